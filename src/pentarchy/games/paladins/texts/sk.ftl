# Paladini Západného kráľovstva. Slovenské mená, ktoré dátové súbory nemajú, sú na konci.

move-arrange = Použiť { $a-acc }, navrch dať { $b-acc }, naspodok { $c-acc }
move-hire = Najať v krčme: { $a-label }
move-act = { $a }
move-favour = Kráľovská priazeň ({ $a })
move-pass = Pasovať
move-place = Umiestniť { $a-acc }
move-workshop = Položiť dielňu na pole { $a }, políčko { $b }
move-take = Vybrať { $a-acc }{ $b-id ->
    [debt] { " za dlh" }
   *[silver] { "" }
} ({ $a-label })
move-welcome = Naverbovať { $a-acc } ({ $a-label })
move-clear = Uvoľniť pole { $a }
move-settle = Obsadiť { $a }
move-jar = Presunúť džbán na { $a }
move-attack = Zaútočiť na { $a-acc } ({ $a-label })
move-convert = Obrátiť { $a-acc } ({ $a-label })
move-choose = Vziať si { $a }. odmenu
move-discard = { $a ->
    [0] Neodhodiť nič
    [one] Odhodiť jednu kartu podozrenia
    [few] Odhodiť { $a } karty podozrenia
   *[other] Odhodiť { $a } kariet podozrenia
}
move-cancel = Zrušiť dlh
move-decline = Nevyužiť
move-ability = Využiť { $a-acc } ({ $a-label })
move-done = Už žiadnu schopnosť nevyužiť
move-keep = Nechať si { $a-acc }
move-start = Začína { PLAYER($a) }
move-draw = Doberá sa paladin { $a }
move-townsfolk = Do ponuky prichádza { $a }
move-outsider = Do ponuky prichádza { $a }
move-order = { $a }
move-king = Kráľovská priazeň ({ $a })
move-wall = Karta hradieb: { $a-label }
move-suspicion = Doberá sa { $a }
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
ask-InquisitionAbility = Prichádza Inkvizícia. Ktorú schopnosť využiješ?
ask-JarSpace = Kam presunieš džbán?
ask-KeepWorkers = Ktorých troch poddaných si necháš?
ask-PlaceOnFavour = Ktorého poddaného pošleš ku kráľovi?
ask-PlaceWorkers = Ktorých poddaných umiestniš?
ask-PlaceWorkshop = Kam umiestniš dielňu?
ask-TakeTownsfolk = Ktorého mešťana si vyberieš a čím zaplatíš?
ask-TakeTurn = Čo urobíš?
ask-AutomaWall = Odkrýva sa karta hradieb.
ask-BuildWall = Odkrýva sa karta hradieb.
ask-DifficultyOrder = Kráľovský rozkaz určí, kam pôjde dielňa virtuálneho hráča.
ask-NewOutsider = Prichádza cudzinec.
ask-NewPaladin = Doberá sa paladin.
ask-NewTownsfolk = Prichádza mešťan.
ask-SchemeCard = Odkrýva sa karta intríg.
ask-StartPlayer = Kto začína?
ask-SuspicionCard = Doberá sa karta podozrenia.
ask-TavernCard = Odkrýva sa karta krčmy.
ask-TurnUpFavour = Odkrýva sa kráľovská priazeň.
ask-TurnUpOrder = Odkrýva sa kráľovský rozkaz.

