# Nočná hliadka. Slovenské mená dopĺňajú dátové súbory.

# Ťahy

move-roll = Hodiť kockami
move-end = Ukončiť ťah
move-play = Zahrať kartu { $a }
move-buy = Kúpiť akčnú kartu
move-road = Postaviť cestu { $a }
move-settle = Postaviť osadu { $a }
move-keep = Vylepšiť osadu { $a } na tvrdzu
move-guard = Postaviť stráž na { $a }
move-bank = Vymeniť s bankou { $a-acc } za { $b-acc }
note-bank = { $cost } za { $gain-acc }
move-hero = Použiť { $a-acc }
move-discard = Odhodiť { $a-acc }
move-tormund = Premiestniť Tormunda na { $a-acc }
move-rob = Okradnúť hráča { PLAYER($a) }
move-take = Vziať si z banky { $a-acc }
move-name = Určiť surovinu: { $a }
move-patrol = Hliadka: { $a }
move-expel = Vyhnať Divokého z { $a-gen }
move-banish = Zahnať Divokého z { $a-gen }
move-demand = { $b-count ->
    [one] Žiadať { $a-acc } od hráča { PLAYER($b) }
   *[other] Žiadať { $a-acc } od hráčov { PLAYER($b) }
}
move-give = Dať na oplátku { $a-acc }
move-lift = Zdvihnúť cestu { $a }
move-substitute = Zaplatiť { $b-acc } namiesto { $a-gen }
note-substitute = stojí { $cost-acc }
move-pay = Zaplatiť plnú cenu
note-pay = stojí { $cost-acc }
move-retain = Nechať si kartu { $a }
move-spy = Nazrieť do kariet hráča { PLAYER($a) }
move-seize = Vziať z tej ruky { $a-acc }
move-flip = Otočiť kartu hrdinu
move-exchange = Vymeniť kartu hrdinu
move-choose = Vziať si { $a-acc }
move-bury = Vyradiť z hry kartu hrdinu { $a }
move-decline = Nepoužiť hrdinu
move-accept = Prijať ponuku
move-refuse = Odmietnuť ponuku
move-close = Uzavrieť obchod s hráčom { PLAYER($a) }
move-withdraw = Neobchodovať s nikým
move-dice = Na kockách padlo { $a } a { $b }
move-wild = Na kocke Divokých padlo { $a }
move-steal = Ukradnutá karta je { $a }
move-draw = Potiahnutá karta je { $a }
move-see = V balíčku vidno kartu { $a }
move-token = Na žetóne je { $a }
move-terrain = Krajina: { $a }
move-market = Trhovisko na { $a-acc }
move-starts = Začína { PLAYER($a) }
move-propose = { $c-count ->
    [one] Ponúknuť { $a-acc } za { $b-acc } hráčovi { PLAYER($c) }
   *[other] Ponúknuť { $a-acc } za { $b-acc } hráčom { PLAYER($c) }
}
move-counter = Ponúknuť radšej { $a-acc } za { $b-acc }

# Otázky

ask-BeforeRoll = Chceš pred hodom zahrať kartu alebo použiť hrdinu?
ask-Act = Čo podnikneš vo svojom ťahu?
ask-Respond = Prijmeš tento obchod?
ask-ChoosePartner = S kým uzavrieš obchod?
ask-LayTerrain = Aká krajina tu leží?
ask-LayMarket = Aké trhovisko tu je?
ask-StartingSeat = Kto začína?
ask-FoundSettlement = Kde založíš osadu?
ask-FoundRoad = Kadiaľ povedie jej cesta?
ask-FirstGuard = Kam postavíš prvú stráž?
ask-FlipOrExchange = Hrdinu otočíš, alebo vymeníš?
ask-ChooseHero = Ktorého hrdinu si vezmeš?
ask-ChoosePatrol = Čo vykoná tvoja hliadka?
ask-ExpelWildling = Ktorého Divokého vyženieš?
ask-ChooseResources = Ktoré karty si vezmeš?
ask-NameResource = Ktorú surovinu určíš?
ask-PlaceFreeRoad = Kam položíš cestu zadarmo?
ask-PlaceFreeGuard = Kam postavíš stráž?
ask-TurnToken = Čo ukazuje žetón?
ask-Demand = Čo a od koho žiadaš?
ask-GiveBack = Ktorú kartu dáš na oplátku?
ask-Swap = Ktorú kartu vymeníš a za akú?
ask-LiftRoad = Ktorú cestu presunieš?
ask-LayLifted = Kam cestu položíš?
ask-BanishWildling = Ktorého Divokého zaženieš?
ask-DrawCard = Ktorá karta to je?
ask-DiscardOne = Máš priveľa kariet: ktorú odhodíš?
ask-PlaceTormund = Kam Tormunda premiestniš?
ask-ChooseVictim = Koho okradneš?
ask-StealCard = Ktorá karta je ukradnutá?
ask-Substitute = Ako zaplatíš?
ask-SeeCard = Ktorú kartu vidno?
ask-RetainCard = Ktorú kartu si necháš?
ask-SpyOn = Komu sa pozrieš do kariet?
ask-SeizeCard = Ktorú kartu vezmeš?
ask-RollDice = Čo padlo na kockách?
ask-RollWild = Čo padlo na kocke Divokých?
ask-BuryHero = Ktorý hrdina opustí hru?
ask-UseTarly = Tentoraz nič: použiješ Tarlyho?

