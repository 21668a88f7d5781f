"""The catalogue of actions: closed under play, and nothing in it that players cannot do."""

import pytest

np = pytest.importorskip("numpy")

from random import Random  # noqa: E402

import pentarchy  # noqa: E402
from pentarchy.envs.actions import catalogue_for, chance_catalogue_for  # noqa: E402
from pentarchy.envs.errors import NoSuchAction, NotInCatalogue  # noqa: E402
from pentarchy.kernel import CHANCE  # noqa: E402
from tests.envs.tables import ALL_VARIANTS, TABLES, somewhere, walk  # noqa: E402


@pytest.mark.parametrize(("slug", "seats", "options"), ALL_VARIANTS)
def test_every_move_of_every_seat_has_a_number(slug, seats, options):
    catalogue, chance = catalogue_for(slug, seats), chance_catalogue_for(slug, seats)
    state, rng = pentarchy.load(slug).new(seats, options), Random(4)
    for _ in range(400):
        if state.over:
            break
        own = chance if state.seat == CHANCE else catalogue
        moves = state.options()
        assert [own.move(action) for action in own.actions(moves)] == moves
        state.play(rng.choice(moves))


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_players_and_chance_share_no_move(slug, seats, options):
    catalogue, chance = catalogue_for(slug, seats), chance_catalogue_for(slug, seats)
    bounded = set(pentarchy.load(slug).vocabulary.bounded())
    assert not set(catalogue.moves) & set(chance.moves)
    assert bounded <= {*catalogue.moves, *chance.moves}
    assert catalogue.moves == sorted(set(catalogue.moves))


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_masks_tell_the_legal_actions(slug, seats, options):
    catalogue = catalogue_for(slug, seats)
    for state in walk(slug, seats, options, seed=2, decisions=10):
        if not state.over:
            mask = catalogue.mask(state.options())
            assert [catalogue.move(action) for action in np.flatnonzero(mask)] == state.options()


def test_chance_does_not_act():
    catalogue = catalogue_for("dice_king", 2)
    roll = pentarchy.load("dice_king").parse("roll 3 5 2")
    with pytest.raises(NotInCatalogue, match="roll 3 5 2"):
        catalogue.action(roll)
    with pytest.raises(NotInCatalogue, match="roll 3 5 2"):
        catalogue.mask([roll])


def test_an_action_is_within_the_catalogue():
    catalogue = catalogue_for("dice_king", 2)
    assert catalogue.text(0) == "stop"
    for wrong in (-1, catalogue.size):
        with pytest.raises(NoSuchAction):
            catalogue.move(wrong)


def test_open_verbs_are_one_card_for_another():
    texts = [catalogue_for("night_watch", 3).text(action) for action in range(catalogue_for("night_watch", 3).size)]
    assert sum(text.startswith("propose ") for text in texts) == 5 * 4 * 3
    assert sum(text.startswith("counter ") for text in texts) == 5 * 4
    assert "propose 1 brick for 1 ore to 1 2" in texts
    with pytest.raises(NotInCatalogue):
        catalogue_for("night_watch", 3).action(pentarchy.load("night_watch").parse("propose 2 brick for 1 ore to 1"))


def test_a_table_in_the_middle_of_a_game_is_masked_alike():
    state = somewhere("dice_king", 2, {}, seed=12)
    assert catalogue_for("dice_king", 2).mask(state.options()).sum() == len(state.options())
