"""A survey on disk: a line about its tables, then a line for every game that was observed and every deal replayed."""

from pathlib import Path

from pentarchy.arena.balance.lab import Replay
from pentarchy.arena.balance.observed import Observed
from pentarchy.arena.balance.survey import Survey
from pentarchy.arena.journal import FORMAT, BadSavedRun, Journal, Line
from pentarchy.games import load


def heading(survey: Survey) -> Line:
    """What a file must say to be about this survey."""
    slug, seed = survey.slug, survey.tables[0].plan.seed
    version, names = load(slug).version, [table.name for table in survey.tables]
    return {"balance": FORMAT, "rules_version": version, "slug": slug, "seed": seed, "tables": names}


class SavedSurvey:
    """Where what a survey sees goes. What the file holds already is put into its labs. Raises BadSavedRun."""

    def __init__(self, path: Path, survey: Survey, quiet: bool = False) -> None:
        self.path = path
        self.journal = Journal(path, heading(survey), quiet)
        for line in self.journal.lines:
            self.take(survey, line)
        if self.journal.lines:
            self.journal.write_down()
        survey.saw = self.save

    def take(self, survey: Survey, line: Line) -> None:
        game, deal = line.get("game"), line.get("deal")
        lab = survey.labs.get(str(line.get("table")))
        try:
            if lab is None:
                raise BadSavedRun(self.path, "a line is neither a game nor a deal of its tables")
            if isinstance(game, int):
                lab.observed[game] = observed_of(line["seen"])
            elif isinstance(deal, int):
                lab.replays[deal] = replay_of(line["rows"])
            else:
                raise BadSavedRun(self.path, "a line is neither a game nor a deal")
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadSavedRun(self.path, f"game or deal {game if deal is None else deal} is incomplete") from error

    def save(self, table: str, index: int, seen: Observed | None, rows: Replay) -> None:
        what = {"deal": index, "rows": rows} if seen is None else {"game": index, "seen": plain(seen)}
        self.journal.add({"table": table, **what})


def plain(seen: Observed) -> dict[str, object]:
    """As JSON can hold it: a thing and how often it was named are a list of four, and so is a choice."""
    things = [[[*thing, times] for thing, times in mine.items()] for mine in seen.things]
    choices = [[[*choice, *times] for choice, times in mine.items()] for mine in seen.choices]
    return {**vars(seen), "things": things, "choices": choices}


def observed_of(value: object) -> Observed:
    if not isinstance(value, dict):
        raise TypeError(value)
    things = [{(kind, fact, name): times for kind, fact, name, times in mine} for mine in value["things"]]
    choices = [{(verb, name): (offered, made) for verb, name, offered, made in mine} for mine in value["choices"]]
    return Observed(**{**value, "things": things, "choices": choices})


def replay_of(value: object) -> Replay:
    if value is None:
        return None
    if not isinstance(value, list):
        raise TypeError(value)
    return [[float(margin) for margin in row] for row in value]