# Odmietnutia

why-answer-now = Najprv ponuku prijmi, odmietni alebo navrhni niečo iné.
why-bought-this-turn = Túto kartu máš len od tohto ťahu, zahrať ju smieš až v ďalšom.
why-bury-hero-now = Najprv musí jeden hrdina z ponuky opustiť hru.
why-cannot-pay = Stojí to { $cost-acc }; ešte potrebuješ { $missing-acc }.
why-choose-hero-now = Najprv si vyber hrdinu z ponuky.
why-choose-partner-now = Najprv zvoľ, s kým obchod uzavrieš, alebo obchod zruš.
why-choose-patrol-now = Najprv zvoľ, čo hliadka vykoná.
why-choose-victim-now = Najprv zvoľ, koho okradneš.
why-choose-wildling-now = Najprv vyber Divokého.
why-demand-now = Najprv povedz, čo a od koho žiadaš.
why-discard-now = { $count ->
    [one] Najprv odhoď ešte jednu kartu.
    [few] Najprv odhoď ešte { $count } karty.
   *[other] Najprv odhoď ešte { $count } kariet.
}
why-flip-or-exchange-now = Najprv hrdinu otoč, alebo vymeň.
why-found-road-now = Najprv postav cestu k novej osade.
why-found-settlement-now = Najprv založ osadu.
why-give-back-now = Najprv daj na oplátku kartu.
why-has-not-accepted = Tento hráč ponuku neprijal.
why-he-must-move = Tormund nesmie zostať, kde je.
why-hero-rests = Tento hrdina v tomto ťahu odpočíva.
why-kind-on-both-sides = Nemôžeš meniť { $card-acc } za { $card-acc }.
why-lift-road-now = Najprv vyber cestu, ktorú presunieš.
why-move-tormund-now = Najprv premiestni Tormunda.
why-name-resource-now = Najprv urč surovinu.
why-never-played = Táto karta sa nehrá, jej bod sa počíta sám.
why-no-effect-possible = Táto karta by teraz nemala žiadny účinok.
why-no-gifts = Obe strany musia niečo dať.
why-no-more-proposals = { $count ->
    [one] V jednom ťahu smieš dať len { $count } ponuku.
    [few] V jednom ťahu smieš dať len { $count } ponuky.
   *[other] V jednom ťahu smieš dať len { $count } ponúk.
}
why-no-such-card = Takú kartu nemáš.
why-no-such-cards = Ešte potrebuješ { $missing-acc }.
why-no-wildling-in-gift = V Dare žiadny Divoký nie je.
why-no-wildling-there = Tam žiadny Divoký nie je.
why-not-among-them = Taká karta medzi nimi nie je.
why-not-at-that-settlement = Cesta sa musí začínať pri osade, ktorá práve vznikla { $place }.
why-not-in-bank = Banka nemá { $missing-acc }.
why-not-in-display = Tento hrdina v ponuke nie je.
why-not-in-this-step = To sa v tomto kroku nedá.
why-not-on-this-map = Také miesto na tejto mape nie je.
why-not-removable = Túto cestu nemôžeš zdvihnúť.
why-not-this-hero-now = Tento hrdina teraz nemôže nič urobiť.
why-not-your-hero = Tento hrdina nie je tvoj.
why-one-card-a-turn = V jednom ťahu smieš zahrať len jednu kartu.
why-one-or-two-opponents = Zvoľ aspoň jedného súpera, najviac { $count }.
why-only-to-opponents = Ponuku môžeš dať len jednému alebo viacerým súperom.
why-place-guard-now = Najprv postav stráž.
why-place-road-now = Najprv polož cestu.
why-rate-not-met = { $rate ->
    [one] Banka chce za jednu kartu { $card-acc }; ty máš { $have }.
    [few] Banka chce za jednu kartu { $rate } { $card-few }; ty máš { $have }.
   *[other] Banka chce za jednu kartu { $rate } { $card-many }; ty máš { $have }.
}
why-retain-now = Najprv si jednu z kariet nechaj.
why-roll-first = Najprv hoď kockami.
why-same-kind = Banka dáva vždy inú surovinu, než berie.
why-section-full = { $section } je plný: zmestí sa naň { $count } stráží.
why-seize-now = Najprv vezmi kartu z tej ruky.
why-spy-now = Najprv zvoľ, komu sa pozrieš do kariet.
why-substitute-now = Najprv zvoľ, ako zaplatíš.
why-swap-now = Najprv vymeň kartu s bankou.
why-take-cards-now = { $count ->
    [one] Najprv si vezmi kartu z banky.
    [few] Najprv si vezmi { $count } karty z banky.
   *[other] Najprv si vezmi { $count } kariet z banky.
}
why-tarly-or-decline-now = Najprv použi Tarlyho, alebo sa ho vzdaj.
why-too-near = Susedné križovatky musia byť voľné; stavba už stojí { $place }.
why-trade-step-over = V tomto ťahu už staviaš, preto nemôžeš obchodovať.
why-wrong-number = { $count ->
    [one] Vezmi presne jednu kartu.
    [few] Vezmi presne { $count } karty.
   *[other] Vezmi presne { $count } kariet.
}
why-not-in-this-game = V tejto hre sa to nepoužíva.
why-path-taken = Na tomto chodníku už cesta leží.
why-road-not-connected = Na tento chodník nenadväzuje žiadna tvoja cesta ani stavba.
why-behind-a-building = Tvoju cestu prerušuje cudzia stavba { $place }.
why-no-own-road-there = Nevedie tam žiadna tvoja cesta.
why-place-taken = Tam už stavba stojí.
why-no-settlement-of-yours = Tvrdza vzniká vylepšením tvojej osady a tam žiadna nestojí.
why-no-road-left = Všetky tvoje cesty sú už postavené ({ $count }).
why-no-settlement-left = Všetky tvoje osady už stoja ({ $count }): najprv niektorú vylepši na tvrdzu.
why-no-keep-left = Všetky tvoje tvrdze už stoja ({ $count }).
why-no-guard-left = Všetky tvoje stráže už stoja na Múre ({ $count }).
why-deck-empty = Žiadna akčná karta už nezostala.
why-lacks-wildling-in-gift = V Dare žiadny Divoký nie je.
why-lacks-wildling-in-north = V táboroch ani na planinách žiadny Divoký nie je.
why-lacks-bank-not-empty = Banka je prázdna.
why-lacks-guard-in-supply = Žiadna stráž ti nezostala.
why-lacks-free-wall-space = Na Múre nie je voľné miesto.
why-lacks-own-cards = Nemáš žiadnu kartu suroviny.
why-lacks-received-nothing = Tento hod ti niečo vyniesol.
why-lacks-removable-road = Žiadna tvoja cesta sa nedá presunúť: musí nadväzovať len jedným koncom a musí byť kam ju preložiť.
why-lacks-deck-not-empty = Žiadna akčná karta už nezostala.
why-lacks-opponent-more-public-vp = Žiadny súper s kartami nemá viac verejných bodov ako ty.
why-lacks-opponent-with-cards = Žiadny súper nemá kartu suroviny.
why-lacks-legal-road = Žiadny chodník nie je pre tvoju cestu voľný.
why-lacks-played-patrol = Neleží pred tebou žiadna zahraná Hliadka.
why-lacks-robber-in-gift = Tormund je vo svojom tábore.
why-lacks-payable = Na to ti karty nestačia, ani keď jednu nahradíš.
why-hero-after-production = Tarlyho môžeš použiť len hneď po hode, ktorý ti nič nevyniesol.
why-hero-after-roll = Tohto hrdinu môžeš použiť až po hode.
why-no-opponent = To nie je tvoj súper.
why-has-no-cards = { $player } nemá žiadnu kartu suroviny.
why-not-ahead = Zvoliť môžeš len hráča, ktorý má viac verejných bodov: { $player } má { $theirs }, ty { $yours }.
why-not-in-that-hand = V tej ruke taká karta nie je.
why-must-substitute = S týmto hrdinom musíš jednu kartu z ceny nahradiť.
why-not-in-the-cost = Cena je { $cost }: jednu z týchto kariet nahraď inou surovinou.
why-not-your-road = Tam žiadna tvoja cesta neleží.
why-where-it-was = Cesta nemôže zostať tam, kde bola.
why-like-the-one-before = Pred ním stojí Divoký toho istého druhu: vyber toho, vyjde to narovnako.
why-not-at-that-hex = { $player } nemá pri { $hex-loc } žiadnu stavbu.

