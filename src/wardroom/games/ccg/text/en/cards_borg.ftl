### The cards of the Borg: name, and effect in our own words.

card-a_change_of_plans = A Change of Plans
    .text = Discard your current objective (take it into your hand instead if <card>Borg Queen</card> is in play), download a Borg-only Objective, or do both.
    .rule = CCG-15.1 CCG-15.2 CCG-24.1

card-activate_subcommands = Activate Subcommands
    .text = Download one drone with a communication, one with a navigation and one with a defense icon. Discard this card; you draw no cards this turn.
    .rule = CCG-6.11 CCG-15.1 CCG-15.2

card-adapt_negate_obstruction = Adapt: Negate Obstruction
    .text = Nullify a dilemma, not Q-related, that your Borg with a communication icon have just met, if your Borg met it or a copy of it on an earlier turn.
    .rule = CCG-14.18

card-assimilate_planet = Assimilate Planet
    .text = Target a planet mission worth at least 35 points that is neither assimilated nor a homeworld: your Borg may scout it. After scouting, with your Borg there, probe. Communication or defense icon: the planet is assimilated; place this card there, score 25 points, and you may download an Objective.
    .rule = CCG-1.6 CCG-15.1 CCG-15.2 CCG-20.3 CCG-20.8 CCG-24.3 CCG-24.8

card-assimilate_starship = Assimilate Starship
    .text = Target an opposing ship: your Borg may scout it; one scout may beam aboard while none is there. After scouting, with your Computer Skill aboard it, probe. Communication or defense icon: it is assimilated, and you commandeer it.
    .rule = CCG-12.2 CCG-17.40 CCG-17.41 CCG-20.3 CCG-20.8 CCG-24.3 CCG-24.8

card-borg_cube = Borg Cube
    .text = Your Borg personnel and your equipment may report aboard. An opponent who destroys it scores its 45 points.
    .rule = CCG-1.6 CCG-7.7 CCG-24.7

card-borg_outpost = Borg Outpost
    .text = Seed one at any space mission without affiliation icons; or build it at such a mission, or at an assimilated planet, where you have a Borg ENGINEER. Special download: <card>Transwarp Network Gateway</card>.
    .rule = CCG-5.24 CCG-5.25 CCG-5.30 CCG-15.7 CCG-15.8 CCG-24.8

card-borg_queen = Borg Queen
    .text = When reported, name any skill: the Queen has it; you may change it at the start of each of your turns. Instead of one draw you may download <card>A Change of Plans</card> or a drone.
    .rule = CCG-15.1 CCG-15.2 CCG-24.7

card-borg_sphere = Borg Sphere
    .text = May report aboard your Borg cubes, be carried by them and launch from them. An opponent who destroys it scores its 10 points.
    .rule = CCG-1.6 CCG-11.20

card-eight_of_nineteen = Eight of Nineteen
    .text = Your Borg present have STRENGTH +2 (cumulative).
    .rule = CCG-19.1 CCG-24.7

card-eighteen_of_nineteen = Eighteen of Nineteen
    .text = The ship has RANGE +1 while this drone is aboard (cumulative).
    .rule = CCG-19.1 CCG-24.7

card-eleven_of_nineteen = Eleven of Nineteen
    .text = Once every turn: another of your Borg just killed where this drone is present goes under your draw deck.
    .rule = CCG-24.7

card-eliminate_starship = Eliminate Starship
    .text = Target an opposing ship: your Borg may battle it. If they destroy it, probe. Alternate Universe: you may download <card>Temporal Rift</card>. Borg-only: one other opposing ship present, chosen at random, is damaged.
    .rule = CCG-15.1 CCG-15.2 CCG-16.57 CCG-16.58 CCG-19.15 CCG-20.3 CCG-20.8

card-establish_gateway = Establish Gateway
    .text = Target a space mission with a point box that has not been scouted: your Borg may scout it. After scouting, with your Borg there, probe. Communication or navigation icon: place this card there, score 25 points, download <card>Transwarp Network Gateway</card> there, and you may download an Objective.
    .rule = CCG-1.6 CCG-15.1 CCG-15.2 CCG-20.3 CCG-20.8 CCG-24.3

card-fifteen_of_seventeen = Fifteen of Seventeen
    .text = Instead of one draw you may download a card whose title begins with Adapt.
    .rule = CCG-15.1 CCG-15.2 CCG-24.7

card-four_of_eleven = Four of Eleven
    .text = The ship has SHIELDS +2 while this drone is aboard (cumulative).
    .rule = CCG-7.13 CCG-19.1 CCG-24.7

card-nine_of_eleven = Nine of Eleven
    .text = The Borg of this hive who are present with a Borg with a communication icon share all their skills, each at its highest level.
    .rule = CCG-24.7 CCG-24.12

card-six_of_eleven = Six of Eleven
    .text = Instead of one draw, while aboard your ship: you may download <card>Alternate Universe Door</card>.
    .rule = CCG-15.1 CCG-15.2 CCG-24.7

card-thirteen_of_nineteen = Thirteen of Nineteen
    .text = The ship has WEAPONS +2 while this drone is aboard (cumulative).
    .rule = CCG-19.1 CCG-24.7

card-transwarp_network_gateway = Transwarp Network Gateway
    .text = Seeds at one end of a spaceline (facility phase; one only), or plays on a location where you have a Borg with a navigation icon. A <card>Transwarp Conduit</card> or another Gateway played here moves your ships from one Gateway to another.
    .rule = CCG-11.10

card-two_of_eleven = Two of Eleven
    .text = Where this drone is present, your transporters may beam through opposing SHIELDS.
    .rule = CCG-12.2 CCG-12.4 CCG-24.7

card-two_of_nineteen = Two of Nineteen
    .text = Instead of one draw, while aboard your ship: you may download a Transwarp doorway or interrupt.
    .rule = CCG-15.1 CCG-15.2 CCG-24.7
