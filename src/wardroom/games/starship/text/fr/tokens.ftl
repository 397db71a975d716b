### Les jetons qui sont des cartes pour la table : pirates et artéfacts.

## Pirates

card-pirate_01 = Pirate (vert, butin)
    .text = Gaz d’échappement vert. Récompense : 1 médaille ; 1 artéfact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_02 = Pirate (vert, butin)
    .text = Gaz d’échappement vert. Récompense : 1 médaille ; 1 artéfact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_03 = Pirate (vert, butin)
    .text = Gaz d’échappement vert. Récompense : 1 médaille ; 1 artéfact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_04 = Pirate (vert, butin)
    .text = Gaz d’échappement vert. Récompense : 1 médaille ; 1 artéfact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_05 = Pirate (vert, butin)
    .text = Gaz d’échappement vert. Récompense : 1 médaille ; 1 artéfact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_06 = Pirate (vert, butin)
    .text = Gaz d’échappement vert. Récompense : 1 médaille ; 1 artéfact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_07 = Pirate (vert, prisonnier)
    .text = Gaz d’échappement vert. Récompense : 1 androïde.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_08 = Pirate (vert, prisonnier)
    .text = Gaz d’échappement vert. Récompense : 1 androïde.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_09 = Pirate (vert, prisonnier)
    .text = Gaz d’échappement vert. Récompense : 1 androïde.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_10 = Pirate (vert, prisonnier)
    .text = Gaz d’échappement vert. Récompense : 1 androïde.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_11 = Pirate (violet, butin)
    .text = Gaz d’échappement violet. Récompense : 1 médaille ; 1 artéfact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_12 = Pirate (violet, butin)
    .text = Gaz d’échappement violet. Récompense : 1 médaille ; 1 artéfact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_13 = Pirate (violet, butin)
    .text = Gaz d’échappement violet. Récompense : 1 médaille ; 1 artéfact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_14 = Pirate (violet, butin)
    .text = Gaz d’échappement violet. Récompense : 1 médaille ; 1 artéfact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_15 = Pirate (violet, butin)
    .text = Gaz d’échappement violet. Récompense : 1 médaille ; 1 artéfact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_16 = Pirate (violet, butin)
    .text = Gaz d’échappement violet. Récompense : 1 médaille ; 1 artéfact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_17 = Pirate (violet, prisonnier)
    .text = Gaz d’échappement violet. Récompense : 1 androïde.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_18 = Pirate (violet, prisonnier)
    .text = Gaz d’échappement violet. Récompense : 1 androïde.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_19 = Pirate (violet, prisonnier)
    .text = Gaz d’échappement violet. Récompense : 1 androïde.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_20 = Pirate (violet, prisonnier)
    .text = Gaz d’échappement violet. Récompense : 1 androïde.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_21 = Pirate (jaune, butin)
    .text = Gaz d’échappement jaune. Récompense : 1 médaille ; 1 artéfact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_22 = Pirate (jaune, butin)
    .text = Gaz d’échappement jaune. Récompense : 1 médaille ; 1 artéfact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_23 = Pirate (jaune, butin)
    .text = Gaz d’échappement jaune. Récompense : 1 médaille ; 1 artéfact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_24 = Pirate (jaune, butin)
    .text = Gaz d’échappement jaune. Récompense : 1 médaille ; 1 artéfact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_25 = Pirate (jaune, butin)
    .text = Gaz d’échappement jaune. Récompense : 1 médaille ; 1 artéfact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_26 = Pirate (jaune, butin)
    .text = Gaz d’échappement jaune. Récompense : 1 médaille ; 1 artéfact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_27 = Pirate (jaune, prisonnier)
    .text = Gaz d’échappement jaune. Récompense : 1 androïde.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_28 = Pirate (jaune, prisonnier)
    .text = Gaz d’échappement jaune. Récompense : 1 androïde.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_29 = Pirate (jaune, prisonnier)
    .text = Gaz d’échappement jaune. Récompense : 1 androïde.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_30 = Pirate (jaune, prisonnier)
    .text = Gaz d’échappement jaune. Récompense : 1 androïde.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

## Artéfacts

