"""A review as one HTML file: no script, nothing fetched."""

from html import escape

from pentarchy.arena.pages.page import note, page, section, table
from pentarchy.arena.plots import chances
from pentarchy.review import Review
from pentarchy.review.grades import BEST
from pentarchy.review.report import Player
from pentarchy.review.sentences import sentence, signed, turning_point
from pentarchy.review.weighing import Decision
from pentarchy.words import Words

COLUMNS = ("result", "luck", "skill", "own-luck", "others-luck", "own-play", "others-play")


def review_page(review: Review, words: Words) -> str:
    parts = [graph(review, words)]
    if review.players:
        parts += [players(review.players, words), turning_points(review, words)]
    parts.append(choices(review, words))
    judged = words.said("review-judged-true" if review.true_cards else "review-judged", {})
    title = words.said("review-title", {"game": words.game.names[words.lang]})
    return page(title, [judged], parts, words.lang)


def graph(review: Review, words: Words) -> str:
    lines = [[move.after[seat] for move in review.moves] for seat in range(review.seats)]
    title = words.said("review-chances", {})
    names = [words.player(seat) for seat in range(review.seats)]
    return section(title, chances(lines, names, title))


def players(found: list[Player], words: Words) -> str:
    heads = [words.said(f"review-{head}", {}) for head in ("player", *COLUMNS, "adjusted", "accuracy")]
    rows = [[words.player(each.seat), *figures(each)] for each in found]
    return section(words.said("review-skill", {}), table(heads, rows), note(words.said("review-sums", {})))


def figures(player: Player) -> list[str]:
    changes = [signed(getattr(player, column.replace("-", "_"))) for column in COLUMNS]
    kept = "" if player.accuracy is None else f"{player.accuracy:.0f} %"
    return [*changes, f"{100 * (player.start + player.adjusted):.0f} %", kept]


def turning_points(review: Review, words: Words) -> str:
    told = [f"<li>{escape(turning_point(move, words.game, words))}</li>" for move in review.turning_points]
    return section(words.said("review-turning-points", {}), f"<ul>{''.join(told)}</ul>")


def choices(review: Review, words: Words) -> str:
    """All but the best."""
    told = [choice(each, words) for each in review.decisions if each.grade != BEST]
    found = "".join(told) or f"<li>{escape(words.said('review-all-fine', {}))}</li>"
    return section(words.said("review-choices", {}), f"<ul>{found}</ul>")


def choice(decision: Decision, words: Words) -> str:
    grade = words.said(f"review-class-{decision.grade}", {})
    move = words.move(words.game.parse(decision.move))
    said = f"{words.player(decision.seat)}: {move} ({grade})"
    return f"<li><b>{decision.index + 1}. {escape(said)}</b> {escape(sentence(decision, words.game, words))}</li>"
