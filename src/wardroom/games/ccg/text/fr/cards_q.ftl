### Cartes Q : nom, et effet dans nos propres mots. « Vous » désigne le joueur dont l’équipe les affronte.

card-aldebaran_serpent = Aldebaran Serpent
    .text = Sauf s’il y a plus de personnels présents que le plus petit attribut parmi eux : placez cette carte sur la mission. Après le reste de ce Q-Flash, l’équipe est stoppée, et vous devez tenter une autre mission avant celle-ci.
    .rule = CCG-18.1 CCG-22.26

card-are_these_truly_your_friends_brother = Are These Truly Your Friends, Brother?
    .text = Si votre défausse compte plus de cartes que cette équipe n’a de personnels, une de ses cartes est désignée au hasard : si elle a une case de points, l’adversaire marque ces points ; sinon, elle est mise hors jeu. Ne peut pas être annulée.
    .rule = CCG-1.6 CCG-4.30 CCG-14.18 CCG-19.15 CCG-22.26

card-gift_of_the_tormentor = Gift of the Tormentor
    .text = Si votre score est de zéro, marquez 100 points bonus ; sinon, cette carte va dans votre défausse. Ne peut pas être annulée.
    .rule = CCG-1.6 CCG-14.18 CCG-22.26

card-go_back_whence_thou_camest = Go Back Whence Thou Camest
    .text = Pour passer : INTÉGRITÉ>10 et INTÉGRITÉ<50 ; sinon, à la fin de votre tour, l’adversaire peut transférer l’un de vos vaisseaux ici vers l’un de vos avant-postes.
    .rule = CCG-13.31 CCG-18.30

card-guilty_provisionally = Guilty - Provisionally
    .text = Un personnel présent, désigné au hasard, meurt, sauf si vous acceptez que l’adversaire puisse annuler le prochain combat que vous engagerez.
    .rule = CCG-13.39 CCG-19.15

card-incoming_message_the_continuum = Incoming Message - The Continuum
    .text = L’adversaire peut mettre fin maintenant à ce Q-Flash et implanter de nouveau <card>Q-Flash</card> sous une autre mission.
    .rule = CCG-22.26

card-into_the_breach = Into the Breach
    .text = Jusqu’au prochain Q-Flash : toute carte <card>Warp Core Breach</card> est annulée. Tous les vaisseaux endommagés en jeu, sauf <card>Borg Ship</card>, sont aussitôt réparés.
    .rule = CCG-14.18 CCG-16.67 CCG-22.26 CCG-22.28

card-lemon_aid = Lemon-Aid
    .text = Si vous avez au moins 20 points d’avance, l’adversaire marque 5 points. Ne peut pas être annulée.
    .rule = CCG-1.6 CCG-14.18 CCG-22.26

card-mandarin_bailiff = Mandarin Bailiff
    .text = L’adversaire capture un personnel présent, désigné au hasard, sauf si vous lui cédez autant de points que ce personnel a de pastilles de compétence.
    .rule = CCG-13.39 CCG-17.20 CCG-17.22 CCG-19.15

card-military_privilege = Military Privilege
    .text = Jusqu’au prochain Q-Flash : les personnels de la Fédération et non-alignés de classification OFFICIER deviennent CIVILS, et inversement.
    .rule = CCG-22.26 CCG-22.28

card-penalty_box = Penalty Box
    .text = Un personnel présent, désigné au hasard, est mis sur cette carte, hors de l’équipe. Si un autre exemplaire est déjà en jeu, son occupant est mis hors jeu et cette carte le remplace. Si cette carte est annulée, son occupant retourne dans la main de son propriétaire.
    .rule = CCG-4.30 CCG-14.18 CCG-19.15 CCG-22.26

card-pla_net = Pla-Net
    .text = Choisissez maintenant : annulez la prochaine carte implantée ici et perdez 5 points ; ou laissez-la, et si c’est un dilemme qui stoppe, neutralise ou met en stase l’un de vos personnels, perdez 5 points.
    .rule = CCG-1.11 CCG-13.39 CCG-14.18 CCG-18.20 CCG-18.25

card-risky_business = Risky Business
    .text = Si l’équipe se réduit à un seul personnel, il meurt et cette carte est implantée de nouveau. Sinon, si vous avez en jeu un équipage ou une équipe d’exploration d’un seul personnel, l’un d’eux, à votre choix, meurt ou vous perdez 5 points.
    .rule = CCG-1.11 CCG-13.39

card-scottish_setter = Scottish Setter
    .text = Sauf si un ANIMAL est présent : un personnel présent, désigné au hasard, est de classification ANIMAL jusqu’au prochain Q-Flash. Annulée par <card>Amanda Rogers</card>.
    .rule = CCG-14.18 CCG-19.15 CCG-22.26 CCG-22.28

card-subsection_q_paragraph_10 = Subsection Q, Paragraph 10
    .text = Chaque joueur perd 1 point par carte en main au-delà de dix. Ne peut pas être annulée.
    .rule = CCG-1.11 CCG-14.18 CCG-22.26

card-the_higher_the_q_er = The Higher ... The Q-er
    .text = Sauf si un CIVIL est présent : affrontez autant de cartes Q de plus qu’il y a de personnels présents ayant une icône Commandement.
    .rule = CCG-22.26

card-wesley_gets_the_point = Wesley Gets the Point
    .text = Si <card>Wesley Crusher</card> est présent ou sur une planète quelconque, il vous fait marquer 1 point et meurt.
    .rule = CCG-1.6 CCG-22.26
