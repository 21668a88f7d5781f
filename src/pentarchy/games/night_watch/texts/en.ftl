# Brotherhood of the Watch. The data files have most names.

# Moves

move-roll = Roll the dice
move-end = End your turn
move-play = Play { $a }
move-buy = Buy an action card
move-road = Road { $a }
move-settle = Settlement { $a }
move-keep = Upgrade the settlement { $a } to a keep
move-guard = Place a guard on { $a }
move-bank = Trade { $a } for { $b } with the bank
note-bank = { $cost } for { $gain }
move-hero = Use { $a }
move-discard = Discard { $a }
move-tormund = Move Tormund to { $a }
move-rob = Rob { PLAYER($a) }
move-take = Take { $a } from the bank
move-name = Name { $a }
move-patrol = Patrol: { $a }
move-expel = Expel the wildling from { $a }
move-banish = Drive the wildling out of { $a }
move-demand = Demand { $a } from { PLAYER($b) }
move-give = Give { $a } in return
move-lift = Pick up the road { $a }
move-substitute = Pay { $b } instead of { $a }
note-substitute = costs { $cost }
move-pay = Pay the full price
note-pay = costs { $cost }
move-retain = Keep { $a }
move-spy = Look at { PLAYER($a) }’s hand
move-seize = Take { $a } from that hand
move-flip = Turn the hero over
move-exchange = Swap the hero for another
move-choose = Take { $a }
move-bury = Remove { $a } from the game
move-decline = Don’t use the hero
move-accept = Accept the offer
move-refuse = Refuse the offer
move-close = Trade with { PLAYER($a) }
move-withdraw = Trade with nobody
move-dice = The dice show { $a } and { $b }
move-wild = The wildling die shows { $a }
move-steal = The stolen card is { $a }
move-draw = The card drawn is { $a }
move-see = Card seen: { $a }
move-token = The token shows { $a-a }
move-terrain = Terrain: { $a }
move-market = Market: { $a }
move-starts = { PLAYER($a) } starts
move-propose = Offer { PLAYER($c) } { $a } for { $b }
move-counter = Offer { $a } for { $b } instead

# Questions

ask-BeforeRoll = Play a card or use your hero before rolling?
ask-Act = What will you do this turn?
ask-Respond = Do you accept this trade?
ask-ChoosePartner = Who will you trade with?
ask-LayTerrain = Which terrain goes here?
ask-LayMarket = Which market goes here?
ask-StartingSeat = Who starts?
ask-FoundSettlement = Where will you build your settlement?
ask-FoundRoad = Where does its road lead?
ask-FirstGuard = Where will you place your first guard?
ask-FlipOrExchange = Turn your hero over, or swap it for another?
ask-ChooseHero = Which hero will you take?
ask-ChoosePatrol = What does your patrol do?
ask-ExpelWildling = Which wildling will you expel?
ask-ChooseResources = Which cards will you take?
ask-NameResource = Which resource will you name?
ask-PlaceFreeRoad = Where will you build the free road?
ask-PlaceFreeGuard = Where will you place the guard?
ask-TurnToken = What does the token show?
ask-Demand = What will you demand, and from whom?
ask-GiveBack = Which card will you give in return?
ask-Swap = Which card will you trade, and for what?
ask-LiftRoad = Which road will you move?
ask-LayLifted = Where will you put the road?
ask-BanishWildling = Which wildling will you drive away?
ask-DrawCard = Which card is it?
ask-DiscardOne = You hold too many cards: which one will you discard?
ask-PlaceTormund = Where will you move Tormund?
ask-ChooseVictim = Who will you rob?
ask-StealCard = Which card is stolen?
ask-Substitute = How will you pay?
ask-SeeCard = Which card comes up?
ask-RetainCard = Which card will you keep?
ask-SpyOn = Whose hand will you look at?
ask-SeizeCard = Which card will you take?
ask-RollDice = What do the dice show?
ask-RollWild = What does the wildling die show?
ask-BuryHero = Which hero leaves the game?
ask-UseTarly = Nothing this time: will you use Tarly?

# Refusals

