"""The two servers that are compared: the real one, and one that only echoes. Both run alone in a process."""

import asyncio
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

ECHO = """
import sys
import uvicorn

async def echo(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})

uvicorn.run(echo, port=int(sys.argv[1]), log_level="error", lifespan="off", ws_per_message_deflate=False)
"""

SETTINGS = {
    "PENTARCHY_RATE": "0",
    "PENTARCHY_SITE": "none",
    "PENTARCHY_LOG_LEVEL": "error",
    "PENTARCHY_LOG_FORMAT": "json",
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A child process that listens on a port of its own."""

    def __init__(self, command: list[str], settings: dict[str, str]) -> None:
        self.port = free_port()
        self.several = settings.get("PENTARCHY_PROCESSES", "1") != "1"
        self.process = subprocess.Popen([*command, str(self.port)], env={**os.environ, **settings})
        self.wait()

    def wait(self) -> None:
        for _ in range(600):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def processes(self) -> list[int]:
        """The process that was started; where it only looks after several that serve, those as well."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [self.process.pid, *map(int, children)] if self.several else [self.process.pid]

    def kilobytes(self) -> int:
        """Resident memory. What several processes share is divided among them."""
        maps = [Path(f"/proc/{pid}/smaps_rollup").read_text() for pid in self.processes()]
        return sum(int(each.partition("\nPss:")[2].split()[0]) for each in maps)

    def busy(self) -> float:
        """Seconds of processor time so far, of all threads."""
        stats = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in self.processes()]
        return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


def echo_server() -> Server:
    return Server([sys.executable, "-c", ECHO], {})


def real_server(database: Path, processes: int = 1) -> Server:
    run = "import sys; from pentarchy.cli.serve import serve; serve(port=int(sys.argv[1]), no_open=True)"
    settings = {"PENTARCHY_DATABASE": f"sqlite:///{database}", "PENTARCHY_PROCESSES": str(processes)}
    return Server([sys.executable, "-c", run], {**SETTINGS, **settings})


async def open_tables(server: Server, count: int, game: str, seats: int) -> list[tuple[str, list[str]]]:
    """Tables with all their tokens, all begun and in the server's memory."""
    person = {"kind": "human", "mine": True, "name": "load"}
    body = {"game": game, "seats": [person] * seats}
    tables = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as client:
        for _ in range(0, count, 20):
            made = await asyncio.gather(*(client.post("/api/tables", json=body) for _ in range(20)))
            for each in made:
                each.raise_for_status()
            tables += [(each.json()["id"], [seat["token"] for seat in each.json()["seats"]]) for each in made]
    return tables[:count]
