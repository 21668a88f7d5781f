"""The compiled build plays exactly as the source does: the same node counts, the same games, the same views. And being
faster, it is the one that is asked whether the properties hold in many games.

The file is also the script that both builds run: `PYTHONPATH=build/tested python -m tests.test_compiled dice_king`,
with `properties` behind it for those.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest

import pentarchy
from pentarchy.arena.perft_files import read
from pentarchy.bots import SeatObservation, bot
from pentarchy.kernel import Dealer
from pentarchy.kernel.perft import perft
from pentarchy.kernel.testing import PROPERTIES, frozen, random_game
from pentarchy.kernel.testing.properties import invariants_hold
from pentarchy.kernel.testing.random_games import now_and_then
from tests.together import games_together

ROOT = Path(__file__).resolve().parent.parent
GAMES_A_VARIANT = 2
LOOKED_AT = 0.25
DECISIONS = 12
SLOWEST_BUILD = 1800
MORE_GAMES = {"night_watch": 10}
USUALLY_MORE = 30
"""Games of each variant and number of seats in which only the invariants are looked at, after every move: altogether
over two thousand. Fewer where they are long: each of the Night's Watch is as long as ten others."""


OUTSIDE = """
from pentarchy.kernel import state
from pentarchy.kernel.testing import PROPERTIES
from pentarchy_morris import GAME
assert not state.__file__.endswith(".py")
for holds in PROPERTIES:
    holds(GAME, GAME.variants[0], 2, 1)
"""
MISTAKES = """
import pentarchy
from pentarchy.kernel import agenda
from pentarchy.kernel.errors import NoSuchSeat, UnknownMove
assert not agenda.__file__.endswith(".py")
state = pentarchy.load("dice_king").new(2)
for call, mistake in ((state.view, "x"), (state.view, 9), (state.play, "stop")):
    try:
        call(mistake)
    except (NoSuchSeat, UnknownMove):
        continue
    raise AssertionError(mistake)
"""


def fingerprints(slug):
    """All that two builds must agree on, and which modules were really compiled. The source counts elsewhere."""
    game = pentarchy.load(slug)
    interpreted = interpreted_rules()
    files = [] if "pentarchy.kernel.state" in interpreted else perft_files(slug)
    return {
        "interpreted": interpreted,
        "records": {
            f"{variant.name}, {seats} seats, seed {seed}": fingerprint(game, variant, seats, seed)
            for variant, seats in tables(game)
            for seed in range(GAMES_A_VARIANT)
        },
        "thoughts": thoughts(game),
        "perft": {file.stem: counted(file) for file in files},
    }


def fingerprint(game, variant, seats, seed):
    """A check sum over a random game: the record, the last state to the bit; of a variant's first game also views,
    options, features and observations on the way."""
    digest = sha256()

    def look(state):
        shown = [state.view(seat) for seat in (None, *range(seats))]
        options = [state.options(seat) for seat in state.pending]
        rows = [state.features(seat) for seat in range(seats)]
        digest.update(b"".join([state.observation(seat) for seat in range(seats)]))
        digest.update(json.dumps([shown, options, rows], sort_keys=True).encode())

    record = random_game(game, variant, seats, seed, now_and_then(seed, 0 if seed else LOOKED_AT, look))
    digest.update(record.text().encode())
    digest.update(repr(frozen(record.state)).encode())
    return digest.hexdigest()


def thoughts(game):
    """What a searching bot thinks at the first decisions of a game."""
    variant = game.variants[0]
    state, dealer, searcher = game.new(variant.seats[0], variant.options), Dealer(1), bot("baron@60", 1)
    said = []
    while len(said) < DECISIONS:
        state.settle(dealer.random)
        state.play(searcher.choose(SeatObservation(state, state.seat)), state.seat)
        said.append(json.dumps(searcher.analysis.plain(game) | {"seconds": 0}))
    return said


def properties(slug):
    """How many games each property was seen to hold in. Raises AssertionError where one does not."""
    game, held = pentarchy.load(slug), Counter()
    for variant, seats in tables(game):
        more = [(invariants_hold, seed) for seed in range(1, 1 + more_games(slug))]
        for holds, seed in [*((holds, 0) for holds in PROPERTIES), *more]:
            holds(game, variant, seats, seed)
            held[holds.__name__] += 1
    return held


def tables(game):
    return [(variant, seats) for variant in game.variants for seats in variant.seats]


def more_games(slug):
    return MORE_GAMES.get(slug, USUALLY_MORE)


def perft_files(slug):
    return sorted((ROOT / "tests" / "games" / slug / "perft").glob("*.perft"))


def counted(file):
    published = read(file)
    position = published.position()
    return {str(depth): perft(position, depth) for depth in published.counts}


