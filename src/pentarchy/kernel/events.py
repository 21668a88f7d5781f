"""What happened, as data: the source of log sentences and animations. Nothing is recorded while nobody listens."""

from collections.abc import Mapping

from pentarchy.kernel.compiled import mypyc_attr

Json = None | bool | int | str | list["Json"] | dict[str, "Json"]
Facts = Mapping[str, object]
"""What JSON can hold, under plain names: the type of anything that leaves a game, such as a game's own TypedDict."""


@mypyc_attr(serializable=True)
class Event:
    """Something that happened by a rule. `secret` is known to the seats of `knows` alone."""

    def __init__(
        self,
        kind: str,
        rule: str,
        seat: int,
        facts: dict[str, Json],
        secret: dict[str, Json] | None = None,
        knows: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.facts = facts
        self.secret = secret
        self.knows = knows

    def told_to(self, seat: int | None) -> dict[str, Json]:
        """What this seat (None: a spectator) may know of it, as plain data."""
        told: dict[str, Json] = {"kind": self.kind, "rule": self.rule, "seat": self.seat, **self.facts}
        if self.secret is not None and seat in self.knows:
            told.update(self.secret)
        return told
