"""The store: the only truth. One ordered log a table, and the few things that are not part of it."""

from pentarchy.server.store.store import Store

__all__ = ["Store"]
