"""What simple bots go by: how good a table looks for a seat."""
