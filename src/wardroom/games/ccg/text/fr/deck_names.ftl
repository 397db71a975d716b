### Les paquets préconstruits : nom, et manière de jouer.

deck-federation_explorers = Explorateurs de la Fédération
    .style = Accomplit toutes sortes de missions avec un équipage solide ; les Vulcains peuvent se présenter sur le lieu du rituel, et les capitaines renforcent leur propre vaisseau.

deck-klingon_warriors = Guerriers klingons
    .style = L’honneur et le combat, au sol comme dans l’espace, avec les tactiques du Battle Bridge et des ennemis jurés qui ne doivent pas se croiser.

deck-romulan_shadows = Ombres romuliennes
    .style = La traîtrise sous occultation autour de la Zone neutre : capture des personnels et les fait parler.

deck-khitomer_alliance = Alliance de Khitomer
    .style = La Fédération et les Klingons unis par un traité qui doit tenir, avec de l’espionnage et des personnages qui servent les deux camps.

deck-continuum_oddities = Curiosités du Continuum
    .style = Un peu de tout ce qui est étrange : Q, tribbles, hologrammes, un voyage dans le passé et des machines errantes qui n’obéissent à personne.

deck-academy_federation = Académie : Fédération
    .style = Un premier paquet qui se contente d’accomplir des missions : se présenter, former l’équipage, se téléporter, tenter.

deck-academy_klingon = Académie : Klingons
    .style = Un premier paquet qui accomplit des missions et sait se battre : les Klingons attaquent n’importe qui et leurs vaisseaux s’occultent.

deck-academy_romulan = Académie : Romuliens
    .style = Un premier paquet tout en traîtrise et en ruse, avec de puissants vaisseaux qui s’occultent.

deck-duras_conspiracy = Conspiration de Duras
    .style = Romuliens et Klingons liés par un traité partagent leurs missions, engagent des mercenaires, espionnent et envoient des Borgs renégats à bord des vaisseaux ennemis.

deck-borg_collective = Collectif borg
    .style = Pas de missions, seulement des objectifs : reconnaître, assimiler planètes et vaisseaux, et arriver du quadrant Delta par passerelle transwarp.
