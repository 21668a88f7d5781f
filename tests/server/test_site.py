"""The built client as files: one page for its addresses, compressed where asked for, and never under the API."""

import gzip

import pytest

from pentarchy.server.config import Config
from pentarchy.server.web.site import copy_for
from tests.server.client import serving

pytestmark = pytest.mark.anyio


@pytest.fixture
def site(tmp_path):
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Pentarchy</title>")
    (folder / "assets" / "a-1.js").write_text("let a")
    (folder / "assets" / "a-1.js.gz").write_bytes(gzip.compress(b"let a"))
    return Config(database=f"sqlite:///{tmp_path / 'a.sqlite'}", site=str(folder), rate=0, log_level="warning")


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/abc",
        "/replay/abc",
        "/new/valeria",
        "/analysis",
        "/analysis/abc",
        "/puzzles",
        "/puzzle/valeria",
        "/replays",
        "/settings",
        "/about",
    ],
)
async def test_every_address_of_the_client_is_its_page(site, path):
    async with serving(site) as api:
        answer = await api.get(path)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(("wanted", "encoding"), [("gzip", "gzip"), ("identity", None)])
async def test_files_are_compressed_for_those_who_take_it(site, wanted, encoding):
    async with serving(site) as api:
        answer = await api.get("/assets/a-1.js", headers={"accept-encoding": wanted})
    assert answer.text == "let a"
    assert answer.headers.get("content-encoding") == encoding
    assert "javascript" in answer.headers["content-type"]
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/../index", "/nowhere"])
async def test_what_is_not_there_is_not_the_page(site, path):
    async with serving(site) as api:
        answer = await api.get(path)
    assert answer.status_code == 404


@pytest.mark.parametrize(("accepted", "encoding"), [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("", "")])
async def test_the_best_copy_is_sent(tmp_path, accepted, encoding):
    for ending in ("", ".br", ".gz"):
        (tmp_path / f"a.js{ending}").write_text(ending)
    assert copy_for(accepted, str(tmp_path / "a.js"))[0] == encoding
