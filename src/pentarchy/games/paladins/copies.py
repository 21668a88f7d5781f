"""Written by tools/table_copies.py from fields.py, do not edit: how the table is copied and begun."""

from pentarchy.games.paladins.fields import Fields, Turn


def copy_turn(turn: Turn) -> Turn:
    twin = Turn()
    twin.mode = turn.mode
    twin.favour = turn.favour
    twin.target = turn.target
    twin.retinue_before = turn.retinue_before
    return twin


def fresh_turn() -> Turn:
    turn = Turn()
    turn.mode = 0
    turn.favour = 0
    turn.target = 0
    turn.retinue_before = 0
    return turn


def copy_fields(table: Fields, twin: Fields) -> None:
    table.copy_agenda_to(twin)
    twin.boards = table.boards
    twin.round = table.round
    twin.start = table.start
    twin.active = table.active
    twin.passed = table.passed
    twin.tax = table.tax
    twin.town = table.town[:]
    twin.town_unseen = table.town_unseen
    twin.town_gone = table.town_gone
    twin.outsiders = table.outsiders[:]
    twin.outsiders_unseen = table.outsiders_unseen
    twin.outsiders_gone = table.outsiders_gone
    twin.orders = table.orders[:]
    twin.orders_unseen = table.orders_unseen
    twin.favours = table.favours[:]
    twin.favours_unseen = table.favours_unseen
    twin.favour_workers = table.favour_workers[:]
    twin.tavern = table.tavern[:]
    twin.tavern_unseen = table.tavern_unseen
    twin.tavern_gone = table.tavern_gone
    twin.hired = table.hired[:]
    twin.walls_unseen = table.walls_unseen
    twin.suspicion_unseen = table.suspicion_unseen[:]
    twin.suspicion_gone = table.suspicion_gone[:]
    twin.monks = table.monks
    twin.outposts = table.outposts
    twin.silver = table.silver[:]
    twin.provisions = table.provisions[:]
    twin.attributes = table.attributes[:]
    twin.workers = table.workers[:]
    twin.placed = table.placed[:]
    twin.workshops = table.workshops[:]
    twin.done = table.done[:]
    twin.jars = table.jars[:]
    twin.unpaid = table.unpaid[:]
    twin.paid = table.paid[:]
    twin.suspicions = table.suspicions[:]
    twin.suspicion_piles = table.suspicion_piles[:]
    twin.retinue = table.retinue[:]
    twin.walls = table.walls[:]
    twin.attacked = table.attacked[:]
    twin.converted = table.converted[:]
    twin.paladin = table.paladin[:]
    twin.chosen = table.chosen[:]
    twin.hand = table.hand[:]
    twin.top = table.top[:]
    twin.under = table.under[:]
    twin.undrawn = table.undrawn[:]
    twin.used = table.used[:]
    twin.turn = None if table.turn is None else copy_turn(table.turn)
    twin.abilities_used = table.abilities_used
    twin.marker = table.marker
    twin.stack = table.stack[:]
    twin.schemes_unseen = table.schemes_unseen[:]
    twin.schemes_gone = table.schemes_gone[:]
    twin.scheme = table.scheme


def fresh_fields(table: Fields) -> None:
    seats = table.seats
    table.boards = 0
    table.round = 0
    table.start = 0
    table.active = 0
    table.passed = 0
    table.tax = 0
    table.town = []
    table.town_unseen = 0
    table.town_gone = 0
    table.outsiders = []
    table.outsiders_unseen = 0
    table.outsiders_gone = 0
    table.orders = []
    table.orders_unseen = 0
    table.favours = []
    table.favours_unseen = 0
    table.favour_workers = []
    table.tavern = []
    table.tavern_unseen = 0
    table.tavern_gone = 0
    table.hired = []
    table.walls_unseen = 0
    table.suspicion_unseen = []
    table.suspicion_gone = []
    table.monks = 0
    table.outposts = 0
    table.silver = []
    table.provisions = []
    table.attributes = []
    table.workers = []
    table.placed = []
    table.workshops = []
    table.done = []
    table.jars = []
    table.unpaid = []
    table.paid = []
    table.suspicions = []
    table.suspicion_piles = []
    table.retinue = []
    table.walls = []
    table.attacked = []
    table.converted = []
    table.paladin = []
    table.chosen = [0] * seats
    table.hand = [0] * seats
    table.top = [0] * seats
    table.under = [0] * seats
    table.undrawn = [0] * seats
    table.used = [0] * seats
    table.turn = None
    table.abilities_used = 0
    table.marker = 0
    table.stack = []
    table.schemes_unseen = []
    table.schemes_gone = []
    table.scheme = 0
