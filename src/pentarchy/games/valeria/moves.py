"""All that can be done in Valeria."""

from pentarchy.games.valeria.cards import (
    AREAS,
    CITIZENS,
    DOMAINS,
    DUKES,
    EVENTS,
    FOES,
    MONSTERS,
    RESOURCES,
    domains_timed,
)
from pentarchy.kernel.moves import Dice, Number, Vocabulary, Word

WORDS = Vocabulary()
resource, citizen, domain, duke, foe = Word(RESOURCES), Word(CITIZENS), Word(DOMAINS), Word(DUKES), Word(FOES)
ROLL_DOMAINS = domains_timed("roll_phase")
NOT_FROM_A_SEAT = 5
opponent = Word(["0", "1", "2", "3", "4", "supply"])

# The players choose (VAL-16).
KEEP = WORDS.verb("keep", duke)
ANNOUNCE = WORDS.verb("announce")
USE = WORDS.verb("use", Word([DOMAINS[domain] for domain in ROLL_DOMAINS]), Number(1, 2), pattern="use {0} on die {1}")
TOKEN = WORDS.verb("token", foe, pattern="token on {0}")
TAKE = WORDS.verb("take", resource, opponent, pattern="take {0} from {1}")
CHOOSE = WORDS.verb("choose", Word([*RESOURCES, "citizen"]))
EXCHANGE = WORDS.verb("exchange", Word([*CITIZENS, *DOMAINS]), pattern="exchange with {0}")
FINISH = WORDS.verb("finish")
GAIN = WORDS.verb("gain", resource)
SLAY = WORDS.verb("slay", foe)
RECRUIT = WORDS.verb("recruit", citizen)
BUILD = WORDS.verb("build", domain)
PAY = WORDS.verb("pay", Number(1, 999))
ENLIST = WORDS.verb("enlist", citizen)
GIVE_BACK = WORDS.verb("return", Word([*CITIZENS, *FOES[:MONSTERS]]))
STEAL = WORDS.verb("steal", opponent, pattern="steal from {0}")
ACTIVATE = WORDS.verb("activate", Word(AREAS))
SURRENDER = WORDS.verb("surrender", citizen)
DECLINE = WORDS.verb("decline")

# Chance answers (VAL-9.10).
THROW = Dice(2)
ROLL = WORDS.verb("roll", THROW)
DEAL = WORDS.verb("deal", duke)
START = WORDS.verb("start", Number(0, 4))
AREA = WORDS.verb("area", Word(AREAS))
SETTLE = WORDS.verb("settle", citizen)
UNVEIL = WORDS.verb("unveil", domain)
APPEAR = WORDS.verb("appear", citizen)
REVEAL = WORDS.verb("reveal", Word(EVENTS))
LOSE = WORDS.verb("lose", foe)
DARK_LORD = WORDS.verb("unmask", duke)
