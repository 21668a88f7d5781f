# Kráľovstvo Valérie. Slovenské mená dopĺňajú dátové súbory, ktoré ich majú po anglicky a po česky.

move-keep = Nechať si: { $a }
move-announce = Ohlásiť hod
move-use = { $a }: zmeniť { $b }. kocku
move-token = Žetón položiť na: { $a }
move-take = { $b-id ->
    [supply] Vziať zo zásoby: { $a }
   *[other] Vziať hráčovi { PLAYER($b-id) }: { $a }
}
move-choose = Vziať: { $a }
move-exchange = Využiť výmenu: { $a }
move-finish = Ďalej nemeniť
move-gain = Získať zdroj: { $a }
move-slay = Zabiť: { $a }
move-recruit = Najať: { $a }
move-build = Vybudovať: { $a }
move-pay = Zaplatiť { $a }, zvyšok mágiou
move-enlist = Vziať zadarmo: { $a }
move-return = Vrátiť: { $a }
move-steal = { $a-id ->
    [supply] Vziať príšeru z balíčka najviac vľavo
   *[other] Vziať náhodnú príšeru (má ju { PLAYER($a-id) })
}
move-activate = Aktivovať: { $a }
move-surrender = Vydať: { $a }
move-decline = Nie, ďakujem
move-roll = Na kockách padlo { $a }
move-deal = Rozdaný vojvoda: { $a }
move-start = { PLAYER($a) } začína
move-area = Oblasť v hre: { $a }
move-settle = Obyvatelia v hre: { $a }
move-unveil = Ďalšie panstvo: { $a }
move-appear = Ďalší obyvateľ: { $a }
move-reveal = Nepriateľská udalosť: { $a }
move-lose = Vytiahnutá príšera: { $a }
move-unmask = Temný pán je { $a }

ask-ChooseDuke = Ktorého vojvodu si necháš?
ask-ModifyDice = Zmeníš niektorú kocku?
ask-EventTarget = Na ktorú príšeru pôjde žetón?
ask-HarvestTake = Komu tvoj obyvateľ niečo vezme?
ask-ChooseYield = Čo ti obyvateľ prinesie?
ask-UseHerald = Ktorý zdroj prinesie Herold?
ask-UseExchanges = Ktorú výmenu využiješ?
ask-ChooseAction = Akú akciu vykonáš?
ask-PayStrength = Koľko sily zaplatíš? Zvyšok sa platí mágiou.
ask-PayCitizen = Koľko zlatiakov zaplatíš? Zvyšok sa platí mágiou.
ask-PayDomain = Koľko zlatiakov zaplatíš? Zvyšok sa platí mágiou.
ask-ChooseReward = Ktorú odmenu si vezmeš?
ask-Enlist = Ktorý obyvateľ sa k tebe pridá zadarmo?
ask-TakeResource = Komu niečo vezmeš?
ask-SlayExtra = Zabiješ ešte jednu príšeru?
ask-BuyPoints = Zaplatíš za víťazné body?
ask-GiveBack = Ktorá karta sa vráti do svojho balíčka?
ask-StealMonster = Komu vezmeš náhodnú príšeru?
ask-ChooseStack = Ktorý balíček príšer zaútočí?
ask-ChooseCapture = Ktorého obyvateľa vydáš?

