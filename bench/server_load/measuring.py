"""What is measured: the echo and play in turn, latency at a calm pace, memory. All of it ends by itself."""

import asyncio
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from pathlib import Path

from bench.server_load.players import GRACE, Table, Tally, echo, play
from bench.server_load.servers import Server, echo_server, open_tables, real_server

Figures = dict[str, float]
Round = tuple[Figures, Figures]
GAME = "dice_king"
CALM = 200
"""Moves a second of the calm part: what the latency is measured at."""
MOVES_A_SEAT = 55
"""About as many as somebody makes in a game of Dice King."""
MOST_MOVES = 8_000
"""Moves a second for which tables are opened; whoever is quicker runs out of them, and the round ends early."""
LEAST = 0.5
"""Seconds of play that say something."""
OPENED = 80
"""Tables that are opened in a second, on a machine with other work: for the estimate alone."""
PATIENCE = 3
"""Longer than so many times the estimate nothing is waited for."""


@dataclass(frozen=True)
class Setting:
    """Who plays where, and for how long: `seconds` of echo, as many of play, so many `rounds` of both."""

    seats: int
    players: int
    processes: int
    seconds: float
    rounds: int

    def __str__(self) -> str:
        processes = "one process" if self.processes == 1 else f"{self.processes} processes"
        return f"{self.players} players, {self.seats} at a table, {processes}"

    @property
    def parties(self) -> int:
        return self.players // self.seats

    @property
    def warm_up(self) -> float:
        """Seconds that are not counted: everybody connects at once, which is another question."""
        return 1 + self.players / 500

    @property
    def tables(self) -> int:
        """A party goes on at the table where it stopped in the last round; after a game it takes another one."""
        moves = MOST_MOVES * self.rounds * (self.warm_up + self.seconds)
        return self.parties * ceil(moves / (MOVES_A_SEAT * self.players))

    @property
    def estimate(self) -> float:
        """About how many seconds it takes."""
        a_part = self.warm_up + self.seconds + GRACE
        return 4 + self.tables / OPENED + a_part * (1 + 2 * self.rounds)


async def measured(setting: Setting, step: Callable[[], None]) -> dict[str, object]:
    """All figures of a setting; `step` is called after each of its `2 + rounds` parts. Raises TimeoutError."""
    async with asyncio.timeout(PATIENCE * setting.estimate):
        with tempfile.TemporaryDirectory() as folder:
            server = real_server(Path(folder) / "load.sqlite", setting.processes)
            try:
                return await measured_at(server, setting, step)
            finally:
                server.stop()


async def measured_at(server: Server, setting: Setting, step: Callable[[], None]) -> dict[str, object]:
    await open_tables(server, 20, GAME, setting.seats)
    before = server.kilobytes()
    tables = await open_tables(server, setting.tables, GAME, setting.seats)
    idle = (server.kilobytes() - before) / setting.tables
    step()
    calm = await played(server, tables, setting, setting.parties / CALM)
    step()
    rounds = []
    for _ in range(setting.rounds):
        rounds.append((await echo_rate(setting), await played(server, tables, setting, 0)))
        step()
    return summed_up(rounds, calm, idle, (server.kilobytes() - before) / setting.tables)


async def echo_rate(setting: Setting) -> Figures:
    server = echo_server()
    try:
        tally = Tally(setting.seconds, setting.warm_up)
        people = (echo(server.port, tally) for _ in range(setting.players))
        load, _ = await asyncio.gather(processor_load(server, tally), asyncio.gather(*people))
    finally:
        server.stop()
    return {"messages_per_s": tally.received / tally.seconds, **latency(tally), **load}


async def played(server: Server, tables: list[Table], setting: Setting, pace: float) -> Figures:
    """Parties of players go through their share of the tables, until time is up or one has no table left: how long
    tables last depends on the speed of the server, which is the question."""
    tally, parties = Tally(setting.seconds, setting.warm_up), setting.parties
    shares = [(tables[party::parties], seat) for party in range(parties) for seat in range(setting.seats)]
    people = (play(server.port, share, seat, tally, pace) for share, seat in shares)
    load, _ = await asyncio.gather(processor_load(server, tally), asyncio.gather(*people))
    if tally.seconds < LEAST:
        raise RuntimeError(f"all tables were played after {tally.seconds:.1f} s: ask for less (--seconds)")
    moves, received = len(tally.waits) / tally.seconds, tally.received / tally.seconds
    figures = {"moves_per_s": moves, "messages_per_s": received, "games": tally.games, "seconds": tally.seconds}
    return {**figures, **latency(tally), **load}


async def processor_load(server: Server, tally: Tally) -> Figures:
    """How busy the server's processes and this one are while it counts: 1 is one core."""
    await asyncio.sleep(tally.begins - time.perf_counter())
    server_before, here_before = server.busy(), time.process_time()
    await tally.end()
    return {
        "server_load": (server.busy() - server_before) / tally.seconds,
        "client_load": (time.process_time() - here_before) / tally.seconds,
    }


def latency(tally: Tally) -> Figures:
    waits = sorted(tally.waits)
    if not waits:
        raise RuntimeError("nobody was answered while it counted: this machine has too much else to do (or --seconds)")
    return {f"p{part}_ms": round(1000 * waits[int(len(waits) * part / 100)], 2) for part in (50, 99)}


def ratio_of(figures: Round) -> float:
    """Messages that arrive at clients in a second, of play to the echo's."""
    echo, play = figures
    return play["messages_per_s"] / echo["messages_per_s"]


def processor_ratio_of(figures: Round) -> float:
    """The same of the processor time that a message takes: it wanders less than the rate on a machine with other work.
    The thread that writes counts in full here, though it has a core of its own."""
    echo, play = figures
    return echo["server_load"] / echo["messages_per_s"] / (play["server_load"] / play["messages_per_s"])


def summed_up(rounds: list[Round], calm: Figures, idle: float, after: float) -> dict[str, object]:
    """The round in the middle counts."""
    bare, full = sorted(rounds, key=ratio_of)[len(rounds) // 2]
    return {
        "ratio_to_echo": round(ratio_of((bare, full)), 3),
        "kB_per_idle_table": round(idle, 1),
        "kB_per_table_after_play": round(after, 1),
        "ratios": [round(ratio_of(each), 3) for each in rounds],
        "ratios_of_processor_time": [round(processor_ratio_of(each), 3) for each in rounds],
        "echo": rounded(bare),
        "flat_out": rounded(full),
        "calm": rounded(calm),
    }


def rounded(figures: Figures) -> Figures:
    return {key: round(value, 2) for key, value in figures.items()}
