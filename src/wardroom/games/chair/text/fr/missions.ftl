### Les missions de Captain’s Chair, dans nos propres mots, et ce que font les cartes Date stellaire.

## Picard

mission-peace_negotiations = Négociations de paix
    .goal = 3 ALLIÉS à bord du même VAISSEAU, et au moins deux pistes parmi Recherche, Influence et Militaire à 4 ou plus.
    .reward = Gagnez 4 Dilithium. Piochez 4 cartes. Vous pouvez jeter une carte du Marché.
    .rule = CHAIR-22.1 CHAIR-22.3 CHAIR-22.4 CHAIR-22.8 CHAIR-27.24

mission-arbiter_of_succession = Arbitre de la succession
    .goal = 3 Klingons à bord du même VAISSEAU.
    .reward = Gagnez 1 Gloire. Influence ou Militaire +1. Gagnez une Action. Vous pouvez jeter une carte du Marché.
    .rule = CHAIR-22.1 CHAIR-22.3 CHAIR-22.4 CHAIR-27.22 CHAIR-27.24

mission-seek_out_new_life = Découvrir de nouvelles vies
    .goal = 6 espèces différentes en jeu. Les cartes avec le trait Humain ou Starfleet ne comptent pas. Chaque carte alien et chaque carte transcendante compte comme une espèce à part entière, et un Joker comme une espèce de votre choix.
    .reward = Prenez une RENCONTRE.
    .rule = CHAIR-15.5 CHAIR-15.6 CHAIR-16.12 CHAIR-22.1 CHAIR-22.3 CHAIR-28.11

## Sisko

mission-a_call_to_arms = Appel aux armes
    .goal = 4 VAISSEAUX déployés, et Influence ou Militaire à 7 ou plus.
    .reward = Recrutez un Développement ; son coût baisse de 1 Dilithium ou de 1 Latinum par base stellaire en jeu.
    .rule = CHAIR-13.6 CHAIR-13.8 CHAIR-22.1 CHAIR-22.3

mission-bajors_application_to_the_federation = Candidature de Bajor à la Fédération
    .goal = En jeu : 2 cartes Starfleet (sans compter votre Capitaine) et 3 Bajorans. De plus, un de vos VAISSEAUX est sur Bajor.
    .reward = Déclenchez l’opération CONTRÔLE d’un LIEU que vous contrôlez. Réactivez Bajor.
    .rule = CHAIR-19.5 CHAIR-22.1 CHAIR-22.3 CHAIR-27.39 CHAIR-27.50

mission-contacting_the_dominion = Entrer en contact avec le Dominion
    .goal = 3 cartes en jeu avec le trait Dominion ou Changelin.
    .reward = Influence +3. Scannez 1 carte PERSONNE, CARGAISON ou VAISSEAU (un seul type). Piochez 2 cartes.
    .rule = CHAIR-16.5 CHAIR-16.6 CHAIR-17.1 CHAIR-22.1 CHAIR-22.3

## Burnham

mission-investigate_the_burn = Enquêter sur la Combustion
    .goal = À bord du même VAISSEAU : 2 INCIDENTS, un scientifique et un Kelpien. De plus, la Recherche est à 5 ou plus.
    .reward = Prenez la première RENCONTRE et mettez-la sur votre pioche. Recristallisez jusqu’à 2 Dilithium.
    .rule = CHAIR-22.1 CHAIR-22.3 CHAIR-22.4 CHAIR-27.55

mission-reunite_the_federation = Réunifier la Fédération
    .goal = Au moins une anomalie dans votre Journal de bord ; 3 cartes Starfleet en jeu (sans compter votre Capitaine) ; 3 espèces différentes à bord du même VAISSEAU (sans compter les cartes Starfleet).
    .reward = Piochez la première carte de la pioche Lieu et prenez-en le contrôle.
    .rule = CHAIR-22.1 CHAIR-22.3 CHAIR-22.4 CHAIR-27.48 CHAIR-28.11

mission-dealing_with_the_emerald_chain = Traiter avec la Chaîne d’émeraude
    .goal = 2 cartes en jeu avec le trait commerce ou Orion, et 2 cartes louches dans votre Journal de bord.
    .reward = Vous pouvez jouer gratuitement un INCIDENT pour gagner 2 Gloire, 2 Dilithium et 2 Latinum.
    .rule = CHAIR-8.8 CHAIR-22.1 CHAIR-22.3 CHAIR-27.19

## Koloth

mission-expanding_the_empire = Étendre l’Empire
    .goal = Au moins 6 VAISSEAUX déployés et LIEUX contrôlés en tout, dont au moins un de chaque.
    .reward = Recrutez 2 Réserves ou un Développement. Renvoyez un de vos VAISSEAUX déployés.
    .rule = CHAIR-13.6 CHAIR-13.7 CHAIR-22.1 CHAIR-22.3 CHAIR-27.6

