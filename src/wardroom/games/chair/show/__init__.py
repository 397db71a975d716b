"""What interfaces show of Captain's Chair: score sheets, facts on cards, pictures of the table."""