why-answer-now = First accept the offer, refuse it or make a counter-proposal.
why-bought-this-turn = You cannot play a card on the turn you bought it.
why-bury-hero-now = First a hero in the display has to leave the game.
why-cannot-pay = This costs { $cost }; you still need { $missing }.
why-choose-hero-now = First choose a hero from the display.
why-choose-partner-now = First choose who to trade with, or call the trade off.
why-choose-patrol-now = First choose what the patrol does.
why-choose-victim-now = First choose who to rob.
why-choose-wildling-now = First choose a wildling.
why-demand-now = First say what you demand, and from whom.
why-discard-now = { $count ->
    [one] First discard one more card.
   *[other] First discard { $count } more cards.
}
why-flip-or-exchange-now = First turn your hero over or swap it.
why-found-road-now = First build a road at your new settlement.
why-found-settlement-now = First build a settlement.
why-give-back-now = First give a card in return.
why-has-not-accepted = That player has not accepted.
why-he-must-move = Tormund may not stay where he is.
why-hero-rests = This hero is resting this turn.
why-kind-on-both-sides = You cannot trade { $card } for { $card }.
why-lift-road-now = First choose the road to move.
why-move-tormund-now = First move Tormund.
why-name-resource-now = First name a resource.
why-never-played = This card is never played; its point counts automatically.
why-no-effect-possible = This card would have no effect now.
why-no-gifts = Both sides must give something.
why-no-more-proposals = { $count ->
    [one] You can make only { $count } offer a turn.
   *[other] You can make only { $count } offers a turn.
}
why-no-such-card = You don’t have that card.
why-no-such-cards = You still need { $missing }.
why-no-wildling-in-gift = There is no wildling in the Gift.
why-no-wildling-there = There is no wildling there.
why-not-among-them = That is not one of the cards you see.
why-not-at-that-settlement = The road must start at the settlement you have just built { $place }.
why-not-in-bank = The bank does not have { $missing }.
why-not-in-display = That hero is not in the display.
why-not-in-this-step = That is not possible at this point.
why-not-on-this-map = There is no such place on this map.
why-not-removable = This road cannot be picked up.
why-not-this-hero-now = This hero cannot do anything now.
why-not-your-hero = This hero is not yours.
why-one-card-a-turn = You can play only one card a turn.
why-one-or-two-opponents = Name at least one opponent and at most { $count }.
why-only-to-opponents = Offers go to one or more opponents.
why-place-guard-now = First place the guard.
why-place-road-now = First place the road.
why-rate-not-met = The bank wants { $rate } { $card } for one card; you have { $have }.
why-retain-now = First keep one of the cards.
why-roll-first = Roll the dice first.
why-same-kind = The bank always gives a different resource from the one it takes.
why-section-full = { $section } is full: it holds { $count } guards.
why-seize-now = First take a card from that hand.
why-spy-now = First choose whose hand to look at.
why-substitute-now = First choose how to pay.
why-swap-now = First trade a card with the bank.
why-take-cards-now = { $count ->
    [one] First take a card from the bank.
   *[other] First take { $count } cards from the bank.
}
why-tarly-or-decline-now = First use Tarly, or decide not to.
why-too-near = The neighbouring intersections must be empty; there is a building { $place }.
why-trade-step-over = You have started building: no more trading this turn.
why-wrong-number = { $count ->
    [one] Take exactly one card.
   *[other] Take exactly { $count } cards.
}
why-not-in-this-game = That is not used in this game.
why-path-taken = There is already a road on that path.
why-road-not-connected = That path is not connected to any of your roads or buildings.
why-behind-a-building = An opponent’s building { $place } cuts off your road.
why-no-own-road-there = None of your roads leads there.
why-place-taken = There is already a building there.
why-no-settlement-of-yours = A keep replaces one of your settlements, and there is none there.
why-no-road-left = All { $count } of your roads are built.
why-no-settlement-left = All { $count } of your settlements are built: first upgrade one to a keep.
why-no-keep-left = All { $count } of your keeps are built.
why-no-guard-left = All { $count } of your guards are already on the Wall.
why-deck-empty = There are no action cards left.
why-lacks-wildling-in-gift = There is no wildling in the Gift.
why-lacks-wildling-in-north = There is no wildling in the camps or clearings.
why-lacks-bank-not-empty = The bank is empty.
why-lacks-guard-in-supply = You have no guards left.
why-lacks-free-wall-space = There is no free space on the Wall.
why-lacks-own-cards = You have no resource cards.
why-lacks-received-nothing = This roll did bring you something.
why-lacks-removable-road = None of your roads can be moved: a road must be attached at one end only and have somewhere else to go.
why-lacks-deck-not-empty = There are no action cards left.
why-lacks-opponent-more-public-vp = No opponent with cards has more public points than you.
why-lacks-opponent-with-cards = No opponent has a resource card.
why-lacks-legal-road = There is no path on which you could build a road.
why-lacks-played-patrol = You have no played Ranger Patrol in front of you.
why-lacks-robber-in-gift = Tormund is in his camp.
why-lacks-payable = You cannot pay for that, even with one card replaced.
why-hero-after-production = Tarly can be used only right after a roll that brought you nothing.
why-hero-after-roll = This hero can be used only after the roll.
why-no-opponent = That is not one of your opponents.
why-has-no-cards = { $player } has no resource cards.
why-not-ahead = You can choose only a player with more public points than you: { $player } has { $theirs }, you have { $yours }.
why-not-in-that-hand = That card is not in that hand.
why-must-substitute = With this hero you must replace one card of the price.
why-not-in-the-cost = The price is { $cost }: replace one of these cards with another resource.
why-not-your-road = You have no road there.
why-where-it-was = The road cannot go back to where it was.
why-like-the-one-before = There is a wildling of the same kind in front of it: choose that one; it makes no difference.
why-not-at-that-hex = { $player } has no building at { $hex }.

