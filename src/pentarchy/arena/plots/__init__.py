"""Small plots as SVG, with no library: legible, in colours that differ in shape too, for light and dark pages."""

from pentarchy.arena.plots.axes import percent
from pentarchy.arena.plots.charts import bars, chances, curve, distributions, grouped, intervals
from pentarchy.arena.plots.sheets import NARROW, WIDTH, Row, Series

__all__ = [
    "NARROW",
    "WIDTH",
    "Row",
    "Series",
    "bars",
    "chances",
    "curve",
    "distributions",
    "grouped",
    "intervals",
    "percent",
]
