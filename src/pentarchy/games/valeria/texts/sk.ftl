# Kráľovstvo Valérie. Slovenské mená dopĺňajú dátové súbory, ktoré ich majú po anglicky a po česky.

move-keep = Nechať si { $a-acc }
move-announce = Ohlásiť hod
move-use = Použiť { $a-acc } na { $b }. kocku
move-token = Položiť žetón na { $a-acc }
taken = { $a-id ->
    [gold] zlatiaky
    [strength] silu
    [magic] mágiu
   *[citizen] obyvateľa
}
move-take = { $b-id ->
    [supply] Vziať { taken } zo zásoby
   *[other] Vziať { taken } hráčovi { PLAYER($b-id) }
}
move-choose = Vziať si { taken }
move-exchange = Využiť { $a-acc } na výmenu
move-finish = Ďalej nevymieňať
move-gain = Získať 1 { $a-acc }
move-slay = Zabiť { $a-acc }
move-recruit = Najať { $a-acc }
move-build = Vybudovať { $a-acc }
move-pay = Zaplatiť { $a }, zvyšok mágiou
move-enlist = Vziať si zadarmo { $a-acc }
move-return = Vrátiť do balíčka { $a-acc }
move-steal = { $a-id ->
    [supply] Vziať vrchnú príšeru z balíčka úplne vľavo
   *[other] Vziať náhodnú príšeru hráčovi { PLAYER($a-id) }
}
move-activate = Aktivovať balíček oblasti { $a }
move-surrender = Vydať { $a-acc }
move-decline = Nie, ďakujem
move-roll = Hod: { $a }
move-deal = Rozdať { $a-acc }
move-start = { PLAYER($a) } začína
move-area = Do hry prichádza oblasť { $a }
move-settle = Do hry prichádza { $a }
move-unveil = Odkrýva sa panstvo { $a }
move-appear = Odkrýva sa { $a }
move-reveal = Odkrýva sa nepriateľská udalosť { $a }
move-lose = Vyžrebovať { $a-acc }
move-unmask = Temným pánom je { $a }

