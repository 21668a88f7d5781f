# Amulet. English names stand in the data files.
move-done = Done
move-pass = No, thank you
move-choose = Play the { $a }
move-go = Go to: { $a }
move-rest = Stay at the Inn
move-pay = Pay with: { $a }
move-do = Do: { $a }
move-leave = End the visit
move-repair = Repair: { $a }
move-buy = Buy: { $a }
move-bargain = Buy at a discount: { $a }
move-exchange = Exchange { $a } for { $b }
move-gem = Take the gem: { $a }
move-set = Set it on field { $a }
move-keep = Keep it beside the amulet
move-learn = Learn: { $a }
move-face = Fight: { $a }
move-arm = Take the weapon: { $a }
move-lay = Pick up: { $a }
move-place = { $a }, turned { $b ->
    [0] not at all
    [one] once
   *[other] { $b } times
}, row { $c }, column { $d }
move-close = Close the weak spot { $a } ({ $b })
move-shatter = Damage for it: { $a }
move-wield = Potion of Agility: also { $a }
move-borrow = Potion of Inventiveness: borrow { $a }
move-spare = Keep ready: { $a }
move-retain = Keep the spell: { $a }
move-drink = Use: { $a }
move-sneak = Potion of Stealth against: { $a }
move-resolve = Next attacks: { $a }
move-damage = Damage: { $a }
move-suffer = Lose: { $a }
move-discard = Give up: { $a }
move-fulfil = Fulfil: { $a }
move-drop = Discard: { $a }
move-trade = Trade with { PLAYER($a) }
move-give = Give: { $a }
move-ask = Ask for: { $a }
move-propose = Propose it
move-accept = Accept
move-refuse = Refuse
move-story = The story: { $a }
move-first = First player: { PLAYER($a) }
move-cast = Character: { $a }
move-stock = On offer: { $a }
move-vow = Oath: { $a }
move-deal = Face down comes: { $a }
move-turn = Adventure: { $a }
move-reveal = Revealed: { $a }
move-upgrade = Upgraded: { $a }

ask-ChooseCharacter = Whom will you play?
ask-Move = Where do you go?
ask-PayOrBleed = A coin or a health?
ask-Visit = What do you do here?
ask-SecretVisit = What do you do here?
ask-RepairWeapon = Which weapon do you repair?
ask-BuySpells = Which spell do you buy?
ask-BuyPotion = Which potion do you buy?
ask-ExchangeGem = Which gem do you exchange?
ask-PickChasedGem = Which gem of the chased monsters do you take?
ask-ChooseGem = Which colour do you take?
ask-PlaceGem = Where do you put the gem?
ask-AssignXp = Which skill do you work on?
ask-ChooseMonster = Which monster do you fight?
ask-ChooseWeapons = Which weapons do you take?
ask-Arrange = What do you lay on the monster?
ask-PlaceToken = Where does it lie?
ask-ShatterWeapon = Which weapon do you damage for it?
ask-Contribute = What do you lay on the adventure?
ask-DrinkInFight = Do you drink in the fight?
ask-StayOn = Do you stay conscious?
ask-StayAwake = Do you stay conscious?
ask-UseWealth = Do you double the coins?
ask-UseWisdom = Do you turn the victory into experience?
ask-UseAlchemy = Do you take a gem of the same colour?
ask-SpareWeapon = Which weapon stays ready?
ask-RetainSpell = Which spell do you keep?
ask-NightSlot = What do you do at night?
ask-SecretSlot = What do you do at night?
ask-NightOrder = Which monster attacks next?
ask-BeforeAbility = Do you use something before the attack?
ask-LossWindow = Do you drink against the loss?
ask-DamageWeapon = Which weapon is damaged?
ask-ChooseLoss = What do you lose?
ask-DiscardItem = What do you give up?
ask-GiveUp = What do you give for the oath?
ask-DiscardQuest = Do you discard a quest?
ask-TradeOrNot = With whom do you trade?
ask-ComposeOffer = What do you offer and ask for?
ask-AnswerOffer = Do you accept the trade?
ask-DrawStory = The story is drawn.
ask-DrawFirst = The first player is drawn.
ask-CastCharacter = A character is drawn.
ask-StockSpell = A spell is drawn for the Mage Tower.
ask-StockPotion = A potion is drawn for the Monastery.
ask-DealOath = An oath is dealt.
ask-DealMonster = A monster is dealt.
ask-TurnUpAdventure = An adventure is turned up.
ask-RevealFoe = The mythical monster is revealed.
ask-DrawUpgrade = An upgrade is drawn.

