"""A tournament on disk: a line about the contest, then a line for every deal."""

from pathlib import Path

from pentarchy.arena.contest import Contest, Deal, Result
from pentarchy.arena.journal import FORMAT, BadSavedRun, Journal, Line
from pentarchy.games import load


def heading(contest: Contest, deals: int) -> Line:
    """What a file must say to be about this contest. How many deals there are to be is part of it: whoever plays on
    until the result pleases finds differences where there are none."""
    version = load(contest.slug).version
    return {"tournament": FORMAT, "rules_version": version, **contest.plain(), "planned_deals": deals}


class SavedDeals:
    """The deals of a contest and the file that they go to, one by one, or all at once when a quiet one is asked to.
    An existing file is continued. Raises BadSavedRun."""

    def __init__(self, path: Path, contest: Contest, planned: int, quiet: bool = False) -> None:
        self.path = path
        self.journal = Journal(path, heading(contest, planned), quiet)
        deals = [deal_of(path, line) for line in self.journal.lines]
        self.deals: dict[int, Deal] = {deal.index: deal for deal in deals}
        if deals:
            self.journal.write_down()

    def save(self, deal: Deal) -> None:
        self.deals[deal.index] = deal
        self.journal.add(deal.plain())

    def write_down(self) -> None:
        self.journal.write_down()


def deal_of(path: Path, line: Line) -> Deal:
    index, games = line.get("deal"), line.get("games")
    if not isinstance(index, int) or not isinstance(games, list):
        raise BadSavedRun(path, "a line is no deal")
    try:
        return Deal(index, [Result(**game) for game in games])
    except TypeError as error:
        raise BadSavedRun(path, f"deal {index} is incomplete") from error
