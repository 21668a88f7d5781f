"""The protocol as a whole: whatever anybody says in whatever order, everybody sees the same game, each their part."""

import asyncio
import json
import tempfile
from contextlib import suppress
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pentarchy.server.config import Config
from pentarchy.server.node import open_node
from pentarchy.server.play.session import Session
from pentarchy.tables import opening
from pentarchy.tables.errors import Refused
from pentarchy.tables.rights import SERVER, credentials, viewers_now
from pentarchy.tables.seats import Seat, hashed
from pentarchy.tables.table import revived
from pentarchy.tables.terms import Terms
from pentarchy.tables.verbs import Leave, Start
from tests.server.client import Player

SEATS = 3
ANSWERS = {"done", "stale", "illegal", "unauthorised", "refused", "reason", "pong", "welcome"}


class Line:
    """Both ends of a websocket, in memory: the server's end is this object, `Player` sits at the other."""

    def __init__(self):
        self.to_server, self.to_client = asyncio.Queue(), asyncio.Queue()

    async def receive(self):
        return await self.to_server.get()

    async def send(self, message):
        self.to_server.put_nowait({"type": "websocket.receive", "text": message})

    def write(self, text):
        self.to_client.put_nowait(text)
        return True

    async def say(self, text):
        self.to_client.put_nowait(text)

    async def close(self, code):
        self.to_client.put_nowait(json.dumps({"type": "closed", "code": code}))

    async def recv(self):
        return await self.to_client.get()


WHO = st.integers(0, SEATS + 1)  # the seats, a spectator, and somebody with two seats
SEAT = st.integers(0, SEATS)
MOVES = st.sampled_from(
    ["bid 1", "bid 3", "sort left", "sort right", "say 1 hum aloud", "say 5 ho aloud", "bow", "nonsense"]
)
ACTS = st.one_of(
    st.tuples(st.just("legal"), WHO, st.integers(0, 5)),
    st.tuples(st.just("legal"), WHO, st.integers(0, 5)),
    st.tuples(st.just("choose"), WHO, SEAT, st.integers(0, 6), MOVES),
    st.tuples(st.just("undo"), WHO, SEAT),
    st.tuples(st.just("propose"), WHO, SEAT, st.sampled_from(["undo", "draw", "rematch"])),
    st.tuples(st.just("resign"), WHO, SEAT),
    st.tuples(st.just("leave"), WHO, SEAT),
    st.tuples(st.just("answer"), WHO, SEAT, st.booleans()),
    st.tuples(st.just("why"), WHO, SEAT, MOVES),
    st.tuples(st.just("chat"), WHO, SEAT),
    st.tuples(st.just("back"), WHO, SEAT),
    st.tuples(st.just("reconnect"), WHO),
)


def message_for(act, player):
    match act:
        case ("legal", _, i):
            asks = [ask for ask in player.asks.values() if ask]
            if not asks:
                return {"type": "ping"}
            ask = asks[i % len(asks)]
            move = ask["options"][i % len(ask["options"])]
            return {"type": "choose", "seat": ask["seat"], "decision": ask["decision"], "move": move}
        case ("choose", _, seat, decision, move):
            return {"type": "choose", "seat": seat, "decision": decision, "move": move}
        case ("propose", _, seat, what):
            return {"type": "propose", "seat": seat, "what": what}
        case ("answer", _, seat, yes):
            return {"type": "answer", "seat": seat, "yes": yes}
        case ("why", _, seat, move):
            return {"type": "why", "seat": seat, "move": move}
        case ("chat", _, seat):
            return {"type": "chat", "seat": seat, "text": "hello"}
        case (kind, _, seat):
            return {"type": kind, "seat": seat}


class Round:
    """A table with everybody connected."""

    def __init__(self, node, table, tokens):
        self.node = node
        self.table = table
        self.hands = [[token] for token in tokens] + [[], tokens[:2]]
        self.players = [None] * len(self.hands)
        self.tasks = [None] * len(self.hands)

    async def connect(self, who):
        if self.tasks[who] is not None:
            self.players[who].socket.to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await self.tasks[who]
        line, old = Line(), self.players[who]
        self.players[who] = Player(line)
        self.tasks[who] = asyncio.create_task(Session(self.node, line).run())
        await self.players[who].hello(self.table, *self.hands[who], last_seq=old.seq if old else 0)

    async def act(self, act):
        player = self.players[act[1]]
        if act[0] == "reconnect":
            await self.connect(act[1])
            return
        if act[0] == "leave":
            await self.leave(act[1], act[2])
            return
        await player.say(ref=1, **renamed(message_for(act, player)))
        answer = await player.hear(*ANSWERS, "closed")
        if answer["type"] == "closed":
            assert answer["code"] == 4001
            await self.connect(act[1])
            return
        assert answer.get("ref") == 1
        if answer["type"] in ("unauthorised", "illegal", "stale"):
            assert answer["why"]

    async def leave(self, who, seat):
        """By another door than the websocket."""
        with suppress(Refused):
            await self.node.live.act(self.table, Leave(seat=seat), credentials(self.hands[who]))

    async def check(self):
        for who in range(len(self.hands)):
            await self.connect(who)
        live = self.node.live.tables[self.table].table
        for hand, player in zip(self.hands, self.players, strict=True):
            await player.until(lambda each: each.seq == live.seq)
            assert (*player.view,) == viewers_now(live, credentials(hand))
            for seat, view in player.view.items():
                assert view == json.loads(json.dumps(live.record.state.view(seat)))
                expected = live.decision_of(seat) if seat in live.pending else None
                assert (player.asks[seat] and player.asks[seat]["decision"]) == expected
        again = revived(*await self.node.store.load(self.table))
        assert again.record.lines == live.record.lines
        assert again.record.state.view(0) == live.record.state.view(0)
        assert (again.choices, again.undos, again.luck.answered) == (live.choices, live.undos, live.luck.answered)
        assert again.timing.asked_at == live.timing.asked_at


def renamed(message):
    return {"kind": message["type"], **{key: value for key, value in message.items() if key != "type"}}


async def play(acts, folder):
    node = await open_node(Config(database=f"sqlite:///{folder}/p.sqlite", rate=0))
    try:
        tokens = [f"token {seat}" for seat in range(SEATS)]
        seats = [Seat(seat=i, kind="human", name="x", token_hash=hashed(token)) for i, token in enumerate(tokens)]
        row = opening.table_row("toy", Terms(), False, "h", 0)
        await node.store.create(row, seats, [])
        await node.live.act(row.id, Start(), SERVER)
        everybody = Round(node, row.id, tokens)
        for who in range(len(everybody.hands)):
            await everybody.connect(who)
        for act in acts:
            await everybody.act(act)
        await everybody.check()
        for who, task in enumerate(everybody.tasks):
            everybody.players[who].socket.to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await task
    finally:
        await node.close()


@given(st.lists(ACTS, max_size=30))
@settings(max_examples=25, deadline=None, suppress_health_check=[*HealthCheck])
def test_everybody_sees_the_same_game(acts):
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(play(acts, Path(folder)))
