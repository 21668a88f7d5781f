# Paladins of the West Kingdom. Names of cards are in the data files.

move-arrange = Use { $a }, put { $b } on top of the deck and { $c } under it
move-hire = Hire at the tavern: { $a-label }
move-act = { $a }
move-favour = King’s Favour ({ $a })
move-pass = Pass
move-place = Place { $a }
move-workshop = Put the workshop on { $a }, slot { $b }
move-take = Choose the { $a }{ $b-id ->
    [debt] { " for a debt" }
   *[silver] { "" }
} ({ $a-label })
move-welcome = Recruit the { $a } ({ $a-label })
move-clear = Clear the { $a } space
move-settle = Settle { $a }
move-jar = Move the jar to { $a }
move-attack = Attack the { $a } ({ $a-label })
move-convert = Convert the { $a } ({ $a-label })
move-choose = Take reward { $a }
move-discard = Discard { $a ->
    [0] no suspicion cards
    [one] one suspicion card
   *[other] { $a } suspicion cards
}
move-cancel = Cancel a debt
move-decline = Decline
move-ability = Use the { $a } ({ $a-label })
move-done = No more abilities
move-keep = Keep { $a }
move-start = { PLAYER($a) } begins
move-draw = { $a } is drawn
move-townsfolk = The { $a } joins the row of townsfolk
move-outsider = The { $a } joins the row of outsiders
move-order = { $a }
move-king = King’s Favour ({ $a })
move-wall = Wall card: { $a-label }
move-suspicion = Drawn: { $a }
move-scheme = Scheme card: { $a }
move-tavern = Tavern card: { $a-label }

ask-ArrangePaladins = Which paladin rides with you, which goes on top of the deck and which goes under it?
ask-AttackOutsider = Which outsider will you attack?
ask-BoardSpace = Which space will you settle?
ask-CancelDebt = Will you cancel a debt?
ask-Choose = Which reward will you take?
ask-ChooseTavern = Who will you hire at the tavern?
ask-ClearSpace = Which space will you clear?
ask-ClearSpaceOrNot = Will you clear a space?
ask-ConvertOutsider = Which outsider will you convert?
ask-DiscardSuspicion = How many suspicion cards will you discard?
ask-FreeDevelop = Where does the free workshop go?
ask-FreeRecruit = Who will you recruit for free?
ask-FreeTownsfolk = Who joins your retinue first?
ask-InquisitionAbility = The Inquisition is here. Which ability will you use?
ask-JarSpace = Where does the jar go?
ask-KeepWorkers = Which three workers will you keep?
ask-PlaceOnFavour = Which worker will you send to the King?
ask-PlaceWorkers = Which workers will you place?
ask-PlaceWorkshop = Where does the workshop go?
ask-TakeTownsfolk = Which of the townsfolk will you choose, and how will you pay?
ask-TakeTurn = What will you do?
ask-AutomaWall = A wall card is turned up.
ask-BuildWall = A wall card is turned up.
ask-DifficultyOrder = A King’s Order decides where the automa’s workshop goes.
ask-NewOutsider = An outsider arrives.
ask-NewPaladin = A paladin is drawn.
ask-NewTownsfolk = Somebody new joins the townsfolk.
ask-SchemeCard = A scheme card is turned up.
ask-StartPlayer = Who begins?
ask-SuspicionCard = A suspicion card is drawn.
ask-TavernCard = A tavern card is turned up.
ask-TurnUpFavour = A King’s Favour is turned up.
ask-TurnUpOrder = A King’s Order is turned up.

