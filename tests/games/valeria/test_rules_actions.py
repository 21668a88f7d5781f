"""Section 6, and the monsters and domains of section 8."""

import pytest

from pentarchy.games.valeria.cards import CITIZENS, COST_OF, DOMAINS, FOES, MAGIC_OF, STRENGTH_OF
from pentarchy.games.valeria.costs import domain_prices
from tests.games.valeria.given import (
    acting,
    count_of,
    domain_on_top,
    exhausted,
    foe_count,
    in_play,
    left,
    monsters,
    owns,
    place_of,
    play,
    purse,
    purse_of,
    stack_of,
)

ALL_AREAS = {"areas": ["hills", "barrens", "forest", "swamp", "cavern"]}
ROLES = ("peasant", "butcher", "merchant", "archer", "knight", "archer", "rogue", "rogue", "cleric", "paladin")
"""Citizens that meet the requirement of every domain."""


def build(domain, *arrangements, seats=2, below=2, gold=0, strength=0, magic=0, **options):
    """Seat 0 builds this domain and has so much left."""
    s = play(seats, **options).given(owns(0, *ROLES), domain_on_top(domain, below=below))
    s.given(*arrangements)
    price = domain_prices(s.table, 0)[DOMAINS.index(domain)]
    s.given(purse(0, gold + price, strength, magic), acting()).when(f"build {domain}")
    return s.when(f"pay {price}") if s.table.question == "PayDomain" else s


def test_val_6_2_and_8_17_start_of_the_phase():
    """VAL-6.2, VAL-8.17"""
    s = play(2).given(owns(0, "blood_crow_army", "halfpenny_hill", "monolith_of_ostendaar"), purse(0), acting())
    assert purse_of(s) == (1, 1, 1, 0)


def test_val_6_3_the_actions():
    """VAL-6.3, VAL-6.1: there is no passing"""
    s = play(2).given(purse(0, gold=2, strength=1), acting())
    assert s.options() == [
        *("gain gold", "gain strength", "gain magic", "slay goblin"),
        *("recruit merchant", "recruit rogue", "recruit champion", "recruit paladin", "recruit butcher"),
    ]
    assert s.refused("decline") == ("VAL-6.1", "act-now")


def test_val_6_4_and_6_12_only_top_cards():
    """VAL-6.4, VAL-6.12, VAL-6.19"""
    s = play(2).given(purse(0, 50, 50, 50), acting())
    assert s.refused("slay goblin_king") == ("VAL-6.4", "not-on-top")
    assert s.refused("recruit monk") == ("VAL-6.12", "not-on-top")
    below = next(name for name in DOMAINS if (DOMAINS.index(name),) not in s.table.stacks[15:])
    assert s.refused(f"build {below}") == ("VAL-6.19", "not-on-top")


def test_val_6_7_and_6_15_cards_move():
    """VAL-6.7, VAL-6.15, VAL-6.8"""
    s = play(2).given(purse(0, gold=4, strength=1), acting()).when("slay goblin", "recruit archer")
    assert (foe_count(s, 0), count_of(s, 0, "archer")) == (1, 1)
    assert stack_of(s, "hills") == ["goblin", "goblin", "goblin_mage", "goblin_king"]
    assert len(stack_of(s, "archer")) == 4
    assert purse_of(s)[3] == 0


def test_val_6_5_refused_payments():
    """VAL-6.5, VAL-6.6, VAL-6.14"""
    s = play(2).given(purse(0, strength=4, magic=3), acting()).when("slay owlbear")
    assert s.options() == ["pay 1", "pay 2", "pay 3", "pay 4"]
    assert s.refused("pay 5") == ("VAL-6.5", "more-than-the-price")
    assert s.refused("gain gold") == ("VAL-6.5", "pay-now")
    s.when("pay 3")
    assert purse_of(s) == (0, 1, 2 + 2, 0)
    s = play(2).given(purse(0, gold=2, magic=3), acting()).when("recruit archer")
    assert s.options() == ["pay 1", "pay 2"]
    assert s.refused("pay 3") == ("VAL-6.14", "you-have-less")
    s = play(2).given(purse(0, gold=4, magic=1), acting()).when("recruit archer")
    assert s.refused("pay 1") == ("VAL-6.14", "not-enough-magic")


def test_val_6_22_magic_for_a_domain():
    """VAL-6.22, VAL-6.19"""
    s = play(2).given(owns(0, *ROLES), domain_on_top("violet_thorn"), purse(0, gold=5, magic=4), acting())
    s.when("build violet_thorn")
    assert s.options() == ["pay 3", "pay 4", "pay 5"]
    s.when("pay 4")
    assert purse_of(s) == (1, 0, 1, 0)
    s = play(2).given(owns(0, *ROLES), domain_on_top("violet_thorn"), purse(0, gold=3, magic=3), acting())
    assert s.refused("build violet_thorn") == ("VAL-6.22", "too-expensive")


