"""The view of Brotherhood of the Watch."""

from pentarchy.envs.encoding.groups import BySeat, Either, Line, Maybe, Record, Row
from pentarchy.envs.encoding.parts import Bag, Digit, Flag, Known, Number, OneOf, Part, Seat, Seats, Tally
from pentarchy.games.night_watch.cards import (
    CAMPS,
    CARDS,
    CLANS,
    CLEARINGS,
    COLOURS,
    FULL,
    HEROES,
    MODES,
    PURCHASES,
    RESOURCES,
    SECTIONS,
    SETTLEMENTS,
    SPACES,
    TERRAINS,
    TOKENS,
    WILDLINGS,
)
from pentarchy.games.night_watch.maps import HEXES, INTERSECTIONS, MAPS, PATHS
from pentarchy.games.night_watch.moves import COUNTER, PROPOSE
from pentarchy.games.night_watch.observation_players import BATCHES, OPEN_PARTS
from pentarchy.games.night_watch.setup import layout_for
from pentarchy.games.night_watch.steps.trade import EVERYBODY, ONE
from pentarchy.kernel.settings import Settings

CHANCE = ["dice", "wild", "steal", "draw", "see", "token", "terrain", "market", "starts"]
ANSWERS = ["accept", "refuse", "counter"]
CARDS_IN_HAND = Tally(RESOURCES, 5)


def open_moves(seats: int) -> list[int]:
    """What is listed of the open verbs: one card for one other, proposed to everybody or in answer to that."""
    pairs = [(give, want) for give in ONE for want in ONE if give != want]
    others = [EVERYBODY[seats] & ~(1 << seat) for seat in range(seats)]
    proposals = [PROPOSE.of(give, want, asked) for give, want in pairs for asked in others]
    return proposals + [COUNTER.of(give, want) for give, want in pairs]


def layout(seats: int, settings: Settings) -> dict[str, Part]:
    mode = MODES.index(settings.word("mode"))
    board = MAPS[layout_for(mode, seats)]
    hexes = [HEXES[place] for place in board.hexes]
    parts: dict[str, Part] = {
        "mode": Known(),
        "map": Known(),
        "first": Seat(seats),
        "on_turn": Seat(seats),
        "turn": Number(100),
        "dice": Maybe(Record({"first": Digit(1, 6), "second": Digit(1, 6), "wild": Digit(0, 12)})),
        "rolled": Flag(),
        "card_played": Flag(),
        "trading": Flag(),
        "proposals_left": Number(10),
        "hexes": Row(len(hexes), HEX, hexes),
        "markets": Row(
            len(board.market_places),
            Record({"places": Known(), "resource": OneOf([*RESOURCES, "any"]), "rate": Known()}),
        ),
        "called": Known(),  # follows from the hexes
        "tormund": OneOf([*hexes, "tormund_camp"]),
        "players": BySeat(seats, player(seats, mode == FULL)),
        "bank": Tally(RESOURCES, 10),
        "deck": Number(20),
        "removed": Tally(CARDS, 5),
        "longest_road": Seat(seats),
        "largest_patrol": Seat(seats),
        "proposal": Maybe(proposal(seats)),
        "about": Maybe(about(seats)),
    }
    if mode == FULL:
        parts |= {"north": north(seats), "seen": Maybe(seen(seats))}
    return parts


HEX = Record(
    {
        "id": Known(),
        "terrain": OneOf(TERRAINS),
        "resource": Known(),
        "numbers": Known(),
        "wildling": OneOf(WILDLINGS),
    }
)


def player(seats: int, full: bool) -> Record:
    shown: dict[str, Part] = {
        "colour": OneOf(COLOURS),
        "settlements": Bag(INTERSECTIONS),
        "keeps": Bag(INTERSECTIONS),
        "roads": Bag(PATHS),
        "road_length": Number(10),
        "rates": Tally(RESOURCES, 4),
        "cards": Number(10),
        "hand": Maybe(CARDS_IN_HAND),
        "open_balance": Tally(RESOURCES, 5),
        "known_exactly": Bag(RESOURCES),
        "discarding": Maybe(CARDS_IN_HAND),
        "to_discard": Maybe(Number(5)),
        "purchases": Known(),  # follows from the rest
        "action_cards": Number(5),
        "bought_this_turn": Number(2),
        "held": Maybe(Tally(CARDS, 2)),
        "fresh": Maybe(Tally(CARDS, 2)),
        "patrols": Number(5),
        "public_points": Number(10),
        "points": Maybe(Number(10)),
        "parts": points(full),
    }
    return Record(shown | FULL_PLAYER) if full else Record(shown)


def points(full: bool) -> Record:
    parts: dict[str, Part] = {part: Number(5) for part in [*OPEN_PARTS, *(["guard_token"] if full else [])]}
    return Record(parts | {"vp_card": Maybe(Number(5))})


FULL_PLAYER: dict[str, Part] = {
    "guards": Number(7),
    "vp_tokens": Number(3),
    "hero": OneOf(HEROES),
    "hero_side": OneOf(["A", "B"]),
    "hero_rests": Flag(),
    "token_batches": Row(SETTLEMENTS, Digit(0, BATCHES - 1)),
}


def proposal(seats: int) -> Record:
    counter = Record({"give": CARDS_IN_HAND, "want": CARDS_IN_HAND})
    answer = Either(str=OneOf(["accept", "refuse"]), dict=counter)
    return Record({"give": CARDS_IN_HAND, "want": CARDS_IN_HAND, "to": Seats(seats), "answers": BySeat(seats, answer)})


def about(seats: int) -> Record:
    """What a question is about: the place just founded or the path left, a seat, a number of cards, a purchase."""
    place = OneOf([*INTERSECTIONS, *PATHS])
    return Record({"place": place, "seat": Seat(seats), "cards": Digit(0, 3), "what": OneOf(PURCHASES)})


def north(seats: int) -> Record:
    return Record(
        {
            "camps": Record({clan: Line(CAMPS, OneOf(WILDLINGS)) for clan in CLANS}),
            "clearings": Tally(CLEARINGS, 3),
            "wall": Record({section: Line(SPACES, Seat(seats)) for section in SECTIONS}),
            "frostfangs": Tally(WILDLINGS, 10),
            "in_gift": Number(5),
            "fallen_gift": Known(),
            "breaches": Number(3),
            "last_breach": Known(),
            "spied_on": Seat(seats),
            "pool": Number(20),
            "pool_batch": Number(2),
            "batches": Line(BATCHES, Tally(TOKENS, 5)),
            "turned": Tally(TOKENS, 5),
            "display": Bag(HEROES),
            "lost_heroes": Bag(HEROES),
        }
    )


def seen(seats: int) -> Record:
    return Record({"seat": Seat(seats), "hand": Maybe(CARDS_IN_HAND), "cards": Maybe(Tally(CARDS, 2))})
