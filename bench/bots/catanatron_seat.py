"""Our bots at a table of Catanatron's own engine: version 3.2.1 from PyPI (a development dependency) or its repository.

Two-player games: `python -m bench.bots.catanatron_seat baron@100 weighted --games 200 --seed 1`. The value-function and
alpha-beta players are in the repository version only: put its folder `catanatron` into PYTHONPATH. With
`--journal FILE` a run that was broken off goes on where it stopped.
"""

import argparse
import json
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from itertools import repeat
from pathlib import Path
from random import Random
from time import perf_counter

from catanatron import Color, Game, RandomPlayer
from catanatron.models.enums import RESOURCES, Action, ActionType
from catanatron.models.player import Player
from catanatron.players.search import VictoryPointPlayer
from catanatron.players.weighted_random import WeightedRandomPlayer

from bench.bots.catanatron_table import COORDINATE, EDGE, FIRST_HEX, GAME, KINDS, NODE, table_seen
from bench.bots.match import wilson
from pentarchy.bots import SeatObservation, Thinker, bot
from pentarchy.games.night_watch import cards, moves
from pentarchy.games.night_watch.table import Table

THEIRS = {"random": RandomPlayer, "weighted": WeightedRandomPlayer, "victory": VictoryPointPlayer}
for name, module, player in (("value", "value", "ValueFunctionPlayer"), ("alphabeta", "minimax", "AlphaBetaPlayer")):
    if find_spec(f"catanatron.players.{module}"):
        THEIRS[name] = getattr(import_module(f"catanatron.players.{module}"), player)
PLAYS = {
    cards.PATROL: "PLAY_KNIGHT_CARD",
    cards.ROAD_BUILDING: "PLAY_ROAD_BUILDING",
    cards.WINTER: "PLAY_YEAR_OF_PLENTY",
    cards.MONOPOLY: "PLAY_MONOPOLY",
}
PARAMETERS = ("ChooseVictim", "NameResource", "ChooseResources")
"""Choices of ours that Catanatron takes as part of the action before."""


class SeatedBot(Player):
    """One of our bots as a player of theirs. It is shown what its seat may see, and nothing else."""

    def __init__(self, color: Color, thinker: Thinker, seed: int) -> None:
        super().__init__(color)
        self.thinker = thinker
        self.rng = Random(seed)

    def decide(self, game: Game, playable_actions: list[Action]) -> Action:
        if len(playable_actions) == 1:
            return playable_actions[0]
        table = table_seen(game.state, self.color, self.rng)
        seat = game.state.color_to_index[self.color]
        playable = {key(action.action_type, action.value): action for action in playable_actions}
        for move in self.preferences(table, seat):
            action = playable.get(key(*self.translated(game, table.copy(), seat, move)))
            if action is not None:
                return action
        return playable_actions[0]

    def preferences(self, table: Table, seat: int) -> list[int]:
        """The moves as the bot ranks them: the first may be one that the other engine does not know."""
        self.thinker.choose(SeatObservation(table, seat))
        assert self.thinker.analysis is not None
        return [candidate.move for candidate in self.thinker.analysis.candidates]

    def translated(self, game: Game, table: Table, seat: int, move: int) -> tuple[str, object]:
        """A move with its parameters as an action of theirs."""
        rates = table.rates[seat * 5 : seat * 5 + 5]
        table.play(move, seat)
        parameter = self.preferences(table, seat)[0] if table.question in PARAMETERS and table.seat == seat else -1
        if not moves.TORMUND.covers(move):
            return action_of(move, rates, parameter)
        robbed = parameter - moves.ROB.base
        if parameter < 0:
            robbed = table.at_work().robbed if table.question == "StealCard" else -1
        return "MOVE_ROBBER", (coordinate(move), game.state.colors[robbed] if robbed >= 0 else None)


def key(kind: ActionType | str, value: object) -> tuple[str, object]:
    """What tells actions apart: a robbery by place and victim, the card is drawn later."""
    name = kind if isinstance(kind, str) else kind.name
    return name, value[:2] if name == "MOVE_ROBBER" and isinstance(value, tuple) else value


def coordinate(move: int) -> tuple[int, int, int]:
    return COORDINATE[move - moves.TORMUND.base - FIRST_HEX]


def action_of(move: int, rates: list[int], parameter: int) -> tuple[str, object]:
    verb = GAME.vocabulary.verb_of(move)
    place = move - verb.base
    match verb.name:
        case "roll":
            return "ROLL", None
        case "road":
            return "BUILD_ROAD", EDGE[place]
        case "settle":
            return "BUILD_SETTLEMENT", NODE[place]
        case "keep":
            return "BUILD_CITY", NODE[place]
        case "buy":
            return "BUY_DEVELOPMENT_CARD", None
        case "bank":
            give, get = moves.BANK.argument(move, 0), moves.BANK.argument(move, 1)
            return "MARITIME_TRADE", (*[KINDS[give]] * rates[give], *[None] * (4 - rates[give]), KINDS[get])
        case "discard":
            return "DISCARD_RESOURCE", KINDS[place]
        case "play":
            return PLAYS[place], card_parameter(place, parameter)
    return "END_TURN", None


def card_parameter(card: int, parameter: int) -> object:
    if card == cards.MONOPOLY:
        return KINDS[parameter - moves.NAME.base]
    if card == cards.WINTER:
        counts = cards.PAIR.unpack(parameter - moves.TAKE.base)
        return tuple(name for name in RESOURCES for _ in range(counts[KINDS.index(name)]))
    return None


def won(ours: str, theirs: str, seed: int) -> bool:
    """One two-player game on a random board of theirs; they shuffle the seats."""
    player = SeatedBot(Color.RED, bot(ours, seed), seed)
    random.seed(seed)
    game = Game([player, THEIRS[theirs](Color.BLUE)], seed=seed + 1)
    return game.play() == Color.RED


def played(ours: str, theirs: str, seeds: list[int], workers: int, journal: Path | None) -> Iterator[bool]:
    """Who won the game of each seed: as the journal knows, or played now and noted there."""
    lines = journal.read_text(encoding="utf-8").splitlines() if journal and journal.exists() else []
    known = {seed: won for one, other, seed, won in map(json.loads, lines) if [one, other] == [ours, theirs]}
    yield from (known[seed] for seed in seeds if seed in known)
    missing = [seed for seed in seeds if seed not in known]
    with ProcessPoolExecutor(workers) as pool:
        for seed, result in zip(missing, pool.map(won, repeat(ours), repeat(theirs), missing), strict=True):
            if journal:
                with journal.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([ours, theirs, seed, result]) + "\n")
            yield result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ours")
    parser.add_argument("theirs", choices=sorted(THEIRS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--journal", type=Path, help="where games are kept; they are not played again")
    given = parser.parse_args()
    start, seeds = perf_counter(), [given.seed * 100_000 + index for index in range(given.games)]
    wins = 0
    results = played(given.ours, given.theirs, seeds, given.workers, given.journal)
    for count, result in enumerate(results, start=1):
        wins += result
        if count % 20 == 0:
            print(f"{wins} of {count}", file=sys.stderr, flush=True)
    low, high = wilson(wins / given.games, given.games)
    result = {"bots": [given.ours, given.theirs], "games": given.games, "seed": given.seed, "wins": wins}
    result |= {"interval": [round(low, 4), round(high, 4)], "seconds": round(perf_counter() - start)}
    print(json.dumps(result))


if __name__ == "__main__":
    main()
