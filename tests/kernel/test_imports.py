"""Kernel, games and tables need the standard library only."""

import ast
import sys
from pathlib import Path

import pytest

import pentarchy

SOURCE = Path(pentarchy.__file__).parent


def imported(path):
    """The top packages that a module imports when it runs, wherever in it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    typing_only = {
        each for node in ast.walk(tree) if is_typing_only(node) for part in node.body for each in ast.walk(part)
    }
    for node in ast.walk(tree):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.level == 0:
            names = [node.module]
        if node not in typing_only:
            yield from (name.partition(".")[0] for name in names)


def is_typing_only(node):
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


@pytest.mark.parametrize("part", ["kernel", "games", "tables"])
def test_only_the_standard_library_is_needed(part):
    found = {(path.name, name) for path in (SOURCE / part).rglob("*.py") for name in imported(path)}
    allowed = sys.stdlib_module_names | {"pentarchy"}
    assert {(file, name) for file, name in found if name not in allowed} == set()
    assert (("state.py", "random") in found) is (part == "kernel")
