### Q-icon cards: name, and effect in our own words. “You” are the player whose team faces them.

card-aldebaran_serpent = Aldebaran Serpent
    .text = Unless there are more personnel present than the lowest single attribute among them: place on the mission. After the rest of this Q-Flash the team is stopped, and you must attempt another mission before this one.
    .rule = CCG-18.1 CCG-22.26

card-are_these_truly_your_friends_brother = Are These Truly Your Friends, Brother?
    .text = If your discard pile holds more cards than this team has personnel, one of its cards is chosen at random: if it has a point box, the opponent scores its points; otherwise it goes out of play. Cannot be nullified.
    .rule = CCG-1.6 CCG-4.30 CCG-14.18 CCG-19.15 CCG-22.26

card-gift_of_the_tormentor = Gift of the Tormentor
    .text = If your score is zero, score 100 bonus points; otherwise this card goes to your discard pile. Cannot be nullified.
    .rule = CCG-1.6 CCG-14.18 CCG-22.26

card-go_back_whence_thou_camest = Go Back Whence Thou Camest
    .text = Get past with INTEGRITY>10 and INTEGRITY<50; otherwise, at the end of your turn, the opponent may relocate one of your ships here to one of your outposts.
    .rule = CCG-13.31 CCG-18.30

card-guilty_provisionally = Guilty - Provisionally
    .text = One personnel present, chosen at random, dies, unless you accept that the opponent may cancel the next battle you start.
    .rule = CCG-13.39 CCG-19.15

card-incoming_message_the_continuum = Incoming Message - The Continuum
    .text = The opponent may end this Q-Flash now and seed the <card>Q-Flash</card> again under another mission.
    .rule = CCG-22.26

card-into_the_breach = Into the Breach
    .text = Until any Q-Flash: every <card>Warp Core Breach</card> is nullified. Every damaged ship in play except <card>Borg Ship</card> is repaired at once.
    .rule = CCG-14.18 CCG-16.67 CCG-22.26 CCG-22.28

card-lemon_aid = Lemon-Aid
    .text = If you lead by at least 20 points, the opponent scores 5 points. Cannot be nullified.
    .rule = CCG-1.6 CCG-14.18 CCG-22.26

card-mandarin_bailiff = Mandarin Bailiff
    .text = The opponent captures one personnel present, chosen at random, unless you give the opponent as many points as that personnel has skill dots.
    .rule = CCG-13.39 CCG-17.20 CCG-17.22 CCG-19.15

card-military_privilege = Military Privilege
    .text = Until any Q-Flash: Federation and Non-Aligned personnel of OFFICER classification are CIVILIANs instead, and the other way round.
    .rule = CCG-22.26 CCG-22.28

card-penalty_box = Penalty Box
    .text = One personnel present, chosen at random, is put on this card, out of the team. If another copy is already in play, its occupant goes out of play, and this card replaces it. If this card is nullified, its occupant returns to its owner's hand.
    .rule = CCG-4.30 CCG-14.18 CCG-19.15 CCG-22.26

card-pla_net = Pla-Net
    .text = Choose now: nullify the next seed card here and lose 5 points; or leave it, and if it is a dilemma that stops, disables or puts in stasis any of your personnel, lose 5 points.
    .rule = CCG-1.11 CCG-13.39 CCG-14.18 CCG-18.20 CCG-18.25

card-risky_business = Risky Business
    .text = If the team is a single personnel, that one dies, and this card is seeded again. Otherwise, if you have any crew or Away Team of one personnel in play, one of them of your choice dies or you lose 5 points.
    .rule = CCG-1.11 CCG-13.39

card-scottish_setter = Scottish Setter
    .text = Unless an ANIMAL is present: one personnel present, chosen at random, has ANIMAL classification until any Q-Flash. Nullified by <card>Amanda Rogers</card>.
    .rule = CCG-14.18 CCG-19.15 CCG-22.26 CCG-22.28

card-subsection_q_paragraph_10 = Subsection Q, Paragraph 10
    .text = Each player loses 1 point for each card in hand above ten. Cannot be nullified.
    .rule = CCG-1.11 CCG-14.18 CCG-22.26

card-the_higher_the_q_er = The Higher ... The Q-er
    .text = Unless a CIVILIAN is present: face as many extra Q-icon cards as there are personnel present with a command icon.
    .rule = CCG-22.26

card-wesley_gets_the_point = Wesley Gets the Point
    .text = If <card>Wesley Crusher</card> is present or on any planet, he scores 1 point for you and dies.
    .rule = CCG-1.6 CCG-22.26
