"""A hint: what a bot would do, asked by the player whose turn it is and by nobody else."""

import pytest

from tests.server.client import HUMAN

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot", "level": "random"}


async def test_the_hint_is_a_legal_move_with_its_reason(api):
    table, _, [token] = await api.table(HUMAN, BOT)
    async with api.player(table, token) as player:
        while not player.asks.get(0):
            await player.hear("step")
        answer = await api.get(f"/api/tables/{table}/hint?seat=0&level=knight", token)
        assert answer.status_code == 200, answer.text
        advice = answer.json()
        assert advice["bot"] == "knight"
        assert advice["unit"] in ("points", "chances")
        assert advice["candidates"][0]["move"] in player.asks[0]["options"]


async def test_others_get_none(api):
    table, _, [token] = await api.table(HUMAN, BOT)
    assert (await api.get(f"/api/tables/{table}/hint?seat=0")).status_code == 401
    assert (await api.get(f"/api/tables/{table}/hint?seat=1", token)).status_code == 401


async def test_an_unknown_bot_is_refused(api):
    table, _, [token] = await api.table(HUMAN, BOT)
    async with api.player(table, token) as player:
        while not player.asks.get(0):
            await player.hear("step")
        answer = await api.get(f"/api/tables/{table}/hint?seat=0&level=wizard", token)
    assert answer.status_code == 400