# What happened

event-accepted = { $player } accepts the offer.
event-refused = { $player } refuses the offer.
event-countered = { $player } offers { $give } for { $want } instead.
event-proposed = { $player } offers { $to } { $give } for { $want }.
event-traded = { $player } gives { $give } to { $with } for { $get }.
event-bank-trade = { $player } trades { $count } { $give } for { $get } with the bank.
event-advanced = From the camps of the { $clan }, { $wildling-a } advances to { $clearing }.
event-rush = The camps of the { $clan } are full: the wildlings rush the Wall!
event-entered-gift = Having passed the Wall, { $wildling-a } enters the Gift and occupies { $hex }.
event-breach = { $section } is breached (breach { $count } of 3).
event-guard-lost = { $player } loses a guard on { $section }.
event-token = The token turned up shows { $token-a }.
event-banished = { $player } drives the wildling out of { $place }.
event-expelled = { $player } expels the wildling from { $hex }.
event-bought-card = { $player } buys an action card: { $card }.
event-bought-card-unseen = { $player } buys an action card.
event-played-card = { $player } plays { $card }.
event-demanded = { $givers-count ->
    [0] { $player } demands { $resource }, but nobody has any.
   *[other] { $player } demands { $resource } and gets a card from { $givers }.
}
event-gave-back = { $player } gives { $card } to { $to } in return.
event-discarded = { $player } discards { $cards }.
event-guard = { $player } places a guard on { $section }.
event-hero-used = { $player } uses { $hero }.
event-hero-flipped = { $player } turns { $hero } over.
event-hero-taken = { $player } takes { $hero }.
event-hero-lost = { $hero } leaves the game.
event-keep = { $player } upgrades the settlement { $place } to a keep.
event-settlement = { $player } builds a settlement { $place }.
event-road = { $player } builds a road { $path }.
event-lifted-road = { $player } picks up the road { $path }.
event-laid-market = There is a market for { $resource } { $place }.
event-laid-terrain = Laid on the map: { $hex }.
event-monopoly = { $count ->
    [0] { $player } names { $resource }, but nobody has any.
    [one] { $player } names { $resource } and collects { $count } card.
   *[other] { $player } names { $resource } and collects { $count } cards.
}
event-produced = { $player } receives { $cards }.
event-took = { $player } takes { $cards } from the bank.
event-special-card = { $player } takes { $card }.
event-special-card-aside = Nobody holds { $card } now.
event-spied = { $player } looks at { $on }’s hand.
event-starts = { $player } starts the game.
event-stole = { $player } steals { $card } from { $from }.
event-stole-unseen = { $player } steals a card from { $from }.
event-tormund = { $player } moves Tormund to { $hex }.
event-tormund-home = Tormund returns to his camp.
event-rolled = { $wild ->
    [0] { $player } rolls { $first } and { $second }.
   *[other] { $player } rolls { $first } and { $second }; the wildling die shows { $wild }.
}
event-spent-card = { $left ->
    [0] { $player } removes the last { $card } played.
   *[other] { $player } removes a played { $card }; { $left } left.
}
event-pool-refilled = { $count ->
    [one] The pool is empty: the token turned up goes back into it.
   *[other] The pool is empty: the { $count } tokens turned up are shuffled back into it.
}
event-no-figure = No figure is left for { $wildling-a } of the { $clan }: nobody comes.
event-vp-token = { $tokens ->
    [2] { $player } takes a second VP token for { $guards } guards on the Wall.
   *[other] { $player } takes a VP token for { $guards } guards on the Wall.
}
event-vp-token-lost = { $guards ->
    [one] { $player } has only { $guards } guard left on the Wall and returns a VP token.
   *[other] { $player } has only { $guards } guards left on the Wall and returns a VP token.
}

