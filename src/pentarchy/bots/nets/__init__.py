"""Value nets: what a learned player thinks of a table. One file of weights a game, with a card that says what it is."""

from pentarchy.bots.nets.card import Card
from pentarchy.bots.nets.correction import Correction, kind_of
from pentarchy.bots.nets.estimate import Estimate
from pentarchy.bots.nets.net import Net, net_of

__all__ = ["Card", "Correction", "Estimate", "Net", "kind_of", "net_of"]
