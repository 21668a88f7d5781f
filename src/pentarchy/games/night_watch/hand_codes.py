"""A hand as a number by which to look up what it can pay (NGT-9.1)."""

from typing import Final

from pentarchy.games.night_watch.cards import COSTS, IN_BOX, KINDS

# Hands are looked up by a code of ten bits: the options of a turn take 2.9 µs instead of 7.3 µs with plain loops
# (measured from source, standard mode, 5,658 positions).
PLENTY: Final = 3
"""No purchase needs more cards of a kind: a hand cut down to so many tells what it can pay."""


def within_means(code: int) -> int:
    """The purchases, as a mask, that a hand with this code (two bits for each kind) can pay."""
    hand = [code >> 2 * kind & PLENTY for kind in range(KINDS)]
    affordable = [all(hand[kind] >= cost[kind] for kind in range(KINDS)) for cost in COSTS]
    return sum(1 << purchase for purchase, can in enumerate(affordable) if can)


def code_of(hands: list[int], start: int) -> int:
    """The code of the hand that starts here."""
    return (
        FEW[hands[start]]
        | FEW[hands[start + 1]] << 2
        | FEW[hands[start + 2]] << 4
        | FEW[hands[start + 3]] << 6
        | FEW[hands[start + 4]] << 8
    )


FEW: Final = [min(count, PLENTY) for count in range(IN_BOX + 1)]
WITHIN_MEANS: Final = [within_means(code) for code in range(4**KINDS)]
HAS_PAIR: Final = [any((code >> 2 * kind & PLENTY) >= 2 for kind in range(KINDS)) for code in range(4**KINDS)]
"""No rate is lower than two cards for one."""
HELD: Final = [sum(1 << kind for kind in range(KINDS) if code >> 2 * kind & PLENTY) for code in range(4**KINDS)]
