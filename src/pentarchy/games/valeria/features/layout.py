"""The numbers that a net reads, by name, and where each stands. Players are counted from the one who looks."""

from typing import Final

from pentarchy.games.valeria.cards import (
    CITIZENS,
    COLUMNS,
    DIFFICULTIES,
    DOMAINS,
    DUKES,
    EVENTS,
    RESOURCES,
    ROLES,
    RULINGS,
    SEATS,
    SLOTS,
    TIMING_OF,
    TIMINGS,
)
from pentarchy.games.valeria.phases import PHASES
from pentarchy.games.valeria.scoring import REASONS
from pentarchy.kernel.features import Layout, question_parts

QUESTIONS: Final = [
    *("ChooseDuke", "ModifyDice", "EventTarget", "HarvestTake", "ChooseYield", "UseHerald", "UseExchanges"),
    *("ChooseAction", "PayStrength", "PayCitizen", "PayDomain", "ChooseReward", "Enlist", "SlayExtra", "GiveBack"),
    *("BuyPoints", "TakeResource", "StealMonster", "ChooseStack", "ChooseCapture"),
]
QUESTION_NUMBERS: Final = {name: number for number, name in enumerate(QUESTIONS)}
LASTING: Final = TIMINGS[1:]
"""When domains work that do not at once do all they ever will."""
LASTING_DOMAINS: Final = [domain for domain, timing in enumerate(TIMING_OF) if timing in LASTING]
EVEN: Final = 100
"""Stands for a lead of nothing: leads may be negative."""

# A player, as all see him; only the points of his duke are a guess to the others.

PLAYER: Final = Layout()
ON_TURN: Final = PLAYER.one("on turn")
TURN_TO_COME: Final = PLAYER.one("still has a turn in this round")
ASKED: Final = PLAYER.one("has to choose")
ROBBED: Final = PLAYER.one("loses a monster")
PURSE_NOW: Final = PLAYER.block("has", RESOURCES)
TO_COME: Final = PLAYER.block("is about to get", [*RESOURCES, "points", "of his choice", "citizens"])
BOARD_POINTS: Final = PLAYER.one("points on the board")
FOE_POINTS: Final = PLAYER.one("points of monsters")
DOMAIN_POINTS: Final = PLAYER.one("points of domains")
DUKE_POINTS: Final = PLAYER.one("points of the duke")
POINTS: Final = PLAYER.one("points")
LEAD: Final = PLAYER.one("lead of who looks over him")
"""For the player who looks himself: over the best of the others, or over the Dark Lord."""
HARVEST: Final = PLAYER.block("harvest of a round", [*RESOURCES, "of his choice", "exchanged or taken"])
HARVEST_LEFT: Final = PLAYER.one("harvest to the end")
ROLES_OWNED: Final = PLAYER.block("citizens", ROLES)
DOMAIN_COUNT: Final = PLAYER.one("domains")
FOE_COUNT_OF: Final = PLAYER.one("monsters")
DOMAINS_TIMED: Final = PLAYER.block("domains", LASTING)
FOES_IN_REACH: Final = PLAYER.one("monsters in reach")
BEST_FOE: Final = PLAYER.one("points of the best monster in reach")
DOMAINS_IN_REACH: Final = PLAYER.one("domains in reach")
BEST_DOMAIN: Final = PLAYER.one("points of the best domain in reach")

LAYOUT: Final = Layout()
PLAYERS: Final = [LAYOUT.block(f"player {seat}:", PLAYER.names) for seat in SEATS]

# What the player who looks has, and knows.

OWN_CITIZENS: Final = LAYOUT.block("own", CITIZENS)
OWN_DOMAINS: Final = LAYOUT.block("own", [DOMAINS[domain] for domain in LASTING_DOMAINS])
OWN_DUKES: Final = LAYOUT.block("own duke", DUKES)
OWN_TASTE: Final = LAYOUT.block("12 times the points for", [*ROLES, "a resource"])
AHEAD: Final = LAYOUT.count("opponents ahead", len(SEATS) - 1)

# The centre, as the player who looks sees it: what things cost him, and are worth to him at the end.

FOE: Final = Layout()
FOE_HEIGHT: Final = FOE.one("cards")
FOE_STRENGTH: Final = FOE.one("strength")
FOE_MAGIC: Final = FOE.one("magic")
FOE_WORTH: Final = FOE.one("worth")
FOE_REWARD: Final = FOE.one("reward")
FOE_MISSING: Final = FOE.one("missing")
FOE_IN_REACH: Final = FOE.one("worth in reach")
FOE_RIVALS: Final = FOE.one("opponents who reach it")
NEXT_STRENGTH: Final = FOE.one("strength and magic of the next")
NEXT_POINTS: Final = FOE.one("points of the next")
STACK_POINTS: Final = FOE.one("points left")
FOE_STACKS: Final = [LAYOUT.block(f"monsters {column + 1}:", FOE.names) for column in range(COLUMNS)]

