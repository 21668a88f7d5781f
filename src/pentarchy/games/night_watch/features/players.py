"""What there is to say about each player."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.night_watch import cards
from pentarchy.games.night_watch.cards import HAND_LIMIT, KINDS, VICTORY, WIN_POINTS
from pentarchy.games.night_watch.features import layout as at
from pentarchy.games.night_watch.features.hands import LACKING, WHOLE, code_of_guess
from pentarchy.games.night_watch.features.land import PAYING_ROLLS, best_yield, next_to
from pentarchy.games.night_watch.features.survey import LENGTH, Survey, total
from pentarchy.kernel.features import put, put_count

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table

TEN: Final = 10


def put_player(row: list[int], start: int, table: "Table", survey: Survey, seat: int) -> None:
    put_place(row, start, table, seat)
    put_points(row, start, table, survey, seat)
    put_pieces(row, start, table, survey, seat)
    put_race(row, start + at.LENGTH, table.lengths, seat, table.road_holder, cards.MINIMUM_ROAD)
    put_race(row, start + at.PATROLS, table.patrols, seat, table.patrol_holder, cards.MINIMUM_PATROL)
    put_cards(row, start, table, survey, seat)
    put_hand(row, start, survey, seat)
    put_yields(row, start, table, survey, seat)
    put_sites(row, start, table, survey, seat)
    if table.full:
        put_guards(row, start, table, survey, seat)
        put_hero(row, start, table, seat)


def put_place(row: list[int], start: int, table: "Table", seat: int) -> None:
    if table.active == seat:
        row[start + at.ON_TURN] = 1
    if table.first == seat:
        row[start + at.BEGAN] = 1
    if table.agenda:
        top = table.agenda[-1]
        if top.seat == seat or (top.shared and seat in top.pending()):
            row[start + at.ASKED] = 1


def put_points(row: list[int], start: int, table: "Table", survey: Survey, seat: int) -> None:
    """Points to win, and the points to be expected if hidden cards are like those not seen."""
    points = survey.points[seat]
    put_count(row, start + at.TO_WIN, max(0, WIN_POINTS[table.mode] - points), at.TO_WIN_WIDTH)
    expected = TEN * points
    if seat != survey.looker and not table.over and survey.held[seat]:
        expected += TEN * survey.held[seat] * survey.unseen[VICTORY] // total(survey.unseen)
    put(row, start + at.EXPECTED, expected)


def put_pieces(row: list[int], start: int, table: "Table", survey: Survey, seat: int) -> None:
    row[start + at.SETTLEMENTS] = survey.settlements[seat]
    row[start + at.KEEPS] = survey.keeps[seat]
    row[start + at.ROADS] = table.roads[seat].bit_count()
    if survey.settlements[seat] == cards.SETTLEMENTS:
        row[start + at.NO_SETTLEMENT] = 1


def put_race(row: list[int], place: int, values: list[int], seat: int, holder: int, minimum: int) -> None:
    """NGT-10.3, NGT-11.5: the own road or patrols, whether the special card is there, and else how much is missing to
    take it."""
    row[place] = values[seat]
    if holder == seat:
        row[place + 1] = 1
        return
    to_beat = minimum if holder < 0 else values[holder] + 1
    if holder < 0:
        for value in values:
            if value >= to_beat:
                to_beat = value + 1
    put_count(row, place + 2, max(0, to_beat - values[seat]), at.NEAR)


def put_cards(row: list[int], start: int, table: "Table", survey: Survey, seat: int) -> None:
    put_count(row, start + at.ACTION_CARDS, survey.held[seat], at.NEAR)
    if seat == table.active:
        row[start + at.FRESH] = total(table.turn.fresh)
    size = survey.cards[seat]
    row[start + at.CARDS_IN_HAND] = size
    if size > HAND_LIMIT:
        row[start + at.TOO_MANY] = size - HAND_LIMIT
        row[start + at.TO_DISCARD] = survey.to_discard(table, seat)


def put_hand(row: list[int], start: int, survey: Survey, seat: int) -> None:
    """The hand, and what it is short of."""
    for kind in range(KINDS):
        put(row, start + at.HAND + kind, survey.hands[seat * KINDS + kind])
    lacks = LACKING[code_of_guess(survey.hands, seat * KINDS)]
    for purchase in range(len(lacks)):
        row[start + at.LACKS + purchase] = lacks[purchase]


def put_yields(row: list[int], start: int, table: "Table", survey: Survey, seat: int) -> None:
    harvest, rates, first = survey.harvest, table.rates, seat * KINDS
    total, kinds, traded = 0, 0, 0
    for kind in range(KINDS):
        amount = harvest.by_kind[first + kind]
        if amount:
            row[start + at.YIELD + kind] = amount
            total += amount
            kinds += 1
            traded += WHOLE * amount // rates[first + kind]
    row[start + at.YIELDS] = total
    row[start + at.KINDS_PAID] = kinds
    row[start + at.TRADED] = traded // WHOLE
    row[start + at.PAYING_ROLLS] = PAYING_ROLLS[harvest.numbers[seat]]
    row[start + at.UNDER_TORMUND] = harvest.under_tormund[seat]
    row[start + at.UNDER_WILDLINGS] = harvest.under_wildlings[seat]


def put_sites(row: list[int], start: int, table: "Table", survey: Survey, seat: int) -> None:
    """Where the next settlements may stand: at own roads, one road further, two roads further."""
    touched, free = table.touched[seat], ~table.closed
    through = ~survey.buildings | table.settlements[seat] | table.keeps[seat]
    here = touched & free
    near = next_to(table.layout, touched & through) & ~touched
    far = next_to(table.layout, near & through) & ~touched & ~near
    row[start + at.SITES] = here.bit_count()
    row[start + at.SITE_HERE] = best_yield(table.layout, here)
    row[start + at.SITE_NEAR] = best_yield(table.layout, near & free)
    row[start + at.SITE_FAR] = best_yield(table.layout, far & free)


def put_guards(row: list[int], start: int, table: "Table", survey: Survey, seat: int) -> None:
    """NGT-18.4, NGT-21.5: guards are points, and decide if the Wall falls."""
    guards, wall = survey.guards[seat], table.watch.wall
    put_count(row, start + at.GUARDS, guards, at.GUARDS_WIDTH)
    row[start + at.GUARD_LEAD] = at.EVEN_GUARDS + guards - survey.best_of_others(survey.guards, seat)
    if survey.claims[seat] > survey.best_of_others(survey.claims, seat):
        row[start + at.WINS_IF_FALLS] = 1
    for section in range(LENGTH):
        row[start + at.POSTS + section] = survey.posts[seat * LENGTH + section]
        if wall[section * cards.SPACES] == seat:
            row[start + at.IN_FRONT + section] = 1


def put_hero(row: list[int], start: int, table: "Table", seat: int) -> None:
    watch = table.watch
    if watch.heroes[seat] >= 0:
        row[start + at.HERO + watch.heroes[seat]] = 1
        row[start + at.SIDE_B] = watch.used_once[seat]
        if watch.hero_turn[seat] == table.turns:
            row[start + at.RESTS] = 1
