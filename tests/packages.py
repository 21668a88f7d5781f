"""Programs that tests need are installed by one worker at a time: apt-get waits for nobody."""

import tempfile
from pathlib import Path

LOCK = Path(tempfile.gettempdir()) / "pentarchy-services.lock"
