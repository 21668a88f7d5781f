"""`python -m bench.server_load`: prints one JSON object with the figures and whether each aim is reached."""

import argparse
import asyncio
import json
import platform
import tempfile
import time
from pathlib import Path

import uvloop

from bench.server_load.players import Table, Tally, echo, play
from bench.server_load.servers import Server, echo_server, open_tables, real_server
from pentarchy.kernel import state

Figures = dict[str, float]
Round = tuple[Figures, Figures]
ROUND = 4.0
"""Seconds of echo and of play in each round. The round in the middle counts."""
LEAST = 1.0
"""Seconds of play that say something."""
AIMS = {"ratio_to_echo": 0.25, "p99_ms_at_200_moves_per_s": 100.0, "kB_per_idle_table": 200.0}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.server_load", description=__doc__)
    parser.add_argument("--game", default="dice_king", help="(%(default)s)")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4], help="players at a table, each in turn")
    parser.add_argument("--tables", type=int, default=1000, help="open tables (%(default)s)")
    parser.add_argument("--players", type=int, default=200, help="connected players (%(default)s)")
    parser.add_argument("--seconds", type=float, default=12, help="of play at 200 moves/s (%(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="echo and play flat out, in turn (%(default)s)")
    parser.add_argument("--out", type=Path, help="also write the figures into this file")
    return parser.parse_args()


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
    return {f"p{part}_ms": round(1000 * waits[int(len(waits) * part / 100)], 2) for part in (50, 99)}


async def processor_load(server: Server, tally: Tally) -> Figures:
    """How busy the server's process and this one are while it counts: 1 is one core."""
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


async def in_turn(server: Server, tables: list[Table], players: int, seconds: float) -> Round:
    """The echo, then play: close together, because the speed of a machine changes."""
    return await echo_rate(players, seconds), await played(server, tables, players, seconds, 0)


def ratio_of(figures: Round) -> float:
    """Messages that arrive at clients in a second, of play to the echo's."""
    echo, play = figures
    return play["messages_per_s"] / echo["messages_per_s"]


def processor_ratio_of(figures: Round) -> float:
    """The same of the processor time that a message takes: it wanders less than the rate on a machine with other work.
    The thread that writes counts in full here, though it has a core of its own."""
    echo, play = figures
    return echo["server_load"] / echo["messages_per_s"] / (play["server_load"] / play["messages_per_s"])


async def measure(options: argparse.Namespace, seats: int) -> dict[str, object]:
    with tempfile.TemporaryDirectory() as folder:
        server = real_server(Path(folder) / "load.sqlite")
        try:
            await open_tables(server, 20, options.game, seats)
            before = server.kilobytes()
            tables = await open_tables(server, options.tables, options.game, seats)
            idle = (server.kilobytes() - before) / options.tables
            calm = options.players // seats
            paced = await played(server, tables[:calm], options.players, options.seconds, calm / 200)
            shares = [tables[calm + i :: options.rounds] for i in range(options.rounds)]
            rounds = [await in_turn(server, share, options.players, ROUND) for share in shares]
            after = (server.kilobytes() - before) / options.tables
        finally:
            server.stop()
    return {**summed_up(rounds, paced, idle), "kB_per_table_after_play": round(after, 1)}


def summed_up(rounds: list[Round], paced: Figures, idle: float) -> dict[str, object]:
    bare, flat_out = sorted(rounds, key=ratio_of)[len(rounds) // 2]
    ratio, p99 = ratio_of((bare, flat_out)), paced["p99_ms"]
    return {
        "ratio_to_echo": round(ratio, 3),
        "p99_ms_at_200_moves_per_s": p99,
        "kB_per_idle_table": round(idle, 1),
        "reached": {
            "ratio_to_echo": ratio >= AIMS["ratio_to_echo"],
            "p99_ms_at_200_moves_per_s": p99 < AIMS["p99_ms_at_200_moves_per_s"],
            "kB_per_idle_table": idle < AIMS["kB_per_idle_table"],
        },
        "ratios": [round(ratio_of(each), 3) for each in rounds],
        "ratios_of_processor_time": [round(processor_ratio_of(each), 3) for each in rounds],
        "moves_to_echoes": round(flat_out["moves_per_s"] / bare["messages_per_s"], 3),
        "echo": rounded(bare),
        "flat_out": rounded(flat_out),
        "at_200_moves_per_s": rounded(paced),
    }


def rounded(figures: Figures) -> Figures:
    return {key: round(value, 2) for key, value in figures.items()}


def main() -> None:
    options = arguments()
    figures = {
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
        "build": "source" if state.__file__.endswith(".py") else "compiled",
        "settings": {key: str(value) for key, value in vars(options).items() if key != "out"},
        "players_at_a_table": {seats: uvloop.run(measure(options, seats)) for seats in options.seats},
    }
    text = json.dumps(figures, indent=2)
    print(text)
    if options.out:
        options.out.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
