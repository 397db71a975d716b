### Ce que demandent les missions et les dilemmes, terme par terme : des mots simples, pour les listes et les refus.

need-skill = { $count ->
    [1] { $name_skill }
   *[other] { $name_skill } x{ $count }
}
need-either = { $name_skill } ou { $name_skill2 }
need-total = { $name_attribute }>{ $number }
need-sum = { $name_attribute } et { $name_attribute2 } ensemble>{ $number }
need-best = { $name_attribute } des { $count } plus élevés ensemble>{ $number }
need-targets = { $name_attribute } des cibles ensemble>{ $number }
need-people-skill = { $count ->
    [1] un membre ayant { $name_skill }
   *[other] { $count } membres ayant chacun { $name_skill }
}
need-people-class = { $count ->
    [1] un membre de classification { $name_skill }
   *[other] { $count } membres de classification { $name_skill }
}
need-people-over = { $count ->
    [1] un membre ayant { $name_attribute }>{ $number }
   *[other] { $count } membres ayant chacun { $name_attribute }>{ $number }
}
need-people-skill-over = { $count ->
    [1] un membre ayant { $name_skill } et { $name_attribute }>{ $number }
   *[other] { $count } membres ayant chacun { $name_skill } et { $name_attribute }>{ $number }
}
need-characteristic = { $count ->
    [1] { $name_characteristic }
   *[other] { $name_characteristic } x{ $count }
}
need-named = { $title }
need-card = { $name_trait }
need-equipment = { $name_equipment }
need-points = { $count ->
    [one] au moins { $count } point
   *[other] au moins { $count } points
}
need-discard-skill = défausser { $count } { $name_skill }
need-discard-kind = défausser { $count } { $name_kind }