ask-ChooseDuke = Ktorého vojvodu si necháš?
ask-ModifyDice = Zmeníš niektorú kocku?
ask-EventTarget = Na ktorú príšeru položíš žetón?
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
why-act-now = Teraz treba vykonať akciu ({ board-actions }): zabiť príšeru, najať obyvateľa, získať zdroj alebo vybudovať panstvo.
why-cannot-pay = Táto výmena stojí { price-coin }; máš { $have }{ $coin-id ->
    [magic] .
   *[other] { "" } a mágia tu nič nenahradí.
}
why-change-dice-or-announce-now = Teraz môžeš len meniť kocky alebo hod ohlásiť.
why-choose-now = Teraz treba vybrať jednu z možností.
why-die-would-not-change = Na kocke už je { $value }.
why-does-not-fit = { $citizen-id ->
    [none] Vziať si môžeš len obyvateľa{ $role-id ->
        [none] { "" }
       *[other] { " so symbolom" } { $role-gen }
    }{ $most ->
        [0] { "" }
       *[other] { $role-id ->
            [none] { " so základnou cenou najviac" } { $most }
           *[other] { " a základnou cenou najviac" } { $most }
        }
    }.
   *[other] Vziať si môžeš len { $citizen-acc }.
}
why-enlist-now = Teraz si treba vziať obyvateľa.
why-exchange-or-decline-now = Teraz môžeš len zaplatiť za body alebo odmietnuť.
why-exchange-or-finish-now = Teraz môžeš len využiť výmenu alebo skončiť.
why-alone-from-the-stacks = V hre pre jedného hráča si berieš vrchnú kartu z balíčka príšer, ktorý je úplne vľavo.
why-alone-from-the-supply = V hre pre jedného hráča si berieš zo zásoby.
why-area-not-in-play = Oblasť { $area } nie je v hre.
why-built-already = Toto panstvo už patrí hráčovi { $owner }.
why-captured-already = Toto panstvo už obsadil Temný pán.
why-die-too-low = Na kocke nemôže byť menej než { $least }.
why-event-not-in-play = Táto nepriateľská udalosť teraz medzi centrálnymi balíčkami neleží.
why-magic-on-top = Stojí to { price-strength } a k tomu { magic-on-top }, ale mágie máš len { $magic }.
own-substitute = { $magic ->
    [0] { " a nemáš žiadnu mágiu" }
   *[other] { " a ako náhradu" } { own-magic }
}
why-rests-now = { $player } v tomto ťahu odpočíva a o nič nepríde.
why-return-a-citizen = Teraz môžeš vrátiť len niektorého zo svojich obyvateľov.
why-return-a-monster = Teraz môžeš vrátiť len niektorú zo svojich zabitých príšer.
why-stack-exhausted = Tento balíček je vyčerpaný.
why-activate-now = Teraz treba určiť, ktorý balíček príšer zaútočí.
why-surrender-now = Teraz treba vydať obyvateľa z napadnutého stĺpca.
why-has-none = { $player } nemá { $resource-id ->
    [gold] žiadne zlatiaky
    [strength] žiadnu silu
   *[magic] žiadnu mágiu
}.
why-keep-a-duke-now = Teraz si treba nechať jedného z dvoch vojvodov.
why-more-than-the-price = Stojí to { price-coin }, viac zaplatiť nemôžeš.
why-no-monster-there = { $player } nemá žiadnu zabitú príšeru.
why-no-opponent-to-rob = Niečo vziať môžeš len súperovi, ktorý sa na tomto ťahu zúčastňuje.
why-no-such-card-left = Potrebná karta už v centrálnych balíčkoch nie je.
why-not-activated = Takú výmenu ti žiadna nevyužitá aktivácia neponúka.
why-not-dealt-to-you = Túto kartu vojvodu na výber nemáš.
why-not-enough-gold = Stojí to { price-gold }; máš { $have }.
why-not-enough-magic = Na zvyšok potrebuješ { magic-needed }; máš { $have }.
why-not-in-the-centre = Táto príšera neleží odkrytá na vrchu žiadneho balíčka.
why-not-in-this-column = Tento obyvateľ neleží navrchu v napadnutom { $column }. stĺpci.
why-not-on-itself = Nepriateľská udalosť nedáva žetón sama na seba.
why-not-on-the-card = Túto možnosť karta neponúka.
why-not-on-top = { $top-id ->
    [none] Táto karta neleží odkrytá medzi centrálnymi balíčkami.
   *[other] Táto karta neleží navrchu; navrchu leží karta { $top }.
}
why-not-such-a-card = Takú kartu nemáš, preto ju nemôžeš vrátiť.
why-not-your-domain = Toto panstvo ti nepatrí.
why-pay-now = Teraz treba zaplatiť { price-coin } za { $card-acc }.
why-put-a-token-now = Teraz treba položiť žetón na niektorú príšeru.
why-return-or-decline-now = Teraz môžeš len vrátiť kartu alebo odmietnuť.
why-roles-missing = Na vybudovanie potrebuješ ešte { $roles-acc }.
why-slay-or-decline-now = Teraz môžeš len zabiť ďalšiu príšeru alebo odmietnuť.
why-steal-or-decline-now = Teraz môžeš len vziať príšeru alebo odmietnuť.
why-take-or-decline-now = Teraz môžeš len vziať niečo súperovi alebo odmietnuť.
why-too-expensive = { $gold ->
    [0] Aspoň 1 zlatiak musíš zaplatiť a ty žiadny nemáš; mágia nahradí len zvyšok.
   *[other] Stojí to { price-gold }; máš { own-gold }{ own-substitute }: { $missing ->
        [few] chýbajú { $missing }.
       *[other] chýba { $missing }.
    }
}
why-too-strong = { $strength ->
    [0] Aspoň 1 silu musíš zaplatiť a ty žiadnu nemáš; mágia nahradí len zvyšok.
   *[other] Stojí to { price-strength }{ $on_top ->
        [0] { "" }
       *[other] { " a k tomu" } { magic-on-top }
    }; máš { own-strength }{ own-substitute }: { $missing ->
        [few] chýbajú { $missing }.
       *[other] chýba { $missing }.
    }
}
why-used-already = Toto panstvo sa v tejto fáze hádzania už použilo.
why-you-have-less = { $coin-id ->
    [strength] Toľko sily nemáš, máš len { $have }.
   *[gold] Toľko zlatiakov nemáš, máš len { $have }.
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

event-area = Do hry prichádza oblasť { $area }.
event-settled = Do hry prichádza { $citizen }.
event-dealt = { $player } dostáva na výber { $duke-acc }.
event-dealt-unseen = { $player } dostáva na výber kartu vojvodu.
event-kept = { $player } si necháva { $duke-acc }.
event-kept-unseen = { $player } si necháva jednu kartu vojvodu.
event-first-player = { $player } začína.
event-rolled = { $player } hádže { $one } a { $two }.
event-changed-dice = { $player } používa { $domain-acc } ({ $price ->
    [0] zadarmo
    [one] za { $price } zlatiak
    [few] za { $price } zlatiaky
   *[other] za { $price } zlatiakov
}): na kockách je teraz { $one } a { $two }.
event-token = { $hostile }: { $player } kladie { amount } na { $monster-acc }.
harvest = { $gold ->
    [0] { "" }
   *[other] { own-gold }
}{ $strength ->
    [0] { "" }
   *[other] { $gold ->
        [0] { "" }
       *[other] { $magic ->
            [0] { " a " }
           *[other] { ", " }
        }
    }{ own-strength }
}{ $magic ->
    [0] { "" }
   *[other] { $gold ->
        [0] { $strength ->
            [0] { "" }
           *[other] { " a " }
        }
       *[other] { " a " }
    }{ own-magic }
}
event-harvested = { $player } z príjmov získava { harvest }.
event-domain-works = { $domain }: { $player } získava { amount }.
event-all-lose = { $hostile }: kto môže, stráca { amount }.
event-bought-points = { $domain }: { $player } platí { paid-coin } za { amount }.
event-exchanged = { $player } využíva { $citizen-acc } na výmenu: dáva { paid-coin } za { amount }.
event-took = { $card }: { $player } berie { amount } hráčovi { $from }.
event-took-alone = { $card }: { $player } si berie zo zásoby { amount }.
event-brought = { $player } získava { amount } vďaka karte { $card }.
event-lost = { $player } stráca { amount }.
event-gained = { $player } získava { amount }.
event-slain = { $player } zabíja { $monster-acc } za { paid }.
event-recruited = { $player } najíma { $citizen-acc } za { paid }.
event-enlisted = { $card }: { $player } si berie zadarmo { $citizen-acc }.
event-built = { $player } buduje { $domain-acc } za { paid }.
event-returned = { $player } vracia do balíčka { $card-acc }.
event-uncovered = Karta vyčerpania, ktorá ležala namiesto { $place-gen }, sa vracia naspodok svojho balíčka.
event-sent-back = Nepriateľská udalosť { $hostile }, ktorá ležala namiesto { $place-gen }, sa vracia navrch balíčka vyčerpania.
event-stolen = { $player } berie { $monster-acc } hráčovi { $from }.
event-stolen-alone = { $player } si berie z balíčka { $monster-acc }.
event-unveiled = Odkrýva sa panstvo { $domain }.
event-appeared = Odkrýva sa { $citizen }.
event-exhausted = Balíček { $place-gen } je vyčerpaný.
event-hostile = Na miesto balíčka { $place-gen } prichádza nepriateľská udalosť { $hostile }.
event-activated = Útočí balíček oblasti { $area }.
event-captured = Temný pán si berie { $card-acc }.
event-unmasked = Za Temným pánom sa skrýva { $duke }.
event-last-round = { $reason-id ->
    [all_monsters] Všetky príšery sú zabité
    [all_domains] Všetky panstvá sú vybudované
   *[exhausted_stacks] Vyčerpaných balíčkov je dosť
}: hra sa skončí, keď všetci odohrajú rovnaký počet ťahov.
event-end-put-off = Koniec hry sa odkladá.
event-revealed = { $player } odhaľuje svoju tajnú rolu: { $duke }.
event-over = Hra sa skončila.

option-selection = Balíčky v hre
option-areas = Oblasti vybrané ručne
option-citizens = Obyvatelia vybraní ručne
option-remove_domains = Vyradené panstvá
option-hostile_events = Nepriateľské udalosti
option-events = Nepriateľské udalosti vybrané ručne
option-random_citizens = Náhodní obyvatelia
option-no_dukes = Bez vojvodov
option-difficulty = Náročnosť hry pre jedného hráča
option-solo_count_board_vp = Hra pre jedného hráča: body na doske sa počítajú
option-end_trigger_is_latched = Raz spustený koniec hry sa už nezruší
option-resting_player_triggers_gargan = Garganovo náručie platí aj pre odpočívajúceho hráča
option-new_domain_works_same_turn = Nové panstvo platí už v tom istom ťahu
option-tie_break_counts_monsters = Pri zhode sa počítajú aj zabité príšery
option-majority_needs_one_card = Väčšina vyžaduje aspoň jednu kartu
option-event_may_target_itself = Nepriateľská udalosť smie dať žetón aj na seba

reason-all_monsters = Všetky príšery sú zabité.
reason-all_domains = Všetky panstvá sú vybudované.
reason-exhausted_stacks = Vyčerpaných balíčkov je dosť.
reason-win_all_monsters = Všetky príšery sú zabité: Temný pán je porazený.
reason-loss_column = Jeden stĺpec už nemá kto brániť: Temný pán ním preniká do krajiny.
reason-win_points = Rozhodujú body: máš { $points }, Temný pán { $rival }.
reason-loss_points = Rozhodujú body: máš { $points }, Temný pán { $rival }; na víťazstvo treba mať viac.
part-monsters = Príšery
part-domains = Panstvá
part-board = Doska
part-duke = Vojvoda
part-icons = Stavovské symboly
part-resources = Zdroje
part-majorities = Väčšiny
tie-smaller_tableau = Pri zhode rozhoduje menší počet kariet vo vojvodstve.

name-supply = zásoba
name-random = náhodne
name-slot-1 = obyvatelia s číslom 1
    .gen = obyvateľov s číslom 1
name-slot-2 = obyvatelia s číslom 2
    .gen = obyvateľov s číslom 2
name-slot-3 = obyvatelia s číslom 3
    .gen = obyvateľov s číslom 3
name-slot-4 = obyvatelia s číslom 4
    .gen = obyvateľov s číslom 4
name-slot-5 = obyvatelia s číslom 5
    .gen = obyvateľov s číslom 5
name-slot-6 = obyvatelia s číslom 6
    .gen = obyvateľov s číslom 6
name-slot-7 = obyvatelia s číslom 7
    .gen = obyvateľov s číslom 7
name-slot-8 = obyvatelia s číslom 8
    .gen = obyvateľov s číslom 8
name-slot-9_10 = obyvatelia s číslami 9/10
    .gen = obyvateľov s číslami 9/10
name-slot-11_12 = obyvatelia s číslami 11/12
    .gen = obyvateľov s číslami 11/12
name-domains-1 = panstvá v 1. stĺpci
    .gen = panstiev v 1. stĺpci
name-domains-2 = panstvá v 2. stĺpci
    .gen = panstiev v 2. stĺpci
name-domains-3 = panstvá v 3. stĺpci
    .gen = panstiev v 3. stĺpci
name-domains-4 = panstvá vo 4. stĺpci
    .gen = panstiev vo 4. stĺpci
name-domains-5 = panstvá v 5. stĺpci
    .gen = panstiev v 5. stĺpci

# Čo sa hovorí o možnosti.
fact-pay = { $pay-count ->
    [0] zadarmo
   *[other] stojí { $pay-acc }
}
fact-lose = prídeš o { $lose-acc }
fact-tokens = pridá { $tokens-acc }
fact-gain = prinesie { $gain-acc }
fact-leaves = nechá ti { $leaves-acc }
fact-die = na kocke potom bude { $die }
fact-usual = { $usual ->
    [yes] obvyklá platba
   *[no] { "" }
}

name-gold = zlatiaky
    .acc = zlatiak
    .few = zlatiaky
    .many = zlatiakov
name-strength = sila
    .acc = silu
    .few = sily
    .many = síl
name-magic = mágia
    .acc = mágiu
    .few = mágie
    .many = mágií
name-vp = víťazné body
    .acc = víťazný bod
    .few = víťazné body
    .many = víťazných bodov
name-worker = robotníci
    .acc = robotníka
    .gen = robotníkov
    .few = robotníci
    .few-acc = robotníkov
    .many = robotníkov
name-soldier = vojaci
    .acc = vojaka
    .gen = vojakov
    .few = vojaci
    .few-acc = vojakov
    .many = vojakov
name-shadow = podsvetie
    .acc = obyvateľa z podsvetia
    .gen = podsvetia
    .few = obyvatelia z podsvetia
    .few-acc = obyvateľov z podsvetia
    .many = obyvateľov z podsvetia
name-holy = duchovní
    .acc = duchovného
    .gen = duchovných
    .few = duchovní
    .few-acc = duchovných
    .many = duchovných
name-citizen = obyvateľ
    .acc = obyvateľa
    .few = obyvatelia
    .few-acc = obyvateľov
    .many = obyvateľov
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
    .gen = Kopcov
name-barrens = Pustatiny
    .gen = Pustatín
name-ruins = Ruiny
    .gen = Ruín
name-forest = Lesy
    .gen = Lesov
name-valley = Údolie
    .gen = Údolia
name-swamp = Močiare
    .gen = Močiarov
name-mountains = Hory
    .gen = Hôr
name-cavern = Jaskyne
    .gen = Jaskýň
name-first_game = Prvá hra
name-glittering_gold = Trblietavé zlato
name-mastery_over_magic = Vláda nad mágiou
name-monster_blood = Krv príšer
name-normal = základná náročnosť
name-hard = zvýšená náročnosť
name-very_hard = ešte vyššia náročnosť
name-starter_peasant = základný Roľník
name-starter_knight = základný Rytier
name-starter_herald = Herold
name-cleric = Liečiteľka
    .acc = Liečiteľku
name-monk = Mních
    .acc = Mnícha
name-merchant = Obchodník
    .acc = Obchodníka
name-blacksmith = Kováč
    .acc = Kováča
name-mercenary = Žoldnier
    .acc = Žoldniera
name-alchemist = Alchymista
    .acc = Alchymistu
name-archer = Zbojníčka
    .acc = Zbojníčku
name-wizard = Čarodejník
    .acc = Čarodejníka
name-peasant = Roľník
    .acc = Roľníka
name-knight = Rytier
    .acc = Rytiera
name-rogue = Vrah
    .acc = Vraha
name-thief = Zlodejka
    .acc = Zlodejku
name-champion = Šampión
    .acc = Šampióna
name-warlord = Veliteľ vojsk
    .acc = Veliteľa vojsk
name-paladin = Paladin
    .acc = Paladina
name-priestess = Kňažka
    .acc = Kňažku
name-butcher = Mäsiar
    .acc = Mäsiara
name-miner = Baník
    .acc = Baníka
name-goblin = Škret
    .acc = Škreta
name-goblin_mage = Škretí mág
    .acc = Škretieho mága
name-goblin_king = Kráľ škretov
    .acc = Kráľa škretov
name-skeleton = Kostlivec
    .acc = Kostlivca
name-flaming_skeleton = Ohnivý kostlivec
    .acc = Ohnivého kostlivca
name-skeleton_king = Kráľ kostlivcov
    .acc = Kráľa kostlivcov
name-treant = Ent
    .acc = Enta
name-bane_spider = Prekliaty pavúk
    .acc = Prekliateho pavúka
name-spider_queen = Pavúčia kráľovná
    .acc = Pavúčiu kráľovnú
name-owlbear = Sovomedveď
    .acc = Sovomedveďa
name-giant = Obor
    .acc = Obra
name-troll = Trol
    .acc = Trola
name-dire_bear = Zúrivý medveď
    .acc = Zúrivého medveďa
name-orc_warrior = Orčí bojovník
    .acc = Orčieho bojovníka
name-orc_chieftain = Orčí náčelník
    .acc = Orčieho náčelníka
name-gargoyle = Chrlič
    .acc = Chrliča
name-wraith = Prízrak
    .acc = Prízrak
name-witch_queen = Kráľovná čarodejníc
    .acc = Kráľovnú čarodejníc
name-gelatinous_cube = Rôsolová kocka
    .acc = Rôsolovú kocku
name-basilisk = Bazilisk
    .acc = Baziliska
name-swamp_dragon = Močiarny drak
    .acc = Močiarneho draka
name-kobolds = Koboldi
    .acc = Koboldov
name-gold_golem = Zlatý golem
    .acc = Zlatého golema
name-red_dragon = Červený drak
    .acc = Červeného draka
name-corrupted_cleric = Skazená liečiteľka
    .acc = Skazenú liečiteľku
name-giant_leech = Obria pijavica
    .acc = Obriu pijavicu
name-bat_swarm = Kŕdeľ netopierov
    .acc = Kŕdeľ netopierov
name-sorcerer = Černokňažník
    .acc = Černokňažníka
name-mimic = Mimik
    .acc = Mimika
name-kobold_thieves = Koboldí zlodeji
    .acc = Koboldích zlodejov
name-foxgrove_palisade = Palisáda v Líščom háji
    .acc = Palisádu v Líščom háji
name-desert_orchid = Púštna orchidea
    .acc = Púštnu orchideu
name-emerald_stronghold = Smaragdová pevnosť
    .acc = Smaragdovú pevnosť
name-pratchetts_plateau = Pratchettova plošina
    .acc = Pratchettovu plošinu
name-cathedral_of_st_aquila = Katedrála svätej Aquily
    .acc = Katedrálu svätej Aquily
name-darktide_harbour = Prístav temného prílivu
    .acc = Prístav temného prílivu
name-cloudriders_camp = Tábor jazdcov oblakov
    .acc = Tábor jazdcov oblakov
name-orb_of_urdr = Guľa Urdr
    .acc = Guľu Urdr
name-rogues_landing = Prístavisko lotrov
    .acc = Prístavisko lotrov
name-blood_crow_army = Armáda krvavých vrán
    .acc = Armádu krvavých vrán
name-eye_of_asteraten = Oko Asterátu
    .acc = Oko Asterátu
name-cutthroats_truce = Prímerie hrdlorezov
    .acc = Prímerie hrdlorezov
name-halfpenny_hill = Polpencový kopec
    .acc = Polpencový kopec
name-shattered_hand = Roztrieštená ruka
    .acc = Roztrieštenú ruku
name-forgotten_sorrows = Zabudnuté žiale
    .acc = Zabudnuté žiale
name-watcher_on_the_water = Pozorovateľ nad vodou
    .acc = Pozorovateľa nad vodou
name-gargans_embrace = Garganovo náručie
    .acc = Garganovo náručie
name-nest_of_the_weaver_witch = Brloh čarodejnice
    .acc = Brloh čarodejnice
name-palace_of_the_dawn = Palác úsvitu
    .acc = Palác úsvitu
name-grimmwater_keep = Tvrdza Chmúrna voda
    .acc = Tvrdzu Chmúrna voda
name-violet_thorn = Fialový tŕň
    .acc = Fialový tŕň
name-purloiners_perch = Zbojnícky hrad
    .acc = Zbojnícky hrad
name-golden_obelisk_of_nae = Zlatý obelisk Nae
    .acc = Zlatý obelisk Nae
name-monolith_of_ostendaar = Ostendaarský monolit
    .acc = Ostendaarský monolit
name-cornelius = Cornelius Rojko
    .acc = Cornelia Rojka
name-elsyn = El’syn, svätec tieňov
    .acc = El’syna, svätca tieňov
name-elisium = Elisium Všekováč
    .acc = Elisia Všekováča
name-hrothgar = Hrothgar Dobyvateľ
    .acc = Hrothgara Dobyvateľa
name-isabella = Isabella Spravodlivá
    .acc = Isabellu Spravodlivú
name-lekzandr = Lekzand’r Ochranca
    .acc = Lekzand’ra Ochrancu
name-node = Node, majster mečov
    .acc = Node, majstra mečov
name-reese = Reese Burič
    .acc = Reesa Buriča
name-simon = Simon Nečistý
    .acc = Simona Nečistého
name-waryn = Waryn, pán lotrov
    .acc = Waryna, pána lotrov

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
board-emptied = prázdne: po tejto akcii sa zakryje
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
board-duke = Vojvoda hráča { $player }
board-paying = Platí sa za { $card-acc }
board-asking = Pýta sa karta { $card }
board-leaves = zostane { $left }
board-usual = obvyklá platba
board-rival = Temný pán
board-attacked = napadnutý je { $column }. stĺpec

# Doska v prehliadači.
web-phase-roll = hádzanie
web-phase-harvest = príjmy
web-phase-action = akcie
web-phase-monsters = príšery
web-phase-second_harvest = druhé príjmy
web-round = Priebeh kola
web-market = Centrálne balíčky
web-duchy = Vojvodstvo hráča { $player }
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
web-tokens-below = Pod ňou na karte { $card }: { $tokens }
web-needs = potrebuje symboly: { $roles }
web-roles-why = Tieto symboly vyžadujú panstvá.
web-reward = odmena: { $effect }
web-on-turn = v tvojom ťahu: { $effect }
web-off-turn = v ťahoch ostatných: { $effect }
web-herald = keď hod neaktivuje žiadneho tvojho obyvateľa, a pri dvojici
web-captives = { $count ->
    [0] Zatiaľ žiadni zajatci
    [one] { $count } zajatec
    [few] { $count } zajatci
   *[other] { $count } zajatcov
}
web-op-exchange = výmena: dáš { $pay } a dostaneš { $gain }
web-op-take = { $loot } od iného hráča
web-op-citizen = karta zadarmo: { $which }
web-op-per = { $gain } za každú kartu: { $per }
web-op-per-icon = { $gain } za každý symbol { $role-gen }
web-op-resources = { $divisor ->
    [few] { $gain } za každé { $divisor } zdroje
   *[other] { $gain } za každých { $divisor } zdrojov
}
web-at-most = (základná cena najviac { $cost })
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
web-domain-purloiners_perch = Po vybudovaní: vezmi zvolenému súperovi náhodnú zabitú príšeru.
web-domain-golden_obelisk_of_nae = Po vybudovaní: môžeš zaplatiť 3 mágie a získať 3 víťazné body.
web-domain-monolith_of_ostendaar = Na začiatku svojej fázy akcií získaj 1 mágiu.
web-hostile-corrupted_cleric = Ak padne 1: aktívny hráč pridá 1 mágiu na inú príšeru.
web-hostile-giant_leech = Ak padne 2: každý hráč stratí 1 silu.
web-hostile-bat_swarm = Ak padne 3: aktívny hráč pridá 1 silu na inú príšeru.
web-hostile-sorcerer = Ak padne 4: každý hráč stratí 1 mágiu.
web-hostile-mimic = Ak padne 5: aktívny hráč pridá 1 zlatiak na inú príšeru; získa ho ten, kto ju zabije.
web-hostile-kobold_thieves = Ak padne 6: každý hráč stratí 1 zlatiak.

# Čo je v škatuli, pre stránku o tomto vydaní.

name-reference = prehľadové karty
name-dividers = oddeľovače
name-turn_tokens = obojstranné žetóny: začínajúci / odpočívajúci
name-dice = šesťstenné kocky
name-plus_ten_tokens = žetóny +10
name-wooden_markers = drevené žetóny
name-cardboard_tokens = kartónové žetóny zdrojov
name-player_boards = dosky hráčov
name-hostile_events = variant s nepriateľskými udalosťami
name-five_players = variant pre 5 hráčov
name-random_citizens = variant s náhodnými obyvateľmi
name-no_dukes = variant bez vojvodov
name-solo = variant pre jedného hráča
name-roll = fáza hádzania
name-harvest = fáza príjmov
name-action = fáza akcií
name-monsters = fáza príšer
name-second_harvest = druhá fáza príjmov
name-end = fáza záveru
