# King of the Dice. Names of lands, cards and colours are in the data files.

move-stop = Stop rolling
move-reroll = { $a-count ->
    [one] Roll die { $a } again
   *[other] Roll dice { $a } again
}
move-claim = { $b ->
    [1] Claim the { $a }
    [2] Claim the { $a } for two stars
   *[3] Claim the { $a } for three stars
}
move-spend = Spend { $a-a }
move-alarm = Take no citizen and sound the dragon alarm
move-take = Take the { $a } face down
move-keep = Keep the { $a } tile
move-place = Place the tile { $a-where }
move-steal = Steal the { $a }
move-rob = Steal { $a-a } from { PLAYER($b) }
move-decline = Steal nothing
move-slay = Slay the dragon { $a-where }
move-conquer = Conquer the castle { $a-where }
move-borrow = Use one of { PLAYER($a) }’s dragon fires
move-sixes = { $a ->
    [0] No sixes rolled
    [one] One six rolled
   *[other] { $a } sixes rolled
}
move-roll = The dice show { $a }
move-uncover = The { $a } joins the offer
move-draw = Draw the { $a } tile
move-join = Map layout: { $a }
move-burn = Dragon fire { $a-where }
move-gold = Golden gem { $a-where }
move-white = White gem { $a-where }

ask-RerollOrStop = Which dice will you roll again?
ask-ClaimOrAlarm = Which citizen will you claim?
ask-SpendJokers = Which joker will you spend?
ask-TakeFaceDown = Which card becomes your super joker?
ask-KeepTile = Which tile will you keep?
ask-PlaceTile = Where does the tile go?
ask-StealCard = Which citizen will you steal?
ask-StealGem = Whose gem will you steal?
ask-SlayDragon = Which dragon will you slay?
ask-ConquerCastle = Which castle will you conquer?
ask-FireSource = Whose dragon fire is used?

why-reroll-nothing = Choose at least one die, or stop rolling.
why-only-rolling-now = You are still rolling (roll { $roll } of { $most }): roll some dice again or stop.
why-rolling-is-over = Rolling is over: no more dice are rolled this turn.
why-must-take-a-citizen = Your dice alone fulfil a card in the offer ({ $cards }), so you must take a citizen.
why-claim-or-alarm-now = Now claim a citizen or sound the dragon alarm.
why-not-in-the-offer = The { $card } ({ $card-label }) is not on top of its deck.
why-has-no-stars = The { $card } has no stars; only merchants do.
why-stars-are-the-highest = { $reached ->
    [2] Your dice reach two stars; you cannot ask for fewer.
   *[other] Your dice reach three stars; you cannot ask for fewer.
}
why-jokers-reach-more-stars = { $reached ->
    [2] With jokers you reach two stars here; you cannot ask for fewer.
   *[other] With jokers you reach three stars here; you cannot ask for fewer.
}
why-not-fulfilled = { $lacks ->
    [one] You are one die short
   *[other] You are { $lacks } dice short
}{ $dice ->
    [0] , and your jokers cannot make a die.
   *[other] , and your jokers cannot make a die that fits.
}
why-too-few-jokers = You are { $lacks } dice short, and your jokers make only { $dice ->
    [one] one.
   *[other] { $dice }.
}
why-spend-now = First pay for the { $card } with your jokers.
why-no-such-joker = You have no { $joker } to spend.
why-all-such-jokers-named = You have no more { $joker-many } to spend.
why-jokers-in-order = Jokers are chosen in order, and { $joker-a } comes before { $last-a }. To spend { $joker-a }, take your last choice back.
why-not-in-a-minimal-payment = You do not need { $joker-a } for this claim.
why-take-a-card-now = Now take a card from the offer, face down.
why-not-turned-up = No { $land } tile has been turned up.
why-keep-a-tile-now = Now choose which tile to keep.
why-place-a-tile-now = Now place the tile.
why-another-land = This is a { $land } tile, so it cannot go { $space-where }.
why-occupied = The space { $space-where } is occupied.
why-owns-no-fire = { $from } has no dragon fire to use.
why-choose-a-fire-now = Now choose whose dragon fire is used.
why-steal-a-card-now = Now steal a citizen, or decline to steal.
why-steal-a-gem-now = Now steal a gem, or decline to steal.
why-super-jokers-stay = Super jokers cannot be stolen, and the { $card } lies face down.
why-your-own-card = The { $card } ({ $card-label }) is already yours.
why-not-with-an-opponent = No opponent has the { $card } ({ $card-label }) lying face up.
why-your-own-gem = You cannot steal your own gem.
why-has-no-such-gem = { $from } has no { $gem }.
why-no-dragon-there = There is no dragon { $space-where }.
why-slay-now = Now choose the dragon to slay.
why-conquer-now = Now choose the castle to conquer.
why-not-the-nearest = The castle { $space-where } is { $steps } steps away from yours; { $nearest ->
    [one] another is right beside them.
   *[other] another is only { $nearest } away.
}
why-your-own-castle = The castle { $space-where } is already yours.
why-no-opponent-there = No opponent has a castle { $space-where }.

