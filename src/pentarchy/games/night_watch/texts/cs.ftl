# Noční hlídka. Většinu jmen mají datové soubory.

# Tahy

move-roll = Hodit kostkami
move-end = Ukončit tah
move-play = Zahrát kartu { $a }
move-buy = Koupit akční kartu
move-road = Postavit cestu { $a }
move-settle = Postavit osadu { $a }
move-keep = Vylepšit osadu { $a } na tvrz
move-guard = Postavit stráž na { $a }
move-bank = Vyměnit s bankem { $a-acc } za { $b-acc }
note-bank = { $cost } za { $gain-acc }
move-hero = Použít { $a-acc }
move-discard = Odhodit { $a-acc }
move-tormund = Přemístit Tormunda na { $a-acc }
move-rob = Okrást hráče { PLAYER($a) }
move-take = Vzít si z banku { $a-acc }
move-name = Zvolit { $a-acc }
move-patrol = Hlídka: { $a }
move-expel = Vyhnat Divokého z { $a-gen }
move-banish = Zahnat Divokého z { $a-gen }
move-demand = { $b-count ->
    [one] Žádat { $a-acc } od hráče { PLAYER($b) }
   *[other] Žádat { $a-acc } od hráčů { PLAYER($b) }
}
move-give = Dát na oplátku { $a-acc }
move-lift = Zvednout cestu { $a }
move-substitute = Zaplatit { $b-acc } místo { $a-gen }
note-substitute = stojí { $cost-acc }
move-pay = Zaplatit plnou cenu
note-pay = stojí { $cost-acc }
move-retain = Nechat si kartu { $a }
move-spy = Nahlédnout do karet hráče { PLAYER($a) }
move-seize = Vzít soupeři { $a-acc }
move-flip = Otočit kartu hrdiny
move-exchange = Vyměnit kartu hrdiny
move-choose = Vzít si { $a-acc }
move-bury = Vyřadit ze hry kartu hrdiny { $a }
move-decline = Nepoužít hrdinu
move-accept = Přijmout nabídku
move-refuse = Odmítnout nabídku
move-close = Uzavřít obchod s hráčem { PLAYER($a) }
move-withdraw = Neobchodovat s nikým
move-dice = Na kostkách padlo { $a } a { $b }
move-wild = Na kostce Divokých padlo { $a }
move-steal = Ukradená karta je { $a }
move-draw = Tažená karta je { $a }
move-see = V balíčku je vidět karta { $a }
move-token = Na žetonu je { $a }
move-terrain = Krajina: { $a }
move-market = Tržiště na { $a-acc }
move-starts = Začíná { PLAYER($a) }
move-propose = { $c-count ->
    [one] Nabídnout { $a-acc } za { $b-acc } hráči { PLAYER($c) }
   *[other] Nabídnout { $a-acc } za { $b-acc } hráčům { PLAYER($c) }
}
move-counter = Nabídnout raději { $a-acc } za { $b-acc }

# Otázky

ask-BeforeRoll = Chceš před hodem zahrát kartu, nebo použít hrdinu?
ask-Act = Co podnikneš ve svém tahu?
ask-Respond = Přijmeš tento obchod?
ask-ChoosePartner = S kým uzavřeš obchod?
ask-LayTerrain = Jaká krajina tu leží?
ask-LayMarket = Jaké tržiště tu je?
ask-StartingSeat = Kdo začíná?
ask-FoundSettlement = Kde založíš osadu?
ask-FoundRoad = Kudy povede její cesta?
ask-FirstGuard = Kam postavíš první stráž?
ask-FlipOrExchange = Hrdinu otočíš, nebo vyměníš?
ask-ChooseHero = Kterého hrdinu si vezmeš?
ask-ChoosePatrol = Co vykoná tvá hlídka?
ask-ExpelWildling = Kterého Divokého vyženeš?
ask-ChooseResources = Které karty si vezmeš?
ask-NameResource = Kterou surovinu zvolíš?
ask-PlaceFreeRoad = Kam položíš cestu zdarma?
ask-PlaceFreeGuard = Kam postavíš stráž?
ask-TurnToken = Co ukazuje žeton?
ask-Demand = Co a od koho žádáš?
ask-GiveBack = Kterou kartu dáš na oplátku?
ask-Swap = Kterou kartu za kterou vyměníš?
ask-LiftRoad = Kterou cestu přesuneš?
ask-LayLifted = Kam cestu položíš?
ask-BanishWildling = Kterého Divokého zaženeš?
ask-DrawCard = Která karta to je?
ask-DiscardOne = Máš příliš mnoho karet: kterou odhodíš?
ask-PlaceTormund = Kam Tormunda přemístíš?
ask-ChooseVictim = Koho okradeš?
ask-StealCard = Která karta je ukradena?
ask-Substitute = Jak zaplatíš?
ask-SeeCard = Která karta je vidět?
ask-RetainCard = Kterou kartu si necháš?
ask-SpyOn = Komu se podíváš do karet?
ask-SeizeCard = Kterou kartu vezmeš?
ask-RollDice = Co padlo na kostkách?
ask-RollWild = Co padlo na kostce Divokých?
ask-BuryHero = Který hrdina opustí hru?
ask-UseTarly = Tentokrát nic: použiješ Tarlyho?

