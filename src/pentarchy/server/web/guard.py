"""The guard in front of everything: who may ask at all, how often, from where; and the headers of every answer."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pentarchy.server.config import Config
from pentarchy.server.errors import CrossSite, Failed, TooMany
from pentarchy.server.fairness import ADDRESS, client_network
from pentarchy.server.web.endpoint import refused
from pentarchy.server.web.hosts import Hosts
from pentarchy.tables.errors import Refused, status_of

if TYPE_CHECKING:
    from pentarchy.server.node import Node

LOG = logging.getLogger("pentarchy.server.requests")
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
TRANSPORT = "max-age=31536000"
WEBSOCKET = "/ws"
LONGEST_REQUEST = 120.0
"""Seconds for a request and its answer, however slowly somebody reads it."""


class Guard:
    """ASGI middleware. Logs name the route and never the address asked for: that may hold an invitation."""

    def __init__(self, app: ASGIApp, config: Config, session: ASGIApp) -> None:
        self.app = app
        self.config = config
        self.session = session
        self.hosts = Hosts(config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            ADDRESS.set(client_network(address_of(scope)))
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self.add_headers(scope, MutableHeaders(scope=message))
            await send(message)

        try:
            self.check(scope)
            async with asyncio.timeout(LONGEST_REQUEST):
                await self.app(scope, receive, sending)
        except ClientDisconnect:
            LOG.debug("whoever asked is gone")
        except Refused as error:
            await refused(error)(scope, receive, sending)
        except TimeoutError:
            LOG.warning("a request took too long")
            raise
        except Exception:
            LOG.exception("a request failed")
            await refused(Failed("something went wrong on the server"))(scope, receive, sending)
        finally:
            self.report(scope, status, time.perf_counter() - began)

    def check(self, scope: Scope) -> None:
        """Raises Banned, TooMany, CrossSite, UnknownHost."""
        headers, node = Headers(scope=scope), node_of(scope)
        self.hosts.check(headers.get("host", ""))
        node.measures.check_address(address_of(scope))
        node.requests.check(client_network(address_of(scope)))
        if scope["method"] not in SAFE:
            check_origin(headers, self.config.address)

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address, network, node = address_of(scope), client_network(address_of(scope)), node_of(scope)
        try:
            node.measures.check_address(address)
            node.requests.check(network)
            self.hosts.check(Headers(scope=scope).get("host", ""))
            check_origin(Headers(scope=scope), self.config.address)
            self.count(node, network)
        except Refused as error:
            await receive()
            await send({"type": "websocket.http.response.start", "status": status_of(error), "headers": []})
            await send({"type": "websocket.http.response.body", "body": error.why.encode()})
            return
        began = time.perf_counter()
        LOG.info("connected", extra={"address": address})
        try:
            # Straight to the session: each layer of routes in between would handle every message again.
            await (self.session if scope["path"] == WEBSOCKET else self.app)(scope, receive, send)
        finally:
            leave(node, network)
            node.metrics.connections.dec()
            seconds = round(time.perf_counter() - began, 1)
            LOG.info("disconnected", extra={"address": address, "seconds": seconds})

    def count(self, node: "Node", network: str) -> None:
        open_now = node.connections.get(network, 0)
        if self.config.rate and open_now >= self.config.connections_per_address:
            raise TooMany("too many connections from this address")
        node.connections[network] = open_now + 1
        node.metrics.connections.inc()

    def add_headers(self, scope: Scope, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers[name] = value
        if is_secure(scope, self.config.address):
            headers["strict-transport-security"] = TRANSPORT
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")

    def report(self, scope: Scope, status: int, seconds: float) -> None:
        endpoint = scope.get("endpoint")
        owner = getattr(endpoint, "__self__", None)
        route = getattr(owner, "path", None) or getattr(endpoint, "__name__", "other")
        node_of(scope).metrics.requests.labels(route, str(status)).inc()
        facts = {"method": scope["method"], "route": route, "status": status, "seconds": round(seconds, 4)}
        LOG.info("request", extra={**facts, "address": address_of(scope)})


def node_of(scope: Scope) -> "Node":
    node: Node = scope["app"].state.node
    return node


def leave(node: "Node", network: str) -> None:
    node.connections[network] -= 1
    if not node.connections[network]:
        del node.connections[network]


def address_of(scope: Scope) -> str:
    """The client's own, as bans and logs know it."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def is_secure(scope: Scope, address: str) -> bool:
    return scope["scheme"] == "https" or address.startswith("https:")


def check_origin(headers: Headers, address: str) -> None:
    """Browsers say where a request comes from; it must be here. Programs that say nothing are no browsers."""
    if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        raise CrossSite("requests from other sites are refused")
    origin = headers.get("origin")
    if origin is None:
        return
    host = urlsplit(address).netloc if address else headers.get("host", "")
    if urlsplit(origin).netloc != host:
        raise CrossSite("requests from other sites are refused")
