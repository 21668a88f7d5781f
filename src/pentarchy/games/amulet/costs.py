"""What is given for something (AMU-20.8): read in one way for skills, oaths and abilities."""

from typing import Final

from pentarchy.kernel.data import Row

OPS: Final = ["lose_health", "lose_coins", "damage_weapon", "discard_items"]
FLAGS: Final = ["in_reckoning", "must_survive", "all_or_nothing", "unused_only", "distinct_colours"]
"""The rules know costs only so: what a flag says is always true where it stands."""


class Cost:
    """Something of one's own, in full: health, coins, ready weapons, or items of a kind."""

    def __init__(self, row: Row) -> None:
        op = row.word("op", OPS)
        row.exactly("target", "self")
        for flag in FLAGS:
            if row.has(flag):
                row.exactly(flag, True)
        self.what = row.texts("what")[0] if op == "discard_items" else op
        self.amount = row.number("amount")
