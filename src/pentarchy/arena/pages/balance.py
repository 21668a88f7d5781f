"""What the page of the balance lab says of one table."""

from collections.abc import Mapping

from pentarchy.arena.balance.census import COURSE, Census, Group, Share, Worth
from pentarchy.arena.balance.luck import CHOICES, Interval, Shares
from pentarchy.arena.pages.page import equal_share, folded, listed, note, plot, section, table
from pentarchy.arena.plots import Row, Series, bars, curve, distributions, intervals, percent
from pentarchy.games import load
from pentarchy.games.sources import named_things
from pentarchy.words import Words

SHOWN = 8
"""How many of a group's most and least frequent things are drawn."""
OPEN_GROUPS = 6
"""How many groups are shown at once; the others are folded."""

FORTUNE_METHOD = (
    "How chance fell: every draw is weighed, by the points that its net expects, against other draws that were as "
    "likely; the row is the squared correlation of the sum of these with the result (a seat's score less the mean of "
    "the others). "
    "Estimates are rough, so the true share of luck is rather larger."
)
REPLAY_METHOD = (
    "The same deal, the same choices: {games} further games, in which each of {deals} deals was played with the same "
    "{choices} sets of seeds for the bots' own choices; two-way analysis of variance, both random. What comes again "
    "with the same deal is small in games where other choices soon bring other draws. Intervals by drawing games anew."
)
LEADER = "The leader is the seat that the game's net expects to score most, looked at when another seat comes to move."


def census_sections(census: Census) -> list[str]:
    words = Words(load(census.plan.slug), "en")
    return [
        wins_section(census),
        length_section(census),
        lead_section(census),
        luck_section(census),
        worth_section(census, words),
        *groups_sections(census, words),
    ]


def lead(census: Census) -> str:
    plan = census.plan
    bots = plan.bots[0] if len(set(plan.bots)) == 1 else ", ".join(plan.bots)
    options = "".join(f", {name}={value}" for name, value in plan.options.items())
    cut = f"; {census.cut_off} games were cut off" if census.cut_off else ""
    return f"{len(census.games):,} games, {plan.seats} seats, played by {bots}, seed {plan.seed}{options}{cut}"


Names = dict[str, str]


def names_of(shares: list[Share], words: Words) -> Names:
    """The names of things, each with its id where several share one."""
    names = [words.name(each.label) for each in shares]
    return {each.label: name if names.count(name) == 1 else f"{name} {each.label}" for each, name in zip(shares, names)}


def share_rows(shares: list[Share], names: Names | None = None, kind: int = 0) -> list[Row]:
    return [
        Row(names[each.label] if names else each.label, each.value, *each.interval, f"{each.value:.1%}", kind)
        for each in shares
    ]


def share_table(shares: list[Share], names: Names | None = None) -> str:
    heads = ["", "seats", "times", "won", "95 %"]
    rows = [
        [names[each.label] if names else each.label, str(each.seats), str(each.times or each.seats),
         f"{each.value:.1%}", f"{each.interval[0]:.1%} to {each.interval[1]:.1%}"]
        for each in shares
    ]  # fmt: skip
    return table(heads, rows)


def wins_section(census: Census) -> str:
    label, even = "games won; dashed: an equal share", (census.even, percent)
    bots = census.by_bot()
    parts = [
        plot(intervals, share_rows(census.by_seat()), label, "Wins by seat", *even),
        plot(intervals, share_rows(census.by_start(), kind=1), label, "Wins by start position", *even),
        note("Who begins is told by the game, or else it is the first seat that had to decide alone."),
        *([plot(intervals, share_rows(bots, kind=2), label, "Wins by bot", *even)] if bots[1:] else []),
        note(equal_share(census.all_wins, len(census.games), census.plan.seats)),
    ]
    endings = [f"{count} games ended by {reason.replace('_', ' ')}" for reason, count in census.endings().items()]
    return section("Who wins", *parts, listed(endings))


def length_section(census: Census) -> str:
    series = [Series("games", [game.decisions for game in census.games])]
    scores = [
        Series("winners", [game.scores[seat] for game in census.games for seat in game.winners], 2),
        Series("others", [score for game in census.games for score in losing(game.scores, game.winners)], 1),
    ]
    return section(
        "Length and scores",
        plot(distributions, series, "decisions in a game", "Decisions in a game"),
        plot(distributions, [each for each in scores if each.values], "points at the end", "Scores"),
    )


def losing(scores: list[int], winners: list[int]) -> list[int]:
    return [score for seat, score in enumerate(scores) if seat not in winners]


def lead_section(census: Census) -> str:
    if census.plan.seats == 1:
        return ""
    changes = [Series("games", [game.lead_changes for game in census.games], 3)]
    shares = zip(COURSE, census.leader_wins())
    course = [(at, Row("", each.value, *each.interval)) for at, each in shares if each.seats]
    return section(
        "Who leads",
        plot(distributions, changes, "changes of the lead in a game", "Lead changes"),
        plot(
            curve,
            course,
            "how much of the game is over; dashed: an equal share",
            "the leader wins in the end",
            "When games are decided",
            census.even,
        ),
        note(LEADER),
    )


