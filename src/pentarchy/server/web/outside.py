"""Guides, rules and pictures of games from other distributions, where the site has those of its own games."""

from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from pentarchy.games import outside, package_of
from pentarchy.server.web.endpoint import SVG, refused
from pentarchy.tables.errors import NoSuchThing
from pentarchy.words import LANGUAGES

MARKDOWN = "text/markdown; charset=utf-8"
PAGES = ("guide", "rules")
ANY_GAME = "pictures/any-game.svg"


def outside_routes(site: Path) -> list[BaseRoute]:
    """Nothing is read before somebody asks for it."""
    return [route for slug in outside() for route in routes_of(slug, site)]


def routes_of(slug: str, site: Path) -> list[BaseRoute]:
    async def page(request: Request) -> Response:
        wanted = request.path_params
        return found(page_of(slug, wanted["folder"], wanted.get("lang", "en")), MARKDOWN)

    async def picture(request: Request) -> Response:
        return found(picture_of(slug, site), SVG)

    pages = (f"/{{folder:key}}/{slug}.md", f"/{{folder:key}}/{{lang:key}}/{slug}.md")
    return [*(Route(path, page) for path in pages), Route(f"/pictures/{slug}.svg", picture)]


def page_of(slug: str, folder: str, lang: str) -> bytes | None:
    """The guide or the rules in this language, or in English; None for a game that brings none."""
    if folder not in PAGES:
        return None
    pages = [files(package_of(slug)).joinpath(folder, f"{each}.md") for each in (lang, "en") if each in LANGUAGES]
    return next((page.read_bytes() for page in pages if page.is_file()), None)


def picture_of(slug: str, site: Path) -> bytes | None:
    """Its own picture, or the one that stands for any game."""
    own, usual = files(package_of(slug)).joinpath("picture.svg"), site / ANY_GAME
    return own.read_bytes() if own.is_file() else usual.read_bytes() if usual.is_file() else None


def found(content: bytes | None, media: str) -> Response:
    if content is None:
        return refused(NoSuchThing("this game brings no such file"))
    return Response(content, media_type=media, headers={"cache-control": "no-cache"})