why-ability-condition = { $least ->
    [0] This ability works only without suspicion cards; you have { $have }.
    [one] This ability needs a suspicion card; you have none.
   *[other] This ability needs at least { $least } suspicion cards; you have { $have }.
}
why-ability-used-up = You have already used this ability in this Inquisition.
why-act-or-pass = Take an action, use a King’s Favour, or pass.
why-cancel-or-decline = Cancel a debt or decline.
why-cannot-pay = It costs { $cost }; you have { $have }.
why-choose-one-option = Choose one of the rewards.
why-discard-too-many = You may discard at most { $most ->
    [one] one suspicion card
   *[other] { $most } suspicion cards
} here; you have { $have }.
why-favour-not-face-up = This King’s Favour is not face up.
why-favour-used = Somebody has already used this favour this round.
why-jar-space-taken = There is already a jar there.
why-keep-three = Keep exactly three of your workers.
why-no-debt-here = You cannot take a debt for a card in this column.
why-no-walls-left = There are no wall cards left.
why-nobody-stands-there = None of your workers stands there.
why-not-in-the-row = This card is not in the row.
why-not-in-your-retinue = This card is not in your retinue.
why-not-your-workers = You do not have these workers; you have { $have }.
why-only-a-space-now = Choose a space on the main board now.
why-only-a-jar-now = Choose a space for the jar now.
why-only-a-workshop-now = Place the workshop now.
why-only-abilities-now = Use an ability or say that you are done.
why-only-arranging-now = Arrange your three paladins now.
why-only-attacking-now = Choose an outsider to attack now.
why-only-clearing-now = Choose a space to clear now.
why-only-converting-now = Choose an outsider to convert now.
why-only-discarding-now = Now say how many suspicion cards you discard.
why-only-hiring-now = Choose a tavern card now.
why-only-keeping-now = Choose the workers to keep now.
why-only-recruiting-now = Choose one of the townsfolk now.
why-place-workers-now = Now place workers on the action you chose.
why-pray-clears-another = Pray clears a space other than its own.
why-row-used-up = You can take this action only { $limit } times a game, and you have done so.
why-set-does-not-fit = These workers do not fit; the slots need { $slots-a }.
why-slot-covered = There is already a workshop there.
why-space-occupied = Your workers already stand on { $action }.
why-space-out-of-reach = This space needs { $needs } { $attribute }; you have { $have }.
why-space-taken = There is already a monk or an outpost there.
why-tavern-card-not-there = This tavern card is not on the table.
why-tavern-card-taken = Somebody has already taken this tavern card.
why-three-different-from-hand = Arrange exactly the three paladins in your hand.
why-too-little-faith = This outsider needs { $needs } { $attribute }; you have { $have }.
why-too-little-influence = You need { $needs } { $attribute }; you have { $have }.
why-workers-do-not-fit = The slots of this action need { $slots-a }; you have { $have }.
why-no-space-in-reach = The nearest free space needs { $needs } { $attribute }; you have { $have }.
why-no-outsider-to-attack = The cheapest attack costs { $silver } silver; you have { $have }.
why-no-outsider-to-convert = The nearest outsider needs { $needs } { $attribute }; you have { $have }.
why-no-townsfolk-to-pay = There is nobody in the row you can afford: the cheapest costs { $silver } silver, and you have { $have }.
why-nothing-to-clear = There is no other space to clear.
why-not-in-an-inquisition = This card does nothing in an Inquisition.
why-nothing-to-pay = There is nothing to pay, so you take no debt.
why-space-not-in-play = This space is not used in a game for { $count ->
    [one] one player
   *[other] { $count } players
}.
why-no-space-free = No space on the main board is free.
why-no-outsiders = There are no outsiders in the row.
why-no-townsfolk = There are no townsfolk in the row.

