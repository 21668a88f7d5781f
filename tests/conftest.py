"""Hypothesis without a deadline: how long an example takes is the machine's affair here, not the code's."""

from hypothesis import settings

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
