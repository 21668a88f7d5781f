"""One worker process: reads jobs from its input, answers on its output, ends with its parent.

Run as `python -m pentarchy.server.workers.bot_worker`; the pool does.
"""

import os
import sys
from collections import OrderedDict
from typing import BinaryIO

import msgspec

from pentarchy.bots import BOTS, Analysis, SeatObservation
from pentarchy.games import load
from pentarchy.kernel.game import Game
from pentarchy.kernel.record import Record, replay_line
from pentarchy.server.workers.bot_jobs import LENGTH, Advice, BotAnswer, BotJob, Weighed, framed

NICE = 5
"""People come before bots, where there is not enough for both."""
REMEMBERED = 64
MOST_WEIGHED = 4


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
    """An error is an answer too: the pool falls back on a simpler bot and says why."""
    try:
        observation = SeatObservation(memory.record(job).state, job.seat)
        bot = BOTS[job.level](job.seed)
        move = bot.choose(observation)
        return BotAnswer(move, advice=advice(observation.game, bot.analysis) if job.aloud else None)
    except Exception as error:
        memory.records.pop(job.table, None)
        return BotAnswer(-1, f"{type(error).__name__}: {error}")


def advice(game: Game, analysis: Analysis | None) -> Advice | None:
    if analysis is None:
        return None
    weighed = [Weighed(game.text(each.move), each.value, each.visits) for each in analysis.candidates[:MOST_WEIGHED]]
    return Advice(analysis.bot, analysis.unit, weighed, analysis.options, analysis.tries)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    memory = Memory()
    while head := source.read(LENGTH):
        job = msgspec.msgpack.decode(source.read(int.from_bytes(head, "big")), type=BotJob)
        sink.write(framed(answer_to(job, memory)))
        sink.flush()


if __name__ == "__main__":
    os.nice(NICE)
    serve(sys.stdin.buffer, sys.stdout.buffer)
