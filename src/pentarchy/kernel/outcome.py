"""How a game ended: a ranking with its reasons."""

from pentarchy.kernel.compiled import mypyc_attr


@mypyc_attr(serializable=True)
class Outcome:
    """Places (1 is best), scores and their parts by seat; what broke a tie for the first place; why the game ended.
    `rival` are the parts of the score of an opponent without a seat, such as an automa; empty where there is none."""

    def __init__(
        self,
        places: list[int],
        scores: list[int],
        parts: list[dict[str, int]],
        reason: str,
        tie_break: str = "",
        winners: list[int] | None = None,
        rival: dict[str, int] | None = None,
    ) -> None:
        self.places = places
        self.scores = scores
        self.parts = parts
        self.reason = reason
        self.tie_break = tie_break
        self.winners = [seat for seat, place in enumerate(places) if place == 1] if winners is None else winners
        self.rival = {} if rival is None else rival

    def __repr__(self) -> str:
        return f"<Outcome places {self.places}, scores {self.scores}: {self.reason}>"


def ranked(keys: list[list[int]]) -> list[int]:
    """Places for seats with these keys, compared entry by entry, more is better; equal keys share the better place."""
    return [1 + sum([other > mine for other in keys]) for mine in keys]


def deciding_key(keys: list[list[int]], names: list[str]) -> str:
    """The name of the key entry that decided the first place; '' when the first entry did, 'shared' when none did."""
    best = max(keys)
    rivals = [key for key in keys if key[0] == best[0]]
    if len(rivals) == 1:
        return ""
    for i, name in enumerate(names[1:], start=1):
        rivals = [key for key in rivals if key[i] == best[i]]
        if len(rivals) == 1:
            return name
    return "shared"
