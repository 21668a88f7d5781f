"""Written by tools/table_copies.py from fields.py, do not edit: how the table is copied and begun."""

from pentarchy.games.dice_king.fields import Fields


def copy_fields(table: Fields, twin: Fields) -> None:
    table.copy_agenda_to(twin)
    twin.layout = table.layout
    twin.castles = table.castles[:]
    twin.dragons = table.dragons
    twin.ruins = table.ruins
    twin.white_spots = table.white_spots
    twin.gold_spots = table.gold_spots
    twin.tops = table.tops[:]
    twin.decks = table.decks[:]
    twin.discard = table.discard
    twin.citizens = table.citizens[:]
    twin.supers = table.supers[:]
    twin.white = table.white[:]
    twin.gold = table.gold[:]
    twin.fires = table.fires[:]
    twin.white_supply = table.white_supply
    twin.gold_supply = table.gold_supply
    twin.fire_supply = table.fire_supply
    twin.supply = table.supply
    twin.unseen = table.unseen[:]
    twin.doubt = table.doubt[:]
    twin.doubts = table.doubts
    twin.active = table.active
    twin.turns = table.turns
    twin.rolls = table.rolls
    twin.faces = table.faces
    twin.target = table.target
    twin.stars = table.stars
    twin.spent = table.spent
    twin.orders = table.orders
    twin.revealed = table.revealed[:]
    twin.spot = table.spot
    twin.sixes = table.sixes
    twin.instant_winner = table.instant_winner


def fresh_fields(table: Fields) -> None:
    seats = table.seats
    table.layout = 0
    table.castles = [0] * seats
    table.dragons = 0
    table.ruins = 0
    table.white_spots = 0
    table.gold_spots = 0
    table.tops = []
    table.decks = []
    table.discard = 0
    table.citizens = [0] * seats
    table.supers = [0] * seats
    table.white = [0] * seats
    table.gold = [0] * seats
    table.fires = [0] * seats
    table.white_supply = 0
    table.gold_supply = 0
    table.fire_supply = 0
    table.supply = 0
    table.unseen = []
    table.doubt = []
    table.doubts = 0
    table.active = 0
    table.turns = 0
    table.rolls = 0
    table.faces = 0
    table.target = 0
    table.stars = 0
    table.spent = []
    table.orders = []
    table.revealed = []
    table.spot = 0
    table.sixes = []
    table.instant_winner = 0
