"""King of the Dice has no secrets (DIC-9.1): tables are gathered as rows of numbers, and rows encoded together."""

from array import array
from collections.abc import Sequence

import numpy as np

from pentarchy.envs.encoding import Encoding
from pentarchy.envs.encoding.encoding import Integers
from pentarchy.envs.encoding.frame import questions
from pentarchy.envs.encoding.layouts.dice_king import MOST_REVEALED
from pentarchy.envs.quick.dice_king_sheet import Sheet
from pentarchy.games.dice_king.cards import DECKS, DICE, LANDS
from pentarchy.games.dice_king.table import Table
from pentarchy.kernel.state import State

NOTHING = [-1] * MOST_REVEALED
SINGLE = ["you", "pending", "question", "on_turn", "turn", "roll", "layout", "dragons", "ruins", "white_spots"]
SINGLE += ["gold_spots", "discard", "white", "gold", "fires", "tiles", "target", "stars", "spent"]


class QuickEncoder:
    """Gathers tables as rows of numbers; a Sheet encodes the rows."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.seats = encoding.seats
        self.questions = {name: i for i, name in enumerate(questions("dice_king"))}
        self.spents: dict[tuple[int, ...], int] = {(): 0}
        self.columns = self.numbered_columns()
        self.width = max(column.stop for column in self.columns.values())

    def numbered_columns(self) -> dict[str, slice]:
        """Where everything stands in a row, in the order in which it is gathered."""
        widths = dict.fromkeys(SINGLE, 1) | {"dice": DICE, "tops": DECKS, "decks": DECKS, "unseen": len(LANDS)}
        widths |= {"doubt": len(LANDS), "revealed": MOST_REVEALED}
        by_seat = ["castles", "citizens", "supers", "seat_white", "seat_gold", "seat_fires", "sixes"]
        widths |= dict.fromkeys(by_seat, self.seats)
        columns, at = {}, 0
        for name, width in widths.items():
            columns[name] = slice(at, at + width)
            at += width
        return columns

    def gather(self, state: State, seat: int) -> "array[int]":
        """One position: only what lies on the table, nothing worked out."""
        assert isinstance(state, Table)
        spent = state.spent
        row = [
            seat,
            state.seat,
            self.questions.get(state.question, -1),
            state.active if state.turns and state.agenda else -1,
            state.turns,
            state.rolls,
            state.layout,
            state.dragons,
            state.ruins,
            state.white_spots,
            state.gold_spots,
            state.discard,
            state.white_supply,
            state.gold_supply,
            state.fire_supply,
            state.supply,
            state.target,
            state.stars,
            self.spents.setdefault(tuple(spent), len(self.spents)) if spent else 0,
        ]
        row += state.dice
        row += state.tops
        row += state.decks
        row += state.unseen
        row += state.doubt
        row += (state.revealed + NOTHING)[:MOST_REVEALED]
        row += state.castles
        row += state.citizens
        row += state.supers
        row += state.white
        row += state.gold
        row += state.fires
        row += state.sixes
        return array("q", row)

    def expand(self, gathered: "Sequence[array[int]]") -> Integers:
        rows = np.frombuffer(b"".join(gathered), np.int64).reshape(len(gathered), self.width)
        named = {name: rows[:, columns] for name, columns in self.columns.items()}
        return Sheet(self.encoding, named, list(self.spents)).filled()
