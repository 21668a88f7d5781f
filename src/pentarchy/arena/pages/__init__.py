"""Reports as HTML: of tournaments, and of how balanced a game is."""
