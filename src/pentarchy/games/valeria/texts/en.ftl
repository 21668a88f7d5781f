# Valeria: Card Kingdoms. Names of cards are in the data files.

move-keep = Keep { $a }
move-announce = Announce the dice
move-use = { $a }: change die { $b }
move-token = Put the token on: { $a }
move-take = { $b-id ->
    [supply] Take { $a } from the supply
   *[other] Take { $a } from { PLAYER($b-id) }
}
move-choose = Take { $a }
move-exchange = Use the exchange of { $a }
move-finish = No more exchanges
move-gain = Gain 1 { $a }
move-slay = Slay: { $a }
move-recruit = Recruit: { $a }
move-build = Build: { $a }
move-pay = Pay { $a }, the rest in magic
move-enlist = Take for free: { $a }
move-return = Return: { $a }
move-steal = { $a-id ->
    [supply] Take the leftmost monster
   *[other] Take a random monster from { PLAYER($a-id) }
}
move-activate = Activate: { $a }
move-surrender = Give up: { $a }
move-decline = No, thank you
move-roll = The dice show { $a }
move-deal = Duke dealt: { $a }
move-start = { PLAYER($a) } begins
move-area = Area in play: { $a }
move-settle = Citizens in play: { $a }
move-unveil = Next domain: { $a }
move-appear = Next citizen: { $a }
move-reveal = Hostile event: { $a }
move-lose = Monster drawn: { $a }
move-unmask = The Dark Lord is { $a }

ask-ChooseDuke = Which duke do you keep?
ask-ModifyDice = Do you change a die?
ask-EventTarget = On which monster does the token go?
ask-HarvestTake = From whom does your citizen take?
ask-ChooseYield = What does your citizen bring?
ask-UseHerald = Which resource does your Herald bring?
ask-UseExchanges = Which exchange do you use?
ask-ChooseAction = What is your action?
ask-PayStrength = How much strength do you pay? The rest is paid in magic.
ask-PayCitizen = How much gold do you pay? The rest is paid in magic.
ask-PayDomain = How much gold do you pay? The rest is paid in magic.
ask-ChooseReward = Which reward do you take?
ask-Enlist = Which citizen joins you for free?
ask-TakeResource = From whom do you take?
ask-SlayExtra = Do you slay one more monster?
ask-BuyPoints = Do you pay for victory points?
ask-GiveBack = Which card goes back to its stack?
ask-StealMonster = From whom do you take a random monster?
ask-ChooseStack = Which monster stack attacks?
ask-ChooseCapture = Which citizen do you give up?

