"""Step F4: laying tokens on a monster, closing weak spots, potions that add a weapon (AMU-6.5 to AMU-6.7, AMU-7)."""

from typing import Final

from pentarchy.games.amulet.cards import (
    AGILITY,
    ARMOURY,
    FORBIDDEN,
    INVENTIVENESS,
    MOST_SEATS,
    POTIONS,
    WEAPONS,
)
from pentarchy.games.amulet.copies import copy_fight
from pentarchy.games.amulet.fields import Fight
from pentarchy.games.amulet.forecast import forecast
from pentarchy.games.amulet.hooks import CLOSER_SKILLS, CLOSING
from pentarchy.games.amulet.laying import fits, places_of
from pentarchy.games.amulet.moves import BORROW, CLOSE, DONE, LAY, LIFT, PLACE, WIELD
from pentarchy.games.amulet.shapes import (
    CODES,
    CODES_OF,
    OFF_OF,
    ON_OF,
    SHAPE_OF,
    TOKENS,
    index_of,
    touches,
)
from pentarchy.games.amulet.steps.closing import close, closings, why_not_close
from pentarchy.games.amulet.steps.potions import use_up
from pentarchy.games.amulet.steps.repairing import why_weapon
from pentarchy.games.amulet.suggestion import suggested
from pentarchy.games.amulet.table import NONE, Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event, Facts
from pentarchy.kernel.steps import Decision, Refusal


def lays(fight: Fight, tokens: int) -> list[int]:
    """`lay` for those of the tokens that can still be laid legally."""
    return [LAY.base + token for token in one_by_one(tokens) if fits(fight, token)]


def lifts(fight: Fight) -> list[int]:
    """`lift` for the tokens laid that have not been taken back yet; the others may be, too, but are not on offer."""
    return [LIFT.base + token for token in one_by_one(fight.used & ~fight.lifted)]


def can_lift(table: Table, move: int) -> bool:
    return LIFT.covers(move) and bool(table.fight.used >> (move - LIFT.base) & 1)


def is_laying(move: int) -> bool:
    """Whether a move only arranges tokens that the fighter has, or ends it."""
    return move == DONE.base or LAY.covers(move) or LIFT.covers(move)


def advice(table: Table, seat: int, move: int) -> Facts:
    """AMU-23.2: what `place for me` would do."""
    return {"suggested": True} if move == suggested(table, seat) else {}


class Arrange(Decision[Table]):
    """AMU-6.5: tokens are laid one by one, moved and taken back, and then the end is declared; what lies on the card by
    then is used (AMU-6.6)."""

    rule = "AMU-6.5"

    def options(self, table: Table) -> list[int]:
        fight = table.fight
        moves = [DONE.base, *lays(fight, fight.hand)]
        if table.skills[self.seat] & CLOSING:
            moves.extend(closings(table, self.seat))
        if table.potions[self.seat] & (AGILITY | INVENTIVENESS):
            moves.extend(extra_weapons(table, self.seat))
        moves.extend(lifts(fight))
        return moves

    def accepts(self, table: Table, move: int) -> bool:
        return can_lift(table, move)

    def play(self, table: Table, move: int) -> None:
        if move == DONE.base:
            return
        table.push(self)
        if LAY.covers(move):
            take_up(table, self.seat, move - LAY.base)
        elif LIFT.covers(move):
            lift(table, self.seat, move - LIFT.base)
        elif CLOSE.covers(move):
            close(table, self.seat, CLOSE.argument(move, 0), CLOSE.argument(move, 1))
        else:
            add_weapon(table, self.seat, move)

    def candidates(self, table: Table) -> list[int]:
        """AMU-23.2: how to lay what is in hand has an exact answer; whether to bring more into the fight has none."""
        answer = suggested(table, self.seat)
        return [move for move in self.options(table) if move == answer or not is_laying(move)]

    def facts(self, table: Table, move: int) -> Facts:
        return advice(table, self.seat, move)

    def why(self, table: Table, move: int) -> Refusal:
        if LAY.covers(move):
            return why_not_lay(table, move - LAY.base)
        if LIFT.covers(move):
            return Refusal(self.rule, "not-on-the-card", {"token": TOKENS[move - LIFT.base]})
        if CLOSE.covers(move):
            return why_not_close(table, self.seat, CLOSE.argument(move, 0), 1 << CLOSER_SKILLS[CLOSE.argument(move, 1)])
        if WIELD.covers(move):
            return why_not_wield(table, self.seat, move - WIELD.base)
        if BORROW.covers(move):
            return why_not_borrow(table, self.seat, move - BORROW.base)
        return Refusal(self.rule, "arrange-now")


