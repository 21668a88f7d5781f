"""The training example runs; what it reaches is told on the page."""

import runpy
from pathlib import Path

import pytest

pytest.importorskip("sb3_contrib")
EXAMPLE = Path(__file__).parents[2] / "examples" / "research" / "train_dice_king.py"


@pytest.mark.filterwarnings("ignore")
def test_the_example_trains(capsys):
    arguments = ["--steps", "64", "--games", "2", "--tables", "2", "--minutes", "1"]
    runpy.run_path(str(EXAMPLE))["main"](arguments)
    out = capsys.readouterr().out
    assert "untrained: " in out
    assert "trained on " in out
