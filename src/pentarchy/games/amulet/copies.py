"""Written by tools/table_copies.py from fields.py, do not edit: how the table is copied and begun."""

from pentarchy.games.amulet.fields import Campaign, Fields, Fight, Night, Trade, Visit


def copy_campaign(campaign: Campaign) -> Campaign:
    twin = Campaign()
    twin.quests = campaign.quests
    twin.levels = campaign.levels
    twin.story = campaign.story
    twin.oaths = campaign.oaths[:]
    twin.buried = campaign.buried[:]
    twin.shown = campaign.shown
    twin.ruled_out = campaign.ruled_out[:]
    twin.journeys = campaign.journeys[:]
    return twin


def fresh_campaign(seats: int) -> Campaign:
    campaign = Campaign()
    campaign.quests = 0
    campaign.levels = []
    campaign.story = 0
    campaign.oaths = [0] * seats
    campaign.buried = [0] * seats
    campaign.shown = 0
    campaign.ruled_out = [0] * seats
    campaign.journeys = [0] * seats
    return campaign


def copy_visit(visit: Visit) -> Visit:
    twin = Visit()
    twin.payments = visit.payments
    twin.health_payments = visit.health_payments
    twin.upgraded = visit.upgraded
    twin.errands = visit.errands
    twin.repaired = visit.repaired
    twin.prices_bought = visit.prices_bought
    twin.bargained = visit.bargained
    twin.waived = visit.waived
    twin.exchanges_left = visit.exchanges_left
    twin.gems_chased = visit.gems_chased[:]
    twin.picks = visit.picks
    twin.late = visit.late
    twin.asked = visit.asked
    return twin


def fresh_visit() -> Visit:
    visit = Visit()
    visit.payments = 0
    visit.health_payments = 0
    visit.upgraded = 0
    visit.errands = 0
    visit.repaired = 0
    visit.prices_bought = 0
    visit.bargained = False
    visit.waived = 0
    visit.exchanges_left = 0
    visit.gems_chased = []
    visit.picks = 0
    visit.late = False
    visit.asked = 0
    return visit


def copy_trade(trade: Trade) -> Trade:
    twin = Trade()
    twin.partner = trade.partner
    twin.given = trade.given[:]
    twin.wanted = trade.wanted[:]
    return twin


def fresh_trade() -> Trade:
    trade = Trade()
    trade.partner = 0
    trade.given = []
    trade.wanted = []
    return trade


def copy_fight(fight: Fight) -> Fight:
    twin = Fight()
    twin.arena = fight.arena
    twin.foe = fight.foe
    twin.outcome = fight.outcome
    twin.armed = fight.armed
    twin.hand = fight.hand
    twin.used = fight.used
    twin.extra = fight.extra
    twin.lifted = fight.lifted
    twin.token = fight.token
    twin.borrowed = fight.borrowed
    twin.weapons_left = fight.weapons_left
    twin.laid = fight.laid[:]
    twin.covered = fight.covered
    twin.outside = fight.outside
    twin.closed = fight.closed
    twin.closed_by = fight.closed_by
    twin.unshielded = fight.unshielded
    twin.extra_damage = fight.extra_damage
    twin.healing = fight.healing
    twin.coins = fight.coins
    return twin


def fresh_fight() -> Fight:
    fight = Fight()
    fight.arena = 0
    fight.foe = 0
    fight.outcome = 0
    fight.armed = 0
    fight.hand = 0
    fight.used = 0
    fight.extra = 0
    fight.lifted = 0
    fight.token = 0
    fight.borrowed = 0
    fight.weapons_left = 0
    fight.laid = []
    fight.covered = 0
    fight.outside = 0
    fight.closed = 0
    fight.closed_by = 0
    fight.unshielded = False
    fight.extra_damage = 0
    fight.healing = 0
    fight.coins = 0
    return fight


def copy_night(night: Night) -> Night:
    twin = Night()
    twin.slot = night.slot
    twin.errands = night.errands
    twin.ready_at_dusk = night.ready_at_dusk
    twin.pending = night.pending
    twin.card = night.card
    twin.aims = night.aims
    twin.loss = night.loss[:]
    twin.salve = night.salve[:]
    return twin


