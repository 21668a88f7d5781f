"""Accounts: optional, hashed, signed, limited."""

import httpx
import msgspec
import pytest
from sqlalchemy import select

from pentarchy.server.accounts.passwords import hashed_password, is_password
from pentarchy.server.clock import now
from pentarchy.server.limits import Limiter
from pentarchy.server.store import accounts, schema
from pentarchy.tables.seats import hashed
from tests.server.client import HUMAN, OPEN

pytestmark = pytest.mark.anyio
ANNA = {"name": "Anna", "password": "correct horse"}


async def test_sign_up_sign_in_sign_out(api):
    assert (await api.get("/api/account")).status_code == 401
    assert (await api.post("/api/account", ANNA)).status_code == 201
    assert (await api.get("/api/account")).json()["name"] == "Anna"
    cookie = api.http.cookies["pentarchy_session"]
    assert (await api.http.delete("/api/session")).status_code == 204
    api.http.cookies.set("pentarchy_session", cookie)
    assert (await api.get("/api/account")).status_code == 401, "signing out ends the session, not only the cookie"
    api.http.cookies.clear()
    assert (await api.post("/api/session", ANNA)).status_code == 200
    assert (await api.get("/api/account")).status_code == 200


async def test_the_cookie_is_kept_from_scripts_and_other_sites(api, serve, quick, tmp_path):
    answer = await api.post("/api/account", ANNA)
    flags = answer.headers["set-cookie"].lower()
    assert "httponly" in flags
    assert "samesite=lax" in flags
    assert "secure" not in flags
    elsewhere = f"sqlite:///{tmp_path / 'other.sqlite'}"
    behind = msgspec.structs.replace(quick, address="https://play.example", database=elsewhere)
    async with serve(behind) as secure:
        answer = await secure.post("/api/account", ANNA)
        assert "secure" in answer.headers["set-cookie"].lower()
        assert answer.headers["strict-transport-security"]


async def test_names_are_taken_whatever_their_case(api):
    await api.post("/api/account", ANNA)
    again = await api.post("/api/account", {"name": "ANNA", "password": "another horse"})
    assert (again.status_code, again.json()["code"]) == (409, "conflict")


@pytest.mark.parametrize(("name", "password"), [("Anna", "wrong horse"), ("Boris", "correct horse")])
async def test_what_was_wrong_is_not_told(api, name, password):
    await api.post("/api/account", ANNA)
    api.http.cookies.clear()
    answer = await api.post("/api/session", {"name": name, "password": password})
    assert (answer.status_code, answer.json()["why"]) == (401, "the name or the password is wrong")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("cookie", ["", ".", "x.y", "forged.0000", "a" * 500])
async def test_forged_cookies_are_nobodys(api, cookie):
    assert (await api.get("/api/account", headers={"cookie": f"pentarchy_session={cookie}"})).status_code == 401


async def test_a_signed_in_player_needs_no_token(api):
    await api.post("/api/account", ANNA)
    table, *_ = await api.table(HUMAN, OPEN, game="toy")
    await api.join(table)
    cookie = {"Cookie": f"pentarchy_session={api.http.cookies['pentarchy_session']}"}
    async with api.player(additional_headers=cookie) as player:
        welcome = await player.hello(table)
        assert welcome["seats"] == [0, 1], "both seats were taken from this account"
    assert [each["id"] for each in (await api.get("/api/account")).json()["tables"]] == [table]


async def test_a_session_ends_with_its_time(api):
    await api.post("/api/account", ANNA)
    later = now() + 61 * 86_400_000
    key = api.http.cookies["pentarchy_session"].partition(".")[0]
    read, run = api.node.store.read, api.node.store.writer.run
    assert await read(lambda connection: accounts.user_of_session(connection, hashed(key), now()))
    assert await read(lambda connection: accounts.user_of_session(connection, hashed(key), later)) is None
    assert await run(lambda connection: accounts.drop_expired(connection, now())) == 0
    assert await run(lambda connection: accounts.drop_expired(connection, later)) == 1
    assert (await api.get("/api/account")).status_code == 401


