### Événements, incidents et objectifs : nom, et effet dans nos propres mots.

card-alien_probe = Alien Probe
    .text = Sur la table : les deux joueurs jouent main ouverte.
    .rule = CCG-7.18 CCG-7.23

card-anti_time_anomaly = Anti-Time Anomaly
    .text = Sur la table : à la fin de votre troisième tour complet, tous les personnels en jeu des deux joueurs meurent. Retirer cette carte à temps l’empêche.
    .rule = CCG-4.25 CCG-7.18

card-assign_mission_specialists = Assign Mission Specialists
    .text = S’implante ou se joue sur la table : téléchargez jusqu’à deux spécialistes de mission différents, pas encore en jeu, à votre avant-poste. Tant que cette carte est là, chaque fois que vous accomplissez une mission, chaque spécialiste de mission de l’équipe dont la compétence figure dans les conditions requises que vous avez remplies vous rapporte 5 points : autant par compétence que de niveaux demandés, à votre choix (classifications et attributs ne comptent pas). Vous pouvez défausser cette carte au début de votre tour.
    .rule = CCG-1.6 CCG-7.19 CCG-9.5 CCG-15.1 CCG-15.2

card-atmospheric_ionization = Atmospheric Ionization
    .text = Jouez cette carte sur une planète : ici, trois personnels au plus, en tout, peuvent être téléportés par tour, vers la planète ou depuis elle.
    .rule = CCG-12.2

card-brainwash = Brainwash
    .text = Jouez cette carte sur un captif que vous retenez : il se présente à votre avant-poste sous votre contrôle et se mêle à vos cartes quelle que soit son affiliation. Il la conserve, mais n’ajoute aucune restriction d’attaque à votre camp.
    .rule = CCG-17.21 CCG-17.27

card-bynars_weapon_enhancement = Bynars Weapon Enhancement
    .text = Jouez cette carte sur un vaisseau : ARMES +2 (cumulable).
    .rule = CCG-19.1

card-calamarain = Calamarain
    .text = Entre en jeu à un lieu choisi par l’adversaire. Parmi vos ordres, vous la déplacez comme un vaisseau de PORTÉE 6, sans équipage requis. Vous pouvez la défausser pour endommager un vaisseau ici, sans pouvoir le détruire. Immunisée contre <card>Kevin Uxbridge</card>.
    .rule = CCG-14.17 CCG-16.57 CCG-16.58

card-captains_log = Captain's Log
    .text = Sur la table : chacun de vos vaisseaux dont le commandant attitré est à bord a ARMES +3 et BOUCLIERS +3.
    .rule = CCG-7.18 CCG-9.47

card-captured = Captured
    .text = S’implante ou se joue face cachée, comme plan secret. Défaussez-la pour l’un de ces effets : pendant votre tour, votre équipage ou équipe d’exploration, non borg, capture un adversaire présent, désigné au hasard, si vous y avez plus de SÉCURITÉ ou plus d’armes individuelles que lui ; ou, pendant n’importe quel tour, capturez un personnel que votre SÉCURITÉ vient d’étourdir au combat.
    .rule = CCG-7.19 CCG-9.43 CCG-16.25 CCG-17.20 CCG-17.22 CCG-19.15 CCG-20.6

card-commandeer_ship = Commandeer Ship
    .text = Se joue sur votre personnel ayant Compétence informatique à bord d’un vaisseau adverse vide, autre qu’un cube borg : il s’en empare et, tant que cette carte reste, il peut fournir jusqu’à trois de ses icônes d’équipage.
    .rule = CCG-11.1 CCG-17.40 CCG-17.41

card-disengage_safety_protocols = Disengage Safety Protocols
    .text = Sur la table : les hologrammes peuvent blesser mortellement au combat, et les armes holographiques blessent mortellement au lieu d’étourdir.
    .rule = CCG-7.18 CCG-9.20 CCG-9.26 CCG-16.25 CCG-16.26

card-distortion_field = Distortion Field
    .text = Jouez cette carte sur une planète, face visible : tant qu’elle est face visible, on ne peut se téléporter ni vers la surface ni depuis elle. Une fois à chacun de vos tours, elle est retournée.
    .rule = CCG-12.2

