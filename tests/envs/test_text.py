"""Games in words: prompts that hold what a player reads, answers that are parsed strictly, transcripts that replay."""

import pytest

pytest.importorskip("numpy")
pytest.importorskip("PIL")

from random import Random

from pentarchy.arena import tournament
from pentarchy.envs.errors import BadAnswer, BadTranscript
from pentarchy.envs.text import Replayed, TextBot, chosen, prompt_of, read_transcript, words_for
from tests.envs.tables import ONE_EACH, walk

LAST = "ANSWER with one line and nothing else: MOVE followed by a number from 1 to "


def last_move(prompt):
    """A player in place of a model: always the last legal move."""
    return f"MOVE {prompt.split(LAST)[1].split('.')[0]}"


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
@pytest.mark.parametrize(("slug", "seats", "options"), ONE_EACH)
def test_a_prompt_holds_every_legal_move_in_words_and_no_secret(slug, seats, options, lang):
    words, rng = words_for(slug, lang), Random(1)
    for state in walk(slug, seats, options, seats, 12):
        if state.over:
            break
        seat, legal = state.seat, state.options()
        prompt = prompt_of(state.view(seat), legal, lang)
        for number, move in enumerate(legal, 1):
            assert f"\n{number}. {words.move(move)}\n" in prompt
        assert prompt.endswith(f"{LAST}{len(legal)}.")
        assert prompt_of(state.resample(seat, rng).view(seat), legal, lang) == prompt
    assert words.problems == []


@pytest.mark.parametrize(
    "answer", ["", "3", "MOVE", "MOVE three", "I think MOVE 1", "MOVE 1\nMOVE 2", "MOVE 0", "MOVE 4"]
)
def test_an_answer_that_names_no_move_is_refused(answer):
    with pytest.raises(BadAnswer):
        chosen(answer, [10, 20, 30])


def test_an_answer_names_a_move():
    assert chosen(" MOVE 2\n", [10, 20, 30]) == 20


def test_a_model_plays_in_a_tournament_and_its_transcript_plays_again(tmp_path):
    model = TextBot(last_move, name="model")
    rows = tournament("dice_king", [model, "random"], games=2, seats=2, seed=1).rows()
    model.save(tmp_path / "transcript.jsonl")
    again = TextBot(Replayed(read_transcript(tmp_path / "transcript.jsonl")), name="model")
    replayed = tournament("dice_king", [again, "random"], games=2, seats=2, seed=1).rows()
    assert [(row["score"], row["decisions"]) for row in rows] == [(row["score"], row["decisions"]) for row in replayed]
    with pytest.raises(BadTranscript, match="ended"):
        again.ask("another prompt")
    with pytest.raises(BadTranscript, match="another prompt"):
        Replayed(model.transcript)("another prompt")


def test_what_was_wrong_is_said_and_asked_again_so_many_times(monkeypatch):
    asked = []

    def mumble(prompt):
        asked.append(prompt)
        return "hm" if len(asked) % 2 else last_move(prompt)

    assert tournament("dice_king", [TextBot(mumble), "random"], games=2, seats=2, seed=1).games >= 2
    assert "NOT UNDERSTOOD: expected one line such as" in asked[1]
    with pytest.raises(Exception, match="names no move"):
        tournament("dice_king", [TextBot(lambda prompt: "hm"), "random"], games=2, seats=2, seed=1)
