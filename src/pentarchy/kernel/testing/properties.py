"""Properties that every game must have, each a function of a game, a variant, a seat count and a seed.

They raise AssertionError with the moves that led there. `PROPERTIES` names them all.
"""

import json
from collections.abc import Callable
from random import Random

from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.errors import BadRecord, CannotUndo, IllegalMove, UnknownMove
from pentarchy.kernel.events import Facts
from pentarchy.kernel.game import Game, Variant
from pentarchy.kernel.playout import random_playout
from pentarchy.kernel.record import Record, replay
from pentarchy.kernel.state import Agenda, State
from pentarchy.kernel.steps import CHANCE
from pentarchy.kernel.testing.frozen import frozen
from pentarchy.kernel.testing.shapes import declarations, misfits, view_of

MOST_MOVES = 50_000
SLICE = 25
"""Moves of random play between two looks."""
Property = Callable[[Game, Variant, int, int], None]


def random_game(game: Game, variant: Variant, seats: int, seed: int, look: Callable[[State], None]) -> Record:
    """A game of random moves; `look` sees the state before every move and at the end."""
    record = Record(game, seats, variant.options)
    dealer, rng = Dealer(seed), Random(seed)
    while not record.state.over:
        assert len(record.entries) < MOST_MOVES, f"{game.slug} does not end: {record.lines[-5:]}"
        look(record.state)
        step(record, dealer, rng)
    look(record.state)
    return record


def step(record: Record, dealer: Dealer, rng: Random) -> None:
    state = record.state
    if state.seat == CHANCE:
        record.play(dealer.choose(state))
    else:
        seat = rng.choice(state.pending)
        record.play(rng.choice(state.options(seat)), seat)


def now_and_then(seed: int, share: float, look: Callable[[State], None]) -> Callable[[State], None]:
    """Looks at a random share of the positions only."""
    rng = Random(seed)

    def sometimes(state: State) -> None:
        if rng.random() < share:
            look(state)

    return sometimes


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

    def look(state: State) -> None:
        before = frozen(state)
        assert frozen(state.copy()) == before
        for seat in state.pending[:1]:
            for move in state.options(seat)[:12]:
                once, twice = state.copy(), state.copy()
                once.play(move, seat)
                twice.play(move, seat)
                assert frozen(once) == frozen(twice), game.text(move)
                assert frozen(state) == before, game.text(move)

    random_game(game, variant, seats, seed, now_and_then(seed, 0.1, look))


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


def secrets_stay_secret(game: Game, variant: Variant, seats: int, seed: int) -> None:
    """What leaves for a seat (view, options, events) is the same for every state that it may be in."""
    rng = Random(seed)
    eyes: list[int | None] = [None, *range(seats)]
    shown: list[tuple[Facts, str]] = []

    def look(state: State) -> None:
        assert all(repr(table) == text for table, text in shown), "what was shown has changed afterwards"
        shown[:] = [(table, repr(table)) for table in state.sights(eyes)]
        whole = [{**state.stance(seat), **table} for seat, (table, _) in zip(eyes, shown)]
        assert whole == [state.view(seat) for seat in eyes], state.question
        for seat in eyes:
            twin = state.resample(seat, rng)
            assert twin.view(seat) == state.view(seat), (state.question, seat, differing(state, twin, seat))
            assert twin.pending == state.pending
            assert not twin.invariants(), twin.invariants()
            if seat in state.pending:
                assert twin.options(seat) == state.options(seat), (state.question, seat)
            events_tell_no_more(state.copy(), twin, seat, rng)

    random_game(game, variant, seats, seed, now_and_then(seed, 0.15, look))


def facts_are_known(game: Game, variant: Variant, seats: int, seed: int) -> None:
    """What is told about an option is plain data, follows from what the asked seat may know, and changes nothing."""
    rng = Random(seed)

    def look(state: State) -> None:
        before = frozen(state)
        for seat in state.pending if state.seat != CHANCE else []:
            twin = state.resample(seat, rng)
            for move in state.options(seat):
                facts = state.facts(move, seat)
                assert json.loads(json.dumps(facts, allow_nan=False)) == facts, (state.question, facts)
                assert twin.facts(move, seat) == facts, (state.question, game.text(move), facts)
        assert frozen(state) == before, (state.question, "looking at options has changed something")

    random_game(game, variant, seats, seed, now_and_then(seed, 0.1, look))


