"""The versions of all encodings and catalogues, for `make regenerate`."""

import json
from pathlib import Path

from pentarchy.envs.actions import catalogue_for
from pentarchy.envs.encoding import encoding_for
from tests.envs.tables import TABLES

FILE = Path(__file__).with_name("versions.json")


def current() -> dict[str, list[str]]:
    cases = {case.id: case.values for case in TABLES}
    return {
        name: [encoding_for(slug, seats, options).version, catalogue_for(slug, seats).version]
        for name, (slug, seats, options) in cases.items()
    }


def write() -> None:
    FILE.write_text(json.dumps(current(), indent=2) + "\n")
