"""A run on disk: a line that says what it is, then a line for every result. It can be broken off anywhere."""

import json
from collections.abc import Iterator
from pathlib import Path

from pentarchy.kernel.errors import PentarchyError

FORMAT = 1
Line = dict[str, object]


class BadSavedRun(PentarchyError):
    def __init__(self, path: Path, why: str) -> None:
        self.path = path
        self.why = why
        super().__init__(f"cannot continue {path}: {why}")


class Journal:
    """Lines under a heading, whose first key names the kind of run. An existing file is continued; a quiet
    journal writes nothing until it is asked to. Raises BadSavedRun."""

    def __init__(self, path: Path, heading: Line, quiet: bool = False) -> None:
        self.path = path
        self.heading = heading
        self.quiet = quiet
        self.lines: list[Line] = []
        if not quiet and path.exists() and path.stat().st_size:
            self.lines = self.read()
        elif not quiet:
            self.append(heading)

    def read(self) -> list[Line]:
        kind, lines = next(iter(self.heading)), [*whole_lines(self.path)]
        if not lines or lines[0].get(kind) != FORMAT:
            raise BadSavedRun(self.path, f"it holds no {kind} of this format")
        check(self.path, lines[0], self.heading)
        return lines[1:]

    def add(self, line: Line) -> None:
        self.lines.append(line)
        if not self.quiet:
            self.append(line)

    def write_down(self) -> None:
        """The whole file anew."""
        text = "".join(json.dumps(line) + "\n" for line in [self.heading, *self.lines])
        self.path.write_text(text, encoding="utf-8")

    def append(self, line: Line) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def whole_lines(path: Path) -> Iterator[Line]:
    """The lines of a file as objects. A last line that was cut off while being written is passed over."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    except UnicodeDecodeError as error:
        raise BadSavedRun(path, "it is not a text file") from error
    for number, line in enumerate(lines, start=1):
        try:
            value = json.loads(line)
        except json.JSONDecodeError as error:
            if number == len(lines) and not line.endswith("\n"):
                return
            raise BadSavedRun(path, f"line {number} is damaged") from error
        if not isinstance(value, dict):
            raise BadSavedRun(path, f"line {number} is not an object")
        yield value


def check(path: Path, found: Line, wanted: Line) -> None:
    for key, value in wanted.items():
        if found.get(key) != value:
            raise BadSavedRun(path, f"its {key} is {found.get(key)!r}, not {value!r}")
