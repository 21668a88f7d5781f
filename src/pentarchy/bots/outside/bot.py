"""An outside program in a chair. Whatever it does, a move is made in time; what it did wrong is on record."""

from time import monotonic, perf_counter
from typing import Final

from pentarchy.bots.chair import Chair
from pentarchy.bots.outside.faults import CRASHED, FaultyMove
from pentarchy.bots.outside.messages import check_hello, chosen, hello, question
from pentarchy.bots.outside.program import Program
from pentarchy.bots.simple import GreedyBot
from pentarchy.bots.thought import LOT, Bot, Candidate, Thought

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
        self.fallback = fallback or GreedyBot(seed)
        self.faults: list[FaultyMove] = []
        self.thought: Thought | None = None
        self.decisions = 0
        self.greeted = False
        self.dismissed = False
        self.program: Program | None = None

    def choose(self, chair: Chair) -> int:
        start = perf_counter()
        self.decisions += 1
        move = self.answered(chair)
        if move is None:
            move = self.fallback.choose(chair)
        seconds = perf_counter() - start
        self.thought = Thought(
            self.name, chair.seat, LOT, [Candidate(move, 0.0, 0)], len(chair.options), seconds=seconds
        )
        return move

    def answered(self, chair: Chair) -> int | None:
        """The program's move; None where there is none, for a reason that is now the last of `faults`."""
        if self.dismissed:
            return None
        try:
            program = self.program or self.welcomed(chair)
            asked = question(chair, self.decisions, self.seconds)
            return chosen(program.ask(asked, monotonic() + self.seconds, self.decisions), chair)
        except FaultyMove as fault:
            self.note(fault.at(self.decisions))
            return None

    def welcomed(self, chair: Chair) -> Program:
        """The program, started and greeted: once for a game."""
        program = self.program = Program(self.command)
        name = check_hello(program.ask(hello(chair, self.seed), monotonic() + TIME_TO_START))
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
