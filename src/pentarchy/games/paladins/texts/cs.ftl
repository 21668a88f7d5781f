# Paladinové Západního království. Jména karet jsou v datových souborech.

move-arrange = Použít { $a }, navrch { $b }, dospod { $c }
move-hire = Najmout v krčmě: { $a-label }
move-act = { $a }
move-favour = Královská přízeň: { $a }
move-pass = Pasovat
move-place = Umístit: { $a }
move-workshop = Dílna na pole { $a }, políčko { $b }
move-take = { $a } ({ $a-label }), { $b-id ->
    [debt] za dluh
   *[silver] za mince
}
move-welcome = Naverbovat: { $a } ({ $a-label })
move-clear = Uvolnit pole { $a }
move-settle = { $a }
move-jar = { $a }
move-attack = Zaútočit: { $a } ({ $a-label })
move-convert = Obrátit: { $a } ({ $a-label })
move-choose = Vzít si { $a }. odměnu
move-discard = Odhodit { $a ->
    [0] nic
    [one] jednu kartu podezření
    [few] { $a } karty podezření
   *[other] { $a } karet podezření
}
move-cancel = Zrušit dluh
move-decline = Nevyužít
move-ability = Využít: { $a } ({ $a-label })
move-done = Žádná další schopnost
move-keep = Ponechat si: { $a }
move-start = Začíná { PLAYER($a) }
move-draw = Dobraný paladin: { $a }
move-townsfolk = Nový měšťan: { $a }
move-outsider = Nový cizinec: { $a }
move-order = Královský rozkaz: { $a }
move-king = Královská přízeň: { $a }
move-wall = Karta hradeb: { $a }
move-suspicion = Karta podezření: { $a }
move-scheme = Karta intrik: { $a }
move-tavern = Karta krčmy: { $a-label }

ask-ArrangePaladins = Který paladin ti pomůže, který půjde navrch a který dospod balíčku?
ask-AttackOutsider = Na kterého cizince zaútočíš?
ask-BoardSpace = Které políčko obsadíš?
ask-CancelDebt = Zrušíš jeden dluh?
ask-Choose = Kterou odměnu si vezmeš?
ask-ChooseTavern = Koho najmeš v krčmě?
ask-ClearSpace = Které pole uvolníš?
ask-ClearSpaceOrNot = Uvolníš některé pole?
ask-ConvertOutsider = Kterého cizince obrátíš?
ask-DiscardSuspicion = Kolik karet podezření odhodíš?
ask-FreeDevelop = Kam umístíš dílnu zdarma?
ask-FreeRecruit = Koho zdarma naverbuješ?
ask-FreeTownsfolk = Kdo vstoupí do tvé družiny jako první?
ask-InquisitionAbility = Přichází inkvizice. Kterou schopnost využiješ?
ask-JarSpace = Kam přesuneš džbán?
ask-KeepWorkers = Které tři poddané si necháš?
ask-PlaceOnFavour = Kterého poddaného pošleš ke králi?
ask-PlaceWorkers = Které poddané umístíš?
ask-PlaceWorkshop = Kam umístíš dílnu?
ask-TakeTownsfolk = Kterého měšťana a čím zaplatíš?
ask-TakeTurn = Co uděláš?
ask-AutomaWall = Odkrývá se karta hradeb.
ask-BuildWall = Odkrývá se karta hradeb.
ask-DifficultyOrder = Rozkaz rozhodne o dílně.
ask-NewOutsider = Přichází cizinec.
ask-NewPaladin = Dobírá se paladin.
ask-NewTownsfolk = Přichází měšťan.
ask-SchemeCard = Odkrývá se karta intrik.
ask-StartPlayer = Kdo začíná?
ask-SuspicionCard = Dobírá se podezření.
ask-TavernCard = Odkrývá se karta krčmy.
ask-TurnUpFavour = Odkrývá se královská přízeň.
ask-TurnUpOrder = Odkrývá se královský rozkaz.