@pytest.mark.parametrize(
    ("domain", "fitting", "most"),
    [
        ("darktide_harbour", ["mercenary", "rogue"], 9),
        ("rogues_landing", ["merchant", "peasant", "butcher"], 9),
        ("shattered_hand", ["cleric", "paladin"], 9),
        ("cloudriders_camp", ["knight", "champion"], 2),
        (
            "grimmwater_keep",
            ["cleric", "merchant", "mercenary", "peasant", "knight", "rogue", "champion", "paladin", "butcher"],
            3,
        ),
    ],
)
def test_val_8_19_free_citizens(domain, fitting, most):
    """VAL-8.19, VAL-6.24, VAL-6.10: not optional while a fitting card is there"""
    s = build(domain)
    enlisted = [name for name in fitting if COST_OF[CITIZENS.index(name)] <= most]
    assert s.options() == [f"enlist {name}" for name in enlisted]
    assert s.refused("decline") == ("VAL-6.10", "enlist-now")
    assert s.refused("enlist archer") == ("VAL-6.10", "does-not-fit")
    before = count_of(s, 0, enlisted[0])
    s.when(f"enlist {enlisted[0]}")
    assert count_of(s, 0, enlisted[0]) == before + 1
    assert purse_of(s)[1] == (3 if domain == "cloudriders_camp" else 0)


def test_val_8_19_a_single_fitting_card_is_taken():
    """VAL-8.19"""
    s = build("shattered_hand", exhausted(5))
    assert s.table.question == "TurnUpDomain"
    assert count_of(s, 0, "paladin") == 2


def test_val_8_13_wraith_and_orc_warrior_may():
    """VAL-8.13"""
    s = play(2, **ALL_AREAS).given(monsters("wraith"), purse(0, strength=4, magic=3), acting()).when("slay wraith")
    assert "enlist cleric" not in s.options()
    assert s.options()[-1] == "decline"
    s.when("decline")
    assert s.table.question == "ChooseAction"


@pytest.mark.parametrize(
    ("boss", "reward"),
    [
        ("goblin_king", (2, 0)),
        ("skeleton_king", (4, 0)),
        ("troll", (0, 4)),
        ("orc_chieftain", (4, 0)),
        ("witch_queen", (0, 2)),
        ("swamp_dragon", (0, 4)),
        ("red_dragon", (6, 0)),
    ],
)
def test_val_8_14_bosses(boss, reward):
    """VAL-8.14, VAL-6.9: with one other monster of the area in the pile; those of other areas do not count"""
    area = {"goblin_king": "hills", "skeleton_king": "ruins", "troll": "valley", "orc_chieftain": "mountains"}
    area |= {"witch_queen": "barrens", "swamp_dragon": "swamp", "red_dragon": "cavern"}
    areas = ["hills", "ruins", "valley", "forest", "mountains"]
    areas = areas if area[boss] in areas else [*areas[:4], area[boss]]
    s = play(2, areas=areas)
    minion = stack_of(s, area[boss])[0]
    s.given(monsters(boss), owns(0, minion, "treant"), purse(0, strength=30, magic=10), acting())
    s.when(f"slay {boss}", f"pay {STRENGTH_OF[FOES.index(boss)]}")
    gold, _, magic, _ = purse_of(s)
    assert (gold, magic - 10 + MAGIC_OF[FOES.index(boss)]) == reward


def test_val_8_11_bane_spider_takes_a_knight():
    """VAL-8.11"""
    s = play(2).given(monsters("bane_spider", "spider_queen"), purse(0, strength=6), acting())
    s.when("slay bane_spider")
    assert s.options() == ["choose gold", "choose citizen"]
    s.when("choose citizen")
    assert count_of(s, 0, "knight") == 1


def test_val_6_24_and_8_21_cutthroats_truce():
    """VAL-6.24, VAL-8.21"""
    s = build("cutthroats_truce", purse(1, gold=2))
    assert s.options() == ["take gold from 1", "decline"]
    s.when("take gold from 1")
    assert (purse_of(s, 0)[0], purse_of(s, 1)[0]) == (2, 0)


def test_val_8_22_golden_obelisk():
    """VAL-8.22"""
    s = build("golden_obelisk_of_nae", magic=3)
    assert s.options() == ["exchange with golden_obelisk_of_nae", "decline"]
    assert s.refused("exchange with monk") == ("VAL-8.22", "exchange-or-decline-now")
    s.when("exchange with golden_obelisk_of_nae")
    assert purse_of(s) == (0, 0, 0, 3)
    assert build("golden_obelisk_of_nae", magic=2).table.question == "TurnUpDomain"


def test_val_8_23_the_requirement_is_not_checked_again():
    """VAL-8.23"""
    s = play(2).given(owns(0, "peasant", "butcher"), domain_on_top("nest_of_the_weaver_witch"), purse(0, gold=6))
    s.given(acting()).when("build nest_of_the_weaver_witch", "return butcher").dealt()
    assert count_of(s, 0, "nest_of_the_weaver_witch") == 1
    assert s.table.roles[0][0] == 1
    assert len(stack_of(s, "butcher")) == 6


