### Tribbles et ennuis : nom, et effet dans nos propres mots.

card-tribbles_1 = 1 Tribble
    .text = Peut se présenter n’importe où. Chaque personnel présent qui n’est pas klingon a RUSE -1. Une fois pendant le tour de chaque joueur, vous pouvez faire stopper un personnel présent désigné au hasard.
    .rule = CCG-18.1 CCG-19.15 CCG-22.1 CCG-22.4 CCG-22.6 CCG-22.9

card-tribbles_1000 = 1,000 Tribbles
    .text = Se multiplie à partir de 100. Chaque personnel présent perd la première compétence de sa liste.
    .rule = CCG-9.4 CCG-22.1 CCG-22.5 CCG-22.7 CCG-22.9

card-tribbles_10 = 10 Tribbles
    .text = Peut se présenter n’importe où. Chaque Klingon présent a INTÉGRITÉ -1 et, sauf si <card>Divok</card> est présent, perd la première compétence de sa liste.
    .rule = CCG-9.4 CCG-22.1 CCG-22.4 CCG-22.6 CCG-22.9

card-tribbles_10000 = 10,000 Tribbles
    .text = Se multiplie à partir de 1 000. Là où ils sont présents, les tentatives de mission exigent en plus Exobiologie x2, et personne ne peut sonder.
    .rule = CCG-20.3 CCG-20.8 CCG-22.1 CCG-22.5 CCG-22.7 CCG-22.9

card-tribbles_100 = 100 Tribbles
    .text = Se multiplie à partir de 10. Là où ils sont présents, les tentatives de mission exigent en plus Leadership x2. Sur une planète, <card>Colony</card> ne rapporte rien.
    .rule = CCG-22.1 CCG-22.5 CCG-22.7 CCG-22.9

card-tribbles_100000 = 100,000 Tribbles
    .text = Se multiplie à partir de 10 000. Là où ils sont présents, personne ne se présente gratuitement. Sur une planète, une mission accomplie ici vaut 10 points de moins.
    .rule = CCG-7.4 CCG-22.1 CCG-22.5 CCG-22.7 CCG-22.9

card-in_the_engine_room = ... in the Engine Room
    .text = Jouez cette carte sur un groupe d’au moins 100 à bord d’un vaisseau : ses ARMES et sa PORTÉE baissent de 1. Avec au moins 1 000, le vaisseau est aussi stoppé après chaque déplacement, sauf si INGÉNIEUR x3 est à bord.
    .rule = CCG-18.1 CCG-22.1 CCG-22.8

card-in_the_transporters = ... in the Transporters
    .text = Jouez cette carte sur un groupe d’au moins 100 à bord : quand un personnel s’en va, jusqu’à 10 de ses tribbles peuvent l’accompagner. Défaussez ensuite cette carte.
    .rule = CCG-22.1 CCG-22.8

card-on_the_bridge = ... on the Bridge
    .text = Jouez cette carte sur un groupe d’au moins 100 à bord d’un vaisseau : les bonus d’un commandant attitré ne comptent pas. Avec au moins 1 000, dix personnels au plus peuvent participer à une tentative ici.
    .rule = CCG-9.47 CCG-22.1 CCG-22.8

card-on_the_station = ... on the Station
    .text = Jouez cette carte sur un groupe d’au moins 1 000 qui vient de se multiplier : jusqu’à 100 de ses tribbles peuvent gagner un site adjacent, ou passer entre une installation et un vaisseau amarré, posé au sol ou embarqué. Défaussez ensuite cette carte.
    .rule = CCG-22.1 CCG-22.8
