"""The types of the client are those of the server."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_types_are_up_to_date():
    done = subprocess.run([sys.executable, "tools/protocol_types.py", "--check"], cwd=ROOT)
    assert done.returncode == 0, "run: python tools/protocol_types.py"
