"""What is on the table for a while only: made when it begins, gone when it ends, never changed."""

from pentarchy.kernel.compiled import mypyc_attr


@mypyc_attr(serializable=True)
class Purchase:
    """A card that is being paid for: from the choice of the action to the payment (VAL-6.5, VAL-6.14, VAL-6.22)."""

    def __init__(self, card: int, name: str, coin: int, price: int, magic: int = 0) -> None:
        self.card = card
        self.name = name
        self.coin = coin
        self.price = price
        """In gold or strength; magic may stand in for all but 1 of it."""
        self.magic = magic
        """What a monster costs on top (VAL-6.6)."""

    def magic_beside(self, paid: int) -> int:
        """What is left to be paid in magic once so much of the price is paid in gold or strength."""
        return self.price - paid + self.magic


@mypyc_attr(serializable=True)
class Gap:
    """A place that was emptied, until it is covered after the action: from the top of the exhausted deck, or from its
    bottom where a hostile event was slain (VAL-6.28, VAL-10.9)."""

    def __init__(self, place: int, from_bottom: bool = False) -> None:
        self.place = place
        self.from_bottom = from_bottom


@mypyc_attr(serializable=True)
class Yields:
    """What the last harvest gave: all purses before and after it. They stay to be looked at until the next one."""

    def __init__(self, before: list[list[int]], after: list[list[int]]) -> None:
        self.before = before
        self.after = after
