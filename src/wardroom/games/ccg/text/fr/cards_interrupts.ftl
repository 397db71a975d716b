### Interruptions : nom, et effet dans nos propres mots.

card-alien_groupie = Alien Groupie
    .text = Juste après qu’une équipe d’exploration a accompli une mission planétaire : un homme de cette équipe, désigné au hasard, ne peut pas être téléporté à bord pendant un tour complet.
    .rule = CCG-4.25 CCG-12.2 CCG-14.9 CCG-19.15

card-amanda_rogers = Amanda Rogers
    .text = Réponse : annulez une interruption qui vient d’être jouée, ou toute carte qui vient d’être jouée comme interruption. Immunisée contre <card>Amanda Rogers</card>.
    .rule = CCG-14.4 CCG-14.17 CCG-14.18

card-asteroid_sanctuary = Asteroid Sanctuary
    .text = À tout moment, ou en réponse au début d’un combat : jouez cette carte sur un vaisseau non amarré ayant Navigation x2 à bord. Il ne peut pas être la cible d’un combat ce tour-ci.
    .rule = CCG-14.4 CCG-14.10 CCG-16.42

card-auto_destruct_sequence = Auto-Destruct Sequence
    .text = Jouez cette carte sur votre vaisseau : il est détruit à la fin de votre tour, et tout autre vaisseau ici ayant BOUCLIERS<8 est alors endommagé.
    .rule = CCG-16.57 CCG-16.58

card-crosis = Crosis
    .text = Jouez cette carte sur un groupe de Borgs renégats : elle en fait partie, et la FORCE de tous vos Borgs renégats ici est doublée (non cumulable).
    .rule = CCG-19.1 CCG-19.3 CCG-22.80

card-disruptor_overload = Disruptor Overload
    .text = Jouez cette carte sur un vaisseau ou une équipe d’exploration : un Équipement présent (ou une carte utilisée comme Équipement), désigné au hasard, est détruit.
    .rule = CCG-19.15

card-distortion_of_space_time_continuum = Distortion of Space/Time Continuum
    .text = Jouez cette carte sur un vaisseau : ce vaisseau, son équipage et ses équipes d’exploration ne sont plus stoppés, et la PORTÉE qu’il a utilisée ce tour-ci lui est rendue.
    .rule = CCG-18.1

card-emergency_transporter_armbands = Emergency Transporter Armbands
    .text = À tout moment, même pendant le tour de l’adversaire : téléportez autant de membres que vous voulez d’une de vos équipes, avec leur équipement, à bord de votre vaisseau ou de votre installation ici, ou sur la planète. Peut aussi être jouée pendant un combat, tant qu’il n’y a pas de vainqueur ; pas pendant un dilemme, sauf s’il le permet.
    .rule = CCG-12.2 CCG-14.10

card-energy_vortex = Energy Vortex
    .text = Juste après que l’adversaire a joué de sa main une carte autre qu’une interruption : cette carte retourne dans sa main, et il doit en jouer une autre à la place.
    .rule = CCG-14.9

card-escape_pod = Escape Pod
    .text = Réponse à la destruction d’un vaisseau : tout son équipage survit dans la capsule, dans l’espace, à ce lieu. Il ne peut pas y agir, et l’adversaire ne peut pas le cibler, jusqu’à ce qu’un de vos vaisseaux compatibles à ce lieu le prenne à bord par un de vos ordres ; défaussez alors cette carte.
    .rule = CCG-14.4 CCG-16.65

card-full_planet_scan = Full Planet Scan
    .text = Au début de votre tour : à une mission planétaire, stoppez l’un de vos vaisseaux, pourvu de son équipage requis, qui a au moins trois icônes d’équipage et Compétence informatique à bord ; regardez la carte implantée la plus basse de cette mission.
    .rule = CCG-11.1

