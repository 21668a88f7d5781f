"""First games that teach: for each game a scripted opening, and what is said about it."""

from pentarchy.lessons.lesson import LEARNER, Beat, Lesson, NoLesson, lesson_of, lessons, said

__all__ = ["LEARNER", "Beat", "Lesson", "NoLesson", "lesson_of", "lessons", "said"]
