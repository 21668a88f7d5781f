"""Outside programs as bots, over stdin and stdout: see docs/bots.md."""

from pentarchy.bots.outside.bot import OutsideBot
from pentarchy.bots.outside.conformance import Check, conformance
from pentarchy.bots.outside.faults import FaultyMove

__all__ = ["Check", "FaultyMove", "OutsideBot", "conformance"]
