# Valeria: Card Kingdoms. Names of cards are in the data files.

move-keep = Keep { $a }
move-announce = Announce the dice
move-use = Use { $a-a } on die { $b }
move-token = Put the token on the { $a }
taken = { $a-id ->
    [citizen] a citizen
   *[other] { $a }
}
move-take = { $b-id ->
    [supply] Take { taken } from the supply
   *[other] Take { taken } from { PLAYER($b-id) }
}
move-choose = Take { taken }
move-exchange = Use the { $a }’s exchange
move-finish = No more exchanges
move-gain = Gain 1 { $a }
move-slay = Slay { $a-a }
move-recruit = Recruit { $a-a }
move-build = Build { $a-a }
move-pay = Pay { $a }, the rest in magic
move-enlist = Take { $a-a } for free
move-return = Return { $a-a } to its stack
move-steal = { $a-id ->
    [supply] Take the top monster of the leftmost stack
   *[other] Take a random monster from { PLAYER($a-id) }
}
move-activate = Activate the { $a } stack
move-surrender = Give up { $a-a }
move-decline = No, thank you
move-roll = Roll: { $a }
move-deal = Duke dealt: { $a }
move-start = { PLAYER($a) } begins
move-area = Area in play: { $a }
move-settle = Citizen in play: { $a }
move-unveil = Next domain: { $a }
move-appear = Next citizen: { $a }
move-reveal = Hostile event: { $a }
move-lose = Monster drawn: { $a }
move-unmask = The Dark Lord is { $a }

ask-ChooseDuke = Which duke will you keep?
ask-ModifyDice = Will you change a die?
ask-EventTarget = Which monster gets the token?
ask-HarvestTake = Who will your citizen take from?
ask-ChooseYield = What will your citizen bring you?
ask-UseHerald = Which resource will your Herald bring you?
ask-UseExchanges = Which exchange will you use?
ask-ChooseAction = Which action will you take?
ask-PayStrength = How much strength will you pay? The rest is paid in magic.
ask-PayCitizen = How much gold will you pay? The rest is paid in magic.
ask-PayDomain = How much gold will you pay? The rest is paid in magic.
ask-ChooseReward = Which reward will you take?
ask-Enlist = Which citizen joins you for free?
ask-TakeResource = Who will you take from?
ask-SlayExtra = Will you slay one more monster?
ask-BuyPoints = Will you pay for victory points?
ask-GiveBack = Which card goes back to its stack?
ask-StealMonster = Who will you take a random monster from?
ask-ChooseStack = Which monster stack attacks?
ask-ChooseCapture = Which citizen will you give up?