price-gold = { $price ->
    [one] { $price } zlatiak
    [few] { $price } zlatiaky
   *[other] { $price } zlatiakov
}
price-strength = { $price ->
    [one] { $price } silu
    [few] { $price } sily
   *[other] { $price } síl
}
price-magic = { $price ->
    [one] { $price } mágiu
    [few] { $price } mágie
   *[other] { $price } mágií
}
price-coin = { $coin-id ->
    [gold] { price-gold }
    [strength] { price-strength }
   *[magic] { price-magic }
}
own-gold = { $gold ->
    [one] { $gold } zlatiak
    [few] { $gold } zlatiaky
   *[other] { $gold } zlatiakov
}
own-strength = { $strength ->
    [one] { $strength } silu
    [few] { $strength } sily
   *[other] { $strength } síl
}
own-magic = { $magic ->
    [one] { $magic } mágiu
    [few] { $magic } mágie
   *[other] { $magic } mágií
}
magic-on-top = { $on_top ->
    [one] { $on_top } mágiu
    [few] { $on_top } mágie
   *[other] { $on_top } mágií
}
magic-needed = { $needed ->
    [one] { $needed } mágiu
    [few] { $needed } mágie
   *[other] { $needed } mágií
}
why-act-now = Teraz treba vykonať akciu (zostáva { $actions }): zabiť, najať, získať zdroj alebo vybudovať.
why-cannot-pay = Táto výmena stojí { price-coin }; máš { $have }{ $coin-id ->
    [magic] .
   *[other] , a mágia tu nič nezastúpi.
}
why-change-dice-or-announce-now = Teraz môžeš len meniť kocky alebo hod ohlásiť.
why-choose-now = Teraz treba vybrať jednu z možností.
why-die-would-not-change = Na kocke už je { $value }.
why-does-not-fit = { $citizen-id ->
    [none] Vziať možno len obyvateľa{ $role-id ->
        [none] { "" }
       *[other] { " so symbolom" } { $role }
    }{ $most ->
        [0] { "" }
       *[other] { " so základnou cenou najviac" } { $most }
    }.
   *[other] Vziať možno len túto kartu: { $citizen }.
}
why-enlist-now = Teraz si treba vziať obyvateľa.
why-exchange-or-decline-now = Teraz môžeš len zaplatiť za body alebo odmietnuť.
why-exchange-or-finish-now = Teraz môžeš len vymieňať alebo skončiť.
why-alone-from-the-stacks = V hre pre jedného sa berie vrchná karta balíčka príšer najviac vľavo.
why-alone-from-the-supply = V hre pre jedného sa berie zo zásoby.
why-area-not-in-play = Táto oblasť v hre nie je: { $area }.
why-built-already = Toto panstvo už má { $owner }.
why-captured-already = Toto panstvo zajal Temný pán.
why-die-too-low = Na kocke nemôže byť menej než { $least }.
why-event-not-in-play = Táto nepriateľská udalosť v centrálnych balíčkoch neleží.
why-magic-on-top = Okrem sily ({ $price }) vyžaduje { magic-on-top }; máš { $magic }.
why-rests-now = { $player } v tomto ťahu odpočíva a o nič nepríde.
why-return-a-citizen = Teraz možno vrátiť len niektorého z tvojich obyvateľov.
why-return-a-monster = Teraz možno vrátiť len porazenú príšeru niektorej oblasti.
why-stack-exhausted = Tento balíček je vyčerpaný.
why-activate-now = Teraz treba určiť balíček príšer.
why-surrender-now = Teraz treba vydať obyvateľa z napadnutého stĺpca.
why-has-none = { $player } nemá { $resource-id ->
    [gold] žiadne zlatiaky
    [strength] žiadnu silu
   *[magic] žiadnu mágiu
}.
why-keep-a-duke-now = Teraz si treba nechať jedného z dvoch vojvodov.
why-more-than-the-price = Stojí to { price-coin }: viac sa zaplatiť nedá.
why-no-monster-there = { $player } nemá žiadnu porazenú príšeru.
why-no-opponent-to-rob = To nie je súper, ktorý sa na tomto ťahu zúčastňuje.
why-no-such-card-left = Potrebná karta v centrálnych balíčkoch nie je.
why-not-activated = Túto výmenu ti žiadna nevyužitá aktivácia nedáva.
why-not-dealt-to-you = Tohto vojvodu nemáš rozdaného.
why-not-enough-gold = To stojí { price-gold }; máš { $have }.
why-not-enough-magic = Na zvyšok potrebuješ { magic-needed }; máš { $have }.
why-not-in-the-centre = Táto príšera neleží odkrytá navrchu.
why-not-in-this-column = Tento obyvateľ neleží navrchu v napadnutom stĺpci { $column }.
why-not-on-itself = Nepriateľská udalosť nedáva žetón sama na seba.
why-not-on-the-card = Toto karta neponúka.
why-not-on-top = { $top-id ->
    [none] Táto karta neleží odkrytá v centrálnych balíčkoch.
   *[other] Táto karta neleží navrchu: tam je { $top }.
}
why-not-such-a-card = Takú kartu na vrátenie nemáš.
why-not-your-domain = Toto panstvo ti nepatrí.
why-pay-now = Teraz treba zaplatiť cenu ({ $card }): { price-coin }.
why-put-a-token-now = Teraz treba položiť žetón na príšeru.
why-return-or-decline-now = Teraz môžeš len vrátiť kartu alebo odmietnuť.
why-roles-missing = Chýbajú ti obyvatelia s týmito stavovskými symbolmi: { $roles }.
why-slay-or-decline-now = Teraz môžeš len zabiť ďalšiu príšeru alebo odmietnuť.
why-steal-or-decline-now = Teraz môžeš len vziať príšeru alebo odmietnuť.
why-take-or-decline-now = Teraz môžeš len vziať niečo súperovi alebo odmietnuť.
why-too-expensive = { $gold ->
    [0] Aspoň 1 zlatiak sa zaplatiť musí a ty žiadny nemáš: mágia zastúpi len zvyšok.
   *[other] Stojí to { price-gold }; máš { own-gold } a na zastúpenie { own-magic }: chýba { $missing }.
}
why-too-strong = { $strength ->
    [0] Aspoň 1 silu zaplatiť musíš a žiadnu nemáš: mágia zastúpi len zvyšok.
   *[other] Vyžaduje { price-strength }{ $on_top ->
        [0] { "" }
       *[other] { " a navyše" } { magic-on-top }
    }; máš { own-strength } a { own-magic }, ktorá môže silu zastúpiť: chýba { $missing }.
}
why-used-already = Toto panstvo už v tejto fáze hádzania poslúžilo.
why-you-have-less = { $coin-id ->
    [strength] Toľko sily nemáš: máš { $have }.
   *[gold] Toľko zlatiakov nemáš: máš { $have }.
}

