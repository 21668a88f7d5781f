"""Plays the golden games anew and writes them down, for `make regenerate`.

Only needed when a game's rules version has changed: as long as it has not, the games on file must replay as they are.
"""

import json
import re
from pathlib import Path
from random import Random

import pentarchy
from pentarchy import CHANCE, Dealer, PentarchyError, Record

FOLDER = Path(__file__).parent
VERSION = re.compile(r"\nrules \d+\n")


def play(game, options, seats, seed):
    record = Record(game, seats, options)
    dealer, rng = Dealer(seed), Random(seed)
    while not record.state.over:
        state = record.state
        if state.seat == CHANCE:
            record.play(dealer.choose(state))
        else:
            seat = rng.choice(state.pending)
            record.play(rng.choice(state.options(seat)), seat)
    return record


def expected(record):
    outcome = record.state.outcome
    return {"places": outcome.places, "scores": outcome.scores, "reason": outcome.reason, "tie": outcome.tie_break}


def replayed(slug, name):
    """The game on file, if the rules of today lead it to the same end; None if not. Its version does not matter."""
    game = pentarchy.load(slug)
    text = (FOLDER / slug / f"{name}.record").read_text(encoding="utf-8")
    try:
        record = pentarchy.replay(game, VERSION.sub(f"\nrules {game.version}\n", text, count=1))
    except PentarchyError:
        return None
    return record if record.state.over and expected(record) == outcomes_of(slug)[name] else None


def regenerate(slug):
    """Writes all games of a game; those that do not replay as they are played anew. The names of these."""
    game, outcomes, anew = pentarchy.load(slug), {}, []
    for name, variant, seats in cases(game):
        record = replayed(slug, name) if (FOLDER / slug / f"{name}.record").exists() else None
        if record is None:
            anew.append(name)
            record = play(game, variant.options, seats, 1)
        outcomes[name] = expected(record)
        write(slug, f"{name}.record", record.text())
    write(slug, "outcomes.json", json.dumps(outcomes, indent=1) + "\n")
    return anew


def cases(game):
    return [(f"{variant.name}-{seats}", variant, seats) for variant in game.variants for seats in variant.seats]


def write(slug, name, text):
    (FOLDER / slug).mkdir(exist_ok=True)
    (FOLDER / slug / name).write_text(text, encoding="utf-8")


def outcomes_of(slug):
    return json.loads((FOLDER / slug / "outcomes.json").read_text(encoding="utf-8"))