def luck_section(census: Census) -> str:
    rows = [share_row("how chance fell", census.fortune, 0), *([] if census.luck is None else replay_rows(census.luck))]
    if census.plan.seats > 1:
        rows.append(share_row("who began", census.start, 2))
    if len(set(census.plan.bots)) > 1:
        rows.append(share_row("which bot it was", census.skill, 3))
    label = "share of the spread of results that is explained by it"
    return section("How much is luck", plot(intervals, rows, label, label, 0.0, percent), *methods(census.luck))


def methods(luck: Shares | None) -> list[str]:
    if luck is None:
        return [note(FORTUNE_METHOD)]
    replays = REPLAY_METHOD.format(games=luck.games, deals=luck.deals, choices=CHOICES)
    return [note(FORTUNE_METHOD), note(replays)]


def replay_rows(luck: Shares) -> list[Row]:
    return [share_row("the same deal again", luck.deal, 1), share_row("the same choices again", luck.choices, 1)]


def share_row(label: str, share: Interval, kind: int) -> Row:
    value, low, high = share
    return Row(label, value, low, high, f"{value:.1%}", kind)


WORTH = (
    "A card is open to a seat at a decision if one of its options names it and another one does not. Made: by how many "
    "of the seats that could, at some time of a game. Won: the share of those seats, against {even} for everybody. "
    "Having a card need not be why somebody won."
)


def worth_section(census: Census, words: Words) -> str:
    """What designed cards are worth is drawn, all others are in the table."""
    sources = named_things(census.plan.slug)
    designed = [worth for worth in census.worths if sources[worth.label] == "designed"]
    if not census.worths:
        return ""
    rows = [worth_row(worth, words) for worth in designed[: 6 * SHOWN]]
    label = "made by seats that could; the word beside it: how many of them won"
    drawn = plot(intervals, rows, label, "How often designed cards are taken", None, percent) if rows else ""
    table_of_all = folded("All choices as a table", worth_table(census.worths, words, sources))
    return section("What is worth taking", drawn, note(WORTH.format(even=f"{census.even:.1%}")), table_of_all)


def worth_row(worth: Worth, words: Words) -> Row:
    kind = 4 if worth.value in (0.0, 1.0) else 0
    return Row(f"{worth.verb} {named(worth.label, words)}", worth.value, *worth.interval, won(worth), kind)


def named(label: str, words: Words) -> str:
    return " ".join(word for word in (words.name(label), words.label(label)) if word)


def won(worth: Worth) -> str:
    return f"{worth.makers.value:.0%}" if worth.makers.seats else "-"


def worth_table(worths: list[Worth], words: Words, sources: Mapping[str, str | None]) -> str:
    heads = ["", "source", "could", "made", "share", "made it and won", "95 %"]
    rows = [
        [f"{each.verb} {named(each.label, words)}", sources[each.label] or "", str(each.could), str(each.makers.seats),
         f"{each.value:.1%}", won(each), "{:.1%} to {:.1%}".format(*each.makers.interval)]
        for each in worths
    ]  # fmt: skip
    return table(heads, rows)


def groups_sections(census: Census, words: Words) -> list[str]:
    """Things without a name are places and the like, of no interest here."""
    named = [group for group in census.groups if any(words.name(each.label) != each.label for each in group.shares)]
    sections = [group_section(group, census, words) for group in named]
    rest = sections[OPEN_GROUPS:]
    return [*sections[:OPEN_GROUPS], *([folded(f"{len(rest)} more kinds of events", "".join(rest))] if rest else [])]


def group_section(group: Group, census: Census, words: Words) -> str:
    title = f"{group.event.replace('-', ' ').capitalize()}: {group.fact.replace('_', ' ')}"
    drawn = group.shares if len(group.shares) <= 2 * SHOWN else [*group.shares[:SHOWN], *group.shares[-SHOWN:]]
    games, names = max(1, len(census.games)), names_of(group.shares, words)
    counts = [Row(names[each.label], each.times / games, note=f"{each.times / games:.2f}", kind=5) for each in drawn]
    wins = plot(
        intervals,
        share_rows(drawn, names),
        "games won by those who had it; dashed: an equal share",
        f"{title}: wins",
        census.even,
        percent,
    )
    often = "" if group.is_role else plot(bars, counts, "times in a game", f"{title}: how often")
    left = len(group.shares) - len(drawn)
    between = (
        note(f"The {SHOWN} most and the {SHOWN} least frequent; {left} in between are in the table.") if left else ""
    )
    return section(title, often, wins, between, folded("As a table", share_table(group.shares, names)))
