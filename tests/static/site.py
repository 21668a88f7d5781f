"""The edition without a server, as a static host would serve it: files of one folder, below an address of its own."""

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

SITE = Path(__file__).parent.parent.parent / "dist" / "static"
FOLDER = "/somewhere/else/"


class Handler(SimpleHTTPRequestHandler):
    """Everything below `FOLDER`; anything else is not there."""

    def translate_path(self, path: str) -> str:
        return super().translate_path("/" + path.removeprefix(FOLDER) if path.startswith(FOLDER) else "/nothing")

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


class StaticHost:
    def __init__(self) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=SITE))
        self.server.daemon_threads = True
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        self.address = f"{self.origin}{FOLDER}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
