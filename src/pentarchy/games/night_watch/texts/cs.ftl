# Noční hlídka. Většinu jmen mají datové soubory.

# Tahy

move-roll = Hodit kostkami
move-end = Ukončit tah
move-play = Zahrát kartu: { $a }
move-buy = Koupit akční kartu
move-road = Cesta na { $a }
move-settle = Osada na { $a }
move-keep = Tvrz na { $a }
move-guard = Stráž: { $a }
move-bank = Bank: { $a } za { $b }
note-bank = { $cost }
move-hero = Použít hrdinu: { $a }
move-discard = Odhodit: { $a }
move-tormund = Tormund na { $a }
move-rob = Okrást: { PLAYER($a) }
move-take = Vzít: { $a }
move-name = Jmenovat: { $a }
move-patrol = Hlídka: { $a }
move-expel = Vyhnat Divokého z { $a }
move-banish = Zahnat Divokého: { $a }
move-demand = Žádat { $a } (od: { PLAYER($b) })
move-give = Vrátit: { $a }
move-lift = Zvednout cestu z { $a }
move-substitute = Zaplatit { $b } místo { $a }
move-pay = Zaplatit plnou cenu
move-retain = Nechat si kartu: { $a }
move-spy = Nahlédnout do karet: { PLAYER($a) }
move-seize = Vzít z té ruky: { $a }
move-flip = Otočit hrdinu
move-exchange = Vyměnit hrdinu
move-choose = Zvolit hrdinu: { $a }
move-bury = Vyřadit hrdinu: { $a }
move-decline = Hrdinu nepoužít
move-accept = Přijmout nabídku
move-refuse = Odmítnout nabídku
move-close = Obchodovat: { PLAYER($a) }
move-withdraw = S nikým neobchodovat
move-dice = Na kostkách padlo { $a } a { $b }
move-wild = Na kostce Divokých padlo { $a }
move-steal = Ukradeno: { $a }
move-draw = Taženo: { $a }
move-see = V balíčku je vidět: { $a }
move-token = Žeton ukazuje: { $a }
move-terrain = Krajina: { $a }
move-market = Tržiště: { $a }
move-starts = Začíná { PLAYER($a) }
move-propose = Nabídnout { $a } za { $b } (komu: { PLAYER($c) })
move-counter = Raději { $a } za { $b }

# Otázky

ask-BeforeRoll = Chceš před hodem zahrát kartu nebo použít hrdinu?
ask-Act = Co podnikneš ve svém tahu?
ask-Respond = Přijmeš tento obchod? (Ptáme se i toho, kdo nemá čím zaplatit: jinak by se prozradilo, co drží.)
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
ask-NameResource = Kterou surovinu jmenuješ?
ask-PlaceFreeRoad = Kam položíš cestu zdarma?
ask-PlaceFreeGuard = Kam postavíš stráž?
ask-TurnToken = Co ukazuje žeton?
ask-Demand = Co a od koho žádáš?
ask-GiveBack = Kterou kartu vrátíš?
ask-Swap = Kterou kartu za kterou vyměníš?
ask-LiftRoad = Kterou cestu přesuneš?
ask-LayLifted = Kam cesta přijde?
ask-BanishWildling = Kterého Divokého zaženeš?
ask-DrawCard = Která karta to je?
ask-DiscardOne = Máš příliš karet: kterou odhodíš?
ask-PlaceTormund = Kam půjde Tormund?
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
ask-UseTarly = Nic jsi nedostal: použiješ Tarlyho?

# Odmítnutí

