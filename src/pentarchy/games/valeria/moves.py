"""All that can be done in Valeria."""

from typing import Final

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

WORDS: Final = Vocabulary()
resource, citizen, domain, duke, foe = Word(RESOURCES), Word(CITIZENS), Word(DOMAINS), Word(DUKES), Word(FOES)
ROLL_DOMAINS: Final = domains_timed("roll_phase")
NOT_FROM_A_SEAT: Final = 5
opponent = Word(["0", "1", "2", "3", "4", "supply"])

# The players choose (VAL-16).
KEEP: Final = WORDS.verb("keep", duke)
ANNOUNCE: Final = WORDS.verb("announce")
USE: Final = WORDS.verb(
    "use", Word([DOMAINS[domain] for domain in ROLL_DOMAINS]), Number(1, 2), pattern="use {0} on die {1}"
)
TOKEN: Final = WORDS.verb("token", foe, pattern="token on {0}")
TAKE: Final = WORDS.verb("take", resource, opponent, pattern="take {0} from {1}")
CHOOSE: Final = WORDS.verb("choose", Word([*RESOURCES, "citizen"]))
EXCHANGE: Final = WORDS.verb("exchange", Word([*CITIZENS, *DOMAINS]), pattern="exchange with {0}")
FINISH: Final = WORDS.verb("finish")
GAIN: Final = WORDS.verb("gain", resource)
SLAY: Final = WORDS.verb("slay", foe)
RECRUIT: Final = WORDS.verb("recruit", citizen)
BUILD: Final = WORDS.verb("build", domain)
PAY: Final = WORDS.verb("pay", Number(1, 999))
ENLIST: Final = WORDS.verb("enlist", citizen)
GIVE_BACK: Final = WORDS.verb("return", Word([*CITIZENS, *FOES[:MONSTERS]]))
STEAL: Final = WORDS.verb("steal", opponent, pattern="steal from {0}")
ACTIVATE: Final = WORDS.verb("activate", Word(AREAS))
SURRENDER: Final = WORDS.verb("surrender", citizen)
DECLINE: Final = WORDS.verb("decline")

# Chance answers (VAL-9.10).
THROW: Final = Dice(2)
ROLL: Final = WORDS.verb("roll", THROW)
DEAL: Final = WORDS.verb("deal", duke)
START: Final = WORDS.verb("start", Number(0, 4))
AREA: Final = WORDS.verb("area", Word(AREAS))
SETTLE: Final = WORDS.verb("settle", citizen)
UNVEIL: Final = WORDS.verb("unveil", domain)
APPEAR: Final = WORDS.verb("appear", citizen)
REVEAL: Final = WORDS.verb("reveal", Word(EVENTS))
LOSE: Final = WORDS.verb("lose", foe)
DARK_LORD: Final = WORDS.verb("unmask", duke)
