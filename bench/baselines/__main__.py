"""How strong the baselines are: every player against random play, and against the net one move ahead, at two seats.

python -m bench.baselines --journal runs/baselines.jsonl
python -m bench.baselines valeria --players duke@ --opponents random --journal runs/baselines.jsonl

Every deal is played twice, with the seats exchanged. The number of games of a row is fixed beforehand, and games that
the journal holds are not played again. `ppo` learns first where `--learned` does not hold its policy yet. With
`--only-table` nothing is played, with `--pictures FOLDER` the learning curves are drawn, `--write` puts all into a
page.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean

from bench.baselines.curve import draw
from bench.baselines.rollouts import Rollouts
from bench.marks import between_marks
from pentarchy import games
from pentarchy.arena.contest import Contest, Deal
from pentarchy.arena.executors import one_thread_each
from pentarchy.arena.players import Own
from pentarchy.arena.ratings import student
from pentarchy.arena.summary import clustered_share

SEATS, SEED = 2, 1
OPPONENTS = ("random", "greedy@0")
GAMES = {
    "random": 40,
    "rollouts": 40,
    "squire@": 100,
    "knight@": 100,
    "baron@": 100,
    "greedy@0": 100,
    "duke@": 40,
    "sovereign@": 20,
    "ppo": 100,
}
"""How many games each player plays against each opponent: fewer where they take long."""
SHARE = {"dice_king": 1.0, "valeria": 1.0, "paladins": 0.5, "amulet": 0.5, "night_watch": 0.2}
"""What part of these a game plays."""


def games_of(slug: str, player: str) -> int:
    return int(GAMES[player] * SHARE[slug])


def own_of(slug: str, player: str, learned: Path) -> Own:
    """The players that are no bots of ours."""
    if player == "rollouts":
        return {player: Rollouts}
    if player == "ppo":
        from bench.baselines.learner import player as learner

        return {player: learner(slug, learned)}
    return {}


def points(deal: Deal) -> list[float]:
    """Of the first player, game by game: a win shared is a half, and so is a game that was cut off."""
    return [
        0.5 if not game.winners else (game.bots.index(0) in game.winners) / len(game.winners) for game in deal.games
    ]


def journaled(journal: Path, told: dict[str, object]) -> list[list[float]]:
    lines = journal.read_text(encoding="utf-8").splitlines() if journal.exists() else []
    return [entry["points"] for entry in map(json.loads, lines) if entry["match"] == told]


def deals(
    slug: str, player: str, opponent: str, count: int, journal: Path, learned: Path, playing: bool
) -> Iterator[list[float]]:
    """The points of deal after deal: from the journal, then played and added to it."""
    told = {"game": slug, "player": player, "opponent": opponent, "seed": SEED}
    known = journaled(journal, told)[:count]
    yield from known
    if playing and len(known) < count:
        contest = Contest(slug, SEATS, {}, [player, opponent], SEED, own=own_of(slug, player, learned))
        for index in range(len(known), count):
            won = points(contest.play(index))
            with journal.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"match": told, "points": won}) + "\n")
            yield won


def cell(found: list[list[float]]) -> str:
    """The share of points and its 95 % interval; the two games of a deal share their luck."""
    if len(found) < 2:
        return ""
    low, high = clustered_share(found, student(len(found) - 1))
    share = fmean(won for deal in found for won in deal)
    return f"{share:.1%} ({low:.0%} to {high:.0%}; {sum(map(len, found))})".replace("%", " %")


def table(slug: str, given: argparse.Namespace) -> str:
    """In Markdown; what is not in the journal yet is played."""
    heads = [f"against `{opponent}`" for opponent in given.opponents]
    lines = [f"| `{slug}` | {' | '.join(heads)} |", "|---|" + "--:|" * len(heads)]
    for player in given.players:
        cells = [cell([*meetings(slug, player, opponent, given)]) for opponent in given.opponents]
        lines.append(f"| `{player}` | {' | '.join(cells)} |")
        print(lines[-1], file=sys.stderr, flush=True)
    return "\n".join(lines)


def meetings(slug: str, player: str, opponent: str, given: argparse.Namespace) -> Iterator[list[float]]:
    if player != opponent:
        count = games_of(slug, player) // 2
        yield from deals(slug, player, opponent, count, given.journal, given.learned, not given.only_table)


def learning(slug: str, learned: Path, pictures: Path) -> str:
    """Draws the learning curve; the line that shows it."""
    told = json.loads((learned / f"{slug}.json").read_text(encoding="utf-8"))
    draw(learned / f"{slug}.json", pictures / f"{slug}.svg")
    facts = f"{told['decisions']:,} decisions, {len(told['games']):,} games, {told['seconds']} s of processor time"
    return f"![{slug}: learning curve](../pictures/learning/{slug}.svg)\n\nPPO, seed {told['seed']}: {facts}."


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=games())
    parser.add_argument("--players", nargs="*", choices=GAMES, default=[*GAMES])
    parser.add_argument("--opponents", nargs="*", choices=OPPONENTS, default=OPPONENTS)
    parser.add_argument("--journal", type=Path, required=True, help="where deals are kept; they are not played again")
    parser.add_argument("--learned", type=Path, default=Path("runs/ppo"), help="the folder of what PPO learned")
    parser.add_argument("--pictures", type=Path, help="a folder for the learning curves")
    parser.add_argument("--only-table", action="store_true", help="play nothing")
    parser.add_argument("--write", type=Path, help="a page that takes the tables between its marks")
    given = parser.parse_args(arguments)
    one_thread_each()
    given.journal.parent.mkdir(parents=True, exist_ok=True)
    parts = []
    for slug in given.game:
        parts.append(table(slug, given))
        if given.pictures and (given.learned / f"{slug}.json").exists():
            parts.append(learning(slug, given.learned, given.pictures))
    print("\n\n".join(parts))
    if given.write:
        between_marks(given.write, "tables", "\n\n".join(parts))


if __name__ == "__main__":
    main()
