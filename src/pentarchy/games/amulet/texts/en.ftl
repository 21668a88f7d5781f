# Amulet. English names stand in the data files.
move-done = Done
move-pass = No, thank you
move-choose = Play the { $a }
move-go = Go to the { $a }
move-rest = Stay at the Inn
move-pay = Pay 1 { $a-id ->
    [coin] coin
   *[health] health
}
move-do = { $a-id ->
    [adventure] Go on the adventure
    [hut_adventure] Go on the adventure
    [xp] Take the experience
    [coins] Take the coins
    [repair] Repair weapons
    [exchange] Exchange gems
    [spells] Buy spells
    [chase] Chase the monsters away
    [fight] Fight
    [heal] Restore all health
    [potion] Buy a potion
    [hut_repair] Repair a weapon
    [hut_heal] Restore 2 health
   *[other] Use the skill { $a }
}
move-leave = End the visit
move-repair = Repair the { $a }
move-buy = Buy { $a-a }
move-bargain = Buy { $a-a } at a discount
move-exchange = Exchange { $a-a } for { $b-a }
move-gem = Take { $a-a }
move-set = Set it on field { $a }
move-keep = Keep it beside the amulet
move-learn = Put experience on { $a }
move-face = Fight { $a-a }
move-arm = Take the { $a }
move-lay = Pick up the { $a }
move-place = { $a }, { $b ->
    [0] not turned
    [one] a quarter-turn
    [2] a half-turn
   *[other] three quarter-turns
}, row { FROM_ONE($c) }, column { FROM_ONE($d) }
move-close = Close the weak spot in { $a } ({ $b })
move-shatter = Damage the { $a } in return
move-wield = Potion of Agility: use the { $a } too
move-borrow = Potion of Inventiveness: borrow the { $a }
move-spare = Keep the { $a } ready
move-retain = Keep the spell { $a }
move-lift = Take back the { $a }
move-drink = Use the { $a }
move-sneak = Potion of Stealth against the { $a }
move-resolve = Resolve the ability of the { $a }
move-damage = Damage the { $a }
move-suffer = { $a-id ->
    [weapon] Damage a ready weapon
    [health] Lose health
   *[coins] Lose coins
}
move-discard = Discard { $a-a }
move-fulfil = Fulfil the { $a }
move-drop = Discard { $a }
move-trade = Offer a trade to { PLAYER($a) }
move-give = Offer { $a-a }
move-ask = Ask for { $a-a }
move-propose = Make the offer
move-accept = Accept
move-refuse = Refuse
move-story = The story: { $a }
move-first = First player: { PLAYER($a) }
move-cast = Character: { $a }
move-stock = New on offer: { $a }
move-vow = Dealt: { $a }
move-deal = Dealt face down: { $a-kind }
move-turn = Adventure turned up: { $a }
move-reveal = Revealed: { $a }
move-upgrade = Upgraded location: { $a }

