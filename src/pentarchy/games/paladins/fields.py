"""What lies on the table for a while."""


class Turn:
    """What a turn is about: an action or a favour, the card or space that the action aims at, and how long the retinue
    of all was when it began (whoever joins later does not react to it, PAL-6.9)."""

    mode: int
    favour: int
    target: int
    retinue_before: int


def copy_turn(turn: Turn) -> Turn:
    twin = Turn()
    twin.mode, twin.favour, twin.target = turn.mode, turn.favour, turn.target
    twin.retinue_before = turn.retinue_before
    return twin
