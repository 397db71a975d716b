### La campagne de Captain’s Chair : modes, grades, défis et améliorations.

## Mots

campaign-none = pas de campagne
campaign-set_phasers_to_stun = Phaseurs sur paralysie
campaign-yellow_alert = Alerte jaune
campaign-gates_of_sto_vo_kor = Les portes de Sto-Vo-Kor
campaign-the_kobayashi_maru = Le Kobayashi Maru
career-ensign = Enseigne
career-lieutenant = Lieutenant
career-commander = Commandant
career-captain = Capitaine
career-commodore = Commodore
career-admiral = Amiral
challenge-live_long_and_prosper = Longue vie et prospérité
    .about = Après une réussite, vous commencez la partie suivante sans Dilithium ou sans Latinum, à votre choix ; après deux réussites de suite, sans les deux.
    .rule = CHAIR-36.14
challenge-that_is_life = Ce n’est pas une faiblesse, c’est la vie
    .about = À partir de Lieutenant, vos cartes Réserve et Disponibles sont mélangées ensemble, et votre pioche Réserve en est tirée au hasard.
    .rule = CHAIR-36.15
challenge-closest_outpost = À deux semaines du plus proche avant-poste
    .about = Après une réussite, Renforcer commence dans votre pioche Réserve.
    .rule = CHAIR-36.16
challenge-baby_gazelle = Courir comme un bébé gazelle
    .about = Après deux réussites de suite, un INCIDENT est mélangé à votre paquet de départ.
    .rule = CHAIR-36.17
challenge-rules_of_acquisition = Règles d’acquisition
    .about = Après une réussite, vous ne pouvez qu’ajouter une carte à votre pile de Renfort ; si aucune ne correspond, il n’y a pas d’amélioration.
    .rule = CHAIR-36.18
challenge-only_ship = Seul vaisseau du quadrant
    .about = Si votre VAISSEAU de départ est renvoyé ou rappelé, la partie est aussitôt un échec.
    .rule = CHAIR-36.19
challenge-on_tuesday = Ils arriveront mardi
    .about = Une Équipe d’exploration est mise de côté jusqu’à ce que votre pioche Réserve soit vide ; après une réussite, deux.
    .rule = CHAIR-36.20
challenge-ticking_clock = Compte à rebours
    .about = Conspiration est mélangée aux cartes Réserve du Bot.
    .rule = CHAIR-36.21

## BOOST (CHAIR-36.12)

boost-find_two = Avant votre main de départ, cherchez deux cartes (hors de la pioche Réserve)
boost-find_one = Avant votre main de départ, cherchez une carte (hors de la pioche Réserve)
boost-find_location = Avant votre main de départ, cherchez un LIEU (hors de la pioche Réserve) et jouez-le gratuitement
boost-find_and_log = Avant votre main de départ, cherchez une carte dans votre pioche ou votre pioche Réserve et loggez-la
boost-draw_two = Après votre main de départ, piochez 2 cartes
boost-draw_one = Après votre main de départ, piochez une carte
boost-take_reinforcement = Après votre main de départ, prenez une carte de votre pile de Renfort
boost-research_three = Au début, Recherche +3
boost-research_one = Au début, Recherche +1
boost-influence_three = Au début, Influence +3
boost-influence_one = Au début, Influence +1
boost-military_three = Au début, Militaire +3
boost-dilithium_two = Au début, gagnez 2 Dilithium
boost-dilithium_one = Au début, gagnez 1 Dilithium
boost-latinum_two = Au début, gagnez 2 Latinum
boost-glory_two = Au début, gagnez 2 Gloire

## Le bilan (CHAIR-36.22)

grade-1 = Starfleet vous remercie de votre candidature. Il reste une place aux cuisines d’un ravitailleur.
    .name = Enseigne
grade-2 = Un premier pas. Vous en avez vu plus que bien d’autres de votre promotion, et vous êtes là pour le raconter.
    .name = Lieutenant
grade-3 = Votre équipage vous suit. Montrez-lui maintenant où vous allez.
    .name = Commandant
grade-4 = Un vaisseau à vous, et personne ne doute que vous l’ayez mérité.
    .name = Capitaine
grade-5 = Une victoire de plus, et toute la flotte était à vous.
    .name = Commodore
grade-6 = La route a été longue, et vous êtes allé jusqu’au bout. Amiral, la flotte est à vous.
    .name = Amiral
grade-7 = Des amiraux comme vous, on les étudie à l’Académie.
    .name = Amiral émérite
grade-8 = À peine une défaite, et jamais un doute : on parlera longtemps de cette campagne sur les passerelles.
    .name = Légende de la flotte

## Questions et options

ask-live-long = De quelle ressource vous passez-vous ?
    .rule = CHAIR-36.14
option-live-long-dilithium = Pas de Dilithium
option-live-long-latinum = Pas de Latinum
ask-take-reinforcement = { $card } : quelle carte prenez-vous dans votre pile de Renfort ?
    .rule = CHAIR-36.10
option-take-reinforcement = { $card }
option-take-reinforcement-no = Rien
ask-bot-conspiracy = { $card } : que choisissez-vous ?
    .rule = CHAIR-33.1
option-bot-conspiracy-take = Prendre un INCIDENT : il va sous votre pioche avec Conspiration
option-bot-conspiracy-leave = Le Bot gagne 2 Gloire et défausse la première carte de sa pioche Complément
ask-upgrade = Quelle amélioration emportez-vous ?
    .rule = CHAIR-36.7