# Odmítnutí

why-answer-now = Nejdřív přijmi, odmítni, nebo navrhni něco jiného.
why-bought-this-turn = Tuto kartu máš teprve od tohoto tahu.
why-bury-hero-now = Nejdřív musí jeden hrdina z nabídky opustit hru.
why-cannot-pay = Stojí to { $cost-acc }; ještě potřebuješ { $missing-acc }.
why-choose-hero-now = Nejdřív si vyber hrdinu z nabídky.
why-choose-partner-now = Nejdřív zvol, s kým obchod uzavřeš, nebo obchod zruš.
why-choose-patrol-now = Nejdřív zvol, co hlídka vykoná.
why-choose-victim-now = Nejdřív zvol, koho okradeš.
why-choose-wildling-now = Nejdřív vyber Divokého.
why-demand-now = Nejdřív řekni, co a od koho žádáš.
why-discard-now = { $count ->
    [one] Nejdřív odhoď ještě jednu kartu.
    [few] Nejdřív odhoď ještě { $count } karty.
   *[other] Nejdřív odhoď ještě { $count } karet.
}
why-flip-or-exchange-now = Nejdřív hrdinu otoč, nebo vyměň.
why-found-road-now = Nejdřív postav cestu k nové osadě.
why-found-settlement-now = Nejdřív založ osadu.
why-give-back-now = Nejdřív dej na oplátku kartu.
why-has-not-accepted = Tento hráč nabídku nepřijal.
why-he-must-move = Tormund nesmí zůstat, kde je.
why-hero-rests = Tento hrdina v tomto tahu odpočívá.
why-kind-on-both-sides = Nelze měnit { $card-acc } za { $card-acc }.
why-lift-road-now = Nejdřív vyber cestu, kterou přesuneš.
why-move-tormund-now = Nejdřív přemísti Tormunda.
why-name-resource-now = Nejdřív zvol surovinu.
why-never-played = Tato karta se nehraje, její bod se počítá sám.
why-no-effect-possible = Tato karta by teď neměla žádný účinek.
why-no-gifts = Obě strany musí něco dát.
why-no-more-proposals = { $count ->
    [one] V jednom tahu smíš dát jen { $count } nabídku.
    [few] V jednom tahu smíš dát jen { $count } nabídky.
   *[other] V jednom tahu smíš dát jen { $count } nabídek.
}
why-no-such-card = Takovou kartu nemáš.
why-no-such-cards = Ještě potřebuješ { $missing-acc }.
why-no-wildling-in-gift = V Daru žádný Divoký není.
why-no-wildling-there = Tam žádný Divoký není.
why-not-among-them = Taková karta mezi nimi není.
why-not-at-that-settlement = Cesta musí začínat u osady, která právě vznikla { $place }.
why-not-in-bank = Bank nemá { $missing-acc }.
why-not-in-display = Tento hrdina v nabídce není.
why-not-in-this-step = To v tomto kroku nejde.
why-not-on-this-map = Takové místo na této mapě není.
why-not-removable = Tuto cestu zvednout nelze.
why-not-this-hero-now = Tento hrdina teď nemůže nic udělat.
why-not-your-hero = Tento hrdina není tvůj.
why-one-card-a-turn = V jednom tahu lze zahrát jen jednu kartu.
why-one-or-two-opponents = Zvol aspoň jednoho soupeře, nejvýš { $count }.
why-only-to-opponents = Nabídku lze dát jen jednomu nebo více soupeřům.
why-place-guard-now = Nejdřív postav stráž.
why-place-road-now = Nejdřív polož cestu.
why-rate-not-met = { $rate ->
    [one] Bank chce za jednu kartu { $card-acc }; ty máš { $have }.
    [few] Bank chce za jednu kartu { $rate } { $card-few }; ty máš { $have }.
   *[other] Bank chce za jednu kartu { $rate } { $card-many }; ty máš { $have }.
}
why-retain-now = Nejdřív si jednu z karet nech.
why-roll-first = Nejdřív hoď kostkami.
why-same-kind = Bank dává vždy jinou surovinu, než bere.
why-section-full = { $section } je plný: vejde se na něj { $count } stráží.
why-seize-now = Nejdřív vezmi soupeři kartu.
why-spy-now = Nejdřív zvol, komu se podíváš do karet.
why-substitute-now = Nejdřív zvol, jak zaplatíš.
why-swap-now = Nejdřív vyměň kartu s bankem.
why-take-cards-now = { $count ->
    [one] Nejdřív si vezmi kartu z banku.
    [few] Nejdřív si vezmi { $count } karty z banku.
   *[other] Nejdřív si vezmi { $count } karet z banku.
}
why-tarly-or-decline-now = Nejdřív použij Tarlyho, nebo se ho vzdej.
why-too-near = Sousední křižovatky musí být volné; stavba už stojí { $place }.
why-trade-step-over = V tomto tahu už stavíš, obchodovat nelze.
why-wrong-number = { $count ->
    [one] Vezmi si přesně jednu kartu.
    [few] Vezmi si přesně { $count } karty.
   *[other] Vezmi si přesně { $count } karet.
}
why-not-in-this-game = V této hře se to nepoužívá.
why-path-taken = Na této pěšině už cesta leží.
why-road-not-connected = Na tuto pěšinu nenavazuje žádná tvá cesta ani stavba.
why-behind-a-building = Tvou cestu přerušuje cizí stavba { $place }.
why-no-own-road-there = Nevede tam žádná tvá cesta.
why-place-taken = Tam už stavba stojí.
why-no-settlement-of-yours = Tvrz vzniká vylepšením tvé osady a tam žádná nestojí.
why-no-road-left = Všechny tvé cesty už jsou postavené ({ $count }).
why-no-settlement-left = Všechny tvé osady už stojí ({ $count }): nejdřív některou vylepši na tvrz.
why-no-keep-left = Všechny tvé tvrze už stojí ({ $count }).
why-no-guard-left = Všechny tvé stráže už stojí na Zdi ({ $count }).
why-deck-empty = Žádná akční karta už nezbývá.
why-lacks-wildling-in-gift = V Daru žádný Divoký není.
why-lacks-wildling-in-north = V táborech ani na pláních žádný Divoký není.
why-lacks-bank-not-empty = Bank je prázdný.
why-lacks-guard-in-supply = Žádná stráž ti nezbývá.
why-lacks-free-wall-space = Na Zdi není volné místo.
why-lacks-own-cards = Nemáš žádnou kartu suroviny.
why-lacks-received-nothing = Tento hod ti něco vynesl.
why-lacks-removable-road = Žádnou tvou cestu nelze přesunout: musí navazovat jen jedním koncem a musí být kam ji přeložit.
why-lacks-deck-not-empty = Žádná akční karta už nezbývá.
why-lacks-opponent-more-public-vp = Žádný soupeř s kartami nemá víc veřejných bodů než ty.
why-lacks-opponent-with-cards = Žádný soupeř nemá kartu suroviny.
why-lacks-legal-road = Žádná pěšina není pro tvou cestu volná.
why-lacks-played-patrol = Neleží před tebou žádná zahraná Hlídka.
why-lacks-robber-in-gift = Tormund je ve svém táboře.
why-lacks-payable = Na to ti karty nestačí, ani když jednu nahradíš.
why-hero-after-production = Tarlyho lze použít jen hned po hodu, který ti nic nevynesl.
why-hero-after-roll = Tohoto hrdinu lze použít až po hodu.
why-no-opponent = To není tvůj soupeř.
why-has-no-cards = { $player } nemá žádnou kartu suroviny.
why-not-ahead = Zvolit lze jen hráče s více veřejnými body: { $player } má { $theirs }, ty { $yours }.
why-not-in-that-hand = Soupeř takovou kartu nemá.
why-must-substitute = S tímto hrdinou musíš jednu kartu z ceny nahradit.
why-not-in-the-cost = Cena je { $cost }: jednu z těchto karet nahraď jinou surovinou.
why-not-your-road = Tam žádná tvá cesta neleží.
why-where-it-was = Cesta nemůže zůstat, kde byla.
why-like-the-one-before = Před ním stojí Divoký téhož druhu: vyber toho, vyjde to nastejno.
why-not-at-that-hex = { $player } nemá u { $hex-gen } žádnou stavbu.

