"""The toy game of the kernel's tests, where the server finds games: it has every kind of secret."""

from tests.kernel.toy import TOY as GAME

__all__ = ["GAME"]
