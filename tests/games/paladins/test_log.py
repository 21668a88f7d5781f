"""The log names what was paid and moved, cites the rule that was carried out, and keeps the order of events."""

import pytest

from pentarchy.cli.boards import board_for
from pentarchy.words import LANGUAGES, Words
from tests.games.paladins.given import (
    a_game,
    a_turn,
    automas_turn,
    favours,
    goods,
    marker,
    outsiders,
    paladin,
    placed,
    scheme_pile,
    supply,
    suspicion_pile,
    tax,
    townsfolk,
    track,
)


def kinds(game):
    return [event.kind for event in game.table.events]


def told(game, kind):
    facts = game.told(kind)[-1]
    return {key: fact for key, fact in facts.items() if key not in ("kind", "seat")}


def test_an_action_names_its_price_and_its_rule():
    """PAL-4.9, PAL-6.1"""
    game = a_turn().given(goods(0, provisions=1), supply(0, "1 scout 1 labourer 1 cleric"), track(0, faith=1))
    game.when("act commission")
    assert told(game, "acted") == {
        "rule": "PAL-6.1", "action": "commission", "paid": {"provision": 1},
        "workers": {"labourer": 1, "scout": 1, "cleric": 1},
    }  # fmt: skip


def test_a_paladin_saves_only_its_resource():
    """PAL-4.11"""
    game = a_turn().given(goods(0, silver=2), supply(0, "2 labourer"), paladin(0, "samson")).when("act develop")
    assert told(game, "acted")["paid"] == {"silver": 2}


def test_townsfolk_name_their_price():
    """PAL-5.4, PAL-5.5, PAL-5.6"""
    row = townsfolk(None, "abbot_labourer", None, None, None)
    game = a_turn().given(row, goods(0, silver=2), supply(0, "2 labourer"))
    game.when("act dismiss", "take abbot_labourer for silver")
    assert told(game, "dismissed") == {"rule": "PAL-5.4", "card": "abbot_labourer", "paid": {"silver": 2}}
    game = a_turn().given(row, goods(0, silver=2), supply(0, "1 labourer 1 fighter")).when("act recruit")
    game.when("take abbot_labourer for debt")
    assert kinds(game)[-2:] == ["debt-taken", "recruited"]
    assert told(game, "recruited") == {"rule": "PAL-5.5", "card": "abbot_labourer", "paid": {}}


def test_free_townsfolk_cite_their_rule():
    """PAL-2.7"""
    game = a_game(2).dealt(1)
    game.when(game.options()[0])
    assert told(game, "recruited")["rule"] == "PAL-2.7"


def test_an_attack_names_its_price():
    """PAL-6.6"""
    game = a_turn().given(outsiders("archer_saracen", None, None, None, None, None), goods(0, silver=3))
    game.given(supply(0, "1 scout 1 labourer 1 fighter")).when("act attack")
    assert told(game, "attacked") == {"rule": "PAL-6.6", "card": "archer_saracen", "paid": {"silver": 1}}


def test_a_favour_names_its_price():
    """PAL-7.2"""
    game = a_turn(number=4).given(favours("favour_fighter_pardon", None, None, None, None), goods(0, silver=1))
    game.given(supply(0, "1 fighter 1 labourer")).when("favour favour_fighter_pardon")
    assert told(game, "favour-used")["paid"] == {"silver": 1}


def test_who_leaves_a_space():
    """PAL-5.3, PAL-5.10"""
    game = a_turn().given(goods(0, silver=6), supply(0, "2 labourer 1 cleric"), placed(0, "hunt", "1 scout"))
    game.given(placed(0, "attack", "1 criminal 1 labourer 1 fighter")).when("act pray", "clear hunt")
    assert told(game, "space-cleared") == {"rule": "PAL-5.10", "action": "hunt", "workers": {"scout": 1}}
    game.when("pass", "act develop", "workshop attack 1")
    assert told(game, "developed")["leaves"] == "criminal"


def test_an_inquisition_names_its_cause():
    """PAL-8.3, PAL-8.9, PAL-8.11"""
    game = a_turn().given(tax(1), supply(0, "1 labourer")).when("act conspire", "suspicion suspicion_2")
    assert told(game, "inquisition") == {"rule": "PAL-8.3", "cause": "last_coin"}
    assert kinds(game)[-4:] == ["tax", "inquisition", "debt-taken", "tax-refilled"]
    assert told(game, "debt-taken")["rule"] == "PAL-8.9"
    game = a_turn().given(suspicion_pile([0, 0, 0], [0, 0, 0]), supply(0, "2 labourer"))
    game.table.suspicions[1], game.table.suspicion_piles[1] = 24, 0
    game.when("act conspire")
    assert told(game, "inquisition") == {"rule": "PAL-8.11", "cause": "no_cards"}


def test_the_marker_moves_before_its_jump_raises_an_attribute():
    """PAL-12.14"""
    game = automas_turn().given(marker(5), scheme_pile("scheme_trade", "scheme_pray")).when("scheme scheme_trade")
    assert kinds(game)[kinds(game).index("marker-moved") + 1] == "raised"
    assert told(game, "marker-moved") == {"rule": "PAL-12.14", "spaces": 1, "space": 1}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_show_prices_and_rewards_in_the_terminal(lang):
    """PAL-5.6, PAL-6.6, PAL-7.5"""
    game = a_turn().given(outsiders("archer_saracen", "armourer_viking", None, None, None, None), goods(0, silver=3))
    game.given(supply(0, "1 scout 2 labourer 1 fighter")).when("act attack")
    words = Words(game.table.game, lang)
    first, second = notes(game, words)
    assert first == words.text("note-attack", cost={"silver": 2}, leaves={"silver": 1})
    assert second == words.text("note-attack", cost={"silver": 1}, leaves={"silver": 2})
    game = a_turn(number=4).given(favours("favour_merchant_develop", None, None, None, None))
    game.given(supply(0, "1 merchant 1 labourer"), goods(0, provisions=1)).when("favour favour_merchant_develop")
    develop, pair = notes(game, words)
    assert develop == words.text("reward-free_develop")
    assert pair == ", ".join(words.text("reward-worker", kind=kind, amount=1) for kind in ("fighter", "cleric"))
    assert not words.problems


def notes(game, words):
    table = game.table
    note = board_for("paladins").option_note
    return [note(move, table.facts(move), table.view(table.seat), words) for move in table.options()]
