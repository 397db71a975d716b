"""How Starship Captains is shown: pictures, printed facts, score sheets, the tables of terminal and browser."""
