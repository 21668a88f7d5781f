# Paladinové Západního království. Jména karet jsou v datových souborech.

move-arrange = Použít { $a-acc }, navrch dát { $b-acc }, dospod { $c-acc }
move-hire = Najmout v krčmě: { $a-label }
move-act = { $a }
move-favour = Královská přízeň ({ $a })
move-pass = Pasovat
move-place = Umístit { $a-acc }
move-workshop = Položit dílnu na pole { $a }, políčko { $b }
move-take = Vybrat { $a-acc }{ $b-id ->
    [debt] { " za dluh" }
   *[silver] { "" }
} ({ $a-label })
move-welcome = Naverbovat { $a-acc } ({ $a-label })
move-clear = Uvolnit pole { $a }
move-settle = Obsadit { $a }
move-jar = Přesunout džbán na { $a }
move-attack = Zaútočit na { $a-acc } ({ $a-label })
move-convert = Obrátit { $a-acc } ({ $a-label })
move-choose = Vzít si { $a }. odměnu
move-discard = { $a ->
    [0] Neodhodit nic
    [one] Odhodit jednu kartu podezření
    [few] Odhodit { $a } karty podezření
   *[other] Odhodit { $a } karet podezření
}
move-cancel = Zrušit dluh
move-decline = Nevyužít
move-ability = Využít { $a-acc } ({ $a-label })
move-done = Už žádnou schopnost nevyužít
move-keep = Nechat si { $a-acc }
move-start = Začíná { PLAYER($a) }
move-draw = Dobírá se paladin { $a }
move-townsfolk = Do nabídky přichází { $a }
move-outsider = Do nabídky přichází { $a }
move-order = { $a }
move-king = Královská přízeň ({ $a })
move-wall = Karta hradeb: { $a-label }
move-suspicion = Dobírá se { $a }
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
ask-InquisitionAbility = Přichází Inkvizice. Kterou schopnost využiješ?
ask-JarSpace = Kam přesuneš džbán?
ask-KeepWorkers = Které tři poddané si necháš?
ask-PlaceOnFavour = Kterého poddaného pošleš ke králi?
ask-PlaceWorkers = Které poddané umístíš?
ask-PlaceWorkshop = Kam umístíš dílnu?
ask-TakeTownsfolk = Kterého měšťana si vybereš a čím zaplatíš?
ask-TakeTurn = Co uděláš?
ask-AutomaWall = Odkrývá se karta hradeb.
ask-BuildWall = Odkrývá se karta hradeb.
ask-DifficultyOrder = Královský rozkaz určí, kam půjde dílna virtuálního hráče.
ask-NewOutsider = Přichází cizinec.
ask-NewPaladin = Dobírá se paladin.
ask-NewTownsfolk = Přichází měšťan.
ask-SchemeCard = Odkrývá se karta intrik.
ask-StartPlayer = Kdo začíná?
ask-SuspicionCard = Dobírá se karta podezření.
ask-TavernCard = Odkrývá se karta krčmy.
ask-TurnUpFavour = Odkrývá se královská přízeň.
ask-TurnUpOrder = Odkrývá se královský rozkaz.

