### Dilemmes : nom, et effet dans nos propres mots. « Vous » désigne le joueur dont l’équipe rencontre le dilemme.

card-a_miner_confrontation = A Miner Confrontation
    .text = Pour passer : trois membres ayant chacun Leadership, ou trois membres de classification INGÉNIEUR.
    .rule = CCG-13.31 CCG-13.32 CCG-22.60

card-alien_abduction = Alien Abduction
    .text = Le membre ayant la plus forte RUSE (égalités : à votre choix) est retenu sous cette carte : hors de l’équipe et neutralisé, mais en jeu. Remède : Leadership x3 présent, ou la mission accomplie ; le membre retenu revient alors sur la planète.
    .rule = CCG-13.34 CCG-18.20

card-alien_labyrinth = Alien Labyrinth
    .text = Pour passer : un tricordeur, ou INGÉNIEUR x2.
    .rule = CCG-13.31 CCG-13.32

card-alien_parasites = Alien Parasites
    .text = Pour passer : INTÉGRITÉ>32. Sinon, l’équipe se téléporte, si elle le peut, à bord de son vaisseau ou de son installation ici ; puis l’adversaire donne des ordres à ce vaisseau et à son équipage (ou à l’équipe d’exploration, si elle a dû rester) comme s’il les contrôlait, jusqu’à ce qu’ils soient stoppés ou qu’il décide d’en finir. Ils sont alors tous stoppés et votre tour reprend.
    .rule = CCG-13.31 CCG-13.32 CCG-18.1

card-anaphasic_organism = Anaphasic Organism
    .text = Cible les femmes. Pour passer : SÉCURITÉ et MÉDICAL ; sinon, défaussez la femme dont le total d’attributs est le plus élevé (égalités : au choix de l’adversaire). Quitte le jeu dans tous les cas.
    .rule = CCG-13.30 CCG-13.31 CCG-13.33 CCG-13.45

card-ancient_computer = Ancient Computer
    .text = Pour passer : Compétence informatique x2, SCIENCE x3 ou INGÉNIEUR x3.
    .rule = CCG-13.31 CCG-13.32

card-aphasia_device = Aphasia Device
    .text = Placez cette carte sur le vaisseau, qui est mis en quarantaine. Maintenant, puis à la fin de chacun de vos tours, un membre d’équipage désigné au hasard est neutralisé ; dès que tous à bord sont neutralisés, tous meurent. Remède : MÉDICAL x2 et Biologie x2 à bord.
    .rule = CCG-13.34 CCG-13.42 CCG-18.20 CCG-18.32 CCG-19.15

card-archer = Archer
    .text = Pour passer : SÉCURITÉ et MÉDICAL ; sinon, le membre dont le total d’attributs est le plus élevé meurt (égalités : au choix de l’adversaire). Quitte le jeu dans tous les cas.
    .rule = CCG-13.31 CCG-13.33 CCG-13.45

card-armus_skin_of_evil = Armus - Skin of Evil
    .text = Un membre de l’équipe, désigné au hasard, meurt.
    .rule = CCG-13.39 CCG-19.15

card-authorized_access_only = Authorized Access Only
    .text = Pour passer : trois membres ayant chacun Acquisition, ou trois membres de classification OFFICIER.
    .rule = CCG-13.31 CCG-13.32 CCG-22.60

card-barclays_protomorphosis_disease = Barclay's Protomorphosis Disease
    .text = Pour passer : MÉDICAL, SCIENCE et SÉCURITÉ ; sinon, toute l’équipe meurt, sauf les androïdes. Quitte le jeu dans tous les cas.
    .rule = CCG-13.31 CCG-13.33 CCG-13.41

card-birth_of_junior = Birth of "Junior"
    .text = Placez cette carte sur le vaisseau. À la fin de chaque tour de celui qui le contrôle, le vaisseau perd 1 de PORTÉE ; ces pertes s’additionnent et, à PORTÉE 0, le vaisseau est détruit. Annulé par INGÉNIEUR x3 à bord.
    .rule = CCG-13.37 CCG-13.42 CCG-14.18

