"""Printed facts of the cards, and the decks that are ready to play."""
