"""One worker process: reads jobs from its input, answers on its output, ends with its parent.

Run as `python -m pentarchy.server.workers.bot_worker`; the pool does.
"""

import os
import sys
from typing import BinaryIO

import msgspec

from pentarchy.bots.jobs import BotJob, Memory, answer_to
from pentarchy.server.workers.frames import LENGTH, framed

NICE = 5
"""People come before bots, where there is not enough for both."""


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    memory = Memory()
    while head := source.read(LENGTH):
        job = msgspec.msgpack.decode(source.read(int.from_bytes(head, "big")), type=BotJob)
        sink.write(framed(answer_to(job, memory)))
        sink.flush()


if __name__ == "__main__":
    os.nice(NICE)
    serve(sys.stdin.buffer, sys.stdout.buffer)
