"""Games as columns: one row for each decision, in the order in which they were made."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pentarchy.arena.lineup import seated
from pentarchy.arena.seeds import derived
from pentarchy.bots import Bot, RandomBot, SeatObservation
from pentarchy.envs.actions import Catalogue
from pentarchy.envs.encoding import Encoding
from pentarchy.envs.errors import NotInCatalogue
from pentarchy.envs.quick import encoder_for
from pentarchy.envs.rewards import by_rank
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.state import State

Columns = dict[str, NDArray[np.generic]]


@dataclass
class Notes:
    """What is written down while games are played; it becomes columns when they are over."""

    gathered: list[Any] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    offered: list[int] = field(default_factory=list)
    """The legal moves of all decisions, one after the other."""
    counts: list[int] = field(default_factory=list)
    """How many of them belong to each decision."""
    games: list[int] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)
    rewards: list[list[float]] = field(default_factory=list)
    scores: list[list[int]] = field(default_factory=list)
    places: list[list[int]] = field(default_factory=list)


class Recorder:
    """Plays games and writes them down."""

    def __init__(self, encoding: Encoding, catalogue: Catalogue) -> None:
        self.encoding = encoding
        self.catalogue = catalogue
        self.encoder = encoder_for(encoding)
        self.moves = np.array(catalogue.moves, np.int64)

    def record(self, indices: Iterable[int], bots: list[str], seed: int) -> Columns:
        """The games with these numbers, which `pentarchy simulate` would play move for move under the same seed."""
        notes = Notes()
        for index in indices:
            own = derived(seed, index)
            state = self.encoding.game.new(self.encoding.seats, self.encoding.options)
            before = len(notes.chosen)
            self.play(state, Dealer(own), seated(bots, own), notes)
            self.note_end(state, index, len(notes.chosen) - before, notes)
        return self.columns(notes)

    def play(self, state: State, dealer: Dealer, bots: list[Bot], notes: Notes) -> None:
        whims = [bot.random if isinstance(bot, RandomBot) else None for bot in bots]
        gather, luck = self.encoder.gather, dealer.random
        state.settle(luck)
        while not state.over:
            seat, options = state.seat, state.options()
            whim = whims[seat]
            move = options[int(whim() * len(options))] if whim else bots[seat].choose(SeatObservation(state, seat))
            notes.gathered.append(gather(state, seat))
            notes.seats.append(seat)
            notes.chosen.append(move)
            notes.offered += options
            notes.counts.append(len(options))
            state.play(move)
            state.settle(luck)

    def note_end(self, state: State, index: int, length: int, notes: Notes) -> None:
        outcome = state.outcome
        notes.games.append(index)
        notes.lengths.append(length)
        notes.rewards.append(by_rank(outcome))
        notes.scores.append(outcome.scores)
        notes.places.append(outcome.places)

    def columns(self, notes: Notes) -> Columns:
        seats, lengths = np.array(notes.seats, np.int8), np.array(notes.lengths)
        game = np.repeat(np.arange(len(lengths)), lengths)
        starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
        return {
            "game": np.array(notes.games, np.int32)[game],
            "decision": (np.arange(len(seats)) - starts[game]).astype(np.int32),
            "seat": seats,
            "observation": self.encoder.expand(notes.gathered),
            "action": self.actions(notes.chosen),
            "legal": self.actions(notes.offered),
            "legal_count": np.array(notes.counts, np.int32),
            "reward": np.array(notes.rewards, np.float32)[game, seats],
            "score": np.array(notes.scores, np.int32)[game, seats],
            "place": np.array(notes.places, np.int8)[game, seats],
        }

    def actions(self, moves: list[int]) -> NDArray[np.int32]:
        """Moves as actions, all at once. Raises NotInCatalogue."""
        wanted = np.array(moves, np.int64)
        found = np.minimum(np.searchsorted(self.moves, wanted), len(self.moves) - 1)
        missing = np.flatnonzero(self.moves[found] != wanted)
        if len(missing):
            raise NotInCatalogue(self.encoding.game.text(int(wanted[missing[0]])))
        return found.astype(np.int32)
