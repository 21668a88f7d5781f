"""A deck is what nobody has seen yet: a multiset, one count for each kind of card. It has no order that could leak."""

from pentarchy.kernel.moves import Verb

Deck = list[int]


def draws(deck: Deck, verb: Verb) -> list[int]:
    """The chance moves `verb card` for every kind of card left."""
    base = verb.base
    return [base + card for card, count in enumerate(deck) if count]


def draw_weights(deck: Deck) -> list[int]:
    """The weights that belong to `draws`."""
    return [count for count in deck if count]


def one_by_one(mask: int) -> list[int]:
    """The members of a set kept as a bit mask: the deck for cards that exist once each."""
    members = []
    while mask:
        low = mask & -mask
        members.append(low.bit_length() - 1)
        mask ^= low
    return members


def subsets(size: int) -> list[tuple[int, ...]]:
    """The members of every set of so few things that all sets can be listed, by their masks."""
    listed: list[tuple[int, ...]] = [()]
    for thing in range(size):
        listed += [(*members, thing) for members in listed]
    return listed


def member(mask: int, place: int) -> int:
    """One member of such a set by its place among them, without listing them."""
    for _ in range(place):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1
