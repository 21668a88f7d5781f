# Paladini Západného kráľovstva. Slovenské mená, ktoré dátové súbory nemajú, sú na konci.

move-arrange = Použiť { $a }, navrch { $b }, naspodok { $c }
move-hire = Najať v krčme: { $a-label }
move-act = { $a }
move-favour = Kráľovská priazeň: { $a }
move-pass = Pasovať
move-place = Umiestniť: { $a }
move-workshop = Dielňa na pole { $a }, políčko { $b }
move-take = { $a } ({ $a-label }), { $b-id ->
    [debt] za dlh
   *[silver] za mince
}
move-welcome = Naverbovať: { $a } ({ $a-label })
move-clear = Uvoľniť pole { $a }
move-settle = { $a }
move-jar = { $a }
move-attack = Zaútočiť: { $a } ({ $a-label })
move-convert = Obrátiť: { $a } ({ $a-label })
move-choose = Vziať si { $a }. odmenu
move-discard = Odhodiť { $a ->
    [0] nič
    [one] jednu kartu podozrenia
    [few] { $a } karty podozrenia
   *[other] { $a } kariet podozrenia
}
move-cancel = Zrušiť dlh
move-decline = Nevyužiť
move-ability = Využiť: { $a } ({ $a-label })
move-done = Žiadna ďalšia schopnosť
move-keep = Ponechať si: { $a }
move-start = Začína { PLAYER($a) }
move-draw = Dobratý paladin: { $a }
move-townsfolk = Nový mešťan: { $a }
move-outsider = Nový cudzinec: { $a }
move-order = Kráľovský rozkaz: { $a }
move-king = Kráľovská priazeň: { $a }
move-wall = Karta hradieb: { $a }
move-suspicion = Karta podozrenia: { $a }
move-scheme = Karta intríg: { $a }
move-tavern = Karta krčmy: { $a-label }

ask-ArrangePaladins = Ktorý paladin ti pomôže, ktorý pôjde navrch a ktorý naspodok balíčka?
ask-AttackOutsider = Na ktorého cudzinca zaútočíš?
ask-BoardSpace = Ktoré políčko obsadíš?
ask-CancelDebt = Zrušíš jeden dlh?
ask-Choose = Ktorú odmenu si vezmeš?
ask-ChooseTavern = Koho najmeš v krčme?
ask-ClearSpace = Ktoré pole uvoľníš?
ask-ClearSpaceOrNot = Uvoľníš niektoré pole?
ask-ConvertOutsider = Ktorého cudzinca obrátiš?
ask-DiscardSuspicion = Koľko kariet podozrenia odhodíš?
ask-FreeDevelop = Kam umiestniš dielňu zadarmo?
ask-FreeRecruit = Koho zadarmo naverbuješ?
ask-FreeTownsfolk = Kto vstúpi do tvojej družiny ako prvý?
ask-InquisitionAbility = Prichádza inkvizícia. Ktorú schopnosť využiješ?
ask-JarSpace = Kam presunieš džbán?
ask-KeepWorkers = Ktorých troch poddaných si necháš?
ask-PlaceOnFavour = Ktorého poddaného pošleš ku kráľovi?
ask-PlaceWorkers = Ktorých poddaných umiestniš?
ask-PlaceWorkshop = Kam umiestniš dielňu?
ask-TakeTownsfolk = Ktorého mešťana a čím zaplatíš?
ask-TakeTurn = Čo urobíš?
ask-AutomaWall = Odkrýva sa karta hradieb.
ask-BuildWall = Odkrýva sa karta hradieb.
ask-DifficultyOrder = Rozkaz rozhodne o dielni.
ask-NewOutsider = Prichádza cudzinec.
ask-NewPaladin = Doberá sa paladin.
ask-NewTownsfolk = Prichádza mešťan.
ask-SchemeCard = Odkrýva sa karta intríg.
ask-StartPlayer = Kto začína?
ask-SuspicionCard = Doberá sa podozrenie.
ask-TavernCard = Odkrýva sa karta krčmy.
ask-TurnUpFavour = Odkrýva sa kráľovská priazeň.
ask-TurnUpOrder = Odkrýva sa kráľovský rozkaz.

