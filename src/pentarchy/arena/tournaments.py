"""A tournament from Python: `tournament("dice_king", ["duke", MyBot, "program:./my_bot"], games=200, workers=2)`."""

from collections.abc import Mapping, Sequence

from pentarchy.arena.contest import Contest
from pentarchy.arena.executors import Executor, local
from pentarchy.arena.lineup import known, usual_seats
from pentarchy.arena.players import BadPlayer, Player, named
from pentarchy.arena.standings import Standings
from pentarchy.games import load
from pentarchy.kernel.settings import Setting


def tournament(
    slug: str,
    players: Sequence[Player],
    games: int = 100,
    seats: int | None = None,
    options: Mapping[str, Setting] | None = None,
    seed: int = 0,
    apart: bool = False,
    workers: int = 1,
    executor: Executor | None = None,
) -> Standings:
    """Plays at least so many games, in whole deals, and rates the players; `rows()` of what it returns is a table for
    pandas or Polars. Several workers need players that can be pickled. Raises UnknownBot, BadPlayer, BadSeatCount,
    BadOption, DealFailed."""
    chosen = dict(options or {})
    table = seats or usual_seats(load(slug), chosen)
    load(slug).new(table, chosen)
    names, own = named(players)
    if len(names) < 2 or len(set(names)) < len(names):
        raise BadPlayer(names, "a tournament has two or more players, each of them once")
    contest = Contest(slug, table, chosen, known(names, own), seed, apart or table == 1, own)
    deals = (executor or local(workers)).run(contest.play, range(contest.deals_for(games)))
    return Standings(contest, deals)
