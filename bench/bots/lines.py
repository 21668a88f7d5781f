"""What level 5 is held to: one seat against `other` at all others, or the same bot at all seats."""

from dataclasses import dataclass
from typing import Final

CATANATRON: Final = "catanatron"
PLAIN: Final = ("mode=standard", "trade_offers_per_turn=1")
FULL: Final = ("trade_offers_per_turn=1",)
TOGETHER: Final = ("mode=cooperative",)


@dataclass(frozen=True)
class Line:
    name: str
    wanted: str
    """In the words of the table."""
    game: str
    seats: int
    other: str = ""
    options: tuple[str, ...] = ()
    end: str = ""
    """The end that counts, instead of a win."""
    games: int = 100


def old(name: str, tries: int, game: str, seats: int, wanted: str, options: tuple[str, ...] = ()) -> Line:
    """Against the bots of another checkout. Against its strongest, twenty games."""
    games = 20 if tries == 2400 else 100
    return Line(f"{name}-{seats}-old{tries}", wanted, game, seats, f"there:sovereign@{tries}", options, games=games)


def net(name: str, game: str, seats: int, options: tuple[str, ...] = ()) -> Line:
    """The search against its own net one move ahead."""
    return Line(f"{name}-{seats}-net", f"over {1 / seats:.0%}", game, seats, "greedy@0", options, games=60)


def oaths(seats: int) -> Line:
    options = ("mode=hidden_oaths", "quest_b=1")
    return Line(f"oaths-{seats}-old80", f"over {1 / seats:.0%}", "amulet", seats, "there:sovereign@80", options)


def glorious(name: str, seats: int) -> Line:
    return Line(name, "70 %, 6.5 points", "night_watch", seats, options=FULL, end="glorious", games=60)


LINES: Final = [
    glorious("watch-four", 4),
    glorious("watch-three", 3),
    old("watch", 80, "night_watch", 4, "85 %", FULL),
    old("watch-plain", 2400, "night_watch", 2, "", PLAIN),
    Line("watch-alphabeta", "75 % at the lower end", CATANATRON, 2, "alphabeta", games=200),
    Line("watch-value", "75 % at the lower end", CATANATRON, 2, "value", games=200),
    net("watch", "night_watch", 3, FULL),
    net("watch-plain", "night_watch", 2, PLAIN),
    old("valeria", 400, "valeria", 2, "75 %"),
    old("valeria", 2400, "valeria", 2, ""),
    old("valeria", 80, "valeria", 4, "60 %"),
    Line("valeria-usual", "95 %", "valeria", 1),
    Line("valeria-hard", "70 %", "valeria", 1, options=("difficulty=hard",)),
    Line("valeria-very-hard", "40 %", "valeria", 1, options=("difficulty=very_hard",)),
    net("valeria", "valeria", 2),
    old("paladins", 400, "paladins", 2, "75 %"),
    old("paladins", 2400, "paladins", 2, ""),
    Line("paladins-easy", "90 %", "paladins", 1, options=("difficulty=easy",)),
    Line("paladins-standard", "60 %", "paladins", 1, options=("difficulty=standard",)),
    Line("paladins-hard", "30 %", "paladins", 1, options=("difficulty=hard",)),
    net("paladins", "paladins", 2),
    old("amulet", 400, "amulet", 2, "70 %"),
    old("amulet", 2400, "amulet", 2, ""),
    old("amulet", 80, "amulet", 4, "50 %"),
    Line("amulet-two-together", "60 %", "amulet", 2, options=TOGETHER, games=60),
    Line("amulet-three-together", "60 %", "amulet", 3, options=TOGETHER, games=60),
    Line("amulet-four-together", "60 %", "amulet", 4, options=TOGETHER, games=60),
    Line("amulet-alone", "60 %", "amulet", 1, options=("mode=solo", "quest_c=1")),
    oaths(3),
    oaths(4),
    oaths(5),
    net("amulet", "amulet", 2),
    old("dice_king", 400, "dice_king", 2, "65 %"),
    old("dice_king", 2400, "dice_king", 2, ""),
    old("dice_king", 80, "dice_king", 4, "45 %"),
    net("dice_king", "dice_king", 2),
]
