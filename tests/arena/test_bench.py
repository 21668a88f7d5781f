"""The benchmark runs and leaves its figures in a file."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_figures_are_written(tmp_path):
    output = tmp_path / "results.json"
    command = [sys.executable, "-m", "bench", "--games", "dice_king", "--seconds", "0.05", "--repetitions", "1"]
    command += ["--source-only", "--output", str(output)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    results = json.loads(output.read_text(encoding="utf-8"))
    assert results["cpus"] >= 1
    assert results["python"]
    figures = results["games"]["dice_king"]["source"]
    assert min(figures[name] for name in ("decisions_per_second", "games_per_second", "copies_per_second")) > 0
    assert 500 < figures["bytes_per_state"] < 50_000
