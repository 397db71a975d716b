### The table of Missions in a terminal.

missions-decks = Galaxy deck: { $galaxy } cards. Mission deck: { $missions } cards.
missions-out = In the discard: { $galaxy } of { $lastgalaxy } Galaxy cards, { $missions } of { $lastmission } Missions; either limit ends the game.
missions-ending = The end has been triggered.
missions-extra = { $you ->
        [yes] This is your extra turn.
       *[no] This is an extra turn of { $seat }.
    }
missions-other = { $name } holds { $galaxy } Galaxy cards and { $missions ->
        [one] 1 Mission
       *[other] { $missions } Missions
    }.
missions-known = seen to be taken: { $cards }
missions-discard = The discard
missions-hand = Your hand
missions-hand-points = Your hand, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } as it stands