price-gold = { $price } gold
price-strength = { $price } strength
price-magic = { $price } magic
price-coin = { $price } { $coin }
own-gold = { $gold } gold
own-strength = { $strength } strength
own-magic = { $magic } magic
magic-on-top = { $on_top } magic
magic-needed = { $needed } magic
why-act-now = You must take an action now ({ board-actions }): slay a monster, recruit a citizen, gain a resource or build a domain.
why-cannot-pay = That exchange costs { price-coin }; you have { $have }{ $coin-id ->
    [magic] .
   *[other] , and magic cannot stand in here.
}
why-change-dice-or-announce-now = You can only change dice or announce the roll now.
why-choose-now = You must choose one of the options now.
why-die-would-not-change = The die already shows { $value }.
why-does-not-fit = { $citizen-id ->
    [none] You can only take a citizen{ $role-id ->
        [none] { "" }
       *[other] { " with the role" } { $role }
    }{ $most ->
        [0] { "" }
       *[other] { $role-id ->
            [none] { " of base cost" } { $most } or less
           *[other] { " and a base cost of" } { $most } or less
        }
    }.
   *[other] You can only take { $citizen-a }.
}
why-enlist-now = You must take a citizen now.
why-exchange-or-decline-now = You can only pay for the points or decline now.
why-exchange-or-finish-now = You can only use an exchange or finish now.
why-alone-from-the-stacks = Playing alone, you take the top card of the leftmost monster stack.
why-alone-from-the-supply = Playing alone, you take from the supply.
why-area-not-in-play = There is no stack of { $area-gen } in this game.
why-built-already = { $owner } has already built it.
why-captured-already = The Dark Lord has already captured it.
why-die-too-low = The die cannot show less than { $least }.
why-event-not-in-play = That hostile event is not in the centre.
why-magic-on-top = It costs { price-strength } and { magic-on-top } on top; you have { own-magic }.
own-substitute = { $magic ->
    [0] { " and no magic" }
   *[other] { " and" } { own-magic } that can stand in
}
why-rests-now = { $player } is resting this turn and loses nothing.
why-return-a-citizen = You can only return one of your citizens now.
why-return-a-monster = You can only return one of your slain monsters now.
why-stack-exhausted = That stack is exhausted.
why-activate-now = You must now choose which monster stack attacks.
why-surrender-now = You must give up a citizen of the attacked column now.
why-has-none = { $player } has no { $resource }.
why-keep-a-duke-now = You must keep one of your two dukes now.
why-more-than-the-price = The price is { price-coin }; you cannot pay more.
why-no-monster-there = { $player } has no slain monster.
why-no-opponent-to-rob = You can only take from an opponent who takes part in this turn.
why-no-such-card-left = The card needed for this is no longer in the centre.
why-not-activated = No unused activation offers you that exchange.
why-not-dealt-to-you = That duke was not dealt to you.
why-not-enough-gold = It costs { price-gold }; you have { $have }.
why-not-enough-magic = You need { magic-needed } for the rest; you have { $have }.
why-not-in-the-centre = That monster is not face up on top of a stack.
why-not-in-this-column = That citizen is not on top of a stack in column { $column }, the one under attack.
why-not-on-itself = A hostile event does not put a token on itself.
why-not-on-the-card = The card does not offer that option.
why-not-on-top = { $top-id ->
    [none] That card is not face up in the centre.
   *[other] That card is not on top; the top card is the { $top }.
}
why-not-such-a-card = You have no such card to return.
why-not-your-domain = You do not own that domain.
why-pay-now = You must pay { price-coin } for { $card-a } now.
why-put-a-token-now = You must put the token on a monster now.
why-return-or-decline-now = You can only return a card or decline now.
why-roles-missing = You still need these role icons on your citizens: { $roles }.
why-slay-or-decline-now = You can only slay one more monster or decline now.
why-steal-or-decline-now = You can only take a monster or decline now.
why-take-or-decline-now = You can only take from an opponent or decline now.
why-too-expensive = { $gold ->
    [0] You must pay at least 1 gold and you have none: magic can stand in only for the rest.
   *[other] It costs { price-gold }; you have { own-gold }{ own-substitute }: you are { $missing } short.
}
why-too-strong = { $strength ->
    [0] You must pay at least 1 strength and you have none: magic can stand in only for the rest.
   *[other] It costs { price-strength }{ $on_top ->
        [0] { "" }
       *[other] { " and" } { magic-on-top } on top
    }; you have { own-strength }{ own-substitute }: you are { $missing } short.
}
why-used-already = You have already used that domain in this roll phase.
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
event-settled = Citizen in play: { $citizen }.
event-dealt = { $player } is dealt the duke { $duke }.
event-dealt-unseen = { $player } is dealt a duke.
event-kept = { $player } keeps the duke { $duke }.
event-kept-unseen = { $player } keeps a duke.
event-first-player = { $player } is the first player.
event-rolled = { $player } rolls { $one } and { $two }.
event-changed-dice = { $player } uses { $domain-a } ({ $price ->
    [0] for free
   *[other] for { $price } gold
}): the dice now show { $one } and { $two }.
event-token = { $hostile }: { $player } puts { amount } on the { $monster }.
harvest = { $gold ->
    [0] { "" }
   *[other] { own-gold }
}{ $strength ->
    [0] { "" }
   *[other] { $gold ->
        [0] { "" }
       *[other] { $magic ->
            [0] { " and " }
           *[other] { ", " }
        }
    }{ own-strength }
}{ $magic ->
    [0] { "" }
   *[other] { $gold ->
        [0] { $strength ->
            [0] { "" }
           *[other] { " and " }
        }
       *[other] { " and " }
    }{ own-magic }
}
event-harvested = { $player } harvests { harvest }.
event-domain-works = { $domain }: { $player } gains { amount }.
event-all-lose = { $hostile }: every player who can loses { amount }.
event-bought-points = { $domain }: { $player } pays { paid-coin } for { amount }.
event-exchanged = { $player } uses the { $citizen }’s exchange: { paid-coin } for { amount }.
event-took = { $card }: { $player } takes { amount } from { $from }.
event-took-alone = { $card }: { $player } takes { amount } from the supply.
event-brought = { $card }: { $player } gains { amount }.
event-lost = { $player } loses { amount }.
event-gained = { $player } gains { amount }.
event-slain = { $player } slays { $monster-a } for { paid }.
event-recruited = { $player } recruits { $citizen-a } for { paid }.
event-enlisted = { $card }: { $player } takes { $citizen-a } for free.
event-built = { $player } builds { $domain-a } for { paid }.
event-returned = { $player } returns { $card-a } to its stack.
event-uncovered = The exhausted card that covered the stack of { $place-gen } goes back to the bottom of its deck.
event-sent-back = The hostile event { $hostile }, which covered the stack of { $place-gen }, goes back to the top of the exhausted deck.
event-stolen = { $player } takes { $monster-a } from { $from }.
event-stolen-alone = { $player } takes { $monster-a } from its stack.
event-unveiled = A new domain is face up: { $domain }.
event-appeared = A new citizen is face up: { $citizen }.
event-exhausted = The stack of { $place-gen } is exhausted.
event-hostile = The hostile event { $hostile } takes the place of the stack of { $place-gen }.
event-activated = The { $area } stack attacks.
event-captured = The Dark Lord captures { $card-a }.
event-unmasked = The Dark Lord was { $duke }.
event-last-round = { $reason-id ->
    [all_monsters] All monsters are slain
    [all_domains] All domains are built
   *[exhausted_stacks] Enough stacks are exhausted
}: the game ends when everybody has had the same number of turns.
event-end-put-off = The end of the game is postponed.
event-revealed = { $player } reveals their secret role: { $duke }.
event-over = The game is over.

