"""The HTML page of a tournament."""

from math import log10

from pentarchy.arena.pages.page import equal_share, folded, listed, note, page, plot, said, section, table
from pentarchy.arena.plots import Row, Series, bars, distributions, grouped, intervals
from pentarchy.arena.standings import Pair, Standing, Standings
from pentarchy.arena.summary import wilson
from pentarchy.games import load

METHOD = (
    "A Plackett-Luce fit over the rankings of all games (Bradley-Terry where two play), with half a win each way added "
    "between every two bots. Every deal was played with the bots in every seat, under the same luck; intervals hold "
    "95 % each and count deals, not games, as independent (sandwich estimate). 400 points of rating mean ten to one."
)
MORE_METHOD = (
    "The number of further games is what would separate two bots in four of five tournaments, should they differ as "
    "much as it seems. Many pairs at once: of twenty intervals about one misses."
)
QUICKEST = 1e-6


def tournament_page(standings: Standings) -> str:
    contest = standings.contest
    title = f"{load(contest.slug).names['en']}: {', '.join(contest.bots)}"
    parts = [ratings(standings), separations(standings), seats_section(standings), scores(standings)]
    return page(title, [lead(standings)], [part for part in [*parts, decisions(standings), times(standings)] if part])


def lead(standings: Standings) -> str:
    contest = standings.contest
    tables = "a table for each bot, " if contest.apart else ""
    seats = f"{contest.seats} seats" if contest.seats > 1 else "1 seat"
    games = f"{standings.games:,} games on {len(standings.deals):,} deals, {tables}{seats}"
    options = "".join(f", {name}={value}" for name, value in contest.options.items())
    cut = standings.games - standings.finished
    return f"{games}, seed {contest.seed}{options}" + (f"; {cut} games were cut off before their end" if cut else "")


def ratings(standings: Standings) -> str:
    rows = [
        Row(each.bot, each.rating, each.low, each.high, f"{each.rating:+.0f}", kind)
        for kind, each in enumerate(standings.standings)
    ]
    drawn = plot(intervals, rows, "rating in Elo points around the mean of the field", "Ratings with intervals", 0.0)
    return section("Ratings", drawn, standing_table(standings.standings), note(METHOD))


def standing_table(standings: list[Standing]) -> str:
    heads = ["bot", "rating", "95 %", "seats played", "wins", "95 %", "mean score"]
    return table(heads, [standing_cells(each) for each in standings])


def standing_cells(each: Standing) -> list[str]:
    rating = [f"{each.rating:+.0f}", f"{each.low:+.0f} to {each.high:+.0f}"]
    wins = [f"{each.win_share:.1%}", f"{each.win_low:.1%} to {each.win_high:.1%}"]
    return [each.bot, *rating, str(each.seats), *wins, f"{each.mean_score:.2f} ± {1.96 * each.score_error:.2f}"]


def separations(standings: Standings) -> str:
    rows = [
        Row(f"{pair.one} before {pair.other}", pair.chance, pair.low, pair.high, f"{pair.chance:.1%}", pair_kind(pair))
        for pair in standings.pairs
    ]
    title = "The chance that the first comes before the second"
    drawn = plot(intervals, rows, title + "; dashed: equal", title, 0.5, lambda share: f"{100 * share:.10g} %")
    verdicts = listed([f"{pair.verdict()}." for pair in standings.pairs])
    pairs = folded("As a table", pair_table(standings.pairs))
    return section("Who is stronger", drawn, verdicts, pairs, note(MORE_METHOD))


def pair_kind(pair: Pair) -> int:
    return 0 if pair.separated else 1


def pair_table(pairs: list[Pair]) -> str:
    heads = ["pair", "met", "was ahead", "chance by the fit", "95 %", "separated"]
    return table(heads, [pair_cells(pair) for pair in pairs])


def pair_cells(pair: Pair) -> list[str]:
    names, interval = f"{pair.one}, {pair.other}", f"{pair.low:.1%} to {pair.high:.1%}"
    return [
        names,
        str(pair.meetings),
        f"{pair.ahead:.1%}",
        f"{pair.chance:.1%}",
        interval,
        "yes" if pair.separated else "no",
    ]


def seats_section(standings: Standings) -> str:
    """Where every bot has all seats there is nothing to tell."""
    contest = standings.contest
    if contest.apart or contest.seats == 1:
        return ""
    order = [contest.bots.index(each.bot) for each in standings.standings]
    series = [(contest.bots[bot], seat_rows(standings, bot, kind)) for kind, bot in enumerate(order)]
    groups = [f"seat {seat + 1}" for seat in range(contest.seats)]
    label, title = "games won; dashed: an equal share", "Share of games won by seat"
    drawn = plot(grouped, groups, series, label, title, standings.even)
    even = note(equal_share(standings.wins, standings.finished, contest.seats))
    cells = [[name, *(f"{row.value:.1%} ({row.low:.0%} to {row.high:.0%})" for row in rows)] for name, rows in series]
    return section("Wins by seat", drawn, even, folded("As a table", table(["bot", *groups], cells)))


def seat_rows(standings: Standings, bot: int, kind: int) -> list[Row]:
    return [
        Row("", wins / max(1, games), *wilson(wins, games), kind=kind) for wins, games in standings.wins_by_seat(bot)
    ]


def scores(standings: Standings) -> str:
    contest = standings.contest
    series = []
    for kind, each in enumerate(standings.standings):
        seats = standings.seats_of(contest.bots.index(each.bot))
        series.append(Series(each.bot, [game.scores[seat] for game, seat in seats], kind))
    return section("Scores", plot(distributions, series, "points at the end", "Distribution of scores"))


def decisions(standings: Standings) -> str:
    rows = [
        Row(each.bot, each.decisions, note=f"{each.decisions:.1f}", kind=kind)
        for kind, each in enumerate(standings.standings)
    ]
    return section("Decisions a game", plot(bars, rows, "decisions in a game, on average", "Decisions in a game"))


def times(standings: Standings) -> str:
    rows = []
    for kind, each in enumerate(standings.standings):
        mean, slowest = max(QUICKEST, each.seconds), max(QUICKEST, each.slowest)
        shown = f"{told(mean)}, slowest {told(slowest)}"
        rows.append(Row(each.bot, log10(mean), log10(mean), log10(slowest), shown, kind))
    label = "a decision, on a logarithmic scale"
    drawn = plot(intervals, rows, label, "Time for a decision", None, lambda power: told(10**power))
    return section("Time for a decision", drawn, said("The sign is the mean, the line goes to the slowest."))


def told(seconds: float) -> str:
    """A time in a unit that suits it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"