why-ability-condition = { $least ->
    [0] Pôsobí len bez kariet podozrenia; máš ich { $have }.
    [one] Potrebuje kartu podozrenia; žiadnu nemáš.
   *[other] Potrebuje aspoň { $least } karty podozrenia; máš ich { $have }.
}
why-ability-used-up = V tejto inkvizícii už bola využitá.
why-act-or-pass = Vykonaj akciu, využi kráľovskú priazeň, alebo pasuj.
why-cancel-or-decline = Zruš dlh, alebo odmietni.
why-cannot-pay = Stojí to { $cost }; máš { $have }.
why-choose-one-option = Vyber si jednu z odmien.
why-discard-too-many = Tu smieš odhodiť najviac { $most }; kariet podozrenia máš { $have }.
why-favour-not-face-up = Táto kráľovská priazeň nie je odkrytá.
why-favour-used = Túto priazeň už v tomto kole niekto využil.
why-jar-space-taken = Tam už jeden džbán stojí.
why-keep-three = Ponechaj si presne troch svojich poddaných.
why-no-debt-here = Za tohto mešťana nemožno vziať dlh.
why-no-walls-left = Karty hradieb sa minuli.
why-nobody-stands-there = Nikto z tvojich poddaných tam nestojí.
why-not-in-the-row = Táto karta nie je v ponuke.
why-not-in-your-retinue = Tento mešťan nie je v tvojej družine.
why-not-your-workers = Takých poddaných nemáš; máš { $have }.
why-only-a-space-now = Teraz vyber políčko na hernom pláne.
why-only-a-jar-now = Teraz vyber miesto pre džbán.
why-only-a-workshop-now = Teraz umiestni dielňu.
why-only-abilities-now = Využi schopnosť, alebo oznám, že už žiadnu nechceš.
why-only-arranging-now = Teraz rozdeľ svojich troch paladinov.
why-only-attacking-now = Teraz vyber cudzinca, na ktorého zaútočíš.
why-only-clearing-now = Teraz vyber pole, ktoré uvoľníš.
why-only-converting-now = Teraz vyber cudzinca, ktorého obrátiš.
why-only-discarding-now = Povedz, koľko kariet podozrenia odhodíš.
why-only-hiring-now = Teraz vyber kartu krčmy.
why-only-keeping-now = Teraz vyber poddaných, ktorých si necháš.
why-only-recruiting-now = Teraz vyber mešťana.
why-place-workers-now = Teraz umiestni poddaných na zvolenú akciu.
why-pray-clears-another = Akcia modlitba uvoľňuje iné pole.
why-row-used-up = Túto akciu možno za hru vykonať { $limit }×, a to sa už stalo.
why-set-does-not-fit = Títo poddaní políčka nezaplnia; políčka: { $slots }.
why-slot-covered = Tam už jedna dielňa stojí.
why-space-occupied = Na poli { $action } už tvoji poddaní stoja.
why-space-out-of-reach = Na toto políčko potrebuješ: { $attribute } { $needs }; máš { $have }.
why-space-taken = Tam už stojí misionár alebo tvrdza.
why-tavern-card-not-there = Táto karta krčmy nie je vyložená.
why-tavern-card-taken = Túto kartu krčmy už niekto má.
why-three-different-from-hand = Rozdeľ práve troch paladinov zo svojej ruky.
why-too-little-faith = Na tohto cudzinca potrebuješ: { $attribute } { $needs }; máš { $have }.
why-too-little-influence = Potrebuješ: { $attribute } { $needs }; máš { $have }.
why-workers-do-not-fit = Políčka chcú: { $slots }; máš { $have }.
why-no-space-in-reach = Na najbližšie voľné políčko potrebuješ: { $attribute } { $needs }; máš { $have }.
why-no-outsider-to-attack = Cena najlacnejšieho útoku v minciach: { $silver }; máš ich { $have }.
why-no-outsider-to-convert = Na najbližšieho cudzinca potrebuješ: { $attribute } { $needs }; máš { $have }.
why-no-townsfolk-to-pay = Cena najlacnejšieho mešťana v minciach: { $silver }; máš ich { $have }.
why-nothing-to-clear = Nie je tu iné pole na uvoľnenie.
why-not-in-an-inquisition = Tento mešťan pri inkvizícii nič nerobí.
why-nothing-to-pay = Nie je čo platiť, dlh si teda neberieš.
why-space-not-in-play = V hre pre { $count } sa toto políčko nepoužíva.
why-no-space-free = Na hernom pláne nie je voľné políčko.
why-no-outsiders = V ponuke nie je žiadny cudzinec.
why-no-townsfolk = V ponuke nie je žiadny mešťan.

