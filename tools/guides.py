"""Says which passages of the guides to read again, because a rule that they tell has changed since they were read.

python -m tools.guides                  # what there is to read, section by section
python -m tools.guides --read [GAME ...]  # they were read, and corrected where need be
"""

import sys
import tomllib
from hashlib import sha256
from pathlib import Path

from pentarchy.cli import rulebook
from pentarchy.games import shipped
from pentarchy.words.guide import Guide, guide

FILE = Path(__file__).resolve().parent.parent / "tests" / "words" / "rules_told.toml"
HEAD = "# What every rule said when the guide was last read against it; tools/guides.py writes this.\n"
Marks = dict[str, str]


def main(words: list[str]) -> int:
    if words[:1] == ["--read"]:
        accept(words[1:] or shipped())
        return 0
    found = [f"{slug}: {line}" for slug in shipped() for line in unread(slug)]
    print("\n".join(found) or "Every guide was read against the rules as they are.")
    return bool(found)


def marks(slug: str) -> Marks:
    """By rule that a guide tells: a mark of its English text. The other languages have the same facts."""
    told = {rule for section in told_in(slug).sections for rule in section.rules}
    return {rule.id: mark(rule.text) for rule in rulebook.read(slug).rules if rule.id in told}


def mark(text: str) -> str:
    return sha256(" ".join(text.split()).encode()).hexdigest()[:8]


def told_in(slug: str) -> Guide:
    found = guide(slug)
    assert found is not None, f"{slug} has no guide"
    return found


def read_marks() -> dict[str, Marks]:
    return tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.is_file() else {}


def unread(slug: str) -> list[str]:
    """A line for each section with rules that were not read as they are."""
    before, now = read_marks().get(slug, {}), marks(slug)
    changed = {
        section.title: [rule for rule in section.rules if before.get(rule) != now.get(rule)]
        for section in told_in(slug).sections
    }
    gone = sorted(before.keys() - now.keys())
    lines = [f"read “{title}” again against {', '.join(rules)}" for title, rules in changed.items() if rules]
    return [*lines, *([f"no longer told: {', '.join(gone)}"] if gone else [])]


def accept(slugs: list[str]) -> None:
    known = {**read_marks(), **{slug: marks(slug) for slug in slugs}}
    parts = [
        f"\n[{slug}]\n" + "".join(f'"{rule}" = "{mark}"\n' for rule, mark in known[slug].items())
        for slug in sorted(known)
    ]
    FILE.write_text(HEAD + "".join(parts), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
