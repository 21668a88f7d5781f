"""What the data files say twice has to agree: a slip in one of them is found when the game is imported."""

import pytest

from pentarchy.kernel.errors import BadData
from tests.properties.test_data import Imported, changed, contents, put, read_from

SLIPS = [
    ("components.toml", ("cards_total",)),
    ("components.toml", ("card_component", 0, "count")),
    ("components.toml", ("dice", "number")),
    ("vocabulary.toml", ("resource", 0, "start")),
    ("vocabulary.toml", ("card_type", 0, "id")),
    ("vocabulary.toml", ("phase", 0, "order")),
    ("vocabulary.toml", ("phase", 3, "solo_only")),
    ("setups.toml", ("slot", 0, "types", 0)),
    ("setups.toml", ("slot", 0, "activation", 0)),
    ("setups.toml", ("start", "starters", 0)),
    ("setups.toml", ("start", "dukes_kept")),
    ("setups.toml", ("player_count", 4, "monster_stack")),
    ("setups.toml", ("player_count", 1, "domain_face_down")),
    ("setups.toml", ("player_count", 4, "resting_player")),
    ("starters.toml", ("starter", 2, "trigger")),
    ("starters.toml", ("starter", 0, "copies")),
    ("citizens.toml", ("citizen", 0, "first_game")),
    ("variants.toml", ("variant", 0, "events_per_player")),
    ("variants.toml", ("variant", 2, "face_up")),
    ("variants.toml", ("solo_activation", "columns", "1")),
    ("variants.toml", ("variant", 4, "automatic")),
]


@pytest.mark.parametrize(("name", "path"), SLIPS)
def test_a_slip_is_refused(name, path):
    """VAL-1.1, VAL-2.7 to VAL-2.13, VAL-10.2, VAL-11.2, VAL-12.1, VAL-14.8"""
    written = contents("valeria")
    put(written[name], path, changed(read_from(written[name], path)))
    with pytest.raises(BadData):
        Imported("valeria").tables(written)
