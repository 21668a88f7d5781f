"""Play: one websocket conversation, the same for players, hot seats and spectators."""
