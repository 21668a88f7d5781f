"""The procedures of the rulebook, in its order: setting up, rolling, checking the result, citizen or dragon alarm."""