why-ability-condition = { $least ->
    [0] Působí jen bez karet podezření; máš jich { $have }.
    [one] Potřebuje kartu podezření; žádnou nemáš.
   *[other] Potřebuje nejméně { $least } karty podezření; máš jich { $have }.
}
why-ability-used-up = V této inkvizici už byla využita.
why-act-or-pass = Proveď akci, využij královskou přízeň, nebo pasuj.
why-cancel-or-decline = Zruš dluh, nebo odmítni.
why-cannot-pay = Stojí to { $cost }; máš { $have }.
why-choose-one-option = Vyber si jednu z odměn.
why-discard-too-many = Tady smíš odhodit nejvýše { $most }; karet podezření máš { $have }.
why-favour-not-face-up = Tato královská přízeň není odkrytá.
why-favour-used = Tuto přízeň už v tomto kole někdo využil.
why-jar-space-taken = Tam už jeden džbán stojí.
why-keep-three = Ponech si přesně tři své poddané.
why-no-debt-here = Za tohoto měšťana nelze vzít dluh.
why-no-walls-left = Karty hradeb došly.
why-nobody-stands-there = Nikdo z tvých poddaných tam nestojí.
why-not-in-the-row = Tato karta není v nabídce.
why-not-in-your-retinue = Tento měšťan není v tvé družině.
why-not-your-workers = Takové poddané nemáš; máš { $have }.
why-only-a-space-now = Teď vyber políčko na herním plánu.
why-only-a-jar-now = Teď vyber místo pro džbán.
why-only-a-workshop-now = Teď umísti dílnu.
why-only-abilities-now = Využij schopnost, nebo oznam, že už žádnou nechceš.
why-only-arranging-now = Teď rozděl své tři paladiny.
why-only-attacking-now = Teď vyber cizince, na kterého zaútočíš.
why-only-clearing-now = Teď vyber pole, které uvolníš.
why-only-converting-now = Teď vyber cizince, kterého obrátíš.
why-only-discarding-now = Řekni, kolik karet podezření odhodíš.
why-only-hiring-now = Teď vyber kartu krčmy.
why-only-keeping-now = Teď vyber poddané, které si necháš.
why-only-recruiting-now = Teď vyber měšťana.
why-place-workers-now = Teď umísti poddané pro zvolenou akci.
why-pray-clears-another = Akce modlitba uvolňuje jiné pole.
why-row-used-up = Tuto akci lze za hru provést { $limit }×, a to už se stalo.
why-set-does-not-fit = Tito poddaní políčka nezaplní; políčka: { $slots }.
why-slot-covered = Tam už jedna dílna stojí.
why-space-occupied = Na poli { $action } už tvoji poddaní stojí.
why-space-out-of-reach = Na toto políčko potřebuješ: { $attribute } { $needs }; máš { $have }.
why-space-taken = Tam už stojí misionář nebo tvrz.
why-tavern-card-not-there = Tato karta krčmy není vyložená.
why-tavern-card-taken = Tuto kartu krčmy už někdo má.
why-three-different-from-hand = Rozděl právě tři paladiny ze své ruky.
why-too-little-faith = Na tohoto cizince potřebuješ: { $attribute } { $needs }; máš { $have }.
why-too-little-influence = Potřebuješ: { $attribute } { $needs }; máš { $have }.
why-workers-do-not-fit = Políčka chtějí: { $slots }; máš { $have }.
why-no-space-in-reach = Na nejbližší volné políčko potřebuješ: { $attribute } { $needs }; máš { $have }.
why-no-outsider-to-attack = Cena nejlevnějšího útoku v mincích: { $silver }; máš jich { $have }.
why-no-outsider-to-convert = Na nejbližšího cizince potřebuješ: { $attribute } { $needs }; máš { $have }.
why-no-townsfolk-to-pay = Cena nejlevnějšího měšťana v mincích: { $silver }; máš jich { $have }.
why-nothing-to-clear = Není tu jiné pole k uvolnění.
why-not-in-an-inquisition = Tento měšťan při inkvizici nic nedělá.
why-nothing-to-pay = Není co platit, dluh si tedy nebereš.
why-space-not-in-play = Ve hře pro { $count } se toto políčko nepoužívá.
why-no-space-free = Na herním plánu není volné políčko.
why-no-outsiders = V nabídce není žádný cizinec.
why-no-townsfolk = V nabídce není žádný měšťan.