why-answer-now = Nejdřív přijmi, odmítni, nebo navrhni něco jiného.
why-bought-this-turn = Tuto kartu máš teprve od tohoto tahu.
why-bury-hero-now = Nejdřív musí jeden hrdina z nabídky opustit hru.
why-cannot-pay = Stojí to { $cost }; chybí ti { $missing }.
why-choose-hero-now = Nejdřív si vyber hrdinu z nabídky.
why-choose-partner-now = Nejdřív zvol, s kým obchoduješ, nebo s nikým.
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
why-found-road-now = Teď k nové osadě patří cesta.
why-found-settlement-now = Teď zakládáš osadu.
why-give-back-now = Nejdřív vrať kartu.
why-has-not-accepted = Tento hráč nesouhlasil.
why-he-must-move = Tormund nesmí zůstat, kde je.
why-hero-rests = Tohoto hrdinu jsi v tomto tahu získal nebo už použil.
why-kind-on-both-sides = Na obou stranách obchodu nesmí být totéž: { $card }.
why-lift-road-now = Nejdřív vyber cestu, která se přesune.
why-move-tormund-now = Nejdřív přesuň Tormunda.
why-name-resource-now = Nejdřív jmenuj surovinu.
why-never-played = Tato karta se nehraje, počítá se sama.
why-no-effect-possible = Tato karta by teď nic nezpůsobila.
why-no-gifts = Obě strany musí něco dát.
why-no-more-proposals = V tomto tahu už další nabídky dělat nemůžeš (povoleno: { $count }).
why-no-such-card = Takovou kartu nemáš.
why-no-such-cards = Chybí ti { $missing }.
why-no-wildling-in-gift = V Daru žádný Divoký není.
why-no-wildling-there = Tam žádný Divoký není.
why-not-among-them = Taková karta mezi nimi není.
why-not-at-that-settlement = Cesta musí začínat u právě založené osady na { $place }.
why-not-in-bank = V banku chybí { $missing }.
why-not-in-display = Tento hrdina v nabídce není.
why-not-in-this-step = To v tomto kroku nejde.
why-not-on-this-map = Takové místo na této mapě není.
why-not-removable = Tuto cestu zvednout nelze.
why-not-this-hero-now = Tento hrdina teď nic nezmůže.
why-not-your-hero = Tento hrdina není tvůj.
why-one-card-a-turn = V tomto tahu už jsi kartu zahrál.
why-one-or-two-opponents = Jmenuj aspoň jednoho soupeře, nejvýš { $count }.
why-only-to-opponents = Nabídka patří jednomu nebo více soupeřům.
why-place-guard-now = Nejdřív postav stráž.
why-place-road-now = Nejdřív polož cestu.
why-rate-not-met = Za jednu kartu bere bank { $rate }× { $card }; ty máš { $have }.
why-retain-now = Nejdřív si jednu z karet nech.
why-roll-first = Nejdřív hoď kostkami.
why-same-kind = Bank dává jiný druh, než bere.
why-section-full = { $section } je plný: vejde se na něj { $count } stráží.
why-seize-now = Nejdřív vezmi kartu z té ruky.
why-spy-now = Nejdřív zvol, komu se podíváš do karet.
why-substitute-now = Nejdřív zvol, jak zaplatíš.
why-swap-now = Nejdřív vyměň kartu s bankem.
why-take-cards-now = { $count ->
    [one] Nejdřív si vezmi kartu z banku.
    [few] Nejdřív si vezmi { $count } karty z banku.
   *[other] Nejdřív si vezmi { $count } karet z banku.
}
why-tarly-or-decline-now = Nejdřív použij Tarlyho, nebo se ho vzdej.
why-too-near = Příliš blízko: hned vedle, na { $place }, stojí stavba.
why-trade-step-over = Už stavíš, v tomto tahu už obchodovat nelze.
why-wrong-number = { $count ->
    [one] Vezmi přesně jednu kartu.
    [few] Vezmi přesně { $count } karty.
   *[other] Vezmi přesně { $count } karet.
}
why-not-in-this-game = V této hře to není.
why-path-taken = Na této pěšině už cesta leží.
why-road-not-connected = Na tuto pěšinu nenavazuje žádná tvá cesta ani stavba.
why-behind-a-building = Soupeřova stavba na { $place } tam tvou cestu přerušuje.
why-no-own-road-there = Nevede tam žádná tvá cesta.
why-place-taken = Tam už stavba stojí.
why-no-settlement-of-yours = Tvrz nahrazuje tvou osadu, a tam žádná nestojí.
why-no-road-left = Všech { $count } tvých cest už stojí.
why-no-settlement-left = Všech { $count } tvých osad už stojí: nejdřív některou vylepši na tvrz.
why-no-keep-left = Všechny tvé tvrze už stojí ({ $count }).
why-no-guard-left = Všech { $count } tvých stráží už stojí na Zdi.
why-deck-empty = Žádná akční karta už nezbývá.
why-lacks-wildling-in-gift = V Daru žádný Divoký není.
why-lacks-wildling-in-north = V táborech ani na pláních žádný Divoký není.
why-lacks-bank-not-empty = Bank je prázdný.
why-lacks-guard-in-supply = Žádná stráž ti nezbývá.
why-lacks-free-wall-space = Na Zdi není volné místo.
why-lacks-own-cards = Nemáš žádnou kartu suroviny.
why-lacks-received-nothing = Z tohoto hodu něco máš.
why-lacks-removable-road = Žádnou tvou cestu nelze přesunout: musí držet jen jedním koncem a mít kam jít.
why-lacks-deck-not-empty = Žádná akční karta už nezbývá.
why-lacks-opponent-more-public-vp = Žádný soupeř s kartami nemá víc veřejných bodů než ty.
why-lacks-opponent-with-cards = Žádný soupeř nemá kartu suroviny.
why-lacks-legal-road = Není pěšina, na kterou by tvá cesta směla.
why-lacks-played-patrol = Neleží před tebou žádná zahraná Hlídka.
why-lacks-robber-in-gift = Tormund je ve svém táboře.
why-lacks-payable = Nemáš na to karty, ani když jednu nahradíš.
why-hero-after-production = Na Tarlyho se hra ptá hned po hodu, který ti nic nepřinesl.
why-hero-after-roll = Tohoto hrdinu lze použít až po hodu.
why-no-opponent = To není tvůj soupeř.
why-has-no-cards = { $player } nemá žádnou kartu suroviny.
why-not-ahead = Zvolit lze jen hráče s více veřejnými body: { $player } má { $theirs }, ty máš { $yours }.
why-not-in-that-hand = V té ruce taková karta není.
why-must-substitute = S tímto hrdinou je třeba jednu kartu ceny nahradit.
why-not-in-the-cost = Nahraď jednu kartu ceny ({ $cost }) jiným druhem.
why-not-your-road = Tam žádná tvá cesta neleží.
why-where-it-was = Cesta musí pryč z { $path }.
why-like-the-one-before = Před ním stojí Divoký téhož druhu: vyber toho, vyjde to nastejno.
why-not-at-that-hex = { $player } nemá u { $hex } žádnou stavbu.

