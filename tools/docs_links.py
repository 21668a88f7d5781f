"""A hook of mkdocs: links from the docs to files of the repository become plain names, as the site has no such pages.
A link to a file that there is not stays, and fails the build."""

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"\[([^\]]+)\]\((\.\.[^)#]*)(#[^)]*)?\)")


def on_page_markdown(markdown: str, *, page: Any, **_: Any) -> str:
    folder = (ROOT / "docs" / page.file.src_path).parent

    def plain(link: re.Match[str]) -> str:
        target = (folder / link[2]).resolve()
        inside = target.is_relative_to(ROOT / "docs")
        return link[0] if inside or not target.exists() else f"{link[1]} (`{target.relative_to(ROOT)}`)"

    return LINK.sub(plain, markdown)
