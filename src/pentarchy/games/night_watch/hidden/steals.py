"""Steals that others did not see, and the hands that somebody may believe in because of them (NGT-23.7).

A world is told by its shift: how many more cards of each kind each hand has than in truth. A steal closes the accounts
of thief and victim; a world in which other kinds were stolen is possible as long as no account of it falls below zero.
The worlds after each steal, with their weights, are found from those before it and kept with the steal: so they are
counted together, and once. Then one of them is drawn, and its history backwards from there.
"""

from random import Random
from typing import Final

from pentarchy.games.night_watch.cards import KINDS
from pentarchy.kernel.compiled import mypyc_attr

Shift = tuple[int, ...]
Worlds = dict[Shift, float]
MOST_WORLDS: Final = 4000
"""Of more worlds than that a fair selection is kept."""


@mypyc_attr(serializable=True)
class Account:
    """What was seen of one hand between two steals: for each kind the least number left over, and who knows it exactly
    (a mask of kinds for each observer)."""

    def __init__(self, seat: int, low: list[int], pins: int) -> None:
        self.seat = seat
        self.low = low
        self.pins = pins

    def allows(self, shift: Shift, observer: int) -> bool:
        """Whether the hand may have been so much different, as far as the observer knows."""
        at, pins = self.seat * KINDS, self.pins >> observer * KINDS
        for kind in range(KINDS):
            more = shift[at + kind]
            if more and (self.low[kind] + more < 0 or pins >> kind & 1):
                return False
        return True

    def believed(self, shift: Shift) -> "Account":
        at = self.seat * KINDS
        return Account(self.seat, [low + shift[at + kind] for kind, low in enumerate(self.low)], self.pins)


@mypyc_attr(serializable=True)
class Steal:
    """A card that changed hands unseen, drawn by chance or `chosen` by Mance out of a hand (NGT-7.7, NGT-19.17)."""

    def __init__(self, thief: Account, victim: Account, hand: list[int], kind: int, chosen: bool) -> None:
        self.thief = thief
        self.victim = victim
        self.hand = hand
        self.kind = kind
        self.chosen = chosen
        self.cached_worlds: dict[int, Worlds] = {}
        """For each observer the worlds after this steal and all before it."""
        self.cached_guesses: dict[int, list[int]] = {}
        """For each observer what he makes of this steal and all before it: see features/hands.py."""

    def seen_by(self, observer: int) -> bool:
        return observer in (self.thief.seat, self.victim.seat)

    def odds(self, shift: Shift, observer: int) -> list[float]:
        """How likely each kind was in this world, but for a factor that all worlds share; 0 where that cannot be."""
        if not self.thief.allows(shift, observer) or not self.victim.allows(shift, observer):
            return NEVER
        at = self.victim.seat * KINDS
        cards = [count + shift[at + kind] for kind, count in enumerate(self.hand)]
        if self.chosen:
            share = 1.0 if self.seen_by(observer) else 1.0 / sum(count > 0 for count in cards)
            odds = [share if count else 0.0 for count in cards]
        else:
            odds = [float(count) for count in cards]
        return [odds[kind] if kind == self.kind else 0.0 for kind in range(KINDS)] if self.seen_by(observer) else odds

    def moved(self, shift: Shift, kind: int, sign: int = 1) -> Shift:
        """The world after (with sign -1: before) the steal if it took this kind instead of the true one."""
        if kind == self.kind:
            return shift
        cards, thief, victim = list(shift), self.thief.seat * KINDS, self.victim.seat * KINDS
        cards[thief + kind] += sign
        cards[thief + self.kind] -= sign
        cards[victim + kind] -= sign
        cards[victim + self.kind] += sign
        return tuple(cards)

    def worlds_after(self, before: Worlds, observer: int) -> Worlds:
        after: Worlds = {}
        for shift, weight in before.items():
            for kind, odds in enumerate(self.odds(shift, observer)):
                if odds:
                    moved = self.moved(shift, kind)
                    after[moved] = after.get(moved, 0.0) + weight * odds
        return evened(after)

    def undone(self, after: Shift, before: Worlds, observer: int, rng: Random) -> tuple[int, Shift]:
        """The kind that was stolen in a world that came out like this, each as often as it is likely, and the world
        before."""
        kinds: list[int] = []
        origins: list[Shift] = []
        weights: list[float] = []
        for kind in range(KINDS):
            origin = self.moved(after, kind, -1)
            weight = before.get(origin, 0.0)
            if weight:
                kinds.append(kind)
                origins.append(origin)
                weights.append(weight * self.odds(origin, observer)[kind])
        chosen = 0 if len(kinds) == 1 else rng.choices(range(len(kinds)), weights)[0]
        return kinds[chosen], origins[chosen]

    def believed(self, shift: Shift, kind: int) -> "Steal":
        """This steal as it was in another world."""
        at = self.victim.seat * KINDS
        hand = [count + shift[at + i] for i, count in enumerate(self.hand)]
        return Steal(self.thief.believed(shift), self.victim.believed(shift), hand, kind, self.chosen)


NEVER: Final = [0.0] * KINDS


def evened(worlds: Worlds) -> Worlds:
    """Weights that add up to 1. Too many light worlds are thinned out: of those that together weigh a share one is
    kept with all that weight. The true world stays in any case."""
    total = sum(worlds.values())
    share = 1.0 / MOST_WORLDS if len(worlds) > MOST_WORLDS else 0.0
    kept: Worlds = {}
    gathered = share / 2
    for shift, weight in worlds.items():
        weight /= total
        if weight < share and any(shift):
            gathered += weight
            if gathered < share:
                continue
            gathered -= share
            weight = share
        kept[shift] = weight
    return kept


def worlds_after(ledger: list[Steal], seats: int, observer: int) -> list[Worlds]:
    """The worlds before the first steal, and after each."""
    chain: list[Worlds] = [{(0,) * (seats * KINDS): 1.0}]
    for steal in ledger:
        if observer not in steal.cached_worlds:
            steal.cached_worlds[observer] = steal.worlds_after(chain[-1], observer)
        chain.append(steal.cached_worlds[observer])
    return chain


def imagined(ledger: list[Steal], accounts: list[Account], observer: int, rng: Random) -> tuple[Shift, list[Steal]]:
    """A world that agrees with all that an observer has seen, each as often as it is likely: its shift and its ledger.
    `accounts` are the open ones."""
    chain = worlds_after(ledger, len(accounts), observer)
    possible = [shift for shift in chain[-1] if all(account.allows(shift, observer) for account in accounts)]
    now = shift = rng.choices(possible, [chain[-1][shift] for shift in possible])[0]
    believed: list[Steal] = []
    for i in range(len(ledger) - 1, -1, -1):
        kind, shift = ledger[i].undone(shift, chain[i], observer, rng)
        believed.append(ledger[i].believed(shift, kind))
    return now, believed[::-1]