card-hail = Hail
    .text = Réponse : un vaisseau qui va passer devant l’un de vos vaisseaux doit s’arrêter à ce lieu. Ou, à tout moment ou en réponse au début d’un combat : deux vaisseaux de votre choix ne peuvent pas se combattre ce tour-ci.
    .rule = CCG-11.9 CCG-14.4 CCG-14.10

card-honor_challenge = Honor Challenge
    .text = Réponse au début d’un combat de personnel : chaque Klingon avec Honneur qui y participe, d’un côté comme de l’autre, tue aussitôt un adversaire ayant Traîtrise ; vous choisissez lequel. Le combat continue avec les autres.
    .rule = CCG-4.33 CCG-14.4 CCG-16.20

card-hugh = Hugh
    .text = À tout moment, ou en réponse à son attaque : annulez l’attaque de <card>Borg Ship</card> pour ce tour-ci. Ou, à tout moment : détruisez tous les Borgs renégats à un lieu.
    .rule = CCG-14.4 CCG-14.10 CCG-14.18 CCG-22.80

card-incoming_message_federation = Incoming Message - Federation
    .text = Jouez cette carte sur un vaisseau de la Fédération. Action obligatoire : il doit se rendre, en utilisant toute sa PORTÉE, à l’avant-poste de la Fédération le plus proche ; défaussez cette carte à l’arrivée.
    .rule = CCG-11.24 CCG-19.10

card-incoming_message_klingon = Incoming Message - Klingon
    .text = Jouez cette carte sur un vaisseau klingon. Action obligatoire : il doit se rendre, en utilisant toute sa PORTÉE, à l’avant-poste klingon le plus proche ; défaussez cette carte à l’arrivée.
    .rule = CCG-11.24 CCG-19.10

card-incoming_message_romulan = Incoming Message - Romulan
    .text = Jouez cette carte sur un vaisseau romulien. Action obligatoire : il doit se rendre, en utilisant toute sa PORTÉE, à l’avant-poste romulien le plus proche ; défaussez cette carte à l’arrivée.
    .rule = CCG-11.24 CCG-19.10

card-jaglom_shrek_information_broker = Jaglom Shrek - Information Broker
    .text = À tout moment : regardez toute la pioche de l’adversaire, sans en changer l’ordre.
    .rule = CCG-14.10

card-kevin_uxbridge = Kevin Uxbridge
    .text = À tout moment, ou en réponse au jeu d’un Événement : annulez un Événement en jeu qui n’est pas un traité, ou toute autre carte jouée comme Événement. Immunisée contre <card>Amanda Rogers</card>.
    .rule = CCG-14.4 CCG-14.10 CCG-14.17 CCG-14.18

card-klingon_death_yell = Klingon Death Yell
    .text = Juste après la mort d’un Klingon ayant Honneur : marquez 5 points (un seul cri par mort).
    .rule = CCG-1.6 CCG-14.9

card-klingon_right_of_vengeance = Klingon Right of Vengeance
    .text = Juste après un combat entre équipes d’exploration où un Klingon est mort : les autres Klingons présents peuvent aussitôt attaquer de nouveau, avec leur FORCE doublée.
    .rule = CCG-14.9 CCG-16.20 CCG-19.3

card-la_forge_maneuver = La Forge Maneuver
    .text = À tout moment : un vaisseau occulté au lieu d’une planète peut être ciblé par l’action qui suit immédiatement, si c’est une attaque contre lui.
    .rule = CCG-14.10 CCG-17.2

card-life_form_scan = Life-form Scan
    .text = À tout moment : regardez la main de l’adversaire.
    .rule = CCG-7.23 CCG-14.10

card-long_range_scan = Long-Range Scan
    .text = À tout moment : regardez toutes les cartes à bord d’un vaisseau. Ici, les équipages sont visibles de tous : cette carte ne fait donc rien ; ne la mettez pas dans un paquet.
    .rule = CCG-7.23 CCG-14.10

