"""Games as columns: one row for each decision, in the order in which they were made."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import nan

import numpy as np
from numpy.typing import NDArray

from pentarchy.arena.lineup import seated
from pentarchy.arena.players import Own, dismiss
from pentarchy.arena.seeds import derived
from pentarchy.bots import Analysis, Bot, RandomBot, SeatObservation
from pentarchy.bots.analysis import CHANCES
from pentarchy.envs.actions import Catalogue
from pentarchy.envs.match import MOST_DECISIONS
from pentarchy.envs.observations import Observer, Rows
from pentarchy.envs.rewards import by_rank, by_score
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.game import Game
from pentarchy.kernel.settings import Setting
from pentarchy.kernel.state import State

Columns = dict[str, NDArray[np.generic]]


@dataclass
class Notes:
    """What is written down while games are played; it becomes columns when they are over."""

    seen: list[Rows] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    bots: list[str] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    offered: list[int] = field(default_factory=list)
    """The legal moves of all decisions, one after the other; `values` and `visits` go with them."""
    values: list[float] = field(default_factory=list)
    visits: list[int] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    """How many of them belong to each decision."""
    games: list[int] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)
    finished: list[bool] = field(default_factory=list)
    rewards: list[list[float]] = field(default_factory=list)
    margins: list[list[float]] = field(default_factory=list)
    scores: list[list[int]] = field(default_factory=list)
    places: list[list[int]] = field(default_factory=list)


class Recorder:
    """Plays games and writes them down."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, Setting], observer: Observer, catalogue: Catalogue
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.observer = observer
        self.catalogue = catalogue

    def record(
        self, indices: Iterable[int], bots: list[str], seed: int, own: Own | None = None, most: int = MOST_DECISIONS
    ) -> Columns:
        """The games with these numbers. From game to game the bots move on by a seat."""
        notes = Notes()
        for index in indices:
            turn, before = index % len(bots), len(notes.chosen)
            names, luck = bots[turn:] + bots[:turn], derived(seed, index)
            state, players = self.game.new(self.seats, self.options), seated(names, luck, own)
            try:
                self.play(state, Dealer(luck), players, names, notes, before + most)
            finally:
                dismiss(players)
            self.note_end(state, index, len(notes.chosen) - before, notes)
        return self.columns(notes)

    def play(self, state: State, dealer: Dealer, bots: list[Bot], names: list[str], notes: Notes, most: int) -> None:
        whims = [bot.random if isinstance(bot, RandomBot) else None for bot in bots]
        luck = dealer.random
        state.settle(luck)
        while not state.over and len(notes.chosen) < most:
            seat, options = state.seat, state.options()
            whim, bot = whims[seat], bots[seat]
            move = options[int(whim() * len(options))] if whim else bot.choose(SeatObservation(state, seat))
            notes.seen.append(self.observer.stored(state, seat))
            notes.seats.append(seat)
            notes.bots.append(names[seat])
            notes.chosen.append(move)
            note_thoughts(None if whim else getattr(bot, "analysis", None), options, notes)
            state.play(move)
            state.settle(luck)

    def note_end(self, state: State, index: int, length: int, notes: Notes) -> None:
        """A game that was cut off was worth nothing to anybody."""
        nothing = [0] * self.seats
        notes.games.append(index)
        notes.lengths.append(length)
        notes.finished.append(state.over)
        outcome = state.outcome if state.over else None
        notes.rewards.append(by_rank(outcome, state.sides()) if outcome else [0.0] * self.seats)
        notes.margins.append(by_score(outcome, state.sides()) if outcome else [0.0] * self.seats)
        notes.scores.append(outcome.scores if outcome else nothing)
        notes.places.append(outcome.places if outcome else nothing)

    def columns(self, notes: Notes) -> Columns:
        seats, lengths = np.array(notes.seats, np.int8), np.array(notes.lengths)
        game = np.repeat(np.arange(len(lengths)), lengths)
        starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
        return {
            "game": np.array(notes.games, np.int32)[game],
            "decision": (np.arange(len(seats)) - starts[game]).astype(np.int32),
            "seat": seats,
            "bot": np.array(notes.bots, np.str_),
            "observation": np.array(notes.seen).reshape(len(notes.seen), self.observer.size),
            "action": self.catalogue.numbers(notes.chosen).astype(np.int32),
            "legal": self.catalogue.numbers(notes.offered).astype(np.int32),
            "values": np.array(notes.values, np.float32),
            "visits": np.array(notes.visits, np.int32),
            "legal_count": np.array(notes.counts, np.int32),
            "done": last_of_each(game * self.seats + seats),
            "finished": np.array(notes.finished, np.bool_)[game],
            "reward": np.array(notes.rewards, np.float32)[game, seats],
            "margin": np.array(notes.margins, np.float32)[game, seats],
            "score": np.array(notes.scores, np.int32)[game, seats],
            "place": np.array(notes.places, np.int8)[game, seats],
        }


def note_thoughts(analysis: Analysis | None, options: list[int], notes: Notes) -> None:
    """What the bot thought of each legal move, where it weighed them."""
    weighed = analysis.candidates if analysis is not None and analysis.unit == CHANCES else []
    by_move = {candidate.move: candidate for candidate in weighed}
    notes.offered += options
    notes.counts.append(len(options))
    notes.values += [by_move[move].chance if move in by_move else nan for move in options]
    notes.visits += [by_move[move].visits if move in by_move else 0 for move in options]


def last_of_each(keys: NDArray[np.int64]) -> NDArray[np.bool_]:
    """True where a key comes up for the last time."""
    _, from_the_end = np.unique(keys[::-1], return_index=True)
    last = np.zeros(len(keys), np.bool_)
    last[len(keys) - 1 - from_the_end] = True
    return last
