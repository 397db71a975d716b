### The companion: the Bot of Captain’s Chair beside a real table. All other words are those of Captain’s Chair.

## The game

game-name = Captain’s Chair companion: the Bot for your own table
    .short = Captain’s Chair companion
    .say = You play with the real game; the Bot’s deck, tracks, tokens and command cards are kept here.
    .time = 60–120 min
game-about = For one person with the physical game. The companion keeps the Bot’s deck, Supplement deck, Discard pile, tracks and tokens, works out every turn of the Bot by its printed rules, and asks only what it cannot know: what lies in the Market and in the Neutral Zone, what you did, what came of an attack. It tells you step by step what to do on the table.
setting-captain = Your captain
    .about = The crew that you lead on the table.
setting-bot = The Bot’s captain
    .about = Whose crew and command cards the Bot has. It must be another captain than yours.
setting-bot-random = random
setting-bot-picard = { captain-picard.short }
setting-bot-sisko = { captain-sisko.short }
setting-bot-burnham = { captain-burnham.short }
setting-bot-koloth = { captain-koloth.short }
setting-bot-sela = { captain-sela.short }
setting-bot-shran = { captain-shran.short }
setting-rank = Rank of the Bot
    .about = How hard the Bot is, from the easiest on.

## Cards that nobody has named yet

card-unseen_person = a new PERSON
card-unseen_cargo = a new CARGO
card-unseen_ship = a new SHIP
card-unseen_ally = a new ALLY
card-unseen_location = a new Location
card-unseen_incident = an unseen INCIDENT
card-unseen_encounter = an unseen ENCOUNTER
card-unseen_own_ship = one of your SHIPs

## What you report

ask-report = { $when ->
        [turn] Play your turn on the table, but place no token yet. What has changed?
        [pause] Do this on the table. Did anything else change, by a reaction of yours?
       *[last] The Bot’s last turn is over. Is anything left to report before the count?
    }
    .rule = CHAIR-29.11
    .why = The Bot goes by the Market, the Neutral Zone, the Stardate card and your tracks. Everything else of yours it need not know.
option-report-done = All is reported: go on with my Clean-up
option-report-next = Done: the Bot goes on
option-report-finish = Nothing: count
option-report-slot = The { $word } card left the Market
    .word = suit
option-report-tokens = Tokens on the { $word } card
    .word = suit
option-report-here = My tokens at { $card }
option-report-control = I took control of { $card }
option-report-lies = Another Location lies in place { $n }
option-report-track = My marker: { $word }
    .word = track
option-report-glory = Glory was taken from the Stardate card
option-report-bot = Something happened to the Bot
option-report-correct = The Burn, or a correction
table-option-report-slot = The card left: { $word }
    .word = suit
    .group = The Market
table-option-report-tokens = Tokens: { $word }
    .word = suit
    .group = The Market
table-option-report-here = My tokens at { $card }
    .group = The Neutral Zone
table-option-report-control = I took control of { $card }
    .group = The Neutral Zone
table-option-report-lies = Another Location lies in place { $n }
    .group = The Neutral Zone
table-option-report-track = My marker: { $word }
    .word = track
    .group = My side
ask-market-card = Which { $name_suit } card lies in the Market now?
    .rule = CHAIR-2.3
option-market-card = { $word }
    .word = card
option-market-card-none = None: its deck is empty
ask-neutral-card = Neutral Zone, place { $n } (1 is next to the Location deck): which Location lies there now?
    .rule = CHAIR-32.5
option-neutral-card = { $word }
    .word = card
option-neutral-card-none = None: the Location deck is empty
ask-tokens = On { $card } lie { $dilithium } Dilithium, { $latinum } Latinum, { $glory } Glory here. What lies there?
    .rule = CHAIR-16.3
option-tokens = { $word }: { $n }
    .word = gain
option-tokens-back = It is right as it is
ask-glory = The Stardate card has { $left } Glory here. How much was taken, in all, apart from what the Bot took?
    .rule = CHAIR-11.1
    .why = When it runs empty the next card is filled and counted on. The token that you place in your Clean-up is asked for later.
option-glory = { $n }
option-glory-back = None
ask-your-teams = { $card }: how many Away Teams do you have there? ({ $n } here)
    .rule = CHAIR-7.1
option-your-teams = { $n }
option-your-teams-back = It is right as it is
ask-your-ships = { $card }: how many SHIPs do you have there?
    .rule = CHAIR-34.16
option-your-ships = { $n }
ask-your-track = { $name_track }: where is your marker? ({ $n } here)
    .rule = CHAIR-32.2
option-your-track = { $n }
option-your-track-back = It is right as it is
ask-your-token = Clean-up: which Market card do you place your token on? Then finish your turn.
    .rule = CHAIR-10.7
    .why = It comes from the Stardate card. Discard and draw before you answer; then the Bot’s turn begins.
option-your-token = { $card }
option-your-token-none = No card lies there
option-your-token-more = Something else has changed in Clean-up: report it first

