"""Plays the golden games anew and writes them down: `python -m tests.golden.regenerate [slug]`.

Only needed when a game's rules version has changed: as long as it has not, the games on file must replay as they are.
"""

import json
import sys
from pathlib import Path
from random import Random

import pentarchy
from pentarchy import CHANCE, Dealer, Record

FOLDER = Path(__file__).parent


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


def games_of(game):
    for variant in game.variants:
        for seats in variant.seats:
            yield f"{variant.name}-{seats}", play(game, variant.options, seats, 1)


def regenerate(slug):
    game = pentarchy.load(slug)
    folder = FOLDER / slug
    folder.mkdir(exist_ok=True)
    outcomes = {}
    for name, record in games_of(game):
        (folder / f"{name}.record").write_text(record.text(), encoding="utf-8")
        outcomes[name] = expected(record)
    (folder / "outcomes.json").write_text(json.dumps(outcomes, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for chosen in sys.argv[1:] or pentarchy.games():
        regenerate(chosen)
