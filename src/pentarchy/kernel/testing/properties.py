"""Properties that every game must have, each a function of a game, a variant, a seat count and a seed.

They raise AssertionError with the moves that led there. `PROPERTIES` names them all.
"""

from copy import copy, deepcopy
from pickle import dumps, loads
from random import Random

from pentarchy.kernel.agenda import Agenda
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.errors import BadRecord, CannotUndo, IllegalMove, UnknownMove
from pentarchy.kernel.events import Facts
from pentarchy.kernel.game import Game, Variant
from pentarchy.kernel.playout import random_playout
from pentarchy.kernel.record import Record, replay
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import CHANCE
from pentarchy.kernel.testing.frozen import frozen
from pentarchy.kernel.testing.random_games import Property, now_and_then, played, random_game, some, step
from pentarchy.kernel.testing.secrets import (
    facts_are_known,
    features_are_known,
    secrets_stay_secret,
    undo_never_passes_a_reveal,
)
from pentarchy.kernel.testing.shapes import declarations, misfits, view_of

SLICE = 25
"""Moves of random play between two looks."""


def game_ends(game: Game, variant: Variant, seats: int, seed: int) -> None:
    """Random games end, with a place and a score for every seat."""
    record = random_game(game, variant, seats, seed, lambda state: None)
    outcome = record.state.outcome
    assert len(outcome.places) == len(outcome.scores) == len(outcome.parts) == seats
    assert all(1 <= place <= max(seats, 2) for place in outcome.places)
    assert outcome.reason
    assert record.state.pending == []


def invariants_hold(game: Game, variant: Variant, seats: int, seed: int) -> None:
    """Components are conserved and nothing is negative, after every move."""

    def look(state: State) -> None:
        assert state.invariants() == [], (game.slug, variant.name, seats, seed, state.question)

    random_game(game, variant, seats, seed, look)


def options_are_moves(game: Game, variant: Variant, seats: int, seed: int) -> None:
    """Options are in rising order, each once, and their notation round-trips; chance weights are positive."""

    def look(state: State) -> None:
        for seat in state.pending:
            options = state.options(seat)
            assert options, (state.question, "offers nothing")
            assert options == sorted(set(options)), (state.question, [game.text(move) for move in options])
            for move in options:
                assert game.parse(game.text(move)) == move, game.text(move)
        if state.seat == CHANCE:
            weights = state.weights()
            assert len(weights) == len(state.options()), state.question
            assert min(weights) > 0, state.question

    random_game(game, variant, seats, seed, look)


def candidates_are_options(game: Game, variant: Variant, seats: int, seed: int) -> None:
    """What bots choose among is legal, not empty, and known to the seat that is asked."""
    rng = Random(seed)

    def look(state: State) -> None:
        for seat in state.pending if state.seat != CHANCE else []:
            candidates = state.candidates(seat)
            assert candidates, state.question
            assert candidates == [move for move in state.options(seat) if move in candidates], state.question
            assert state.resample(seat, rng).candidates(seat) == candidates, state.question

    random_game(game, variant, seats, seed, now_and_then(seed, 0.2, look))


def why_not_agrees(game: Game, variant: Variant, seats: int, seed: int) -> None:
    """Over the bounded vocabulary, `why_not` is silent for the options and for nothing else, and names a rule."""

    def look(state: State) -> None:
        for seat in state.pending:
            silent = []
            for move in game.vocabulary.bounded():
                refusal = state.why_not(move, seat)
                if refusal is None:
                    silent.append(move)
                else:
                    assert refusal.rule.startswith(f"{game.prefix}-"), (state.question, game.text(move))
                    assert refusal.key, (state.question, game.text(move))
            bounded = [move for move in state.options(seat) if not game.vocabulary.verb_of(move).is_open]
            assert silent == bounded, (state.question, [game.text(move) for move in set(silent) ^ set(bounded)])

    random_game(game, variant, seats, seed, now_and_then(seed, 0.05, look))


