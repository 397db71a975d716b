### Les lignes des cartes de Commandement automatisé du Bot (CHAIR-1.9). « Il » est le Bot, « cette carte » celle qu’il résout, « vous » le joueur.

## Picard

command-picard-traits-1 = Il logge sa première carte. Recherche +1, Influence +1. Si cette carte est une PERSONNE, elle est promue.
command-picard-traits-2 = Il défausse ses 3 premières cartes et envoie une Équipe d’exploration. Attaque : vous retirez une de vos Équipes d’exploration, là où il vient d’en envoyer une, sinon où vous voulez. Si ce n’est pas fait, il gagne 1 Gloire et prend un INCIDENT.
command-picard-traits-3 = Il défausse sa première carte. Influence +1. Avec Influence à 5 ou plus : Recherche +1, et il gagne une CARGAISON. Il logge cette carte.
command-picard-traits-4 = Il défausse ses 2 premières cartes. Un INCIDENT de sa défausse est replacé ; sinon il gagne 2 Gloire et Recherche +1. Si cette carte est une PERSONNE, elle est promue.
command-picard-traits-5 = Il envoie une Équipe d’exploration. Un VAISSEAU de sa défausse va sur sa pioche ; sinon Influence +1. Si cette carte est une PERSONNE, elle est promue.
command-picard-without-incident = Il logge sa première carte et gagne une PERSONNE. Cette carte est replacée.
command-picard-without-ship = Il déploie cette carte, qui explore. Avec une PERSONNE dans sa défausse, il envoie une Équipe d’exploration.
command-picard-without-ally = Il défausse ses 2 premières cartes. Influence +1 par PERSONNE et une Équipe d’exploration par VAISSEAU dans sa défausse.
command-picard-without-cargo = Il défausse ses 2 premières cartes, gagne 2 Gloire et prend une PERSONNE. Il logge cette carte.
command-picard-without-person = Il logge sa première carte. La plus basse de Recherche et Influence +1. Il envoie une Équipe d’exploration et promeut cette carte.
command-picard-without-directive = Il gagne un Klingon ; sinon un VAISSEAU ou un ALLIÉ, et il prend un INCIDENT. La plus basse de Recherche et Influence +1. Il envoie une Équipe d’exploration.
command-picard-without-encounter = Il logge ses 2 premières cartes, prend un VAISSEAU et logge cette carte.
command-picard-without-location = Il logge sa première carte et défausse les 3 suivantes.
command-picard-with-incident = Il défausse ses 2 premières cartes. Recherche +1. Cette carte est replacée.
command-picard-with-ship = Influence +1. Il déploie cette carte, qui explore, et envoie une Équipe d’exploration.
command-picard-with-ally = Il défausse sa première carte et gagne un Klingon, sinon une PERSONNE, un VAISSEAU ou un ALLIÉ. Il logge son Officier de Service et cette carte.
command-picard-with-cargo = Il logge sa première carte et défausse les 2 suivantes. Il gagne un VAISSEAU et le déploie ; celui-ci explore. Il logge son Officier de Service.
command-picard-with-person = Il logge sa première carte. La plus basse de Recherche et Influence +1. Il envoie une Équipe d’exploration.
command-picard-with-directive = S’il peut logger un LIEU contrôlé et retirer 2 Équipes d’exploration, il le fait, prend une RENCONTRE et logge cette carte. Sinon il gagne une carte avec Concentration Recherche, sinon un alien, sinon une CARGAISON ou un ALLIÉ.
command-picard-with-encounter = La plus haute de Recherche et Influence +1. Il prend un Klingon, sinon un ALLIÉ, sinon un VAISSEAU. Il logge cette carte.
command-picard-with-location = Il logge ses 2 premières cartes. Recherche +1. Il logge son Officier de Service.

## Shran