why-ability-condition = { $least ->
    [0] Táto schopnosť pôsobí len bez kariet podozrenia; máš { $have }.
    [one] Táto schopnosť potrebuje kartu podozrenia; žiadnu nemáš.
   *[other] Táto schopnosť potrebuje aspoň { $least } karty podozrenia; máš { $have }.
}
why-ability-used-up = Táto schopnosť je pri tejto Inkvizícii už využitá.
why-act-or-pass = Vykonaj akciu, využi kráľovskú priazeň alebo pasuj.
why-cancel-or-decline = Zruš dlh, alebo odmietni.
why-cannot-pay = Stojí to { $cost-acc }; máš { $have-acc }.
why-choose-one-option = Vyber si jednu z odmien.
why-discard-too-many = Tu smieš odhodiť najviac { $most ->
    [one] jednu kartu podozrenia
    [few] { $most } karty podozrenia
   *[other] { $most } kariet podozrenia
}; máš { $have }.
why-favour-not-face-up = Táto kráľovská priazeň nie je odkrytá.
why-favour-used = Túto priazeň už v tomto kole niekto využil.
why-jar-space-taken = Tam už jeden džbán stojí.
why-keep-three = Nechaj si presne troch poddaných.
why-no-debt-here = Za tohto mešťana si nemôžeš vziať dlh.
why-no-walls-left = Karty hradieb sa minuli.
why-nobody-stands-there = Nikto z tvojich poddaných tam nestojí.
why-not-in-the-row = Táto karta nie je v ponuke.
why-not-in-your-retinue = Tento mešťan nie je v tvojej družine.
why-not-your-workers = Takých poddaných nemáš; máš { $have-acc }.
why-only-a-space-now = Teraz vyber políčko na hernom pláne.
why-only-a-jar-now = Teraz vyber miesto pre džbán.
why-only-a-workshop-now = Teraz umiestni dielňu.
why-only-abilities-now = Využi schopnosť, alebo oznám, že už žiadnu nechceš.
why-only-arranging-now = Teraz rozdeľ svojich troch paladinov.
why-only-attacking-now = Teraz vyber cudzinca, na ktorého zaútočíš.
why-only-clearing-now = Teraz vyber pole, ktoré uvoľníš.
why-only-converting-now = Teraz vyber cudzinca, ktorého obrátiš.
why-only-discarding-now = Teraz urči, koľko kariet podozrenia odhodíš.
why-only-hiring-now = Teraz vyber kartu krčmy.
why-only-keeping-now = Teraz vyber poddaných, ktorých si necháš.
why-only-recruiting-now = Teraz vyber mešťana.
why-place-workers-now = Teraz umiestni poddaných na zvolenú akciu.
why-pray-clears-another = Akcia Modlitba uvoľňuje iné pole než svoje.
why-row-used-up = Túto akciu môžeš za hru vykonať len { $limit }×; ďalšie použitia už nemáš.
why-set-does-not-fit = Títo poddaní sa sem nehodia; políčka vyžadujú { $slots-acc }.
why-slot-covered = Na tomto políčku už dielňa stojí.
why-space-occupied = Na poli { $action } už tvoji poddaní stoja.
why-space-out-of-reach = Na toto políčko potrebuješ { $attribute-acc } aspoň { $needs }; máš { $have }.
why-space-taken = Tam už stojí misionár alebo tvrdza.
why-tavern-card-not-there = Táto karta krčmy nie je vyložená.
why-tavern-card-taken = Túto kartu krčmy už niekto má.
why-three-different-from-hand = Rozdeľ práve tých troch paladinov, ktorých máš v ruke.
why-too-little-faith = Na tohto cudzinca potrebuješ { $attribute-acc } aspoň { $needs }; máš { $have }.
why-too-little-influence = Potrebuješ { $attribute-acc } aspoň { $needs }; máš { $have }.
why-workers-do-not-fit = Políčka tejto akcie vyžadujú { $slots-acc }; máš { $have-acc }.
why-no-space-in-reach = Na najbližšie voľné políčko potrebuješ { $attribute-acc } aspoň { $needs }; máš { $have }.
why-no-outsider-to-attack = Najlacnejší útok stojí { $silver ->
    [one] { $silver } mincu
    [few] { $silver } mince
   *[other] { $silver } mincí
}; máš { $have }.
why-no-outsider-to-convert = Na najbližšieho cudzinca potrebuješ { $attribute-acc } aspoň { $needs }; máš { $have }.
why-no-townsfolk-to-pay = Najlacnejší mešťan stojí { $silver ->
    [one] { $silver } mincu
    [few] { $silver } mince
   *[other] { $silver } mincí
}; máš { $have }.
why-nothing-to-clear = Žiadne iné pole nie je obsadené, takže nie je čo uvoľniť.
why-not-in-an-inquisition = Tento mešťan pri Inkvizícii nič nerobí.
why-nothing-to-pay = Nie je čo platiť, takže si dlh neberieš.
why-space-not-in-play = V hre pre { $count ->
    [one] jedného hráča
   *[other] { $count } hráčov
} sa toto políčko nepoužíva.
why-no-space-free = Na hernom pláne nie je voľné políčko.
why-no-outsiders = V ponuke nie je žiadny cudzinec.
why-no-townsfolk = V ponuke nie je žiadny mešťan.

