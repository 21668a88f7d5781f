"""`pentarchy rules`: the guide to a game, its exact rules, and which code and tests cite them."""

from dataclasses import asdict
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.table import Table

from pentarchy.cli.arguments import Json, language
from pentarchy.cli.console import RESULTS, print_json
from pentarchy.cli.coverage import Coverage, all_coverage, coverage
from pentarchy.cli.rulebook import ID, Rulebook, read, rulebooks, slug_of
from pentarchy.games import games
from pentarchy.words.guide import Guide, guide


def rules(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game, or a rule id such as DIC-4.10.")] = None,
    rule: Annotated[str | None, typer.Argument(metavar="[RULE-ID]", help="A rule, or a chapter such as DIC-4.")] = None,
    lang: Annotated[str | None, typer.Option(help="en, cs or sk; usually the language of the terminal.")] = None,
    exact: Annotated[bool, typer.Option("--exact", help="All rules with their ids, instead of the guide.")] = False,
    cited: Annotated[bool, typer.Option("--coverage", help="Which code and tests cite each rule.")] = False,
    as_json: Json = False,
) -> None:
    """Read how a game is played, its exact rules, or which code and tests cite them.

    [bold]Examples[/]

    pentarchy rules dice_king

    pentarchy rules dice_king --exact

    pentarchy rules DIC-4.10

    pentarchy rules amulet AMU-7 --lang cs

    pentarchy rules --coverage

    pentarchy rules dice_king --coverage --json
    """
    if game is not None and ID.match(game):
        game, rule = slug_of(game), game
    if cited:
        show_coverage(game, as_json)
    elif game is None:
        show_books(as_json)
    elif rule is None and not exact and game in games() and (told := guide(game, language(lang))):
        show_guide(game, told, as_json)
    else:
        show_rules(read(game, language(lang)), rule, as_json)


def show_books(as_json: bool) -> None:
    books = [read(slug) for slug in rulebooks()]
    if as_json:
        print_json({book.slug: {"prefix": book.prefix, "rules": len(book.rules)} for book in books})
        return
    table = Table("game", "rules", "from", "to")
    for book in books:
        table.add_row(book.slug, str(len(book.rules)), book.rules[0].id, book.rules[-1].id)
    RESULTS.print(table)
    RESULTS.print("[bold]pentarchy rules GAME[/] tells how it is played.")


def show_guide(slug: str, told: Guide, as_json: bool) -> None:
    if as_json:
        print_json({"game": slug, "title": told.title, "sections": [asdict(section) for section in told.sections]})
    else:
        RESULTS.print(Markdown(told.text))


def show_rules(book: Rulebook, rule: str | None, as_json: bool) -> None:
    found = book.rules if rule is None else book.find(rule)
    if as_json:
        print_json({"game": book.slug, "rules": {each.id: each.text for each in found}})
    elif rule is None:
        RESULTS.print(Markdown(book.text))
    else:
        RESULTS.print(Markdown("\n".join(each.text for each in found)))


def show_coverage(game: str | None, as_json: bool) -> None:
    covered = all_coverage() if game is None else [coverage(game)]
    if as_json:
        print_json({each.slug: each.counted() for each in covered})
        return
    if game is not None:
        RESULTS.print(citation_table(covered[0]))
    RESULTS.print(coverage_table(covered))


def coverage_table(covered: list[Coverage]) -> Table:
    table = Table("game", "rules", "cited in code", "cited in tests", "untested")
    for each in covered:
        in_code = sum(rule in each.code for rule in each.rules)
        in_tests = len(each.rules) - len(each.untested)
        table.add_row(each.slug, str(len(each.rules)), str(in_code), str(in_tests), named(each.untested))
    return table


def named(rules: list[str], most: int = 6) -> str:
    """A few of the rules by their ids."""
    return ", ".join(rules[:most]) + (f", … ({len(rules)} in all)" if len(rules) > most else "")


def citation_table(covered: Coverage) -> Table:
    table = Table("rule", "code", "tests")
    for rule in covered.rules:
        tests = "\n".join(covered.tests.get(rule, [])) or "[red]none[/]"
        table.add_row(rule, "\n".join(covered.code.get(rule, [])), tests)
    return table