# Co se stalo

event-accepted = { $player } nabídku přijímá.
event-refused = { $player } nabídku odmítá.
event-countered = { $player } raději nabízí { $give-acc } za { $want-acc }.
event-proposed = { $to-count ->
    [one] { $player } nabízí { $give-acc } za { $want-acc } hráči { $to }.
   *[other] { $player } nabízí { $give-acc } za { $want-acc } hráčům { $to }.
}
event-traded = { $player } dává { $give-acc } hráči { $with } a dostává { $get-acc }.
event-bank-trade = { $count ->
    [one] { $player } mění s bankem { $give-acc } za { $get-acc }.
    [few] { $player } mění s bankem { $count } { $give-few } za { $get-acc }.
   *[other] { $player } mění s bankem { $count } { $give-many } za { $get-acc }.
}
event-advanced = Z { $clan-gen } postupuje { $wildling } na { $clearing-acc }.
event-rush = Tábory { $clan-gen } jsou plné, začíná útok Divokých!
event-entered-gift = Do Daru proniká { $wildling } a obsazuje { $hex-acc }.
event-breach = Divocí prolamují { $section } ({ $count }. prolomení ze tří).
event-guard-lost = { $player } přichází o stráž na { $section-loc }.
event-token = Na otočeném žetonu je { $token }.
event-banished = { $player } zahání Divokého z { $place-gen }.
event-expelled = { $player } vyhání Divokého z { $hex-gen }.
event-bought-card = { $player } kupuje akční kartu { $card }.
event-bought-card-unseen = { $player } kupuje akční kartu.
event-played-card = { $player } hraje kartu { $card }.
event-demanded = { $givers-count ->
    [0] { $player } žádá { $resource-acc }, ale nikdo takovou kartu nemá.
    [one] { $player } žádá { $resource-acc } a dostává kartu od hráče { $givers }.
   *[other] { $player } žádá { $resource-acc } a dostává po kartě od hráčů { $givers }.
}
event-gave-back = { $player } dává na oplátku { $card-acc } hráči { $to }.
event-discarded = { $player } odhazuje { $cards-acc }.
event-guard = { $player } staví stráž na { $section }.
event-hero-used = { $player } používá { $hero-acc }.
event-hero-flipped = { $player } otáčí kartu hrdiny { $hero }.
event-hero-taken = { $player } si bere { $hero-acc }.
event-hero-lost = Hru opouští { $hero }.
event-keep = { $player } vylepšuje osadu { $place } na tvrz.
event-settlement = { $player } zakládá osadu { $place }.
event-road = { $player } staví cestu { $path }.
event-lifted-road = { $player } zvedá cestu { $path }.
event-laid-market = Tržiště na { $resource-acc } je { $place }.
event-laid-terrain = Na mapě leží { $hex }.
event-monopoly = { $count ->
    [0] { $player } volí { $resource-acc }, ale nikdo takovou kartu nemá.
    [one] { $player } volí { $resource-acc } a sbírá { $count } kartu.
    [few] { $player } volí { $resource-acc } a sbírá { $count } karty.
   *[other] { $player } volí { $resource-acc } a sbírá { $count } karet.
}
event-produced = { $player } dostává { $cards-acc }.
event-took = { $player } si bere z banku { $cards-acc }.
event-special-card = { $player } získává kartu { $card }.
event-special-card-aside = Kartu { $card } teď nikdo nemá.
event-spied = { $player } nahlíží do karet hráče { $on }.
event-starts = Hru začíná { $player }.
event-stole = { $player } krade { $card-acc } hráči { $from }.
event-stole-unseen = { $player } krade kartu hráči { $from }.
event-tormund = { $player } přemísťuje Tormunda na { $hex-acc }.
event-tormund-home = Tormund se vrací do svého tábora.
event-rolled = { $wild ->
    [0] { $player } hází { $first } a { $second }.
   *[other] { $player } hází { $first } a { $second }, na kostce Divokých padá { $wild }.
}
event-spent-card = { $left ->
    [0] { $player } vyřazuje svou poslední zahranou kartu { $card }.
    [one] { $player } vyřazuje zahranou kartu { $card } a zbývá ještě { $left }.
    [few] { $player } vyřazuje zahranou kartu { $card } a zbývají ještě { $left }.
   *[other] { $player } vyřazuje zahranou kartu { $card } a zbývá jich ještě { $left }.
}
event-pool-refilled = { $count ->
    [one] Zásoba žetonů je prázdná: otočený žeton se do ní vrací.
    [few] Zásoba žetonů je prázdná: { $count } otočené žetony se do ní zamíchají.
   *[other] Zásoba žetonů je prázdná: { $count } otočených žetonů se do ní zamíchá.
}
event-no-figure = Má přijít { $wildling } z { $clan-gen }, ale žádná taková figurka nezbývá.
event-vp-token = { $tokens ->
    [2] { $player } má na Zdi { $guards } stráží a získává druhý žeton VB.
   *[other] { $player } má na Zdi { $guards } stráže a získává žeton VB.
}
event-vp-token-lost = { $guards ->
    [one] { $player } má na Zdi už jen { $guards } stráž a vrací žeton VB.
    [few] { $player } má na Zdi už jen { $guards } stráže a vrací žeton VB.
   *[other] { $player } má na Zdi už jen { $guards } stráží a vrací žeton VB.
}