event-ability-used = { $player } využíva { $card-acc } ({ $card-label }).
event-absolved = { $player } presúva džbán na { $space }.
event-acted = { $player } volí akciu { $action } ({ $workers }){ $paid-count ->
    [0] .
   *[other] {" "}a platí { $paid-acc }.
}
event-arranged = { $player } volí { $use-acc }, navrch dáva { $top-acc }, naspodok { $bottom-acc }.
event-arranged-unseen = { $player } má vybraného paladina.
event-attacked = { $player } útočí na { $card-acc }{ $paid-count ->
    [0] .
   *[other] {" "}a platí { $paid-acc }.
}
event-automa-acted = Virtuálny hráč volí akciu { $action }{ $workers ->
    [0] .
    [one] {" "}a umiestňuje jedného poddaného.
   *[other] {" "}a umiestňuje { $workers } poddaných.
}
event-automa-favour = Virtuálny hráč využíva kráľovskú priazeň ({ $card }).
event-automa-prayed = Virtuálny hráč sa modlí{ $cleared ->
    [yes] {" "}a uvoľňuje polia v pravej časti svojej dosky
   *[no] {""}
}; karty intríg sa miešajú.
event-automa-workshop = Virtuálny hráč získava dielňu na pole { $action }.
event-converted = { $player } obracia na vieru { $card-acc }.
event-debt-cancelled = { $player } ruší { $amount ->
    [one] dlh
    [few] { $amount } dlhy
   *[other] { $amount } dlhov
}.
event-debt-paid = { $player } spláca dlh.
event-debt-taken = { $player } si berie { $amount ->
    [one] dlh
    [few] { $amount } dlhy
   *[other] { $amount } dlhov
}.
event-developed = { $player } kladie dielňu na pole { $action }, políčko { $slot }{ $leaves-id ->
    [none] .
   *[other] ; odchádza odtiaľ { $leaves }.
}
event-dismissed = { $player } odhadzuje { $card-acc } ({ $card-label }){ $paid-count ->
    [0] .
   *[other] {" "}a platí { $paid-acc }.
}
event-favour-used = { $player } umiestňuje { $workers-acc } na kráľovskú priazeň ({ $card }){ $paid-count ->
    [0] .
   *[other] {" "}a platí { $paid-acc }.
}
event-fortified = { $player } stavia hradby ({ $card-label }).
event-gained = { $player } získava { $resource-id ->
    [provision] { $amount ->
        [one] { $amount } proviant
        [few] { $amount } provianty
       *[other] { $amount } proviantov
    }
   *[silver] { $amount ->
        [one] { $amount } mincu
        [few] { $amount } mince
       *[other] { $amount } mincí
    }
}.
event-game-over = Siedme kolo sa skončilo.
event-hired = { $player } najíma v krčme ({ $card-label }).
event-inquisition = { $cause-id ->
    [no_cards] Pre hráča { $player } už nezostala karta podozrenia: nastáva Inkvizícia!
   *[last_coin] { $player } si berie zo zásoby daní poslednú mincu: nastáva Inkvizícia!
}
event-kept = { $workers-count ->
    [0] { $player } si nenecháva nikoho.
   *[other] { $player } si necháva { $workers-acc }.
}
event-marker-moved = Ukazovateľ surovín virtuálneho hráča sa posúva o { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } polia
   *[other] { $spaces } polí
} na { $space }. pole.
event-paladin = { $player } odhaľuje paladina { $card-acc }.
event-paladin-drawn = { $player } si doberá paladina { $card-acc }.
event-paladin-drawn-unseen = { $player } si doberá paladina.
event-passed = { $player } pasuje.
event-raised = { $player } zvyšuje { $attribute-acc } na { $value }.
event-recruited = { $player } verbuje { $card-acc } ({ $card-label }){ $paid-count ->
    [0] .
   *[other] {" "}a platí { $paid-acc }.
}
event-refreshed = { $round }. kolo sa skončilo a ponuka sa obnovuje{ $cards-count ->
    [0] .
    [one] ; odchádza { $cards }.
   *[other] ; odchádzajú { $cards }.
}
event-round = Začína { $round }. kolo.
event-scheme = Virtuálny hráč odkrýva kartu intríg: { $card }.
event-settled = { $player } umiestňuje { $piece-id ->
    [monk] misionára
   *[outpost] tvrdzu
} na { $space }.
event-space-cleared = { $player } uvoľňuje pole { $action } ({ $workers }).
event-start-player = Začína { $player }.
event-suspected = { $player } dostáva { $card }.
event-suspicion-discarded = { $player } odhadzuje { $amount ->
    [one] jednu kartu podozrenia
    [few] { $amount } karty podozrenia
   *[other] { $amount } kariet podozrenia
}.
event-tax = { $player } vyberá daň: { $amount ->
    [one] { $amount } mincu
    [few] { $amount } mince
   *[other] { $amount } mincí
}.
event-turned-up = Odkrýva sa karta: { $card }.
event-workers-gained = { $player } získava { $amount ->
    [one] { $amount } { $worker-acc }
    [few] { $amount } { $worker-few-acc }
   *[other] { $amount } { $worker-many }
}.
event-automa-absolved = Virtuálny hráč otáča { $jar }. džbán.
event-coin-wasted = Za virtuálneho hráča odchádza zo zásoby daní jedna minca.
event-tax-refilled = Zásoba daní sa znova dopĺňa na { $coins ->
    [one] { $coins } mincu
    [few] { $coins } mince
   *[other] { $coins } mincí
}.

# Effects, as a choice among them says.
note-act = { $cost-count ->
    [0] zadarmo
   *[other] stojí { $cost-acc }, potom máš { $leaves-acc }
}
note-favour = { note-act }
note-take = { note-act }
note-attack = { note-take }
note-place = { "" }
reward-gain = { $resource-id ->
    [provision] { $amount ->
        [one] { $amount } proviant
        [few] { $amount } provianty
       *[other] { $amount } proviantov
    }
   *[silver] { $amount ->
        [one] { $amount } minca
        [few] { $amount } mince
       *[other] { $amount } mincí
    }
}
reward-worker = { $amount ->
    [one] { $amount } { $kind }
    [few] { $amount } { $kind-few }
   *[other] { $amount } { $kind-many }
}
reward-attribute = { $attribute } +{ $amount }
reward-tax = { $amount ->
    [one] { $amount } daň
    [few] { $amount } dane
   *[other] { $amount } daní
}
reward-discard_suspicion = −{ $amount ->
    [one] { $amount } podozrenie
    [few] { $amount } podozrenia
   *[other] { $amount } podozrení
}
reward-take_debt = nový dlh
reward-pay_debt = splatenie dlhu
reward-cancel_debt = zrušenie dlhu
reward-pray = modlitba
reward-free_recruit = verbovanie zadarmo
reward-free_develop = rozvoj zadarmo

option-difficulty = Náročnosť hry pre jedného hráča

reason-seven_rounds = Odohralo sa sedem kôl.
reason-automa_beaten = Virtuálny hráč je porazený { $points } : { $rival }.
reason-automa_won = Virtuálny hráč vyhráva { $rival } : { $points }.
reason-automa_beaten_by_tie_break = Body sú vyrovnané, { $points } : { $rival }; o víťazstve nad virtuálnym hráčom rozhodlo pravidlo o zhode.
reason-automa_won_by_tie_break = Body sú vyrovnané, { $points } : { $rival }; o víťazstve virtuálneho hráča rozhodlo pravidlo o zhode.
reason-automa_equal = Body sú vyrovnané, { $points } : { $rival }, a zhodu s virtuálnym hráčom nerozhodlo ani pravidlo o zhode.

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
board-letter-cleric = Ň
board-letter-criminal = X
board-letter-any = *
board-workshop = dielňa
board-anybody = ktokoľvek
board-spaces = Región { $region }, políčka
board-outsider = Región { $region }, cudzinec
board-round = { $round ->
    [0] Príprava
   *[other] { $round }. kolo zo 7
}
board-start = začína { $player }
board-tax = zásoba daní
board-king = Kráľovské karty
board-order = Rozkaz: { $points } VB
board-favour = Priazeň { $number }
board-townsfolk = Mešťania
board-price = { $silver ->
    [one] { $silver } minca
    [few] { $silver } mince
   *[other] { $silver } mincí
}
board-price-or-debt = { $silver ->
    [one] { $silver } minca
    [few] { $silver } mince
   *[other] { $silver } mincí
} alebo dlh
board-regions = Regióny a cudzinci
board-flags = viera { $faith } · sila { $strength }
board-tavern = Krčma
board-your-paladins = Tvoji paladini
board-hand = v ruke
board-under = naspodku balíčka
board-top = na vrchu balíčka
board-rival = Virtuálny hráč
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

