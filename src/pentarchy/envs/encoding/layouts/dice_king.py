"""The view of King of the Dice."""

from pentarchy.envs.encoding.groups import BySeat, Line, Maybe, Record, Row, Several
from pentarchy.envs.encoding.parts import Bag, Digit, Known, Number, OneOf, Part, Seat, Tally
from pentarchy.games.dice_king.cards import CARDS, DECK_SIZE, DECKS, DICE, LANDS, LAYOUTS, SCORE, SPACES, SYMBOLS
from pentarchy.games.dice_king.observation import MOST_REVEALED
from pentarchy.kernel.settings import Settings

NO_SECRETS = True
"""DIC-9.1: all see the same."""
CHANCE = ["sixes", "roll", "uncover", "draw", "join", "burn", "gold", "white"]
COLORS = [*dict.fromkeys(symbol.split("-")[0] for symbol in SYMBOLS)]
LIES = ["castle", "dragon", "ruin", "free"]
DECK_CARDS = {f"deck {deck + 1}": CARDS[deck * DECK_SIZE : (deck + 1) * DECK_SIZE] for deck in range(DECKS)}


def layout(seats: int, settings: Settings) -> dict[str, Part]:
    return {
        "on_turn": Seat(seats),
        "turn": Number(50),
        "roll": Number(3),
        "dice": Row(DICE, Record({"number": Digit(1, 6), "color": OneOf(COLORS)})),
        "layout": OneOf(LAYOUTS),
        "called": Known(),  # follows from the layout
        "map": Row(len(SPACES), space(seats), SPACES),
        "offer": Several({name: OneOf(cards) for name, cards in DECK_CARDS.items()}),
        "below": Several({name: Bag(cards) for name, cards in DECK_CARDS.items()}),
        "discard": Bag(CARDS),
        "areas": BySeat(seats, AREA),
        "supply": Tally(["white", "gold", "fires"], 10),
        "tiles": TILES,
        "revealed": Line(MOST_REVEALED, OneOf(LANDS)),
        "claim": Maybe(CLAIM),
        "progress": Known(),  # it follows from dice and offer
        "costs": Known(),  # they follow from dice, offer and areas
        "sixes": BySeat(seats, Number(3)),
    }


def space(seats: int) -> Record:
    gem = OneOf(["white", "gold"])
    return Record({"id": Known(), "land": Known(), "lies": OneOf(LIES), "owner": Seat(seats), "gem": gem})


AREA = Record(
    {
        "citizens": Bag(CARDS),
        "supers": Bag(CARDS),
        "white": Number(5),
        "gold": Number(5),
        "fires": Number(5),
        "tokens": Number(10),
        "points": Tally(list(SCORE), 20),
    }
)

TILES = Record(
    {
        "supply": Number(20),
        "unseen": Tally(LANDS, 5),
        "may_be_boxed": Tally(LANDS, 5),
        "halved": Tally(LANDS, 5),
    }
)

CLAIM = Record(
    {
        "card": OneOf(CARDS),
        "stars": Digit(1, 3),
        "spent": Bag([*SYMBOLS, "super"]),
    }
)
