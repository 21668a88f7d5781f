# not compiled
"""Decisions for bots that think somewhere else: in another process, or in another worker of a browser."""

from collections import OrderedDict
from dataclasses import dataclass, field
from secrets import randbits

from pentarchy.bots.analysis import Analysis
from pentarchy.bots.levels import BOTS
from pentarchy.bots.observation import SeatObservation
from pentarchy.bots.prospects import explained
from pentarchy.games import load
from pentarchy.kernel.record import Record, replay_line
from pentarchy.kernel.settings import Setting

REMEMBERED = 64
MOST_WEIGHED = 4


@dataclass(slots=True)
class BotJob:
    """A decision for a bot, with the record that leads to it. The bot is shown only what its seat may see."""

    table: str
    game: str
    rules: int
    seats: int
    options: dict[str, Setting]
    lines: list[str]
    seat: int
    level: str
    seed: int
    aloud: bool = False
    """Whether the bot shall say how it came to its choice."""


@dataclass(slots=True)
class Weighed:
    """A move that a bot weighed, in notation: its chance to win, and how often it was tried."""

    move: str
    value: float
    visits: int


@dataclass(slots=True)
class Advice:
    """What a bot would do and why: the moves it weighed, its choice first. `unit`: chances, or at random."""

    bot: str
    unit: str
    candidates: list[Weighed]
    options: int
    tries: int
    points: float | None = None
    """What the seat expects at the end; None where nothing says, or points do not count."""
    ends: dict[str, float] = field(default_factory=dict)
    """How likely each end of the game is after the move."""


@dataclass(slots=True)
class BotAnswer:
    move: int
    error: str = ""
    advice: Advice | None = None


def job_for(table: str, record: Record, seat: int, level: str) -> BotJob:
    """A decision at a table, with luck of the bot's own."""
    game, lines = record.game, record.lines[:]
    return BotJob(table, game.slug, game.version, record.seats, record.options, lines, seat, level, randbits(32))


class Memory:
    """The records of the last tables, so that only what is new is played through."""

    def __init__(self) -> None:
        self.records: OrderedDict[str, Record] = OrderedDict()

    def record(self, job: BotJob) -> Record:
        record = self.records.pop(job.table, None)
        if record is None or record.lines != job.lines[: len(record.lines)]:
            record = Record(load(job.game, job.rules), job.seats, job.options)
        for line in job.lines[len(record.lines) :]:
            replay_line(record, line)
        self.records[job.table] = record
        if len(self.records) > REMEMBERED:
            self.records.popitem(last=False)
        return record


def answer_to(job: BotJob, memory: Memory) -> BotAnswer:
    """An error is an answer too: whoever asked falls back on a simpler bot and says why."""
    try:
        observation = SeatObservation(memory.record(job).state, job.seat)
        bot = BOTS[job.level](job.seed)
        move = bot.choose(observation)
        return BotAnswer(move, advice=advice(observation, bot.analysis) if job.aloud else None)
    except Exception as error:
        memory.records.pop(job.table, None)
        return BotAnswer(-1, f"{type(error).__name__}: {error}")


def advice(observation: SeatObservation, analysis: Analysis | None) -> Advice | None:
    if analysis is None:
        return None
    analysis, game = explained(analysis, observation), observation.game
    weighed = [Weighed(game.text(each.move), each.chance, each.visits) for each in analysis.candidates[:MOST_WEIGHED]]
    said = Advice(analysis.bot, analysis.unit, weighed, analysis.options, analysis.tries)
    if analysis.prospect is not None:
        said.points, said.ends = analysis.prospect.points, analysis.prospect.ends
    return said