card-borg_ship = Borg Ship
    .text = Entre en jeu à l’extrémité de la ligne spatiale la plus éloignée de cette mission. À la fin du tour de chaque joueur, il attaque tous les vaisseaux présents à son lieu, puis se déplace. Celui qui le détruit au combat marque les points.
    .rule = CCG-19.10 CCG-22.40 CCG-22.41 CCG-22.44 CCG-22.45

card-cardassian_trap = Cardassian Trap
    .text = Cible les membres uniques qui ne sont pas cardassiens. Pour passer : Empathie ; sinon, l’adversaire capture l’une des cibles, désignée au hasard, et cette carte reste en jeu comme piège.
    .rule = CCG-13.30 CCG-13.31 CCG-13.32 CCG-13.42 CCG-17.20 CCG-17.22 CCG-19.15

card-chalnoth = Chalnoth
    .text = Pour passer : SÉCURITÉ x3, ou FORCE>40 ; sinon, un membre choisi par l’adversaire meurt. Quitte le jeu dans tous les cas.
    .rule = CCG-13.31 CCG-13.33 CCG-13.41 CCG-13.45

card-chula_the_chandra = Chula: The Chandra
    .text = Un membre désigné au hasard continue, avec tous ceux qui ont au moins une valeur d’attribut en commun avec lui. Tous les autres sont stoppés.
    .rule = CCG-13.39 CCG-18.1 CCG-19.15

card-conundrum = Conundrum
    .text = Pour passer : INTÉGRITÉ>40 ; sinon, placez cette carte sur le vaisseau. Action obligatoire : avec sa PORTÉE normale, le vaisseau doit poursuivre un vaisseau adverse de votre choix sur cette ligne spatiale et l’attaquer, quelle que soit son affiliation. Défaussez cette carte après ce combat, ou s’il n’y a aucun vaisseau à poursuivre.
    .rule = CCG-7.20 CCG-11.24 CCG-13.31 CCG-13.32 CCG-13.42

card-cosmic_string_fragment = Cosmic String Fragment
    .text = Pour passer : Astrophysique, INGÉNIEUR ou Navigation ; sinon, le vaisseau est détruit. Quitte le jeu dans tous les cas.
    .rule = CCG-13.31 CCG-13.33 CCG-13.41

card-crystalline_entity = Crystalline Entity
    .text = Dans l’espace, pour passer : BOUCLIERS>6, ou Musique ; sinon, tous ceux qui sont à bord meurent. Sur une planète, pour passer : SCIENCE et MÉDICAL ; sinon, toute l’équipe d’exploration meurt. Quitte le jeu dans tous les cas.
    .rule = CCG-13.31 CCG-13.33 CCG-13.41

card-cytherians = Cytherians
    .text = La tentative prend fin. Placez cette carte sur le vaisseau. Action obligatoire : avec sa PORTÉE normale, le vaisseau doit gagner l’extrémité la plus éloignée de sa ligne spatiale. À l’arrivée, défaussez cette carte et marquez ses points.
    .rule = CCG-11.24 CCG-13.39 CCG-13.41 CCG-13.42 CCG-19.10

card-dead_end = Dead End
    .text = Pour passer : un score d’au moins 50 points ; sinon, cette carte reste sur la mission jusqu’à la fin de la partie : aucun joueur ayant moins de 50 points ne peut la tenter.
    .rule = CCG-13.31 CCG-13.32 CCG-13.42 CCG-13.50

card-el_adrel_creature = El-Adrel Creature
    .text = Cible les deux membres ayant la plus grande FORCE (égalités : à votre choix). Pour passer : une FORCE de plus de 16 à eux deux ; sinon, l’un des deux, désigné au hasard, meurt. Quitte le jeu dans tous les cas.
    .rule = CCG-13.30 CCG-13.31 CCG-13.33 CCG-19.15

