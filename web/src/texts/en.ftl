# The client's own words. What a game says (moves, events, cards) is in the game's texts.

title = Pentarchy: five games of kings and kingdoms
navigation = Pages
home = Home
puzzles = Puzzles
my-games = My games
settings = Settings
about = About
skip = Skip to the content
skip-to-choices = Skip to the choices
language = Language
close = Close
back = Back
loading = One moment…
try-again = Try again
page-failed = This page could not be loaded.
no-rules = This game comes without written rules.
no-such-page = There is no such page.
unreachable = The server is not responding. Is it running?

hero = Five games of kings and kingdoms
hero-line = With friends or against bots, in your browser. Every rule is implemented, and if a move isn’t allowed the game tells you why.
go-on = Continue playing
games = Pick a game
a-game = A game
seats-from-to = { $fewest ->
    [one] { $fewest } to { $most } players
   *[other] { $fewest } to { $most } players
}
minutes = about { $count } min
play-now = Play now
new-table = Set up a table
join = Join friends
join-line = Paste the link or the code you were sent.
link-or-code = Link or code
join-button = Go to the table
code-no-such-table = No table with this code is waiting for players.
code-conflict = Several tables have this code: ask for the link.
code-too-many = Too many attempts. Wait a moment.
lobby = Open tables
lobby-empty = No public table has a free seat right now. Set one up and let others find it.
free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
unofficial = An unofficial project by people who like these games: our own words and drawings, not affiliated with the publishers.
guest = Guest
bot-names = Agatha, Boris, Cecily, Dorian, Edith

running = in progress
finished = finished
forget = Forget
running-games = Games in progress
no-games = You are not at any table.
replays = Replays
no-replays = Finished games appear here for you to replay.
open-record = Open a record
open-record-line = A file you saved from a game, here or in the terminal.
bad-record = That file is not a game record.

who-plays = Who is playing?
how-many = Players
who-me = me
who-bot = a bot
who-friend = a friend with the link
who-here = someone at this device
friend-line = takes the seat with the link you will get
hot-seat-line = You will pass the device around; secrets stay hidden in between.
seat-number = Player { $number }
level = Strength
level-random = random
level-greedy = simple bot
level-squire = squire (easy)
level-knight = knight (fair)
level-baron = baron (good)
level-duke = duke (strong)
level-sovereign = sovereign (strongest)
rank-random = A random player
rank-greedy = A simple bot
rank-squire = A squire
rank-knight = A knight
rank-baron = A baron
rank-duke = A duke
rank-sovereign = The sovereign
name = Name
options = Options
variant = Variant
all-options = All options
around = Table settings
table-title = Name of the table
clock = Clock
clock-none = no clock
clock-decision = { $seconds } seconds per decision
clock-game = { $minutes } minutes each for the whole game
clock-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
public-table = Anyone can find this table
let-watch = Others can watch
make-table = Create the table

no-such-table = There is no such table.
banned = The operator of this server has banned you.
old-rules = A game with older rules
old-rules-line = This game uses version { $version } of its rules, and this server only has newer ones. It cannot be continued or shown here.
old-rules-wait = This game uses version { $version } of its rules, which this server does not have at the moment. Try again later.
old-rules-seed = The seed of its luck, as sealed before the first move:
table-closed = This table is not open to you.
at-the-table = At the table
you = you
seat-free = free
sit-down = Sit down
waiting-for = { $count ->
    [0] Everyone is here.
    [one] Waiting for { $count } more player.
   *[other] Waiting for { $count } more players.
}
start = Start
start-with-bots = Start with bots in the free seats
invite = Invite friends
share-line = Anyone who opens this link joins the table.
only-here = Only this computer can open this link; friends on the same network can join once the server is started with { $switch }.
link = Link
code-line = Or give them the code:
copy = Copy the link
copied = Copied
send = Send
qr = The link as a QR code

