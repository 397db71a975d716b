# Ce que dit chaque jeu.
seat = place { $number }
nothing = rien
and = { $list } et { $last }
or = { $list } ou { $last }
brings = maintenant { $list }
back-card = une carte cachée
    .several = { $count } cartes cachées
printed-rules = Règles : { $rules }.
line-then = { $line } : { $then }.
line-on = { $line }, { $then }.

refuse-not-offered = Ce choix n’est pas proposé maintenant.

event-conceded = { $you ->
    [yes] Vous abandonnez.
   *[no] { $seat } abandonne.
}

error-unknown-game = Il n’y a pas de jeu nommé « { $game } ». Installés : { $known }.
error-bad-game = Le jeu « { $game } » est installé, mais ne peut pas être chargé : { $why }
error-not-a-game = Le point d’entrée du jeu « { $game } » ne mène pas à un Game, mais à un objet de type { $kind }.
error-other-name = Le point d’entrée « { $game } » mène à un jeu appelé « { $name } » : les deux doivent porter le même nom.
error-no-package = Le jeu « { $game } » dit que ses textes et ses règles sont dans le paquet { $package }, qui n’existe pas.
error-no-seats = Le jeu « { $game } » doit indiquer à combien on y joue, le plus petit nombre d’abord, et non { $given }.
error-bad-seats = { $game } ne se joue pas à { $players } : il faut être de { $least } à { $most }.
error-bad-setting = « { $value } » n’est pas une valeur de { $setting } : choisissez { $choices }.
error-unknown-setting = Il n’y a pas de réglage nommé « { $setting } ». Réglages : { $known }.
error-many-names = { $names } noms ont été donnés pour { $places } places.
error-bad-name = « { $name } » ne peut pas être un nom : un à { $most } caractères imprimables.
error-long-salt = Le sel est trop long : { $most } octets au plus.
error-not-asked = { $seat } n’a rien à choisir maintenant.
error-cannot-undo = Rien ne peut être repris ici : le dernier choix était celui d’un autre, a terminé un tour ou a révélé quelque chose.
error-cannot-concede = { $seat } ne peut pas abandonner cette partie : elle est finie, ou plus de deux joueurs y jouent.
error-flow-failed = Une erreur interne dans { $game } a empêché ce choix, au coup { $position }. La table est telle qu’avant ; choisissez autre chose.
error-cannot-fork = Une ligne faite pour les simulations ne peut pas être dédoublée.
error-cannot-imagine = On ne peut rien imaginer depuis une ligne faite pour les simulations.
error-too-large = Le fichier est plus grand qu’aucune partie : { $most } octets au plus.
error-not-json = Ce n’est pas un fichier de partie : ce n’est pas du JSON bien formé.
error-not-a-record = Ce n’est pas un fichier de partie Wardroom.
error-unknown-field = Ce n’est pas un fichier de partie : « { $field } » n’y a pas sa place.
error-bad-field = Ce n’est pas un fichier de partie : « { $field } » manque ou n’a pas la bonne forme.
error-campaign-not-json = Ce n’est pas un fichier de campagne : le JSON est mal formé.
error-not-a-campaign = Ce n’est pas un fichier de campagne Wardroom.
error-bad-campaign-field = Ce n’est pas un fichier de campagne : « { $field } » manque, n’y a pas sa place, ou n’a pas la bonne forme.
error-no-campaign = { $game } n’a pas de campagne.
error-unknown-format = Le fichier est au format { $format } ; ce programme connaît le format { $known }.
error-unknown-rules = La partie a été jouée avec la version { $rules } des règles de { $game } ; ce programme a la version { $known }. Elle est conservée telle quelle et ne peut pas être rejouée ici.
error-sealed = La partie n’est pas finie : sa graine n’est pas dans le fichier, elle ne peut donc pas être rejouée.
error-other-seed = La graine ne correspond pas à son engagement : ce n’est pas celle promise avant la distribution.
error-other-start = L’en-tête a été modifié (jeu, réglages, noms, engagement ou sel) : la chaîne de hachage commence autrement.
error-illegal-move = Le coup { $move } a été modifié : « { $choice } » n’était pas un choix permis à { $seat }.
error-other-link = Le coup { $move } a été modifié : la chaîne de hachage diffère à « { $choice } ».
error-other-end = Le fichier a été modifié après le coup { $move } : la chaîne de hachage finit autrement (il manque des coups, ou la fin a été changée).
error-other-result = Le résultat du fichier n’est pas celui auquel mènent les coups.
error-unknown-player = Il n’y a pas de joueur nommé « { $player } » : { $known }.
error-bad-player = Le joueur « { $player } » ne peut pas être chargé : { $why }
error-no-factory = Le joueur « { $player } » ne peut pas être chargé : le module { $module } n’a rien d’appelable nommé { $name }.
error-not-a-player = « { $player } » ne produit pas un joueur, mais un objet de type { $kind } : un joueur a une méthode choose(seat).
error-player-failed = Le joueur « { $player } » échoue : { $why }
error-player-nonsense = Le joueur « { $player } » a choisi { $choice }, qui n’est pas parmi ses options (seat.ask.options).
error-bad-number = { $name } doit être au moins 1, et non { $value }.
error-bad-snapshot = L’instantané est abîmé, ou il est d’une autre table ou d’une autre version.

# Les choix qui terminent quelque chose, et ce qu’ils laisseraient inutilisé.
ends-turn = Termine votre tour
ends-round = Termine la manche pour vous
ends-game = Termine la partie pour vous
unused = Laissé inutilisé : { $list }.

# Pendant qu’un joueur artificiel réfléchit.
pace-usual = Un tour dure environ { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 }, { $most } au plus.
pace-late = C’est plus long que d’habitude ; { $most } secondes au plus.
