"""Games that were played beforehand, opened as tables at any of their moments: for pictures and for tests."""

from random import Random

from playwright.sync_api import Page

import pentarchy
from pentarchy.bots import BOTS, SeatObservation
from pentarchy.kernel.record import Record
from pentarchy.kernel.settings import Setting

LONGEST = 2000
PLAYERS = ["Anna", "Boris", "Cyril", "Dora", "Eva"]
OPEN = """async ({game, text, moment, seats}) => {
    const post = async (path, type, body) => (await fetch(path, {
        method: 'POST', headers: {'content-type': type}, body})).json();
    const record = await post('/api/records', 'text/plain', text);
    const made = await post(`/api/tables/${record.id}/what-if`, 'application/json', JSON.stringify({seats, moment}));
    const mine = {id: made.id, game, title: '', at: Date.now(), over: false, host: made.host_token};
    localStorage['pentarchy.tables'] = JSON.stringify([{...mine, seats: made.seats}]);
    return made.id;
}"""


class Played:
    """A game among bots; who was asked what, choice after choice."""

    def __init__(
        self,
        slug: str,
        seats: int,
        seed: int = 1,
        level: str = "random",
        longest: int = LONGEST,
        options: dict[str, Setting] | None = None,
    ) -> None:
        self.record = Record(pentarchy.load(slug), seats, options)
        self.asked: list[int] = []
        self.questions: list[str] = []
        self.luck, rng = Random(seed).random, Random(seed)
        self.bots = [BOTS[level](rng.randrange(1 << 30)) for _ in range(seats)]
        while self.goes_on() and len(self.asked) < longest:
            self.choose()

    def goes_on(self) -> bool:
        """Lets chance answer; whether somebody is asked then."""
        state = self.record.state
        while not state.over and state.seat == pentarchy.CHANCE:
            self.record.play(state.draw(self.luck()))
        return not state.over

    def choose(self) -> None:
        state, seat = self.record.state, self.record.state.pending[0]
        self.asked.append(seat)
        self.questions.append(str(state.view(seat)["question"]))
        self.record.play(self.bots[seat].choose(SeatObservation(state, seat)), seat)

    @property
    def end(self) -> int:
        return len(self.asked)

    def at(self, part: float) -> int:
        """The number of a choice: 0 is the first, 1 the last."""
        return round(part * (self.end - 1))

    def near(self, question: str, part: float) -> int:
        """The choice of this kind that is nearest to a part of the game."""
        return min((i for i in range(self.end) if self.questions[i] == question), key=lambda i: abs(i - self.at(part)))

    def open(self, page: Page, address: str, at: int) -> None:
        """A table that goes on before this choice against bots, in the seat that is asked; at the end, in the first."""
        seats: list[dict[str, object]] = [
            {"kind": "bot", "level": "random", "name": name} for name in PLAYERS[: self.record.seats]
        ]
        mine = self.asked[at] if at < self.end else 0
        seats[mine] = {"kind": "human", "mine": True, "name": PLAYERS[mine]}
        before = len(self.record.lines) - self.end + at
        told = {"game": self.record.game.slug, "text": self.record.text(), "moment": before, "seats": seats}
        page.goto(f"{address}/about")
        page.goto(f"{address}/t/{page.evaluate(OPEN, told)}")
