"""What stands where in a row. Seats are counted from the one that looks, in turn order. A yield is the number of cards
in 36 rolls; a guess at hidden cards is in twelfths."""

from typing import Final

from pentarchy.games.night_watch.cards import (
    CARDS,
    CLANS,
    FALLEN_GIFT,
    HEROES,
    LAST_BREACH,
    MODES,
    MONOPOLY,
    PURCHASES,
    RESOURCES,
    SECTIONS,
    WILDLINGS,
)
from pentarchy.kernel.features import Layout, question_parts

WHO: Final = ["me", "next", "second", "third"]
LAYOUT: Final = Layout()

# The game.
SEAT_COUNT: Final = LAYOUT.block("seats", ["2", "3", "4"])
MODE: Final = LAYOUT.block("mode", MODES)
OPTIONS: Final = ["combined_trade_build", "tragedy_of_heroes", "setup_reveals_tokens", "variable_setup"]
OPTION: Final = LAYOUT.block("option", OPTIONS)
ROUNDS: Final = LAYOUT.one("rounds")
TURNS_LEFT: Final = LAYOUT.one("turns left")
ENDED: Final = LAYOUT.block("ended", ["glorious", "tragic", "turn limit"])
WINNER: Final = LAYOUT.block("winner", WHO)

# The turn.
ROLLED: Final = LAYOUT.one("rolled")
CARD_PLAYED: Final = LAYOUT.one("card played")
TRADING: Final = LAYOUT.one("trading")
PROPOSALS: Final = LAYOUT.one("proposals left")
DICE: Final = LAYOUT.one("sum of dice that is to pay")

# What is being asked, what follows then, and what a card or hero at work has done so far.
QUESTIONS: Final = [
    *["FoundSettlement", "FoundRoad", "FirstGuard", "BeforeRoll", "RollDice", "RollWild", "Act", "DrawCard"],
    *["Respond", "ChoosePartner", "DiscardOne", "PlaceTormund", "ChooseVictim", "StealCard", "ChoosePatrol"],
    *["ExpelWildling", "ChooseResources", "NameResource", "PlaceFreeRoad", "PlaceFreeGuard", "TurnToken"],
    *["UseTarly", "FlipOrExchange", "ChooseHero", "BuryHero", "Demand", "GiveBack", "Swap", "LiftRoad", "LayLifted"],
    *["Substitute", "SeeCard", "RetainCard", "SpyOn", "SeizeCard", "BanishWildling"],
]
QUESTION_NUMBERS: Final = {name: number for number, name in enumerate(QUESTIONS)}
QUESTION: Final = LAYOUT.block("question", question_parts(QUESTIONS))
ROLLS_WILD: Final = QUESTION + QUESTION_NUMBERS["RollWild"]
STEALS: Final = QUESTION + QUESTION_NUMBERS["StealCard"]
RESPONDS: Final = QUESTION + QUESTION_NUMBERS["Respond"]
CHOOSES_PARTNER: Final = QUESTION + QUESTION_NUMBERS["ChoosePartner"]
FOLLOWING: Final = {
    "tokens": ["TurnToken", "UncoverSettlement", "UncoverKeep", "UncoverPool", "FoundersTokens"],
    "wildling die": ["AdvanceWildlings"],
    "production": ["Resolve"],
    "free pieces": ["FreePiece"],
    "steals": ["StealRandom"],
    "cards to see": ["LookAtDeck", "SeeCard", "RetainCard"],
    "hero's side": ["HeroUsed"],
    "settlements to found": ["FoundSettlement"],
    "guards to place": ["FirstGuard"],
}
FOLLOWS: Final = LAYOUT.block("follows", [*FOLLOWING])
FOLLOWS_AT: Final = {step: FOLLOWS + place for place, steps in enumerate(FOLLOWING.values()) for step in steps}
DIE_FOLLOWS: Final = FOLLOWS_AT["AdvanceWildlings"]
PRODUCTION_FOLLOWS: Final = FOLLOWS_AT["Resolve"]
EFFECT_BY: Final = LAYOUT.block("effect by", WHO)
EFFECT_AGAINST: Final = LAYOUT.block("effect against", WHO)
EFFECT_CARDS: Final = LAYOUT.one("effect takes cards")
LOOKED: Final = LAYOUT.block("seen in the deck", CARDS[:MONOPOLY])
"""Whoever sees them does not play with monopolies (NGT-11.10)."""

# A proposal under way: what it brings and costs me, what I then lack, and who has agreed.
DEAL_GETS: Final = LAYOUT.block("deal brings me", RESOURCES)
DEAL_GIVES: Final = LAYOUT.block("deal costs me", RESOURCES)
DEAL_LACKS: Final = LAYOUT.block("cards short after the deal of", PURCHASES)
DEAL_WITH: Final = LAYOUT.block("deal agreed by", WHO)

# What is left for all.
BANK: Final = LAYOUT.block("bank", RESOURCES)
DECK: Final = LAYOUT.one("deck")
UNSEEN: Final = LAYOUT.block("unseen", CARDS)
FREE_SITE: Final = LAYOUT.one("yield of the best free site")
TORMUND_AT_HOME: Final = LAYOUT.one("tormund in his camp")

# What I alone know, and how I stand.
HELD: Final = LAYOUT.block("held", CARDS)
RATE: Final = LAYOUT.block("market", RESOURCES)
CANNOT: Final = 9
SHORT_OF: Final = LAYOUT.block("cards short after bank trades of", PURCHASES)
"""CANNOT where no piece or place is left."""
SITE_KIND: Final = LAYOUT.block("site within a road for", RESOURCES)
LEAD: Final = LAYOUT.one("lead in points + 12")
EVEN: Final = 12

