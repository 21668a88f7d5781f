"""For research: encodings, and the games as PettingZoo, Gymnasium and OpenSpiel know them.

Each adapter is a module of its own and imports its library: `pip install pentarchy[research]`.
"""
