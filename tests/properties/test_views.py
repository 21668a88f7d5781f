"""What follows from the declared views is up to date. That games show what they declare is one of the properties."""

from tools import view_types


def test_the_types_of_the_client_are_up_to_date():
    assert view_types.main(["--check"]) == 0, "run: python -m tools.view_types"