card-faux_pas = Faux Pas
    .text = Pour passer : trois membres ayant chacun Diplomatie, ou trois membres de classification V.I.P.
    .rule = CCG-13.31 CCG-13.32 CCG-22.60

card-females_love_interest = Female's Love Interest
    .text = Une femme de l’équipe, désignée au hasard, est transférée sur la planète la plus éloignée de cette ligne spatiale. S’il n’y a pas d’autre planète, rien ne se passe.
    .rule = CCG-13.30 CCG-13.39 CCG-18.30 CCG-19.10 CCG-19.15

card-ferengi_attack = Ferengi Attack
    .text = Pour passer : Avidité, ou plus de 68 en additionnant la RUSE et la FORCE de l’équipe ; sinon, un membre choisi par l’adversaire meurt. Quitte le jeu dans tous les cas.
    .rule = CCG-13.31 CCG-13.33 CCG-13.45

card-firestorm = Firestorm
    .text = Cible les membres ayant INTÉGRITÉ<5. Pour passer : <card>Thermal Deflectors</card> ; sinon, toutes les cibles meurent, à moins que vous ne jouiez maintenant <card>Emergency Transporter Armbands</card> pour téléporter l’équipe ailleurs. Quitte le jeu dans tous les cas.
    .rule = CCG-13.30 CCG-13.31 CCG-13.33

card-friendly_fire = Friendly Fire
    .text = Pour passer : Leadership x2 et SÉCURITÉ x2 ; sinon, un membre désigné au hasard meurt et cette carte reste sur la mission, qui ne peut pas être tentée avant la fin du compte à rebours. Celui-ci suit les tours du joueur qui a implanté cette carte.
    .rule = CCG-13.31 CCG-13.32 CCG-13.42 CCG-19.15 CCG-20.1

card-gravitic_mine = Gravitic Mine
    .text = Pour passer : SCIENCE et Navigation ; sinon, le vaisseau est endommagé. Quitte le jeu dans tous les cas.
    .rule = CCG-13.31 CCG-13.33 CCG-16.57 CCG-16.58

card-hidden_entrance = Hidden Entrance
    .text = Pour passer : <card>Geordi La Forge</card>, ou INGÉNIEUR et RUSE>32.
    .rule = CCG-13.31 CCG-13.32

card-hologram_ruse = Hologram Ruse
    .text = Pour passer : INTÉGRITÉ>30 et RUSE>30.
    .rule = CCG-13.31 CCG-13.32

card-hunter_gangs = Hunter Gangs
    .text = Deux membres, désignés au hasard, sont examinés l’un après l’autre : celui dont la RUSE est impaire meurt ; si elle est paire, rien ne se passe.
    .rule = CCG-13.39 CCG-19.15

card-hyper_aging = Hyper-Aging
    .text = Placez cette carte sur l’équipe, qui est mise en quarantaine. À la fin de votre troisième tour complet, tous ses membres meurent. Remède : SCIENCE et MÉDICAL x2 présents ; vous marquez alors les points.
    .rule = CCG-4.25 CCG-13.34 CCG-13.36 CCG-13.41 CCG-13.42 CCG-18.32

card-iconian_computer_weapon = Iconian Computer Weapon
    .text = Pour passer : SCIENCE ; sinon, défaussez de votre main toutes les cartes qui ne sont pas des personnels, puis piochez-en autant. Quitte le jeu dans tous les cas.
    .rule = CCG-13.31 CCG-13.33

card-impassable_door = Impassable Door
    .text = Pour passer : Compétence informatique.
    .rule = CCG-13.31 CCG-13.32

