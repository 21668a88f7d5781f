"""What must be seen of a board to decide, for terminals that are too low to draw it whole, and for screen readers."""
