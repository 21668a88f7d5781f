"""What a player of Paladins wants to know about an option, beside its name: what it costs, or what it brings."""

from pentarchy.games.paladins.moves import CHOOSE
from pentarchy.games.paladins.view import Effect, SeatView
from pentarchy.kernel.events import Facts
from pentarchy.words import Words


def option_note(move: int, facts: Facts, view: SeatView, words: Words) -> str:
    reward = view["under_way"]["reward"]
    if reward is not None and CHOOSE.covers(move):
        return in_words(reward["of"][move - CHOOSE.base], words)
    return words.note(move, facts)


def in_words(effects: list[Effect], words: Words) -> str:
    return ", ".join(words.text(f"reward-{effect['op']}", **effect) for effect in effects)