card-ktarian_game = Ktarian Game
    .text = Placez cette carte sur le vaisseau. Maintenant, puis au début de chacun de vos tours, un membre d’équipage désigné au hasard est neutralisé. Remède : un androïde à bord, ou RUSE>30 au total pour ceux à bord qui ne sont pas neutralisés.
    .rule = CCG-13.34 CCG-13.42 CCG-18.20 CCG-19.15

card-maglock = Maglock
    .text = Pour passer : trois OFFICIERS ayant chacun FORCE>5.
    .rule = CCG-13.31 CCG-13.32

card-males_love_interest = Male's Love Interest
    .text = Un homme de l’équipe, désigné au hasard, est transféré sur la planète la plus éloignée de cette ligne spatiale. S’il n’y a pas d’autre planète, rien ne se passe.
    .rule = CCG-13.30 CCG-13.39 CCG-18.30 CCG-19.10 CCG-19.15

card-malfunctioning_door = Malfunctioning Door
    .text = Pour passer : un androïde de type Soong, ou plus de 27 au total pour les quatre FORCES les plus élevées de l’équipe.
    .rule = CCG-13.31 CCG-13.32

card-matriarchal_society = Matriarchal Society
    .text = Pour passer : deux femmes.
    .rule = CCG-13.31 CCG-13.32

card-menthar_booby_trap = Menthar Booby Trap
    .text = Placez cette carte sur le vaisseau, qui ne peut plus se déplacer. Puis, pour passer : MÉDICAL ; sinon, un membre d’équipage désigné au hasard meurt. Que vous passiez ou non, cette carte reste sur le vaisseau jusqu’au remède : INGÉNIEUR x2 à bord.
    .rule = CCG-13.31 CCG-13.32 CCG-13.34 CCG-13.42 CCG-19.15

card-microbiotic_colony = Microbiotic Colony
    .text = Pour passer : SCIENCE, INGÉNIEUR et OFFICIER ; sinon, le vaisseau est endommagé. Quitte le jeu dans tous les cas.
    .rule = CCG-13.31 CCG-13.33 CCG-16.57 CCG-16.58

card-microvirus = Microvirus
    .text = Pour passer : MÉDICAL et SÉCURITÉ ; sinon, un membre choisi par l’adversaire meurt. Quitte le jeu dans tous les cas.
    .rule = CCG-13.31 CCG-13.33 CCG-13.41 CCG-13.45

card-nagilum = Nagilum
    .text = Pour passer : Diplomatie x3, ou FORCE>40 ; sinon, la moitié de l’équipage (arrondie à l’entier inférieur), désignée au hasard, meurt. Quitte le jeu dans tous les cas.
    .rule = CCG-13.31 CCG-13.33 CCG-13.41 CCG-19.15

card-nanites = Nanites
    .text = Pour passer : SCIENCE x2, ou Diplomatie ; sinon, le vaisseau est endommagé. Quitte le jeu dans tous les cas.
    .rule = CCG-13.31 CCG-13.33 CCG-13.41 CCG-16.57 CCG-16.58

card-nausicaans = Nausicaans
    .text = Pour passer : FORCE>44 ; sinon, un membre désigné au hasard meurt. Quitte le jeu dans tous les cas.
    .rule = CCG-13.31 CCG-13.33 CCG-19.15

card-nitrium_metal_parasites = Nitrium Metal Parasites
    .text = Placez cette carte sur le vaisseau. À la fin de votre deuxième tour complet, le vaisseau est détruit. Remède : SCIENCE x2 ou INGÉNIEUR x2 à bord.
    .rule = CCG-4.25 CCG-13.34 CCG-13.36 CCG-13.42

card-null_space = Null Space
    .text = Pour passer : Navigation x2 ; sinon, le vaisseau est endommagé. Quitte le jeu dans tous les cas.
    .rule = CCG-13.31 CCG-13.33 CCG-13.41 CCG-16.57 CCG-16.58

