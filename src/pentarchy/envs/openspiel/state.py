"""A position, as OpenSpiel asks for it."""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

import pyspiel

from pentarchy.envs.openspiel.memory import Past, new_past, written
from pentarchy.kernel.agenda import Agenda
from pentarchy.kernel.steps import CHANCE

if TYPE_CHECKING:
    from pentarchy.envs.openspiel.game import PentarchyGame


class PentarchyState(pyspiel.State):
    """Where several seats may choose at once, they are asked in the order of the rules."""

    def __init__(self, game: "PentarchyGame") -> None:
        super().__init__(game)
        self.past: Past = new_past(game.opening.copy(), game.luck)
        self.past.settle()

    def __reduce__(self) -> tuple[Callable[[str], "PentarchyState"], tuple[str]]:
        return restored, (pyspiel.serialize_game_and_state(self.source, self),)

    @property
    def source(self) -> "PentarchyGame":
        return self.get_game()  # type: ignore[no-any-return]  # pyspiel has no types

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.past.state.seat
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        past, game = self.past, self.source
        return past.state.over or past.decisions >= game.length or past.in_a_row >= game.most_chance

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.past.state.seat:
            return []
        return self.source.catalogue.actions(self.past.state.options(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.past.state.weights()
        total = sum(weights)
        outcomes = self.source.chance.actions(self.past.state.options())
        return [(outcome, weight / total) for outcome, weight in zip(outcomes, weights)]

    def _apply_action(self, action: int) -> None:
        if self.past.state.seat == CHANCE:
            self.past.play(self.source.chance.move(action), is_decision=False)
        else:
            self.past.play(self.source.catalogue.move(action), is_decision=True)
            self.past.settle()

    def _action_to_string(self, player: int, action: int) -> str:
        return (self.source.chance if player == CHANCE else self.source.catalogue).text(action)

    def returns(self) -> list[float]:
        state, game = self.past.state, self.source
        if state.over:
            return game.rewards_of(state.outcome, state.sides())
        if game.cut == "standing" and self.is_terminal() and isinstance(state, Agenda):
            return game.rewards_of(state.result(), state.sides())
        return [0.0] * game.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "PentarchyState":
        """A state that may be this one as far as the player can know. Its history is still that of this one."""
        twin: PentarchyState = self.clone()
        imagined = self.past.state.resample(player, Random(int(sampler() * (1 << 53))))
        twin.past = self.past.imagined(player, imagined)
        return twin

    def seen_by(self, seat: int | None, with_past: bool) -> str:
        """The view of a seat as text, perhaps after the digest of all that it has seen before."""
        if with_past and seat is not None:
            moment = self.past.remembered(seat)
            return f"{moment.digest} {moment.view}"
        return written(self.past.view(seat))

    def __str__(self) -> str:
        return written(self.past.view(None))


def restored(text: str) -> PentarchyState:
    """A state from what OpenSpiel wrote down of it."""
    state: PentarchyState = pyspiel.deserialize_game_and_state(text)[1]
    return state
