### Les paliers de la piste de score.

## Questions

ask-gold = Vous avez atteint { $n } PV. Sur quelle tuile Score dorée posez-vous votre marqueur ?
    .rule = SETI-12.1
    .why = Le premier marqueur d’une tuile prend sa plus haute valeur, le deuxième la suivante, les autres la plus basse. Vous ne pouvez pas en avoir deux sur la même tuile.

## Choix

option-gold = Tuile { $word }
    .word = gold

## Refus

refuse-gold-marked = Vous avez déjà un marqueur sur cette tuile.

## Journal

event-gold = { $you ->
        [yes] Vous avez atteint { $n } PV et marquez
       *[no] { $seat } a atteint { $n } PV et marque
    } la tuile { $name_gold } : { $value } PV par ensemble.
event-neutral = { $you ->
        [yes] Vous avez atteint { $n } PV :
       *[no] { $seat } a atteint { $n } PV :
    } un marqueur neutre va sur l’emplacement Découverte { $name_color } de l’espèce de { $side ->
        [left] gauche
       *[right] droite
    }.
