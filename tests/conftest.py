"""Hypothesis without a deadline: how long an example takes is the machine's affair here, not the code's. And only the
games of this repository, whatever else is installed beside them. Numpy computes in one thread, as everywhere."""

import sys

from hypothesis import settings

import pentarchy  # noqa: F401  # brings the module of the games
from pentarchy.arena.executors import one_thread_each

one_thread_each()  # before numpy is loaded

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
sys.modules["pentarchy.games"].outside = dict
