### The campaign of Captain’s Chair: its modes, ranks, challenges and upgrades.

## Words

campaign-none = no campaign
campaign-set_phasers_to_stun = Set Phasers to Stun
campaign-yellow_alert = Yellow Alert
campaign-gates_of_sto_vo_kor = Gates of Sto-Vo-Kor
campaign-the_kobayashi_maru = The Kobayashi Maru
career-ensign = Ensign
career-lieutenant = Lieutenant
career-commander = Commander
career-captain = Captain
career-commodore = Commodore
career-admiral = Admiral
challenge-live_long_and_prosper = Live Long and Prosper
    .about = After a success you start the next game without Dilithium or without Latinum, as you choose; after two successes in a row, without both.
    .rule = CHAIR-36.14
challenge-that_is_life = That Is Not a Weakness; That Is Life
    .about = From Lieutenant on, your Reserve and Available cards are shuffled together, and your Reserve deck is dealt from them at random.
    .rule = CHAIR-36.15
challenge-closest_outpost = Two Weeks to the Closest Outpost
    .about = After a success, Reinforce starts in your Reserve deck.
    .rule = CHAIR-36.16
challenge-baby_gazelle = Running Like a Baby Gazelle
    .about = After two successes in a row, an INCIDENT is shuffled into your starting deck.
    .rule = CHAIR-36.17
challenge-rules_of_acquisition = Rules of Acquisition
    .about = After a success you may only add a card to your Reinforcement pile; if none matches, there is no upgrade.
    .rule = CHAIR-36.18
challenge-only_ship = Only Ship in the Quadrant
    .about = If your starting SHIP is dismissed or recalled, you fail the game at once.
    .rule = CHAIR-36.19
challenge-on_tuesday = They Will Arrive on Tuesday
    .about = One Away Team is set aside until your Reserve deck is empty; after a success, two are.
    .rule = CHAIR-36.20
challenge-ticking_clock = Ticking Clock
    .about = Conspiracy is shuffled among the Bot’s Reserve cards.
    .rule = CHAIR-36.21

## BOOSTs (CHAIR-36.12)

boost-find_two = Before your opening hand, find two cards (not in your Reserve deck)
boost-find_one = Before your opening hand, find a card (not in your Reserve deck)
boost-find_location = Before your opening hand, find a LOCATION (not in your Reserve deck) and free play it
boost-find_and_log = Before your opening hand, find a card in your deck or Reserve deck and log it
boost-draw_two = After your opening hand, draw 2 cards
boost-draw_one = After your opening hand, draw a card
boost-take_reinforcement = After your opening hand, take a card from your Reinforcement pile
boost-research_three = At the start, Research +3
boost-research_one = At the start, Research +1
boost-influence_three = At the start, Influence +3
boost-influence_one = At the start, Influence +1
boost-military_three = At the start, Military +3
boost-dilithium_two = At the start, gain 2 Dilithium
boost-dilithium_one = At the start, gain 1 Dilithium
boost-latinum_two = At the start, gain 2 Latinum
boost-glory_two = At the start, gain 2 Glory

## The review (CHAIR-36.22)

grade-1 = Starfleet thanks you for your application. There is a vacancy in the galley of a supply ship.
    .name = Ensign
grade-2 = A first step. You have seen more than most of your class, and you came back to tell of it.
    .name = Lieutenant
grade-3 = Your crew follows you. Now let them see where you are going.
    .name = Commander
grade-4 = A ship of your own, and nobody doubts that you have earned it.
    .name = Captain
grade-5 = One victory more and the whole fleet would have been yours.
    .name = Commodore
grade-6 = It was a long road, and you went it to the end. Admiral, the fleet is yours.
    .name = Admiral
grade-7 = Admirals of your kind are studied at the Academy.
    .name = Distinguished Admiral
grade-8 = Hardly a defeat, and never a doubt: captains will tell of this campaign for generations.
    .name = Legend of the fleet

## Questions and options

ask-live-long = Which resource do you do without?
    .rule = CHAIR-36.14
option-live-long-dilithium = No Dilithium
option-live-long-latinum = No Latinum
ask-take-reinforcement = { $card }: which card do you take from your Reinforcement pile?
    .rule = CHAIR-36.10
option-take-reinforcement = { $card }
option-take-reinforcement-no = Nothing
ask-bot-conspiracy = { $card }: what do you choose?
    .rule = CHAIR-33.1
option-bot-conspiracy-take = Take an INCIDENT: it and Conspiracy go under your deck
option-bot-conspiracy-leave = The Bot gains 2 Glory and discards the top card of its Supplement deck
ask-upgrade = Which upgrade do you take along?
    .rule = CHAIR-36.7
