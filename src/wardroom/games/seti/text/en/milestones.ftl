### Milestones of the score track.

## Prompts

ask-gold = You have reached { $n } VP. On which gold tile do you put your marker?
    .rule = SETI-12.1
    .why = The first marker on a tile takes its highest value, the second the next, later ones the lowest. You cannot have two on the same tile.

## Options

option-gold = { $word } tile
    .word = gold

## Refusals

refuse-gold-marked = You have a marker on this tile already.

## Log

event-gold = { $you ->
        [yes] You have reached { $n } VP and mark
       *[no] { $seat } has reached { $n } VP and marks
    } the { $name_gold } tile: { $value } VP for each set.
event-neutral = { $you ->
        [yes] You have reached { $n } VP:
       *[no] { $seat } has reached { $n } VP:
    } a neutral marker goes on the { $name_color } discovery space of the { $side ->
        [left] left
       *[right] right
    } species.
