"""What each seat may see (NGT-23.1, NGT-23.2, NGT-23.6): everything but the kinds of others' cards and what nobody
knows (NGT-23.3)."""

from typing import TYPE_CHECKING

from pentarchy.games.night_watch.cards import (
    BARREN,
    BUNDLE,
    CAMPS,
    CARD_KINDS,
    CARDS,
    CLANS,
    CLEARINGS,
    COLOURS,
    HEROES,
    KINDS,
    MODES,
    PRODUCES,
    PURCHASE_WITH,
    RESOURCES,
    SECTIONS,
    SETTLEMENTS,
    SPACES,
    TERRAINS,
    TOKENS,
    TORMUND_CAMP,
    WILDLINGS,
)
from pentarchy.games.night_watch.knowledge import open_balance
from pentarchy.games.night_watch.maps import ANY, HEXES, IN_CAMP, INTERSECTIONS, MAPS, PATHS
from pentarchy.games.night_watch.moves import ACCEPT, COUNTER, REFUSE
from pentarchy.games.night_watch.scoring import guard_tokens, parts_of, points, public_points
from pentarchy.games.night_watch.watch import EMPTY
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Json

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table


def show(table: "Table", seat: int | None) -> dict[str, Json]:
    view: dict[str, Json] = {
        "mode": MODES[table.mode],
        "map": MAPS[table.layout].name,
        "first": table.first,
        "on_turn": table.active if table.turns and not table.over else None,
        "turn": table.turns,
        "dice": dice(table),
        "rolled": table.rolled,
        "card_played": table.played,
        "trading": table.trading,
        "proposals_left": table.offers,
        "hexes": [hex_view(table, place) for place in MAPS[table.layout].hexes],
        "markets": markets(table),
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


def counted(counts: list[int], words: list[str]) -> dict[str, Json]:
    return {word: counts[i] for i, word in enumerate(words)}


def dice(table: "Table") -> Json:
    if table.dice < 0:
        return None
    wild = table.wild + 1 if table.full else None
    return {"first": table.dice // 6 + 1, "second": table.dice % 6 + 1, "wild": wild}


def hex_view(table: "Table", place: int) -> dict[str, Json]:
    layout = MAPS[table.layout]
    kind = table.terrain[place]
    numbers: list[Json] = [*layout.numbers[place]]
    return {
        "id": HEXES[place],
        "terrain": layout.terrain_name[place] if kind == BARREN else TERRAINS[PRODUCES.index(kind)],
        "resource": None if kind == BARREN else RESOURCES[kind],
        "numbers": numbers,
        "wildling": wildling_at(table, place) if table.full else None,
    }


def wildling_at(table: "Table", place: int) -> Json:
    for kind, hexes in enumerate(table.watch.gift):
        if hexes >> place & 1:
            return WILDLINGS[kind]
    return None


def markets(table: "Table") -> list[Json]:
    rows: list[Json] = []
    for places in MAPS[table.layout].market_places:
        kind = table.markets[places[0]]
        nodes: list[Json] = [INTERSECTIONS[node] for node in places]
        rows.append({"places": nodes, "resource": "any" if kind == ANY else RESOURCES[kind]})
    return rows


def player(table: "Table", seat: int, viewer: int | None) -> dict[str, Json]:
    own = seat == viewer
    held = table.held[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]
    view: dict[str, Json] = {
        "colour": COLOURS[table.rank(seat)],
        "settlements": names(table.settlements[seat], INTERSECTIONS),
        "keeps": names(table.keeps[seat], INTERSECTIONS),
        "roads": names(table.roads[seat], PATHS),
        "road_length": table.lengths[seat],
        "rates": counted(table.rates[seat * KINDS : (seat + 1) * KINDS], RESOURCES),
        "cards": table.hand_size(seat),
        "hand": counted(table.hands[seat * KINDS : (seat + 1) * KINDS], RESOURCES) if own else None,
        "open_balance": counted(open_balance(table, seat), RESOURCES),
        "known_exactly": [*exactly(table, seat, table.seats if viewer is None else viewer)],
        "discarding": laid_down(table, seat) if own else None,
        "to_discard": table.to_discard(seat) if own else None,
        "action_cards": sum(held),
        "bought_this_turn": sum(table.fresh) if seat == table.active else 0,
        "held": counted(held, CARDS) if own or table.over else None,
        "fresh": counted(table.fresh, CARDS) if own and seat == table.active else None,
        "patrols": table.patrols[seat],
        "public_points": public_points(table, seat),
        "points": points(table, seat) if own or table.over else None,
        "parts": parts(table, seat, own or table.over),
    }
    if table.full:
        view |= full_player(table, seat)
    return view


def names(mask: int, words: list[str]) -> list[Json]:
    return [words[place] for place in one_by_one(mask)]


def exactly(table: "Table", seat: int, observer: int) -> list[str]:
    """The kinds whose number in a hand the viewer was shown since that hand's last steal (NGT-23.4)."""
    pins = table.pins[seat] >> observer * KINDS
    return [kind for i, kind in enumerate(RESOURCES) if pins >> i & 1]


def laid_down(table: "Table", seat: int) -> Json:
    """NGT-7.2: the discards of a seat, before all have chosen."""
    if not table.discarding:
        return None
    return counted(table.discarding[seat * KINDS : (seat + 1) * KINDS], RESOURCES)


def parts(table: "Table", seat: int, with_cards: bool) -> dict[str, Json]:
    known: dict[str, Json] = dict(parts_of(table, seat).items())
    if not with_cards:
        known["vp_card"] = None
    return known


def full_player(table: "Table", seat: int) -> dict[str, Json]:
    watch = table.watch
    under: list[Json] = [batch if batch != EMPTY else None for batch in watch.under[seat * 5 : seat * 5 + SETTLEMENTS]]
    return {
        "guards": watch.guards_of(seat),
        "vp_tokens": guard_tokens(table, seat),
        "hero": HEROES[watch.heroes[seat]] if watch.heroes[seat] != EMPTY else None,
        "hero_side": "B" if watch.used_once[seat] else "A",
        "hero_rests": watch.hero_turn[seat] == table.turns,
        "token_batches": under,
    }


def north(table: "Table") -> dict[str, Json]:
    watch = table.watch
    batches: list[Json] = [
        counted(watch.batches[start : start + len(TOKENS)], TOKENS)
        for start in range(0, len(watch.batches), len(TOKENS))
    ]
    return {
        "camps": {clan: camps(table, i) for i, clan in enumerate(CLANS)},
        "clearings": counted(watch.clearings, CLEARINGS),
        "wall": {section: wall(table, i) for i, section in enumerate(SECTIONS)},
        "frostfangs": counted(watch.figures, WILDLINGS),
        "in_gift": watch.in_gift().bit_count(),
        "breaches": watch.breaches,
        "spied_on": watch.target if watch.target != EMPTY else None,
        "pool": watch.pool,
        "pool_batch": watch.pool_batch,
        "batches": batches,
        "turned": counted(watch.turned, TOKENS),
        "display": names(watch.display, HEROES),
        "lost_heroes": names(watch.lost_heroes, HEROES),
    }


def camps(table: "Table", clan: int) -> list[Json]:
    kinds = table.watch.camps[clan * CAMPS : (clan + 1) * CAMPS]
    return [WILDLINGS[kind] for kind in kinds if kind != EMPTY]


def wall(table: "Table", section: int) -> list[Json]:
    return [owner for owner in table.watch.wall[section * SPACES : (section + 1) * SPACES] if owner != EMPTY]


def seen(table: "Table", seat: int | None) -> Json:
    """What an effect under way shows to its user: the hand of Mance's victim, Melisandre's cards."""
    watch = table.watch
    if seat is None or seat != table.actor:
        return None
    if watch.target != EMPTY:
        hand = table.hands[watch.target * KINDS : (watch.target + 1) * KINDS]
        return {"seat": watch.target, "hand": counted(hand, RESOURCES)}
    return {"cards": counted(watch.looked, CARDS)} if any(watch.looked) else None


def about(table: "Table") -> Json:
    """What the pending question is about, where nothing else on the table shows it: a place, a seat, a number of cards,
    a purchase."""
    match table.question:
        case "FoundRoad":
            return matter(place=INTERSECTIONS[table.spot])
        case "LayLifted":
            return matter(place=PATHS[table.spot])
        case "StealCard":
            return matter(seat=table.spot)
        case "GiveBack":
            return matter(seat=table.next_giver(table.actor))
        case "ChooseResources":
            return matter(cards=table.cards_due)
        case "Substitute":
            return matter(what=PURCHASE_WITH[table.watch.heroes[table.actor]])
    return None


def matter(place: Json = None, seat: Json = None, cards: Json = None, what: Json = None) -> Json:
    return {"place": place, "seat": seat, "cards": cards, "what": what}


def proposal(table: "Table") -> Json:
    """The last proposal of this turn with its answers, also when it is settled."""
    if not table.give:
        return None
    to: list[Json] = [*one_by_one(table.addressees)]
    answers: list[Json] = [answer(move) for move in table.answers]
    return {"give": cards(table.give), "want": cards(table.want), "to": to, "answers": answers}


def cards(value: int) -> dict[str, Json]:
    return {RESOURCES[kind]: count for kind, count in enumerate(BUNDLE.unpack(value)) if count}


def answer(move: int) -> Json:
    if COUNTER.covers(move):
        return {"give": cards(COUNTER.argument(move, 0)), "want": cards(COUNTER.argument(move, 1))}
    return {ACCEPT.base: "accept", REFUSE.base: "refuse"}.get(move)
