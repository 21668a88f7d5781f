"""A worker process that looks back on games. Run as `python -m pentarchy.server.workers.review_worker`."""

import os
import sys
from dataclasses import dataclass, field
from typing import BinaryIO

import msgspec

from pentarchy.review import Part, PartJob, answer_to
from pentarchy.server.workers.frames import LENGTH, framed

NICE = 15
"""Whoever plays, or looks at a record, comes first."""


@dataclass(slots=True)
class PartReply:
    part: Part = field(default_factory=Part)
    error: str = ""


def reply_to(job: PartJob) -> PartReply:
    """An error is an answer too."""
    try:
        return PartReply(answer_to(job))
    except Exception as error:
        return PartReply(error=f"{type(error).__name__}: {error}")


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    while head := source.read(LENGTH):
        job = msgspec.msgpack.decode(source.read(int.from_bytes(head, "big")), type=PartJob)
        sink.write(framed(reply_to(job)))
        sink.flush()


def main() -> None:
    os.nice(NICE)
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(name, "1")  # small matrices: threads would only wait for each other
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
