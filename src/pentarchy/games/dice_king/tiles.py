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
    """Lands of equal count and doubt are equally likely, so each such pair is weighed once."""
    scale = max(0, max(doubt))
    one = [one_boxed(SURE, scale), one_boxed(FRESH, scale), *(one_boxed(d, scale) for d in range(scale + 1))]
    sum_one, sum_squares = 0, 0
    for d in doubt:
        sum_one += one[d + 2]
        sum_squares += one[d + 2] * one[d + 2]
    two = 1 << 2 * scale
    sum_two = doubt.count(FRESH) * two
    known: dict[int, int] = {}
    weights = []
    for land, count in enumerate(unseen):
        d = doubt[land]
        key = 3 * d + count
        if key not in known:
            mine = one[d + 2]
            others = sum_one - mine
            elsewhere = (others * others - sum_squares + mine * mine) // 2 + sum_two - (two if d == FRESH else 0)
            known[key] = count * elsewhere + (count - 1) * mine * others if count else 0
        weights.append(known[key])
    return weights


def one_boxed(doubt: int, scale: int) -> int:
    """The weight of one tile of a land being in the box, times 2^scale."""
    if doubt == SURE:
        return 0
    if doubt == FRESH:
        return 2 << scale
    return 1 << scale - doubt


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
