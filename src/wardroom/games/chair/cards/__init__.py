"""Printed facts, and each printed operation in one place. `decks` brings them all together."""
