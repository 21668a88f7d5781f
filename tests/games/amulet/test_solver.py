"""The placement puzzle (AMU-23.1): the solver against a plain search over all positions, and its arrangements."""

from random import Random

import pytest

from pentarchy.games.amulet import solver, spots
from pentarchy.games.amulet.cards import (
    CHARACTERS,
    FIRST_ADVENTURE,
    FIRST_MYTHICAL,
    GEM_SQUARE,
    GRID_ROWS,
    MYTHICAL,
    WEAK,
    WEAPONS_EACH,
)
from pentarchy.games.amulet.shapes import (
    FIRST_HELPER,
    FIRST_SPELL,
    OFF_OF,
    ON_OF,
    PAYS_GEM,
    SHAPE_OF,
    TOKENS,
    fits_of,
)
from tests.games.amulet.given import dungeon, game, spells, turn_of

NOTHING = (0, 0, -1)


def positions(card, token, unshielded):
    shape = SHAPE_OF[token]
    return [(ON_OF[shape][i], OFF_OF[shape][i], token) for i in fits_of(card, token, unshielded)]


def arrangements(ways, covered, outside):
    """All ways to lay each token somewhere or nowhere without overlapping."""
    if not ways:
        yield []
        return
    for on, off, token in [NOTHING, *ways[0]]:
        if not on & covered and not off & outside:
            for rest in arrangements(ways[1:], covered | on, outside | off):
                yield [(on, token), *rest]


def gain(card, lying, covered):
    """Damage covered, symbols that pay, coins lost and wear; gems only with the gem square open (AMU-6.12)."""
    laid = [(on, token) for on, token in lying if token >= 0]
    for on, _ in laid:
        covered |= on
    gems = not GEM_SQUARE[card] & covered
    return sum(spots.square_gain(card, on) + spots.bonus_of(token, gems) for on, token in laid), covered


def plain_search(card, tokens, unshielded=False, covered=0, outside=0):
    """The most weak spots first on adventures, all of them or no matter how many on monsters; then the best gain."""
    ways = [positions(card, token, unshielded) for token in tokens]
    best = {}
    for lying in arrangements(ways, covered, outside):
        value, on = gain(card, lying, covered)
        spots_covered = (WEAK[card] & on).bit_count()
        if card < FIRST_ADVENTURE:
            spots_covered = int(not WEAK[card] & ~on)
        best[spots_covered] = max(best.get(spots_covered, value), value)
    if card >= FIRST_ADVENTURE or 1 in best:
        return best[max(best)]
    return best[0]


def mask(tokens):
    return sum(1 << token for token in tokens)


def case(rng, cards, size):
    return rng.choice(cards), rng.sample(range(len(TOKENS)), size)


@pytest.mark.parametrize("seed", range(20))
def test_two_tokens(seed):
    """AMU-23.1, AMU-23.2: on any card, with shields or without, nothing is better than what the solver finds."""
    rng = Random(seed)
    card, tokens = case(rng, range(FIRST_ADVENTURE), 2)
    for unshielded in (False, True):
        assert solver.solve(card, mask(tokens), unshielded).gain == plain_search(card, tokens, unshielded)


@pytest.mark.parametrize("seed", range(4))
def test_three_tokens(seed):
    rng = Random(seed)
    card = rng.randrange(FIRST_ADVENTURE)
    helper = FIRST_HELPER + rng.randrange(FIRST_SPELL - FIRST_HELPER)
    tokens = [rng.randrange(FIRST_HELPER), helper, rng.choice([0, 1, 2]) + FIRST_SPELL]
    assert solver.solve(card, mask(tokens)).gain == plain_search(card, tokens)


@pytest.mark.parametrize("seed", range(12))
def test_beside_what_lies_there(seed):
    """AMU-7.5: another token lies on the card already, on an adventure too."""
    rng = Random(seed)
    card, (first, *tokens) = case(rng, range(FIRST_MYTHICAL, len(GRID_ROWS)), 3)
    covered, outside, _ = rng.choice(positions(card, first, False))
    plan = solver.solve(card, mask(tokens), False, covered, outside)
    assert plan.gain == plain_search(card, tokens, False, covered, outside)


@pytest.mark.parametrize("seed", range(30))
def test_a_full_hand_lies_legally(seed):
    """AMU-7.5, AMU-7.7, AMU-7.8: two weapons, a helper and three spells; the gain is what really lies there."""
    rng = Random(seed)
    card, character = rng.randrange(FIRST_ADVENTURE), rng.randrange(len(CHARACTERS))
    weapons = rng.sample(range(character * WEAPONS_EACH, (character + 1) * WEAPONS_EACH), 2)
    tokens = [*weapons, FIRST_HELPER + rng.randrange(4), *rng.sample(range(FIRST_SPELL, len(TOKENS)), 3)]
    plan = solver.solve(card, mask(tokens))
    lying, outside = [], 0
    for token, i in zip(plan.tokens, plan.places, strict=True):
        shape = SHAPE_OF[token]
        assert i in fits_of(card, token, False)
        assert not any(on & ON_OF[shape][i] for on, _ in lying)
        assert not OFF_OF[shape][i] & outside
        lying.append((ON_OF[shape][i], token))
        outside |= OFF_OF[shape][i]
    assert gain(card, lying, 0) == (plan.gain, plan.covered)
    assert plan.used == mask(plan.tokens)


def test_a_gem_token_that_stays_off_costs_no_gem():
    """AMU-6.12: only used tokens pay, so that covering the gem square costs nothing where none is used."""
    cards = [card for card in range(FIRST_ADVENTURE) if GEM_SQUARE[card]]
    for card in cards[:6]:
        for token in [token for token in range(len(TOKENS)) if PAYS_GEM >> token & 1][:6]:
            assert solver.solve(card, 1 << token).gain == plain_search(card, [token])


def test_twins_are_one_shape():
    """Tokens of the same shape and worth share their positions, so that the search does not try both."""
    twins = [token for token in range(FIRST_SPELL, len(TOKENS)) if SHAPE_OF[token] == SHAPE_OF[FIRST_SPELL]]
    assert len(twins) > 1
    assert len({id(spots.spots_of(0, token, False, False)) for token in twins}) == 1


def played_by_candidates(s, until):
    """The first of the moves that bots look at, up to a question."""
    while s.table.question != until:
        s.when(s.table.game.text(s.table.candidates()[0]))


def test_a_mythical_monster_is_beaten_at_the_price_of_a_stun():
    """AMU-6.10, AMU-14.11: a retreat would leave the Holy Knight standing and lose the game."""
    s = game("paladin", "hunter", mode="cooperative").given(dungeon, spells(0, "spark_1"), turn_of(0))
    s.when("go dungeon", "arm pal_longsword", "arm pal_tower_shield", "reveal minotaur")
    played_by_candidates(s, "Move")
    assert s.table.stuns[0] == 1
    assert s.table.trophies[0] == 1 << FIRST_MYTHICAL + MYTHICAL.index("minotaur")


@pytest.mark.parametrize(("mode", "narrowed"), [("cooperative", True), ("competitive", False)])
def test_weapons_for_the_unknown_are_those_that_beat_most(mode, narrowed):
    """AMU-14.11: where a failure loses the game, one weapon alone is no choice for bots."""
    s = game("paladin", "hunter", mode=mode).given(dungeon, turn_of(0)).when("go dungeon")
    assert (len(s.table.candidates()) == 1) is narrowed
    assert set(s.table.candidates()) <= set(s.table.options())
    if narrowed:
        played_by_candidates(s, "RevealFoe")
        assert s.table.fight.armed.bit_count() == 2
