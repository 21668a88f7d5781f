"""The description of the API is true: what schemathesis makes of it meets only documented answers."""

import asyncio
import threading

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from pentarchy.server.config import Config
from pentarchy.server.web.openapi import description
from tests.server.client import serving

SCHEMA = schemathesis.openapi.from_dict(description())
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """A server on a thread of its own: schemathesis waits for its answers."""
    database = tmp_path_factory.mktemp("api") / "pentarchy.sqlite"
    config = Config(database=f"sqlite:///{database}", rate=0, bot_pause=0, log_level="warning")
    ports, stop = [], threading.Event()

    async def run():
        async with serving(config) as api:
            ports.append(api.port)
            started.set()
            await asyncio.to_thread(stop.wait)

    started = threading.Event()
    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert started.wait(30)
    yield f"http://127.0.0.1:{ports[0]}"
    stop.set()
    thread.join()


@SCHEMA.parametrize()
@settings(
    max_examples=8,
    deadline=None,
    suppress_health_check=[*HealthCheck],
    phases=[Phase.explicit, Phase.generate],
    derandomize=True,
)
def test_every_answer_is_documented(case, address):
    case.call_and_validate(base_url=address, checks=CHECKS)


def test_every_endpoint_is_described():
    operations = [operation for path in description()["paths"].values() for operation in path.values()]
    assert len(operations) > 20
    assert all(operation["summary"] for operation in operations)
    assert len({operation["operationId"] for operation in operations}) == len(operations)