event-ability-used = { $player } využívá: { $card } ({ $card-label }).
event-absolved = { $player } přesouvá džbán: { $space }.
event-acted = { $player }: { $action } ({ $workers }){ $paid-count ->
    [0] .
   *[other] , cena: { $paid }.
}
event-arranged = { $player } volí: { $use }, navrch { $top }, dospod { $bottom }.
event-arranged-unseen = { $player } má vybraného paladina.
event-attacked = { $player } útočí, cíl: { $card }{ $paid-count ->
    [0] .
   *[other] , cena: { $paid }.
}
event-automa-acted = Virtuální hráč: { $action }, umístění poddaní: { $workers }.
event-automa-favour = Virtuální hráč využívá královskou přízeň: { $card }.
event-automa-prayed = Virtuální hráč se modlí{ $cleared ->
    [yes] , pravá pole jeho desky se uvolňují
   *[no] {""}
}; karty intrik se zamíchají.
event-automa-workshop = Virtuální hráč získává dílnu na pole { $action }.
event-converted = { $player } obrací na víru: { $card }.
event-debt-cancelled = { $player } ruší dluh ({ $amount }×).
event-debt-paid = { $player } splácí dluh.
event-debt-taken = { $player } dostává dluh ({ $amount }×).
event-developed = { $player } umisťuje dílnu: { $action }, políčko { $slot }{ $leaves-id ->
    [none] .
   *[other] ; odchází odtud { $leaves }.
}
event-dismissed = { $player } odhazuje: { $card } ({ $card-label }){ $paid-count ->
    [0] .
   *[other] , cena: { $paid }.
}
event-favour-used = { $player } využívá královskou přízeň: { $card } ({ $workers }){ $paid-count ->
    [0] .
   *[other] , cena: { $paid }.
}
event-fortified = { $player } staví hradby: { $card-label }.
event-gained = { $player } získává { $amount }× { $resource }.
event-game-over = Sedmé kolo skončilo.
event-hired = { $player } najímá: { $card-label }.
event-inquisition = { $cause-id ->
    [no_cards] { $player } už nemá jakou kartu podezření dobrat: inkvizice!
   *[last_coin] { $player } bere poslední minci daní: inkvizice!
}
event-kept = { $player } si nechává: { $workers }.
event-marker-moved = Ukazatel surovin virtuálního hráče se posouvá o { $spaces } na pole { $space }.
event-paladin = { $player } odhaluje paladina: { $card }.
event-paladin-drawn = { $player } dobírá paladina: { $card }.
event-paladin-drawn-unseen = { $player } dobírá paladina.
event-passed = { $player } pasuje.
event-raised = { $player }: { $attribute } nyní { $value }.
event-recruited = { $player } verbuje: { $card } ({ $card-label }){ $paid-count ->
    [0] .
   *[other] , cena: { $paid }.
}
event-refreshed = { $round }. kolo skončilo, nabídka se obnovuje{ $cards-count ->
    [0] .
   *[other] ; odchází: { $cards }.
}
event-round = Začíná { $round }. kolo.
event-scheme = Karta intrik virtuálního hráče: { $card }.
event-settled = { $player } umisťuje: { $piece }, { $space }.
event-space-cleared = { $player } uvolňuje pole { $action }: { $workers }.
event-start-player = { $player } je začínající hráč.
event-suspected = { $player } dostává kartu: { $card }.
event-suspicion-discarded = { $player } odhazuje { $amount ->
    [one] jednu kartu podezření
    [few] { $amount } karty podezření
   *[other] { $amount } karet podezření
}.
event-tax = { $player } vybírá daň: { $amount }.
event-turned-up = Odkryto: { $card }.
event-workers-gained = { $player } získává { $amount }× { $worker }.
event-automa-absolved = Virtuální hráč otáčí { $jar }. džbán.
event-coin-wasted = Za virtuálního hráče odchází ze zásoby daní jedna mince.
event-tax-refilled = Zásoba daní se znovu doplňuje na { $coins }.