# Co se stalo

event-accepted = { $player } přijímá.
event-refused = { $player } odmítá.
event-countered = { $player } by raději dal(a) { $give } za { $want }.
event-proposed = { $player } nabízí { $give } za { $want }; osloveni: { $to }.
event-traded = { $player } dává { $give } a dostává { $get }; protistrana: { $with }.
event-bank-trade = { $player } obchoduje s bankem: { $count }× { $give } za { $get }.
event-advanced = { $clan }: { $wildling } postupuje na { $clearing }.
event-rush = { $clan }: tábory jsou plné, začíná útok!
event-entered-gift = { $wildling } vniká do Daru na { $hex }.
event-breach = Zeď je prolomena: { $section } ({ $count } ze 3).
event-guard-lost = { $player } ztrácí stráž: { $section }.
event-token = Otočený žeton: { $token }.
event-banished = { $player } zahání Divokého: { $place }.
event-expelled = { $player } vyhání Divokého z { $hex }.
event-bought-card = { $player } kupuje akční kartu: { $card }.
event-bought-card-unseen = { $player } kupuje akční kartu.
event-played-card = { $player } hraje kartu { $card }.
event-demanded = { $player } žádá { $resource }; dává: { $givers }.
event-gave-back = { $player } vrací { $card }; dostává { $to }.
event-discarded = { $player } odhazuje { $cards }.
event-guard = { $player } staví stráž: { $section }.
event-hero-used = { $player } používá hrdinu: { $hero }.
event-hero-flipped = { $player } otáčí hrdinu: { $hero }.
event-hero-taken = { $player } si bere hrdinu: { $hero }.
event-hero-lost = Hru opouští { $hero }.
event-keep = { $player } staví tvrz na { $place }.
event-settlement = { $player } zakládá osadu na { $place }.
event-road = { $player } staví cestu na { $path }.
event-lifted-road = { $player } zvedá cestu z { $path }.
event-laid-market = Tržiště u { $place }: { $resource }.
event-laid-terrain = { $hex }: { $terrain }.
event-monopoly = { $player } jmenuje { $resource } a sbírá { $count }.
event-produced = { $player } dostává { $cards }.
event-took = { $player } bere z banku { $cards }.
event-special-card = { $player } získává kartu { $card }.
event-special-card-aside = Karta { $card } jde stranou.
event-spied = { $player } nahlíží do cizích karet: { $on }.
event-starts = Hru začíná { $player }.
event-stole = { $player } krade kartu { $card }; okraden(a): { $from }.
event-stole-unseen = { $player } krade kartu; okraden(a): { $from }.
event-tormund = { $player } přesouvá Tormunda na { $hex }.
event-tormund-home = Tormund se vrací do svého tábora.
event-rolled = { $player } hází { $first } a { $second }{ $wild ->
    [0] .
   *[other] , kostka Divokých { $wild }.
}
event-spent-card = { $player } odevzdává zahranou kartu { $card }; zbývá { $left }.
event-pool-refilled = Zásoba žetonů je prázdná: zamíchá se do ní { $count } otočených.
event-no-figure = { $wildling } ({ $clan }): figurka už nezbývá, nikdo nepřichází.
event-vp-token = { $player } bere žeton VB (má { $tokens }); stráží na Zdi: { $guards }.
event-vp-token-lost = { $player } vrací žeton VB (zbývá { $tokens }); stráží na Zdi: { $guards }.

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
reason-glorious = Deset vítězných bodů: slavné vítězství.
reason-tragic_breach = Zeď je prolomena potřetí: tragický konec. Vítězí nejvíc stráží na Zdi, ne nejvíc bodů.
reason-tragic_gift = V Daru je příliš mnoho Divokých: tragický konec. Vítězí nejvíc stráží na Zdi, ne nejvíc bodů.
reason-turn_limit = Dohodnutý počet tahů je odehrán.
part-settlement = Osady
part-keep = Tvrze
part-longest_road = Nejdelší cesta
part-largest_patrol = Největší hlídka
part-vp_card = Karty Vítězný bod
part-guard_token = Žetony VB za stráže
part-guards_on_wall = Stráže na Zdi (bez bodů; rozhodují o tragickém konci)
part-resource_cards = Karty surovin v ruce (bez bodů)
tie-points = Stejně stráží: rozhodují vítězné body.
tie-resource_cards = Stejně stráží i bodů: rozhodují karty surovin.
tie-guards = Rozhoduje nejvíc stráží na Zdi.