price-gold = { $price } gold
price-strength = { $price } strength
price-magic = { $price } magic
price-coin = { $price } { $coin }
own-gold = { $gold } gold
own-strength = { $strength } strength
own-magic = { $magic } magic
magic-on-top = { $on_top } magic
magic-needed = { $needed } magic
why-act-now = Now an action has to be taken ({ $actions } left): slay, recruit, gain or build.
why-cannot-pay = That exchange costs { price-coin }; you have { $have }{ $coin-id ->
    [magic] .
   *[other] , and magic does not stand in here.
}
why-change-dice-or-announce-now = Now only the dice can be changed or announced.
why-choose-now = One of the alternatives must be chosen now.
why-die-would-not-change = The die shows { $value } already.
why-does-not-fit = { $citizen-id ->
    [none] It takes a citizen{ $role-id ->
        [none] { "" }
       *[other] { " with the role" } { $role }
    }{ $most ->
        [0] { "" }
       *[other] { " of base cost" } { $most } or less
    }.
   *[other] It takes only this card: { $citizen }.
}
why-enlist-now = Now a citizen has to be taken.
why-exchange-or-decline-now = Now you pay for the points or decline.
why-exchange-or-finish-now = Now you use an exchange or finish.
why-alone-from-the-stacks = Alone you take the top card of the leftmost monster stack.
why-alone-from-the-supply = Alone you take from the supply.
why-area-not-in-play = This area is not in the game: { $area }.
why-built-already = { $owner } has built it already.
why-captured-already = The Dark Lord has captured it.
why-die-too-low = The die cannot show less than { $least }.
why-event-not-in-play = That hostile event does not lie in the centre.
why-magic-on-top = It takes { magic-on-top } on top of its { $price } strength; you have { $magic } magic.
why-rests-now = { $player } rests in this turn and loses nothing.
why-return-a-citizen = Only one of your citizens can be returned now.
why-return-a-monster = Only a slain monster of an area can be returned now.
why-stack-exhausted = That stack is exhausted.
why-activate-now = Now a monster stack has to be named.
why-surrender-now = Now a citizen of the attacked column has to be given up.
why-has-none = { $player } has no { $resource }.
why-keep-a-duke-now = Now one of your two dukes has to be kept.
why-more-than-the-price = The price is { price-coin }: more cannot be paid.
why-no-monster-there = { $player } has no slain monster.
why-no-opponent-to-rob = That is no opponent who takes part in this turn.
why-no-such-card-left = The card that this needs is not in the centre.
why-not-activated = No unused activation gives you that exchange.
why-not-dealt-to-you = That duke was not dealt to you.
why-not-enough-gold = That costs { price-gold }; you have { $have }.
why-not-enough-magic = The rest is { magic-needed }; you have { $have }.
why-not-in-the-centre = That monster is not face up on top in the centre.
why-not-in-this-column = That citizen is not on top in column { $column }, which is attacked.
why-not-on-itself = A hostile event puts no token on itself.
why-not-on-the-card = The card does not offer that.
why-not-on-top = { $top-id ->
    [none] That card does not lie face up in the centre.
   *[other] That card does not lie on top: { $top } does.
}
why-not-such-a-card = You have no such card to return.
why-not-your-domain = You do not own that domain.
why-pay-now = Now the price has to be paid: { price-coin } for { $card }.
why-put-a-token-now = Now the token has to be put on a monster.
why-return-or-decline-now = Now you return a card or decline.
why-roles-missing = You lack citizens with these roles: { $roles }.
why-slay-or-decline-now = Now you slay one more monster or decline.
why-steal-or-decline-now = Now you take a monster or decline.
why-take-or-decline-now = Now you take from an opponent or decline.
why-too-expensive = { $gold ->
    [0] At least 1 gold has to be paid, and you have none: magic stands in for the rest only.
   *[other] It costs { price-gold }; you have { own-gold }, and { own-magic } may stand in: { $missing } too little.
}
why-too-strong = { $strength ->
    [0] At least 1 strength has to be paid, and you have none: magic stands in for the rest only.
   *[other] It takes { price-strength }{ $on_top ->
        [0] { "" }
       *[other] { " and" } { magic-on-top } on top
    }; you have { own-strength } and { own-magic }, which may stand in: { $missing } too little.
}
why-used-already = That domain was used in this roll phase already.
why-you-have-less = You have only { $have } { $coin }.

amount = { $resource-id ->
    [vp] { $amount ->
        [one] { $amount } victory point
       *[other] { $amount } victory points
    }
   *[other] { $amount } { $resource }
}
paid-coin = { $paid } { $coin }
paid = { paid-coin }{ $magic ->
    [0] { "" }
   *[other] { " and" } { $magic } magic
}

event-area = Area in play: { $area }.
event-settled = Citizens in play: { $citizen }.
event-dealt = { $player } is dealt the duke { $duke }.
event-dealt-unseen = { $player } is dealt a duke.
event-kept = { $player } keeps the duke { $duke }.
event-kept-unseen = { $player } keeps a duke.
event-first-player = { $player } is the first player.
event-rolled = { $player } rolls { $one } and { $two }.
event-changed-dice = { $player } uses { $domain } ({ $price ->
    [0] for free
   *[other] for { $price } gold
}): the dice now show { $one } and { $two }.
event-token = { $hostile }: { $player } puts { amount } on { $monster }.
event-harvested = { $player } harvests: gold { $gold }, strength { $strength }, magic { $magic }.
event-domain-works = { $domain }: { $player } gains { amount }.
event-all-lose = { $hostile }: every player who can loses { amount }.
event-bought-points = { $domain }: { $player } pays { paid-coin } for { amount }.
event-exchanged = { $player } uses the exchange of { $citizen }: { paid-coin } for { amount }.
event-took = { $card }: { $player } takes { amount } from { $from }.
event-took-alone = { $card }: { $player } takes { amount } from the supply.
event-brought = { $card }: { $player } gains { amount }.
event-lost = { $player } loses { amount }.
event-gained = { $player } gains { amount }.
event-slain = { $player } slays { $monster } for { paid }.
event-recruited = { $player } recruits { $citizen } for { paid }.
event-enlisted = { $card }: { $player } takes { $citizen } for free.
event-built = { $player } builds { $domain } for { paid }.
event-returned = { $player } returns { $card } to its stack.
event-uncovered = { $place }: the exhausted card goes under its deck.
event-sent-back = { $place }: { $hostile } goes back on top of the exhausted deck.
event-stolen = { $player } takes { $monster } from { $from }.
event-stolen-alone = { $player } takes { $monster } from its stack.
event-unveiled = Face up now: { $domain }.
event-appeared = Face up now: { $citizen }.
event-exhausted = Exhausted: { $place }.
event-hostile = Hostile event at { $place }: { $hostile }.
event-activated = The stack of { $area } attacks.
event-captured = The Dark Lord captures { $card }.
event-unmasked = The Dark Lord was { $duke }.
event-last-round = { $reason-id ->
    [all_monsters] All monsters are slain
    [all_domains] All domains are built
   *[exhausted_stacks] Enough stacks are exhausted
}: the game ends when all have had the same number of turns.
event-end-put-off = The end of the game is put off.
event-revealed = { $player } had the duke { $duke }.
event-over = The game is over.

