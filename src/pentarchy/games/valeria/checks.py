"""What the data files say twice must agree, and what the rules cannot vary must be as they know it."""

from typing import Final

from pentarchy.games.valeria.cards import (
    ACTIVATED_STARTERS,
    ACTIVATIONS,
    CARDS_IN_BOX,
    CITIZEN_ROWS,
    CITIZENS,
    COLUMNS,
    COPIES_OF,
    DOMAINS,
    DUKES,
    EVENTS,
    FOE_COUNT,
    FOES,
    GRID,
    HERALD_ROW,
    KINDS,
    KINDS_OF_SLOT,
    MONSTER_ROWS,
    MONSTER_STACKS,
    MONSTERS,
    NUMBERS,
    PACKAGE,
    PLACES,
    PLAYERS_OF,
    PURSES,
    ROWS,
    SELECTIONS,
    SETUPS,
    SLOTS,
    SOLO_CHOICE,
    SOLO_COLUMN_OF,
    START_PURSE,
    STARTER_ROWS,
    STARTERS,
    VARIANT_ROWS,
    VOCABULARY,
)
from pentarchy.games.valeria.phases import PHASES, SOLO_PHASES
from pentarchy.kernel.data import Row, check_read, load
from pentarchy.kernel.errors import BadData

FOR_PEOPLE: Final = {"name_cs_source", "rulebook_confirms", "icon", "file", "in_rulebook", "other_component", "tracks"}


def check_data() -> None:
    """Refuses data that the tables of this game could not hold, that contradict each other, or that nobody reads."""
    check_sizes()
    check_box()
    check_vocabulary()
    check_slots()
    check_starters()
    check_player_counts()
    check_variants()
    check_read(PACKAGE, FOR_PEOPLE)


def expect(row: Row, holds: bool, what: str) -> None:
    if not holds:
        raise BadData(row.where, what)


def check_sizes() -> None:
    """What the tables of this game are made for."""
    expect(GRID, GRID.texts("rows") == ROWS, "other rows than the rules know")
    expect(GRID, len(ROWS) * COLUMNS == PLACES and GRID.number("columns") == COLUMNS, "the grid must be 4 by 5")
    cards = [len(CITIZENS), len(MONSTER_ROWS), len(FOES)]
    expect(GRID, cards == [KINDS, MONSTERS, FOE_COUNT], "18 citizens, 24 monsters and 6 hostile events are expected")
    expect(VOCABULARY, PURSES == ["gold", "strength", "magic", "vp"], "gold, strength, magic and vp are expected")


def check_box() -> None:
    """VAL-1.1 to VAL-1.9: as many cards as the list of components says, and two ordinary dice."""
    box = load(PACKAGE, "components")
    expect(box, sum(CARDS_IN_BOX.values()) == box.number("cards_total"), "the cards do not add up to 'cards_total'")
    copies = {
        "citizen": sum(COPIES_OF),
        "monster": sum(row.number("copies") for row in MONSTER_ROWS),
        "domain": len(DOMAINS),
        "duke": len(DUKES),
        "starter": sum(row.number("copies") for row in STARTER_ROWS),
        "hostile_event": len(EVENTS),
    }
    wrong = [kind for kind, count in copies.items() if CARDS_IN_BOX[kind] != count]
    expect(box, not wrong, f"another number of cards in the file of each: {', '.join(wrong)}")
    box.row("dice").exactly("faces", [1, 2, 3, 4, 5, 6])  # VAL-4.1
    box.row("dice").exactly("number", 2)  # VAL-4.1


def check_vocabulary() -> None:
    """VAL-1.14, VAL-2.11, VAL-3.1: kinds of cards, what everybody begins with, the phases."""
    types = [row.text("id") for row in VOCABULARY.rows("card_type")]
    expect(VOCABULARY, sorted(types) == sorted(CARDS_IN_BOX), "the card types are not those in the box")
    begin = [row.number("start") for row in [*VOCABULARY.rows("resource"), *VOCABULARY.rows("point")]]
    expect(VOCABULARY, begin == START_PURSE, "everybody begins otherwise in setups.toml")
    phases = sorted(VOCABULARY.rows("phase"), key=lambda row: row.number("order"))
    orders = [row.number("order") for row in phases]
    expect(VOCABULARY, orders == list(range(1, len(phases) + 1)), "the phases are not numbered from 1")
    expect(VOCABULARY, ["setup", *(row.text("id") for row in phases)] == PHASES, "other phases than the rules know")
    alone = [row.text("id") for row in phases if row.flag("solo_only")]
    expect(VOCABULARY, alone == SOLO_PHASES, "other solo phases than the rules know")


