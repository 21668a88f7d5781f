"""Clocks and absence: folded from the log, kept warm by a bot, handed back."""

import pytest

from pentarchy.server.clock import now
from pentarchy.tables.due_times import absent_at
from tests.server.client import HUMAN, OPEN

pytestmark = pytest.mark.anyio


async def test_out_of_time_is_kept_warm_and_handed_back(api):
    clock = {"type": "decision", "seconds": 1}
    table, _, tokens = await api.table(HUMAN, {**HUMAN, "name": "Boris"}, clock=clock, stand_in="random")
    async with api.player(table, *tokens) as player:
        seat = next(seat for seat in (0, 1) if player.asks[seat])
        assert player.asks[seat]["deadline"] - player.heard[0]["now"] <= 1000
        await player.until(lambda each: each.table["seats"][seat]["warm"])
        await player.until(lambda each: each.heard[-1].get("kind") == "line" and each.heard[-1]["seat"] == seat)
        await player.say("back", seat=seat)
        await player.until(lambda each: not each.table["seats"][seat]["warm"])


async def test_coming_back_takes_the_seat_from_the_bot(api):
    clock = {"type": "decision", "seconds": 1}
    table, _, [anna] = await api.table(HUMAN, OPEN, game="toy", clock=clock)
    boris = await api.join(table)
    async with api.player(table, boris) as second:
        await second.until(lambda each: each.table["seats"][0]["warm"])
        async with api.player(table, anna):
            await second.until(lambda each: not each.table["seats"][0]["warm"])


async def test_the_clock_of_a_game_is_told(api):
    clock = {"type": "game", "seconds": 600, "increment": 3}
    table, _, tokens = await api.table(HUMAN, {**HUMAN, "name": "Boris"}, clock=clock)
    async with api.player(table, *tokens) as player:
        await player.choose(next(seat for seat in (0, 1) if player.asks[seat]))
        assert all(590_000 < left <= 603_000 for left in player.heard[-2]["left"])


async def test_absence_counts_from_when_somebody_was_last_seen(api):
    table, *_ = await api.table(HUMAN, {**HUMAN, "name": "Boris"}, game="toy", absent_after=60)
    live = api.node.live.tables[table].table
    live.seats[0].seen_at = live.timing.asked_at[0] + 5000
    assert absent_at(live, live.seats[0]) == live.timing.asked_at[0] + 65_000
    assert api.node.live.due.of(live, now()) == min(absent_at(live, seat) for seat in live.seats)


async def test_the_absent_are_stood_in_for(api):
    table, *_ = await api.table(HUMAN, OPEN, game="toy", absent_after=10, stand_in="random")
    boris = await api.join(table)
    async with api.player(table, boris) as second:
        await api.node.store.seen([(table, 0)], now() - 60_000)
        live = api.node.live.tables[table].table
        live.timing.asked_at[0] = now() - 60_000
        await api.node.scheduler.look_after(table)
        await second.until(lambda each: each.table["seats"][0]["warm"])
        assert not second.table["seats"][1]["warm"], "whoever is connected is not absent"
