"""Writes games/<slug>/copies.py from the annotations in games/<slug>/fields.py: how each class declared there is copied
and how it begins. Also keeps the `__slots__` of those classes. `--check` only compares.

    python -m tools.table_copies [--check] [slug or folder ...]
"""

import ast
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "pentarchy" / "games"
TABLE = "Fields"
FRESH = {"int": "0", "float": "0.0", "bool": "False", "str": '""', "list": "[]", "dict": "{}", "set": "set()"}
FRESH |= {"tuple": "()", "PerSeat": "[0] * seats"}
Declared = dict[str, dict[str, ast.expr]]


def main(words: list[str]) -> int:
    folders = [GAMES / word if (GAMES / word).exists() else Path(word) for word in words if word != "--check"]
    stale = False
    for folder in folders or sorted(file.parent for file in GAMES.glob("*/fields.py")):
        for path, text in written(folder):
            if path.exists() and path.read_text(encoding="utf-8") == text:
                continue
            stale = True
            print(f"{path} is out of date" if "--check" in words else f"wrote {path}")
            if "--check" not in words:
                path.write_text(text, encoding="utf-8")
    return int(stale and "--check" in words)


def written(folder: Path) -> Iterator[tuple[Path, str]]:
    """Both files of a game as they should be."""
    source = (folder / "fields.py").read_text(encoding="utf-8")
    yield folder / "fields.py", with_slots(source)
    yield folder / "copies.py", formatted(copies(module_of(folder), declared(source)))


def module_of(folder: Path) -> str:
    """The dotted name of a folder's package."""
    parts = [folder.resolve().name]
    for parent in folder.resolve().parents:
        if not (parent / "__init__.py").exists():
            break
        parts.insert(0, parent.name)
    return ".".join(parts)


def formatted(text: str) -> str:
    command = [sys.executable, "-m", "ruff", "format", "--quiet", "--config", str(ROOT / "pyproject.toml"), "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


# Reading.


def classes(source: str) -> list[ast.ClassDef]:
    """The classes that declare fields."""
    found = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and [*fields(node)]]
    for node in found:
        if any(isinstance(each, ast.FunctionDef) and each.name == "__init__" for each in node.body):
            raise SystemExit(f"{node.name} has an __init__: a copy is made without arguments")
    return found


def declared(source: str) -> Declared:
    """The fields of each class with their types, in order."""
    return {node.name: dict(fields(node)) for node in classes(source)}


def fields(node: ast.ClassDef) -> Iterator[tuple[str, ast.expr]]:
    for each in node.body:
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            if each.value is not None:
                raise SystemExit(f"{node.name}.{each.target.id} has a value: set it where the table is begun")
            yield each.target.id, Unquoted().visit(each.annotation)


class Unquoted(ast.NodeTransformer):
    """Names of classes that are declared further below stand in quotes."""

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        return ast.parse(node.value, mode="eval").body if isinstance(node.value, str) else node


# Slots: a Python object with thirty attributes or more is copied three times as fast with them (CPython 3.11).


def with_slots(source: str) -> str:
    lines = source.splitlines()
    for node in reversed(classes(source)):
        end = [each.end_lineno or 0 for each in node.body if not isinstance(each, ast.FunctionDef)][-1]
        before = next((each for each in node.body if is_slots(each)), None)
        if before is None:
            lines[end:end] = ["", *slots(node)]
        else:
            lines[before.lineno - 1 : before.end_lineno] = slots(node)
    return "\n".join(lines) + "\n"


def is_slots(each: ast.stmt) -> bool:
    return isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == "__slots__"


def slots(node: ast.ClassDef) -> list[str]:
    names = ", ".join(f'"{name}"' for name in sorted(name for name, _ in fields(node)))
    rows = textwrap.wrap(names + ",", 120, initial_indent=" " * 8, subsequent_indent=" " * 8)
    return ["    __slots__ = (  # written by tools/table_copies.py", *rows, "    )  # fmt: skip"]


# Writing.


def copies(package: str, all_fields: Declared) -> str:
    parts = [part for name in all_fields for part in (copy_of(name, all_fields), fresh_of(name, all_fields))]
    head = '"""Written by tools/table_copies.py from fields.py, do not edit: how the table is copied and begun."""\n\n'
    return head + f"from {package}.fields import {', '.join(sorted(all_fields))}\n\n\n" + "\n\n\n".join(parts) + "\n"


