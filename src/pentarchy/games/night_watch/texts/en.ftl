# Brotherhood of the Watch. The data files have most names.

# Moves

move-roll = Roll the dice
move-end = End the turn
move-play = Play the card: { $a }
move-buy = Buy an action card
move-road = Road on { $a }
move-settle = Settlement on { $a }
move-keep = Keep on { $a }
move-guard = Guard on { $a }
move-bank = Bank: { $a } for { $b }
note-bank = { $cost }
move-hero = Use the hero { $a }
move-discard = Discard { $a }
move-tormund = Tormund to { $a }
move-rob = Rob { PLAYER($a) }
move-take = Take { $a }
move-name = Name { $a }
move-patrol = Patrol: { $a }
move-expel = Expel the wildling on { $a }
move-banish = Drive away a wildling: { $a }
move-demand = Demand { $a } from { PLAYER($b) }
move-give = Give { $a } back
move-lift = Take up the road on { $a }
move-substitute = Pay { $b } instead of { $a }
move-pay = Pay the full price
move-retain = Keep the card: { $a }
move-spy = Look at the hand of { PLAYER($a) }
move-seize = Take from that hand: { $a }
move-flip = Turn the hero over
move-exchange = Exchange the hero
move-choose = Choose the hero { $a }
move-bury = Remove the hero { $a }
move-decline = Do not use the hero
move-accept = Accept the proposal
move-refuse = Refuse the proposal
move-close = Trade with { PLAYER($a) }
move-withdraw = Trade with nobody
move-dice = The dice show { $a } and { $b }
move-wild = The wildling die shows { $a }
move-steal = Stolen: { $a }
move-draw = Drawn: { $a }
move-see = Seen in the deck: { $a }
move-token = The token shows: { $a }
move-terrain = Terrain: { $a }
move-market = Market: { $a }
move-starts = { PLAYER($a) } starts
move-propose = Offer { $a } for { $b } (to { PLAYER($c) })
move-counter = Rather { $a } for { $b }

# Questions

ask-BeforeRoll = A card or a hero before the roll?
ask-Act = What do you do in your turn?
ask-Respond = Do you take this trade? (Also those are asked who cannot pay: otherwise it would betray their hands.)
ask-ChoosePartner = With whom do you trade?
ask-LayTerrain = Which terrain lies here?
ask-LayMarket = Which market is here?
ask-StartingSeat = Who starts?
ask-FoundSettlement = Where do you found a settlement?
ask-FoundRoad = Where does its road lead?
ask-FirstGuard = Where does your first guard stand?
ask-FlipOrExchange = Turn your hero over, or exchange it?
ask-ChooseHero = Which hero do you take?
ask-ChoosePatrol = What does your patrol do?
ask-ExpelWildling = Which wildling is expelled?
ask-ChooseResources = Which cards do you take?
ask-NameResource = Which resource do you name?
ask-PlaceFreeRoad = Where does the free road lie?
ask-PlaceFreeGuard = Where does the guard stand?
ask-TurnToken = What does the token show?
ask-Demand = What do you demand, and from whom?
ask-GiveBack = Which card do you give back?
ask-Swap = Which card do you exchange for which?
ask-LiftRoad = Which road do you move?
ask-LayLifted = Where does the road go?
ask-BanishWildling = Which wildling is driven away?
ask-DrawCard = Which card is it?
ask-DiscardOne = You hold too many cards: which one goes?
ask-PlaceTormund = Where does Tormund go?
ask-ChooseVictim = Whom do you rob?
ask-StealCard = Which card is stolen?
ask-Substitute = How do you pay?
ask-SeeCard = Which card is seen?
ask-RetainCard = Which card do you keep?
ask-SpyOn = At whose hand do you look?
ask-SeizeCard = Which card do you take?
ask-RollDice = What do the dice show?
ask-RollWild = What does the wildling die show?
ask-BuryHero = Which hero leaves the game?
ask-UseTarly = You received nothing: do you use Tarly?

# Refusals

