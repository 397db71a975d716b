"""What computer players of Missions go by."""
