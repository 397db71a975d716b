### Les opérations de cartes d’Équipage qui figurent sur plusieurs cartes, avec le même texte pour chaque équipage.

op-enterprise_d_frame-1 = Déployez ce VAISSEAU. Ensuite, faites-le passer en distorsion ou téléportez une carte à bord.
op-enterprise_d_frame-2 = Dépensez 1 Dilithium : faites passer ce VAISSEAU en distorsion.
op-enterprise_d_frame-3 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU.
op-enterprise_d_frame-4 = Promouvez une PERSONNE de votre main.

op-analyze-1 = Prenez un INCIDENT : gagnez un VAISSEAU.
op-analyze-2 = Défaussez 2 cartes : gagnez une CARGAISON.
op-analyze-3 = Gagnez 2 Dilithium.

op-confiscate-1 = Dépensez 4 Dilithium : gagnez un VAISSEAU.
op-confiscate-2 = Dépensez 2 Dilithium : gagnez une CARGAISON.
op-confiscate-3 = Gagnez 1 Latinum.

op-conquer-1 = Vous pouvez défausser une PERSONNE et prendre un INCIDENT pour envoyer 2 Équipes d’exploration vers un même LIEU où vous avez un VAISSEAU. Vous pouvez renvoyer un de vos VAISSEAUX pour gagner une PERSONNE, un VAISSEAU ou un ALLIÉ.

op-imperial_pride-1 = Retirez 3 de vos Équipes d’exploration, chacune d’un LIEU différent que vous contrôlez : regardez les 2 premières RENCONTRES, prenez-en une et mettez l’autre sous la pioche Rencontre.
op-imperial_pride-2 = Dépensez 10 Dilithium et loggez un LIEU que vous contrôlez : prenez une RENCONTRE. Si le LIEU loggé ne partage aucun trait avec votre Capitaine, Influence +1.

op-recruit-1 = Mettez une carte de votre main sur votre pioche : gagnez une PERSONNE.
op-recruit-2 = Prenez un INCIDENT : gagnez un ALLIÉ.

op-set_a_course-1 = Défaussez 1 à 3 PERSONNES : envoyez autant d’Équipes d’exploration, toutes vers un même LIEU.
op-set_a_course-2 = Piochez une carte, puis défaussez une carte. Faites passer en distorsion jusqu’à 2 de vos VAISSEAUX.

op-strange_new_worlds-1 = Requiert un LIEU que vous contrôlez ; choisissez-en un. Si vous y avez une Équipe d’exploration et un VAISSEAU, regardez les 2 premières RENCONTRES, prenez-en une et mettez l’autre sous la pioche Rencontre. Dans tous les cas, loggez ce LIEU pour Recherche +1.

op-utilize-1 = Gagnez 1 Dilithium, plus 2 par LIEU que vous contrôlez.
op-utilize-2 = Choisissez une piste. Avancez-la de 1 par icône d’Aptitude correspondante sur vos cartes en jeu (« au choix » convient ; les cartes téléportées ne comptent pas).
