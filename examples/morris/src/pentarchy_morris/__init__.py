"""Nine Men's Morris (rules MOR-*)."""

from pentarchy.kernel import Game, Settings, Variant
from pentarchy.kernel.settings import Switch
from pentarchy_morris.moves import WORDS
from pentarchy_morris.steps import PLACES
from pentarchy_morris.table import Table


def begin(game: Game, seats: int, settings: Settings) -> Table:
    """MOR-1.2: white, in seat 0, begins."""
    table = Table(game, seats, settings)
    table.push(PLACES[0])
    table.advance()
    return table


GAME = Game(
    slug="morris",
    prefix="MOR",
    version=1,
    names={"en": "Nine Men's Morris", "cs": "Mlýn", "sk": "Mlyn"},
    seats=[2],
    options=[Switch("flying", True)],
    variants=[Variant("standard", {}, [2]), Variant("no_flying", {"flying": False}, [2])],
    vocabulary=WORDS,
    deal=begin,
)

__all__ = ["GAME"]