def interpreted_rules():
    """The modules of kernel, games and bots, as loaded now, that are plain Python."""
    compiled = ("pentarchy.kernel", "pentarchy.games", "pentarchy.bots")
    rules = {name: module for name, module in sys.modules.items() if name.startswith(compiled)}
    return sorted(name for name, module in rules.items() if (module.__file__ or "").endswith(".py"))


def run_by(tree, *arguments):
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "tests.test_compiled", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def missing_for_a_build():
    """What a machine without a compiled build lacks; '' where there is one."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = [] if Path(sysconfig.get_path("include"), "Python.h").exists() else ["the C headers of Python"]
    return ", ".join([*(program for program in (compiler, "make") if shutil.which(program) is None), *headers])


@pytest.fixture(scope="module")
def compiled_tree():
    """`make tested`, which does nothing when the build is up to date."""
    if missing_for_a_build():
        pytest.skip(f"the compiled build needs {missing_for_a_build()}, which is not installed")
    built = subprocess.run(["make", "tested"], cwd=ROOT, capture_output=True, text=True, timeout=SLOWEST_BUILD)
    assert built.returncode == 0, built.stdout + built.stderr
    return ROOT / "build" / "tested"


@pytest.fixture(scope="module")
def both(compiled_tree):
    """What each build says of a game, asked once."""
    said = {}

    def ask(slug):
        if slug not in said:
            said[slug] = (run_by(ROOT / "src", slug), run_by(compiled_tree, slug))
        return said[slug]

    return ask


@pytest.mark.parametrize("slug", games_together("both builds"))
def test_the_compiled_build_is_compiled(slug, both):
    source, compiled = both(slug)
    assert "pentarchy.kernel.state" in source["interpreted"]
    left = [name for name in compiled["interpreted"] if not stays_interpreted(name)]
    assert left == []


def stays_interpreted(name):
    """Packages, the test kit, outside programs, and modules that say so near the top (see setup.py)."""
    path = ROOT / "src" / Path(*name.split("."))
    if path.is_dir() or ".testing" in name or ".outside" in name:
        return True
    return "# not compiled" in path.with_suffix(".py").read_text(encoding="utf-8").splitlines()[:5]


@pytest.mark.parametrize("slug", games_together("both builds"))
def test_both_builds_play_the_same_games(slug, both):
    source, compiled = both(slug)
    assert compiled["records"] == source["records"]
    assert source["records"]


@pytest.mark.parametrize("slug", games_together("both builds"))
def test_bots_of_both_builds_think_alike(slug, both):
    source, compiled = both(slug)
    assert compiled["thoughts"] == source["thoughts"]


@pytest.mark.parametrize("slug", games_together("both builds"))
def test_the_compiled_build_counts_as_published(slug, both):
    compiled = both(slug)[1]
    for file in perft_files(slug):
        published = {str(depth): count for depth, count in read(file).counts.items()}
        assert compiled["perft"][file.stem] == published, file.name


@pytest.mark.parametrize("slug", games_together("both builds"))
def test_the_properties_hold_in_many_games(slug, compiled_tree):
    held, places = run_by(compiled_tree, slug, "properties"), len(tables(pentarchy.load(slug)))
    expected = {holds.__name__: places for holds in PROPERTIES}
    assert held == {**expected, "invariants_hold": places * (1 + more_games(slug))}


def test_a_game_from_outside_runs_on_the_compiled_kernel(compiled_tree):
    """It is plain Python, and extends compiled classes."""
    assert_runs(OUTSIDE, compiled_tree, ROOT / "examples" / "morris" / "src")


def test_the_compiled_build_names_a_seat_and_a_move_that_do_not_exist(compiled_tree):
    """Left to itself the compiler lets a text for a number end as a bare TypeError."""
    assert_runs(MISTAKES, compiled_tree)


@pytest.mark.parametrize("module", ["test_copies.py", "test_openspiel.py"])
def test_the_compiled_build_is_copied_and_simulated(module, compiled_tree):
    """Environments are pickled, and OpenSpiel writes down and reads whole games of all, as from source."""
    pytest.importorskip("pyspiel")
    environment = {**os.environ, "PYTHONPATH": str(compiled_tree)}
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", f"tests/envs/{module}"]
    chosen = ["-k", "whole_serialised"] if module == "test_openspiel.py" else []
    done = subprocess.run([*command, *chosen], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def assert_runs(script, *trees):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, trees))}
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_over_two_thousand_games_are_looked_at():
    assert sum(len(tables(pentarchy.load(slug))) * more_games(slug) for slug in pentarchy.games()) > 2000


if __name__ == "__main__":
    told = properties if sys.argv[2:] == ["properties"] else fingerprints
    sys.stdout.write(json.dumps(told(sys.argv[1])))
