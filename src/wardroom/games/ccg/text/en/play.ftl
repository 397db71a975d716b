### Questions, options, refusals and log lines of the Star Trek Customizable Card Game.

game-name = Star Trek CCG
    .short = Star Trek CCG
    .say = Two decks, one spaceline: crews, missions, and dilemmas under them.
    .time = 20–120 min
game-about = The Star Trek Customizable Card Game, First Edition: report personnel and ships, fly along a spaceline of missions, send crews and Away Teams to attempt them, and overcome what the other player has hidden there. Whoever first has enough points wins.

setting-format = Format
    .about = Academy is short: four missions, 60 points, two card plays a turn. In the full game there are six missions, and 100 points are needed.
setting-format-academy = Academy
setting-format-full = full game
setting-seeding = Seed cards
    .about = Dealt: the program lays out missions, dilemmas and outposts, and the game begins at once. By hand: the players do it in the seed phases.
setting-seeding-dealt = dealt
setting-seeding-by_hand = by hand
setting-plays = Card plays
    .about = How many normal card plays each player has in a turn of the full game. In the Academy there are always two.
setting-deck = Deck
    .about = A ready-made deck of the chosen format, or a deck code. Both lists are open to both players.
setting-deck-random = one of this format, by chance
setting-deck-drawn = a new one from all cards, by chance
setting-deck-academy_federation = { deck-academy_federation }
setting-deck-academy_klingon = { deck-academy_klingon }
setting-deck-academy_romulan = { deck-academy_romulan }
setting-deck-federation_explorers = { deck-federation_explorers }
setting-deck-klingon_warriors = { deck-klingon_warriors }
setting-deck-romulan_shadows = { deck-romulan_shadows }
setting-deck-khitomer_alliance = { deck-khitomer_alliance }
setting-deck-duras_conspiracy = { deck-duras_conspiracy }
setting-deck-continuum_oddities = { deck-continuum_oddities }
setting-deck-borg_collective = { deck-borg_collective }
error-other-format = Both decks must be for { $format ->
    [academy] the Academy
   *[full] the full game
}, the format of this game (CCG-3.14).

## Card backs and zones

back-draw = a card
    .several = { $count } cards
back-seed = a seed card
    .several = { $count } seed cards
back-mission = a mission
back-tactic = a tactic
back-q = a Q card
back-tribble = a tribble
back-tent = a card of Q’s Tent
back-site = a site
zone-table = In play
zone-drawn = Drawn
zone-deck = Draw deck
zone-hand = Hand
zone-seeds = Seed cards
zone-missions = Mission pile
zone-agenda = Hidden agendas
zone-look = Looked at
zone-tactics = Battle Bridge
zone-q_side = Q-Continuum
zone-tribbles = Tribbles
zone-tent = Q’s Tent
zone-sites = Sites
zone-discard = Discard pile
zone-out = Out of play

## Seed phases

ask-seed-doorway = Which doorway do you seed?
    .rule = CCG-5.4
option-seed-doorway-core = Seed { $card }
option-seed-doorway-download = { $card }: special download
option-seed-doorway-pass = Pass
ask-mission-end = At which end of its spaceline does { $card } go?
    .rule = CCG-5.7
option-mission-end-left = At the left end
option-mission-end-right = At the right end
ask-seed-dilemma = Which seed card do you lay next, and under which mission?
    .rule = CCG-5.15
    .why = Of the cards that you lay under one mission, the first is met first.
option-seed-dilemma-under = { $card } under { $card2 }
option-seed-dilemma-done = Done
ask-seed-facility = What do you seed, and where?
    .rule = CCG-5.23
option-seed-facility-core = Seed { $card }
option-seed-facility-seed = { $card } at { $card2 }
option-seed-facility-download = { $card }: special download
option-seed-facility-pass = Pass
refuse-not-seeded-now = { $card } is not seeded in this phase.
refuse-not-there = { $card } cannot be seeded there.
refuse-not-under = { $card } does not go under a mission.
refuse-one-artifact = You have an artifact here already.
refuse-wrong-icon = { $card } does not fit the icon of this mission.
refuse-same-dilemma = You have a { $card } under this mission already.
refuse-seed-one = You have seeded a { $card } already.
refuse-no-icon = The mission shows no { $name_affiliation } icon.
refuse-homeworld = { $card } is a homeworld: no outpost can be here.
refuse-not-homeworld = It goes only to the homeworld of this affiliation: { $name_affiliation }.
refuse-facility-there = You own { $card } here already.
refuse-other-quadrant = It is native to another quadrant ({ $name_quadrant }).

## Playing cards

ask-play = Which card do you play?
    .rule = CCG-6.4
