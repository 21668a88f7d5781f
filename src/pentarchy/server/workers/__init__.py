"""Bots in processes of their own: a bot that hangs or dies costs its table one deadline and nobody else anything."""

from pentarchy.server.workers.pool import Pool

__all__ = ["Pool"]