def check_slots() -> None:
    """VAL-2.7, VAL-2.8: the citizens of each slot and of the first game, as the citizens themselves say."""
    slots = SETUPS.rows("slot")
    expect(SETUPS, [row.text("id") for row in slots] == SLOTS, "the slots are not those of the grid")
    for slot, row in enumerate(slots):
        kinds = KINDS_OF_SLOT[slot]
        expect(row, row.texts("types") == [CITIZENS[kind] for kind in kinds], "other types than in citizens.toml")
        numbers = [ACTIVATIONS[kind] for kind in kinds]
        expect(row, numbers == [row.numbers("activation")] * len(kinds), "its citizens have other numbers")
    first = [kind for kind, row in enumerate(CITIZEN_ROWS) if row.flag("first_game")]
    expect(SETUPS, sorted(SELECTIONS["first_game"].citizens) == first, "other citizens are marked for the first game")


def check_starters() -> None:
    """VAL-1.6, VAL-2.12, VAL-2.13: one of each for every player, without roles; one duke of two."""
    start = SETUPS.row("start")
    expect(start, start.texts("starters") == STARTERS, "other starters than in starters.toml")
    start.exactly("dukes_kept", 1)  # VAL-2.13
    for row in STARTER_ROWS:
        row.exactly("copies", max(NUMBERS))  # VAL-1.6
        row.exactly("roles", [])  # VAL-1.6
    HERALD_ROW.exactly("trigger", "no_citizen_activated_or_doubles")  # VAL-5.12, VAL-5.14
    expect(HERALD_ROW, len(ACTIVATED_STARTERS) == len(STARTERS) - 1, "the Herald alone has no number")


def check_player_counts() -> None:
    """VAL-2.3, VAL-2.9, VAL-11.2, VAL-11.3: the heights of the stacks."""
    for row in SETUPS.rows("player_count"):
        stacks = MONSTER_STACKS[row.number("players") in PLAYERS_OF["five_players"]]
        expect(row, all(len(stack) == row.number("monster_stack") for stack in stacks), "other monsters are there")
        below = row.number("domain_stack") - 1
        expect(row, row.number("domain_face_down") == below, "one domain of each stack lies face up")


def check_variants() -> None:
    """VAL-7.2, VAL-10.2, VAL-11.4, VAL-12.1, VAL-14.8: what variants say about numbers that stand elsewhere too."""
    hostile, shuffled = VARIANT_ROWS["hostile_events"], VARIANT_ROWS["random_citizens"]
    for players, numbers in NUMBERS.items():
        events, exhausted = hostile.number("events_per_player"), hostile.number("exhausted_per_player")
        expect(hostile, numbers.hostile_events == players * events, "another number of hostile events in setups.toml")
        if players not in PLAYERS_OF["solo"]:
            expect(hostile, numbers.exhausted_cards == players * exhausted, "other exhausted cards in setups.toml")
        five = players in PLAYERS_OF["five_players"]
        expect(hostile, numbers.resting == five, "somebody rests with five players, and only then")
        face_down = shuffled.number("face_down_five_players" if five else "face_down")
        expect(shuffled, numbers.citizen_stack == face_down + shuffled.number("face_up"), "other stacks of citizens")
    for name in ("five_players", "solo"):
        VARIANT_ROWS[name].exactly("automatic", True)  # VAL-11.1
    values = [*SOLO_COLUMN_OF, SOLO_CHOICE]
    expect(hostile, values == [1, 2, 3, 4, 5, 6], "every number of a die activates something")
    expect(hostile, sorted(SOLO_COLUMN_OF.values()) == list(range(COLUMNS)), "every column has a number")