# Options and outcome

option-mode = Game
option-founding = Starting positions
option-first_player = Starting player
option-variable_setup = Terrain laid at random
option-tragedy_of_heroes = Variant: Tragedy of Heroes
option-combined_trade_build = Trade and building in any order
option-setup_reveals_tokens = Initial settlements turn up wildling tokens
option-trade_offers_per_turn = Offers to players per turn
option-turn_limit = Turns after which the game stops
hint-end-glorious = the Wall holds in { $times } out of 10 games
reason-glorious = Ten victory points: a glorious victory.
reason-tragic_breach = The Wall has been breached for the third time: a tragic victory. Whoever has the most guards on the Wall wins, whatever the points.
reason-tragic_gift = There are too many wildlings in the Gift: a tragic victory. Whoever has the most guards on the Wall wins, whatever the points.
reason-turn_limit = The agreed number of turns has been played.
part-settlement = Settlements
part-keep = Keeps
part-longest_road = Longest Road
part-largest_patrol = Largest Patrol
part-vp_card = Victory Point cards
part-guard_token = VP tokens for guards
part-guards_on_wall = Guards on the Wall (no points; they decide)
part-resource_cards = Resource cards in hand (no points)
tie-points = Tied on guards: victory points decided.
tie-resource_cards = Tied on guards and points: resource cards in hand decided.
tie-guards = The number of guards on the Wall decided.

# Names

name-any = any resource
name-by_mode = as in the chosen version
name-given = the player in the first seat
name-drawn = at random
name-fixed = fixed
name-snake = players choose in turn
name-chase_tormund = move Tormund
name-expel_wildling = expel a wildling
name-w1 = Wall section 1
name-w2 = Wall section 2
name-w3 = Wall section 3
name-w4 = Wall section 4
name-ice_river-1 = camp 1 of the Ice River clan
name-ice_river-2 = camp 2 of the Ice River clan
name-ice_river-3 = camp 3 of the Ice River clan
name-ice_river-4 = camp 4 of the Ice River clan
name-ice_river-5 = camp 5 of the Ice River clan
name-k_regular_ice_river = regular wildling of the Ice River clan
name-k_climber_ice_river = climber of the Ice River clan
name-k_giant_ice_river = giant of the Ice River clan
name-cave_dwellers-1 = camp 1 of the Cave Dwellers
name-cave_dwellers-2 = camp 2 of the Cave Dwellers
name-cave_dwellers-3 = camp 3 of the Cave Dwellers
name-cave_dwellers-4 = camp 4 of the Cave Dwellers
name-cave_dwellers-5 = camp 5 of the Cave Dwellers
name-k_regular_cave_dwellers = regular wildling of the Cave Dwellers
name-k_climber_cave_dwellers = climber of the Cave Dwellers
name-k_giant_cave_dwellers = giant of the Cave Dwellers
name-hornfoots-1 = camp 1 of the Hornfoots
name-hornfoots-2 = camp 2 of the Hornfoots
name-hornfoots-3 = camp 3 of the Hornfoots
name-hornfoots-4 = camp 4 of the Hornfoots
name-hornfoots-5 = camp 5 of the Hornfoots
name-k_regular_hornfoots = regular wildling of the Hornfoots
name-k_climber_hornfoots = climber of the Hornfoots
name-k_giant_hornfoots = giant of the Hornfoots

