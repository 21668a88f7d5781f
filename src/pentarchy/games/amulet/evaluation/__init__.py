"""How good a table looks for a seat: what bots go by, never a rule."""
