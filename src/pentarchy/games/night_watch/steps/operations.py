"""The operations of the data (NGT-26), each with its parameters, as steps. What the rules cannot vary is checked."""

from collections.abc import Callable
from typing import Final

from pentarchy.games.night_watch.cards import CARD_POINTS, CARDS, FULL, PAIR, PATROL, PURCHASES
from pentarchy.games.night_watch.moves import PATROL_WAY, PATROL_WAYS
from pentarchy.games.night_watch.steps.asking import Ask
from pentarchy.games.night_watch.steps.building import AWARD_PATROL
from pentarchy.games.night_watch.steps.card_operations import (
    NAME_RESOURCE,
    ExpelWildling,
    GainHexResource,
    TakeFromBank,
)
from pentarchy.games.night_watch.steps.conditions import CONDITIONS
from pentarchy.games.night_watch.steps.hero_secrets import LookAtDeck, SpyOn
from pentarchy.games.night_watch.steps.heroes import (
    BanishWildling,
    Demand,
    DiscardPlayed,
    LiftRoad,
    RecallTormund,
    Swap,
)
from pentarchy.games.night_watch.steps.placing import FreePiece
from pentarchy.games.night_watch.steps.substitution import Substitute
from pentarchy.games.night_watch.steps.tokens import UNCOVER_POOL
from pentarchy.games.night_watch.steps.tormund import MOVE_TORMUND, STEAL_RANDOM
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.data import Row
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.steps import Decision, Refusal, Step

Reader = Callable[[Row, str], list[Step[Table]]]


class ChoosePatrol(Decision[Table]):
    """NGT-20.2: chase Tormund, or expel a wildling if there is one in the Gift."""

    rule = "NGT-20.2"

    def __init__(self, seat: int, programs: list[list[Step[Table]]], needs: list[str]) -> None:
        super().__init__(seat)
        self.programs = programs
        self.needs = needs
        """For each way the condition under which it is offered; '' for always."""

    def options(self, table: Table) -> list[int]:
        ways = enumerate(self.needs)
        return [PATROL_WAY.base + way for way, need in ways if not need or CONDITIONS[need](table, self.seat)]

    def play(self, table: Table, move: int) -> None:
        table.then(self.programs[move - PATROL_WAY.base])

    def why(self, table: Table, move: int) -> Refusal:
        if PATROL_WAY.covers(move):
            return Refusal("NGT-20.3", "no-wildling-in-gift")
        return Refusal("NGT-20.2", "choose-patrol-now")


def program(rows: list[Row], cites: str) -> list[Step[Table]]:
    """The operations in order; Largest Patrol is looked at after a program that takes a played card away (NGT-20.6).
    Events of theirs cite the rule of the card or hero."""
    steps: list[Step[Table]] = []
    for row in rows:
        steps += steps_for(row, cites)
    if any(row.text("op") == "discard_played" for row in rows):
        steps.append(AWARD_PATROL)
    return steps


def steps_for(row: Row, cites: str) -> list[Step[Table]]:
    """The steps that carry out one operation."""
    op = row.word("op", [*SIMPLE, *READERS])
    return [SIMPLE[op]] if op in SIMPLE else READERS[op](row, cites)


SIMPLE: Final[dict[str, Step[Table]]] = {
    "move_robber": MOVE_TORMUND,
    "monopoly": NAME_RESOURCE,
    "relocate_road": Ask([LiftRoad(seat) for seat in range(4)]),
    "recall_robber": RecallTormund(),
}


def choice(row: Row, cites: str) -> list[Step[Table]]:
    """NGT-20.2: the two ways of a Patrol."""
    ways = row.rows("of")
    for way, label in zip(ways, PATROL_WAYS, strict=True):
        way.exactly("label", label)
    programs = [program(way.rows("do"), way.text("rule") if way.has("rule") else cites) for way in ways]
    needs = [way.word("when", [*CONDITIONS]) if way.has("when") else "" for way in ways]
    return [Ask([ChoosePatrol(seat, programs, needs) for seat in range(4)])]