option-selection = Stacks in play
option-areas = Areas picked by hand
option-citizens = Citizens picked by hand
option-remove_domains = Domains left out
option-hostile_events = Hostile events
option-events = Hostile events picked by hand
option-random_citizens = Random citizens
option-no_dukes = Without dukes
option-difficulty = Difficulty of the solo game
option-solo_count_board_vp = Solo: victory points on the board count
option-end_trigger_is_latched = The end, once triggered, stays triggered
option-resting_player_triggers_gargan = Gargan's Embrace works for a resting player
option-new_domain_works_same_turn = A new domain works in the turn it is built
option-tie_break_counts_monsters = Slain monsters count for the tie-break
option-majority_needs_one_card = A majority needs at least one card
option-event_may_target_itself = A hostile event may put its token on itself

reason-all_monsters = All monsters are slain.
reason-all_domains = All domains are built.
reason-exhausted_stacks = Enough stacks are exhausted.
reason-win_all_monsters = All monsters are slain: the Dark Lord is defeated.
reason-loss_column = A column has nobody left to defend it: the Dark Lord wins.
reason-win_points = The scores are compared: { $points } to the Dark Lord's { $rival }.
reason-loss_points = The scores are compared: { $points } to the Dark Lord's { $rival }; it takes more to win.
part-monsters = Monsters
part-domains = Domains
part-board = Board
part-duke = Duke
part-icons = Role icons
part-resources = Resources
part-majorities = Majorities
tie-smaller_tableau = The tie is broken by the smaller tableau.

# What is told about an option.
fact-pay = costs { $pay }
fact-lose = loses { $lose }
fact-tokens = { $tokens } as tokens
fact-die = the die then shows { $die }
fact-usual = { $usual ->
    [yes] the usual payment
   *[no] { "" }
}

name-gold = gold
name-strength = strength
name-magic = magic
name-vp = victory points
name-citizen = citizen
name-monster = monster
name-domain = domain
name-duke = duke
name-supply = supply
name-random = Random
name-slot-1 = citizens 1
name-slot-2 = citizens 2
name-slot-3 = citizens 3
name-slot-4 = citizens 4
name-slot-5 = citizens 5
name-slot-6 = citizens 6
name-slot-7 = citizens 7
name-slot-8 = citizens 8
name-slot-9_10 = citizens 9/10
name-slot-11_12 = citizens 11/12
name-domains-1 = first domain stack
name-domains-2 = second domain stack
name-domains-3 = third domain stack
name-domains-4 = fourth domain stack
name-domains-5 = fifth domain stack

board-turn = Turn { $turn }
board-phase = { $phase ->
    [setup] setup
    [roll] roll
    [harvest] harvest
    [action] actions
    [monsters] monsters
    [second_harvest] second harvest
   *[end] end
}
board-actions = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
}
board-numbers = activate { $numbers }
board-exhausted = exhausted
board-empty = empty
board-emptied = emptied: covered after this action
board-left = ×{ $count }
board-deck = Exhausted deck: { $exhausted }
board-deck-events = , hostile events { $events }
board-deck-known = , on top { $known }
board-stacks-exhausted = { $count } of { $limit } stacks exhausted
board-last-round = Last round
board-player = Player
board-citizens = Citizens
board-domains = Domains
board-monsters = Monsters
board-points = Points
board-roll-gave = Last roll
board-you = you
board-resting = resting
board-duke = Duke of { $player }
board-paying = Being paid: { $card }
board-asking = Asked by: { $card }
board-leaves = leaves { $left }
board-usual = usual
board-dark-lord = Dark Lord
board-attacked = column { $column } is attacked

