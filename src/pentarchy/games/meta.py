# not compiled
"""What others must know about a game and cannot find in its rules: `meta.toml` in its package. Every key is optional.

order = 2              # where it stands in lists of games
seats = 3              # how many sit down when nobody says how many
minutes = 30           # about how long a game takes with bots

[line]                 # what it is about, in a sentence
en = "Hire citizens, slay monsters."

[ways.first_game]      # what players call a variant; one without a name is there for tests only
en = "the first game"
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from pentarchy.games import games, package_of
from pentarchy.kernel.data import Row
from pentarchy.kernel.errors import BadData

LAST: Final = 1000
Texts = dict[str, str]
"""By language."""


class Meta:
    """The metadata of one game, with defaults for all that it does not say."""

    def __init__(self, row: Row) -> None:
        self.order = row.number("order") if row.has("order") else LAST
        self.seats = row.number("seats") if row.has("seats") else 0
        """0 where it does not say."""
        self.minutes = row.number("minutes") if row.has("minutes") else 0
        """0 where it does not say."""
        self.line = texts(row.row("line")) if row.has("line") else Texts()
        ways = row.row("ways") if row.has("ways") else Row(row.where, {})
        self.ways = {name: texts(ways.row(name)) for name in ways.keys()}  # noqa: SIM118  # a Row is no mapping


def texts(row: Row) -> Texts:
    return {lang: row.text(lang) for lang in row.keys()}  # noqa: SIM118


def written(slug: str) -> dict[str, object]:
    file = files(package_of(slug)).joinpath("meta.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@cache
def meta_of(slug: str) -> Meta:
    """Defaults alone for a game that says nothing, or is not registered. Raises BadData."""
    row = Row(f"meta.toml of {slug}", written(slug) if slug in games() else {})
    meta = Meta(row)
    if row.unread(set()):
        raise BadData(row.where, f"nothing reads {', '.join(row.unread(set()))}")
    return meta
