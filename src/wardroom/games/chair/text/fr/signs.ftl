### La légende : ce que veut dire chaque signe, sur la table et sur les cartes.

signs-s = Types
signs-p = Aptitudes et pistes
sign-p-research = Recherche
sign-p-influence = Influence
sign-p-military = Militaire
sign-p-any = une aptitude qui vaut pour toute piste, ou selon sa carte

signs-r = Ressources
sign-r-dilithium = Dilithium
sign-r-latinum = Latinum
sign-r-glory = Gloire, et horloge : les Dates Stellaires la portent

signs-t = Jetons
sign-t-team = Équipe d’exploration
sign-t-ship = Vaisseau
sign-t-action = une Action ; devant une opération : elle en coûte une
sign-t-spent = une Action déjà dépensée

signs-k = Traits, toujours avec leur mot
sign-k-species = espèces : { trait-alien }, { trait-aenar }, { trait-andorian }, { trait-android }, { trait-bajoran }, { trait-betazoid }, { trait-borg }, { trait-breen }, { trait-cardassian }, { trait-changeling }, { trait-ferengi }, { trait-human }, { trait-kelpien }, { trait-klingon }, { trait-orion }, { trait-pakled }, { trait-reman }, { trait-romulan }, { trait-synthetic }, { trait-tellarite }, { trait-transcendent }, { trait-trill }, { trait-vulcan }, { trait-xindi }
sign-k-gameplay = effets de jeu : { trait-attack }, { trait-ongoing }, { trait-surprise }, { trait-wildcard }
sign-k-regular = autres traits : { trait-ambassador }, { trait-anomaly }, { trait-augment }, { trait-beverage }, { trait-business }, { trait-cloak }, { trait-communication }, { trait-creature }, { trait-doctor }, { trait-dominion }, { trait-engineer }, { trait-hologram }, { trait-imperial }, { trait-maquis }, { trait-ops }, { trait-pilot }, { trait-scientist }, { trait-security }, { trait-shady }, { trait-spy }, { trait-starbase }, { trait-starfleet }, { trait-telepath }, { trait-time_travel }, { trait-weapon }

signs-o = Opérations
sign-o-use = activation : épuise sa carte
sign-o-react = réaction
sign-o-end = fin de partie : compte à la fin
sign-o-attack = attaque
sign-o-turned = épuisée jusqu’à la fin de votre tour

signs-v = Cartes
sign-v-card = une carte : main, Poubelle, ou à piocher

signs-drawn = Sur la table
sign-drawn-focus = Concentration : vaut le multiplicateur de sa piste, dès qu’une mission est accomplie
sign-drawn-lit = une opération que vous pouvez utiliser maintenant
sign-drawn-gain = ce qu’elle rapporterait maintenant ; « / » sépare ce qui est au choix
sign-drawn-turned = une carte épuisée
sign-drawn-now = la Date stellaire en cours et la Gloire qui lui reste
sign-drawn-gone = une Date stellaire passée
sign-drawn-last = la dernière Date stellaire : la Résolution la suit
sign-drawn-at = où vous en êtes sur une piste
sign-drawn-mark = où commence un multiplicateur
sign-drawn-near = un Lieu que vous avez sécurisé, ou presque
sign-drawn-lost = un Lieu que l’autre capitaine a sécurisé