# Čo sa stalo

event-accepted = { $player } ponuku prijíma.
event-refused = { $player } ponuku odmieta.
event-countered = { $player } radšej ponúka { $give-acc } za { $want-acc }.
event-proposed = { $to-count ->
    [one] { $player } ponúka { $give-acc } za { $want-acc } hráčovi { $to }.
   *[other] { $player } ponúka { $give-acc } za { $want-acc } hráčom { $to }.
}
event-traded = { $player } dáva { $give-acc } hráčovi { $with } a dostáva { $get-acc }.
event-bank-trade = { $count ->
    [one] { $player } mení s bankou { $give-acc } za { $get-acc }.
    [few] { $player } mení s bankou { $count } { $give-few } za { $get-acc }.
   *[other] { $player } mení s bankou { $count } { $give-many } za { $get-acc }.
}
event-advanced = Z { $clan-gen } postupuje { $wildling } na { $clearing-acc }.
event-rush = Tábory { $clan-gen } sú plné a začína sa útok Divokých!
event-entered-gift = Do Daru preniká { $wildling } a obsadzuje { $hex-acc }.
event-breach = Divokí prelamujú { $section } ({ $count }. prelomenie z troch).
event-guard-lost = { $player } prichádza o stráž na { $section-loc }.
event-token = Na otočenom žetóne je { $token }.
event-banished = { $player } zaháňa Divokého z { $place-gen }.
event-expelled = { $player } vyháňa Divokého z { $hex-gen }.
event-bought-card = { $player } kupuje akčnú kartu { $card }.
event-bought-card-unseen = { $player } kupuje akčnú kartu.
event-played-card = { $player } hrá kartu { $card }.
event-demanded = { $givers-count ->
    [0] { $player } žiada { $resource-acc }, ale nikto takú kartu nemá.
    [one] { $player } žiada { $resource-acc } a dostáva kartu od hráča { $givers }.
   *[other] { $player } žiada { $resource-acc } a dostáva po jednej karte od hráčov { $givers }.
}
event-gave-back = { $player } dáva na oplátku { $card-acc } hráčovi { $to }.
event-discarded = { $player } odhadzuje { $cards-acc }.
event-guard = { $player } stavia stráž na { $section }.
event-hero-used = { $player } používa { $hero-acc }.
event-hero-flipped = { $player } otáča kartu hrdinu { $hero }.
event-hero-taken = { $player } si berie { $hero-acc }.
event-hero-lost = Hru opúšťa { $hero }.
event-keep = { $player } vylepšuje osadu { $place } na tvrdzu.
event-settlement = { $player } zakladá osadu { $place }.
event-road = { $player } stavia cestu { $path }.
event-lifted-road = { $player } dvíha cestu { $path }.
event-laid-market = Trhovisko na { $resource-acc } je { $place }.
event-laid-terrain = Na mape pribúda diel krajiny: { $hex }.
event-monopoly = { $count ->
    [0] { $player } určuje { $resource-acc }, ale nikto takú kartu nemá.
    [one] { $player } určuje { $resource-acc } a zbiera { $count } kartu.
    [few] { $player } určuje { $resource-acc } a zbiera { $count } karty.
   *[other] { $player } určuje { $resource-acc } a zbiera { $count } kariet.
}
event-produced = { $player } dostáva { $cards-acc }.
event-took = { $player } si berie z banky { $cards-acc }.
event-special-card = { $player } získava kartu { $card }.
event-special-card-aside = Kartu { $card } teraz nikto nemá.
event-spied = { $player } nazerá do kariet hráča { $on }.
event-starts = Hru začína { $player }.
event-stole = { $player } kradne { $card-acc } hráčovi { $from }.
event-stole-unseen = { $player } kradne kartu hráčovi { $from }.
event-tormund = { $player } premiestňuje Tormunda na { $hex-acc }.
event-tormund-home = Tormund sa vracia do svojho tábora.
event-rolled = { $wild ->
    [0] { $player } hádže { $first } a { $second }.
   *[other] { $player } hádže { $first } a { $second }; na kocke Divokých padá { $wild }.
}
event-spent-card = { $left ->
    [0] { $player } vyraďuje svoju poslednú zahranú kartu { $card }.
    [one] { $player } vyraďuje zahranú kartu { $card }; zostáva ešte { $left }.
    [few] { $player } vyraďuje zahranú kartu { $card }; zostávajú ešte { $left }.
   *[other] { $player } vyraďuje zahranú kartu { $card }; zostáva ich ešte { $left }.
}
event-pool-refilled = { $count ->
    [one] Zásoba žetónov je prázdna: otočený žetón sa do nej vracia.
    [few] Zásoba žetónov je prázdna: { $count } otočené žetóny sa do nej zamiešajú.
   *[other] Zásoba žetónov je prázdna: { $count } otočených žetónov sa do nej zamieša.
}
event-no-figure = Má prísť { $wildling } z { $clan-gen }, ale žiadna taká figúrka nezostala.
event-vp-token = { $tokens ->
    [2] { $player } má na Múre { $guards } stráží a získava druhý žetón VB.
   *[other] { $player } má na Múre { $guards } stráže a získava žetón VB.
}
event-vp-token-lost = { $guards ->
    [one] { $player } má na Múre už len { $guards } stráž a vracia žetón VB.
    [few] { $player } má na Múre už len { $guards } stráže a vracia žetón VB.
   *[other] { $player } má na Múre už len { $guards } stráží a vracia žetón VB.
}

