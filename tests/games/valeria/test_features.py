"""What a net reads off the table: the right numbers under their names, also in the middle of things."""

from collections.abc import Iterator

import pytest

from pentarchy.games.valeria import GAME
from pentarchy.games.valeria.cards import DUKES
from pentarchy.games.valeria.features import LAYOUT
from pentarchy.games.valeria.features.layout import EVEN, QUESTIONS
from pentarchy.games.valeria.scoring import parts_of
from pentarchy.games.valeria.table import Table
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.features import MOST
from pentarchy.kernel.game import Variant
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import CHANCE, Decision
from pentarchy.kernel.testing import Scenario
from pentarchy.kernel.testing.random_games import random_game
from tests.games.valeria.given import (
    acting,
    domain_on_top,
    duke,
    exhausted,
    in_play,
    left,
    monsters,
    owns,
    play,
    purse,
    token,
    turn_of,
)


def read(game: Scenario[Table], seat: int, *names: str) -> list[int]:
    row = game.table.features(seat)
    return [row[LAYOUT.names.index(name)] for name in names]


def every_kind(kind: type) -> Iterator[type]:
    for inner in kind.__subclasses__():
        yield inner
        yield from every_kind(inner)


def test_every_question_has_a_number() -> None:
    asking = {kind.__name__ for kind in every_kind(Decision) if kind.__module__.startswith("pentarchy.games.valeria")}
    assert asking - set(QUESTIONS) == {"Question", "CardQuestion", "Alternatives", "Pay"}, (
        "these only stand above others"
    )
    assert set(QUESTIONS) <= asking


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(set(LAYOUT.names)) == LAYOUT.size


def test_players_are_counted_from_the_one_who_looks() -> None:
    game = play(3).given(purse(0, gold=4), purse(1, gold=5), purse(2, gold=6), turn_of(2, first=1))
    golds = [f"player {i}: has gold" for i in range(4)]
    assert [read(game, seat, *golds) for seat in range(3)] == [[4, 5, 6, 0], [5, 6, 4, 0], [6, 4, 5, 0]]
    assert read(game, 1, "player 1: on turn", "player 2: still has a turn in this round") == [1, 1]
    assert read(game, 1, "player 0: still has a turn in this round", "turns to come in this round") == [0, 1]


def test_points_by_part_and_the_lead() -> None:
    game = play(2).given(duke(0, "hrothgar"), owns(0, "giant", "troll"), purse(0, magic=9, vp=2))
    game.given(owns(1, "violet_thorn"), purse(1))
    parts = ["on the board", "of monsters", "of domains", "of the duke"]
    assert read(game, 0, *[f"player 0: points {part}" for part in parts]) == [2, 9, 0, 7]
    assert read(game, 0, "player 0: points", "player 1: points of domains") == [18, 3]
    others = read(game, 0, "player 1: points", "player 1: lead of who looks over him", "opponents ahead")
    assert others == [others[0], EVEN + 18 - others[0], 0]
    assert read(game, 1, "opponents ahead", "opponents ahead >= 1") == [1, 1]


def test_the_duke_of_another_is_a_guess_until_the_game_is_over() -> None:
    game = play(2).given(duke(0, "node"), duke(1, "hrothgar"), owns(1, *["goblin"] * 6), purse(1))
    assert read(game, 0, "player 1: points of the duke") == [2], "two of the nine dukes like monsters: 12 and 6 points"
    game.table.agenda.clear()
    assert read(game, 0, "player 1: points of the duke", "over") == [12, 1]


def test_without_dukes_the_table_of_all_counts() -> None:
    game = play(2, no_dukes=True).given(owns(0, "cleric", "rogue", "goblin"), purse(0, gold=7), purse(1))
    assert read(game, 1, "player 1: points of the duke", "player 0: points") == [2 + 2 + 2 + 7 + 7, 0]
    assert sum(parts_of(game.table, 0).values()) == read(game, 1, "player 1: points")[0]


def test_a_duke_kept_is_known_to_its_owner_alone_while_the_others_choose() -> None:
    table = GAME.new(2, {})
    dealer = Dealer(0)
    while table.seat == CHANCE:
        table.play(dealer.choose(table))
    first, second = [after_keeping(table, move) for move in table.options(0)]
    assert held(table.features(0)) == held(first.features(0)) | held(second.features(0))
    assert len(held(first.features(0))) == len(held(second.features(0))) == 1
    assert first.features(1) == second.features(1)


def after_keeping(table: State, move: int) -> State:
    twin = table.copy()
    twin.play(move, 0)
    return twin


def held(row: list[int]) -> set[str]:
    return {name for name in DUKES if row[LAYOUT.names.index(f"own duke {name}")]}


