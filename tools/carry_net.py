"""Lets the net of a game go on when a card has changed, come or gone: what it reads under the same name as before keeps
its weights, and what is new counts nothing until it is learned."""

import json
import subprocess
import sys
from array import array
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from pentarchy.bots.nets.card import CARD, WEIGHTS, Card, fingerprint, read_card
from pentarchy.bots.nets.net import Net, layout_of, numbers, save_net
from pentarchy.games import load

ROOT = Path(__file__).resolve().parent.parent
TELL_NAMES = (
    "import json, sys; from pentarchy.bots.nets.net import layout_of; print(json.dumps(layout_of(sys.argv[1]).names))"
)


def carry_net(slug: str) -> Iterator[str]:
    folder, layout = ROOT / "src" / "pentarchy" / "games" / slug, layout_of(slug)
    if layout is None or not (folder / CARD).exists():
        return
    card = read_card((folder / CARD).read_text(encoding="utf-8"))
    net = Net(card, numbers((folder / WEIGHTS).read_bytes()))
    if card.layout != fingerprint(layout.names):
        before = committed_names(slug)
        if card.layout != fingerprint(before):
            yield f"the net was learned with other features: `pentarchy train {slug}` makes a new one"
            return
        net = with_features(net, before, layout.names)
        new = len({*layout.names} - {*before})
        yield f"the net goes on: {new} features are new to it until `pentarchy train {slug}` has taught them"
    carried_on = under_rules(net.card, load(slug).version)
    if carried_on != card:
        save_net(Net(carried_on, net.weights), folder)


def under_rules(card: Card, version: int) -> Card:
    """The card says which rules the net plays by, and by which it was learned where those were others."""
    if card.rules_version == version:
        return card
    return replace(card, rules_version=version, learned={"rules_version": card.rules_version, **card.learned})


def with_features(net: Net, before: list[str], after: list[str]) -> Net:
    card = replace(net.card, layout=fingerprint(after), inputs=len(after))
    return Net(card, carried(net.weights, before, after, card.hidden[0]))


def committed_names(slug: str) -> list[str]:
    """The features of a game as they were before the changes that have not been committed."""
    with TemporaryDirectory() as folder:
        tree = subprocess.run(["git", "archive", "HEAD", "src"], cwd=ROOT, capture_output=True, check=True).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=tree, check=True)
        command = [sys.executable, "-c", TELL_NAMES, slug]
        environment = {"PYTHONPATH": str(Path(folder, "src"))}
        told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    names: list[str] = json.loads(told)
    return names


def carried(weights: "array[float]", before: list[str], after: list[str], height: int) -> "array[float]":
    """The first layer has so many weights for each name, one name after the other; all further layers stay."""
    rows = {name: weights[i * height : (i + 1) * height] for i, name in enumerate(before)}
    nothing = array("f", [0.0] * height)
    first = array("f", [weight for name in after for weight in rows.get(name, nothing)])
    return first + weights[len(before) * height :]
