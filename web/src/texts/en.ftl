# The client's own words. What a game says (moves, events, cards) is in the game's texts.

title = Pentarchy: five games of kings and kingdoms
navigation = Pages
home = Home
my-games = My games
settings = Settings
about = About
skip = Skip to the content
skip-to-choices = Skip to the choices
language = Language
close = Close
back = Back
loading = One moment …
try-again = Try again
page-failed = This page could not be loaded.
no-such-page = There is no such page.
unreachable = The server does not answer. Is it running?

hero = Five games of kings and kingdoms
hero-line = With friends or against bots, in your browser. Every rule is in; what is not possible tells you why.
go-on = Go on playing
games = Pick a game
seats-from-to = { $fewest ->
    [one] { $fewest } to { $most } players
   *[other] { $fewest } to { $most } players
}
minutes = about { $count } min
play-now = Play now
new-table = Set up a table
join = Join friends
join-line = Paste the link or the code that somebody sent you.
link-or-code = Link or code
join-button = Go to the table
code-no-such-table = No table with this code is waiting for players.
code-conflict = Several tables have this code: ask for the link.
code-too-many = Too many tries. Wait a moment.
lobby = Open tables
lobby-empty = No public table has a free seat just now. Set one up and let others find it.
free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
unofficial = An unofficial project by people who like these games: own words and own drawings, not connected with the publishers.
guest = Guest
bot-names = Agatha, Boris, Cecily, Dorian, Edith

running = running
finished = finished
forget = Forget
running-games = Running games
no-games = You are at no table.
replays = Replays
no-replays = Finished games will be here, to be looked at again.
open-record = Open a record
open-record-line = A file that you saved from a game, here or in the terminal.
bad-record = That file is no record of a game.

who-plays = Who plays?
how-many = Players
who-me = me
who-bot = a bot
who-friend = a friend with the link
who-here = somebody at this device
friend-line = takes the seat with the link that you will get
hot-seat-line = You will pass the device on; what is secret stays hidden in between.
seat-number = Player { $number }
level = Strength
level-random = by lot
level-greedy = greedy
level-squire = squire (easy)
level-knight = knight (fair)
level-baron = baron (good)
level-duke = duke (strong)
level-sovereign = sovereign (strongest)
rank-random = The lot
rank-greedy = A greedy player
rank-squire = A squire
rank-knight = A knight
rank-baron = A baron
rank-duke = A duke
rank-sovereign = The sovereign
name = Name
options = Options
variant = Way of playing
all-options = All options
around = Around the game
table-title = Name of the table
clock = Clock
clock-none = no clock
clock-decision = { $seconds } seconds for each decision
clock-game = { $minutes } minutes each for the whole game
clock-days = { $days ->
    [one] { $days } day for a turn
   *[other] { $days } days for a turn
}
public-table = Everybody may find this table
let-watch = Others may watch
make-table = Make the table

no-such-table = There is no such table.
banned = The operator of this server does not let you play here.
muted = The operator of this server does not let you write messages.
old-rules = A game of older rules
old-rules-line = This game follows version { $version } of its rules, and this server has newer ones only. It cannot be played on or shown here.
old-rules-wait = This game follows version { $version } of its rules, which this server does not have at the moment. Try again later.
old-rules-seed = The seed of its luck, as it was sealed before the first move:
table-closed = This table is not open to you.
at-the-table = At the table
you = you
seat-free = free
sit-down = Sit down
waiting-for = { $count ->
    [0] Everybody is here.
    [one] Waiting for { $count } more player.
   *[other] Waiting for { $count } more players.
}
start = Begin
start-with-bots = Begin, with bots at the free seats
invite = Invite friends
share-line = Whoever opens this link comes to the table.
only-here = Only this computer can open this link; friends in the same network can come once the server is started with { $switch }.
link = Link
code-line = Or tell them the code:
copy = Copy the link
copied = Copied
send = Send
qr = The link as a QR code