amount = { $resource-id ->
    [gold] { $amount ->
        [one] { $amount } zlatiak
        [few] { $amount } zlatiaky
       *[other] { $amount } zlatiakov
    }
    [strength] { $amount ->
        [one] { $amount } silu
        [few] { $amount } sily
       *[other] { $amount } síl
    }
    [magic] { $amount ->
        [one] { $amount } mágiu
        [few] { $amount } mágie
       *[other] { $amount } mágií
    }
   *[vp] { $amount ->
        [one] { $amount } víťazný bod
        [few] { $amount } víťazné body
       *[other] { $amount } víťazných bodov
    }
}
paid-coin = { $coin-id ->
    [gold] { $paid ->
        [one] { $paid } zlatiak
        [few] { $paid } zlatiaky
       *[other] { $paid } zlatiakov
    }
    [strength] { $paid ->
        [one] { $paid } silu
        [few] { $paid } sily
       *[other] { $paid } síl
    }
   *[magic] { $paid ->
        [one] { $paid } mágiu
        [few] { $paid } mágie
       *[other] { $paid } mágií
    }
}
paid = { paid-coin }{ $magic ->
    [0] { "" }
    [one] { " a" } { $magic } mágiu
    [few] { " a" } { $magic } mágie
   *[other] { " a" } { $magic } mágií
}

