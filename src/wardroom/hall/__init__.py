"""The hall behind the doors: what the terminal and the browser both need, and no game and no player does."""