name-strength = sila
    .acc = silu
name-influence = vplyv
    .acc = vplyv
name-faith = viera
    .acc = vieru
name-silver = minca
    .acc = mincu
    .few = mince
    .many = mincí
name-provision = proviant
    .acc = proviant
    .few = provianty
    .many = proviantov
name-dismiss = Verbovanie s odhodením mešťana
name-hunt_one = Lov s jedným poddaným
name-hunt_two = Lov s dvoma poddanými
name-trade_one = Obchod s jedným poddaným
name-trade_two = Obchod s dvoma poddanými
name-rest = Odpočinok
name-any = ktokoľvek
    .acc = kohokoľvek
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
-end-champion = na konci: 1 VB a k tomu 1 VB za každý splnený kráľovský rozkaz
-end-mercenary = na konci: 1 VB a k tomu 1 VB za každého obráteného žoldniera
-end-protector = na konci: 1 VB za každý splatený dlh
-end-thief = na konci: 1 VB za každú kartu podozrenia
-end-traitor = na konci: 1 VB za každý nesplatený dlh

label-abbot_labourer = odhodenie: 1 kňaz, 1 nádenník; odpustok: 1 nádenník
label-abbot_tax = odhodenie: zrušenie dlhu; pri vstupe: −1 podozrenie; odpustok: 1 daň
label-abbot_provision = odhodenie: modlitba; pri vstupe: 1 proviant; odpustok: 1 proviant
label-acolyte_labourer = odhodenie: 1 kňaz; misia: 1 nádenník
label-acolyte_silver = odhodenie: modlitba; pri vstupe: 1 minca; misia: 1 minca
label-acolyte_tax = odhodenie: −2 podozrenia; pri vstupe: −1 podozrenie; misia: 1 daň
label-architect_labourer = odhodenie: 1 zločinec; rozvoj: 1 nádenník
label-architect_provision = odhodenie: 1 nádenník, 1 proviant; pri vstupe: 1 proviant; rozvoj: 1 proviant
label-architect_tax = odhodenie: 2 dane; pri vstupe: −1 podozrenie; rozvoj: 1 daň
label-defender_labourer = odhodenie: sila +1; útok: 1 nádenník
label-defender_provision = odhodenie: 1 nádenník, 1 proviant; pri vstupe: 1 proviant; útok: 1 proviant
label-defender_tax = odhodenie: 2 dane; pri vstupe: −1 podozrenie; útok: 1 daň
label-gatekeeper_silver = odhodenie: 1 zved; pri vstupe: 1 minca; opevnenie: 1 minca
label-gatekeeper_labourer = odhodenie: 1 kupec, 1 nádenník; opevnenie: 1 nádenník
label-gatekeeper_tax = odhodenie: 2 dane; pri vstupe: −1 podozrenie; opevnenie: 1 daň
label-missionary_labourer = odhodenie: modlitba; obrátenie: 1 nádenník
label-missionary_provision = odhodenie: viera +1; pri vstupe: 1 proviant; obrátenie: 1 proviant
label-missionary_tax = odhodenie: 1 zved, 1 nádenník; pri vstupe: −1 podozrenie; obrátenie: 1 daň
label-watchman_labourer = odhodenie: 1 bojovník, 1 nádenník; posádka: 1 nádenník
label-watchman_silver = odhodenie: 1 nádenník, 1 proviant; pri vstupe: 1 minca; posádka: 1 minca
label-watchman_tax = odhodenie: 1 kupec; pri vstupe: −1 podozrenie; posádka: 1 daň
label-conspirator_a = odhodenie: −2 podozrenia; Inkvizícia: −1 podozrenie
label-conspirator_b = odhodenie: 1 zločinec; Inkvizícia: −1 podozrenie
label-peddler_provision = odhodenie: 1 nádenník, 1 proviant; Inkvizícia aspoň s 2 kartami podozrenia: 2 provianty
label-peddler_silver = odhodenie: −2 podozrenia; Inkvizícia aspoň s 2 kartami podozrenia: 2 mince
label-peddler_labourer = odhodenie: 2 nádenníci; Inkvizícia aspoň s 2 kartami podozrenia: 1 nádenník
label-squire_faith = odhodenie: 1 zločinec; Inkvizícia bez podozrenia: viera +1
label-squire_influence = odhodenie: vplyv +1; Inkvizícia bez podozrenia: vplyv +1
label-squire_strength = odhodenie: 1 bojovník; Inkvizícia bez podozrenia: sila +1
label-debt_collector_labourer = odhodenie: 2 nádenníci; splatenie dlhu: 1 nádenník
label-debt_collector_scout = odhodenie: −2 podozrenia; splatenie dlhu: 1 zved
label-debt_collector_fighter = odhodenie: zrušenie dlhu; splatenie dlhu: 1 bojovník
label-adventurer_viking = Vikingovia; útok: vplyv +1, 1 nádenník, 1 kňaz; obrátenie: sila +1; { -end-adventurer }
label-armourer_viking = Vikingovia; útok: vplyv +1, 1 nádenník, 1 proviant; obrátenie: sila +1; { -end-armourer }
label-assassin_viking = Vikingovia; útok: vplyv +1, 1 nádenník, 1 bojovník; obrátenie: sila +2; { -end-assassin }
label-barbarian_viking = Vikingovia; útok: vplyv +1, 1 daň, 1 proviant; obrátenie: sila +2; { -end-barbarian }
label-guardian_viking = Vikingovia; útok: vplyv +1, 1 kupec, 1 proviant; obrátenie: sila +1; { -end-guardian }
label-lookout_viking = Vikingovia; útok: vplyv +1, 1 kupec; obrátenie: sila +1; { -end-lookout }
label-marauder_viking = Vikingovia; útok: vplyv +1, 1 zločinec; obrátenie: sila +1; { -end-marauder }
label-mercenary_viking = Vikingovia; útok: vplyv +1, 2 nádenníci; obrátenie: sila +1; { -end-mercenary }
label-protector_viking = Vikingovia; útok: vplyv +1, 1 nádenník, 1 proviant; obrátenie: sila +1; { -end-protector }
label-thief_viking = Vikingovia; útok: vplyv +1, 2 dane; obrátenie: sila +1; { -end-thief }
label-traitor_viking = Vikingovia; útok: vplyv +1, 1 zločinec; obrátenie: sila +1; { -end-traitor }
label-vigilante_viking = Vikingovia; útok: vplyv +1, zrušenie dlhu; obrátenie: sila +1; { -end-vigilante }
label-archer_byzantine = Byzantínci; útok: vplyv +1, 1 zved, 1 proviant; obrátenie: sila +1; { -end-archer }
label-armourer_byzantine = Byzantínci; útok: vplyv +1, 1 bojovník; obrátenie: sila +1; { -end-armourer }
label-assassin_byzantine = Byzantínci; útok: vplyv +1, 1 nádenník, 1 proviant; obrátenie: sila +2; { -end-assassin }
label-champion_byzantine = Byzantínci; útok: vplyv +1, −1 podozrenie, 1 kupec; obrátenie: sila +1; { -end-champion }
label-guardian_byzantine = Byzantínci; útok: vplyv +1, 2 nádenníci; obrátenie: sila +1; { -end-guardian }
label-hunter_byzantine = Byzantínci; útok: vplyv +1, −1 podozrenie, 1 bojovník; obrátenie: sila +1; { -end-hunter }
label-invader_byzantine = Byzantínci; útok: vplyv +1, 1 daň, 1 proviant; obrátenie: sila +2; { -end-invader }
label-lookout_byzantine = Byzantínci; útok: vplyv +1, 1 nádenník, 1 kupec; obrátenie: sila +1; { -end-lookout }
label-mercenary_byzantine = Byzantínci; útok: vplyv +1, −1 podozrenie, 1 nádenník; obrátenie: sila +1; { -end-mercenary }
label-thief_byzantine = Byzantínci; útok: vplyv +1, 1 zločinec; obrátenie: sila +1; { -end-thief }
label-traitor_byzantine = Byzantínci; útok: vplyv +1, zrušenie dlhu; obrátenie: sila +1; { -end-traitor }
label-warrior_byzantine = Byzantínci; útok: vplyv +1, 2 provianty; obrátenie: sila +1; { -end-warrior }
label-adventurer_saracen = Saracéni; útok: vplyv +1, 1 nádenník, 1 zved; obrátenie: sila +1; { -end-adventurer }
label-archer_saracen = Saracéni; útok: vplyv +1, 2 provianty; obrátenie: sila +1; { -end-archer }
label-barbarian_saracen = Saracéni; útok: vplyv +1, 1 nádenník, 1 zved; obrátenie: sila +2; { -end-barbarian }
label-champion_saracen = Saracéni; útok: vplyv +1, −1 podozrenie, 1 zved; obrátenie: sila +1; { -end-champion }
label-hunter_saracen = Saracéni; útok: vplyv +1, zrušenie dlhu; obrátenie: sila +1; { -end-hunter }
label-invader_saracen = Saracéni; útok: vplyv +2; obrátenie: sila +2; { -end-invader }
label-marauder_saracen = Saracéni; útok: vplyv +2; obrátenie: sila +1; { -end-marauder }
label-mercenary_saracen_1 = Saracéni; útok: vplyv +1, 1 nádenník, 1 proviant; obrátenie: sila +1; { -end-mercenary }
label-mercenary_saracen_2 = Saracéni; útok: vplyv +1, 2 dane; obrátenie: sila +1; { -end-mercenary }
label-protector_saracen = Saracéni; útok: vplyv +1, 2 nádenníci; obrátenie: sila +1; { -end-protector }
label-vigilante_saracen = Saracéni; útok: vplyv +1, zrušenie dlhu, 1 kňaz; obrátenie: sila +1; { -end-vigilante }
label-warrior_saracen = Saracéni; útok: vplyv +1, 1 kňaz; obrátenie: sila +1; { -end-warrior }
label-wall_01 = sila +2
label-wall_02 = sila +2
label-wall_03 = sila +1, 1 nádenník, 1 VB
label-wall_04 = sila +1, 1 nádenník, 1 VB
label-wall_05 = sila +1, 2 VB
label-wall_06 = sila +1, 2 VB
label-wall_07 = sila +1; splatenie dlhu alebo 2 mince
label-wall_08 = sila +1; splatenie dlhu alebo 2 mince
label-wall_09 = sila +1; splatenie dlhu alebo 2 mince
label-wall_10 = sila +1; −1 podozrenie alebo 2 mince
label-wall_11 = sila +1; −1 podozrenie alebo 2 mince
label-wall_12 = sila +1; −1 podozrenie alebo 2 mince
label-wall_13 = sila +1; −1 podozrenie alebo 2 mince
label-wall_14 = sila +1, 3 nádenníci
label-wall_15 = sila +1, 2 nádenníci
label-wall_16 = sila +1, 1 nádenník, 1 kupec
label-wall_17 = sila +1, 1 nádenník, 1 bojovník
label-wall_18 = sila +1, 1 nádenník, 1 zved
label-wall_19 = sila +1, 1 nádenník, 1 kňaz
label-wall_20 = sila +1, 1 zved
label-wall_21 = sila +1, 1 kupec
label-wall_22 = sila +1, 1 bojovník
label-wall_23 = sila +1, 1 kňaz
label-wall_24 = sila +1, 1 zved, 1 kupec
label-tavern_01 = 2 nádenníci, 1 zved, 1 kňaz
label-tavern_02 = 1 zved, 2 bojovníci, 1 zločinec
label-tavern_03 = 1 zved, 2 kupci, 1 zločinec
label-tavern_04 = 1 nádenník, 2 bojovníci, 1 zločinec
label-tavern_05 = 2 zvedovia, 1 kňaz, 1 zločinec
label-tavern_06 = 1 zved, 1 kupec, 1 bojovník, 1 zločinec
label-tavern_07 = 2 nádenníci, 2 kupci
label-tavern_08 = 2 zvedovia, 2 kupci
label-tavern_09 = 1 zved, 1 bojovník, 2 kňazi
label-tavern_10 = 1 zved, 1 kupec, 2 kňazi
label-tavern_11 = 1 kupec, 2 bojovníci, 1 zločinec
label-tavern_12 = 1 zved, 1 bojovník, 2 zločinci
label-tavern_13 = 1 nádenník, 1 zved, 2 kupci
label-tavern_14 = 1 nádenník, 1 kupec, 2 kňazi
label-tavern_15 = 2 zvedovia, 1 kupec, 1 bojovník
label-tavern_16 = 1 nádenník, 1 bojovník, 2 zločinci
label-tavern_17 = 2 nádenníci, 1 kňaz, 1 zločinec
label-tavern_18 = 2 kupci, 2 kňazi
label-tavern_19 = 2 nádenníci, 2 bojovníci
label-tavern_20 = 1 bojovník, 3 kňazi
label-tavern_21 = 1 kupec, 1 bojovník, 2 kňazi
label-tavern_22 = 1 nádenník, 3 zvedovia
label-tavern_23 = 1 kupec, 1 bojovník, 2 zločinci
label-tavern_24 = 2 nádenníci, 1 bojovník, 1 zločinec