# Places, by what is around them

called-land = { $terrain } { $number }
called-twin = { $terrain } { $number } in the { $side }
called-barren = the { $terrain }
called-between-two = between { $a } and { $b }
called-between-three = between { $a }, { $b } and { $c }
called-corner = at the { $side } corner of { $hex }
called-side = along the { $side } side of { $hex }
called-number = at { $number }
called-numbers = on { $numbers }
name-north = north
name-north_east = north-east
name-east = east
name-south_east = south-east
name-south = south
name-south_west = south-west
name-west = west
name-north_west = north-west
name-middle = middle

# The board

board-market = Market
board-turn = { $turn ->
    [0] Setup
   *[other] Turn { $turn }
}
board-wild = wildling die
board-bank = Bank
board-deck = Action cards left: { $cards }
board-proposal = { $give } for { $want }
board-accept = accepts
board-refuse = refuses
board-breaches = Breaches of the Wall
board-in-gift = Wildlings in the Gift
board-pool = Tokens in the pool
board-display = Heroes in the display
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-hand = Cards: { $cards }, action cards: { $actions }
board-road = Road { $length }, patrols { $patrols }
board-guards = Guards on the Wall: { $guards }

# What only the browser says

web-map = Map
web-dice = Dice
web-hand = Your hand
web-seen = { $player }’s hand
web-build = Build
web-trade = Trade
web-counter = Counter-proposal
web-give = Give
web-want = Get
web-gives = gives
web-wants = wants
web-offer = Offer
web-compose = Choose what you give and what you want for it.
web-offers-left = { $count ->
    [0] no offers left
    [one] { $count } offer left
   *[other] { $count } offers left
}
web-standing = How the Watch is doing
web-unguarded = no guard
web-regulars = { $count ->
    [0] no wildlings
    [one] { $count } wildling
   *[other] { $count } wildlings
}
web-market = Market: { $resource }, { $rate }:1
web-fresh = { $count ->
    [one] { $count } bought this turn
   *[other] { $count } bought this turn
}
web-rests = resting this turn
web-side = Side { $side } of the card
web-card-patrol = Move Tormund and steal a card, or expel a wildling from the Gift and take a card from its hex.
web-card-road_building = Build two roads for free.
web-card-winter_is_coming = Take any two cards from the bank.
web-card-new_recruit = Place a guard for free.
web-card-victory_point = Worth 1 point; never played.
web-card-monopoly = Name a resource: everybody gives you all their cards of it.
web-card-patrol-base = Move Tormund to another hex and steal a card there.
web-hero-mormont = Name a resource: one or two opponents give you one each and get a card back.
web-hero-marsh = Trade one card with the bank, 1:1.
web-hero-tarly = Nothing from a roll? Take any one card.
web-hero-yarwyck = Move one of your roads.
web-hero-thorne = When you place a guard, replace one card of the price with any other.
web-hero-melisandre = When you buy an action card, replace one card of the price with any other and choose from three.
web-hero-mance = Look at the hand of someone with more points than you and take a card.
web-hero-benjen = Remove a wildling north of the Wall; then turn up a token from the pool.
web-hero-ygritte = Remove a wildling from the Gift.
web-hero-yoren = Remove a played Ranger Patrol and place a guard for free.
web-hero-qhorin = Send Tormund back to his camp and take a card from his hex.

web-side-A = Not used yet: after its first use you turn it over or swap it.
web-side-B = Used once: after the next use it is swapped.
web-close = Close
web-bank-rate = The bank gives you one card for { $rate } of these.
web-bank-left = Cards left in the bank: { $left }.
web-buy-road = Connects your buildings to new places; the longest road brings points.
web-buy-settlement = Worth 1 point; brings a card for each hex beside it whose number is rolled.
web-buy-keep = Replaces a settlement: worth 2 points and brings two cards instead of one.
web-buy-guard = Holds a section of the Wall against the wildlings.
web-buy-action_card = A hidden card that you can play on a later turn.
web-cost = Costs { $cost }.
web-left = Left: { $left }.
web-missing = You still need { $missing }.
board-breaches-why = With { $all } breaches the Wall falls: whoever has the most guards wins.
board-in-gift-why = With { $all } wildlings in the Gift the game ends: whoever has the most guards wins.
