"""`pentarchy replay` and `pentarchy verify`: records are shown, or refused with a reason."""

import json

import pytest
from typer.testing import CliRunner

import pentarchy
from pentarchy.cli import app
from pentarchy.kernel.testing import random_game
from pentarchy.tables.luck import Luck
from pentarchy.tables.seeding import ALONE, TOGETHER, common_seed, promise, seal_of

run = CliRunner().invoke
GAME = pentarchy.load("dice_king")
SECRET, PART = "33" * 32, "44" * 32


def commitment(seed):
    return promise(ALONE, "", seed)


@pytest.fixture(scope="module")
def record():
    played = random_game(GAME, GAME.variants[1], 3, 5, lambda state: None)
    played.players = {0: "Anna", 2: "[bold]Jan"}
    return played


@pytest.fixture
def file(record, tmp_path):
    path = tmp_path / "anna.game"
    path.write_text(record.text(), encoding="utf-8")
    return path


def replayed(file, *arguments):
    return json.loads(run(app, ["replay", str(file), *arguments, "--json"]).stdout)


def test_a_game_is_shown_with_its_players_and_its_end(file):
    shown = run(app, ["replay", str(file)])
    assert shown.exit_code == 0
    assert "Anna" in shown.stdout
    assert "seat 1" in shown.stdout
    assert "[bold]Jan" in shown.stdout
    assert "ended by" in shown.stdout


def test_json_tells_the_whole_course(file, record):
    result = replayed(file)
    assert [move["move"] for move in result["moves"]] == [GAME.text(entry.move) for entry in record.entries]
    assert result["moves"][0] == {"seat": "chance", "move": GAME.text(record.entries[0].move)}
    assert result["over"]
    assert result["outcome"]["scores"] == record.state.outcome.scores
    assert result["players"] == {"0": "Anna", "2": "[bold]Jan"}
    assert result["options"]["setup"] == "random"


def test_at_stops_on_the_way(file, record):
    result = replayed(file, "--at", "60")
    assert len(result["moves"]) == 60
    assert not result["over"]
    assert result["outcome"] is None
    assert result["pending"]
    assert GAME.text(record.entries[60].move) in result["options_of_first"]
    assert result["view"]["game"] == "dice_king"
    assert "must choose" in run(app, ["replay", str(file), "--at", "60"]).stdout


def test_at_beyond_the_end_is_explained(file, record):
    shown = run(app, ["replay", str(file), "--at", "100000"])
    assert shown.exit_code == 2
    assert f"the game has only {len(record.entries)} moves" in shown.stderr


def test_a_game_with_moves_taken_back_is_shown_without_them(tmp_path):
    undone = pentarchy.Record(GAME, 2)
    dealer = pentarchy.Dealer(1)
    while undone.state.seat == pentarchy.CHANCE:
        undone.play(dealer.choose(undone.state))
    length = len(undone.entries)
    undone.play(undone.state.options()[0])
    undone.undo(undone.entries[-1].seat, consent=True)
    path = tmp_path / "undone.game"
    path.write_text(undone.text(), encoding="utf-8")
    assert len(replayed(path)["moves"]) == length


