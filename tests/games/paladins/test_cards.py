"""Every card is carried out in some game, and every effect op is used."""

from collections import Counter
from random import Random

import pytest

from pentarchy.games import load
from pentarchy.games.paladins import board, cards, solo
from pentarchy.games.paladins.steps.automa_effects import automa_steps
from pentarchy.games.paladins.steps.effects import steps_for
from pentarchy.games.paladins.steps.inquisition import INQUISITION
from pentarchy.kernel import CHANCE, Dealer
from tests.games.paladins.given import a_turn, doing, retinue, supply, suspicion

OPS = {
    "gain", "worker", "attribute", "tax", "discard_suspicion", "take_debt", "pay_debt", "cancel_debt", "pray",
    "free_recruit", "free_develop", "pay", "choose", "vp",
}  # fmt: skip
REWARDS = [
    *board.SPACE_REWARD, *board.JAR_REWARD, *cards.DISMISS_REWARD, *cards.RECRUIT_REWARD, *cards.ABILITY_REWARD,
    *cards.ATTACK_REWARD, *cards.CONVERT_REWARD, *cards.WALL_REWARD, *cards.FAVOUR_REWARD, *cards.PALADIN_REWARD,
    *(rewards for ladder in board.LADDER_REWARD for rewards in ladder),
]  # fmt: skip


def ops_of(effects):
    for effect in effects:
        yield effect.op
        for option in effect.of:
            yield from ops_of(option)


def test_every_op_is_used():
    used = {op for effects in REWARDS for op in ops_of(effects)}
    assert used | {"pay"} == OPS
    assert any(cards.FAVOUR_SILVER)
    assert any(cards.FAVOUR_PROVISION)


def test_every_effect_has_a_step_for_players_and_for_the_automa():
    for effects in REWARDS:
        lasting = [effect for effect in effects if effect.op != "vp"]
        assert len(steps_for(effects, 0)) == len(lasting)
        assert len(automa_steps(effects)) >= len(lasting)


class Bold:
    """Chooses at random but passes only when nothing else is left, so that much happens."""

    def __init__(self, seed):
        self.rng = Random(seed)

    def choose(self, state):
        options = state.options()
        busy = [move for move in options if state.game.text(move) not in ("pass", "decline", "done")]
        return self.rng.choice(busy or options)


@pytest.fixture(scope="module")
def played():
    """What was told in a few dozen games: kind of event and card or action."""
    told = Counter()
    for seed in range(80):
        state, bold, dealer = load("paladins").new(1 + seed % 4), Bold(seed), Dealer(seed)
        state.listen()
        while not state.over:
            state.play(dealer.choose(state) if state.seat == CHANCE else bold.choose(state))
        for event in state.heard():
            told[
                event.kind, next((event.facts[key] for key in ("card", "action", "space") if key in event.facts), "")
            ] += 1
    return told


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("recruited", cards.TOWNSFOLK),
        ("dismissed", cards.TOWNSFOLK),
        ("attacked", cards.OUTSIDERS),
        ("converted", cards.OUTSIDERS),
        ("fortified", cards.WALLS),
        ("favour-used", cards.FAVOURS),
        ("automa-favour", cards.FAVOURS),
        ("paladin", cards.PALADINS),
        ("hired", cards.TAVERN),
        ("suspected", cards.SUSPICION),
        ("scheme", solo.SCHEMES),
        ("absolved", board.JAR_SPACES),
        ("turned-up", cards.ORDERS),
    ],
)
def test_every_card_is_carried_out(played, kind, names):
    assert [name for name in names if not played[kind, name]] == []


@pytest.mark.parametrize("card", [name for i, name in enumerate(cards.TOWNSFOLK) if cards.IN_INQUISITION[i]])
def test_every_ability_of_an_inquisition_is_used(card):
    held = [0] * cards.LEAST_SUSPICION[cards.TOWNSFOLK.index(card)]
    game = a_turn().given(retinue(0, card), suspicion(0, *held), supply(0, "1 labourer"), doing(INQUISITION[0]))
    before = game.table.view(0)["boards"][0]
    game.when(f"ability {card}")
    assert game.table.view(0)["boards"][0] != before
    assert game.told("ability-used")[0]["card"] == card


def test_every_region_is_settled(played):
    settled = {name for kind, name in played if kind == "settled"}
    assert {name.rsplit("_", 1)[0] for name in settled} >= {f"space_{region}" for region in range(1, 5)}