event-area = Oblasť v hre: { $area }.
event-settled = Obyvatelia v hre: { $citizen }.
event-dealt = { $player } dostáva vojvodu: { $duke }.
event-dealt-unseen = { $player } dostáva vojvodu.
event-kept = { $player } si necháva vojvodu: { $duke }.
event-kept-unseen = { $player } si necháva vojvodu.
event-first-player = { $player } začína.
event-rolled = { $player } hádže { $one } a { $two }.
event-changed-dice = { $player } používa panstvo { $domain } ({ $price ->
    [0] zadarmo
    [one] za { $price } zlatiak
    [few] za { $price } zlatiaky
   *[other] za { $price } zlatiakov
}): na kockách je { $one } a { $two }.
event-token = { $hostile }: { $player } kladie { amount } na kartu { $monster }.
event-harvested = { $player } má príjem: zlatiaky { $gold }, sila { $strength }, mágia { $magic }.
event-domain-works = { $domain }: { $player } získava { amount }.
event-all-lose = { $hostile }: kto môže, stráca { amount }.
event-bought-points = { $domain }: { $player } platí { paid-coin } za { amount }.
event-exchanged = { $player } využíva výmenu ({ $citizen }): { paid-coin } za { amount }.
event-took = { $card }: { $player } berie { amount } (od: { $from }).
event-took-alone = { $card }: { $player } berie zo zásoby { amount }.
event-brought = { $card }: { $player } získava { amount }.
event-lost = { $player } stráca { amount }.
event-gained = { $player } získava { amount }.
event-slain = { $player } zabíja: { $monster } (za { paid }).
event-recruited = { $player } najíma: { $citizen } (za { paid }).
event-enlisted = { $card }: { $player } získava zadarmo kartu { $citizen }.
event-built = { $player } buduje: { $domain } (za { paid }).
event-returned = { $player } vracia do balíčka: { $card }.
event-uncovered = { $place }: karta vyčerpania ide naspodok svojho balíčka.
event-sent-back = { $place }: { $hostile } sa vracia navrch balíčka vyčerpania.
event-stolen = { $player } berie príšeru: { $monster } (od: { $from }).
event-stolen-alone = { $player } berie z balíčka príšeru: { $monster }.
event-unveiled = Nové panstvo: { $domain }.
event-appeared = Nový obyvateľ: { $citizen }.
event-exhausted = Vyčerpané: { $place }.
event-hostile = Nepriateľská udalosť ({ $place }): { $hostile }.
event-activated = Útočí balíček oblasti { $area }.
event-captured = Temný pán zajíma: { $card }.
event-unmasked = Temným pánom bol vojvoda { $duke }.
event-last-round = { $reason-id ->
    [all_monsters] Všetky príšery sú zabité
    [all_domains] Všetky panstvá sú vybudované
   *[exhausted_stacks] Vyčerpaných balíčkov je dosť
}: hra sa skončí, keď všetci odohrajú rovnaký počet ťahov.
event-end-put-off = Koniec hry sa odďaľuje.
event-revealed = Vojvodom hráča { $player } bol { $duke }.
event-over = Hra sa skončila.

option-selection = Balíčky v hre
option-areas = Oblasti vybrané ručne
option-citizens = Obyvatelia vybraní ručne
option-remove_domains = Vyradené panstvá
option-hostile_events = Nepriateľské udalosti
option-events = Udalosti vybrané ručne
option-random_citizens = Náhodní obyvatelia
option-no_dukes = Bez vojvodov
option-difficulty = Obtiažnosť hry pre jedného
option-solo_count_board_vp = Pre jedného: body na doske sa počítajú
option-end_trigger_is_latched = Raz spustený koniec už platí
option-resting_player_triggers_gargan = Garganovo náručie platí aj pre odpočívajúceho
option-new_domain_works_same_turn = Nové panstvo platí už v tom istom ťahu
option-tie_break_counts_monsters = Pri zhode sa počítajú aj príšery
option-majority_needs_one_card = Väčšina vyžaduje aspoň jednu kartu
option-event_may_target_itself = Udalosť smie dať žetón aj na seba

reason-all_monsters = Všetky príšery sú zabité.
reason-all_domains = Všetky panstvá sú vybudované.
reason-exhausted_stacks = Vyčerpaných balíčkov je dosť.
reason-win_all_monsters = Všetky príšery sú zabité: Temný pán je porazený.
reason-loss_column = Stĺpec už nemá kto brániť: Temný pán víťazí.
reason-win_points = Rozhodujú body: máš { $points }, Temný pán { $rival }.
reason-loss_points = Rozhodujú body: máš { $points }, Temný pán { $rival }; na víťazstvo treba mať viac.
part-monsters = Príšery
part-domains = Panstvá
part-board = Doska
part-duke = Vojvoda
part-icons = Stavovské symboly
part-resources = Zdroje
part-majorities = Väčšiny
tie-smaller_tableau = O víťazovi rozhoduje menší počet kariet vo vojvodstve.

name-supply = zásoba
name-random = náhodne
name-slot-1 = obyvatelia 1
name-slot-2 = obyvatelia 2
name-slot-3 = obyvatelia 3
name-slot-4 = obyvatelia 4
name-slot-5 = obyvatelia 5
name-slot-6 = obyvatelia 6
name-slot-7 = obyvatelia 7
name-slot-8 = obyvatelia 8
name-slot-9_10 = obyvatelia 9/10
name-slot-11_12 = obyvatelia 11/12
name-domains-1 = prvý balíček panstiev
name-domains-2 = druhý balíček panstiev
name-domains-3 = tretí balíček panstiev
name-domains-4 = štvrtý balíček panstiev
name-domains-5 = piaty balíček panstiev