# The board in the browser.
web-phase-roll = roll
web-phase-harvest = harvest
web-phase-action = actions
web-phase-monsters = monsters
web-phase-second_harvest = second harvest
web-market = The centre
web-duchy = Duchy of { $player }
web-first = first player
web-or = or
web-amount-gold = { $count } gold
web-amount-strength = { $count } strength
web-amount-magic = { $count } magic
web-amount-vp = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
web-amount-citizen = { $count } citizen
web-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
web-costs = Costs { $price }
web-leaves = leaves { $left }
web-tokens-below = Under it, on { $card }: { $tokens }
web-needs = needs: { $roles }
web-reward = reward: { $effect }
web-on-turn = on your turn: { $effect }
web-off-turn = on the turns of others: { $effect }
web-herald = when the roll gives you nothing else, and on doubles
web-captives = { $count ->
    [0] No captives yet
    [one] { $count } captive
   *[other] { $count } captives
}
web-op-exchange = you may pay { $pay } for { $gain }
web-op-take = { $loot } from another player
web-op-citizen = a free card: { $which }
web-op-per = { $gain } for each: { $per }
web-op-resources = { $gain } for every { $divisor } resources
web-per-icon = icon ({ $role })
web-at-most = (cost up to { $cost })
web-domain-foxgrove_palisade = In your roll phase you may pay 2 gold to turn one die to 6.
web-domain-desert_orchid = In your roll phase you may turn one die to 1 for 1 gold per holy citizen you own.
web-domain-emerald_stronghold = You recruit citizens at their base cost, without the surcharge for copies.
web-domain-pratchetts_plateau = Domains cost you 1 gold less.
web-domain-cathedral_of_st_aquila = At the end of your action phase take 1 gold from an opponent of your choice.
web-domain-darktide_harbour = When built: take a shadow citizen from the centre.
web-domain-cloudriders_camp = When built: gain 3 strength and take a soldier citizen of base cost 2 or less.
web-domain-orb_of_urdr = At the end of your action phase take 1 magic from an opponent of your choice.
web-domain-rogues_landing = When built: take a worker citizen from the centre.
web-domain-blood_crow_army = At the start of your action phase gain 1 strength.
web-domain-eye_of_asteraten = When built: gain 5 strength, then you may slay a monster.
web-domain-cutthroats_truce = When built: take 3 gold from an opponent of your choice.
web-domain-halfpenny_hill = At the start of your action phase gain 1 gold.
web-domain-shattered_hand = When built: take a holy citizen from the centre.
web-domain-forgotten_sorrows = In your action phase gain 1 magic whenever you gain a citizen.
web-domain-watcher_on_the_water = When built: you may return one of your monsters to its stack for 3 VP.
web-domain-gargans_embrace = In any roll phase gain 1 VP whenever the dice are or become equal.
web-domain-nest_of_the_weaver_witch = When built: you may return one of your citizens to its stack for 3 VP.
web-domain-palace_of_the_dawn = In your roll phase you may lower one die by 1.
web-domain-grimmwater_keep = When built: take a citizen of base cost 3 or less.
web-domain-violet_thorn = In your action phase gain 1 magic whenever you slay a monster.
web-domain-purloiners_perch = When built: take a random monster from an opponent of your choice.
web-domain-golden_obelisk_of_nae = When built: you may pay 3 magic for 3 VP.
web-domain-monolith_of_ostendaar = At the start of your action phase gain 1 magic.
web-hostile-corrupted_cleric = On a 1 the active player puts 1 magic on another monster.
web-hostile-giant_leech = On a 2 every player loses 1 strength.
web-hostile-bat_swarm = On a 3 the active player puts 1 strength on another monster.
web-hostile-sorcerer = On a 4 every player loses 1 magic.
web-hostile-mimic = On a 5 the active player puts 1 gold on another monster; whoever slays it gains the gold.
web-hostile-kobold_thieves = On a 6 every player loses 1 gold.
