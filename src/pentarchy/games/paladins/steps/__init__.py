"""The procedures of the rules, in the order of the rulebook."""
