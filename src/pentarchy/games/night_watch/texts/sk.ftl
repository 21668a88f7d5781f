# Nočná hliadka. Slovenské mená dopĺňajú dátové súbory.

# Ťahy

move-roll = Hodiť kockami
move-end = Ukončiť ťah
move-play = Zahrať kartu: { $a }
move-buy = Kúpiť akčnú kartu
move-road = Cesta na { $a }
move-settle = Osada na { $a }
move-keep = Tvrdza na { $a }
move-guard = Stráž: { $a }
move-bank = Banka: { $a } za { $b }
note-bank = { $cost }
move-hero = Použiť hrdinu: { $a }
move-discard = Odhodiť: { $a }
move-tormund = Tormund na { $a }
move-rob = Okradnúť: { PLAYER($a) }
move-take = Vziať: { $a }
move-name = Menovať: { $a }
move-patrol = Hliadka: { $a }
move-expel = Vyhnať Divokého z { $a }
move-banish = Zahnať Divokého: { $a }
move-demand = Žiadať { $a } (od: { PLAYER($b) })
move-give = Vrátiť: { $a }
move-lift = Zdvihnúť cestu z { $a }
move-substitute = Zaplatiť { $b } namiesto { $a }
move-pay = Zaplatiť plnú cenu
move-retain = Nechať si kartu: { $a }
move-spy = Nazrieť do kariet: { PLAYER($a) }
move-seize = Vziať z tej ruky: { $a }
move-flip = Otočiť hrdinu
move-exchange = Vymeniť hrdinu
move-choose = Zvoliť hrdinu: { $a }
move-bury = Vyradiť hrdinu: { $a }
move-decline = Hrdinu nepoužiť
move-accept = Prijať ponuku
move-refuse = Odmietnuť ponuku
move-close = Obchodovať: { PLAYER($a) }
move-withdraw = S nikým neobchodovať
move-dice = Na kockách padlo { $a } a { $b }
move-wild = Na kocke Divokých padlo { $a }
move-steal = Ukradnuté: { $a }
move-draw = Potiahnuté: { $a }
move-see = V balíčku vidno: { $a }
move-token = Žetón ukazuje: { $a }
move-terrain = Krajina: { $a }
move-market = Trhovisko: { $a }
move-starts = Začína { PLAYER($a) }
move-propose = Ponúknuť { $a } za { $b } (komu: { PLAYER($c) })
move-counter = Radšej { $a } za { $b }

# Otázky

ask-BeforeRoll = Chceš pred hodom zahrať kartu alebo použiť hrdinu?
ask-Act = Čo podnikneš vo svojom ťahu?
ask-Respond = Prijmeš tento obchod? (Pýtame sa aj toho, kto nemá čím zaplatiť: inak by sa prezradilo, čo drží.)
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
ask-NameResource = Ktorú surovinu menuješ?
ask-PlaceFreeRoad = Kam položíš cestu zadarmo?
ask-PlaceFreeGuard = Kam postavíš stráž?
ask-TurnToken = Čo ukazuje žetón?
ask-Demand = Čo a od koho žiadaš?
ask-GiveBack = Ktorú kartu vrátiš?
ask-Swap = Ktorú kartu za ktorú vymeníš?
ask-LiftRoad = Ktorú cestu presunieš?
ask-LayLifted = Kam cesta príde?
ask-BanishWildling = Ktorého Divokého zaženieš?
ask-DrawCard = Ktorá karta to je?
ask-DiscardOne = Máš priveľa kariet: ktorú odhodíš?
ask-PlaceTormund = Kam pôjde Tormund?
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
ask-UseTarly = Nič si nedostal: použiješ Tarlyho?

# Odmietnutia