# Čo sa hovorí o možnosti.
fact-pay = stojí { $pay }
fact-lose = stratí sa { $lose }
fact-tokens = žetóny: { $tokens }
fact-die = na kocke potom bude { $die }
fact-usual = { $usual ->
    [yes] obvyklá platba
   *[no] { "" }
}

name-gold = zlatiaky
name-strength = sila
name-magic = mágia
name-vp = víťazné body
name-worker = robotníci
name-soldier = vojaci
name-shadow = podsvetie
name-holy = duchovní
name-citizen = obyvateľ
name-monster = príšera
name-domain = panstvo
name-duke = vojvoda
name-starter = základná karta
name-exhausted = vyčerpanie
name-hostile_event = nepriateľská udalosť
name-minion = služobník
name-beast = šelma
name-titan = kolos
name-boss = veliteľ
name-hills = Kopce
name-barrens = Pustatiny
name-ruins = Ruiny
name-forest = Lesy
name-valley = Údolie
name-swamp = Močiare
name-mountains = Hory
name-cavern = Jaskyne
name-first_game = Prvá hra
name-glittering_gold = Trblietavé zlato
name-mastery_over_magic = Vláda nad mágiou
name-monster_blood = Krv príšer
name-normal = základná obtiažnosť
name-hard = zvýšená obtiažnosť
name-very_hard = ešte vyššia obtiažnosť
name-starter_peasant = základný Roľník
name-starter_knight = základný Rytier
name-starter_herald = základný Herold
name-cleric = Liečiteľka
name-monk = Mních
name-merchant = Obchodník
name-blacksmith = Kováč
name-mercenary = Žoldnier
name-alchemist = Alchymista
name-archer = Zbojníčka
name-wizard = Čarodejník
name-peasant = Roľník
name-knight = Rytier
name-rogue = Vrah
name-thief = Zlodejka
name-champion = Šampión
name-warlord = Vojvodca
name-paladin = Paladin
name-priestess = Kňažka
name-butcher = Mäsiar
name-miner = Baník
name-goblin = Škriatok
name-goblin_mage = Škriatkov mág
name-goblin_king = Kráľ škriatkov
name-skeleton = Kostlivec
name-flaming_skeleton = Ohnivý kostlivec
name-skeleton_king = Kráľ kostlivcov
name-treant = Ent
name-bane_spider = Prekliaty pavúk
name-spider_queen = Pavúčia kráľovná
name-owlbear = Sovomedveď
name-giant = Obor
name-troll = Trol
name-dire_bear = Zúrivý medveď
name-orc_warrior = Orčí bojovník
name-orc_chieftain = Orčí náčelník
name-gargoyle = Chrlič
name-wraith = Prízrak
name-witch_queen = Kráľovná čarodejníc
name-gelatinous_cube = Rôsolová kocka
name-basilisk = Bazilisk
name-swamp_dragon = Močiarny drak
name-kobolds = Koboldi
name-gold_golem = Zlatý golem
name-red_dragon = Červený drak
name-corrupted_cleric = Skazená liečiteľka
name-giant_leech = Obria pijavica
name-bat_swarm = Kŕdeľ netopierov
name-sorcerer = Černokňažník
name-mimic = Mimik
name-kobold_thieves = Koboldí zlodeji
name-foxgrove_palisade = Palisáda v Líščom háji
name-desert_orchid = Púštna orchidea
name-emerald_stronghold = Smaragdová pevnosť
name-pratchetts_plateau = Pratchettova plošina
name-cathedral_of_st_aquila = Katedrála svätej Aquily
name-darktide_harbour = Prístav temného prílivu
name-cloudriders_camp = Tábor jazdcov oblakov
name-orb_of_urdr = Guľa Urdr
name-rogues_landing = Prístavisko lotrov
name-blood_crow_army = Armáda krvavých vrán
name-eye_of_asteraten = Oko Asterátu
name-cutthroats_truce = Prímerie hrdlorezov
name-halfpenny_hill = Polpencový kopec
name-shattered_hand = Roztrieštená ruka
name-forgotten_sorrows = Zabudnuté žiale
name-watcher_on_the_water = Pozorovateľ nad vodou
name-gargans_embrace = Garganovo náručie
name-nest_of_the_weaver_witch = Brloh čarodejnice
name-palace_of_the_dawn = Palác úsvitu
name-grimmwater_keep = Tvrdza Chmúrna voda
name-violet_thorn = Fialový tŕň
name-purloiners_perch = Zbojnícky hrad
name-golden_obelisk_of_nae = Zlatý obelisk Nae
name-monolith_of_ostendaar = Ostendaarský monolit
name-cornelius = Cornelius Rojko
name-elsyn = El'syn, svätec tieňov
name-elisium = Elisium Všekováč
name-hrothgar = Hrothgar Dobyvateľ
name-isabella = Isabella Spravodlivá
name-lekzandr = Lekzand'r Ochranca
name-node = Node, majster mečov
name-reese = Reese Burič
name-simon = Simon Nečistý
name-waryn = Waryn, pán lotrov

