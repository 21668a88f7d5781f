"""The seed that all fix and nobody knows before: the scheme by its vectors, the verbs, and every way to cheat."""

import hmac
import json
from dataclasses import replace
from hashlib import sha256
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentarchy.games import load
from pentarchy.tables import redaction
from pentarchy.tables.errors import Conflict, NotAllowed, Stale, Unauthorised
from pentarchy.tables.export import exported
from pentarchy.tables.luck import UnfairRecord, point, verify
from pentarchy.tables.opening import again
from pentarchy.tables.rights import NOBODY, SERVER
from pentarchy.tables.seats import Seat, hashed
from pentarchy.tables.seeding import (
    ALONE,
    PATIENCE,
    TOGETHER,
    common_seed,
    promise,
    seal_of,
    seed_from,
    seeding_in,
    transcript,
)
from pentarchy.tables.table import revived
from pentarchy.tables.verbs import Answer, Choose, Draw, Leave, Propose, Resign, Reveal, Seal, Sit, Start, do
from tests.tables.people import BOT, FREE, HELD, a_table, fingerprint, log_of, shows

VECTORS = json.loads((Path(__file__).parent / "luck_vectors.json").read_text())
SECRETS = st.binary(min_size=32, max_size=32).map(bytes.hex)
PARTS = [f"{seat + 1:02x}" * 32 for seat in range(4)]


def by_seat(plain):
    return {int(seat): text for seat, text in plain.items()}


@pytest.mark.parametrize("vector", VECTORS["seeds"])
def test_the_vectors_shared_with_the_client(vector):
    seals, parts = by_seat(vector["seals"]), by_seat(vector["parts"])
    assert promise(TOGETHER, vector["table"], vector["secret"]) == vector["commitment"]
    assert {seat: seal_of(part) for seat, part in parts.items()}.items() <= seals.items()
    assert common_seed(vector["table"], vector["secret"], seals, parts) == vector["seed"]
    assert [point(vector["seed"], i) for i in range(3)] == vector["points"]


def test_the_seed_is_rfc_5869():
    """Against a second implementation, from another library."""
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    for vector in VECTORS["seeds"]:
        seals, parts = by_seat(vector["seals"]), by_seat(vector["parts"])
        material = bytes.fromhex(vector["secret"] + "".join(parts[seat] for seat in sorted(parts)))
        info = transcript(vector["table"], vector["secret"], seals, parts).encode()
        assert HKDF(SHA256(), 32, b"pentarchy luck 2", info).derive(material).hex() == vector["seed"]


def test_the_first_scheme_is_as_it_was():
    vector = VECTORS["alone"]
    assert promise(ALONE, "any table", vector["seed"]) == vector["commitment"]
    assert sha256(bytes.fromhex(vector["seed"])).hexdigest() == vector["commitment"]
    assert point(vector["seed"], 0) == vector["points"][0]
    mac = hmac.digest(bytes.fromhex(vector["seed"]), b"0", "sha256")
    assert vector["points"][0] == (int.from_bytes(mac[:8], "big") >> 11) / 2**53


@given(SECRETS, st.dictionaries(st.integers(0, 7), SECRETS, min_size=1), SECRETS, st.text(max_size=8))
def test_everybody_changes_the_seed(secret, parts, other, table):
    seals = {seat: seal_of(part) for seat, part in parts.items()}
    seed = common_seed(table, secret, seals, parts)
    others = {common_seed(table, other, seals, parts), common_seed(table + "x", secret, seals, parts)}
    for seat in parts:
        fewer = {each: part for each, part in parts.items() if each != seat}
        others.add(common_seed(table, secret, seals, fewer))
        others.add(common_seed(table, secret, seals, {**parts, seat: sha256(other.encode()).hexdigest()}))
    assert seed not in others or other == secret


# At a table.


def seal(table, seat, part=None, at=0):
    do(table, Seal(seat=seat, seal=seal_of(part or PARTS[seat])), shows(seat), at)


def reveal(table, seat, part=None, at=2):
    do(table, Reveal(seat=seat, part=part or PARTS[seat]), shows(seat), at)


def begun(*kinds, sealed=(0, 1), **more):
    table = a_table(*kinds, **more)
    for seat in sealed:
        seal(table, seat)
    do(table, Start(), SERVER, 1)
    return table


def test_nothing_is_dealt_and_nobody_asked_before_the_last_part_is_told():
    table = begun(HELD, HELD)
    assert (table.phase, table.pending, table.record.lines) == ("running", [], [])
    assert redaction.info(table, set()).drawing
    reveal(table, 0)
    assert (table.pending, table.record.lines, table.luck.seed) == ([], [], "")
    reveal(table, 1)
    assert table.pending
    assert table.record.lines
    assert not redaction.info(table, set()).drawing
    assert table.luck.seed == common_seed(
        table.id, table.row.seed, dict(enumerate(map(seal_of, PARTS[:2]))), dict(enumerate(PARTS[:2]))
    )
    assert [entry.kind for entry in log_of(table)] == ["seal", "seal", "start", "reveal", "reveal", "draw", "line"]


