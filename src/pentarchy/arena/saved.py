"""A tournament on disk: a line about the contest, then a line for every deal. It can be broken off anywhere."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from pentarchy.arena.contest import Contest, Deal, Result
from pentarchy.games import load
from pentarchy.kernel.errors import PentarchyError

FORMAT = 1


class BadSavedTournament(PentarchyError):
    def __init__(self, path: Path, why: str) -> None:
        self.path = path
        self.why = why
        super().__init__(f"cannot go on with {path}: {why}")


def heading(contest: Contest) -> dict[str, object]:
    """What a file must say to be about this contest."""
    return {"tournament": FORMAT, "rules_version": load(contest.slug).version, **asdict(contest)}


class SavedDeals:
    """The deals of a contest and the file that they go to, one by one, or all at once when a quiet one is asked to.
    A file that is there already is gone on with. Raises BadSavedTournament."""

    def __init__(self, path: Path, contest: Contest, quiet: bool = False) -> None:
        self.path = path
        self.contest = contest
        self.quiet = quiet
        self.deals: dict[int, Deal] = {}
        if not quiet and path.exists() and path.stat().st_size:
            self.read(contest)
        elif not quiet:
            self.append(heading(contest))

    def read(self, contest: Contest) -> None:
        lines = [*whole_lines(self.path)]
        if not lines or lines[0].get("tournament") != FORMAT:
            raise BadSavedTournament(self.path, "it holds no tournament of this format")
        check(self.path, lines[0], heading(contest))
        deals = [deal_of(self.path, line) for line in lines[1:]]
        self.deals = {deal.index: deal for deal in deals}
        self.write_down()

    def save(self, deal: Deal) -> None:
        self.deals[deal.index] = deal
        if not self.quiet:
            self.append(deal.plain())

    def write_down(self) -> None:
        """The whole file anew."""
        lines = [heading(self.contest), *(deal.plain() for deal in self.deals.values())]
        self.path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")

    def append(self, line: dict[str, object]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def whole_lines(path: Path) -> Iterator[dict[str, object]]:
    """The lines of a file as objects. A last line that was cut off while being written is passed over."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    for number, line in enumerate(lines, start=1):
        try:
            value = json.loads(line)
        except json.JSONDecodeError as error:
            if number == len(lines) and not line.endswith("\n"):
                return
            raise BadSavedTournament(path, f"line {number} is damaged") from error
        if not isinstance(value, dict):
            raise BadSavedTournament(path, f"line {number} is no object")
        yield value


def check(path: Path, found: dict[str, object], wanted: dict[str, object]) -> None:
    for key, value in wanted.items():
        if found.get(key) != value:
            raise BadSavedTournament(path, f"its {key} is {found.get(key)!r}, not {value!r}")


def deal_of(path: Path, line: dict[str, object]) -> Deal:
    index, games = line.get("deal"), line.get("games")
    if not isinstance(index, int) or not isinstance(games, list):
        raise BadSavedTournament(path, "a line is no deal")
    try:
        return Deal(index, [Result(**game) for game in games])
    except TypeError as error:
        raise BadSavedTournament(path, f"deal {index} lacks something") from error
