"""How the companion is shown."""