# Volby a výsledek

option-mode = Hra
option-founding = Výchozí místa
option-first_player = Začínající hráč
option-variable_setup = Náhodně rozložená krajina
option-tragedy_of_heroes = Varianta Tragédie hrdinů
option-combined_trade_build = Obchod a stavba v libovolném pořadí
option-setup_reveals_tokens = Zakládání otáčí žetony Divokých
option-trade_offers_per_turn = Nabídky hráčům v jednom tahu
option-turn_limit = Počet tahů, po nichž hra končí
hint-end-glorious = Zeď vydrží v { $times } z 10 her
reason-glorious = Deset vítězných bodů: slavné vítězství.
reason-tragic_breach = Zeď je prolomena potřetí: tragické vítězství. Vyhrává, kdo má nejvíc stráží na Zdi, ne nejvíc bodů.
reason-tragic_gift = V Daru je příliš mnoho Divokých: tragické vítězství. Vyhrává, kdo má nejvíc stráží na Zdi, ne nejvíc bodů.
reason-turn_limit = Dohodnutý počet tahů je odehrán.
part-settlement = Osady
part-keep = Tvrze
part-longest_road = Nejdelší cesta
part-largest_patrol = Největší hlídka
part-vp_card = Karty Vítězný bod
part-guard_token = Žetony VB za stráže
part-guards_on_wall = Stráže na Zdi (bez bodů; rozhodují)
part-resource_cards = Karty surovin v ruce (bez bodů)
tie-points = Při shodě počtu stráží rozhodly vítězné body.
tie-resource_cards = Při shodě počtu stráží i bodů rozhodly karty surovin v ruce.
tie-guards = Rozhodl počet stráží na Zdi.

