"""Hidden oaths (AMU-16, AMU-18.6): dealing what a seat cannot know anew."""

from random import Random
from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet.cards import OATHS, mask_of
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

ALL_OATHS: Final = (1 << len(OATHS)) - 1


def deal_oaths_anew(table: "Table", seat: int | None, rng: Random) -> None:
    """Oaths of others, in play or discarded unseen, are spread anew over all cards that this seat has not seen.

    What a player has visibly done without fulfilling an oath he does not hold: `ruled_out`."""
    campaign = table.campaign
    others = [other for other in range(table.seats) if other != seat]
    hidden = ALL_OATHS & ~campaign.shown
    if seat is not None:
        hidden &= ~(campaign.oaths[seat] | campaign.buried[seat])
    needs = [(campaign.oaths[other] | campaign.buried[other]).bit_count() for other in others]
    while True:
        hands = dealt(one_by_one(hidden), needs, rng)
        if all(not hand & campaign.ruled_out[other] for other, hand in zip(others, hands, strict=True)):
            break
    for other, hand in zip(others, hands, strict=True):
        if campaign.oaths[other]:
            campaign.oaths[other] = hand
        else:
            campaign.buried[other] = hand


def dealt(cards: list[int], needs: list[int], rng: Random) -> list[int]:
    rng.shuffle(cards)
    hands, at = [], 0
    for need in needs:
        hands.append(mask_of(cards[at : at + need]))
        at += need
    return hands
