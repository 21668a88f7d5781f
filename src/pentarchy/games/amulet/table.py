"""The table: everything that lies on it, as small numbers. A set of cards, weapons, fields or seats is a bit mask."""

from random import Random
from typing import Final

from pentarchy.games.amulet import evaluation, invariants, scoring, showing
from pentarchy.games.amulet.cards import (
    ARMOURY,
    FIRST_MYTHICAL,
    GEMS_PER_COLOUR,
    HEALTH_OF,
    INN,
    MYTHICAL,
    SKILLS_EACH,
    TROPHIES,
    charged,
)
from pentarchy.games.amulet.fields import NONE, Fight, Night, Trade, Visit
from pentarchy.games.amulet.powers import IMMUNE
from pentarchy.games.amulet.unknown import deal_oaths_anew
from pentarchy.kernel.events import Plain
from pentarchy.kernel.game import Game
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.settings import Settings
from pentarchy.kernel.state import Agenda

FACE_DOWN: Final = -2
ALL_MYTHICAL: Final = (1 << len(MYTHICAL)) - 1
DAWN, MORNING, EVENING, NIGHT = range(4)
COMPETITIVE, COOPERATIVE, SOLO, HIDDEN_OATHS = range(4)
VICTORY, MUTUAL_DESTRUCTION, RETREAT, DEFEAT = range(4)
A, B, C = 1, 2, 4


class Table(Agenda["Table"]):
    """Board, cards, supplies and characters. Only the oaths of the `hidden_oaths` game are secret (AMU-18)."""

    # The game as a whole.
    mode: int
    levels: list[int]
    quests: int
    story: int
    day: int
    phase: int
    holder: int
    active: int
    verdict: int
    latest: int

    # Cards. `deck` and `unseen_…` are what nobody has seen yet.
    deck: int
    lair: int
    manor: int
    village: int
    fronts: int
    gone: int
    dungeon: int
    mythical_deck: int
    mythical_cards: int
    unseen_mythical: int
    adventure: int
    unseen_adventures: int
    finished: list[int]
    upgrades: int

    # What lies on the adventure.
    quest_laid: list[int]
    quest_covered: int
    quest_outside: int

    # Weapons of all characters, and supplies.
    ready: int
    damaged: int
    away: int
    tower: int
    shop: int
    boxed: int
    supply: list[int]

    # The characters, one entry a seat (gems and pips: several).
    character: list[int]
    place: list[int]
    coins: list[int]
    health: list[int]
    skills: list[int]
    pips: list[int]
    xp: list[int]
    fields: list[int]
    gems: list[int]
    spells: list[int]
    potions: list[int]
    trophies: list[int]
    stuns: list[int]
    cancelled: list[int]
    spent: list[int]
    oaths: list[int]
    buried: list[int]
    shown: int
    ruled_out: list[int]
    journeys: list[int]

    # What only lasts for a while.
    current_visit: Visit | None
    current_trade: Trade | None
    current_fight: Fight | None
    current_night: Night | None
    stunned: bool
    """Whether whoever's turn it is was stunned in it, which ends his visit or slot (AMU-10.3)."""
    repairs_left: int
    wearing: int
    """Weapons about to be damaged, one of which may still be spared (AMU-6.15, AMU-8.5)."""
    windfall: int
    """The colours of gems being gained at once (AMU-22.10)."""
    oath_gems: int
    """The colours of gems given so far for an oath (AMU-14.13)."""

    cached_blank: int
    """No part of the position: cards whose fronts nobody had seen when this world was imagined. The rules know them
    (AMU-18.2), but nobody has imagined their look: they never count as `seen` here, so turning one up is a reveal."""

    def copy(self) -> "Table":
        twin = Table(self.game, self.seats, self.settings)
        self.carry(twin)
        twin.mode = self.mode
        twin.levels = self.levels
        twin.quests = self.quests
        twin.story = self.story
        twin.day = self.day
        twin.phase = self.phase
        twin.holder = self.holder
        twin.active = self.active
        twin.verdict = self.verdict
        twin.latest = self.latest
        twin.deck = self.deck
        twin.lair = self.lair
        twin.manor = self.manor
        twin.village = self.village
        twin.fronts = self.fronts
        twin.gone = self.gone
        twin.dungeon = self.dungeon
        twin.mythical_deck = self.mythical_deck
        twin.mythical_cards = self.mythical_cards
        twin.unseen_mythical = self.unseen_mythical
        twin.adventure = self.adventure
        twin.unseen_adventures = self.unseen_adventures
        twin.finished = self.finished[:]
        twin.upgrades = self.upgrades
        twin.quest_laid = self.quest_laid[:]
        twin.quest_covered = self.quest_covered
        twin.quest_outside = self.quest_outside
        twin.ready = self.ready
        twin.damaged = self.damaged
        twin.away = self.away
        twin.tower = self.tower
        twin.shop = self.shop
        twin.boxed = self.boxed
        twin.supply = self.supply[:]
        twin.character = self.character[:]
        twin.place = self.place[:]
        twin.coins = self.coins[:]
        twin.health = self.health[:]
        twin.skills = self.skills[:]
        twin.pips = self.pips[:]
        twin.xp = self.xp[:]
        twin.fields = self.fields[:]
        twin.gems = self.gems[:]
        twin.spells = self.spells[:]
        twin.potions = self.potions[:]
        twin.trophies = self.trophies[:]
        twin.stuns = self.stuns[:]
        twin.cancelled = self.cancelled[:]
        twin.spent = self.spent[:]
        twin.oaths = self.oaths[:]
        twin.buried = self.buried[:]
        twin.shown = self.shown
        twin.ruled_out = self.ruled_out[:]
        twin.journeys = self.journeys[:]
        twin.current_visit = None if self.current_visit is None else self.current_visit.copy()
        twin.current_trade = None if self.current_trade is None else self.current_trade.copy()
        twin.current_fight = None if self.current_fight is None else self.current_fight.copy()
        twin.current_night = None if self.current_night is None else self.current_night.copy()
        twin.stunned = self.stunned
        twin.repairs_left = self.repairs_left
        twin.wearing = self.wearing
        twin.windfall = self.windfall
        twin.oath_gems = self.oath_gems
        twin.cached_blank = self.cached_blank
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

    def show(self, seat: int | None) -> dict[str, Plain]:
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

    def worth(self, seat: int) -> float:
        return evaluation.worth(self, seat)

    def invariants(self) -> list[str]:
        return invariants.broken(self)


