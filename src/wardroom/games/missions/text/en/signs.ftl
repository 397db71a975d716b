### The legend: what each sign on the table means.

sign-b-galaxy = the back of a Galaxy card
sign-b-mission = the back of a Mission card
sign-drawn-points = what the card scores for you as things stand
sign-drawn-place = a place in the discard that is still free; the last one ends the game

signs-b = Backs of cards