why-answer-now = Accept, refuse, or make a counter-proposal first.
why-bought-this-turn = You bought this card only in this turn.
why-bury-hero-now = First a hero of the display leaves the game.
why-cannot-pay = This costs { $cost }; you lack { $missing }.
why-choose-hero-now = First choose a hero from the display.
why-choose-partner-now = First choose with whom you trade, or nobody.
why-choose-patrol-now = First choose what the patrol does.
why-choose-victim-now = First choose whom you rob.
why-choose-wildling-now = First choose a wildling.
why-demand-now = First say what you demand and from whom.
why-discard-now = { $count ->
    [one] First discard one more card.
   *[other] First discard { $count } more cards.
}
why-flip-or-exchange-now = First turn your hero over or exchange it.
why-found-road-now = Now a road belongs to your new settlement.
why-found-settlement-now = Now you found a settlement.
why-give-back-now = First give a card back.
why-has-not-accepted = That player has not agreed.
why-he-must-move = Tormund may not stay where he is.
why-hero-rests = You took or used this hero only in this turn.
why-kind-on-both-sides = { $card } may not stand on both sides of a trade.
why-lift-road-now = First choose the road that moves.
why-move-tormund-now = First move Tormund.
why-name-resource-now = First name a resource.
why-never-played = This card is never played: it counts by itself.
why-no-effect-possible = This card could do nothing now.
why-no-gifts = Both sides must give something.
why-no-more-proposals = You have made all proposals of this turn ({ $count }).
why-no-such-card = You have no such card.
why-no-such-cards = You lack { $missing }.
why-no-wildling-in-gift = No wildling is in the Gift.
why-no-wildling-there = No wildling is there.
why-not-among-them = That is none of the cards you see.
why-not-at-that-settlement = The road must begin at the settlement just founded on { $place }.
why-not-in-bank = The bank lacks { $missing }.
why-not-in-display = That hero is not in the display.
why-not-in-this-step = That is not possible in this step.
why-not-on-this-map = This map has no such place.
why-not-removable = This road cannot be taken up.
why-not-this-hero-now = This hero can do nothing now.
why-not-your-hero = This hero is not yours.
why-one-card-a-turn = You have played a card in this turn.
why-one-or-two-opponents = Name at least one opponent and at most { $count }.
why-only-to-opponents = Proposals go to one or more opponents.
why-place-guard-now = First place the guard.
why-place-road-now = First place the road.
why-rate-not-met = The bank takes { $rate }× { $card } for one card; you have { $have }.
why-retain-now = First keep one of the cards.
why-roll-first = Roll the dice first.
why-same-kind = The bank gives another kind than it takes.
why-section-full = { $section } is full: it holds { $count } guards.
why-seize-now = First take a card from that hand.
why-spy-now = First choose at whose hand you look.
why-substitute-now = First choose how you pay.
why-swap-now = First exchange a card with the bank.
why-take-cards-now = { $count ->
    [one] First take a card from the bank.
   *[other] First take { $count } cards from the bank.
}
why-tarly-or-decline-now = First use Tarly, or do without him.
why-too-near = Too near: right beside it, on { $place }, stands a building.
why-trade-step-over = You have begun to build: no more trade in this turn.
why-wrong-number = { $count ->
    [one] Take exactly one card.
   *[other] Take exactly { $count } cards.
}
why-not-in-this-game = This game is played without it.
why-path-taken = A road already lies on that path.
why-road-not-connected = That path touches no road and no building of yours.
why-behind-a-building = An opponent’s building on { $place } cuts your road off there.
why-no-own-road-there = No road of yours leads there.
why-place-taken = A building already stands there.
why-no-settlement-of-yours = A keep replaces one of your settlements, and none stands there.
why-no-road-left = All your { $count } roads are built.
why-no-settlement-left = All your { $count } settlements are built: first turn one into a keep.
why-no-keep-left = All your { $count } keeps are built.
why-no-guard-left = All your { $count } guards stand on the Wall.
why-deck-empty = No action card is left.
why-lacks-wildling-in-gift = No wildling is in the Gift.
why-lacks-wildling-in-north = No wildling is in a camp or a clearing.
why-lacks-bank-not-empty = The bank is empty.
why-lacks-guard-in-supply = You have no guard left.
why-lacks-free-wall-space = No space is free on the Wall.
why-lacks-own-cards = You hold no resource card.
why-lacks-received-nothing = You have received something from this roll.
why-lacks-removable-road = None of your roads can be moved: it must hang on by one end and have another place to go.
why-lacks-deck-not-empty = No action card is left.
why-lacks-opponent-more-public-vp = No opponent with cards has more public points than you.
why-lacks-opponent-with-cards = No opponent holds a resource card.
why-lacks-legal-road = No path is open to a road of yours.
why-lacks-played-patrol = You have played no Patrol.
why-lacks-robber-in-gift = Tormund is in his camp.
why-lacks-payable = You do not hold the cards for that, even with one of them replaced.
why-hero-after-production = Tarly is asked about right after a roll that has brought you nothing.
why-hero-after-roll = This hero can be used only after the roll.
why-no-opponent = That is no opponent of yours.
why-has-no-cards = { $player } holds no resource card.
why-not-ahead = Only a player with more public points than you can be chosen: { $player } has { $theirs }, you have { $yours }.
why-not-in-that-hand = There is no such card in that hand.
why-must-substitute = With this hero one card of the price has to be replaced.
why-not-in-the-cost = Replace one card of the price ({ $cost }) by another kind.
why-not-your-road = No road of yours lies there.
why-where-it-was = The road has to leave { $path }.
why-like-the-one-before = A wildling of the same kind stands before it: choose that one, it comes to the same.
why-not-at-that-hex = { $player } has no building at { $hex }.