command-shran-traits-1 = Il jette la carte du Marché qui a le plus de valeur pour vous et envoie une Équipe d’exploration. Attaque : vous prenez un INCIDENT ou retirez une de vos Équipes d’exploration.
command-shran-traits-2 = Il envoie une Équipe d’exploration. Attaque : votre première carte est défaussée ; si c’est une PERSONNE, vous et le Bot prenez chacun un INCIDENT ; sinon son Militaire +1. Si cette carte est une PERSONNE, elle est promue.
command-shran-traits-3 = Il logge sa première carte, gagne une arme, sinon une CARGAISON ou un VAISSEAU, résout sa première carte et logge cette carte.
command-shran-traits-4 = Il défausse ses 2 premières cartes et gagne 2 Gloire. Vous pouvez replacer un INCIDENT de votre main ou de votre défausse. Si cette carte est une PERSONNE, elle est promue, sinon loggée.
command-shran-without-incident = Il gagne une PERSONNE et défausse ses 3 premières cartes. Cette carte est replacée.
command-shran-without-ship = Il déploie cette carte, qui explore. Avec une PERSONNE dans sa défausse, il envoie une Équipe d’exploration ; avec une CARGAISON, Influence +1.
command-shran-without-ally = Il défausse ses 3 premières cartes. Influence +1 par PERSONNE et une Équipe d’exploration par VAISSEAU dans sa défausse.
command-shran-without-cargo = Il défausse ses 2 premières cartes, gagne 2 Gloire, puis une carte avec commerce, sinon une PERSONNE. Il logge cette carte.
command-shran-without-person = Il défausse ses 2 premières cartes. La plus basse d’Influence et Militaire +1. Il envoie une Équipe d’exploration et promeut cette carte.
command-shran-without-directive = Il gagne une carte avec commerce, sinon une CARGAISON, et envoie une Équipe d’exploration. Avec Influence à 5 ou plus, il gagne 1 Gloire et prend un INCIDENT.
command-shran-without-encounter = Il défausse ses 2 premières cartes, gagne une PERSONNE, gagne une CARGAISON et logge cette carte.
command-shran-without-location = Il logge sa première carte et défausse les 2 suivantes.
command-shran-with-incident = Il logge sa première carte et gagne 1 Gloire. Cette carte est replacée.
command-shran-with-ship = Il déploie cette carte, qui s’engage, et envoie une Équipe d’exploration. Militaire +1.
command-shran-with-ally = Il gagne une carte avec commerce, sinon une PERSONNE, un VAISSEAU ou un ALLIÉ. Avec une carte d’attaque dans sa défausse : Militaire +1 et 1 Gloire. Il logge son Officier de Service et cette carte.
command-shran-with-cargo = Il logge sa première carte. Influence +1, Militaire +1. Il logge son Officier de Service et cette carte.
command-shran-with-person = Il logge sa première carte. Influence +1, Militaire +1. Il prend un VAISSEAU ou un ALLIÉ.
command-shran-with-directive = S’il peut logger un LIEU contrôlé et retirer 2 Équipes d’exploration, il le fait, prend une RENCONTRE et logge cette carte. Sinon il gagne une CARGAISON ou un VAISSEAU.
command-shran-with-encounter = Il gagne 1 Gloire. Militaire +1. Il prend un VAISSEAU, sinon un ALLIÉ. Il logge cette carte.
command-shran-with-location = Militaire +1. Il gagne 1 Gloire et logge son Officier de Service.

## Koloth

