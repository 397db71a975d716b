"""One module for each step. A step that was published is never changed."""