def differing(one: State, other: State, seat: int | None) -> list[str]:
    mine, yours = one.view(seat), other.view(seat)
    return [key for key in mine if mine[key] != yours.get(key)]


def events_tell_no_more(one: State, other: State, seat: int | None, rng: Random) -> None:
    """Somebody else moves in two states that look the same; if they still do, this seat was told the same. Only where
    several choose at once are different moves made: others differ before all eyes, also where they come to the same."""
    if one.over or one.seat == seat:
        return
    told, moves = [], [rng.choice(one.options()), rng.choice(other.options())]
    if len(one.pending) == 1 and other.why_not(moves[0]) is None:
        moves[1] = moves[0]
    for state, move in zip((one, other), moves):
        state.listen()
        state.play(move)
        told.append([event.told_to(seat) for event in state.heard()])
    if one.view(seat) == other.view(seat):
        assert told[0] == told[1], (one.question, seat, told)


def undo_restores(game: Game, variant: Variant, seats: int, seed: int) -> None:
    """Taking a move back restores the identical state, freely or by consent, and the record still replays."""
    record = Record(game, seats, variant.options)
    dealer, rng = Dealer(seed), Random(seed)
    while not record.state.over and len(record.entries) < 200:
        before, length = frozen(record.state), len(record.entries)
        mover = record.state.seat
        step(record, dealer, rng)
        chosen = record.entries[-1].seat if len(record.entries) > length else mover
        if chosen != CHANCE and rng.random() < 0.2:
            undo_last(record, chosen, before)
    assert frozen(replay(game, record.text()).state) == frozen(record.state)


def undo_last(record: Record, seat: int, before: object) -> None:
    try:
        record.undo(seat)
    except CannotUndo:
        record.undo(seat, consent=True)
    assert frozen(record.state) == before


def undo_never_passes_a_reveal(game: Game, variant: Variant, seats: int, seed: int) -> None:
    """A decision by which somebody has learned something is not taken back freely."""
    record = Record(game, seats, variant.options)
    dealer, rng = Dealer(seed), Random(seed)
    while not record.state.over:
        before = record.state.copy()
        step(record, dealer, rng)
        mover = record.entries[-1].seat
        if mover != CHANCE and rng.random() < 0.1 and has_taught(before, record, rng):
            assert_stands(record, mover)


def has_taught(before: State, record: Record, rng: Random) -> bool:
    """Whether the last decision rules out, for some seat, a world in which that seat could have been before it."""
    last = record.entries[-1]
    for seat in range(before.seats):
        seen = shown_after(before, last.move, last.seat, seat)
        for _ in range(6):
            world = before.resample(seat, rng)
            moves = [last.move, *(world.options(last.seat) if seat != last.seat else [])]
            if all(
                world.why_not(move, last.seat) or shown_after(world, move, last.seat, seat) != seen for move in moves
            ):
                return True
    return False


def shown_after(state: State, move: int, mover: int, seat: int) -> Facts:
    twin = state.copy()
    twin.play(move, mover)
    return twin.view(seat)


def assert_stands(record: Record, seat: int) -> None:
    try:
        record.undo(seat)
    except CannotUndo:
        return
    raise AssertionError(f"{record.lines[-3:]} was taken back although it had shown something")


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


def played(state: State, seat: int, move: int) -> State:
    twin = state.copy()
    twin.play(move, seat)
    return twin


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
    why_not_agrees,
    illegal_moves_change_nothing,
    copies_are_independent,
    records_replay,
    secrets_stay_secret,
    facts_are_known,
    undo_restores,
    undo_never_passes_a_reveal,
    view_says_who_acts,
    views_are_as_declared,
    every_question_is_a_choice,
    random_play_is_honest,
]
