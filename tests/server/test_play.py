"""Play through real websockets: whole games, secrets, refusals, undo, consent, resignation."""

import pytest

from pentarchy.games import load
from pentarchy.kernel.record import replay
from pentarchy.tables import luck
from pentarchy.tables.seeding import common_seed, promise
from tests.server.client import HUMAN, OPEN, closed_with

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot", "level": "random"}


async def two_at_toy(api, **terms):
    """A toy table with two people: ids and tokens."""
    table, _, [anna] = await api.table(HUMAN, OPEN, game="toy", **terms)
    return table, anna, await api.join(table)


async def test_a_whole_game_against_a_bot(api):
    table, _, [anna] = await api.table(HUMAN, BOT)
    async with api.player(table, anna, last_seq=0) as player:
        assert player.table["commitment"]
        assert player.table["seed"] is None
        end = await player.play_on(0)
        assert sorted(end["result"]["places"]) in ([1, 2], [1, 1])
        assert promise(2, player.table["id"], end["secret"]) == end["commitment"]
        assert common_seed(player.table["id"], end["secret"], {}, {}) == end["seed"]
        text = (await api.get(f"/api/tables/{table}/record")).text
    assert luck.verify(load("dice_king"), text) > 50
    assert replay(load("dice_king"), text).state.view(0) == player.view[0]


async def test_two_people_see_each_their_own(api):
    table, anna, boris = await two_at_toy(api)
    async with (
        api.player(table, anna, last_seq=0) as first,
        api.player(table, boris, last_seq=0) as second,
        api.player(table, last_seq=0) as watcher,
    ):
        drawn = [
            [event.get("card") for event in each.events if event["kind"] == "drew"] for each in (first, second, watcher)
        ]
        assert drawn[0][1] is None
        assert drawn[1][0] is None
        assert drawn[2] == [None, None]
        assert [first.view[0]["hand"], second.view[1]["hand"], watcher.view[None]["hand"]] == [
            drawn[0][0],
            drawn[1][1],
            None,
        ]
        assert watcher.asks[None] is None


async def test_secrets_are_told_to_their_seat_as_they_happen(api):
    table, _, [anna] = await api.table(HUMAN, OPEN, game="toy")
    async with api.player(table, anna) as first, api.player(table) as watcher:
        boris = await api.join(table)
        async with api.player(table, boris, last_seq=0) as second:
            await first.until(lambda player: player.asks[0])
            await watcher.until(lambda player: player.seq == first.seq)
        cards = {
            seat: [event.get("card") for event in each.events] for seat, each in enumerate((first, second, watcher))
        }
        assert cards == {0: [first.view[0]["hand"], None], 1: [None, second.view[1]["hand"]], 2: [None, None]}


async def test_simultaneous_decisions_come_in_any_order_and_stay_secret(api):
    table, anna, boris = await two_at_toy(api)
    async with api.player(table, anna) as first, api.player(table, boris) as second:
        ask = first.asks[0]["decision"]
        assert (await second.choose(1, "bid 1"))["type"] == "done"
        step = await first.hear("step")
        assert "bid" not in str(step["glimpses"][0].get("events", ""))
        assert step["text"] == ""
        assert first.view[0]["pending"] == [0]
        assert first.view[0]["bids"] == [0, 0]
        assert first.asks[0]["decision"] == ask, "somebody else's answer must not make one's own decision stale"
        assert (await first.choose(0, "bid 1"))["type"] == "done"
        await second.until(lambda player: player.view[1]["bids"] == [1, 1])


async def test_refusals_are_typed_and_change_nothing(api):
    table, anna, boris = await two_at_toy(api)
    async with api.player(table, anna) as first, api.player(table, boris) as second:
        before = api.node.live.tables[table].table.seq
        hand = first.view[0]["hand"]
        if hand < 2:
            refusal = await first.choose(0, "bid 3")
            assert (refusal["type"], refusal["rule"], refusal["key"]) == ("illegal", "TOY-2", "above-your-card")
        assert (await first.choose(0, "sort left"))["key"] == "bid-now"
        assert (await first.choose(0, "fly away"))["type"] == "illegal"
        await first.say("choose", seat=0, decision=77, move="bid 1", ref=5)
        stale = await first.hear("stale")
        assert (stale["ref"], stale["ask"]["question"]) == (5, "Bid")
        await first.say("choose", seat=1, decision=0, move="bid 1", ref=6)
        assert (await first.hear("unauthorised"))["ref"] == 6
        await first.say("why", seat=0, move="sort left", ref=7)
        assert (await first.hear("reason"))["key"] == "bid-now"
        await second.say("why", seat=1, move="bid 1", ref=8)
        assert (await second.hear("reason"))["legal"]
        assert api.node.live.tables[table].table.seq == before


async def test_missed_events_come_with_the_next_hello(api):
    table, anna, boris = await two_at_toy(api)
    async with api.player(table, anna, last_seq=0) as first:
        seen = first.seq
        await first.choose(0, "bid 1")
    async with api.player(table, boris) as second:
        await second.choose(1, "bid 1")
        await second.choose(1, "sort left")
    async with api.player(table, anna, last_seq=seen) as first:
        missed = first.heard[0]["missed"]
        assert [past["seq"] for past in missed] == [seen + 1, seen + 2, seen + 3]
        assert [event["kind"] for event in first.events] == ["bid", "bid"]