your-turn = Your turn
their-turn = Deciding now
not-your-turn = You have nothing to decide right now.
since-your-turn = { $count ->
    [one] { $count } thing happened since your last move
   *[other] { $count } things happened since your last move
}
no-such-move = That is not possible now.
refused = The server has refused this ({ $code }).
cannot-undo = Nothing can be taken back: chance, something revealed or another player came after your move.
no-hint = No bot had time to think about it. Try again.
narrowed = { $count ->
    [one] { $count } of { $all } choices
   *[other] { $count } of { $all } choices
}
show-all = Show all
show-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
hide-choices = Hide
group-count = { $count ->
    [0] none
   *[other] { $count } at once
}
confirm = Confirm
ask-confirm = Ask before each move
hint = Hint
thinking = Thinking …
advice = { $bot } would choose: { $move }
advice-only = It is the only choice.
advice-chances = It expects to win with a chance of { $worth }.
advice-points = It expects { $worth } from it.
advice-lot = It draws by lot.
worth-points = { $points } points
undo = Take back
watching = You are watching this game.
rules = Rules
rule = rule
search-rules = Search the rules: a word, or the number of a rule
nothing-found = Nothing was found.
share = Share this table
menu = Table and settings
speed = Movements
speed-none = nothing moves
speed-fast = fast
speed-normal = normal
speed-slow = slow
sound = Sound on your turn
propose-undo = Ask to take back further
propose-draw = Offer a draw
propose-abort = Offer to stop the game
propose-free = Let somebody else have the seat of { $player }
propose-stand-in = Let a bot play for { $player }
not-stalled = Give them a little more time: you can vote on it when somebody has kept you waiting for two minutes.
resign = Give up
resign-title = Give up?
resign-of-two = The game ends, and whoever stays has won.
resign-of-many = A bot plays on in your place. You watch, and you are placed last.
resign-alone = The game ends.
play-on = Play on
download-record = Save the record
commitment = The server's part of the luck was fixed before anybody sat down; its seal is
reconnecting = The line is cut. Trying to come back; nothing is lost.
bot-keeps-seat = A bot is playing for you.
you-left = You have left this game; your seat is kept for you.
you-gave-up = You have given up. You are watching the others play on.
take-back = Take your seat back
proposes-undo = { $player } asks to take a move back.
proposes-draw = { $player } offers a draw.
proposes-abort = { $player } offers to stop the game.
proposes-rematch = { $player } would like to play again.
proposes-free = { $player } asks to let somebody else have the seat of { $about }.
proposes-stand-in = { $player } asks to let a bot play for { $about }.
answers-yes = { $player } agrees.
answers-no = { $player } does not agree.
answers-against = { $player } does not agree.
agree = Agree
disagree = No
hand-over = Pass the device to { $player }
hand-over-line = Nobody else should look now.
i-am = I am { $player }
resigned = gave up
has-left = has left
kept-warm = a bot stands in
away = away
points = points
tab-log = Log
tab-scores = Points
tab-chat = Chat
new-messages = new
log-start = The game begins.
log-sit = { $player } sits down.
log-leave = { $player } leaves the table.
log-free = The seat of { $player } is free.
log-kick = The operator has taken the seat of { $player } away.
log-warm = A bot stands in for { $player }.
log-back = { $player } is back.
log-resign = { $player } gives up.
log-end = The game is over.
log-rematch = There is a rematch.
log-draw = The luck is drawn without a part from: { $players }.
log-undo = { $player } takes a move back.
earlier = { $count } earlier
chat-empty = Nobody has said anything yet.
message = Message
part = Part
total = Total
scores-now = If the game ended now. A question mark is what others keep to themselves.
more-about-table = Piles and what has not been seen yet

you-won = You have won!
game-over = The game is over
ending-draw = The players agreed on a draw.
ending-abort = The players agreed to stop.
ending-resigned = { $players } gave up.
ending-other-rules = The server was updated and no longer has the rules of this game: it was closed. Nobody has won.
others-won = { $players } won.
rematch = Play again
rematch-waits = Waiting until everybody agrees …
to-rematch = To the rematch
replay = Look back
verify-dice = Verify the dice
proof-good = { $count ->
    [one] { $count } roll or draw was checked by your browser: it fits the seal from before the game.
   *[other] All { $count } rolls and draws were checked by your browser: they fit the seal from before the game.
}
proof-bad = The luck does not fit its seal: { $wrong } of { $count }.
proof-none = There is nothing to check.
proof-unpinned = This browser saw the seal only after the game, so it cannot tell whether it was exchanged before.
proof-missing = Sealed a part of the luck and did not tell it in time: seat { $seats }.

step-back = One step back
step-on = One step on
play = Play
pause = Pause
moment = Moment
moment-of = { $at } of { $last }
replay-speed = Speed
viewpoint = With the eyes of
spectator = a spectator
nothing-happened = The game begins.
nothing-to-see = Nothing that can be seen.
go-on-from-here = Continue from here
go-on-line = As a new game with new luck, against bots. This one stays as it was.
play-as = Play as

theme = Appearance
theme-auto = as the device
theme-light = light
theme-dark = dark
theme-to-light = Light appearance
theme-to-dark = Dark appearance
usual-level = Strength of bots and hints
settings-kept = Kept in this browser only.

