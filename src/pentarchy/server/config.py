"""Everything that can be set, by flags of `pentarchy serve` or by environment variables named PENTARCHY_…."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from pentarchy.tables.errors import Malformed


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "pentarchy"


LEVELS: Final = ("debug", "info", "warning", "error")
FORMATS: Final = ("json", "text")
NO_SITE: Final = "none"


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: int = 8137
    database: str = ""
    """A SQLAlchemy address; by default a SQLite file in the user's data folder."""
    key: str = ""
    """64 hexadecimal digits that encrypt what is secret in the database; better kept in a file."""
    key_file: str = ""
    """The file with the key; by default `pentarchy.key` in the folder of a SQLite file, or in the user's."""
    bus: str = "memory://"
    """memory:// for one process, local://FOLDER for several on one machine, redis://… or postgresql://… for many."""
    processes: int = 1
    """Server processes behind the one port."""
    address: str = ""
    """How players reach the server, such as https://play.example.org; by default as they asked."""
    hosts: str = ""
    """Further names by which the server may be asked, separated by commas; * for any."""
    trusted_proxies: str = ""
    """Addresses of reverse proxies whose X-Forwarded-* headers are believed, separated by commas."""
    site: str = ""
    """A folder with the built client; by default the one that came with the program; `none` serves the API alone."""
    bot_workers: int = 1
    bot_deadline: float = 10.0
    bot_pause: float = 0.4
    """Seconds a bot waits at least, so that people can follow."""
    idle_minutes: float = 10.0
    """How long a table that nobody watches is kept in memory."""
    retention_days: int = 0
    """After so many days without a change a table is removed; 0 keeps all. A game under way is kept for 90 at least."""
    rate: float = 20.0
    """Requests and messages a second for each address and connection; zero turns the limits off."""
    connections_per_address: int = 64
    vapid_contact: str = ""
    """A mailto: or https: address for push services; web push is off without it."""
    private_hooks: bool = False
    """Whether notices may be sent to private and loopback addresses."""
    log_level: str = "info"
    log_format: str = "json"
    """`json` for whoever collects logs, `text` for people."""

    def __post_init__(self) -> None:
        """Raises ValueError, which msgspec turns into its own."""
        check_word("log level", self.log_level, LEVELS)
        check_word("log format", self.log_format, FORMATS)
        if self.processes < 1:
            raise ValueError("there must be at least one process")
        if self.retention_days < 0:
            raise ValueError("retention cannot be less than 0 days")

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{data_folder() / 'pentarchy.sqlite'}"

    @property
    def alone(self) -> bool:
        """Whether this process is the only one at the database."""
        return self.bus.startswith("memory:")


def check_word(what: str, word: str, known: tuple[str, ...]) -> None:
    if word.lower() not in known:
        raise ValueError(f"the {what} must be {', '.join(known[:-1])} or {known[-1]}, not '{word}'")


def from_environment(environment: Mapping[str, str], **flags: object) -> Config:
    """Flags that are not None win over PENTARCHY_… variables, those over the defaults. Raises Malformed."""
    values: dict[str, object] = {}
    for field in msgspec.structs.fields(Config):
        name = f"PENTARCHY_{field.name.upper()}"
        if name in environment:
            values[field.name] = environment[name]
    values.update((name, value) for name, value in flags.items() if value is not None)
    try:
        return msgspec.convert(values, Config, strict=False)
    except msgspec.ValidationError as error:
        raise Malformed(f"configuration: {error}") from error