def test_val_8_24_watcher_on_the_water():
    """VAL-8.24, VAL-6.31: the exhausted card goes to the bottom; hostile events cannot be returned"""
    s = build("watcher_on_the_water", owns(0, "goblin_king", "mimic"), exhausted(0), hostile_events=True)
    assert s.options() == ["return goblin_king", "decline"]
    assert s.refused("return goblin") == ("VAL-6.31", "not-such-a-card")
    s.when("return goblin_king")
    assert stack_of(s, "hills") == ["goblin_king"]
    assert (purse_of(s)[3], s.table.exhausted_deck, s.table.covered) == (3, 4, 0)
    assert count_of(s, 0, "goblin_king") == 0


def test_val_8_25_purloiners_perch():
    """VAL-8.25, VAL-9.5, VAL-6.34: every single card equally likely, no reward, no slay trigger"""
    given = (owns(1, "goblin", "goblin", "troll"), owns(0, "violet_thorn"))
    s = build("purloiners_perch", *given, seats=3)
    assert s.options() == ["steal from 1", "decline"]
    assert s.refused("steal from 2") == ("VAL-8.25", "no-monster-there")
    s.when("steal from 1")
    assert s.chances() == {"lose goblin": 2, "lose troll": 1}
    s.when("lose troll")
    assert (count_of(s, 0, "troll"), count_of(s, 1, "troll")) == (1, 0)
    assert purse_of(s) == (0, 0, 0, 0)
    assert s.told("stolen")[0]["monster"] == "troll"


def test_val_6_34_violet_thorn():
    """VAL-6.34, VAL-8.16: each slain monster, also by the additional slay, also a hostile event"""
    s = play(2, hostile_events=True).given(in_play("kobold_thieves", 8), owns(0, *ROLES, "violet_thorn"))
    s.given(domain_on_top("eye_of_asteraten"), purse(0, gold=8, strength=3), acting())
    s.when("build eye_of_asteraten", "slay kobold_thieves")
    assert purse_of(s)[2] == 1
    s.dealt().when("slay goblin")
    assert purse_of(s)[2] == 2


def test_val_6_25_the_additional_slay_may_be_declined():
    """VAL-6.25, VAL-8.20"""
    s = build("eye_of_asteraten")
    assert s.options()[-1] == "decline"
    assert s.refused("slay troll") == ("VAL-6.4", "not-on-top")
    assert s.refused("gain gold") == ("VAL-6.25", "slay-or-decline-now")
    s.when("decline").dealt()
    assert (purse_of(s)[1], s.table.actions) == (5, 1)


def test_val_6_26_the_last_card_of_a_stack():
    """VAL-6.26, VAL-6.28: nothing to turn up, so the place is covered"""
    s = build("monolith_of_ostendaar", below=0)
    assert s.table.question == "ChooseAction"
    assert s.table.covered == 1 << 15
    assert s.told("exhausted")[0]["place"] == "domains-1"


def test_val_6_30_no_exhausted_card_left():
    """VAL-6.30: the place stays empty and the stack is exhausted all the same; nothing goes back from it"""
    s = play(2).given(exhausted(0, 1, 2, 3), left("archer", 1), purse(0, gold=4), acting()).when("recruit archer")
    assert (s.table.exhausted_deck, s.table.exhausted_count()) == (0, 5)
    assert s.table.view(0)["centre"][8]["lies"] == ""
    s.given(owns(0, "peasant", "butcher"), domain_on_top("nest_of_the_weaver_witch"), purse(0, gold=6))
    s.when("build nest_of_the_weaver_witch", "return archer")
    assert (s.table.exhausted_deck, s.table.exhausted_count()) == (0, 4)


def test_val_6_27_a_new_domain_may_sleep_by_ruling():
    """VAL-6.27"""
    s = build("pratchetts_plateau", new_domain_works_same_turn=False).dealt()
    assert domain_prices(s.table, 0)[0] == 9
    s.given(acting(1)).when("gain gold", "gain gold", "roll 5 6")
    assert domain_prices(s.table, 0)[0] == 8


def test_val_6_17_also_for_a_domains_citizen():
    """VAL-6.17, VAL-8.16"""
    s = build("rogues_landing", owns(0, "forgotten_sorrows")).when("enlist butcher")
    assert purse_of(s)[2] == 1


def test_val_8_16_and_8_18_lasting_domains():
    """VAL-8.16, VAL-8.18: the Orb takes magic at the end of the phase"""
    s = play(2).given(owns(0, "orb_of_urdr"), purse(0), purse(1, magic=2), acting()).when("gain gold", "gain gold")
    assert s.options() == ["take magic from 1", "decline"]
    s.when("decline")
    assert purse_of(s, 1)[2] == 2


def test_the_centre_knows_its_places():
    """VAL-6.31"""
    s = play(2)
    assert place_of(s.table, "cleric") == 5
    assert s.table.stacks[5][-1] == CITIZENS.index("cleric")