why-answer-now = Najprv prijmi, odmietni, alebo navrhni niečo iné.
why-bought-this-turn = Túto kartu máš len od tohto ťahu.
why-bury-hero-now = Najprv musí jeden hrdina z ponuky opustiť hru.
why-cannot-pay = Stojí to { $cost }; chýba ti { $missing }.
why-choose-hero-now = Najprv si vyber hrdinu z ponuky.
why-choose-partner-now = Najprv zvoľ, s kým obchoduješ, alebo s nikým.
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
why-found-road-now = Teraz k novej osade patrí cesta.
why-found-settlement-now = Teraz zakladáš osadu.
why-give-back-now = Najprv vráť kartu.
why-has-not-accepted = Tento hráč nesúhlasil.
why-he-must-move = Tormund nesmie zostať, kde je.
why-hero-rests = Tohto hrdinu si v tomto ťahu získal alebo už použil.
why-kind-on-both-sides = Na oboch stranách obchodu nesmie byť to isté: { $card }.
why-lift-road-now = Najprv vyber cestu, ktorá sa presunie.
why-move-tormund-now = Najprv presuň Tormunda.
why-name-resource-now = Najprv menuj surovinu.
why-never-played = Táto karta sa nehrá, počíta sa sama.
why-no-effect-possible = Táto karta by teraz nič nespôsobila.
why-no-gifts = Obe strany musia niečo dať.
why-no-more-proposals = V tomto ťahu už ďalšie ponuky robiť nemôžeš (povolené: { $count }).
why-no-such-card = Takú kartu nemáš.
why-no-such-cards = Chýba ti { $missing }.
why-no-wildling-in-gift = V Dare žiadny Divoký nie je.
why-no-wildling-there = Tam žiadny Divoký nie je.
why-not-among-them = Taká karta medzi nimi nie je.
why-not-at-that-settlement = Cesta musí začínať pri práve založenej osade na { $place }.
why-not-in-bank = V banke chýba { $missing }.
why-not-in-display = Tento hrdina v ponuke nie je.
why-not-in-this-step = To v tomto kroku nejde.
why-not-on-this-map = Také miesto na tejto mape nie je.
why-not-removable = Túto cestu zdvihnúť nemožno.
why-not-this-hero-now = Tento hrdina teraz nič nezmôže.
why-not-your-hero = Tento hrdina nie je tvoj.
why-one-card-a-turn = V tomto ťahu si už kartu zahral.
why-one-or-two-opponents = Menuj aspoň jedného súpera, najviac { $count }.
why-only-to-opponents = Ponuka patrí jednému alebo viacerým súperom.
why-place-guard-now = Najprv postav stráž.
why-place-road-now = Najprv polož cestu.
why-rate-not-met = Za jednu kartu berie banka { $rate }× { $card }; ty máš { $have }.
why-retain-now = Najprv si jednu z kariet nechaj.
why-roll-first = Najprv hoď kockami.
why-same-kind = Banka dáva iný druh, než berie.
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
why-too-near = Príliš blízko: hneď vedľa, na { $place }, stojí stavba.
why-trade-step-over = Už staviaš, v tomto ťahu už obchodovať nemožno.
why-wrong-number = { $count ->
    [one] Vezmi presne jednu kartu.
    [few] Vezmi presne { $count } karty.
   *[other] Vezmi presne { $count } kariet.
}
why-not-in-this-game = V tejto hre to nie je.
why-path-taken = Na tomto chodníku už cesta leží.
why-road-not-connected = Na tento chodník nenadväzuje žiadna tvoja cesta ani stavba.
why-behind-a-building = Súperova stavba na { $place } tam tvoju cestu prerušuje.
why-no-own-road-there = Nevedie tam žiadna tvoja cesta.
why-place-taken = Tam už stavba stojí.
why-no-settlement-of-yours = Tvrdza nahrádza tvoju osadu, a tam žiadna nestojí.
why-no-road-left = Všetkých { $count } tvojich ciest už stojí.
why-no-settlement-left = Všetkých { $count } tvojich osád už stojí: najprv niektorú vylepši na tvrdzu.
why-no-keep-left = Všetky tvoje tvrdze už stoja ({ $count }).
why-no-guard-left = Všetkých { $count } tvojich stráží už stojí na Múre.
why-deck-empty = Žiadna akčná karta už nezostala.
why-lacks-wildling-in-gift = V Dare žiadny Divoký nie je.
why-lacks-wildling-in-north = V táboroch ani na pláňach žiadny Divoký nie je.
why-lacks-bank-not-empty = Banka je prázdna.
why-lacks-guard-in-supply = Žiadna stráž ti nezostala.
why-lacks-free-wall-space = Na Múre nie je voľné miesto.
why-lacks-own-cards = Nemáš žiadnu kartu suroviny.
why-lacks-received-nothing = Z tohto hodu niečo máš.
why-lacks-removable-road = Žiadnu tvoju cestu nemožno presunúť: musí držať len jedným koncom a mať kam ísť.
why-lacks-deck-not-empty = Žiadna akčná karta už nezostala.
why-lacks-opponent-more-public-vp = Žiadny súper s kartami nemá viac verejných bodov ako ty.
why-lacks-opponent-with-cards = Žiadny súper nemá kartu suroviny.
why-lacks-legal-road = Nie je chodník, na ktorý by tvoja cesta smela.
why-lacks-played-patrol = Neleží pred tebou žiadna zahraná Hliadka.
why-lacks-robber-in-gift = Tormund je vo svojom tábore.
why-lacks-payable = Nemáš na to karty, ani keď jednu nahradíš.
why-hero-after-production = Na Tarlyho sa hra pýta hneď po hode, ktorý ti nič nepriniesol.
why-hero-after-roll = Tohto hrdinu možno použiť až po hode.
why-no-opponent = To nie je tvoj súper.
why-has-no-cards = { $player } nemá žiadnu kartu suroviny.
why-not-ahead = Zvoliť možno len hráča s viac verejnými bodmi: { $player } má { $theirs }, ty máš { $yours }.
why-not-in-that-hand = V tej ruke taká karta nie je.
why-must-substitute = S týmto hrdinom treba jednu kartu ceny nahradiť.
why-not-in-the-cost = Nahraď jednu kartu ceny ({ $cost }) iným druhom.
why-not-your-road = Tam žiadna tvoja cesta neleží.
why-where-it-was = Cesta musí preč z { $path }.
why-like-the-one-before = Pred ním stojí Divoký toho istého druhu: vyber toho, vyjde to narovnako.
why-not-at-that-hex = { $player } nemá pri { $hex } žiadnu stavbu.

