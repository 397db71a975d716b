### Prompts, options, refusals, log lines and score lines of Starship Captains.

## Prompts

ask-turn = Your turn. What do you do?
    .rule = SHIP-4.1
    .why = One room or one mission, or pass for the round. Before it you may train and promote.
ask-crew = Who activates the room?
    .rule = SHIP-4.7
    .why = A figure of the room’s colour, or two artifacts that share it. A grey room takes anybody but androids.
ask-pair = Which two artifacts do you use?
    .rule = SHIP-4.8
    .why = They must share the colour of the room.
ask-copy = Holodeck: which room does it copy?
    .rule = SHIP-15.6
    .why = A room tech on the central board or aboard another ship.
ask-second = Your commander may do a second task. Which one?
    .rule = SHIP-10.11
    .why = Another room of the same colour or a grey one, or call a subordinate back from the queue.
ask-second-line = Your commander may do a second task on this line. Which one?
    .rule = SHIP-10.13
    .why = The same line again, or call a subordinate back from the queue.
ask-assign = Who stands on line { $line } ({ $name_color })?
    .rule = SHIP-9.3
    .why = A figure that does not match may stand there, but then the line does nothing.
ask-line = Do you carry out the { $name_color } line?
    .rule = SHIP-9.6
    .why = All of it from left to right, or none of it.
ask-train = Whom do you train?
    .rule = SHIP-10.4
    .why = A cadet or an ensign in the ready room.
ask-train-to = To which colour?
    .rule = SHIP-10.4
ask-promote = Whom do you promote?
    .rule = SHIP-10.8
    .why = An ensign in the ready room becomes a commander of the same colour.
ask-move = Where do you fly? Moves left: { $left }
    .rule = SHIP-5.1
    .why = Every move is optional; a pirate on the way does 1 damage.
ask-jump = Where do you jump?
    .rule = SHIP-5.3
    .why = Anywhere, past all pirates.
ask-fight = Which pirate do you fight?
    .rule = SHIP-7.7
    .why = You take 1 damage, then the token and its reward.
ask-hull = Hull Plating: discard a pirate token instead of the damage?
    .rule = SHIP-15.8
ask-drop = The hold is full. What do you discard?
    .rule = SHIP-6.9
ask-keep = Do you keep { $card }?
    .rule = SHIP-14.0
    .why = An empty slot may be worth more to Kavor.
ask-repair = Where do you repair?
    .rule = SHIP-6.4
ask-pay = What do you pay with?
    .rule = SHIP-15.28
    .why = Your display cases let you pay a medal with something else.
ask-tech = Which tech do you take?
    .rule = SHIP-8.2
ask-slot = Into which slot goes { $card }?
    .rule = SHIP-8.6
    .why = Icons that equal those they face give a bonus.
ask-give-tech = Which of your techs do you discard?
    .rule = SHIP-14.13
ask-order = Which ability comes first?
    .rule = SHIP-8.23
ask-track = On which track do you advance (up to { $count })?
    .rule = SHIP-14.20
    .why = One track for the whole advance.
ask-translate = Universal Translator: on which track do you advance (up to { $count })?
    .rule = SHIP-15.17
ask-steps = How far on the { $track_faction }?
    .rule = SHIP-11.3
    .why = You may stop earlier; after a bonus you may go on.
ask-spend = Do you discard { $count } of them to get the rest?
    .rule = SHIP-14.12
ask-choose = Which of the two?
    .rule = SHIP-14.14
ask-crowd = Crowd Production: on which of your rooms?
    .rule = SHIP-15.22
ask-crisis = Explosive Crisis: on which route at { $name_place } does the pirate go?
    .rule = SHIP-7.6
ask-summit = Honesty Summit: which marker goes back?
    .rule = SHIP-15.23
    .why = A medal for each space, nothing else is triggered.
ask-back = How many spaces back on the { $track_faction }?
    .rule = SHIP-15.23
ask-orelle = Envoy Orelle: on which of your least advanced tracks?
    .rule = SHIP-17.15
ask-tenebre-mission = Captain Tenebre: which mission does he take?
    .rule = SHIP-17.12
ask-tenebre-fight = Captain Tenebre: which pirate does he remove?
    .rule = SHIP-17.14

