"""An encoding or a catalogue does not change by accident."""

import json

import pytest

pytest.importorskip("numpy")

from pentarchy.envs.encoding import encoding_for
from tests.envs import versions


def test_the_versions_are_those_that_were_written_down():
    assert versions.current() == json.loads(versions.FILE.read_text()), "make regenerate writes them anew"


def test_other_seats_are_another_version():
    assert encoding_for("dice_king", 2).version != encoding_for("dice_king", 3).version
