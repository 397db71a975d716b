### The tiles of SETI, and the rival's cards: name, text in our own words, and the rules that govern it.

## Techs

card-probe_1 = Probe 1 (second probe)
    .text = You may have 2 probes in space instead of 1. When you take it, launch a probe.
    .rule = SETI-7.1 SETI-1.7

card-probe_2 = Probe 2 (asteroid navigation)
    .text = Visiting asteroids gives you 1 publicity, and leaving asteroids costs no extra move.
    .rule = SETI-7.2 SETI-6.2

card-probe_3 = Probe 3 (light landers)
    .text = Landing costs you 1 energy less: 2, or 1 where anybody has an orbiter.
    .rule = SETI-7.3 SETI-5.14

card-probe_4 = Probe 4 (moon landings)
    .text = You may land on a free moon instead of its planet, at the same cost.
    .rule = SETI-7.4 SETI-5.17

card-telescope_1 = Telescope 1 (wide field)
    .text = In a scan, the signal for Earth may go to a sector beside Earth's. When you take it, gain 2 data.
    .rule = SETI-7.5 SETI-5.22

card-telescope_2 = Telescope 2 (Mercury array)
    .text = In a scan, you may pay 1 publicity for 1 more signal in Mercury's sector.
    .rule = SETI-7.6 SETI-5.22

card-telescope_3 = Telescope 3 (targeted search)
    .text = In a scan, you may discard a hand card for 1 more signal in a sector of its colour.
    .rule = SETI-7.7 SETI-5.22

card-telescope_4 = Telescope 4 (space telescope)
    .text = In a scan, you may pay 1 energy to launch a probe, or else gain 1 move.
    .rule = SETI-7.8 SETI-5.22

card-computer_1 = Computer 1 (funded computing)
    .text = The space above gives 2 VP, the space on it 1 credit.
    .rule = SETI-7.9 SETI-9.2

card-computer_2 = Computer 2 (efficient computing)
    .text = The space above gives 2 VP, the space on it 1 energy.
    .rule = SETI-7.9 SETI-9.2

card-computer_3 = Computer 3 (open computing)
    .text = The space above gives 2 VP, the space on it a card from the row or the deck.
    .rule = SETI-7.9 SETI-9.2

card-computer_4 = Computer 4 (public computing)
    .text = The space above gives 2 VP, the space on it 2 publicity.
    .rule = SETI-7.9 SETI-9.2

## Bonuses of tech tiles

card-bonus_vp = 3 VP bonus
    .text = Bonus of the tile: 3 VP.
    .rule = SETI-7.10 SETI-5.32

card-bonus_publicity = Publicity bonus
    .text = Bonus of the tile: 1 publicity.
    .rule = SETI-7.10 SETI-5.32

card-bonus_energy = Energy bonus
    .text = Bonus of the tile: 1 energy.
    .rule = SETI-7.10 SETI-5.32

card-bonus_card = Card bonus
    .text = Bonus of the tile: a card from the row or the deck.
    .rule = SETI-7.10 SETI-5.32

## Gold scoring tiles

card-gold_tech_a = Tech tile: sets
    .text = For each set of a probe, a telescope and a computer tech: 11, 8 or 5 VP by the space of your marker.
    .rule = SETI-14.5 SETI-14.6 SETI-12.2

card-gold_tech_b = Tech tile: pairs
    .text = For each pair of techs: 7, 5 or 3 VP by the space of your marker.
    .rule = SETI-14.5 SETI-14.6 SETI-12.2

card-gold_mission_a = Mission tile: single
    .text = For each completed mission: 4, 3 or 2 VP by the space of your marker.
    .rule = SETI-14.5 SETI-14.6 SETI-12.2

card-gold_mission_b = Mission tile: pairs
    .text = For each pair of completed missions or end-of-game cards: 8, 6 or 4 VP by the space of your marker.
    .rule = SETI-14.5 SETI-14.6 SETI-12.2

card-gold_income_a = Income tile: sets
    .text = For each set of a tucked credit, energy and card income: 11, 8 or 5 VP by the space of your marker.
    .rule = SETI-14.5 SETI-14.6 SETI-12.2