## What happened to the Bot

ask-on-bot = What happened to the Bot?
    .rule = CHAIR-35.14
    .why = It has no hand: what would make it reveal, discard or choose has no effect. Stealing from it takes from the supply.
option-on-bot-incident = It takes an INCIDENT
option-on-bot-discards = It discards the top card of its deck (also instead of drawing)
option-on-bot-ship = It dismisses or recalls a SHIP: the latest one
option-on-bot-location = It logs a Location: the least valuable
option-on-bot-card = { $card } leaves play
option-on-bot-team = An Away Team of the Bot’s leaves { $card }
option-on-bot-gain = It gains { $word }
    .word = gain
option-on-bot-back = Nothing after all
gain-research = { track-research }
gain-influence = { track-influence }
gain-military = { track-military }
ask-bot-card = Where does { $card } go?
    .rule = CHAIR-35.14
option-bot-card-lost = Dismissed, to its Discard pile
option-bot-card-logged = To its Log
option-bot-card-destroyed = Out of the game
option-bot-card-back = It stays
ask-bot-gains = How much { $name_gain } does the Bot gain?
    .rule = CHAIR-35.6
option-bot-gains = { $n }
option-bot-gains-back = None

## The Bot’s turn

ask-turned-incident = Turn up an INCIDENT that the Bot has taken. Which one is it?
    .rule = CHAIR-30.5
    .why = If several lie face down, turn up any: nobody has seen them.
option-turned-incident = { $word }
    .word = card
ask-turned-encounter = Turn up an ENCOUNTER that the Bot has taken. Which one is it?
    .rule = CHAIR-30.5
    .why = If several lie face down, turn up any: nobody has seen them.
option-turned-encounter = { $word }
    .word = card
ask-encounter-left = The Bot takes the top ENCOUNTER. Is one left?
    .rule = CHAIR-34.10
option-encounter-left-yes = Yes
option-encounter-left-none = No, the deck is empty
ask-attacked = { $card } attacks you. Do you cancel it?
    .rule = CHAIR-35.2
    .why = Some cards let you ignore an attack. Whatever else reacts to it, carry out on the table.
option-attacked-none = No
option-attacked-yes = Yes, I ignore it
ask-team-lost = { $card }: one of your Away Teams goes back to your Captain. From where?
    .rule = CHAIR-35.3
option-team-lost = { $card }
option-team-lost-elsewhere = From a Location of mine
option-team-lost-none = None goes: I have none, or a card of mine keeps it
ask-ship-lost = { $card }: you dismiss one of your SHIPs. Which one?
    .rule = CHAIR-35.3
option-ship-lost = One at { $card }
option-ship-lost-elsewhere = One that is not at a neutral Location
option-ship-lost-none = I have none deployed
ask-top-card = { $card }: discard the top card of your deck. Is it a PERSON?
    .rule = CHAIR-35.2
option-top-card-yes = Yes
option-top-card-none = No, or I have none
option-bot-location-or-discard-none = Neither is possible

## The end

ask-total = The Bot has { $rival } VP. Count your own: which ten is your total in?
    .rule = CHAIR-31.8
option-total = { $n ->
        [0] below 10
       *[other] { $n }0 to { $n }9
    }
ask-total-ones = And exactly?
    .rule = CHAIR-31.8
option-total-ones = … { $n }

## Corrections

ask-correct = What is not as it is on the table?
    .rule = CHAIR-29.11
    .why = A correction changes only what is kept here: no Glory and no card follows from it. What changed on the table in the middle is reported one step back.
option-correct-burn = The last INCIDENT was taken: the Burn
option-correct-research = The Bot’s { track-research }
option-correct-influence = The Bot’s { track-influence }
option-correct-military = The Bot’s { track-military }
option-correct-glory = The Bot’s Glory
option-correct-dilithium = The Bot’s Dilithium
option-correct-latinum = The Bot’s Latinum
option-correct-stardate = The Stardate card
option-correct-held = An emptied Stardate card
option-correct-teams = The Bot’s Away Teams
option-correct-ships = The Bot’s Ship tokens
option-correct-card = A card that was named wrongly
option-correct-back = Nothing
option-correct-deck = A card is back in its deck
ask-burn = Is the Incident deck empty? Then the Bot wins at once.
    .rule = CHAIR-31.1
option-burn-none = No
option-burn-yes = Yes: the Burn
ask-fix-track = The Bot’s { $name_track } is { $n } here. What is it?
    .rule = CHAIR-17.1
option-fix-track = { $n }
ask-fix-means = The Bot has { $n } { $name_gain } here. How much does it have?
    .rule = CHAIR-29.11
option-fix-means = { $n }
ask-fix-stardate = Stardate { $number } with { $n } Glory is the current one here. Which is it?
    .rule = CHAIR-11.1
option-fix-stardate = Stardate { $n }, { $n2 } Glory left
option-fix-stardate-back = It is right as it is
ask-fix-held = Who still has to carry out an emptied Stardate card in the next Clean-up?
    .rule = CHAIR-11.3
