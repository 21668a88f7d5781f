"""Whoever can sit at a table: a bot of ours by name, a class of yours, a program, or an object that chooses."""

import shlex
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module

from pentarchy.bots import Bot, bot
from pentarchy.bots.outside import OutsideBot
from pentarchy.kernel.errors import PentarchyError

PROGRAM = "program:"
"""Before the command of an outside program: `program:python my_bot.py`."""
Factory = Callable[[int], Bot]
"""Makes a fresh bot from a seed, for one seat of one game."""
Player = str | Bot | Factory
"""A name (`duke@`, `module:Class`, `program:command`), a factory, or a bot that plays every game it is seated in."""
Own = Mapping[str, Bot | Factory]
"""Players that are no names, by the names under which they play."""


class BadPlayer(PentarchyError):
    """Something that cannot be seated."""

    def __init__(self, player: object, why: str) -> None:
        self.player = player
        self.why = why
        super().__init__(f"{player!r} cannot play: {why}")

    def __reduce__(self) -> tuple[type["BadPlayer"], tuple[str, str]]:
        return BadPlayer, (str(self.player), self.why)


def named(players: Sequence[Player]) -> tuple[list[str], dict[str, Bot | Factory]]:
    """The names of players, and those that are more than a name by theirs; two different ones have different names."""
    names, own = list[str](), dict[str, Bot | Factory]()
    for player in players:
        if isinstance(player, str):
            names.append(player)
            continue
        same = [name for name, other in own.items() if other is player]
        names.append(same[0] if same else free_name(calling(player), {*names, *own}))
        own[names[-1]] = player
    return names, own


def calling(player: Bot | Factory) -> str:
    for name in (getattr(player, "name", None), getattr(player, "__name__", None)):
        if isinstance(name, str):
            return name
    return type(player).__name__


def free_name(name: str, taken: set[str]) -> str:
    number = 2
    free = name
    while free in taken:
        free, number = f"{name} {number}", number + 1
    return free


def sit(name: str, seed: int, own: Own | None = None) -> Bot:
    """The player of this name, for one seat of one game. Raises UnknownBot, BadPlayer."""
    if own and name in own:
        return made(name, own[name], seed)
    if name.startswith(PROGRAM):
        return OutsideBot(shlex.split(name.removeprefix(PROGRAM)), seed)
    if ":" in name:
        return made(name, found(name), seed)
    return bot(name, seed)


def found(name: str) -> object:
    """What `module:attribute` stands for."""
    module, _, attribute = name.partition(":")
    try:
        return getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadPlayer(name, str(error)) from error


def made(name: str, player: object, seed: int) -> Bot:
    """A bot is taken as it is; whatever else can be called makes one from a seed."""
    seat = player(seed) if isinstance(player, type) or (not hasattr(player, "choose") and callable(player)) else player
    if not hasattr(seat, "choose"):
        raise BadPlayer(name, "it has no method `choose` that takes an observation and returns a move")
    return seat  # type: ignore[return-value]  # seen to be one


def dismiss(bots: Sequence[Bot]) -> None:
    """After a game: ends the programs among them."""
    for each in bots:
        if isinstance(each, OutsideBot):
            each.close()
