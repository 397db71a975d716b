"""What the pages show: pure functions from games, rows and words to the context of a template of the same name."""