def test_without_a_seal_nobody_waits():
    table = begun(HELD, BOT, sealed=())
    assert table.pending
    assert table.luck.seed == common_seed(table.id, table.row.seed, {}, {})


def test_a_solo_game_waits_for_its_one_person_alone():
    table = begun(HELD, BOT, BOT, sealed=(0,))
    assert not table.pending
    reveal(table, 0)
    assert table.pending


def test_a_lie_about_what_was_sealed_is_refused():
    table = begun(HELD, HELD)
    before = fingerprint(table)
    with pytest.raises(NotAllowed, match="sealed"):
        reveal(table, 0, PARTS[3])
    with pytest.raises(Unauthorised):
        do(table, Reveal(seat=1, part=PARTS[1]), shows(0), 2)
    assert fingerprint(table) == before
    reveal(table, 0)
    with pytest.raises(Stale):
        reveal(table, 0)


def test_a_part_is_told_only_after_the_seals_are_closed():
    table = a_table(HELD, HELD)
    seal(table, 0)
    with pytest.raises(Stale):
        reveal(table, 0)
    do(table, Start(), SERVER, 1)
    with pytest.raises(Conflict):
        seal(table, 1)
    with pytest.raises(Conflict, match="sealed nothing"):
        reveal(table, 1)


def test_who_does_not_tell_is_left_out_and_named():
    table = begun(HELD, HELD, HELD, sealed=(0, 1, 2))
    reveal(table, 1)
    assert table.draw_due() == 1 + PATIENCE
    with pytest.raises(Stale):
        do(table, Draw(), SERVER, PATIENCE)
    with pytest.raises(Unauthorised):
        do(table, Draw(), shows(0), PATIENCE + 1)
    do(table, Draw(), SERVER, PATIENCE + 1)
    assert table.pending
    [draw] = [entry for entry in log_of(table) if entry.kind == "draw"]
    assert draw.text == "0 2"
    assert [part.part for part in redaction.info(table, set()).parts] == [None, PARTS[1], None]
    with pytest.raises(Stale):
        reveal(table, 0, at=PATIENCE + 2)


def test_time_without_a_server_is_nobodys_fault():
    table = begun(HELD, HELD)
    table.timing.downtimes = [(1_000, 61_000)]
    assert table.draw_due() == 1 + PATIENCE + 60_000


def test_a_clock_starts_with_the_first_question_not_with_the_wait():
    from pentarchy.tables.terms import Clock

    table = begun(HELD, HELD, clock=Clock("decision", 60))
    assert table.timing.asked_at == [None, None]
    reveal(table, 0, at=5_000)
    reveal(table, 1, at=6_000)
    assert {asked for asked in table.timing.asked_at if asked is not None} == {6_000}


def test_the_seal_goes_with_its_person():
    table = a_table(HELD, HELD, FREE, auto_start=False)
    seal(table, 1)
    do(table, Leave(seat=1), shows(1), 1)
    assert table.seeding.seals == {}
    newcomer = Seat(seat=1, kind="human", name="N", token_hash=hashed("token 9"))
    do(table, Sit(newcomer, 1, seal=seal_of(PARTS[3])), NOBODY, 2)
    assert table.seeding.seals == {1: seal_of(PARTS[3])}


def test_the_last_to_sit_down_brings_the_seal_along():
    table = a_table(HELD, FREE)
    seal(table, 0)
    newcomer = Seat(seat=1, kind="human", name="N", token_hash=hashed("token 1"))
    do(table, Sit(newcomer, 1, seal=seal_of(PARTS[1])), NOBODY, 2)
    assert sorted(table.seeding.seals) == [0, 1]
    assert table.seeding.waits


def test_giving_up_while_the_seed_is_fixed_ends_the_game():
    table = begun(HELD, HELD)
    do(table, Resign(seat=0), shows(0), 2)
    assert table.over
    assert table.draw_due() is None
    info = redaction.info(table, set())
    assert (info.seed, info.secret, info.drawing) == (None, table.row.seed, False)


def test_the_log_leads_to_the_same_seed():
    table = begun(HELD, HELD, HELD, sealed=(0, 2), game="dice_king")
    reveal(table, 2)
    half = revived(table.row, table.seats, log_of(table))
    assert half.draw_due() == table.draw_due()
    reveal(table, 0)
    again_there = revived(table.row, table.seats, log_of(table))
    assert again_there.luck.seed == table.luck.seed
    assert fingerprint(again_there) == fingerprint(table)
    assert seed_from(TOGETHER, table.id, table.row.seed, seeding_in(log_of(table))) == table.luck.seed