event-ability-used = { $player } uses the { $card } ({ $card-label }).
event-absolved = { $player } moves a jar to { $space }.
event-acted = { $player } chooses { $action } ({ $workers }){ $paid-count ->
    [0] .
   *[other] , paying { $paid }.
}
event-arranged = { $player } rides with { $use }, puts { $top } on top of the deck and { $bottom } under it.
event-arranged-unseen = { $player } has chosen a paladin.
event-attacked = { $player } attacks the { $card }{ $paid-count ->
    [0] .
   *[other] , paying { $paid }.
}
event-automa-acted = The automa chooses { $action }{ $workers ->
    [0] .
    [one] {" "}and places one worker.
   *[other] {" "}and places { $workers } workers.
}
event-automa-favour = The automa uses a King’s Favour ({ $card }).
event-automa-prayed = The automa prays{ $cleared ->
    [yes] {" "}and clears the right-hand side of its board
   *[no] {""}
}; its scheme cards are shuffled.
event-automa-workshop = The automa gets a workshop on { $action }.
event-converted = { $player } converts the { $card }.
event-debt-cancelled = { $player } cancels { $amount ->
    [one] a debt
   *[other] { $amount } debts
}.
event-debt-paid = { $player } pays a debt.
event-debt-taken = { $player } takes { $amount ->
    [one] a debt
   *[other] { $amount } debts
}.
event-developed = { $player } puts a workshop on { $action }, slot { $slot }{ $leaves-id ->
    [none] .
   *[other] ; the { $leaves } standing there leaves.
}
event-dismissed = { $player } dismisses the { $card } ({ $card-label }){ $paid-count ->
    [0] .
   *[other] , paying { $paid }.
}
event-favour-used = { $player } places { $workers } on a King’s Favour ({ $card }){ $paid-count ->
    [0] .
   *[other] {" "}and pays { $paid }.
}
event-fortified = { $player } builds a wall ({ $card-label }).
event-gained = { $player } gains { $resource-id ->
    [provision] { $amount ->
        [one] { $amount } provision
       *[other] { $amount } provisions
    }
   *[silver] { $amount } silver
}.
event-game-over = The seventh round is over.
event-hired = { $player } hires at the tavern ({ $card-label }).
event-inquisition = { $cause-id ->
    [no_cards] There is no suspicion card left for { $player }: the Inquisition is here!
   *[last_coin] { $player } takes the last coin from the tax supply: the Inquisition is here!
}
event-kept = { $workers-count ->
    [0] { $player } keeps no workers.
   *[other] { $player } keeps { $workers }.
}
event-marker-moved = The automa’s resource marker moves { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to space { $space }.
event-paladin = { $player } reveals { $card }.
event-paladin-drawn = { $player } draws { $card }.
event-paladin-drawn-unseen = { $player } draws a paladin.
event-passed = { $player } passes.
event-raised = { $player } raises { $attribute } to { $value }.
event-recruited = { $player } recruits the { $card } ({ $card-label }){ $paid-count ->
    [0] .
   *[other] , paying { $paid }.
}
event-refreshed = Round { $round } is over and the rows are refreshed{ $cards-count ->
    [0] .
   *[other] ; discarded: { $cards }.
}
event-round = Round { $round } begins.
event-scheme = The automa turns up a scheme card: { $card }.
event-settled = { $player } places { $piece-id ->
    [monk] a monk
   *[outpost] an outpost
} on { $space }.
event-space-cleared = { $player } clears the { $action } space ({ $workers }).
event-start-player = { $player } is the start player.
event-suspected = { $player } draws a { $card }.
event-suspicion-discarded = { $player } discards { $amount ->
    [one] one suspicion card
   *[other] { $amount } suspicion cards
}.
event-tax = { $player } collects { $amount } silver in tax.
event-turned-up = A card is turned up: { $card }.
event-workers-gained = { $player } gains { $amount ->
    [one] { $amount } { $worker }
   *[other] { $amount } { $worker-many }
}.
event-automa-absolved = The automa turns over jar { $jar }.
event-coin-wasted = A coin leaves the tax supply for the automa.
event-tax-refilled = The tax supply is filled up to { $coins } coins again.

# Effects, as a choice among them says.
note-act = { $cost-count ->
    [0] costs nothing
   *[other] costs { $cost }, leaves { $leaves }
}
note-favour = { note-act }
note-take = { note-act }
note-attack = { note-take }
note-place = { "" }
reward-gain = { $resource-id ->
    [provision] { $amount ->
        [one] { $amount } provision
       *[other] { $amount } provisions
    }
   *[silver] { $amount } silver
}
reward-worker = { $amount ->
    [one] { $amount } { $kind }
   *[other] { $amount } { $kind-many }
}
reward-attribute = +{ $amount } { $attribute }
reward-tax = { $amount } tax
reward-discard_suspicion = −{ $amount } suspicion
reward-take_debt = take a debt
reward-pay_debt = pay a debt
reward-cancel_debt = cancel a debt
reward-pray = pray
reward-free_recruit = free Recruit
reward-free_develop = free Develop

option-difficulty = Difficulty of the solo game

reason-seven_rounds = Seven rounds have been played.
reason-automa_beaten = The automa is beaten { $points } to { $rival }.
reason-automa_won = The automa wins { $rival } to { $points }.
reason-automa_beaten_by_tie_break = Equal points, { $points } to { $rival }; the tie-break goes against the automa.
reason-automa_won_by_tie_break = Equal points, { $points } to { $rival }; the tie-break goes to the automa.
reason-automa_equal = Equal points, { $points } to { $rival }, and nothing breaks the tie with the automa.

tie-kings_order_vp = Points from King’s Orders broke the tie.
tie-fewest_suspicion = Fewer suspicion cards broke the tie.

part-kings_orders = King’s Orders
part-attributes = Attributes
part-develop = Develop
part-debts = Debts
part-resources = Silver and provisions
part-commission = Commission
part-fortify = Fortify
part-garrison = Garrison
part-absolve = Absolve
part-convert = Convert

board-letter-labourer = L
board-letter-scout = S
board-letter-merchant = M
board-letter-fighter = F
board-letter-cleric = C
board-letter-criminal = X
board-letter-any = *
board-workshop = workshop
board-anybody = anybody
board-spaces = Region { $region }, spaces
board-outsider = Region { $region }, outsider
board-round = { $round ->
    [0] Setup
   *[other] Round { $round } of 7
}
board-start = start player: { $player }
board-tax = tax supply
board-king = The King’s cards
board-order = Order: { $points } VP
board-favour = Favour { $number }
board-townsfolk = Townsfolk
board-price = { $silver } silver
board-price-or-debt = { $silver } silver or a debt
board-regions = Regions and outsiders
board-flags = faith { $faith } · strength { $strength }
board-tavern = Tavern
board-your-paladins = Your paladins
board-hand = in hand
board-under = under the deck
board-top = on top of the deck
board-rival = Automa
board-points = { $points } VP
board-suspicion = suspicion
board-unpaid = unpaid debts
board-paid = paid debts
board-workers = Workers
board-marker = Resource marker: { $space }
board-retinue = Retinue
board-walls = Walls
board-converted = Converted
board-attacked = Attacked

name-strength = strength
name-influence = influence
name-faith = faith
name-silver = silver
    .many = silver
name-provision = provision
    .many = provisions
name-dismiss = Recruit (dismiss a card)
name-hunt_one = Hunt with one worker
name-hunt_two = Hunt with two workers
name-trade_one = Trade with one worker
name-trade_two = Trade with two workers
name-rest = Rest
name-any = any worker
    .a = any worker
name-last_coin = last coin
name-no_cards = no cards left

# What converted outsiders are worth at the end.
-end-adventurer = end: 1 VP per 2 monks sent
-end-archer = end: 1 VP per 2 outposts
-end-guardian = end: 1 VP per 2 workshops
-end-hunter = end: 1 VP per 2 townsfolk in the retinue
-end-lookout = end: 1 VP per 2 walls
-end-vigilante = end: 1 VP per 2 jars moved
-end-armourer = end: 1 VP per 4 strength
-end-marauder = end: 1 VP per 4 influence
-end-warrior = end: 1 VP per 4 faith
-end-assassin = end: 1 VP per attacked Saracen
-end-barbarian = end: 1 VP per attacked Byzantine
-end-invader = end: 1 VP per attacked Viking
-end-champion = end: 1 VP plus 1 VP per fulfilled King’s Order
-end-mercenary = end: 1 VP plus 1 VP per converted mercenary
-end-protector = end: 1 VP per paid debt
-end-thief = end: 1 VP per suspicion card
-end-traitor = end: 1 VP per unpaid debt

label-abbot_labourer = dismiss: 1 cleric, 1 labourer; absolve: 1 labourer
label-abbot_tax = dismiss: cancel a debt; joining: −1 suspicion; absolve: 1 tax
label-abbot_provision = dismiss: pray; joining: 1 provision; absolve: 1 provision
label-acolyte_labourer = dismiss: 1 cleric; commission: 1 labourer
label-acolyte_silver = dismiss: pray; joining: 1 silver; commission: 1 silver
label-acolyte_tax = dismiss: −2 suspicion; joining: −1 suspicion; commission: 1 tax
label-architect_labourer = dismiss: 1 criminal; develop: 1 labourer
label-architect_provision = dismiss: 1 labourer, 1 provision; joining: 1 provision; develop: 1 provision
label-architect_tax = dismiss: 2 tax; joining: −1 suspicion; develop: 1 tax
label-defender_labourer = dismiss: +1 strength; attack: 1 labourer
label-defender_provision = dismiss: 1 labourer, 1 provision; joining: 1 provision; attack: 1 provision
label-defender_tax = dismiss: 2 tax; joining: −1 suspicion; attack: 1 tax
label-gatekeeper_silver = dismiss: 1 scout; joining: 1 silver; fortify: 1 silver
label-gatekeeper_labourer = dismiss: 1 merchant, 1 labourer; fortify: 1 labourer
label-gatekeeper_tax = dismiss: 2 tax; joining: −1 suspicion; fortify: 1 tax
label-missionary_labourer = dismiss: pray; convert: 1 labourer
label-missionary_provision = dismiss: +1 faith; joining: 1 provision; convert: 1 provision
label-missionary_tax = dismiss: 1 scout, 1 labourer; joining: −1 suspicion; convert: 1 tax
label-watchman_labourer = dismiss: 1 fighter, 1 labourer; garrison: 1 labourer
label-watchman_silver = dismiss: 1 labourer, 1 provision; joining: 1 silver; garrison: 1 silver
label-watchman_tax = dismiss: 1 merchant; joining: −1 suspicion; garrison: 1 tax
label-conspirator_a = dismiss: −2 suspicion; Inquisition: −1 suspicion
label-conspirator_b = dismiss: 1 criminal; Inquisition: −1 suspicion
label-peddler_provision = dismiss: 1 labourer, 1 provision; Inquisition with 2 or more suspicion cards: 2 provisions
label-peddler_silver = dismiss: −2 suspicion; Inquisition with 2 or more suspicion cards: 2 silver
label-peddler_labourer = dismiss: 2 labourers; Inquisition with 2 or more suspicion cards: 1 labourer
label-squire_faith = dismiss: 1 criminal; Inquisition without suspicion: +1 faith
label-squire_influence = dismiss: +1 influence; Inquisition without suspicion: +1 influence
label-squire_strength = dismiss: 1 fighter; Inquisition without suspicion: +1 strength
label-debt_collector_labourer = dismiss: 2 labourers; paying a debt: 1 labourer
label-debt_collector_scout = dismiss: −2 suspicion; paying a debt: 1 scout
label-debt_collector_fighter = dismiss: cancel a debt; paying a debt: 1 fighter
label-adventurer_viking = Viking; attack: +1 influence, 1 labourer, 1 cleric; convert: +1 strength; { -end-adventurer }
label-armourer_viking = Viking; attack: +1 influence, 1 labourer, 1 provision; convert: +1 strength; { -end-armourer }
label-assassin_viking = Viking; attack: +1 influence, 1 labourer, 1 fighter; convert: +2 strength; { -end-assassin }
label-barbarian_viking = Viking; attack: +1 influence, 1 tax, 1 provision; convert: +2 strength; { -end-barbarian }
label-guardian_viking = Viking; attack: +1 influence, 1 merchant, 1 provision; convert: +1 strength; { -end-guardian }
label-lookout_viking = Viking; attack: +1 influence, 1 merchant; convert: +1 strength; { -end-lookout }
label-marauder_viking = Viking; attack: +1 influence, 1 criminal; convert: +1 strength; { -end-marauder }
label-mercenary_viking = Viking; attack: +1 influence, 2 labourers; convert: +1 strength; { -end-mercenary }
label-protector_viking = Viking; attack: +1 influence, 1 labourer, 1 provision; convert: +1 strength; { -end-protector }
label-thief_viking = Viking; attack: +1 influence, 2 tax; convert: +1 strength; { -end-thief }
label-traitor_viking = Viking; attack: +1 influence, 1 criminal; convert: +1 strength; { -end-traitor }
label-vigilante_viking = Viking; attack: +1 influence, cancel a debt; convert: +1 strength; { -end-vigilante }
label-archer_byzantine = Byzantine; attack: +1 influence, 1 scout, 1 provision; convert: +1 strength; { -end-archer }
label-armourer_byzantine = Byzantine; attack: +1 influence, 1 fighter; convert: +1 strength; { -end-armourer }
label-assassin_byzantine = Byzantine; attack: +1 influence, 1 labourer, 1 provision; convert: +2 strength; { -end-assassin }
label-champion_byzantine = Byzantine; attack: +1 influence, −1 suspicion, 1 merchant; convert: +1 strength; { -end-champion }
label-guardian_byzantine = Byzantine; attack: +1 influence, 2 labourers; convert: +1 strength; { -end-guardian }
label-hunter_byzantine = Byzantine; attack: +1 influence, −1 suspicion, 1 fighter; convert: +1 strength; { -end-hunter }
label-invader_byzantine = Byzantine; attack: +1 influence, 1 tax, 1 provision; convert: +2 strength; { -end-invader }
label-lookout_byzantine = Byzantine; attack: +1 influence, 1 labourer, 1 merchant; convert: +1 strength; { -end-lookout }
label-mercenary_byzantine = Byzantine; attack: +1 influence, −1 suspicion, 1 labourer; convert: +1 strength; { -end-mercenary }
label-thief_byzantine = Byzantine; attack: +1 influence, 1 criminal; convert: +1 strength; { -end-thief }
label-traitor_byzantine = Byzantine; attack: +1 influence, cancel a debt; convert: +1 strength; { -end-traitor }
label-warrior_byzantine = Byzantine; attack: +1 influence, 2 provisions; convert: +1 strength; { -end-warrior }
label-adventurer_saracen = Saracen; attack: +1 influence, 1 labourer, 1 scout; convert: +1 strength; { -end-adventurer }
label-archer_saracen = Saracen; attack: +1 influence, 2 provisions; convert: +1 strength; { -end-archer }
label-barbarian_saracen = Saracen; attack: +1 influence, 1 labourer, 1 scout; convert: +2 strength; { -end-barbarian }
label-champion_saracen = Saracen; attack: +1 influence, −1 suspicion, 1 scout; convert: +1 strength; { -end-champion }
label-hunter_saracen = Saracen; attack: +1 influence, cancel a debt; convert: +1 strength; { -end-hunter }
label-invader_saracen = Saracen; attack: +2 influence; convert: +2 strength; { -end-invader }
label-marauder_saracen = Saracen; attack: +2 influence; convert: +1 strength; { -end-marauder }
label-mercenary_saracen_1 = Saracen; attack: +1 influence, 1 labourer, 1 provision; convert: +1 strength; { -end-mercenary }
label-mercenary_saracen_2 = Saracen; attack: +1 influence, 2 tax; convert: +1 strength; { -end-mercenary }
label-protector_saracen = Saracen; attack: +1 influence, 2 labourers; convert: +1 strength; { -end-protector }
label-vigilante_saracen = Saracen; attack: +1 influence, cancel a debt, 1 cleric; convert: +1 strength; { -end-vigilante }
label-warrior_saracen = Saracen; attack: +1 influence, 1 cleric; convert: +1 strength; { -end-warrior }
label-wall_01 = +2 strength
label-wall_02 = +2 strength
label-wall_03 = +1 strength, 1 labourer, 1 VP
label-wall_04 = +1 strength, 1 labourer, 1 VP
label-wall_05 = +1 strength, 2 VP
label-wall_06 = +1 strength, 2 VP
label-wall_07 = +1 strength; pay a debt or gain 2 silver
label-wall_08 = +1 strength; pay a debt or gain 2 silver
label-wall_09 = +1 strength; pay a debt or gain 2 silver
label-wall_10 = +1 strength; −1 suspicion or 2 silver
label-wall_11 = +1 strength; −1 suspicion or 2 silver
label-wall_12 = +1 strength; −1 suspicion or 2 silver
label-wall_13 = +1 strength; −1 suspicion or 2 silver
label-wall_14 = +1 strength, 3 labourers
label-wall_15 = +1 strength, 2 labourers
label-wall_16 = +1 strength, 1 labourer, 1 merchant
label-wall_17 = +1 strength, 1 labourer, 1 fighter
label-wall_18 = +1 strength, 1 labourer, 1 scout
label-wall_19 = +1 strength, 1 labourer, 1 cleric
label-wall_20 = +1 strength, 1 scout
label-wall_21 = +1 strength, 1 merchant
label-wall_22 = +1 strength, 1 fighter
label-wall_23 = +1 strength, 1 cleric
label-wall_24 = +1 strength, 1 scout, 1 merchant
label-tavern_01 = 2 labourers, 1 scout, 1 cleric
label-tavern_02 = 1 scout, 2 fighters, 1 criminal
label-tavern_03 = 1 scout, 2 merchants, 1 criminal
label-tavern_04 = 1 labourer, 2 fighters, 1 criminal
label-tavern_05 = 2 scouts, 1 cleric, 1 criminal
label-tavern_06 = 1 scout, 1 merchant, 1 fighter, 1 criminal
label-tavern_07 = 2 labourers, 2 merchants
label-tavern_08 = 2 scouts, 2 merchants
label-tavern_09 = 1 scout, 1 fighter, 2 clerics
label-tavern_10 = 1 scout, 1 merchant, 2 clerics
label-tavern_11 = 1 merchant, 2 fighters, 1 criminal
label-tavern_12 = 1 scout, 1 fighter, 2 criminals
label-tavern_13 = 1 labourer, 1 scout, 2 merchants
label-tavern_14 = 1 labourer, 1 merchant, 2 clerics
label-tavern_15 = 2 scouts, 1 merchant, 1 fighter
label-tavern_16 = 1 labourer, 1 fighter, 2 criminals
label-tavern_17 = 2 labourers, 1 cleric, 1 criminal
label-tavern_18 = 2 merchants, 2 clerics
label-tavern_19 = 2 labourers, 2 fighters
label-tavern_20 = 1 fighter, 3 clerics
label-tavern_21 = 1 merchant, 1 fighter, 2 clerics
label-tavern_22 = 1 labourer, 3 scouts
label-tavern_23 = 1 merchant, 1 fighter, 2 criminals
label-tavern_24 = 2 labourers, 1 fighter, 1 criminal

name-space_1_1 = space 1 in region 1: free Recruit
name-space_1_2 = space 2 in region 1: 2 silver
name-space_1_3 = space 3 in region 1: 1 labourer
name-space_1_4 = space 4 in region 1: −1 suspicion
name-space_2_1 = space 1 in region 2: free Recruit
name-space_2_2 = space 2 in region 2: 2 silver
name-space_2_3 = space 3 in region 2: 1 scout
name-space_2_4 = space 4 in region 2: −1 suspicion
name-space_2_5 = space 5 in region 2: 1 labourer
name-space_2_6 = space 6 in region 2: 2 silver
name-space_2_7 = space 7 in region 2: −1 suspicion
name-space_3_1 = space 1 in region 3: 1 labourer
name-space_3_2 = space 2 in region 3: 1 merchant
name-space_3_3 = space 3 in region 3: 2 silver
name-space_3_4 = space 4 in region 3: pray
name-space_3_5 = space 5 in region 3: 1 scout
name-space_3_6 = space 6 in region 3: 1 fighter
name-space_3_7 = space 7 in region 3: free Recruit
name-space_3_8 = space 8 in region 3: pay a debt
name-space_3_9 = space 9 in region 3: 2 silver
name-space_4_1 = space 1 in region 4: 1 fighter
name-space_4_2 = space 2 in region 4: pray
name-space_4_3 = space 3 in region 4: 1 merchant
name-space_4_4 = space 4 in region 4: 1 cleric
name-space_4_5 = space 5 in region 4: pay a debt
name-space_4_6 = space 6 in region 4: 1 labourer, 1 scout
name-space_4_7 = space 7 in region 4: 2 silver
name-space_4_8 = space 8 in region 4: pray
name-space_4_9 = space 9 in region 4: 2 labourers
name-space_4_10 = space 10 in region 4: 2 silver
name-space_5_1 = space 1 in region 5: pray
name-space_5_2 = space 2 in region 5: 1 labourer, 1 fighter
name-space_5_3 = space 3 in region 5: pay a debt
name-space_5_4 = space 4 in region 5: 1 labourer, 1 merchant
name-space_5_5 = space 5 in region 5: 1 labourer, 1 cleric
name-space_5_6 = space 6 in region 5: pay a debt
name-space_5_7 = space 7 in region 5: 2 labourers
name-space_6_1 = space 1 in region 6: pay a debt
name-space_6_2 = space 2 in region 6: pray
name-space_6_3 = space 3 in region 6: 2 labourers
name-jar_space_1 = space 1: pay a debt
name-jar_space_2 = space 2: pay a debt
name-jar_space_3 = space 3: −1 suspicion
name-jar_space_4 = space 4: 2 labourers
name-jar_space_5 = space 5: pray
name-jar_space_6 = space 6: free Recruit
name-jar_space_7 = space 7: +1 faith

# The board in the browser.
web-amount-silver = { $count } silver
web-starts = start player
web-passed = passed
web-jars = Spaces for jars
web-uses = { $done } of { $most } done
web-place = Choose { $worker-a }
web-again = Choose the workers again
web-on-top = put on top
web-rides = rides with you
web-ride = will ride with you
web-no-paladin = No paladin rides with you yet
web-no-workers = no workers
web-done = done { $done ->
    [one] once
   *[other] { $done } times
} so far
web-faces = Parts of the board
web-face-deeds = Actions
web-face-town = King and town
web-face-map = Regions
web-later = from round { $round }
web-region = Region { $region }
web-flags = A monk here, or converting the outsider, needs { $faith } faith. An outpost needs { $strength } strength; for an attack, silver can make up for missing strength.
web-tax = { $coins ->
    [one] One coin is
   *[other] { $coins } coins are
} left in the tax supply. When the last one is taken, the Inquisition comes.
web-track = Now { $value }, with what your paladin adds. The numbers on the track are points at the end.
web-action-develop = Put a workshop on a slot of an action on the right: that slot no longer needs a worker. You gain what was under the workshop.
web-action-recruit = Take one of the townsfolk into your retinue, or dismiss one for the reward at the top of the card.
web-action-hunt = Gain provisions; a scout brings more of them.
web-action-trade = Gain silver; a merchant brings more of it.
web-action-pray = Clear the workers from another action, so that you can use it again this round.
web-action-conspire = Gain a criminal, who can stand in for any other worker, and draw a suspicion card.
web-action-commission = Send a monk to a free space of a region; your faith decides how far. Gain influence and what the space shows.
web-action-fortify = Turn up a wall card and gain what it shows; each wall needs more influence than the one before.
web-action-garrison = Put an outpost on a free space of a region; your strength decides how far. Gain faith and what the space shows.
web-action-absolve = Move a jar to a free jar space. Gain faith, discard a suspicion card if you like, and gain what the space shows.
web-action-attack = Attack an outsider for the upper reward. Each region that your strength does not reach costs 1 silver.
web-action-convert = Convert an outsider within reach of your faith: strength now, points at the end.
web-paladin-anseis = Fortify costs you no provisions.
web-paladin-berengier = Garrison costs you no provisions.
web-paladin-engelier = Each Attack also gives 2 silver.
web-paladin-gerier = Convert costs you no silver.
web-paladin-gerin = Each Conspire also gives 2 silver.
web-paladin-girard = Each Hunt also gives 2 provisions.
web-paladin-ivon = Commission costs you no provisions.
web-paladin-ivoire = Absolve costs you no silver.
web-paladin-oliver = Pray costs you no silver.
web-paladin-otton = Each Trade also gives 2 silver.
web-paladin-roland = Recruit costs you no silver.
web-paladin-samson = Develop costs you 2 silver less.
