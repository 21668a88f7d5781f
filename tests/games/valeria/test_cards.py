"""Every card and every op of the effect vocabulary (VAL-17) is carried out in some whole game."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from pentarchy.games.valeria import GAME
from pentarchy.games.valeria.cards import CITIZENS, DOMAIN_ROWS, DOMAINS, DUKES, EVENTS, FOES, NO_DUKE, PACKAGE
from pentarchy.games.valeria.steps.harvest import CITIZENS_ON
from pentarchy.kernel.data import load
from pentarchy.kernel.steps import CHANCE

GAMES = 12
"""Random games of every variant and seat count."""
CARDS = {"slain": "monster", "recruited": "citizen", "enlisted": "citizen", "built": "domain", "domain-works": "domain"}
CARDS |= {"changed-dice": "domain", "exchanged": "citizen", "hostile": "hostile", "all-lose": "hostile"}


class Seen:
    """What happened: events by kind and card, questions asked, sides of citizens used, dukes and lines scored."""

    def __init__(self):
        self.events, self.questions, self.sides, self.dukes, self.parts = Counter(), set(), set(), set(), set()

    def play(self, variant, seats, seed):
        state, rng = GAME.new(seats, variant.options), Random(seed)
        state.listen()
        while not state.over:
            self.questions.add(state.question)
            state.play(state.draw(rng.random()) if state.seat == CHANCE else rng.choice(state.options()))
            for event in state.heard():
                self.hear(state, event)
        self.parts |= {part for parts in state.outcome.parts for part, points in parts.items() if points}
        self.dukes |= {*state.dukes, state.dark_lord} - {NO_DUKE}

    def hear(self, state, event):
        self.events[event.kind, event.facts.get(CARDS.get(event.kind, ""), "")] += 1
        if event.kind == "harvested":
            for kind, _ in CITIZENS_ON[state.die_one][state.die_two]:
                if state.citizens[event.seat][kind]:
                    self.sides.add((kind, event.seat == state.active))


@cache
def seen():
    found = Seen()
    for variant in GAME.variants:
        for seats in variant.seats:
            for seed in range(GAMES):
                found.play(variant, seats, seed)
    return found


@pytest.mark.parametrize("foe", FOES)
def test_every_monster_and_event_is_slain(foe):
    assert seen().events["slain", foe]


@pytest.mark.parametrize("citizen", CITIZENS)
def test_every_citizen_is_recruited_enlisted_and_used_on_both_sides(citizen):
    kind = CITIZENS.index(citizen)
    assert seen().events["recruited", citizen]
    assert seen().events["enlisted", citizen]
    assert {(kind, True), (kind, False)} <= seen().sides


@pytest.mark.parametrize("domain", DOMAINS)
def test_every_domain_is_built_and_works(domain):
    assert seen().events["built", domain]
    timing = DOMAIN_ROWS[DOMAINS.index(domain)].text("timing")
    if timing in ("on_doubles", "action_start", "on_gain_citizen", "on_slay"):
        assert seen().events["domain-works", domain]
    if timing == "roll_phase":
        assert seen().events["changed-dice", domain]


@pytest.mark.parametrize("event", EVENTS)
def test_every_hostile_event_comes_into_play(event):
    assert seen().events["hostile", event]


def test_every_duke_is_kept():
    assert seen().dukes == set(range(len(DUKES)))


OPS = {
    "gain": lambda s: s.events["gained", ""],
    "gain_per": lambda s: s.events["slain", "troll"],
    "choose": lambda s: {"ChooseYield", "ChooseReward", "UseHerald"} <= s.questions,
    "exchange": lambda s: s.events["exchanged", "monk"] and s.events["bought-points", ""],
    "take_from_opponent": lambda s: s.events["took", ""] and s.events["took-alone", ""],
    "take_citizen": lambda s: s.events["enlisted", "knight"],
    "extra_slay": lambda s: "SlayExtra" in s.questions,
    "return_card": lambda s: s.events["returned", ""],
    "take_random_monster": lambda s: s.events["stolen", ""],
    "set_die": lambda s: s.events["changed-dice", "foxgrove_palisade"],
    "shift_die": lambda s: s.events["changed-dice", "palace_of_the_dawn"],
    "ignore_copy_surcharge": lambda s: s.events["built", "emerald_stronghold"],
    "domain_discount": lambda s: s.events["built", "pratchetts_plateau"],
    "add_token": lambda s: s.events["token", ""],
    "each_player_loses": lambda s: all(s.events["all-lose", e] for e in ("giant_leech", "sorcerer", "kobold_thieves")),
    "score_per": lambda s: "duke" in s.parts,
    "score_resources": lambda s: "resources" in s.parts,
    "majority": lambda s: "majorities" in s.parts,
}


def ops_in(value):
    """Every op named anywhere in the data."""
    if isinstance(value, dict):
        found = {value["op"]} if "op" in value else set()
        return found.union(*[ops_in(part) for part in value.values()])
    return set().union(*[ops_in(part) for part in value]) if isinstance(value, list) else set()


def test_the_list_of_ops_is_complete():
    files = ["citizens", "starters", "monsters", "domains", "dukes", "events", "variants"]
    assert set().union(*[ops_in(load(PACKAGE, name).fields) for name in files]) == set(OPS)


@pytest.mark.parametrize("op", OPS)
def test_every_op_is_carried_out(op):
    assert OPS[op](seen())
