"""How Missions is shown: score sheets, the score pad, the tables of terminal and browser."""
