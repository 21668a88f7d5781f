"""Writes web/fixtures/: moments of every game as the server would tell them, and the words of the games.

For the development page, the pictures and the tests of the client: `python tools/board_fixtures.py [GAME ...]`.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

import pentarchy
from pentarchy.bots import BOTS, SeatObservation
from pentarchy.games import shipped
from pentarchy.games.meta import meta_of
from pentarchy.kernel.events import Facts, Json
from pentarchy.kernel.state import State
from pentarchy.kernel.views import called_in
from pentarchy.server.web.glossary import glossary
from pentarchy.words import LANGUAGES, Words

FOLDER = Path(__file__).parent.parent / "web" / "fixtures"
SOLO = "-solo"
"""`paladins-solo` is a fixture with one seat, written when it is asked for."""
PLAYERS = ["Anna", "Boris", "Cyril", "Dora", "Eva"]
MOMENTS = (0, 12, 40, 90, 160)
"""After so many choices, if the game lasts that long; and always the end."""
SEED = 11
LONGEST = 2000


def moments(slug: str, seats: int) -> Iterator[dict[str, object]]:
    """A game of careless bots, caught now and then: just before a choice, with what happened since the last one."""
    state, luck, rng = pentarchy.load(slug).new(seats), Random(SEED).random, Random(SEED)
    state.listen()
    state.settle(luck)
    before = state.copy()
    for choice in range(LONGEST):
        if state.over or choice in MOMENTS:
            yield caught(state, before, f"{choice:03}")
        if state.over:
            return
        before = state.copy()
        state.heard()
        step(state, rng)
        state.settle(luck)
    yield caught(state, before, "late")


def step(state: State, rng: Random) -> None:
    seat = state.pending[0]
    state.play(BOTS["squire"](rng.randrange(1 << 30)).choose(SeatObservation(state, seat)), seat)


def caught(state: State, before: State, name: str) -> dict[str, object]:
    events = state.heard()
    eyes = [*range(state.seats), None]
    outcome = state.outcome if state.over else None
    return {
        "name": "end" if state.over else name,
        "players": PLAYERS[: state.seats],
        "sights": [
            {
                "seat": eye,
                "view": state.view(eye),
                "before": before.view(eye),
                "events": [event.told_to(eye) for event in events],
                "options": [state.game.text(move) for move in options(state, eye)],
                "facts": facts(state, eye),
                "said": said(state, eye, [event.told_to(eye) for event in events]),
            }
            for eye in eyes
        ],
        "result": outcome and {"places": outcome.places, "scores": outcome.scores, "parts": outcome.parts},
    }


def options(state: State, eye: int | None) -> list[int]:
    return state.options(eye) if eye in state.pending and eye is not None else []


def facts(state: State, eye: int | None) -> dict[str, Facts]:
    """What the rules tell about the options, by move."""
    found = {state.game.text(move): state.facts(move, eye) for move in options(state, eye)} if eye is not None else {}
    return {move: known for move, known in found.items() if known}


def said(state: State, eye: int | None, events: list[dict[str, Json]]) -> dict[str, list[str]]:
    """Options and events in words by language: what the client must say too."""
    found = {}
    for lang in LANGUAGES:
        words = Words(state.game, lang, PLAYERS[: state.seats])
        words.called = called_in(state.view(eye))
        moves = options(state, eye)
        found[lang] = [words.move(move) for move in moves] + [words.event(event) for event in events]
        found[lang] += [words.note(move, state.facts(move, eye)) for move in moves if eye is not None]
    return found


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in names or shipped():
        slug = name.removesuffix(SOLO)
        seats = 1 if name.endswith(SOLO) else meta_of(slug).seats
        written = {"game": slug, "moments": list(moments(slug, seats))}
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(written))
        for lang in LANGUAGES:
            (FOLDER / f"{slug}.{lang}.words.json").write_bytes(msgspec.json.encode(glossary(slug, lang)))


if __name__ == "__main__":
    main(sys.argv[1:])