def illegal_moves_change_nothing(game: Game, variant: Variant, seats: int, seed: int) -> None:
    """A move that is not on offer raises, and the state stays as it is."""
    rng = Random(seed)

    def look(state: State) -> None:
        if state.over:
            return
        before = frozen(state)
        for move in (rng.randrange(game.vocabulary.size), -1, game.vocabulary.size):
            if 0 <= move < game.vocabulary.size and state.why_not(move) is None:
                continue
            try:
                state.play(move)
            except (IllegalMove, UnknownMove):
                assert frozen(state) == before
            else:
                raise AssertionError(f"{game.text(move)} was played though it is refused")

    random_game(game, variant, seats, seed, now_and_then(seed, 0.2, look))


def copies_are_independent(game: Game, variant: Variant, seats: int, seed: int) -> None:
    """Playing on a copy leaves the original alone, and leads where playing on the original would."""
    rng = Random(seed)

    def look(state: State) -> None:
        before = frozen(state)
        assert frozen(state.copy()) == before
        for seat in state.pending[:1]:
            moves = some(state.options(seat), rng)
            for move in moves:
                assert frozen(played(state, seat, move)) == frozen(played(state, seat, move)), game.text(move)
            assert frozen(state) == before, (state.question, [game.text(move) for move in moves])

    random_game(game, variant, seats, seed, now_and_then(seed, 0.1, look))


def states_can_be_sent(game: Game, variant: Variant, seats: int, seed: int) -> None:
    """Pickled or copied by Python's own means, a state, its game, outcome and record are the same and play on alike."""
    rng = Random(seed)

    def look(state: State) -> None:
        twins = [loads(dumps(state)), copy(state), deepcopy(state)]
        for twin in twins:
            assert frozen(twin) == frozen(state), state.question
            assert twin.game is game
        for seat in state.pending[:1]:
            move = rng.choice(state.options(seat))
            after = frozen(played(state, seat, move))
            for twin in twins:
                twin.play(move, seat)
                assert frozen(twin) == after, game.text(move)

    record = random_game(game, variant, seats, seed, now_and_then(seed, 0.2, look))
    again = loads(dumps(record))
    assert again.text() == deepcopy(record).text() == record.text()
    assert loads(dumps(record.state.outcome)).places == again.state.outcome.places