def new_table(game: Game, seats: int, settings: Settings) -> Table:
    """An empty table with nothing laid out yet."""
    table = Table(game, seats, settings)
    new_cards(table)
    new_characters(table, seats)
    new_moment(table)
    return table


def new_cards(table: Table) -> None:
    """AMU-2.1: nothing but the supply."""
    table.mode = COMPETITIVE
    table.levels = [0, 0, 0]
    table.quests = 0
    table.story = NONE
    table.day = 0
    table.phase = DAWN
    table.holder = 0
    table.active = NONE
    table.verdict = 0
    table.latest = NONE
    table.deck = table.lair = table.manor = table.village = table.fronts = table.gone = 0
    table.dungeon = NONE
    table.mythical_deck = table.mythical_cards = table.unseen_mythical = 0
    table.adventure = NONE
    table.unseen_adventures = 0
    table.finished = []
    table.upgrades = 0
    table.quest_laid = []
    table.quest_covered = table.quest_outside = 0
    table.ready = table.damaged = table.away = 0
    table.tower = table.shop = table.boxed = 0
    table.supply = [GEMS_PER_COLOUR] * 5


def new_characters(table: Table, seats: int) -> None:
    table.character = [NONE] * seats
    table.place = [INN] * seats
    table.coins = [0] * seats
    table.health = [0] * seats
    table.skills = [0] * seats
    table.pips = [0] * (seats * SKILLS_EACH)
    table.xp = [0] * seats
    table.fields = [0] * seats
    table.gems = [0] * (seats * 5)
    table.spells = [0] * seats
    table.potions = [0] * seats
    table.trophies = [0] * seats
    table.stuns = [0] * seats
    table.cancelled = [0] * seats
    table.spent = [0] * seats
    table.oaths = [0] * seats
    table.buried = [0] * seats
    table.shown = 0
    table.ruled_out = [0] * seats
    table.journeys = [0] * seats


def new_moment(table: Table) -> None:
    """Nothing is under way."""
    table.current_visit = None
    table.current_trade = None
    table.current_fight = None
    table.current_night = None
    table.stunned = False
    table.repairs_left = table.wearing = table.windfall = table.oath_gems = 0
    table.cached_blank = 0
