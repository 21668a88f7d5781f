"""What must hold at every moment: nothing is lost, nothing negative, and the counters agree with what lies there."""

from typing import TYPE_CHECKING

from pentarchy.games.paladins.board import (
    ABSOLVE,
    ACTION_COUNT,
    ATTACK,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    IN_PLAY,
    LIMIT,
    NO_CARD,
    NOTHING,
    RECRUIT,
    TAX_SUPPLY,
    TRACK,
)
from pentarchy.games.paladins.cards import (
    FAVOURS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SUSPICION_COUNT,
    TAVERN,
    TOWNSFOLK,
    WALLS,
)
from pentarchy.games.paladins.hidden import cards_under
from pentarchy.games.paladins.solo import SCHEME_COUNT
from pentarchy.games.paladins.workers import FREE_BITS
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table


def broken(table: "Table") -> list[str]:
    """The invariants that do not hold."""
    checks = {
        "townsfolk PAL-15.3": townsfolk_conserved(table),
        "outsiders PAL-15.3": outsiders_conserved(table),
        "walls PAL-15.4": table.walls_unseen.bit_count() + len(table.walls) == len(WALLS),
        "tavern PAL-15.5": (table.tavern_unseen | table.tavern_gone).bit_count() + len(table.tavern) == len(TAVERN),
        "suspicion PAL-15.6": suspicion_conserved(table),
        "orders PAL-2.4": table.orders_unseen.bit_count() + face_up(table.orders) in (len(ORDERS), orders_aside(table)),
        "favours PAL-2.4": table.favours_unseen.bit_count() + face_up(table.favours) == len(FAVOURS),
        "paladin decks PAL-13.7": all(deck_complete(table, seat) for seat in range(table.seats)),
        "tracks PAL-1.3": all(0 <= value <= TRACK for value in table.attributes),
        "counters PAL-1.8": counters_agree(table),
        "limits PAL-4.12": within_limits(table),
        "one piece a space PAL-6.3": spaces_agree(table),
        "tax supply PAL-8.1": 0 <= table.tax <= TAX_SUPPLY[table.seats],
        "nothing negative": min(table.silver + table.provisions + table.unpaid + table.paid + table.suspicions) >= 0,
        "schemes PAL-12.3": not table.solo() or schemes_conserved(table),
        "turns PAL-3.8": turn_agrees(table),
        "workers PAL-1.5": not any(workers & FREE_BITS or workers < 0 for workers in table.workers + table.placed),
    }
    return [name for name, holds in checks.items() if not holds]


def face_up(cards: list[int]) -> int:
    return len(cards) - cards.count(NO_CARD)


def orders_aside(table: "Table") -> int:
    """PAL-12.4: orders turned up for the difficulty are aside until all six are shuffled again."""
    return len(ORDERS) - table.workshops[1].bit_count() if table.solo() and not table.round else len(ORDERS)


def townsfolk_conserved(table: "Table") -> bool:
    piles = table.town_unseen.bit_count() + table.town_gone.bit_count()
    return piles + face_up(table.town) + len(table.retinue) == len(TOWNSFOLK)


def outsiders_conserved(table: "Table") -> bool:
    piles = table.outsiders_unseen.bit_count() + table.outsiders_gone.bit_count()
    return piles + face_up(table.outsiders) + len(table.attacked) + len(table.converted) == len(OUTSIDERS)


def suspicion_conserved(table: "Table") -> bool:
    counts = [unseen + gone for unseen, gone in zip(table.suspicion_unseen, table.suspicion_gone, strict=True)]
    for board in range(table.boards):
        for card in table.suspicion_cards(board):
            counts[card] += 1
    return counts == SUSPICION_COUNT


def schemes_conserved(table: "Table") -> bool:
    """A scheme lies on every face-down favour (PAL-12.5); the others are in the pile or among its discards."""
    on_favours = table.favours.count(NO_CARD)
    return sum(table.schemes_unseen) + sum(table.schemes_gone) + on_favours == sum(SCHEME_COUNT)


def turn_agrees(table: "Table") -> bool:
    """A turn is about one thing at most, and nothing is left of it when it is nobody's turn."""
    if table.turn is None:
        return True
    turn, one_thing = table.turn, min(table.turn.mode, table.turn.favour) == NOTHING
    return table.active >= 0 and one_thing and (turn.target == NOTHING or turn.mode >= 0)


def deck_complete(table: "Table", seat: int) -> bool:
    """Every paladin is in exactly one place; the one in play is among the used ones."""
    cards = one_by_one(table.undrawn[seat]) + one_by_one(table.hand[seat]) + one_by_one(table.used[seat])
    cards += [card for card in (table.top[seat], table.chosen[seat]) if card >= 0]
    return sorted(cards + cards_under(table, seat)) == list(range(len(PALADINS)))


def owned(entries: list[int], size: int, board: int) -> int:
    return sum(entry // size == board for entry in entries)


def counters_agree(table: "Table") -> bool:
    for board in range(table.boards):
        done = table.done[board * ACTION_COUNT : (board + 1) * ACTION_COUNT]
        cards = [
            done[RECRUIT] == owned(table.retinue, len(TOWNSFOLK), board),
            done[FORTIFY] == owned(table.walls, len(WALLS), board),
            done[ATTACK] == owned(table.attacked, len(OUTSIDERS), board),
            done[CONVERT] == owned(table.converted, len(OUTSIDERS), board),
        ]
        pieces = done[DEVELOP] == table.workshops[board].bit_count() and done[ABSOLVE] == table.jars[board].bit_count()
        if not all(cards) or (board < table.seats and not pieces):
            return False
    return True


def within_limits(table: "Table") -> bool:
    return all(not limit or count <= limit for count, limit in zip(table.done, LIMIT * table.boards, strict=True))


def spaces_agree(table: "Table") -> bool:
    monks = sum(table.done[COMMISSION::ACTION_COUNT])
    outposts = sum(table.done[GARRISON::ACTION_COUNT])
    apart = not table.monks & table.outposts and not (table.monks | table.outposts) & ~IN_PLAY[table.seats]
    return apart and table.monks.bit_count() == monks and table.outposts.bit_count() == outposts
