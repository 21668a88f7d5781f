"""Whoever asks for much waits behind themselves."""

import asyncio

import pytest

from pentarchy.server.fairness import ADDRESS, FairQueue, FairSemaphore, client_network
from tests.server.client import PATIENCE

pytestmark = pytest.mark.anyio


def test_addresses_take_turns():
    line = FairQueue()
    for item in range(4):
        line.add("many", f"many {item}")
    line.add("one", "one")
    line.add("two", "two")
    assert [line.next() for _ in range(len(line))] == ["many 0", "one", "two", "many 1", "many 2", "many 3"]


async def test_a_flood_from_one_address_holds_up_one_turn_only():
    gate, done = FairSemaphore(1), []

    async def work(address, name):
        ADDRESS.set(address)
        async with gate.turn():
            await asyncio.sleep(0)
            done.append(name)

    flood = [asyncio.create_task(work("flood", f"flood {i}")) for i in range(50)]
    await asyncio.sleep(0)
    await asyncio.wait_for(asyncio.create_task(work("somebody", "somebody")), PATIENCE)
    assert done.index("somebody") <= 3
    await asyncio.gather(*flood)
    assert len(done) == 51
    assert gate.free == 1


async def test_who_gives_up_waiting_takes_no_turn():
    gate = FairSemaphore(1)
    await gate.enter()
    waiting = [asyncio.create_task(gate.enter()) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    gate.leave()  # the turn of the second
    waiting[1].cancel()  # who gives up just then
    await asyncio.gather(*waiting[:2], return_exceptions=True)
    await asyncio.wait_for(waiting[2], PATIENCE)
    gate.leave()
    assert gate.free == 1


@pytest.mark.parametrize(
    ("address", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unknown", "unknown"),
    ],
)
def test_a_household_of_ipv6_counts_as_one(address, counted_as):
    assert client_network(address) == counted_as