# Jména

name-any = libovolná surovina
    .acc = libovolnou surovinu
name-by_mode = podle verze hry
name-given = hráč na prvním místě
name-drawn = losem
name-fixed = pevná
name-snake = postupným zakládáním
name-chase_tormund = přemístit Tormunda
name-expel_wildling = vyhnat Divokého
name-w1 = 1. úsek Zdi
    .loc = 1. úseku Zdi
name-w2 = 2. úsek Zdi
    .loc = 2. úseku Zdi
name-w3 = 3. úsek Zdi
    .loc = 3. úseku Zdi
name-w4 = 4. úsek Zdi
    .loc = 4. úseku Zdi
name-ice_river-1 = tábor č. 1 kmene Ledové řeky
    .gen = tábora č. 1 kmene Ledové řeky
name-ice_river-2 = tábor č. 2 kmene Ledové řeky
    .gen = tábora č. 2 kmene Ledové řeky
name-ice_river-3 = tábor č. 3 kmene Ledové řeky
    .gen = tábora č. 3 kmene Ledové řeky
name-ice_river-4 = tábor č. 4 kmene Ledové řeky
    .gen = tábora č. 4 kmene Ledové řeky
name-ice_river-5 = tábor č. 5 kmene Ledové řeky
    .gen = tábora č. 5 kmene Ledové řeky