# Effects, as a choice among them says.
note-act = cena: { $cost }, zbude: { $leaves }
note-favour = { note-act }
note-take = { $cost-count ->
    [0] zdarma
   *[other] { note-act }
}
note-attack = { note-take }
note-place = { "" }
reward-gain = { $amount }× { $resource }
reward-worker = { $amount }× { $kind }
reward-attribute = +{ $amount } { $attribute }
reward-tax = { $amount }× daň
reward-discard_suspicion = −{ $amount } podezření
reward-take_debt = vezmi si dluh
reward-pay_debt = splať dluh
reward-cancel_debt = zruš dluh
reward-pray = modlitba
reward-free_recruit = verbování zdarma
reward-free_develop = rozvoj zdarma

option-difficulty = Obtížnost sólové hry

reason-seven_rounds = Odehrálo se sedm kol.
reason-automa_beaten = Virtuální hráč je poražen { $points } : { $rival }.
reason-automa_won = Virtuální hráč vyhrává { $rival } : { $points }.
reason-automa_beaten_by_tie_break = Bodů je stejně, { $points } : { $rival }; o vítězství nad virtuálním hráčem rozhodlo pravidlo o shodě.
reason-automa_won_by_tie_break = Bodů je stejně, { $points } : { $rival }; o vítězství virtuálního hráče rozhodlo pravidlo o shodě.
reason-automa_equal = Bodů je stejně, { $points } : { $rival }, a shodu s virtuálním hráčem nic nerozhodlo.

tie-kings_order_vp = Rozhodly body za královské rozkazy.
tie-fewest_suspicion = Rozhodl menší počet karet podezření.

part-kings_orders = Královské rozkazy
part-attributes = Vlastnosti
part-develop = Rozvoj
part-debts = Dluhy
part-resources = Mince a proviant
part-commission = Misie
part-fortify = Opevnění
part-garrison = Posádka
part-absolve = Odpustek
part-convert = Obrácení

board-letter-labourer = N
board-letter-scout = Z
board-letter-merchant = K
board-letter-fighter = B
board-letter-cleric = C
board-letter-criminal = X
board-letter-any = *
board-workshop = dílna
board-anybody = kdokoli
board-spaces = Region { $region }, políčka
board-outsider = Region { $region }, cizinec
board-round = { $round }. kolo ze 7
board-start = začíná: { $player }
board-tax = zásoba daní
board-king = Královské karty
board-order = Rozkaz: { $points } VB
board-favour = Přízeň { $number }
board-townsfolk = Měšťané
board-price = mince: { $silver }
board-price-or-debt = mince: { $silver }, nebo dluh
board-regions = Regiony a cizinci
board-flags = víra { $faith } · síla { $strength }
board-tavern = Krčma
board-your-paladins = Tvoji paladini
board-hand = v ruce
board-under = vespod balíčku
board-top = navrchu
board-automa = Virtuální hráč
board-points = { $points } VB
board-suspicion = podezření
board-unpaid = nesplacené dluhy
board-paid = splacené dluhy
board-workers = Poddaní
board-marker = Ukazatel surovin: { $space }
board-retinue = Družina
board-walls = Hradby
board-converted = Obrácení
board-attacked = Napadení

name-strength = síla
name-influence = vliv
name-faith = víra
name-silver = mince
name-provision = proviant
name-dismiss = Verbování: odhodit
name-hunt_one = Lov s jedním poddaným
name-hunt_two = Lov se dvěma poddanými
name-trade_one = Obchod s jedním poddaným
name-trade_two = Obchod se dvěma poddanými
name-rest = Odpočinek
name-any = kdokoli
name-last_coin = poslední mince
name-no_cards = došly karty

# What converted outsiders are worth at the end.
-end-adventurer = na konci: 1 VB za každé 2 vyslané misionáře
-end-archer = na konci: 1 VB za každé 2 tvrze
-end-guardian = na konci: 1 VB za každé 2 dílny
-end-hunter = na konci: 1 VB za každé 2 měšťany v družině
-end-lookout = na konci: 1 VB za každé 2 hradby
-end-vigilante = na konci: 1 VB za každé 2 přesunuté džbány
-end-armourer = na konci: 1 VB za každé 4 stupně síly
-end-marauder = na konci: 1 VB za každé 4 stupně vlivu
-end-warrior = na konci: 1 VB za každé 4 stupně víry
-end-assassin = na konci: 1 VB za každého napadeného Saracéna
-end-barbarian = na konci: 1 VB za každého napadeného Byzantince
-end-invader = na konci: 1 VB za každého napadeného Vikinga
-end-champion = na konci: 1 VB a 1 VB za každý splněný královský rozkaz
-end-mercenary = na konci: 1 VB a 1 VB za každého obráceného žoldnéře
-end-protector = na konci: 1 VB za každý splacený dluh
-end-thief = na konci: 1 VB za každou kartu podezření
-end-traitor = na konci: 1 VB za každý nesplacený dluh

