"""Figures go into the pages that tell them, between two marks."""

from pathlib import Path


def between_marks(page: Path, name: str, text: str) -> None:
    """What stands between the marks of this name makes place for the text."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    before, _, rest = page.read_text(encoding="utf-8").partition(begin)
    after = rest.partition(end)[2]
    page.write_text(f"{before}{begin}\n\n{text}\n\n{end}{after}", encoding="utf-8")
