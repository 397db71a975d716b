### Installations, sites et lieu temporel : nom, et effet dans nos propres mots.

card-colony = Colony
    .text = Se construit sur une mission planétaire que vous avez accomplie. Au début de chaque tour de son propriétaire, chacun de vos CIVILS à l’intérieur, sans opposition, rapporte 1 point.
    .rule = CCG-1.6 CCG-4.27 CCG-5.30

card-docking_ports = Docking Ports
    .text = Les vaisseaux ayant moins de trois icônes d’équipage se présentent, s’amarrent et se désamarrent ici s’ils sont compatibles avec la station, s’il y a un V.I.P. dans l’équipage, ou si vous avez ici Compétence informatique sans opposition. Neuf vaisseaux au plus ; rayon tracteur.
    .rule = CCG-4.27 CCG-23.2 CCG-23.3 CCG-23.8

card-docking_pylons = Docking Pylons
    .text = Les vaisseaux ayant moins de cinq icônes d’équipage s’amarrent, se désamarrent et sont réparés ici s’ils sont compatibles avec la station, s’il y a un V.I.P. dans l’équipage, ou si vous avez ici Compétence informatique sans opposition. Ils ne peuvent pas s’y présenter. Six vaisseaux au plus ; rayon tracteur.
    .rule = CCG-4.27 CCG-23.2 CCG-23.3 CCG-23.8

card-federation_outpost = Federation Outpost
    .text = Implantez-en un ; ou construisez-le (votre carte normale du tour) là où vous avez un INGÉNIEUR de la Fédération.
    .rule = CCG-5.24 CCG-5.25 CCG-5.30 CCG-7.3

card-guest_quarters = Guest Quarters
    .text = Tant que ce site est vide, tout V.I.P. non borg peut s’y présenter, quelle que soit son affiliation. Une fois à chacun de vos tours, avec votre V.I.P. ici sans opposition : au lieu de piocher une carte, piochez-en deux et mettez-en une sous votre pioche.
    .rule = CCG-4.27 CCG-7.7 CCG-23.2 CCG-23.8

card-husnock_outpost = Husnock Outpost
    .text = S’implante à tout lieu portant une icône non-alignée ; un <card>Husnock Ship</card> universel peut s’implanter ici face visible. Les vaisseaux amarrés ne reçoivent que 25 % de ses BOUCLIERS.
    .rule = CCG-5.25 CCG-11.14

card-infirmary = Infirmary
    .text = Les personnels compatibles de classification MÉDICAL et les Équipements liés à MÉDICAL se présentent ici.
    .rule = CCG-23.2 CCG-23.8

card-klingon_outpost = Klingon Outpost
    .text = Implantez-en un ; ou construisez-le (votre carte normale du tour) là où vous avez un INGÉNIEUR klingon.
    .rule = CCG-5.24 CCG-5.25 CCG-5.30 CCG-7.3

card-montana_missile_complex = Montana Missile Complex
    .text = Se joue sur la table comme un lieu du passé de la Terre ; correspond à la Terre. <card>Phoenix</card>, pris hors de la partie, est implanté dessous, et <card>Zefram Cochrane</card> peut l’y acquérir. Originaires d’ici : <card>Zefram Cochrane</card>, <card>Lily Sloane</card>, <card>Phoenix</card>, <card>Vulcan Lander</card>, <card>Solkar</card>, <card>Sevek</card>, <card>T'Shonra</card> et <card>Kathleen Tonell</card>.
    .rule = CCG-11.22 CCG-11.23 CCG-11.33

card-neutral_outpost = Neutral Outpost
    .text = Implantez-en un à une mission spatiale quelconque ; ou construisez-le à toute mission spatiale où vous avez un INGÉNIEUR quelconque. Il ne répare pas les vaisseaux.
    .rule = CCG-5.24 CCG-5.25 CCG-5.30 CCG-16.68

card-nor = Nor
    .text = S’implante ou se joue à tout lieu portant une icône cardassienne, sauf dans la région de Bajor. On ne s’y présente, on ne s’y amarre et on n’y est réparé que par ses sites.
    .rule = CCG-23.1 CCG-23.3 CCG-23.5

card-office_of_the_president = Office of the President
    .text = S’implante ou se joue sur la Terre. Une fois par tour, un ambassadeur, amiral, vice-amiral ou président de la Fédération, ou une carte HQ, se joue ici gratuitement.
    .rule = CCG-5.28 CCG-7.4 CCG-7.6

card-office_of_the_proconsul = Office of the Proconsul
    .text = S’implante ou se joue sur Romulus. Une fois par tour, un général, amiral, sénateur ou proconsul romulien, <card>Sela</card> ou <card>Tomalak</card>, ou une carte HQ, se joue ici gratuitement.
    .rule = CCG-5.28 CCG-7.4 CCG-7.6

card-ops = Ops
    .text = Les personnels compatibles de classification OFFICIER se présentent ici. Au lieu de sa carte normale du tour, un joueur peut télécharger, sur un site de cette station où il est sans opposition, une carte qui peut s’y jouer (sans piocher ce tour-ci). Un personnel ayant Compétence informatique, sans opposition ici, peut s’emparer de la station.
    .rule = CCG-4.27 CCG-15.1 CCG-15.2 CCG-17.40 CCG-17.41 CCG-23.2 CCG-23.8

card-promenade_shops = Promenade Shops
    .text = Les CIVILS non borgs se présentent ici, quelle que soit leur affiliation. Sondage. Événement, Interruption ou Équipement : piochez la carte sondée. Objectif, Cardassien ou Klingon : engagez ici un combat de personnel, si vous y avez des adversaires.
    .rule = CCG-16.20 CCG-20.3 CCG-20.8 CCG-23.2 CCG-23.8

card-romulan_outpost = Romulan Outpost
    .text = Implantez-en un ; ou construisez-le (votre carte normale du tour) là où vous avez un INGÉNIEUR romulien.
    .rule = CCG-5.24 CCG-5.25 CCG-5.30 CCG-7.3

card-security_office = Security Office
    .text = Les personnels compatibles de classification SÉCURITÉ et les armes individuelles se présentent ici. Quand un combat de personnel commence sur cette station, vos personnels ici peuvent s’y joindre si l’un d’eux a SÉCURITÉ.
    .rule = CCG-9.43 CCG-16.20 CCG-23.2 CCG-23.8

card-the_great_hall = The Great Hall
    .text = S’implante ou se joue sur Qo’noS. Une fois par tour, un empereur, un chancelier ou un membre du Haut Conseil klingon, ou une carte HQ, se joue ici gratuitement.
    .rule = CCG-5.28 CCG-7.4 CCG-7.6