# Voľby a výsledok

option-mode = Hra
option-founding = Východiskové miesta
option-first_player = Začínajúci hráč
option-variable_setup = Náhodne rozložená krajina
option-tragedy_of_heroes = Variant Tragédia hrdinov
option-combined_trade_build = Obchod a stavba v ľubovoľnom poradí
option-setup_reveals_tokens = Zakladanie otáča žetóny Divokých
option-trade_offers_per_turn = Ponuky hráčom v jednom ťahu
option-turn_limit = Počet ťahov, po ktorých sa hra skončí
hint-end-glorious = Múr vydrží v { $times } z 10 hier
reason-glorious = Desať víťazných bodov: slávne víťazstvo.
reason-tragic_breach = Múr je prelomený tretí raz: tragické víťazstvo. Vyhráva, kto má najviac stráží na Múre, nie najviac bodov.
reason-tragic_gift = V Dare je priveľa Divokých: tragické víťazstvo. Vyhráva, kto má najviac stráží na Múre, nie najviac bodov.
reason-turn_limit = Dohodnutý počet ťahov je odohraný.
part-settlement = Osady
part-keep = Tvrdze
part-longest_road = Najdlhšia cesta
part-largest_patrol = Najväčšia hliadka
part-vp_card = Karty Víťazný bod
part-guard_token = Žetóny VB za stráže
part-guards_on_wall = Stráže na Múre (bez bodov; rozhodujú)
part-resource_cards = Karty surovín v ruke (bez bodov)
tie-points = Pri zhode počtu stráží rozhodli víťazné body.
tie-resource_cards = Pri zhode počtu stráží aj bodov rozhodli karty surovín v ruke.
tie-guards = Rozhodol počet stráží na Múre.