label-abbot_labourer = odhodit: 1× kněz, 1× nádeník; odpustek: 1× nádeník
label-abbot_tax = odhodit: zruš dluh; při vstupu: −1 podezření; odpustek: 1× daň
label-abbot_provision = odhodit: modlitba; při vstupu: 1× proviant; odpustek: 1× proviant
label-acolyte_labourer = odhodit: 1× kněz; misie: 1× nádeník
label-acolyte_silver = odhodit: modlitba; při vstupu: 1× mince; misie: 1× mince
label-acolyte_tax = odhodit: −2 podezření; při vstupu: −1 podezření; misie: 1× daň
label-architect_labourer = odhodit: 1× zločinec; rozvoj: 1× nádeník
label-architect_provision = odhodit: 1× nádeník, 1× proviant; při vstupu: 1× proviant; rozvoj: 1× proviant
label-architect_tax = odhodit: 2× daň; při vstupu: −1 podezření; rozvoj: 1× daň
label-defender_labourer = odhodit: +1 síla; útok: 1× nádeník
label-defender_provision = odhodit: 1× nádeník, 1× proviant; při vstupu: 1× proviant; útok: 1× proviant
label-defender_tax = odhodit: 2× daň; při vstupu: −1 podezření; útok: 1× daň
label-gatekeeper_silver = odhodit: 1× zvěd; při vstupu: 1× mince; opevnění: 1× mince
label-gatekeeper_labourer = odhodit: 1× kupec, 1× nádeník; opevnění: 1× nádeník
label-gatekeeper_tax = odhodit: 2× daň; při vstupu: −1 podezření; opevnění: 1× daň
label-missionary_labourer = odhodit: modlitba; obrácení: 1× nádeník
label-missionary_provision = odhodit: +1 víra; při vstupu: 1× proviant; obrácení: 1× proviant
label-missionary_tax = odhodit: 1× zvěd, 1× nádeník; při vstupu: −1 podezření; obrácení: 1× daň
label-watchman_labourer = odhodit: 1× bojovník, 1× nádeník; posádka: 1× nádeník
label-watchman_silver = odhodit: 1× nádeník, 1× proviant; při vstupu: 1× mince; posádka: 1× mince
label-watchman_tax = odhodit: 1× kupec; při vstupu: −1 podezření; posádka: 1× daň
label-conspirator_a = odhodit: −2 podezření; inkvizice: −1 podezření
label-conspirator_b = odhodit: 1× zločinec; inkvizice: −1 podezření
label-peddler_provision = odhodit: 1× nádeník, 1× proviant; inkvizice se 2 podezřeními: 2× proviant
label-peddler_silver = odhodit: −2 podezření; inkvizice se 2 podezřeními: 2× mince
label-peddler_labourer = odhodit: 2× nádeník; inkvizice se 2 podezřeními: 1× nádeník
label-squire_faith = odhodit: 1× zločinec; inkvizice bez podezření: +1 víra
label-squire_influence = odhodit: +1 vliv; inkvizice bez podezření: +1 vliv
label-squire_strength = odhodit: 1× bojovník; inkvizice bez podezření: +1 síla
label-debt_collector_labourer = odhodit: 2× nádeník; splacení dluhu: 1× nádeník
label-debt_collector_scout = odhodit: −2 podezření; splacení dluhu: 1× zvěd
label-debt_collector_fighter = odhodit: zruš dluh; splacení dluhu: 1× bojovník
label-adventurer_viking = Viking; útok: +1 vliv, 1× nádeník, 1× kněz; obrácení: +1 síla; { -end-adventurer }
label-armourer_viking = Viking; útok: +1 vliv, 1× nádeník, 1× proviant; obrácení: +1 síla; { -end-armourer }
label-assassin_viking = Viking; útok: +1 vliv, 1× nádeník, 1× bojovník; obrácení: +2 síla; { -end-assassin }
label-barbarian_viking = Viking; útok: +1 vliv, 1× daň, 1× proviant; obrácení: +2 síla; { -end-barbarian }
label-guardian_viking = Viking; útok: +1 vliv, 1× kupec, 1× proviant; obrácení: +1 síla; { -end-guardian }
label-lookout_viking = Viking; útok: +1 vliv, 1× kupec; obrácení: +1 síla; { -end-lookout }
label-marauder_viking = Viking; útok: +1 vliv, 1× zločinec; obrácení: +1 síla; { -end-marauder }
label-mercenary_viking = Viking; útok: +1 vliv, 2× nádeník; obrácení: +1 síla; { -end-mercenary }
label-protector_viking = Viking; útok: +1 vliv, 1× nádeník, 1× proviant; obrácení: +1 síla; { -end-protector }
label-thief_viking = Viking; útok: +1 vliv, 2× daň; obrácení: +1 síla; { -end-thief }
label-traitor_viking = Viking; útok: +1 vliv, 1× zločinec; obrácení: +1 síla; { -end-traitor }
label-vigilante_viking = Viking; útok: +1 vliv, zruš dluh; obrácení: +1 síla; { -end-vigilante }
label-archer_byzantine = Byzantinec; útok: +1 vliv, 1× zvěd, 1× proviant; obrácení: +1 síla; { -end-archer }
label-armourer_byzantine = Byzantinec; útok: +1 vliv, 1× bojovník; obrácení: +1 síla; { -end-armourer }
label-assassin_byzantine = Byzantinec; útok: +1 vliv, 1× nádeník, 1× proviant; obrácení: +2 síla; { -end-assassin }
label-champion_byzantine = Byzantinec; útok: +1 vliv, −1 podezření, 1× kupec; obrácení: +1 síla; { -end-champion }
label-guardian_byzantine = Byzantinec; útok: +1 vliv, 2× nádeník; obrácení: +1 síla; { -end-guardian }
label-hunter_byzantine = Byzantinec; útok: +1 vliv, −1 podezření, 1× bojovník; obrácení: +1 síla; { -end-hunter }
label-invader_byzantine = Byzantinec; útok: +1 vliv, 1× daň, 1× proviant; obrácení: +2 síla; { -end-invader }
label-lookout_byzantine = Byzantinec; útok: +1 vliv, 1× nádeník, 1× kupec; obrácení: +1 síla; { -end-lookout }
label-mercenary_byzantine = Byzantinec; útok: +1 vliv, −1 podezření, 1× nádeník; obrácení: +1 síla; { -end-mercenary }
label-thief_byzantine = Byzantinec; útok: +1 vliv, 1× zločinec; obrácení: +1 síla; { -end-thief }
label-traitor_byzantine = Byzantinec; útok: +1 vliv, zruš dluh; obrácení: +1 síla; { -end-traitor }
label-warrior_byzantine = Byzantinec; útok: +1 vliv, 2× proviant; obrácení: +1 síla; { -end-warrior }
label-adventurer_saracen = Saracén; útok: +1 vliv, 1× nádeník, 1× zvěd; obrácení: +1 síla; { -end-adventurer }
label-archer_saracen = Saracén; útok: +1 vliv, 2× proviant; obrácení: +1 síla; { -end-archer }
label-barbarian_saracen = Saracén; útok: +1 vliv, 1× nádeník, 1× zvěd; obrácení: +2 síla; { -end-barbarian }
label-champion_saracen = Saracén; útok: +1 vliv, −1 podezření, 1× zvěd; obrácení: +1 síla; { -end-champion }
label-hunter_saracen = Saracén; útok: +1 vliv, zruš dluh; obrácení: +1 síla; { -end-hunter }
label-invader_saracen = Saracén; útok: +1 vliv, +1 vliv; obrácení: +2 síla; { -end-invader }
label-marauder_saracen = Saracén; útok: +1 vliv, +1 vliv; obrácení: +1 síla; { -end-marauder }
label-mercenary_saracen_1 = Saracén; útok: +1 vliv, 1× nádeník, 1× proviant; obrácení: +1 síla; { -end-mercenary }
label-mercenary_saracen_2 = Saracén; útok: +1 vliv, 2× daň; obrácení: +1 síla; { -end-mercenary }
label-protector_saracen = Saracén; útok: +1 vliv, 2× nádeník; obrácení: +1 síla; { -end-protector }
label-vigilante_saracen = Saracén; útok: +1 vliv, zruš dluh, 1× kněz; obrácení: +1 síla; { -end-vigilante }
label-warrior_saracen = Saracén; útok: +1 vliv, 1× kněz; obrácení: +1 síla; { -end-warrior }
label-wall_01 = +2 síla
label-wall_02 = +2 síla
label-wall_03 = +1 síla, 1× nádeník, 1 VB
label-wall_04 = +1 síla, 1× nádeník, 1 VB
label-wall_05 = +1 síla, 2 VB
label-wall_06 = +1 síla, 2 VB
label-wall_07 = +1 síla, splať dluh nebo 2× mince
label-wall_08 = +1 síla, splať dluh nebo 2× mince
label-wall_09 = +1 síla, splať dluh nebo 2× mince
label-wall_10 = +1 síla, −1 podezření nebo 2× mince
label-wall_11 = +1 síla, −1 podezření nebo 2× mince
label-wall_12 = +1 síla, −1 podezření nebo 2× mince
label-wall_13 = +1 síla, −1 podezření nebo 2× mince
label-wall_14 = +1 síla, 3× nádeník
label-wall_15 = +1 síla, 2× nádeník
label-wall_16 = +1 síla, 1× nádeník, 1× kupec
label-wall_17 = +1 síla, 1× nádeník, 1× bojovník
label-wall_18 = +1 síla, 1× nádeník, 1× zvěd
label-wall_19 = +1 síla, 1× nádeník, 1× kněz
label-wall_20 = +1 síla, 1× zvěd
label-wall_21 = +1 síla, 1× kupec
label-wall_22 = +1 síla, 1× bojovník
label-wall_23 = +1 síla, 1× kněz
label-wall_24 = +1 síla, 1× zvěd, 1× kupec
label-tavern_01 = 2× nádeník, 1× zvěd, 1× kněz
label-tavern_02 = 1× zvěd, 2× bojovník, 1× zločinec
label-tavern_03 = 1× zvěd, 2× kupec, 1× zločinec
label-tavern_04 = 1× nádeník, 2× bojovník, 1× zločinec
label-tavern_05 = 2× zvěd, 1× kněz, 1× zločinec
label-tavern_06 = 1× zvěd, 1× kupec, 1× bojovník, 1× zločinec
label-tavern_07 = 2× nádeník, 2× kupec
label-tavern_08 = 2× zvěd, 2× kupec
label-tavern_09 = 1× zvěd, 1× bojovník, 2× kněz
label-tavern_10 = 1× zvěd, 1× kupec, 2× kněz
label-tavern_11 = 1× kupec, 2× bojovník, 1× zločinec
label-tavern_12 = 1× zvěd, 1× bojovník, 2× zločinec
label-tavern_13 = 1× nádeník, 1× zvěd, 2× kupec
label-tavern_14 = 1× nádeník, 1× kupec, 2× kněz
label-tavern_15 = 2× zvěd, 1× kupec, 1× bojovník
label-tavern_16 = 1× nádeník, 1× bojovník, 2× zločinec
label-tavern_17 = 2× nádeník, 1× kněz, 1× zločinec
label-tavern_18 = 2× kupec, 2× kněz
label-tavern_19 = 2× nádeník, 2× bojovník
label-tavern_20 = 1× bojovník, 3× kněz
label-tavern_21 = 1× kupec, 1× bojovník, 2× kněz
label-tavern_22 = 1× nádeník, 3× zvěd
label-tavern_23 = 1× kupec, 1× bojovník, 2× zločinec
label-tavern_24 = 2× nádeník, 1× bojovník, 1× zločinec

