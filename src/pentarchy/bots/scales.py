"""What a point of worth means in each game: `scales.toml`."""

from functools import cache
from importlib.resources import files
from tomllib import loads
from typing import Final

USUAL_SCALE: Final = 8.0
USUAL_NOISE: Final = 1.0


@cache
def numbers(section: str) -> dict[str, float]:
    """Those of a section, by game."""
    table = loads(files("pentarchy.bots").joinpath("scales.toml").read_text(encoding="utf-8"))
    return {str(slug): float(number) for slug, number in table[section].items()}


def scale_of(slug: str) -> float:
    """How many points of worth multiply the odds of winning by e. Fitted by `tools/fit_scales.py`."""
    return numbers("scale").get(slug, USUAL_SCALE)


def noise_of(slug: str) -> float:
    """How many points of worth a noise of 1 is wide."""
    return numbers("noise").get(slug, USUAL_NOISE)