# North of the Wall, and how near the tragic end is.
CAMPED: Final = LAYOUT.block("camped", CLANS)
LINED_UP: Final = 2
"""A rush moves so many: they are told one by one."""
IN_LINE: Final = LAYOUT.block(
    "camp", [f"{clan} {camp} {kind}" for clan in CLANS for camp in range(1, LINED_UP + 1) for kind in WILDLINGS]
)
BEHIND: Final = LAYOUT.block("behind", [f"{clan} {kind}" for clan in CLANS for kind in WILDLINGS])
WAITING: Final = LAYOUT.block("waiting at", SECTIONS)
MANNED: Final = LAYOUT.block("guards at", SECTIONS)
MARGIN_WIDTH: Final = 3
MARGIN: Final = [LAYOUT.count(f"guards more than wildlings at {section}", MARGIN_WIDTH) for section in SECTIONS]
BREACHES: Final = LAYOUT.count("breaches", LAST_BREACH)
IN_GIFT: Final = LAYOUT.count("wildlings in the gift", FALLEN_GIFT)
DIE_BREACHES: Final = LAYOUT.one("twelfths of the die that breach")
DIE_ENTERS: Final = LAYOUT.one("wildlings that enter in twelve dice")
DIE_ENDS: Final = LAYOUT.one("twelfths of the die that end the game")
RUSH_BREACHES: Final = LAYOUT.block("breaches by a token of", CLANS)
FIGURES: Final = LAYOUT.block("frostfangs", WILDLINGS)
POOL: Final = LAYOUT.one("pool")
TOKEN_KIND: Final = LAYOUT.block("percent of the pool", WILDLINGS)
TOKEN_CLAN: Final = LAYOUT.block("percent of the pool", CLANS)
TOKEN_BREACHES: Final = LAYOUT.one("percent of the pool that breach")
MINE_IF_FALLS_AT: Final = LAYOUT.block("i win if the last breach is at", SECTIONS)

# Each player.
PLAYER: Final = Layout()
ON_TURN: Final = PLAYER.one("on turn")
BEGAN: Final = PLAYER.one("began")
ASKED: Final = PLAYER.one("asked")
TO_WIN_WIDTH: Final = 5
TO_WIN: Final = PLAYER.count("points to win", TO_WIN_WIDTH)
EXPECTED: Final = PLAYER.one("tenths of points with those hidden")
SETTLEMENTS: Final = PLAYER.one("settlements")
KEEPS: Final = PLAYER.one("keeps")
ROADS: Final = PLAYER.one("roads")
NO_SETTLEMENT: Final = PLAYER.one("no settlement left")
NEAR: Final = 2
LENGTH: Final = PLAYER.one("road length")
LONGEST: Final = PLAYER.one("longest road")
TO_LONGEST: Final = PLAYER.count("roads short of the longest", NEAR)
PATROLS: Final = PLAYER.one("patrols")
LARGEST: Final = PLAYER.one("largest patrol")
TO_LARGEST: Final = PLAYER.count("patrols short of the largest", NEAR)
ACTION_CARDS: Final = PLAYER.count("action cards", NEAR)
FRESH: Final = PLAYER.one("action cards of this turn")
CARDS_IN_HAND: Final = PLAYER.one("cards")
TOO_MANY: Final = PLAYER.one("cards over the limit")
TO_DISCARD: Final = PLAYER.one("cards to discard")
HAND: Final = PLAYER.block("twelfths of", RESOURCES)
LACKS: Final = PLAYER.block("cards short of", PURCHASES)
YIELD: Final = PLAYER.block("yield of", RESOURCES)
YIELDS: Final = PLAYER.one("yield of all")
PAYING_ROLLS: Final = PLAYER.one("rolls of 36 that pay")
KINDS_PAID: Final = PLAYER.one("kinds paid")
TRADED: Final = PLAYER.one("yield in trade")
UNDER_TORMUND: Final = PLAYER.one("yield under tormund")
UNDER_WILDLINGS: Final = PLAYER.one("yield under wildlings")
SITES: Final = PLAYER.one("sites")
SITE_HERE: Final = PLAYER.one("yield of the best site")
SITE_NEAR: Final = PLAYER.one("yield of the best site after a road")
SITE_FAR: Final = PLAYER.one("yield of the best site after two roads")
GUARDS_WIDTH: Final = 5
GUARDS: Final = PLAYER.count("guards", GUARDS_WIDTH)
GUARD_LEAD: Final = PLAYER.one("lead in guards + 7")
EVEN_GUARDS: Final = 7
WINS_IF_FALLS: Final = PLAYER.one("wins if the wall falls")
POSTS: Final = PLAYER.block("guards at", SECTIONS)
IN_FRONT: Final = PLAYER.block("first guard at", SECTIONS)
HERO: Final = PLAYER.block("hero", HEROES)
SIDE_B: Final = PLAYER.one("hero used once")
RESTS: Final = PLAYER.one("hero rests")
GUARD_RISK: Final = PLAYER.one("guards lost in twelve dice")
YIELD_RISK: Final = PLAYER.one("yield lost in twelve dice")

PLAYER_SIZE: Final = PLAYER.size
PLAYERS: Final = LAYOUT.block(WHO[0], PLAYER.names)
for who in WHO[1:]:
    LAYOUT.block(who, PLAYER.names)
SIZE: Final = LAYOUT.size