card-gold_income_b = Income tile: most
    .text = For each tucked income of the more frequent of credit and energy: 5, 4 or 3 VP by the space of your marker.
    .rule = SETI-14.5 SETI-14.6 SETI-12.2

card-gold_other_a = Other tile: traces
    .text = For each set of a red, a yellow and a blue trace: 8, 6 or 4 VP by the space of your marker.
    .rule = SETI-14.5 SETI-14.6 SETI-12.2

card-gold_other_b = Other tile: wins
    .text = For each sector win paired with an orbiter or lander: 8, 6 or 4 VP by the space of your marker.
    .rule = SETI-14.5 SETI-14.6 SETI-12.2

## Species

card-mascamites = Mascamites
    .text = Samples lie on Jupiter and Saturn. Cards let you collect them; the capsules fly on to where a mission wants them.
    .rule = SETI-15.1.1 SETI-15.1.4

card-anomalies = Anomalies
    .text = Three tokens lie on the outermost ring. Whenever Earth comes to one, the highest marker in the column of its colour gains its reward.
    .rule = SETI-15.2.1 SETI-15.2.2

card-oumuamua = 'Oumuamua
    .text = A new planet on disc 3. It can be visited, orbited, landed on and observed, and it holds exofossils that pay for the best spaces.
    .rule = SETI-15.3.1 SETI-15.3.2

card-centaurians = Centaurians
    .text = Messages take time: tiles and cards are put 15 points ahead and answer when your score gets there.
    .rule = SETI-15.4.1 SETI-15.4.2

card-exertians = Exertians
    .text = Their cards are played face down and pay at the end if you did what they ask. Who has the most danger then loses a tenth of all points.
    .rule = SETI-15.5.1 SETI-15.5.6

## Samples

card-sample_credit = Sample: credits
    .text = Reward: 2 credits.
    .rule = SETI-15.1.5 SETI-15.1.7

card-sample_energy = Sample: energy
    .text = Reward: 2 energy.
    .rule = SETI-15.1.5 SETI-15.1.7

card-sample_publicity = Sample: publicity
    .text = Reward: 3 publicity.
    .rule = SETI-15.1.5 SETI-15.1.7

card-sample_data = Sample: data
    .text = Reward: 2 data.
    .rule = SETI-15.1.5 SETI-15.1.7

card-sample_cards = Sample: cards
    .text = Reward: 2 cards from the deck.
    .rule = SETI-15.1.5 SETI-15.1.7

card-sample_vp_card = Sample: VP and card
    .text = Reward: 3 VP and a card from the row or the deck.
    .rule = SETI-15.1.5 SETI-15.1.7

card-sample_vp = Sample: VP
    .text = Reward: 7 VP.
    .rule = SETI-15.1.5 SETI-15.1.7

## Anomalies

card-anomaly_red = Red anomaly
    .text = One side: 4 VP. Other side: 1 credit.
    .rule = SETI-15.2.2

card-anomaly_yellow = Yellow anomaly
    .text = One side: a card from the row or the deck. Other side: 2 publicity.
    .rule = SETI-15.2.2

card-anomaly_blue = Blue anomaly
    .text = One side: 1 energy. Other side: 1 data.
    .rule = SETI-15.2.2

## Message rewards

card-message_trace = Message: trace
    .text = Message: mark a trace of any colour.
    .rule = SETI-15.4.1

card-message_card = Message: card
    .text = Message: a card of this species and 1 energy.
    .rule = SETI-15.4.1

card-message_publicity = Message: publicity
    .text = Message: 3 publicity.
    .rule = SETI-15.4.1

card-message_vp = Message: VP
    .text = Message: 8 VP.
    .rule = SETI-15.4.1

## Objectives

card-obj_101 = Objective: have at least 8 publicity
    .text = Level I objective: have at least 8 publicity.
    .rule = SETI-17.2 SETI-17.7

card-obj_102 = Objective: have at least 16 VP
    .text = Level I objective: have at least 16 VP.
    .rule = SETI-17.2 SETI-17.6

card-obj_103 = Objective: land a probe or win a sector
    .text = Level I objective: land a probe or win a sector.
    .rule = SETI-17.2 SETI-17.16 SETI-17.12