ask-ChooseCharacter = Who will you play?
ask-Move = Where will you go?
ask-PayOrBleed = Pay a coin or lose 1 health?
ask-Visit = What will you do here?
ask-SecretVisit = What will you do here?
ask-RepairWeapon = Which weapon will you repair?
ask-BuySpells = Which spell will you buy?
ask-BuyPotion = Which potion will you buy?
ask-ExchangeGem = Which gem will you exchange?
ask-PickChasedGem = Which of the chased monsters’ gems will you take?
ask-ChooseGem = Which colour will you take?
ask-PlaceGem = Where will you put the gem?
ask-AssignXp = Which skill gets the experience?
ask-ChooseMonster = Which monster will you fight?
ask-ChooseWeapons = Which weapons will you take?
ask-Arrange = What will you lay on the monster?
ask-PlaceToken = Where will you lay the token?
ask-ShatterWeapon = Which weapon will you damage in return?
ask-Contribute = What will you lay on the adventure?
ask-DrinkInFight = Will you use a potion in the fight?
ask-StayOn = Stay conscious?
ask-StayAwake = Stay conscious?
ask-UseWealth = Will you double the coins?
ask-UseWisdom = Will you turn the victory into experience?
ask-UseAlchemy = Will you take a gem of the same colour?
ask-SpareWeapon = Which weapon stays ready?
ask-RetainSpell = Which spell will you keep?
ask-NightSlot = What will you do at night?
ask-SecretSlot = What will you do at night?
ask-NightOrder = Which monster’s ability is resolved next?
ask-BeforeAbility = Will you use anything before the ability is resolved?
ask-LossWindow = Will you use a potion against the loss of health?
ask-DamageWeapon = Which weapon is damaged?
ask-ChooseLoss = What will you lose?
ask-DiscardItem = What will you discard?
ask-GiveUp = What will you discard for the oath?
ask-DiscardQuest = Will you discard a quest?
ask-TradeOrNot = Who will you offer a trade to?
ask-ComposeOffer = What do you offer, and what do you want for it?
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
why-already-chosen = You have already chosen the { $weapon }.
why-another-attacks = The ability of another monster is being resolved: { $monster }.
why-another-character = That is another character’s skill.
why-another-weapon = The { $weapon } { $weapon-gender ->
    [pl] are
   *[sg] is
} not yours.
why-arm-now = First choose your weapons.
why-arrange-now = Lay your tokens, or finish the fight.
why-asked-already = You can offer { $with } a trade only once at this point.
why-buy-now = Buy something, or finish.
why-cannot-pay-the-way = The crossing costs { $needed ->
    [one] a coin or 1 health
   *[other] { $needed } payments of a coin or 1 health each
}, and you must keep at least 1 health. You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and { $health } health.
why-character-taken = This character is taken.
why-chase-first = The monsters at the Village must be chased away first.
why-choose-a-character = First choose a character.
why-closed-there = That weak spot has been closed: nothing may cover it.
why-coin-for-coin = Coins for coins would change nothing.
why-comes-by-itself = That happens automatically when you finish.
why-contribute-now = Lay a token on the adventure, or finish.
why-covered-already = The weak spot in { $square } is covered already.
why-damage-now = Choose a weapon to damage.
why-discard-now = Choose what you discard.
why-discard-or-keep = Discard a quest, or keep it for now.
why-done-already = You have already done that.
why-drink-or-pass = Use a potion, or pass.
why-exchange-now = Exchange a gem, or finish.
why-face-now = First choose a monster.
why-field-of-another-colour = That field is not for a { $gem }.
why-field-taken = That field already holds a gem.
why-forbidden-square = That would cover a forbidden square.
why-full-health = You are already at full health.
why-gem-now = First choose a gem.
why-gem-or-pass = Take a gem of that colour, or pass.
why-give-before-asking = First say what you give, then what you want for it.
why-hilt-not-at-the-edge = The hilt must touch the edge of the card.
why-last-health = That would cost health you still need for the crossing.
why-learn-now = First place your experience.
why-lies-there-already = You have already laid the { $token } on the card.
why-locked = { $monster-gender ->
    [sg] The { $monster } locks
   *[pl] The { $monster } lock
} this location.
why-mate-elsewhere = { $with } is at the { $place }.
why-monster-elsewhere = This monster is not here.
why-move-first = First you have to move.
why-must-fight-first = The fight here is mandatory.
why-must-move = You have to leave the location you are at.
why-mythical-missing = So far { $have } of { $needed } mythical monsters { $have ->
    [one] has
   *[other] have
} been defeated.
why-name-in-order = Add goods in this order: coins, gems, spells, potions.
why-needs-coins = It costs { $needed ->
    [one] { $needed } coin
   *[other] { $needed } coins
}; you have { $have }.
why-needs-health = That takes { $needed } health; you have { $have }.
why-no-adventure = There is no adventure at the Castle.
why-no-coin = You have no coin.
why-no-discount = You have already used the discount.
why-no-lasting-monster = That monster has no lasting ability at the Village.
why-no-mate = There is nobody to trade with.
why-no-monster-here = There is no monster here.
why-no-more-weapons = You cannot lay another weapon now; { $most ->
    [one] { $most } is
   *[other] { $most } are
} there already.
why-no-ready-weapon = You have no ready weapon.
why-no-room-for-it = There is no room left for the { $token }.
why-no-such-gem = You have no { $gem } beside the amulet.
why-no-such-potion = You do not have the { $potion }.
why-no-trophies = You have no trophy to show.
why-no-unplaced-gem = You have no gem beside the amulet.
why-no-way-to-the-inn = Nobody goes to the Inn by choice.
why-no-weak-spot = There is no weak spot in { $square }.
why-no-weapon-fits = You have no weapon that could still be laid there.
why-no-weapon-to-sacrifice = You have no ready weapon off the card.
why-none-in-supply = The supply has no gem of that colour left.
why-not-a-choice = This monster does not ask for that.
why-not-at-hand = You cannot use the { $token } now.
why-not-at-night = You cannot do that now, at night.
why-not-damaged = The { $weapon } { $weapon-gender ->
    [pl] are
   *[sg] is
} not damaged.
why-not-for-sale = { $item } is not on offer.
why-not-for-this-oath = That does not count for this oath.
why-not-here = That is not possible here.
why-not-in-a-visit = That is not possible during this visit.
why-not-in-this-phase = { $skill } cannot be used at this time of day.
why-not-learnt = You have not unlocked { $skill }.
why-not-on-a-chased-card = None of the chased monsters shows that gem any more.
why-not-on-the-card = You have not laid the { $token } on the card.
why-not-pending = That monster’s ability is not due now.
why-not-ready = The { $weapon } { $weapon-gender ->
    [pl] are
   *[sg] is
} not ready.
why-not-to-be-traded = That cannot be traded.
why-not-used = You have not used that on the card.
why-not-your-oath = You have not sworn that oath.
why-not-yours = You do not have that.
why-nothing-damaged = None of your weapons is damaged.
why-nothing-on-offer = There is nothing on offer.
why-nothing-to-trade = Neither of you has anything to hand over.
why-oath-by-itself = That oath is fulfilled by what you achieve.
why-oath-elsewhere = That oath is fulfilled { $place-id ->
    [night] at night
   *[other] at the { $place }
}.
why-oath-needs = The oath takes { $needed }; you can give { $have }.
why-off-the-card = At least one square must lie on the card.
why-offer-something = First offer or ask for something.
why-once-a-phase = You can do that only once in each phase of the day.
why-own-weapon = The { $weapon } { $weapon-gender ->
    [pl] are
   *[sg] is
} your own.
why-pay-now = First pay for the crossing.
why-place-the-gem = First place the { $gem }.
why-place-this-token = First lay the token you are holding: { $token }.
why-price-bought-already = You have already bought a spell with a price of { $price } on this visit.
why-quest-goes-by-itself = Quest C is discarded automatically after A and B.
why-quest-gone = That quest has already been discarded.
why-repair-limit = Because of a monster, you can repair at most { $needed } here; you have repaired { $have }.
why-repair-now = Choose a weapon to repair, or finish.
why-resolve-now = Choose whose ability is resolved next.
why-retain-or-pass = Keep a spell, or pass.
why-same-colour = It must be another colour.
why-sections-missing = So far { $have } of { $needed } sections { $have ->
    [one] is
   *[other] are
} charged.
why-shatter-now = Choose the weapon you damage in return.
why-shield-on-a-weak-spot = A shield must not lie on a weak spot.
why-skill-known = You have already unlocked that skill.
why-skill-not-open = That skill is not open yet.
why-skill-used-up = You have already used { $skill }.
why-spare-or-pass = Keep one used weapon ready, or pass.
why-suffer-now = Choose what you lose.
why-they-have-no-more = { $have ->
    [0] Your partner has no { $good } to give.
   *[other] You cannot ask for another { $good }: your partner has only { $have }.
}
why-tokens-overlap = Tokens must not overlap.
why-trade-at-the-end = Once you have taken an action, you can trade only at the end of the visit.
why-trade-or-done = Offer somebody a trade, or finish.
why-weapon-away = The { $weapon } { $weapon-gender ->
    [pl] are
   *[sg] is
} on the adventure.
why-weapon-first = Lay a weapon first.
why-weapon-locked = You have not unlocked the { $weapon } yet.
why-weapon-on-the-card = The { $weapon } { $weapon-gender ->
    [pl] lie
   *[sg] lies
} on the card.
why-you-have-no-more = { $have ->
    [0] You have no { $good } to offer.
   *[other] You cannot offer another { $good }: you have only { $have }.
}