command-koloth-traits-1 = Il jette la carte du Marché qui a le plus de valeur pour vous. Militaire +1. Avec Militaire à 9 ou plus et un Officier de Service klingon, cet officier est renvoyé, il gagne 4 Gloire et logge cette carte. Sinon, attaque : vous retirez une de vos Équipes d’exploration ; si ce n’est pas fait, Militaire +1.
command-koloth-traits-2 = Il jette la carte du Marché qui a le plus de valeur pour vous. Un VAISSEAU de sa défausse va sur sa pioche ; sinon, attaque : vous renvoyez un de vos VAISSEAUX ; si ce n’est pas fait, il gagne 1 Gloire.
command-koloth-traits-3 = Il logge sa première carte, prend la première carte de sa pioche Complément et logge cette carte.
command-koloth-traits-4 = Il défausse sa première carte et gagne 2 Gloire. Influence +1.
command-koloth-without-incident = Il gagne une carte avec Concentration Militaire, sinon une PERSONNE ou un VAISSEAU, et envoie une Équipe d’exploration. Vous pouvez piocher une carte. Cette carte est replacée.
command-koloth-without-ship = Il déploie cette carte, qui explore, et envoie une Équipe d’exploration.
command-koloth-without-ally = Il gagne un Romulien ; sinon il prend un VAISSEAU ou une PERSONNE et, attaque : vous prenez un INCIDENT. Il logge cette carte.
command-koloth-without-cargo = Influence +1, Militaire +1. Il gagne une PERSONNE, un VAISSEAU ou un ALLIÉ.
command-koloth-without-person = Il défausse sa première carte et logge la suivante. La plus basse d’Influence et Militaire +1. Il gagne une arme, sinon un VAISSEAU, et promeut cette carte.
command-koloth-without-directive = Il défausse ses 3 premières cartes. Militaire +1. Il prend un INCIDENT et envoie une Équipe d’exploration.
command-koloth-without-encounter = Il gagne une PERSONNE ou un ALLIÉ, envoie une Équipe d’exploration et logge cette carte.
command-koloth-without-location = Il logge sa première carte et défausse les 2 suivantes. Avec un VAISSEAU dans sa défausse, il gagne 1 Gloire.
command-koloth-with-incident = Militaire +1. Il gagne un Romulien ; sinon il prend une carte avec Concentration Militaire, sinon une CARGAISON. Il envoie une Équipe d’exploration. Cette carte est replacée.
command-koloth-with-ship = Influence +1. Il déploie cette carte, qui s’engage, et envoie une Équipe d’exploration.
command-koloth-with-ally = Il gagne un Romulien ; sinon il prend un INCIDENT, gagne 1 Gloire, attaque : vous prenez un INCIDENT directement dans votre défausse, et son Officier de Service est renvoyé. Il logge cette carte.
command-koloth-with-cargo = Influence +1, Militaire +1. Il défausse la première carte de sa pioche Complément et logge son Officier de Service.
command-koloth-with-person = Il logge sa première carte et gagne une CARGAISON. Un VAISSEAU de sa défausse va sur sa pioche ; sinon il prend un VAISSEAU.
command-koloth-with-directive = S’il peut logger le VAISSEAU déployé en dernier et retirer une Équipe d’exploration, il le fait, prend une RENCONTRE et logge cette carte et son Officier de Service. Sinon il gagne 1 Gloire, Militaire +1, et il gagne une PERSONNE.
command-koloth-with-encounter = La plus haute d’Influence et Militaire +1. Il gagne un VAISSEAU et le déploie ; celui-ci s’engage.
command-koloth-with-location = Son Officier de Service est renvoyé. Il gagne 1 Gloire et résout sa première carte.

## Sela

command-sela-traits-1 = Militaire +1. Il gagne un Klingon, sinon une carte louche. Avec Militaire à 8 ou plus, il prend le contrôle du LIEU neutre où il a le plus de jetons (au moins 1), sécurisé ou non, et logge cette carte ; sinon Militaire +1 et Influence +1.
command-sela-traits-2 = Un VAISSEAU : il envoie une Équipe d’exploration sans tenir compte de vos Vaisseaux et déploie cette carte, qui s’engage. Toute autre carte : il la logge et gagne 3 Gloire.
command-sela-traits-3 = Il logge sa première carte. La plus basse de Recherche et Influence +1. Il gagne un Klingon, sinon un VAISSEAU. Si cette carte est une PERSONNE, elle est promue.
command-sela-traits-4 = Il défausse ses 2 premières cartes. La plus basse d’Influence et Militaire +2. Un VAISSEAU est déployé et explore ; pour toute autre carte vous choisissez : renvoyer un de vos VAISSEAUX (attaque), ou il résout sa première carte.
command-sela-traits-5 = Il jette la carte du Marché qui a le plus de valeur pour vous et envoie une Équipe d’exploration. Attaque : vous prenez un INCIDENT ou renvoyez un de vos Officiers de Service. Avec Militaire à 8 ou plus, il logge cette carte et, attaque : vous loggez un de vos LIEUX ou défaussez une carte.
command-sela-without-incident = Sa piste la plus basse +1. Il gagne une PERSONNE ou un ALLIÉ. Cette carte est replacée.
command-sela-without-ship = Militaire +1. Il déploie cette carte, qui explore.
command-sela-without-ally = Il défausse ses 2 premières cartes, gagne un Klingon, sinon une carte louche, sinon une PERSONNE, et envoie une Équipe d’exploration sans tenir compte de vos Vaisseaux. Vous pouvez piocher une carte.
command-sela-without-cargo = Il gagne un ALLIÉ, sinon une PERSONNE. Avec Militaire à 7 ou plus : Recherche +1 et Influence +1 ; sinon il gagne 2 Gloire et Militaire +1.
command-sela-without-person = Militaire +1. Il gagne un Vulcain, sinon un Klingon. S’il n’y en a pas, il renvoie le VAISSEAU déployé en dernier pour gagner une PERSONNE ou un VAISSEAU ; sans VAISSEAU il gagne une CARGAISON. Il promeut cette carte.
command-sela-without-directive = Il défausse ses 3 premières cartes. Sa piste la plus basse +2.
command-sela-without-encounter = Il résout la première carte de sa pioche Complément et logge cette carte.
command-sela-without-location = Il logge sa première carte, gagne une PERSONNE et la promeut.
command-sela-with-incident = Il logge sa première carte. Militaire +1. Il envoie une Équipe d’exploration. Vous pouvez piocher une carte. Cette carte est replacée.
command-sela-with-ship = Il déploie cette carte, qui s’engage, et envoie une Équipe d’exploration.
command-sela-with-ally = Il défausse ses 2 premières cartes et prend un INCIDENT. Sa piste la plus basse +2. Attaque : vous prenez un INCIDENT. Son Officier de Service est renvoyé, et il logge cette carte.
command-sela-with-cargo = Il résout la première carte de sa pioche Complément et logge son Officier de Service et cette carte.
command-sela-with-person = Il logge sa première carte et défausse les 3 suivantes. Il gagne une carte louche, sinon un Vulcain ; s’il n’y en a pas, Militaire +2.
command-sela-with-directive = S’il peut retirer 2 Équipes d’exploration, il le fait, gagne une RENCONTRE et logge cette carte et son Officier de Service. Sinon il gagne une carte louche, sinon une carte d’attaque, sinon une CARGAISON ou un VAISSEAU.
command-sela-with-encounter = Il gagne 2 Gloire et envoie deux Équipes d’exploration, l’une après l’autre. Il logge son Officier de Service et cette carte.
command-sela-with-location = Il gagne une carte louche ; sinon son Officier de Service est renvoyé, il gagne une PERSONNE, une CARGAISON ou un ALLIÉ et, attaque : vous défaussez une carte.