card-obj_104 = Objective: have at least 5 data in the pool
    .text = Level I objective: have at least 5 data in the pool.
    .rule = SETI-17.2 SETI-17.8

card-obj_201 = Objective: visit asteroids and mark a blue trace
    .text = Level II objective: visit asteroids and mark a blue trace.
    .rule = SETI-17.2 SETI-17.9 SETI-17.16

card-obj_202 = Objective: win a yellow or blue sector
    .text = Level II objective: win a yellow or blue sector.
    .rule = SETI-17.2 SETI-17.16 SETI-17.12

card-obj_203 = Objective: orbit or land at Venus or Mercury
    .text = Level II objective: orbit or land at Venus or Mercury.
    .rule = SETI-17.2 SETI-17.16 SETI-17.12

card-obj_204 = Objective: gain a telescope tech and complete a mission
    .text = Level II objective: gain a telescope tech and complete a mission.
    .rule = SETI-17.2 SETI-17.16 SETI-17.11

card-obj_205 = Objective: orbit or land at Jupiter or Saturn
    .text = Level II objective: orbit or land at Jupiter or Saturn.
    .rule = SETI-17.2 SETI-17.16 SETI-17.12

card-obj_206 = Objective: gain a probe tech and complete a mission
    .text = Level II objective: gain a probe tech and complete a mission.
    .rule = SETI-17.2 SETI-17.16 SETI-17.11

card-obj_207 = Objective: win a blue or red sector
    .text = Level II objective: win a blue or red sector.
    .rule = SETI-17.2 SETI-17.16 SETI-17.12

card-obj_208 = Objective: win a red or yellow sector
    .text = Level II objective: win a red or yellow sector.
    .rule = SETI-17.2 SETI-17.16 SETI-17.12

card-obj_209 = Objective: gain a computer tech and mark a blue trace
    .text = Level II objective: gain a computer tech and mark a blue trace.
    .rule = SETI-17.2 SETI-17.16

card-obj_210 = Objective: orbit or land at Mars, Uranus or Neptune
    .text = Level II objective: orbit or land at Mars, Uranus or Neptune.
    .rule = SETI-17.2 SETI-17.16 SETI-17.12

card-obj_211 = Objective: visit a comet and play a card for exactly 3 credits
    .text = Level II objective: visit a comet and play a card for exactly 3 credits.
    .rule = SETI-17.2 SETI-17.9 SETI-17.10

card-obj_301 = Objective: gain a computer tech and gain a tech
    .text = Level III objective: gain a computer tech and gain a tech.
    .rule = SETI-17.2 SETI-17.16

card-obj_302 = Objective: put a probe in orbit
    .text = Level III objective: put a probe in orbit.
    .rule = SETI-17.2 SETI-17.16

card-obj_303 = Objective: gain a telescope tech and win a sector
    .text = Level III objective: gain a telescope tech and win a sector.
    .rule = SETI-17.2 SETI-17.16

card-obj_304 = Objective: scan (2 times)
    .text = Level III objective: scan (2 times).
    .rule = SETI-17.2 SETI-17.16 SETI-17.25

card-obj_305 = Objective: launch a probe and have at least 9 publicity
    .text = Level III objective: launch a probe and have at least 9 publicity.
    .rule = SETI-17.2 SETI-17.16 SETI-17.7

card-obj_306 = Objective: gain a probe tech and land a probe
    .text = Level III objective: gain a probe tech and land a probe.
    .rule = SETI-17.2 SETI-17.16

card-obj_307 = Objective: mark a blue trace (2 times)
    .text = Level III objective: mark a blue trace (2 times).
    .rule = SETI-17.2 SETI-17.16 SETI-17.25

card-obj_308 = Objective: win a black sector
    .text = Level III objective: win a black sector.
    .rule = SETI-17.2 SETI-17.16

card-obj_309 = Objective: launch a probe, mark a blue trace and scan
    .text = Level III objective: launch a probe, mark a blue trace and scan.
    .rule = SETI-17.2 SETI-17.16

card-obj_901 = Objective: gain a probe tech, gain a telescope tech and gain a computer tech
    .text = Long-term objective: gain a probe tech, gain a telescope tech and gain a computer tech.
    .rule = SETI-17.2 SETI-17.16 SETI-19.5