name-space_1_1 = políčko 1 v regióne 1: verbovanie zadarmo
name-space_1_2 = políčko 2 v regióne 1: 2 mince
name-space_1_3 = políčko 3 v regióne 1: 1 nádenník
name-space_1_4 = políčko 4 v regióne 1: −1 podozrenie
name-space_2_1 = políčko 1 v regióne 2: verbovanie zadarmo
name-space_2_2 = políčko 2 v regióne 2: 2 mince
name-space_2_3 = políčko 3 v regióne 2: 1 zved
name-space_2_4 = políčko 4 v regióne 2: −1 podozrenie
name-space_2_5 = políčko 5 v regióne 2: 1 nádenník
name-space_2_6 = políčko 6 v regióne 2: 2 mince
name-space_2_7 = políčko 7 v regióne 2: −1 podozrenie
name-space_3_1 = políčko 1 v regióne 3: 1 nádenník
name-space_3_2 = políčko 2 v regióne 3: 1 kupec
name-space_3_3 = políčko 3 v regióne 3: 2 mince
name-space_3_4 = políčko 4 v regióne 3: modlitba
name-space_3_5 = políčko 5 v regióne 3: 1 zved
name-space_3_6 = políčko 6 v regióne 3: 1 bojovník
name-space_3_7 = políčko 7 v regióne 3: verbovanie zadarmo
name-space_3_8 = políčko 8 v regióne 3: splatenie dlhu
name-space_3_9 = políčko 9 v regióne 3: 2 mince
name-space_4_1 = políčko 1 v regióne 4: 1 bojovník
name-space_4_2 = políčko 2 v regióne 4: modlitba
name-space_4_3 = políčko 3 v regióne 4: 1 kupec
name-space_4_4 = políčko 4 v regióne 4: 1 kňaz
name-space_4_5 = políčko 5 v regióne 4: splatenie dlhu
name-space_4_6 = políčko 6 v regióne 4: 1 nádenník, 1 zved
name-space_4_7 = políčko 7 v regióne 4: 2 mince
name-space_4_8 = políčko 8 v regióne 4: modlitba
name-space_4_9 = políčko 9 v regióne 4: 2 nádenníci
name-space_4_10 = políčko 10 v regióne 4: 2 mince
name-space_5_1 = políčko 1 v regióne 5: modlitba
name-space_5_2 = políčko 2 v regióne 5: 1 nádenník, 1 bojovník
name-space_5_3 = políčko 3 v regióne 5: splatenie dlhu
name-space_5_4 = políčko 4 v regióne 5: 1 nádenník, 1 kupec
name-space_5_5 = políčko 5 v regióne 5: 1 nádenník, 1 kňaz
name-space_5_6 = políčko 6 v regióne 5: splatenie dlhu
name-space_5_7 = políčko 7 v regióne 5: 2 nádenníci
name-space_6_1 = políčko 1 v regióne 6: splatenie dlhu
name-space_6_2 = políčko 2 v regióne 6: modlitba
name-space_6_3 = políčko 3 v regióne 6: 2 nádenníci
name-jar_space_1 = miesto 1: splatenie dlhu
name-jar_space_2 = miesto 2: splatenie dlhu
name-jar_space_3 = miesto 3: −1 podozrenie
name-jar_space_4 = miesto 4: 2 nádenníci
name-jar_space_5 = miesto 5: modlitba
name-jar_space_6 = miesto 6: verbovanie zadarmo
name-jar_space_7 = miesto 7: viera +1

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
name-labourer = nádenník
    .acc = nádenníka
    .few = nádenníci
    .few-acc = nádenníkov
    .many = nádenníkov
