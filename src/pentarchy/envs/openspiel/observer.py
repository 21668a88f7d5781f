"""What OpenSpiel calls observations (the view) and information states (the view, and a digest of what came before)."""

from typing import TYPE_CHECKING

import numpy as np
import pyspiel

from pentarchy.envs.encoding import Encoding
from pentarchy.envs.encoding.encoding import Floats

if TYPE_CHECKING:
    from pentarchy.envs.openspiel.state import PentarchyState

DIGEST_BITS = 64
"""An information state has as many more entries: equal tensors then mean equal pasts."""


class ViewObserver:
    """A view as tensor and as text. With perfect recall the digest of the seat's past is added to both."""

    def __init__(self, encoding: Encoding, kind: pyspiel.IIGObservationType) -> None:
        private = kind.private_info
        if not kind.public_info or private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("a view is what one seat may know, or what all may know: nothing else can be observed")
        self.encoding = encoding
        self.is_public = private == pyspiel.PrivateInfoType.NONE
        self.recalls = kind.perfect_recall and not self.is_public
        self.tensor: Floats = np.zeros(encoding.size + DIGEST_BITS * self.recalls, np.float32)
        self.dict = self.pieces()

    def pieces(self) -> dict[str, Floats]:
        """The parts of the tensor by the keys of the view."""
        pieces: dict[str, Floats] = {}
        for key, part in self.encoding.record.parts.items():
            start = self.encoding.record.places[key]
            if part.size:
                pieces[key] = self.tensor[start : start + part.size]
        if self.recalls:
            pieces["past"] = self.tensor[self.encoding.size :]
        return pieces

    def set_from(self, state: "PentarchyState", player: int) -> None:
        view = state.past.view(None if self.is_public else player)
        self.tensor[: self.encoding.size] = self.encoding.encode(view)
        if self.recalls:
            digest = bytes.fromhex(state.past.remembered(player).digest)
            self.tensor[self.encoding.size :] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: "PentarchyState", player: int) -> str:
        return state.seen_by(None if self.is_public else player, self.recalls)
