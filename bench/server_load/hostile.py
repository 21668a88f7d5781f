"""How long somebody waits for their moves while fifty others do their worst, each from an address of their own, within
the usual limits: `python -m bench.server_load.hostile`. All of it on this machine, over loopback, for half a minute."""

import asyncio
import json
import os
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from multiprocessing import Process
from pathlib import Path
from typing import Any

import httpx
import websockets

from bench.server_load.servers import Server
from pentarchy.games import load
from pentarchy.kernel.record import Record
from pentarchy.tables.luck import Luck

HOSTILE, PROCESSES = 50, 2
QUIET_SECONDS, LOUD_SECONDS = 8.0, 25.0
PACE = 0.08
"""Seconds between two moves of the one who is measured."""
RUN = "import sys; from pentarchy.cli.serve import serve; serve(port=int(sys.argv[1]), no_open=True)"
ME = {"kind": "human", "mine": True, "name": "Anna"}
SEATS = [ME, {**ME, "name": "Boris"}]


def long_record() -> str:
    """A game whose last move was taken back and made again many times."""
    record, rng, luck = Record(load("dice_king"), 2), random.Random(1), Luck("00" * 32)
    luck.answer_chance(record)
    while not record.state.over:
        record.play(rng.choice(record.state.options()))
        luck.answer_chance(record)
    seat = next(entry.seat for entry in reversed(record.entries) if entry.seat >= 0)
    record.lines += [f"undo {seat} agreed", record.lines[-1]] * 150
    return record.text()


