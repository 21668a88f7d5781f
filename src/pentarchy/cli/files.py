"""Files that commands write: looked at before the work begins, written whole or not at all."""

import os
from pathlib import Path

from pentarchy.kernel.errors import PentarchyError


class CannotWrite(PentarchyError):
    def __init__(self, path: Path, why: str) -> None:
        self.path = path
        self.why = why
        super().__init__(f"{path} cannot be written: {why}")


class FileIsThere(PentarchyError):
    """A file that nobody has allowed to be overwritten."""

    def __init__(self, path: Path, hint: str) -> None:
        self.path = path
        super().__init__(f"{path} already exists; {hint}")


def trouble_with(path: Path) -> str:
    """Why a file could not be written; '' where nothing speaks against it."""
    folder = path.absolute().parent
    if not folder.is_dir():
        return f"there is no folder {path.parent}"
    if path.is_dir():
        return "it is a folder"
    return "" if os.access(path if path.exists() else folder, os.W_OK) else "that is not permitted"


def writable(path: Path) -> Path:
    """A file that can be written in the end: it would be a pity to learn that only then. Raises CannotWrite."""
    trouble = trouble_with(path)
    if trouble:
        raise CannotWrite(path, trouble)
    return path


def if_writable(path: Path | None) -> Path | None:
    """For options. Raises CannotWrite."""
    return path if path is None else writable(path)


def write_whole(path: Path, text: str) -> None:
    """Puts a text in the place of the file that was there. Whatever happens meanwhile, a full disk or the end of this
    process, the file holds all of the old text or all of the new one. Raises OSError."""
    target = path.resolve()
    part = target.with_name(f".{target.name}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    except OSError:
        part.unlink(missing_ok=True)
        raise


def reason(error: OSError) -> str:
    return error.strerror or str(error)
