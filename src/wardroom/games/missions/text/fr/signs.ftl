### La légende : ce que veut dire chaque signe de la table.

sign-b-galaxy = le dos d’une carte Galaxie
sign-b-mission = le dos d’une carte Mission
sign-drawn-points = ce que la carte vous rapporte en l’état
sign-drawn-place = une place encore libre dans la défausse ; la dernière met fin à la partie

signs-b = Dos des cartes
