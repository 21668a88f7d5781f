"""Builds the edition without a server into dist/static/: the client, Python for the browser, our sources, and all that
is the same for everybody as files. `make static` runs it; it needs the server's libraries and Node.
"""

import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from tools.build_site import ROOT, WEB, npm, prepare, run, search_path
from tools.build_site import SOURCES as CLIENT
from tools.build_site import files as files_in

from pentarchy.games import shipped
from pentarchy.lessons import lessons
from pentarchy.server.web.glossary import glossary
from pentarchy.server.web.lessons import lesson_info
from pentarchy.server.web.provenance import edition
from pentarchy.server.web.tables import catalogue
from pentarchy.tables.puzzles import puzzle_sets
from pentarchy.words import LANGUAGES

SITE = ROOT / "dist" / "static"
PYTHON = SITE / "python"
SOURCES = ROOT / "src" / "pentarchy"
OURS = (
    "src/pentarchy/*/**/*.py",
    "src/pentarchy/*/**/*.toml",
    "src/pentarchy/*/**/*.ftl",
    "src/pentarchy/puzzles/data/*",
)
BUILT_FROM = (*CLIENT, *OURS, "web/static", "tools/build_static.py", "tools/compile_sources.mjs")
PARTS = ("kernel", "games", "lessons", "puzzles", "bots", "review", "tables", "browser")
"""What the workers run: no server, no words (those are files), nothing that learns or compares."""
LEFT_OUT = ("bots/training", "bots/outside", "kernel/testing")
ENDINGS = (".py", ".toml", ".f32", ".gz")
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
COUNTED = ("pyodide.asm.wasm", "python_stdlib.zip", "pentarchy.zip")
"""The large files, whose bytes the progress bar counts."""


def main() -> int:
    if not is_fresh():
        build()
    files = files_of(SITE)
    size = sum(file.stat().st_size for file in files)
    print(f"{SITE.relative_to(ROOT)}: {len(files)} files, {size / 1e6:.1f} MB. Put the folder on any web server.")
    return 0


def is_fresh() -> bool:
    """Whether everything is there and no source is newer. The service worker is written last."""
    built = SITE / "offline.js"
    places = [path for source in BUILT_FROM for path in ROOT.glob(source)]
    times = [file.stat().st_mtime for place in places for file in files_in(place) if file.suffix != ".pyc"]
    return built.is_file() and built.stat().st_mtime >= max(times)


def build() -> None:
    prepare(aloud=False)
    run([npm(), "run", "--silent", "build", "--", "--mode", "static", "--logLevel", "warn"], aloud=True)
    for file in (WEB / "static").iterdir():
        shutil.copy(file, SITE)
    (SITE / "notices.js").unlink()  # nobody is notified by a server that is not there
    write_answers(SITE / "data")
    write_python()
    write_service_worker()


def write_answers(folder: Path) -> None:
    """What a server would answer to everybody alike."""
    folder.mkdir(exist_ok=True)
    answers: dict[str, object] = {"games": catalogue(), "puzzles": puzzle_sets()}
    for lang in LANGUAGES:
        for slug in shipped():
            answers[f"{slug}.words.{lang}"] = glossary(slug, lang)
            answers[f"{slug}.edition.{lang}"] = edition(slug, lang)
        for slug in lessons():
            answers[f"{slug}.lesson.{lang}"] = lesson_info(slug, lang)
    for name, answer in answers.items():
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(answer))


def write_python() -> None:
    PYTHON.mkdir(exist_ok=True)
    for name in PYODIDE:
        shutil.copy(WEB / "node_modules" / "pyodide" / name, PYTHON)
    with TemporaryDirectory() as folder:
        copy_sources(Path(folder) / "pentarchy")
        node = shutil.which("node", path=search_path()) or "node"
        subprocess.run([node, str(ROOT / "tools" / "compile_sources.mjs"), folder], check=True, cwd=ROOT)
        zip_folder(Path(folder), PYTHON / "pentarchy.zip")
    (PYTHON / "about.json").write_text(json.dumps(about_python()))


def about_python() -> dict[str, object]:
    """What a worker has to know before it starts Python: a version that changes with any file, and no packages."""
    lock = json.loads((WEB / "node_modules" / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    sizes = {name: (PYTHON / name).stat().st_size for name in COUNTED}
    return {"version": version_of(files_of(PYTHON)), "lock": {"info": lock["info"], "packages": {}}, "sizes": sizes}


def copy_sources(target: Path) -> None:
    for source in sources():
        copy = target / source.relative_to(SOURCES)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, copy)


def sources() -> Iterator[Path]:
    yield SOURCES / "__init__.py"
    for part in PARTS:
        for file in sorted((SOURCES / part).rglob("*")):
            kept = file.suffix in ENDINGS and not any(file.is_relative_to(SOURCES / each) for each in LEFT_OUT)
            if kept and file.is_file():
                yield file


def zip_folder(folder: Path, target: Path) -> None:
    """The same bytes for the same sources. Of modules only what was compiled is taken."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for file in [each for each in files_of(folder) if each.suffix != ".py"]:
            info = zipfile.ZipInfo(str(file.relative_to(folder)), (1980, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(info, file.read_bytes())


def files_of(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.is_file())


def version_of(files: list[Path]) -> str:
    return hashlib.sha256(b"".join(hashlib.sha256(file.read_bytes()).digest() for file in files)).hexdigest()[:16]


def write_service_worker() -> None:
    """With the names of all files, and a version that changes with any of them."""
    program = SITE / "offline.js"
    kept = [file for file in files_of(SITE) if file != program]
    names = [f"./{file.relative_to(SITE)}" for file in kept]
    head = f"const VERSION = {json.dumps(version_of(kept))};\nconst FILES = {json.dumps(names)};\n"
    program.write_text(head + (WEB / "static" / program.name).read_text(encoding="utf-8"), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
