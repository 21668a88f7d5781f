"""Rows of numbers into observations of King of the Dice, column by column."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from pentarchy.envs.encoding import Encoding
from pentarchy.envs.encoding.encoding import Integers
from pentarchy.envs.encoding.frame import questions
from pentarchy.envs.encoding.layouts.dice_king import COLORS, LIES
from pentarchy.envs.quick.columns import Rows, bits, one_hot
from pentarchy.games.dice_king.cards import (
    CARDS,
    DECK_SIZE,
    DECKS,
    DICE,
    LANDS,
    LAYOUTS,
    SCORE,
    SPACES,
    SYMBOL_OF_FACE,
    SYMBOLS,
    TOKENS,
)
from pentarchy.games.dice_king.hidden import FRESH, SURE
from pentarchy.games.dice_king.scoring import largest_territory
from pentarchy.kernel.steps import CHANCE, NOBODY

COLOR_OF = np.array([COLORS.index(SYMBOLS[symbol].split("-")[0]) for symbol in SYMBOL_OF_FACE]).reshape(DICE, 6)
QUESTIONS = questions("dice_king")


def territories(castles: Rows, layout: Rows) -> Rows:
    """The largest territory of each seat, worked out once for each set of castles."""
    keys = castles * len(LAYOUTS) + layout
    different, places = np.unique(keys, return_inverse=True)
    largest = [largest_territory(*divmod(int(key), len(LAYOUTS))) for key in different]
    found: Rows = np.array(largest, np.int64)[places.reshape(keys.shape)]
    return found


class Sheet:
    """Many positions at once. `spents` are the lists of spent symbols that the rows name by number."""

    def __init__(self, encoding: Encoding, row: Mapping[str, Rows], spents: Sequence[tuple[int, ...]]) -> None:
        self.seats = encoding.seats
        self.row = row
        self.spents = spents
        self.start = {part.name: part.start for part in encoding.describe()}
        self.out = np.zeros((len(row["you"]), encoding.size), np.int16)
        self.order = (row["you"] + np.arange(self.seats)) % self.seats

    def filled(self) -> Integers:
        self.put_frame()
        self.put_turn()
        self.put_map()
        self.put_cards()
        self.put_areas()
        self.put_tiles()
        self.put_claim()
        return self.out

    def put(self, name: str, block: NDArray[np.generic]) -> None:
        """Writes a block of columns where the slice of this name begins."""
        flat = block.reshape(len(block), -1)
        start = self.start[name]
        self.out[:, start : start + flat.shape[1]] = flat

    def from_you(self, name: str) -> Rows:
        """A column for each seat, the one that looks first."""
        return np.take_along_axis(self.row[name], self.order, 1)

    def relative(self, name: str) -> Rows:
        """A seat as it is counted from the one that looks; negative if there is none."""
        seat = self.row[name]
        return np.where(seat < 0, -1, (seat - self.row["you"]) % self.seats)

    def put_frame(self) -> None:
        self.put("you", one_hot(self.row["you"], self.seats))
        self.put("over", self.row["pending"] == NOBODY)
        self.put("pending", one_hot(self.relative("pending"), self.seats))
        self.put("pending.chance", self.row["pending"] == CHANCE)
        self.put("question", one_hot(self.row["question"], len(QUESTIONS)))

    def put_turn(self) -> None:
        self.put("on_turn", one_hot(self.relative("on_turn"), self.seats))
        self.put("turn", self.row["turn"])
        self.put("roll", self.row["roll"])
        dice = self.row["dice"]
        colors = one_hot(COLOR_OF[np.arange(DICE), dice], len(COLORS))
        self.put("dice[0].number", np.concatenate([one_hot(dice, 6), colors], 2))
        self.put("sixes[you]", self.from_you("sixes"))

    def put_map(self) -> None:
        owned = bits(self.from_you("castles"), len(SPACES))
        dragons, ruins, white, gold = (
            bits(self.row[name], len(SPACES))[:, 0] for name in ("dragons", "ruins", "white_spots", "gold_spots")
        )
        castle = owned.any(1)
        block = np.zeros((len(owned), len(SPACES), len(LIES) + self.seats + 2), np.int16)
        block[:, :, LIES.index("castle")] = castle
        block[:, :, LIES.index("dragon")] = dragons & ~castle
        block[:, :, LIES.index("ruin")] = ruins & ~castle & (1 - dragons)
        block[:, :, LIES.index("free")] = ~castle & (1 - (dragons | ruins))
        block[:, :, len(LIES) : -2] = owned.transpose(0, 2, 1)
        block[:, :, -2], block[:, :, -1] = white & (1 - gold), gold
        self.put(f"map[{SPACES[0]}].lies", block)
        self.put("layout", one_hot(self.row["layout"], len(LAYOUTS)))

    def put_cards(self) -> None:
        tops = self.row["tops"] - np.arange(DECKS) * DECK_SIZE
        self.put("offer.deck 1", one_hot(np.where(self.row["tops"] < 0, -1, tops), DECK_SIZE))
        self.put("below.deck 1", bits(self.row["decks"], DECK_SIZE))
        self.put("discard", bits(self.row["discard"], len(CARDS)))

    def put_areas(self) -> None:
        citizens, supers = (bits(self.from_you(name), len(CARDS)) for name in ("citizens", "supers"))
        white, gold, fires = (self.from_you(f"seat_{name}") for name in ("white", "gold", "fires"))
        castles = bits(self.from_you("castles"), len(SPACES)).sum(2, np.int64)
        territory = territories(self.from_you("castles"), self.row["layout"])
        most = fires.max(1, keepdims=True)
        points = {
            "largest_territory": territory * SCORE["largest_territory"],
            "other_castles": (castles - territory) * SCORE["other_castles"],
            "most_dragon_fires": ((most > 0) & (fires == most)) * SCORE["most_dragon_fires"],
            "gold_gem": gold * SCORE["gold_gem"],
            "white_gem": white * SCORE["white_gem"],
        }
        counts = np.stack([white, gold, fires, TOKENS - castles, *(points[part] for part in SCORE)], 2)
        self.put("areas[you].citizens", np.concatenate([citizens, supers, counts], 2))

    def put_tiles(self) -> None:
        supplies = [self.row[name] for name in ("white", "gold", "fires", "tiles")]
        doubt = self.row["doubt"]
        may_be_boxed = np.where(doubt == SURE, 0, np.where(doubt == FRESH, 2, 1))
        self.put("supply", np.concatenate([*supplies, self.row["unseen"], may_be_boxed, np.maximum(doubt, 0)], 1))
        revealed = self.row["revealed"]
        self.put("revealed[0]?", np.concatenate([(revealed >= 0)[:, :, None], one_hot(revealed, len(LANDS))], 2))

    def put_claim(self) -> None:
        target = self.row["target"]
        self.put("claim?", target >= 0)
        self.put("claim.card", one_hot(target, len(CARDS)))
        self.put("claim.stars", one_hot(np.where(target < 0, -1, self.row["stars"] - 1), 3))
        self.put_spent(target[:, 0])

    def put_spent(self, target: Rows) -> None:
        """Few claims are being paid for at any time: one by one."""
        start = self.start["claim.spent"]
        for i in np.flatnonzero((self.row["spent"][:, 0] > 0) & (target >= 0)):
            for symbol in self.spents[self.row["spent"][i, 0]]:
                self.out[i, start + symbol] += 1