option-play-play = Play { $card }
option-play-alert = { $card }: report any number of cards
option-play-download = { $card }: special download
option-play-done = Go on to the orders
ask-report-to = Where does { $card } report?
    .rule = CCG-7.6
option-report-to = { $card }
ask-build-at = Where do you build { $card }?
    .rule = CCG-5.30
option-build-at = { $card }
ask-mode = Which affiliation does { $card } take?
    .rule = CCG-8.4
option-mode = { $word }
    .word = affiliation
ask-persona = Do you exchange a version of somebody in play for another one?
    .rule = CCG-7.15
option-persona-replace = { $card } for { $card2 }
option-persona-pass = No
ask-which-first = Which effect comes first?
    .rule = CCG-6.12
option-which-first = { $card }
ask-fetch = { $card }: what do you download?
    .rule = CCG-15.7
option-fetch = { $card }
option-fetch-none = Nothing
ask-aim-ship = { $card }: which ship?
    .rule = CCG-14.2
option-aim-ship = { $card }
ask-aim-player = { $card }: which player?
    .rule = CCG-14.2
option-aim-player-you = You
option-aim-player-opponent = Your opponent
ask-aim-event = { $card }: which event?
    .rule = CCG-14.2
option-aim-event = { $card }
ask-aim-outpost = { $card }: which outpost?
    .rule = CCG-14.2
option-aim-outpost = { $card }
ask-aim-dead = { $card }: for whom?
    .rule = CCG-14.2
option-aim-dead = { $card }
refuse-unplayable = Cards of this kind are not played from hand: { $name_kind }.
refuse-play-phase-over = The play phase is over; this is played before the first order.
refuse-no-card-play = { $count ->
    [one] Your normal card play is used.
   *[other] Your { $count } normal card plays are used.
}
refuse-not-in-this-version = { $card } has no effect in this version yet.
refuse-only-an-answer = { $card } is only played in answer to something.
refuse-alert-given = You report by { $card } this turn already.
refuse-already-in-play = You may not have this card in play together with { $card }.
refuse-needs-au-door = Alternate Universe cards need a card that lets them enter play.
refuse-no-facility = You have no outpost or headquarters where it could report.
refuse-station-reports-nobody = Nobody reports to { $card }.
refuse-incompatible = { $card } and { $card2 } are not compatible.
refuse-nowhere-to-build = { $card } is built where you have the matching personnel for it, and where no facility of yours is.
refuse-no-version = This is no other version of { $card }.
refuse-no-target = There is nothing it could be played for.
refuse-not-named = The icon of { $card2 } does not name this card.
refuse-nowhere = There is no place for it there.

## Answers

trigger-played = A card was played.
trigger-passing = A ship is about to pass.
trigger-leaving = A ship is about to leave.
trigger-attempt = A mission is being attempted.
trigger-battle = A battle is about to begin.
trigger-encounter = A dilemma was met.
trigger-requirements = The requirements of the mission are about to be checked.
trigger-selected = Somebody was selected at random.
trigger-before_winner = The winner of the battle is about to be found.
trigger-killed = Somebody was killed.
trigger-destroying = Something is about to be destroyed.
trigger-completed = A mission was completed.
trigger-drawn = A card was drawn.
trigger-pause = Between two actions.
window-played = cards played
window-passing = ships passing
window-leaving = ships leaving
window-attempt = attempts
window-battle = battles
window-encounter = dilemmas met
window-requirements = requirements checked
window-selected = random selections
window-before_winner = winners of battles
window-killed = deaths
window-destroying = destructions
window-completed = missions completed
window-drawn = cards drawn
window-pause = pauses between actions
ask-answer = { $name_trigger } Do you answer?
    .rule = CCG-14.4
option-answer = Play { $card }
option-answer-download = { $card }: special download
option-answer-pass = Pass
ask-answer-about = { $name_trigger } ({ $card }) Do you answer?
    .rule = CCG-14.4
option-answer-about = Play { $card }
option-answer-about-download = { $card }: special download
option-answer-about-pass = Pass
refuse-no-answer = This card does not answer what happens now.

## Orders

ask-order = What do you order?
    .rule = CCG-6.5
option-order-attempt = { $party ->
    [space] Attempt { $card } with { $card2 }, { $count ->
        [one] 1 person
       *[other] { $count } people
    }
   *[planet] Attempt { $card } with { $count ->
        [one] { $card2 } alone
       *[other] { $count } people ({ $card2 } and others)
    }
}
option-order-fly = Fly: { $card } → { $card2 }
option-order-dock = Dock { $card } at { $card2 }
option-order-undock = Undock { $card }
option-order-beam = Beam: { $card } → { $card2 }
option-order-walk = Walk: { $card } → { $card2 }
option-order-split = Split the Away Team at { $card }
option-order-join = Join the Away Teams at { $card }
option-order-rescue = Take those in { $card } aboard { $card2 }
option-order-play = Play { $card }
option-order-download = { $card }: special download
option-order-end = End your orders
ask-who-beam = Who beams from { $card } to { $card2 }?
    .rule = CCG-12.14