card-engage_shuttle_operations = Engage Shuttle Operations
    .text = Sur la table : vos vaisseaux ayant un rayon tracteur et INGÉNIEUR à bord peuvent embarquer et lancer des navettes, qui peuvent atterrir sur les planètes en utilisant toute leur PORTÉE.
    .rule = CCG-7.18 CCG-11.18 CCG-11.20

card-espionage_federation_on_klingon = Espionage: Federation on Klingon
    .text = Jouez cette carte sur une mission à icône klingonne : vos personnels de la Fédération peuvent la tenter comme si elle portait leur icône. Défaussez-la quand la mission est accomplie.
    .rule = CCG-13.1

card-espionage_klingon_on_federation = Espionage: Klingon on Federation
    .text = Jouez cette carte sur une mission à icône de la Fédération : vos personnels klingons peuvent la tenter comme si elle portait leur icône. Défaussez-la quand la mission est accomplie.
    .rule = CCG-13.1

card-espionage_romulan_on_federation = Espionage: Romulan on Federation
    .text = Jouez cette carte sur une mission à icône de la Fédération : vos personnels romuliens peuvent la tenter comme si elle portait leur icône. Défaussez-la quand la mission est accomplie.
    .rule = CCG-13.1

card-espionage_romulan_on_klingon = Espionage: Romulan on Klingon
    .text = Jouez cette carte sur une mission à icône klingonne : vos personnels romuliens peuvent la tenter comme si elle portait leur icône. Défaussez-la quand la mission est accomplie.
    .rule = CCG-13.1

card-establish_landing_protocols = Establish Landing Protocols
    .text = S’implante ou se joue sur la table : une fois à chacun de vos tours, chacun de vos vaisseaux sans icône d’équipage peut atterrir ou décoller pour 1 de PORTÉE.
    .rule = CCG-7.19 CCG-11.18

card-gaps_in_normal_space = Gaps in Normal Space
    .text = Jouez cette carte entre deux missions : c’est un nouveau lieu, de distance 4. À bord de chaque vaisseau qui s’arrête ici, un membre d’équipage désigné au hasard meurt.
    .rule = CCG-11.6 CCG-11.30 CCG-19.15

card-genetronic_replicator = Genetronic Replicator
    .text = Sur la table : les membres de vos équipes d’exploration ne peuvent pas être tués tant que MÉDICAL x2 est présent avec eux.
    .rule = CCG-7.18

card-goddess_of_empathy = Goddess of Empathy
    .text = Sur la table jusqu’à la fin de votre prochain tour : aucune interruption ne peut être jouée, sauf <card>Kevin Uxbridge</card> et <card>Q2</card>.
    .rule = CCG-7.18

card-holo_projectors = Holo-Projectors
    .text = Jouez cette carte sur une mission planétaire : les hologrammes peuvent exister à la surface de cette planète.
    .rule = CCG-9.20 CCG-9.31

card-hq_secure_homeworld = HQ: Secure Homeworld
    .text = S’implante ou se joue sur un monde d’origine : vos équipes d’exploration comptant un personnel de même affiliation que lui peuvent le tenter avec ces conditions requises : Leadership x2 et SÉCURITÉ, plus Honneur ou Traîtrise, plus un attribut dont le total dépasse les points de la mission. Quand vous l’accomplissez, capturez tous les personnels adverses sur la planète qui ne sont pas de l’affiliation de ce monde.
    .rule = CCG-7.19 CCG-13.1 CCG-17.20 CCG-17.22

card-interrogation = Interrogation
    .text = Jouez cette carte sur un captif que vous retenez. Au début de chacun de vos tours, l’adversaire choisit : vous marquez 10 points et le captif retourne à l’avant-poste de son propriétaire ; ou vous marquez 1 point et vous le gardez.
    .rule = CCG-1.6 CCG-17.21 CCG-17.27

card-intuition = Intuition
    .text = S’implante ou se joue sur la table (gratuitement si <card>Deanna Troi</card> est en jeu). Une fois à chacun de vos tours, si vous avez en jeu un conseiller, un El-Aurien, une dabo girl ou un personnel génétiquement modifié, nommez un type de carte et révélez une carte de la main de l’adversaire, désignée au hasard ; si elle est de ce type, piochez une carte.
    .rule = CCG-7.4 CCG-7.19 CCG-19.15

card-kivas_fajo_collector = Kivas Fajo - Collector
    .text = Un joueur de votre choix pioche trois cartes. Défaussez cette carte.
    .rule = CCG-6.15

