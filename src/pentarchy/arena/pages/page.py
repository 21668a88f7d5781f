"""A report as one HTML file: no script, nothing fetched, light and dark."""

from collections.abc import Callable, Sequence
from html import escape

from pentarchy.arena.plots import NARROW, WIDTH

STYLE = """
:root { color-scheme: light dark; --back: #fbfaf7; --card: #ffffff; --ink: #1d2129; --soft: #555d6b; --hair: #e1e0da;
  --c0: #0b63a5; --c1: #b8500c; --c2: #0a7a5c; --c3: #9c2f76; --c4: #75600a; --c5: #5a4fb0; }
@media (prefers-color-scheme: dark) { :root { --back: #15181d; --card: #1d2128; --ink: #e9e7e1; --soft: #a9b0bc;
  --hair: #363c46; --c0: #6db5ee; --c1: #f0955a; --c2: #52c9a3; --c3: #e58ac3; --c4: #d8bd57; --c5: #aaa2f5; } }
body { margin: 0; background: var(--back); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 800px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 8px 0; } h2 { font-size: 1.2rem; margin: 0 0 4px; }
p { margin: 6px 0; } .soft, figcaption { color: var(--soft); }
section { background: var(--card); border: 1px solid var(--hair); border-radius: 8px;
  padding: 18px 20px; margin: 18px 0; }
.scroll { overflow-x: auto; margin: 10px 0; }
svg { display: block; width: 100%; height: auto; font: 14px system-ui, sans-serif; }
.narrow { display: none; }
svg text { fill: var(--ink); } svg .tick, svg .note { fill: var(--soft); font-size: 12.5px; }
svg .label { fill: var(--soft); font-size: 13px; }
svg line { stroke-width: 1.5; } svg .hair { stroke: var(--hair); stroke-width: 1; }
svg .axis { stroke: var(--soft); stroke-width: 1; }
svg .reference { stroke: var(--ink); stroke-dasharray: 5 4; stroke-width: 1; }
svg polyline { fill: none; } svg .thick { stroke-width: 2.5; }
.soft.soft { fill-opacity: .35; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; white-space: nowrap; }
th, td { padding: 5px 12px 5px 0; text-align: right; border-bottom: 1px solid var(--hair); }
th { color: var(--soft); font-weight: 600; } th:first-child, td:first-child { text-align: left; }
details { margin-top: 8px; } summary { cursor: pointer; color: var(--soft); }
@media (max-width: 640px) { .wide { display: none; } .narrow { display: block; } main { padding: 12px 8px 48px; }
  section { padding: 14px 12px; } thead { display: none; } table, tbody, tr, td { display: block; }
  tr { border-bottom: 1px solid var(--hair); padding: 6px 0; }
  td, td:first-child { display: flex; justify-content: space-between; gap: 12px; padding: 2px 0; border: 0;
    text-align: right; white-space: normal; }
  td::before { content: attr(data-head); color: var(--soft); text-align: left; } }
ul { padding-left: 20px; margin: 6px 0; } code { font-size: .92em; }
""" + "".join(
    f".fill{i} {{ fill: var(--c{i}); }} .stroke{i} {{ stroke: var(--c{i}); stroke-width: 2; }}\n" for i in range(6)
)


def page(title: str, lead: list[str], sections: list[str], lang: str = "en") -> str:
    """The whole file."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    said = "".join(f'<p class="soft">{escape(line)}</p>' for line in lead)
    body = f"<main><h1>{escape(title)}</h1>{said}{''.join(sections)}</main>"
    return (
        f'<!doctype html>\n<html lang="{lang}"><head>{head}<style>{STYLE}</style></head>\n<body>{body}</body></html>\n'
    )


def section(title: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>\n"


def said(*sentences: str) -> str:
    return "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)


def note(sentence: str) -> str:
    return f'<p class="soft">{escape(sentence)}</p>'


def listed(sentences: Sequence[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences) + "</ul>"


def plot(chart: Callable[..., str], *about: object) -> str:
    """A chart for wide pages and the same for narrow ones; the page shows the one that fits."""
    wide, narrow = chart(*about, width=WIDTH), chart(*about, width=NARROW)
    return f'<div class="wide">{wide}</div><div class="narrow">{narrow}</div>'


def table(heads: list[str], rows: list[list[str]]) -> str:
    """On a narrow page every row is a list of heads and cells."""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    body = "".join("<tr>" + "".join(cells(heads, row)) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def cells(heads: list[str], row: list[str]) -> list[str]:
    return [f'<td data-head="{escape(head)}">{escape(cell)}</td>' for head, cell in zip(heads, row, strict=True)]


def equal_share(wins: int, games: int, seats: int) -> str:
    """What the dashed line of shares stands for."""
    even = wins / max(1, games * seats)
    shared = "a shared victory counts for every winner" if wins > games else "a lost game counts for nobody"
    why = f"; {shared}" if wins != games else ""
    return f"Dashed: an equal share, {even:.1%}. There were {wins:,} wins in {games:,} games with {seats} seats{why}."


def folded(summary: str, inside: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>{inside}</details>"