# Čo sa stalo

event-accepted = { $player } prijíma.
event-refused = { $player } odmieta.
event-countered = { $player } by radšej dal(a) { $give } za { $want }.
event-proposed = { $player } ponúka { $give } za { $want }; oslovení: { $to }.
event-traded = { $player } dáva { $give } a dostáva { $get }; protistrana: { $with }.
event-bank-trade = { $player } obchoduje s bankou: { $count }× { $give } za { $get }.
event-advanced = { $clan }: { $wildling } postupuje na { $clearing }.
event-rush = { $clan }: tábory sú plné, začína útok!
event-entered-gift = { $wildling } vniká do Daru na { $hex }.
event-breach = Múr je prelomený: { $section } ({ $count } z 3).
event-guard-lost = { $player } stráca stráž: { $section }.
event-token = Otočený žetón: { $token }.
event-banished = { $player } zaháňa Divokého: { $place }.
event-expelled = { $player } vyháňa Divokého z { $hex }.
event-bought-card = { $player } kupuje akčnú kartu: { $card }.
event-bought-card-unseen = { $player } kupuje akčnú kartu.
event-played-card = { $player } hrá kartu { $card }.
event-demanded = { $player } žiada { $resource }; dáva: { $givers }.
event-gave-back = { $player } vracia { $card }; dostáva { $to }.
event-discarded = { $player } odhadzuje { $cards }.
event-guard = { $player } stavia stráž: { $section }.
event-hero-used = { $player } používa hrdinu: { $hero }.
event-hero-flipped = { $player } otáča hrdinu: { $hero }.
event-hero-taken = { $player } si berie hrdinu: { $hero }.
event-hero-lost = Hru opúšťa { $hero }.
event-keep = { $player } stavia tvrdzu na { $place }.
event-settlement = { $player } zakladá osadu na { $place }.
event-road = { $player } stavia cestu na { $path }.
event-lifted-road = { $player } dvíha cestu z { $path }.
event-laid-market = Trhovisko pri { $place }: { $resource }.
event-laid-terrain = { $hex }: { $terrain }.
event-monopoly = { $player } menuje { $resource } a zbiera { $count }.
event-produced = { $player } dostáva { $cards }.
event-took = { $player } berie z banky { $cards }.
event-special-card = { $player } získava kartu { $card }.
event-special-card-aside = Karta { $card } ide nabok.
event-spied = { $player } nazerá do cudzích kariet: { $on }.
event-starts = Hru začína { $player }.
event-stole = { $player } kradne kartu { $card }; okradnutý: { $from }.
event-stole-unseen = { $player } kradne kartu; okradnutý: { $from }.
event-tormund = { $player } presúva Tormunda na { $hex }.
event-tormund-home = Tormund sa vracia do svojho tábora.
event-rolled = { $player } hádže { $first } a { $second }{ $wild ->
    [0] .
   *[other] , kocka Divokých { $wild }.
}
event-spent-card = { $player } odovzdáva zahranú kartu { $card }; zostáva { $left }.
event-pool-refilled = Zásoba žetónov je prázdna: zamieša sa do nej { $count } otočených.
event-no-figure = { $wildling } ({ $clan }): figúrka už nezostala, nikto neprichádza.
event-vp-token = { $player } berie žetón VB (má { $tokens }); stráží na Múre: { $guards }.
event-vp-token-lost = { $player } vracia žetón VB (zostáva { $tokens }); stráží na Múre: { $guards }.

