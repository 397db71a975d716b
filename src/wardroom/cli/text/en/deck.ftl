# Decks of one's own: what is on offer, what is wrong with one, what is in it.

decks-none = No game here is played with decks of your own.
decks-name = Name
decks-title = Deck
decks-format = Format
decks-size = Cards
decks-warnings = Warnings

decks-head = { $format }, { $size ->
        [one] 1 card
       *[other] { $size } cards
    }
decks-legal = This deck is legal.
decks-unknown = { $count ->
        [one] One line names no card
       *[other] { $count } lines name no card
    }
decks-no-card = line { $line }: “{ $said }”. Nothing here has a name like that.
decks-nearest = line { $line }: “{ $said }”. Nearest: { $names }
decks-faults-count = { $count ->
        [one] One fault
       *[other] { $count } faults
    }
decks-warnings-count = { $count ->
        [one] One warning
       *[other] { $count } warnings
    }
decks-pile = { $section }: { $kind } ({ $count })
decks-code = Deck code

error-no-decks = { $game } is not played with decks of your own.
error-which-decks = Say which game the deck is for, with --game: { $games }.
error-large-deck = A file with a deck has at most { $most } bytes.
error-list-long = A list of cards has at most { $most } lines.
