"""An outside program that plays a seat. Whatever it does, a move is made in time; what it did wrong is on record."""

from time import monotonic, perf_counter
from typing import Final

from pentarchy.bots.analysis import LOT, Analysis, Bot, Candidate
from pentarchy.bots.levels import GREEDY
from pentarchy.bots.observation import SeatObservation
from pentarchy.bots.outside.faults import CRASHED, FaultyMove
from pentarchy.bots.outside.messages import check_hello, chosen, hello, question
from pentarchy.bots.outside.program import Program

TIME_TO_START: Final = 10.0
MOST_FAULTS: Final = 5
"""After so many faults in one game a program is sent away; the fallback plays on."""


class OutsideBot:
    """Chooses by asking a program; where that fails, `fallback` chooses and `faults` grows by one."""

    def __init__(self, command: list[str], seed: int, seconds: float = 1.0, fallback: Bot | None = None) -> None:
        self.name = command[-1]
        self.command = command
        self.seed = seed
        self.seconds = seconds
        self.fallback = fallback or GREEDY(seed)
        self.faults: list[FaultyMove] = []
        self.analysis: Analysis | None = None
        self.decisions = 0
        self.greeted = False
        self.dismissed = False
        self.program: Program | None = None

    def choose(self, observation: SeatObservation) -> int:
        start = perf_counter()
        self.decisions += 1
        move = self.answered(observation)
        if move is None:
            move = self.fallback.choose(observation)
        seconds = perf_counter() - start
        self.analysis = Analysis(
            self.name, observation.seat, LOT, [Candidate(move, 0.0, 0)], len(observation.options), seconds=seconds
        )
        return move

    def answered(self, observation: SeatObservation) -> int | None:
        """The program's move; None where there is none, for a reason that is now the last of `faults`."""
        if self.dismissed:
            return None
        try:
            program = self.program or self.welcomed(observation)
            asked = question(observation, self.decisions, self.seconds)
            return chosen(program.ask(asked, monotonic() + self.seconds, self.decisions), observation)
        except FaultyMove as fault:
            self.note(fault.at(self.decisions))
            return None

    def welcomed(self, observation: SeatObservation) -> Program:
        """The program, started and greeted: once for a game."""
        program = self.program = Program(self.command)
        name = check_hello(program.ask(hello(observation, self.seed), monotonic() + TIME_TO_START))
        self.name, self.greeted = name or self.name, True
        return program

    def note(self, fault: FaultyMove) -> None:
        self.faults.append(fault)
        if fault.kind == CRASHED or len(self.faults) >= MOST_FAULTS or not self.greeted:
            self.dismissed = True
            self.close()

    def close(self) -> int | None:
        """Ends the program, if it runs. Its exit code."""
        program, self.program = self.program, None
        return None if program is None else program.close()