card-obj_902 = Objective: tuck a card for income (3 times)
    .text = Long-term objective: tuck a card for income (3 times).
    .rule = SETI-17.2 SETI-17.16 SETI-19.5 SETI-17.25

card-obj_903 = Objective: mark a trace (3 times)
    .text = Long-term objective: mark a trace (3 times).
    .rule = SETI-17.2 SETI-17.16 SETI-19.5 SETI-17.25

## The rival's cards

card-s1 = Rival card S.1
    .text = Arrow left. (1) with a full computer, analyse. (2) with no probe on Earth, launch one and gain 1 publicity. (3) take a tech for 6 publicity. (4) with a probe on Earth, fly up to 3 moves to the first of these in reach: Saturn, Mars, Jupiter, Venus; rather orbit than land.
    .rule = SETI-16.13 SETI-16.30 SETI-16.15 SETI-16.16 SETI-16.19

card-s2 = Rival card S.2
    .text = Arrow right. (1) with a full computer, analyse. (2) take a tech for 6 publicity. (3) mark signals: Earth's sector, a card of the row, a card of the row.
    .rule = SETI-16.13 SETI-16.30 SETI-16.16 SETI-16.26

card-s3 = Rival card S.3
    .text = Arrow left. (1) if the first species is discovered, put its card in place of this one and play that. (2) take a tech for 6 publicity. (3) mark signals: Earth's sector, a card of the row, a card of the row.
    .rule = SETI-16.13 SETI-16.32 SETI-16.16 SETI-16.26

card-s4 = Rival card S.4
    .text = Arrow right. (1) if the second species is discovered, put its card in place of this one and play that. (2) with a probe on Earth, fly up to 3 moves to the first of these in reach: Jupiter, Mars, Saturn, Venus; rather orbit than land. (3) take a tech for nothing, then progress 1.
    .rule = SETI-16.13 SETI-16.32 SETI-16.19 SETI-16.16

card-s5 = Rival card S.5
    .text = Arrow left. (1) with a full computer, analyse and gain 3 VP. (2) take a tech for 6 publicity, then progress 1. (3) mark signals: Earth's sector, Earth's sector, a card of the row.
    .rule = SETI-16.13 SETI-16.30 SETI-16.16 SETI-16.26

card-s6 = Rival card S.6
    .text = Arrow left. (1) take a tech for 6 publicity, then progress 1. (2) with no probe on Earth, launch one and gain 1 publicity and progress 1. (3) mark signals: Earth's sector, Earth's sector, a card of the row.
    .rule = SETI-16.13 SETI-16.16 SETI-16.15 SETI-16.26

card-s7 = Rival card S.7
    .text = Arrow right. (1) take a tech for 6 publicity, then progress 1. (2) with a probe on Earth, fly up to 4 moves to the first of these in reach: Neptune, Saturn, Mercury, Venus; rather land than orbit. (3) mark signals: Earth's sector, Earth's sector, a card of the row.
    .rule = SETI-16.13 SETI-16.16 SETI-16.19 SETI-16.26

card-s8 = Rival card S.8
    .text = Arrow left. (1) with a full computer, analyse and gain 3 VP. (2) with a probe on Earth, fly up to 4 moves to the first of these in reach: Uranus, Jupiter, Mercury, Venus; rather land than orbit. (3) mark signals: Earth's sector, Earth's sector, a card of the row.
    .rule = SETI-16.13 SETI-16.30 SETI-16.19 SETI-16.26

card-s9 = Rival card S.9
    .text = Arrow right. (1) with a full computer, analyse and gain 3 VP. (2) with no probe on Earth, launch one and gain 1 publicity and progress 1. (3) with a probe on Earth, fly up to 4 moves to the first of these in reach: Neptune, Uranus, Mercury, Venus; rather orbit than land.
    .rule = SETI-16.13 SETI-16.30 SETI-16.15 SETI-16.19

card-s10 = Rival card S.10
    .text = Arrow right. (1) with a full computer, analyse and gain 3 VP. (2) with no probe on Earth, launch one and gain 1 publicity and progress 1. (3) mark signals: Earth's sector, Earth's sector, a card of the row.
    .rule = SETI-16.13 SETI-16.30 SETI-16.15 SETI-16.26

