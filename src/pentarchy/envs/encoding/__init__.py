"""Encodings: the view of a seat as a fixed-size array whose slices have names."""

from pentarchy.envs.encoding.encoding import Encoding, encoding_for
from pentarchy.envs.encoding.parts import Slice

__all__ = ["Encoding", "Slice", "encoding_for"]
