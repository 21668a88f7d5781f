"""For whoever writes a lesson: plays it through in words and shows where it stands at its end.

python tools/lesson_desk.py dice_king            # what happens at every beat, and the options at the end
python tools/lesson_desk.py dice_king --view     # and all that the learner sees there
python tools/lesson_desk.py dice_king --seed N   # with other luck: the seed is the hash of the number N
"""

import json
import sys
from dataclasses import replace
from hashlib import sha256

from pentarchy.kernel.errors import PentarchyError
from pentarchy.lessons import LEARNER, lesson_of
from pentarchy.tables.lesson_script import Course
from pentarchy.words import Words

NAMES = ["You", "Boris", "Cecily", "Dorian", "Edith"]


def seed_of(number: str) -> str:
    return sha256(number.encode()).hexdigest()


class Told(Course):
    """Says every move and what came of it."""

    def play(self, text: str, seat: int) -> None:
        state = self.record.state
        if state.events is None:
            state.listen()
        print(f"{'>>' if seat == LEARNER else '  '} {NAMES[seat]}: {text}    (of {len(state.options(seat))})")
        super().play(text, seat)
        words = Words(self.record.game, "en", NAMES)
        for event in state.heard():
            print("      ", words.event(event.told_to(LEARNER)))


def show(course: Course, view: bool) -> None:
    state, words = course.record.state, Words(course.record.game, "en", NAMES)
    print(f"\nseed {course.lesson.seed}\npending {state.pending}")
    if view:
        print(json.dumps(state.view(LEARNER), ensure_ascii=False))
    for seat in state.pending:
        print(f"{NAMES[seat]}: {state.view(seat)['question']}")
        for move in state.options(seat):
            print(f"   {state.game.text(move):40} {words.move(move)}")


def main(game: str, *flags: str) -> None:
    lesson = lesson_of(game)
    if "--seed" in flags:
        lesson = replace(lesson, seed=seed_of(flags[flags.index("--seed") + 1]))
    try:
        show(Told(lesson), "--view" in flags)
    except PentarchyError as error:
        sys.exit(f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    main(*sys.argv[1:])
