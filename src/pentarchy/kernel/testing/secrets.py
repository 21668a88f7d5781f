"""Properties of knowledge: what leaves a state tells a seat nothing that it must not know."""

import json
from random import Random

from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.errors import CannotUndo
from pentarchy.kernel.events import Facts
from pentarchy.kernel.features import MOST
from pentarchy.kernel.game import Game, Variant
from pentarchy.kernel.record import Record
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import CHANCE
from pentarchy.kernel.testing.frozen import frozen
from pentarchy.kernel.testing.random_games import is_looked_at, now_and_then, random_game, step


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
            evenly = rng.random() < 0.5
            twin = state.resample(seat, rng) if evenly or seat is None else state.imagine(seat, rng)
            assert twin.view(seat) == state.view(seat), (state.question, seat, differing(state, twin, seat))
            assert twin.pending == state.pending
            assert not twin.invariants(), twin.invariants()
            if seat in state.pending:
                assert twin.options(seat) == state.options(seat), (state.question, seat)
            events_tell_no_more(state.copy(), twin, seat, rng)

    random_game(game, variant, seats, seed, now_and_then(seed, 0.15, look))


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


def facts_are_known(game: Game, variant: Variant, seats: int, seed: int) -> None:
    """What is told about an option is plain data, follows from what the asked seat may know, and changes nothing."""
    rng = Random(seed)

    def look(state: State) -> None:
        before = frozen(state)
        for seat in state.pending if state.seat != CHANCE else []:
            twin, together = state.resample(seat, rng), state.option_facts(seat)
            for move in state.options(seat):
                facts = state.facts(move, seat)
                assert together.pop(move, {}) == facts, (state.question, game.text(move), facts)
                assert json.loads(json.dumps(facts, allow_nan=False)) == facts, (state.question, facts)
                assert twin.facts(move, seat) == facts, (state.question, game.text(move), facts)
            assert not together, (state.question, "something is told about moves that are not options")
        assert frozen(state) == before, (state.question, "looking at options has changed something")

    random_game(game, variant, seats, seed, now_and_then(seed, 0.1, look))


def features_are_known(game: Game, variant: Variant, seats: int, seed: int) -> None:
    """A net reads the same numbers off every state that a seat may be in: as many everywhere, each fit for a byte."""
    rng, widths = Random(seed), set[int]()

    def look(state: State) -> None:
        before = frozen(state)
        for seat in range(seats):
            row, twin = state.features(seat), state.resample(seat, rng).features(seat)
            unlike = [place for place, number in enumerate(row) if number != twin[place]]
            assert not unlike, (state.question, seat, unlike)
            assert all(0 <= number <= MOST for number in row), (state.question, row)
            widths.add(len(row))
        assert frozen(state) == before, (state.question, "reading features has changed something")

    look(random_game(game, variant, seats, seed, now_and_then(seed, 0.1, look)).state)
    assert len(widths) == 1, widths


def undo_never_passes_a_reveal(game: Game, variant: Variant, seats: int, seed: int) -> None:
    """A decision by which somebody has learned something is not taken back freely."""
    record = Record(game, seats, variant.options)
    dealer, rng = Dealer(seed), Random(seed)
    while not record.state.over:
        before = record.state.copy()
        step(record, dealer, rng)
        mover = record.entries[-1].seat
        if mover != CHANCE and is_looked_at(rng, 0.1, len(record.entries)) and has_taught(before, record, rng):
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
