"""The view of Amulet."""

from pentarchy.envs.encoding.groups import BySeat, Either, Line, Maybe, Record, Row
from pentarchy.envs.encoding.moves import MoveText
from pentarchy.envs.encoding.parts import (
    Bag,
    Digit,
    Flag,
    Indices,
    Known,
    Number,
    Numbers,
    OneOf,
    Part,
    Seat,
    SeatMask,
    Tally,
)
from pentarchy.games.amulet.cards import (
    ADVENTURES,
    BACKS,
    CHARACTERS,
    COLOURS,
    FIELDS,
    MODES,
    MONSTERS,
    MYTHICAL,
    OATHS,
    PLACES,
    POTIONS,
    QUESTS,
    SKILLS,
    SPELLS,
    SQUARES,
    STORIES,
    TROPHIES,
    WEAPONS,
)
from pentarchy.games.amulet.errands import ERRANDS
from pentarchy.games.amulet.moves import GOODS, LIFT, PLACE, WORDS
from pentarchy.games.amulet.observation_board import MOST_FACE_DOWN, MOST_LAID
from pentarchy.games.amulet.observation_heroes import PARTS
from pentarchy.games.amulet.shapes import CODES_OF, SHAPE_OF, TOKENS
from pentarchy.games.amulet.showing import PHASES
from pentarchy.kernel.settings import Settings

CHANCE = ["story", "first", "cast", "stock", "vow", "deal", "turn", "reveal", "upgrade"]
LAID = Line(MOST_LAID, MoveText(WORDS, ["place"]))


def open_moves(seats: int) -> list[int]:
    """Every place that is ever on offer for a token, and taking it back."""
    places = [PLACE.of(token) + code for token in range(len(TOKENS)) for code in CODES_OF[SHAPE_OF[token]]]
    return [*places, *range(LIFT.base, LIFT.end)]


def layout(seats: int, settings: Settings) -> dict[str, Part]:
    return {
        "called": Known(),
        "mode": OneOf(MODES),
        "day": Number(8),
        "days": Known(),
        "phase": OneOf(PHASES),
        "holder": Seat(seats),
        "on_turn": Seat(seats),
        "latest": MoveText(WORDS, list(WORDS.by_name)),
        "lair": Line(MOST_FACE_DOWN, BACK),
        "manor": Line(MOST_FACE_DOWN, BACK),
        "village": Bag(MONSTERS),
        "dungeon": OneOf([*TROPHIES, "face_down"]),
        "seen": Known(),
        "castle": Record({"adventure": OneOf(ADVENTURES), "laid": LAID, "covered": Bag(SQUARES)}),
        "decks": DECKS,
        "upgrades": Bag(PLACES),
        "tower": Bag(SPELLS),
        "monastery": Bag(POTIONS),
        "supply": Tally(COLOURS, 20),
        "players": BySeat(seats, PLAYER),
        "visit": VISIT,
        "fight": FIGHT,
        "attack": Record({"pending": Bag(MONSTERS), "card": OneOf(MONSTERS)}),
        "quests": QUEST,
        "trade": trade(seats),
        "asked": ASKED,
    }


ASKED = Record({"gem": OneOf(COLOURS), "oath": OneOf(OATHS), "by": OneOf([*POTIONS, *SKILLS]), "left": Number(2)})
"""What the question is about."""

BACK = Record(
    {
        "back": OneOf(BACKS),
        "family": Known(),
        "level": Number(3),
        "points": Number(10),
        "mark": Known(),
        "weak": Bag(SQUARES),
        "gem": OneOf([*COLOURS, "any"]),
        "gem_square": Bag(SQUARES),
        "front": OneOf(MONSTERS),
    }
)
"""A card face down: what its back tells; family and mark follow from it."""

DECKS = Record(
    {
        "monsters": Number(40),
        "level_1": Number(20),
        "unseen_monsters": Bag(MONSTERS),
        "mythical": Number(5),
        "mythical_cards": Number(5),
        "unseen_mythical": Bag(MYTHICAL),
        "unseen_adventures": Bag(ADVENTURES),
        "finished_adventures": Line(len(ADVENTURES), OneOf(ADVENTURES)),
        "discarded": Bag(TROPHIES),
        "boxed": Bag(POTIONS),
    }
)

OATH = Record(
    {
        "held": Number(2),
        "cards": Maybe(Bag(OATHS)),
        "discarded_unseen": Either(list=Bag(OATHS), int=Number(2)),
        "ruled_out": Bag(OATHS),
    }
)

HERO = Record(
    {
        "character": OneOf(CHARACTERS),
        "place": OneOf(PLACES),
        "coins": Number(5),
        "health": Number(5),
        "most_health": Number(5),
        "ready": Bag(WEAPONS),
        "damaged": Bag(WEAPONS),
        "away": Bag(WEAPONS),
        "skills": Bag(SKILLS),
        "experience": Tally(SKILLS, 3),
        "xp": Number(3),
        "fields": Bag(FIELDS),
        "sections": Number(3),
        "gems": Tally(COLOURS, 3),
        "spells": Bag(SPELLS),
        "potions": Bag(POTIONS),
        "trophies": Bag(TROPHIES),
        "stuns": Number(5),
        "cancelled": Bag(MONSTERS),
        "spent": Bag(SKILLS),
        "salve": Number(1),
        "loss": Number(3),
        "journeys": Number(3),
        "oaths": OATH,
        "points": Tally(PARTS, 10),
    }
)


class Player(Maybe):
    """A hero, or nobody yet: then the view holds no more than an empty character."""

    def __init__(self) -> None:
        super().__init__(HERO)

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        super().put(None if value == {"character": None} else value, out, at, you)


PLAYER = Player()

VISIT = Record(
    {
        "errands": Bag(ERRANDS),
        "upgraded": Number(1),
        "repairs_left": Number(3),
        "repaired": Number(3),
        "payments": Row(2, Number(3)),
        "prices_bought": Bag(["3", "4", "5"]),
        "bargained": Flag(),
        "waived": Number(2),
        "exchanges_left": Number(2),
        "gems_chased": Row(len(COLOURS), Number(2), COLOURS),
        "picks": Number(2),
    }
)

FIGHT = Record(
    {
        "foe": OneOf([*TROPHIES, *ADVENTURES, *BACKS, "face_down"]),
        "arena": OneOf(PLACES),
        "armed": Bag(WEAPONS),
        "hand": Bag(TOKENS),
        "used": Bag(TOKENS),
        "extra": Bag(TOKENS),
        "lifted": Bag(TOKENS),
        "token": OneOf(TOKENS),
        "laid": LAID,
        "covered": Bag(SQUARES),
        "closed": Bag(SQUARES),
        "closed_by": Bag(SKILLS),
        "extra_damage": Number(3),
        "healing": Number(3),
        "borrowed": OneOf(WEAPONS),
        "coins": Number(3),
        "stunned": Flag(),
        "windfall": Bag(COLOURS),
        "forecast": Known(),
    }
)

QUEST = Record(
    {
        "in_play": Bag(QUESTS),
        "levels": Row(len(QUESTS), Digit(0, 2)),
        "story": OneOf(STORIES),
        "shown_oaths": Bag(OATHS),
    }
)


def trade(seats: int) -> Record:
    return Record(
        {
            "with": Seat(seats),
            "given": Indices(GOODS),
            "wanted": Indices(GOODS),
            "asked": SeatMask(seats),
            "late": Flag(),
        }
    )
