"""The arena: games played out one by one or by the thousand, and what came of them."""

from pentarchy.arena.balance.census import Census
from pentarchy.arena.balance.lab import Lab
from pentarchy.arena.batches import GameFailed, Plan, simulate
from pentarchy.arena.contest import Contest
from pentarchy.arena.lineup import lineup, usual_seats
from pentarchy.arena.play_out import Played, play_out
from pentarchy.arena.standings import Standings
from pentarchy.arena.summary import Summary
from pentarchy.arena.tournaments import tournament

__all__ = [
    "Census",
    "Contest",
    "GameFailed",
    "Lab",
    "Plan",
    "Played",
    "Standings",
    "Summary",
    "lineup",
    "play_out",
    "simulate",
    "tournament",
    "usual_seats",
]
