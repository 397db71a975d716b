### The lines of a score sheet, and why a hand or a choice cannot be scored.

## Words used in the lines

score-word-section = { $section ->
    [lifeforms] lifeform
    [affiliations] affiliation
   *[specialties] specialty
}
score-word-type = { $type ->
    [captain] { type-captain }
    [civilian] { type-civilian }
   *[personnel] { type-personnel }
}
score-word-lifeform = { $lifeform ->
    [vulcan] { lifeform-vulcan }
    [klingon] { lifeform-klingon }
    [romulan] { lifeform-romulan }
    [ferengi] { lifeform-ferengi }
    [betazoid] { lifeform-betazoid }
    [android] { lifeform-android }
    [hologram] { lifeform-hologram }
    [crystal] { lifeform-crystal }
    [el_aurian] { lifeform-el_aurian }
   *[human] { lifeform-human }
}
score-word-affiliation = { $affiliation ->
    [klingon_empire] { affiliation-klingon_empire }
    [ferengi_alliance] { affiliation-ferengi_alliance }
    [romulan_star_empire] { affiliation-romulan_star_empire }
    [hostile] { affiliation-hostile }
   *[federation] { affiliation-federation }
}
score-word-specialty = { $specialty ->
    [combat] { specialty-combat }
    [science] { specialty-science }
    [medical] { specialty-medical }
    [security] { specialty-security }
    [archaeologist] { specialty-archaeologist }
    [ambassador] { specialty-ambassador }
    [engineer] { specialty-engineer }
    [counselor] { specialty-counselor }
    [weapon] { specialty-weapon }
    [cosmic] { specialty-cosmic }
   *[command] { specialty-command }
}

## Lines

score-each = { $count ->
    [one] { $points } for { $cards }
   *[other] { $points } for { $cards } ({ $each } each)
}
score-with = { $points } with { $cards }
score-further = { $count ->
    [one] { $points } more for { $cards }
   *[other] { $points } more for { $cards } ({ $each } each)
}
score-tier = { $points } with { $cards } (only the best line counts)
score-slots = { $points } for { $cards }: a different card for each requirement
score-each-distinct = { $count ->
    [one] { $points } for { $cards }
   *[other] { $points } for { $cards }, each showing a different { score-word-section } ({ $each } each)
}
score-with-distinct = { $points } with { $cards }, each showing a different { score-word-section }
score-with-same = { $points } with { $cards } with the same { score-word-section }
score-each-chosen = { $count ->
    [one] { $points } for { $cards }, of the chosen lifeform: { score-word-lifeform }
   *[other] { $points } for { $cards } ({ $each } each), of the chosen lifeform: { score-word-lifeform }
}
score-copied = { $points }, the same as { $cards }
score-borg-value = Blanked by { $cards }: { $points }, the same as { $cards }
score-set-aside = { $cards } lifts the blank and is set aside
score-blanked = Blanked: the hand has no card that lifts the blank
score-ship-reading = Counts as: { score-word-type }, { score-word-lifeform }, { score-word-affiliation }, { score-word-specialty }
score-thought-bonus = { $points } for changing { $cards } to { score-word-affiliation }
score-thought-void = Nothing for changing { $cards }, which is blanked

## Refusals

refuse-unknown-card = There is no card called “{ $name }”.
refuse-repeated-card = There is only one { $card }.
refuse-choices-malformed = The choices must be given as an object with the cards as its names.
refuse-choice-unknown = “{ $name }” is not a card that lets its owner choose.
refuse-choice-malformed = The choice for { $card } is not of the right form.
refuse-choice-missing = { $card } is in the hand: its choice has to be made first.
refuse-choice-without-card = { $card } is not in the hand, so there is nothing to choose for it.
refuse-choice-absent = { $card } is not in the hand.
refuse-ship-value = “{ $value }” is not something an Unidentified Ship can be ({ $part ->
    [type] type
    [lifeform] lifeform
    [affiliation] affiliation
   *[specialty] specialty
}).
refuse-thought-affiliation = “{ $value }” is not an affiliation.
refuse-thought-target-lifeless = Thought Maker can only change a card with a lifeform, and { $card } has none.
refuse-thought-same-affiliation = { $card } has this affiliation already ({ score-word-affiliation }): that would be no change.
refuse-borg-too-many = Borg Cube blanks no more than { $most } cards.
refuse-borg-mission = Borg Cube blanks Galaxy cards only, and { $card } is a Mission.
refuse-borg-repeated = { $card } cannot be blanked twice.
refuse-plague-lifeform = Mysterious Plague cannot strike “{ $value }”: choose a lifeform other than Hologram and Android.