card-outpost_raid = Outpost Raid
    .text = Avec votre avant-poste ici, pour passer : FORCE>81 ; sinon, deux membres choisis par l’adversaire meurent ; cette carte quitte le jeu dans tous les cas. Sans avant-poste, pour passer : FORCE>18.
    .rule = CCG-13.31 CCG-13.33 CCG-13.45

card-parallel_romance = Parallel Romance
    .text = Cible un homme et une femme, chacun désigné au hasard. Tous deux perdent 2 de FORCE et sont stoppés, maintenant et pendant vos deux prochains tours complets.
    .rule = CCG-4.25 CCG-7.20 CCG-13.30 CCG-13.39 CCG-18.1 CCG-19.15

card-phased_matter = Phased Matter
    .text = Partagez l’équipe en deux. La plus grande partie (égalités : au choix de l’adversaire) est déphasée : séparée, et incapable de se téléporter. La tentative continue avec l’autre partie ; une équipe d’un seul membre est déphasée tout entière et la tentative prend fin. Remède : INGÉNIEUR et SCIENCE dans une autre équipe d’exploration sur cette planète.
    .rule = CCG-13.34 CCG-13.45 CCG-18.28

card-planet_killer = Planet Killer
    .text = Entre en jeu ici. À la fin du tour de chaque joueur, il attaque tous les vaisseaux présents à son lieu, puis se déplace. Celui qui le détruit au combat marque les points.
    .rule = CCG-22.40 CCG-22.41 CCG-22.44 CCG-22.45

card-portal_guard = Portal Guard
    .text = Pour passer : un membre ayant RUSE>7 ou Honneur ; sinon, toute l’équipe doit se téléporter aussitôt à bord, ou elle meurt.
    .rule = CCG-13.31 CCG-13.32

card-primitive_culture = Primitive Culture
    .text = Pour passer : trois Vulcains ; ou Anthropologie et CIVIL ; ou Tal Shiar x2 ; ou Ordre obsidien x2 ; ou Acquisition et Avidité x2 ; ou six Klingons.
    .rule = CCG-4.33 CCG-13.31 CCG-13.32

card-punishment_zone = Punishment Zone
    .text = Un membre est désigné au hasard. Choisissez : ce membre meurt ; ou vous le téléportez à bord et perdez 5 points (10 s’il est de la Fédération).
    .rule = CCG-1.11 CCG-13.39 CCG-19.15

card-q = Q
    .text = Pour passer : Leadership x2 et INTÉGRITÉ>60. Quitte le jeu dans tous les cas.
    .rule = CCG-13.31 CCG-13.33

card-radioactive_garbage_scow = Radioactive Garbage Scow
    .text = La tentative prend fin. Placez cette carte sur la mission : là où elle se trouve, aucune mission ne peut être tentée. Un vaisseau ayant un rayon tracteur et INGÉNIEUR x2 à bord peut remorquer cette carte quand il se déplace et la laisser à un autre lieu.
    .rule = CCG-13.39 CCG-13.42

card-rebel_encounter = Rebel Encounter
    .text = Pour passer : FORCE>44, ou défausser un Équipement présent de votre choix ; sinon, un membre désigné au hasard meurt. Quitte le jeu dans tous les cas.
    .rule = CCG-13.31 CCG-13.33 CCG-19.15

card-rem_fatigue_hallucinations = REM Fatigue Hallucinations
    .text = Placez cette carte sur l’équipe. À la fin de votre troisième tour complet, tous ses membres meurent. Remède : MÉDICAL x3 présent, ou leur vaisseau s’amarre à un avant-poste ; vous marquez alors les points.
    .rule = CCG-4.25 CCG-13.34 CCG-13.36 CCG-13.41 CCG-13.42

card-rock_people = Rock People
    .text = Pour passer : trois membres ayant chacun Géologie, ou trois membres de classification SCIENCE.
    .rule = CCG-13.31 CCG-13.32 CCG-22.60

