"""Small plots as SVG, with no library: legible, in colours that differ in shape too, for light and dark pages."""

from pentarchy.arena.plots.axes import percent
from pentarchy.arena.plots.charts import Row, Series, bars, curve, distributions, grouped, intervals

__all__ = ["Row", "Series", "bars", "curve", "distributions", "grouped", "intervals", "percent"]
