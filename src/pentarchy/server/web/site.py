"""The built client: one page for all its addresses, and the files that it asks for."""

import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Match, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from pentarchy.server.config import NO_SITE, Config
from pentarchy.tables.errors import Unavailable

SITE = Path(__file__).parent.parent / "site"
BUILDER = Path(__file__).parents[4] / "tools" / "build_site.py"
NOT_BUILT = "the web client is not built in this checkout: run 'make play', or 'python tools/build_site.py' first"
CAME_WITHOUT = (
    "this installation came without the web client, for want of Node when it was made: "
    "install Node 20.19 or newer (nodejs.org) and run pip install --force-reinstall '.[server]' in the checkout again"
)
PAGES = (
    "/",
    "/t/{table:key}",
    "/replay/{table:key}",
    "/review/{table:key}",
    "/analysis",
    "/analysis/{table:key}",
    "/puzzles",
    "/puzzle/{game:key}",
    "/new/{game:key}",
    "/learn/{game:key}",
    "/edition/{game:key}",
    "/replays",
    "/settings",
    "/account",
    "/about",
)
NO_CLIENT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Pentarchy</title>
<h1>Pentarchy</h1><p>This server has no web client.
The <a href="/openapi.json">description of the API</a> is there.</p></html>"""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
COPIES = {"br": ".br", "gzip": ".gz"}


class Site(StaticFiles):
    """Sends the compressed copy that the build left beside a file. Names under assets/ change with their content."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        encoding, packed = copy_for(Headers(scope=scope).get("accept-encoding", ""), os.fspath(full_path))
        if encoding:
            response = super().file_response(packed, packed.stat(), scope, status_code)
            response.headers["content-encoding"] = encoding
        else:
            response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["vary"] = "accept-encoding"
        response.headers["cache-control"] = FOR_EVER if "/assets/" in scope["path"] else ASK_AGAIN
        return response


def copy_for(accepted: str, path: str) -> tuple[str, Path]:
    """The best encoding that the browser takes and the build made, and its file; '' where there is none."""
    for encoding, ending in COPIES.items():
        packed = Path(path + ending)
        if encoding in accepted and packed.is_file():
            return encoding, packed
    return "", Path(path)


class Files(Mount):
    """Takes what asks for a file, and leaves refusing everything else to the routes before it."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        asks_for_file = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if not asks_for_file or scope["path"].startswith("/api/"):
            return Match.NONE, {}
        return super().matches(scope)


def site_of(config: Config) -> Path:
    return Path(config.site) if config.site else SITE


def check_client(config: Config) -> None:
    """Raises Unavailable with the way to a client, where there is none and one is wanted."""
    if config.site == NO_SITE or (site_of(config) / "index.html").is_file():
        return
    if config.site:
        raise Unavailable(f"there is no built web client in {config.site}")
    raise Unavailable(NOT_BUILT if BUILDER.is_file() else CAME_WITHOUT)


def client_routes(folder: Path) -> list[BaseRoute]:
    """The client is one page: every address of it that is no file is that page."""
    if not (folder / "index.html").is_file():
        return [Route(path, no_client) for path in PAGES]
    site = Site(directory=folder)

    async def page(request: Request) -> Response:
        return await site.get_response("index.html", request.scope)

    return [*(Route(path, page) for path in PAGES), Files("/", site)]


async def no_client(request: Request) -> Response:
    return HTMLResponse(NO_CLIENT)
