"""How the companion is shown: the tables of terminal and browser."""
