### Tribbles and troubles: name, and effect in our own words.

card-tribbles_1 = 1 Tribble
    .text = May report anywhere. Each personnel present who is not Klingon has CUNNING -1. Once every turn you may have one personnel present, chosen at random, stopped.
    .rule = CCG-18.1 CCG-19.15 CCG-22.1 CCG-22.4 CCG-22.6 CCG-22.9

card-tribbles_1000 = 1,000 Tribbles
    .text = Breeds from 100. Each personnel present loses its first-listed skill.
    .rule = CCG-9.4 CCG-22.1 CCG-22.5 CCG-22.7 CCG-22.9

card-tribbles_10 = 10 Tribbles
    .text = May report anywhere. Each Klingon present has INTEGRITY -1 and, unless <card>Divok</card> is present, loses its first-listed skill.
    .rule = CCG-9.4 CCG-22.1 CCG-22.4 CCG-22.6 CCG-22.9

card-tribbles_10000 = 10,000 Tribbles
    .text = Breeds from 1,000. Where present, mission attempts need Exobiology x2 in addition, and nobody can probe.
    .rule = CCG-20.3 CCG-20.8 CCG-22.1 CCG-22.5 CCG-22.7 CCG-22.9

card-tribbles_100 = 100 Tribbles
    .text = Breeds from 10. Where present, mission attempts need Leadership x2 in addition. On a planet, <card>Colony</card> scores nothing.
    .rule = CCG-22.1 CCG-22.5 CCG-22.7 CCG-22.9

card-tribbles_100000 = 100,000 Tribbles
    .text = Breeds from 10,000. Where present, nobody reports for free. On a planet, a mission solved here is worth 10 points less.
    .rule = CCG-7.4 CCG-22.1 CCG-22.5 CCG-22.7 CCG-22.9

card-in_the_engine_room = ... in the Engine Room
    .text = Play on a group of at least 100 on a ship: its WEAPONS and RANGE are 1 lower. With at least 1,000 the ship is also stopped after each move, unless ENGINEER x3 is aboard.
    .rule = CCG-18.1 CCG-22.1 CCG-22.8

card-in_the_transporters = ... in the Transporters
    .text = Play on a group of at least 100 aboard: when a personnel leaves, up to 10 of its tribbles may go along. Then discard this card.
    .rule = CCG-22.1 CCG-22.8

card-on_the_bridge = ... on the Bridge
    .text = Play on a group of at least 100 on a ship: bonuses of a matching commander do not count. With at least 1,000, at most ten personnel may take part in an attempt here.
    .rule = CCG-9.47 CCG-22.1 CCG-22.8

card-on_the_station = ... on the Station
    .text = Play on a group of at least 1,000 that has just bred: up to 100 of its tribbles may spread to an adjacent site, or between a facility and a docked, landed or carried ship. Then discard this card.
    .rule = CCG-22.1 CCG-22.8