card-loss_of_orbital_stability = Loss of Orbital Stability
    .text = Jouez cette carte sur un vaisseau non amarré en orbite autour d’une planète : sa PORTÉE est de 0 jusqu’à la fin de ce tour. À la fin du prochain tour de son propriétaire, il est détruit, sauf s’il a BOUCLIERS>4 ; défaussez alors cette carte.
    .rule = CCG-11.11

card-near_warp_transport = Near-Warp Transport
    .text = Pendant votre tour, entre deux actions : téléportez jusqu’à six de vos personnels ou équipements, au choix, de votre vaisseau vers un lieu adjacent.
    .rule = CCG-12.2 CCG-12.14

card-outgunned = Outgunned
    .text = Réponse à un combat que vous avez engagé contre le seul vaisseau de l’adversaire ici, non amarré : si le total des ARMES avec lesquelles vous tirez dépasse trois fois ses BOUCLIERS, le combat est annulé, vous vous emparez du vaisseau et capturez son équipage.
    .rule = CCG-14.4 CCG-16.46 CCG-17.20 CCG-17.22 CCG-17.40 CCG-17.41

card-palor_toff_alien_trader = Palor Toff - Alien Trader
    .text = À tout moment : échangez cette carte contre une carte de votre défausse autre qu’un Personnel ; prenez celle-ci en main.
    .rule = CCG-14.10

card-particle_fountain = Particle Fountain
    .text = Juste après que votre équipe d’exploration ayant INGÉNIEUR x2 a accompli une mission planétaire : marquez 5 points (une seule fois par mission).
    .rule = CCG-1.6 CCG-14.9

card-phaser_burns = Phaser Burns
    .text = Réponse pendant un combat de personnel, avant qu’il y ait un vainqueur : si vous avez un phaseur ou un disrupteur présent, deux adversaires étourdis, désignés au hasard, meurent.
    .rule = CCG-14.4 CCG-16.20 CCG-16.25 CCG-19.15

card-q2 = Q2
    .text = Réponse : annulez une carte <card>Amanda Rogers</card> ou <card>Kevin Uxbridge</card> qui vient d’être jouée, ou un dilemme lié à Q.
    .rule = CCG-14.4 CCG-14.18

card-rescue_captives = Rescue Captives
    .text = À tout moment : tous vos personnels capturés retournent à vos avant-postes, et toutes les cartes <card>Brainwash</card>, <card>Interrogation</card> et <card>Torture</card> placées sur eux sont annulées.
    .rule = CCG-14.10 CCG-14.18 CCG-17.27

card-rogue_borg_mercenaries = Rogue Borg Mercenaries
    .text = Jouez cette carte sur un vaisseau occupé : ils combattent son équipage maintenant, puis au début du tour de chaque joueur. Chacun des Borgs renégats réunis a une FORCE égale à leur nombre. Les survivants restent à bord.
    .rule = CCG-22.80

card-romulan_ambush = Romulan Ambush
    .text = Pendant votre tour, avec votre vaisseau de classe D'deridex ici : détruisez un vaisseau adverse ici ayant BOUCLIERS<6. Son équipage meurt, sauf un membre de votre choix, que vous capturez.
    .rule = CCG-17.20 CCG-17.22

card-scan = Scan
    .text = Au début de votre tour : à une mission spatiale, stoppez l’un de vos vaisseaux, pourvu de son équipage requis, qui a au moins trois icônes d’équipage et Compétence informatique à bord ; regardez la carte implantée la plus basse de cette mission.
    .rule = CCG-11.1

card-security_sacrifice = Security Sacrifice
    .text = Réponse : votre SÉCURITÉ présent prend la place d’un personnel que le hasard a désigné pour mourir.
    .rule = CCG-14.4 CCG-19.15

