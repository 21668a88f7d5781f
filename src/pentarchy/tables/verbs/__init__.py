"""All that can be done at a table: one class a verb, with its message, who may say it, and what it changes."""

from typing import Final

from pentarchy.tables.verbs.agreeing import Answer, Propose
from pentarchy.tables.verbs.drawing import Draw, Reveal, Seal
from pentarchy.tables.verbs.playing import BotChoose, Choose, Undo
from pentarchy.tables.verbs.seating import Back, Kick, Leave, Resign, Sit, StandIn, Start
from pentarchy.tables.verbs.talking import Chat
from pentarchy.tables.verbs.verb import SeatVerb, Verb, do

SAID: Final[tuple[type[SeatVerb], ...]] = (Choose, Undo, Propose, Answer, Resign, Back, Chat, Seal, Reveal)
"""The verbs that are messages of a conversation; the others come by other doors."""

__all__ = [
    "SAID",
    "Answer",
    "Back",
    "BotChoose",
    "Chat",
    "Choose",
    "Draw",
    "Kick",
    "Leave",
    "Propose",
    "Resign",
    "Reveal",
    "Seal",
    "SeatVerb",
    "Sit",
    "StandIn",
    "Start",
    "Undo",
    "Verb",
    "do",
]
