"""Exhausted stacks are covered, by an exhausted card or a hostile event (VAL-6.28 to VAL-6.30, VAL-10.4)."""

from typing import Final

from pentarchy.games.valeria.cards import EVENTS, PLACES, mask_of
from pentarchy.games.valeria.moves import REVEAL
from pentarchy.games.valeria.steps.centre import place_name
from pentarchy.games.valeria.table import Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import NOBODY, Chance, Step


class CoverExhausted(Step[Table]):
    """VAL-6.28, VAL-6.29: after the action every emptied place is covered, in the order of emptying."""

    rule = "VAL-6.28"

    def run(self, table: Table) -> None:
        while table.emptied:
            gap = table.emptied.pop(0)
            if gap.from_bottom or not (table.sent_back or table.hostile_deck):
                cover(table, gap.place)
            elif table.sent_back:
                lay_event(table, table.sent_back.pop(), gap.place)
            else:
                table.push(self)
                table.push(REVEAL_EVENT[gap.place])
                return


def cover(table: Table, place: int) -> None:
    """VAL-10.9, VAL-6.30: an exhausted card, or nothing if there is none; either way the stack is exhausted."""
    if table.exhausted_deck:
        table.exhausted_deck -= 1
        table.covered |= 1 << place
    if table.events is not None:
        table.tell(Event("exhausted", "VAL-6.28", NOBODY, {"place": place_name(table, place)}))


def lay_event(table: Table, event: int, place: int) -> None:
    """VAL-10.4, VAL-10.5: in play from now on, without any effect yet."""
    table.lairs[event] = place
    if table.events is not None:
        facts: dict[str, Json] = {"hostile": EVENTS[event], "place": place_name(table, place)}
        table.tell(Event("hostile", "VAL-10.4", NOBODY, facts))


class RevealEvent(Chance[Table]):
    """VAL-10.4: the next hostile event. Picked ones are surely in the deck, the others perhaps (VAL-10.3)."""

    rule = "VAL-10.4"

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def options(self, table: Table) -> list[int]:
        picked = picked_unseen(table)
        drawn = table.hostile_deck > picked.bit_count()
        return [REVEAL.base + event for event in one_by_one(table.unseen_events) if drawn or picked >> event & 1]

    def weights(self, table: Table) -> list[int]:
        picked = picked_unseen(table)
        drawn = table.hostile_deck - picked.bit_count()
        others = (table.unseen_events & ~picked).bit_count()
        if not drawn or not picked:
            return []
        return [others if picked >> event & 1 else drawn for event in one_by_one(table.unseen_events)]

    def play(self, table: Table, move: int) -> None:
        event = move - REVEAL.base
        table.unseen_events ^= 1 << event
        table.hostile_deck -= 1
        lay_event(table, event, self.place)


def picked_unseen(table: Table) -> int:
    """VAL-10.3: events picked openly that were not revealed yet."""
    picked = mask_of([EVENTS.index(name) for name in table.settings.picks("events")])
    return picked & table.unseen_events


REVEAL_EVENT: Final = [RevealEvent(place) for place in range(PLACES)]
COVER_EXHAUSTED: Final = CoverExhausted()