# What happened

event-accepted = { $player } accepts.
event-refused = { $player } refuses.
event-countered = { $player } would rather give { $give } for { $want }.
event-proposed = { $player } offers { $give } for { $want }; asked: { $to }.
event-traded = { $player } gives { $give } to { $with } and gets { $get }.
event-bank-trade = { $player } trades with the bank: { $count }× { $give } for { $get }.
event-advanced = { $clan }: { $wildling } advances to { $clearing }.
event-rush = { $clan }: the camps are full and a rush begins!
event-entered-gift = { $wildling } enters the Gift on { $hex }.
event-breach = The Wall is breached: { $section } ({ $count } of 3).
event-guard-lost = { $player } loses a guard: { $section }.
event-token = A token is turned: { $token }.
event-banished = { $player } drives a wildling away: { $place }.
event-expelled = { $player } expels the wildling on { $hex }.
event-bought-card = { $player } buys an action card: { $card }.
event-bought-card-unseen = { $player } buys an action card.
event-played-card = { $player } plays { $card }.
event-demanded = { $player } demands { $resource }; given by: { $givers }.
event-gave-back = { $player } gives { $card } back to { $to }.
event-discarded = { $player } discards { $cards }.
event-guard = { $player } places a guard: { $section }.
event-hero-used = { $player } uses { $hero }.
event-hero-flipped = { $player } turns { $hero } over.
event-hero-taken = { $player } takes { $hero }.
event-hero-lost = { $hero } leaves the game.
event-keep = { $player } builds a keep on { $place }.
event-settlement = { $player } builds a settlement on { $place }.
event-road = { $player } builds a road on { $path }.
event-lifted-road = { $player } takes up the road on { $path }.
event-laid-market = Market at { $place }: { $resource }.
event-laid-terrain = { $hex }: { $terrain }.
event-monopoly = { $player } names { $resource } and collects { $count }.
event-produced = { $player } receives { $cards }.
event-took = { $player } takes { $cards } from the bank.
event-special-card = { $player } takes the card { $card }.
event-special-card-aside = The card { $card } is set aside.
event-spied = { $player } looks at the hand of { $on }.
event-starts = { $player } starts the game.
event-stole = { $player } steals from { $from }: { $card }.
event-stole-unseen = { $player } steals a card from { $from }.
event-tormund = { $player } moves Tormund to { $hex }.
event-tormund-home = Tormund returns to his camp.
event-rolled = { $player } rolls { $first } and { $second }{ $wild ->
    [0] .
   *[other] , wildling die { $wild }.
}
event-spent-card = { $player } gives up a played card, { $card }; { $left } left.
event-pool-refilled = The pool is empty: { $count } turned tokens are shuffled into it.
event-no-figure = No figure is left for { $wildling } ({ $clan }): nobody comes.
event-vp-token = { $player } takes a VP token ({ $tokens } now): { $guards } guards on the Wall.
event-vp-token-lost = { $player } returns a VP token ({ $tokens } left): { $guards } guards on the Wall.

# Options and outcome

option-mode = Game
option-founding = Starting places
option-first_player = Starting player
option-variable_setup = Terrain laid at random
option-tragedy_of_heroes = Variant: Tragedy of Heroes
option-combined_trade_build = Trade and building in any order
option-setup_reveals_tokens = Founding turns wildling tokens
option-trade_offers_per_turn = Proposals to players in a turn
option-turn_limit = Turns after which the game stops
reason-glorious = Ten victory points: a glorious victory.
reason-tragic_breach = The Wall is breached for the third time: a tragic end. The most guards on the Wall win, not the most points.
reason-tragic_gift = Too many wildlings are in the Gift: a tragic end. The most guards on the Wall win, not the most points.
reason-turn_limit = The agreed number of turns is played.
part-settlement = Settlements
part-keep = Keeps
part-longest_road = Longest Road
part-largest_patrol = Largest Patrol
part-vp_card = Victory Point cards
part-guard_token = VP tokens for guards
part-guards_on_wall = Guards on the Wall (no points; they decide a tragic end)
part-resource_cards = Resource cards in hand (no points)
tie-points = Equal guards: victory points decide.
tie-resource_cards = Equal guards and points: resource cards decide.
tie-guards = The most guards on the Wall decide.

