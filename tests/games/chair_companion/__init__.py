"""The companion to the physical box of Captain's Chair."""
