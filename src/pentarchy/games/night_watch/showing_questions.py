"""What the view says about a question: its matter, and the proposal that is answered (NGT-8.3)."""

from typing import TYPE_CHECKING, Literal

from pentarchy.games.night_watch.cards import BUNDLE, PURCHASE_WITH, RESOURCES
from pentarchy.games.night_watch.maps import INTERSECTIONS, PATHS
from pentarchy.games.night_watch.moves import ACCEPT, COUNTER, REFUSE
from pentarchy.games.night_watch.roads import without_road
from pentarchy.games.night_watch.view import About, Counts, Deal, Proposal

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table


def about(table: "Table") -> About | None:
    """What the pending question is about, where nothing else on the table shows it: a place, a seat, a number of cards,
    a purchase."""
    match table.question:
        case "FoundRoad":
            return matter(place=INTERSECTIONS[without_road(table, table.seat)])
        case "LayLifted":
            return matter(place=PATHS[table.at_work().lifted])
        case "StealCard":
            return matter(seat=table.at_work().robbed)
        case "GiveBack":
            return matter(seat=table.at_work().next_giver())
        case "ChooseResources":
            return matter(cards=table.at_work().due)
        case "Substitute":
            return matter(what=PURCHASE_WITH[table.watch.heroes[table.at_work().seat]])
    return None


def matter(
    place: str | None = None, seat: int | None = None, cards: int | None = None, what: str | None = None
) -> About:
    return {"place": place, "seat": seat, "cards": cards, "what": what}


def proposal(table: "Table") -> Proposal | None:
    """The last proposal of this turn with its answers, also when it is settled."""
    trade = table.trade
    if trade is None:
        return None
    answers = [answer(move) for move in trade.answers]
    return {"give": bundle(trade.give), "want": bundle(trade.want), "to": [*trade.to], "answers": answers}


def bundle(counts: list[int]) -> Counts:
    return {RESOURCES[kind]: count for kind, count in enumerate(counts) if count}


def answer(move: int) -> Literal["accept", "refuse"] | Deal | None:
    if COUNTER.covers(move):
        give, want = (bundle(BUNDLE.unpack(COUNTER.argument(move, side))) for side in (0, 1))
        return {"give": give, "want": want}
    if move == ACCEPT.base:
        return "accept"
    return "refuse" if move == REFUSE.base else None
