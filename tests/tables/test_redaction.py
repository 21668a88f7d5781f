"""What is told after each move, put together again as a client does, is what each viewer may see."""

from random import Random

import msgspec
import pytest

from pentarchy.games import games, load
from pentarchy.tables import redaction
from pentarchy.tables.redaction import Redaction
from pentarchy.tables.rights import SERVER, credentials
from pentarchy.tables.seats import Seat, hashed
from pentarchy.tables.table import Table, TableRow
from pentarchy.tables.verbs import Choose, Start, do
from tests.tables import people

VIEWERS = (0, None, 1)
MOVES = 60
SEATS = 3


def running(game, seed):
    row = TableRow(
        id="t",
        game=game.slug,
        rules=game.version,
        terms="{}",
        status="open",
        public=False,
        seed=f"{seed:064x}",
        inherited=0,
        host_hash="",
        created_at=0,
        changed_at=0,
    )
    table = Table(row, [Seat(seat=seat, kind="human", token_hash=hashed("t")) for seat in range(SEATS)])
    do(table, Start(), SERVER, 1)
    return table


def plain(value):
    return msgspec.json.decode(msgspec.json.encode(value))


def moves_of(table, rng):
    """Plays at random; yields after each move."""
    for at in range(MOVES):
        if table.over:
            return
        seat = rng.choice(table.pending)
        move = table.game.text(rng.choice(table.record.state.options(seat)))
        do(table, Choose(seat=seat, decision=table.decision_of(seat), move=move), credentials("t"), at)
        yield table.recent[-1]


@pytest.mark.parametrize("slug", [slug for slug in games() if SEATS in load(slug).seats])
@pytest.mark.parametrize("seed", range(2))
def test_changes_add_up_to_the_view(slug, seed):
    table = running(load(slug), seed)
    known = {viewer: plain(redaction.sight(table, viewer).view) for viewer in VIEWERS}
    shown = {viewer: redaction.snapshot(table, viewer) for viewer in VIEWERS}
    for happened in moves_of(table, Random(seed)):
        for viewer, glimpse in Redaction().updates(table, VIEWERS, happened, shown).items():
            known[viewer].update(plain(glimpse.changes))
            for key in glimpse.gone:
                del known[viewer][key]
            assert known[viewer] == plain(table.record.state.view(viewer))


def test_facts_of_options_go_to_the_seat_that_is_asked():
    table = people.running(people.HELD, people.HELD)
    asks = {viewer: redaction.sight(table, viewer).ask for viewer in (0, 1, None)}
    assert asks[None] is None
    for viewer in (0, 1):
        state = table.record.state
        leaves = [state.hands[viewer] - amount for amount in range(len(asks[viewer].options))]
        assert asks[viewer].facts == {f"bid {i + 1}": {"leaves": left} for i, left in enumerate(leaves)}


def test_options_about_which_nothing_is_told_are_left_out():
    table = people.running(people.HELD, people.HELD)
    while table.record.state.question == "Bid":
        seat = table.pending[0]
        do(table, Choose(seat=seat, decision=table.decision_of(seat), move="bid 1"), people.shows(0, 1), 5)
    ask = redaction.sight(table, 0).ask
    assert ask.options == ["sort left", "sort right"]
    assert ask.facts == {}


def test_a_step_tells_only_what_has_changed():
    table = running(load("dice_king"), 1)
    shown = {viewer: redaction.snapshot(table, viewer) for viewer in VIEWERS}
    for happened in moves_of(table, Random(1)):
        before = {viewer: plain(each.stance) | plain(each.table) for viewer, each in shown.items()}
        for viewer, glimpse in Redaction().updates(table, VIEWERS, happened, shown).items():
            assert all(before[viewer][key] != value for key, value in plain(glimpse.changes).items())


def test_who_sees_the_same_shares_one_table():
    """Nothing is secret in Dice King: what one viewer was shown is kept once for all."""
    table = running(load("dice_king"), 2)
    shown = {viewer: redaction.snapshot(table, viewer) for viewer in VIEWERS}
    happened = next(moves_of(table, Random(2)))
    Redaction().updates(table, VIEWERS, happened, shown)
    assert shown[0].table is shown[1].table is shown[None].table
