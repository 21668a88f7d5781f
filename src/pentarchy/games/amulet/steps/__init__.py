"""The procedures of the rulebook: setup, the day, visits, fights, adventures, the night, and playing together."""