event-adventure = An adventure lies at the Castle: { $adventure }.
event-armed = { $player } takes the { $weapon } into the fight.
event-attacked = { $monster-gender ->
    [sg] The { $monster } attacks.
   *[pl] The { $monster } attack.
}
event-bought = { $player } buys { $item-a } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-came-home = { $player }’s { $weapon } { $weapon-gender ->
    [pl] come
   *[sg] comes
} back from the adventure { $damaged ->
    [yes] damaged
   *[no] ready
}.
event-character = { $player } plays the { $character }.
event-charged = { $player } charges a section of the amulet, { $sections } in all.
event-chased = { $player } chases away { $monsters-a }.
event-closed = { $player } closes the weak spot in { $square } ({ $skill }).
event-completed = The adventure is complete: { $adventure }.
event-damaged = { $player }’s { $weapon } { $weapon-gender ->
    [pl] are
   *[sg] is
} damaged.
event-day-token = { $player } takes the day token.
event-dealt = { $back-gender ->
    [sg] The { $back-kind } arrives
   *[pl] The { $back-kind } arrive
} at the { $place }.
event-dungeon-filled = A mythical monster lies face down in the Dungeon; { $left ->
    [0] none is
    [one] { $left } more is
   *[other] { $left } more are
} left in the deck.
event-exchanged = { $player } exchanges { $gem-a } for { $for-a }.
event-first = { $player } begins.
event-fought = { $player } against the { $card }: { $outcome }.
event-gained-coins = { $player } gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-gained-gem = { $player } gains { $gem-a }.
event-gained-xp = { $player } gains { $xp ->
    [one] { $xp } experience token
   *[other] { $xp } experience tokens
}.
event-game-ended = The game is over. { $reason-id ->
    [cards_left] { reason-cards_left }
    [stun_tokens] { reason-stun_tokens }
    [mythical_deck_left] { reason-mythical_deck_left }
    [mythical_not_defeated] { reason-mythical_not_defeated }
    [monsters_at_manor] { reason-monsters_at_manor }
    [quests_discarded] { reason-quests_discarded }
    [all_discarded] { reason-all_discarded }
   *[last_day] { reason-last_day }
}
event-gave-up = { $player } gives up { $things }.
event-healed = { $player } restores { $health } health.
event-kept-gem = { $player } keeps { $gem-a } beside the amulet.
event-laid = { $player } lays the { $token }.
event-lifted = { $player } takes back the { $token }.
event-lost-coins = { $player } loses { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-lost-health = { $player } loses { $health } health{ $healing ->
    [0] {""}
   *[other] {""} and restores { $healing }
}; { $left } left.
event-monster-goes = { $monster-gender ->
    [sg] The { $monster } goes
   *[pl] The { $monster } go
} to the { $place }.
event-more-damage = { $player } takes { $health } more damage in return.
event-moved = { $player } goes to the { $place }.
event-oath-fulfilled = { $player } fulfils the { $oath }.
event-paid = { $player } pays 1 { $with-id ->
    [coin] coin
   *[health] health
} to cross the river.
event-phase = Day { $day }: { $phase }.
event-placed-xp = { $player } puts experience on { $skill }: { $xp } of { $needed }.
event-quest-discarded = { $quest } is discarded.
event-reckoned = { $player }: { $damage } damage, { $healing } health restored, { $health } health afterwards.
event-repaired = { $player } repairs the { $weapon }.
event-retained = { $player } keeps the spell { $spell }.
event-revealed = { $player } faces the { $card }.
event-set-gem = { $player } sets { $gem-a } on the amulet.
event-shattered = { $player } damages the { $weapon } in return.
event-sneaked = { $player } sneaks past the { $monster }.
event-spared = { $player }’s { $weapon } { $weapon-gender ->
    [pl] stay
   *[sg] stays
} ready.
event-spells-back = Back at the Mage Tower: { $spells }.
event-spent-coins = { $player } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-spent-health = { $player } loses { $health } health in return.
event-stocked = On offer: { $item }.
event-story = The story: { $story }.
event-stunned = { $coins ->
    [0] { $player } is stunned; there are no coins to lose.
    [one] { $player } is stunned and loses { $coins } coin.
   *[other] { $player } is stunned and loses { $coins } coins.
}
event-trade-refused = { $player } refuses { $from }’s offer.
event-traded = { $given-count ->
    [0] { $player } gets { $got-a } from { $with }.
   *[other] { $player } gives { $with } { $given-a }{ $got-count ->
        [0] .
       *[other] {""} and gets { $got-a }.
    }
}
event-turned-up = { $monster-gender ->
    [sg] The { $monster } is
   *[pl] The { $monster } are
} revealed.
event-unlocked = { $player } unlocks { $skill }.
event-upgraded = The { $place } has been upgraded.
event-used-potion = { $player } uses the { $potion }.
event-vowed = { $player } swears the { $oath }.
event-vowed-unseen = { $player } swears a hidden oath.

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
reason-stun_tokens = Too many stun tokens were taken.
reason-cards_left = Time is up, and some quests or oaths are left.
won-shared = { $winners-count ->
    [0] Together you have lost.
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
won-all_discarded = { won-shared }
won-quests_discarded = { won-shared }
won-monsters_at_manor = { won-shared }
won-mythical_not_defeated = { won-shared }
won-mythical_deck_left = { won-shared }
won-stun_tokens = { won-shared }
won-cards_left = { won-shared }

part-trophies = Trophies
part-sections = Charged sections
part-coins = Coins
part-ready_weapons = Ready weapons
part-potions_and_spells = Potions and spells
part-unplaced_gems = Gems beside the amulet
part-top_row_experience = Experience in the top row
part-stun_tokens = Stun tokens
part-oath = Oath fulfilled
part-quests = Quests fulfilled
tie-gems = The number of gems broke the tie.
tie-coins = The coins broke the tie.
tie-character = The order of the characters broke the tie.

board-letter-yellow = Y
board-letter-red = R
board-letter-blue = B
board-letter-green = G
board-letter-black = K
board-letter-any = ?
board-armed = Taken into the fight
board-sign-first = first player
board-sign-mark = mark
board-sign-stun = stun
board-square-W = weak spot
board-square-D = damage
board-square-C = coin
board-square-X = forbidden
board-square-gem = gem
board-square-plain = plain square
board-square-covered = covered
board-square-off = off the card
board-placing = Type a turn and the square where “◉” goes, such as “{ $example }”. A turn alone shows where it fits.
board-turned = Turn { $turn }
board-turn-fits = Turn { $turn } fits with its mark on: { $squares }
board-laid-there = { $token }, turn { $turn }: { $squares }
board-does-not-fit = { $token }, turn { $turn }, does not fit with its mark on { $square }.
board-day = { $day ->
    [0] Setup
   *[other] Day { $day } of { $days }, { $phase }
}
board-decks = Monsters in the deck: { $monsters }, mythical: { $mythical }
board-place = Location
board-figures = Figures
board-lies = Lies there
board-player = Player
board-health = Health, coins
board-weapons = Weapons
board-gems = Amulet
board-items = Potions, spells, oaths
board-trophies = Trophies
board-points = Power points
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
name-coin = coin
    .many = coins
name-coins = coins
name-health = health
    .many = health
name-weapon = ready weapon
name-yellow = yellow gem
    .many = yellow gems
name-red = red gem
    .many = red gems
name-blue = blue gem
    .many = blue gems
name-green = green gem
    .many = green gems
name-black = black gem
    .many = black gems
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
    .kind = the mythical monster
    .gender = sg
    .a = the mythical monster
name-a = Quest A
name-b = Quest B
name-c = Quest C
name-f1 = 1
name-f2 = 2
name-f3 = 3
name-f4 = 4
name-f5 = 5
name-f6 = 6
name-f7 = 7
name-f8 = 8
name-f9 = 9
name-f10 = 10
name-f11 = 11
name-f12 = 12
name-f13 = 13
name-f14 = 14
name-f15 = 15
name-f16 = 16
name-f17 = 17
name-f18 = 18
name-dawn = dawn
name-morning = morning
name-evening = evening
name-night = night
name-victory = victory
name-mutual_destruction = mutual destruction
name-retreat = retreat
name-defeat = defeat

name-undead-24-32 = Undead (weak spots: row 3 column 5, row 4 column 3)
    .kind = Undead
    .gender = pl
    .a = the Undead (weak spots: row 3 column 5, row 4 column 3)
name-undead-11-32 = Undead (weak spots: row 2 column 2, row 4 column 3)
    .kind = Undead
    .gender = pl
    .a = the Undead (weak spots: row 2 column 2, row 4 column 3)
name-undead-12-32 = Undead (weak spots: row 2 column 3, row 4 column 3)
    .kind = Undead
    .gender = pl
    .a = the Undead (weak spots: row 2 column 3, row 4 column 3)
name-goblins-20-44 = Goblins (weak spots: row 3 column 1, row 5 column 5)
    .kind = Goblins
    .gender = pl
    .a = the Goblins (weak spots: row 3 column 1, row 5 column 5)
name-goblins-11-42 = Goblins (weak spots: row 2 column 2, row 5 column 3)
    .kind = Goblins
    .gender = pl
    .a = the Goblins (weak spots: row 2 column 2, row 5 column 3)
name-goblins-13-24 = Goblins (weak spots: row 2 column 4, row 3 column 5)
    .kind = Goblins
    .gender = pl
    .a = the Goblins (weak spots: row 2 column 4, row 3 column 5)
name-beasts-23-32 = Wild Beasts (weak spots: row 3 column 4, row 4 column 3)
    .kind = Wild Beasts
    .gender = pl
    .a = the Wild Beasts (weak spots: row 3 column 4, row 4 column 3)
name-beasts-00-34 = Wild Beasts (weak spots: row 1 column 1, row 4 column 5)
    .kind = Wild Beasts
    .gender = pl
    .a = the Wild Beasts (weak spots: row 1 column 1, row 4 column 5)
name-beasts-03-42 = Wild Beasts (weak spots: row 1 column 4, row 5 column 3)
    .kind = Wild Beasts
    .gender = pl
    .a = the Wild Beasts (weak spots: row 1 column 4, row 5 column 3)
name-trolls-14-22 = Trolls (weak spots: row 2 column 5, row 3 column 3)
    .kind = Trolls
    .gender = pl
    .a = the Trolls (weak spots: row 2 column 5, row 3 column 3)
name-trolls-03-04 = Trolls (weak spots: row 1 columns 4 and 5)
    .kind = Trolls
    .gender = pl
    .a = the Trolls (weak spots: row 1 columns 4 and 5)
name-trolls-00-32 = Trolls (weak spots: row 1 column 1, row 4 column 3)
    .kind = Trolls
    .gender = pl
    .a = the Trolls (weak spots: row 1 column 1, row 4 column 3)
name-ghosts-03-12 = Ghosts (weak spots: row 1 column 4, row 2 column 3)
    .kind = Ghosts
    .gender = pl
    .a = the Ghosts (weak spots: row 1 column 4, row 2 column 3)
name-ghosts-21-34 = Ghosts (weak spots: row 3 column 2, row 4 column 5)
    .kind = Ghosts
    .gender = pl
    .a = the Ghosts (weak spots: row 3 column 2, row 4 column 5)
name-ghosts-31-43 = Ghosts (weak spots: row 4 column 2, row 5 column 4)
    .kind = Ghosts
    .gender = pl
    .a = the Ghosts (weak spots: row 4 column 2, row 5 column 4)
name-werewolves-02-22 = Werewolves (weak spots: row 1 column 3, row 3 column 3)
    .kind = Werewolves
    .gender = pl
    .a = the Werewolves (weak spots: row 1 column 3, row 3 column 3)
name-werewolves-01-33 = Werewolves (weak spots: row 1 column 2, row 4 column 4)
    .kind = Werewolves
    .gender = pl
    .a = the Werewolves (weak spots: row 1 column 2, row 4 column 4)
name-werewolves-13-22 = Werewolves (weak spots: row 2 column 4, row 3 column 3)
    .kind = Werewolves
    .gender = pl
    .a = the Werewolves (weak spots: row 2 column 4, row 3 column 3)
name-dark_knights-11-41 = Knights of Darkness (weak spots: row 2 column 2, row 5 column 2)
    .kind = Knights of Darkness
    .gender = pl
    .a = the Knights of Darkness (weak spots: row 2 column 2, row 5 column 2)
name-dark_knights-00-12 = Knights of Darkness (weak spots: row 1 column 1, row 2 column 3)
    .kind = Knights of Darkness
    .gender = pl
    .a = the Knights of Darkness (weak spots: row 1 column 1, row 2 column 3)
name-dark_knights-31-41 = Knights of Darkness (weak spots: row 4 column 2, row 5 column 2)
    .kind = Knights of Darkness
    .gender = pl
    .a = the Knights of Darkness (weak spots: row 4 column 2, row 5 column 2)
name-gargoyles-21-33-43 = Gargoyles (weak spots: row 3 column 2, row 4 column 4, row 5 column 4)
    .kind = Gargoyles
    .gender = pl
    .a = the Gargoyles (weak spots: row 3 column 2, row 4 column 4, row 5 column 4)
name-gargoyles-01-33-34 = Gargoyles (weak spots: row 1 column 2, row 4 columns 4 and 5)
    .kind = Gargoyles
    .gender = pl
    .a = the Gargoyles (weak spots: row 1 column 2, row 4 columns 4 and 5)
name-gargoyles-10-14-22 = Gargoyles (weak spots: row 2 columns 1 and 5, row 3 column 3)
    .kind = Gargoyles
    .gender = pl
    .a = the Gargoyles (weak spots: row 2 columns 1 and 5, row 3 column 3)
name-necromancer-03-14-23 = Necromancer (weak spots: row 1 column 4, row 2 column 5, row 3 column 4)
    .kind = Necromancer
    .gender = sg
    .a = the Necromancer (weak spots: row 1 column 4, row 2 column 5, row 3 column 4)
name-necromancer-11-23-44 = Necromancer (weak spots: row 2 column 2, row 3 column 4, row 5 column 5)
    .kind = Necromancer
    .gender = sg
    .a = the Necromancer (weak spots: row 2 column 2, row 3 column 4, row 5 column 5)
name-necromancer-22-31-34 = Necromancer (weak spots: row 3 column 3, row 4 columns 2 and 5)
    .kind = Necromancer
    .gender = sg
    .a = the Necromancer (weak spots: row 3 column 3, row 4 columns 2 and 5)
name-golem-23-30-32 = Golem (weak spots: row 3 column 4, row 4 columns 1 and 3)
    .kind = Golem
    .gender = sg
    .a = the Golem (weak spots: row 3 column 4, row 4 columns 1 and 3)
name-golem-10-21-24 = Golem (weak spots: row 2 column 1, row 3 columns 2 and 5)
    .kind = Golem
    .gender = sg
    .a = the Golem (weak spots: row 2 column 1, row 3 columns 2 and 5)
name-golem-21-24-42 = Golem (weak spots: row 3 columns 2 and 5, row 5 column 3)
    .kind = Golem
    .gender = sg
    .a = the Golem (weak spots: row 3 columns 2 and 5, row 5 column 3)
name-vampires-32-33-42 = Vampires (weak spots: row 4 columns 3 and 4, row 5 column 3)
    .kind = Vampires
    .gender = pl
    .a = the Vampires (weak spots: row 4 columns 3 and 4, row 5 column 3)
name-vampires-20-24-32 = Vampires (weak spots: row 3 columns 1 and 5, row 4 column 3)
    .kind = Vampires
    .gender = pl
    .a = the Vampires (weak spots: row 3 columns 1 and 5, row 4 column 3)
name-vampires-03-12-41 = Vampires (weak spots: row 1 column 4, row 2 column 3, row 5 column 2)
    .kind = Vampires
    .gender = pl
    .a = the Vampires (weak spots: row 1 column 4, row 2 column 3, row 5 column 2)
name-harpies-01-33-43 = Harpies (weak spots: row 1 column 2, row 4 column 4, row 5 column 4)
    .kind = Harpies
    .gender = pl
    .a = the Harpies (weak spots: row 1 column 2, row 4 column 4, row 5 column 4)
name-harpies-20-23-41 = Harpies (weak spots: row 3 columns 1 and 4, row 5 column 2)
    .kind = Harpies
    .gender = pl
    .a = the Harpies (weak spots: row 3 columns 1 and 4, row 5 column 2)
name-harpies-12-20-21 = Harpies (weak spots: row 2 column 3, row 3 columns 1 and 2)
    .kind = Harpies
    .gender = pl
    .a = the Harpies (weak spots: row 2 column 3, row 3 columns 1 and 2)
name-witches-22-42-43 = Witches (weak spots: row 3 column 3, row 5 columns 3 and 4)
    .kind = Witches
    .gender = pl
    .a = the Witches (weak spots: row 3 column 3, row 5 columns 3 and 4)
name-witches-10-11-12 = Witches (weak spots: row 2 columns 1, 2 and 3)
    .kind = Witches
    .gender = pl
    .a = the Witches (weak spots: row 2 columns 1, 2 and 3)
name-witches-10-24-34 = Witches (weak spots: row 2 column 1, row 3 column 5, row 4 column 5)
    .kind = Witches
    .gender = pl
    .a = the Witches (weak spots: row 2 column 1, row 3 column 5, row 4 column 5)
name-demons-21-22-41 = Demons (weak spots: row 3 columns 2 and 3, row 5 column 2)
    .kind = Demons
    .gender = pl
    .a = the Demons (weak spots: row 3 columns 2 and 3, row 5 column 2)
name-demons-11-21-43 = Demons (weak spots: row 2 column 2, row 3 column 2, row 5 column 4)
    .kind = Demons
    .gender = pl
    .a = the Demons (weak spots: row 2 column 2, row 3 column 2, row 5 column 4)
name-demons-11-12-21 = Demons (weak spots: row 2 columns 2 and 3, row 3 column 2)
    .kind = Demons
    .gender = pl
    .a = the Demons (weak spots: row 2 columns 2 and 3, row 3 column 2)

# The browser: what is written on cards, and the words around them.
label-castle = Adventure and 1 experience
label-fair = Repair up to 3 weapons, exchange a gem
label-village = Chase the monsters away, take a gem, repair 1 weapon
label-monastery = Restore all health, buy a potion
label-lair = Fight one of the monsters here with the help of the bogatyr
label-manor = Fight one of the monsters here with the help of the monk
label-dungeon = Fight the mythical monster
label-mage_tower = Repair 1 weapon, buy spells
label-robbers_hut = For 1 coin each: repair a weapon, restore 2 health, go on the adventure
label-inn = The journey begins here
web-level = Level { $level }
web-map = The map
web-holder = { $player } begins the day
web-places = What to do where
web-fight = The fight
web-adventure = The adventure
web-card = The card: { $card }
web-close = Close the weak spot in { $square }
called-square = row { $row }, column { $column }
web-field = { $token }: arrow keys move it, R turns it, Enter puts it down
web-rotate = Turn
web-suggest = Place it for me
web-put-down = Put it down
web-lift = Take back the { $token }
web-left = Left
web-right = Right
web-up = Up
web-down = Down
web-so-far = So far: { $outcome }
web-weak-left = Weak spots left
web-damage-left = Damage left
web-health-after = Health afterwards
web-coins-won = Coins to win
web-coins-on = Coins on the card
web-gems-won = Gems to win
web-xp-won = Experience to win
note-buy = price { $cost }
note-bargain = { note-buy }
web-kind-once = Once
web-kind-return = Comes back
web-kind-each_night = Each night
web-kind-persistent = Lasting
web-amulet = Amulet: { $sections } of { $count } sections charged
web-skills = Skills
web-known = unlocked
web-learnt = { $done } of { $cost } experience
web-xp = Experience to place
web-ready = ready
web-damaged = damaged
web-away = on the adventure
web-locked = still locked
web-night = The monsters attack
web-attacks = Now: { $monster }
web-quests = Quests and oaths
web-quest-sections = Charged sections: { $done } of { $wanted }
web-quest-mythical = Mythical monsters left: { $left }
web-quest-stuns = Stuns: { $done }; you lose at { $most }
web-supply = Gems in the supply
web-still-attack = Still to attack: { $count }
web-oaths-left = Oaths left: { $count }
web-nobody = The character you choose stands here.
web-hidden-oaths = Hidden oaths: { $count }
fact-suggested = suggested
note-place =
    { $outcome-id ->
        [none] weak spots left: { $weak_left }
       *[other] weak spots left: { $weak_left }, damage left: { $damage }
    }{ $suggested ->
        [yes] { "" } · { fact-suggested }
       *[no] { "" }
    }
web-offered = { $player } gives: { $goods }
label-story_chieftainess = On the edge of the Province the party fights off a goblin pack and meets robbers whose chief invites them to the Robbers’ Hut.
web-story_chieftainess-a = Over supper she tells of the attacks on the village.
web-story_chieftainess-b = She asks whether the hunters’ gear is up to the job.
web-story_chieftainess-c = Her men offer to lead the party to the ferry.
label-story_silent_bell = The bell of the Monastery has not rung for three days, and the road to it is full of tracks.
web-story_silent_bell-a = The prior counts the houses that still have a light at night.
web-story_silent_bell-b = A shepherd has seen something far too big for the old ruins.
web-story_silent_bell-c = There is little medicine left, and winter is near.
label-story_kings_letter = A royal courier hands over a sealed letter and a purse; he will not ride a step further.
web-story_kings_letter-a = The letter orders the Manor to be held at any price.
web-story_kings_letter-b = A sketch of a footprint covers half of the page.
web-story_kings_letter-c = The last line is a warning in another hand.
label-undead_1 = Every player loses 1 health.
label-undead_2 = The player with the most health loses 1 health; if several tie, all of them do.
label-undead_3 = The player with the fewest ready weapons loses 1 health; if several tie, all of them do. This monster returns to the Manor.
label-goblins_1 = Every player loses 1 coin.
label-goblins_2 = Monster revel at the Fair: whoever visits it pays 1 coin or loses 1 health.
label-goblins_3 = The player with the most coins loses half of them, rounded down; if several tie, all of them do.
label-beasts_1 = Every player whose figure is on the east bank loses 1 health.
label-beasts_2 = The holder of the day token loses 1 health. This monster returns to the Lair.
label-beasts_3 = Monster revel at the Village: whoever visits it loses 1 health.
label-trolls_1 = Crossing the river costs 1 more: 2 payments, each a coin or 1 health.
label-trolls_2 = Every player damages 1 ready weapon of their choice.
label-trolls_3 = The Mage Tower is locked.
label-ghosts_1 = Skills do not restore health.
label-ghosts_2 = Potions and spells cost 2 coins more.
label-ghosts_3 = Every player loses 1 coin.
label-werewolves_1 = Every player loses 1 health. This monster returns to the Lair.
label-werewolves_2 = The player with the most trophies loses 2 health; if several tie, all of them do.
label-werewolves_3 = Every player who is not at full health loses 1 health.
label-dark_knights_1 = Every player damages 1 ready weapon or loses 1 health.
label-dark_knights_2 = The Robbers’ Hut is locked.
label-dark_knights_3 = Monster revel at the Castle: whoever visits it pays 1 coin or loses 1 health.
label-gargoyles_1 = Every player loses 2 health.
label-gargoyles_2 = The Monastery is locked.
label-gargoyles_3 = Every player damages 1 ready weapon of their choice.
label-necromancer_1 = Every player loses 1 health.
label-necromancer_2 = Every character at full health loses 1 health. This monster returns to the Lair.
label-necromancer_3 = Every player loses 1 health for each other monster lying at the Village, 3 at most.
label-golem_1 = The Fair repairs at most 1 weapon per visit.
label-golem_2 = Every player damages 2 ready weapons of their choice.
label-golem_3 = Every player damages 1 ready weapon of their choice. This monster returns to the Manor.
label-vampires_1 = The player with the most health loses 2 health; if several tie, all of them do.
label-vampires_2 = The Monastery restores at most 2 health per visit.
label-vampires_3 = Every player loses 1 health; those with 3 or more trophies lose 2 instead.
label-harpies_1 = Every player loses 2 coins.
label-harpies_2 = Monster revel at the Mage Tower: whoever visits it pays 1 coin or loses 1 health.
label-harpies_3 = Every player discards 1 spell or potion; anyone who has none loses 1 health.
label-witches_1 = The Castle gives no experience.
label-witches_2 = Every player returns 1 unplaced gem of their choice; anyone who has none loses 1 health.
label-witches_3 = The Fair is locked.
label-demons_1 = The player with the most trophies loses 3 health; if several tie, all of them do.
label-demons_2 = Every player loses 1 health or 2 coins.
label-demons_3 = Every player loses 1 health and 1 coin. This monster returns to the Lair.
label-pre_worn_tools = On an adventure at the Castle, you may use a damaged weapon instead of a ready one.
label-pre_pilgrims_path = Crossing the river is free for you.
label-pre_skill_reliquary = Gain this weapon, ready side up.
label-pre_mending_prayer = At the Monastery, repair 1 weapon.
label-pre_alms = At the Village, gain 2 coins.
label-pre_night_vigil = At night, every player restores 1 health and you gain 2 coins.
label-pre_herbal_lore = Potions cost you 1 coin less.
label-pre_skill_scourge = Gain this weapon, ready side up.
label-pre_blood_seal = Once per day, in a fight, you may take 2 more damage to close 1 weak spot.
label-pre_priest_in_dungeon = You may use the priest when you fight a mythical monster in the Dungeon.
label-pre_sanctify = At the Lair and the Manor, you may use both of your helpers.
label-sor_sacrifice = In a fight, you may damage 1 ready weapon not placed in it to close 1 weak spot.
label-sor_arcane_mending = At the Mage Tower, repair 1 more weapon.
label-sor_skill_storm_staff = Gain this weapon, ready side up.
label-sor_spell_thrift = Spells cost you 1 coin less each.
label-sor_lone_quest = You may place 2 weapons on an adventure.
label-sor_skill_crystal_skull = Gain this weapon, ready side up.
label-sor_evening_recall = After a fight in the evening, you may take back, ready side up, one of the weapons you used.
label-sor_gem_cutter = At the Fair, you may exchange up to 3 gems.
label-sor_mythic_pierce = Shields on your weapons do not count in fights with mythical monsters.
label-sor_echo = After a fight, you may keep 1 of the spells you used.
label-sor_attunement = When you buy at least 2 spells in one visit, gain a gem of your choice.
label-hun_fair_trophies = At the Fair, gain 1 coin for each monster you have defeated.
label-hun_bounty = Gain 1 more coin for each victory over a regular monster.
label-hun_skill_crossbow = Gain this weapon, ready side up.
label-hun_whetstone = At the Castle, repair 1 weapon.
label-hun_evening_wound = In an evening fight, you may pay 2 coins to close 1 weak spot.
label-hun_tracker = At the Lair and in the Dungeon, you choose your weapons after the card has been revealed.
label-hun_skill_hound = Gain this weapon, ready side up.
label-hun_adventure_care = Your weapons come back from a completed adventure ready side up.
label-hun_night_hunt = At night, you may fight one of the monsters left at the Lair, at the Manor or in the Dungeon.
label-hun_no_shields = Shields on your weapons do not count in fights.
label-hun_field_dressing = After a fight in which you were not stunned, restore 1 health.
label-pal_blood_repair = Once per phase, you may lose 2 health to repair 1 weapon; not if it would stun you.
label-pal_royal_favour = At the Castle, gain 2 coins.
label-pal_skill_banner = Gain this weapon, ready side up.
label-pal_lay_on_hands = At the Village, restore 2 health.
label-pal_elite_helpers = You always use the knight and the priest.
label-pal_morning_gem = When you fight in the morning, gain a yellow gem.
label-pal_skill_lance = Gain this weapon, ready side up.
label-pal_night_adventure = At night, you may place a weapon on the adventure.
label-pal_bulwark = Each time a monster’s ability makes you lose health at night, you lose 1 less.
label-pal_three_weapons = You may use 3 weapons in a fight with a mythical monster.
label-pal_valor = When you win against a level 2 or mythical monster, repair 2 weapons.
label-thi_hut_discount = You pay 2 coins less in total at the Robbers’ Hut.
label-thi_ferry = Crossing the river is free for you.
label-thi_skill_rapier = Gain this weapon, ready side up.
label-thi_pickpocket = At the Fair, gain 2 coins.
label-thi_night_repair = At night, you may pay 2 coins to repair 1 weapon.
label-thi_evening_no_shields = Shields on your weapons do not count in evening fights.
label-thi_skill_smoke_bomb = Gain this weapon, ready side up.
label-thi_dungeon_top = In the Dungeon, you may fight the top card of the mythical deck when no mythical monster lies there.
label-thi_night_gem = At night, gain a gem of your choice.
label-thi_ignore_abilities = Monster abilities do not affect you, lasting ones included.
label-thi_greed = When you win a fight, covered coins on the card count too.
label-potion_inventiveness = Borrow one damaged weapon of another player for this fight; it is used ready side up in addition to your own and goes back damaged.
label-potion_wealth = Double all coins you gain from this fight.
label-potion_health = Restore 3 health, even while a fight or a monster ability is being resolved.
label-potion_wisdom = When you win a fight and get no gem from it, gain 2 experience.
label-potion_vampire_blood = At night only: restore 4 health; every other player loses 1 health (this can stun).
label-potion_agility = Use one more ready weapon in this fight or on this adventure.
label-potion_stealth = Cancel one monster’s ability for yourself and gain that monster’s gem; also possible against a lasting or a harmless ability.
label-potion_consciousness = When you would be stunned, you stay conscious with 1 health.
label-potion_durability = One weapon is not damaged after its use.
label-potion_alchemy = When another player gains a gem, gain a gem of the same colour.
label-oath_sobriety = At the Fair, discard 2 potions.
label-oath_broken_blades = At night, damage 2 of your weapons that were ready when the night began.
label-oath_poverty = At the Village, give away 6 coins.
label-oath_humility = At the Castle, discard 3 of your trophies.
label-oath_blood = At night, lose 4 health without being stunned.
label-oath_renunciation = At the Mage Tower, discard 3 spells.
label-oath_offering = At the Monastery, discard 3 unplaced gems of three different colours.
label-oath_perfection = Win a fight with no damage square left uncovered.
label-oath_single_blade = Win a fight in which you placed exactly one weapon.
label-oath_fellowship = Take part in 3 completed adventures.
label-oath_mastery = Unlock a skill in the top row.
label-oath_light = Have 4 charged sections in your amulet.
label-quest_a0 = Together charge as many amulet sections as your number of players asks for (1 to 5 players: 3, 5, 6, 7, 9). You lose if monsters are left at the Manor at the end of an evening.
label-quest_a1 = Together charge as many amulet sections as your number of players asks for (1 to 5 players: 4, 7, 8, 10, 12). You lose if monsters are left at the Manor at the end of an evening.
label-quest_a2 = Together charge as many amulet sections as your number of players asks for (1 to 5 players: 6, 9, 11, 13, 16). You lose if monsters are left at the Manor at the end of an evening.
label-quest_b0 = Defeat every mythical monster in the deck. You lose at once if you fight one and do not defeat it, or if 3 or more are left in the deck when the last day begins.
label-quest_b1 = Defeat every mythical monster in the deck. You lose at once if you fight one and do not defeat it, or if 3 or more are left in the deck when the last day begins.
label-quest_b2 = Defeat every mythical monster in the deck. You lose at once if you fight one and do not defeat it, or if 3 or more are left in the deck when the last day begins.
label-quest_c0 = You lose when the 4th stun token is taken. Whoever charges a section may repair 1 weapon.
label-quest_c1 = You lose when the 3rd stun token is taken.
label-quest_c2 = You lose when the 3rd stun token is taken. Monsters with a red or black gem have one more ability: every player loses 1 health.
label-upgrade_castle = 1 experience and 2 coins in addition to the adventure
label-upgrade_fair = repair all weapons instead of 3
label-upgrade_manor = everybody uses the priest instead of the monk
label-upgrade_dungeon = weapons are chosen after the mythical monster has been revealed
label-upgrade_village = repair 2 weapons instead of 1
label-upgrade_lair = everybody uses the knight instead of the bogatyr
label-upgrade_robbers_hut = repairing is free
label-upgrade_monastery = 2 coins off the potion
label-upgrade_mage_tower = 2 coins off one spell per visit
