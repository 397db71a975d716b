### Portes : nom, et effet dans nos propres mots.

card-alternate_universe_door = Alternate Universe Door
    .text = S’implante sur la table (phase des portes) : vos cartes d’Univers alternatif peuvent entrer en jeu. Ou, de la main : laissez un vaisseau passer <card>Q-Net</card>, ou annulez <card>Subspace Schism</card> ; défaussez ensuite cette carte. Ou, de la main : annulez <card>Temporal Rift</card> ; cette carte retourne alors dans votre main.
    .rule = CCG-7.20 CCG-14.18

card-battle_bridge_door = Battle Bridge Door
    .text = S’implante sur votre paquet annexe Battle Bridge (phase des portes) : l’ouvre pour toute la partie ; il ne peut pas être fermé. Ou, de la main, au début d’un combat de vaisseaux de n’importe quel tour, si votre Leadership y participe : piochez deux tactiques de plus (cumulable), ou vos vaisseaux et installations ont ARMES +1 ; défaussez ensuite cette carte.
    .rule = CCG-16.45 CCG-19.1 CCG-21.1 CCG-21.2

card-holding_cell_door = Holding Cell Door
    .text = S’implante (phase des installations) ou se joue sur votre vaisseau ou sur votre installation autre qu’un Nor : ajoute une prison de bord. Ou, avec Tal Shiar, Section 31, Ordre obsidien ou Résistance présent, ou un personnel ayant à la fois SÉCURITÉ et Traîtrise : téléchargez <card>Brainwash</card>, <card>Interrogation</card> ou <card>Torture</card> sur un captif de votre prison de bord ; défaussez ensuite cette carte ou mettez-la sur votre pioche.
    .rule = CCG-15.1 CCG-15.2 CCG-17.25

card-holodeck_door = Holodeck Door
    .text = S’implante (phase des installations) ou se joue sur votre vaisseau (une par vaisseau), sur votre avant-poste ou sur un quartier général quelconque : ajoute un holodeck, et vos cartes holographiques compatibles peuvent s’y présenter. Ou, une fois à chacun de vos tours : téléchargez une carte holographique ; cette carte est alors mise hors jeu. Ou, à tout moment : empêchez une désactivation d’hologramme ; défaussez ensuite cette carte.
    .rule = CCG-4.30 CCG-7.7 CCG-9.20 CCG-9.21 CCG-14.10 CCG-15.1 CCG-15.2

card-qs_tent = Q's Tent
    .text = S’implante sur votre paquet annexe Q’s Tent, de 13 cartes différentes au plus (phase des portes) : l’ouvre. Ou, de la main, une fois par tour : prenez en main une carte de la tente et montrez-la, soit à votre choix (défaussez ensuite cette carte), soit au hasard (mettez ensuite cette carte sur votre pioche) ; vous ne piochez aucune carte ce tour-ci.
    .rule = CCG-6.11 CCG-19.15 CCG-21.1 CCG-21.8

card-q_flash = Q-Flash
    .text = S’implante sur votre paquet annexe Q-Continuum (phase des portes) : l’ouvre. Ou s’implante sous une mission quelconque, comme un dilemme mixte : l’équipe qui la rencontre affronte autant de cartes du Q-Continuum de l’adversaire qu’elle compte de personnels. Ou, de la main : annulez une carte Q.
    .rule = CCG-5.35 CCG-14.18 CCG-21.1 CCG-21.4 CCG-22.21 CCG-22.22

card-ready_room_door = Ready Room Door
    .text = Une fois par tour : téléchargez le commandant attitré d’un de vos vaisseaux à bord de ce vaisseau (vous ne piochez aucune carte ce tour-ci), ou téléchargez un ordre du capitaine. Défaussez ensuite cette carte ou mettez-la sur votre pioche.
    .rule = CCG-6.11 CCG-9.47 CCG-15.1 CCG-15.2

card-space_time_portal = Space-Time Portal
    .text = S’implante ou se joue sur la table : vos cartes d’Univers alternatif peuvent s’implanter et se jouer, une par tour. À tout moment, défaussez-la de la table pour télécharger <card>Alternate Universe Door</card>, pour annuler <card>Temporal Rift</card> ou pour servir de second <card>Wormhole</card>.
    .rule = CCG-7.20 CCG-14.10 CCG-14.18 CCG-15.1 CCG-15.2

card-storage_compartment_door = Storage Compartment Door
    .text = S’implante sur votre paquet annexe Tribbles (phase des portes) : l’ouvre ; une fois à chacun de vos tours, vous pouvez y piocher jusqu’à trois cartes, puis jouer ou défausser chacune d’elles. Ou, de la main, une fois à chacun de vos tours : téléchargez un Tribble ou un Ennui de ce paquet ; défaussez ensuite cette carte.
    .rule = CCG-15.1 CCG-15.2 CCG-21.1 CCG-21.5 CCG-22.2

card-temporal_vortex = Temporal Vortex
    .text = Jouez cette carte sur un lieu temporel : jusqu’à la fin du compte à rebours, tout vaisseau peut voyager dans le temps entre ce lieu et le lieu correspondant de la ligne spatiale. Ou, en suspendant le jeu, sur <card>Borg Ship</card> : il disparaît jusqu’à la fin du compte à rebours. Ou sur la table : <card>Distortion of Space/Time Continuum</card> est annulée jusqu’à la fin du compte à rebours. Ou transférez l’un de vos vaisseaux d’un lieu temporel vers un lieu de la ligne spatiale choisi par l’adversaire.
    .rule = CCG-7.20 CCG-11.21 CCG-11.22 CCG-14.12 CCG-14.18 CCG-18.30 CCG-20.1