def copy_of(name: str, all_fields: Declared) -> str:
    thing, lines = variable(name), []
    for field, kind in all_fields[name].items():
        lines.append(f"twin.{field} = {copied(kind, f'{thing}.{field}', all_fields)}")
    if name == TABLE:
        head = "def copy_fields(table: Fields, twin: Fields) -> None:"
        return function(head, ["table.copy_agenda_to(twin)", *lines])
    head = f"def copy_{thing}({thing}: {name}) -> {name}:"
    return function(head, [f"twin = {name}()", *lines, "return twin"])


def fresh_of(name: str, all_fields: Declared) -> str:
    thing = variable(name)
    lines = [
        f"{thing}.{field} = {fresh(kind, f'{name}.{field}', all_fields)}" for field, kind in all_fields[name].items()
    ]
    if name == TABLE:
        before = ["seats = table.seats"] if goes_by_seat(name, all_fields) else []
        return function("def fresh_fields(table: Fields) -> None:", [*before, *lines])
    return function(
        f"def {fresh_head(name, all_fields, ': int')} -> {name}:", [f"{thing} = {name}()", *lines, f"return {thing}"]
    )


def function(head: str, lines: list[str]) -> str:
    return "\n    ".join([head, *lines])


def variable(name: str) -> str:
    """`HeroCard` is called `hero_card`, the table `table`."""
    if name == TABLE:
        return "table"
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


def fresh_head(name: str, all_fields: Declared, annotated: str = "") -> str:
    return f"fresh_{variable(name)}({'seats' + annotated if goes_by_seat(name, all_fields) else ''})"


def goes_by_seat(name: str, all_fields: Declared) -> bool:
    """Whether a fresh one depends on the number of seats."""
    return any(
        word == "PerSeat" or (word in all_fields and goes_by_seat(word, all_fields))
        for kind in all_fields[name].values()
        for word in [outer(kind)]
    )


def outer(kind: ast.expr) -> str:
    """`list` for `list[int]`, `None` for `Fight | None`, the name for a name."""
    if is_optional(kind):
        return "None"
    if isinstance(kind, ast.Subscript):
        return outer(kind.slice) if ast.unparse(kind.value) == "Shared" else ast.unparse(kind.value)
    return ast.unparse(kind)


def is_optional(kind: ast.expr) -> bool:
    return isinstance(kind, ast.BinOp) and ast.unparse(kind.right) == "None"


def fresh(kind: ast.expr, where: str, all_fields: Declared) -> str:
    word = outer(kind)
    if word == "None":
        return "None"
    if word in all_fields:
        return fresh_head(word, all_fields)
    if word not in FRESH:
        raise SystemExit(
            f"{where}: what is a fresh {word}? Declare the class in fields.py, or the field as {word} | None"
        )
    return FRESH[word]


def copied(kind: ast.expr, value: str, all_fields: Declared, depth: int = 0) -> str:
    """The expression for an independent copy of a value; the value itself where nothing in it can change."""
    if isinstance(kind, ast.BinOp) and is_optional(kind):
        inner = copied(kind.left, value, all_fields, depth)
        return value if inner == value else f"None if {value} is None else {inner}"
    word = ast.unparse(kind.value if isinstance(kind, ast.Subscript) else kind)
    if word in all_fields:
        return f"copy_{variable(word)}({value})"
    if word == "PerSeat":
        return f"{value}[:]"
    if isinstance(kind, ast.Subscript) and word in ("list", "dict", "set"):
        return container(word, kind.slice, value, all_fields, depth)
    return value


def container(word: str, inside: ast.expr, value: str, all_fields: Declared, depth: int) -> str:
    item = f"item{depth or ''}"
    kept = inside.elts[1] if isinstance(inside, ast.Tuple) else inside
    each = copied(kept, item, all_fields, depth + 1)
    if word == "list":
        return f"{value}[:]" if each == item else f"[{each} for {item} in {value}]"
    if word == "dict" and each != item:
        return f"{{key{depth or ''}: {each} for key{depth or ''}, {item} in {value}.items()}}"
    return f"{value}.copy()"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
