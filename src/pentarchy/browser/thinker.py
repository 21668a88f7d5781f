"""The worker of the bots: a decision comes in, a move goes out; or a part of a review."""

import json

from pentarchy import review
from pentarchy.bots.jobs import BotJob, Memory, answer_to
from pentarchy.browser.codec import encode
from pentarchy.review import PartJob


class Thinker:
    def __init__(self) -> None:
        self.memory = Memory()

    def answer(self, text: str) -> str:
        job = json.loads(text)
        if "stop" in job:
            return encode(judged(PartJob(**job)))
        return encode(answer_to(BotJob(**job), self.memory))


def judged(job: PartJob) -> dict[str, object]:
    """Whatever goes wrong is told: a review is no reason to stop."""
    try:
        return {"part": review.answer_to(job), "error": ""}
    except Exception as error:
        return {"part": None, "error": repr(error)}
