"""A page without a browser: keeps what the host wants kept, answers for its bots, and hears what it is told."""

import json
import secrets

from pentarchy.browser.host import Host
from pentarchy.browser.thinker import Thinker
from pentarchy.tables.seeding import new_part, seal_of


class Page:
    def __init__(self) -> None:
        self.store: dict[str, dict] = {}
        self.parts: dict[str, str] = {}
        self.now = 1_000_000
        self.calls = 0
        self.open()

    def open(self) -> None:
        """Opens the page, or opens it again: nothing is left but what was stored."""
        self.host, self.thinker = Host(), Thinker()
        self.asks: dict[int, dict] = {}
        self.told: list[dict] = []
        self.replies: dict[int, dict] = {}
        self.ended: dict[int, int] = {}
        self.woken: int | None = None

    def take(self, kind: str, **fields) -> None:
        self.now += 10
        effects = json.loads(self.host.take(json.dumps({"kind": kind, "now": self.now, **fields})))
        for effect in effects:
            getattr(self, {"store": "keep"}.get(effect["do"], effect["do"]))(effect)

    def fetch(self, table: str) -> None:
        if not self.host.knows(table) and table in self.store:
            self.host.fetched(json.dumps(self.store[table]), self.now)

    def call(self, method: str, path: str, body=None, token: str = "") -> dict:
        self.calls += 1
        number = self.calls
        parts = path.split("?")[0].split("/")
        if parts[:3] == ["", "api", "tables"] and len(parts) > 3:
            self.fetch(parts[3])
        text = body if isinstance(body, str) else json.dumps(body)
        self.take("call", call=number, method=method, path=path, body=text, token=token)
        return self.replies[number]

    def got(self, method: str, path: str, body=None, token: str = ""):
        reply = self.call(method, path, body, token)
        assert reply["status"] < 300, reply
        return json.loads(reply["body"]) if reply["media"] == "application/json" else reply["body"]

    def say(self, line: int, **said) -> None:
        self.take("said", line=line, text=json.dumps(said))

    # Effects.

    def keep(self, effect: dict) -> None:
        known = self.store.setdefault(effect["table"], {"entries": []})
        known.update(row=effect["row"], seats=effect["seats"], downtimes=effect["downtimes"])
        assert [entry["seq"] for entry in effect["entries"]] == [
            *range(len(known["entries"]) + 1, len(known["entries"]) + len(effect["entries"]) + 1)
        ]
        known["entries"] += effect["entries"]

    def tell(self, effect: dict) -> None:
        told = json.loads(effect["text"])
        self.told.append(told)
        if told["type"] == "welcome":
            self.asks = {sight["seat"]: sight["ask"] for sight in told["sights"]}
            self.table = told["table"]
        if told["type"] == "step":
            self.table = told["table"] or self.table
            self.asks |= {glimpse["seat"]: glimpse["ask"] for glimpse in told["glimpses"]}

    def end(self, effect: dict) -> None:
        self.ended[effect["line"]] = effect["code"]

    def reply(self, effect: dict) -> None:
        self.replies[effect["call"]] = effect

    def think(self, effect: dict) -> None:
        answer = json.loads(self.thinker.answer(json.dumps(effect["job"])))
        self.take("thought", key=effect["key"], answer=answer)

    def wake(self, effect: dict) -> None:
        self.woken = effect["at"]

    def drop(self, effect: dict) -> None:
        self.store.pop(effect["table"], None)

    # What a page does.

    def make(self, game: str, *seats: dict, **more) -> dict:
        wanted = []
        for seat in seats:
            part = new_part()
            self.parts[seal_of(part)] = part
            wanted.append({**seat, "seal": seal_of(part)} if seat.get("mine") else seat)
        return self.got("POST", "/api/tables", {"game": game, "seats": wanted, **more})

    def sit(self, made: dict, line: int = 1) -> None:
        self.fetch(made["id"])
        tokens = [seat["token"] for seat in made["seats"]]
        self.say(line, type="hello", table=made["id"], tokens=tokens, last_seq=0)
        for part in self.table["parts"] if self.table["drawing"] else []:
            self.say(line, type="reveal", seat=part["seat"], part=self.parts[part["seal"]])

    def play(self, line: int = 1, most: int = 10_000) -> None:
        """Chooses at random until the game is over."""
        for _ in range(most):
            ask = next((ask for ask in self.asks.values() if ask), None)
            if ask is None:
                return
            self.asks[ask["seat"]] = None
            move = secrets.choice(ask["options"])
            self.say(line, type="choose", seat=ask["seat"], decision=ask["decision"], move=move)