card-red_yellow_1 = Éclat de braise (rouge, jaune)
    .text = Avec un autre artéfact qui montre du rouge, il active une salle rouge ; avec un qui montre du jaune, une salle jaune ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-red_yellow_2 = Éclat de braise (rouge, jaune)
    .text = Avec un autre artéfact qui montre du rouge, il active une salle rouge ; avec un qui montre du jaune, une salle jaune ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-red_yellow_3 = Éclat de braise (rouge, jaune)
    .text = Avec un autre artéfact qui montre du rouge, il active une salle rouge ; avec un qui montre du jaune, une salle jaune ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-red_yellow_4 = Éclat de braise (rouge, jaune)
    .text = Avec un autre artéfact qui montre du rouge, il active une salle rouge ; avec un qui montre du jaune, une salle jaune ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-red_yellow_5 = Éclat de braise (rouge, jaune)
    .text = Avec un autre artéfact qui montre du rouge, il active une salle rouge ; avec un qui montre du jaune, une salle jaune ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-red_yellow_6 = Éclat de braise (rouge, jaune)
    .text = Avec un autre artéfact qui montre du rouge, il active une salle rouge ; avec un qui montre du jaune, une salle jaune ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-red_yellow_7 = Éclat de braise (rouge, jaune)
    .text = Avec un autre artéfact qui montre du rouge, il active une salle rouge ; avec un qui montre du jaune, une salle jaune ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-red_yellow_8 = Éclat de braise (rouge, jaune)
    .text = Avec un autre artéfact qui montre du rouge, il active une salle rouge ; avec un qui montre du jaune, une salle jaune ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-red_yellow_9 = Éclat de braise (rouge, jaune)
    .text = Avec un autre artéfact qui montre du rouge, il active une salle rouge ; avec un qui montre du jaune, une salle jaune ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-red_blue_1 = Éclat du crépuscule (rouge, bleu)
    .text = Avec un autre artéfact qui montre du rouge, il active une salle rouge ; avec un qui montre du bleu, une salle bleue ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-red_blue_2 = Éclat du crépuscule (rouge, bleu)
    .text = Avec un autre artéfact qui montre du rouge, il active une salle rouge ; avec un qui montre du bleu, une salle bleue ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-red_blue_3 = Éclat du crépuscule (rouge, bleu)
    .text = Avec un autre artéfact qui montre du rouge, il active une salle rouge ; avec un qui montre du bleu, une salle bleue ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-red_blue_4 = Éclat du crépuscule (rouge, bleu)
    .text = Avec un autre artéfact qui montre du rouge, il active une salle rouge ; avec un qui montre du bleu, une salle bleue ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-red_blue_5 = Éclat du crépuscule (rouge, bleu)
    .text = Avec un autre artéfact qui montre du rouge, il active une salle rouge ; avec un qui montre du bleu, une salle bleue ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-red_blue_6 = Éclat du crépuscule (rouge, bleu)
    .text = Avec un autre artéfact qui montre du rouge, il active une salle rouge ; avec un qui montre du bleu, une salle bleue ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-red_blue_7 = Éclat du crépuscule (rouge, bleu)
    .text = Avec un autre artéfact qui montre du rouge, il active une salle rouge ; avec un qui montre du bleu, une salle bleue ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-red_blue_8 = Éclat du crépuscule (rouge, bleu)
    .text = Avec un autre artéfact qui montre du rouge, il active une salle rouge ; avec un qui montre du bleu, une salle bleue ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-red_blue_9 = Éclat du crépuscule (rouge, bleu)
    .text = Avec un autre artéfact qui montre du rouge, il active une salle rouge ; avec un qui montre du bleu, une salle bleue ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-yellow_blue_1 = Éclat des marées (jaune, bleu)
    .text = Avec un autre artéfact qui montre du jaune, il active une salle jaune ; avec un qui montre du bleu, une salle bleue ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-yellow_blue_2 = Éclat des marées (jaune, bleu)
    .text = Avec un autre artéfact qui montre du jaune, il active une salle jaune ; avec un qui montre du bleu, une salle bleue ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-yellow_blue_3 = Éclat des marées (jaune, bleu)
    .text = Avec un autre artéfact qui montre du jaune, il active une salle jaune ; avec un qui montre du bleu, une salle bleue ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-yellow_blue_4 = Éclat des marées (jaune, bleu)
    .text = Avec un autre artéfact qui montre du jaune, il active une salle jaune ; avec un qui montre du bleu, une salle bleue ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-yellow_blue_5 = Éclat des marées (jaune, bleu)
    .text = Avec un autre artéfact qui montre du jaune, il active une salle jaune ; avec un qui montre du bleu, une salle bleue ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-yellow_blue_6 = Éclat des marées (jaune, bleu)
    .text = Avec un autre artéfact qui montre du jaune, il active une salle jaune ; avec un qui montre du bleu, une salle bleue ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-yellow_blue_7 = Éclat des marées (jaune, bleu)
    .text = Avec un autre artéfact qui montre du jaune, il active une salle jaune ; avec un qui montre du bleu, une salle bleue ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-yellow_blue_8 = Éclat des marées (jaune, bleu)
    .text = Avec un autre artéfact qui montre du jaune, il active une salle jaune ; avec un qui montre du bleu, une salle bleue ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5

card-yellow_blue_9 = Éclat des marées (jaune, bleu)
    .text = Avec un autre artéfact qui montre du jaune, il active une salle jaune ; avec un qui montre du bleu, une salle bleue ; avec n’importe quel autre, une salle grise.
    .rule = SHIP-4.8 SHIP-13.5