name-scout = zved
    .acc = zveda
    .few = zvedovia
    .few-acc = zvedov
    .many = zvedov
name-merchant = kupec
    .acc = kupca
    .few = kupci
    .few-acc = kupcov
    .many = kupcov
name-fighter = bojovník
    .acc = bojovníka
    .few = bojovníci
    .few-acc = bojovníkov
    .many = bojovníkov
name-cleric = kňaz
    .acc = kňaza
    .few = kňazi
    .few-acc = kňazov
    .many = kňazov
name-criminal = zločinec
    .acc = zločinca
    .few = zločinci
    .few-acc = zločincov
    .many = zločincov
name-abbot_labourer = Opát
    .acc = Opáta
name-abbot_tax = Opát
    .acc = Opáta
name-abbot_provision = Opát
    .acc = Opáta
name-acolyte_labourer = Miništrant
    .acc = Miništranta
name-acolyte_silver = Miništrant
    .acc = Miništranta
name-acolyte_tax = Miništrant
    .acc = Miništranta
name-architect_labourer = Architektka
    .acc = Architektku
name-architect_provision = Architektka
    .acc = Architektku
name-architect_tax = Architektka
    .acc = Architektku
name-defender_labourer = Obranca
    .acc = Obrancu
name-defender_provision = Obranca
    .acc = Obrancu