def why_not_lay(table: Table, token: int) -> Refusal:
    fight = table.fight
    facts = {"token": TOKENS[token]}
    if fight.used >> token & 1:
        return Refusal("AMU-6.5", "lies-there-already", {**facts})
    here = fight.hand >> token & 1
    return Refusal("AMU-7.2", "no-room-for-it", {**facts}) if here else Refusal("AMU-6.5", "not-at-hand", {**facts})


def take_up(table: Table, seat: int, token: int) -> None:
    table.fight.token = token
    table.push(PLACE_TOKEN[seat])


def lift(table: Table, seat: int, token: int) -> None:
    """AMU-6.5: back into the hand; a weapon that a potion added must lie on the card, so it is laid again (AMU-6.7)."""
    fight = table.fight
    bit, move = 1 << token, placement_of(table, token)
    i, shape = index_of(token, (move - PLACE.base) % CODES), SHAPE_OF[token]
    fight.covered &= ~ON_OF[shape][i]
    fight.outside &= ~OFF_OF[shape][i]
    fight.laid.remove(move)
    fight.used &= ~bit
    fight.lifted |= bit
    if table.events is not None:
        table.tell(Event("lifted", "AMU-6.5", seat, {"token": TOKENS[token]}))
    if fight.extra & bit:
        take_up(table, seat, token)
    else:
        fight.hand |= bit