## Options

option-turn-helm = Activate the Helm: up to 2 moves
option-turn-weapons = Activate Weapons: fight a pirate
option-turn-science = Activate Science: take a tech
option-turn-repair = Activate Repair: 1 repair
option-turn-tech = Activate { $card }
option-turn-mission = Accomplish the mission here
option-turn-train = Train a figure (1 medal)
option-turn-promote = Promote an ensign (3 medals)
option-turn-pass = Pass for this round
option-crew = { $word }
    .word = figure
option-crew-artifacts = Two artifacts
option-crew-crowd = The face-down artifact on this room
option-copy = Copy { $card }
option-second-helm = Activate the Helm
option-second-weapons = Activate Weapons
option-second-science = Activate Science
option-second-repair = Activate Repair
option-second-tech = Activate { $card }
option-second-command = { $several ->
        [yes] Call back: { $word } (place { $place } in the queue)
       *[no] Call back: { $word }
    }
    .word = figure
option-second-none = Nothing more
option-second-line-again = The same line again
option-second-line-command = { $several ->
        [yes] Call back: { $word } (place { $place } in the queue)
       *[no] Call back: { $word }
    }
    .word = figure
option-second-line-none = Nothing more
option-assign = { $word }
    .word = figure
option-line-resolve = Carry it out
option-line-ignore = Ignore the whole line
option-train = { $word }
    .word = figure
option-train-to = { $word }
    .word = figure
option-promote = { $word }
    .word = figure
option-move = Fly to { $word }
    .word = place
option-move-stay = Stay here
option-move-repair = Repair instead
option-jump = Jump to { $word }
    .word = place
option-jump-stay = Stay here
option-jump-repair = Repair instead
option-fight = Fight { $card }
option-fight-none = Do not fight
option-hull-discard = Discard a pirate token
option-hull-take = Take the damage
option-drop = { $word }
    .word = artifact
option-drop-pirate = A pirate token
option-keep-keep = Keep it
option-keep-discard = Discard it
option-repair-cargo = The hold
option-repair-slot = Tech slot { $n }
option-repair-none = Repair nothing
option-pay = { $word }
    .word = artifact
option-pay-medal = A medal
option-pay-pirate = A pirate token
option-tech = Take { $card }
option-tech-none = Take none
option-slot = Slot { $n }
option-give-tech = Discard { $card }
option-order = { $card }
option-track = { $word }
    .word = short_faction
option-track-none = Do not advance
option-translate = { $word }
    .word = short_faction
option-translate-none = Do not advance
option-spend-medal = Discard medals
option-spend-artifact = Discard artifacts
option-spend-pirate = Discard pirate tokens
option-spend-tech = Discard a tech
option-spend-none = Keep them
option-crowd = { $card }
option-crowd-helm = { room-helm }
option-crowd-weapons = { room-weapons }
option-crowd-science = { room-science }
option-crowd-repair = { room-repair }
option-crisis = { $word }
    .word = feminine_color
option-summit = { $word }
    .word = short_faction
option-summit-none = None
option-orelle = { $word }
    .word = short_faction
option-tenebre-mission = { $word }
    .word = place
option-tenebre-fight = { $card }
option-pair = { $word } and { $word2 }
    .word = artifact
option-steps = { $n ->
        [0] Stay
        [one] { $n } space
       *[other] { $n } spaces
    }
option-back = { $n ->
        [0] Stay
        [one] { $n } space back
       *[other] { $n } spaces back
    }
option-choose-artifact_medal_any = 1 artifact, 1 medal, any track +1
option-choose-medal = 1 medal
option-choose-nian-2 = Ni'an +2
option-choose-repair = 1 repair
option-choose-repair-2_any = 2 repairs, any track +1

## Refusals

refuse-not-a-room = This tech is not a room.
refuse-nobody-fits = No figure in your ready room fits, and you have no two artifacts that do.
refuse-nothing-to-copy = There is no room tech to copy.
refuse-no-mission-here = There is no mission where your ship stands.
refuse-reserved = The mission is reserved for another captain.
refuse-too-few-figures = Your ready room holds fewer figures than the mission has lines.
refuse-nobody-to-train = There is no cadet and no ensign in your ready room.
refuse-nobody-to-promote = There is no ensign in your ready room.
refuse-no-ring = All your promotion rings are in use.
refuse-too-few-medals = { $cost ->
        [one] You need { $cost } medal.
       *[other] You need { $cost } medals.
    }
