# Prompts, options, refusals and log lines of a game of Missions.

ask-source = Your turn. Where do you take from?
    .rule = MIS-4.1
    .why = Every turn you take from the discard, the Galaxy deck or the Mission deck, then discard as many cards.
option-source-galaxy = Draw 1 from the Galaxy deck, then discard 1
option-source-mission = Draw 2 from the Mission deck, then discard 2
option-source = Take { $card } from the discard, then discard another card
option-source-discard = Take a card from the discard

ask-discard = Which card do you discard?
    .rule = MIS-4.7
    .why = You end your turn with 7 cards, 1 or 2 of them Missions.
option-discard = Discard { $card }

ask-discard-second = Which card do you discard together with { $card }?
    .rule = MIS-4.18
    .why = After drawing two Missions you discard two cards, together. You end your turn with 1 or 2 Missions.
option-discard-second = Discard { $card }

ask-extra = You took Time Distortion. Do you take an extra turn?
    .rule = MIS-7.9
    .why = Whoever takes Time Distortion from the discard may take an extra turn right away, even if the end has been triggered.
option-extra-take = Take the extra turn
option-extra-decline = No extra turn

ask-q-take = Meddlesome Q: which card do you take from the discard?
    .rule = MIS-8.1
    .why = Before scoring, the holder of Meddlesome Q takes a card from the discard and one of each deck, then discards one.
option-q-take = Take { $card }

ask-q-discard = Meddlesome Q: which card do you discard?
    .rule = MIS-8.2
    .why = You keep Meddlesome Q and exactly one other Mission.
option-q-discard = Discard { $card }

ask-choices = Some of your cards let you choose how they count. Count them for the best total?
    .rule = MIS-9.8
    .why = The best combination has been worked out exactly; you may still choose your own.
option-choices-best = Count them for the best total
option-choices-own = Let me choose

ask-borg = Borg Cube: which of your Galaxy cards do you blank? (up to two)
    .rule = MIS-10.8
option-borg = Blank { $card }
option-borg-enough = No more

ask-ship-type = Unidentified Ship: which type is it?
    .rule = MIS-10.1
ask-ship-lifeform = Unidentified Ship: which lifeform is aboard?
    .rule = MIS-10.1
ask-ship-affiliation = Unidentified Ship: which affiliation has it?
    .rule = MIS-10.1
ask-ship-specialty = Unidentified Ship: which specialty has it?
    .rule = MIS-10.1
ask-thought-target = Thought Maker: whose affiliation do you change?
    .rule = MIS-10.3
option-thought-target = Change { $card }
option-thought-target-decline = Change nobody
ask-thought-affiliation = Thought Maker: to which affiliation?
    .rule = MIS-10.5
ask-plague = Mysterious Plague: which lifeform does it strike?
    .rule = MIS-10.17

option-ship-type-captain = { type-captain }
option-ship-type-personnel = { type-personnel }
option-ship-type-civilian = { type-civilian }
option-ship-lifeform-human = { lifeform-human }
option-ship-lifeform-vulcan = { lifeform-vulcan }
option-ship-lifeform-klingon = { lifeform-klingon }
option-ship-lifeform-romulan = { lifeform-romulan }
option-ship-lifeform-ferengi = { lifeform-ferengi }
option-ship-lifeform-betazoid = { lifeform-betazoid }
option-ship-lifeform-android = { lifeform-android }
option-ship-lifeform-hologram = { lifeform-hologram }
option-ship-lifeform-crystal = { lifeform-crystal }
option-ship-lifeform-el_aurian = { lifeform-el_aurian }
option-ship-affiliation-federation = { affiliation-federation }
option-ship-affiliation-klingon_empire = { affiliation-klingon_empire }
option-ship-affiliation-ferengi_alliance = { affiliation-ferengi_alliance }
option-ship-affiliation-romulan_star_empire = { affiliation-romulan_star_empire }
option-ship-affiliation-hostile = { affiliation-hostile }
option-ship-specialty-command = { specialty-command }
option-ship-specialty-combat = { specialty-combat }
option-ship-specialty-science = { specialty-science }
option-ship-specialty-medical = { specialty-medical }
option-ship-specialty-security = { specialty-security }
option-ship-specialty-archaeologist = { specialty-archaeologist }
option-ship-specialty-ambassador = { specialty-ambassador }
option-ship-specialty-engineer = { specialty-engineer }
option-ship-specialty-counselor = { specialty-counselor }
option-ship-specialty-weapon = { specialty-weapon }
option-ship-specialty-cosmic = { specialty-cosmic }
option-thought-affiliation-federation = { affiliation-federation }
option-thought-affiliation-klingon_empire = { affiliation-klingon_empire }
option-thought-affiliation-ferengi_alliance = { affiliation-ferengi_alliance }
option-thought-affiliation-romulan_star_empire = { affiliation-romulan_star_empire }
option-thought-affiliation-hostile = { affiliation-hostile }
option-plague-human = { lifeform-human }
option-plague-vulcan = { lifeform-vulcan }
option-plague-klingon = { lifeform-klingon }
option-plague-romulan = { lifeform-romulan }
option-plague-ferengi = { lifeform-ferengi }
option-plague-betazoid = { lifeform-betazoid }
option-plague-crystal = { lifeform-crystal }
option-plague-el_aurian = { lifeform-el_aurian }

refuse-discard-empty = The discard is empty.
refuse-just-taken = The card just taken from the discard may not be discarded in the same turn.
refuse-too-few-missions = You must hold at least one Mission at the end of your turn.
refuse-too-many-missions = You may hold no more than two Missions at the end of your turn.
refuse-q-only-galaxy = You hold another Mission besides Meddlesome Q, so the card from the discard must be a Galaxy card.
refuse-q-stays = Meddlesome Q itself may not be discarded.
refuse-q-one-other-mission = Exactly one Mission besides Meddlesome Q must remain.
refuse-no-lifeform = { $card } has no lifeform.
refuse-same-affiliation = It has this affiliation already.

event-took = { $you ->
        [yes] You take { $card } from the discard.
       *[no] { $seat } takes { $card } from the discard.
    }
event-drew = { $you ->
        [yes] You draw { $card }.
       *[no] { $seat } draws { $card }.
    }
event-discarded = { $you ->
        [yes] You discard { $card }.
       *[no] { $seat } discards { $card }.
    }
event-extra = { $you ->
        [yes] You take an extra turn.
       *[no] { $seat } takes an extra turn.
    }
event-ending = The end is triggered: { $galaxy } Galaxy cards and { $missions } Missions lie in the discard.
event-stalemate = { $rounds } rounds in a row only the discard was used: the game ends.
event-stalemate-near = { $rounds } rounds in a row only the discard was used. The game ends after { $left ->
        [one] one more such round
       *[other] { $left } more such rounds
    }.
event-meddling = { $you ->
        [yes] You hold { $card } and meddle once more.
       *[no] { $seat } holds { $card } and meddles once more.
    }
event-q-no-galaxy = There is no Galaxy card in the discard to take.
event-shown = All hands are shown.
event-own-choices = { $you ->
        [yes] You choose how your cards count.
       *[no] { $seat } chooses how the cards count.
    }
event-scored = { $you ->
        [yes] You score { $points }.
       *[no] { $seat } scores { $points }.
    }
event-won = { $you ->
        [yes] You win.
       *[no] { $seats } wins.
    }
event-shared = The victory is shared by { $seats }.

## What to know before choosing

unused-extra-turn = one extra turn
remark-ends-the-game = ends the game