# Mená

name-any = ľubovoľná surovina
    .acc = ľubovoľnú surovinu
name-by_mode = podľa verzie hry
name-given = hráč na prvom mieste
name-drawn = žrebom
name-fixed = pevne dané
name-snake = postupným zakladaním
name-chase_tormund = premiestniť Tormunda
name-expel_wildling = vyhnať Divokého
name-w1 = 1. úsek Múru
    .loc = 1. úseku Múru
name-w2 = 2. úsek Múru
    .loc = 2. úseku Múru
name-w3 = 3. úsek Múru
    .loc = 3. úseku Múru
name-w4 = 4. úsek Múru
    .loc = 4. úseku Múru
name-ice_river-1 = tábor č. 1 kmeňa Ľadovej rieky
    .gen = tábora č. 1 kmeňa Ľadovej rieky
name-ice_river-2 = tábor č. 2 kmeňa Ľadovej rieky
    .gen = tábora č. 2 kmeňa Ľadovej rieky
name-ice_river-3 = tábor č. 3 kmeňa Ľadovej rieky
    .gen = tábora č. 3 kmeňa Ľadovej rieky
name-ice_river-4 = tábor č. 4 kmeňa Ľadovej rieky
    .gen = tábora č. 4 kmeňa Ľadovej rieky
name-ice_river-5 = tábor č. 5 kmeňa Ľadovej rieky
    .gen = tábora č. 5 kmeňa Ľadovej rieky
name-k_regular_ice_river = bežný Divoký z kmeňa Ľadovej rieky
name-k_climber_ice_river = lezec z kmeňa Ľadovej rieky
name-k_giant_ice_river = obor z kmeňa Ľadovej rieky
name-cave_dwellers-1 = tábor č. 1 kmeňa Jaskynných ľudí
    .gen = tábora č. 1 kmeňa Jaskynných ľudí
