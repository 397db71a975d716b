### What effects are called, as they stand in a list, and how the text of a card is put together from them.
### A special effect has two forms: the words in a list, and `.about`, which says everything.

## Icons (SHIP-14)

effect-move = { $n ->
    [one] { $n } move
   *[other] up to { $n } moves
}
effect-jump = { $n ->
    [one] jump
   *[other] { $n } jumps
}
effect-fight = { $n ->
    [one] fight a pirate
   *[other] fight { $n } pirates
}
effect-tech = { $n ->
    [one] take a tech
   *[other] take { $n } techs
}
effect-tech_recycle = { $n ->
    [one] take a tech (it may replace one of yours)
   *[other] take { $n } techs (they may replace yours)
}
effect-repair = { $n ->
    [one] { $n } repair
   *[other] { $n } repairs
}
effect-damage = { $n } damage
effect-android = { $n ->
    [one] { $n } android
   *[other] { $n } androids
}
effect-medal = { $n ->
    [one] { $n } medal
   *[other] { $n } medals
}
effect-artifact = { $n ->
    [one] { $n } artifact
   *[other] { $n } artifacts
}
effect-pirate = { $n ->
    [one] { $n } pirate token
   *[other] { $n } pirate tokens
}
effect-ambush = { $n ->
    [one] ambush
   *[other] { $n } ambushes
}
effect-pull = { $n ->
    [one] bring back the front figure of your queue
   *[other] bring back the { $n } front figures of your queue
}
effect-coop = Cooperative +{ $n }
effect-zinca = Zinca +{ $n }
effect-nian = Ni'an +{ $n }
effect-any = any track +{ $n }

effect-spend-medal = you may discard { $n ->
    [one] { $n } medal
   *[other] { $n } medals
} for this: { $gain }
effect-spend-artifact = you may discard { $n ->
    [one] { $n } artifact
   *[other] { $n } artifacts
} for this: { $gain }
effect-spend-pirate = you may discard { $n ->
    [one] { $n } pirate token
   *[other] { $n } pirate tokens
} for this: { $gain }
effect-spend-tech = you may discard { $n ->
    [one] { $n } of your techs
   *[other] { $n } of your techs
} for this: { $gain }
effect-choose = either { $first }, or { $second }
effect-and = { $first } and { $rest }
effect-then = { $first }; { $rest }

## Special effects of missions

special-hive_mind = Zinca +1 for each android in your crew
    .about = Androids in your ready room count, and so do all that stand on this mission. Each step is taken on its own, if you want it.
special-star_gate = look at the top 3 missions of the deck
    .about = You alone see the 3 missions, and they go back in the same order.
special-zinca_library = draw 3 techs and place up to 1 of them
    .about = The tech you choose goes to an empty tech slot, with its bonuses; the others are discarded. Without an empty slot you still look at all 3, then discard them.
special-omega_draft = draw 3 omega techs and place up to 1 of them
    .about = The omega you choose goes to an empty tech slot or takes the place of one of your techs, with its bonuses. The rest go to the omega discard.

## Special effects of techs

special-holodeck = use a room tech of the central board, or of another player, as if it were printed here
    .about = The figure or the pair of artifacts must match the colour of the copied room; a face-down artifact of Crowd Production copies a room of any colour. Copying a single-use room discards the Holodeck, not the original. It cannot copy a Holodeck, and without a room to copy it cannot be activated.
special-hull_plating = you may discard 1 pirate token from your cargo instead
    .about = The pirate you are fighting is not aboard yet and cannot pay for its own damage.
special-dimensional_lockers = 2 more cargo slots, which cannot be damaged
    .about = Cargo moves freely between these slots and the hold, and they work even with overflow damage. If this card leaves, shift its cargo or discard it.
special-training_headset = gain 2 medals instead
    .about = This holds for the bonuses of placing this card too.
special-hyper_charger = you may make 1 repair instead
    .about = With several moves you decide for each of them.