name-defender_tax = Obranca
    .acc = Obrancu
name-gatekeeper_silver = Strážna
    .acc = Strážnu
name-gatekeeper_labourer = Strážna
    .acc = Strážnu
name-gatekeeper_tax = Strážna
    .acc = Strážnu
name-missionary_labourer = Mníška
    .acc = Mníšku
name-missionary_provision = Mníška
    .acc = Mníšku
name-missionary_tax = Mníška
    .acc = Mníšku
name-watchman_labourer = Hliadkar
    .acc = Hliadkara
name-watchman_silver = Hliadkar
    .acc = Hliadkara
name-watchman_tax = Hliadkar
    .acc = Hliadkara
name-conspirator_a = Intrigánka
    .acc = Intrigánku
name-conspirator_b = Intrigánka
    .acc = Intrigánku
name-peddler_provision = Pouličný predavač
    .acc = Pouličného predavača
name-peddler_silver = Pouličný predavač
    .acc = Pouličného predavača
name-peddler_labourer = Pouličný predavač
    .acc = Pouličného predavača
name-squire_faith = Panoš
    .acc = Panoša
name-squire_influence = Panoš
    .acc = Panoša
name-squire_strength = Panoš
    .acc = Panoša
name-debt_collector_labourer = Výberca dlhov
    .acc = Výbercu dlhov
name-debt_collector_scout = Výberca dlhov
    .acc = Výbercu dlhov
name-debt_collector_fighter = Výberca dlhov
    .acc = Výbercu dlhov
name-adventurer_viking = Dobrodruh
    .acc = Dobrodruha
name-armourer_viking = Zbrojár
    .acc = Zbrojára
name-assassin_viking = Vrah
    .acc = Vraha
name-barbarian_viking = Barbar
    .acc = Barbara
name-guardian_viking = Strážca
    .acc = Strážcu
name-lookout_viking = Hliadka
    .acc = Hliadku
name-marauder_viking = Plieniteľ
    .acc = Plieniteľa
name-mercenary_viking = Žoldnier
    .acc = Žoldniera
name-protector_viking = Ochranca
    .acc = Ochrancu
name-thief_viking = Zlodej
    .acc = Zlodeja
name-traitor_viking = Zradca
    .acc = Zradcu
name-vigilante_viking = Pomstiteľ
    .acc = Pomstiteľa
name-archer_byzantine = Lukostrelec
    .acc = Lukostrelca
name-armourer_byzantine = Zbrojárka
    .acc = Zbrojárku
name-assassin_byzantine = Vrahyňa
    .acc = Vrahyňu
name-champion_byzantine = Šampión
    .acc = Šampióna
name-guardian_byzantine = Strážkyňa
    .acc = Strážkyňu
name-hunter_byzantine = Lovec
    .acc = Lovca
name-invader_byzantine = Nájazdník
    .acc = Nájazdníka
name-lookout_byzantine = Hliadka
    .acc = Hliadku
name-mercenary_byzantine = Žoldnierka
    .acc = Žoldnierku
name-thief_byzantine = Zlodejka
    .acc = Zlodejku
name-traitor_byzantine = Zradkyňa
    .acc = Zradkyňu
name-warrior_byzantine = Vojak
    .acc = Vojaka
name-adventurer_saracen = Dobrodružka
    .acc = Dobrodružku
name-archer_saracen = Lukostrelkyňa
    .acc = Lukostrelkyňu
name-barbarian_saracen = Barbar
    .acc = Barbara
name-champion_saracen = Šampiónka
    .acc = Šampiónku
name-hunter_saracen = Lovkyňa
    .acc = Lovkyňu
name-invader_saracen = Nájazdníčka
    .acc = Nájazdníčku
name-marauder_saracen = Plieniteľka
    .acc = Plieniteľku