name-cave_dwellers-2 = tábor č. 2 kmeňa Jaskynných ľudí
    .gen = tábora č. 2 kmeňa Jaskynných ľudí
name-cave_dwellers-3 = tábor č. 3 kmeňa Jaskynných ľudí
    .gen = tábora č. 3 kmeňa Jaskynných ľudí
name-cave_dwellers-4 = tábor č. 4 kmeňa Jaskynných ľudí
    .gen = tábora č. 4 kmeňa Jaskynných ľudí
name-cave_dwellers-5 = tábor č. 5 kmeňa Jaskynných ľudí
    .gen = tábora č. 5 kmeňa Jaskynných ľudí
name-k_regular_cave_dwellers = bežný Divoký z kmeňa Jaskynných ľudí
name-k_climber_cave_dwellers = lezec z kmeňa Jaskynných ľudí
name-k_giant_cave_dwellers = obor z kmeňa Jaskynných ľudí
name-hornfoots-1 = tábor č. 1 kmeňa Tvrdonožcov
    .gen = tábora č. 1 kmeňa Tvrdonožcov
name-hornfoots-2 = tábor č. 2 kmeňa Tvrdonožcov
    .gen = tábora č. 2 kmeňa Tvrdonožcov
name-hornfoots-3 = tábor č. 3 kmeňa Tvrdonožcov
    .gen = tábora č. 3 kmeňa Tvrdonožcov
name-hornfoots-4 = tábor č. 4 kmeňa Tvrdonožcov
    .gen = tábora č. 4 kmeňa Tvrdonožcov
name-hornfoots-5 = tábor č. 5 kmeňa Tvrdonožcov
    .gen = tábora č. 5 kmeňa Tvrdonožcov
name-k_regular_hornfoots = bežný Divoký z kmeňa Tvrdonožcov
name-k_climber_hornfoots = lezec z kmeňa Tvrdonožcov
name-k_giant_hornfoots = obor z kmeňa Tvrdonožcov
name-brick = tehla
    .acc = tehlu
    .gen = tehly
    .few = tehly
    .many = tehál
name-lumber = drevo
    .acc = drevo
    .gen = dreva
    .few = drevá
    .many = driev
name-wool = vlna
    .acc = vlnu
    .gen = vlny
    .few = vlny
    .many = vĺn
name-grain = obilie
    .acc = obilie
    .gen = obilia
    .few = obilia
    .many = obilí
name-ore = ruda
    .acc = rudu
    .gen = rudy
    .few = rudy
    .many = rúd
name-hills = pahorkatina
    .acc = pahorkatinu
    .gen = pahorkatiny
    .loc = pahorkatine
    .ins = pahorkatinou
name-forest = les
    .acc = les
    .gen = lesa
    .loc = lese
    .ins = lesom
name-pasture = pastvina
    .acc = pastvinu
    .gen = pastviny
    .loc = pastvine
    .ins = pastvinou
name-fields = pole
    .acc = pole
    .gen = poľa
    .loc = poli
    .ins = poľom
name-mountains = hory
    .acc = hory
    .gen = hôr
    .loc = horách
    .ins = horami
name-ice_field = ľadové pole
    .acc = ľadové pole
    .gen = ľadového poľa
    .loc = ľadovom poli
    .ins = ľadovým poľom
name-desert = púšť
    .acc = púšť
    .gen = púšte
    .loc = púšti
    .ins = púšťou
name-patrol = Hliadka
name-road_building = Stavba ciest
name-winter_is_coming = Zima sa blíži
name-new_recruit = Nový strážca
name-victory_point = Víťazný bod
name-monopoly = Monopol
name-mormont = Jeor Mormont
    .acc = Jeora Mormonta
name-marsh = Bowen Marsh
    .acc = Bowena Marsha
name-tarly = Samwell Tarly
    .acc = Samwella Tarlyho
name-yarwyck = Othell Yarwyck
    .acc = Othella Yarwycka
name-thorne = Ser Alliser Thorne
    .acc = sera Allisera Thorna
name-melisandre = Melisandra
    .acc = Melisandru
name-mance = Mance Nájazdník
    .acc = Mancea Nájazdníka
name-benjen = Benjen Stark
    .acc = Benjena Starka
name-ygritte = Ygritte
    .acc = Ygritte
name-yoren = Yoren
    .acc = Yorena
name-qhorin = Qhorin Polruký
    .acc = Qhorina Polrukého
