"""Words for the fields of a table. `tools/table_copies.py` reads them and writes how a table is copied and begun."""

from typing import Annotated, TypeAlias, TypeVar

X = TypeVar("X")

Shared = Annotated[X, "shared"]
"""A list that is replaced and never changed in place, so that copies of the table may share it."""
PerSeat: TypeAlias = list[int]
"""One number a seat, all of them 0 at first."""
