"""The files of a data set: npz needs numpy alone, Parquet is smaller and read by everybody."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from pentarchy.envs.datasets.recording import Columns
from pentarchy.envs.errors import BadDataSet

ABOUT = "about"
"""Where a file says how it was made and what its columns mean."""
About = dict[str, Any]
FORMATS = ("parquet", "npz")
BY_OPTION = ("legal", "values", "visits")
"""Columns with an entry for each legal action of a decision."""


def write(path: Path, columns: Columns, about: About) -> None:
    if path.suffix == ".npz":
        np.savez(path, allow_pickle=False, **columns, **{ABOUT: np.array(json.dumps(about))})
    else:
        write_parquet(path, columns, about)


def read(path: Path) -> tuple[Columns, About]:
    """The columns of a file and what it says about itself. Raises BadDataSet."""
    if path.suffix == ".parquet":
        return read_parquet(path)
    with np.load(path, allow_pickle=False) as file:
        if ABOUT not in file:
            raise BadDataSet(str(path), "it does not say how it was made")
        return {name: file[name] for name in file if name != ABOUT}, json.loads(str(file[ABOUT]))


def write_parquet(path: Path, columns: Columns, about: About) -> None:
    import pyarrow as pa
    from pyarrow import parquet

    counts = columns["legal_count"]
    ends = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
    arrays = {name: pa.array(column) for name, column in columns.items() if column.ndim == 1 and name not in BY_OPTION}
    for name in BY_OPTION:
        arrays[name] = pa.ListArray.from_arrays(pa.array(ends), pa.array(columns[name]))
    observation = columns["observation"]
    arrays["observation"] = pa.FixedSizeListArray.from_arrays(pa.array(observation.ravel()), observation.shape[1])
    table = pa.table({name: arrays[name] for name in columns if name != "legal_count"})
    table = table.replace_schema_metadata({ABOUT: json.dumps(about)})
    parquet.write_table(table, path, compression="zstd", compression_level=1)


def read_parquet(path: Path) -> tuple[Columns, About]:
    from pyarrow import parquet

    table = parquet.read_table(path)
    metadata = table.schema.metadata or {}
    if ABOUT.encode() not in metadata:
        raise BadDataSet(str(path), "it does not say how it was made")
    columns: Columns = {
        name: table[name].to_numpy() for name in table.column_names if name not in ("observation", *BY_OPTION)
    }
    columns["bot"] = columns["bot"].astype(np.str_)
    for name in BY_OPTION:
        columns[name] = table[name].combine_chunks().flatten().to_numpy(zero_copy_only=False)
    columns["legal_count"] = table["legal"].combine_chunks().value_lengths().to_numpy()
    observation = table["observation"].combine_chunks()
    columns["observation"] = observation.flatten().to_numpy().reshape(len(observation), -1)
    return columns, json.loads(metadata[ABOUT.encode()])