def broken(text):
    return {
        "empty": "",
        "cut": text[: len(text) // 2],
        "changed": text.replace("Anna", "Eva"),
        "other": "Dear diary",
    }


@pytest.mark.parametrize("how", ["empty", "cut", "changed", "other"])
def test_a_broken_record_is_refused_with_a_sentence(how, record, tmp_path):
    path = tmp_path / "broken.game"
    path.write_text(broken(record.text())[how], encoding="utf-8")
    shown = run(app, ["replay", str(path)])
    assert shown.exit_code == 2
    assert shown.stderr.startswith("not a valid record: ")


def test_a_file_that_is_no_text_is_refused(tmp_path):
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert "it is not a text file" in run(app, ["replay", str(path)]).stderr


def test_verify_passes_good_records(file):
    shown = run(app, ["verify", str(file), str(file)])
    assert shown.exit_code == 0
    assert shown.stdout.count("finished") == 2


def test_verify_names_every_bad_record_and_fails(file, record, tmp_path):
    bad = tmp_path / "bad.game"
    bad.write_text(record.text()[:-9], encoding="utf-8")
    shown = run(app, ["verify", str(bad), str(file)])
    assert shown.exit_code == 1
    assert "bad.game: not a valid record" in shown.stderr
    assert "anna.game: dice_king" in shown.stdout


def promised(notes, seed="11" * 32):
    """A game whose luck comes from a seed that was promised."""
    played = pentarchy.Record(GAME, 2)
    luck = Luck(seed)
    luck.answer_chance(played)
    for _ in range(5):
        played.play(played.state.options()[-1])
        luck.answer_chance(played)
    played.notes = {"commitment": commitment(seed)} | notes
    return played.text()


@pytest.mark.parametrize(
    ("notes", "code", "says"),
    [
        ({"seed": "11" * 32}, 0, "rolls and draws as promised"),
        ({}, 0, "luck promised and not yet told"),
        ({"seed": "22" * 32}, 1, "not the one that was promised"),
        ({"seed": "22" * 32, "commitment": commitment("22" * 32)}, 1, "where the seed says"),
    ],
)
def test_the_luck_of_a_server_is_held_against_its_promise(tmp_path, notes, code, says):
    path = tmp_path / "server.game"
    path.write_text(promised(notes), encoding="utf-8")
    shown = run(app, ["verify", str(path)])
    assert (shown.exit_code, says in shown.output) == (code, True), shown.output


@pytest.mark.parametrize("name", ["inherited", "repeated"])
@pytest.mark.parametrize("count", ["many", "-1", "1.5", "9" * 30])
def test_a_note_that_must_be_a_number_is_one(tmp_path, name, count):
    path = tmp_path / "server.game"
    path.write_text(promised({"seed": "11" * 32, name: count}), encoding="utf-8")
    shown = run(app, ["verify", str(path)])
    assert shown.exit_code == 1
    assert f"its note '{name}' must be a whole number" in shown.stderr


def test_a_seed_that_was_swapped_is_found_by_the_commitment_seen_first(tmp_path):
    path, first = tmp_path / "server.game", commitment("11" * 32)
    swapped = {"seed": "22" * 32, "commitment": commitment("22" * 32)}
    for notes, seed, code in (({"seed": "11" * 32}, "11" * 32, 0), (swapped, "22" * 32, 1)):
        path.write_text(promised(notes, seed), encoding="utf-8")
        assert run(app, ["verify", str(path)]).exit_code == 0, "in itself it is whole"
        assert run(app, ["verify", str(path), "--commitment", first.upper()]).exit_code == code
    path.write_text(promised({}), encoding="utf-8")
    assert run(app, ["verify", str(path), "--commitment", first]).exit_code == 1
    assert run(app, ["verify", str(path), str(path), "--commitment", first]).exit_code == 2
    for nothing in ("", " ", first[:-1]):
        assert run(app, ["verify", str(path), "--commitment", nothing]).exit_code == 2, "compared with nothing"


def test_the_seed_of_all_is_checked_with_ones_own_part(tmp_path):
    seals, parts = {0: seal_of(PART)}, {0: PART}
    seed = common_seed("T", SECRET, seals, parts)
    notes = {"scheme": "2", "table": "T", "secret": SECRET, "seed": seed, "commitment": promise(TOGETHER, "T", SECRET)}
    path = tmp_path / "server.game"
    path.write_text(promised({**notes, "seals": f"0:{seals[0]}", "parts": f"0:{PART}"}, seed), encoding="utf-8")
    good = ["verify", str(path), "--commitment", notes["commitment"], "--part", PART]
    assert run(app, good).exit_code == 0
    assert run(app, [*good, "--part", "55" * 32]).exit_code == 1
    assert run(app, ["verify", str(path), "--commitment", "00" * 32]).exit_code == 1
