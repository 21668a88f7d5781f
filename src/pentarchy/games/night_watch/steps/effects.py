"""Effects are data (NGT-26): the programs of action cards and heroes, when they may be used, and what they require."""

from typing import Final

from pentarchy.games.night_watch.cards import CARD_ROWS, CARDS, FULL, GUARD, HERO_ROWS, HEROES, MODES, PATROL, ROAD
from pentarchy.games.night_watch.fields import EMPTY
from pentarchy.games.night_watch.refusals import refused_piece
from pentarchy.games.night_watch.steps.asking import EFFECT_OVER, Ask
from pentarchy.games.night_watch.steps.conditions import CONDITIONS, Condition
from pentarchy.games.night_watch.steps.operations import program
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.data import Row
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.steps import Refusal, Step

PAYABLE: Final = "payable"
"""Needed beside what the data require: that the card to be traded or the price to be changed can be paid."""


class Needs:
    """What must hold, by name; the first that does not is what the player is told."""

    def __init__(self, row: Row, programs: list[list[Step[Table]]]) -> None:
        self.names = row.texts("requires")
        for name in self.names:
            if name not in CONDITIONS:
                raise BadData(row.where, f"unknown condition '{name}'")
        self.conditions: list[Condition] = [CONDITIONS[name] for name in self.names]
        for step in [step for steps in programs for step in steps]:
            if isinstance(step, Ask) and step.pays:
                self.names = [*self.names, PAYABLE]
                self.conditions.append(step.possible)

    def hold(self, table: Table, seat: int) -> bool:
        return not self.conditions or all(condition(table, seat) for condition in self.conditions)

    def refusal(self, table: Table, seat: int, rule: str) -> Refusal | None:
        for name, condition in zip(self.names, self.conditions):
            if not condition(table, seat):
                piece = refused_piece(table, seat, PIECE_OF[name]) if name in PIECE_OF else None
                return piece or Refusal(rule, "lacks-" + name.replace("_", "-"))
        return None


PIECE_OF: Final = {"legal_road": ROAD, "guard_in_supply": GUARD}
"""The pieces that a condition asks for."""


def effect_of(row: Row, mode: str) -> list[Row]:
    if row.has("effect"):
        return row.rows("effect")
    return row.rows("effect_full" if mode == MODES[FULL] else "effect_base")


AFTER_PLAY: Final = {"patrol": "in_front", "progress": "removed", "victory_point": "hidden"}
"""What becomes of each kind of action card (NGT-11.4, NGT-11.6, NGT-11.9)."""


def stays_in_front(row: Row) -> bool:
    row.exactly("after_play", AFTER_PLAY[row.word("kind", [*AFTER_PLAY])])
    return row.text("kind") == "patrol"


CARD_RULES: Final = [row.text("rule") for row in CARD_ROWS]
CARD_PROGRAMS: Final = [
    [[*program(effect_of(row, mode), row.text("rule")), EFFECT_OVER] for row in CARD_ROWS] for mode in MODES
]
CARD_NEEDS: Final = [Needs(row, []) for row in CARD_ROWS]
CARD_TIMING: Final = [row.word("timing", ["own_turn_any", "never"]) for row in CARD_ROWS]
PLAYABLE: Final = [card for card in range(len(CARDS)) if CARD_TIMING[card] != "never"]
STAYS_IN_FRONT: Final = [stays_in_front(row) for row in CARD_ROWS]
assert STAYS_IN_FRONT.index(True) == PATROL

WINDOWS: Final = [
    "own_turn_any",
    "own_trade",
    "own_build",
    "own_after_roll",
    "with_purchase_guard",
    "with_purchase_action_card",
    "after_any_production",
]
HERO_RULES: Final = [row.text("rule") for row in HERO_ROWS]
HERO_PROGRAMS: Final = [program(row.rows("effect"), row.text("rule")) for row in HERO_ROWS]
HERO_NEEDS: Final = [Needs(row, [steps]) for row, steps in zip(HERO_ROWS, HERO_PROGRAMS)]
HERO_TIMING: Final = [row.word("timing", WINDOWS) for row in HERO_ROWS]
ANY_TIME: Final = [timing == "own_turn_any" for timing in HERO_TIMING]
IN_TRADE: Final = [timing == "own_trade" for timing in HERO_TIMING]
IN_BUILD: Final = [
    timing in ("own_build", "with_purchase_guard", "with_purchase_action_card") for timing in HERO_TIMING
]
OUT_OF_TURN: Final = [timing == "after_any_production" for timing in HERO_TIMING]
assert len(HERO_TIMING) == len(HEROES)


def ready(table: Table, seat: int) -> int:
    """The hero of a seat if it was neither taken nor used in this turn (NGT-19.2) and can do something; else -1."""
    hero = table.watch.heroes[seat]
    if table.watch.hero_turn[seat] == table.turns or not HERO_NEEDS[hero].hold(table, seat):
        return EMPTY
    return hero
