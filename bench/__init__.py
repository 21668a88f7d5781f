"""How fast the games play, from source and compiled: `python -m bench`."""
