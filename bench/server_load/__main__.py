"""`python -m bench.server_load`: how much the server carries, beside a bare echo. Prints a table; about ten minutes."""

import argparse
import asyncio
import json
import platform
import resource
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import uvloop
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from bench.server_load.players import Table, Tally, echo, play
from bench.server_load.servers import Server, echo_server, open_tables, real_server
from pentarchy.kernel import state

Figures = dict[str, float]
Round = tuple[Figures, Figures]
Step = Callable[[], None]
GAME = "dice_king"
CALM = 200
"""Moves a second of the calm part: what the latency is measured at."""
MOST_GAMES = 2
"""Games that a party plays in one round at most: so many tables are opened for it."""
LEAST = 1.0
"""Seconds of play that say something."""
AIM = 0.25


@dataclass(frozen=True)
class Setting:
    seats: int
    players: int
    processes: int = 1


ALL = (
    Setting(2, 200),
    Setting(4, 200),
    Setting(2, 1000),
    Setting(4, 1000),
    Setting(2, 200, processes=2),
    Setting(2, 200, processes=4),
)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.server_load", description=__doc__)
    parser.add_argument("--seats", type=int, nargs="+", help="only tables of so many")
    parser.add_argument("--players", type=int, nargs="+", help="only so many connected players")
    parser.add_argument("--processes", type=int, nargs="+", help="only so many server processes")
    parser.add_argument("--tables", type=int, default=1000, help="open tables at least (%(default)s)")
    parser.add_argument("--seconds", type=float, default=4.0, help="of echo and of play in a round (%(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="echo and play in turn (%(default)s)")
    parser.add_argument("--out", type=Path, help="also write all figures into this file, as JSON")
    return parser.parse_args()


def chosen(options: argparse.Namespace) -> list[Setting]:
    def fits(each: Setting) -> bool:
        wanted = ((options.seats, each.seats), (options.players, each.players), (options.processes, each.processes))
        return all(not only or value in only for only, value in wanted)

    return [each for each in ALL if fits(each)]


async def echo_rate(players: int, seconds: float) -> Figures:
    server = echo_server()
    try:
        tally = Tally(seconds)
        load, _ = await asyncio.gather(
            processor_load(server, tally), asyncio.gather(*(echo(server.port, tally) for _ in range(players)))
        )
    finally:
        server.stop()
    return {"messages_per_s": tally.received / tally.seconds, **latency(tally), **load}


def latency(tally: Tally) -> Figures:
    waits = sorted(tally.waits)
    if not waits:
        raise RuntimeError("nobody was answered while it counted: this machine has too much else to do (or --seconds)")
    return {f"p{part}_ms": round(1000 * waits[int(len(waits) * part / 100)], 2) for part in (50, 99)}


async def processor_load(server: Server, tally: Tally) -> Figures:
    """How busy the server's processes and this one are while it counts: 1 is one core."""
    await asyncio.sleep(tally.begins - time.perf_counter())
    server_before, here_before = server.busy(), time.process_time()
    await tally.end()
    return {
        "server_load": (server.busy() - server_before) / tally.seconds,
        "client_load": (time.process_time() - here_before) / tally.seconds,
    }


async def played(server: Server, tables: list[Table], players: int, seconds: float, pace: float) -> Figures:
    """Parties of players go through their share of the tables, until time is up or one has no table left: how long
    tables last depends on the speed of the server, which is the question."""
    seats = len(tables[0][1])
    parties, tally = players // seats, Tally(seconds)
    people = (play(server.port, tables[i::parties], seat, tally, pace) for i in range(parties) for seat in range(seats))
    load, _ = await asyncio.gather(processor_load(server, tally), asyncio.gather(*people))
    if tally.seconds < LEAST:
        raise RuntimeError(f"all tables were played after {tally.seconds:.1f} s: open more (--tables)")
    moves, received = len(tally.waits) / tally.seconds, tally.received / tally.seconds
    figures = {"moves_per_s": moves, "messages_per_s": received, "games": tally.games, "seconds": tally.seconds}
    return {**figures, **latency(tally), **load}


async def in_turn(server: Server, tables: list[Table], players: int, seconds: float, step: Step) -> Round:
    """The echo, then play: close together, because the speed of a machine changes."""
    bare = await echo_rate(players, seconds)
    step()
    full = await played(server, tables, players, seconds, 0)
    step()
    return bare, full


def ratio_of(figures: Round) -> float:
    """Messages that arrive at clients in a second, of play to the echo's."""
    echo, play = figures
    return play["messages_per_s"] / echo["messages_per_s"]


def processor_ratio_of(figures: Round) -> float:
    """The same of the processor time that a message takes: it wanders less than the rate on a machine with other work.
    The thread that writes counts in full here, though it has a core of its own."""
    echo, play = figures
    return echo["server_load"] / echo["messages_per_s"] / (play["server_load"] / play["messages_per_s"])


def steps_of(options: argparse.Namespace) -> int:
    """How often `measure` says that it has come a step further."""
    return 2 + 2 * int(options.rounds)


async def measure(options: argparse.Namespace, setting: Setting, step: Step) -> dict[str, object]:
    parties, rounds = setting.players // setting.seats, options.rounds
    count = max(options.tables, parties * (1 + MOST_GAMES * rounds))
    with tempfile.TemporaryDirectory() as folder:
        server = real_server(Path(folder) / "load.sqlite", setting.processes)
        try:
            await open_tables(server, 20, GAME, setting.seats)
            before = server.kilobytes()
            tables = await open_tables(server, count, GAME, setting.seats)
            idle = (server.kilobytes() - before) / count
            step()
            calm = await played(server, tables[:parties], setting.players, 3 * options.seconds, parties / CALM)
            step()
            shares = [tables[parties + i :: rounds] for i in range(rounds)]
            found = [await in_turn(server, share, setting.players, options.seconds, step) for share in shares]
            after = (server.kilobytes() - before) / count
        finally:
            server.stop()
    return {**summed_up(found, calm, idle), "kB_per_table_after_play": round(after, 1)}


def summed_up(rounds: list[Round], calm: Figures, idle: float) -> dict[str, object]:
    """The round in the middle counts."""
    bare, full = sorted(rounds, key=ratio_of)[len(rounds) // 2]
    return {
        "ratio_to_echo": round(ratio_of((bare, full)), 3),
        "kB_per_idle_table": round(idle, 1),
        "ratios": [round(ratio_of(each), 3) for each in rounds],
        "ratios_of_processor_time": [round(processor_ratio_of(each), 3) for each in rounds],
        "echo": rounded(bare),
        "flat_out": rounded(full),
        "calm": rounded(calm),
    }


def rounded(figures: Figures) -> Figures:
    return {key: round(value, 2) for key, value in figures.items()}


HEADS = (
    "at a table",
    "players",
    "processes",
    "of the echo",
    "rounds",
    "in processor time",
    "moves/s",
    "p99 flat out",
    f"p99 at {CALM} moves/s",
    "an idle table",
    "server, clients busy",
)


def cells(found: dict[str, object]) -> list[str]:
    setting, flat, calm = found["setting"], found["flat_out"], found["calm"]
    assert isinstance(setting, dict)
    assert isinstance(flat, dict)
    assert isinstance(calm, dict)
    return [
        *(str(setting[name]) for name in ("seats", "players", "processes")),
        f"{found['ratio_to_echo']}",
        ", ".join(map(str, found["ratios"])),  # type: ignore[call-overload]  # a list
        ", ".join(map(str, found["ratios_of_processor_time"])),  # type: ignore[call-overload]  # a list
        f"{flat['moves_per_s']:,.0f}",
        f"{flat['p99_ms']:.0f} ms",
        f"{calm['p99_ms']:.0f} ms",
        f"{found['kB_per_idle_table']} kB",
        f"{flat['server_load']:.2f}, {flat['client_load']:.2f}",
    ]


def grid(results: list[dict[str, object]]) -> Grid:
    build = "source" if state.__file__.endswith(".py") else "compiled"
    machine = f"{platform.machine()}, Python {platform.python_version()}, {build}"
    table = Grid(*HEADS, title=f"{GAME} on {machine}; the aim is {AIM} of the echo")
    for each in results:
        table.add_row(*cells(each))
    return table


def allow_many_connections() -> None:
    """A thousand players need more descriptors than the usual 1,024."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    options = arguments()
    allow_many_connections()
    settings, results = chosen(options), list[dict[str, object]]()
    with Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task("measuring", total=len(settings) * steps_of(options))
        for setting in settings:
            name = f"{setting.seats} at a table, {setting.players} players, {setting.processes} processes"
            progress.update(bar, description=name)
            try:
                found = uvloop.run(measure(options, setting, lambda: progress.advance(bar)))
            except RuntimeError as error:
                raise SystemExit(f"{name}: {error}") from error
            results.append({"setting": asdict(setting), **found})
    Console(width=180).print(grid(results))
    if options.out:
        options.out.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
