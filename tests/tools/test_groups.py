"""Tests that share something expensive stay in one process: pytest and pytest-xdist must agree on how that is said."""

import pytest

GROUP = "kept together"


@pytest.mark.xdist_group(GROUP)
def test_groups_reach_those_who_hand_out_tests(request):
    by_group = request.config.getoption("loadgroup", False)
    assert request.node.nodeid.endswith(f"@{GROUP}") == by_group