class Client:
    """Somebody at an address of their own."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=20))
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60)
        self.codes: Counter[int | str] = Counter()

    async def ask(self, method: str, path: str, **more: object) -> httpx.Response:
        answer = await self.http.request(method, path, **more)  # type: ignore[arg-type]
        self.codes[answer.status_code] += 1
        return answer

    async def table(self) -> tuple[str, list[str]]:
        made = (await self.ask("POST", "/api/tables", json={"game": "dice_king", "seats": SEATS})).json()
        return made["id"], [seat["token"] for seat in made["seats"]]

    def socket(self) -> websockets.connect:
        return websockets.connect(f"ws://127.0.0.1:{self.port}/ws", local_addr=(self.address, 0), max_size=None)


Attack = Callable[[Client], Awaitable[None]]


async def upload(client: Client) -> str:
    answer = await client.ask("POST", "/api/records", content=RECORD, headers={"content-type": "text/plain"})
    return str(answer.json().get("id", ""))


async def upload_on(client: Client) -> None:
    while True:
        await asyncio.gather(*(upload(client) for _ in range(4)))
        await asyncio.sleep(0.2)


async def watch_from_the_beginning(client: Client) -> None:
    table = await upload(client)
    while True:
        async with client.socket() as socket:
            await socket.send(json.dumps({"type": "hello", "table": table, "tokens": [], "last_seq": 0}))
            await socket.recv()


async def look_at_moments(client: Client) -> None:
    table = await upload(client)
    while True:
        moments = random.sample(range(1, 150), 4)
        await asyncio.gather(*(client.ask("GET", f"/api/tables/{table}/moments/{each}") for each in moments))


def some_choice(ask: dict[str, Any]) -> dict[str, object]:
    decision, move = ask["decision"], random.choice(ask["options"])
    return {"type": "choose", "seat": ask["seat"], "decision": decision, "move": move, "ref": 1}


async def take_back(client: Client) -> None:
    table, tokens = await client.table()
    async with client.socket() as socket:
        await socket.send(json.dumps({"type": "hello", "table": table, "tokens": tokens, "last_seq": None}))
        asks: dict[int, Any] = {}
        while True:
            message = json.loads(await socket.recv())
            for each in [*message.get("sights", []), *message.get("glimpses", [])]:
                asks[each["seat"]] = each.get("ask")
            seat = next((seat for seat in (0, 1) if asks.get(seat)), 0)
            await asyncio.sleep(0.05)
            if asks.get(seat) and random.random() < 0.6:
                ask = asks[seat]
                move = random.choice(ask["options"])
                await socket.send(
                    json.dumps({"type": "choose", "seat": seat, "decision": ask["decision"], "move": move})
                )
            else:
                await socket.send(json.dumps({"type": "undo", "seat": random.choice((0, 1))}))


async def ask_for_everything(client: Client) -> None:
    paths = ["/api/games", "/api/tables?limit=100", "/api/games/paladins/words?lang=cs", "/openapi.json", "/healthz"]
    while True:
        await client.ask("GET", random.choice(paths), headers={"accept-encoding": "gzip"})
        await asyncio.sleep(0.05)


async def guess(client: Client) -> None:
    while True:
        await client.ask("POST", "/api/session", json={"name": "Anna", "password": f"guess {random.random()}"})
        await asyncio.sleep(0.2)


async def begin_and_wait(client: Client) -> None:
    """Half requests, as many as are let in."""
    while True:
        lines = []
        for _ in range(100):
            try:
                lines.append(await asyncio.open_connection("127.0.0.1", client.port, local_addr=(client.address, 0)))
                lines[-1][1].write(b"GET / HTTP/1.1\r\nX: ")
            except OSError:
                break
        await asyncio.sleep(5)
        for _, writer in lines:
            writer.close()


async def make_tables_and_ask_for_hints(client: Client) -> None:
    table, tokens = await client.table()
    while True:
        for seat, token in enumerate(tokens):
            headers = {"authorization": f"Bearer {token}"}
            await client.ask("GET", f"/api/tables/{table}/hint?seat={seat}", headers=headers)
        bots = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "sovereign"}]
        await client.ask("POST", "/api/tables", json={"game": "dice_king", "seats": bots})


ATTACKS: list[Attack] = [
    upload_on,
    watch_from_the_beginning,
    look_at_moments,
    take_back,
    ask_for_everything,
    guess,
    begin_and_wait,
    make_tables_and_ask_for_hints,
]
RECORD = ""


async def attack(number: int, port: int, codes: Counter[int | str]) -> None:
    """One of them, again from the start whenever it is thrown out."""
    client = Client(port, f"127.0.{1 + number // 200}.{1 + number % 200}")
    client.codes = codes
    kind = ATTACKS[number % len(ATTACKS)]
    while True:
        try:
            await kind(client)
        except (OSError, httpx.HTTPError, websockets.WebSocketException, ValueError, KeyError) as error:
            codes[type(error).__name__] += 1
        await asyncio.sleep(0.1)


def attackers(first: int, port: int) -> None:
    """At the lowest priority: elsewhere they would have machines of their own, and the server this one to itself."""
    global RECORD
    os.nice(19)
    RECORD = long_record()
    codes: Counter[int | str] = Counter()

    async def all_at_once() -> None:
        numbers = range(first, HOSTILE, PROCESSES)
        await asyncio.wait([asyncio.create_task(attack(each, port, codes)) for each in numbers], timeout=LOUD_SECONDS)
        print("answers to the hostile:", dict(codes))
        os._exit(0)

    asyncio.run(all_at_once())


async def played(port: int, seconds: float) -> list[float]:
    """How long each move of somebody uninvolved took, until it was on the disk and told."""
    client, waits = Client(port, "127.0.0.1"), list[float]()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        table, tokens = await client.table()
        async with client.socket() as socket:
            await socket.send(json.dumps({"type": "hello", "table": table, "tokens": tokens, "last_seq": None}))
            await play(socket, end, waits)
    return waits


async def play(socket: websockets.ClientConnection, end: float, waits: list[float]) -> None:
    asks: dict[int, Any] = {}
    began = 0.0
    while time.monotonic() < end:
        message = json.loads(await socket.recv())
        if message["type"] == "done":
            waits.append(time.monotonic() - began)
        for each in [*message.get("sights", []), *message.get("glimpses", [])]:
            asks[each["seat"]] = each.get("ask")
        if message["type"] == "step" and (message.get("table") or {}).get("status") == "over":
            return
        if message["type"] in ("done", "welcome"):
            await asyncio.sleep(PACE)
            seat = next(seat for seat in (0, 1) if asks.get(seat))
            choice = json.dumps(some_choice(asks[seat]))
            began = time.monotonic()
            await socket.send(choice)


def report(name: str, waits: list[float]) -> None:
    parts = statistics.quantiles(waits, n=100)
    print(
        f"{name}: {len(waits)} moves, median {parts[49] * 1000:.1f} ms, p99 {parts[98] * 1000:.1f} ms, "
        f"longest {max(waits) * 1000:.1f} ms; load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    )


def started(folder: str, name: str) -> Server:
    settings = {
        "PENTARCHY_DATABASE": f"sqlite:///{Path(folder) / name}.sqlite",
        "PENTARCHY_SITE": "none",
        "PENTARCHY_LOG_LEVEL": "error",
    }
    return Server([sys.executable, "-c", RUN], settings)


async def played_on_both(attacked: int, spared: int) -> tuple[list[float], list[float]]:
    first, second = await asyncio.gather(played(attacked, LOUD_SECONDS - 6), played(spared, LOUD_SECONDS - 6))
    return first, second


def main() -> None:
    """The second server is attacked by nobody: what its player waits is what the machine, not the server, costs."""
    with tempfile.TemporaryDirectory() as folder:
        server, spared = started(folder, "attacked"), started(folder, "spared")
        try:
            report("alone", asyncio.run(played(server.port, QUIET_SECONDS)))
            children = [Process(target=attackers, args=(first, server.port)) for first in range(PROCESSES)]
            for child in children:
                child.start()
            time.sleep(3)
            beside, apart = asyncio.run(played_on_both(server.port, spared.port))
            report("beside fifty", beside)
            report("meanwhile, at a server that is not attacked", apart)
            for child in children:
                child.join(30)
        finally:
            server.stop()
            spared.stop()


if __name__ == "__main__":
    main()