async def test_long_absence_is_caught_up_from_the_log(api):
    table, _, [anna] = await api.table(HUMAN, BOT)
    async with api.player(table, anna, last_seq=0) as player:
        await player.play_on(0)
        heard = player.events
    async with api.player(table, anna, last_seq=0) as again:
        assert again.events == heard


async def test_free_undo_and_undo_by_consent(api):
    table, anna, boris = await two_at_toy(api)
    async with api.player(table, anna) as first, api.player(table, boris) as second:
        await first.choose(0, "bid 1")
        old = first.seq
        await first.say("undo", seat=0, ref=2)
        assert (await first.hear("done"))["ref"] == 2
        assert first.asks[0]["question"] == "Bid"
        assert first.seq == old + 1
        await first.choose(0, "bid 1")
        await second.until(lambda player: player.seq == first.seq)
        await second.choose(1, "bid 1")
        await first.until(lambda player: player.seq == second.seq)
        await first.say("undo", seat=0)
        assert (await first.hear("refused"))["code"] == "cannot-undo"
        old = second.asks[1]
        assert old["question"] == "Sort"
        await first.say("propose", seat=0, what="undo")
        await second.until(lambda player: player.table["proposal"])
        assert second.table["proposal"]["what"] == "undo"
        await second.say("answer", seat=1, yes=True)
        await first.until(lambda player: player.asks[0] and player.asks[0]["question"] == "Bid")
        assert first.view[0]["bids"] == [0, 0]
        assert api.node.live.tables[table].table.proposal is None
        await second.until(lambda player: player.asks[1]["question"] == "Bid")
        await second.say("choose", seat=1, decision=old["decision"], move="bid 1")
        assert (await second.hear("stale", "done", "step"))["type"] == "stale", "what was asked then is not asked now"


async def test_a_refused_proposal_is_gone(api):
    table, anna, boris = await two_at_toy(api)
    async with api.player(table, anna) as first, api.player(table, boris) as second:
        await first.say("propose", seat=0, what="draw")
        await second.until(lambda player: player.table["proposal"])
        await second.say("answer", seat=1, yes=False)
        await first.until(lambda player: player.heard[-1].get("kind") == "answer")
        assert first.table["proposal"] is None
        assert not first.over


@pytest.mark.parametrize("what", ["draw", "abort"])
async def test_an_agreed_end(api, what):
    table, anna, boris = await two_at_toy(api)
    async with api.player(table, anna) as first, api.player(table, boris) as second:
        await first.say("propose", seat=0, what=what)
        await second.until(lambda player: player.table["proposal"])
        await second.say("answer", seat=1, yes=True)
        await first.until(lambda player: player.over)
        assert first.table["ending"] == what
        assert first.table["result"] is None
        assert first.table["seed"]


async def test_with_bots_only_consent_needs_nobody(api):
    table, _, [anna] = await api.table(HUMAN, BOT)
    async with api.player(table, anna) as player:
        await player.say("propose", seat=0, what="abort")
        await player.until(lambda each: each.over)


async def test_resigning_ends_a_game_of_two(api):
    table, anna, boris = await two_at_toy(api)
    async with api.player(table, anna) as first, api.player(table, boris) as second:
        await first.say("resign", seat=0)
        await second.until(lambda player: player.over)
        assert second.table["ending"] == "resigned"
        assert second.table["seats"][0]["resigned"]
        assert second.table["result"]["winners"] == [1]


async def test_in_a_game_of_three_the_stand_in_plays_on(api):
    seats = [HUMAN, {**HUMAN, "name": "Boris"}, {**HUMAN, "name": "Cyril"}]
    table, _, tokens = await api.table(*seats, game="toy", stand_in="random")
    async with api.player(table, *tokens[1:]) as others:
        async with api.player(table, tokens[0]) as first:
            await first.say("resign", seat=0, ref=1)
            assert (await first.hear("done"))["ref"] == 1
            assert await closed_with(first) == 4001
        async with api.player(table, tokens[0], last_seq=first.seq) as watcher:
            assert watcher.heard[0]["missed"][0]["kind"] == "resign"
            assert (watcher.heard[0]["seats"], watcher.heard[0]["watched"]) == ([], [0])
            assert {*watcher.view} == {None}
        await others.play_on(1, 2)
        assert others.table["result"]["places"][0] == 3


async def test_hot_seat_one_browser_plays_all(api):
    table, _, tokens = await api.table(HUMAN, {**HUMAN, "name": "Boris"})
    async with api.player(table, *tokens) as player:
        assert set(player.view) == {0, 1}
        await player.play_on(0, 1)


async def test_chat_reaches_everybody_and_is_kept(api):
    table, anna, boris = await two_at_toy(api)
    async with api.player(table, anna) as first, api.player(table, boris) as second:
        await first.say("chat", seat=0, text="  Hello \n there ", ref=1)
        step = await second.hear("step")
        assert (step["kind"], step["seat"], step["text"]) == ("chat", 0, "Hello there")
        await first.say("chat", seat=0, text="x" * 700)
        assert (await first.hear("refused"))["code"] == "not-allowed"
    async with api.player(table, last_seq=0) as watcher:
        assert [past["text"] for past in watcher.heard[0]["missed"] if past["kind"] == "chat"] == ["Hello there"]
