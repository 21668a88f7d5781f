"""The application: routes, guard and node put together."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from pentarchy.server.config import Config
from pentarchy.server.errors import Banned, WrongMethod
from pentarchy.server.node import Node, open_node
from pentarchy.server.play.session import Connection, Session
from pentarchy.server.play.websocket import WRITE
from pentarchy.server.web.api import API
from pentarchy.server.web.caller import COOKIE, caller_of
from pentarchy.server.web.endpoint import refused
from pentarchy.server.web.guard import Guard
from pentarchy.server.web.openapi import description_text
from pentarchy.server.web.outside import outside_routes
from pentarchy.server.web.paths import register
from pentarchy.server.web.site import client_routes, site_of
from pentarchy.server.web.warm_up import warm_up
from pentarchy.tables.audience import BANNED
from pentarchy.tables.errors import NoSuchThing


def make_app(config: Config) -> Starlette:
    register()

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        _, node = await asyncio.gather(asyncio.to_thread(warm_up), open_node(config))
        app.state.node = node
        gc.freeze()  # what is there now stays: no collection needs to look at it
        try:
            yield
        finally:
            await node.close()

    return Starlette(
        routes=routes(site_of(config)),
        lifespan=life,
        middleware=[Middleware(Guard, config=config, session=converse)],
        exception_handlers={HTTPException: plain_refusal},
    )


def routes(site: Path) -> list[BaseRoute]:
    found: list[BaseRoute] = [endpoint.route() for endpoint in API]
    found += [
        Route("/healthz", show_health),
        Route("/metrics", show_metrics),
        Route("/openapi.json", show_description),
    ]
    return [*found, *outside_routes(site), *client_routes(site)]


async def converse(scope: Scope, receive: Receive, send: Send) -> None:
    websocket = WebSocket(scope, receive, send)
    node: Node = websocket.app.state.node
    try:
        caller = await caller_of(node, websocket)
    except Banned:
        await websocket.accept()
        await websocket.close(BANNED)
        return
    await websocket.accept()
    account = node.accounts.account(websocket.cookies.get(COOKIE), caller.user)
    connection = Connection(receive, send, scope.get("extensions", {}).get(WRITE))
    await Session(node, connection, caller.address, account).run()


async def show_health(request: Request) -> Response:
    """Whether this node can do its work, and if not, what is wrong."""
    node: Node = request.app.state.node
    report = await node.health.report(node.closing)
    return Response(msgspec.json.encode(report), 200 if report.status == "ok" else 503, media_type="application/json")


async def show_metrics(request: Request) -> Response:
    node: Node = request.app.state.node
    node.supervisor.report()
    return Response(node.metrics.text(), media_type="text/plain; version=0.0.4")


async def show_description(request: Request) -> Response:
    return Response(description_text(), media_type="application/json")


async def plain_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        response = refused(WrongMethod("this address does not support this method"))
        response.headers.update(error.headers or {})
        return response
    return refused(NoSuchThing("there is nothing at this address"))