event-ability-used = { $player } využíva: { $card } ({ $card-label }).
event-absolved = { $player } presúva džbán: { $space }.
event-acted = { $player }: { $action } ({ $workers }){ $paid-count ->
    [0] .
   *[other] , cena: { $paid }.
}
event-arranged = { $player } volí: { $use }, navrch { $top }, naspodok { $bottom }.
event-arranged-unseen = { $player } má vybraného paladina.
event-attacked = { $player } útočí, cieľ: { $card }{ $paid-count ->
    [0] .
   *[other] , cena: { $paid }.
}
event-automa-acted = Virtuálny hráč: { $action }, umiestnení poddaní: { $workers }.
event-automa-favour = Virtuálny hráč využíva kráľovskú priazeň: { $card }.
event-automa-prayed = Virtuálny hráč sa modlí{ $cleared ->
    [yes] , pravé polia jeho dosky sa uvoľňujú
   *[no] {""}
}; karty intríg sa zamiešajú.
event-automa-workshop = Virtuálny hráč získava dielňu na pole { $action }.
event-converted = { $player } obracia na vieru: { $card }.
event-debt-cancelled = { $player } ruší dlh ({ $amount }×).
event-debt-paid = { $player } spláca dlh.
event-debt-taken = { $player } dostáva dlh ({ $amount }×).
event-developed = { $player } umiestňuje dielňu: { $action }, políčko { $slot }{ $leaves-id ->
    [none] .
   *[other] ; odchádza odtiaľ { $leaves }.
}
event-dismissed = { $player } odhadzuje: { $card } ({ $card-label }){ $paid-count ->
    [0] .
   *[other] , cena: { $paid }.
}
event-favour-used = { $player } využíva kráľovskú priazeň: { $card } ({ $workers }){ $paid-count ->
    [0] .
   *[other] , cena: { $paid }.
}
event-fortified = { $player } stavia hradby: { $card-label }.
event-gained = { $player } získava { $amount }× { $resource }.
event-game-over = Siedme kolo sa skončilo.
event-hired = { $player } najíma: { $card-label }.
event-inquisition = { $cause-id ->
    [no_cards] { $player } už nemá akú kartu podozrenia dobrať: inkvizícia!
   *[last_coin] { $player } berie poslednú mincu daní: inkvizícia!
}
event-kept = { $player } si necháva: { $workers }.
event-marker-moved = Ukazovateľ surovín virtuálneho hráča sa posúva o { $spaces } na pole { $space }.
event-paladin = { $player } odhaľuje paladina: { $card }.
event-paladin-drawn = { $player } doberá paladina: { $card }.
event-paladin-drawn-unseen = { $player } doberá paladina.
event-passed = { $player } pasuje.
event-raised = { $player }: { $attribute } teraz { $value }.
event-recruited = { $player } verbuje: { $card } ({ $card-label }){ $paid-count ->
    [0] .
   *[other] , cena: { $paid }.
}
event-refreshed = { $round }. kolo sa skončilo, ponuka sa obnovuje{ $cards-count ->
    [0] .
   *[other] ; odchádza: { $cards }.
}
event-round = Začína { $round }. kolo.
event-scheme = Karta intríg virtuálneho hráča: { $card }.
event-settled = { $player } umiestňuje: { $piece }, { $space }.
event-space-cleared = { $player } uvoľňuje pole { $action }: { $workers }.
event-start-player = { $player } je začínajúci hráč.
event-suspected = { $player } dostáva kartu: { $card }.
event-suspicion-discarded = { $player } odhadzuje { $amount ->
    [one] jednu kartu podozrenia
    [few] { $amount } karty podozrenia
   *[other] { $amount } kariet podozrenia
}.
event-tax = { $player } vyberá daň: { $amount }.
event-turned-up = Odkryté: { $card }.
event-workers-gained = { $player } získava { $amount }× { $worker }.
event-automa-absolved = Virtuálny hráč otáča { $jar }. džbán.
event-coin-wasted = Za virtuálneho hráča odchádza zo zásoby daní jedna minca.
event-tax-refilled = Zásoba daní sa znova dopĺňa na { $coins }.

# Effects, as a choice among them says.
reward-gain = { $amount }× { $resource }
reward-worker = { $amount }× { $kind }
reward-attribute = +{ $amount } { $attribute }
reward-tax = { $amount }× daň
reward-discard_suspicion = −{ $amount } podozrenie
reward-take_debt = vezmi si dlh
reward-pay_debt = splať dlh
reward-cancel_debt = zruš dlh
reward-pray = modlitba
reward-free_recruit = verbovanie zadarmo
reward-free_develop = rozvoj zadarmo

option-difficulty = Náročnosť sólovej hry

reason-seven_rounds = Odohralo sa sedem kôl.
reason-automa_beaten = Virtuálny hráč je porazený { $points } : { $rival }.
reason-automa_won = Virtuálny hráč vyhráva { $rival } : { $points }.
reason-automa_beaten_by_tie_break = Bodov je rovnako, { $points } : { $rival }; o víťazstve nad virtuálnym hráčom rozhodlo pravidlo o zhode.
reason-automa_won_by_tie_break = Bodov je rovnako, { $points } : { $rival }; o víťazstve virtuálneho hráča rozhodlo pravidlo o zhode.
reason-automa_equal = Bodov je rovnako, { $points } : { $rival }, a zhodu s virtuálnym hráčom nič nerozhodlo.

tie-kings_order_vp = Rozhodli body za kráľovské rozkazy.
tie-fewest_suspicion = Rozhodol menší počet kariet podozrenia.

part-kings_orders = Kráľovské rozkazy
part-attributes = Vlastnosti
part-develop = Rozvoj
part-debts = Dlhy
part-resources = Mince a proviant
part-commission = Misia
part-fortify = Opevnenie
part-garrison = Posádka
part-absolve = Odpustok
part-convert = Obrátenie

board-letter-labourer = N
board-letter-scout = Z
board-letter-merchant = K
board-letter-fighter = B
board-letter-cleric = C
board-letter-criminal = X
board-letter-any = *
board-workshop = dielňa
board-anybody = ktokoľvek
board-spaces = Región { $region }, políčka
board-outsider = Región { $region }, cudzinec
board-round = { $round }. kolo zo 7
board-start = začína: { $player }
board-tax = zásoba daní
board-king = Kráľovské karty
board-order = Rozkaz: { $points } VB
board-favour = Priazeň { $number }
board-townsfolk = Mešťania
board-price = mince: { $silver }
board-price-or-debt = mince: { $silver }, alebo dlh
board-regions = Regióny a cudzinci
board-flags = viera { $faith } · sila { $strength }
board-tavern = Krčma
board-your-paladins = Tvoji paladini
board-hand = v ruke
board-under = naspodku balíčka
board-top = navrchu
board-automa = Virtuálny hráč
board-points = { $points } VB
board-suspicion = podozrenie
board-unpaid = nesplatené dlhy
board-paid = splatené dlhy
board-workers = Poddaní
board-marker = Ukazovateľ surovín: { $space }
board-retinue = Družina
board-walls = Hradby
board-converted = Obrátení
board-attacked = Napadnutí
board-cost = cena: { $cost }, zostane: { $left }
board-free = zadarmo

