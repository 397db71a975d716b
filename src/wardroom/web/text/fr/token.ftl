# Un jeton pour sa propre place, destiné à un programme.
web-token-title = Un jeton pour un programme
web-token-head = Un jeton pour la place de { $name }
web-token-about = Un programme qui a ce jeton joue à votre place : il voit ce que vous voyez et peut choisir ce que vous pouvez choisir. Vous pouvez continuer à jouer ici. Ne le donnez à personne que vous ne laisseriez pas jouer pour vous.
web-token-token = Jeton
web-token-address = Adresse de la table, pour les programmes
web-token-once = Le jeton n’est montré que maintenant. Si vous le perdez, créez-en un autre : il remplacera celui-ci.
web-token-how = Comment jouent les programmes
web-token-back = Vers la table
web-token-offer = Votre propre programme
    .about = Un programme peut jouer à la place de { $name } par HTTP. Il lui faut un jeton, montré une seule fois.
    .do = Créer un jeton