option-who-beam = { $card }
option-who-beam-everybody = Everybody who may
option-who-beam-done = Done
ask-who-walk = Who walks from { $card } to { $card2 }?
    .rule = CCG-12.9
option-who-walk = { $card }
option-who-walk-everybody = Everybody who may
option-who-walk-done = Done
ask-who-split = Who forms a team of their own at { $card }?
    .rule = CCG-12.11
option-who-split = { $card }
option-who-split-done = Done
refuse-too-many-orders = You have given { $count } orders this turn; more are not allowed.
refuse-is-stopped = { $card } is stopped.
refuse-is-disabled = { $card } is disabled.
refuse-is-cloaked = { $card } is cloaked.
refuse-is-carried = { $card } is aboard another ship.
refuse-still-docked = { $card } is docked and must undock first.
refuse-still-landed = { $card } has landed and must take off first.
refuse-cannot-move = { $card } cannot move while { $card2 } is on it.
refuse-nobody-matches = { $card } is not staffed: nobody aboard who is unstopped matches its affiliation ({ $name_affiliation }).
refuse-no-staff = { $card } is not staffed: it lacks a personnel for this icon: { $name_icon }.
refuse-other-spaceline = No flight leads to another spaceline.
refuse-too-far = The way costs { $count } RANGE; { $card } has { $count2 } left.
refuse-not-usable = Nothing docks at { $card } here.
refuse-nobody-there = Nobody of yours is at { $card }.
refuse-all-stopped = Nobody at { $card } can move: they are stopped or disabled.
refuse-barrier = { $card } lets nobody beam here.
refuse-quarantined = { $card } is under quarantine.
refuse-nobody-carries = Equipment and disabled personnel need somebody who takes them along.
refuse-teams-incompatible = These Away Teams are not compatible.

## Attempts

ask-attempt-ship = { $card }: which crew attempts together with the Away Team?
    .rule = CCG-13.8
option-attempt-ship = { $card }
ask-who-faces = Who faces this dilemma?
    .rule = CCG-13.9
option-who-faces-space = The crew
option-who-faces-planet = The Away Team
ask-pay-discard = { $card }: what do you discard to get past it?
    .rule = CCG-13.20
option-pay-discard = { $card }
option-pay-discard-no = Nothing
ask-struck = { $card }: who is it?
    .rule = CCG-19.16
option-struck = { $card }
refuse-already-solved = This mission is completed.
refuse-no-point-box = This mission has no point box.
refuse-not-your-mission = It is your opponent’s mission, and shows { $count } points: you may attempt it from 40 points on.
refuse-blocked = { $card } does not let anybody attempt this mission.
refuse-planet-needs-team = A planet mission is attempted by an Away Team on the surface.
refuse-space-needs-crew = A space mission is attempted by the crew of an undocked ship.
refuse-dual-needs-both = It takes an Away Team on the planet and a crew in orbit, and somebody who matches in each.
refuse-nobody-active = Everybody there is stopped or disabled.
refuse-only-animals = Animals do not attempt missions alone.
refuse-no-affiliation = Nobody there who is unstopped has the affiliation of the mission: { $name_affiliation }.
refuse-no-affiliations = Nobody there who is unstopped has an affiliation of the mission, such as { $name_affiliation } or { $name_affiliation2 }.
refuse-nobody-matches-ship = Nobody of the crew matches { $card }.

## What happens

