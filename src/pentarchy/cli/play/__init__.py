"""`pentarchy play`: a game in the terminal."""

from pentarchy.cli.play.command import play

__all__ = ["play"]
