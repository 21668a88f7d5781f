"""The tile supply: what everybody can work out about it (DIC-9.3, DIC-9.6).

Two tiles are in the box, nobody knows which, so nothing is decided about them: a draw follows the belief that all draws
so far support. For every land two numbers say all there is to know: `unseen`, its tiles in supply and box together, and
`doubt`. With FRESH nothing was ever learned about two unseen tiles; SURE means that none of them can be in the box;
otherwise exactly one can be, and `doubt` is how often that possibility was halved by a tile that came up and went back.
Before the first tile goes back there is no `evidence`: every unseen tile is equally likely to come up.
"""

from pentarchy.games.dice_king.table import FRESH, SURE, Table


def chances(table: Table) -> list[int]:
    """For each land how likely it is to come up next, as whole weights.

    Each land is a polynomial in t, its coefficient of t^j weighing the case that j of its tiles are in the box:
    FRESH 1 + 2t + t², SURE 1, otherwise 1 + t / 2^doubt. The product's coefficient of t² weighs all boxes of two.
    """
    if not table.cached_odds:
        table.cached_odds = weighed(table.unseen, table.doubt) if table.evidence else table.unseen[:]
    return table.cached_odds


def weighed(unseen: list[int], doubt: list[int]) -> list[int]:
    """A land comes up in as many ways as all boxes weigh, times its tiles, less the tiles that lie in a box."""
    scale = max(0, max(doubt))
    two = 1 << 2 * scale
    by_doubt = [1 << scale - halved for halved in range(scale + 1)] + [0, 2 << scale]  # ends with SURE, FRESH
    one = [by_doubt[d] for d in doubt]
    total = sum(one)
    boxes = (total * total - sum([weight * weight for weight in one])) // 2 + two * doubt.count(FRESH)
    boxed = [weight * (total - weight) for weight in by_doubt]
    boxed[FRESH] += 2 * two
    return [count * boxes - boxed[doubt[land]] if count else 0 for land, count in enumerate(unseen)]


def turn_up(table: Table, land: int) -> None:
    """A tile of this land has come up: it was in the supply."""
    if table.unseen[land] == 1:
        table.doubt[land] = SURE
    elif table.doubt[land] == FRESH:
        table.doubt[land] = 0
    elif table.doubt[land] != SURE:
        table.doubt[land] += 1
    table.unseen[land] -= 1
    table.supply -= 1
    table.cached_odds = []
    table.revealed.append(land)


def shuffle_back(table: Table, land: int) -> None:
    """DIC-6.3: it is unseen again, but what its coming up has told stays known."""
    table.revealed.remove(land)
    table.unseen[land] += 1
    table.supply += 1
    table.cached_odds = []
    table.evidence = True