def records_replay(game: Game, variant: Variant, seats: int, seed: int) -> None:
    """A record replays to the identical state; cut off or changed it is refused."""
    record = random_game(game, variant, seats, seed, lambda state: None)
    text = record.text()
    again = replay(game, text)
    assert frozen(again.state) == frozen(record.state)
    assert again.text() == text
    for wrong in (text[: len(text) // 2], text.replace("\nseats ", "\nseats 1", 1), "", text + "x"):
        try:
            replay(game, wrong)
        except BadRecord:
            continue
        raise AssertionError("a broken record was taken")


def undo_restores(game: Game, variant: Variant, seats: int, seed: int) -> None:
    """Taking a move back restores the identical state, freely or by consent, and the record still replays."""
    record = Record(game, seats, variant.options)
    dealer, rng = Dealer(seed), Random(seed)
    while not record.state.over and len(record.entries) < 200:
        takes_back, length, mover = rng.random() < 0.1, len(record.entries), record.state.seat
        before = frozen(record.state) if takes_back else None
        step(record, dealer, rng)
        chosen = record.entries[-1].seat if len(record.entries) > length else mover
        if takes_back and chosen != CHANCE:
            undo_last(record, chosen, before)
    assert frozen(replay(game, record.text()).state) == frozen(record.state)


def undo_last(record: Record, seat: int, before: object) -> None:
    try:
        record.undo(seat)
    except CannotUndo:
        record.undo(seat, consent=True)
    assert frozen(record.state) == before


def view_says_who_acts(game: Game, variant: Variant, seats: int, seed: int) -> None:
    """`active` and `pending` of every view are those who face the question, from set-up to the end."""

    def look(state: State) -> None:
        for seat in (None, *range(seats)):
            view = state.view(seat)
            assert "active" not in table_of(state, seat), "the kernel says who acts, a game says who is on turn"
            assert view["pending"] == state.pending, state.question
            assert view["active"] == (None if state.over else state.pending[0]), state.question
            turn = view.get("on_turn")
            assert turn is None or (isinstance(turn, int) and turn >= 0), (state.question, turn)

    random_game(game, variant, seats, seed, now_and_then(seed, 0.2, look))


def views_are_as_declared(game: Game, variant: Variant, seats: int, seed: int) -> None:
    """What everybody sees has exactly the shape that the game declares."""
    declared, prompt = view_of(type(game.new(seats, variant.options))), prompt_shape()
    assert declared is not None, f"{game.slug} has no TypedDict `View` in its view.py"

    def look(state: State) -> None:
        for eye in (None, *range(seats)):
            wrong = [*misfits(state.stance(eye), prompt, "prompt"), *misfits(table_of(state, eye), declared, "view")]
            assert not wrong, (state.question, wrong[:10])

    random_game(game, variant, seats, seed, now_and_then(seed, 0.04, look))


def prompt_shape() -> object:
    found: object = getattr(declarations("pentarchy.kernel.views"), "Prompt")  # noqa: B009
    return found


def table_of(state: State, seat: int | None) -> Facts:
    return state.sights([seat])[0]


def every_question_is_a_choice(game: Game, variant: Variant, seats: int, seed: int) -> None:
    """Nobody is asked where there is nothing to choose: one option only (unless not asking would tell a secret), or
    options that all come to the same."""

    def look(state: State) -> None:
        assert isinstance(state, Agenda)
        for seat in state.pending if state.seat != CHANCE else []:
            options, facing = state.options(seat), state.facing(seat)
            asked = (type(facing).__name__, [game.text(move) for move in options[:5]])
            assert len(options) > 1 or not facing.auto_played, asked
            assert len(options) == 1 or not all_alike(state, seat, options), asked

    random_game(game, variant, seats, seed, now_and_then(seed, 0.3, look))


def all_alike(state: State, seat: int, options: list[int]) -> bool:
    """Whether all options lead to the same position."""
    first = frozen(played(state, seat, options[0]))
    return all(frozen(played(state, seat, move)) == first for move in options[1:])


def random_play_is_honest(game: Game, variant: Variant, seats: int, seed: int) -> None:
    """The quick loop for random play makes the moves that the same luck makes one by one, also when interrupted."""
    quick, honest = game.new(seats, variant.options), game.new(seats, variant.options)
    luck, whim = Random(seed).random, Random(seed + 1).random
    while not quick.over:
        random_playout(quick, luck, [whim] * seats, SLICE)
        assert_played(quick)
    luck, whim = Random(seed).random, Random(seed + 1).random
    while not honest.over:
        if honest.seat == CHANCE:
            honest.play(honest.draw(luck()))
        else:
            options = honest.options()
            honest.play(options[int(whim() * len(options))])
    assert frozen(quick) == frozen(honest), f"{game.slug} plays differently at random"


def assert_played(state: State) -> None:
    """The state is one that a seat can go on from."""
    fresh = state.copy()
    assert isinstance(fresh, Agenda)
    fresh.cached_offer = None
    assert state.over or (state.seat >= 0 and state.options() == fresh.options())


PROPERTIES: list[Property] = [
    game_ends,
    invariants_hold,
    options_are_moves,
    candidates_are_options,
    why_not_agrees,
    illegal_moves_change_nothing,
    copies_are_independent,
    states_can_be_sent,
    records_replay,
    secrets_stay_secret,
    facts_are_known,
    features_are_known,
    undo_restores,
    undo_never_passes_a_reveal,
    view_says_who_acts,
    views_are_as_declared,
    every_question_is_a_choice,
    random_play_is_honest,
]
