"""A client for the tests: it speaks the protocol as a browser would, and nothing else."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from contextlib import asynccontextmanager

import httpx
import msgspec
import pytest
import websockets

from pentarchy.server.serving import server_of
from tests.server.services import free_port

PATIENCE = 180.0
HUMAN = {"kind": "human", "mine": True, "name": "Anna"}
OPEN = {"kind": "open"}


def in_time(seconds: float) -> float:
    """So many seconds on a machine with a core to spare, and more of them the more processes wait for a core."""
    return seconds * max(1.0, 2 * os.getloadavg()[0] / (os.cpu_count() or 1))


class Player:
    """One websocket. Keeps the view up to date as the protocol says, and the events it was told."""

    def __init__(self, socket):
        self.socket = socket
        self.view = {}
        self.asks = {}
        self.events = []
        self.table = {}
        self.seq = 0
        self.heard = []

    async def say(self, kind, **facts):
        await self.socket.send(json.dumps({"type": kind, **facts}))

    async def hear(self, *kinds):
        """The next message of one of these kinds; what comes before is taken in."""
        while True:
            async with asyncio.timeout(PATIENCE):  # `wait_for` of Python 3.11 may swallow that its task is cancelled
                message = json.loads(await self.socket.recv())
            self.take_in(message)
            if not kinds or message["type"] in kinds:
                return message

    def take_in(self, message):
        self.heard.append(message)
        if message["type"] == "welcome":
            self.seq, self.table = message["seq"], message["table"]
            for sight in message["sights"]:
                self.view[sight["seat"]], self.asks[sight["seat"]] = sight["view"], sight["ask"]
            for past in message["missed"]:
                self.events += [event for glimpse in past.get("glimpses", []) for event in glimpse.get("events", [])]
        elif message["type"] == "step":
            assert message["seq"] == self.seq + 1, "a step was lost"
            self.seq = message["seq"]
            self.table = message.get("table") or self.table
            for glimpse in message.get("glimpses", []):
                self.take_in_glimpse(glimpse)

    def take_in_glimpse(self, glimpse):
        seat = glimpse["seat"]
        self.view[seat].update(glimpse.get("changes", {}))
        for key in glimpse.get("gone", []):
            del self.view[seat][key]
        self.asks[seat] = glimpse.get("ask")
        self.events += glimpse.get("events", [])

    async def hello(self, table, *tokens, last_seq=None):
        await self.say("hello", table=table, tokens=tokens, last_seq=last_seq)
        return await self.hear("welcome", "refused", "unauthorised")

    async def choose(self, seat, move=None, ref=1):
        ask = self.asks[seat]
        move = move or random.choice(ask["options"])
        await self.say("choose", seat=seat, decision=ask["decision"], move=move, ref=ref)
        return await self.hear("done", "stale", "illegal", "unauthorised", "refused")

    async def until(self, test):
        while not test(self):
            await self.hear()

    @property
    def over(self):
        return self.table["status"] == "over"

    async def play_on(self, *seats):
        """Plays at random to the end."""
        while not self.over:
            seat = next((seat for seat in seats if self.asks.get(seat)), None)
            if seat is None:
                await self.hear()
            else:
                answer = await self.choose(seat)
                assert answer["type"] in ("done", "stale"), answer
        return self.table


async def closed_with(player):
    """Listens until the server ends the conversation; the code it gives."""
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await player.until(lambda _: False)
    return closed.value.rcvd.code


class Api:
    """A server at an address."""

    def __init__(self, port, node=None):
        self.port = port
        self.node = node
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    async def post(self, path, body=None, token="", **more):
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return await self.http.post(path, json=body, headers=headers | more.pop("headers", {}), **more)

    async def get(self, path, token="", **more):
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return await self.http.get(path, headers=headers | more.pop("headers", {}), **more)

    async def table(self, *seats, game="dice_king", **terms):
        """A new table: its id, the host's token, and the tokens of the creator's seats."""
        answer = await self.post("/api/tables", {"game": game, "seats": [*seats], **terms})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return made["id"], made["host_token"], [seat["token"] for seat in made["seats"]]

    async def join(self, table, name="Boris", **more):
        answer = await self.post(f"/api/tables/{table}/join", {"name": name, **more})
        assert answer.status_code == 200, answer.text
        return answer.json()["token"]

    @asynccontextmanager
    async def player(self, table=None, *tokens, last_seq=None, **more):
        wanted = f"?table={table}" if table else ""
        async with websockets.connect(f"ws://127.0.0.1:{self.port}/ws{wanted}", **more) as socket:
            player = Player(socket)
            if table is not None:
                welcome = await player.hello(table, *tokens, last_seq=last_seq)
                assert welcome["type"] == "welcome", welcome
            yield player


@asynccontextmanager
async def serving(config):
    """A server inside this event loop."""
    config = msgspec.structs.replace(config, port=free_port())
    server = server_of(config)
    running = asyncio.create_task(server.serve())
    async with asyncio.timeout(PATIENCE):
        while not server.started:
            await asyncio.sleep(0.01)
            if running.done():
                running.result()
    api = Api(config.port, server.config.app.state.node)
    try:
        yield api
    finally:
        await api.http.aclose()
        server.should_exit = True
        await asyncio.wait_for(running, PATIENCE)


class Process:
    """A server in a process of its own."""

    def __init__(self, port=None, before="", **settings):
        """`before` is Python to run first: a machine that is not as it should be."""
        self.port = port or free_port()
        self.api = None
        settings = {"log_level": "warning", "rate": 0, "site": "none", **settings}
        variables = {f"PENTARCHY_{name.upper()}": str(value) for name, value in settings.items()}
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-c",
                f"{before}\nfrom pentarchy.cli.serve import serve; serve(port={self.port}, no_open=True)",
            ],
            env={**os.environ, **variables},
        )

    async def ready(self):
        deadline = time.monotonic() + PATIENCE
        async with httpx.AsyncClient() as client:
            while time.monotonic() < deadline:
                try:
                    if (await client.get(f"http://127.0.0.1:{self.port}/healthz")).status_code == 200:
                        self.api = Api(self.port)
                        return self.api
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        raise AssertionError("the server did not start")

    async def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        await self.close()

    async def close(self):
        if self.api is not None:
            await self.api.http.aclose()
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def terminate(self):
        self.process.terminate()
        return self.process.wait(PATIENCE)
