"""Bots and games that cost nothing: for all that is not about how well somebody plays."""

SHORT = {"mode": "standard", "turn_limit": 6, "trade_offers_per_turn": 0}
"""Brotherhood of the Watch, broken off after a few decisions: nobody wins."""
SHORT_SETTINGS = tuple(f"{name}={value}" for name, value in SHORT.items())
SHORT_OPTIONS = [part for setting in SHORT_SETTINGS for part in ("--option", setting)]


class First:
    """Always takes the first option."""

    name = "first"
    analysis = None

    def choose(self, observation):
        return observation.options[0]
