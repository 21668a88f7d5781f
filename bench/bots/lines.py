"""What level 5 is held to."""

from dataclasses import dataclass
from typing import Final

CATANATRON: Final = "catanatron"
FEW_OFFERS: Final = ("trade_offers_per_turn=1",)
PLAIN: Final = ("mode=standard", *FEW_OFFERS)


@dataclass(frozen=True)
class Line:
    """One seat against `other` at all others, or the same bot at all seats."""

    name: str
    where: str
    wanted: str
    game: str
    seats: int
    other: str = ""
    options: tuple[str, ...] = ()
    end: str = ""
    """The end that counts, instead of a win."""
    games: int = 100


def old(game: str, name: str, seats: int, tries: int, wanted: str, options: tuple[str, ...] = ()) -> Line:
    where = "two seats against" if seats == 2 else f"one against {seats - 1}"
    games = 20 if tries == 2400 else 100
    return Line(name, f"{where} `old@{tries}`", wanted, game, seats, f"there:sovereign@{tries}", options, games=games)


def net(game: str, seats: int, options: tuple[str, ...] = (), name: str = "") -> Line:
    where = f"search against its net, {seats} seats"
    return Line(f"{game}-net{name}", where, f"over {1 / seats:.0%}", game, seats, "greedy@0", options, games=60)


def oaths(seats: int) -> Line:
    where = f"hidden oaths with {seats}, one against `old@80`"
    return Line(f"amulet-oaths-{seats}", where, f"over {1 / seats:.0%}", "amulet", seats, OLD, ("mode=hidden_oaths", "quest_b=1"))


OLD: Final = "there:sovereign@80"
LINES: Final = [
    old("night_watch", "watch-2-old2400", 2, 2400, "", PLAIN),
    old("amulet", "amulet-2-old2400", 2, 2400, ""),
    old("paladins", "paladins-2-old2400", 2, 2400, ""),
    old("valeria", "valeria-2-old2400", 2, 2400, ""),
    old("dice_king", "dice_king-2-old2400", 2, 2400, ""),
    old("night_watch", "watch-4-old80", 4, 80, "85 %", FEW_OFFERS),
    Line("watch-four", "full game, the same at four seats", "70 %, 6.5", "night_watch", 4, options=FEW_OFFERS, end="glorious", games=60),
    Line("watch-three", "full game, the same at three seats", "70 %, 6.5", "night_watch", 3, options=FEW_OFFERS, end="glorious", games=60),
    net("night_watch", 3, FEW_OFFERS, "-full"),
    *[oaths(seats) for seats in (5, 4, 3)],
    old("amulet", "amulet-4-old80", 4, 80, "50 %"),
    old("amulet", "amulet-2-old400", 2, 400, "70 %"),
    net("amulet", 2),
    *[Line(f"amulet-{seats}-together", f"together with {seats}", "60 %", "amulet", seats, options=("mode=cooperative",), games=60) for seats in (4, 3, 2)],
    Line("amulet-alone", "alone", "60 %", "amulet", 1, options=("mode=solo", "quest_c=1")),
    old("paladins", "paladins-2-old400", 2, 400, "75 %"),
    old("valeria", "valeria-2-old400", 2, 400, "75 %"),
    old("valeria", "valeria-4-old80", 4, 80, "60 %"),
    net("night_watch", 2, PLAIN, "-plain"),
    Line("watch-alphabeta", "plain map, against Catanatron's AlphaBeta", "75 % (lower end)", CATANATRON, 2, "alphabeta", games=200),
    Line("watch-value", "plain map, against Catanatron's ValueFunction", "75 % (lower end)", CATANATRON, 2, "value", games=200),
    old("dice_king", "dice_king-2-old400", 2, 400, "65 %"),
    old("dice_king", "dice_king-4-old80", 4, 80, "45 %"),
    *[
        Line(f"paladins-{hard}", f"alone, {hard}", wanted, "paladins", 1, options=(f"difficulty={hard}",))
        for hard, wanted in (("hard", "30 %"), ("standard", "60 %"), ("easy", "90 %"))
    ],
    Line("valeria-usual", "alone against the Dark Lord", "95 %", "valeria", 1),
    Line("valeria-hard", "alone, hard", "70 %", "valeria", 1, options=("difficulty=hard",)),
    Line("valeria-very-hard", "alone, very hard", "40 %", "valeria", 1, options=("difficulty=very_hard",)),
    net("paladins", 2),
    net("valeria", 2),
    net("dice_king", 2),
]