option-upgrade-market = To your Reinforcement pile: { $card }
option-upgrade-boost = BOOST: { $name_boost }
option-upgrade-reserve = REINFORCE, from your Reserve cards: { $name_card }
option-upgrade-available = REINFORCE, from your Available cards: { $name_card }

## Refusals

refuse-pile-empty = Your Reinforcement pile is empty.
refuse-pile-not-empty = Your Reinforcement pile is not empty yet.
refuse-not-discarded = Only its own PLAY discards Conspiracy.
refuse-not-beamed = Conspiracy cannot be beamed.

## What happens

event-does-without = { $you ->
    [yes] You start without { $name_gain }.
   *[no] { $seat } starts without { $name_gain }.
}
event-boosted = BOOST: { $name_boost }.
event-reinforced = { $you ->
    [yes] You take { $card } from your Reinforcement pile.
   *[no] { $seat } takes { $card } from the Reinforcement pile.
}
    .then = { $you ->
        [yes] take { $card } from your Reinforcement pile
       *[no] takes { $card } from the Reinforcement pile
    }
event-teams-arrived = { $count ->
    [one] The Away Team that was set aside arrives.
   *[other] The { $count } Away Teams that were set aside arrive.
}
event-only-ship-lost = { $card } was the only SHIP in the quadrant: the game is failed.
event-conspiracy = { $card } goes under { $you ->
    [yes] your deck
   *[no] the deck of { $seat }
}.
event-upgraded-market = Upgrade: { $card } joins the Reinforcement pile.
event-upgraded-own = Upgrade: { $name_card } joins the Reinforcement pile.
event-upgraded-boost = Upgrade: { $name_boost }.
event-no-upgrade = No card matches: there is no upgrade.

story-bot-ship = Your starting SHIP was the only one in the quadrant, and it is gone: the game is failed.
    .name = The only ship

## Settings

setting-clock = Ticking Clock
    .about = Against the Bot: Conspiracy is shuffled among its Reserve cards.
setting-clock-false = without
setting-clock-true = with
setting-campaign = Campaign
    .about = The mode of the campaign that the game belongs to.
setting-campaign-none = { campaign-none }
setting-campaign-set_phasers_to_stun = { campaign-set_phasers_to_stun }
setting-campaign-yellow_alert = { campaign-yellow_alert }
setting-campaign-gates_of_sto_vo_kor = { campaign-gates_of_sto_vo_kor }
setting-campaign-the_kobayashi_maru = { campaign-the_kobayashi_maru }
setting-assignment = Assignment
    .about = Which game of the campaign it is.
setting-wins = Victories
    .about = How many games of the campaign were won before: your rank goes by them.
setting-streak = In a row
    .about = How many games were won in a row just before.
setting-barred = Not to be met
    .about = Captains that cannot be the opponent: those faced already, or beaten.
setting-reinforcements = Reinforcements
    .about = The cards of your Reinforcement pile.
setting-boosts = Boosts
    .about = The bonuses you have, in the order in which you got them.
setting-challenges = Challenges
    .about = The challenges of the campaign.
setting-before = Game before
    .about = The end of the hash chain of the game before, so that no game can be exchanged.

## What is wrong with a game or a campaign

error-not-of-a-campaign = No game of a campaign can begin like this: { $what ->
    [captain] it needs a captain of your own
    [opponent] this opponent cannot be met
    [wins] more victories than games before it
    [rank] in this mode the Bot is not of this rank now
    [upgrades] more upgrades than games before it
   *[reinforcements] the Reinforcement pile holds a card twice, or one that cannot be there
}.
error-campaign-empty = There is no game in this campaign yet.
error-campaign-plan = The captain, the mode or the challenges of this campaign cannot be read.
error-campaign-repeated = Game { $number } of the campaign is game { $other } again.
error-campaign-missing = Game { $number } of the campaign is missing: game { $found } stands in its place.
error-campaign-order = The games of the campaign are not in order: game { $found } stands where game { $number } belongs.
error-campaign-foreign = Game { $number } does not belong to this campaign.
error-campaign-running = Game { $number } of the campaign is not finished.
error-campaign-over = The campaign was over after { $games } games: there is no game { $number }.
error-campaign-opponent = Game { $number }: { $name_captain } cannot be the opponent now (CHAIR-36.4).
error-campaign-settings = Game { $number } does not follow from the games before it: { $setting } is “{ $value }” and should be “{ $wanted }”.
error-campaign-altered = Game { $number } of the campaign was altered, or cannot be played again.
