# Ce que chaque commande peut dire.
you = Vous
quoted = « { $name } »
a-file = le fichier
interrupted = Interrompu.
unexpected = Une erreur interne, sans faute de votre part : { $kind } : { $message }. Merci de la signaler.

## Marques autour des mots d’une carte qui renvoient à une de ses parties. Les points tiennent la place du mot.

cue-type = …⟨T⟩
cue-spec = …⟨S⟩
cue-life = …⟨F⟩
cue-aff = …⟨A⟩
cue-card = « … »
cue-key = …

## Joueurs de l’ordinateur

player-random = Hasard
player-greedy = Glouton
player-ensign = Enseigne
player-lieutenant = Lieutenant
player-commander = Commander
player-captain = Capitaine
player-admiral = Amiral

## Fichiers

error-no-file = Il n’y a pas de fichier ni de dossier { $file }.
error-no-access = { $file } ne peut être ni lu ni écrit ici.
error-a-folder = { $file } est un dossier, pas un fichier.
error-not-a-folder = { $file } n’est pas dans un dossier.
error-exists = { $file } existe déjà.
error-disk-full = Le disque est plein : { $file } n’a pas pu être écrit.
error-long-name = Le nom { $file } est trop long.
error-system = { $file } : { $reason }.
error-save-exists = { $file } existe déjà. Choisissez un autre nom, ou reprenez cette partie : wardroom play --load { $file }

## La ligne de commande

error-unknown-language = « { $language } » n’est pas une langue de ce programme : { $known }.
error-missing-arguments = Il manque quelque chose : { $what }. Voir { $command } --help.
error-unknown-arguments = Ceci n’a pas été compris : { $what }. Voir { $command } --help.
error-missing-value = Il faut une valeur à { $what }. Voir { $command } --help.
error-unknown-command = Il n’y a pas de commande « { $what } ». Voir wardroom --help.
error-bad-value = { $what } : { $why }
error-other-misuse = Ceci n’a pas été compris : { $why }. Voir { $command } --help.
error-missing-extra = { $command } a besoin de paquets qui ne sont pas installés : pip install "wardroom[{ $extra }]".
error-bad-option = « { $option } » n’est pas un réglage : écrivez nom=valeur, par exemple memory_aid=no.
error-wrong-setting = { $setting } : { $why }
error-nearly-a-player = « { $name } » n’est pas un joueur de l’ordinateur. Vouliez-vous dire { $player } ? Si une personne s’appelle ainsi, écrivez person={ $name }.
error-mistyped-player = Il n’y a pas de joueur de l’ordinateur « { $name } ». Vouliez-vous dire { $player } ?
error-own-player = Un joueur écrit par quelqu’un était à cette table, { $name }. Dites qui continue : --seats { $who }
not-a-number = « { $value } » n’est pas un nombre entier.
number-limits = { $value } n’est pas compris entre { $least } et { $most }.

## Noms

error-ambiguous-name = « { $name } » peut vouloir dire { $names }{ $more ->
        [yes] {" "}et d’autres encore
       *[no] {""}
    }.
error-unknown-name = Rien ne s’appelle « { $name } » ici. Vouliez-vous dire { $names } ?
error-strange-name = Rien ne s’appelle « { $name } » ici.
error-unknown-rule = Il n’y a pas de règle « { $rule } ». Les plus proches : { $nearest }.
