### La recherche de la meilleure main.

refuse-best-no-q = { $card } n'est pas parmi les cartes ; sans cette carte, une telle main n'existe pas.

## Ce qui prouve qu'une main est la meilleure

best-proof-optimal = Aucune main faite de ces cartes ne vaut davantage, et c'est prouvé. Sur { $of ->
    [one] une seule main
   *[other] { $of } mains
} en tout, il a fallu en compter { $hands } ; des bornes excluent les autres.
best-proof-open = La recherche a été arrêtée avant la fin. Aucune main faite de ces cartes ne vaut plus de { $bound } points, cela est prouvé ; { $hands } mains sur { $of } ont été comptées.