card-s11 = Rival card S.11
    .text = Arrow right. (1) take a tech for 6 publicity, then progress 1. (2) with a full computer, analyse and gain 3 VP. (3) mark signals: Earth's sector, Earth's sector, a card of the row.
    .rule = SETI-16.13 SETI-16.16 SETI-16.30 SETI-16.26

card-s12 = Rival card S.12
    .text = Arrow left. (1) take a tech for 6 publicity, then progress 1. (2) with no probe on Earth, launch one and gain 1 publicity and progress 1. (3) with a probe on Earth, fly up to 4 moves to the first of these in reach: Mercury, Saturn, Jupiter, Venus; rather land than orbit.
    .rule = SETI-16.13 SETI-16.16 SETI-16.15 SETI-16.19

card-s13 = Rival card S.13
    .text = Arrow left. (1) with a probe on Earth, fly up to 4 moves to the first of these in reach: Neptune, Uranus, Mars, Venus; rather land than orbit. (2) with a full computer, analyse and gain 3 VP. (3) mark signals: Earth's sector, Earth's sector, a card of the row.
    .rule = SETI-16.13 SETI-16.19 SETI-16.30 SETI-16.26

card-s14 = Rival card S.14
    .text = Arrow right. (1) with no probe on Earth, launch one and gain 1 publicity and progress 1. (2) take a tech for 6 publicity, then progress 1. (3) mark signals: Earth's sector, Earth's sector, a card of the row.
    .rule = SETI-16.13 SETI-16.15 SETI-16.16 SETI-16.26

card-s15 = Rival card S.15
    .text = Arrow right. (1) with no probe on Earth, launch one and gain 1 publicity. (2) with a probe on Earth, land at Saturn within 4 moves or else at Jupiter within 5, and put a sample of that planet on the Mascamite board.
    .rule = SETI-16.13 SETI-16.15 SETI-16.45

card-s16 = Rival card S.16
    .text = Arrow left. (1) if its marker is not the highest in the column of the next anomaly, mark a trace there on the Anomalies board, then 3 VP. (2) take a tech for nothing, then progress 1.
    .rule = SETI-16.13 SETI-16.46 SETI-16.16

card-s17 = Rival card S.17
    .text = Arrow left. (1) with a probe on Earth, fly up to 4 moves to the first of these in reach: 'Oumuamua; rather land than orbit. (2) mark signals: Earth's sector, a card of the row, the 'Oumuamua tile.
    .rule = SETI-16.13 SETI-16.19 SETI-16.26 SETI-16.47

card-s18 = Rival card S.18
    .text = Arrow right. (1) with a message tile left and none on the score track, put one 15 points ahead, then progress 1. (2) mark signals: Earth's sector, a card of the row, a card of the row.
    .rule = SETI-16.13 SETI-16.49 SETI-16.26

card-s19 = Rival card S.19
    .text = Arrow right. (1) with fewer than 5 Exertian cards and markers on their board, play a card of theirs at random. (2) mark signals: Earth's sector, a card of the row, a card of the row.
    .rule = SETI-16.13 SETI-16.51 SETI-16.26

card-se2_s1 = Rival card SE2_S.1
    .text = Arrow left. (1) mark a trace of any colour, then as much progress as there are stars.
    .rule = SETI-16.13 SETI-16.39 SETI-19.8

card-se2_s2 = Rival card SE2_S.2
    .text = Arrow left. (1) with a probe on Earth, fly up to 4 moves to the first planet in reach that has a glyph; rather land than orbit. (2) mark signals: Earth's sector, Earth's sector, a card of the row.
    .rule = SETI-16.13 SETI-16.19 SETI-16.26

card-se2_s3 = Rival card SE2_S.3
    .text = Arrow right. (1) breach one of its security cards at random, mark the overflow space of that colour, then 3 VP and 2 minor explorations. (2) mark a trace of any colour.
    .rule = SETI-16.13 SETI-16.39

card-se2_s4 = Rival card SE2_S.4
    .text = Arrow right. (1) if a section of the Amoeba board has 3 organelles, gain all their bonuses. (2) take a tech for nothing, then progress 1.
    .rule = SETI-16.13 SETI-16.6 SETI-16.16
