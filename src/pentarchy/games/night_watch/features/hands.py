"""Hands as the looker knows them: the own one, and a guess at the others'. A stolen card that the looker did not see is
shared out over the kinds that its victim seemed to hold."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.night_watch.cards import COSTS, KINDS
from pentarchy.games.night_watch.hand_codes import PLENTY
from pentarchy.games.night_watch.hidden.steals import Steal

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table

WHOLE: Final = 12
"""Twelfths of a card."""
ALL_KINDS: Final = 31


def guessed_hands(table: "Table", looker: int) -> list[int]:
    """The hands of all seats in twelfths of cards; those of each seat add up to its hand."""
    hands = [WHOLE * count for count in table.hands]
    if table.ledger:
        shift = shift_after(table.ledger, len(table.hands), looker)
        for at in range(len(hands)):
            hands[at] += shift[at]
        show_pinned(table, looker, hands)
    if table.discarding:
        for at in range(looker * KINDS, (looker + 1) * KINDS):
            hands[at] -= WHOLE * table.discarding[at]
    return hands


def show_pinned(table: "Table", looker: int, hands: list[int]) -> None:
    """NGT-23.4: numbers of cards that the looker was shown."""
    for seat in range(table.seats):
        shown = table.pins[seat] >> looker * KINDS & ALL_KINDS
        if shown:
            for kind in range(KINDS):
                if shown >> kind & 1:
                    hands[seat * KINDS + kind] = WHOLE * table.hands[seat * KINDS + kind]


def shift_after(ledger: list[Steal], size: int, looker: int) -> list[int]:
    """How much more than in truth a looker believes of each kind in each hand, after all steals. It is the same sum in
    all worlds that look alike: truth and shift differ by as much."""
    if looker not in ledger[-1].cached_guesses:
        known = len(ledger) - 1
        while known and looker not in ledger[known - 1].cached_guesses:
            known -= 1
        shift = ledger[known - 1].cached_guesses[looker] if known else [0] * size
        for steal in ledger[known:]:
            shift = shift if steal.seen_by(looker) else after_unseen(steal, shift)
            steal.cached_guesses[looker] = shift
    return ledger[-1].cached_guesses[looker]


def after_unseen(steal: Steal, shift: list[int]) -> list[int]:
    """The victim lost a bit of everything, the thief has got it."""
    loser, winner = steal.victim.seat * KINDS, steal.thief.seat * KINDS
    believed = [max(0, WHOLE * steal.hand[kind] + shift[loser + kind]) for kind in range(KINDS)]
    total, rest, after = sum(believed), WHOLE, shift[:]
    for kind in range(KINDS):
        part = min(rest, (WHOLE * believed[kind] + total - 1) // total)
        rest -= part
        after[loser + kind] -= part
        after[winner + kind] += part
    after[loser + steal.kind] += WHOLE
    after[winner + steal.kind] -= WHOLE
    return after


def lacking(code: int) -> list[int]:
    """How many cards a hand with this code (hand_codes.py) is short of each purchase."""
    hand = [code >> 2 * kind & PLENTY for kind in range(KINDS)]
    return [sum(max(0, cost[kind] - hand[kind]) for kind in range(KINDS)) for cost in COSTS]


LACKING: Final = [lacking(code) for code in range(4**KINDS)]
FEW: Final = [min((twelfths + WHOLE // 2) // WHOLE, PLENTY) for twelfths in range(WHOLE * PLENTY + 1)]


def code_of_guess(hands: list[int], start: int) -> int:
    """The code of the hand that starts here, in whole cards. A guess at a kind may fall below nothing."""
    code = 0
    for kind in range(KINDS - 1, -1, -1):
        twelfths = hands[start + kind]
        code = code << 2 | (PLENTY if twelfths >= len(FEW) else FEW[twelfths] if twelfths > 0 else 0)
    return code
