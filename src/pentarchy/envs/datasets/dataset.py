"""Reading a data set back."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pentarchy.envs.actions import Catalogue, Mask, catalogue_for
from pentarchy.envs.datasets.files import About, read
from pentarchy.envs.datasets.recording import Columns
from pentarchy.envs.errors import BadDataSet
from pentarchy.envs.observations import Observer, Rows, observer_for


@dataclass(frozen=True)
class DataSet:
    """Decisions by columns, and what they mean."""

    columns: Columns
    observer: Observer
    catalogue: Catalogue
    about: About

    def __len__(self) -> int:
        return len(self.columns["action"])

    def __getitem__(self, name: str) -> NDArray[np.generic]:
        """A column by its name: `game`, `seat`, `action`, `reward` …"""
        return self.columns[name]

    def observations(self) -> Rows:
        """What the seats saw, as the environments would show it."""
        return self.observer.shown(self.columns["observation"])

    def part(self, name: str) -> NDArray[np.generic]:
        """One slice of all observations, as whole numbers. Its names are those of `observer.describe()`."""
        part = next(part for part in self.observer.describe() if part.name == name)
        return self.columns["observation"][:, part.start : part.start + part.size]

    def masks(self) -> Mask:
        """1 for every action that was legal."""
        masks = np.zeros((len(self), self.catalogue.size), np.int8)
        masks[np.repeat(np.arange(len(self)), self.columns["legal_count"].astype(np.int64)), self.columns["legal"]] = 1
        return masks


def load(paths: Path | Sequence[Path]) -> DataSet:
    """One file, several, or all of a folder. Raises BadDataSet if they were made with other encodings than today's."""
    files = found(paths)
    parts = [read(path) for path in files]
    about = parts[0][1]
    recipe = about["recipe"]
    observer = observer_for(recipe["observation"], recipe["slug"], recipe["seats"], recipe["options"])
    catalogue = catalogue_for(recipe["slug"], recipe["seats"])
    for path, (_, said) in zip(files, parts):
        if (said["encoding"], said["actions"]) != (observer.version, catalogue.version):
            raise BadDataSet(str(path), f"made with {said['encoding']}, not with {observer.version}")
    columns = {name: np.concatenate([part[name] for part, _ in parts]) for name in parts[0][0]}
    return DataSet(columns, observer, catalogue, about)


def found(paths: Path | Sequence[Path]) -> list[Path]:
    if not isinstance(paths, Path):
        return list(paths)
    files = (
        sorted(path for path in paths.iterdir() if path.suffix in (".npz", ".parquet")) if paths.is_dir() else [paths]
    )
    if not files:
        raise BadDataSet(str(paths), "there are no data sets in it")
    return files
