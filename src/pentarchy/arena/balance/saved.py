"""A report on disk: a line about its plan, then a line for every game that was observed and every deal replayed."""

from pathlib import Path

from pentarchy.arena.balance.lab import Lab, Replay
from pentarchy.arena.balance.observed import Observed
from pentarchy.arena.batches import Plan
from pentarchy.arena.journal import FORMAT, BadSavedRun, Journal, Line
from pentarchy.games import load


def heading(plan: Plan) -> Line:
    """What a file must say to be about this plan."""
    return {"report": FORMAT, "rules_version": load(plan.slug).version, **plan.plain()}


class SavedLab:
    """Where what a lab sees goes. What the file holds already is put into the lab. Raises BadSavedRun."""

    def __init__(self, path: Path, lab: Lab, quiet: bool = False) -> None:
        self.path = path
        self.journal = Journal(path, heading(lab.plan), quiet)
        for line in self.journal.lines:
            self.take(lab, line)
        if self.journal.lines:
            self.journal.write_down()
        lab.saw_game, lab.saw_deal = self.save_game, self.save_deal

    def take(self, lab: Lab, line: Line) -> None:
        game, deal = line.get("game"), line.get("deal")
        try:
            if isinstance(game, int):
                lab.observed[game] = observed_of(line["seen"])
            elif isinstance(deal, int):
                lab.replays[deal] = replay_of(line["rows"])
            else:
                raise BadSavedRun(self.path, "a line is neither a game nor a deal")
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadSavedRun(self.path, f"game or deal {game if deal is None else deal} is incomplete") from error

    def save_game(self, index: int, seen: Observed) -> None:
        self.journal.add({"game": index, "seen": plain(seen)})

    def save_deal(self, deal: int, rows: Replay) -> None:
        self.journal.add({"deal": deal, "rows": rows})


def plain(seen: Observed) -> dict[str, object]:
    """As JSON can hold it: a thing and how often it was named are a list of four."""
    things = [[[*thing, times] for thing, times in mine.items()] for mine in seen.things]
    return {**vars(seen), "things": things}


def observed_of(value: object) -> Observed:
    if not isinstance(value, dict):
        raise TypeError(value)
    things = [{(kind, fact, name): times for kind, fact, name, times in mine} for mine in value["things"]]
    return Observed(**{**value, "things": things})


def replay_of(value: object) -> Replay:
    if value is None:
        return None
    if not isinstance(value, list):
        raise TypeError(value)
    return [[float(margin) for margin in row] for row in value]
