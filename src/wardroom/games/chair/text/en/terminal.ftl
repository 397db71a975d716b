### The table of Captain’s Chair in a terminal.

chair-turn = Turn { $turn }. { $you ->
    [yes] It is your turn: { $actions ->
        [one] 1 Action left
       *[other] { $actions } Actions left
    }.
   *[no] It is { $seat }’s turn.
}
chair-clock = Stardate { $number }: { $glory } of { $of } Glory left, { $end } to the end. INCIDENTs left before the Burn: { $incidents }.
chair-closing = Resolution. Turns left after this one: { $left }.
chair-market = Market (Junk: { $junk }; ENCOUNTERs: { $encounters })
chair-card = Card
chair-tokens = On it
chair-deck = Deck
chair-neutral = Neutral Zone (Location deck: { $left }); Ships and Away Teams
chair-location = Location
chair-virtual = Virtual opponent
chair-you = You
chair-secured = { $you ->
    [yes] secured by you
   *[no] secured by { $seat }
}
chair-captain = { $name }: { $name_captain }, { $name_board }
chair-captain-points = { $name }: { $name_captain }, { $name_board }, { $points } VP now
chair-means = Dilithium { $dilithium }, Latinum { $latinum }, Glory { $glory }; Away Teams on the Captain: { $teams }
chair-track = { $name_track } { $space } (×{ $n })
chair-tracks = Tracks: { $said }
chair-no-mission = No mission completed yet: Focus counts 0, { $points } with one.
chair-mission = Mission { $name_mission }: { $said }
chair-mission-done = completed
chair-progress = { $have } of { $need }
chair-area = { $area }: { $said }
chair-piles = Hand { $hand }, deck { $deck }, Discard pile { $discard }, Reserve { $reserve }, Developments { $development }, Log { $log }
chair-at = at { $card }
chair-teams = Away Teams: { $n }
chair-beamed = beamed: { $cards }
chair-exhausted = exhausted
chair-hand = Your hand: { $count } (you draw up to { $size })
chair-looks = You look at
chair-skill = skill { $skill }
chair-focus = focus { $name_track }
chair-vp = { $n } VP
chair-lacks = { $count ->
    [one] 1 more secures it
   *[other] { $count } more secure it
}
chair-goal = Goal: { $said }
chair-reward = Reward: { $said }
chair-left = { $name_suit } deck, may still hold: { $said }

## The Bot

rows-traits = TRAITS
rows-without = SUITS without Duty Officer
rows-with = SUITS with Duty Officer
chair-bot-piles = Bot deck { $deck }, Discard pile { $discard }, Supplement deck { $supplement }, Log { $log }, face down { $waiting }; { $name_rows }
chair-bot-rows = Last turn: { $said }
chair-bot-row = { $card } ({ $name_rows }, row { $number })
chair-bot-controls = The Bot’s next turn: it takes control of { $card }, worth { $value } to it, then turns up { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
chair-bot-turns-up = The Bot’s next turn: it has secured no Location; it turns up { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
chair-bot-known = On top of its deck, as far as you know: { $cards }.
chair-bot-token = It then lays its token, as the Market stands, on { $card }.
chair-command-row = { $number }. { $names }{ $n ->
    [0] { "" }
   *[other] : { $cards }, in its last turn
}
