"""What a point of worth means in each game, as its `meta.toml` says."""

from pentarchy.games.meta import meta_of


def scale_of(slug: str) -> float:
    """How many points of worth multiply the odds of winning by e. Fitted by `tools/fit_scales.py`."""
    return meta_of(slug).scale


def noise_of(slug: str) -> float:
    """How many points of worth a noise of 1 is wide."""
    return meta_of(slug).noise