name-mercenary_saracen_1 = Žoldnier
    .acc = Žoldniera
name-mercenary_saracen_2 = Žoldnierka
    .acc = Žoldnierku
name-protector_saracen = Ochrankyňa
    .acc = Ochrankyňu
name-vigilante_saracen = Pomstiteľka
    .acc = Pomstiteľku
name-warrior_saracen = Vojačka
    .acc = Vojačku
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
name-suspicion_0 = podozrenie bez dane
name-suspicion_1 = podozrenie s 1 mincou dane
name-suspicion_2 = podozrenie s 2 mincami dane
name-debt = dlh
name-order_fortify = Kráľovský rozkaz: 5 hradieb
name-order_convert = Kráľovský rozkaz: 5 obrátených cudzincov
name-order_commission = Kráľovský rozkaz: 5 misionárov
name-order_attack = Kráľovský rozkaz: 5 napadnutých cudzincov
name-order_garrison = Kráľovský rozkaz: 5 tvrdzí
name-order_absolve = Kráľovský rozkaz: 5 odpustkov
name-favour_scout_recruit = zved: verbovanie zadarmo
name-favour_cleric_tax = kňaz: odhoď 1 kartu podozrenia a vyber 2 mince dane
name-favour_two_criminals = ktokoľvek: získaj 2 zločincov
name-favour_criminal_attribute = zločinec: zvýš 1 vlastnosť podľa výberu
name-favour_fighter_pardon = bojovník: za 1 mincu splať dlh alebo odhoď 2 karty podozrenia
name-favour_debt_workers = ktokoľvek: vezmi si dlh, získaj zveda, kupca a bojovníka
name-favour_merchant_develop = kupec: za 1 proviant rozvoj zadarmo alebo bojovník a kňaz
name-favour_criminal_labourers = zločinec: získaj 3 nádenníkov
name-favour_provisions_tax = ktokoľvek: získaj 2 provianty a vyber 1 mincu dane
name-favour_pray = ktokoľvek: modlitba
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
    .acc = misionára
name-outpost = tvrdza
    .acc = tvrdzu
name-workshop = dielňa
    .acc = dielňu
name-jar = džbán
    .acc = džbán

# Doska v prehliadači.
web-amount-silver = { $count ->
    [one] { $count } minca
    [few] { $count } mince
   *[other] { $count } mincí
}
web-starts = začínajúci hráč
web-passed = pasuje
web-jars = Miesta pre džbány
web-uses = hotovo { $done } z { $most }
web-place = Vybrať { $worker-acc }
web-again = Vybrať poddaných znova
web-on-top = navrch
web-rides = ide s tebou
web-ride = pôjde s tebou
web-no-paladin = Zatiaľ s tebou nejde žiadny paladin
web-no-workers = žiadni poddaní
web-done = zatiaľ použité { $done }×
web-faces = Časti dosky
web-face-deeds = Akcie
web-face-town = Kráľ a mesto
web-face-map = Regióny
web-later = od { $round }. kola
web-region = Región { $region }
web-flags = Misionár v tomto regióne alebo obrátenie cudzinca vyžaduje vieru { $faith }. Tvrdza vyžaduje silu { $strength }; pri útoku možno chýbajúcu silu nahradiť mincami.
web-tax = { $coins ->
    [one] V zásobe daní zostáva { $coins } minca.
    [few] V zásobe daní zostávajú { $coins } mince.
   *[other] V zásobe daní zostáva { $coins } mincí.
} Keď si niekto vezme poslednú, príde Inkvizícia.
web-track = Teraz { $value } aj s tým, čo pridáva tvoj paladin. Čísla na stupnici sú body na konci hry.
web-action-develop = Polož dielňu na políčko niektorej akcie vpravo: toto políčko odvtedy poddaného nepotrebuje. Čo dielňa odkryje, je tvoje.
web-action-recruit = Vezmi si mešťana do družiny, alebo jedného odhoď za odmenu v hornej časti karty.
web-action-hunt = Získaj proviant; so zvedom viac.
web-action-trade = Získaj mince; s kupcom viac.
web-action-pray = Uvoľni poddaných z inej akcie, aby sa dala v tomto kole použiť znova.
web-action-conspire = Získaj zločinca, ktorý zastúpi kohokoľvek, a dober si kartu podozrenia.
web-action-commission = Pošli misionára na voľné políčko v regióne; viera rozhoduje, ako ďaleko. Získaš vplyv a to, čo políčko ukazuje.
web-action-fortify = Otoč kartu hradieb a získaj, čo ukazuje; každé ďalšie hradby vyžadujú väčší vplyv.
web-action-garrison = Postav tvrdzu na voľné políčko v regióne; sila rozhoduje, ako ďaleko. Získaš vieru a to, čo políčko ukazuje.
web-action-absolve = Presuň džbán na voľné miesto pre džbány. Získaš vieru, môžeš odhodiť kartu podozrenia a získaš, čo miesto ukazuje.
web-action-attack = Zaútoč na cudzinca a získaj hornú odmenu. Za každý región, na ktorý tvoja sila nestačí, zaplatíš mincu.
web-action-convert = Obráť cudzinca, na ktorého stačí tvoja viera: teraz sila, na konci body.
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

# Čo je v škatuli, pre stránku o tomto vydaní.

name-automa = Virtuálny hráč
name-kings_orders = splnené kráľovské rozkazy
name-attributes = stupnice vlastností
name-debts = dlhy
name-resources = mince a proviant
name-kings_order_vp = najviac bodov za kráľovské rozkazy
name-fewest_suspicion = najmenej kariet podozrenia
name-shared = delené víťazstvo
