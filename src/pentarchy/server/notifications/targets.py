"""Where a player wants to be told: a browser's push subscription, or a web hook."""

from typing import Annotated

import msgspec

from pentarchy.server.notifications.addresses import checked_url
from pentarchy.server.notifications.encryption import encrypted, unpacked
from pentarchy.tables.errors import Malformed

Url = Annotated[str, msgspec.Meta(min_length=8, max_length=1000)]
KeyText = Annotated[str, msgspec.Meta(min_length=16, max_length=120, pattern="^[A-Za-z0-9_-]+$")]


class Push(msgspec.Struct, tag_field="kind", tag="push", forbid_unknown_fields=True):
    """As `PushSubscription.toJSON()` gives it: the endpoint and the two keys."""

    endpoint: Url
    p256dh: KeyText
    auth: KeyText


class Hook(msgspec.Struct, tag_field="kind", tag="hook", forbid_unknown_fields=True):
    """A POST with a JSON body, signed with the secret that registering returned."""

    url: Url
    secret: str = ""


Target = Push | Hook


def address_of(target: Target) -> str:
    return target.url if isinstance(target, Hook) else target.endpoint


def check_target(target: Target, private: bool) -> None:
    """Raises Malformed for an address, or for keys, that nothing could ever be sent to."""
    checked_url(address_of(target), private)
    if isinstance(target, Push):
        try:
            encrypted(b"", unpacked(target.p256dh), unpacked(target.auth))
        except ValueError:
            raise Malformed("these are not the keys of a browser's push subscription") from None


class Turn(msgspec.Struct):
    """What a notice says."""

    table: str
    game: str
    seat: int
    name: str
    link: str
