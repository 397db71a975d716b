# Ce que regardent les épreuves de conformité.
check-checking = Épreuves de { $game }
check-title = { $game }, { $games ->
        [one] une partie
       *[other] { $games } parties
    } avec la graine { $seed }
check-never = Jamais arrivé dans ces parties ({ $count }) : { $effects }
check-yes = Tout tient.
check-more = { $count ->
        [one] (et une fois encore)
       *[other] (et { $count } fois encore)
    }
check-no = { $count ->
        [one] Une faute a été trouvée.
       *[other] { $count } fautes ont été trouvées.
    }

## Ce qui doit tenir

property-ends = les parties finissent, et qui est interrogé a de quoi choisir
property-options = chaque choix proposé est accepté, est ce que le juge permet, et a sa propre clé
property-refusals = ce qui n’est pas proposé est refusé avec une raison, et rien ne change
property-conserved = chaque carte est à un seul endroit ; aucune face n’apparaît ni ne disparaît
property-carried = ce qui est posé sur une carte l’est sur une carte que tous voient, et aucun mélange ne l’emporte
property-knowledge = personne ne sait ce qu’il n’a pas vu, ni n’exclut la vérité
property-plain = tout ce qu’une place reçoit est fait de données simples
property-copy = la copie d’une position est exacte et n’a rien en commun avec elle
property-fork = un dédoublement continue comme la ligne dont il vient, sans y laisser de trace
property-chance = une partie prend le hasard dans la position chaque fois qu’elle tire
property-save = une partie enregistrée se recharge telle qu’elle était
property-replay = un fichier se rejoue avec la même chaîne de hachage, dans tout processus
property-undo = un choix repris n’a jamais été fait
property-final = un choix marqué définitif ne peut pas être repris ; tout autre le peut
property-leak = tout ce qu’une place reçoit reste le même quand ce qui lui est caché est redistribué
property-imagine = un monde imaginé s’accorde avec ce que sait la place et ne dépend de rien d’autre
property-locals = rien de ce que l’on tire de faces cachées n’est gardé, aucune question n’est triée par elles
property-text = chaque question, choix, refus, événement et ligne de score a un texte, et chaque règle citée existe
property-result = une partie finie a un nombre pour chaque place, et des gagnants parmi elles
property-honest = avec les mêmes dés, un joueur fait de même dans tous les mondes que sa place ne distingue pas
property-robust = aucune entrée, si abîmée soit-elle, ne fait plus que lever une erreur prévue
property-crash = aucun jeu ne lève d’erreur imprévue

## Ce qui a été regardé

count-positions = positions où chaque carte est à sa place
count-copies = copies de positions
count-forks = dédoublements
count-forks-to-the-end = dédoublements joués jusqu’au bout
count-saves = parties enregistrées et rechargées
count-half-made-choices-saved = dont au milieu d’un choix simultané
count-refusals = choix refusés
count-leak-pairs = paires de mondes qu’une place ne distingue pas
count-imagined-worlds = mondes imaginés
count-lockstep-steps = pas de deux mondes côte à côte
count-lessons = moments où une place a appris quelque chose
count-checkpoints = points de reprise comparés
count-undos = choix repris
count-picks-in-another-order = choix multiples essayés dans un autre ordre
count-decisions = choix
count-replayed-elsewhere = parties rejouées dans un autre processus