why-accept-or-refuse = Accept the offer or refuse it.
why-another-character = That is another character's skill.
why-arm-now = First choose your weapons.
why-arrange-now = Lay your tokens, or end the fight.
why-cannot-buy = It is not on offer, too dear, or that price was bought already.
why-cannot-close-it = You cannot close a weak spot that way now.
why-cannot-contribute = That cannot be laid on the adventure.
why-cannot-pay-so = You could not pay the rest, or have no coin.
why-cannot-pay-the-way = The way there would cost your last health.
why-cannot-suffer-so = You cannot carry that out in full.
why-character-taken = This character is taken.
why-choose-a-character = First choose a character.
why-damage-now = Choose a weapon that is damaged.
why-discard-now = Choose what you give up.
why-discard-or-keep = Discard a quest, or keep it for now.
why-drink-or-pass = Use a potion, or pass.
why-exchange-now = Exchange a gem, or finish.
why-face-now = First choose a monster.
why-forbidden-or-shield = A forbidden square would be covered, or a shield would lie on a weak spot.
why-gem-now = First choose a gem.
why-gem-or-pass = Take a gem of that colour, or pass.
why-learn-now = First place your experience.
why-locked = Monsters have locked this place.
why-move-first = First you have to move.
why-must-fight-first = The fight here is mandatory.
why-must-move = You have to leave the place where you are.
why-no-extra-weapon = You have no potion for it, or the weapon does not fit.
why-no-free-field = No free field of that colour there.
why-no-room-for-it = There is no room left for it.
why-no-such-gem = You have no such gem, or none is in supply.
why-no-trade-now = There is nobody here to trade with now.
why-no-way-to-the-inn = Nobody goes to the Inn of his own accord.
why-none-in-supply = That colour is out of supply.
why-not-at-hand = You do not have that token in this fight.
why-not-at-night = You cannot do that at night now.
why-not-damaged = This is no damaged weapon of yours.
why-not-for-this-oath = That does not count for this oath.
why-not-here = That is not possible here.
why-not-in-a-visit = That is not possible during this visit.
why-not-on-a-chased-card = No chased monster shows that gem any more.
why-not-pending = That monster does not attack now.
why-not-ready = That weapon is not ready.
why-not-to-be-traded = That cannot be traded.
why-not-used = That was not used.
why-not-yours = You do not have that.
why-nothing-to-gain = That would do nothing now.
why-oath-cannot-be-paid = You cannot pay for that oath here and now.
why-off-the-card-or-hilt = It must lie on the card, its hilt at the edge; of equal turns take the smaller.
why-pay-now = First pay for the way.
why-place-the-gem = First place the gem.
why-place-this-token = First lay the token you hold.
why-quest-not-met = That quest is not met.
why-repair-now = Choose a weapon to repair, or finish.
why-resolve-now = Choose which monster attacks next.
why-retain-or-pass = Keep a spell, or pass.
why-shatter-a-ready-weapon = It must be a ready weapon that does not lie on the card.
why-skill-not-open = That skill is not open yet.
why-spare-or-pass = Keep one used weapon ready, or pass.
why-tokens-overlap = Tokens must not overlap.
why-weapon-first = The weapon comes first.

