"""The balance lab: what many games of good bots say about a game."""