# Jména

name-any = libovolná surovina
name-by_mode = podle hry
name-given = první místo
name-drawn = losem
name-fixed = pevná
name-snake = postupným zakládáním
name-chase_tormund = pronásleduje Tormunda
name-expel_wildling = vyžene Divokého
name-w1 = 1. úsek Zdi
name-w2 = 2. úsek Zdi
name-w3 = 3. úsek Zdi
name-w4 = 4. úsek Zdi
name-ice_river-1 = Ledová řeka, 1. tábor
name-ice_river-2 = Ledová řeka, 2. tábor
name-ice_river-3 = Ledová řeka, 3. tábor
name-ice_river-4 = Ledová řeka, 4. tábor
name-ice_river-5 = Ledová řeka, 5. tábor
name-k_regular_ice_river = běžný Divoký, Ledová řeka
name-k_climber_ice_river = lezec, Ledová řeka
name-k_giant_ice_river = obr, Ledová řeka
name-cave_dwellers-1 = Jeskynní lidé, 1. tábor
name-cave_dwellers-2 = Jeskynní lidé, 2. tábor
name-cave_dwellers-3 = Jeskynní lidé, 3. tábor
name-cave_dwellers-4 = Jeskynní lidé, 4. tábor
name-cave_dwellers-5 = Jeskynní lidé, 5. tábor
name-k_regular_cave_dwellers = běžný Divoký, Jeskynní lidé
name-k_climber_cave_dwellers = lezec, Jeskynní lidé
name-k_giant_cave_dwellers = obr, Jeskynní lidé
name-hornfoots-1 = Tvrdonožci, 1. tábor
name-hornfoots-2 = Tvrdonožci, 2. tábor
name-hornfoots-3 = Tvrdonožci, 3. tábor
name-hornfoots-4 = Tvrdonožci, 4. tábor
name-hornfoots-5 = Tvrdonožci, 5. tábor
name-k_regular_hornfoots = běžný Divoký, Tvrdonožci
name-k_climber_hornfoots = lezec, Tvrdonožci
name-k_giant_hornfoots = obr, Tvrdonožci

