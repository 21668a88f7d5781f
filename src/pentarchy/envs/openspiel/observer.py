"""What OpenSpiel calls observations and information states. Both tensors are what the seat sees now; the text of an
information state begins with a digest of what came before."""

from typing import TYPE_CHECKING

import numpy as np
import pyspiel

from pentarchy.envs.encoding.encoding import Floats
from pentarchy.envs.observations import FullObserver, Observer

if TYPE_CHECKING:
    from pentarchy.envs.openspiel.state import PentarchyState


class ViewObserver:
    """A view as tensor and as text. With perfect recall the digest of the seat's past is added to the text."""

    def __init__(self, observer: Observer, kind: pyspiel.IIGObservationType) -> None:
        private = kind.private_info
        if not kind.public_info or private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("a view is what one seat may know, or what all may know: nothing else can be observed")
        self.observer = observer
        self.is_public = private == pyspiel.PrivateInfoType.NONE
        if self.is_public and not isinstance(observer, FullObserver):
            raise ValueError("what all may know can be observed in full only: observation=full")
        self.recalls = kind.perfect_recall and not self.is_public
        self.tensor: Floats = np.zeros(observer.size, np.float32)
        self.dict = self.pieces()

    def pieces(self) -> dict[str, Floats]:
        """The parts of the tensor: by the keys of the view, or one of features."""
        if not isinstance(self.observer, FullObserver):
            return {self.observer.kind: self.tensor}
        record = self.observer.encoding.record
        places = {key: (record.places[key], part.size) for key, part in record.parts.items() if part.size}
        return {key: self.tensor[start : start + size] for key, (start, size) in places.items()}

    def set_from(self, state: "PentarchyState", player: int) -> None:
        if isinstance(self.observer, FullObserver):
            self.tensor[:] = self.observer.encoding.encode(state.past.view(None if self.is_public else player))
        else:
            self.tensor[:] = self.observer.read(state.past.state, player)

    def string_from(self, state: "PentarchyState", player: int) -> str:
        return state.seen_by(None if self.is_public else player, self.recalls)