card-lore_returns = Lore Returns
    .text = Jouez cette carte sur un vaisseau dont vos Borgs renégats ont tué tout l’équipage : Lore et ces Borgs renégats le manœuvrent pour vous. Il peut se déplacer et attaquer des vaisseaux sans équipage requis ni meneur, et ils peuvent se téléporter pour combattre des équipes d’exploration.
    .rule = CCG-4.28 CCG-12.2 CCG-22.80

card-lores_fingernail = Lore's Fingernail
    .text = Sur la table : tous les androïdes de type Soong et tous les <card>Exocomp</card> sont uniquement non-alignés.
    .rule = CCG-4.17 CCG-7.18

card-lower_decks = Lower Decks
    .text = Sur la table : chacun de vos personnels universels qui n’est pas un hologramme a +2 à tous ses attributs.
    .rule = CCG-4.10 CCG-7.18 CCG-9.20

card-masaka_transformations = Masaka Transformations
    .text = Un joueur de votre choix mélange sa main, la met sous sa pioche et pioche autant de cartes. Défaussez cette carte.
    .rule = CCG-6.15

card-metaphasic_shields = Metaphasic Shields
    .text = Jouez cette carte sur votre vaisseau : BOUCLIERS +2 par personnel de classification SCIENCE à bord.
    .rule = CCG-19.3

card-neural_servo_device = Neural Servo Device
    .text = Jouez cette carte sur un vaisseau non-aligné : sauf si SÉCURITÉ x2 est à bord, vous contrôlez le vaisseau et son équipage pendant un tour. Défaussez ensuite cette carte.
    .rule = CCG-4.1

card-nutational_shields = Nutational Shields
    .text = Jouez cette carte sur votre vaisseau : BOUCLIERS +2 par personnel de classification INGÉNIEUR à bord.
    .rule = CCG-19.3

card-pattern_enhancers = Pattern Enhancers
    .text = Sur la table : vos personnels et vos équipements ignorent <card>Atmospheric Ionization</card> et <card>Distortion Field</card>.
    .rule = CCG-7.18

card-plans_of_the_tal_shiar = Plans of the Tal Shiar
    .text = S’implante ou se joue sur la table. Tant que vous avez Tal Shiar en jeu, vos cartes d’espionnage romuliennes se jouent gratuitement à tout moment et ne peuvent pas être annulées ; une fois à chacun de vos tours, vous pouvez en défausser une pour piocher une carte ; et vous pouvez défausser la présente carte pour en télécharger une.
    .rule = CCG-7.4 CCG-7.19 CCG-14.18 CCG-15.1 CCG-15.2

card-plasma_fire = Plasma Fire
    .text = Jouez cette carte sur un vaisseau, pas sur <card>Borg Ship</card> : il est endommagé à la fin du prochain tour, quel que soit le joueur, puis à la fin de chaque tour de celui qui le contrôle. Dès que SÉCURITÉ est à bord, le feu est éteint ; défaussez cette carte.
    .rule = CCG-16.57 CCG-16.58

card-prepare_assault_teams = Prepare Assault Teams
    .text = Sur la table : téléchargez une arme individuelle auprès de votre équipage ou équipe d’exploration. Jusqu’à la fin du compte à rebours, vos SÉCURITÉ comptent comme meneurs et, au début d’un combat de personnel, vous pouvez partager votre camp en deux : l’attaquant choisit la moitié qui combat, et l’autre n’est pas stoppée.
    .rule = CCG-4.28 CCG-9.43 CCG-15.1 CCG-15.2 CCG-16.20 CCG-18.1 CCG-20.1

card-q_net = Q-Net
    .text = Jouez cette carte entre deux lieux adjacents : aucun vaisseau, occulté ou non, ne peut passer sans Diplomatie x2 à bord.
    .rule = CCG-11.9 CCG-17.6

card-red_alert = Red Alert!
    .text = Sur la table : au lieu de votre carte normale du tour, vous pouvez faire se présenter autant de Personnels, de Vaisseaux et d’Équipements que vous voulez.
    .rule = CCG-7.3 CCG-7.18

card-res_q = Res-Q
    .text = Prenez en main une carte de votre défausse, et mettez-y cette carte en échange.
    .rule = CCG-7.18