name-space_1_1 = region 1, políčko 1: verbování zdarma
name-space_1_2 = region 1, políčko 2: 2× mince
name-space_1_3 = region 1, políčko 3: 1× nádeník
name-space_1_4 = region 1, políčko 4: −1 podezření
name-space_2_1 = region 2, políčko 1: verbování zdarma
name-space_2_2 = region 2, políčko 2: 2× mince
name-space_2_3 = region 2, políčko 3: 1× zvěd
name-space_2_4 = region 2, políčko 4: −1 podezření
name-space_2_5 = region 2, políčko 5: 1× nádeník
name-space_2_6 = region 2, políčko 6: 2× mince
name-space_2_7 = region 2, políčko 7: −1 podezření
name-space_3_1 = region 3, políčko 1: 1× nádeník
name-space_3_2 = region 3, políčko 2: 1× kupec
name-space_3_3 = region 3, políčko 3: 2× mince
name-space_3_4 = region 3, políčko 4: modlitba
name-space_3_5 = region 3, políčko 5: 1× zvěd
name-space_3_6 = region 3, políčko 6: 1× bojovník
name-space_3_7 = region 3, políčko 7: verbování zdarma
name-space_3_8 = region 3, políčko 8: splať dluh
name-space_3_9 = region 3, políčko 9: 2× mince
name-space_4_1 = region 4, políčko 1: 1× bojovník
name-space_4_2 = region 4, políčko 2: modlitba
name-space_4_3 = region 4, políčko 3: 1× kupec
name-space_4_4 = region 4, políčko 4: 1× kněz
name-space_4_5 = region 4, políčko 5: splať dluh
name-space_4_6 = region 4, políčko 6: 1× nádeník, 1× zvěd
name-space_4_7 = region 4, políčko 7: 2× mince
name-space_4_8 = region 4, políčko 8: modlitba
name-space_4_9 = region 4, políčko 9: 2× nádeník
name-space_4_10 = region 4, políčko 10: 2× mince
name-space_5_1 = region 5, políčko 1: modlitba
name-space_5_2 = region 5, políčko 2: 1× nádeník, 1× bojovník
name-space_5_3 = region 5, políčko 3: splať dluh
name-space_5_4 = region 5, políčko 4: 1× nádeník, 1× kupec
name-space_5_5 = region 5, políčko 5: 1× nádeník, 1× kněz
name-space_5_6 = region 5, políčko 6: splať dluh
name-space_5_7 = region 5, políčko 7: 2× nádeník
name-space_6_1 = region 6, políčko 1: splať dluh
name-space_6_2 = region 6, políčko 2: modlitba
name-space_6_3 = region 6, políčko 3: 2× nádeník
name-jar_space_1 = místo pro džbán 1: splať dluh
name-jar_space_2 = místo pro džbán 2: splať dluh
name-jar_space_3 = místo pro džbán 3: −1 podezření
name-jar_space_4 = místo pro džbán 4: 2× nádeník
name-jar_space_5 = místo pro džbán 5: modlitba
name-jar_space_6 = místo pro džbán 6: verbování zdarma
name-jar_space_7 = místo pro džbán 7: +1 víra

