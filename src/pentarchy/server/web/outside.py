"""Rules and pictures of games from other distributions, at the addresses where the site has those of its own games."""

from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from pentarchy.games import outside, package_of
from pentarchy.server.errors import NoSuchThing
from pentarchy.server.web.endpoint import SVG, refused
from pentarchy.words import LANGUAGES

MARKDOWN = "text/markdown; charset=utf-8"
ANY_GAME = "pictures/any-game.svg"


def outside_routes(site: Path) -> list[BaseRoute]:
    """Nothing is read before somebody asks for it."""
    return [route for slug in outside() for route in routes_of(slug, site)]


def routes_of(slug: str, site: Path) -> list[BaseRoute]:
    async def rules(request: Request) -> Response:
        return found(rules_text(slug, request.path_params.get("lang", "en")), MARKDOWN)

    async def picture(request: Request) -> Response:
        return found(picture_of(slug, site), SVG)

    pages = (f"/rules/{slug}.md", f"/rules/{{lang:key}}/{slug}.md")
    return [*(Route(page, rules) for page in pages), Route(f"/pictures/{slug}.svg", picture)]


def rules_text(slug: str, lang: str) -> bytes | None:
    """The rules in this language, or in English; None for a game that brings none."""
    folder = files(package_of(slug)).joinpath("rules")
    pages = [folder.joinpath(f"{each}.md") for each in (lang, "en") if each in LANGUAGES]
    return next((page.read_bytes() for page in pages if page.is_file()), None)


def picture_of(slug: str, site: Path) -> bytes | None:
    """Its own picture, or the one that stands for any game."""
    own, usual = files(package_of(slug)).joinpath("picture.svg"), site / ANY_GAME
    return own.read_bytes() if own.is_file() else usual.read_bytes() if usual.is_file() else None


def found(content: bytes | None, media: str) -> Response:
    if content is None:
        return refused(NoSuchThing("this game brings no such file"))
    return Response(content, media_type=media, headers={"cache-control": "no-cache"})
