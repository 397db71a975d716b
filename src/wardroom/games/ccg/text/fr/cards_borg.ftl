### Les cartes des Borgs : nom, et effet dans nos propres mots.

card-a_change_of_plans = A Change of Plans
    .text = Défaussez votre objectif en cours (prenez-le plutôt en main si <card>Borg Queen</card> est en jeu), téléchargez un Objectif réservé aux Borgs, ou faites les deux.
    .rule = CCG-15.1 CCG-15.2 CCG-24.1

card-activate_subcommands = Activate Subcommands
    .text = Téléchargez un drone à icône Communication, un à icône Navigation et un à icône Défense. Défaussez cette carte ; vous ne piochez aucune carte ce tour-ci.
    .rule = CCG-6.11 CCG-15.1 CCG-15.2

card-adapt_negate_obstruction = Adapt: Negate Obstruction
    .text = Annulez un dilemme, non lié à Q, que vos Borgs à icône Communication viennent de rencontrer, si vos Borgs l’ont déjà rencontré, lui ou un autre exemplaire, lors d’un tour précédent.
    .rule = CCG-14.18

card-assimilate_planet = Assimilate Planet
    .text = Ciblez une mission planétaire d’au moins 35 points, ni assimilée ni monde d’origine : vos Borgs peuvent la reconnaître. Après la reconnaissance, si vos Borgs y sont, sondez. Icône Communication ou Défense : la planète est assimilée ; placez-y cette carte, marquez 25 points, et vous pouvez télécharger un Objectif.
    .rule = CCG-1.6 CCG-15.1 CCG-15.2 CCG-20.3 CCG-20.8 CCG-24.3 CCG-24.8

card-assimilate_starship = Assimilate Starship
    .text = Ciblez un vaisseau adverse : vos Borgs peuvent le reconnaître ; un éclaireur peut se téléporter à bord quand il n’y en a aucun. Après la reconnaissance, si votre Compétence informatique est à bord, sondez. Icône Communication ou Défense : il est assimilé et vous vous en emparez.
    .rule = CCG-12.2 CCG-17.40 CCG-17.41 CCG-20.3 CCG-20.8 CCG-24.3 CCG-24.8

card-borg_cube = Borg Cube
    .text = Vos personnels borgs et vos équipements peuvent s’y présenter. L’adversaire qui le détruit marque ses 45 points.
    .rule = CCG-1.6 CCG-7.7 CCG-24.7

card-borg_outpost = Borg Outpost
    .text = Implantez-en un à une mission spatiale quelconque sans icône d’affiliation ; ou construisez-le à une telle mission, ou sur une planète assimilée, là où vous avez un INGÉNIEUR borg. Téléchargement spécial : <card>Transwarp Network Gateway</card>.
    .rule = CCG-5.24 CCG-5.25 CCG-5.30 CCG-15.7 CCG-15.8 CCG-24.8

card-borg_queen = Borg Queen
    .text = Quand elle se présente, nommez une compétence : la Reine l’a ; vous pouvez en changer au début de chacun de vos tours. Au lieu de piocher une carte, vous pouvez télécharger <card>A Change of Plans</card> ou un drone.
    .rule = CCG-15.1 CCG-15.2 CCG-24.7

card-borg_sphere = Borg Sphere
    .text = Peut se présenter à bord de vos cubes borgs, y être embarquée et en être lancée. L’adversaire qui la détruit marque ses 10 points.
    .rule = CCG-1.6 CCG-11.20

card-eight_of_nineteen = Eight of Nineteen
    .text = Vos Borgs présents ont FORCE +2 (cumulable).
    .rule = CCG-19.1 CCG-24.7

card-eighteen_of_nineteen = Eighteen of Nineteen
    .text = Le vaisseau a PORTÉE +1 tant que ce drone est à bord (cumulable).
    .rule = CCG-19.1 CCG-24.7

card-eleven_of_nineteen = Eleven of Nineteen
    .text = Une fois pendant le tour de chaque joueur : un autre de vos Borgs, qui vient d’être tué là où ce drone est présent, va sous votre pioche.
    .rule = CCG-24.7

card-eliminate_starship = Eliminate Starship
    .text = Ciblez un vaisseau adverse : vos Borgs peuvent le combattre. S’ils le détruisent, sondez. Univers alternatif : vous pouvez télécharger <card>Temporal Rift</card>. Réservé aux Borgs : un autre vaisseau adverse présent, désigné au hasard, est endommagé.
    .rule = CCG-15.1 CCG-15.2 CCG-16.57 CCG-16.58 CCG-19.15 CCG-20.3 CCG-20.8

card-establish_gateway = Establish Gateway
    .text = Ciblez une mission spatiale avec une case de points, pas encore reconnue : vos Borgs peuvent la reconnaître. Après la reconnaissance, si vos Borgs y sont, sondez. Icône Communication ou Navigation : placez-y cette carte, marquez 25 points, téléchargez-y <card>Transwarp Network Gateway</card>, et vous pouvez télécharger un Objectif.
    .rule = CCG-1.6 CCG-15.1 CCG-15.2 CCG-20.3 CCG-20.8 CCG-24.3

card-fifteen_of_seventeen = Fifteen of Seventeen
    .text = Au lieu de piocher une carte, vous pouvez télécharger une carte dont le titre commence par Adapt.
    .rule = CCG-15.1 CCG-15.2 CCG-24.7

card-four_of_eleven = Four of Eleven
    .text = Le vaisseau a BOUCLIERS +2 tant que ce drone est à bord (cumulable).
    .rule = CCG-7.13 CCG-19.1 CCG-24.7

card-nine_of_eleven = Nine of Eleven
    .text = Les Borgs de cette ruche présents avec un Borg à icône Communication mettent en commun toutes leurs compétences, chacune à son niveau le plus élevé.
    .rule = CCG-24.7 CCG-24.12

card-six_of_eleven = Six of Eleven
    .text = Au lieu de piocher une carte, tant que ce drone est à bord de votre vaisseau, vous pouvez télécharger <card>Alternate Universe Door</card>.
    .rule = CCG-15.1 CCG-15.2 CCG-24.7

card-thirteen_of_nineteen = Thirteen of Nineteen
    .text = Le vaisseau a ARMES +2 tant que ce drone est à bord (cumulable).
    .rule = CCG-19.1 CCG-24.7

card-transwarp_network_gateway = Transwarp Network Gateway
    .text = S’implante à une extrémité d’une ligne spatiale (phase des installations ; une seule), ou se joue sur un lieu où vous avez un Borg à icône Navigation. Une carte <card>Transwarp Conduit</card> ou une autre Passerelle jouée ici fait passer vos vaisseaux d’une Passerelle à une autre.
    .rule = CCG-11.10

card-two_of_eleven = Two of Eleven
    .text = Là où ce drone est présent, vos téléporteurs passent à travers les BOUCLIERS adverses.
    .rule = CCG-12.2 CCG-12.4 CCG-24.7

card-two_of_nineteen = Two of Nineteen
    .text = Au lieu de piocher une carte, tant que ce drone est à bord de votre vaisseau, vous pouvez télécharger une porte ou une interruption Transwarp.
    .rule = CCG-15.1 CCG-15.2 CCG-24.7
