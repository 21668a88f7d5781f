"""Every game is served: played from one browser, watched, ended by consent, exported and verified."""

import pytest

from pentarchy.games import games, load
from pentarchy.tables import luck
from tests.server.client import HUMAN

pytestmark = pytest.mark.anyio
CHOICES = 40


@pytest.mark.parametrize("slug", games())
async def test_a_game_on_the_server(api, slug):
    variant = load(slug).variants[0]
    count = variant.seats[0]
    table, _, tokens = await api.table(*([HUMAN] * count), game=slug, options=variant.options)
    seats = [*range(count)]
    async with api.player(table, *tokens) as player, api.player(table) as watcher:
        for _ in range(CHOICES):
            if player.over:
                break
            seat = next(seat for seat in seats if player.asks[seat])
            assert (await player.choose(seat))["type"] == "done"
        if not player.over:
            await player.say("propose", seat=0, what="abort")
            for seat in seats[1:]:
                await player.say("answer", seat=seat, yes=True)
        await player.until(lambda each: each.over)
        await watcher.until(lambda each: each.over)
        live = api.node.live.tables[table].table
        assert watcher.view[None] == live.record.state.view(None)
        assert player.view == {seat: live.record.state.view(seat) for seat in seats}
    text = (await api.get(f"/api/tables/{table}/record")).text
    luck.verify(load(slug), text)


@pytest.mark.parametrize("slug", games())
async def test_bots_play_it_on_the_server(api, slug):
    variant = load(slug).variants[0]
    bots = [{"kind": "bot", "level": "random"}] * (variant.seats[-1] - 1)
    table, _, [anna] = await api.table(HUMAN, *bots, game=slug, options=variant.options)
    async with api.player(table, anna) as player:
        chosen = 0
        while not player.over and (chosen < 10 or player.seq < 40):
            if player.asks[0]:
                await player.choose(0)
                chosen += 1
            else:
                await player.hear()
