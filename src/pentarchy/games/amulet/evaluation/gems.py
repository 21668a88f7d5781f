"""What gems are worth to a bot: charged sections, and half-filled ones the more the fuller they are."""

from typing import Final

from pentarchy.games.amulet.cards import ANY, FIELDS_OF, SECTION_POINTS, SECTIONS, SILVER
from pentarchy.kernel.decks import one_by_one

HALF_FILLED: Final = 0.55
UNPLACED: Final = 0.7
KNOWN_HOPES: dict[tuple[int, int], float] = {}
KNOWN_GAINS: dict[tuple[int, int, int], float] = {}


def section_hopes(character: int, fields: int) -> float:
    """Half-filled sections in points."""
    key = (character, fields)
    if key not in KNOWN_HOPES:
        sections = zip(SECTIONS[character], SECTION_POINTS[character], strict=True)
        KNOWN_HOPES[key] = sum([hope(section, SILVER[character], fields) * points for section, points in sections])
    return KNOWN_HOPES[key]


def hope(section: int, silver: int, fields: int) -> float:
    missing = (section & ~fields).bit_count()
    if not missing:
        return 0.0
    needed = (section & ~silver).bit_count()
    return float(HALF_FILLED * ((needed - missing) / needed) ** 1.5)


def amulet_points(character: int, fields: int) -> float:
    """Charged and half-filled sections together."""
    sections = zip(SECTIONS[character], SECTION_POINTS[character], strict=True)
    return section_hopes(character, fields) + sum([points for section, points in sections if not section & ~fields])


def gem_gain(character: int, fields: int, colour: int) -> float:
    """What one more gem of a colour (or of any) is worth on the best field that it may lie on."""
    key = (character, fields, colour)
    if key not in KNOWN_GAINS:
        free = ~fields & (FIELDS_OF[character][colour] if colour != ANY else (1 << 30) - 1)
        before = amulet_points(character, fields)
        placed = [amulet_points(character, fields | 1 << f) - before for f in one_by_one(free & all_fields(character))]
        KNOWN_GAINS[key] = max([UNPLACED, *placed])
    return KNOWN_GAINS[key]


def all_fields(character: int) -> int:
    fields = SILVER[character]
    for mask in FIELDS_OF[character]:
        fields |= mask
    return fields