def fresh_night(seats: int) -> Night:
    night = Night()
    night.slot = 0
    night.errands = 0
    night.ready_at_dusk = 0
    night.pending = 0
    night.card = 0
    night.aims = []
    night.loss = [0] * seats
    night.salve = [0] * seats
    return night


def copy_fields(table: Fields, twin: Fields) -> None:
    table.copy_agenda_to(twin)
    twin.mode = table.mode
    twin.campaign = copy_campaign(table.campaign)
    twin.day = table.day
    twin.phase = table.phase
    twin.holder = table.holder
    twin.active = table.active
    twin.verdict = table.verdict
    twin.latest = table.latest
    twin.deck = table.deck
    twin.lair = table.lair
    twin.manor = table.manor
    twin.village = table.village
    twin.fronts = table.fronts
    twin.gone = table.gone
    twin.dungeon = table.dungeon
    twin.mythical_deck = table.mythical_deck
    twin.mythical_cards = table.mythical_cards
    twin.unseen_mythical = table.unseen_mythical
    twin.adventure = table.adventure
    twin.unseen_adventures = table.unseen_adventures
    twin.finished = table.finished[:]
    twin.upgrades = table.upgrades
    twin.quest_laid = table.quest_laid[:]
    twin.quest_covered = table.quest_covered
    twin.quest_outside = table.quest_outside
    twin.ready = table.ready
    twin.damaged = table.damaged
    twin.away = table.away
    twin.tower = table.tower
    twin.shop = table.shop
    twin.boxed = table.boxed
    twin.supply = table.supply[:]
    twin.character = table.character[:]
    twin.place = table.place[:]
    twin.coins = table.coins[:]
    twin.health = table.health[:]
    twin.skills = table.skills[:]
    twin.pips = table.pips[:]
    twin.xp = table.xp[:]
    twin.fields = table.fields[:]
    twin.gems = table.gems[:]
    twin.spells = table.spells[:]
    twin.potions = table.potions[:]
    twin.trophies = table.trophies[:]
    twin.stuns = table.stuns[:]
    twin.cancelled = table.cancelled[:]
    twin.spent = table.spent[:]
    twin.current_visit = None if table.current_visit is None else copy_visit(table.current_visit)
    twin.current_trade = None if table.current_trade is None else copy_trade(table.current_trade)
    twin.current_fight = None if table.current_fight is None else copy_fight(table.current_fight)
    twin.current_night = None if table.current_night is None else copy_night(table.current_night)
    twin.stunned = table.stunned
    twin.repairs_left = table.repairs_left
    twin.wearing = table.wearing
    twin.windfall = table.windfall
    twin.oath_gems = table.oath_gems
    twin.cached_blank = table.cached_blank


def fresh_fields(table: Fields) -> None:
    seats = table.seats
    table.mode = 0
    table.campaign = fresh_campaign(seats)
    table.day = 0
    table.phase = 0
    table.holder = 0
    table.active = 0
    table.verdict = 0
    table.latest = 0
    table.deck = 0
    table.lair = 0
    table.manor = 0
    table.village = 0
    table.fronts = 0
    table.gone = 0
    table.dungeon = 0
    table.mythical_deck = 0
    table.mythical_cards = 0
    table.unseen_mythical = 0
    table.adventure = 0
    table.unseen_adventures = 0
    table.finished = []
    table.upgrades = 0
    table.quest_laid = []
    table.quest_covered = 0
    table.quest_outside = 0
    table.ready = 0
    table.damaged = 0
    table.away = 0
    table.tower = 0
    table.shop = 0
    table.boxed = 0
    table.supply = []
    table.character = [0] * seats
    table.place = [0] * seats
    table.coins = [0] * seats
    table.health = [0] * seats
    table.skills = [0] * seats
    table.pips = []
    table.xp = [0] * seats
    table.fields = [0] * seats
    table.gems = []
    table.spells = [0] * seats
    table.potions = [0] * seats
    table.trophies = [0] * seats
    table.stuns = [0] * seats
    table.cancelled = [0] * seats
    table.spent = [0] * seats
    table.current_visit = None
    table.current_trade = None
    table.current_fight = None
    table.current_night = None
    table.stunned = False
    table.repairs_left = 0
    table.wearing = 0
    table.windfall = 0
    table.oath_gems = 0
    table.cached_blank = 0