account = Account
account-line = You need none. With one, your seats are yours on every device.
signed-in = You are signed in as { $name }.
password = Password (8 characters or more)
sign-in = Sign in
sign-up = Make an account
sign-out = Sign out
account-conflict = This name is taken.
account-unauthorised = The name or the password is wrong.
account-banned = The operator of this server does not let this account in.
account-too-many = Too many attempts: wait a moment.
password-change = Change the password
password-old = Old password
password-new = New password (8 characters or more)
password-changed = The password is changed. Your other devices are signed out.
password-unauthorised = The old password is wrong.
password-too-many = Too many attempts: wait a moment.

about-what = Five board games, complete to the last rule, on one small rules engine; with bots that see only what you would see.
about-fair = Fair dice
about-fair-line = Before the first move the server shows a seal of all the luck to come. When the game is over it opens it, and your browser checks every roll and every draw.
credits = Made with
credit-icons = Icons by Lorc, Delapouite and other authors:
credit-fonts = Fonts Alegreya and Alegreya Sans by Juan Pablo del Peral, SIL Open Font License.
credit-drawings = Pictures and boards are the project's own.

# What the parts of a view are called, for the board of games without their own.

zone-mode = way of playing
zone-turn = turn
zone-round = round
zone-day = day
zone-days = days
zone-phase = phase
zone-active = on turn
zone-first = first
zone-start = first
zone-holder = holds the day
zone-dice = Dice
zone-roll = roll
zone-map = Map
zone-layout = layout
zone-hexes = The Gift
zone-markets = Markets
zone-spaces = The kingdom
zone-centre = The market
zone-offer = Offer
zone-bank = Bank
zone-supply = Supply
zone-tavern = Tavern
zone-townsfolk = Townsfolk
zone-outsiders = Outsiders
zone-orders = King's orders
zone-favours = King's favours
zone-tower = Tower
zone-visit = The visit
zone-fight = The fight
zone-trade = Trade
zone-north = North of the Wall
zone-proposal = The offer
zone-upgrades = Upgrades
zone-quests = Quests
zone-yours = Only you know
zone-under_way = Under way
zone-tax = tax
zone-passed = passed
zone-deck = deck
zone-decks = decks
zone-unseen = not seen yet
zone-discard = discard
zone-discards = discards
zone-below = in the decks
zone-removed = removed
zone-tiles = tiles
zone-cards = cards
zone-hand = hand
zone-points = points
zone-character = character
zone-place = place
zone-health = health
zone-most_health = full health
zone-ready = ready
zone-damaged = damaged
zone-away = used
zone-skills = skills
zone-gems = gems
zone-fields = amulet fields
zone-sections = amulet sections
zone-experience = experience
zone-potions = potions
zone-spells = spells
zone-trophies = trophies
zone-stuns = stuns
zone-settlements = settlements
zone-keeps = strongholds
zone-roads = roads
zone-road_length = longest road
zone-rates = rates
zone-guards = guards
zone-hero = hero
zone-breaches = breaches
zone-wall = the Wall
zone-camps = camps
zone-clearings = clearings
zone-workers = workers
zone-provisions = provisions
zone-silver = silver
zone-suspicion = suspicion
zone-paid = paid debts
zone-unpaid = debts
zone-retinue = retinue
zone-walls = walls
zone-converted = converts
zone-paladin = paladin
zone-workshops = workshops
zone-jars = jars
zone-done = done
zone-effective = with paladin
zone-citizens = citizens
zone-domains = domains
zone-monsters = monsters
zone-pile = slain
zone-roles = roles
zone-yields = income
zone-duke = duke
zone-price = price
zone-hidden = hidden below
zone-level = level
zone-family = family
zone-gem = gem
zone-weak = weak spots
zone-colour = colour
zone-tokens = tokens
zone-fires = dragon fires
zone-supers = super jokers
zone-trading = trading
zone-rolled = rolled
zone-by = by
zone-card = card
zone-second = second
zone-wild = wild die
zone-proposals_left = offers left
zone-places = places
zone-resource = good
zone-pool = tokens left
zone-give = gives
zone-want = wants
zone-to = to
zone-batches = not turned up yet
zone-row = row
zone-column = column
zone-of = of

# First games that teach.

learn = Learn to play
learn-offer = New here?
learn-offer-line = In ten minutes a coach shows you your first game, move by move, and then you play on by yourself.
learn-start = Learn { $game }
learn-dismiss = No, thanks
edition = About this edition
rule-picture = How rule { $rule } looks here
