"""Puts puzzles into the package: those of the journals that `pentarchy puzzles GAME --make` has written, behind those
that are there already, so that a puzzle keeps its number.

    python -m tools.ship_puzzles runs/valeria.jsonl runs/dice_king.jsonl
"""

import gzip
import json
import sys
from dataclasses import asdict
from pathlib import Path

from pentarchy.arena.journal import whole_lines
from pentarchy.puzzles import Source
from pentarchy.puzzles.puzzle import data_of, shipped_sources


def main(journals: list[Path]) -> None:
    for journal in journals:
        heading, *lines = whole_lines(journal)
        slug = str(heading["game"])
        known = shipped_sources(slug)
        seeds = {source.seed for source in known}
        fresh = [source for source in (Source(**line) for line in lines) if source.moments and source.seed not in seeds]
        write(slug, [*known, *fresh])


def write(slug: str, sources: list[Source]) -> None:
    text = "".join(json.dumps(asdict(source), separators=(",", ":")) + "\n" for source in sources)
    file = Path(str(data_of(slug)))
    file.write_bytes(gzip.compress(text.encode(), mtime=0))
    count = sum(len(source.moments) for source in sources)
    print(f"{slug}: {count} puzzles from {len(sources)} games, {file.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]])
