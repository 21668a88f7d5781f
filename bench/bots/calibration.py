"""Are the chances true that the nets tell? Games of the levels among themselves, in every game, seat count and mode.

python -m bench.bots.calibration --games 400 --journal runs/calibration.jsonl --pictures docs/pictures/calibration
python -m bench.bots.calibration --games 0 --journal runs/calibration.jsonl --correct

Every game is played by one level at all seats, the levels in turn. The expected calibration error (ECE) is the mean
distance between the chance that was told and the share that won, over ten steps of chances. `--correct` writes a
stretch and a shift of the log-odds into the card of a net for each kind of game whose error is 0.03 or more in at least
a hundred games: fitted to the games with odd seeds, shown for those with even ones. It can be interrupted and resumed.
"""

import argparse
import json
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import numpy as np

from bench.bots.calibration_fit import NONE, Fit, Told, corrected, ece, fitted, told
from bench.bots.calibration_games import Watched, play_missing, read
from bench.bots.calibration_picture import diagram
from pentarchy import games
from pentarchy.bots.nets import net_of
from pentarchy.bots.nets.card import CARD, written
from pentarchy.games import package_of

GOOD = 0.03
ENOUGH = 100
"""Games that a correction is fitted to at least: with fewer it would follow their luck."""


def by_kind(journal: Path, slug: str) -> dict[str, list[Watched]]:
    found: dict[str, list[Watched]] = {}
    for each in read(journal):
        if each.game == slug and each.chances:
            found.setdefault(each.kind, []).append(each)
    return found


def correction_of(watched: list[Watched]) -> Fit:
    """What the games with odd seeds ask for; nothing where they are too few or their chances are true enough."""
    learned = [each for each in watched if each.seed % 2]
    rows = told(learned)
    return fitted(rows) if len(learned) >= ENOUGH and ece(rows) >= GOOD else NONE


def report(slug: str, journal: Path) -> tuple[dict[str, Fit], Told, Told]:
    """A line for each kind of game; the corrections; all held-out chances before and after."""
    fits: dict[str, Fit] = {}
    before, after = list[Told](), list[Told]()
    for kind, watched in sorted(by_kind(journal, slug).items()):
        fit = correction_of(watched)
        held_out = [each for each in watched if fit == NONE or each.seed % 2 == 0]
        before.append(told(held_out))
        after.append(corrected(before[-1], fit))
        line = {"game": slug, "kind": kind, "games": len(held_out), "ece": ece(before[-1]), "corrected": ece(after[-1])}
        print(json.dumps({**line, "stretch": fit[0], "shift": fit[1]}))
        if fit != NONE:
            fits[kind] = fit
    return fits, np.concatenate(before), np.concatenate(after)


def correct(slug: str, fits: dict[str, Fit]) -> None:
    net = net_of(slug)
    assert net is not None
    card = replace(net.card, calibration={kind: list(fit) for kind, fit in fits.items()})
    Path(str(files(package_of(slug)).joinpath(CARD))).write_text(written(card), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=games())
    parser.add_argument("--kind", action="append", default=[], help="such as '1 hard': plays these alone")
    parser.add_argument("--games", type=int, default=400, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--abreast", type=int, default=40, help="games that are played at once")
    parser.add_argument("--journal", type=Path, required=True, help="where games are kept; they are not played again")
    parser.add_argument("--pictures", type=Path, help="a folder for the reliability diagrams")
    parser.add_argument("--correct", action="store_true", help="write the corrections into the cards")
    given = parser.parse_args()
    play_missing(given.game, given.kind, given.games, given.abreast, given.seed, given.journal)
    for slug in given.game:
        fits, before, after = report(slug, given.journal)
        print(json.dumps({"game": slug, "ece": ece(before), "corrected": ece(after), "told": len(before)}))
        if given.pictures:
            given.pictures.mkdir(parents=True, exist_ok=True)
            (given.pictures / f"{slug}.svg").write_text(diagram(slug, before, after), encoding="utf-8")
        if given.correct:
            correct(slug, fits)


if __name__ == "__main__":
    main()