special-observer = if it has a { $color ->
    [red] red
    [yellow] yellow
   *[blue] blue
} line, { $gain }
    .about = The line need not have been resolved, and two such lines count once.
special-stealth_paint = ignore your first damage
    .about = It may be printed on the card, come from a fight, or from a pirate you fly past.
special-mech_bots = make up to 2 repairs instead
    .about = This holds for the bonuses of placing this card too.
special-artifact_display = artifacts from your cargo may stand in for medals, one for one
    .about = There is no exchange at any other time.
special-trophy_display = pirate tokens from your cargo may stand in for medals, one for one
    .about = There is no exchange at any other time.
special-wormhole_generator = jump instead
    .about = This holds for the bonuses of placing this card too.
special-universal_translator = you may take all of it on one other track instead
    .about = It cannot be split. An advance on a track of your choice stays as it is.
special-nian_transmitter = if any of its lines shows damage, a fight or an ambush, { $gain }
    .about = The line need not have been resolved. Once per mission.
special-shield_generator = flying past pirates does you no damage
    .about = Fighting them still does.

## Special effects of events

special-jump_to_station = you may jump to a station
    .about = The stations are the Home Station, the Zinca Station and the Ni'an Station. A station tile is used only by the active player, at the end of the turn and after the whole event.
special-crowd_production = draw 2 artifacts unseen and put them face down on two different rooms of yours
    .about = Later, instead of using a figure, you may discard the artifact of a room to activate that room once. Such artifacts are not cargo, score nothing and are lost with the room.
special-pirates_at_stations = put a drawn pirate on a free route of each of the three stations
    .about = These pirates may go to a route of any colour. A station whose three routes are taken gets none.
special-honesty_summit = you may move one of your faction markers back by up to 3 spaces and gain 1 medal per space
    .about = Never back across a start space. Going back triggers nothing; going forward again triggers bonuses again, and the event only if its card still lies there.
special-take_zinca_tech = you may take the tech of the Zinca track (it may replace one of yours)
    .about = The tech of the Zinca track comes with its bonuses. If it is not taken, it is discarded.
special-passenger_archive = you may take one of the passenger's techs (it may replace one of yours)
    .about = Its bonuses apply. For the rest of the game each effect that takes a tech may take one of the others instead of a card from the central board. They are not replaced, and Tenebre leaves them alone.

## Special effects of passengers

special-kavor = draw 1 artifact, which fills an empty cargo slot
    .about = Locker slots count. The artifact cannot be refused. Without an empty slot it is discarded and you take 1 damage.
special-orelle = advance 1 on your least advanced track
    .about = Laps count. You cannot refuse, and with a tie you choose the track.
special-quill = discard and replace the leftmost tech of the central board, then you may repair 1 tech slot
    .about = Damage in the cargo hold cannot be chosen.
special-unit_seven = with an android in your ready room Zinca +1, without one 1 damage
    .about = You may refuse the advance, but not the damage.

## How the text of a card is put together

print-room = { $color ->
    [red] Red room
    [yellow] Yellow room
    [blue] Blue room
    [grey] Grey room
   *[any] Room of the copied colour
}: { $effects }.
print-single-use = { $color ->
    [red] Red room
    [yellow] Yellow room
    [blue] Blue room
    [grey] Grey room
   *[any] Room of the copied colour
}, discarded when used: { $effects }.
print-ability = { $timing }: { $effects }.
print-can-replace = It may replace one of your techs when you take it.
print-points = { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
print-line = { $color ->
    [red] Red line
    [yellow] Yellow line
    [blue] Blue line
   *[gold] Gold line
}: { $effects }.
print-trigger = Whoever triggers it: { $effects }.
print-each = Every player: { $effects }.
print-others = Every other player: { $effects }.
print-trigger-after = Then whoever triggered it: { $effects }.
print-solo = Effect: { $effects }.
print-station = Station tile: { $effects }.
print-pirate = { $color ->
    [green] Green exhaust
    [purple] Purple exhaust
   *[yellow] Yellow exhaust
}. Reward: { $effects }.