name-k_regular_ice_river = běžný Divoký z kmene Ledové řeky
name-k_climber_ice_river = lezec z kmene Ledové řeky
name-k_giant_ice_river = obr z kmene Ledové řeky
name-cave_dwellers-1 = tábor č. 1 kmene Jeskynních lidí
    .gen = tábora č. 1 kmene Jeskynních lidí
name-cave_dwellers-2 = tábor č. 2 kmene Jeskynních lidí
    .gen = tábora č. 2 kmene Jeskynních lidí
name-cave_dwellers-3 = tábor č. 3 kmene Jeskynních lidí
    .gen = tábora č. 3 kmene Jeskynních lidí
name-cave_dwellers-4 = tábor č. 4 kmene Jeskynních lidí
    .gen = tábora č. 4 kmene Jeskynních lidí
name-cave_dwellers-5 = tábor č. 5 kmene Jeskynních lidí
    .gen = tábora č. 5 kmene Jeskynních lidí
name-k_regular_cave_dwellers = běžný Divoký z kmene Jeskynních lidí
name-k_climber_cave_dwellers = lezec z kmene Jeskynních lidí
name-k_giant_cave_dwellers = obr z kmene Jeskynních lidí
name-hornfoots-1 = tábor č. 1 kmene Tvrdonožců
    .gen = tábora č. 1 kmene Tvrdonožců
name-hornfoots-2 = tábor č. 2 kmene Tvrdonožců
    .gen = tábora č. 2 kmene Tvrdonožců
name-hornfoots-3 = tábor č. 3 kmene Tvrdonožců
    .gen = tábora č. 3 kmene Tvrdonožců
name-hornfoots-4 = tábor č. 4 kmene Tvrdonožců
    .gen = tábora č. 4 kmene Tvrdonožců
name-hornfoots-5 = tábor č. 5 kmene Tvrdonožců
    .gen = tábora č. 5 kmene Tvrdonožců
name-k_regular_hornfoots = běžný Divoký z kmene Tvrdonožců
name-k_climber_hornfoots = lezec z kmene Tvrdonožců
name-k_giant_hornfoots = obr z kmene Tvrdonožců

# Místa podle toho, co je kolem nich

called-land = { $terrain } { $number }
    .acc = { $terrain-acc } { $number }
    .gen = { $terrain-gen } { $number }
    .ins = { $terrain-ins } { $number }
called-twin = { $terrain } { $number } { $side-where }
    .acc = { $terrain-acc } { $number } { $side-where }
    .gen = { $terrain-gen } { $number } { $side-where }
    .ins = { $terrain-ins } { $number } { $side-where }
called-barren = { $terrain }
    .acc = { $terrain-acc }
    .gen = { $terrain-gen }
    .ins = { $terrain-ins }
called-between-two = mezi { $a-ins } a { $b-ins }
called-between-three = mezi { $a-ins }, { $b-ins } a { $c-ins }
called-corner = na { $side-loc } rohu { $hex-gen }
called-side = podél { $side } strany { $hex-gen }
called-number = na křižovatce { $number }
called-numbers = na pěšině { $numbers }
name-north = severní
    .loc = severním
    .where = na severu
name-north_east = severovýchodní
    .loc = severovýchodním
name-east = východní
    .loc = východním
    .where = na východě
name-south_east = jihovýchodní
    .loc = jihovýchodním
name-south = jižní
    .loc = jižním
    .where = na jihu
name-south_west = jihozápadní
    .loc = jihozápadním
name-west = západní
    .loc = západním
    .where = na západě
name-north_west = severozápadní
    .loc = severozápadním
name-middle = prostřední
    .where = uprostřed

# Herní plán

board-market = Tržiště
board-turn = { $turn ->
    [0] Příprava
   *[other] { $turn }. tah
}
board-wild = kostka Divokých
board-bank = Bank
board-deck = Zbývající akční karty: { $cards }
board-proposal = { $give } za { $want-acc }
board-accept = přijímá
board-refuse = odmítá
board-breaches = Prolomení Zdi
board-in-gift = Divocí v Daru
board-pool = Žetony v zásobě
board-display = Hrdinové v nabídce
board-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
board-hand = Karty: { $cards }, akční karty: { $actions }
board-road = Cesta { $length }, hlídky { $patrols }
board-guards = Stráže na Zdi: { $guards }

