"""The file of a game: looked at before the first move, written after every one, never in the place of another."""

from collections.abc import Iterator
from datetime import datetime
from itertools import chain, count
from pathlib import Path

from pentarchy.cli.files import CannotWrite, FileIsThere, reason, trouble_with, writable, write_whole
from pentarchy.kernel.record import Record

HINT = "say with --save FILE where the game is to be kept"


class GameFile:
    """Where a game is kept. `trouble` says why it could not be written the last time; '' when all is well."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble = ""

    def write(self, record: Record) -> bool:
        """Writes the game as it stands. Whether that was possible: where it was not, the file is as it was before."""
        try:
            write_whole(self.path, record.text())
        except OSError as error:
            self.trouble = reason(error)
            return False
        self.trouble = ""
        return True


def opened(save: Path | None, resume: Path | None, record: Record) -> GameFile:
    """The file of a game that begins or goes on, written for the first time. Raises CannotWrite, FileIsThere."""
    if resume is not None and (save is None or save.absolute() == resume.absolute()):
        return kept(GameFile(writable(resume)), record)
    return kept(created(save or free(record.game.slug)), record)


def created(path: Path) -> GameFile:
    """A file that was not there before. Raises CannotWrite, FileIsThere."""
    if path.exists() and not path.is_dir():
        raise FileIsThere(path, f"name another one, or continue it: --resume {path}")
    trouble = trouble_with(path)
    if trouble:
        raise CannotWrite(path, f"{trouble}; {HINT}")
    return GameFile(path)


def kept(file: GameFile, record: Record) -> GameFile:
    if not file.write(record):
        raise CannotWrite(file.path, f"{file.trouble}; {HINT}")
    return file


def free(slug: str) -> Path:
    """A name in the current folder that no file has yet."""
    return next(path for path in names(f"{slug}-{datetime.now():%Y%m%d-%H%M%S}") if not path.exists())


def names(stem: str) -> Iterator[Path]:
    return (Path(f"{name}.game") for name in chain([stem], (f"{stem}-{number}" for number in count(2))))