board-turn = { $turn }. ťah
board-phase = { $phase ->
    [setup] príprava
    [roll] hádzanie
    [harvest] príjmy
    [action] akcie
    [monsters] príšery
    [second_harvest] druhé príjmy
   *[end] záver
}
board-actions = { $actions ->
    [one] zostáva { $actions } akcia
    [few] zostávajú { $actions } akcie
   *[other] zostáva { $actions } akcií
}
board-numbers = aktivujú { $numbers }
board-exhausted = vyčerpané
board-empty = prázdne
board-emptied = prázdno: po tejto akcii sa zakryje
board-left = ×{ $count }
board-deck = Balíček vyčerpania: { $exhausted }
board-deck-events = , nepriateľské udalosti { $events }
board-deck-known = , navrchu { $known }
board-stacks-exhausted = vyčerpaných { $count } z { $limit } balíčkov
board-last-round = Posledné kolo
board-player = Hráč
board-citizens = Obyvatelia
board-domains = Panstvá
board-monsters = Príšery
board-points = Body
board-roll-gave = Posledný hod
board-you = ty
board-resting = odpočíva
board-duke = Vojvoda ({ $player })
board-paying = Platí sa: { $card }
board-asking = Pýta sa karta: { $card }
board-leaves = zostane { $left }
board-usual = obvyklá platba
board-dark-lord = Temný pán
board-attacked = napadnutý je { $column }. stĺpec

