"""Links that others can open; where they cannot, the switch of the server that lets them in."""

import socket

import pytest

from pentarchy.server import reach as module
from pentarchy.server.config import Config
from pentarchy.server.listening import listening
from pentarchy.server.reach import Reach, house_url, own_address, reach
from pentarchy.tables.errors import Unavailable
from tests.server.client import HUMAN, OPEN, serving
from tests.server.services import free_port

HERE = "http://127.0.0.1:8137"
SERVER = "http://192.168.7.5:8137"


@pytest.fixture
def house(monkeypatch):
    monkeypatch.setattr(module, "own_address", lambda: "192.168.7.5")


@pytest.mark.parametrize(
    ("settings", "asked", "client", "found"),
    [
        ({}, HERE, "127.0.0.1", Reach(HERE, "--host 0.0.0.0")),
        ({}, "http://localhost:8137", "::1", Reach("http://localhost:8137", "--host 0.0.0.0")),
        ({"host": "0.0.0.0"}, HERE, "127.0.0.1", Reach(SERVER)),
        ({"host": "0.0.0.0"}, "http://10.0.0.9:8137", "10.0.0.4", Reach("http://10.0.0.9:8137")),
        # In a container: asked for as localhost, but not from this machine; our own address means nothing outside.
        ({"host": "0.0.0.0"}, HERE, "172.17.0.1", Reach(HERE, "--address URL")),
        ({"address": "https://play.example.org"}, HERE, "127.0.0.1", Reach("https://play.example.org")),
        ({"address": "http://localhost:5173"}, HERE, "127.0.0.1", Reach("http://localhost:5173", "--address URL")),
    ],
)
def test_what_is_offered(house, settings, asked, client, found):
    assert reach(Config(**settings), asked, client) == found


def test_without_a_network_nobody_else_can_come(monkeypatch):
    monkeypatch.setattr(module, "own_address", lambda: "")
    assert house_url(Config(host="0.0.0.0")) == ""
    assert reach(Config(host="0.0.0.0"), HERE, "127.0.0.1") == Reach(HERE, "--address URL")


def test_the_own_address_is_none_of_this_machine_alone():
    assert not own_address().startswith("127.")


@pytest.mark.anyio
async def test_links_and_codes_begin_with_it(house, tmp_path):
    config = Config(database=f"sqlite:///{tmp_path / 'a.sqlite'}", host="0.0.0.0", rate=0, log_level="warning")
    async with serving(config) as api:
        address = f"http://192.168.7.5:{api.port}"
        assert (await api.get("/api/reach")).json() == {"address": address, "switch": ""}
        made = await api.post("/api/tables", {"game": "toy", "seats": [HUMAN, OPEN]})
        assert made.json()["link"] == f"{address}/t/{made.json()['id']}"


def test_a_busy_port_is_told_in_a_sentence():
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        told = f"another program is using port {port}.*--port {port + 1}"
        with pytest.raises(Unavailable, match=told), listening(Config(port=port)):
            pytest.fail("it listens")


@pytest.mark.parametrize("host", ["nowhere.invalid", "192.0.2.77"])
def test_an_address_that_is_not_ours_is_told_in_a_sentence(host):
    with pytest.raises(Unavailable, match=host), listening(Config(host=host, port=free_port())):
        pytest.fail("it listens")


def test_the_port_is_taken_at_every_address():
    with listening(Config(host="", port=free_port())) as sockets:
        assert socket.AF_INET in {each.family for each in sockets}
