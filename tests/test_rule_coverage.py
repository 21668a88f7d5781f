"""Every rule of an implemented game has a test that cites it, and nobody cites a rule that does not exist."""

import pytest

import pentarchy
from pentarchy.cli.coverage import coverage


@pytest.mark.parametrize("slug", pentarchy.games())
def test_every_rule_has_a_test(slug):
    untested = coverage(slug).untested
    assert not untested, f"{len(untested)} rules of {slug} without a test: {', '.join(untested)}"


@pytest.mark.parametrize("slug", pentarchy.games())
def test_every_citation_is_of_a_rule(slug):
    assert coverage(slug).unknown == {}