# Doska v prehliadači.
web-phase-roll = hod
web-phase-harvest = príjmy
web-phase-action = akcie
web-phase-monsters = príšery
web-phase-second_harvest = druhé príjmy
web-market = Stred stola
web-duchy = Vojvodstvo: { $player }
web-first = začínajúci hráč
web-or = alebo
web-amount-gold = { $count ->
    [one] { $count } zlatiak
    [few] { $count } zlatiaky
   *[other] { $count } zlatiakov
}
web-amount-strength = { $count ->
    [one] { $count } sila
    [few] { $count } sily
   *[other] { $count } síl
}
web-amount-magic = { $count ->
    [one] { $count } mágia
    [few] { $count } mágie
   *[other] { $count } mágií
}
web-amount-vp = { $count ->
    [one] { $count } víťazný bod
    [few] { $count } víťazné body
   *[other] { $count } víťazných bodov
}
web-amount-citizen = { $count ->
    [one] { $count } obyvateľ
    [few] { $count } obyvatelia
   *[other] { $count } obyvateľov
}
web-left = { $count ->
    [one] zostáva { $count } karta
    [few] zostávajú { $count } karty
   *[other] zostáva { $count } kariet
}
web-costs = Cena: { $price }
web-leaves = zostane: { $left }
web-tokens-below = Pod ňou leží na karte { $card }: { $tokens }
web-needs = podmienka: { $roles }
web-reward = odmena: { $effect }
web-on-turn = v tvojom ťahu: { $effect }
web-off-turn = v ťahu ostatných: { $effect }
web-herald = keď ti hod nič iné nedá, a pri dvojici
web-captives = { $count ->
    [0] Zatiaľ žiadni zajatci
    [one] { $count } zajatec
    [few] { $count } zajatci
   *[other] { $count } zajatcov
}
web-op-exchange = výmena: dáš { $pay }, dostaneš { $gain }
web-op-take = { $loot } od iného hráča
web-op-citizen = karta zadarmo: { $which }
web-op-per = { $gain } za každú kartu: { $per }
web-op-resources = { $gain } za každé zdroje v počte { $divisor }
web-per-icon = symbol ({ $role })
web-at-most = (cena najviac { $cost })
web-domain-foxgrove_palisade = Vo svojej fáze hádzania môžeš zaplatiť 2 zlatiaky a otočiť jednu kocku na 6.
web-domain-desert_orchid = Vo svojej fáze hádzania môžeš otočiť jednu kocku na 1; zaplať 1 zlatiak za každého svojho obyvateľa duchovného stavu.
web-domain-emerald_stronghold = Obyvateľov najímaš za základnú cenu, bez prirážky za kópie.
web-domain-pratchetts_plateau = Panstvá ťa stoja o 1 zlatiak menej.
web-domain-cathedral_of_st_aquila = Na konci svojej fázy akcií vezmi zvolenému súperovi 1 zlatiak.
web-domain-darktide_harbour = Po vybudovaní: vezmi si z centrálnych balíčkov obyvateľa z podsvetia.
web-domain-cloudriders_camp = Po vybudovaní: získaj 3 sily a vezmi si vojaka so základnou cenou najviac 2.
web-domain-orb_of_urdr = Na konci svojej fázy akcií vezmi zvolenému súperovi 1 mágiu.
web-domain-rogues_landing = Po vybudovaní: vezmi si z centrálnych balíčkov robotníka.
web-domain-blood_crow_army = Na začiatku svojej fázy akcií získaj 1 silu.
web-domain-eye_of_asteraten = Po vybudovaní: získaj 5 síl a môžeš zabiť príšeru.
web-domain-cutthroats_truce = Po vybudovaní: vezmi zvolenému súperovi 3 zlatiaky.
web-domain-halfpenny_hill = Na začiatku svojej fázy akcií získaj 1 zlatiak.
web-domain-shattered_hand = Po vybudovaní: vezmi si z centrálnych balíčkov obyvateľa duchovného stavu.
web-domain-forgotten_sorrows = Vo svojej fáze akcií získaj 1 mágiu, kedykoľvek získaš obyvateľa.
web-domain-watcher_on_the_water = Po vybudovaní: môžeš vrátiť jednu svoju príšeru do jej balíčka a získať 3 víťazné body.
web-domain-gargans_embrace = V každej fáze hádzania získaj 1 víťazný bod, kedykoľvek je na kockách dvojica.
web-domain-nest_of_the_weaver_witch = Po vybudovaní: môžeš vrátiť jedného svojho obyvateľa do jeho balíčka a získať 3 víťazné body.
web-domain-palace_of_the_dawn = Vo svojej fáze hádzania môžeš znížiť jednu kocku o 1.
web-domain-grimmwater_keep = Po vybudovaní: vezmi si obyvateľa so základnou cenou najviac 3.
web-domain-violet_thorn = Vo svojej fáze akcií získaj 1 mágiu, kedykoľvek zabiješ príšeru.
web-domain-purloiners_perch = Po vybudovaní: vezmi zvolenému súperovi náhodnú porazenú príšeru.
web-domain-golden_obelisk_of_nae = Po vybudovaní: môžeš zaplatiť 3 mágie a získať 3 víťazné body.
web-domain-monolith_of_ostendaar = Na začiatku svojej fázy akcií získaj 1 mágiu.
web-hostile-corrupted_cleric = Ak padne 1: aktívny hráč pridá 1 mágiu na inú príšeru.
web-hostile-giant_leech = Ak padne 2: každý hráč stratí 1 silu.
web-hostile-bat_swarm = Ak padne 3: aktívny hráč pridá 1 silu na inú príšeru.
web-hostile-sorcerer = Ak padne 4: každý hráč stratí 1 mágiu.
web-hostile-mimic = Ak padne 5: aktívny hráč pridá 1 zlatiak na inú príšeru; získa ho ten, kto ju zabije.
web-hostile-kobold_thieves = Ak padne 6: každý hráč stratí 1 zlatiak.
