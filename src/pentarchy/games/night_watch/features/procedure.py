"""The turn, what is asked and what follows, cards and heroes at work, and proposals (NGT-5 to NGT-8, NGT-19)."""

from typing import TYPE_CHECKING

from pentarchy.games.night_watch.cards import BUNDLE, KINDS, MONOPOLY
from pentarchy.games.night_watch.features import layout as at
from pentarchy.games.night_watch.features.hands import LACKING, WHOLE, code_of_guess
from pentarchy.games.night_watch.features.survey import Survey
from pentarchy.games.night_watch.fields import Effect, Trade
from pentarchy.games.night_watch.moves import ACCEPT, COUNTER
from pentarchy.kernel.features import put, put_question
from pentarchy.kernel.steps import Simultaneous

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table


def put_procedure(row: list[int], table: "Table", survey: Survey) -> None:
    put_turn(row, table)
    put_question(row, at.QUESTION, at.QUESTION_NUMBERS, table, survey.looker)
    if len(table.agenda) > 1:
        put_following(row, table)
    if row[at.ROLLS_WILD] or row[at.PRODUCTION_FOLLOWS]:
        row[at.DICE] = table.turn.first + table.turn.second
    if table.effect is not None:
        put_effect(row, table, table.effect, survey.looker)
    if table.trade is not None and (row[at.RESPONDS] or row[at.CHOOSES_PARTNER]):
        put_trade(row, table, table.trade, survey)


def put_turn(row: list[int], table: "Table") -> None:
    turn = table.turn
    row[at.ROLLED] = int(turn.rolled)
    row[at.CARD_PLAYED] = int(turn.card_played)
    row[at.TRADING] = int(turn.trading)
    row[at.PROPOSALS] = turn.proposals_left


def put_following(row: list[int], table: "Table") -> None:
    """What is sure to come after what is asked now."""
    for i in range(len(table.agenda) - 1):
        place = at.FOLLOWS_AT.get(type(table.agenda[i]).__name__, -1)
        if place >= 0:
            row[place] += 1


def put_effect(row: list[int], table: "Table", effect: Effect, looker: int) -> None:
    """Who carries it out, on whom, and what he has seen."""
    seats = table.seats
    row[at.EFFECT_BY + (effect.seat - looker) % seats] = 1
    if row[at.STEALS]:
        row[at.EFFECT_AGAINST + (effect.robbed - looker) % seats] = 1
    if effect.spied_on >= 0:
        row[at.EFFECT_AGAINST + (effect.spied_on - looker) % seats] = 1
    for seat in range(seats):
        if effect.givers >> seat & 1:
            row[at.EFFECT_AGAINST + (seat - looker) % seats] = 1
    row[at.EFFECT_CARDS] = effect.due
    if effect.looked and effect.seat == looker:
        for card in range(MONOPOLY):
            row[at.LOOKED + card] = effect.looked[card]


def put_trade(row: list[int], table: "Table", trade: Trade, survey: Survey) -> None:
    """What a proposal, or the looker's answer to it, would mean to him, and who agrees as far as he knows."""
    looker, answer = survey.looker, own_answer(table, survey.looker)
    if looker == table.active:
        put_deal(row, survey, trade.want, trade.give)
    elif COUNTER.covers(answer):
        put_deal(row, survey, BUNDLE.unpack(COUNTER.argument(answer, 1)), BUNDLE.unpack(COUNTER.argument(answer, 0)))
    elif looker in trade.to:
        put_deal(row, survey, trade.give, trade.want)
    for seat in range(table.seats):
        given = answer if seat == looker else trade.answers[seat]
        if given == ACCEPT.base or COUNTER.covers(given):
            row[at.DEAL_WITH + (seat - looker) % table.seats] = 1


def own_answer(table: "Table", looker: int) -> int:
    """The looker's answer, which the others do not see before all have answered."""
    top = table.agenda[-1]
    return top.answer_of(looker) if isinstance(top, Simultaneous) else table.proposal().answers[looker]


def put_deal(row: list[int], survey: Survey, gets: list[int], gives: list[int]) -> None:
    after, start = [0] * KINDS, survey.looker * KINDS
    for kind in range(KINDS):
        put(row, at.DEAL_GETS + kind, gets[kind])
        put(row, at.DEAL_GIVES + kind, gives[kind])
        after[kind] = survey.hands[start + kind] + WHOLE * (gets[kind] - gives[kind])
    lacks = LACKING[code_of_guess(after, 0)]
    for purchase in range(len(lacks)):
        row[at.DEAL_LACKS + purchase] = lacks[purchase]