event-adventure = An adventure lies at the Castle: { $adventure }.
event-attacked = Attack: { $monster }.
event-bought = { $player } buys { $item } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-character = { $player } plays the { $character }.
event-charged = { $player } charges a section; { $sections ->
    [one] one is
   *[other] { $sections } are
} charged now.
event-chased = { $player } chases away { $monsters ->
    [one] one monster
   *[other] { $monsters } monsters
}.
event-closed = { $player } closes the weak spot { $square }.
event-completed = The adventure is completed: { $adventure }.
event-damaged = { $player }: damaged is { $weapon }.
event-dealt = { $back } comes to: { $place }.
event-exchanged = { $player } exchanges { $gem } for { $for }.
event-first = { $player } begins.
event-fought = { $player } against { $card }: { $outcome }.
event-gained-coins = { $player } gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-gained-gem = { $player } gains a gem: { $gem }.
event-gained-xp = { $player } gains { $xp ->
    [one] { $xp } experience token
   *[other] { $xp } experience tokens
}.
event-game-ended = The game is over.
event-healed = { $player } restores { $health } health.
event-laid = { $player } lays a token.
event-lost-coins = { $player } loses { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-lost-health = { $player } loses { $health } health.
event-moved = { $player } goes to: { $place }.
event-oath-fulfilled = { $player } keeps an oath: { $oath }.
event-paid = { $player } pays for the way: { $with }.
event-phase = Day { $day }: { $phase }.
event-quest-discarded = { $quest } is discarded.
event-repaired = { $player } repairs: { $weapon }.
event-revealed = { $player } faces: { $card }.
event-set-gem = { $player } sets { $gem } on the amulet.
event-shattered = { $player } shatters: { $weapon }.
event-sneaked = { $player } sneaks past: { $monster }.
event-story = The story: { $story }.
event-stunned = { $player } is stunned and loses { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-traded = { $player } and { $with } trade.
event-turned-up = Turned up: { $monster }.
event-unlocked = { $player } unlocks: { $skill }.
event-upgraded = Upgraded is: { $place }.
event-used-potion = { $player } uses: { $potion }.
event-vowed = { $player } vows: { $oath }.
event-vowed-unseen = { $player } vows in secret.

option-mode = Mode
option-characters = Characters
option-agreed = Agreed characters, in seat order
option-first = First player
option-quest_a = Difficulty of quest A
option-quest_b = Difficulty of quest B
option-quest_c = Difficulty of quest C
option-more_mythical = Additional mythical monsters

reason-last_day = The last day is over.
reason-all_discarded = All quests and oaths are fulfilled.
reason-quests_discarded = All quests are fulfilled.
reason-monsters_at_manor = Monsters were left at the Manor in the evening.
reason-mythical_not_defeated = A mythical monster was not defeated.
reason-mythical_deck_left = Too many mythical monsters were left on the last day.
reason-stun_tokens = One stun too many was taken.
reason-cards_left = Time is up, and quests or oaths are left.

part-trophies = Trophies
part-sections = Charged sections
part-coins = Coins
part-ready_weapons = Ready weapons
part-potions_and_spells = Potions and spells
part-unplaced_gems = Gems beside the amulet
part-top_row_experience = Experience in the top row
part-stun_tokens = Stun tokens
part-oath = Oath kept
part-quests = Quests fulfilled
tie-gems = The number of gems broke the tie.
tie-coins = The coins broke the tie.
tie-character = The characters broke the tie.

board-day = Day { $day } of { $days }, { $phase }
board-decks = Monsters in the deck: { $monsters }, mythical: { $mythical }
board-place = Place
board-figures = Figures
board-lies = Lies there
board-player = Player
board-health = Health, coins
board-weapons = Weapons
board-gems = Amulet
board-items = Potions, spells, oaths
board-trophies = Trophies
board-points = Points
board-sections = { $sections ->
    [one] one section
   *[other] { $sections } sections
}

name-competitive = competitive
name-cooperative = cooperative
name-solo = solo
name-hidden_oaths = hidden oaths
name-draft = chosen in turn
name-random = at random
name-coin = a coin
name-coins = coins
name-health = health
name-weapon = a ready weapon
name-yellow = yellow gem
name-red = red gem
name-blue = blue gem
name-green = green gem
name-black = black gem
name-adventure = go on the adventure
name-xp = take the experience
name-repair = repair weapons
name-exchange = exchange gems
name-spells = buy spells
name-chase = chase the monsters away
name-fight = fight
name-heal = restore all health
name-potion = buy a potion
name-hut_repair = repair a weapon
name-hut_heal = restore 2 health
name-hut_adventure = go on the adventure
name-mythical = the mythical monster
name-a = Quest A
name-b = Quest B
name-c = Quest C
name-dawn = dawn
name-morning = morning
name-evening = evening
name-night = night
name-victory = victory
name-mutual_destruction = mutual destruction
name-retreat = retreat
name-defeat = defeat

name-undead-24-32 = Undead (2,4 3,2)
name-undead-11-32 = Undead (1,1 3,2)
name-undead-12-32 = Undead (1,2 3,2)
name-goblins-20-44 = Goblins (2,0 4,4)
name-goblins-11-42 = Goblins (1,1 4,2)
name-goblins-13-24 = Goblins (1,3 2,4)
name-beasts-23-32 = Wild Beasts (2,3 3,2)
name-beasts-00-34 = Wild Beasts (0,0 3,4)
name-beasts-03-42 = Wild Beasts (0,3 4,2)
name-trolls-14-22 = Trolls (1,4 2,2)
name-trolls-03-04 = Trolls (0,3 0,4)
name-trolls-00-32 = Trolls (0,0 3,2)
name-ghosts-03-12 = Ghosts (0,3 1,2)
name-ghosts-21-34 = Ghosts (2,1 3,4)
name-ghosts-31-43 = Ghosts (3,1 4,3)
name-werewolves-02-22 = Werewolves (0,2 2,2)
name-werewolves-01-33 = Werewolves (0,1 3,3)
name-werewolves-13-22 = Werewolves (1,3 2,2)
name-dark_knights-11-41 = Knights of Darkness (1,1 4,1)
name-dark_knights-00-12 = Knights of Darkness (0,0 1,2)
name-dark_knights-31-41 = Knights of Darkness (3,1 4,1)
name-gargoyles-21-33-43 = Gargoyles (2,1 3,3 4,3)
name-gargoyles-01-33-34 = Gargoyles (0,1 3,3 3,4)
name-gargoyles-10-14-22 = Gargoyles (1,0 1,4 2,2)
name-necromancer-03-14-23 = Necromancer (0,3 1,4 2,3)
name-necromancer-11-23-44 = Necromancer (1,1 2,3 4,4)
name-necromancer-22-31-34 = Necromancer (2,2 3,1 3,4)
name-golem-23-30-32 = Golem (2,3 3,0 3,2)
name-golem-10-21-24 = Golem (1,0 2,1 2,4)
name-golem-21-24-42 = Golem (2,1 2,4 4,2)
name-vampires-32-33-42 = Vampires (3,2 3,3 4,2)
name-vampires-20-24-32 = Vampires (2,0 2,4 3,2)
name-vampires-03-12-41 = Vampires (0,3 1,2 4,1)
name-harpies-01-33-43 = Harpies (0,1 3,3 4,3)
name-harpies-20-23-41 = Harpies (2,0 2,3 4,1)
name-harpies-12-20-21 = Harpies (1,2 2,0 2,1)
name-witches-22-42-43 = Witches (2,2 4,2 4,3)
name-witches-10-11-12 = Witches (1,0 1,1 1,2)
name-witches-10-24-34 = Witches (1,0 2,4 3,4)
name-demons-21-22-41 = Demons (2,1 2,2 4,1)
name-demons-11-21-43 = Demons (1,1 2,1 4,3)
name-demons-11-12-21 = Demons (1,1 1,2 2,1)
