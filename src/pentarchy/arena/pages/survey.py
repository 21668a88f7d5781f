"""The HTML page of `pentarchy balance`: all tables of a game beside each other, then each for itself."""

from itertools import groupby
from statistics import median

from pentarchy.arena.balance.census import Census, Group
from pentarchy.arena.balance.survey import Survey, Table
from pentarchy.arena.pages.balance import census_sections, lead, names_of
from pentarchy.arena.pages.page import folded, note, page, plot, section, table
from pentarchy.arena.plots import Row, intervals, percent
from pentarchy.games import load
from pentarchy.words import Words

Found = tuple[Table, Census]
START = "who begins wins more than an equal share by"
ROLE = "wins more than an equal share by"


def balance_page(survey: Survey) -> str:
    game = load(survey.slug)
    found = [*survey.censuses()]
    levels = list(dict.fromkeys(table.level for table in survey.tables))
    said = f"{sum(len(census.games) for _, census in found):,} games at {len(found)} tables, rules {game.version}"
    parts = [start_section(found, levels), table_of_tables(found), *roles_sections(found, levels, Words(game, "en"))]
    tables = [*map(table_section, found)]
    return page(f"{game.names['en']}: how balanced is it?", [said], [*parts, *tables])


def start_section(found: list[Found], levels: list[str]) -> str:
    rows = [
        beyond(at.name, census.by_start()[0].interval,
               census.by_start()[0].value, census.even, levels.index(at.level))
        for at, census in found if at.plan.seats > 1
    ]  # fmt: skip
    if not rows:
        return ""
    return section("Who begins", plot(intervals, rows, START, START, 0.0, percent), note("Whiskers: 95 % (Wilson)."))


def beyond(label: str, interval: tuple[float, float], value: float, even: float, kind: int) -> Row:
    low, high = interval
    return Row(label, value - even, low - even, high - even, f"{value - even:+.1%}", kind)


def table_of_tables(found: list[Found]) -> str:
    heads = ["", "games", "decisions", "changes of the lead", "explained by chance", "ends"]
    return section("Length, lead and luck", table(heads, [cells(*each) for each in found]))


def cells(at: Table, census: Census) -> list[str]:
    share, low, high = census.fortune
    ends = ", ".join(f"{reason.replace('_', ' ')} {count}" for reason, count in census.endings().items())
    medians = [f"{median(values):g}" for values in (decisions(census), [game.lead_changes for game in census.games])]
    return [at.name, str(len(census.games)), *medians, f"{share:.0%} ({low:.0%} to {high:.0%})", ends]


def decisions(census: Census) -> list[int]:
    return [game.decisions for game in census.games]


def roles_sections(found: list[Found], levels: list[str], words: Words) -> list[str]:
    """Characters, dukes and whatever else nearly every seat has one of."""
    roles = [
        (at, census, group)
        for at, census in found
        for group in census.groups
        if group.is_role and at.plan.seats > 1 and words.name(group.shares[0].label) != group.shares[0].label
    ]
    by_table = groupby(roles, lambda each: (each[0].way, each[0].plan.seats))
    return [role_section(f"{way}, {seats} seats", [*these], levels, words) for (way, seats), these in by_table]


def role_section(title: str, roles: list[tuple[Table, Census, Group]], levels: list[str], words: Words) -> str:
    rows = []
    for at, census, group in roles:
        names = names_of(group.shares, words)
        for each in sorted(group.shares, key=lambda share: names[share.label]):
            name = f"{names[each.label]}, {at.who}"
            rows.append(beyond(name, each.interval, each.value, census.even, levels.index(at.level)))
    return section(f"Roles: {title}", plot(intervals, rows, ROLE, f"Roles at {title}", 0.0, percent))


def table_section(found: Found) -> str:
    at, census = found
    return folded(f"{at.name}: {lead(census)}", "".join(census_sections(census)))
