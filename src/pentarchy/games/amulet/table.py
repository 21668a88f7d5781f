"""The table and what is asked about it; fields.py declares what lies on it."""

from random import Random
from typing import Final

from pentarchy.games.amulet import invariants, observation, scoring, showing
from pentarchy.games.amulet.cards import (
    ARMOURY,
    COLOURS,
    FIRST_MYTHICAL,
    GEMS_PER_COLOUR,
    HEALTH_OF,
    INN,
    MYTHICAL,
    SKILLS_EACH,
    TROPHIES,
    charged,
)
from pentarchy.games.amulet.copies import copy_fields, fresh_fields
from pentarchy.games.amulet.features.row import features
from pentarchy.games.amulet.fields import Fields, Fight, Night, Trade, Visit
from pentarchy.games.amulet.hidden import deal_oaths_anew
from pentarchy.games.amulet.modifiers import IMMUNE
from pentarchy.games.amulet.view import View
from pentarchy.kernel.game import Game
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.settings import Settings

NONE: Final = -1
FACE_DOWN: Final = -2
ALL_MYTHICAL: Final = (1 << len(MYTHICAL)) - 1
DAWN: Final = 0
MORNING: Final = 1
EVENING: Final = 2
NIGHT: Final = 3
COMPETITIVE: Final = 0
COOPERATIVE: Final = 1
SOLO: Final = 2
HIDDEN_OATHS: Final = 3
A: Final = 1
B: Final = 2
C: Final = 4


class Table(Fields):
    """The table with the questions that many rules ask about it."""

    __slots__ = ()

    def copy(self) -> "Table":
        twin = Table(self.game, self.seats, self.settings)
        copy_fields(self, twin)
        return twin

    # What is under way: for rules that only apply then.

    @property
    def visit(self) -> Visit:
        assert self.current_visit is not None
        return self.current_visit

    @property
    def trade(self) -> Trade:
        assert self.current_trade is not None
        return self.current_trade

    @property
    def fight(self) -> Fight:
        assert self.current_fight is not None
        return self.current_fight

    @property
    def night(self) -> Night:
        assert self.current_night is not None
        return self.current_night

    # Questions that many rules ask.

    def on_turn(self) -> int:
        """AMU-3.7, AMU-11.1: whose turn or night slot it is; nobody's at dawn and during the attack."""
        return self.active if self.current_night is None else self.current_night.slot

    def ready_of(self, seat: int) -> int:
        return self.ready & ARMOURY[self.character[seat]]

    def damaged_of(self, seat: int) -> int:
        return self.damaged & ARMOURY[self.character[seat]]

    def most_health(self, seat: int) -> int:
        return HEALTH_OF[self.character[seat]]

    def knows(self, seat: int, skills: int) -> bool:
        """Whether the seat has unlocked one of these skills."""
        return self.skills[seat] & skills != 0

    def plagues(self, seat: int) -> int:
        """AMU-1.7, AMU-12.13: the lasting monsters of the Village that this seat has to bear."""
        if self.village == 0 or self.skills[seat] & IMMUNE:
            return 0
        return self.village & ~self.cancelled[seat]

    def is_upgraded(self, place: int) -> int:
        return self.upgrades >> place & 1

    def charged_sections(self, seat: int) -> int:
        return charged(self.character[seat], self.fields[seat])

    def turn_order(self, first: int) -> list[int]:
        return [(first + i) % self.seats for i in range(self.seats)]

    def first_asked(self) -> int:
        """AMU-19.1: reactions are asked from the active player on, at night from the holder of the day token."""
        return self.holder if self.phase == NIGHT else self.active

    def is_shared(self) -> bool:
        return self.mode != COMPETITIVE

    def sides(self) -> list[int]:
        """For bots: who wins and loses together: a team (AMU-14.1), but with hidden oaths nobody (AMU-16.4)."""
        together = self.is_shared() and self.mode != HIDDEN_OATHS
        return [0] * self.seats if together else list(range(self.seats))

    def show(self, seat: int | None) -> View:
        return showing.show(self, seat)

    def seen(self) -> int:
        """The cards whose fronts have been turned up so far (AMU-18.4, AMU-18.7)."""
        return (self.fronts | (ALL_MYTHICAL & ~self.unseen_mythical) << FIRST_MYTHICAL) & ~self.cached_blank

    def deal_anew(self, seat: int | None, rng: Random) -> None:
        """AMU-18.6: all that a seat cannot know are the hidden oaths of the others. Cards stay what they are: the back
        of a monster names it (AMU-18.2)."""
        self.cached_blank |= (1 << len(TROPHIES)) - 1 & ~self.seen()
        if self.mode == HIDDEN_OATHS:
            deal_oaths_anew(self, seat, rng)

    def result(self) -> Outcome:
        return scoring.outcome(self)

    def features(self, seat: int) -> list[int]:
        return features(self, seat)

    def observation(self, seat: int) -> bytes:
        return observation.observe(self, seat)

    def invariants(self) -> list[str]:
        return invariants.broken(self)


def new_table(game: Game, seats: int, settings: Settings) -> Table:
    """An empty table with nothing laid out yet (AMU-2.1)."""
    table = Table(game, seats, settings)
    fresh_fields(table)
    table.mode, table.phase = COMPETITIVE, DAWN
    table.campaign.levels = [0, 0, 0]
    table.campaign.story = table.active = table.latest = table.dungeon = table.adventure = NONE
    table.supply = [GEMS_PER_COLOUR] * len(COLOURS)
    table.character = [NONE] * seats
    table.place = [INN] * seats
    table.pips = [0] * (seats * SKILLS_EACH)
    table.gems = [0] * (seats * len(COLOURS))
    return table