# Voľby a výsledok

option-mode = Hra
option-founding = Východiskové miesta
option-first_player = Začínajúci hráč
option-variable_setup = Náhodne rozložená krajina
option-tragedy_of_heroes = Variant Tragédia hrdinov
option-combined_trade_build = Obchod a stavba v ľubovoľnom poradí
option-setup_reveals_tokens = Zakladanie otáča žetóny Divokých
option-trade_offers_per_turn = Ponuky hráčom v jednom ťahu
option-turn_limit = Počet ťahov, po ktorých hra končí
reason-glorious = Desať víťazných bodov: slávne víťazstvo.
reason-tragic_breach = Múr je prelomený tretí raz: tragický koniec. Víťazí najviac stráží na Múre, nie najviac bodov.
reason-tragic_gift = V Dare je priveľa Divokých: tragický koniec. Víťazí najviac stráží na Múre, nie najviac bodov.
reason-turn_limit = Dohodnutý počet ťahov je odohraný.
part-settlement = Osady
part-keep = Tvrdze
part-longest_road = Najdlhšia cesta
part-largest_patrol = Najväčšia hliadka
part-vp_card = Karty Víťazný bod
part-guard_token = Žetóny VB za stráže
part-guards_on_wall = Stráže na Múre (bez bodov; rozhodujú o tragickom konci)
part-resource_cards = Karty surovín v ruke (bez bodov)
tie-points = Rovnako stráží: rozhodujú víťazné body.
tie-resource_cards = Rovnako stráží aj bodov: rozhodujú karty surovín.
tie-guards = Rozhoduje najviac stráží na Múre.

# Mená

name-any = ľubovoľná surovina
name-by_mode = podľa hry
name-given = prvé miesto
name-drawn = losom
name-fixed = pevné
name-snake = postupným zakladaním
name-chase_tormund = prenasleduje Tormunda
name-expel_wildling = vyženie Divokého
name-w1 = 1. úsek Múru
name-w2 = 2. úsek Múru
name-w3 = 3. úsek Múru
name-w4 = 4. úsek Múru
name-ice_river-1 = Ľadová rieka, 1. tábor
name-ice_river-2 = Ľadová rieka, 2. tábor
name-ice_river-3 = Ľadová rieka, 3. tábor
name-ice_river-4 = Ľadová rieka, 4. tábor
name-ice_river-5 = Ľadová rieka, 5. tábor
name-k_regular_ice_river = bežný Divoký, Ľadová rieka
name-k_climber_ice_river = lezec, Ľadová rieka
name-k_giant_ice_river = obor, Ľadová rieka
name-cave_dwellers-1 = Jaskynní ľudia, 1. tábor
name-cave_dwellers-2 = Jaskynní ľudia, 2. tábor
name-cave_dwellers-3 = Jaskynní ľudia, 3. tábor
name-cave_dwellers-4 = Jaskynní ľudia, 4. tábor
name-cave_dwellers-5 = Jaskynní ľudia, 5. tábor
name-k_regular_cave_dwellers = bežný Divoký, Jaskynní ľudia
name-k_climber_cave_dwellers = lezec, Jaskynní ľudia
name-k_giant_cave_dwellers = obor, Jaskynní ľudia
name-hornfoots-1 = Tvrdonožci, 1. tábor
name-hornfoots-2 = Tvrdonožci, 2. tábor
name-hornfoots-3 = Tvrdonožci, 3. tábor
name-hornfoots-4 = Tvrdonožci, 4. tábor
name-hornfoots-5 = Tvrdonožci, 5. tábor
name-k_regular_hornfoots = bežný Divoký, Tvrdonožci
name-k_climber_hornfoots = lezec, Tvrdonožci
name-k_giant_hornfoots = obor, Tvrdonožci
name-brick = Tehly
name-lumber = Drevo
name-wool = Vlna
name-grain = Obilie
name-ore = Ruda
name-hills = Pahorkatina
name-forest = Les
name-pasture = Pastvina
name-fields = Polia
name-mountains = Hory
name-ice_field = Ľadové pole
name-desert = Púšť
name-patrol = Hliadka
name-road_building = Stavba ciest
name-winter_is_coming = Zima sa blíži
name-new_recruit = Nový strážca
name-victory_point = Víťazný bod
name-monopoly = Monopol
name-mormont = Jeor Mormont
name-marsh = Bowen Marsh
name-tarly = Samwell Tarly
name-yarwyck = Othell Yarwyck
name-thorne = Ser Alliser Thorne
name-melisandre = Melisandra
name-mance = Mance Nájazdník
name-benjen = Benjen Stark
name-ygritte = Ygritte
name-yoren = Yoren
name-qhorin = Qhorin Polruký
name-regular = Bežný Divoký
name-climber = Lezec
name-giant = Obor
name-ice_river = Kmeň Ľadovej rieky
name-cave_dwellers = Kmeň Jaskynných ľudí
name-hornfoots = Kmeň Tvrdonožcov
name-frostfangs = Mrazivé tesáky
name-tormund_camp = Tormundov tábor
name-c1 = Planina 1/2
name-c2 = Planina 3/4
name-c3 = Planina 5/6
name-c4 = Planina 7/8
name-longest_road = Najdlhšia cesta
name-largest_patrol = Najväčšia hliadka
name-blue = modrá
name-yellow = žltá
name-black = čierna
name-red = červená
name-base = Základná hra
name-full = Nočná hliadka (plná verzia)
name-standard = Štandardná doska (porovnanie)
name-road = Cesta
name-settlement = Osada
name-keep = Tvrdza
name-guard = Stráž
name-tormund = Tormund
name-gift_base = Dar, základná hra
name-gift_4p = Dar pre štyroch
name-gift_3p = Dar pre troch

