"""What lies on the table only for a while: a visit, a trade, a fight or an adventure, a night.

Each is made when it begins and gone when it ends. A set of tokens, squares, weapons or seats is a bit mask."""

from typing import Final

NONE: Final = -1


class Visit:
    """From the way to a place until the last trade there (AMU-4.3, AMU-5.18)."""

    # What the way costs: payments of a coin or a health, and of health only (AMU-4.4, AMU-12.10).
    payments: int
    health_payments: int

    upgraded: int
    errands: int
    repaired: int
    prices_bought: int
    bargained: bool
    waived: int
    exchanges_left: int
    gems_chased: list[int]
    picks: int

    # Trading: whether an action was done already, and the team mates asked in this window (AMU-14.14).
    late: bool
    asked: int

    def __init__(self, payments: int, health_payments: int) -> None:
        self.payments = payments
        self.health_payments = health_payments
        self.upgraded = self.errands = self.repaired = self.prices_bought = 0
        self.bargained = self.late = False
        self.waived = self.exchanges_left = self.picks = self.asked = 0
        self.gems_chased = []

    def copy(self) -> "Visit":
        twin = Visit(self.payments, self.health_payments)
        twin.upgraded = self.upgraded
        twin.errands = self.errands
        twin.repaired = self.repaired
        twin.prices_bought = self.prices_bought
        twin.bargained = self.bargained
        twin.waived = self.waived
        twin.exchanges_left = self.exchanges_left
        twin.gems_chased = self.gems_chased[:]
        twin.picks = self.picks
        twin.late = self.late
        twin.asked = self.asked
        return twin


class Trade:
    """An offer to a team mate: goods given and wanted (AMU-14.14)."""

    partner: int
    given: list[int]
    wanted: list[int]

    def __init__(self, partner: int) -> None:
        self.partner = partner
        self.given = []
        self.wanted = []

    def copy(self) -> "Trade":
        twin = Trade(self.partner)
        twin.given = self.given[:]
        twin.wanted = self.wanted[:]
        return twin


class Fight:
    """A fight or an adventure, from the choice of the card until the tokens leave it (AMU-6, AMU-8)."""

    arena: int
    foe: int
    outcome: int

    # Tokens: chosen, not laid yet, laid, added by a potion, taken back once, and the one being laid.
    armed: int
    hand: int
    used: int
    extra: int
    lifted: int
    token: int
    borrowed: int
    weapons_left: int

    # The card: placements, squares covered on it and around it, weak spots closed and the skills that did it.
    laid: list[int]
    covered: int
    outside: int
    closed: int
    closed_by: int
    unshielded: bool

    extra_damage: int
    healing: int
    coins: int

    def __init__(self, arena: int, foe: int) -> None:
        self.arena = arena
        self.foe = foe
        self.outcome = self.token = self.borrowed = NONE
        self.armed = self.hand = self.used = self.extra = self.lifted = self.weapons_left = 0
        self.laid = []
        self.covered = self.outside = self.closed = self.closed_by = 0
        self.unshielded = False
        self.extra_damage = self.healing = self.coins = 0

    def copy(self) -> "Fight":
        twin = Fight(self.arena, self.foe)
        twin.outcome = self.outcome
        twin.armed = self.armed
        twin.hand = self.hand
        twin.used = self.used
        twin.extra = self.extra
        twin.lifted = self.lifted
        twin.token = self.token
        twin.borrowed = self.borrowed
        twin.weapons_left = self.weapons_left
        twin.laid = self.laid[:]
        twin.covered = self.covered
        twin.outside = self.outside
        twin.closed = self.closed
        twin.closed_by = self.closed_by
        twin.unshielded = self.unshielded
        twin.extra_damage = self.extra_damage
        twin.healing = self.healing
        twin.coins = self.coins
        return twin


class Night:
    """From nightfall to dawn: the slots of the heroes, then the attack (AMU-11, AMU-12)."""

    slot: int
    errands: int
    ready_at_dusk: int

    # The attack: cards whose ability is still to come, the one being resolved, the seats that its effects are aimed at.
    pending: int
    card: int
    aims: list[int]

    # By seat: a loss of health about to be suffered, and the healing that counts in the same sum (AMU-10.2).
    loss: list[int]
    salve: list[int]

    def __init__(self, ready: int, seats: int) -> None:
        self.slot = self.card = NONE
        self.errands = self.pending = 0
        self.ready_at_dusk = ready
        self.aims = []
        self.loss = [0] * seats
        self.salve = [0] * seats

    def copy(self) -> "Night":
        twin = Night(self.ready_at_dusk, 0)
        twin.slot = self.slot
        twin.errands = self.errands
        twin.pending = self.pending
        twin.card = self.card
        twin.aims = self.aims[:]
        twin.loss = self.loss[:]
        twin.salve = self.salve[:]
        return twin