card-sarjenka = Sarjenka
    .text = Choisissez : défaussez cette carte sans effet ; ou marquez ses points, et toutes vos équipes d’exploration sur cette planète sont stoppées.
    .rule = CCG-13.39 CCG-13.41 CCG-18.1

card-shaka_when_the_walls_fell = Shaka, When the Walls Fell
    .text = Pour passer : Diplomatie x2 et RUSE>30.
    .rule = CCG-13.31 CCG-13.32

card-shot_in_the_back = Shot in the Back
    .text = Tous les androïdes ayant SÉCURITÉ ou OFFICIER sont stoppés. S’il n’y en a pas, un membre qui n’est pas un androïde, choisi par l’adversaire, meurt.
    .rule = CCG-9.2 CCG-13.39 CCG-13.45 CCG-18.1

card-spaceborne_entity = Spaceborne Entity
    .text = Entre en jeu ici. Personne ne peut se présenter gratuitement à son lieu. À la fin du tour de chaque joueur, elle attaque à son lieu tous les vaisseaux dont l’affiliation figure parmi les icônes de cette mission, puis se déplace.
    .rule = CCG-7.4 CCG-22.40 CCG-22.41 CCG-22.44 CCG-22.45

card-stand_off = Stand-Off
    .text = Pour passer : trois membres ayant chacun Anthropologie, ou trois membres de classification SÉCURITÉ.
    .rule = CCG-13.31 CCG-13.32 CCG-22.60

card-stellar_flare = Stellar Flare
    .text = Tous les vaisseaux ici, même occultés, sont endommagés et stoppés, sauf les vaisseaux amarrés, posés au sol ou embarqués, ceux qui ont Navigation x2 et Astrophysique à bord, et ceux qui ont BOUCLIERS>11.
    .rule = CCG-13.39 CCG-16.57 CCG-16.58 CCG-17.6 CCG-18.1

card-tarellian_plague_ship = Tarellian Plague Ship
    .text = Pour passer : défausser un MÉDICAL présent de votre choix ; sinon, tout l’équipage meurt. Quitte le jeu dans tous les cas.
    .rule = CCG-13.31 CCG-13.33 CCG-13.41

card-temporal_causality_loop = Temporal Causality Loop
    .text = Pour passer : SCIENCE et RUSE>35 ; sinon, vos deux derniers ordres de ce tour sont défaits (PORTÉE, téléportations et amarrages reviennent en arrière ; ce qui a été vu reste vu) et votre tour prend fin. Quitte le jeu dans tous les cas.
    .rule = CCG-13.31 CCG-13.33 CCG-13.41

card-the_ghost_of_cyrus_ramsey = The Ghost of Cyrus Ramsey
    .text = Pour passer : trois membres ayant chacun Compétence en téléportation, ou trois membres de classification MÉDICAL.
    .rule = CCG-13.31 CCG-13.32 CCG-22.60

card-tsiolkovsky_infection = Tsiolkovsky Infection
    .text = Placez cette carte sur le vaisseau. Chaque personnel perd, tant qu’il est à bord, la première compétence de sa liste (non cumulable). Remède : MÉDICAL x3 à bord.
    .rule = CCG-9.4 CCG-13.34 CCG-13.42 CCG-19.1

card-two_dimensional_creatures = Two-Dimensional Creatures
    .text = Placez cette carte sur le vaisseau, qui ne peut plus se déplacer ; tous ceux qui ont Empathie à bord sont neutralisés. Remède : SCIENCE et INGÉNIEUR à bord ; les membres neutralisés se rétablissent alors.
    .rule = CCG-13.34 CCG-13.42 CCG-18.20

card-wind_dancer = Wind Dancer
    .text = Pour passer : <card>Lwaxana Troi</card>, ou un membre ayant Jeunesse, Musique ou FORCE>9.
    .rule = CCG-13.31 CCG-13.32
