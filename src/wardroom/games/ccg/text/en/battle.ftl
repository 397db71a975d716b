### Battles, cloaks and repairs of the Star Trek Customizable Card Game.

## Orders

option-order-attack = Attack { $card2 } with { $card } (ATTACK { $attack } against DEFENSE { $defense })
option-order-battle = Attack the team of { $card2 } with the team of { $card }
option-order-cloak = Cloak { $card }
option-order-decloak = Decloak { $card }
ask-attack-with = Which other ships attack { $card } together with it?
    .rule = CCG-16.42
option-attack-with = { $card }
option-attack-with-done = Done
ask-return-fire = ATTACK { $attack } comes at { $card } with DEFENSE { $defense }. Do you return fire?
    .rule = CCG-16.43
option-return-fire = At { $card } (ATTACK { $attack } against DEFENSE { $defense })
option-return-fire-no = Hold fire
ask-return-with = Which other ships of yours fire at { $card } as well?
    .rule = CCG-16.44
option-return-with = { $card }
option-return-with-done = Done
ask-blade = { $card } is stunned: turn it into a mortal wound with the Bat’leth?
    .rule = CCG-16.25
option-blade-yes = Yes
option-blade-no = No
ask-armbands = { $card }: which team beams, and where to?
    .rule = CCG-14.2
option-armbands-from = The team of { $card } to { $card2 }

## Refusals

refuse-borg-need-objective = Borg attack only for an objective that allows it.
refuse-only-borg = A force with Federation in it attacks only Borg.
refuse-own-affiliation = Your force may not attack an affiliation that it contains: { $name_affiliation }.
refuse-no-leader-aboard = { $card } needs a leader aboard who is unstopped: OFFICER or Leadership.
refuse-no-leader = The team needs a leader who is unstopped: OFFICER or Leadership.
refuse-two-leaders = Somebody there has Guramba: it takes two leaders.
refuse-no-weapons = { $card } has no WEAPONS to fire with.
refuse-nobody-for-weapons = Nobody aboard { $card } matches its affiliation: its WEAPONS cannot be used.
refuse-target-cloaked = { $card } is cloaked and cannot be targeted.
refuse-target-sheltered = { $card } cannot be the target of a battle this turn.
refuse-has-truce = { $card } and { $card2 } cannot battle each other this turn.
refuse-nobody-to-fight = There is nobody whom one could fight: they are disabled or in stasis.
refuse-animals-attack = Animals do not attack alone.
refuse-off-line = { $name_equipment }: off line on { $card } until the damage is repaired.
refuse-cloaked-once = { $card } has cloaked once this turn already.
refuse-decloaked-once = { $card } has decloaked once this turn already.

## What happens

event-attacks = { $you ->
    [yes] You attack { $card } with { $cards }.
   *[no] { $seat } attacks { $card } with { $cards }.
}
event-attacks-people = { $you ->
    [yes] You attack { $cards2 } with { $cards }.
   *[no] { $seat } attacks { $cards2 } with { $cards }.
}
event-battle-off = There is no battle against { $card }.
event-holds-fire = { $you ->
    [yes] You hold fire.
   *[no] { $seat } holds fire.
}
event-returns-fire = { $you ->
    [yes] You return fire at { $card } with { $cards }.
   *[no] { $seat } returns fire at { $card } with { $cards }.
}
event-fired-miss = { $cards } at { $card }: ATTACK { $attack } against DEFENSE { $defense }: miss.
event-fired-hit = { $cards } at { $card }: ATTACK { $attack } against DEFENSE { $defense }: hit.
event-fired-direct-hit = { $cards } at { $card }: ATTACK { $attack } against DEFENSE { $defense }: direct hit.
event-ship-battle-won = { $you ->
    [yes] You win the battle.
   *[no] { $seat } wins the battle.
}
event-ship-battle-drawn = Nobody wins the battle.
event-face-off-even = { $card } and { $card2 }, STRENGTH { $count } each: nothing happens.
event-face-off-stunned = { $card } ({ $count }) stuns { $card2 } ({ $count2 }).
event-face-off-wounded = { $card } ({ $count }) mortally wounds { $card2 } ({ $count2 }).
event-struck-down = { $card } mortally wounds { $card2 } with { $card3 }.
event-totals = { $you ->
    [yes] STRENGTH { $count } against { $count2 }: you win the battle.
   *[no] STRENGTH { $count } against { $count2 }: { $seat } wins the battle.
}
event-totals-even = STRENGTH { $count } on both sides: nobody wins the battle.
event-cloak-lost = { $card } loses its cloak.
event-cloaks = { $card } cloaks.
event-decloaks = { $card } decloaks.
