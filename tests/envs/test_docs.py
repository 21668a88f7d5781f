"""The pages for researchers: their examples run, their figures are true, and the notebook was executed."""

import doctest
import json
import textwrap
from pathlib import Path

import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

from pentarchy.envs.actions import catalogue_for
from pentarchy.envs.datasets import Recipe, generate, load
from pentarchy.envs.encoding import encoding_for
from tests.envs.tables import TABLES

DOCS = Path(__file__).parents[2] / "docs" / "research"
PAGES = [
    pytest.param(page, id=page.stem) for page in sorted(DOCS.glob("*.md")) if page.stem not in ("README", "baselines")
]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("page", PAGES)
def test_the_examples_run(page):
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert tried >= 5
    assert not failed


def test_the_loading_examples_run_where_their_libraries_are(tmp_path):
    """They are plain code: what they need from before is made here."""
    torch, polars = pytest.importorskip("torch"), pytest.importorskip("polars")
    generate(tmp_path, Recipe("dice_king", seats=2, games=20, seed=1), workers=1)
    data = load(tmp_path)
    policy = torch.nn.Linear(data.observations().shape[1], data.masks().shape[1])
    known = {"torch": torch, "polars": polars, "folder": tmp_path, "data": data, "policy": policy}
    page = (DOCS / "datasets.md").read_text()
    shown = [block for block in page.split("\n\n") if block.startswith("    ") and ">>>" not in block]
    assert len(shown) == 2
    for block in shown:
        exec(textwrap.dedent(block), known)
    assert float(known["loss"]) > 0
    assert known["games"].collect()["done"].all()


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_the_table_of_sizes_is_right(slug, seats, options):
    sizes = f"| {slug} | {seats} | {encoding_for(slug, seats, options).size} | {catalogue_for(slug, seats).size} |"
    assert sizes in (DOCS / "encodings.md").read_text()


def test_every_page_is_listed():
    listed = (DOCS / "README.md").read_text()
    for page in DOCS.iterdir():
        assert page.name == "README.md" or f"({page.name})" in listed


def test_the_notebook_was_executed_without_errors():
    cells = [cell for cell in json.loads((DOCS / "data_set.ipynb").read_text())["cells"] if cell["cell_type"] == "code"]
    outputs = [output for cell in cells for output in cell["outputs"]]
    assert all(cell["execution_count"] for cell in cells)
    assert not any(output["output_type"] == "error" for output in outputs)
    assert any("image/png" in output.get("data", {}) for output in outputs)
