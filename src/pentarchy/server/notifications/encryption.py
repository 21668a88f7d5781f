"""Web push: the message encrypted for one browser (RFC 8291), and who sends it (VAPID, RFC 8292)."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from secrets import token_bytes
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD_SIZE = 4096
HOURS_12 = 43_200
CURVE = ec.SECP256R1()


def unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def new_key() -> str:
    """A private key for signing, as the store keeps it."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return packed(number.to_bytes(32, "big"))


def key_from(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unpacked(text), "big"), CURVE)


def public(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def encrypted(
    message: bytes,
    browser_key: bytes,
    auth: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a push request. Own key and salt are fresh for each message, except in tests."""
    own, salt = own or ec.generate_private_key(CURVE), salt or token_bytes(16)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser_key)
    shared = derived(auth, own.exchange(ec.ECDH(), browser), b"WebPush: info\0" + browser_key + public(own), 32)
    key = derived(salt, shared, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, shared, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([65]) + public(own)
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def vapid(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, seconds: int) -> str:
    """The Authorization header: a token, signed with our key, for the push service of this endpoint."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": seconds + HOURS_12, "sub": contact}
    token = f"{json_part({'typ': 'JWT', 'alg': 'ES256'})}.{json_part(claims)}"
    r, s = decode_dss_signature(key.sign(token.encode(), ec.ECDSA(SHA256())))
    signature = packed(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={token}.{signature}, k={packed(public(key))}"


def json_part(value: dict[str, object] | dict[str, str]) -> str:
    return packed(json.dumps(value, separators=(",", ":")).encode())