## Sisko

command-sisko-traits-1 = Il gagne un Bajoran, sinon une carte du Dominion, sinon un Changelin ; s’il n’y en a pas, Militaire +2 et 1 Gloire.
command-sisko-traits-2 = Il défausse ses 3 premières cartes. Un VAISSEAU est déployé et reste sur place ; pour toute autre carte il gagne 1 Gloire. Il résout la PERSONNE la plus récente de sa défausse ; s’il n’y en a pas, Influence +2.
command-sisko-traits-3 = Influence +1, Militaire +1. Il prend un INCIDENT. Avec un ALLIÉ dans sa défausse, il envoie 2 Équipes d’exploration vers un même LIEU ; sinon, attaque : vous renvoyez un de vos Officiers de Service, et Militaire +2 dans tous les cas. Si cette carte est une PERSONNE, elle est promue.
command-sisko-traits-4 = Il logge sa première carte et résout la suivante. Si cette carte est une PERSONNE, elle est promue.
command-sisko-traits-5 = Il envoie une Équipe d’exploration, vers une base stellaire s’il le peut, sinon vers Starfleet, sinon n’importe où. Un VAISSEAU : attaque : vous défaussez une carte ; il est déployé et s’engage. Toute autre carte : Militaire +2.
command-sisko-without-incident = Il défausse sa première carte. Il gagne une carte avec Concentration Militaire, sinon avec Concentration Influence, sinon une PERSONNE ou un ALLIÉ. Cette carte est replacée.
command-sisko-without-ship = Il défausse ses 3 premières cartes et déploie cette carte, qui explore. Avec une PERSONNE dans sa défausse, il envoie une Équipe d’exploration, vers une base stellaire, sinon vers Starfleet, sinon n’importe où.
command-sisko-without-ally = Il gagne 1 Gloire et défausse ses 2 premières cartes. Influence +1 par PERSONNE et une Équipe d’exploration (vers une base stellaire, sinon vers Starfleet, sinon n’importe où) par VAISSEAU dans sa défausse.
command-sisko-without-cargo = Il défausse ses 2 premières cartes et logge la PERSONNE la plus récente de sa défausse, s’il y en a une. Il gagne 1 Gloire. Influence +1, Militaire +1. Il envoie une Équipe d’exploration.
command-sisko-without-person = Influence +1. Il envoie une Équipe d’exploration et promeut cette carte.
command-sisko-without-directive = Il défausse ses 3 premières cartes. Il logge la PERSONNE la plus récente de sa défausse pour envoyer une Équipe d’exploration ; s’il n’y en a pas, la plus basse d’Influence et Militaire +1, et il gagne une PERSONNE.
command-sisko-without-encounter = Il défausse ses 3 premières cartes, prend une carte avec Concentration Influence, sinon une PERSONNE, et logge cette carte.
command-sisko-without-location = Il logge sa première carte et défausse les 3 suivantes. Militaire +1. Un VAISSEAU de sa défausse va sur sa pioche.
command-sisko-with-incident = Il prend une carte avec Concentration Militaire, sinon un VAISSEAU, sinon une CARGAISON. Militaire +1. Cette carte est replacée.
command-sisko-with-ship = S’il a une base stellaire en jeu et une carte dans sa pioche Complément, il logge la base stellaire qui a le moins de valeur pour lui et résout la première carte de cette pioche. Il déploie cette carte, qui explore, et envoie une Équipe d’exploration.
command-sisko-with-ally = La plus basse d’Influence et Militaire +1. Il gagne une CARGAISON, sinon un VAISSEAU ou un ALLIÉ. Il logge cette carte.
command-sisko-with-cargo = Il défausse ses 3 premières cartes. Militaire +1. Il gagne une carte avec Concentration Influence, sinon avec Concentration Militaire, sinon un VAISSEAU. Il logge son Officier de Service.
command-sisko-with-person = Il défausse ses 3 premières cartes. La plus basse d’Influence et Militaire +1. Il gagne un VAISSEAU ou une carte avec Concentration Influence.
command-sisko-with-directive = S’il peut logger un LIEU contrôlé qui n’est pas une base stellaire et retirer 2 Équipes d’exploration, il le fait, prend une RENCONTRE et logge cette carte. Sinon il envoie une Équipe d’exploration, Influence +1, et son Officier de Service est renvoyé.
command-sisko-with-encounter = Il défausse sa première carte. Militaire +1, Influence +1. Il prend un VAISSEAU ou un ALLIÉ.
command-sisko-with-location = Il logge sa première carte et défausse les 3 suivantes. Influence +1. Il logge son Officier de Service.

