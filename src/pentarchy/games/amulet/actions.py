"""What the places of the board offer (AMU-5.2 to AMU-5.10), before and after their upgrade."""

from typing import Final

from pentarchy.games.amulet.cards import ADVENTURE_WEAPONS, COLOURS, COMMON, PLACE_ROWS, PLACES, PRICES, WEAPONS_EACH
from pentarchy.kernel.data import Row
from pentarchy.kernel.errors import BadData

HELPERS_AT: Final = {"lair": ["hero", "knight"], "manor": ["monk", "priest"], "dungeon": ["none", "none"]}
MENU: Final = ["repair", "heal", "adventure"]


class PlaceActions:
    """The list of one place: its errands by name, and their amounts."""

    def __init__(self, place: str, rows: list[Row], upgraded: int) -> None:
        self.place = place
        self.upgraded = upgraded
        self.errands: list[str] = []
        self.repairs = self.coins = self.xp = self.exchanges = self.discount = 0
        self.bonus_at = 0
        self.bonus: list[int] = []
        self.reveals_first = False
        self.prices: list[int] = []
        self.healing = 0
        for row in rows:
            self.errands.extend(self.read(row))

    def read(self, row: Row) -> list[str]:
        """The errands that an entry stands for."""
        match row.text("op"):
            case "adventure":
                row.exactly("optional", True)
                row.exactly("weapons", ADVENTURE_WEAPONS)
                return ["adventure"]
            case "gain":
                return self.gain(row)
            case "repair":
                every = row.value("amount") == "all"
                self.repairs = WEAPONS_EACH if every else row.number("amount")
                return ["repair"]
            case "exchange_gem":
                row.exactly("optional", True)
                self.exchanges = row.number("amount")
                return ["exchange"]
            case "heal":
                row.exactly("amount", "full")  # AMU-5.5
                return ["heal"]
            case "chase_monsters":
                return ["chase"]
            case "take_chased_gems":
                return []
            case "fight":
                return self.fight(row)
            case "buy":
                return self.buy(row)
            case "menu":
                return self.menu(row)
        raise BadData(row.where, "no errand for this effect")

    def gain(self, row: Row) -> list[str]:
        resource = row.word("resource", ["xp", "coin"])
        if resource == "xp":
            self.xp = row.number("amount")
            return ["xp"]
        self.coins = row.number("amount")
        return ["coins"]

    def fight(self, row: Row) -> list[str]:
        """AMU-5.6, AMU-5.7: the monsters of the place, with its helper."""
        row.exactly("pool", self.place)
        row.exactly("helper", HELPERS_AT[self.place][self.upgraded])
        self.reveals_first = row.has("weapons_after_reveal") and row.flag("weapons_after_reveal")
        return ["fight"]

    def buy(self, row: Row) -> list[str]:
        """AMU-5.5, AMU-5.8, AMU-5.12: one potion, or a spell of each price."""
        if row.has("discount_once"):
            self.discount = row.number("discount_once")
        if row.word("what", ["spell", "potion"]) == "potion":
            row.exactly("max", 1)
            return ["potion"]
        row.exactly("max", len(PRICES))
        row.exactly("distinct_prices", True)
        self.bonus_at = row.number("bonus_at")
        for gem in row.rows("bonus"):
            gem.exactly("op", "gain")
            gem.exactly("resource", "gem")
            self.bonus.extend([COLOURS.index(gem.word("colour", COLOURS))] * gem.number("amount"))
        return ["spells"]

    def menu(self, row: Row) -> list[str]:
        """AMU-5.10: the actions of the Robbers' Hut, each once, for coins."""
        row.exactly("each_once", True)
        for option, name in zip(row.rows("options"), MENU, strict=True):
            option.exactly("id", name)
            self.prices.append(option.number("cost"))
            effect = option.rows("effects")[0]
            effect.exactly("op", name)
            if name == "adventure":
                effect.exactly("weapons", ADVENTURE_WEAPONS)
            elif name == "heal":
                self.healing = effect.number("amount")
            else:
                effect.exactly("amount", 1)
        return [f"hut_{name}" for name in MENU]


def actions_of(place: int) -> list[PlaceActions]:
    row = PLACE_ROWS[place]
    return [PlaceActions(PLACES[place], row.rows("base"), 0), PlaceActions(PLACES[place], row.rows("upgraded"), 1)]


ACTIONS_AT: Final = [actions_of(place) for place in range(len(PLACES))]
"""By place, then 0 as it is at first or 1 after its upgrade."""


def village_gems() -> list[tuple[int, int]]:
    """AMU-5.9: from so many monsters chased on, so many gems."""
    row = COMMON.row("village_gems")
    steps = [(key, row.number(key)) for key in row.keys()]  # noqa: SIM118 (a Row is no dictionary)
    found = [(int(key.split("_")[1]), gems) for key, gems in steps]
    if [key for key, _ in steps] != [f"monsters_{monsters}_or_more" for monsters, _ in found]:
        raise BadData(row.where, "a key must read 'monsters_<number>_or_more'")
    return found


VILLAGE_GEMS: Final = village_gems()


def gems_for(monsters: int) -> int:
    """AMU-5.9: how many gems the visitor takes for so many monsters chased."""
    return max([gems for least, gems in VILLAGE_GEMS if monsters >= least], default=0)