option-selection = Stacks in play
option-areas = Areas chosen by hand
option-citizens = Citizens chosen by hand
option-remove_domains = Domains left out
option-hostile_events = Hostile events
option-events = Hostile events chosen by hand
option-random_citizens = Random citizens
option-no_dukes = Without dukes
option-difficulty = Difficulty of the solo game
option-solo_count_board_vp = Solo: victory points on the board count
option-end_trigger_is_latched = The end, once triggered, stays triggered
option-resting_player_triggers_gargan = Gargan’s Embrace works for a resting player
option-new_domain_works_same_turn = A new domain works on the turn it is built
option-tie_break_counts_monsters = Slain monsters count for the tie-break
option-majority_needs_one_card = A majority needs at least one card
option-event_may_target_itself = A hostile event may put its token on itself

reason-all_monsters = All monsters are slain.
reason-all_domains = All domains are built.
reason-exhausted_stacks = Enough stacks are exhausted.
reason-win_all_monsters = All monsters are slain: the Dark Lord is defeated.
reason-loss_column = A column has nobody left to defend it: the Dark Lord breaks through.
reason-win_points = The scores are compared: { $points } against the Dark Lord’s { $rival }.
reason-loss_points = The scores are compared: { $points } against the Dark Lord’s { $rival }; you need more to win.
part-monsters = Monsters
part-domains = Domains
part-board = Board
part-duke = Duke
part-icons = Role icons
part-resources = Resources
part-majorities = Majorities
tie-smaller_tableau = The tie is broken by the smaller tableau.

# What is told about an option.
fact-pay = { $pay-count ->
    [0] free
   *[other] costs { $pay-acc }
}
fact-lose = you lose { $lose-acc }
fact-tokens = adds { $tokens-acc }
fact-gain = brings { $gain-acc }
fact-leaves = leaves { $leaves-acc }
fact-die = the die then shows { $die }
fact-usual = { $usual ->
    [yes] the usual payment
   *[no] { "" }
}

name-gold = gold
    .many = gold
name-strength = strength
    .many = strength
name-magic = magic
    .many = magic
name-vp = victory points
    .acc = victory point
    .many = victory points
name-citizen = citizen
    .many = citizens
name-monster = monster
name-domain = domain
name-duke = duke
name-supply = supply
name-random = Random
name-slot-1 = citizens numbered 1
    .gen = citizens numbered 1
name-slot-2 = citizens numbered 2
    .gen = citizens numbered 2
name-slot-3 = citizens numbered 3
    .gen = citizens numbered 3
name-slot-4 = citizens numbered 4
    .gen = citizens numbered 4
name-slot-5 = citizens numbered 5
    .gen = citizens numbered 5
name-slot-6 = citizens numbered 6
    .gen = citizens numbered 6
name-slot-7 = citizens numbered 7
    .gen = citizens numbered 7
name-slot-8 = citizens numbered 8
    .gen = citizens numbered 8
name-slot-9_10 = citizens numbered 9/10
    .gen = citizens numbered 9/10
name-slot-11_12 = citizens numbered 11/12
    .gen = citizens numbered 11/12
name-domains-1 = domains in column 1
    .gen = domains in column 1