name-regular = bežný Divoký
name-climber = lezec
name-giant = obor
name-ice_river = Kmeň Ľadovej rieky
    .gen = kmeňa Ľadovej rieky
name-cave_dwellers = Kmeň Jaskynných ľudí
    .gen = kmeňa Jaskynných ľudí
name-hornfoots = Kmeň Tvrdonožcov
    .gen = kmeňa Tvrdonožcov
name-frostfangs = Mrazivé tesáky
name-tormund_camp = Tormundov tábor
name-c1 = planina 1/2
    .acc = planinu 1/2
    .gen = planiny 1/2
name-c2 = planina 3/4
    .acc = planinu 3/4
    .gen = planiny 3/4
name-c3 = planina 5/6
    .acc = planinu 5/6
    .gen = planiny 5/6
name-c4 = planina 7/8
    .acc = planinu 7/8
    .gen = planiny 7/8
name-longest_road = Najdlhšia cesta
name-largest_patrol = Najväčšia hliadka
name-blue = modrá
name-yellow = žltá
name-black = čierna
name-red = červená
name-base = Základná hra
name-full = Nočná hliadka (plná verzia)
name-standard = Štandardná doska Catanu
name-road = cesta
name-settlement = osada
name-keep = tvrdza
name-guard = stráž
name-tormund = Tormund
name-gift_base = Dar, základná hra
name-gift_4p = Dar pre štyroch
name-gift_3p = Dar pre troch

# Miesta podľa toho, čo je okolo nich

called-land = { $terrain } { $number }
    .acc = { $terrain-acc } { $number }
    .gen = { $terrain-gen } { $number }
    .loc = { $terrain-loc } { $number }
    .ins = { $terrain-ins } { $number }
called-twin = { $terrain } { $number } { $side-where }
    .acc = { $terrain-acc } { $number } { $side-where }
    .gen = { $terrain-gen } { $number } { $side-where }
    .loc = { $terrain-loc } { $number } { $side-where }
    .ins = { $terrain-ins } { $number } { $side-where }
called-barren = { $terrain }
    .acc = { $terrain-acc }
    .gen = { $terrain-gen }
    .loc = { $terrain-loc }
    .ins = { $terrain-ins }
called-between-two = medzi { $a-ins } a { $b-ins }
called-between-three = medzi { $a-ins }, { $b-ins } a { $c-ins }
called-corner = na { $side-loc } rohu { $hex-gen }
called-side = pozdĺž { $side-gen } strany { $hex-gen }
called-number = na križovatke { $number }
called-numbers = na chodníku { $numbers }
name-north = severný
    .loc = severnom
    .gen = severnej
    .where = na severe
name-north_east = severovýchodný
    .loc = severovýchodnom
    .gen = severovýchodnej
name-east = východný
    .loc = východnom
    .gen = východnej
    .where = na východe
name-south_east = juhovýchodný
    .loc = juhovýchodnom
    .gen = juhovýchodnej
name-south = južný
    .loc = južnom
    .gen = južnej
    .where = na juhu
name-south_west = juhozápadný
    .loc = juhozápadnom
    .gen = juhozápadnej
name-west = západný
    .loc = západnom
    .gen = západnej
    .where = na západe
name-north_west = severozápadný
    .loc = severozápadnom
    .gen = severozápadnej
name-middle = prostredný
    .where = uprostred

# Herný plán

board-market = Trhovisko
board-turn = { $turn ->
    [0] Príprava
   *[other] { $turn }. ťah
}
board-wild = kocka Divokých
board-bank = Banka
board-deck = Zvyšné akčné karty: { $cards }
board-proposal = { $give } za { $want-acc }
board-accept = prijíma
board-refuse = odmieta
board-breaches = Prelomenia Múru
board-in-gift = Divokí v Dare
board-pool = Žetóny v zásobe
board-display = Hrdinovia v ponuke
board-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
board-hand = Karty: { $cards }, akčné karty: { $actions }
board-road = Cesta { $length }, hliadky { $patrols }
board-guards = Stráže na Múre: { $guards }

# Čo hovorí len prehliadač

