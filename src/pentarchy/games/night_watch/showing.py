"""What each seat may see (NGT-23.1, NGT-23.2, NGT-23.6): everything but the kinds of others' cards and what nobody
knows (NGT-23.3)."""

from typing import TYPE_CHECKING

from pentarchy.games.night_watch.cards import (
    BARREN,
    CAMPS,
    CARD_KINDS,
    CARDS,
    CLANS,
    CLEARINGS,
    COLOURS,
    COSTS,
    FALLEN_GIFT,
    HEROES,
    KINDS,
    LAST_BREACH,
    MODES,
    PRODUCES,
    PURCHASES,
    RESOURCES,
    SECTIONS,
    SETTLEMENTS,
    SOLD,
    SPACES,
    TERRAINS,
    TOKENS,
    TORMUND_CAMP,
    WILDLINGS,
)
from pentarchy.games.night_watch.fields import EMPTY
from pentarchy.games.night_watch.hidden.hands import open_balance
from pentarchy.games.night_watch.maps import ANY, HEXES, IN_CAMP, INTERSECTIONS, MAPS, PATHS
from pentarchy.games.night_watch.places import places
from pentarchy.games.night_watch.scoring import guard_tokens, parts_of, points, public_points
from pentarchy.games.night_watch.showing_questions import about, bundle, proposal
from pentarchy.games.night_watch.view import Counts, Dice, Hex, Market, North, Parts, Player, Purchase, Seen, View
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table


def show(table: "Table", seat: int | None) -> View:
    turn = table.turn
    view: View = {
        "mode": MODES[table.mode],
        "map": MAPS[table.layout].name,
        "first": table.first,
        "on_turn": table.active if table.turns and not table.over else None,
        "turn": table.turns,
        "dice": dice(table),
        "rolled": turn.rolled,
        "card_played": turn.card_played,
        "trading": turn.trading,
        "proposals_left": turn.proposals_left,
        "hexes": [hex_view(table, place) for place in MAPS[table.layout].hexes],
        "markets": [market(table, places) for places in MAPS[table.layout].market_places],
        "called": places(table),
        "tormund": TORMUND_CAMP if table.robber == IN_CAMP else HEXES[table.robber],
        "players": [player(table, other, seat) for other in range(table.seats)],
        "bank": counted(table.bank, RESOURCES),
        "deck": sum(table.deck),
        "removed": counted(table.removed, CARDS),
        "longest_road": table.road_holder,
        "largest_patrol": table.patrol_holder,
        "proposal": proposal(table),
        "about": about(table),
    }
    if table.full:
        view["north"] = north(table)
        view["seen"] = seen(table, seat)
    return view


def counted(counts: list[int], words: list[str]) -> Counts:
    return {word: counts[i] for i, word in enumerate(words)}


def dice(table: "Table") -> Dice | None:
    turn = table.turn
    return (
        {"first": turn.first, "second": turn.second, "wild": turn.wild if table.full else None} if turn.first else None
    )


def hex_view(table: "Table", place: int) -> Hex:
    layout = MAPS[table.layout]
    kind = table.terrain[place]
    return {
        "id": HEXES[place],
        "terrain": layout.terrain_name[place] if kind == BARREN else TERRAINS[PRODUCES.index(kind)],
        "resource": None if kind == BARREN else RESOURCES[kind],
        "numbers": [*layout.numbers[place]],
        "wildling": wildling_at(table, place) if table.full else None,
    }


def wildling_at(table: "Table", place: int) -> str | None:
    for kind, hexes in enumerate(table.watch.gift):
        if hexes >> place & 1:
            return WILDLINGS[kind]
    return None


def market(table: "Table", places: list[int]) -> Market:
    kind = table.markets[places[0]]
    return {
        "places": [INTERSECTIONS[node] for node in places],
        "resource": "any" if kind == ANY else RESOURCES[kind],
        "rate": MAPS[table.layout].market_rates[kind],
    }


def player(table: "Table", seat: int, viewer: int | None) -> Player:
    own = seat == viewer
    held = table.held[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]
    view: Player = {
        "colour": COLOURS[table.rank(seat)],
        "settlements": names(table.settlements[seat], INTERSECTIONS),
        "keeps": names(table.keeps[seat], INTERSECTIONS),
        "roads": names(table.roads[seat], PATHS),
        "road_length": table.lengths[seat],
        "rates": counted(table.rates[seat * KINDS : (seat + 1) * KINDS], RESOURCES),
        "cards": table.hand_size(seat),
        "hand": counted(table.hands[seat * KINDS : (seat + 1) * KINDS], RESOURCES) if own else None,
        "open_balance": counted(open_balance(table, seat), RESOURCES),
        "known_exactly": exactly(table, seat, table.seats if viewer is None else viewer),
        "discarding": laid_down(table, seat) if own else None,
        "to_discard": table.to_discard(seat) if own else None,
        "purchases": purchases(table, seat) if own else None,
        "action_cards": sum(held),
        "bought_this_turn": sum(table.turn.fresh) if seat == table.active else 0,
        "held": counted(held, CARDS) if own or table.over else None,
        "fresh": counted(table.turn.fresh, CARDS) if own and seat == table.active else None,
        "patrols": table.patrols[seat],
        "public_points": public_points(table, seat),
        "points": points(table, seat) if own or table.over else None,
        "parts": parts(table, seat, own or table.over),
    }
    if table.full:
        add_watch(view, table, seat)
    return view


