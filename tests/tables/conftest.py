"""The toy game is one of the games while these tests run."""

from tests.server.conftest import toy_game

__all__ = ["toy_game"]
