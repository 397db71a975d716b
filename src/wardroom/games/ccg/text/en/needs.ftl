### What missions and dilemmas ask for, one term each: plain words that stand in lists and in refusals.

need-skill = { $count ->
    [1] { $name_skill }
   *[other] { $name_skill } x{ $count }
}
need-either = { $name_skill } or { $name_skill2 }
need-total = { $name_attribute }>{ $number }
need-sum = { $name_attribute } and { $name_attribute2 } together>{ $number }
need-best = { $name_attribute } of the { $count } highest together>{ $number }
need-targets = { $name_attribute } of the targets together>{ $number }
need-people-skill = { $count ->
    [1] one personnel with { $name_skill }
   *[other] { $count } personnel who each have { $name_skill }
}
need-people-class = { $count ->
    [1] one personnel of { $name_skill } classification
   *[other] { $count } personnel of { $name_skill } classification
}
need-people-over = { $count ->
    [1] one personnel with { $name_attribute }>{ $number }
   *[other] { $count } personnel who each have { $name_attribute }>{ $number }
}
need-people-skill-over = { $count ->
    [1] one personnel with { $name_skill } and { $name_attribute }>{ $number }
   *[other] { $count } personnel who each have { $name_skill } and { $name_attribute }>{ $number }
}
need-characteristic = { $count ->
    [1] { $name_characteristic }
   *[other] { $name_characteristic } x{ $count }
}
need-named = { $title }
need-card = { $name_trait }
need-equipment = { $name_equipment }
need-points = { $count ->
    [one] at least { $count } point
   *[other] at least { $count } points
}
need-discard-skill = discard { $count } { $name_skill }
need-discard-kind = discard { $count } { $name_kind }