card-senior_staff_meeting = Senior Staff Meeting
    .text = Juste avant la première tentative d’une mission spatiale, sur un vaisseau ayant OFFICIER, INGÉNIEUR, MÉDICAL, SCIENCE et SÉCURITÉ à bord : le premier dilemme rencontré est défaussé.
    .rule = CCG-13.12

card-ship_seizure = Ship Seizure
    .text = Pendant votre tour : votre vaisseau ayant un rayon tracteur emporte un vaisseau vide situé au même lieu, sauf si celui-ci est à son propre avant-poste ; défaussez le vaisseau vide.
    .rule = CCG-4.29

card-subspace_interference = Subspace Interference
    .text = Réponse : annulez une carte Incoming Message, <card>Hail</card> ou <card>Subspace Schism</card> qui vient d’être jouée ; les deux cartes sont défaussées.
    .rule = CCG-14.4 CCG-14.18

card-subspace_schism = Subspace Schism
    .text = Juste après qu’une carte a été piochée : cette carte est défaussée, et une autre est piochée.
    .rule = CCG-14.9

card-tachyon_detection_grid = Tachyon Detection Grid
    .text = À tout moment, avec au moins quatre de vos vaisseaux en jeu : un vaisseau occulté se désocculte et ne peut plus s’occulter ce tour-ci.
    .rule = CCG-14.10 CCG-17.8

card-temporal_rift = Temporal Rift
    .text = Jouez cette carte sur votre vaisseau non amarré : il disparaît avec tout ce qu’il a à bord. À la fin du compte à rebours, il revient ici.
    .rule = CCG-18.43 CCG-20.1

card-the_devil = The Devil
    .text = À tout moment : détruisez un traité ou une carte <card>Horga'hn</card> sur la table, ou une carte <card>Wind Dancer</card>, y compris en réponse à sa rencontre.
    .rule = CCG-14.4 CCG-14.10

card-the_gift = The Gift
    .text = À tout moment, mais pas en réponse à un combat : <card>Kes</card>, à bord de votre vaisseau sur la ligne spatiale, est mise hors jeu. Le vaisseau est transféré vers un autre lieu de ce quadrant et stoppé.
    .rule = CCG-4.30 CCG-14.10 CCG-18.1 CCG-18.30

card-the_juggler = The Juggler
    .text = À tout moment : un joueur de votre choix mélange sa pioche.
    .rule = CCG-14.10

card-transwarp_conduit = Transwarp Conduit
    .text = À tout moment : la PORTÉE d’un vaisseau est doublée ce tour-ci.
    .rule = CCG-11.6 CCG-14.10 CCG-19.3

card-vulcan_mindmeld = Vulcan Mindmeld
    .text = À tout moment : votre personnel ayant Fusion mentale gagne toutes les compétences d’un autre de vos personnels présents, jusqu’à la fin du tour.
    .rule = CCG-14.10

card-vulcan_nerve_pinch = Vulcan Nerve Pinch
    .text = Réponse au début d’un combat de personnel : chacun de vos Vulcains et de vos androïdes de type Soong peut mettre en stase un adversaire, désigné au hasard, jusqu’à la fin de votre prochain tour.
    .rule = CCG-14.4 CCG-16.20 CCG-18.25 CCG-19.15

card-weak_spot = Weak Spot
    .text = Réponse pendant un combat, sur un vaisseau ciblé par au moins deux vaisseaux : ses BOUCLIERS baissent de 4 pour ce combat (non cumulable).
    .rule = CCG-14.4 CCG-16.46 CCG-19.1

card-wolf = Wolf
    .text = Réponse : un personnel ayant Empathie, que le hasard a désigné pour mourir ou être capturé, est épargné.
    .rule = CCG-7.20 CCG-14.4 CCG-19.15

card-wormhole = Wormhole
    .text = Pendant votre tour : jouez deux exemplaires, l’un sur votre vaisseau, l’autre sur un lieu quelconque, lieux temporels compris. Le vaisseau y est transféré et stoppé.
    .rule = CCG-18.1 CCG-18.30
