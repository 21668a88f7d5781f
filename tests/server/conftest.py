"""Servers to talk to: inside the test, or as processes of their own that can be killed."""

import faulthandler
import os
import sys
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from pentarchy.server import record_pool, reviews
from pentarchy.server.accounts import passwords
from pentarchy.server.config import Config
from pentarchy.server.store import Store
from tests.server.client import Process, serving
from tests.server.services import Missing, Postgres, RedisServer

LONGEST_TEST = 600.0
GAMES = sys.modules["pentarchy.games"]  # the package; the name `pentarchy.games` is the function
TOY_FOLDER = str(Path(__file__).parent / "games")
WITH_TOY = f"""
import sys
from pentarchy.server.workers.WORKER import main
sys.modules["pentarchy.games"].__path__.append({TOY_FOLDER!r})
main()
"""


@pytest.fixture(autouse=True, scope="package")
def toy_game():
    """While these tests run, the toy game is one of the games, for record workers as well."""
    GAMES.__path__.append(TOY_FOLDER)
    usual = record_pool.COMMAND, reviews.COMMAND
    record_pool.COMMAND = (sys.executable, "-c", WITH_TOY.replace("WORKER", "record_worker"))
    reviews.COMMAND = (sys.executable, "-c", WITH_TOY.replace("WORKER", "review_worker"))
    yield
    record_pool.COMMAND, reviews.COMMAND = usual
    GAMES.__path__.remove(TOY_FOLDER)


@pytest.fixture(autouse=True, scope="package")
def usual_hasher():
    """While these tests run, hashing a password takes no time; this is what takes it otherwise."""
    usual, quick = passwords.HASHER, PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "HASHER", quick)
        patch.setattr(passwords, "NOBODY", quick.hash("nobody has this password"))
        yield usual


@pytest.fixture(autouse=True, scope="session")
def traces(tmp_path_factory):
    """A file for what every thread was doing when a test hung."""
    with (tmp_path_factory.getbasetemp() / "hung.txt").open("w", encoding="utf-8") as file:
        yield file


@pytest.fixture(autouse=True)
def ends_in_time(traces):
    """A test that hangs ends the process that runs it, which names the test, instead of holding up all others."""
    faulthandler.dump_traceback_later(LONGEST_TEST, exit=True, file=traces)
    yield
    faulthandler.cancel_dump_traceback_later()


@pytest.fixture(autouse=True, scope="session")
def own_data_folder(tmp_path_factory):
    """The key for databases that are no files is made here, and nothing in the home of whoever runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(scope="session")
def anyio_backend():
    return "asyncio"


def started(kind):
    """The service, or a skip that says what was left out; with PENTARCHY_ALL_SERVICES set, a failure instead."""
    try:
        return kind()
    except Missing as missing:
        if os.environ.get("PENTARCHY_ALL_SERVICES"):
            pytest.fail(f"left out: {missing}")
        pytest.skip(f"left out: {missing}")


@pytest.fixture(scope="session")
def postgres():
    service = started(Postgres)
    yield service
    service.stop()


@pytest.fixture(scope="session")
def redis():
    service = started(RedisServer)
    yield service
    service.stop()


@pytest.fixture
def fresh_postgres(postgres, request):
    """The address of an empty database."""
    import psycopg

    name = f"t{abs(hash(request.node.nodeid)):x}"
    with psycopg.connect(f"{postgres.address}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return f"{postgres.address}/{name}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """An address of each kind of database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'pentarchy.sqlite'}"
    return request.getfixturevalue("fresh_postgres").replace("postgresql://", "postgresql+psycopg://")


@pytest.fixture
def store(database):
    store = Store(database)
    yield store
    store.close()


@pytest.fixture
def quick(tmp_path):
    """The settings of a server for one test: a file of its own, no pauses, no limits."""
    return Config(
        port=0,
        database=f"sqlite:///{tmp_path / 'pentarchy.sqlite'}",
        bot_pause=0,
        rate=0,
        log_level="warning",
    )


@pytest.fixture
async def api(quick):
    async with serving(quick) as api:
        yield api


@pytest.fixture
def serve():
    """For tests that need special settings, or several servers."""

    @asynccontextmanager
    async def serve(config):
        async with serving(config) as api:
            yield api

    return serve


@pytest.fixture
async def launch():
    """Starts servers as processes of their own; whatever still runs at the end is stopped."""
    processes = []

    async def launch(**settings):
        processes.append(Process(**settings))
        await processes[-1].ready()
        return processes[-1]

    yield launch
    for process in processes:
        await process.close()