option-fix-held-you = Stardate { $n }: I do
option-fix-held-bot = Stardate { $n }: the Bot does
option-fix-held-nobody = Stardate { $n }: nobody
option-fix-held-back = It is right as it is
ask-fix-teams = How many Away Teams does the Bot have there?
    .rule = CHAIR-34.16
option-fix-teams = { $card }: { $n }
option-fix-teams-back = It is right as it is
ask-fix-ships = Where is the token of that SHIP?
    .rule = CHAIR-34.21
option-fix-ships = { $card }: at { $card2 }
option-fix-ships-none = { $card }: on its card, at no Location
option-fix-ships-back = It is right as it is
ask-fix-card = Which card was named wrongly?
    .rule = CHAIR-1.2
option-fix-card = { $card }
option-fix-card-back = None
ask-fix-face = { $card } is which card really?
    .rule = CHAIR-1.2
option-fix-face = { $word }
    .word = card
option-fix-face-back = It is right as it is
ask-fix-back = Which card is in its deck after all?
    .rule = CHAIR-1.2
option-fix-back = { $card }
option-fix-back-back = None

## Refusals

where-market = in the Market
where-neutral = in the Neutral Zone
where-junk = in the Junk pile
where-bot = with the Bot
where-you = with you, or out of the middle
where-gone = out of the game
refuse-card-elsewhere = There is one { $card }, and it is { $name_where }. If that is wrong, correct it first.
refuse-slot-empty = No { $name_suit } card lies in the Market.
refuse-glory-from-supply = After the Resolution Glory comes from the supply.
refuse-too-many-teams = There are only { $count } Away Teams in all. If one came from another Location, report the one it left first.
refuse-too-many-ships = There are only { $count } Ship tokens in all.
refuse-no-incident-left = All INCIDENTs that are not the Bot’s are taken: that is the Burn.
refuse-bot-has-no-ship = The Bot has no deployed SHIP.
refuse-bot-has-no-location = The Bot controls no Location.

## Log

event-companion-set-up = Set up the table against the Bot (CHAIR-29.2). Of its things you need only its tokens and its INCIDENTs marked “Incident deck” (CHAIR-29.4): its other cards and its board are kept here.
event-companion-middle = The middle of the table comes into view.
event-companion-took-incident = It takes an INCIDENT: lay the top one face down beside the Bot’s cards (CHAIR-34.10). Was it the last one, report the Burn.
event-companion-left-market = { $card } has left the Market.
event-companion-left-zone = { $card } has left the Neutral Zone.
event-companion-tokens = On { $card } lies { $n } { $name_gain }.
event-companion-glory = { $n } Glory was taken from the Stardate card.
event-companion-here = { $card }: you have { $teams ->
        [one] 1 Away Team
       *[other] { $teams } Away Teams
    } and { $ships ->
        [one] 1 SHIP
       *[other] { $ships } SHIPs
    } there.
event-companion-you-control = You take control of { $card } (CHAIR-7.4 to CHAIR-7.7).
event-companion-track = Your { $name_track } is { $n }.
event-companion-destroyed = { $card } of the Bot leaves the game.
event-companion-you-incident = You take an INCIDENT.
event-companion-you-incident-to-pile = You take an INCIDENT into your Discard pile.
event-companion-you-discard = You discard a card from your hand, if you have one.
event-companion-you-officer = You dismiss a Duty Officer, if you have one.
event-companion-you-location = You log one of your Locations.
event-companion-you-may-draw = You may draw a card.
event-companion-you-may-return = You may return an INCIDENT from your hand or Discard pile.
event-companion-over = You have counted { $total } VP, the Bot { $rival } (CHAIR-31.8).
event-corrected = Corrected: { $what ->
        [research] the Bot’s Research is { $n }
        [influence] the Bot’s Influence is { $n }
        [military] the Bot’s Military is { $n }
        [glory] the Bot has { $n } Glory
        [dilithium] the Bot has { $n } Dilithium
        [latinum] the Bot has { $n } Latinum
        [stardate] the Stardate card, with { $n } Glory
        [held] an emptied Stardate card
        [teams] the Bot’s Away Teams
       *[ships] a Ship token of the Bot’s
    }.
event-companion-renamed = Corrected: it is { $card }, not { $card2 }.
event-companion-in-deck = Corrected: { $card } is back in its deck.

## The score

sheet-row-counted = Your total
score-counted = As you counted it on the table
score-burned = The last INCIDENT was taken: the Bot wins

## The table

companion-clock = Turn { $turn }. Stardate { $number }: { $glory } Glory left.
companion-market = Market, as it was reported
companion-neutral = Neutral Zone, as it was reported
companion-your-tracks = Your tracks: { $said }
companion-your-side = Your tracks
companion-now = On the table now
companion-step-turn = Your turn
companion-step-bot = The Bot’s turn
companion-step-end = The count
companion-nothing = Nothing yet.
