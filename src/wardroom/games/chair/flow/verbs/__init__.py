"""The keywords of CHAIR-27, each in one place. Cards are written with them; most say what came of it."""