def steal_random(row: Row, cites: str) -> list[Step[Table]]:
    return [STEAL_RANDOM] * row.number("amount")


def take_from_bank(row: Row, cites: str) -> list[Step[Table]]:
    row.exactly("kinds", "any")
    if row.number("amount") > PAIR.most:
        raise BadData(row.where, f"no more than {PAIR.most} cards can be taken at once")
    return [TakeFromBank(row.number("amount"), cites)]


def build_free(row: Row, cites: str) -> list[Step[Table]]:
    return [FreePiece(row.word("piece", ["road", "guard"]), cites)] * row.number("amount")


def remove_wildling(row: Row, cites: str) -> list[Step[Table]]:
    if row.word("from", ["north", "gift"]) == "north":
        return [Ask([BanishWildling(seat) for seat in range(4)])]
    return [Ask([ExpelWildling(seat, cites) for seat in range(4)])]


def gain_hex_resource(row: Row, cites: str) -> list[Step[Table]]:
    row.exactly("hex", "vacated")
    return [GainHexResource(row.number("amount"), cites)]


def forced_exchange(row: Row, cites: str) -> list[Step[Table]]:
    """NGT-19.11: one card of the same kind from each, and one back to each."""
    row.exactly("same_kind", True)
    row.exactly("amount", 1)
    row.exactly("give_back", 1)
    return [Ask([Demand(seat, row.number("max_opponents")) for seat in range(4)])]


def bank_trade(row: Row, cites: str) -> list[Step[Table]]:
    """NGT-19.12: a single trade."""
    row.exactly("times", 1)
    return [Ask([Swap(seat, row.number("rate")) for seat in range(4)], pays=True)]


def substitute_cost(row: Row, cites: str) -> list[Step[Table]]:
    """NGT-19.15: one card of the cost."""
    row.exactly("replace", 1)
    purchase = PURCHASES.index(row.word("piece", ["guard", "action_card"]))
    return [Ask([Substitute(seat, purchase, cites) for seat in range(4)], pays=True)]


def draw_choice(row: Row, cites: str) -> list[Step[Table]]:
    """NGT-19.16: one is kept, the rest is shuffled back; diary.py relies on both."""
    row.exactly("deck", "action")
    row.exactly("keep", 1)
    row.exactly("rest", "shuffle")
    return [LookAtDeck(row.number("look"))]


def look_and_take(row: Row, cites: str) -> list[Step[Table]]:
    """NGT-19.17: one card of a leader."""
    row.exactly("target", "opponent_more_public_vp")
    row.exactly("amount", 1)
    return [Ask([SpyOn(seat) for seat in range(4)])]


def reveal_token(row: Row, cites: str) -> list[Step[Table]]:
    return [UNCOVER_POOL] * row.number("amount")


def discard_played(row: Row, cites: str) -> list[Step[Table]]:
    """NGT-19.20: only a Patrol stays in front of its player, and the hero asks for one (`played_patrol`)."""
    row.exactly("card", CARDS[PATROL])
    row.exactly("amount", 1)
    return [DiscardPlayed()]


def victory_point(row: Row, cites: str) -> list[Step[Table]]:
    """NGT-11.9: it counts by itself, as scoring.toml says."""
    row.exactly("amount", CARD_POINTS[FULL])
    return []


READERS: Final[dict[str, Reader]] = {
    "choose": choice,
    "steal_random": steal_random,
    "take_from_bank": take_from_bank,
    "build_free": build_free,
    "remove_wildling": remove_wildling,
    "gain_hex_resource": gain_hex_resource,
    "forced_exchange": forced_exchange,
    "bank_trade": bank_trade,
    "substitute_cost": substitute_cost,
    "draw_choice": draw_choice,
    "look_and_take": look_and_take,
    "reveal_token": reveal_token,
    "discard_played": discard_played,
    "victory_point": victory_point,
}