# Deska v prohlížeči.
web-amount-silver = { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
}
web-in-words = Karty slovy
web-by-debt = Vzít si dluh
web-starts = začínající hráč
web-passed = už nehraje
web-jars = Místa pro džbány
web-uses = hotovo { $done } z { $most }
web-place = Vybrat poddaného: { $worker }
web-again = Vybrat poddané znovu
web-rides = jede s tebou
web-on-top = navrch
web-more = Celá deska: { $player }
web-less = Deska stručně: { $player }
web-paladin-anseis = Opevnění tě nestojí žádný proviant.
web-paladin-berengier = Posádka tě nestojí žádný proviant.
web-paladin-engelier = Každý Útok ti dá navíc 2 mince.
web-paladin-gerier = Obrácení tě nestojí žádné mince.
web-paladin-gerin = Každé Spiknutí ti dá navíc 2 mince.
web-paladin-girard = Každý Lov ti dá navíc 2 provianty.
web-paladin-ivon = Misie tě nestojí žádný proviant.
web-paladin-ivoire = Odpustek tě nestojí žádné mince.
web-paladin-oliver = Modlitba tě nestojí žádné mince.
web-paladin-otton = Každý Obchod ti dá navíc 2 mince.
web-paladin-roland = Verbování tě nestojí žádné mince.
web-paladin-samson = Rozvoj tě stojí o 2 mince méně.
