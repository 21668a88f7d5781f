"""`python -m bench.server_load.shares`: where the time of a server goes that carries tables of two, flat out.

A profiler makes every call dearer, so the shares are rough. Waiting, and what the event loop does in C, are left out.
"""

import pstats
import signal
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

import uvloop

from bench.server_load.measuring import GAME, Setting, played
from bench.server_load.servers import SETTINGS, Server, open_tables

RUN = """
import cProfile, signal, sys
from pentarchy.cli.serve import serve
profile = cProfile.Profile()
signal.signal(signal.SIGUSR1, lambda *_: profile.enable())
signal.signal(signal.SIGTERM, lambda *_: sys.exit())
try:
    serve(port=int(sys.argv[2]), no_open=True)
finally:
    profile.disable()
    profile.dump_stats(sys.argv[1])
"""
SETTING = Setting(seats=2, players=100, processes=1, seconds=4.0, rounds=1)
GROUPS = (
    ("waiting", ("runners.py", "run_until_complete")),
    (
        "rules and luck",
        ("/kernel/", "/games/", "/tables/luck.py", "of 'Record'", "HMAC", "hmac", "_hashlib", "'State'"),
    ),
    ("showing the game", ("/tables/redaction.py", "/tables/audience.py", "of 'Table'", "Encoder", "/play/codec.py")),
    ("reading messages, rights, the table", ("/pentarchy/tables/", "Decoder", "dataclasses")),
    ("frames", ("/play/websocket.py", "/play/sending.py", "websockets", "uvicorn", "apply_mask", "transport")),
    ("sessions, locks, the queue to the writer", ("/pentarchy/server/", "SimpleQueue")),
    ("asyncio", ("asyncio", "_asyncio", "deque")),
)


def group_of(name: str) -> str:
    return next((group for group, parts in GROUPS if any(part in name for part in parts)), "other")


def shares(file: Path) -> list[tuple[str, float]]:
    spent: defaultdict[str, float] = defaultdict(float)
    stats: dict[tuple[str, int, str], tuple[int, int, float, float, object]]
    stats = pstats.Stats(str(file)).stats  # type: ignore[attr-defined]  # not in the stubs
    for (path, _, function), (_, _, own, _, _) in stats.items():
        spent[group_of(f"{path} {function}")] += own
    del spent["waiting"]
    whole = sum(spent.values())
    return sorted(((group, seconds / whole) for group, seconds in spent.items()), key=lambda each: -each[1])


async def profiled(folder: Path) -> Path:
    out = folder / "profile"
    settings = {**SETTINGS, "PENTARCHY_DATABASE": f"sqlite:///{folder / 'load.sqlite'}"}
    server = Server([sys.executable, "-c", RUN, str(out)], settings)
    try:
        tables = await open_tables(server, SETTING.tables, GAME, SETTING.seats)
        server.process.send_signal(signal.SIGUSR1)  # from here on: the start is another question
        await played(server, tables, SETTING, 0)
    finally:
        server.stop()
    return out


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for group, share in shares(uvloop.run(profiled(Path(folder)))):
            print(f"{share:6.1%}  {group}")


if __name__ == "__main__":
    main()