def test_a_rematch_uses_no_part_twice():
    table = begun(HELD, HELD)
    reveal(table, 0)
    reveal(table, 1)
    table.end("draw")
    seal(table, 1, PARTS[3], at=9)
    do(table, Propose(seat=0, what="rematch"), shows(0), 9)
    do(table, Answer(seat=1, yes=True), shows(1), 9)
    row, seats, entries = table.changes.opened
    fresh = revived(row, seats, entries)
    assert fresh.seeding.seals == {1: seal_of(PARTS[3])}
    assert row.seed != table.row.seed
    with pytest.raises(Conflict):
        seal(table, 0, PARTS[2], at=10)


def test_a_table_whose_luck_was_fixed_before_takes_no_seal():
    table = a_table(HELD, FREE)
    table.row.scheme = ALONE
    with pytest.raises(Conflict):
        seal(table, 0)
    newcomer = Seat(seat=1, kind="human", name="N", token_hash=hashed("token 1"))
    do(table, Sit(newcomer, 1, seal=seal_of(PARTS[1])), NOBODY, 2)
    assert table.luck.seed == table.row.seed
    fresh, _ = again(table.row, table.seats, set(), 3)
    assert fresh.scheme == TOGETHER


# Records, and those who want to cheat.


def played(sealed=(0, 1), told=(0, 1), moves=12):
    table = begun(HELD, HELD, sealed=sealed, game="dice_king")
    for seat in told:
        reveal(table, seat)
    if table.draw_due() is not None:
        do(table, Draw(), SERVER, table.draw_due())
    for _ in range(moves):
        seat = table.pending[0]
        move = table.game.text(table.record.state.options(seat)[-1])
        do(table, Choose(seat=seat, decision=table.decision_of(seat), move=move), shows(seat), 20_000)
    log = log_of(table)
    return table, replace(table.row, status="over"), log


def record_of(row, table, log):
    return exported(row, table.seats, log)


DICE = load("dice_king")


@pytest.mark.parametrize("told", [(), (0,), (1,), (0, 1)])
def test_an_honest_game_is_confirmed_whoever_told(told):
    table, row, log = played(told=told)
    first = promise(TOGETHER, row.id, row.seed)
    assert verify(DICE, record_of(row, table, log), first, [PARTS[seat] for seat in told]) == table.luck.answered


def test_a_secret_swapped_after_the_commitment_was_shown_is_found():
    table, row, _ = played()
    first = promise(TOGETHER, row.id, row.seed)
    cheat, other, log = played()
    forged = record_of(replace(other, id=row.id), cheat, log)
    with pytest.raises(UnfairRecord):
        verify(DICE, forged, first)
    swapped = replace(row, seed="77" * 32)
    with pytest.raises(UnfairRecord, match="shown before the game"):
        verify(DICE, record_of(swapped, table, log_of(table)), first)


def test_a_part_that_was_told_and_then_left_out_is_found_by_its_owner():
    table, row, log = played(told=(0,))
    assert verify(DICE, record_of(row, table, log), parts=[PARTS[0]])
    with pytest.raises(UnfairRecord, match="is not in its seed"):
        verify(DICE, record_of(row, table, log), parts=[PARTS[1]])


def test_every_change_of_the_notes_is_found():
    table, row, log = played()
    text = record_of(row, table, log)
    notes = [
        line for line in text.splitlines() if line.startswith(("note seed", "note sec", "note seals", "note parts"))
    ]
    assert len(notes) == 4
    for one, other in combinations(range(4), 2):
        assert notes[one] != notes[other]
    for note in notes:
        digit = "1" if note[-1] == "0" else "0"
        for changed in (note[:-1] + digit, note[:-64] + "zz" * 32, ""):
            with pytest.raises(UnfairRecord):
                verify(DICE, resummed(text.replace(note + "\n", changed + "\n" if changed else "")))


def resummed(text):
    from pentarchy.kernel.record_text import check_sum

    body = text[: text.rindex("sum ")]
    return f"{body}sum {check_sum(body)}\n"


def test_a_game_that_ended_before_its_seed_was_fixed_has_no_luck_to_confirm():
    table = begun(HELD, HELD, game="dice_king")
    do(table, Resign(seat=0), shows(0), 2)
    row = replace(table.row, status="over")
    assert verify(DICE, record_of(row, table, log_of(table)), promise(TOGETHER, row.id, row.seed)) == 0


def test_a_coalition_with_the_server_has_a_choice_of_two_for_each_of_its_seats():
    """The bound of docs/server/luck.md: what withholding can choose from, and that it shows."""
    table = begun(HELD, HELD, HELD, sealed=(0, 1, 2))
    seals = table.seeding.seals
    honest = {0: PARTS[0]}
    choices = {
        common_seed(table.id, table.row.seed, seals, honest | {seat: PARTS[seat] for seat in told}): told
        for count in range(3)
        for told in combinations((1, 2), count)
    }
    assert len(choices) == 2**2
