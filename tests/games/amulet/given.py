"""Arrangements of an Amulet table for scenarios."""

from collections.abc import Callable

import pentarchy
from pentarchy.games.amulet import cards, shapes
from pentarchy.games.amulet.cards import CHARACTERS, COLOURS, FIRST_MYTHICAL, MONSTERS, MYTHICAL, PLACES, TROPHIES
from pentarchy.games.amulet.steps.day import BEGIN_EVENING, BEGIN_MORNING, END_OF_EVENING
from pentarchy.games.amulet.table import EVENING, FACE_DOWN, MORNING, NIGHT, Table
from pentarchy.kernel.testing import Scenario

Arrangement = Callable[[Table], None]
PHASES = {"morning": MORNING, "evening": EVENING, "night": NIGHT}


def game(*cast: str, first: int = 0, seed: int = 0, **options: object) -> Scenario[Table]:
    """A game of these characters up to the first move; nothing lies on the board but the adventure."""
    chosen = {"agreed": list(cast), "first": str(first), **options}
    table = pentarchy.load("amulet").new(len(cast), chosen)
    assert isinstance(table, Table)
    return Scenario(table).dealt(seed).given(empty_board)


def empty_board(table: Table) -> None:
    """The cards dealt at the first dawn go back into the deck: scenarios lay out their own."""
    table.deck |= table.lair | table.manor
    table.lair = table.manor = table.village = table.fronts = 0


def mask(ids: tuple[str, ...], words: list[str]) -> int:
    return cards.mask_of([words.index(name) for name in ids])


def take(table: Table, ids: tuple[str, ...]) -> int:
    """The monsters leave wherever they lie, also out of the box when this player count does not use them."""
    found = mask(ids, MONSTERS)
    table.deck &= ~found
    table.gone &= ~found
    return found


def lair(*monsters: str) -> Arrangement:
    def arrange(table: Table) -> None:
        table.lair = take(table, monsters)

    return arrange


def manor(*monsters: str) -> Arrangement:
    def arrange(table: Table) -> None:
        table.manor = take(table, monsters)

    return arrange


def village(*monsters: str) -> Arrangement:
    def arrange(table: Table) -> None:
        table.village = take(table, monsters)
        table.fronts |= table.village

    return arrange


def dungeon(table: Table) -> None:
    table.dungeon = FACE_DOWN


def no_mythical(table: Table) -> None:
    table.dungeon = -1


def adventure(name: str) -> Arrangement:
    def arrange(table: Table) -> None:
        table.unseen_adventures |= 1 << table.adventure
        table.adventure = cards.ADVENTURES.index(name)
        table.unseen_adventures &= ~(1 << table.adventure)

    return arrange


def no_adventure(table: Table) -> None:
    table.finished.append(table.adventure)
    table.adventure = -1


def phase(name: str) -> Arrangement:
    def arrange(table: Table) -> None:
        table.phase = PHASES[name]

    return arrange


def turn_of(seat: int, when: str = "morning") -> Arrangement:
    """This seat's turn begins."""

    def arrange(table: Table) -> None:
        from pentarchy.games.amulet.steps.day import TURN

        table.phase = PHASES[when]
        table.stop()
        table.push(BEGIN_EVENING if when == "morning" else END_OF_EVENING)
        table.push(TURN[seat])
        table.advance()

    return arrange


def at(seat: int, place: str) -> Arrangement:
    def arrange(table: Table) -> None:
        table.place[seat] = PLACES.index(place)

    return arrange


def coins(seat: int, amount: int) -> Arrangement:
    def arrange(table: Table) -> None:
        table.coins[seat] = amount

    return arrange


def health(seat: int, amount: int) -> Arrangement:
    def arrange(table: Table) -> None:
        table.health[seat] = amount

    return arrange


def skills(seat: int, *names: str) -> Arrangement:
    """Unlocked besides the start skill; weapon skills bring their weapon."""

    def arrange(table: Table) -> None:
        for name in names:
            skill = cards.SKILLS.index(name)
            table.skills[seat] |= 1 << skill
            if cards.WEAPON_OF_SKILL[skill] >= 0:
                table.ready |= 1 << cards.WEAPON_OF_SKILL[skill]

    return arrange


def damaged(*weapons: str) -> Arrangement:
    def arrange(table: Table) -> None:
        worn = mask(weapons, cards.WEAPONS)
        table.ready &= ~worn
        table.damaged |= worn

    return arrange


def all_damaged(seat: int) -> Arrangement:
    def arrange(table: Table) -> None:
        table.damaged |= table.ready_of(seat)
        table.ready &= ~table.damaged

    return arrange


def potions(seat: int, *names: str) -> Arrangement:
    def arrange(table: Table) -> None:
        held = mask(tuple(f"potion_{name}" for name in names), cards.POTIONS)
        table.shop &= ~held
        table.potions[seat] |= held

    return arrange


def shop(*names: str) -> Arrangement:
    def arrange(table: Table) -> None:
        table.shop = mask(tuple(f"potion_{name}" for name in names), cards.POTIONS)

    return arrange


def spells(seat: int, *names: str) -> Arrangement:
    def arrange(table: Table) -> None:
        held = mask(tuple(f"spell_{name}" for name in names), cards.SPELLS)
        table.tower &= ~held
        table.spells[seat] |= held

    return arrange


