"""The table itself: what it holds, what must always hold, and what is remembered beside it."""

from pathlib import Path
from random import Random
from time import process_time

import pytest

import pentarchy
from pentarchy.games.dice_king.cards import CARDS
from pentarchy.games.dice_king.demands import MOST_KNOWN, Demand
from pentarchy.games.dice_king.hidden import BOXES, MOST_BOXES, NO_EVIDENCE, UNKNOWN, Boxes, boxes_of, remembered
from pentarchy.games.dice_king.purses import MORE, MOST_BUNDLES, Bundle, made_once
from pentarchy.games.dice_king.written import condition
from pentarchy.kernel.data import Row
from tests.games.dice_king.given import a_game, alarm, checking, citizens, dice, offer, supers, tiles, using

GAME = pentarchy.load("dice_king")


def test_no_class_is_built_from_its_own_annotations():
    """Python 3.14 no longer has `__annotations__` while a class is being made."""
    sources = sorted(Path(pentarchy.__file__).parent.rglob("*.py"))
    assert [file.name for file in sources if "__annotations__" in file.read_text(encoding="utf-8")] == []


def test_cards_are_counted_while_a_claim_is_paid_for():
    """DIC-13.2"""
    game = a_game().given(
        offer("C1-02", "C2-01", "C3-01", "C4-02", "C5-04"),
        citizens(0, "C4-03", "C5-01"),
        supers(0, "C1-03", "C2-02"),
        dice(1, 1, 6, 2, 3, 4),
        checking(),
    )
    game.when("claim C3-01 stars 1")
    assert game.table.question == "SpendJokers"
    assert game.table.invariants() == []
    game.table.discard |= 1 << CARDS.index("C4-03")
    assert game.table.invariants() == ["cards DIC-13.2"]


@pytest.mark.parametrize("part", ["white", "gold", "fires"])
def test_nobody_owes_anything(part):
    """DIC-13.2: gems and fires of the players are counted, and none is missing."""
    table = a_game().table
    owned = getattr(table, part)
    owned[0] -= 2
    owned[1] += 2
    assert table.invariants() == ["nothing negative"]


def test_the_view_says_in_words_what_is_known_about_the_box():
    """DIC-9.3: both tiles of an untouched land may be in the box, one after the other has come up, none at the end."""
    game = a_game().given(tiles(4, swamp=2, lava=2, cave=1, coast=1), using("C2-03"))
    assert game.table.view(0)["tiles"]["may_be_boxed"]["swamp"] == 2
    game.when("draw swamp", "draw lava", "keep swamp")
    known = game.table.view(None)["tiles"]
    assert [known["may_be_boxed"][land] for land in ("swamp", "lava", "cave", "desert")] == [1, 1, 1, 0]
    assert [known["halved"][land] for land in ("swamp", "lava", "cave")] == [0, 0, 0]
    game.when("place B04").given(using("C2-03")).when("draw lava", "draw cave", "keep cave")
    known = game.table.view(None)["tiles"]
    assert (known["may_be_boxed"]["lava"], known["halved"]["lava"]) == (1, 1)
    assert min(*known["may_be_boxed"].values(), *known["halved"].values()) == 0


def test_the_view_says_who_is_on_turn():
    """DIC-3.1: nobody before the start player is found, and nobody after the end."""
    state = GAME.new(3)
    assert (state.view(None)["on_turn"], state.view(None)["active"]) == (None, -1)
    game = a_game(start=2)
    assert (game.table.view(0)["on_turn"], game.table.view(0)["active"]) == (2, -1)
    game.when("roll 1 2 3", "roll 4 5 6")
    assert (game.table.view(0)["on_turn"], game.table.view(0)["active"]) == (2, 2)
    last = a_game().given(tiles(1, swamp=2, lava=1), alarm()).when("draw swamp", "place B04")
    assert last.table.over
    assert last.table.view(0)["on_turn"] is None


def test_what_is_remembered_has_a_bound():
    """For a process that serves tables for months."""
    for doubts in range(MOST_BOXES + 10):
        remembered(doubts + 1_000_000, Boxes(1, [0, 0, 0]))
    assert len(BOXES) <= MOST_BOXES
    assert boxes_of(NO_EVIDENCE) is UNKNOWN
    for supers_spent in range(MOST_BUNDLES + 10):
        made_once(Bundle((0,), supers_spent + 1000, [0, 0, 0, 0], 0))
    assert len(MORE) <= MOST_BUNDLES
    MORE.clear()
    demand = Demand([condition(Row("here", {"kind": "sum_all", "at_least": 30}))])
    for counted in range(MOST_KNOWN + 10):
        demand.work_out(counted)
    assert len(demand.known) <= MOST_KNOWN


def a_hand_of(size, seed):
    rng = Random(seed)
    tops = [rng.choice([card for card in CARDS if card.startswith(f"C{deck}")]) for deck in range(1, 6)]
    hand = rng.sample([card for card in CARDS if card not in tops], size)
    down = rng.randint(0, size // 2)
    faces = [rng.randint(1, 6) for _ in range(6)]
    return a_game().given(offer(*tops), citizens(0, *hand[down:]), supers(0, *hand[:down]), dice(*faces), checking())


@pytest.mark.parametrize("seed", [27, 35, 81, 95, 103])
def test_options_come_soon_even_for_a_huge_hand(seed):
    """DIC-13.8: nobody has 28 jokers in an ordinary game; who has must not wait."""
    table = a_hand_of(28, seed).table
    table.cached_offer = None
    before = process_time()
    assert table.options()
    assert process_time() - before < 0.3