## Burnham

command-burnham-traits-1 = Militaire +1. Il gagne une PERSONNE ou une CARGAISON. Le VAISSEAU le plus récent de sa défausse est déployé et explore.
command-burnham-traits-2 = Il logge sa première carte et prend un INCIDENT. Recherche +1. Il gagne un ALLIÉ.
command-burnham-traits-3 = La PERSONNE la plus récente de sa défausse est promue. Si cette carte est un VAISSEAU, il est déployé et explore ; sinon il gagne 2 Gloire.
command-burnham-traits-4 = Il gagne un Kelpien, sinon la carte la plus riche du Marché. Si cette carte est une PERSONNE, elle est promue.
command-burnham-without-incident = Il défausse sa première carte et gagne 1 Gloire. Il gagne un scientifique, sinon une créature, sinon une PERSONNE. Cette carte est replacée.
command-burnham-without-ship = Il déploie cette carte, qui s’engage, et envoie une Équipe d’exploration.
command-burnham-without-ally = Il défausse ses 3 premières cartes et prend un INCIDENT. Recherche +1.
command-burnham-without-cargo = Il gagne la carte la plus riche du Marché, envoie une Équipe d’exploration et logge cette carte.
command-burnham-without-person = Recherche +1. Il envoie une Équipe d’exploration et promeut cette carte.
command-burnham-without-directive = Il défausse ses 2 premières cartes. Influence +2. 1 Gloire passe de la Date stellaire à la réserve commune.
command-burnham-without-encounter = Il logge ses 2 premières cartes et prend une PERSONNE.
command-burnham-without-location = Il défausse ses 2 premières cartes. Militaire +1. La plus basse de Recherche et Influence +1.
command-burnham-with-incident = Il logge sa première carte. Recherche +2. Il envoie une Équipe d’exploration. Cette carte est replacée.
command-burnham-with-ship = Militaire +1. Il déploie cette carte, qui explore, et envoie une Équipe d’exploration.
command-burnham-with-ally = Il défausse ses 3 premières cartes. Militaire +1. Il envoie une Équipe d’exploration.
command-burnham-with-cargo = Il logge sa première carte, gagne un VAISSEAU et logge son Officier de Service.
command-burnham-with-person = Il défausse ses 2 premières cartes. La plus basse de Recherche et Influence +1. Il envoie une Équipe d’exploration.
command-burnham-with-directive = S’il peut logger un LIEU contrôlé et retirer une Équipe d’exploration, il le fait et gagne une RENCONTRE. Sinon il défausse ses 2 premières cartes et gagne la carte la plus riche du Marché.
command-burnham-with-encounter = Recherche +1, Influence +1. Il gagne un scientifique, sinon une anomalie, sinon un VAISSEAU. Il logge cette carte.
command-burnham-with-location = Il logge ses 2 premières cartes. Recherche +1. Son Officier de Service est renvoyé.
