"""Where output goes: results to stdout, progress and errors to stderr."""

import codecs
import io
import json
import shlex
import shutil
import sys
import unicodedata
from collections.abc import Mapping
from pathlib import Path

import typer
from rich.console import Console

RESULTS = Console()
ERRORS = Console(stderr=True)
STAND_INS = {"❯": ">", "–": "-", "−": "-", "…": "...", "“": '"', "”": '"', "„": '"', "→": "->", "←": "<-", "≤": "<="}


def print_json(result: Mapping[str, object] | list[dict[str, object]]) -> None:
    """One JSON value on one line: easy to append to a file of many."""
    typer.echo(json.dumps(result, ensure_ascii=False))


def complain(sentence: str) -> None:
    ERRORS.print(sentence, style="red", markup=False, highlight=False, soft_wrap=True)


def legible(error: UnicodeError) -> tuple[str, int]:
    """Stands in for what a terminal cannot show: letters without their accents, common signs in ASCII."""
    assert isinstance(error, UnicodeEncodeError)
    return "".join(stand_in(sign) for sign in error.object[error.start : error.end]), error.end


def stand_in(sign: str) -> str:
    bare = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return STAND_INS.get(sign, bare or "?")


def show_everywhere() -> None:
    """Lets stdout and stderr say something for every sign, also where the terminal does not speak UTF-8."""
    codecs.register_error("legible", legible)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and not speaks_unicode(stream):
            stream.reconfigure(errors="legible")


def speaks_unicode(stream: object) -> bool:
    return str(getattr(stream, "encoding", None) or "utf-8").lower().startswith("utf")


def program() -> str:
    """This program as it can be typed again: by its name where that is enough, or else by its path."""
    started = Path(sys.argv[0])
    found = shutil.which(started.name)
    if not started.is_file() or (found is not None and Path(found).samefile(started)):
        return started.name if started.is_file() else "pentarchy"
    return shlex.quote(str(started))
