# Království Valerie. Jména karet jsou v datových souborech.

move-keep = Nechat si { $a-acc }
move-announce = Ohlásit hod
move-use = Použít { $a-acc } na { $b }. kostku
move-token = Položit žeton na { $a-acc }
taken = { $a-id ->
    [gold] zlaťáky
    [strength] sílu
    [magic] magii
   *[citizen] obyvatele
}
move-take = { $b-id ->
    [supply] Vzít { taken } ze zásoby
   *[other] Vzít { taken } hráči { PLAYER($b-id) }
}
move-choose = Vzít si { taken }
move-exchange = Využít { $a-acc } k výměně
move-finish = Dál nevyměňovat
move-gain = Získat 1 { $a-acc }
move-slay = Zabít { $a-acc }
move-recruit = Najmout { $a-acc }
move-build = Vybudovat { $a-acc }
move-pay = Zaplatit { $a }, zbytek magií
move-enlist = Vzít si zdarma { $a-acc }
move-return = Vrátit do balíčku { $a-acc }
move-steal = { $a-id ->
    [supply] Vzít vrchní nestvůru z balíčku nejvíc vlevo
   *[other] Vzít náhodnou nestvůru hráči { PLAYER($a-id) }
}
move-activate = Aktivovat balíček oblasti { $a }
move-surrender = Vydat { $a-acc }
move-decline = Ne, děkuji
move-roll = Hod: { $a }
move-deal = Rozdat { $a-acc }
move-start = { PLAYER($a) } začíná
move-area = Do hry přichází oblast { $a }
move-settle = Do hry přichází { $a }
move-unveil = Odkrývá se panství { $a }
move-appear = Odkrývá se { $a }
move-reveal = Odkrývá se nepřátelská událost { $a }
move-lose = Vylosovat { $a-acc }
move-unmask = Temným pánem je { $a }

ask-ChooseDuke = Kterého vévodu si necháš?
ask-ModifyDice = Změníš některou kostku?
ask-EventTarget = Na kterou nestvůru přijde žeton?
ask-HarvestTake = Komu tvůj obyvatel něco vezme?
ask-ChooseYield = Co ti obyvatel přinese?
ask-UseHerald = Který zdroj přinese Herold?
ask-UseExchanges = Kterou výměnu využiješ?
ask-ChooseAction = Jakou akci provedeš?
ask-PayStrength = Kolik síly zaplatíš? Zbytek se platí magií.
ask-PayCitizen = Kolik zlaťáků zaplatíš? Zbytek se platí magií.
ask-PayDomain = Kolik zlaťáků zaplatíš? Zbytek se platí magií.
ask-ChooseReward = Kterou odměnu si vezmeš?
ask-Enlist = Který obyvatel se k tobě přidá zdarma?
ask-TakeResource = Komu něco vezmeš?
ask-SlayExtra = Zabiješ ještě jednu nestvůru?
ask-BuyPoints = Zaplatíš za vítězné body?
ask-GiveBack = Která karta se vrátí do svého balíčku?
ask-StealMonster = Komu vezmeš náhodnou nestvůru?
ask-ChooseStack = Který balíček nestvůr zaútočí?
ask-ChooseCapture = Kterého obyvatele vydáš?