refuse-no-empty-slot = You have no slot for this tech.

## Log

event-activated = { $you ->
        [yes] You activate the { $name_room }.
       *[no] { $seat } activates the { $name_room }.
    }
event-activated-tech = { $you ->
        [yes] You activate { $card }.
       *[no] { $seat } activates { $card }.
    }
event-ability = { $you ->
        [yes] Your { $card } takes effect.
       *[no] { $seat }’s { $card } takes effect.
    }
event-passed = { $you ->
        [yes] You pass for this round.
       *[no] { $seat } passes for this round.
    }
event-trained = { $you ->
        [yes] You train { $the_figure }: { $name_color }.
       *[no] { $seat } trains { $the_figure }: { $name_color }.
    }
event-promoted = { $you ->
        [yes] You promote a { $name_color } ensign to commander.
       *[no] { $seat } promotes a { $name_color } ensign to commander.
    }
event-paid = { $you ->
        [yes] You pay { $count }.
       *[no] { $seat } pays { $count }.
    }
event-moved = { $you ->
        [yes] You fly to { $name_place }.
       *[no] { $seat } flies to { $name_place }.
    }
event-jumped = { $you ->
        [yes] You jump to { $name_place }.
       *[no] { $seat } jumps to { $name_place }.
    }
event-damaged = { $you ->
        [yes] You take 1 damage.
       *[no] { $seat } takes 1 damage.
    }
event-overflow = { $you ->
        [yes] You take 1 damage on top of a full hold.
       *[no] { $seat } takes 1 damage on top of a full hold.
    }
event-painted = { $you ->
        [yes] Your Stealth Paint spares you 1 damage.
       *[no] { $seat }’s Stealth Paint spares 1 damage.
    }
event-mended = { $you ->
        [yes] You repair 1 damage in the hold.
       *[no] { $seat } repairs 1 damage in the hold.
    }
event-mended-slot = { $you ->
        [yes] You repair tech slot { $slot }.
       *[no] { $seat } repairs tech slot { $slot }.
    }
event-artifact = { $you ->
        [yes] You gain { $card }.
       *[no] { $seat } gains { $card }.
    }
event-pirate = { $you ->
        [yes] You gain a pirate token.
       *[no] { $seat } gains a pirate token.
    }
event-dropped = { $you ->
        [yes] You discard { $card }.
       *[no] { $seat } discards { $card }.
    }
event-medals = { $you ->
        [yes] { $count ->
            [one] You gain { $count } medal.
           *[other] You gain { $count } medals.
        }
       *[no] { $count ->
            [one] { $seat } gains { $count } medal.
           *[other] { $seat } gains { $count } medals.
        }
    }
event-android = { $you ->
        [yes] You gain an android.
       *[no] { $seat } gains an android.
    }
event-cadet = { $you ->
        [yes] A new cadet comes aboard your ship.
       *[no] A new cadet comes aboard { $seat }’s ship.
    }
event-pulled = { $you ->
        [yes] { $the_figure } comes back from your queue.
       *[no] { $the_figure } comes back from { $seat }’s queue.
    }
event-commanded = { $you ->
        [yes] Your commander calls { $the_figure } back.
       *[no] { $seat }’s commander calls { $the_figure } back.
    }
event-commanded-from = { $you ->
        [yes] Your commander calls { $the_figure } back from place { $place } in the queue.
       *[no] { $seat }’s commander calls { $the_figure } back from place { $place } in the queue.
    }
event-defeated = { $you ->
        [yes] You defeat { $card }.
       *[no] { $seat } defeats { $card }.
    }
event-ambush = { $card } lies in wait between { $name_place } and { $name_place2 }.
event-ambush-off = { $card } finds no free route at { $name_place } and is gone.
event-uprising = The pirates rise: one comes from every numbered planet, and the countdown starts again.
event-placed = { $you ->
        [yes] You put { $card } into slot { $slot }.
       *[no] { $seat } puts { $card } into slot { $slot }.
    }