def test_harvests_are_expected_in_quarters() -> None:
    game = play(2).given(owns(0, "archer"))
    strength, gold, choice = [f"player 0: harvest of a round {name}" for name in ("strength", "gold", "of his choice")]
    knight, archer, peasant = 2 * 17, 14 * (2 + 1), 2 * 16
    assert read(game, 0, strength, gold) == [(knight + archer) // 9, peasant // 9]
    assert read(game, 0, choice) == [2 * (3 + 6) // 9], "the Herald: three throws activate nothing, six are doubles"
    game.given(owns(0, "warlord", "knight"))
    assert read(game, 0, strength)[0] == (2 * knight + archer + 5 * (3 + 2)) // 9


def test_what_is_missing_for_a_monster_and_who_else_could_slay_it() -> None:
    game = play(2).given(monsters("spider_queen", "bane_spider"), duke(0, "hrothgar"), acting())
    game.given(purse(0, strength=9, magic=2), purse(1, strength=1, magic=12))
    names = ["strength", "magic", "worth", "missing", "worth in reach", "opponents who reach it", "points of the next"]
    assert read(game, 0, *[f"monsters 3: {name}" for name in names]) == [10, 3, 7, 2, 0, 1, 2]
    assert read(game, 1, "monsters 3: missing", "monsters 3: opponents who reach it") == [0, 0]
    assert read(game, 1, "player 0: points of the best monster in reach") == [5]


def test_what_is_missing_for_a_domain() -> None:
    game = play(2).given(domain_on_top("blood_crow_army"), owns(0, "knight"), purse(0, gold=1, magic=2), acting())
    game.given(owns(1, "archer", "archer", "knight"), purse(1, gold=5))
    names = ["price", "missing gold", "missing roles", "opponents who reach it"]
    assert read(game, 0, *[f"domains 1: {name}" for name in names]) == [5, 2, 2, 1]
    assert read(game, 0, "face up blood_crow_army", "player 1: points of the best domain in reach") == [1, 2]


def test_a_boss_rewards_for_all_monsters_of_its_area_and_tokens_count() -> None:
    game = play(2, hostile_events=True).given(monsters("skeleton_king"), owns(0, "skeleton", "skeleton"))
    game.given(token("gold", "skeleton_king", 2), token("strength", "skeleton_king"))
    assert read(game, 0, "monsters 2: reward", "monsters 2: strength") == [2 * 3 + 2, 9]


def test_hostile_events() -> None:
    game = play(2, hostile_events=True).given(in_play("mimic", 7), purse(0, strength=2, magic=1))
    assert read(game, 0, "mimic: in play", "mimic: missing", "hostile events to come") == [1, 3, 1]


def test_how_near_the_end_is() -> None:
    game = play(2).given(exhausted(5, 6), left("mercenary", 1), left("archer", 2))
    assert read(game, 0, "stacks to the end", "fewest cards to the end", "stacks of one card") == [2, 3, 1]
    assert read(game, 0, "stacks to the end >= 2", "stacks to the end >= 3") == [1, 0]


def test_what_is_being_bought_counts_as_bought() -> None:
    game = play(2).given(purse(0, strength=6, magic=6), monsters("owlbear", "giant"), acting())
    game.when("slay owlbear")
    assert game.table.question == "PayStrength"
    middle = read(
        game, 0, "player 0: has strength", "player 0: has magic", "player 0: points of monsters", "actions left"
    )
    assert middle == [2, 8, 2, 1]
    assert read(game, 0, "asked PayStrength", "asked asks me") == [1, 1]
    assert read(game, 1, "asked PayStrength", "asked asks me", "player 1: has to choose") == [1, 0, 1]


def test_a_reward_to_come_counts() -> None:
    game = play(2).given(purse(0, strength=5), monsters("dire_bear"), acting()).when("slay dire_bear")
    names = ["asked ChooseReward", "player 0: is about to get of his choice"]
    assert read(game, 0, *names) == [1, 2]
    assert read(game.when("choose gold"), 0, *names) == [0, 0]


def test_the_harvest_of_dice_not_yet_announced_counts() -> None:
    game = play(2).given(owns(0, "palace_of_the_dawn", "archer"), turn_of(0)).when("roll 5 4")
    names = ["player 0: is about to get strength", "player 0: is about to get gold", "player 1: is about to get gold"]
    assert game.table.question == "ModifyDice"
    assert read(game, 0, *names, "rolled low", "rolled high") == [2, 1, 1, 4, 5]
    game.when("announce")
    assert read(game, 0, *names, "rolled low") == [0, 0, 0, 0]


def test_the_victim_of_a_theft_is_marked() -> None:
    game = play(3).given(domain_on_top("purloiners_perch"), owns(0, "rogue", "rogue"), purse(0, gold=10))
    game.given(owns(1, "goblin"), owns(2, "troll", "giant"), acting()).when("build purloiners_perch", "steal from 2")
    names = ["player 1: loses a monster", "player 2: loses a monster", "player 0: is about to get points"]
    assert game.table.question == "DrawMonster"
    assert read(game, 0, *names) == [0, 1, 4]


def test_alone_the_attacks_of_the_dice_are_seen() -> None:
    game = play(1).given(exhausted(5, 10, 15), turn_of(0)).when("roll 1 6")
    names = [
        "attacks of this turn on column 1",
        "attacks of this turn on a column of choice",
        "columns that would be lost",
    ]
    assert read(game, 0, *names, "citizens and domains in column 2") == [1, 1, 1, 13]


def test_alone_the_lead_is_that_over_the_dark_lord() -> None:
    game = play(1).given(duke(0, "node"), owns(1, "violet_thorn"), purse(0, vp=10))
    for column in range(5):
        game.given(exhausted(column))
    lord = read(game, 0, *[f"points of the Dark Lord: {part}" for part in ("monsters", "domains", "duke")])
    assert lord[:2] == [0, 3]
    assert read(game, 0, "player 0: lead of who looks over him") == [EVEN + 10 - sum(lord)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_in_a_whole_game_all_numbers_stay_in_range_and_the_last_ones_are_the_score(seats: int) -> None:
    record = random_game(GAME, Variant("hostile", {"hostile_events": True}, GAME.seats), seats, 1, in_range)
    outcome = record.state.outcome
    row = record.state.features(0)
    if seats > 1:
        assert [row[LAYOUT.names.index(f"player {seat}: points")] for seat in range(seats)] == outcome.scores


def in_range(state: State) -> None:
    for seat in range(state.seats):
        row = state.features(seat)
        assert len(row) == LAYOUT.size
        assert min(row) == 0, "nothing is everything"
        assert max(row) <= MOST
