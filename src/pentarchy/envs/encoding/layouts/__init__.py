"""What the view of each game is made of: a module for each game, named after it.

A layout names every key of the view and takes its words from the game's own lists, so it does not depend on which
games were played. It also names the verbs that chance alone uses, and the moves of open verbs that may be listed.
"""
