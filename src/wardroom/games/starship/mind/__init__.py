"""What computer captains go by."""
