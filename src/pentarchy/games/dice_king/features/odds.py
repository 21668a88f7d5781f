"""How likely a citizen is with the rolls that are left: exact for the best play towards one tier alone (DIC-13.5), but
for sums of colours, where dice count as alike."""

from typing import Final

from pentarchy.games.dice_king.cards import DEMANDS, DICE, MAX_ROLLS, SYMBOLS
from pentarchy.games.dice_king.conditions import UNITS, Condition, plus
from pentarchy.games.dice_king.features.alphabets import Alphabet, alphabet_for

CERTAIN: Final = 200
ALONE: Final = 0
WITH_WILD: Final = 1
"""With one more die of any face."""
WITH_LETTER: Final = 2
"""With one more die of the first letter; the other letters follow."""
NOT_KNOWN: Final = b""


class Odds:
    """The chances of a tier by the hand that stays and the rerolls after that, for every aid of a joker."""

    def __init__(self, tier: Condition) -> None:
        self.tier = tier
        self.alphabet = alphabet_for(tier)
        self.known = [NOT_KNOWN] * (WITH_LETTER + len(self.alphabet.examples))

    def chance(self, aid: int, place: int, rerolls: int) -> int:
        chances = self.known[aid]
        if not chances:
            chances = self.known[aid] = self.work_out(aid)
        return chances[rerolls * len(self.alphabet.hands) + place]

    def with_die(self, symbol: int, place: int, rerolls: int) -> int:
        """With one more die of this symbol."""
        return self.chance(WITH_LETTER + self.alphabet.letter_of[symbol], place, rerolls)

    def work_out(self, aid: int) -> bytes:
        full = [float(self.fulfilled(hand, aid)) for hand in self.alphabet.hands if sum(hand) == DICE]
        chances = fallen(self.alphabet, full)
        known = chances[:]
        for _ in range(MAX_ROLLS - 1):
            full = [max([chances[part] for part in parts]) for parts in self.alphabet.parts]
            chances = fallen(self.alphabet, full)
            known += chances
        return bytes([round(CERTAIN * chance) for chance in known])

    def fulfilled(self, hand: list[int], aid: int) -> bool:
        tally = self.alphabet.tally(hand)
        if aid >= WITH_LETTER:
            tally = plus(tally, UNITS[self.alphabet.examples[aid - WITH_LETTER]])
        return self.tier.lacks(tally) <= (aid == WITH_WILD)


def fallen(alphabet: Alphabet, full: list[float]) -> list[float]:
    """The chances of all hands, from those of the full ones: the dice that do not stay fall."""
    chances = full[:]
    for fuller in alphabet.more:
        chances.append(sum([ways * chances[more] for ways, more in zip(alphabet.ways, fuller)]) / len(SYMBOLS))
    return chances


SAME: Final = {demand: [Odds(tier) for tier in demand.tiers] for demand in DEMANDS}
ODDS_OF: Final = [SAME[demand] for demand in DEMANDS]
"""For every card, tier by tier."""
NOTHING_STAYS: Final = (1 << 3 * DICE) - 1
"""The faces when all dice are about to fall."""