your-turn = Your turn
choose-lit = Choose anything that is lit up.
their-turn = Now deciding
not-your-turn = You have nothing to decide right now.
since-your-turn = { $count ->
    [one] { $count } thing has happened since your last move
   *[other] { $count } things have happened since your last move
}
no-such-move = That is not possible now.
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
thinking = Thinking…
advice = { $bot } would choose: { $move }
undo = Take back
watching = You are watching this game.
rules = Rules
search-rules = Search the rules
nothing-found = Nothing found.
share = Share this table
menu = Table and settings
speed = Pace of the others’ turns
speed-none = off
speed-fast = fast
speed-normal = normal
speed-slow = slow
sound = Sound
propose-undo = Ask to take back more moves
propose-draw = Offer a draw
propose-abort = Propose ending the game
propose-free = Give { $player }’s seat to someone else
propose-stand-in = Let a bot play for { $player }
not-stalled = Give them a little more time: you can call a vote once someone has kept you waiting for two minutes.
leave-seat = Leave the seat
leave = Leave the table
leave-title = Leave the table?
leave-meant = A bot plays on for you, and your seat is kept: come back whenever you like.
resign = Resign
resign-title = Resign?
resign-of-two = The game ends, and your opponent wins.
resign-of-many = A bot takes over for you. You watch, and you finish last.
resign-alone = The game ends.
play-on = Keep playing
download-record = Save the record
record-not-saved = The record could not be fetched. Try again.
commitment = The server’s share of the luck was fixed before anyone sat down; its seal is
reconnecting = Connection lost. Reconnecting; nothing has been lost.
bot-keeps-seat = A bot is playing for you.
you-left = You have left this game; your seat is kept for you.
you-gave-up = You have resigned. You are watching the others play on.
take-back = Take your seat back
proposes-undo = { $player } asks to take a move back.
proposes-draw = { $player } offers a draw.
proposes-abort = { $player } proposes ending the game.
proposes-rematch = { $player } would like to play again.
proposes-free = { $player } proposes giving { $about }’s seat to someone else.
proposes-stand-in = { $player } proposes letting a bot play for { $about }.
answers-yes = { $player } agrees.
answers-no = { $player } does not agree.
answers-against = { $player } does not agree.
agree = Agree
disagree = No
hand-over = Pass the device to { $player }
hand-over-line = Nobody else should look now.
i-am = I am { $player }
resigned = resigned
has-left = has left
kept-warm = a bot stands in
away = away
points = points
points-of = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
tab-log = Log
tab-scores = Points
tab-chat = Chat
new-messages = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
log-start = The game begins.
log-sit = { $player } sits down.
log-leave = { $player } leaves the table.
log-free = { $player }’s seat is free.
log-kick = The operator has removed { $player } from the table.
log-warm = A bot stands in for { $player }.
log-back = { $player } is back.
log-resign = { $player } resigns.
log-end = The game is over.
log-rematch = A rematch has been set up.
log-draw = The luck was settled without a share from { $players }.
log-undo = { $player } takes a move back.
earlier = { $count } earlier
chat-empty = Nobody has said anything yet.
message = Message
part = Part
total = Total
scores-now = The points if the game ended now. A question mark stands for what others keep secret.
more-about-table = Piles and unseen cards

the-board = Board
own-area = Your area
opponents = Opponents
sheets = Sheets
sheet-own = Mine
sheet-others = Opponents
sheet-side = Log
side = Log, points and chat
rail = Around the table
site-menu = Site menu
zoom-in = Zoom in
zoom-out = Zoom out
zoom-reset = Show everything
missing = Missing:
rule-of-it = The rule
refused-lost = This was not sent: the connection was lost. Choose again once it is back.
refused-muted = The operator of this server has muted you.
refused-cannot-undo = Nothing can be taken back: since your move, chance has decided something, something was revealed or another player has moved.
refused-too-many = Too much at once. Wait a moment and try again.
refused-other = The server did not accept this. Nothing has changed.
skip-telling = Skip
show-again = Show it on the board
thinks-for = { $count ->
    [one] thinking for { $count } second
   *[other] thinking for { $count } seconds
}
thinks-left = { $count ->
    [one] at most { $count } second left
   *[other] at most { $count } seconds left
}
see-board = See the board
see-result = See the result
share-result = Share
quiet = Full screen
motion = Motion
motion-auto = same as device
motion-none = nothing moves
auto-decline = Automatically decline trades I cannot make
celebrate = Celebrate the winner
contrast = Higher contrast
colour-blind = Colours for the colour-blind
left-handed = Left-handed: sheets on the left
notices-offer = This game may take a while. Shall we let you know when it is your turn?
notices-yes = Yes, let me know
notices-no = No, thanks
notices-are-on = You will be told when it is your turn, even with this page closed.
notices-off = Turn off notifications
shortcuts = Shortcuts
key-c = Open or close the list of all choices
key-h = Hint
key-u = Take back
key-b = Rules
key-m = Sound on or off
key-f = Full screen
key-q = Go to the question
key-help = This list
key-space = Skip what the others are doing
key-zoom = Zoom and move the board
keys-space = Space
keys-zoom = + − 0 and the arrow keys

