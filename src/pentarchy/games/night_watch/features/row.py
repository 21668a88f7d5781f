"""A row, filled in for the seat that looks."""

from typing import TYPE_CHECKING

from pentarchy.games.night_watch.cards import ALWAYS_COMBINED, CARD_KINDS, KINDS
from pentarchy.games.night_watch.features import layout as at
from pentarchy.games.night_watch.features.land import best_yield
from pentarchy.games.night_watch.features.north import player_at, put_north
from pentarchy.games.night_watch.features.own import put_own
from pentarchy.games.night_watch.features.players import put_player
from pentarchy.games.night_watch.features.procedure import put_procedure
from pentarchy.games.night_watch.features.survey import Survey, total
from pentarchy.games.night_watch.maps import IN_CAMP, MAPS
from pentarchy.games.night_watch.scoring import GLORIOUS, TURN_LIMIT
from pentarchy.kernel.features import put

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table


def features(table: "Table", seat: int) -> list[int]:
    row, survey = [0] * at.SIZE, Survey(table, seat)
    put_game(row, table)
    put_procedure(row, table, survey)
    put_common(row, table, survey)
    put_own(row, table, survey)
    if table.full:
        put_north(row, table, survey)
    for other in range(table.seats):
        put_player(row, player_at(table, survey, other), table, survey, other)
    if table.over:
        put_end(row, table, survey)
    return row


def put_game(row: list[int], table: "Table") -> None:
    """NGT-22: what is being played, and for how long."""
    settings = table.settings
    row[at.SEAT_COUNT + table.seats - 2] = 1
    row[at.MODE + table.mode] = 1
    row[at.OPTION] = int(settings.flag("combined_trade_build") or ALWAYS_COMBINED[table.mode])
    row[at.OPTION + 1] = int(settings.flag("tragedy_of_heroes"))
    row[at.OPTION + 2] = int(settings.flag("setup_reveals_tokens"))
    row[at.OPTION + 3] = int(settings.flag("variable_setup"))
    put(row, at.ROUNDS, table.turns // table.seats)
    put(row, at.TURNS_LEFT, settings.number("turn_limit") - table.turns)


def put_common(row: list[int], table: "Table", survey: Survey) -> None:
    """What is left for all."""
    for kind in range(KINDS):
        row[at.BANK + kind] = table.bank[kind]
    row[at.DECK] = total(table.deck)
    for card in range(CARD_KINDS):
        row[at.UNSEEN + card] = survey.unseen[card]
    row[at.FREE_SITE] = best_yield(table.layout, MAPS[table.layout].everywhere & ~table.closed)
    if table.robber == IN_CAMP:
        row[at.TORMUND_AT_HOME] = 1


def put_end(row: list[int], table: "Table", survey: Survey) -> None:
    """How it ended, and who won (NGT-12.2, NGT-21.5)."""
    if table.reason == TURN_LIMIT:
        row[at.ENDED + 2] = 1
        return
    if table.reason == GLORIOUS:
        row[at.ENDED] = 1
        row[at.WINNER + (table.winner - survey.looker) % table.seats] = 1
        return
    row[at.ENDED + 1] = 1
    for seat in range(table.seats):
        if survey.claims[seat] > survey.best_of_others(survey.claims, seat):
            row[at.WINNER + (seat - survey.looker) % table.seats] = 1
