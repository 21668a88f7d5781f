"""The row as a whole: what is asked, the board, the goals, the seats, and what is under way."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet.features.board import put_board
from pentarchy.games.amulet.features.castle import put_castle
from pentarchy.games.amulet.features.fighting import put_fight
from pentarchy.games.amulet.features.hunting import put_hunting
from pentarchy.games.amulet.features.layout import LAYOUT
from pentarchy.games.amulet.features.own import put_own
from pentarchy.games.amulet.features.quests import put_quests
from pentarchy.games.amulet.features.seats import put_seats
from pentarchy.games.amulet.features.threats import Threats
from pentarchy.games.amulet.features.visiting import put_under_way
from pentarchy.kernel.features import put_question, question_parts

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

QUESTIONS: Final = [
    "ChooseCharacter",
    "Move",
    "PayOrBleed",
    "Visit",
    "SecretVisit",
    "RepairWeapon",
    "ExchangeGem",
    "BuySpells",
    "BuyPotion",
    "PickChasedGem",
    "TradeOrNot",
    "ComposeOffer",
    "AnswerOffer",
    "ChooseMonster",
    "ChooseWeapons",
    "Arrange",
    "PlaceToken",
    "ShatterWeapon",
    "DrinkInFight",
    "StayOn",
    "UseWealth",
    "UseWisdom",
    "SpareWeapon",
    "RetainSpell",
    "Contribute",
    "ChooseGem",
    "PlaceGem",
    "UseAlchemy",
    "AssignXp",
    "NightSlot",
    "SecretSlot",
    "NightOrder",
    "BeforeAbility",
    "ChooseLoss",
    "DiscardItem",
    "DamageWeapon",
    "LossWindow",
    "StayAwake",
    "DiscardQuest",
    "GiveUp",
]
NUMBER_OF: Final = {name: number for number, name in enumerate(QUESTIONS)}
ASKED: Final = LAYOUT.block("asked", question_parts(QUESTIONS))
SIZE: Final = LAYOUT.size


def features(table: "Table", seat: int) -> list[int]:
    """What a strong player in this seat looks at."""
    row = [0] * SIZE
    if table.agenda:
        put_question(row, ASKED, NUMBER_OF, table, seat)
    put_board(row, table)
    put_castle(row, table, seat)
    put_seats(row, table, seat, Threats(table))
    put_own(row, table, seat)
    put_quests(row, table)
    put_hunting(row, table, seat)
    put_under_way(row, table, seat)
    put_fight(row, table, seat)
    return row
