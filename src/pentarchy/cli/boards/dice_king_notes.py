"""What a player of King of the Dice wants to know about an option, beside its name."""

from collections.abc import Callable

from pentarchy.games.dice_king.cards import (
    CARDS,
    EFFECT_OF,
    JOKER_OF,
    LAYOUTS,
    NEIGHBOURS,
    SPACES,
    SYMBOLS,
)
from pentarchy.games.dice_king.view import SeatView, SpaceView
from pentarchy.kernel.events import Facts
from pentarchy.words import Words

SIGNS = {"gold": "◆", "white": "◇", "": ""}


def option_note(move: int, facts: Facts, view: SeatView, words: Words) -> str:
    verb = words.game.vocabulary.verb_of(move)
    about = NOTES.get(verb.name)
    arguments = [kind.text(verb.argument(move, i)) for i, kind in enumerate(verb.arguments)]
    known = [about(*arguments, view=view, words=words)] if about else []
    return "; ".join(filter(None, [*known, words.note(move, facts)]))


def of_claim(card: str, stars: str, view: SeatView, words: Words) -> str:
    """What the citizen does."""
    return words.name(EFFECT_OF[CARDS.index(card)])


def of_stolen(card: str, view: SeatView, words: Words) -> str:
    """Only the joker counts from now on."""
    holder = next(seat for seat, area in enumerate(view["areas"]) if card in area["citizens"])
    joker = SYMBOLS[JOKER_OF[CARDS.index(card)]]
    return f"{words.text('board-joker-is', joker=joker)}, {words.text('board-of', player=holder)}"


def of_land(land: str, view: SeatView, words: Words) -> str:
    """The free spaces of a land."""
    free = [space for space in view["map"] if space["land"] == land and space["lies"] == "free"]
    return "; ".join(f"{space['id']} {SIGNS[space['gem']]}".strip() + beside(space, view, words) for space in free)


def of_space(space: str, view: SeatView, words: Words) -> str:
    there = view["map"][SPACES.index(space)]
    land = f"{words.name(there['land'])} {SIGNS[there['gem']]}".strip()
    owner = f", {words.text('board-of', player=there['owner'])}" if there["owner"] >= 0 else ""
    return land + owner + beside(there, view, words)


def beside(space: SpaceView, view: SeatView, words: Words) -> str:
    """How many castles of the active player are its neighbours."""
    near = NEIGHBOURS[LAYOUTS.index(view["layout"])][SPACES.index(space["id"])]
    own = sum(near >> i & 1 for i, other in enumerate(view["map"]) if other["owner"] == view["on_turn"])
    return f", {words.text('board-neighbours', count=own)}" if own else ""


NOTES: dict[str, Callable[..., str]] = {
    "claim": of_claim,
    "steal": of_stolen,
    "keep": of_land,
    "place": of_space,
    "slay": of_space,
    "conquer": of_space,
}
