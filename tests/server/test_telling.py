"""What is told after each move, put together again as a client does, is what each eye may see."""

from random import Random

import msgspec
import pytest

from pentarchy.games import games, load
from pentarchy.server.play import telling
from pentarchy.server.store.rows import SeatRow, TableRow
from pentarchy.server.tables import deeds
from pentarchy.server.tables.live import LiveTable

EYES = (0, None, 1)
MOVES = 60
SEATS = 3


def running(game, seed):
    table = TableRow(
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
    live = LiveTable(table, [SeatRow(seat=seat, kind="human", token_hash="t") for seat in range(SEATS)])
    deeds.start()(live, 1)
    return live


def plain(value):
    return msgspec.json.decode(msgspec.json.encode(value))


def moves_of(live, rng):
    """Plays at random; yields after each move."""
    for at in range(MOVES):
        if live.over:
            return
        seat = rng.choice(live.pending)
        move = live.game.text(rng.choice(live.record.state.options(seat)))
        deeds.choose(seat, live.decision_of(seat), move)(live, at)
        yield live.recent[-1]


@pytest.mark.parametrize("slug", [slug for slug in games() if SEATS in load(slug).seats])
@pytest.mark.parametrize("seed", range(2))
def test_changes_add_up_to_the_view(slug, seed):
    live = running(load(slug), seed)
    known = {eye: plain(telling.sight(live, eye).view) for eye in EYES}
    shown = {eye: telling.shown(live, eye) for eye in EYES}
    for happened in moves_of(live, Random(seed)):
        for eye, glimpse in telling.glimpses(live, EYES, happened, shown).items():
            known[eye].update(plain(glimpse.changes))
            for key in glimpse.gone:
                del known[eye][key]
            assert known[eye] == plain(live.record.state.view(eye))


def test_a_step_tells_only_what_has_changed():
    live = running(load("dice_king"), 1)
    shown = {eye: telling.shown(live, eye) for eye in EYES}
    for happened in moves_of(live, Random(1)):
        before = {eye: plain(table.stance) | plain(table.table) for eye, table in shown.items()}
        for eye, glimpse in telling.glimpses(live, EYES, happened, shown).items():
            assert all(before[eye][key] != value for key, value in plain(glimpse.changes).items())


def test_who_sees_the_same_shares_one_table():
    """Nothing is secret in Dice King: what one eye was shown is kept once for all."""
    live = running(load("dice_king"), 2)
    shown = {eye: telling.shown(live, eye) for eye in EYES}
    happened = next(moves_of(live, Random(2)))
    telling.glimpses(live, EYES, happened, shown)
    assert shown[0].table is shown[1].table is shown[None].table
