"""Writes everything anew that follows from the data and the rules of a game, and says what has changed.

    python -m tools.regenerate [GAME ...]        # all games where none is named; or: make regenerate GAME=valeria

That is: how tables are copied, the client's types of views, what the net reads, golden games, published node counts,
versions of encodings, and the fixtures of the client. Where recorded games would replay differently, the version of
the rules is raised first.
"""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import perf_counter

from pentarchy.arena.perft_files import Perft, read
from pentarchy.games import shipped
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.perft import perft
from pentarchy.kernel.steps import CHANCE

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "pentarchy" / "games"
TESTS = ROOT / "tests"
VERSION = re.compile(r"\bversion=(\d+),")
FRESH = [sys.executable, "-m", "tools.regenerate", "--part"]
"""Every part is a process of its own: the game that it loads is the one that is written down by then."""
Notes = list[str]


def main(words: list[str]) -> int:
    if words[:1] == ["--part"]:
        return write_part(words[1], words[2])
    slugs = words or shipped()
    unknown = [slug for slug in slugs if slug not in shipped()]
    if unknown:
        print(f"there is no game '{unknown[0]}' here; the games are: {', '.join(shipped())}")
        return 2
    before = changed_files()
    jobs = [(slug, part) for slug in slugs for part in PARTS]
    for number, (slug, part) in enumerate(jobs, start=1):
        began = perf_counter()
        print(f"[{number}/{len(jobs)}] {slug}: {part} …", flush=True)
        if subprocess.run([*FRESH, part, slug], cwd=ROOT, check=False).returncode:
            print(f"{part} of {slug} could not be written; what was written before stays")
            return 1
        print(f"    {perf_counter() - began:.1f} s", flush=True)
    for slug in slugs:
        if any(f"games/{slug}/" in name for name in changed_files()):
            show_examples(slug)
    summarise(before)
    return 0


def show_examples(slug: str) -> None:
    """Worked examples, in tests and in the lesson, may count on a value that is another one now: they are named."""
    print(f"{slug}: trying the worked examples …", flush=True)
    pytest = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--no-header"]
    lessons = ["tests/lessons", "-k", slug]
    told = [
        subprocess.run([*pytest, *words], cwd=ROOT, capture_output=True, text=True, check=False).stdout
        for words in ([f"tests/games/{slug}", "-k", "not perft and not catanatron"], lessons)
    ]
    failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", "\n".join(told), re.MULTILINE)
    print(
        "    they all stand"
        if not failed
        else f"    {len(failed)} count on what was there before; they are yours to correct:"
    )
    for name in failed:
        print(f"      {name}")


def write_part(part: str, slug: str) -> int:
    try:
        for note in PARTS[part](slug):
            print(f"    {note}")
    except PentarchyError as error:
        print(f"    {error}")
        return 1
    return 0


def changed_files() -> set[str]:
    told = subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {line[3:] for line in told.splitlines()}


def summarise(before: set[str]) -> None:
    """What git sees now, the files that were changed by hand before apart."""
    written = sorted(changed_files() - before)
    print(f"{len(written)} files are different now" + (":" if written else "; everything was up to date."))
    folders = dict.fromkeys(str(Path(name).parent) for name in written)
    for folder in folders:
        names = [Path(name).name for name in written if str(Path(name).parent) == folder]
        print(f"  {folder}: {', '.join(names[:6])}{f' and {len(names) - 6} more' if len(names) > 6 else ''}")
    if written:
        print("`git diff` shows what follows from your change; a line in docs/gaps and CHANGELOG.md is yours to write.")


# The parts, in the order in which one follows from the other.


def table_copies(slug: str) -> Iterator[str]:
    from tools.table_copies import main as write

    if (GAMES / slug / "fields.py").exists():
        write([slug])
    yield from ()


def view_types(slug: str) -> Iterator[str]:
    from tools.view_types import main as write

    write([slug])
    yield from ()


def rules_version(slug: str) -> Iterator[str]:
    """Raised once for all changes that have not been committed."""
    file = GAMES / slug / "__init__.py"
    old, new = version_in(committed(file)), version_in(file.read_text(encoding="utf-8"))
    if old == new and not replays_alike(slug):
        text = VERSION.sub(f"version={new + 1},", file.read_text(encoding="utf-8"), count=1)
        file.write_text(text, encoding="utf-8")
        yield f"recorded games would replay differently: version {new + 1} of the rules ({file.relative_to(ROOT)})"


def version_in(text: str) -> int:
    found = VERSION.search(text)
    return int(found[1]) if found else 1


def committed(file: Path) -> str:
    name = f"HEAD:{file.relative_to(ROOT)}"
    return subprocess.run(["git", "show", name], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def replays_alike(slug: str) -> bool:
    """Whether the golden games on file are still what they were."""
    from tests.golden.regenerate import outcomes_of, replayed

    return all(replayed(slug, name) for name in outcomes_of(slug))


def net(slug: str) -> Iterator[str]:
    from tools.carry_net import carry_net

    return carry_net(slug)


def golden_games(slug: str) -> Iterator[str]:
    from tests.golden.regenerate import regenerate

    anew = regenerate(slug)
    if anew:
        yield f"{len(anew)} games had to be played anew: {', '.join(anew[:6])}{' …' if len(anew) > 6 else ''}"


def node_counts(slug: str) -> Iterator[str]:
    for file in sorted((TESTS / "games" / slug / "perft").glob("*.perft")):
        counted, published = read(file), read(file)
        yield from mended(counted, file.name)
        position = counted.position()
        counted.counts = {depth: perft(position, depth) for depth in counted.counts}
        if counted != published:
            file.write_text(counted.text(), encoding="utf-8")


def mended(counted: Perft, name: str) -> Iterator[str]:
    """An opening that is not legal any more goes another way from there, as long as it was."""
    legal = longest_legal(counted)
    if legal < len(counted.opening):
        yield f"{name}: '{counted.opening[legal]}' is not legal any more, another opening was found"
        counted.opening = on_from(counted, legal)


def longest_legal(counted: Perft) -> int:
    for length in range(len(counted.opening), 0, -1):
        try:
            Perft(counted.game, counted.seats, counted.options, counted.opening[:length]).position()
        except PentarchyError:
            continue
        return length
    return 0


def on_from(counted: Perft, length: int) -> list[str]:
    opening, rng = counted.opening[:length], Random(counted.title)
    state = Perft(counted.game, counted.seats, counted.options, opening).position()
    while len(opening) < len(counted.opening) and not state.over:
        move = state.draw(rng.random()) if state.seat == CHANCE else rng.choice(state.options())
        opening.append(state.game.text(move))
        state.play(move)
    return opening


def versions_of_encodings(slug: str) -> Iterator[str]:
    from tests.envs.versions import write

    write()
    yield from ()


def fixtures_of_the_client(slug: str) -> Iterator[str]:
    from tools.board_fixtures import main as write

    write([slug])
    yield from ()


PARTS: dict[str, Callable[[str], Iterator[str]]] = {
    "copies of tables": table_copies,
    "types of views": view_types,
    "version of the rules": rules_version,
    "net": net,
    "golden games": golden_games,
    "node counts": node_counts,
    "versions of encodings": versions_of_encodings,
    "fixtures of the client": fixtures_of_the_client,
}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