# Herní plán

board-market = Tržiště
board-turn = Tah { $turn }
board-wild = kostka Divokých
board-bank = Bank
board-deck = Zbývající akční karty: { $cards }
board-proposal = { $give } za { $want }
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
web-hand = Tvá ruka
web-seen = { $player }: karty v ruce
web-build = Stavba
web-trade = Obchod
web-counter = Protinabídka
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
web-standing = Jak je na tom Hlídka
web-unguarded = bez stráže
web-regulars = { $count ->
    [0] žádný Divoký
    [one] { $count } Divoký
    [few] { $count } Divocí
   *[other] { $count } Divokých
}
web-market = Tržiště: { $resource }, { $rate }:1
web-fresh = { $count ->
    [one] { $count } koupena až teď
    [few] { $count } koupeny až teď
   *[other] { $count } koupeno až teď
}
web-rests = v tomto tahu odpočívá
web-side = Strana { $side } karty
web-card-patrol = Zažeň Tormunda a ukradni kartu, nebo vyžeň Divokého z Daru a vezmi kartu z jeho pole.
web-card-road_building = Dvě cesty zdarma.
web-card-winter_is_coming = Dvě libovolné karty z banku.
web-card-new_recruit = Stráž zdarma.
web-card-victory_point = Platí jeden bod; nikdy se nehraje.
web-card-monopoly = Jmenuj surovinu: všichni ti dají své karty.
web-card-patrol-base = Zažeň Tormunda na jiné pole a ukradni tam kartu.
web-hero-mormont = Jmenuj surovinu: jeden či dva soupeři ti jednu dají a jednu dostanou.
web-hero-marsh = Vyměň jednu kartu s bankem, 1:1.
web-hero-tarly = Nic z hodu? Vezmi si jednu kartu.
web-hero-yarwyck = Přesuň jednu svou cestu.
web-hero-thorne = Stráž: jednu její kartu zaplať libovolnou jinou.
web-hero-melisandre = Akční karta: jednu kartu zaplať jinou, vyber ze tří.
web-hero-mance = Nahlédni vedoucímu do ruky a vezmi kartu.
web-hero-benjen = Odstraň Divokého severně od Zdi; pak otoč žeton ze zásoby.
web-hero-ygritte = Odstraň Divokého z Daru.
web-hero-yoren = Zahraná hlídka se stane stráží.
web-hero-qhorin = Tormund zpět do tábora; vezmi kartu z jeho pole.
