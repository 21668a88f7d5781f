"""A typed endpoint: a function from an caller (and a body) to an answer. Its route and its description follow."""

import gzip
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pentarchy.kernel.errors import PentarchyError
from pentarchy.server.errors import TooLarge, WrongMedia
from pentarchy.server.web.caller import COOKIE, DEVICE, LIFETIME, Caller, caller_of
from pentarchy.tables.errors import Malformed, code_of, status_of

if TYPE_CHECKING:
    from pentarchy.server.node import Node

B = TypeVar("B")
JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
SVG = "image/svg+xml"
MOST_BYTES = 64 * 1024
YEAR = 365 * 86_400
LONGEST_NUMBER, LONGEST_TEXT = 15, 64


class ErrorBody(msgspec.Struct):
    """The answer to everything that is refused: a code for programs, a sentence for people."""

    code: str
    why: str


class Query(msgspec.Struct, frozen=True):
    """One parameter of the query string, by its JSON schema type: a whole number, or a short text."""

    name: str
    type: str
    about: str

    def check(self, text: str) -> None:
        """Raises Malformed."""
        if self.type == "integer" and not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
            raise Malformed(f"'{self.name}' must be a whole number")
        if len(text) > LONGEST_TEXT or "\0" in text:
            raise Malformed(f"'{self.name}' must be a text of at most {LONGEST_TEXT} characters")


class Endpoint(Generic[B]):
    def __init__(
        self,
        method: str,
        path: str,
        handler: Callable[[Caller, B], Awaitable[object]],
        body: type[B] | None = None,
        answer: object = None,
        status: int = 200,
        media: str = JSON,
        query: tuple[Query, ...] = (),
        most_bytes: int = MOST_BYTES,
        packed: bool = False,
    ) -> None:
        """`packed` answers are sent gzipped: for long texts that hold no secret."""
        self.method = method
        self.path = path
        self.handler = handler
        self.body = body
        self.answer = answer
        self.status = status
        self.media = media
        self.query = query
        self.most_bytes = most_bytes
        self.packed = packed

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").split("\n")[0].strip()

    def route(self) -> Route:
        return Route(self.path, self.respond, methods=[self.method], name=self.path)

    async def respond(self, request: Request) -> Response:
        node: Node = request.app.state.node
        caller = await caller_of(node, request)
        try:
            self.check_query(request)
            answer = await self.handler(caller, await self.body_of(request))
        except PentarchyError as error:
            return refused(error)
        response = self.answered(answer)
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            response = gzipped(response)
        return with_cookie(caller, response)

    def check_query(self, request: Request) -> None:
        for query in self.query:
            for text in request.query_params.getlist(query.name):
                query.check(text)

    def answered(self, answer: object) -> Response:
        if self.answer is None:
            return Response(status_code=204)
        if self.media != JSON:
            return Response(str(answer), self.status, media_type=self.media)
        return Response(msgspec.json.encode(answer), self.status, media_type=JSON)

    async def body_of(self, request: Request) -> B:
        if self.body is None:
            return None  # type: ignore[return-value]  # without a body type, B is None
        wanted = "text/plain" if self.body is str else JSON
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != wanted:
            raise WrongMedia(f"the body must be of the type {wanted}")
        return self.decoded(await self.bytes_of(request))

    async def bytes_of(self, request: Request) -> bytes:
        data = b""
        async for chunk in request.stream():
            data += chunk
            if len(data) > self.most_bytes:
                raise TooLarge(f"the body has more than {self.most_bytes} bytes")
        return data

    def decoded(self, data: bytes) -> B:
        try:
            if self.body is str:
                return data.decode()  # type: ignore[return-value]  # B is str
            return msgspec.json.decode(data, type=self.body)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Malformed(f"cannot read the body: {error}") from None


def gzipped(response: Response) -> Response:
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(compressed(bytes(response.body)), response.status_code, headers, response.media_type)


@lru_cache(maxsize=128)
def compressed(body: bytes) -> bytes:
    """Once for each of the few long texts there are."""
    return gzip.compress(body)


def refused(error: PentarchyError) -> Response:
    body = ErrorBody(code_of(error), str(error))
    return Response(msgspec.json.encode(body), status_of(error), media_type=JSON)


def with_cookie(caller: Caller, response: Response) -> Response:
    if caller.set_cookie:
        response.set_cookie(COOKIE, caller.set_cookie, LIFETIME, secure=caller.secure, httponly=True, samesite="lax")
    if caller.set_device:
        response.set_cookie(DEVICE, caller.set_device, YEAR, secure=caller.secure, httponly=True, samesite="lax")
    if caller.set_cookie == "":
        response.delete_cookie(COOKIE, secure=caller.secure, httponly=True, samesite="lax")
    return response
