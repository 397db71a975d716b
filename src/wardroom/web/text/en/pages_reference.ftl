### Rules, cards, score pad.

web-find = Find
web-clear = clear
web-ref-parts = Reference
web-ref-rules = Rules
web-ref-cards = Cards
web-ref-pad = Score pad
web-ref-signs = Signs

web-signs-title = Signs of { $title }
web-signs-more = Other signs
web-signs-table = Buttons of the table
web-signs-players = Players
web-signs-options = Options
web-sign-i-lock = cannot be undone
web-sign-i-undo = undo your last choice
web-sign-i-hint = ask a computer for advice
web-sign-i-play = watch what happened, move by move
web-sign-i-pause = stop there
web-sign-i-first = to the beginning
web-sign-i-back = one step back
web-sign-i-next = one step on
web-sign-i-last = to the end
web-sign-i-rules = rules; on a card: read all of it
web-sign-i-signs = this legend
web-sign-i-log = log
web-sign-i-notes = your notes
web-sign-i-flag = give up
web-sign-i-rematch = the campaign that this game belongs to
web-sign-i-host = what the host can do
web-sign-i-settings = settings: notifications, webhook, keys
web-sign-i-report = report a problem
web-sign-i-person = played by a person
web-sign-i-bot = played by a computer
web-sign-i-spectator = spectators; before cards: everybody knows that they are there
web-sign-i-check = done
web-sign-seat = the mark of player { $number }
web-sign-key = press this key to choose. The same sign on the board is the same option
web-sign-hatched = cannot be chosen now; “why not?” tells the rule

web-shelves-title = Rules and cards
web-rules-title = Rules of { $title }
web-rules-sections = Sections
web-rules-all = { $all } rules
web-rules-found = { $found } of { $all } rules
web-rules-find = A word, or a number such as 4.7
web-rules-none = No rule speaks of “{ $q }”.
web-rules-cards = { $count ->
        [one] One card refers to it
       *[other] { $count } cards refer to it
    }

web-cards-title = Cards of { $title }
web-cards-all = { $all } cards
web-cards-shown = { $shown } of { $all } shown
web-cards-find = Name or text
web-cards-none = No card fits. Choose fewer filters or another word.

web-pad-title = Score pad for { $title }
web-pad-about = For cards on a real table: tap those you hold, then count. The address of the page keeps your hand.
web-pad-hand = { $count ->
        [0] Your hand
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
web-pad-none = Tap your cards in the list, then count them.
web-pad-remove = Untick what you no longer hold.
web-pad-empty = start over
web-pad-full = { $most } cards are as many as we count at once.
web-pad-choices = Choose for yourself how your cards count
web-pad-do = Count
web-pad-worth = { $points ->
        [one] Worth 1 point
       *[other] Worth { $points } points
    }
web-pad-best = the best
web-pad-best-is = the best: { $value }
web-pad-most = counted for the most points
web-pad-less = { $points } would be possible:
web-pad-take-best = count for the most
web-pad-wrong = So the best choices are counted.