name-domains-2 = domains in column 2
    .gen = domains in column 2
name-domains-3 = domains in column 3
    .gen = domains in column 3
name-domains-4 = domains in column 4
    .gen = domains in column 4
name-domains-5 = domains in column 5
    .gen = domains in column 5

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
board-duke = { $player }’s duke
board-paying = Paying for: { $card }
board-asking = Asked by: { $card }
board-leaves = leaves { $left }
board-usual = usual
board-rival = Dark Lord
board-attacked = column { $column } is under attack

# The board in the browser.
web-phase-roll = roll
web-phase-harvest = harvest
web-phase-action = actions
web-phase-monsters = monsters
web-phase-second_harvest = second harvest
web-round = The round
web-market = The centre
web-duchy = { $player }’s duchy
web-first = first player
web-or = or
web-amount-gold = { $count } gold
web-amount-strength = { $count } strength
web-amount-magic = { $count } magic
web-amount-vp = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
web-amount-citizen = { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
}
web-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
web-costs = Costs { $price }
web-leaves = leaves { $left }
web-tokens-below = Under it, on { $card }: { $tokens }
web-needs = needs: { $roles }
web-roles-why = Domains ask for these icons.
web-reward = reward: { $effect }
web-on-turn = on your turn: { $effect }
web-off-turn = on other players’ turns: { $effect }
web-herald = when the roll activates none of your citizens, and on doubles
web-captives = { $count ->
    [0] No captives yet
    [one] { $count } captive
   *[other] { $count } captives
}
web-op-exchange = you may pay { $pay } for { $gain }
web-op-take = { $loot } from another player
web-op-citizen = a free card: { $which }
web-op-per = { $gain } for each: { $per }
web-op-per-icon = { $gain } for each { $role } icon
web-op-resources = { $gain } for every { $divisor } resources
web-at-most = (base cost up to { $cost })
web-domain-foxgrove_palisade = In your roll phase, you may pay 2 gold to turn one die to 6.
web-domain-desert_orchid = In your roll phase, you may turn one die to 1; pay 1 gold for each holy citizen you own.
web-domain-emerald_stronghold = You recruit citizens at their base cost, without the surcharge for copies.
web-domain-pratchetts_plateau = Domains cost you 1 gold less.
web-domain-cathedral_of_st_aquila = At the end of your action phase, take 1 gold from an opponent of your choice.
web-domain-darktide_harbour = When built: take a shadow citizen from the centre.
web-domain-cloudriders_camp = When built: gain 3 strength and take a soldier citizen of base cost 2 or less.
web-domain-orb_of_urdr = At the end of your action phase, take 1 magic from an opponent of your choice.
web-domain-rogues_landing = When built: take a worker citizen from the centre.
web-domain-blood_crow_army = At the start of your action phase, gain 1 strength.
web-domain-eye_of_asteraten = When built: gain 5 strength, then you may slay a monster.
web-domain-cutthroats_truce = When built: take 3 gold from an opponent of your choice.
web-domain-halfpenny_hill = At the start of your action phase, gain 1 gold.
web-domain-shattered_hand = When built: take a holy citizen from the centre.
web-domain-forgotten_sorrows = In your action phase, gain 1 magic whenever you gain a citizen.
web-domain-watcher_on_the_water = When built: you may return one of your monsters to its stack for 3 victory points.
web-domain-gargans_embrace = In any roll phase, gain 1 victory point whenever the dice show doubles.
web-domain-nest_of_the_weaver_witch = When built: you may return one of your citizens to its stack for 3 victory points.
web-domain-palace_of_the_dawn = In your roll phase, you may lower one die by 1.
web-domain-grimmwater_keep = When built: take a citizen of base cost 3 or less.
web-domain-violet_thorn = In your action phase, gain 1 magic whenever you slay a monster.
web-domain-purloiners_perch = When built: take a random monster from an opponent of your choice.
web-domain-golden_obelisk_of_nae = When built: you may pay 3 magic for 3 victory points.
web-domain-monolith_of_ostendaar = At the start of your action phase, gain 1 magic.
web-hostile-corrupted_cleric = On a 1, the active player puts 1 magic on another monster.
web-hostile-giant_leech = On a 2, every player loses 1 strength.
web-hostile-bat_swarm = On a 3, the active player puts 1 strength on another monster.
web-hostile-sorcerer = On a 4, every player loses 1 magic.
web-hostile-mimic = On a 5, the active player puts 1 gold on another monster; whoever slays it gains the gold.
web-hostile-kobold_thieves = On a 6, every player loses 1 gold.
