"""Where the tokens of a fight may lie beside what lies on the card already (AMU-7)."""

from pentarchy.games.amulet.fields import Fight
from pentarchy.games.amulet.shapes import has_place, places_left


def fits(fight: Fight, token: int) -> bool:
    return has_place(fight.foe, token, fight.unshielded, fight.covered, fight.outside)


def places_of(fight: Fight, token: int) -> list[int]:
    """The numbers of all positions of a token that are legal now."""
    return places_left(fight.foe, token, fight.unshielded, fight.covered, fight.outside)
