"""What interfaces show of the CCG: score sheets, facts on cards, pictures of the table."""