def tower(*names: str) -> Arrangement:
    def arrange(table: Table) -> None:
        table.tower = mask(tuple(f"spell_{name}" for name in names), cards.SPELLS)

    return arrange


def trophies(seat: int, *names: str) -> Arrangement:
    def arrange(table: Table) -> None:
        won = mask(names, TROPHIES)
        table.deck &= ~won
        table.unseen_mythical &= ~(won >> FIRST_MYTHICAL)
        table.trophies[seat] |= won

    return arrange


def gems(seat: int, **amounts: int) -> Arrangement:
    def arrange(table: Table) -> None:
        for colour, amount in amounts.items():
            table.gems[seat * 5 + COLOURS.index(colour)] += amount
            table.supply[COLOURS.index(colour)] -= amount

    return arrange


def fields(seat: int, *names: str) -> Arrangement:
    """Gems on the amulet, taken from the supply."""

    def arrange(table: Table) -> None:
        for name in names:
            bit = 1 << cards.FIELDS.index(name)
            colour = next(c for c in range(5) if cards.FIELDS_OF[table.character[seat]][c] & bit)
            table.fields[seat] |= bit
            table.supply[colour] -= 1

    return arrange


def upgraded(*places: str) -> Arrangement:
    def arrange(table: Table) -> None:
        table.upgrades |= mask(places, PLACES)

    return arrange


def xp(seat: int, amount: int) -> Arrangement:
    def arrange(table: Table) -> None:
        table.xp[seat] = amount

    return arrange


def oaths(seat: int, *names: str) -> Arrangement:
    """These oaths; a second one that nothing in the scenario touches fills up."""

    def arrange(table: Table) -> None:
        table.campaign.oaths[seat] = mask(tuple(f"oath_{name}" for name in names), cards.OATHS)

    return arrange


def nightfall(table: Table) -> None:
    """The last evening turn is over."""
    table.stop()
    table.push(END_OF_EVENING)
    table.advance()


def night(*seats: int) -> Arrangement:
    def arrange(table: Table) -> None:
        nightfall(table)

    return arrange


def morning(table: Table) -> None:
    table.stop()
    table.push(BEGIN_MORNING)
    table.advance()


def day(number: int) -> Arrangement:
    def arrange(table: Table) -> None:
        table.day = number

    return arrange


def put(text: str) -> list[str]:
    """`token@rot,row,col` as the two moves that lay a token (AMU-7.10)."""
    token, _, where = text.partition("@")
    turn, row, col = where.split(",")
    return [f"lay {token}", f"place {token} turn {turn} at {row} {col}"]


def fight(scenario: Scenario[Table], arms: list[str], *placements: str, monster: str = "") -> Scenario[Table]:
    """Chooses weapons, and lays tokens on the card; the fight is not ended yet."""
    if monster:
        scenario.when(f"face {cards.BACKS[MONSTERS.index(monster)]}")
    for weapon in arms:
        scenario.when(f"arm {weapon}")
    if scenario.table.question == "ChooseWeapons":
        scenario.when("done")
    return lay(scenario, *placements)


def lay(scenario: Scenario[Table], *placements: str) -> Scenario[Table]:
    for text in placements:
        first, second = put(text)
        scenario.when(first)
        if scenario.table.question == "PlaceToken":
            scenario.when(second)
    return scenario


def reveal(scenario: Scenario[Table], name: str) -> Scenario[Table]:
    return scenario.when(f"reveal {name}")


def gone(table: Table, monster: str) -> bool:
    return bool(table.gone >> MONSTERS.index(monster) & 1)


def is_ready(table: Table, weapon: str) -> bool:
    return bool(table.ready >> cards.WEAPONS.index(weapon) & 1)


def is_damaged(table: Table, weapon: str) -> bool:
    return bool(table.damaged >> cards.WEAPONS.index(weapon) & 1)


def skill_names(table: Table, seat: int) -> list[str]:
    return [name for i, name in enumerate(cards.SKILLS) if table.skills[seat] >> i & 1]


def token_fits(card: str, text: str, unshielded: bool = False, beside: tuple[str, ...] = ()) -> bool:
    """Whether a placement is legal on a card with these others lying there."""
    number = [*TROPHIES, *cards.ADVENTURES].index(card)
    covered, outside = 0, 0
    for other in beside:
        token, i = position(other)
        covered |= shapes.ON_OF[shapes.SHAPE_OF[token]][i]
        outside |= shapes.OFF_OF[shapes.SHAPE_OF[token]][i]
    token, i = position(text)
    if i < 0:
        return False
    return i in shapes.places_left(number, token, unshielded, covered, outside)


def position(text: str) -> tuple[int, int]:
    name, _, where = text.partition("@")
    turn, row, col = (int(number) for number in where.split(","))
    token = shapes.TOKENS.index(name)
    if not (-4 <= row <= 4 and -4 <= col <= 4):
        return token, -1
    return token, shapes.index_of(token, shapes.code_of(turn, row, col))


def cast(table: Table) -> list[str]:
    return [CHARACTERS[character] for character in table.character]


def mythical_seen(*names: str) -> Arrangement:
    def arrange(table: Table) -> None:
        for name in names:
            table.unseen_mythical &= ~(1 << MYTHICAL.index(name))
            table.gone |= 1 << FIRST_MYTHICAL + MYTHICAL.index(name)

    return arrange