event-discarded = { $you ->
        [yes] You discard { $card }.
       *[no] { $seat } discards { $card }.
    }
event-bonus = Matching icons: { $name_edge }.
event-refilled = { $card } comes to the central tech board.
event-reshuffled = A supply was empty and is made of its discards again.
event-advanced = { $you ->
        [yes] { $steps ->
            [one] You advance { $steps } space on the { $track_faction }.
           *[other] You advance { $steps } spaces on the { $track_faction }.
        }
       *[no] { $steps ->
            [one] { $seat } advances { $steps } space on the { $track_faction }.
           *[other] { $seat } advances { $steps } spaces on the { $track_faction }.
        }
    }
event-lap = { $you ->
        [yes] You complete a lap of the { $track_faction }: 5 points.
       *[no] { $seat } completes a lap of the { $track_faction }: 5 points.
    }
event-went-back = { $you ->
        [yes] You go back { $steps } on the { $track_faction }.
       *[no] { $seat } goes back { $steps } on the { $track_faction }.
    }
event-event = { $you ->
        [yes] You trigger the event { $card }.
       *[no] { $seat } triggers the event { $card }.
    }
event-event-off = Two events have happened: { $card } goes back to the box.
event-mission = { $you ->
        [yes] You take on the mission { $card }.
       *[no] { $seat } takes on the mission { $card }.
    }
event-appeared = A new mission at { $name_place }: { $card }.
event-star-gate = { $you ->
        [yes] You look at the top of the mission deck: { $cards }.
       *[no] { $seat } looks at the top of the mission deck.
    }
event-library = { $you ->
        [yes] You draw { $cards }.
       *[no] { $seat } draws { $cards }.
    }
event-crowd = { $you ->
        [yes] You put a face-down artifact on the { $name_room }.
       *[no] { $seat } puts a face-down artifact on the { $name_room }.
    }
event-crowd-tech = { $you ->
        [yes] You put a face-down artifact on { $card }.
       *[no] { $seat } puts a face-down artifact on { $card }.
    }
event-station = { $you ->
        [yes] You use the tile of { $name_place }.
       *[no] { $seat } uses the tile of { $name_place }.
    }
event-tile-back = The tile of { $name_place } is back.
event-round = Round { $number } begins.
event-tenebre = Captain Tenebre draws { $card } and lays it above place { $number } (SHIP-17.9).
event-tenebre-jumped = Captain Tenebre jumps to your location, { $name_place } (SHIP-17.11).
event-tenebre-took = { $card } leaves the central tech board (SHIP-17.23).
event-tenebre-mission = Captain Tenebre flies to { $name_place } and takes the mission { $card } (SHIP-17.13).
event-tenebre-fought = Captain Tenebre removes { $card } (SHIP-17.14).
event-tenebre-nothing = There is nothing here for him: he does nothing (SHIP-17.12, SHIP-17.14).
event-passenger = Your passenger acts: { $card } (SHIP-17.15).

## Score sheet

score-mission = { $cards }
score-track = { $steps ->
        [one] { $steps } step on the { $track_faction }
       *[other] { $steps } steps on the { $track_faction }
    }
score-omega = { $cards }
score-passenger = { $cards }
score-commanders = Commanders: { $count }
score-androids = Androids: { $count }
score-pirates = Pirate tokens: { $count }
score-medals = Medals: { $count }, half a point each
score-artifacts = Artifacts: { $count }, half a point each
score-damage = Damage: { $count }
sheet-row-missions = Missions
sheet-row-tracks = Faction tracks
sheet-row-omegas = Omega techs
sheet-row-passenger = Passenger
sheet-row-crew = Commanders, androids, pirates
sheet-row-tokens = Medals and artifacts
sheet-row-damage = Damage

## What to know before choosing

unused-figure = { $count ->
    [one] one figure that is ready
   *[other] { $count } figures that are ready
}
unused-room = { $count ->
    [one] one room that you can activate
   *[other] { $count } rooms that you can activate
}
unused-mission = the mission here
remark-no-pirate = no pirate in reach
remark-no-damage = nothing to repair
remark-no-tech = no slot for a tech