why-ability-condition = { $least ->
    [0] Tato schopnost působí jen bez karet podezření; máš { $have }.
    [one] Tato schopnost potřebuje kartu podezření; žádnou nemáš.
   *[other] Tato schopnost potřebuje aspoň { $least } karty podezření; máš { $have }.
}
why-ability-used-up = Tato schopnost už při této Inkvizici pomohla.
why-act-or-pass = Proveď akci, využij královskou přízeň, nebo pasuj.
why-cancel-or-decline = Zruš dluh, nebo odmítni.
why-cannot-pay = Stojí to { $cost-acc }; máš { $have-acc }.
why-choose-one-option = Vyber si jednu z odměn.
why-discard-too-many = Tady smíš odhodit nejvýš { $most ->
    [one] jednu kartu podezření
    [few] { $most } karty podezření
   *[other] { $most } karet podezření
}; máš { $have }.
why-favour-not-face-up = Tato královská přízeň není odkrytá.
why-favour-used = Tuto přízeň už v tomto kole někdo využil.
why-jar-space-taken = Tam už jeden džbán stojí.
why-keep-three = Nech si přesně tři poddané.
why-no-debt-here = Za tohoto měšťana nelze vzít dluh.
why-no-walls-left = Karty hradeb došly.
why-nobody-stands-there = Nikdo z tvých poddaných tam nestojí.
why-not-in-the-row = Tato karta není v nabídce.
why-not-in-your-retinue = Tento měšťan není ve tvé družině.
why-not-your-workers = Takové poddané nemáš; máš { $have-acc }.
why-only-a-space-now = Teď vyber políčko na herním plánu.
why-only-a-jar-now = Teď vyber místo pro džbán.
why-only-a-workshop-now = Teď umísti dílnu.
why-only-abilities-now = Využij schopnost, nebo oznam, že už žádnou nechceš.
why-only-arranging-now = Teď rozděl své tři paladiny.
why-only-attacking-now = Teď vyber cizince, na kterého zaútočíš.
why-only-clearing-now = Teď vyber pole, které uvolníš.
why-only-converting-now = Teď vyber cizince, kterého obrátíš.
why-only-discarding-now = Teď urči, kolik karet podezření odhodíš.
why-only-hiring-now = Teď vyber kartu krčmy.
why-only-keeping-now = Teď vyber poddané, které si necháš.
why-only-recruiting-now = Teď vyber měšťana.
why-place-workers-now = Teď umísti poddané na zvolenou akci.
why-pray-clears-another = Modlitba uvolňuje jiné pole než své vlastní.
why-row-used-up = Tuto akci lze za hru provést nejvýš { $limit }×, a to už máš za sebou.
why-set-does-not-fit = Tito poddaní se sem nehodí; políčka chtějí { $slots-acc }.
why-slot-covered = Na tomto políčku už dílna stojí.
why-space-occupied = Na poli { $action } už tvoji poddaní stojí.
why-space-out-of-reach = Na toto políčko potřebuješ { $attribute-acc } aspoň { $needs }; máš { $have }.
why-space-taken = Tam už stojí misionář nebo tvrz.
why-tavern-card-not-there = Tato karta krčmy není vyložená.
why-tavern-card-taken = Tuto kartu krčmy už někdo má.
why-three-different-from-hand = Rozděl právě ty tři paladiny, které máš v ruce.
why-too-little-faith = Na tohoto cizince potřebuješ { $attribute-acc } aspoň { $needs }; máš { $have }.
why-too-little-influence = Potřebuješ { $attribute-acc } aspoň { $needs }; máš { $have }.
why-workers-do-not-fit = Políčka této akce chtějí { $slots-acc }; máš { $have-acc }.
why-no-space-in-reach = Na nejbližší volné políčko potřebuješ { $attribute-acc } aspoň { $needs }; máš { $have }.
why-no-outsider-to-attack = Nejlevnější útok stojí { $silver ->
    [one] { $silver } minci
    [few] { $silver } mince
   *[other] { $silver } mincí
}; máš { $have }.
why-no-outsider-to-convert = Na nejbližšího cizince potřebuješ { $attribute-acc } aspoň { $needs }; máš { $have }.
why-no-townsfolk-to-pay = Nejlevnější měšťan stojí { $silver ->
    [one] { $silver } minci
    [few] { $silver } mince
   *[other] { $silver } mincí
}; máš { $have }.
why-nothing-to-clear = Žádné jiné pole není obsazené, není tedy co uvolnit.
why-not-in-an-inquisition = Tento měšťan při Inkvizici nic nedělá.
why-nothing-to-pay = Není co platit, dluh si tedy nebereš.
why-space-not-in-play = Ve hře pro { $count ->
    [one] jednoho hráče
    [few] { $count } hráče
   *[other] { $count } hráčů
} se toto políčko nepoužívá.
why-no-space-free = Na herním plánu není volné políčko.
why-no-outsiders = V nabídce není žádný cizinec.
why-no-townsfolk = V nabídce není žádný měšťan.

