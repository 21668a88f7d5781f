"""Tests of a game that share something expensive stay in one process, where it is made once (`--dist=loadgroup`)."""

import pytest

import pentarchy


def games_together(shared):
    """The games as parameters; `shared` names what the tests of each share."""
    return [pytest.param(slug, marks=pytest.mark.xdist_group(f"{shared} of {slug}")) for slug in pentarchy.games()]
