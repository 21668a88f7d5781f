"""Writes web/src/boards/<game>/view.ts from the `View` that a game declares in its `view.py`, and boards/prompt.ts.

`python -m tools.view_types [GAME ...]`; `--check` only compares. A Literal with a name in `view.py` keeps it here.
"""

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from types import ModuleType, NoneType, UnionType
from typing import Literal, Union, get_args, get_origin, is_typeddict

import pentarchy
from pentarchy.kernel.testing.shapes import Field, declarations, fields_of

BOARDS = Path(__file__).parent.parent / "web" / "src" / "boards"
WIDTH = 120
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", None: "null"}


class Unwritable(Exception):
    """A type that has no counterpart among the types of a client."""


class Types:
    """The types of one module, in the client's language."""

    def __init__(self, module: ModuleType, root: str) -> None:
        self.module = module
        self.root = root
        self.words = {value: name for name, value in reversed(vars(module).items()) if get_origin(value) is Literal}
        self.notes = dict(notes_in(ast.parse(Path(str(module.__file__)).read_text("utf-8"))))
        self.used: set[str] = set()

    def text(self, base: str = "") -> str:
        """All interfaces and named words that the root needs, in the order of the module."""
        written = {}
        waiting = [self.root]
        while waiting:
            name = waiting.pop()
            written[name] = self.declared(name, base if name == self.root else "")
            waiting += [each for each in self.used if each not in written and each not in waiting]
        return "\n".join(written[name] for name in vars(self.module) if name in written)

    def declared(self, name: str, base: str) -> str:
        kind = getattr(self.module, name)
        if not is_typeddict(kind):
            return alias(name, [json.dumps(word) for word in get_args(kind)])
        extends = f" extends {base}" if base else ""
        lines = [*comment(kind.__doc__, ""), f"export interface {name}{extends} {{"]
        for key, field in fields_of(kind).items():
            lines += [*comment(self.notes.get((name, key)), "  "), self.line(name, key, field)]
        return "\n".join([*lines, "}", ""])

    def line(self, name: str, key: str, field: Field) -> str:
        shown = key if key.isidentifier() else json.dumps(key)
        line = f"  {shown}{'' if field.required else '?'}: {self.written(field.kind)};"
        if len(line) > WIDTH:
            raise Unwritable(f"{name}.{key} is too long for a line: give its words a name of their own")
        return line

    def written(self, kind: object) -> str:
        inner = get_args(kind)
        if is_typeddict(kind) or kind in self.words:
            self.used.add(self.words.get(kind) or kind.__name__)
            return self.words.get(kind) or kind.__name__
        if kind in PLAIN:
            return PLAIN[kind]
        if get_origin(kind) is Literal:
            return " | ".join(json.dumps(word) for word in inner)
        if get_origin(kind) in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.written(each) for each in inner))
        if get_origin(kind) is list:
            several = get_origin(inner[0]) in (Union, UnionType, Literal) and inner[0] not in self.words
            return f"({self.written(inner[0])})[]" if several else f"{self.written(inner[0])}[]"
        if get_origin(kind) is dict:
            return f"Record<{self.written(inner[0])}, {self.written(inner[1])}>"
        raise Unwritable(f"{kind} has no counterpart in a client")


def notes_in(tree: ast.Module) -> Iterator[tuple[tuple[str, str], str]]:
    """What is written under the fields of the classes of a module."""
    for kind in tree.body:
        for field, note in zip(kind.body, kind.body[1:]) if isinstance(kind, ast.ClassDef) else ():
            match field, note:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                    yield (kind.name, name), text


def alias(name: str, words: list[str]) -> str:
    """On one line, or the words on one of their own, or each word on one."""
    start, line = f"export type {name} =", f"{' | '.join(words)};\n"
    if len(start) + len(line) <= WIDTH:
        return f"{start} {line}"
    if 2 + len(line) <= WIDTH + 1:
        return f"{start}\n  {line}"
    return start + "".join(f"\n  | {word}" for word in words) + ";\n"


def comment(note: str | None, margin: str) -> list[str]:
    if not note or note.startswith("dict("):
        return []
    lines = wrap(" ".join(note.replace("None", "null").split()), WIDTH - len(margin) - 7)
    if len(lines) == 1:
        return [f"{margin}/** {lines[0]} */"]
    return [f"{margin}/**", *(f"{margin} * {line}" for line in lines), f"{margin} */"]


def prompt() -> str:
    module = declarations("pentarchy.kernel.views")
    assert module is not None
    return head("kernel/views.py") + "\n" + Types(module, "Prompt").text()


def head(source: str) -> str:
    return f"// Written by tools/view_types.py from src/pentarchy/{source}. Do not edit.\n"


def view(slug: str) -> str | None:
    """The file of one game; None where it declares no View."""
    module = declarations(f"pentarchy.games.{slug}.view")
    if module is None or not is_typeddict(getattr(module, "View", None)):
        return None
    imports = 'import type { Prompt } from "../prompt";\n\n'
    return head(f"games/{slug}/view.py") + imports + Types(module, "View").text("Prompt")


def files(slugs: list[str]) -> dict[Path, str]:
    """What should stand where."""
    found = {BOARDS / slug / "view.ts": view(slug) for slug in slugs}
    return {BOARDS / "prompt.ts": prompt(), **{path: text for path, text in found.items() if text is not None}}


def with_boards() -> list[str]:
    """The games that have a board here; others, from outside, are drawn by the generic one."""
    return [slug for slug in pentarchy.games() if (BOARDS / slug).is_dir()]


def main(arguments: list[str]) -> int:
    slugs = [each for each in arguments if each != "--check"] or with_boards()
    outdated = [path for path, text in files(slugs).items() if not path.is_file() or path.read_text("utf-8") != text]
    if "--check" in arguments:
        print("\n".join(f"out of date: {path.relative_to(BOARDS)}" for path in outdated))
        return 1 if outdated else 0
    for path in outdated:
        path.write_text(files(slugs)[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