# Herný plán

board-market = Trhovisko
board-turn = Ťah { $turn }
board-wild = kocka Divokých
board-bank = Banka
board-deck = Zvyšné akčné karty: { $cards }
board-proposal = { $give } za { $want }
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
web-seen = { $player }: karty v ruke
web-build = Stavba
web-trade = Obchod
web-counter = Protinávrh
web-give = Dáš
web-want = Chceš
web-gives = dáva
web-wants = chce
web-offer = Ponúknuť
web-compose = Povedz, čo dáš a čo za to chceš.
web-offers-left = { $count ->
    [0] žiadna ďalšia ponuka
    [one] ešte { $count } ponuka
    [few] ešte { $count } ponuky
   *[other] ešte { $count } ponúk
}
web-standing = Ako je na tom Hliadka
web-unguarded = bez stráže
web-regulars = { $count ->
    [0] žiadny Divoký
    [one] { $count } Divoký
    [few] { $count } Divokí
   *[other] { $count } Divokých
}
web-market = Trhovisko: { $resource }, { $rate }:1
web-fresh = { $count ->
    [one] { $count } kúpená až teraz
    [few] { $count } kúpené až teraz
   *[other] { $count } kúpených až teraz
}
web-rests = v tomto ťahu odpočíva
web-side = Strana { $side } karty
web-card-patrol = Zažeň Tormunda a ukradni kartu alebo vyžeň Divokého z Daru a vezmi kartu z jeho poľa.
web-card-road_building = Dve cesty zadarmo.
web-card-winter_is_coming = Dve ľubovoľné karty z banky.
web-card-new_recruit = Stráž zadarmo.
web-card-victory_point = Platí jeden bod; nikdy sa nehrá.
web-card-monopoly = Pomenuj surovinu: všetci ti dajú svoje karty.
web-card-patrol-base = Zažeň Tormunda na iné pole a ukradni tam kartu.
web-hero-mormont = Pomenuj surovinu: jeden či dvaja súperi ti jednu dajú a jednu dostanú.
web-hero-marsh = Vymeň jednu kartu s bankou, 1:1.
web-hero-tarly = Nič z hodu? Vezmi si jednu kartu.
web-hero-yarwyck = Presuň jednu svoju cestu.
web-hero-thorne = Stráž: jednu jej kartu zaplať ľubovoľnou inou.
web-hero-melisandre = Akčná karta: jednu kartu zaplať inou, vyber z troch.
web-hero-mance = Nazri vedúcemu do ruky a vezmi kartu.
web-hero-benjen = Odstráň Divokého severne od Múru; potom otoč žetón zo zásoby.
web-hero-ygritte = Odstráň Divokého z Daru.
web-hero-yoren = Zahraná hliadka sa stane strážou.
web-hero-qhorin = Tormund späť do tábora; vezmi kartu z jeho poľa.