event-start-roll = { $player } rolls for the start and gets { $sixes ->
    [0] no sixes
    [one] one six
   *[other] { $sixes } sixes
}.
event-starts = { $player } starts.
event-uncovered = The { $card } ({ $card-label }) joins the offer.
event-rolled = { $player } rolls { $dice } (roll { $roll }).
event-claimed = { $player } claims the { $card }{ $stars ->
    [1] { "" }
    [2] { "" } for two stars
   *[3] { "" } for three stars
}{ $jokers-count ->
    [0] .
   *[other] , spending { $jokers }.
}
event-alarm = Dragon alarm! { $player } takes the { $card } as a super joker.
event-drew = { $player } turns up the { $land } tile.
event-kept = { $player } keeps the { $land } tile and shuffles the rest back ({ $back }).
event-placed = { $player } builds a castle { $space-where }{ $gem-id ->
    [none] .
   *[other] { "" } and takes { $gem-a }.
}
event-fire = { $from-id ->
    [nobody] A dragon fire breaks out { $space-where }.
   *[other] One of { $from }’s dragon fires breaks out { $space-where }.
}
event-ruin = No dragon fire is left: a ruin remains { $space-where }.
event-supply-gem = { $player } takes { $gem-a } from the supply.
event-stole-card = { $player } steals the { $card } from { $from }.
event-stole-gem = { $player } steals { $gem-a } from { $from }.
event-slain = { $player } slays the dragon { $space-where } and takes the dragon fire{ $gem-id ->
    [none] .
   *[other] { "" } and { $gem-a }.
}
event-no-dragon = There is no dragon for { $player } to slay.
event-no-castle = There is no castle for { $player } to conquer.
event-nothing-to-steal = There is nothing for { $player } to steal.
event-no-gem = The supply has no gem left for { $player }.
event-declined = { $player } steals nothing.
event-conquered = { $player } conquers { $from }’s castle { $space-where }; the token goes back to its owner.
event-tiles-placed = The last castle tile has been placed.
event-seventeenth-token = { $player } needs a 17th token!

option-setup = Setup
option-layout = Map layout
option-fires = Spaces with dragon fires
option-gold = Spaces with golden gems
option-white = Spaces with white gems

reason-tiles_placed = The last castle tile is on the map.
reason-seventeenth_token = A 17th token wins at once, whatever the points say.
part-largest_territory = Largest territory
part-other_castles = Other castles
part-most_dragon_fires = Most dragon fires
part-gold_gem = Golden gems
part-white_gem = White gems
tie-dragon_fires = Dragon fires broke the tie.

name-white = white gem
name-gold = golden gem
name-super = super joker
    .many = super jokers
called-space = the { $side } { $land }
    .where = { $land-at } the { $side } { $land }
name-north = northern
name-south = southern
name-west = western
name-east = eastern
name-by_setup = as in the setup
name-merchant = 1 of ★ tiles; ★★★ a gem too
name-thief_card = 1 of 2 tiles; steal a card
name-thief_gem = 1 tile; steal a gem
name-slayer = a castle replaces a fire
name-rogue = the nearest rival castle
name-landowner = 2 tiles
name-dragon_alarm = 1 tile with a dragon fire
name-red-1 = red one
    .many = red ones
name-red-2 = red two
    .many = red twos
name-red-3 = red three
    .many = red threes
name-red-4 = red four
    .many = red fours
name-red-5 = red five
    .many = red fives
name-red-6 = red six
    .many = red sixes
name-blue-1 = blue one
    .many = blue ones
name-blue-2 = blue two
    .many = blue twos
name-blue-3 = blue three
    .many = blue threes
name-blue-4 = blue four
    .many = blue fours
name-blue-5 = blue five
    .many = blue fives
name-blue-6 = blue six
    .many = blue sixes
name-green-1 = green one
    .many = green ones
name-green-2 = green two
    .many = green twos
name-green-3 = green three
    .many = green threes
name-green-4 = green four
    .many = green fours
name-green-5 = green five
    .many = green fives
name-green-6 = green six
    .many = green sixes

board-space-free = free
board-space-castle = { $player }’s castle
board-space-dragon = dragon
board-space-ruin = ruin
board-sign-fire = fire
board-sign-castle = castle
board-sign-star = star
board-status = Turn { $turn }
board-roll = roll { $roll } of 3
board-tiles = { $tiles ->
    [one] { $tiles } tile left
   *[other] { $tiles } tiles left
}
board-supply = Supply
board-turned-up = Turned up
board-claiming = Claiming
board-offer = The offer
board-citizen = Citizen
board-condition = Dice
board-effect = Effect
board-joker = Joker
board-left = Left
board-now = Now
board-reached = reached
board-lacks = { $dice } short
board-areas = The players
board-player = Player
board-castles = Castles
board-gems = Gems
board-fires = Fires
board-jokers = Jokers
board-points = Points
board-you = you
board-empty = empty
board-legend = ◆ golden ◇ white gem ▲ fire ♜ castle
board-neighbours = { $count ->
    [0] beside none of yours
    [one] beside one of yours
   *[other] beside { $count } of yours
}
board-of = held by { $player }
board-joker-is = { $joker } as a joker

# What an option costs: the jokers that go with it.
note-claim = { $ways ->
    [1] spends { $jokers }
   *[other] spends { $fewest } or more jokers; you choose which
}
note-spend = { $ways ->
    [1] { $fewest ->
        [1] settles the claim
       *[other] settles the rest: { $jokers }
    }
   *[other] more jokers to follow
}

# What only the browser says.
web-map = The map
web-dragon = dragon fire
web-ruin = ruin
web-unseen = { $count ->
    [0] no such tile left
    [one] { $count } such tile left
   *[other] { $count } such tiles left
}
web-free = dice alone
web-below = { $count ->
    [one] { $count } card below
   *[other] { $count } cards below
}
web-castles = { $count ->
    [one] { $count } castle; tokens left: { $left }
   *[other] { $count } castles; tokens left: { $left }
}
web-spent = Chosen so far: { $jokers }
web-die = Die { $number }: { $face }
web-roll = { $count ->
    [one] Roll { $count } die again
   *[other] Roll { $count } dice again
}
web-mark = Mark dice to roll again
web-mark-for = Mark { $count } to roll
web-discard = Discard pile
web-points = { $count ->
    [one] point
   *[other] points
}