name-strength = sila
name-influence = vplyv
name-faith = viera
name-silver = minca
name-provision = proviant
name-dismiss = Verbovanie: odhodiť
name-hunt_one = Lov s jedným poddaným
name-hunt_two = Lov s dvoma poddanými
name-trade_one = Obchod s jedným poddaným
name-trade_two = Obchod s dvoma poddanými
name-rest = Odpočinok
name-any = ktokoľvek
name-last_coin = posledná minca
name-no_cards = minuli sa karty

# What converted outsiders are worth at the end.
-end-adventurer = na konci: 1 VB za každých 2 vyslaných misionárov
-end-archer = na konci: 1 VB za každé 2 tvrdze
-end-guardian = na konci: 1 VB za každé 2 dielne
-end-hunter = na konci: 1 VB za každých 2 mešťanov v družine
-end-lookout = na konci: 1 VB za každé 2 hradby
-end-vigilante = na konci: 1 VB za každé 2 presunuté džbány
-end-armourer = na konci: 1 VB za každé 4 stupne sily
-end-marauder = na konci: 1 VB za každé 4 stupne vplyvu
-end-warrior = na konci: 1 VB za každé 4 stupne viery
-end-assassin = na konci: 1 VB za každého napadnutého Saracéna
-end-barbarian = na konci: 1 VB za každého napadnutého Byzantínca
-end-invader = na konci: 1 VB za každého napadnutého Vikinga
-end-champion = na konci: 1 VB a 1 VB za každý splnený kráľovský rozkaz
-end-mercenary = na konci: 1 VB a 1 VB za každého obráteného žoldniera
-end-protector = na konci: 1 VB za každý splatený dlh
-end-thief = na konci: 1 VB za každú kartu podozrenia
-end-traitor = na konci: 1 VB za každý nesplatený dlh