EVENT: Final = Layout()
EVENT_IN_PLAY: Final = EVENT.one("in play")
EVENT_MISSING: Final = EVENT.one("missing")
EVENT_IN_REACH: Final = EVENT.one("worth in reach")
EVENTS_IN_PLAY: Final = [LAYOUT.block(f"{event}:", EVENT.names) for event in EVENTS]
EVENTS_TO_COME: Final = LAYOUT.one("hostile events to come")

CITIZEN: Final = Layout()
CITIZEN_HEIGHT: Final = CITIZEN.one("cards")
CITIZEN_PRICE: Final = CITIZEN.one("price")
CITIZEN_MISSING: Final = CITIZEN.one("missing")
CITIZEN_WORTH: Final = CITIZEN.one("worth")
CITIZEN_STACKS: Final = [LAYOUT.block(f"citizens {slot}:", CITIZEN.names) for slot in SLOTS]
KIND_ON_TOP: Final = LAYOUT.block("on top", CITIZENS)

DOMAIN: Final = Layout()
DOMAIN_HEIGHT: Final = DOMAIN.one("cards")
DOMAIN_PRICE: Final = DOMAIN.one("price")
DOMAIN_MISSING: Final = DOMAIN.one("missing gold")
ROLES_MISSING: Final = DOMAIN.one("missing roles")
DOMAIN_WORTH: Final = DOMAIN.one("worth")
DOMAIN_IN_REACH: Final = DOMAIN.one("worth in reach")
DOMAIN_RIVALS: Final = DOMAIN.one("opponents who reach it")
DOMAIN_STACKS: Final = [LAYOUT.block(f"domains {column + 1}:", DOMAIN.names) for column in range(COLUMNS)]
FACE_UP: Final = LAYOUT.block("face up", DOMAINS)

# The end, and how near it is.

STACKS_LEFT_WIDTH: Final = 4
STACKS_LEFT: Final = LAYOUT.count("stacks to the end", STACKS_LEFT_WIDTH)
CARDS_LEFT_WIDTH: Final = 6
CARDS_LEFT: Final = LAYOUT.count("fewest cards to the end", CARDS_LEFT_WIDTH)
LAST_CARDS: Final = LAYOUT.one("stacks of one card")
FOES_LEFT: Final = LAYOUT.one("monsters left")
DOMAINS_LEFT: Final = LAYOUT.one("domains left")
ENDING_BY: Final = LAYOUT.block("the end:", [*REASONS[1:]])
ROUND: Final = LAYOUT.one("round")
TURNS_IN_ROUND: Final = LAYOUT.one("turns to come in this round")
OVER: Final = LAYOUT.one("over")

# The turn and the question.

PHASE: Final = LAYOUT.block("phase", [*PHASES])
ACTIONS: Final = LAYOUT.count("actions left", 2)
DICE: Final = LAYOUT.block("rolled", ["low", "high"])
ASKING: Final = LAYOUT.block("asked", question_parts(QUESTIONS))

# What is played.

SEAT_COUNT: Final = LAYOUT.block("players", [str(seat + 1) for seat in SEATS])
SWITCH_NAMES: Final = ["hostile_events", "random_citizens", "no_dukes", *RULINGS]
SWITCHES: Final = LAYOUT.block("option", SWITCH_NAMES)
DIFFICULTY: Final = LAYOUT.block("difficulty", DIFFICULTIES)

# Alone against the Dark Lord.

ATTACKS: Final = LAYOUT.block("attacks of this turn on column", [str(column + 1) for column in range(COLUMNS)])
CHOSEN_ATTACKS: Final = LAYOUT.one("attacks of this turn on a column of choice")
ATTACKED: Final = LAYOUT.block("attacked column", [str(column + 1) for column in range(COLUMNS)])
DEFENCE: Final = LAYOUT.block("citizens and domains in column", [str(column + 1) for column in range(COLUMNS)])
BARE: Final = LAYOUT.one("columns that would be lost")
LORD_POINTS: Final = LAYOUT.block("points of the Dark Lord:", ["monsters", "domains", "duke"])

SIZE: Final = LAYOUT.size