def placement_of(table: Table, token: int) -> int:
    return next(move for move in table.fight.laid if (move - PLACE.base) // CODES == token)


class PlaceToken(Decision[Table]):
    """AMU-7.2 to AMU-7.9: where the token lies, named by turn, row and column; of equal turns the smallest is on offer,
    the others stand for it (AMU-7.10).
    Illegal positions are not on offer, so that nobody has to check them (AMU-17.2, AMU-17.3)."""

    rule = "AMU-7.2"

    def options(self, table: Table) -> list[int]:
        fight = table.fight
        moves = PLACES_OF[fight.token]
        return [moves[place] for place in places_of(fight, fight.token)]

    def accepts(self, table: Table, move: int) -> bool:
        return smallest_turn(table.fight.token, move) in self.options(table)

    def play(self, table: Table, move: int) -> None:
        token = table.fight.token
        move = smallest_turn(token, move)
        put_down(table.fight, move)
        table.latest = move
        if table.events is not None:
            facts = {"token": TOKENS[token], "placement": table.game.text(move)}
            table.tell(Event("laid", self.rule, self.seat, {**facts}))

    def candidates(self, table: Table) -> list[int]:
        """AMU-23.2"""
        return [suggested(table, self.seat)]

    def facts(self, table: Table, move: int) -> Facts:
        """How the fight would end with the token there, and whether the solver would lay it so."""
        after = copy_fight(table.fight)
        put_down(after, move)
        return {**forecast(table, self.seat, after), "suggested": move == suggested(table, self.seat)}

    def why(self, table: Table, move: int) -> Refusal:
        fight = table.fight
        token, code = fight.token, (move - PLACE.base) % CODES
        if not PLACE.covers(move) or (move - PLACE.base) // CODES != token:
            return Refusal(self.rule, "place-this-token", {"token": TOKENS[token]})
        i, shape = index_of(token, code), SHAPE_OF[token]
        if i < 0:
            return (
                Refusal("AMU-7.6", "hilt-not-at-the-edge")
                if touches(shape, code)
                else Refusal("AMU-7.4", "off-the-card")
            )
        if ON_OF[shape][i] & FORBIDDEN[fight.foe]:
            return Refusal("AMU-7.7", "forbidden-square")
        if ON_OF[shape][i] & fight.closed:
            return Refusal("AMU-7.9", "closed-there")
        if ON_OF[shape][i] & fight.covered or OFF_OF[shape][i] & fight.outside:
            return Refusal("AMU-7.5", "tokens-overlap")
        return Refusal("AMU-7.8", "shield-on-a-weak-spot")


def put_down(fight: Fight, move: int) -> None:
    """The token in hand lies on the card."""
    token = fight.token
    i, shape = index_of(token, (move - PLACE.base) % CODES), SHAPE_OF[token]
    fight.covered |= ON_OF[shape][i]
    fight.outside |= OFF_OF[shape][i]
    fight.used |= 1 << token
    fight.hand &= ~(1 << token)
    fight.laid.append(move)
    fight.token = NONE


def smallest_turn(token: int, move: int) -> int:
    """AMU-7.10: the same placement by the turn that is on offer; -1 for one that cannot be or is of another token."""
    if not PLACE.covers(move) or (move - PLACE.base) // CODES != token:
        return -1
    i = index_of(token, (move - PLACE.base) % CODES)
    return PLACES_OF[token][i] if i >= 0 else -1


# Potions that add a weapon (AMU-6.7, AMU-22.1, AMU-22.6).


def extra_weapons(table: Table, seat: int) -> list[int]:
    """Without other players there is nothing to borrow (AMU-15.5)."""
    moves = wieldable(table, seat) if table.potions[seat] & AGILITY else []
    if table.potions[seat] & INVENTIVENESS:
        others = table.damaged & ~table.damaged_of(seat)
        moves.extend([BORROW.base + weapon for weapon in one_by_one(others) if fits(table.fight, weapon)])
    return moves


def why_not_wield(table: Table, seat: int, weapon: int) -> Refusal:
    fight = table.fight
    facts = {"weapon": WEAPONS[weapon]}
    if not table.potions[seat] & AGILITY:
        return Refusal("AMU-9.6", "no-such-potion", {"potion": POTIONS[AGILITY.bit_length() - 1]})
    if not table.ready_of(seat) >> weapon & 1:
        return why_weapon(table, seat, weapon, "AMU-22.6", "not-ready")
    if fight.used >> weapon & 1 or fight.hand >> weapon & 1:
        return Refusal("AMU-22.6", "already-chosen", {**facts})
    return Refusal("AMU-6.7", "no-room-for-it", {"token": WEAPONS[weapon]})


def why_not_borrow(table: Table, seat: int, weapon: int) -> Refusal:
    facts = {"weapon": WEAPONS[weapon]}
    if not table.potions[seat] & INVENTIVENESS:
        return Refusal("AMU-9.6", "no-such-potion", {"potion": POTIONS[INVENTIVENESS.bit_length() - 1]})
    if ARMOURY[table.character[seat]] >> weapon & 1:
        return Refusal("AMU-22.1", "own-weapon", {**facts})
    if not table.damaged >> weapon & 1:
        return Refusal("AMU-22.1", "not-damaged", {**facts})
    return Refusal("AMU-6.7", "no-room-for-it", {"token": WEAPONS[weapon]})


def wieldable(table: Table, seat: int) -> list[int]:
    """AMU-22.6: own ready weapons beyond those chosen."""
    fight = table.fight
    return wields(table, table.ready_of(seat) & ~fight.used & ~fight.hand)


def wields(table: Table, weapons: int) -> list[int]:
    return [WIELD.base + weapon for weapon in one_by_one(weapons) if fits(table.fight, weapon)]


def add_weapon(table: Table, seat: int, move: int) -> None:
    """The potion is used up, and the weapon must be laid at once."""
    fight = table.fight
    fight.extra |= 1 << (move - (WIELD.base if WIELD.covers(move) else BORROW.base))
    if WIELD.covers(move):
        use_up(table, seat, AGILITY, "AMU-22.6")
        take_up(table, seat, move - WIELD.base)
    else:
        use_up(table, seat, INVENTIVENESS, "AMU-22.1")
        fight.borrowed = move - BORROW.base
        take_up(table, seat, fight.borrowed)


PLACES_OF: Final = [[PLACE.base + t * CODES + code for code in CODES_OF[SHAPE_OF[t]]] for t in range(len(TOKENS))]
"""For each token the `place` moves of all its positions."""
ARRANGE: Final = [Arrange(s) for s in range(MOST_SEATS)]
PLACE_TOKEN: Final = [PlaceToken(s) for s in range(MOST_SEATS)]