label-abbot_labourer = odhodiť: 1× kňaz, 1× nádenník; odpustok: 1× nádenník
label-abbot_tax = odhodiť: zruš dlh; pri vstupe: −1 podozrenie; odpustok: 1× daň
label-abbot_provision = odhodiť: modlitba; pri vstupe: 1× proviant; odpustok: 1× proviant
label-acolyte_labourer = odhodiť: 1× kňaz; misia: 1× nádenník
label-acolyte_silver = odhodiť: modlitba; pri vstupe: 1× minca; misia: 1× minca
label-acolyte_tax = odhodiť: −2 podozrenie; pri vstupe: −1 podozrenie; misia: 1× daň
label-architect_labourer = odhodiť: 1× zločinec; rozvoj: 1× nádenník
label-architect_provision = odhodiť: 1× nádenník, 1× proviant; pri vstupe: 1× proviant; rozvoj: 1× proviant
label-architect_tax = odhodiť: 2× daň; pri vstupe: −1 podozrenie; rozvoj: 1× daň
label-defender_labourer = odhodiť: +1 sila; útok: 1× nádenník
label-defender_provision = odhodiť: 1× nádenník, 1× proviant; pri vstupe: 1× proviant; útok: 1× proviant
label-defender_tax = odhodiť: 2× daň; pri vstupe: −1 podozrenie; útok: 1× daň
label-gatekeeper_silver = odhodiť: 1× zved; pri vstupe: 1× minca; opevnenie: 1× minca
label-gatekeeper_labourer = odhodiť: 1× kupec, 1× nádenník; opevnenie: 1× nádenník
label-gatekeeper_tax = odhodiť: 2× daň; pri vstupe: −1 podozrenie; opevnenie: 1× daň
label-missionary_labourer = odhodiť: modlitba; obrátenie: 1× nádenník
label-missionary_provision = odhodiť: +1 viera; pri vstupe: 1× proviant; obrátenie: 1× proviant
label-missionary_tax = odhodiť: 1× zved, 1× nádenník; pri vstupe: −1 podozrenie; obrátenie: 1× daň
label-watchman_labourer = odhodiť: 1× bojovník, 1× nádenník; posádka: 1× nádenník
label-watchman_silver = odhodiť: 1× nádenník, 1× proviant; pri vstupe: 1× minca; posádka: 1× minca
label-watchman_tax = odhodiť: 1× kupec; pri vstupe: −1 podozrenie; posádka: 1× daň
label-conspirator_a = odhodiť: −2 podozrenie; inkvizícia: −1 podozrenie
label-conspirator_b = odhodiť: 1× zločinec; inkvizícia: −1 podozrenie
label-peddler_provision = odhodiť: 1× nádenník, 1× proviant; inkvizícia s 2 podozreniami: 2× proviant
label-peddler_silver = odhodiť: −2 podozrenie; inkvizícia s 2 podozreniami: 2× minca
label-peddler_labourer = odhodiť: 2× nádenník; inkvizícia s 2 podozreniami: 1× nádenník
label-squire_faith = odhodiť: 1× zločinec; inkvizícia bez podozrenia: +1 viera
label-squire_influence = odhodiť: +1 vplyv; inkvizícia bez podozrenia: +1 vplyv
label-squire_strength = odhodiť: 1× bojovník; inkvizícia bez podozrenia: +1 sila
label-debt_collector_labourer = odhodiť: 2× nádenník; splatenie dlhu: 1× nádenník
label-debt_collector_scout = odhodiť: −2 podozrenie; splatenie dlhu: 1× zved
label-debt_collector_fighter = odhodiť: zruš dlh; splatenie dlhu: 1× bojovník
label-adventurer_viking = Viking; útok: +1 vplyv, 1× nádenník, 1× kňaz; obrátenie: +1 sila; { -end-adventurer }
label-armourer_viking = Viking; útok: +1 vplyv, 1× nádenník, 1× proviant; obrátenie: +1 sila; { -end-armourer }
label-assassin_viking = Viking; útok: +1 vplyv, 1× nádenník, 1× bojovník; obrátenie: +2 sila; { -end-assassin }
label-barbarian_viking = Viking; útok: +1 vplyv, 1× daň, 1× proviant; obrátenie: +2 sila; { -end-barbarian }
label-guardian_viking = Viking; útok: +1 vplyv, 1× kupec, 1× proviant; obrátenie: +1 sila; { -end-guardian }
label-lookout_viking = Viking; útok: +1 vplyv, 1× kupec; obrátenie: +1 sila; { -end-lookout }
label-marauder_viking = Viking; útok: +1 vplyv, 1× zločinec; obrátenie: +1 sila; { -end-marauder }
label-mercenary_viking = Viking; útok: +1 vplyv, 2× nádenník; obrátenie: +1 sila; { -end-mercenary }
label-protector_viking = Viking; útok: +1 vplyv, 1× nádenník, 1× proviant; obrátenie: +1 sila; { -end-protector }
label-thief_viking = Viking; útok: +1 vplyv, 2× daň; obrátenie: +1 sila; { -end-thief }
label-traitor_viking = Viking; útok: +1 vplyv, 1× zločinec; obrátenie: +1 sila; { -end-traitor }
label-vigilante_viking = Viking; útok: +1 vplyv, zruš dlh; obrátenie: +1 sila; { -end-vigilante }
label-archer_byzantine = Byzantínec; útok: +1 vplyv, 1× zved, 1× proviant; obrátenie: +1 sila; { -end-archer }
label-armourer_byzantine = Byzantínec; útok: +1 vplyv, 1× bojovník; obrátenie: +1 sila; { -end-armourer }
label-assassin_byzantine = Byzantínec; útok: +1 vplyv, 1× nádenník, 1× proviant; obrátenie: +2 sila; { -end-assassin }
label-champion_byzantine = Byzantínec; útok: +1 vplyv, −1 podozrenie, 1× kupec; obrátenie: +1 sila; { -end-champion }
label-guardian_byzantine = Byzantínec; útok: +1 vplyv, 2× nádenník; obrátenie: +1 sila; { -end-guardian }
label-hunter_byzantine = Byzantínec; útok: +1 vplyv, −1 podozrenie, 1× bojovník; obrátenie: +1 sila; { -end-hunter }
label-invader_byzantine = Byzantínec; útok: +1 vplyv, 1× daň, 1× proviant; obrátenie: +2 sila; { -end-invader }
label-lookout_byzantine = Byzantínec; útok: +1 vplyv, 1× nádenník, 1× kupec; obrátenie: +1 sila; { -end-lookout }
label-mercenary_byzantine = Byzantínec; útok: +1 vplyv, −1 podozrenie, 1× nádenník; obrátenie: +1 sila; { -end-mercenary }
label-thief_byzantine = Byzantínec; útok: +1 vplyv, 1× zločinec; obrátenie: +1 sila; { -end-thief }
label-traitor_byzantine = Byzantínec; útok: +1 vplyv, zruš dlh; obrátenie: +1 sila; { -end-traitor }
label-warrior_byzantine = Byzantínec; útok: +1 vplyv, 2× proviant; obrátenie: +1 sila; { -end-warrior }
label-adventurer_saracen = Saracén; útok: +1 vplyv, 1× nádenník, 1× zved; obrátenie: +1 sila; { -end-adventurer }
label-archer_saracen = Saracén; útok: +1 vplyv, 2× proviant; obrátenie: +1 sila; { -end-archer }
label-barbarian_saracen = Saracén; útok: +1 vplyv, 1× nádenník, 1× zved; obrátenie: +2 sila; { -end-barbarian }
label-champion_saracen = Saracén; útok: +1 vplyv, −1 podozrenie, 1× zved; obrátenie: +1 sila; { -end-champion }
label-hunter_saracen = Saracén; útok: +1 vplyv, zruš dlh; obrátenie: +1 sila; { -end-hunter }
label-invader_saracen = Saracén; útok: +1 vplyv, +1 vplyv; obrátenie: +2 sila; { -end-invader }
label-marauder_saracen = Saracén; útok: +1 vplyv, +1 vplyv; obrátenie: +1 sila; { -end-marauder }
label-mercenary_saracen_1 = Saracén; útok: +1 vplyv, 1× nádenník, 1× proviant; obrátenie: +1 sila; { -end-mercenary }
label-mercenary_saracen_2 = Saracén; útok: +1 vplyv, 2× daň; obrátenie: +1 sila; { -end-mercenary }
label-protector_saracen = Saracén; útok: +1 vplyv, 2× nádenník; obrátenie: +1 sila; { -end-protector }
label-vigilante_saracen = Saracén; útok: +1 vplyv, zruš dlh, 1× kňaz; obrátenie: +1 sila; { -end-vigilante }
label-warrior_saracen = Saracén; útok: +1 vplyv, 1× kňaz; obrátenie: +1 sila; { -end-warrior }
label-wall_01 = +2 sila
label-wall_02 = +2 sila
label-wall_03 = +1 sila, 1× nádenník, 1 VB
label-wall_04 = +1 sila, 1× nádenník, 1 VB
label-wall_05 = +1 sila, 2 VB
label-wall_06 = +1 sila, 2 VB
label-wall_07 = +1 sila, splať dlh alebo 2× minca
label-wall_08 = +1 sila, splať dlh alebo 2× minca
label-wall_09 = +1 sila, splať dlh alebo 2× minca
label-wall_10 = +1 sila, −1 podozrenie alebo 2× minca
label-wall_11 = +1 sila, −1 podozrenie alebo 2× minca
label-wall_12 = +1 sila, −1 podozrenie alebo 2× minca
label-wall_13 = +1 sila, −1 podozrenie alebo 2× minca
label-wall_14 = +1 sila, 3× nádenník
label-wall_15 = +1 sila, 2× nádenník
label-wall_16 = +1 sila, 1× nádenník, 1× kupec
label-wall_17 = +1 sila, 1× nádenník, 1× bojovník
label-wall_18 = +1 sila, 1× nádenník, 1× zved
label-wall_19 = +1 sila, 1× nádenník, 1× kňaz
label-wall_20 = +1 sila, 1× zved
label-wall_21 = +1 sila, 1× kupec
label-wall_22 = +1 sila, 1× bojovník
label-wall_23 = +1 sila, 1× kňaz
label-wall_24 = +1 sila, 1× zved, 1× kupec
label-tavern_01 = 2× nádenník, 1× zved, 1× kňaz
label-tavern_02 = 1× zved, 2× bojovník, 1× zločinec
label-tavern_03 = 1× zved, 2× kupec, 1× zločinec
label-tavern_04 = 1× nádenník, 2× bojovník, 1× zločinec
label-tavern_05 = 2× zved, 1× kňaz, 1× zločinec
label-tavern_06 = 1× zved, 1× kupec, 1× bojovník, 1× zločinec
label-tavern_07 = 2× nádenník, 2× kupec
label-tavern_08 = 2× zved, 2× kupec
label-tavern_09 = 1× zved, 1× bojovník, 2× kňaz
label-tavern_10 = 1× zved, 1× kupec, 2× kňaz
label-tavern_11 = 1× kupec, 2× bojovník, 1× zločinec
label-tavern_12 = 1× zved, 1× bojovník, 2× zločinec
label-tavern_13 = 1× nádenník, 1× zved, 2× kupec
label-tavern_14 = 1× nádenník, 1× kupec, 2× kňaz
label-tavern_15 = 2× zved, 1× kupec, 1× bojovník
label-tavern_16 = 1× nádenník, 1× bojovník, 2× zločinec
label-tavern_17 = 2× nádenník, 1× kňaz, 1× zločinec
label-tavern_18 = 2× kupec, 2× kňaz
label-tavern_19 = 2× nádenník, 2× bojovník
label-tavern_20 = 1× bojovník, 3× kňaz
label-tavern_21 = 1× kupec, 1× bojovník, 2× kňaz
label-tavern_22 = 1× nádenník, 3× zved
label-tavern_23 = 1× kupec, 1× bojovník, 2× zločinec
label-tavern_24 = 2× nádenník, 1× bojovník, 1× zločinec