def purchases(table: "Table", seat: int) -> list[Purchase]:
    return [
        {
            "id": PURCHASES[purchase],
            "cost": bundle(COSTS[purchase]),
            "left": table.left(seat, purchase),
            "missing": bundle(table.missing(seat, COSTS[purchase])),
        }
        for purchase in one_by_one(SOLD[table.mode])
    ]


def names(mask: int, words: list[str]) -> list[str]:
    return [words[place] for place in one_by_one(mask)]


def exactly(table: "Table", seat: int, observer: int) -> list[str]:
    """The kinds whose number in a hand the viewer was shown since that hand's last steal (NGT-23.4)."""
    pins = table.pins[seat] >> observer * KINDS
    return [kind for i, kind in enumerate(RESOURCES) if pins >> i & 1]


def laid_down(table: "Table", seat: int) -> Counts | None:
    """NGT-7.2: the discards of a seat, before all have chosen."""
    if not table.discarding:
        return None
    return counted(table.discarding[seat * KINDS : (seat + 1) * KINDS], RESOURCES)


def parts(table: "Table", seat: int, with_cards: bool) -> Parts:
    known = parts_of(table, seat)
    view: Parts = {
        "settlement": known["settlement"],
        "keep": known["keep"],
        "longest_road": known["longest_road"],
        "largest_patrol": known["largest_patrol"],
        "vp_card": known["vp_card"] if with_cards else None,
    }
    if table.full:
        view["guard_token"] = known["guard_token"]
    return view


def add_watch(view: Player, table: "Table", seat: int) -> None:
    """What only the full game has beside a player."""
    watch = table.watch
    under = watch.under[seat * SETTLEMENTS : (seat + 1) * SETTLEMENTS]
    view["guards"] = watch.guards_of(seat)
    view["vp_tokens"] = guard_tokens(table, seat)
    view["hero"] = HEROES[watch.heroes[seat]] if watch.heroes[seat] != EMPTY else None
    view["hero_side"] = "B" if watch.used_once[seat] else "A"
    view["hero_rests"] = watch.hero_turn[seat] == table.turns
    view["token_batches"] = [None if batch == EMPTY else batch for batch in under]


def north(table: "Table") -> North:
    watch, effect = table.watch, table.effect
    batches = [
        counted(watch.batches[start : start + len(TOKENS)], TOKENS)
        for start in range(0, len(watch.batches), len(TOKENS))
    ]
    return {
        "camps": {clan: camps(table, i) for i, clan in enumerate(CLANS)},
        "clearings": counted(watch.clearings, CLEARINGS),
        "wall": {section: wall(table, i) for i, section in enumerate(SECTIONS)},
        "frostfangs": counted(watch.figures, WILDLINGS),
        "in_gift": watch.in_gift().bit_count(),
        "fallen_gift": FALLEN_GIFT,
        "breaches": watch.breaches,
        "last_breach": LAST_BREACH,
        "spied_on": None if effect is None or effect.spied_on == EMPTY else effect.spied_on,
        "pool": watch.pool,
        "pool_batch": watch.pool_batch,
        "batches": batches,
        "turned": counted(watch.turned, TOKENS),
        "display": names(watch.display, HEROES),
        "lost_heroes": names(watch.lost_heroes, HEROES),
    }


def camps(table: "Table", clan: int) -> list[str]:
    kinds = table.watch.camps[clan * CAMPS : (clan + 1) * CAMPS]
    return [WILDLINGS[kind] for kind in kinds if kind != EMPTY]


def wall(table: "Table", section: int) -> list[int]:
    return [owner for owner in table.watch.wall[section * SPACES : (section + 1) * SPACES] if owner != EMPTY]


def seen(table: "Table", seat: int | None) -> Seen | None:
    """What an effect under way shows to its user: the hand of Mance's victim, Melisandre's cards."""
    effect = table.effect
    if effect is None or seat != effect.seat:
        return None
    if effect.spied_on != EMPTY:
        hand = table.hands[effect.spied_on * KINDS : (effect.spied_on + 1) * KINDS]
        return {"seat": effect.spied_on, "hand": counted(hand, RESOURCES)}
    return {"cards": counted(effect.looked, CARDS)} if any(effect.looked) else None
