### Decks: what is wrong with one, and what is unwise. Each fault can be refused on its own page, or end a set-up.

section-missions = missions
section-seeds = seed cards
section-draw = draw deck
section-in_play = cards in play at the start
section-tactics = Battle Bridge side deck
section-q_side = Q-Continuum side deck
section-tribbles = Tribble side deck
section-tent = Q’s Tent
section-sites = sites

## What cannot be read

error-deck-long = A deck code has at most { $most } characters.
error-deck-format = “{ $value }” is neither a deck nor the beginning of a deck code. A code begins with its format and a slash: { $choices }.
error-deck-section = “{ $value }” is no section of a deck, or stands there twice. The sections are: { $choices }.
error-deck-card = There is no card “{ $value }”.
error-deck-copies = { $card }: after * comes a number from 1 to { $most }.
error-deck-large = { $name_section }: at most { $most } cards.

## Faults

refuse-deck-no-mission = { $card } is not a mission.
refuse-deck-missions = A deck has exactly { $count } missions; this one has { $count2 }. Space counts as half a mission.
refuse-deck-space = Space may be in a deck at most { $count } times.
refuse-deck-mission-twice = { $card } is unique: once is enough.
refuse-deck-both-kinds = At least one planet mission and one space mission are needed.
refuse-deck-many-seeds = There may be at most { $count } seed cards; here are { $count2 }.
refuse-deck-not-seeded = { $card } cannot be seeded.
refuse-deck-dilemma-copies = { $card } is there { $count } times; two copies of a dilemma are the most.
refuse-deck-few-cards = The draw deck needs at least { $count } cards; this one has { $count2 }.
refuse-deck-not-drawn = { $card } cannot be played from hand, so it does not belong in the draw deck.
refuse-deck-borg-only = { $card } is for Borg only, and { $card2 } is no Borg.
refuse-deck-no-door = The { $name_section } needs { $card } among the seed cards to open it.
refuse-deck-not-in-side = { $card } does not belong in the { $name_section }.
refuse-deck-tent = Q’s Tent holds at most { $count } cards, all of them different.
refuse-deck-not-in-tent = { $card } cannot be played from hand, so it does not belong in Q’s Tent.
refuse-deck-many-sites = There may be at most { $count } sites.
refuse-deck-no-site = { $card } is not a site.
refuse-deck-no-sides = The Academy format has no { $name_section }.
refuse-deck-not-in-academy = { $card } is not for the Academy format.
refuse-deck-begins = Only in the Academy format do cards begin in play.
refuse-deck-crew = One ship and up to { $count } personnel begin in play, nothing else.
refuse-deck-persona-twice = { $card } cannot begin in play beside another version of the same person or ship.
refuse-deck-no-home = { $card } cannot begin in play: there is no outpost for it that one of your missions allows.

error-deck-no-mission = { refuse-deck-no-mission } ({ $rule })
error-deck-missions = { refuse-deck-missions } ({ $rule })
error-deck-space = { refuse-deck-space } ({ $rule })
error-deck-mission-twice = { refuse-deck-mission-twice } ({ $rule })
error-deck-both-kinds = { refuse-deck-both-kinds } ({ $rule })
error-deck-many-seeds = { refuse-deck-many-seeds } ({ $rule })
error-deck-not-seeded = { refuse-deck-not-seeded } ({ $rule })
error-deck-dilemma-copies = { refuse-deck-dilemma-copies } ({ $rule })
error-deck-few-cards = { refuse-deck-few-cards } ({ $rule })
error-deck-not-drawn = { refuse-deck-not-drawn } ({ $rule })
error-deck-borg-only = { refuse-deck-borg-only } ({ $rule })
error-deck-no-door = { refuse-deck-no-door } ({ $rule })
error-deck-not-in-side = { refuse-deck-not-in-side } ({ $rule })
error-deck-tent = { refuse-deck-tent } ({ $rule })
error-deck-not-in-tent = { refuse-deck-not-in-tent } ({ $rule })
error-deck-many-sites = { refuse-deck-many-sites } ({ $rule })
error-deck-no-site = { refuse-deck-no-site } ({ $rule })
error-deck-no-sides = { refuse-deck-no-sides } ({ $rule })
error-deck-not-in-academy = { refuse-deck-not-in-academy } ({ $rule })
error-deck-begins = { refuse-deck-begins } ({ $rule })
error-deck-crew = { refuse-deck-crew } ({ $rule })
error-deck-persona-twice = { refuse-deck-persona-twice } ({ $rule })
error-deck-no-home = { refuse-deck-no-home } ({ $rule })

## Warnings: the deck is legal, but …

refuse-advice-both-kinds = Fewer than two planet or two space missions: without one of each you need 40 points more.
refuse-advice-artifacts = { $count ->
    [one] { $count } artifact
   *[other] { $count } artifacts
} for { $count2 ->
    [one] { $count2 } planet
   *[other] { $count2 } planets
} of your own: the rest would lie where your opponent earns them.
refuse-advice-no-facility = There is no facility among the seed cards, so nobody can report for duty.
refuse-advice-no-home = { $card } has no facility of yours to report to.
refuse-advice-no-door = { $card } is from an alternate universe, and nothing in this deck lets it in.
refuse-advice-no-download = What { $card } may download is not in this deck.
refuse-advice-unstaffed = The personnel of this deck cannot staff { $card }.
refuse-advice-nobody-attempts = Nobody in this deck may attempt { $card }.
refuse-advice-unsolved = Not even all personnel of this deck together can complete { $card }.
refuse-advice-later = { $card } does not do everything yet that its text says.