name-space_1_1 = región 1, políčko 1: verbovanie zadarmo
name-space_1_2 = región 1, políčko 2: 2× minca
name-space_1_3 = región 1, políčko 3: 1× nádenník
name-space_1_4 = región 1, políčko 4: −1 podozrenie
name-space_2_1 = región 2, políčko 1: verbovanie zadarmo
name-space_2_2 = región 2, políčko 2: 2× minca
name-space_2_3 = región 2, políčko 3: 1× zved
name-space_2_4 = región 2, políčko 4: −1 podozrenie
name-space_2_5 = región 2, políčko 5: 1× nádenník
name-space_2_6 = región 2, políčko 6: 2× minca
name-space_2_7 = región 2, políčko 7: −1 podozrenie
name-space_3_1 = región 3, políčko 1: 1× nádenník
name-space_3_2 = región 3, políčko 2: 1× kupec
name-space_3_3 = región 3, políčko 3: 2× minca
name-space_3_4 = región 3, políčko 4: modlitba
name-space_3_5 = región 3, políčko 5: 1× zved
name-space_3_6 = región 3, políčko 6: 1× bojovník
name-space_3_7 = región 3, políčko 7: verbovanie zadarmo
name-space_3_8 = región 3, políčko 8: splať dlh
name-space_3_9 = región 3, políčko 9: 2× minca
name-space_4_1 = región 4, políčko 1: 1× bojovník
name-space_4_2 = región 4, políčko 2: modlitba
name-space_4_3 = región 4, políčko 3: 1× kupec
name-space_4_4 = región 4, políčko 4: 1× kňaz
name-space_4_5 = región 4, políčko 5: splať dlh
name-space_4_6 = región 4, políčko 6: 1× nádenník, 1× zved
name-space_4_7 = región 4, políčko 7: 2× minca
name-space_4_8 = región 4, políčko 8: modlitba
name-space_4_9 = región 4, políčko 9: 2× nádenník
name-space_4_10 = región 4, políčko 10: 2× minca
name-space_5_1 = región 5, políčko 1: modlitba
name-space_5_2 = región 5, políčko 2: 1× nádenník, 1× bojovník
name-space_5_3 = región 5, políčko 3: splať dlh
name-space_5_4 = región 5, políčko 4: 1× nádenník, 1× kupec
name-space_5_5 = región 5, políčko 5: 1× nádenník, 1× kňaz
name-space_5_6 = región 5, políčko 6: splať dlh
name-space_5_7 = región 5, políčko 7: 2× nádenník
name-space_6_1 = región 6, políčko 1: splať dlh
name-space_6_2 = región 6, políčko 2: modlitba
name-space_6_3 = región 6, políčko 3: 2× nádenník
name-jar_space_1 = miesto pre džbán 1: splať dlh
name-jar_space_2 = miesto pre džbán 2: splať dlh
name-jar_space_3 = miesto pre džbán 3: −1 podozrenie
name-jar_space_4 = miesto pre džbán 4: 2× nádenník
name-jar_space_5 = miesto pre džbán 5: modlitba
name-jar_space_6 = miesto pre džbán 6: verbovanie zadarmo
name-jar_space_7 = miesto pre džbán 7: +1 viera