card-spacedock = Spacedock
    .text = Jouez cette carte sur un avant-poste : vos vaisseaux endommagés qui s’arrêtent et s’amarrent ici sont aussitôt réparés. Les vaisseaux non-alignés le sont aussi.
    .rule = CCG-16.67

card-static_warp_bubble = Static Warp Bubble
    .text = Sur la table : l’adversaire défausse une carte de sa main avant de finir chacun de ses tours (non cumulable).
    .rule = CCG-6.12 CCG-7.18 CCG-19.1

card-subspace_warp_rift = Subspace Warp Rift
    .text = Jouez cette carte sur un lieu de la ligne spatiale : un vaisseau qui y passe sans s’arrêter est endommagé.
    .rule = CCG-11.9 CCG-16.57 CCG-16.58

card-supernova = Supernova
    .text = Il vous faut <card>Tox Uthat</card> de votre côté de la table. Jouez cette carte sur une mission : tout ce qui s’y trouve est détruit. Le lieu reste, avec sa distance, comme espace vide.
    .rule = CCG-11.6 CCG-22.70 CCG-22.73

card-telepathic_alien_kidnappers = Telepathic Alien Kidnappers
    .text = Sur la table : à la fin de chacun de vos tours, nommez un type de carte et désignez une carte de la main de l’adversaire. Elle est montrée ; si elle est de ce type, elle est défaussée.
    .rule = CCG-7.18

card-tetryon_field = Tetryon Field
    .text = Jouez cette carte sur un lieu de la ligne spatiale : tout vaisseau sans Navigation à bord doit s’arrêter ici jusqu’à son prochain tour.
    .rule = CCG-11.9

card-the_traveler_transcendence = The Traveler: Transcendence
    .text = Jouez cette carte à côté d’une pioche : son joueur doit piocher une carte de plus à l’étape de pioche de chacun de ses tours (non cumulable). Tant qu’elle est en jeu, cette carte annule <card>Static Warp Bubble</card>.
    .rule = CCG-6.8 CCG-14.18 CCG-14.19 CCG-19.1

card-thermal_deflectors = Thermal Deflectors
    .text = Sur la table : tant qu’elle est en jeu, cette carte annule <card>Firestorm</card>, <card>Plasma Fire</card> et <card>Phaser Burns</card>.
    .rule = CCG-7.18 CCG-14.18 CCG-14.19

card-torture = Torture
    .text = Jouez cette carte sur un captif que vous retenez : à la fin du compte à rebours, il meurt, et son propriétaire perd 7 points.
    .rule = CCG-1.11 CCG-17.21 CCG-17.27 CCG-20.1

card-treaty_federation_klingon = Treaty: Federation/Klingon
    .text = Sur la table : vos cartes de la Fédération et vos cartes klingonnes sont compatibles. Immunisée contre <card>Kevin Uxbridge</card>.
    .rule = CCG-8.3 CCG-8.9 CCG-14.17

card-treaty_federation_romulan = Treaty: Federation/Romulan
    .text = Sur la table : vos cartes de la Fédération et vos cartes romuliennes sont compatibles. Immunisée contre <card>Kevin Uxbridge</card>.
    .rule = CCG-8.3 CCG-8.9 CCG-14.17

card-treaty_romulan_klingon = Treaty: Romulan/Klingon
    .text = Sur la table : vos cartes romuliennes et vos cartes klingonnes sont compatibles. Immunisée contre <card>Kevin Uxbridge</card>.
    .rule = CCG-8.3 CCG-8.9 CCG-14.17

card-warp_core_breach = Warp Core Breach
    .text = Jouez cette carte sur un vaisseau, pas sur <card>Borg Ship</card> : à la fin du prochain tour de son propriétaire, il est détruit, sauf si INGÉNIEUR est alors à bord. Défaussez ensuite cette carte.
    .rule = CCG-18.10

card-where_no_one_has_gone_before = Where No One Has Gone Before
    .text = Sur la table : vos vaisseaux peuvent sortir par une extrémité d’une ligne spatiale et y rentrer par l’autre, en payant la distance du lieu où ils entrent.
    .rule = CCG-7.18 CCG-11.6

card-yellow_alert = Yellow Alert
    .text = Sur la table : met fin à <card>Red Alert!</card> et empêche de la jouer ; vos personnels ont RUSE +1 (non cumulable).
    .rule = CCG-7.18 CCG-14.18 CCG-19.1
