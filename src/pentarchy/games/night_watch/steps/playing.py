"""Playing action cards and using heroes: when they may be, and what follows (NGT-11.2 to NGT-11.6, NGT-19.10)."""

from typing import Final

from pentarchy.games.night_watch.cards import CARD_KINDS, CARDS, HEROES, one_more
from pentarchy.games.night_watch.fields import EMPTY
from pentarchy.games.night_watch.hidden.diary import left_hand
from pentarchy.games.night_watch.moves import HERO, PLAY
from pentarchy.games.night_watch.scoring import check_victory
from pentarchy.games.night_watch.steps import building
from pentarchy.games.night_watch.steps.asking import begin_effect
from pentarchy.games.night_watch.steps.effects import (
    ANY_TIME,
    CARD_NEEDS,
    CARD_PROGRAMS,
    CARD_RULES,
    HERO_NEEDS,
    HERO_PROGRAMS,
    HERO_RULES,
    IN_BUILD,
    IN_TRADE,
    OUT_OF_TURN,
    PLAYABLE,
    STAYS_IN_FRONT,
    ready,
)
from pentarchy.games.night_watch.steps.hero_cards import HERO_USED
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import Refusal

NO_CARDS: Final = [0] * CARD_KINDS


def add_cards(table: Table, seat: int, moves: list[int]) -> None:
    """NGT-11.2, NGT-11.3: the cards that may be played; not those bought in this turn."""
    held, fresh = table.held[seat * CARD_KINDS : (seat + 1) * CARD_KINDS], table.turn.fresh
    if held == NO_CARDS:
        return
    for card in PLAYABLE:
        if held[card] > fresh[card] and CARD_NEEDS[card].hold(table, seat):
            moves.append(PLAY.base + card)


def add_hero(table: Table, seat: int, moves: list[int]) -> None:
    """NGT-19.10: the own hero, in its window."""
    hero = ready(table, seat)
    if hero != EMPTY and in_window(table, hero):
        moves.append(HERO.base + hero)


def in_window(table: Table, hero: int) -> bool:
    if ANY_TIME[hero]:
        return True
    return table.turn.rolled and not OUT_OF_TURN[hero] and (table.turn.trading or not IN_TRADE[hero])


def play_card(table: Table, seat: int, card: int) -> None:
    """NGT-11.4 to NGT-11.6, NGT-20.5: a Patrol stays in front of its player, a progress card leaves the game."""
    table.held[seat * CARD_KINDS + card] -= 1
    table.turn.card_played = True
    begin_effect(table, seat)
    left_hand(table, seat, card)
    table.then(CARD_PROGRAMS[table.mode][card])
    if table.events is not None:
        table.tell(Event("played-card", "NGT-11.2", seat, {"card": CARDS[card]}))
    if STAYS_IN_FRONT[card]:
        table.patrols[seat] += 1
        building.award_patrol(table)
        check_victory(table)
    else:
        table.removed = one_more(table.removed, card)


def use_hero(table: Table, seat: int, hero: int, rule: str = "NGT-19.4") -> None:
    """NGT-14.6, NGT-19.4, NGT-19.5, NGT-19.9; a hero of the build step opens it (NGT-5.6)."""
    begin_effect(table, seat)
    table.watch.hero_turn[seat] = table.turns
    if IN_BUILD[hero]:
        building.close_trade(table)
    if table.events is not None:
        table.tell(Event("hero-used", rule, seat, {"hero": HEROES[hero]}))
    table.then([*HERO_PROGRAMS[hero], HERO_USED[seat]])


def refused_card_or_hero(table: Table, seat: int, move: int) -> Refusal | None:
    """Why a card or a hero cannot be used now; None for other moves."""
    if PLAY.covers(move):
        card = move - PLAY.base
        count = table.held[seat * CARD_KINDS + card]
        if table.turn.card_played:
            return Refusal("NGT-11.2", "one-card-a-turn")
        if card not in PLAYABLE:
            return Refusal("NGT-11.9", "never-played")
        if count and count <= table.turn.fresh[card]:
            return Refusal("NGT-11.3", "bought-this-turn")
        if not count:
            return Refusal("NGT-11.2", "no-such-card")
        return CARD_NEEDS[card].refusal(table, seat, CARD_RULES[card]) or Refusal("NGT-11.2", "no-effect-possible")
    if HERO.covers(move):
        return refused_hero(table, seat, move - HERO.base)
    return None


def refused_hero(table: Table, seat: int, hero: int) -> Refusal:
    if not table.full:
        return Refusal("NGT-4.3", "not-in-this-game")
    if table.watch.heroes[seat] != hero:
        return Refusal("NGT-19.1", "not-your-hero")
    if table.watch.hero_turn[seat] == table.turns:
        return Refusal("NGT-19.2", "hero-rests")
    if OUT_OF_TURN[hero]:
        return Refusal(HERO_RULES[hero], "hero-after-production")
    if not ANY_TIME[hero] and not table.turn.rolled:
        return Refusal("NGT-19.10", "hero-after-roll")
    if IN_TRADE[hero] and not table.turn.trading:
        return Refusal("NGT-19.10", "trade-step-over")
    return HERO_NEEDS[hero].refusal(table, seat, HERO_RULES[hero]) or Refusal("NGT-19.10", "not-this-hero-now")
