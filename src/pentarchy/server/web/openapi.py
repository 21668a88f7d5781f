"""The description of the API (OpenAPI 3.1), made from the endpoints and their types."""

import re
from functools import lru_cache

import msgspec

from pentarchy.server.web.api import API
from pentarchy.server.web.endpoint import JSON, LONGEST_NUMBER, LONGEST_TEXT, SVG, Endpoint, ErrorBody, Query
from pentarchy.server.web.paths import PATTERNS

Json = dict[str, object]
PARAMETER = re.compile(r"\{(\w+):(\w+)\}")
REFUSALS = {
    400: "The request makes no sense; the answer says why.",
    401: "It was not shown that the seat, table or account is the caller's.",
    403: "It is not the caller's to do this, or the request comes from another site.",
    404: "There is no such thing.",
    409: "Not now: the state of things does not allow it.",
    413: "The body is too large.",
    415: "The body is of another media type.",
    429: "Too many requests: wait a moment.",
    503: "The server cannot keep its promises now: try again in a moment.",
}


def description() -> Json:
    structs = sorted(all_types(), key=str)
    components = schemas(structs)[1]
    paths: dict[str, Json] = {}
    for endpoint in API:
        paths.setdefault(PARAMETER.sub(r"{\1}", endpoint.path), {})[endpoint.method.lower()] = operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pentarchy", "version": "1", "description": "Tables of board games, served over HTTP."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def all_types() -> list[object]:
    types: list[object] = [ErrorBody]
    for endpoint in API:
        types += [kind for kind in (endpoint.body, endpoint.answer) if kind not in (None, str, *types)]
    return types


def operation(endpoint: Endpoint[object]) -> Json:
    found: Json = {
        "summary": endpoint.summary,
        "operationId": getattr(endpoint.handler, "__name__", endpoint.path),
        "parameters": [*map(path_parameter, PARAMETER.findall(endpoint.path)), *map(query_parameter, endpoint.query)],
        "responses": responses(endpoint),
        "security": [{}, {"token": []}],
    }
    if endpoint.body is not None:
        media = "text/plain" if endpoint.body is str else JSON
        found["requestBody"] = {"required": True, "content": {media: {"schema": schema(endpoint.body)}}}
    return found


def responses(endpoint: Endpoint[object]) -> Json:
    troubles = {str(status): {"description": why, "content": trouble()} for status, why in REFUSALS.items()}
    if endpoint.answer is None:
        return {"204": {"description": "Done."}, **troubles}
    media = endpoint.media.partition(";")[0]
    content = {media: {"schema": {"type": "string"} if media in (SVG, "text/plain") else schema(endpoint.answer)}}
    return {str(endpoint.status): {"description": "Done.", "content": content}, **troubles}


def trouble() -> Json:
    return {JSON: {"schema": schema(ErrorBody)}}


def schema(kind: object) -> Json:
    if kind is str:
        return {"type": "string"}
    return schemas([kind])[0][0]


def schemas(kinds: list[object]) -> tuple[tuple[Json, ...], Json]:
    return msgspec.json.schema_components(kinds, schema_hook=anything, ref_template="#/components/schemas/{name}")


def anything(kind: type) -> Json:
    """The plain data of the games is described by the games."""
    return {"description": "Plain data."}


def path_parameter(parameter: tuple[str, str]) -> Json:
    name, kind = parameter
    pattern = f"^{PATTERNS[kind]}$"
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string", "pattern": pattern}}


def query_parameter(query: Query) -> Json:
    limits: Json = {"minimum": 0, "maximum": 10**LONGEST_NUMBER - 1}
    if query.type != "integer":
        limits = {"maxLength": LONGEST_TEXT, "pattern": r"^[^\x00]*$"}
    about = {"name": query.name, "in": "query", "required": False, "description": query.about}
    return {**about, "schema": {"type": query.type, **limits}}


@lru_cache(maxsize=1)
def description_text() -> bytes:
    return msgspec.json.encode(description())
