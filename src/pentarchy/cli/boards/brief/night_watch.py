"""Brotherhood of the Watch in brief: the turn, an offer of trade, the Wall, and what the player has."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from pentarchy.cli.boards.night_watch import SHORT, bank, north, players, proposal, status
from pentarchy.cli.boards.night_watch_notes import hex_words
from pentarchy.games.night_watch.cards import FALLEN_GIFT, LAST_BREACH
from pentarchy.games.night_watch.maps import INTERSECTIONS, MAP_NAMES, MAPS, PATHS
from pentarchy.games.night_watch.view import SeatView
from pentarchy.words import Words


def brief(view: SeatView, words: Words) -> RenderableType:
    parts: list[RenderableType] = [status(view, words)]
    if view["proposal"]:
        parts.append(proposal(view["proposal"], words))
    if "north" in view:
        parts.append(threat(view, words))
    return Group(*parts)


def threat(view: SeatView, words: Words) -> Text:
    """How near the wildlings are."""
    data = view["north"]
    manned = ", ".join(f"{words.name(section)} {len(guards)}" for section, guards in data["wall"].items())
    gift = f"{words.text('board-in-gift')} {data['in_gift']}/{FALLEN_GIFT}"
    return Text(f"{words.text('board-breaches')} {data['breaches']}/{LAST_BREACH} · {gift} · {manned}")


def own(view: SeatView, words: Words) -> dict[str, str | int]:
    if view["you"] is None:
        return {}
    player = view["players"][view["you"]]
    cards = {words.name(kind): count for kind, count in (player["hand"] or {}).items()}
    held = {words.name(card): count for card, count in (player["held"] or {}).items() if count}
    roads = words.text("board-road", length=player["road_length"], patrols=player["patrols"])
    points = player["public_points"] if player["points"] is None else player["points"]
    return {**cards, **held, words.text("ui-points"): points, **label_of(roads)}


def label_of(sentence: str) -> dict[str, str | int]:
    """A sentence as a fact: its first word names it."""
    name, _, value = sentence.partition(" ")
    return {name: value}


def told(view: SeatView, words: Words) -> RenderableType:
    parts: list[RenderableType] = [status(view, words), bank(view, words)]
    if view["proposal"]:
        parts.append(proposal(view["proposal"], words))
    if "north" in view:
        parts.append(north(view, words))
    return Group(*parts, players(view, words), Text("\n".join([*hexes(view, words), *pieces(view, words)])))


def hexes(view: SeatView, words: Words) -> Iterator[str]:
    """What each hex brings, and who stands there."""
    for row in view["hexes"]:
        here = [hex_words(view, row["id"], words)]
        here += [words.name(row["wildling"])] if row["wildling"] else []
        here += [words.name("tormund")] if view["tormund"] == row["id"] else []
        yield f"{row['id']}: {', '.join(here)}"


def pieces(view: SeatView, words: Words) -> Iterator[str]:
    """Every building with its number on the map, every road with the numbers at its ends, and the markets."""
    layout = MAPS[MAP_NAMES.index(view["map"])]
    for seat, player in enumerate(view["players"]):
        for kind, nodes in (("settlement", player["settlements"]), ("keep", player["keeps"])):
            for node in nodes:
                yield f"{words.player(seat)}, {words.name(kind)} {node[1:]}: {words.name(node)}"
        for path in player["roads"]:
            ends = [INTERSECTIONS[end][1:] for end in layout.ends[PATHS.index(path)]]
            yield f"{words.player(seat)}, {words.name('road')} {'–'.join(ends)}: {words.name(path)}"
    for market in view["markets"]:
        places = ", ".join(node[1:] for node in market["places"])
        yield f"{words.text('board-market')} {places}: {words.name(market['resource'])}"


def signs(words: Words) -> dict[str, str]:
    return {"▮": words.name("guard"), **{sign: words.name(kind) for kind, sign in SHORT.items()}}