# Names

name-any = any resource
name-by_mode = as the game says
name-given = the first seat
name-drawn = drawn by lot
name-fixed = fixed
name-snake = founded in turn
name-chase_tormund = chase Tormund
name-expel_wildling = expel a wildling
name-w1 = Wall section 1
name-w2 = Wall section 2
name-w3 = Wall section 3
name-w4 = Wall section 4
name-ice_river-1 = Ice River, camp 1
name-ice_river-2 = Ice River, camp 2
name-ice_river-3 = Ice River, camp 3
name-ice_river-4 = Ice River, camp 4
name-ice_river-5 = Ice River, camp 5
name-k_regular_ice_river = regular wildling, Ice River
name-k_climber_ice_river = climber, Ice River
name-k_giant_ice_river = giant, Ice River
name-cave_dwellers-1 = Cave Dwellers, camp 1
name-cave_dwellers-2 = Cave Dwellers, camp 2
name-cave_dwellers-3 = Cave Dwellers, camp 3
name-cave_dwellers-4 = Cave Dwellers, camp 4
name-cave_dwellers-5 = Cave Dwellers, camp 5
name-k_regular_cave_dwellers = regular wildling, Cave Dwellers
name-k_climber_cave_dwellers = climber, Cave Dwellers
name-k_giant_cave_dwellers = giant, Cave Dwellers
name-hornfoots-1 = Hornfoots, camp 1
name-hornfoots-2 = Hornfoots, camp 2
name-hornfoots-3 = Hornfoots, camp 3
name-hornfoots-4 = Hornfoots, camp 4
name-hornfoots-5 = Hornfoots, camp 5
name-k_regular_hornfoots = regular wildling, Hornfoots
name-k_climber_hornfoots = climber, Hornfoots
name-k_giant_hornfoots = giant, Hornfoots

# The board

board-market = Market
board-turn = Turn { $turn }
board-wild = wildling die
board-bank = Bank
board-deck = Action cards left: { $cards }
board-proposal = { $give } for { $want }
board-accept = accepts
board-refuse = refuses
board-breaches = Breaches
board-in-gift = Wildlings in the Gift
board-pool = Tokens in the pool
board-display = Heroes on display
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-hand = Cards: { $cards }, action cards: { $actions }
board-road = Road { $length }, patrols { $patrols }
board-guards = Guards on the Wall: { $guards }

# What only the browser says

web-map = The map
web-dice = Dice
web-hand = Your hand
web-seen = The hand of { $player }
web-build = Building
web-trade = Trade
web-counter = Counter-proposal
web-give = Give
web-want = Get
web-gives = gives
web-wants = wants
web-offer = Offer
web-compose = Say what you give and what you want for it.
web-offers-left = { $count ->
    [0] no offer left
    [one] { $count } offer left
   *[other] { $count } offers left
}
web-standing = How the Watch stands
web-unguarded = no guard
web-regulars = { $count ->
    [0] no wildling
    [one] { $count } wildling
   *[other] { $count } wildlings
}
web-market = Market: { $resource }, { $rate }:1
web-fresh = { $count ->
    [one] { $count } bought only now
   *[other] { $count } bought only now
}
web-rests = rests in this turn
web-side = Side { $side } of the card
web-card-patrol = Chase Tormund and steal a card, or expel a wildling from the Gift and take a card of its hex.
web-card-road_building = Two roads for free.
web-card-winter_is_coming = Any two cards from the bank.
web-card-new_recruit = A guard for free.
web-card-victory_point = Counts one point; it is never played.
web-card-monopoly = Name a resource: all give you theirs.
web-card-patrol-base = Chase Tormund to another hex and steal a card there.
web-hero-mormont = Name a resource: one or two opponents give one and get one back.
web-hero-marsh = Trade one card with the bank, 1:1.
web-hero-tarly = No income from a roll? Take one card.
web-hero-yarwyck = Move one of your roads.
web-hero-thorne = A guard: pay one of its cards with any other.
web-hero-melisandre = An action card: pay one card with any other, choose among three.
web-hero-mance = Look at a leader’s hand and take a card.
web-hero-benjen = Remove a wildling north of the Wall; then turn a token from the pool.
web-hero-ygritte = Remove a wildling from the Gift.
web-hero-yoren = A played patrol becomes a guard.
web-hero-qhorin = Tormund back to his camp; take a card of his hex.