web-map = Mapa
web-dice = Kocky
web-hand = Tvoja ruka
web-seen = Karty v ruke hráča { $player }
web-build = Stavba
web-trade = Obchod
web-counter = Protinávrh
web-give = Dáš
web-want = Chceš
web-gives = dáva
web-wants = chce
web-offer = Ponúknuť
web-compose = Zvoľ, čo dáš a čo za to chceš.
web-offers-left = { $count ->
    [0] žiadna ďalšia ponuka
    [one] ešte { $count } ponuka
    [few] ešte { $count } ponuky
   *[other] ešte { $count } ponúk
}
web-standing = Ako sa darí Hliadke
web-unguarded = bez stráže
web-regulars = { $count ->
    [0] žiadny Divoký
    [one] { $count } Divoký
    [few] { $count } Divokí
   *[other] { $count } Divokých
}
web-market = Trhovisko na { $resource-acc }, { $rate } : 1
web-fresh = { $count ->
    [one] { $count } kúpená v tomto ťahu
    [few] { $count } kúpené v tomto ťahu
   *[other] { $count } kúpených v tomto ťahu
}
web-rests = v tomto ťahu odpočíva
web-side = Strana { $side } karty
web-card-patrol = Premiestni Tormunda a ukradni kartu, alebo vyžeň Divokého z Daru a vezmi kartu z jeho dielu krajiny.
web-card-road_building = Postav dve cesty zadarmo.
web-card-winter_is_coming = Vezmi si dve ľubovoľné karty z banky.
web-card-new_recruit = Postav stráž zadarmo.
web-card-victory_point = Má hodnotu 1 bodu; nikdy sa nehrá.
web-card-monopoly = Urč surovinu: všetci ti dajú všetky svoje karty tejto suroviny.
web-card-patrol-base = Premiestni Tormunda na iný diel krajiny a ukradni tam kartu.
web-hero-mormont = Urč surovinu: jeden alebo dvaja súperi ti dajú po jednej karte tejto suroviny a každý dostane jednu kartu späť.
web-hero-marsh = Vymeň s bankou jednu kartu v pomere 1 : 1.
web-hero-tarly = Hod ti nič nevyniesol? Vezmi si jednu kartu.
web-hero-yarwyck = Presuň jednu svoju cestu.
web-hero-thorne = Pri stavbe stráže nahraď jednu kartu z ceny ľubovoľnou inou.
web-hero-melisandre = Pri kúpe akčnej karty nahraď jednu kartu z ceny ľubovoľnou inou a vyber si z troch.
web-hero-mance = Nazri do kariet niekomu, kto má viac bodov ako ty, a jednu si vezmi.
web-hero-benjen = Odstráň Divokého severne od Múru; potom otoč žetón zo zásoby.
web-hero-ygritte = Odstráň Divokého z Daru.
web-hero-yoren = Vyraď svoju zahranú kartu Hliadka a postav stráž zadarmo.
web-hero-qhorin = Vráť Tormunda do tábora a vezmi kartu z jeho dielu krajiny.

web-side-A = Ešte nepoužitý: po prvom použití ho otočíš alebo vymeníš.
web-side-B = Raz použitý: po ďalšom použití ho vymeníš.
web-close = Zavrieť
web-bank-rate = Banka dá jednu kartu za { $rate } takéto.
web-bank-left = V banke zostáva kariet: { $left }.
web-buy-road = Spája stavby s novými miestami; najdlhšia cesta prináša body.
web-buy-settlement = Má hodnotu 1 bodu; prináša kartu za každý susedný diel krajiny, ktorého číslo padne.
web-buy-keep = Nahrádza osadu: má hodnotu 2 bodov a prináša dve karty namiesto jednej.
web-buy-guard = Drží úsek Múru proti Divokým.
web-buy-action_card = Skrytá karta, ktorú môžeš zahrať v niektorom z ďalších ťahov.
web-cost = Cena: { $cost }.
web-left = Zostáva: { $left }.
web-missing = Ešte chýba: { $missing }.
board-breaches-why = Pri { $all }. prelomení Múru sa hra skončí a vyhrá ten, kto má najviac stráží.
board-in-gift-why = Keď bude v Dare { $all } Divokých, hra sa skončí a vyhrá ten, kto má najviac stráží.

# Čo je v škatuli, pre stránku o tomto vydaní.

name-breach_track = stupnica prelomení Múru
name-wildling_regular = bežný Divoký
name-wildling_climber = lezec
name-wildling_giant = obor
name-wall_section = úsek Múru
name-breach_marker = žetón prelomenia Múru
name-vp_token = žetón VB
name-wildling_token = žetón Divokého
name-number_token = žetón s číslom
name-terrain_hex = diel krajiny
name-frame_piece = diel rámu
name-market_token = trhovisko (2 : 1)
name-cost_card = prehľadová karta stavebných nákladov
name-resource_card = karty surovín
name-action_card = akčné karty
name-hero_card = karty hrdinov
name-special_card = zvláštne karty
name-fixed_base = pevné rozostavenie pre začiatočníkov
name-snake_guard = zakladanie v troch kolách