mission-romulan_weapons_trade_agreement = Accord commercial sur les armes romuliennes
    .goal = Au moins un Romulien à bord d’un VAISSEAU klingon.
    .reward = Militaire +1 par Romulien en jeu. Recrutez gratuitement la carte { card-kol_prototype_cloak }. Vous pouvez jeter une carte du Marché.
    .rule = CHAIR-13.9 CHAIR-17.1 CHAIR-22.1 CHAIR-22.3 CHAIR-22.4 CHAIR-27.24

mission-sabotage = Sabotage
    .goal = En jeu : 2 espèces différentes (sans compter les Klingons), 2 armes (sans compter votre Capitaine) et un scientifique.
    .reward = Recrutez une Réserve. Vous pouvez attaquer : l’autre capitaine prend 2 INCIDENTS.
    .rule = CHAIR-13.7 CHAIR-22.1 CHAIR-22.3 CHAIR-27.46 CHAIR-27.52 CHAIR-28.11

## Sela

mission-romulan_might = Puissance romulienne
    .goal = Influence et Militaire toutes deux à 6 ou plus.
    .reward = Recrutez un Développement. Cherchez une carte d’attaque.
    .rule = CHAIR-13.6 CHAIR-22.1 CHAIR-22.3 CHAIR-27.16

mission-the_reunification_plot = Le complot de la réunification
    .goal = 4 Vulcains en jeu.
    .reward = Influence +3. Piochez une carte pour chaque carte louche en jeu. Vous pouvez jouer gratuitement un INCIDENT. Vous pouvez jeter une carte du Marché.
    .rule = CHAIR-17.1 CHAIR-22.1 CHAIR-22.3 CHAIR-27.7 CHAIR-27.19 CHAIR-27.24

mission-the_duras_plot = Le complot de Duras
    .goal = Au moins un Klingon à bord du même VAISSEAU qu’une carte occultation.
    .reward = Militaire +1 par carte occultation en jeu. Gagnez 2 Gloire du stock par Klingon en jeu. Renvoyez une carte occultation et tous les Klingons téléportés.
    .rule = CHAIR-17.1 CHAIR-22.1 CHAIR-22.3 CHAIR-22.4 CHAIR-27.6

## Shran

mission-securing_andorias_borders = Sécuriser les frontières d’Andoria
    .goal = 3 LIEUX contrôlés et 4 armes en jeu.
    .reward = Scannez 1 carte VAISSEAU. Piochez une carte. Gagnez une Action.
    .rule = CHAIR-16.5 CHAIR-22.1 CHAIR-22.3 CHAIR-27.7 CHAIR-27.22

mission-founding_the_federation = Fonder la Fédération
    .goal = À bord du même VAISSEAU : un Humain, et trois traits différents parmi Vulcain, Tellarite, Andorien, alien, ambassadeur et communication. Ce sont quatre cartes différentes ; le VAISSEAU lui-même peut être l’une d’elles.
    .reward = Recherche +2. Influence +2. Militaire +2. Vous pouvez envoyer une Équipe d’exploration vers un LIEU avec le trait base stellaire.
    .rule = CHAIR-17.1 CHAIR-20.1 CHAIR-22.1 CHAIR-22.3 CHAIR-22.4

mission-andorian_mining_consortium = Consortium minier andorien
    .goal = 3 cartes commerce en jeu.
    .reward = Scannez 1 carte CARGAISON. Gagnez 2 Latinum et 1 Gloire. Vous pouvez jouer gratuitement un INCIDENT pour gagner 1 Gloire.
    .rule = CHAIR-8.8 CHAIR-16.5 CHAIR-22.1 CHAIR-22.3 CHAIR-27.19

## Cartes Date stellaire : ce qu’elles effacent, où elles vont une fois leur Gloire partie, et leurs nombres

stardate-wipes-market = Effacez le Marché : tous ses jetons sont retirés, ses cartes sont jetées et de nouvelles sont révélées.
    .rule = CHAIR-10.3 CHAIR-10.4
stardate-wipes-neutral = Effacez la Zone neutre : les LIEUX neutres sans jeton quittent la partie et de nouveaux sont révélés.
    .rule = CHAIR-10.3 CHAIR-10.5
stardate-emptied-to_inactive = Une fois vide, elle va au capitaine dont ce n’est pas le tour. Son effet est appliqué au prochain Nettoyage de ce capitaine.
    .rule = CHAIR-11.2 CHAIR-11.3
stardate-emptied-to_self = Une fois vide, elle va dans votre Zone de transit. Son effet est appliqué au Nettoyage de votre tour suivant.
    .rule = CHAIR-26.12
stardate-emptied-destroy = Une fois vide, elle quitte la partie sans aucun effet.
    .rule = CHAIR-11.5
stardate-emptied-end_of_game = Une fois vide, elle déclenche la Résolution : la partie se termine après les derniers tours. Dès lors, la Gloire vient du stock.
    .rule = CHAIR-5.2 CHAIR-5.3 CHAIR-11.4
stardate-glory = { $count } Gloire
    .rule = CHAIR-2.9
stardate-bot-actions = { $count ->
    [one] { $count } action du Bot
   *[other] { $count } actions du Bot
}
    .rule = CHAIR-30.4
