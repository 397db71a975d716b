"""What the terminal and the browser both need, and no game and no player does."""