option-upgrade-market = Vers votre pile de Renfort : { $card }
option-upgrade-boost = BOOST : { $name_boost }
option-upgrade-reserve = RENFORT, parmi vos cartes Réserve : { $name_card }
option-upgrade-available = RENFORT, parmi vos cartes Disponibles : { $name_card }

## Refus

refuse-pile-empty = Votre pile de Renfort est vide.
refuse-pile-not-empty = Votre pile de Renfort n’est pas encore vide.
refuse-not-discarded = Seule sa propre opération JOUER défausse Conspiration.
refuse-not-beamed = Conspiration ne peut pas être téléportée.

## Ce qui se passe

event-does-without = { $you ->
    [yes] Vous commencez sans { $name_gain }.
   *[no] { $seat } commence sans { $name_gain }.
}
event-boosted = BOOST : { $name_boost }.
event-reinforced = { $you ->
    [yes] Vous prenez { $card } dans votre pile de Renfort.
   *[no] { $seat } prend { $card } dans la pile de Renfort.
}
    .then = { $you ->
        [yes] vous prenez { $card } dans votre pile de Renfort
       *[no] prend { $card } dans la pile de Renfort
    }
event-teams-arrived = { $count ->
    [one] L’Équipe d’exploration mise de côté arrive.
   *[other] Les { $count } Équipes d’exploration mises de côté arrivent.
}
event-only-ship-lost = { $card } était le seul VAISSEAU du quadrant : la partie est un échec.
event-conspiracy = { $card } va sous { $you ->
    [yes] votre pioche
   *[no] la pioche de { $seat }
}.
event-upgraded-market = Amélioration : { $card } rejoint la pile de Renfort.
event-upgraded-own = Amélioration : { $name_card } rejoint la pile de Renfort.
event-upgraded-boost = Amélioration : { $name_boost }.
event-no-upgrade = Aucune carte ne correspond : il n’y a pas d’amélioration.

story-bot-ship = Votre VAISSEAU de départ était le seul du quadrant, et vous l’avez perdu : la partie est un échec.
    .name = Le seul vaisseau

## Réglages

setting-clock = Compte à rebours
    .about = Contre le Bot : Conspiration est mélangée à ses cartes Réserve.
setting-clock-false = sans
setting-clock-true = avec
setting-campaign = Campagne
    .about = Le mode de la campagne dont la partie fait partie.
setting-campaign-none = { campaign-none }
setting-campaign-set_phasers_to_stun = { campaign-set_phasers_to_stun }
setting-campaign-yellow_alert = { campaign-yellow_alert }
setting-campaign-gates_of_sto_vo_kor = { campaign-gates_of_sto_vo_kor }
setting-campaign-the_kobayashi_maru = { campaign-the_kobayashi_maru }
setting-assignment = Affectation
    .about = De quelle partie de la campagne il s’agit.
setting-wins = Victoires
    .about = Combien de parties de la campagne ont été gagnées avant : votre grade en dépend.
setting-streak = De suite
    .about = Combien de parties viennent d’être gagnées de suite.
setting-barred = À ne pas rencontrer
    .about = Les capitaines qui ne peuvent pas être l’adversaire : déjà affrontés, ou battus.
setting-reinforcements = Renforts
    .about = Les cartes de votre pile de Renfort.
setting-boosts = Boosts
    .about = Vos bonus, dans l’ordre où vous les avez reçus.
setting-challenges = Défis
    .about = Les défis de la campagne.
setting-before = Partie précédente
    .about = La fin de la chaîne de hachage de la partie précédente, pour qu’aucune partie ne puisse être remplacée.

## Ce qui ne va pas dans une partie ou une campagne

error-not-of-a-campaign = Aucune partie d’une campagne ne peut commencer ainsi : { $what ->
    [captain] il faut un capitaine à vous
    [opponent] on ne peut pas rencontrer cet adversaire
    [wins] plus de victoires que de parties avant elle
    [rank] dans ce mode le Bot n’a pas ce grade maintenant
    [upgrades] plus d’améliorations que de parties avant elle
   *[reinforcements] la pile de Renfort contient une carte en double, ou une carte qui ne peut pas y être
}.
error-campaign-empty = Il n’y a pas encore de partie dans cette campagne.
error-campaign-plan = Le capitaine, le mode ou les défis de cette campagne sont illisibles.
error-campaign-repeated = La partie { $number } de la campagne est de nouveau la partie { $other }.
error-campaign-missing = La partie { $number } de la campagne manque : la partie { $found } est à sa place.
error-campaign-order = Les parties de la campagne ne sont pas dans l’ordre : la partie { $found } est à la place de la partie { $number }.
error-campaign-foreign = La partie { $number } n’appartient pas à cette campagne.
error-campaign-running = La partie { $number } de la campagne n’est pas terminée.
error-campaign-over = La campagne était finie après { $games } parties : il n’y a pas de partie { $number }.
error-campaign-opponent = Partie { $number } : { $name_captain } ne peut pas être l’adversaire maintenant (CHAIR-36.4).
error-campaign-settings = La partie { $number } ne découle pas des précédentes : { $setting } est « { $value } » et devrait être « { $wanted } ».
error-campaign-altered = La partie { $number } de la campagne a été modifiée, ou ne peut pas être rejouée.
