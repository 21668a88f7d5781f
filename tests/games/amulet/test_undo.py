"""What has been shown is not taken back: AMU-6.3, AMU-6.4, AMU-11.2, AMU-16.2. Everything else is, freely."""

import pytest

import pentarchy
from pentarchy.kernel.errors import CannotUndo
from pentarchy.kernel.record import Record
from pentarchy.kernel.reveals import reveals

START = {"agreed": ["hunter", "thief"], "first": "0"}


def started(seats=2, **options):
    record = Record(pentarchy.load("amulet"), seats, {**START, **options})
    return chance(record)


def chance(record):
    while record.state.seat < 0:
        record.play(record.state.options()[0])
    return record


def play(record, *moves):
    for text in moves:
        record.play(record.game.parse(text))
        chance(record)
    return record


def starting_with(record, word):
    return next(text for text in map(record.game.text, record.state.options()) if text.startswith(word))


def at_the_manor():
    record = play(started(), "go manor")
    if record.state.question == "ChooseMonster":
        play(record, starting_with(record, "face"))
    return record


def test_weapons_cannot_be_chosen_again_once_the_front_is_seen():
    """AMU-6.3, AMU-6.4."""
    record = play(at_the_manor(), "arm hun_bow")
    assert record.state.view(1)["manor"][0]["front"] is None
    record.undo(0)
    play(record, "arm hun_bow", "arm hun_knife")
    assert record.state.view(1)["manor"][0]["front"] is not None
    with pytest.raises(CannotUndo):
        record.undo(0)


def test_consent_takes_back_even_that():
    record = play(at_the_manor(), "arm hun_bow", "arm hun_knife")
    record.undo(0, consent=True)
    assert record.state.question == "ChooseWeapons"


def test_without_weapons_the_choice_of_the_monster_stands():
    """AMU-6.2: whoever has nothing to take sees the front as soon as the monster is chosen."""
    record = play(started(), "go lair")
    record.state.damaged, record.state.ready = record.state.ready, 0
    before = record.state.copy()
    play(record, starting_with(record, "face"))
    assert record.state.question == "Arrange"
    assert reveals(before, record.entries[-1].move, 0)


def test_laying_and_lifting_is_taken_back_freely():
    """AMU-6.5."""
    record = play(at_the_manor(), "arm hun_bow", "arm hun_knife", "lay monk")
    play(record, starting_with(record, "place"), "lift monk")
    for _ in range(3):
        record.undo(0)
    assert record.state.view(0)["fight"]["laid"] == []


def evening(record):
    """The second player's evening turn, with nothing left to do but to choose the way."""
    for place in ("fair", "fair", "robbers_hut"):
        play(record, f"go {place}")
        while record.state.question != "Move":
            play(record, "leave" if record.state.question == "Visit" else record.game.text(record.state.options()[0]))
    return record


def test_the_last_turn_of_the_evening_stands_once_the_attackers_lie_open():
    """AMU-11.2."""
    record = play(evening(started()), "go robbers_hut", "leave")
    assert record.state.view(None)["phase"] != "evening"
    assert any(card["front"] for card in record.state.view(None)["lair"]) or record.state.view(None)["village"]
    with pytest.raises(CannotUndo):
        record.undo(1)


def test_a_move_that_shows_nothing_is_taken_back():
    record = play(started(), "go monastery")
    record.undo(0)
    assert record.state.question == "Move"


def test_a_shown_oath_stays_shown():
    """AMU-16.2: fulfilling a hidden oath shows it."""
    record = started(mode="hidden_oaths")
    table = record.state
    table.campaign.oaths = [1 << 2 | 1 << 3, table.campaign.oaths[1] & ~0b1100 or 0b11]
    table.coins[0] = 6
    before = record.state.copy()
    before.play(record.game.parse("go village"))
    assert reveals(before, record.game.parse("fulfil oath_poverty"), 0)