name-develop = Rozvoj
name-recruit = Verbovanie
name-hunt = Lov
name-trade = Obchod
name-pray = Modlitba
name-conspire = Sprisahanie
name-commission = Misia
name-fortify = Opevnenie
name-garrison = Posádka
name-absolve = Odpustok
name-attack = Útok
name-convert = Obrátenie
name-labourer = Nádenník
name-scout = Zved
name-merchant = Kupec
name-fighter = Bojovník
name-cleric = Kňaz
name-criminal = Zločinec
name-abbot_labourer = Opát
name-abbot_tax = Opát
name-abbot_provision = Opát
name-acolyte_labourer = Miništrant
name-acolyte_silver = Miništrant
name-acolyte_tax = Miništrant
name-architect_labourer = Architektka
name-architect_provision = Architektka
name-architect_tax = Architektka
name-defender_labourer = Obranca
name-defender_provision = Obranca
name-defender_tax = Obranca
name-gatekeeper_silver = Strážna
name-gatekeeper_labourer = Strážna
name-gatekeeper_tax = Strážna
name-missionary_labourer = Mníška
name-missionary_provision = Mníška
name-missionary_tax = Mníška
name-watchman_labourer = Hliadkar
name-watchman_silver = Hliadkar
name-watchman_tax = Hliadkar
name-conspirator_a = Intrigánka
name-conspirator_b = Intrigánka
name-peddler_provision = Pouličný predavač
name-peddler_silver = Pouličný predavač
name-peddler_labourer = Pouličný predavač
name-squire_faith = Panoš
name-squire_influence = Panoš
name-squire_strength = Panoš
name-debt_collector_labourer = Vyberač dlhov
name-debt_collector_scout = Vyberač dlhov
name-debt_collector_fighter = Vyberač dlhov
name-adventurer_viking = Dobrodruh
name-armourer_viking = Zbrojár
name-assassin_viking = Vrah
name-barbarian_viking = Barbar
name-guardian_viking = Strážca
name-lookout_viking = Hliadka
name-marauder_viking = Plieniteľ
name-mercenary_viking = Žoldnier
name-protector_viking = Ochranca
name-thief_viking = Zlodej
name-traitor_viking = Zradca
name-vigilante_viking = Pomstiteľ
name-archer_byzantine = Lukostrelec
name-armourer_byzantine = Zbrojár
name-assassin_byzantine = Vrah
name-champion_byzantine = Šampión
name-guardian_byzantine = Strážca
name-hunter_byzantine = Lovec
name-invader_byzantine = Nájazdník
name-lookout_byzantine = Hliadka
name-mercenary_byzantine = Žoldnier
name-thief_byzantine = Zlodej
name-traitor_byzantine = Zradca
name-warrior_byzantine = Vojak
name-adventurer_saracen = Dobrodruh
name-archer_saracen = Lukostrelec
name-barbarian_saracen = Barbar
name-champion_saracen = Šampión
name-hunter_saracen = Lovec
name-invader_saracen = Nájazdník
name-marauder_saracen = Plieniteľ
name-mercenary_saracen_1 = Žoldnier
name-mercenary_saracen_2 = Žoldnier
name-protector_saracen = Ochranca
name-vigilante_saracen = Pomstiteľ
name-warrior_saracen = Vojak
name-adventurer = Dobrodruh
name-archer = Lukostrelec
name-guardian = Strážca
name-hunter = Lovec
name-lookout = Hliadka
name-vigilante = Pomstiteľ
name-armourer = Zbrojár
name-marauder = Plieniteľ
name-warrior = Vojak
name-assassin = Vrah
name-barbarian = Barbar
name-invader = Nájazdník
name-champion = Šampión
name-mercenary = Žoldnier
name-protector = Ochranca
name-thief = Zlodej
name-traitor = Zradca
name-wall_01 = Hradby 1
name-wall_02 = Hradby 2
name-wall_03 = Hradby 3
name-wall_04 = Hradby 4
name-wall_05 = Hradby 5
name-wall_06 = Hradby 6
name-wall_07 = Hradby 7
name-wall_08 = Hradby 8
name-wall_09 = Hradby 9
name-wall_10 = Hradby 10
name-wall_11 = Hradby 11
name-wall_12 = Hradby 12
name-wall_13 = Hradby 13
name-wall_14 = Hradby 14
name-wall_15 = Hradby 15
name-wall_16 = Hradby 16
name-wall_17 = Hradby 17
name-wall_18 = Hradby 18
name-wall_19 = Hradby 19
name-wall_20 = Hradby 20
name-wall_21 = Hradby 21
name-wall_22 = Hradby 22
name-wall_23 = Hradby 23
name-wall_24 = Hradby 24
name-tavern_01 = Krčma 1
name-tavern_02 = Krčma 2
name-tavern_03 = Krčma 3
name-tavern_04 = Krčma 4
name-tavern_05 = Krčma 5
name-tavern_06 = Krčma 6
name-tavern_07 = Krčma 7
name-tavern_08 = Krčma 8
name-tavern_09 = Krčma 9
name-tavern_10 = Krčma 10
name-tavern_11 = Krčma 11
name-tavern_12 = Krčma 12
name-tavern_13 = Krčma 13
name-tavern_14 = Krčma 14
name-tavern_15 = Krčma 15
name-tavern_16 = Krčma 16
name-tavern_17 = Krčma 17
name-tavern_18 = Krčma 18
name-tavern_19 = Krčma 19
name-tavern_20 = Krčma 20
name-tavern_21 = Krčma 21
name-tavern_22 = Krčma 22
name-tavern_23 = Krčma 23
name-tavern_24 = Krčma 24
name-suspicion_0 = Podozrenie, daň 0
name-suspicion_1 = Podozrenie, daň 1
name-suspicion_2 = Podozrenie, daň 2
name-debt = Dlh
name-order_fortify = Kráľovský rozkaz: 5 hradieb
name-order_convert = Kráľovský rozkaz: 5 obrátených cudzincov
name-order_commission = Kráľovský rozkaz: 5 misionárov
name-order_attack = Kráľovský rozkaz: 5 napadnutých cudzincov
name-order_garrison = Kráľovský rozkaz: 5 tvrdzí
name-order_absolve = Kráľovský rozkaz: 5 odpustkov
name-favour_scout_recruit = Zved: verbovanie zadarmo
name-favour_cleric_tax = Kňaz: odhoď 1 podozrenie, 2 dane
name-favour_two_criminals = Ktokoľvek: 2 zločinci
name-favour_criminal_attribute = Zločinec: 1 vlastnosť podľa výberu
name-favour_fighter_pardon = Bojovník: zaplať 1 mincu, splať dlh alebo odhoď 2 podozrenia
name-favour_debt_workers = Ktokoľvek: vezmi dlh, zved, kupec, bojovník
name-favour_merchant_develop = Kupec: zaplať 1 proviant, rozvoj zadarmo alebo bojovník a kňaz
name-favour_criminal_labourers = Zločinec: 3 nádenníci
name-favour_provisions_tax = Ktokoľvek: 2 provianty, 1 daň
name-favour_pray = Ktokoľvek: modlitba
name-scheme_recruit = Verbovanie
name-scheme_trade = Obchod
name-scheme_pray = Modlitba
name-scheme_conspire = Sprisahanie
name-scheme_commission = Misia
name-scheme_fortify = Opevnenie
name-scheme_garrison = Posádka
name-scheme_absolve = Odpustok
name-scheme_attack = Útok
name-scheme_convert = Obrátenie
name-scheme_kings_order = Kráľovský rozkaz
name-scheme_kings_favour = Kráľovská priazeň
name-easy = Ľahká
name-standard = Štandardná
name-hard = Ťažká
name-monk = misionár
name-outpost = tvrdza
name-workshop = dielňa
name-jar = džbán

