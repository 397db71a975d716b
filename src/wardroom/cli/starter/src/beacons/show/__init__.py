"""How the table looks: terminal.py in the terminal, web/table.html in the browser."""