event-ability-used = { $player } využívá { $card-acc } ({ $card-label }).
event-absolved = { $player } přesouvá džbán na { $space }.
event-acted = { $player } volí akci { $action } ({ $workers }){ $paid-count ->
    [0] .
   *[other] {" "}a platí { $paid-acc }.
}
event-arranged = { $player } volí { $use-acc }, navrch dává { $top-acc }, dospod { $bottom-acc }.
event-arranged-unseen = { $player } má vybraného paladina.
event-attacked = { $player } útočí na { $card-acc }{ $paid-count ->
    [0] .
   *[other] {" "}a platí { $paid-acc }.
}
event-automa-acted = Virtuální hráč volí akci { $action }{ $workers ->
    [0] .
    [one] {" "}a umisťuje jednoho poddaného.
    [few] {" "}a umisťuje { $workers } poddané.
   *[other] {" "}a umisťuje { $workers } poddaných.
}
event-automa-favour = Virtuální hráč využívá královskou přízeň ({ $card }).
event-automa-prayed = Virtuální hráč se modlí{ $cleared ->
    [yes] {" "}a uvolňuje pole v pravé části své desky
   *[no] {""}
}; karty intrik se míchají.
event-automa-workshop = Virtuální hráč získává dílnu na pole { $action }.
event-converted = { $player } obrací na víru { $card-acc }.
event-debt-cancelled = { $player } ruší { $amount ->
    [one] dluh
    [few] { $amount } dluhy
   *[other] { $amount } dluhů
}.
event-debt-paid = { $player } splácí dluh.
event-debt-taken = { $player } si bere { $amount ->
    [one] dluh
    [few] { $amount } dluhy
   *[other] { $amount } dluhů
}.
event-developed = { $player } pokládá dílnu na pole { $action }, políčko { $slot }{ $leaves-id ->
    [none] .
   *[other] ; odchází odtud { $leaves }.
}
event-dismissed = { $player } odhazuje { $card-acc } ({ $card-label }){ $paid-count ->
    [0] .
   *[other] {" "}a platí { $paid-acc }.
}
event-favour-used = { $player } umisťuje { $workers-acc } na královskou přízeň ({ $card }){ $paid-count ->
    [0] .
   *[other] {" "}a platí { $paid-acc }.
}
event-fortified = { $player } staví hradby ({ $card-label }).
event-gained = { $player } získává { $resource-id ->
    [provision] { $amount ->
        [one] { $amount } proviant
        [few] { $amount } provianty
       *[other] { $amount } proviantů
    }
   *[silver] { $amount ->
        [one] { $amount } minci
        [few] { $amount } mince
       *[other] { $amount } mincí
    }
}.
event-game-over = Sedmé kolo skončilo.
event-hired = { $player } najímá v krčmě ({ $card-label }).
event-inquisition = { $cause-id ->
    [no_cards] Na hráče { $player } už nezbyla karta podezření: nastává Inkvizice!
   *[last_coin] { $player } si bere ze zásoby daní poslední minci: nastává Inkvizice!
}
event-kept = { $workers-count ->
    [0] { $player } si nenechává nikoho.
   *[other] { $player } si nechává { $workers-acc }.
}
event-marker-moved = Ukazatel surovin virtuálního hráče se posouvá o { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pole
   *[other] { $spaces } polí
} na { $space }. pole.
event-paladin = { $player } odhaluje paladina { $card-acc }.
event-paladin-drawn = { $player } dobírá paladina { $card-acc }.
event-paladin-drawn-unseen = { $player } dobírá paladina.
event-passed = { $player } pasuje.
event-raised = { $player } zvyšuje { $attribute-acc } na { $value }.
event-recruited = { $player } verbuje { $card-acc } ({ $card-label }){ $paid-count ->
    [0] .
   *[other] {" "}a platí { $paid-acc }.
}
event-refreshed = { $round }. kolo skončilo, nabídka se obnovuje{ $cards-count ->
    [0] .
    [one] ; odchází { $cards }.
   *[other] ; odcházejí { $cards }.
}
event-round = Začíná { $round }. kolo.
event-scheme = Virtuální hráč odkrývá kartu intrik: { $card }.
event-settled = { $player } umisťuje { $piece-id ->
    [monk] misionáře
   *[outpost] tvrz
} na { $space }.
event-space-cleared = { $player } uvolňuje pole { $action } ({ $workers }).
event-start-player = Začíná { $player }.
event-suspected = { $player } dostává { $card }.
event-suspicion-discarded = { $player } odhazuje { $amount ->
    [one] jednu kartu podezření
    [few] { $amount } karty podezření
   *[other] { $amount } karet podezření
}.
event-tax = { $player } vybírá { $amount ->
    [one] { $amount } minci
    [few] { $amount } mince
   *[other] { $amount } mincí
} daně.
event-turned-up = Odkrývá se karta { $card }.
event-workers-gained = { $player } získává { $amount ->
    [one] { $amount } { $worker-acc }
    [few] { $amount } { $worker-few-acc }
   *[other] { $amount } { $worker-many }
}.
event-automa-absolved = Virtuální hráč otáčí { $jar }. džbán.
event-coin-wasted = Za virtuálního hráče odchází ze zásoby daní jedna mince.
event-tax-refilled = Zásoba daní se znovu doplňuje na { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.

# Effects, as a choice among them says.
note-act = { $cost-count ->
    [0] zdarma
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
       *[other] { $amount } proviantů
    }
   *[silver] { $amount ->
        [one] { $amount } mince
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
    [few] { $amount } daně
   *[other] { $amount } daní
}
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
board-letter-cleric = Ě
board-letter-criminal = X
board-letter-any = *
board-workshop = dílna
board-anybody = kdokoli
board-spaces = Region { $region }, políčka
board-outsider = Region { $region }, cizinec
board-round = { $round ->
    [0] Příprava
   *[other] { $round }. kolo ze 7
}
board-start = začíná { $player }
board-tax = zásoba daní
board-king = Královské karty
board-order = Rozkaz: { $points } VB
board-favour = Přízeň { $number }
board-townsfolk = Měšťané
board-price = { $silver ->
    [one] { $silver } mince
    [few] { $silver } mince
   *[other] { $silver } mincí
}
board-price-or-debt = { $silver ->
    [one] { $silver } mince
    [few] { $silver } mince
   *[other] { $silver } mincí
}, nebo dluh
board-regions = Regiony a cizinci
board-flags = víra { $faith } · síla { $strength }
board-tavern = Krčma
board-your-paladins = Tvoji paladinové
board-hand = v ruce
board-under = vespod balíčku
board-top = na vrchu balíčku
board-rival = Virtuální hráč
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
    .acc = sílu
name-influence = vliv
    .acc = vliv
name-faith = víra
    .acc = víru
name-silver = mince
    .acc = minci
    .few = mince
    .many = mincí
name-provision = proviant
    .acc = proviant
    .few = provianty
    .many = proviantů
name-dismiss = Verbování s odhozením měšťana
name-hunt_one = Lov s jedním poddaným
name-hunt_two = Lov se dvěma poddanými
name-trade_one = Obchod s jedním poddaným
name-trade_two = Obchod se dvěma poddanými
name-rest = Odpočinek
name-any = kdokoli
    .acc = kohokoli
name-last_coin = poslední mince
name-no_cards = došly karty

# What converted outsiders are worth at the end.
-end-adventurer = na konci: 1 VB za každé 2 vyslané misionáře
-end-archer = na konci: 1 VB za každé 2 tvrze
-end-guardian = na konci: 1 VB za každé 2 dílny
-end-hunter = na konci: 1 VB za každé 2 měšťany v družině
-end-lookout = na konci: 1 VB za každé 2 karty hradeb
-end-vigilante = na konci: 1 VB za každé 2 přesunuté džbány
-end-armourer = na konci: 1 VB za každé 4 stupně síly
-end-marauder = na konci: 1 VB za každé 4 stupně vlivu
-end-warrior = na konci: 1 VB za každé 4 stupně víry
-end-assassin = na konci: 1 VB za každého napadeného Saracéna
-end-barbarian = na konci: 1 VB za každého napadeného Byzantince
-end-invader = na konci: 1 VB za každého napadeného Vikinga
-end-champion = na konci: 1 VB a k tomu 1 VB za každý splněný královský rozkaz
-end-mercenary = na konci: 1 VB a k tomu 1 VB za každého obráceného žoldnéře
-end-protector = na konci: 1 VB za každý splacený dluh
-end-thief = na konci: 1 VB za každou kartu podezření
-end-traitor = na konci: 1 VB za každý nesplacený dluh

label-abbot_labourer = odhození: 1 kněz, 1 nádeník; odpustek: 1 nádeník
label-abbot_tax = odhození: zrušení dluhu; při vstupu: −1 podezření; odpustek: 1 daň
label-abbot_provision = odhození: modlitba; při vstupu: 1 proviant; odpustek: 1 proviant
label-acolyte_labourer = odhození: 1 kněz; misie: 1 nádeník
label-acolyte_silver = odhození: modlitba; při vstupu: 1 mince; misie: 1 mince
label-acolyte_tax = odhození: −2 podezření; při vstupu: −1 podezření; misie: 1 daň
label-architect_labourer = odhození: 1 zločinec; rozvoj: 1 nádeník
label-architect_provision = odhození: 1 nádeník, 1 proviant; při vstupu: 1 proviant; rozvoj: 1 proviant
label-architect_tax = odhození: 2 daně; při vstupu: −1 podezření; rozvoj: 1 daň
label-defender_labourer = odhození: síla +1; útok: 1 nádeník
label-defender_provision = odhození: 1 nádeník, 1 proviant; při vstupu: 1 proviant; útok: 1 proviant
label-defender_tax = odhození: 2 daně; při vstupu: −1 podezření; útok: 1 daň
label-gatekeeper_silver = odhození: 1 zvěd; při vstupu: 1 mince; opevnění: 1 mince
label-gatekeeper_labourer = odhození: 1 kupec, 1 nádeník; opevnění: 1 nádeník
label-gatekeeper_tax = odhození: 2 daně; při vstupu: −1 podezření; opevnění: 1 daň
label-missionary_labourer = odhození: modlitba; obrácení: 1 nádeník
label-missionary_provision = odhození: víra +1; při vstupu: 1 proviant; obrácení: 1 proviant
label-missionary_tax = odhození: 1 zvěd, 1 nádeník; při vstupu: −1 podezření; obrácení: 1 daň
label-watchman_labourer = odhození: 1 bojovník, 1 nádeník; posádka: 1 nádeník
label-watchman_silver = odhození: 1 nádeník, 1 proviant; při vstupu: 1 mince; posádka: 1 mince
label-watchman_tax = odhození: 1 kupec; při vstupu: −1 podezření; posádka: 1 daň
label-conspirator_a = odhození: −2 podezření; Inkvizice: −1 podezření
label-conspirator_b = odhození: 1 zločinec; Inkvizice: −1 podezření
label-peddler_provision = odhození: 1 nádeník, 1 proviant; Inkvizice s aspoň 2 kartami podezření: 2 provianty
label-peddler_silver = odhození: −2 podezření; Inkvizice s aspoň 2 kartami podezření: 2 mince
label-peddler_labourer = odhození: 2 nádeníci; Inkvizice s aspoň 2 kartami podezření: 1 nádeník
label-squire_faith = odhození: 1 zločinec; Inkvizice bez podezření: víra +1
label-squire_influence = odhození: vliv +1; Inkvizice bez podezření: vliv +1
label-squire_strength = odhození: 1 bojovník; Inkvizice bez podezření: síla +1
label-debt_collector_labourer = odhození: 2 nádeníci; splacení dluhu: 1 nádeník
label-debt_collector_scout = odhození: −2 podezření; splacení dluhu: 1 zvěd
label-debt_collector_fighter = odhození: zrušení dluhu; splacení dluhu: 1 bojovník
label-adventurer_viking = Vikingové; útok: vliv +1, 1 nádeník, 1 kněz; obrácení: síla +1; { -end-adventurer }
label-armourer_viking = Vikingové; útok: vliv +1, 1 nádeník, 1 proviant; obrácení: síla +1; { -end-armourer }
label-assassin_viking = Vikingové; útok: vliv +1, 1 nádeník, 1 bojovník; obrácení: síla +2; { -end-assassin }
label-barbarian_viking = Vikingové; útok: vliv +1, 1 daň, 1 proviant; obrácení: síla +2; { -end-barbarian }
label-guardian_viking = Vikingové; útok: vliv +1, 1 kupec, 1 proviant; obrácení: síla +1; { -end-guardian }
label-lookout_viking = Vikingové; útok: vliv +1, 1 kupec; obrácení: síla +1; { -end-lookout }
label-marauder_viking = Vikingové; útok: vliv +1, 1 zločinec; obrácení: síla +1; { -end-marauder }
label-mercenary_viking = Vikingové; útok: vliv +1, 2 nádeníci; obrácení: síla +1; { -end-mercenary }
label-protector_viking = Vikingové; útok: vliv +1, 1 nádeník, 1 proviant; obrácení: síla +1; { -end-protector }
label-thief_viking = Vikingové; útok: vliv +1, 2 daně; obrácení: síla +1; { -end-thief }
label-traitor_viking = Vikingové; útok: vliv +1, 1 zločinec; obrácení: síla +1; { -end-traitor }
label-vigilante_viking = Vikingové; útok: vliv +1, zruš dluh; obrácení: síla +1; { -end-vigilante }
label-archer_byzantine = Byzantinci; útok: vliv +1, 1 zvěd, 1 proviant; obrácení: síla +1; { -end-archer }
label-armourer_byzantine = Byzantinci; útok: vliv +1, 1 bojovník; obrácení: síla +1; { -end-armourer }
label-assassin_byzantine = Byzantinci; útok: vliv +1, 1 nádeník, 1 proviant; obrácení: síla +2; { -end-assassin }
label-champion_byzantine = Byzantinci; útok: vliv +1, −1 podezření, 1 kupec; obrácení: síla +1; { -end-champion }
label-guardian_byzantine = Byzantinci; útok: vliv +1, 2 nádeníci; obrácení: síla +1; { -end-guardian }
label-hunter_byzantine = Byzantinci; útok: vliv +1, −1 podezření, 1 bojovník; obrácení: síla +1; { -end-hunter }
label-invader_byzantine = Byzantinci; útok: vliv +1, 1 daň, 1 proviant; obrácení: síla +2; { -end-invader }
label-lookout_byzantine = Byzantinci; útok: vliv +1, 1 nádeník, 1 kupec; obrácení: síla +1; { -end-lookout }
label-mercenary_byzantine = Byzantinci; útok: vliv +1, −1 podezření, 1 nádeník; obrácení: síla +1; { -end-mercenary }
label-thief_byzantine = Byzantinci; útok: vliv +1, 1 zločinec; obrácení: síla +1; { -end-thief }
label-traitor_byzantine = Byzantinci; útok: vliv +1, zruš dluh; obrácení: síla +1; { -end-traitor }
label-warrior_byzantine = Byzantinci; útok: vliv +1, 2 provianty; obrácení: síla +1; { -end-warrior }
label-adventurer_saracen = Saracéni; útok: vliv +1, 1 nádeník, 1 zvěd; obrácení: síla +1; { -end-adventurer }
label-archer_saracen = Saracéni; útok: vliv +1, 2 provianty; obrácení: síla +1; { -end-archer }
label-barbarian_saracen = Saracéni; útok: vliv +1, 1 nádeník, 1 zvěd; obrácení: síla +2; { -end-barbarian }
label-champion_saracen = Saracéni; útok: vliv +1, −1 podezření, 1 zvěd; obrácení: síla +1; { -end-champion }
label-hunter_saracen = Saracéni; útok: vliv +1, zruš dluh; obrácení: síla +1; { -end-hunter }
label-invader_saracen = Saracéni; útok: vliv +2; obrácení: síla +2; { -end-invader }
label-marauder_saracen = Saracéni; útok: vliv +2; obrácení: síla +1; { -end-marauder }
label-mercenary_saracen_1 = Saracéni; útok: vliv +1, 1 nádeník, 1 proviant; obrácení: síla +1; { -end-mercenary }
label-mercenary_saracen_2 = Saracéni; útok: vliv +1, 2 daně; obrácení: síla +1; { -end-mercenary }
label-protector_saracen = Saracéni; útok: vliv +1, 2 nádeníci; obrácení: síla +1; { -end-protector }
label-vigilante_saracen = Saracéni; útok: vliv +1, zruš dluh, 1 kněz; obrácení: síla +1; { -end-vigilante }
label-warrior_saracen = Saracéni; útok: vliv +1, 1 kněz; obrácení: síla +1; { -end-warrior }
label-wall_01 = síla +2
label-wall_02 = síla +2
label-wall_03 = síla +1, 1 nádeník, 1 VB
label-wall_04 = síla +1, 1 nádeník, 1 VB
label-wall_05 = síla +1, 2 VB
label-wall_06 = síla +1, 2 VB
label-wall_07 = síla +1; splať dluh, nebo získej 2 mince
label-wall_08 = síla +1; splať dluh, nebo získej 2 mince
label-wall_09 = síla +1; splať dluh, nebo získej 2 mince
label-wall_10 = síla +1; −1 podezření, nebo 2 mince
label-wall_11 = síla +1; −1 podezření, nebo 2 mince
label-wall_12 = síla +1; −1 podezření, nebo 2 mince
label-wall_13 = síla +1; −1 podezření, nebo 2 mince
label-wall_14 = síla +1, 3 nádeníci
label-wall_15 = síla +1, 2 nádeníci
label-wall_16 = síla +1, 1 nádeník, 1 kupec
label-wall_17 = síla +1, 1 nádeník, 1 bojovník
label-wall_18 = síla +1, 1 nádeník, 1 zvěd
label-wall_19 = síla +1, 1 nádeník, 1 kněz
label-wall_20 = síla +1, 1 zvěd
label-wall_21 = síla +1, 1 kupec
label-wall_22 = síla +1, 1 bojovník
label-wall_23 = síla +1, 1 kněz
label-wall_24 = síla +1, 1 zvěd, 1 kupec
label-tavern_01 = 2 nádeníci, 1 zvěd, 1 kněz
label-tavern_02 = 1 zvěd, 2 bojovníci, 1 zločinec
label-tavern_03 = 1 zvěd, 2 kupci, 1 zločinec
label-tavern_04 = 1 nádeník, 2 bojovníci, 1 zločinec
label-tavern_05 = 2 zvědové, 1 kněz, 1 zločinec
label-tavern_06 = 1 zvěd, 1 kupec, 1 bojovník, 1 zločinec
label-tavern_07 = 2 nádeníci, 2 kupci
label-tavern_08 = 2 zvědové, 2 kupci
label-tavern_09 = 1 zvěd, 1 bojovník, 2 kněží
label-tavern_10 = 1 zvěd, 1 kupec, 2 kněží
label-tavern_11 = 1 kupec, 2 bojovníci, 1 zločinec
label-tavern_12 = 1 zvěd, 1 bojovník, 2 zločinci
label-tavern_13 = 1 nádeník, 1 zvěd, 2 kupci
label-tavern_14 = 1 nádeník, 1 kupec, 2 kněží
label-tavern_15 = 2 zvědové, 1 kupec, 1 bojovník
label-tavern_16 = 1 nádeník, 1 bojovník, 2 zločinci
label-tavern_17 = 2 nádeníci, 1 kněz, 1 zločinec
label-tavern_18 = 2 kupci, 2 kněží
label-tavern_19 = 2 nádeníci, 2 bojovníci
label-tavern_20 = 1 bojovník, 3 kněží
label-tavern_21 = 1 kupec, 1 bojovník, 2 kněží
label-tavern_22 = 1 nádeník, 3 zvědové
label-tavern_23 = 1 kupec, 1 bojovník, 2 zločinci
label-tavern_24 = 2 nádeníci, 1 bojovník, 1 zločinec

name-space_1_1 = políčko 1 v regionu 1: verbování zdarma
name-space_1_2 = políčko 2 v regionu 1: 2 mince
name-space_1_3 = políčko 3 v regionu 1: 1 nádeník
name-space_1_4 = políčko 4 v regionu 1: −1 podezření
name-space_2_1 = políčko 1 v regionu 2: verbování zdarma
name-space_2_2 = políčko 2 v regionu 2: 2 mince
name-space_2_3 = políčko 3 v regionu 2: 1 zvěd
name-space_2_4 = políčko 4 v regionu 2: −1 podezření
name-space_2_5 = políčko 5 v regionu 2: 1 nádeník
name-space_2_6 = políčko 6 v regionu 2: 2 mince
name-space_2_7 = políčko 7 v regionu 2: −1 podezření
name-space_3_1 = políčko 1 v regionu 3: 1 nádeník
name-space_3_2 = políčko 2 v regionu 3: 1 kupec
name-space_3_3 = políčko 3 v regionu 3: 2 mince
name-space_3_4 = políčko 4 v regionu 3: modlitba
name-space_3_5 = políčko 5 v regionu 3: 1 zvěd
name-space_3_6 = políčko 6 v regionu 3: 1 bojovník
name-space_3_7 = políčko 7 v regionu 3: verbování zdarma
name-space_3_8 = políčko 8 v regionu 3: splať dluh
name-space_3_9 = políčko 9 v regionu 3: 2 mince
name-space_4_1 = políčko 1 v regionu 4: 1 bojovník
name-space_4_2 = políčko 2 v regionu 4: modlitba
name-space_4_3 = políčko 3 v regionu 4: 1 kupec
name-space_4_4 = políčko 4 v regionu 4: 1 kněz
name-space_4_5 = políčko 5 v regionu 4: splať dluh
name-space_4_6 = políčko 6 v regionu 4: 1 nádeník, 1 zvěd
name-space_4_7 = políčko 7 v regionu 4: 2 mince
name-space_4_8 = políčko 8 v regionu 4: modlitba
name-space_4_9 = políčko 9 v regionu 4: 2 nádeníci
name-space_4_10 = políčko 10 v regionu 4: 2 mince
name-space_5_1 = políčko 1 v regionu 5: modlitba
name-space_5_2 = políčko 2 v regionu 5: 1 nádeník, 1 bojovník
name-space_5_3 = políčko 3 v regionu 5: splať dluh
name-space_5_4 = políčko 4 v regionu 5: 1 nádeník, 1 kupec
name-space_5_5 = políčko 5 v regionu 5: 1 nádeník, 1 kněz
name-space_5_6 = políčko 6 v regionu 5: splať dluh
name-space_5_7 = políčko 7 v regionu 5: 2 nádeníci
name-space_6_1 = políčko 1 v regionu 6: splať dluh
name-space_6_2 = políčko 2 v regionu 6: modlitba
name-space_6_3 = políčko 3 v regionu 6: 2 nádeníci
name-jar_space_1 = místo 1: splať dluh
name-jar_space_2 = místo 2: splať dluh
name-jar_space_3 = místo 3: −1 podezření
name-jar_space_4 = místo 4: 2 nádeníci
name-jar_space_5 = místo 5: modlitba
name-jar_space_6 = místo 6: verbování zdarma
name-jar_space_7 = místo 7: víra +1

# Deska v prohlížeči.
web-amount-silver = { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
}
web-starts = začínající hráč
web-passed = pasuje
web-jars = Místa pro džbány
web-uses = hotovo { $done } z { $most }
web-place = Vybrat { $worker-acc }
web-again = Vybrat poddané znovu
web-on-top = navrch
web-rides = jede s tebou
web-ride = pojede s tebou
web-no-paladin = Zatím nejede žádný paladin
web-no-workers = žádní poddaní
web-done = zatím použito { $done }×
web-faces = Části desky
web-face-deeds = Akce
web-face-town = Král a město
web-face-map = Regiony
web-later = od { $round }. kola
web-region = Region { $region }
web-flags = Misionář v tomto regionu nebo obrácení cizince vyžaduje víru { $faith }. Tvrz vyžaduje sílu { $strength }; při útoku lze chybějící sílu nahradit mincemi.
web-tax = Mincí v zásobě daní: { $coins }. Až si někdo vezme poslední, přijde Inkvizice.
web-track = Teď { $value } i s tím, co přidává tvůj paladin. Čísla na stupnici jsou body na konci hry.
web-action-develop = Polož dílnu na políčko některé akce vpravo: to už pak nepotřebuje poddaného. Co dílna odkryje, je tvoje.
web-action-recruit = Vezmi si měšťana do družiny, nebo jednoho odhoď za odměnu v horní části karty.
web-action-hunt = Získej proviant; se zvědem víc.
web-action-trade = Získej mince; s kupcem víc.
web-action-pray = Uvolni poddané z jiné akce, aby se dala v tomto kole použít znovu.
web-action-conspire = Získej zločince, který zastoupí kohokoli, a dober si kartu podezření.
web-action-commission = Pošli misionáře na volné políčko v regionu; jak daleko, o tom rozhoduje víra. Získáš vliv a to, co políčko ukazuje.
web-action-fortify = Otoč kartu hradeb a získej, co ukazuje; každé další hradby vyžadují větší vliv.
web-action-garrison = Postav tvrz na volné políčko v regionu; jak daleko, o tom rozhoduje síla. Získáš víru a to, co políčko ukazuje.
web-action-absolve = Přesuň džbán na volné místo pro džbány. Získáš víru, můžeš odhodit kartu podezření a získáš, co místo ukazuje.
web-action-attack = Zaútoč na cizince a získej horní odměnu. Za každý region, na který tvá síla nestačí, zaplatíš minci.
web-action-convert = Obrať cizince, na kterého stačí tvá víra: teď síla, na konci body.
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

# Co je v krabici, pro stránku o tomto vydání.

name-kings_order_vp = nejvíc bodů za královské rozkazy
name-fewest_suspicion = nejméně karet podezření
name-shared = dělené vítězství