price-gold = { $price ->
    [one] { $price } zlaťák
    [few] { $price } zlaťáky
   *[other] { $price } zlaťáků
}
price-strength = { $price ->
    [one] { $price } sílu
    [few] { $price } síly
   *[other] { $price } sil
}
price-magic = { $price ->
    [one] { $price } magii
    [few] { $price } magie
   *[other] { $price } magií
}
price-coin = { $coin-id ->
    [gold] { price-gold }
    [strength] { price-strength }
   *[magic] { price-magic }
}
own-gold = { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
own-strength = { $strength ->
    [one] { $strength } sílu
    [few] { $strength } síly
   *[other] { $strength } sil
}
own-magic = { $magic ->
    [one] { $magic } magii
    [few] { $magic } magie
   *[other] { $magic } magií
}
magic-on-top = { $on_top ->
    [one] { $on_top } magii
    [few] { $on_top } magie
   *[other] { $on_top } magií
}
magic-needed = { $needed ->
    [one] { $needed } magii
    [few] { $needed } magie
   *[other] { $needed } magií
}
why-act-now = Teď je třeba provést akci ({ board-actions }): zabít nestvůru, najmout obyvatele, získat zdroj nebo vybudovat panství.
why-cannot-pay = Tato výměna stojí { price-coin }; máš { $have }{ $coin-id ->
    [magic] .
   *[other] , a magie tu nic nenahradí.
}
why-change-dice-or-announce-now = Teď můžeš jen měnit kostky, nebo hod ohlásit.
why-choose-now = Teď je třeba vybrat jednu z možností.
why-die-would-not-change = Na kostce už je { $value }.
why-does-not-fit = { $citizen-id ->
    [none] Vzít si můžeš jen obyvatele{ $role-id ->
        [none] { "" }
       *[other] { " se symbolem" } { $role-gen }
    }{ $most ->
        [0] { "" }
       *[other] { $role-id ->
            [none] { " se základní cenou nejvýš" } { $most }
           *[other] { " a základní cenou nejvýš" } { $most }
        }
    }.
   *[other] Vzít si můžeš jen { $citizen-acc }.
}
why-enlist-now = Teď je třeba vzít si obyvatele.
why-exchange-or-decline-now = Teď můžeš jen zaplatit za body, nebo odmítnout.
why-exchange-or-finish-now = Teď můžeš jen využít výměnu, nebo skončit.
why-alone-from-the-stacks = Ve hře pro jednoho hráče si bereš vrchní kartu z balíčku nestvůr nejvíc vlevo.
why-alone-from-the-supply = Ve hře pro jednoho hráče si bereš ze zásoby.
why-area-not-in-play = Oblast { $area } není ve hře.
why-built-already = Toto panství už má { $owner }.
why-captured-already = Toto panství už obsadil Temný pán.
why-die-too-low = Na kostce nemůže být méně než { $least }.
why-event-not-in-play = Tato nepřátelská událost teď mezi centrálními balíčky neleží.
why-magic-on-top = Stojí to { price-strength } a k tomu { magic-on-top }; { $magic ->
    [0] žádnou nemáš.
   *[other] máš { own-magic }.
}
own-substitute = { $magic ->
    [0] { " a žádnou magii" }
   *[other] { " a jako náhradu" } { own-magic }
}
why-rests-now = { $player } v tomto tahu odpočívá a o nic nepřijde.
why-return-a-citizen = Teď můžeš vrátit jen některého ze svých obyvatel.
why-return-a-monster = Teď můžeš vrátit jen některou ze svých poražených nestvůr.
why-stack-exhausted = Tento balíček je vyčerpaný.
why-activate-now = Teď je třeba určit, který balíček nestvůr zaútočí.
why-surrender-now = Teď je třeba vydat obyvatele z napadeného sloupce.
why-has-none = { $player } nemá { $resource-id ->
    [gold] žádné zlaťáky
    [strength] žádnou sílu
   *[magic] žádnou magii
}.
why-keep-a-duke-now = Teď je třeba nechat si jednoho ze dvou vévodů.
why-more-than-the-price = Stojí to { price-coin }, víc zaplatit nelze.
why-no-monster-there = { $player } nemá žádnou poraženou nestvůru.
why-no-opponent-to-rob = Něco vzít můžeš jen soupeři, který se tohoto tahu účastní.
why-no-such-card-left = Potřebná karta už v centrálních balíčcích není.
why-not-activated = Takovou výměnu ti žádná nevyužitá aktivace nenabízí.
why-not-dealt-to-you = Tohoto vévodu nemáš na výběr.
why-not-enough-gold = Stojí to { price-gold }; máš { $have }.
why-not-enough-magic = Na zbytek potřebuješ { magic-needed }; máš { $have }.
why-not-in-the-centre = Tato nestvůra neleží odkrytá na vrchu žádného balíčku.
why-not-in-this-column = Tento obyvatel neleží navrchu v napadeném { $column }. sloupci.
why-not-on-itself = Nepřátelská událost nedává žeton sama na sebe.
why-not-on-the-card = Tuto možnost karta nenabízí.
why-not-on-top = { $top-id ->
    [none] Tato karta neleží odkrytá mezi centrálními balíčky.
   *[other] Tato karta neleží navrchu; navrchu leží karta { $top }.
}
why-not-such-a-card = Takovou kartu nemáš, nelze ji vrátit.
why-not-your-domain = Toto panství ti nepatří.
why-pay-now = Teď je třeba zaplatit { price-coin } za { $card-acc }.
why-put-a-token-now = Teď je třeba položit žeton na některou nestvůru.
why-return-or-decline-now = Teď můžeš jen vrátit kartu, nebo odmítnout.
why-roles-missing = K vybudování potřebuješ ještě { $roles-acc }.
why-slay-or-decline-now = Teď můžeš jen zabít další nestvůru, nebo odmítnout.
why-steal-or-decline-now = Teď můžeš jen vzít nestvůru, nebo odmítnout.
why-take-or-decline-now = Teď můžeš jen vzít něco soupeři, nebo odmítnout.
why-too-expensive = { $gold ->
    [0] Aspoň 1 zlaťák zaplatit musíš a žádný nemáš: magie nahradí jen zbytek.
   *[other] Stojí to { price-gold }; máš { own-gold }{ own-substitute }: { $missing ->
        [few] chybějí { $missing }.
       *[other] chybí { $missing }.
    }
}
why-too-strong = { $strength ->
    [0] Aspoň 1 sílu zaplatit musíš a žádnou nemáš: magie nahradí jen zbytek.
   *[other] Stojí to { price-strength }{ $on_top ->
        [0] { "" }
       *[other] { " a k tomu" } { magic-on-top }
    }; máš { own-strength }{ own-substitute }: { $missing ->
        [few] chybějí { $missing }.
       *[other] chybí { $missing }.
    }
}
why-used-already = Toto panství už v této fázi házení posloužilo.
why-you-have-less = { $coin-id ->
    [strength] Tolik síly nemáš: máš { $have }.
   *[gold] Tolik zlaťáků nemáš: máš { $have }.
}

amount = { $resource-id ->
    [gold] { $amount ->
        [one] { $amount } zlaťák
        [few] { $amount } zlaťáky
       *[other] { $amount } zlaťáků
    }
    [strength] { $amount ->
        [one] { $amount } sílu
        [few] { $amount } síly
       *[other] { $amount } sil
    }
    [magic] { $amount ->
        [one] { $amount } magii
        [few] { $amount } magie
       *[other] { $amount } magií
    }
   *[vp] { $amount ->
        [one] { $amount } vítězný bod
        [few] { $amount } vítězné body
       *[other] { $amount } vítězných bodů
    }
}
paid-coin = { $coin-id ->
    [gold] { $paid ->
        [one] { $paid } zlaťák
        [few] { $paid } zlaťáky
       *[other] { $paid } zlaťáků
    }
    [strength] { $paid ->
        [one] { $paid } sílu
        [few] { $paid } síly
       *[other] { $paid } sil
    }
   *[magic] { $paid ->
        [one] { $paid } magii
        [few] { $paid } magie
       *[other] { $paid } magií
    }
}
paid = { paid-coin }{ $magic ->
    [0] { "" }
    [one] { " a" } { $magic } magii
    [few] { " a" } { $magic } magie
   *[other] { " a" } { $magic } magií
}

event-area = Do hry přichází oblast { $area }.
event-settled = Do hry přichází { $citizen }.
event-dealt = { $player } dostává na výběr { $duke-acc }.
event-dealt-unseen = { $player } dostává na výběr kartu vévody.
event-kept = { $player } si nechává { $duke-acc }.
event-kept-unseen = { $player } si nechává jednu kartu vévody.
event-first-player = { $player } začíná.
event-rolled = { $player } hází { $one } a { $two }.
event-changed-dice = { $player } používá { $domain-acc } ({ $price ->
    [0] zdarma
    [one] za { $price } zlaťák
    [few] za { $price } zlaťáky
   *[other] za { $price } zlaťáků
}): na kostkách je teď { $one } a { $two }.
event-token = { $hostile }: { $player } pokládá { amount } na { $monster-acc }.
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
event-harvested = { $player } z příjmů získává { harvest }.
event-domain-works = { $domain }: { $player } získává { amount }.
event-all-lose = { $hostile }: kdo může, ztrácí { amount }.
event-bought-points = { $domain }: { $player } platí { paid-coin } za { amount }.
event-exchanged = { $player } využívá { $citizen-acc } k výměně: dává { paid-coin } za { amount }.
event-took = { $card }: { $player } bere { amount } hráči { $from }.
event-took-alone = { $card }: { $player } si bere ze zásoby { amount }.
event-brought = { $player } získává { amount } díky kartě { $card }.
event-lost = { $player } ztrácí { amount }.
event-gained = { $player } získává { amount }.
event-slain = { $player } zabíjí { $monster-acc } za { paid }.
event-recruited = { $player } najímá { $citizen-acc } za { paid }.
event-enlisted = { $card }: { $player } si bere zdarma { $citizen-acc }.
event-built = { $player } buduje { $domain-acc } za { paid }.
event-returned = { $player } vrací do balíčku { $card-acc }.
event-uncovered = Karta vyčerpání, která ležela místo { $place-gen }, se vrací dospod svého balíčku.
event-sent-back = Nepřátelská událost { $hostile }, která ležela místo { $place-gen }, se vrací navrch balíčku vyčerpání.
event-stolen = { $player } bere { $monster-acc } hráči { $from }.
event-stolen-alone = { $player } si bere z balíčku { $monster-acc }.
event-unveiled = Odkrývá se panství { $domain }.
event-appeared = Odkrývá se { $citizen }.
event-exhausted = Balíček { $place-gen } je vyčerpaný.
event-hostile = Na místo balíčku { $place-gen } přichází nepřátelská událost { $hostile }.
event-activated = Útočí balíček oblasti { $area }.
event-captured = Temný pán si bere { $card-acc }.
event-unmasked = Za Temným pánem se skrývá { $duke }.
event-last-round = { $reason-id ->
    [all_monsters] Všechny nestvůry jsou zabité
    [all_domains] Všechna panství jsou vybudovaná
   *[exhausted_stacks] Vyčerpaných balíčků je dost
}: hra skončí, až všichni odehrají stejný počet tahů.
event-end-put-off = Konec hry se oddaluje.
event-revealed = { $player } odhaluje svou tajnou roli: { $duke }.
event-over = Hra skončila.

option-selection = Balíčky ve hře
option-areas = Oblasti vybrané ručně
option-citizens = Obyvatelé vybraní ručně
option-remove_domains = Vyřazená panství
option-hostile_events = Nepřátelské události
option-events = Nepřátelské události vybrané ručně
option-random_citizens = Náhodní obyvatelé
option-no_dukes = Bez vévodů
option-difficulty = Obtížnost hry pro jednoho hráče
option-solo_count_board_vp = Hra pro jednoho hráče: body na desce se počítají
option-end_trigger_is_latched = Jednou spuštěný konec už platí
option-resting_player_triggers_gargan = Garganova náruč platí i pro odpočívajícího hráče
option-new_domain_works_same_turn = Nové panství platí už v témže tahu
option-tie_break_counts_monsters = Při shodě se počítají i zabité nestvůry
option-majority_needs_one_card = Většina vyžaduje aspoň jednu kartu
option-event_may_target_itself = Nepřátelská událost smí dát žeton i na sebe

reason-all_monsters = Všechny nestvůry jsou zabité.
reason-all_domains = Všechna panství jsou vybudovaná.
reason-exhausted_stacks = Vyčerpaných balíčků je dost.
reason-win_all_monsters = Všechny nestvůry jsou zabité: Temný pán je poražen.
reason-loss_column = Sloupec už nemá kdo bránit: Temný pán jím proniká do země.
reason-win_points = Rozhodují body: máš { $points }, Temný pán { $rival }.
reason-loss_points = Rozhodují body: máš { $points }, Temný pán { $rival }; k vítězství je třeba mít víc.
part-monsters = Nestvůry
part-domains = Panství
part-board = Deska
part-duke = Vévoda
part-icons = Stavovské symboly
part-resources = Zdroje
part-majorities = Většiny
tie-smaller_tableau = Při shodě rozhoduje menší počet karet ve vévodství.

# Co se říká o možnosti.
fact-pay = { $pay-count ->
    [0] zdarma
   *[other] stojí { $pay-acc }
}
fact-lose = přijdeš o { $lose-acc }
fact-tokens = přidá { $tokens-acc }
fact-gain = přinese { $gain-acc }
fact-leaves = nechá ti { $leaves-acc }
fact-die = na kostce pak bude { $die }
fact-usual = { $usual ->
    [yes] obvyklá platba
   *[no] { "" }
}

name-citizen = obyvatel
    .acc = obyvatele
    .few = obyvatelé
    .few-acc = obyvatele
    .many = obyvatel
name-monster = nestvůra
name-domain = panství
name-duke = vévoda
name-supply = zásoba
name-random = náhodně
name-slot-1 = obyvatelé s číslem 1
    .gen = obyvatel s číslem 1
name-slot-2 = obyvatelé s číslem 2
    .gen = obyvatel s číslem 2
name-slot-3 = obyvatelé s číslem 3
    .gen = obyvatel s číslem 3
name-slot-4 = obyvatelé s číslem 4
    .gen = obyvatel s číslem 4
name-slot-5 = obyvatelé s číslem 5
    .gen = obyvatel s číslem 5
name-slot-6 = obyvatelé s číslem 6
    .gen = obyvatel s číslem 6
name-slot-7 = obyvatelé s číslem 7
    .gen = obyvatel s číslem 7
name-slot-8 = obyvatelé s číslem 8
    .gen = obyvatel s číslem 8
name-slot-9_10 = obyvatelé s čísly 9/10
    .gen = obyvatel s čísly 9/10
name-slot-11_12 = obyvatelé s čísly 11/12
    .gen = obyvatel s čísly 11/12
name-domains-1 = panství v 1. sloupci
    .gen = panství v 1. sloupci
name-domains-2 = panství ve 2. sloupci
    .gen = panství ve 2. sloupci
name-domains-3 = panství ve 3. sloupci
    .gen = panství ve 3. sloupci
name-domains-4 = panství ve 4. sloupci
    .gen = panství ve 4. sloupci
name-domains-5 = panství v 5. sloupci
    .gen = panství v 5. sloupci

board-turn = { $turn }. tah
board-phase = { $phase ->
    [setup] příprava
    [roll] házení
    [harvest] příjmy
    [action] akce
    [monsters] nestvůry
    [second_harvest] druhé příjmy
   *[end] závěr
}
board-actions = { $actions ->
    [one] zbývá { $actions } akce
    [few] zbývají { $actions } akce
   *[other] zbývá { $actions } akcí
}
board-numbers = aktivují { $numbers }
board-exhausted = vyčerpáno
board-empty = prázdno
board-emptied = prázdno: po této akci se zakryje
board-left = ×{ $count }
board-deck = Balíček vyčerpání: { $exhausted }
board-deck-events = , nepřátelské události { $events }
board-deck-known = , navrchu { $known }
board-stacks-exhausted = vyčerpáno { $count } z { $limit } balíčků
board-last-round = Poslední kolo
board-player = Hráč
board-citizens = Obyvatelé
board-domains = Panství
board-monsters = Nestvůry
board-points = Body
board-roll-gave = Poslední hod
board-you = ty
board-resting = odpočívá
board-duke = Vévoda hráče { $player }
board-paying = Platí se za { $card-acc }
board-asking = Ptá se karta { $card }
board-leaves = zbude { $left }
board-usual = obvyklá platba
board-rival = Temný pán
board-attacked = napaden je { $column }. sloupec

# Deska v prohlížeči.
web-phase-roll = házení
web-phase-harvest = příjmy
web-phase-action = akce
web-phase-monsters = nestvůry
web-phase-second_harvest = druhé příjmy
web-round = Průběh kola
web-market = Centrální balíčky
web-duchy = Vévodství hráče { $player }
web-first = začínající hráč
web-or = nebo
web-amount-gold = { $count ->
    [one] { $count } zlaťák
    [few] { $count } zlaťáky
   *[other] { $count } zlaťáků
}
web-amount-strength = { $count ->
    [one] { $count } síla
    [few] { $count } síly
   *[other] { $count } sil
}
web-amount-magic = { $count ->
    [one] { $count } magie
    [few] { $count } magie
   *[other] { $count } magií
}
web-amount-vp = { $count ->
    [one] { $count } vítězný bod
    [few] { $count } vítězné body
   *[other] { $count } vítězných bodů
}
web-amount-citizen = { $count ->
    [one] { $count } obyvatel
    [few] { $count } obyvatelé
   *[other] { $count } obyvatel
}
web-left = { $count ->
    [one] zbývá { $count } karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
}
web-costs = Cena: { $price }
web-leaves = zbude: { $left }
web-tokens-below = Pod ní na kartě { $card }: { $tokens }
web-needs = potřebuje symboly: { $roles }
web-roles-why = Tyto symboly jsou potřeba k vybudování panství.
web-reward = odměna: { $effect }
web-on-turn = ve tvém tahu: { $effect }
web-off-turn = v tazích ostatních: { $effect }
web-herald = když hod neaktivuje žádného tvého obyvatele, a při dvojici
web-captives = { $count ->
    [0] Zatím žádní zajatci
    [one] { $count } zajatec
    [few] { $count } zajatci
   *[other] { $count } zajatců
}
web-op-exchange = výměna: dáš { $pay } a dostaneš { $gain }
web-op-take = { $loot } od jiného hráče
web-op-citizen = karta zdarma: { $which }
web-op-per = { $gain } za každou kartu: { $per }
web-op-per-icon = { $gain } za každý symbol { $role-gen }
web-op-resources = { $divisor ->
    [few] { $gain } za každé { $divisor } zdroje
   *[other] { $gain } za každých { $divisor } zdrojů
}
web-at-most = (základní cena nejvýš { $cost })
web-domain-foxgrove_palisade = Ve své fázi házení můžeš zaplatit 2 zlaťáky a otočit jednu kostku na 6.
web-domain-desert_orchid = Ve své fázi házení můžeš otočit jednu kostku na 1; zaplať 1 zlaťák za každého svého obyvatele duchovního stavu.
web-domain-emerald_stronghold = Obyvatele najímáš za základní cenu, bez přirážky za kopie.
web-domain-pratchetts_plateau = Panství tě stojí o 1 zlaťák méně.
web-domain-cathedral_of_st_aquila = Na konci své fáze akcí vezmi zvolenému soupeři 1 zlaťák.
web-domain-darktide_harbour = Po vybudování: vezmi si z centrálních balíčků obyvatele z podsvětí.
web-domain-cloudriders_camp = Po vybudování: získej 3 síly a vezmi si vojáka se základní cenou nejvýš 2.
web-domain-orb_of_urdr = Na konci své fáze akcí vezmi zvolenému soupeři 1 magii.
web-domain-rogues_landing = Po vybudování: vezmi si z centrálních balíčků dělníka.
web-domain-blood_crow_army = Na začátku své fáze akcí získej 1 sílu.
web-domain-eye_of_asteraten = Po vybudování: získej 5 sil, pak můžeš zabít nestvůru.
web-domain-cutthroats_truce = Po vybudování: vezmi zvolenému soupeři 3 zlaťáky.
web-domain-halfpenny_hill = Na začátku své fáze akcí získej 1 zlaťák.
web-domain-shattered_hand = Po vybudování: vezmi si z centrálních balíčků obyvatele duchovního stavu.
web-domain-forgotten_sorrows = Ve své fázi akcí získej 1 magii, kdykoli získáš obyvatele.
web-domain-watcher_on_the_water = Po vybudování: můžeš vrátit jednu svou nestvůru do jejího balíčku a získat 3 vítězné body.
web-domain-gargans_embrace = V každé fázi házení získej 1 vítězný bod, kdykoli je na kostkách dvojice.
web-domain-nest_of_the_weaver_witch = Po vybudování: můžeš vrátit jednoho svého obyvatele do jeho balíčku a získat 3 vítězné body.
web-domain-palace_of_the_dawn = Ve své fázi házení můžeš snížit jednu kostku o 1.
web-domain-grimmwater_keep = Po vybudování: vezmi si obyvatele se základní cenou nejvýš 3.
web-domain-violet_thorn = Ve své fázi akcí získej 1 magii, kdykoli zabiješ nestvůru.
web-domain-purloiners_perch = Po vybudování: vezmi zvolenému soupeři náhodnou poraženou nestvůru.
web-domain-golden_obelisk_of_nae = Po vybudování: můžeš zaplatit 3 magie a získat 3 vítězné body.
web-domain-monolith_of_ostendaar = Na začátku své fáze akcí získej 1 magii.
web-hostile-corrupted_cleric = Padne-li 1: aktivní hráč přidá 1 magii na jinou nestvůru.
web-hostile-giant_leech = Padne-li 2: každý hráč ztratí 1 sílu.
web-hostile-bat_swarm = Padne-li 3: aktivní hráč přidá 1 sílu na jinou nestvůru.
web-hostile-sorcerer = Padne-li 4: každý hráč ztratí 1 magii.
web-hostile-mimic = Padne-li 5: aktivní hráč přidá 1 zlaťák na jinou nestvůru; získá ho ten, kdo ji zabije.
web-hostile-kobold_thieves = Padne-li 6: každý hráč ztratí 1 zlaťák.
