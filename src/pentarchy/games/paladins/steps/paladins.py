"""Steps 4 and 5 of the round: paladins and new workers (PAL-3.5 to PAL-3.7, PAL-13.7)."""

from typing import Final

from pentarchy.games.paladins.board import HAND, MOST_SEATS, NO_CARD
from pentarchy.games.paladins.cards import PALADIN_WORKERS, PALADINS, TAVERN, TAVERN_WORKERS
from pentarchy.games.paladins.hidden import draw_from_under, put_under
from pentarchy.games.paladins.moves import ARRANGE, DRAW, HIRE
from pentarchy.games.paladins.reading import SUSPICION_ON_GAIN
from pentarchy.games.paladins.steps.suspicion import draw_suspicion, gain_workers
from pentarchy.games.paladins.table import AUTOMA, Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import Decision, Refusal, SeatChance, SeatStep, Simultaneous, Step


class DrawPaladins(SeatStep[Table]):
    """PAL-13.7: the card on top, then cards never drawn, then those put under the deck, three in all."""

    rule = "PAL-3.5"

    def run(self, table: Table) -> None:
        seat, missing = self.who, HAND
        if table.top[seat] >= 0:
            take_in_hand(table, seat, table.top[seat])
            table.top[seat] = NO_CARD
            missing -= 1
        new = min(missing, table.undrawn[seat].bit_count())
        for _ in range(missing - new):
            take_in_hand(table, seat, draw_from_under(table, seat))
        for _ in range(new):
            table.push(NEW_PALADIN[seat])


def take_in_hand(table: Table, seat: int, card: int) -> None:
    table.hand[seat] |= 1 << card
    if table.events is not None:
        table.tell(Event("paladin-drawn", "PAL-3.5", seat, {}, {"card": PALADINS[card]}, (seat,)))


class NewPaladin(SeatChance[Table]):
    """PAL-13.7: uniform among the cards that this player has never drawn, seen by the owner alone."""

    rule = "PAL-13.7"

    def options(self, table: Table) -> list[int]:
        return [DRAW.base + card for card in one_by_one(table.undrawn[self.who])]

    def play(self, table: Table, move: int) -> None:
        card = move - DRAW.base
        table.undrawn[self.who] &= ~(1 << card)
        take_in_hand(table, self.who, card)


class ArrangePaladins(Decision[Table]):
    """PAL-3.5: one is used, one goes on top of the deck, one under it."""

    rule = "PAL-3.5"

    def options(self, table: Table) -> list[int]:
        a, b, c = one_by_one(table.hand[self.seat])
        orders = [(a, b, c), (a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a)]
        base, size = ARRANGE.base, len(PALADINS)
        return [base + (use * size + top) * size + bottom for use, top, bottom in orders]

    def play(self, table: Table, move: int) -> None:
        seat = self.seat
        use, top, bottom = (ARRANGE.argument(move, i) for i in range(HAND))
        table.chosen[seat], table.top[seat] = use, top
        put_under(table, seat, bottom)
        table.hand[seat] = 0
        if table.events is not None:
            secret = {"use": PALADINS[use], "top": PALADINS[top], "bottom": PALADINS[bottom]}
            table.tell(Event("arranged", self.rule, seat, {}, {**secret}, (seat,)))

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("PAL-3.5", "three-different-from-hand" if ARRANGE.covers(move) else "only-arranging-now")


class ArrangeTogether(Step[Table]):
    """PAL-13.4: everybody at once, and nobody sees anything of the others."""

    rule = "PAL-13.4"

    def run(self, table: Table) -> None:
        table.push(Simultaneous([ARRANGE_PALADINS[seat] for seat in range(table.seats)]))


class RevealPaladin(SeatStep[Table]):
    """PAL-3.6: the paladin is turned up and brings two workers, then a tavern card is chosen."""

    rule = "PAL-3.6"

    def run(self, table: Table) -> None:
        seat = table.active = self.who
        paladin = table.paladin[seat] = table.chosen[seat]
        table.chosen[seat] = NO_CARD
        table.used[seat] |= 1 << paladin
        if table.events is not None:
            table.tell(Event("paladin", self.rule, seat, {"card": PALADINS[paladin]}))
        table.push(CHOOSE_TAVERN[seat])
        gain_workers(table, seat, PALADIN_WORKERS[paladin])


class ChooseTavern(Decision[Table]):
    """PAL-3.6: one tavern card that nobody has taken yet, with its four workers."""

    rule = "PAL-3.6"

    def options(self, table: Table) -> list[int]:
        left = [card for card in table.tavern if card not in table.hired]
        left.sort()
        return [HIRE.base + card for card in left]

    def play(self, table: Table, move: int) -> None:
        card = move - HIRE.base
        table.hired[self.seat] = card
        if table.events is not None:
            table.tell(Event("hired", self.rule, self.seat, {"card": TAVERN[card]}))
        if table.solo():
            table.push(AUTOMA_TAVERN)
        gain_workers(table, self.seat, TAVERN_WORKERS[card])

    def why(self, table: Table, move: int) -> Refusal:
        if not HIRE.covers(move):
            return Refusal("PAL-3.6", "only-hiring-now")
        taken = move - HIRE.base in table.hired
        return Refusal("PAL-3.6", "tavern-card-taken" if taken else "tavern-card-not-there")


class AutomaTavern(Step[Table]):
    """PAL-12.8: a suspicion card for each criminal on the card that the human did not choose."""

    rule = "PAL-12.8"

    def run(self, table: Table) -> None:
        for card in table.tavern:
            if card != table.hired[0]:
                draw_suspicion(table, AUTOMA, sum([SUSPICION_ON_GAIN[kind] for kind in TAVERN_WORKERS[card]]))


DRAW_PALADINS: Final = [DrawPaladins(board) for board in range(MOST_SEATS)]
NEW_PALADIN: Final = [NewPaladin(board) for board in range(MOST_SEATS)]
ARRANGE_PALADINS: Final = [ArrangePaladins(seat) for seat in range(MOST_SEATS)]
ARRANGE_TOGETHER: Final = ArrangeTogether()
REVEAL_PALADIN: Final = [RevealPaladin(board) for board in range(MOST_SEATS)]
CHOOSE_TAVERN: Final = [ChooseTavern(seat) for seat in range(MOST_SEATS)]
AUTOMA_TAVERN: Final = AutomaTavern()
