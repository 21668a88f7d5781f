"""Notices: web push as the standards say, signed web hooks, and no way into the server's own network."""

import asyncio
import hmac
import json

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from pentarchy.server.notifications.addresses import checked_url, is_of_the_world, resolved
from pentarchy.server.notifications.encryption import (
    CURVE,
    derived,
    encrypted,
    key_from,
    new_key,
    packed,
    public,
    unpacked,
    vapid,
)
from pentarchy.server.notifications.post import post
from pentarchy.tables.errors import Malformed, Unavailable
from tests.server.client import HUMAN, OPEN, PATIENCE
from tests.server.services import free_port

pytestmark = pytest.mark.anyio


def test_the_example_of_rfc_8291():
    sealed = encrypted(
        b"When I grow up, I want to be a watermelon",
        unpacked("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        unpacked("BTBZMqHH6r4Tts7J_aSIgg"),
        key_from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        unpacked("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert packed(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def opened(sealed, key, auth):
    """What the browser does with a push message."""
    salt, sender = sealed[:16], sealed[21:86]
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
    shared = derived(auth, key.exchange(ec.ECDH(), theirs), b"WebPush: info\0" + public(key) + sender, 32)
    content = derived(salt, shared, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, shared, b"Content-Encoding: nonce\0", 12)
    return AESGCM(content).decrypt(nonce, sealed[86:], None).rstrip(b"\x02")


def test_who_sends_is_signed():
    key = key_from(new_key())
    head = vapid(key, "https://push.example/abc?d", "mailto:host@example.org", 1000)
    token = head.removeprefix("vapid t=").partition(",")[0]
    signed, _, signature = token.rpartition(".")
    claims = json.loads(unpacked(signed.split(".")[1]))
    assert claims == {"aud": "https://push.example", "exp": 44_200, "sub": "mailto:host@example.org"}
    raw = unpacked(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.public_key().verify(der, signed.encode(), ec.ECDSA(SHA256()))


@pytest.mark.parametrize(
    "url",
    [
        "https://example.org/\r\nX: y",
        "https://example.org/a b",
        "http://example.org/",
        "ftp://example.org",
        "https://",
        "https://user:word@example.org/",
        "https://[::1",
        "x",
    ],
)
def test_addresses_that_are_no_plain_https(url):
    with pytest.raises(Malformed):
        checked_url(url, private=False)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "10.0.0.7", "169.254.169.254", "::1", "192.168.1.1"])
async def test_the_own_network_is_out_of_reach(host):
    with pytest.raises(Unavailable, match="private"):
        await resolved(host, 443, private=False)


@pytest.mark.parametrize(
    "address",
    [
        "::ffff:10.0.0.1",
        "::ffff:8.8.8.8",
        "::10.0.0.1",
        "64:ff9b::a00:1",
        "64:ff9b::808:808",
        "64:ff9b:1::1",
        "2002:a00:1::1",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        "2606:4700::5efe:a00:1",
        "224.0.0.1",
        "ff02::1",
        "fe80::1",
        "fd00::1",
        "0.0.0.0",
        "100.64.0.1",
    ],
)
def test_no_disguise_of_an_address_passes(address):
    assert not is_of_the_world(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700:4700::1111"])
def test_the_world_is_within_reach(address):
    assert is_of_the_world(address)


async def test_an_address_that_does_not_answer():
    with pytest.raises(Unavailable):
        await post(f"http://127.0.0.1:{free_port()}/", {}, b"", private=True)


class Mailbox:
    """A little web server that keeps what is posted."""

    def __init__(self):
        self.letters = asyncio.Queue()

    async def take(self, reader, writer):
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        headers = {line.partition(":")[0].lower(): line.partition(":")[2].strip() for line in head.split("\r\n")}
        body = await reader.readexactly(int(headers["content-length"]))
        writer.write(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()
        await self.letters.put((headers, body))


async def test_whoever_is_away_is_told_once(serve, quick):
    mailbox = Mailbox()
    receiver = await asyncio.start_server(mailbox.take, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{receiver.sockets[0].getsockname()[1]}"
    config = msgspec.structs.replace(quick, private_hooks=True, vapid_contact="mailto:host@example.org")
    async with receiver, serve(config) as api:
        api.node.notifier.patience = 0
        assert len(unpacked((await api.get("/api/push-key")).json()["key"])) == 65
        table, _, [anna] = await api.table(HUMAN, OPEN, game="toy", clock={"type": "days", "days": 2})
        boris = await api.join(table)
        hook = (await api.post(f"/api/tables/{table}/notices", {"kind": "hook", "url": f"{url}/hook"}, anna)).json()
        browser, auth = ec.generate_private_key(CURVE), b"0123456789abcdef"
        push = {"kind": "push", "endpoint": f"{url}/push", "p256dh": packed(public(browser)), "auth": packed(auth)}
        assert (await api.post(f"/api/tables/{table}/notices", push, anna)).status_code == 201
        assert (await api.post(f"/api/tables/{table}/notices", push)).status_code == 401
        async with api.player(table, boris) as second:
            await second.choose(1)
            await api.node.notifier.close()
            await api.node.notifier.deliver()
            letters = [await asyncio.wait_for(mailbox.letters.get(), PATIENCE) for _ in range(2)]
            await api.node.notifier.deliver()
            assert mailbox.letters.empty()
        [(headers, body)] = [letter for letter in letters if "pentarchy-signature" in letter[0]]
        assert headers["pentarchy-signature"] == "sha256=" + hmac.digest(hook["secret"].encode(), body, "sha256").hex()
        assert json.loads(body)["seat"] == 0
        [(headers, sealed)] = [letter for letter in letters if "authorization" in letter[0]]
        assert json.loads(opened(sealed, browser, auth))["table"] == table
        assert headers["content-encoding"] == "aes128gcm"
        assert (await api.http.delete(f"/api/notices/{hook['id']}")).status_code == 204
        assert (await api.http.delete(f"/api/notices/{hook['id']}")).status_code == 404