# Co říká jen prohlížeč

web-map = Mapa
web-dice = Kostky
web-hand = Tvé karty
web-seen = Karty v ruce hráče { $player }
web-build = Stavba
web-trade = Obchod
web-counter = Protinávrh
web-give = Dáš
web-want = Chceš
web-gives = dává
web-wants = chce
web-offer = Nabídnout
web-compose = Řekni, co dáš a co za to chceš.
web-offers-left = { $count ->
    [0] žádná další nabídka
    [one] ještě { $count } nabídka
    [few] ještě { $count } nabídky
   *[other] ještě { $count } nabídek
}
web-standing = Jak si vede Hlídka
web-unguarded = bez stráže
web-regulars = { $count ->
    [0] žádný Divoký
    [one] { $count } Divoký
    [few] { $count } Divocí
   *[other] { $count } Divokých
}
web-market = Tržiště na { $resource-acc }, { $rate } : 1
web-fresh = { $count ->
    [one] { $count } koupena v tomto tahu
    [few] { $count } koupeny v tomto tahu
   *[other] { $count } koupeno v tomto tahu
}
web-rests = v tomto tahu odpočívá
web-side = Strana { $side } karty
web-card-patrol = Přemísti Tormunda a ukradni kartu, nebo vyžeň Divokého z Daru a vezmi kartu z jeho dílu krajiny.
web-card-road_building = Dvě cesty zdarma.
web-card-winter_is_coming = Dvě libovolné karty z banku.
web-card-new_recruit = Stráž zdarma.
web-card-victory_point = Má hodnotu 1 bodu; nikdy se nehraje.
web-card-monopoly = Zvol surovinu: všichni ti dají všechny její karty.
web-card-patrol-base = Přemísti Tormunda na jiný díl krajiny a ukradni tam kartu.
web-hero-mormont = Zvol surovinu: jeden nebo dva soupeři ti dají po jedné její kartě a každý dostane jednu zpět.
web-hero-marsh = Vyměň s bankem jednu kartu v poměru 1 : 1.
web-hero-tarly = Hod ti nic nevynesl? Vezmi si jednu kartu.
web-hero-yarwyck = Přesuň jednu svou cestu.
web-hero-thorne = Při stavbě stráže nahraď jednu kartu z ceny libovolnou jinou.
web-hero-melisandre = Při koupi akční karty nahraď jednu kartu z ceny libovolnou jinou a vyber si ze tří.
web-hero-mance = Nahlédni do karet někomu, kdo má víc bodů než ty, a jednu mu vezmi.
web-hero-benjen = Odstraň Divokého severně od Zdi; pak otoč žeton ze zásoby.
web-hero-ygritte = Odstraň Divokého z Daru.
web-hero-yoren = Vyřaď svou zahranou kartu Hlídka a postav stráž zdarma.
web-hero-qhorin = Vrať Tormunda do tábora a vezmi kartu z jeho dílu krajiny.

web-side-A = Ještě nepoužit: po prvním použití ho otočíš, nebo vyměníš.
web-side-B = Jednou použit: po dalším použití ho vyměníš.
web-close = Zavřít
web-bank-rate = Bank dá jednu kartu za { $rate } takové.
web-bank-left = V banku zbývá karet: { $left }.
web-buy-road = Spojuje stavby s novými místy; nejdelší cesta přináší body.
web-buy-settlement = Má hodnotu 1 bodu; přináší kartu za každý sousední díl krajiny, jehož číslo padne.
web-buy-keep = Nahrazuje osadu: má hodnotu 2 bodů a přináší dvě karty místo jedné.
web-buy-guard = Drží úsek Zdi proti Divokým.
web-buy-action_card = Skrytá karta, kterou můžeš zahrát v některém z dalších tahů.
web-cost = Cena: { $cost }.
web-left = Zbývá: { $left }.
web-missing = Ještě chybí: { $missing }.
board-breaches-why = Při { $all }. prolomení Zdi hra skončí a vyhraje ten, kdo má nejvíc stráží.
board-in-gift-why = Až bude v Daru { $all } Divokých, hra skončí a vyhraje ten, kdo má nejvíc stráží.

# Co je v krabici, pro stránku o tomto vydání.

name-fixed_base = pevné rozestavení pro začátečníky
name-snake_guard = zakládání ve třech kolech