# Doska v prehliadači.
web-amount-silver = { $count ->
    [one] { $count } minca
    [few] { $count } mince
   *[other] { $count } mincí
}
web-amount-provision = { $count ->
    [one] { $count } proviant
    [few] { $count } provianty
   *[other] { $count } proviantov
}
web-pays = cena: { $cost }, zostane: { $left }
web-in-words = Karty slovami
web-by-debt = Vziať si dlh
web-starts = začínajúci hráč
web-passed = už nehrá
web-jars = Miesta pre džbány
web-uses = hotovo { $done } z { $most }
web-place = Vybrať poddaného: { $worker }
web-again = Vybrať poddaných znova
web-rides = ide s tebou
web-on-top = navrch
web-more = Celá doska: { $player }
web-less = Doska stručne: { $player }
web-paladin-anseis = Opevnenie ťa nestojí žiadny proviant.
web-paladin-berengier = Posádka ťa nestojí žiadny proviant.
web-paladin-engelier = Každý Útok ti dá navyše 2 mince.
web-paladin-gerier = Obrátenie ťa nestojí žiadne mince.
web-paladin-gerin = Každé Sprisahanie ti dá navyše 2 mince.
web-paladin-girard = Každý Lov ti dá navyše 2 provianty.
web-paladin-ivon = Misia ťa nestojí žiadny proviant.
web-paladin-ivoire = Odpustok ťa nestojí žiadne mince.
web-paladin-oliver = Modlitba ťa nestojí žiadne mince.
web-paladin-otton = Každý Obchod ti dá navyše 2 mince.
web-paladin-roland = Verbovanie ťa nestojí žiadne mince.
web-paladin-samson = Rozvoj ťa stojí o 2 mince menej.
