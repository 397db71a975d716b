### La feuille de score de Captain’s Chair, l’évaluation de l’entraînement, et ce que la fin d’un tour laisse inutilisé.

sheet-row-glory = Gloire
sheet-row-tokens = Jetons en Zone neutre
sheet-row-endgame = Opérations FIN DE PARTIE
sheet-row-card = PV imprimés
sheet-row-returned = INCIDENTS replacés
sheet-row-focus = Concentration
sheet-row-mission = Missions
sheet-row-resources = Dilithium et Latinum
sheet-row-dilithium = Dilithium
sheet-row-latinum = Latinum
sheet-row-unseen = Non comptées : les cartes que l’on ne voit pas
sheet-row-burn = La Combustion

score-glory = { $count } Gloire
score-tokens = { $count ->
    [one] { $count } Vaisseau ou Équipe d’exploration sur les Lieux neutres
   *[other] { $count } Vaisseaux et Équipes d’exploration sur les Lieux neutres
}
score-endgame = { $cards }
score-card = { $cards }
score-returned = { $count ->
    [one] { $count } INCIDENT replacé
   *[other] { $count } INCIDENTS replacés
} par Su’Kal
score-focus = { $name_track } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} × { $factor }
score-focus-idle = { $name_track } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} × { $factor }, pas encore de mission : { $would } avec une mission
score-mission = { $name_mission }
score-mission-basic = { $name_mission } (pas de PV sur la face de base)
score-unseen = { $count ->
    [one] { $count } carte que vous ne connaissez pas
   *[other] { $count } cartes que vous ne connaissez pas
}
score-burn = { $count ->
    [0] aucun INCIDENT
    [one] { $count } INCIDENT
   *[other] { $count } INCIDENTS
} ; qui en a le moins gagne, et rien n’est compté

score-burn-bot = Le dernier INCIDENT est pris : le Bot gagne ({ $count ->
    [0] aucun INCIDENT
    [one] 1 INCIDENT
   *[other] { $count } INCIDENTS
} ici)
score-resources = { $count } Dilithium et Latinum : 1 PV pour 2
score-dilithium = { $count } Dilithium : 1 PV chacun
score-latinum = { $count } Latinum : 1 PV pour 2

story-bot-won = Plus de PV que le Bot : mission accomplie.
    .name = Victoire
story-bot-tied = Autant de PV que le Bot : contre lui, l’égalité est une défaite. Un seul de plus aurait suffi.
    .name = Égalité
story-bot-lost = Le Bot a plus de PV. Regardez ses lignes de score : qu’est-ce qui lui a rapporté le plus ?
    .name = Défaite
story-bot-burn = Le dernier INCIDENT est pris. Lors d’une Combustion le Bot gagne, quels que soient les points.
    .name = La Combustion

story-cadet-none = Moins de 70 PV : pas encore de titre. Accomplissez vite une mission : sans elle, vos icônes de Concentration ne valent rien.
    .name = Cadet
story-cadet-able = 70 PV ou plus : vous savez jouer cet équipage. Prochain objectif : 100.
    .name = Apte
story-cadet-master = 100 PV ou plus : vous maîtrisez cet équipage.
    .name = Maîtrise de l’équipage
story-cadet-outstanding = 120 PV ou plus : remarquable. On en parlera à l’Académie.
    .name = Remarquable
story-cadet-burn = Le dernier INCIDENT a été pris, et la Combustion a mis fin à l’entraînement.
    .name = La Combustion

measure-glory = La Gloire au fil de la partie
measure-research = La Recherche au fil de la partie
measure-influence = L’Influence au fil de la partie
measure-military = La piste Militaire au fil de la partie
measure-incidents = Les INCIDENTS au fil de la partie

unused-action = { $count ->
    [one] une Action
   *[other] { $count } Actions
}
unused-free-play = { $count ->
    [one] une carte que vous pouvez jouer sans Action ni coût
   *[other] { $count } cartes que vous pouvez jouer sans Action ni coût
}
unused-free-use = { $count ->
    [one] une carte sur la table que vous pouvez utiliser sans Action ni coût
   *[other] { $count } cartes sur la table que vous pouvez utiliser sans Action ni coût
}
unused-mission = { $count ->
    [one] une mission que vous pouvez accomplir
   *[other] { $count } missions que vous pouvez accomplir
}