you-won = You have won!
game-over = The game is over
ending-draw = The players agreed on a draw.
ending-abort = The players agreed to stop.
ending-resigned = { $players } resigned.
ending-other-rules = The server was updated and no longer has the rules of this game, so it was closed. Nobody wins.
others-won = { $players } won.
rematch = Play again
rematch-waits = Waiting for everyone to agree…
to-rematch = Go to the rematch
replay = Watch the replay
analysis = Analysis board
review = Luck and skill
verify-dice = Verify the luck
proof-good = { $count ->
    [one] Your browser checked { $count } roll or draw: it matches the seal from before the game.
   *[other] Your browser checked all { $count } rolls and draws: they match the seal from before the game.
}
proof-bad = The luck does not match its seal: { $wrong } of { $count } rolls and draws are wrong.
proof-none = There is nothing to check.
proof-unpinned = This browser first saw the seal after the game, so it cannot tell whether it was swapped before.
proof-missing = A share of the luck was sealed but not revealed in time: seat { $seats }.

step-back = One step back
step-on = One step forward
play = Play
pause = Pause
moment = Moment
moment-of = { $at } of { $last }
replay-speed = Speed
viewpoint = View as
spectator = a spectator
nothing-happened = The game begins.
nothing-to-see = Nothing you can see.
go-on-from-here = Continue from here
play-as = Play as

theme = Appearance
theme-auto = same as device
theme-light = light
theme-dark = dark
theme-to-light = Light appearance
theme-to-dark = Dark appearance
usual-level = Strength of bots and hints
settings-kept = Stored in this browser only.

account = Account
account-line = You don’t need one, but an account keeps your seats on every device.
signed-in = You are signed in as { $name }.
password = Password (8 characters or more)
sign-in = Sign in
sign-up = Create an account
sign-out = Sign out
account-conflict = This name is taken.
account-unauthorised = The name or the password is wrong.
account-banned = The operator of this server has banned this account.
account-too-many = Too many attempts: wait a moment.
password-change = Change the password
password-old = Old password
password-new = New password (8 characters or more)
password-changed = Password changed. Your other devices are signed out.
password-unauthorised = The old password is wrong.
password-too-many = Too many attempts: wait a moment.

about-what = Five board games, complete to the last rule, on one small rules engine, with bots that see only what you would see.
about-fair = Fair dice
about-fair-line = Before the first move the server shows a seal of all the luck to come. When the game is over, the server opens the seal, and your browser checks every roll and every draw.
credits = Made with
credit-icons = Icons by Lorc, Delapouite and other authors:
credit-fonts = Fonts Alegreya and Alegreya Sans by Juan Pablo del Peral, SIL Open Font License.
credit-drawings = Pictures and boards are the project’s own.

# What the parts of a view are called, for the board of games without their own.

zone-mode = way of playing
zone-turn = turn
zone-round = round
zone-day = day
zone-days = days
zone-phase = phase
zone-active = to move
zone-first = first
zone-start = first
zone-holder = holds the day token
zone-dice = Dice
zone-roll = roll
zone-map = Map
zone-layout = layout
zone-hexes = The Gift
zone-markets = Markets
zone-spaces = The kingdom
zone-centre = The centre
zone-offer = Offer
zone-bank = Bank
zone-supply = Supply
zone-tavern = Tavern
zone-townsfolk = Townsfolk
zone-outsiders = Outsiders
zone-orders = King’s Orders
zone-favours = King’s Favours
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
zone-place = location
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
zone-keeps = keeps
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
zone-wild = wildling die
zone-proposals_left = offers left
zone-places = places
zone-resource = resource
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
learn-offer-line = It takes about ten minutes: a coach guides you through your first game, move by move, and then you play on by yourself.
learn-start = Learn { $game }
learn-dismiss = No, thanks
edition = About this edition