event-turn = { $you ->
    [yes] Turn { $count }: it is your turn.
   *[no] Turn { $count }: it is the turn of { $seat }.
}
event-seeded-card = { $you ->
    [yes] You seed { $card }.
   *[no] { $seat } seeds { $card }.
}
event-laid-mission = { $you ->
    [yes] You lay { $card } on the spaceline.
   *[no] { $seat } lays { $card } on the spaceline.
}
event-seeded-under = { $you ->
    [yes] You lay a seed card under { $card }.
   *[no] { $seat } lays a seed card under { $card }.
}
event-founded = { $you ->
    [yes] Your { $card } is now at { $card2 }.
   *[no] { $card } of { $seat } is now at { $card2 }.
}
event-plays = { $you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
event-reported = { $card } reports to { $card2 }.
event-replaced = { $card } is replaced by { $card2 }.
event-red-alert = { $you ->
    [yes] { $card } Your cards report freely this turn.
   *[no] { $card } The cards of { $seat } report freely this turn.
}
event-searches = { $you ->
    [yes] You search your deck for { $card }.
   *[no] { $seat } searches the deck for { $card }.
}
event-downloads = { $you ->
    [yes] You download { $card }.
   *[no] { $seat } downloads { $card }.
}
event-drew = { $you ->
    [yes] You draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[no] { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
event-nullified = { $card } is nullified.
event-discarded = { $card } is discarded.
event-discarded-hand = { $you ->
    [yes] You discard { $cards } from your hand.
   *[no] { $seat } discards { $cards } from hand.
}
event-out-of-play = { $card } is out of play.
event-placed-on = { $card } is placed on { $card2 }.
event-relocated = Relocated: { $cards }.
event-stopped = Stopped: { $cards }.
event-disabled = Disabled: { $cards }.
event-in-stasis = In stasis: { $cards }.
event-deactivated = { $card } is deactivated.
event-killed = Killed: { $cards }.
event-destroyed = { $card } is destroyed.
event-lost-aboard = Lost aboard: { $cards }.
event-damaged = { $card } is damaged.
event-refreshed = { $card }, its crew and its Away Teams are ready again.
event-truce = { $card } and { $card2 } cannot battle each other this turn.
event-in-pod = Saved in { $card }: { $cards }.
event-rescued = Aboard { $card } again: { $cards }.
event-scored = { $you ->
    [yes] You score { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
   *[no] { $seat } scores { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
}
event-lost-points = { $you ->
    [yes] You lose { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
   *[no] { $seat } loses { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
}
event-flies = { $card } sets out for { $card2 }.
event-arrived = { $card } is at { $card2 }.
event-docks = { $card } docks at { $card2 }.
event-undocks = { $card } undocks from { $card2 }.
event-beams = To { $card } beam: { $cards }.
event-walks = To { $card } walk: { $cards }.
event-splits = A new Away Team at { $card }: { $cards }.
event-joins = { $you ->
    [yes] Your Away Teams at { $card } join.
   *[no] The Away Teams of { $seat } at { $card } join.
}
event-attempts = { $you ->
    [yes] You attempt { $card } with { $cards }.
   *[no] { $seat } attempts { $card } with { $cards }.
}
event-met = { $you ->
    [yes] You meet { $card }.
   *[no] { $seat } meets { $card }.
}
event-found = { $you ->
    [yes] You have found { $card }; it is earned with the mission.
   *[no] { $seat } has found { $card }; it is earned with the mission.
}
event-earned = { $you ->
    [yes] You earn { $card }.
   *[no] { $seat } earns { $card }.
}
event-overcome = { $card } is overcome.
event-passed = { $card } finds no target and is passed.
event-failed = { $card } is not overcome.
event-reseeded = { $card } lies at the bottom of the seed cards again.
event-requirements-missed = { $you ->
    [yes] You do not meet the requirements of { $card }.
   *[no] { $seat } does not meet the requirements of { $card }.
}
event-solved = { $you ->
    [yes] You complete { $card }.
   *[no] { $seat } completes { $card }.
}

## Single cards

ask-tow = Does { $card2 } tow { $card } along?
    .rule = CCG-13.42
option-tow-yes = Yes
option-tow-no = No
ask-beam-up = { $card }: to which ship or facility does everybody beam up?
    .rule = CCG-13.32
option-beam-up = { $card }
ask-sarjenka = { $card }: what do you do?
    .rule = CCG-13.41
option-sarjenka-leave = Discard it without effect
option-sarjenka-stay = Score its points, and stop all your Away Teams here
ask-take-from-deck = Which cards of your deck do you take?
    .rule = CCG-10.7
option-take-from-deck = { $card }
option-take-from-deck-done = Done
ask-aim-equipment = { $card }: near which equipment?
    .rule = CCG-14.2
option-aim-equipment = { $card }
refuse-required-action = { $card } must first travel where it was sent.
refuse-must-travel = { $card } must first travel as far as it can toward its goal.
event-cured = { $card } is cured.
event-repaired = { $card } is repaired.
event-took-from-deck = { $you ->
    [yes] You take { $count ->
        [one] a card
       *[other] { $count } cards
    } from your deck.
   *[no] { $seat } takes { $count ->
        [one] a card
       *[other] { $count } cards
    } from the deck.
}
ask-on-top = { $card }: which cards go on top of the deck, one after the other?
    .rule = CCG-10.7
option-on-top = { $card }
option-on-top-done = Done
ask-dismiss = Do you discard { $card }?
    .rule = CCG-6.2
option-dismiss-yes = Yes
option-dismiss-no = No
refuse-no-specialist = { $card } is no mission specialist.
event-looks-through = { $you ->
    [yes] Your draw deck is looked through by { $card }.
   *[no] The draw deck of { $seat } is looked through by { $card }.
}
