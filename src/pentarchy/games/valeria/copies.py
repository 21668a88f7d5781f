"""Written by tools/table_copies.py from fields.py, do not edit: how the table is copied and begun."""

from pentarchy.games.valeria.fields import Fields, Harvest


def copy_harvest(harvest: Harvest) -> Harvest:
    twin = Harvest()
    twin.before = harvest.before
    twin.exchanges = harvest.exchanges[:]
    return twin


def fresh_harvest() -> Harvest:
    harvest = Harvest()
    harvest.before = []
    harvest.exchanges = []
    return harvest


def copy_fields(table: Fields, twin: Fields) -> None:
    table.copy_agenda_to(twin)
    twin.hostile = table.hostile
    twin.areas = table.areas
    twin.stacks = table.stacks[:]
    twin.hidden = table.hidden[:]
    twin.covered = table.covered
    twin.lairs = table.lairs[:]
    twin.tokens = table.tokens[:]
    twin.emptied = table.emptied[:]
    twin.exhausted_deck = table.exhausted_deck
    twin.hostile_deck = table.hostile_deck
    twin.sent_back = table.sent_back[:]
    twin.unseen_events = table.unseen_events
    twin.unseen_domains = table.unseen_domains
    twin.purse = [item[:] for item in table.purse]
    twin.citizens = table.citizens[:]
    twin.roles = table.roles[:]
    twin.domains = table.domains[:]
    twin.pile = table.pile[:]
    twin.dealt = table.dealt[:]
    twin.dukes = table.dukes[:]
    twin.dark_lord = table.dark_lord
    twin.first = table.first
    twin.active = table.active
    twin.turns = table.turns
    twin.phase = table.phase
    twin.actions = table.actions
    twin.die_one = table.die_one
    twin.die_two = table.die_two
    twin.used = table.used
    twin.sleeping = table.sleeping
    twin.harvest = None if table.harvest is None else copy_harvest(table.harvest)
    twin.yields = table.yields
    twin.purchase = table.purchase
    twin.attacked = table.attacked
    twin.ending = table.ending


def fresh_fields(table: Fields) -> None:
    seats = table.seats
    table.hostile = False
    table.areas = []
    table.stacks = []
    table.hidden = []
    table.covered = 0
    table.lairs = []
    table.tokens = []
    table.emptied = []
    table.exhausted_deck = 0
    table.hostile_deck = 0
    table.sent_back = []
    table.unseen_events = 0
    table.unseen_domains = 0
    table.purse = []
    table.citizens = []
    table.roles = []
    table.domains = []
    table.pile = []
    table.dealt = [0] * seats
    table.dukes = [0] * seats
    table.dark_lord = 0
    table.first = 0
    table.active = 0
    table.turns = 0
    table.phase = 0
    table.actions = 0
    table.die_one = 0
    table.die_two = 0
    table.used = 0
    table.sleeping = 0
    table.harvest = None
    table.yields = None
    table.purchase = None
    table.attacked = 0
    table.ending = 0