async def test_guessing_passwords_is_slowed_down(serve, quick):
    async with serve(msgspec.structs.replace(quick, rate=20)) as api:
        await api.post("/api/account", ANNA)
        codes = [(await api.post("/api/session", {**ANNA, "password": f"guess {i:05}"})).status_code for i in range(8)]
        assert codes.count(429) >= 3
        assert codes[0] == 401


async def guess(api, name, password, address="127.0.0.1", **cookies):
    """Somebody else tries to sign in, from an address of their own."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    base = f"http://127.0.0.1:{api.port}"
    async with httpx.AsyncClient(base_url=base, transport=transport, cookies=cookies, timeout=60) as http:
        return (await http.post("/api/session", json={"name": name, "password": password})).status_code


async def test_wrong_guesses_do_not_lock_the_owner_out(serve, quick):
    async with serve(msgspec.structs.replace(quick, rate=20)) as api:
        await api.post("/api/account", ANNA)
        device = api.http.cookies["pentarchy_device"]
        codes = [await guess(api, "Anna", f"guess {i:05}", "127.0.0.9") for i in range(20)]
        assert codes.count(429) == 15
        assert await guess(api, **ANNA, address="127.0.0.1") == 200, "elsewhere"
        assert await guess(api, **ANNA, address="127.0.0.9", pentarchy_device=device) == 200, "behind the same address"
        assert await guess(api, **ANNA, address="127.0.0.9", pentarchy_device="x.y") == 429
        codes = [await guess(api, "Boris", f"guess {i:05}", "127.0.0.9", pentarchy_device=device) for i in range(5)]
        assert codes == [429] * 5, "a device is known under one name only"


async def test_right_ones_do_not_count(serve, quick):
    async with serve(msgspec.structs.replace(quick, rate=20)) as api:
        await api.post("/api/account", ANNA)
        assert [await guess(api, **ANNA) for _ in range(8)] == [200] * 8


async def test_one_name_is_one_name_however_it_is_written(serve, quick):
    """From many addresses, each with another spelling of the same name."""
    async with serve(msgspec.structs.replace(quick, rate=20)) as api:
        api.node.guesses_at_names.at_name = Limiter(0.01, 8)
        spellings = ["Anna", " Anna", "anna ", "ANNA", "\u200bAnna", "Ａnna", "An\u00adna", "  anna"]
        codes = [await guess(api, spellings[i % 8], f"guess {i:05}", f"127.0.1.{i + 1}") for i in range(20)]
        assert codes == [401] * 8 + [429] * 12


@pytest.mark.parametrize("name", ["ANNA", "Ａｎｎａ", "An\u200bna", "Anna\u202e", "\u2067Anna"])
async def test_no_look_alike_of_a_name_is_had(api, name):
    await api.post("/api/account", ANNA)
    assert (await api.post("/api/account", {**ANNA, "name": name})).status_code == 409


async def test_names_of_another_alphabet_do_not_look_like_ours(api):
    assert (await api.post("/api/account", {**ANNA, "name": "copa"})).status_code == 201
    assert (await api.post("/api/account", {**ANNA, "name": "сора"})).status_code == 409
    assert (await api.post("/api/account", {**ANNA, "name": "Аnna"})).status_code == 400, "two alphabets"


async def test_passwords_are_not_kept(api):
    await api.post("/api/account", ANNA)
    [row] = await api.node.store.read(lambda connection: connection.execute(select(schema.users)).mappings().all())
    assert row["password"].startswith("$argon2id$")
    assert "correct horse" not in str(row)


def test_a_guess_is_expensive(usual_hasher):
    assert usual_hasher.memory_cost >= 64 * 1024
    assert usual_hasher.time_cost >= 3


def test_passwords_are_checked():
    stored = hashed_password("secret enough")
    assert is_password(stored, "secret enough")
    assert not is_password(stored, "secret")
    assert not is_password(None, "secret enough")
    assert not is_password("not a hash", "secret enough")
