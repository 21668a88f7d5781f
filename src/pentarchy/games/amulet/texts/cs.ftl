# Amulet. Česká jména stojí v datových souborech.
move-done = Hotovo
move-pass = Nevyužít
move-choose = Hrát za { $a-acc }
move-go = Jít { $a-to }
move-rest = Zůstat v Hostinci
move-pay = Zaplatit { $a-id ->
    [coin] 1 minci
   *[health] 1 zdraví
}
move-do = { $a-id ->
    [adventure] Vydat se za dobrodružstvím
    [hut_adventure] Vydat se za dobrodružstvím
    [xp] Vzít si zkušenost
    [coins] Vzít si mince
    [repair] Opravit zbraně
    [exchange] Vyměnit drahokamy
    [spells] Koupit kouzla
    [chase] Zahnat netvory
    [fight] Bojovat
    [heal] Obnovit všechno zdraví
    [potion] Koupit lektvar
    [hut_repair] Opravit zbraň
    [hut_heal] Obnovit 2 zdraví
   *[other] Použít dovednost { $a }
}
move-leave = Ukončit návštěvu
move-repair = Opravit { $a-acc }
move-buy = Koupit { $a-acc }
move-bargain = Koupit se slevou { $a-acc }
move-exchange = Vyměnit { $a } za { $b }
move-gem = Vzít { $a }
move-set = Umístit na pole { $a }
move-keep = Nechat vedle amuletu
move-learn = Dát zkušenost na dovednost { $a }
move-face = Bojovat proti { $a-dat }
move-arm = Vzít si { $a-acc }
move-lay = Uchopit { $a-acc }
move-place = { $a }, { $b ->
    [0] bez otočení
    [one] otočení o čtvrt otáčky
    [2] otočení o půl otáčky
   *[other] otočení o tři čtvrtě otáčky
}, řádek { FROM_ONE($c) }, sloupec { FROM_ONE($d) }
move-close = Uzavřít slabé místo { $a } (dovednost { $b })
move-shatter = Poškodit za to { $a-acc }
move-wield = Lektvar hbitosti: použít i { $a-acc }
move-borrow = Lektvar vynalézavosti: vypůjčit si { $a-acc }
move-spare = Nechat si připravenou zbraň { $a }
move-retain = Ponechat si { $a-acc }
move-lift = Vzít zpět { $a-acc }
move-drink = Použít { $a-acc }
move-sneak = Lektvar plížení proti { $a-dat }
move-resolve = Vyhodnotit schopnost { $a-gen }
move-damage = Poškodit { $a-acc }
move-suffer = { $a-id ->
    [weapon] Poškodit připravenou zbraň
    [health] Ztratit zdraví
   *[coins] Ztratit mince
}
move-discard = Odložit { $a-acc }
move-fulfil = Splnit { $a-acc }
move-drop = Odložit { $a }
move-trade = Nabídnout výměnu hráči { PLAYER($a) }
move-give = Nabídnout { $a-acc }
move-ask = Požádat o { $a-acc }
move-propose = Předložit nabídku
move-accept = Přijmout
move-refuse = Odmítnout
move-story = Příběh: { $a }
move-first = Začíná { PLAYER($a) }
move-cast = Postava: { $a }
move-stock = Do nabídky přichází { $a }
move-vow = Přísaha z balíčku: { $a }
move-deal = Lícem dolů přichází karta { $a-gen }
move-turn = Dobrodružství: { $a }
move-reveal = Odhaluje se karta { $a-gen }
move-upgrade = Vylepšená lokace: { $a }

ask-ChooseCharacter = Za koho budeš hrát?
ask-Move = Kam se vydáš?
ask-PayOrBleed = Zaplatíš minci, nebo ztratíš zdraví?
ask-Visit = Co tu uděláš?
ask-SecretVisit = Co tu uděláš?
ask-RepairWeapon = Kterou zbraň opravíš?
ask-BuySpells = Které kouzlo koupíš?
ask-BuyPotion = Který lektvar koupíš?
ask-ExchangeGem = Který drahokam vyměníš?
ask-PickChasedGem = Který drahokam zahnaných netvorů si vezmeš?
ask-ChooseGem = Jakou barvu si vezmeš?
ask-PlaceGem = Kam drahokam umístíš?
ask-AssignXp = Na kterou dovednost dáš zkušenost?
ask-ChooseMonster = Se kterým netvorem budeš bojovat?
ask-ChooseWeapons = Které zbraně si vezmeš?
ask-Arrange = Co položíš na netvora?
ask-PlaceToken = Kam žeton položíš?
ask-ShatterWeapon = Kterou zbraň za to poškodíš?
ask-Contribute = Co položíš na dobrodružství?
ask-DrinkInFight = Použiješ v boji lektvar?
ask-StayOn = Zůstaneš při vědomí?
ask-StayAwake = Zůstaneš při vědomí?
ask-UseWealth = Zdvojnásobíš mince?
ask-UseWisdom = Proměníš vítězství ve zkušenosti?
ask-UseAlchemy = Vezmeš si drahokam stejné barvy?
ask-SpareWeapon = Která zbraň zůstane připravená?
ask-RetainSpell = Které kouzlo si necháš?
ask-NightSlot = Co uděláš v noci?
ask-SecretSlot = Co uděláš v noci?
ask-NightOrder = Schopnost kterého netvora se vyhodnotí jako další?
ask-BeforeAbility = Použiješ něco před vyhodnocením schopnosti?
ask-LossWindow = Použiješ lektvar proti ztrátě zdraví?
ask-DamageWeapon = Která zbraň se poškodí?
ask-ChooseLoss = O co přijdeš?
ask-DiscardItem = Co odložíš?
ask-GiveUp = Co odložíš pro splnění přísahy?
ask-DiscardQuest = Odložíte úkol?
ask-TradeOrNot = Komu nabídneš výměnu?
ask-ComposeOffer = Co nabídneš a co za to chceš?
ask-AnswerOffer = Přijmeš výměnu?
ask-DrawStory = Losuje se příběh.
ask-DrawFirst = Losuje se začínající hráč.
ask-CastCharacter = Losuje se postava.
ask-StockSpell = Losuje se kouzlo do Věže mágů.
ask-StockPotion = Losuje se lektvar do Kláštera.
ask-DealOath = Rozdává se přísaha.
ask-DealMonster = Přichází netvor.
ask-TurnUpAdventure = Odkrývá se dobrodružství.
ask-RevealFoe = Odhaluje se bájný netvor.
ask-DrawUpgrade = Losuje se vylepšení.

why-accept-or-refuse = Nabídku přijmi, nebo odmítni.
why-already-chosen = Zbraň { $weapon } už je vybraná.
why-another-attacks = Teď se vyhodnocuje schopnost jiného netvora: { $monster }.
why-another-character = To je dovednost jiné postavy.
why-another-weapon = Zbraň { $weapon } není tvoje.
why-arm-now = Nejdřív si vyber zbraně.
why-arrange-now = Pokládej žetony, nebo boj ukonči.
why-asked-already = Hráči { $with } lze v této chvíli nabídnout výměnu jen jednou.
why-buy-now = Kup něco, nebo skonči.
why-cannot-pay-the-way = Cesta stojí { $needed ->
    [one] { $needed } platbu
    [few] { $needed } platby
   *[other] { $needed } plateb
}, mincí nebo zdravím, a 1 zdraví ti musí zbýt. Máš { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
} a { $health } zdraví.
why-character-taken = Tuto postavu už někdo má.
why-chase-first = Nejdřív se zahánějí netvoři z Vesnice.
why-choose-a-character = Nejdřív si vyber postavu.
why-closed-there = Leží tam uzavřené slabé místo, to se zakrýt nesmí.
why-coin-for-coin = Mince za mince by nic nezměnily.
why-comes-by-itself = To přijde samo, až skončíš.
why-contribute-now = Polož žeton na dobrodružství, nebo skonči.
why-covered-already = Slabé místo { $square } už je zakryté.
why-damage-now = Vyber zbraň, která se poškodí.
why-discard-now = Vyber, co odložíš.
why-discard-or-keep = Úkol odložte, nebo si ho zatím nechte.
why-done-already = To už je hotové.
why-drink-or-pass = Použij lektvar, nebo zvol „Nevyužít“.
why-exchange-now = Vyměň drahokam, nebo skonči.
why-face-now = Nejdřív si vyber netvora.
why-field-of-another-colour = Na toto pole { $gem } nepatří.
why-field-taken = Na tom poli už drahokam je.
why-forbidden-square = Zakrylo by to zakázaný čtverec.
why-full-health = Už máš plné zdraví.
why-gem-now = Nejdřív si vyber drahokam.
why-gem-or-pass = Vezmi si drahokam té barvy, nebo zvol „Nevyužít“.
why-give-before-asking = Nejdřív řekni, co dáváš, potom co za to chceš.
why-hilt-not-at-the-edge = Jílec se musí dotýkat okraje karty.
why-last-health = Na cestu by ti nezbylo dost zdraví.
why-learn-now = Nejdřív umísti zkušenosti.
why-lies-there-already = Žeton { $token } už na kartě leží.
why-locked = Tuto lokaci zamyká schopnost { $monster-gen }.
why-mate-elsewhere = { $with } je teď { $place-here }.
why-monster-elsewhere = Tento netvor tu neleží.
why-move-first = Nejdřív se musíš přesunout.
why-must-fight-first = Boj je tu povinný.
why-must-move = Lokaci, kde jsi, musíš opustit.
why-mythical-missing = Zatím { $have ->
    [one] je poražen { $have } bájný netvor
    [few] jsou poraženi { $have } bájní netvoři
   *[other] je poraženo { $have } bájných netvorů
} z { $needed }.
why-name-in-order = Věci přidávej v pořadí: mince, drahokamy, kouzla, lektvary.
why-needs-coins = Stojí to { $needed ->
    [one] { $needed } minci
    [few] { $needed } mince
   *[other] { $needed } mincí
}, máš { $have }.
why-needs-health = Potřebuješ k tomu { $needed } zdraví, máš { $have }.
why-no-adventure = Na Hradě žádné dobrodružství neleží.
why-no-coin = Nemáš žádnou minci.
why-no-discount = Sleva na to už není.
why-no-lasting-monster = Tento netvor nemá ve Vesnici přetrvávající schopnost.
why-no-mate = Není s kým si vyměňovat.
why-no-monster-here = Žádný netvor tu není.
why-no-more-weapons = Další zbraň už teď položit nesmíš: { $most ->
    [one] jedna už tam leží
    [few] { $most } už tam leží
   *[other] { $most } už jich tam leží
}.
why-no-ready-weapon = Nemáš připravenou zbraň.
why-no-room-for-it = { $token }: pro tento žeton už není místo.
why-no-such-gem = Vedle amuletu nemáš { $gem }.
why-no-such-potion = { $potion-acc } nemáš.
why-no-trophies = Nemáš žádnou trofej.
why-no-unplaced-gem = Vedle amuletu nemáš žádný drahokam.
why-no-way-to-the-inn = Do Hostince se dobrovolně nechodí.
why-no-weak-spot = Slabé místo { $square } není.
why-no-weapon-fits = Nemáš zbraň, která by se tam ještě vešla.
why-no-weapon-to-sacrifice = Nemáš připravenou zbraň, která neleží na kartě.
why-none-in-supply = Drahokam této barvy už v zásobě není.
why-not-a-choice = To po tobě tento netvor nechce.
why-not-at-hand = { $token }: tento žeton teď použít nemůžeš.
why-not-at-night = To teď v noci nejde.
why-not-damaged = Zbraň { $weapon } není poškozená.
why-not-for-sale = { $item } v nabídce není.
why-not-for-this-oath = To se do této přísahy nepočítá.
why-not-here = To tu není možné.
why-not-in-a-visit = To při této návštěvě nejde.
why-not-in-this-phase = Dovednost { $skill } v tuto denní dobu použít nejde.
why-not-learnt = Dovednost { $skill } nemáš odemčenou.
why-not-on-a-chased-card = Tento drahokam už na žádné zahnané kartě není.
why-not-on-the-card = { $token-acc } na kartě nemáš.
why-not-pending = Tento netvor teď neútočí.
why-not-ready = Zbraň { $weapon } není připravená.
why-not-to-be-traded = To se vyměnit nedá.
why-not-used = Taková zbraň ani kouzlo tentokrát na kartě neleží.
why-not-your-oath = Tuto přísahu nemáš.
why-not-yours = To nemáš.
why-nothing-damaged = Nemáš žádnou poškozenou zbraň.
why-nothing-on-offer = Nic v nabídce není.
why-nothing-to-trade = Nikdo z vás nemá co předat.
why-oath-by-itself = Tato přísaha se splní sama tím, čeho dosáhneš.
why-oath-elsewhere = Tato přísaha se plní { $place-here }.
why-oath-needs = Přísaha vyžaduje { $needed }, odložit můžeš { $have }.
why-off-the-card = Aspoň jeden čtverec musí ležet na kartě.
why-offer-something = Nejdřív něco nabídni, nebo o něco požádej.
why-once-a-phase = To lze udělat jen jednou v každé fázi dne.
why-own-weapon = Zbraň { $weapon } je tvoje vlastní.
why-pay-now = Nejdřív zaplať cestu.
why-place-the-gem = Nejdřív umísti { $gem }.
why-place-this-token = Nejdřív polož žeton, který držíš: { $token }.
why-price-bought-already = Kouzlo s cenou { $price } už při této návštěvě máš.
why-quest-goes-by-itself = Úkol C se odloží sám po úkolech A a B.
why-quest-gone = Tento úkol už je odložen.
why-repair-limit = Kvůli netvorovi tu lze opravit nejvýš { $needed ->
    [one] { $needed } zbraň
    [few] { $needed } zbraně
   *[other] { $needed } zbraní
}, opraveno už máš { $have }.
why-repair-now = Vyber zbraň k opravě, nebo skonči.
why-resolve-now = Vyber, schopnost kterého netvora se vyhodnotí jako další.
why-retain-or-pass = Nech si kouzlo, nebo zvol „Nevyužít“.
why-same-colour = Musí to být jiná barva.
why-sections-missing = Zatím { $have ->
    [one] je nabitá { $have } sekce
    [few] jsou nabité { $have } sekce
   *[other] je nabito { $have } sekcí
} z { $needed }.
why-shatter-now = Vyber zbraň, kterou za to poškodíš.
why-shield-on-a-weak-spot = Štít nesmí ležet na slabém místě.
why-skill-known = Tuto dovednost už máš odemčenou.
why-skill-not-open = Tato dovednost ještě není dostupná.
why-skill-used-up = Dovednost { $skill } už je použitá.
why-spare-or-pass = Nech si připravenou jednu použitou zbraň, nebo zvol „Nevyužít“.
why-suffer-now = Vyber, o co přijdeš.
why-they-have-no-more = { $have ->
    [0] Říct si o { $good-acc } nemůžeš: nic takového spoluhráč nemá.
   *[other] Říct si ještě o { $good-acc } nemůžeš: spoluhráč má jen { $have }.
}
why-tokens-overlap = Žetony se nesmějí překrývat.
why-trade-at-the-end = Po první akci můžeš vyměňovat až na konci návštěvy.
why-trade-or-done = Nabídni někomu výměnu, nebo skonči.
why-weapon-away = Zbraň { $weapon } leží na dobrodružství.
why-weapon-first = Nejdřív polož zbraň.
why-weapon-locked = Zbraň { $weapon } ještě není odemčená.
why-weapon-on-the-card = Zbraň { $weapon } leží na kartě.
why-you-have-no-more = { $have ->
    [0] Nabídnout { $good-acc } nemůžeš: nic takového nemáš.
   *[other] Nabídnout ještě { $good-acc } nemůžeš: máš jen { $have }.
}

event-adventure = Na Hradě leží dobrodružství { $adventure }.
event-armed = { $player } si bere do boje { $weapon-acc }.
event-attacked = Vyhodnocuje se schopnost { $monster-gen }.
event-bought = { $player } kupuje { $item-acc } za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-came-home = Z dobrodružství se hráči { $player } vrací { $damaged ->
    [yes] poškozená
   *[no] připravená
} zbraň { $weapon }.
event-character = { $player } hraje za { $character-acc }.
event-charged = { $player } nabíjí sekci amuletu a má teď { $sections ->
    [one] nabitou jednu
    [few] nabité { $sections }
   *[other] nabitých { $sections }
}.
event-chased = { $player } zahání { $monsters-acc }.
event-closed = { $player } uzavírá slabé místo { $square } (dovednost { $skill }).
event-completed = Dobrodružství { $adventure } je dokončeno.
event-damaged = { $player } poškozuje { $weapon-acc }.
event-day-token = Žeton dne dostává { $player }.
event-dealt = Karta { $back-gen } přichází { $place-to }.
event-dungeon-filled = V Kobkách leží lícem dolů bájný netvor, v balíčku { $left ->
    [0] už není žádný další
    [one] zbývá { $left } karta
    [few] zbývají { $left } karty
   *[other] zbývá { $left } karet
}.
event-exchanged = { $player } vyměňuje { $gem } za { $for }.
event-first = Začíná { $player }.
event-fought = { $player } bojuje proti { $card-dat }: { $outcome }.
event-gained-coins = { $player } získává { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-gained-gem = { $player } získává { $gem }.
event-gained-xp = { $player } získává { $xp ->
    [one] { $xp } zkušenost
    [few] { $xp } zkušenosti
   *[other] { $xp } zkušeností
}.
event-game-ended = Hra končí. { $reason-id ->
    [cards_left] { reason-cards_left }
    [stun_tokens] { reason-stun_tokens }
    [mythical_deck_left] { reason-mythical_deck_left }
    [mythical_not_defeated] { reason-mythical_not_defeated }
    [monsters_at_manor] { reason-monsters_at_manor }
    [quests_discarded] { reason-quests_discarded }
    [all_discarded] { reason-all_discarded }
   *[last_day] { reason-last_day }
}
event-gave-up = { $player } odkládá { $things-acc }.
event-healed = { $player } si obnovuje { $health } zdraví.
event-kept-gem = { $player } si nechává { $gem } vedle amuletu.
event-laid = { $player } pokládá { $token-acc }.
event-lifted = { $player } bere zpět { $token-acc }.
event-lost-coins = { $player } ztrácí { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-lost-health = { $player } ztrácí { $health } zdraví{ $healing ->
    [0] {""}
   *[other] {""} a obnovuje si { $healing }
}; teď má { $left }.
event-monster-goes = Karta { $monster-gen } se přesouvá { $place-to }.
event-more-damage = { $player } za to dostává { $health } zranění navíc.
event-moved = { $player } jde { $place-to }.
event-oath-fulfilled = { $player } plní { $oath-acc }.
event-paid = { $player } platí za cestu { $with-id ->
    [coin] 1 minci
   *[health] 1 zdraví
}.
event-phase = { $day }. den: { $phase }.
event-placed-xp = { $player } dává zkušenost na dovednost { $skill }: { $xp } z { $needed }.
event-quest-discarded = Odkládá se { $quest }.
event-reckoned = { $player } dostává { $damage } zranění{ $healing ->
    [0] {""}
   *[other] , obnovuje si { $healing } zdraví
} a má teď { $health } zdraví.
event-repaired = { $player } opravuje { $weapon-acc }.
event-retained = { $player } si ponechává { $spell-acc }.
event-revealed = { $player } čelí { $card-dat }.
event-set-gem = { $player } vsazuje do amuletu { $gem }.
event-shattered = { $player } za to poškozuje { $weapon-acc }.
event-sneaked = { $player } se plíží kolem { $monster-gen }.
event-spared = { $player } si nechává připravenou zbraň { $weapon }.
event-spells-back = Do Věže mágů se { $spells-count ->
    [one] vrací
   *[other] vracejí
} { $spells }.
event-spent-coins = { $player } platí { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-spent-health = { $player } za to ztrácí { $health } zdraví.
event-stocked = V nabídce je { $item }.
event-story = Příběh: { $story }.
event-stunned = { $coins ->
    [0] { $player } dostává žeton omráčení; mince nemá žádné.
    [one] { $player } dostává žeton omráčení a ztrácí { $coins } minci.
    [few] { $player } dostává žeton omráčení a ztrácí { $coins } mince.
   *[other] { $player } dostává žeton omráčení a ztrácí { $coins } mincí.
}
event-trade-refused = { $player } odmítá nabídku hráče { $from }.
event-traded = { $given-count ->
    [0] { $player } dostává { $got-acc } od hráče { $with }.
   *[other] { $player } dává { $given-acc } hráči { $with }{ $got-count ->
        [0] .
       *[other] {""} a dostává { $got-acc }.
    }
}
event-turned-up = Odhaluje se karta { $monster-gen }.
event-unlocked = { $player } odemyká dovednost { $skill }.
event-upgraded = Vylepšuje se lokace { $place }.
event-used-potion = { $player } používá { $potion-acc }.
event-vowed = { $player } skládá { $oath-acc }.
event-vowed-unseen = { $player } skládá skrytou přísahu.

option-mode = Varianta hry
option-characters = Postavy
option-agreed = Dohodnuté postavy podle pořadí hráčů
option-first = Začínající hráč
option-quest_a = Obtížnost úkolu A
option-quest_b = Obtížnost úkolu B
option-quest_c = Obtížnost úkolu C
option-more_mythical = Bájní netvoři navíc

reason-last_day = Poslední den skončil.
reason-all_discarded = Všechny úkoly a přísahy jsou splněny.
reason-quests_discarded = Všechny úkoly jsou splněny.
reason-monsters_at_manor = V Panství zůstali večer netvoři.
reason-mythical_not_defeated = Bájný netvor nebyl poražen.
reason-mythical_deck_left = Na poslední den zbylo příliš mnoho bájných netvorů.
reason-stun_tokens = Žetonů omráčení už je příliš mnoho.
reason-cards_left = Čas vypršel a některé úkoly či přísahy zbyly.
won-shared = { $winners-count ->
    [0] Společná prohra.
    [one] { $winners } vyhrává.
   *[other] { $winners } vyhrávají společně.
}
won-all_discarded = { won-shared }
won-quests_discarded = { won-shared }
won-monsters_at_manor = { won-shared }
won-mythical_not_defeated = { won-shared }
won-mythical_deck_left = { won-shared }
won-stun_tokens = { won-shared }
won-cards_left = { won-shared }

part-trophies = Trofeje
part-sections = Nabité sekce
part-coins = Mince
part-ready_weapons = Připravené zbraně
part-potions_and_spells = Lektvary a kouzla
part-unplaced_gems = Drahokamy vedle amuletu
part-top_row_experience = Zkušenosti v horní řadě
part-stun_tokens = Žetony omráčení
part-oath = Splněná přísaha
part-quests = Splněné úkoly
tie-gems = Při shodě rozhodly drahokamy.
tie-coins = Při shodě rozhodly mince.
tie-character = Při shodě rozhodlo pořadí postav.

board-letter-yellow = Ž
board-letter-red = R
board-letter-blue = M
board-letter-green = Z
board-letter-black = Č
board-letter-any = ?
board-armed = Vzato s sebou
board-sign-first = začíná
board-sign-mark = značku
board-sign-stun = omráčení
board-square-W = slabé místo
board-square-D = zranění
board-square-C = mince
board-square-X = zakázané
board-square-gem = drahokam
board-square-plain = prázdný čtverec
board-square-covered = zakryté
board-square-off = mimo kartu
board-placing = Napiš otočení a čtverec karty pro „◉“, třeba „{ $example }“. Samotné otočení ukáže, kam se vejde.
board-turned = Otočení { $turn }
board-turn-fits = Otočení { $turn } se vejde, když značka leží na: { $squares }
board-laid-there = { $token }, otočení { $turn }: { $squares }
board-does-not-fit = { $token }, otočení { $turn }: se značkou na { $square } se nevejde.
board-day = { $day ->
    [0] Příprava
   *[other] { $day }. den z { $days }, { $phase }
}
board-decks = Netvorů v balíčku: { $monsters }, bájných: { $mythical }
board-place = Lokace
board-figures = Figurky
board-lies = Leží tam
board-player = Hráč
board-health = Zdraví, mince
board-weapons = Zbraně
board-gems = Amulet
board-items = Lektvary, kouzla, přísahy
board-trophies = Trofeje
board-points = Body moci
board-sections = { $sections ->
    [one] jedna sekce
    [few] { $sections } sekce
   *[other] { $sections } sekcí
}

name-competitive = kompetitivní
name-cooperative = kooperativní
name-solo = sólová
name-hidden_oaths = skryté přísahy
name-draft = postupným výběrem
name-random = náhodně
name-coin = mince
    .acc = minci
    .few = mince
    .many = mincí
name-coins = mince
name-health = zdraví
    .acc = zdraví
    .many = zdraví
name-weapon = připravená zbraň
name-yellow = žlutý drahokam
    .acc = žlutý drahokam
    .few = žluté drahokamy
    .many = žlutých drahokamů
name-red = červený drahokam
    .acc = červený drahokam
    .few = červené drahokamy
    .many = červených drahokamů
name-blue = modrý drahokam
    .acc = modrý drahokam
    .few = modré drahokamy
    .many = modrých drahokamů
name-green = zelený drahokam
    .acc = zelený drahokam
    .few = zelené drahokamy
    .many = zelených drahokamů
name-black = černý drahokam
    .acc = černý drahokam
    .few = černé drahokamy
    .many = černých drahokamů
name-adventure = vydat se za dobrodružstvím
name-xp = vzít si zkušenost
name-repair = opravit zbraně
name-exchange = vyměnit drahokamy
name-spells = koupit kouzla
name-chase = zahnat netvory
name-fight = bojovat
name-heal = obnovit všechno zdraví
name-potion = koupit lektvar
name-hut_repair = opravit zbraň
name-hut_heal = obnovit 2 zdraví
name-hut_adventure = vydat se za dobrodružstvím
name-mythical = bájný netvor
    .gen = bájného netvora
    .dat = bájnému netvorovi
name-a = úkol A
name-b = úkol B
name-c = úkol C
name-f1 = 1
name-f2 = 2
name-f3 = 3
name-f4 = 4
name-f5 = 5
name-f6 = 6
name-f7 = 7
name-f8 = 8
name-f9 = 9
name-f10 = 10
name-f11 = 11
name-f12 = 12
name-f13 = 13
name-f14 = 14
name-f15 = 15
name-f16 = 16
name-f17 = 17
name-f18 = 18
name-dawn = úsvit
name-morning = ráno
name-evening = večer
name-night = noc
    .here = v noci
name-victory = vítězství
name-mutual_destruction = vzájemné zničení
name-retreat = ústup
name-defeat = porážka

name-undead-24-32 = Umrlci (slabá místa: 3. řádek 5. sloupec, 4. řádek 3. sloupec)
    .gen = Umrlců
    .dat = Umrlcům (slabá místa: 3. řádek 5. sloupec, 4. řádek 3. sloupec)
name-undead-11-32 = Umrlci (slabá místa: 2. řádek 2. sloupec, 4. řádek 3. sloupec)
    .gen = Umrlců
    .dat = Umrlcům (slabá místa: 2. řádek 2. sloupec, 4. řádek 3. sloupec)
name-undead-12-32 = Umrlci (slabá místa: 2. řádek 3. sloupec, 4. řádek 3. sloupec)
    .gen = Umrlců
    .dat = Umrlcům (slabá místa: 2. řádek 3. sloupec, 4. řádek 3. sloupec)
name-goblins-20-44 = Goblini (slabá místa: 3. řádek 1. sloupec, 5. řádek 5. sloupec)
    .gen = Goblinů
    .dat = Goblinům (slabá místa: 3. řádek 1. sloupec, 5. řádek 5. sloupec)
name-goblins-11-42 = Goblini (slabá místa: 2. řádek 2. sloupec, 5. řádek 3. sloupec)
    .gen = Goblinů
    .dat = Goblinům (slabá místa: 2. řádek 2. sloupec, 5. řádek 3. sloupec)
name-goblins-13-24 = Goblini (slabá místa: 2. řádek 4. sloupec, 3. řádek 5. sloupec)
    .gen = Goblinů
    .dat = Goblinům (slabá místa: 2. řádek 4. sloupec, 3. řádek 5. sloupec)
name-beasts-23-32 = Zvěř (slabá místa: 3. řádek 4. sloupec, 4. řádek 3. sloupec)
    .gen = Zvěře
    .dat = Zvěři (slabá místa: 3. řádek 4. sloupec, 4. řádek 3. sloupec)
name-beasts-00-34 = Zvěř (slabá místa: 1. řádek 1. sloupec, 4. řádek 5. sloupec)
    .gen = Zvěře
    .dat = Zvěři (slabá místa: 1. řádek 1. sloupec, 4. řádek 5. sloupec)
name-beasts-03-42 = Zvěř (slabá místa: 1. řádek 4. sloupec, 5. řádek 3. sloupec)
    .gen = Zvěře
    .dat = Zvěři (slabá místa: 1. řádek 4. sloupec, 5. řádek 3. sloupec)
name-trolls-14-22 = Trollové (slabá místa: 2. řádek 5. sloupec, 3. řádek 3. sloupec)
    .gen = Trollů
    .dat = Trollům (slabá místa: 2. řádek 5. sloupec, 3. řádek 3. sloupec)
name-trolls-03-04 = Trollové (slabá místa: 1. řádek 4. a 5. sloupec)
    .gen = Trollů
    .dat = Trollům (slabá místa: 1. řádek 4. a 5. sloupec)
name-trolls-00-32 = Trollové (slabá místa: 1. řádek 1. sloupec, 4. řádek 3. sloupec)
    .gen = Trollů
    .dat = Trollům (slabá místa: 1. řádek 1. sloupec, 4. řádek 3. sloupec)
name-ghosts-03-12 = Duchové (slabá místa: 1. řádek 4. sloupec, 2. řádek 3. sloupec)
    .gen = Duchů
    .dat = Duchům (slabá místa: 1. řádek 4. sloupec, 2. řádek 3. sloupec)
name-ghosts-21-34 = Duchové (slabá místa: 3. řádek 2. sloupec, 4. řádek 5. sloupec)
    .gen = Duchů
    .dat = Duchům (slabá místa: 3. řádek 2. sloupec, 4. řádek 5. sloupec)
name-ghosts-31-43 = Duchové (slabá místa: 4. řádek 2. sloupec, 5. řádek 4. sloupec)
    .gen = Duchů
    .dat = Duchům (slabá místa: 4. řádek 2. sloupec, 5. řádek 4. sloupec)
name-werewolves-02-22 = Vlkodlaci (slabá místa: 1. řádek 3. sloupec, 3. řádek 3. sloupec)
    .gen = Vlkodlaků
    .dat = Vlkodlakům (slabá místa: 1. řádek 3. sloupec, 3. řádek 3. sloupec)
name-werewolves-01-33 = Vlkodlaci (slabá místa: 1. řádek 2. sloupec, 4. řádek 4. sloupec)
    .gen = Vlkodlaků
    .dat = Vlkodlakům (slabá místa: 1. řádek 2. sloupec, 4. řádek 4. sloupec)
name-werewolves-13-22 = Vlkodlaci (slabá místa: 2. řádek 4. sloupec, 3. řádek 3. sloupec)
    .gen = Vlkodlaků
    .dat = Vlkodlakům (slabá místa: 2. řádek 4. sloupec, 3. řádek 3. sloupec)
name-dark_knights-11-41 = Rytíři temnoty (slabá místa: 2. řádek 2. sloupec, 5. řádek 2. sloupec)
    .gen = Rytířů temnoty
    .dat = Rytířům temnoty (slabá místa: 2. řádek 2. sloupec, 5. řádek 2. sloupec)
name-dark_knights-00-12 = Rytíři temnoty (slabá místa: 1. řádek 1. sloupec, 2. řádek 3. sloupec)
    .gen = Rytířů temnoty
    .dat = Rytířům temnoty (slabá místa: 1. řádek 1. sloupec, 2. řádek 3. sloupec)
name-dark_knights-31-41 = Rytíři temnoty (slabá místa: 4. řádek 2. sloupec, 5. řádek 2. sloupec)
    .gen = Rytířů temnoty
    .dat = Rytířům temnoty (slabá místa: 4. řádek 2. sloupec, 5. řádek 2. sloupec)
name-gargoyles-21-33-43 = Chrliči (slabá místa: 3. řádek 2. sloupec, 4. řádek 4. sloupec, 5. řádek 4. sloupec)
    .gen = Chrličů
    .dat = Chrličům (slabá místa: 3. řádek 2. sloupec, 4. řádek 4. sloupec, 5. řádek 4. sloupec)
name-gargoyles-01-33-34 = Chrliči (slabá místa: 1. řádek 2. sloupec, 4. řádek 4. a 5. sloupec)
    .gen = Chrličů
    .dat = Chrličům (slabá místa: 1. řádek 2. sloupec, 4. řádek 4. a 5. sloupec)
name-gargoyles-10-14-22 = Chrliči (slabá místa: 2. řádek 1. a 5. sloupec, 3. řádek 3. sloupec)
    .gen = Chrličů
    .dat = Chrličům (slabá místa: 2. řádek 1. a 5. sloupec, 3. řádek 3. sloupec)
name-necromancer-03-14-23 = Nekromant (slabá místa: 1. řádek 4. sloupec, 2. řádek 5. sloupec, 3. řádek 4. sloupec)
    .gen = Nekromanta
    .dat = Nekromantovi (slabá místa: 1. řádek 4. sloupec, 2. řádek 5. sloupec, 3. řádek 4. sloupec)
name-necromancer-11-23-44 = Nekromant (slabá místa: 2. řádek 2. sloupec, 3. řádek 4. sloupec, 5. řádek 5. sloupec)
    .gen = Nekromanta
    .dat = Nekromantovi (slabá místa: 2. řádek 2. sloupec, 3. řádek 4. sloupec, 5. řádek 5. sloupec)
name-necromancer-22-31-34 = Nekromant (slabá místa: 3. řádek 3. sloupec, 4. řádek 2. a 5. sloupec)
    .gen = Nekromanta
    .dat = Nekromantovi (slabá místa: 3. řádek 3. sloupec, 4. řádek 2. a 5. sloupec)
name-golem-23-30-32 = Golem (slabá místa: 3. řádek 4. sloupec, 4. řádek 1. a 3. sloupec)
    .gen = Golema
    .dat = Golemovi (slabá místa: 3. řádek 4. sloupec, 4. řádek 1. a 3. sloupec)
name-golem-10-21-24 = Golem (slabá místa: 2. řádek 1. sloupec, 3. řádek 2. a 5. sloupec)
    .gen = Golema
    .dat = Golemovi (slabá místa: 2. řádek 1. sloupec, 3. řádek 2. a 5. sloupec)
name-golem-21-24-42 = Golem (slabá místa: 3. řádek 2. a 5. sloupec, 5. řádek 3. sloupec)
    .gen = Golema
    .dat = Golemovi (slabá místa: 3. řádek 2. a 5. sloupec, 5. řádek 3. sloupec)
name-vampires-32-33-42 = Upíři (slabá místa: 4. řádek 3. a 4. sloupec, 5. řádek 3. sloupec)
    .gen = Upírů
    .dat = Upírům (slabá místa: 4. řádek 3. a 4. sloupec, 5. řádek 3. sloupec)
name-vampires-20-24-32 = Upíři (slabá místa: 3. řádek 1. a 5. sloupec, 4. řádek 3. sloupec)
    .gen = Upírů
    .dat = Upírům (slabá místa: 3. řádek 1. a 5. sloupec, 4. řádek 3. sloupec)
name-vampires-03-12-41 = Upíři (slabá místa: 1. řádek 4. sloupec, 2. řádek 3. sloupec, 5. řádek 2. sloupec)
    .gen = Upírů
    .dat = Upírům (slabá místa: 1. řádek 4. sloupec, 2. řádek 3. sloupec, 5. řádek 2. sloupec)
name-harpies-01-33-43 = Harpyje (slabá místa: 1. řádek 2. sloupec, 4. řádek 4. sloupec, 5. řádek 4. sloupec)
    .gen = Harpyjí
    .dat = Harpyjím (slabá místa: 1. řádek 2. sloupec, 4. řádek 4. sloupec, 5. řádek 4. sloupec)
name-harpies-20-23-41 = Harpyje (slabá místa: 3. řádek 1. a 4. sloupec, 5. řádek 2. sloupec)
    .gen = Harpyjí
    .dat = Harpyjím (slabá místa: 3. řádek 1. a 4. sloupec, 5. řádek 2. sloupec)
name-harpies-12-20-21 = Harpyje (slabá místa: 2. řádek 3. sloupec, 3. řádek 1. a 2. sloupec)
    .gen = Harpyjí
    .dat = Harpyjím (slabá místa: 2. řádek 3. sloupec, 3. řádek 1. a 2. sloupec)
name-witches-22-42-43 = Čarodějnice (slabá místa: 3. řádek 3. sloupec, 5. řádek 3. a 4. sloupec)
    .gen = Čarodějnic
    .dat = Čarodějnicím (slabá místa: 3. řádek 3. sloupec, 5. řádek 3. a 4. sloupec)
name-witches-10-11-12 = Čarodějnice (slabá místa: 2. řádek 1., 2. a 3. sloupec)
    .gen = Čarodějnic
    .dat = Čarodějnicím (slabá místa: 2. řádek 1., 2. a 3. sloupec)
name-witches-10-24-34 = Čarodějnice (slabá místa: 2. řádek 1. sloupec, 3. řádek 5. sloupec, 4. řádek 5. sloupec)
    .gen = Čarodějnic
    .dat = Čarodějnicím (slabá místa: 2. řádek 1. sloupec, 3. řádek 5. sloupec, 4. řádek 5. sloupec)
name-demons-21-22-41 = Démoni (slabá místa: 3. řádek 2. a 3. sloupec, 5. řádek 2. sloupec)
    .gen = Démonů
    .dat = Démonům (slabá místa: 3. řádek 2. a 3. sloupec, 5. řádek 2. sloupec)
name-demons-11-21-43 = Démoni (slabá místa: 2. řádek 2. sloupec, 3. řádek 2. sloupec, 5. řádek 4. sloupec)
    .gen = Démonů
    .dat = Démonům (slabá místa: 2. řádek 2. sloupec, 3. řádek 2. sloupec, 5. řádek 4. sloupec)
name-demons-11-12-21 = Démoni (slabá místa: 2. řádek 2. a 3. sloupec, 3. řádek 2. sloupec)
    .gen = Démonů
    .dat = Démonům (slabá místa: 2. řádek 2. a 3. sloupec, 3. řádek 2. sloupec)

# The browser: what is written on cards, and the words around them.
label-castle = Dobrodružství a 1 zkušenost
label-fair = Oprava až 3 zbraní, výměna drahokamu
label-village = Zahnání netvorů za drahokam, oprava 1 zbraně
label-monastery = Obnova veškerého zdraví, nákup lektvaru
label-lair = Boj s jedním ze zdejších netvorů, pomáhá bohatýr
label-manor = Boj s jedním ze zdejších netvorů, pomáhá mnich
label-dungeon = Boj s bájným netvorem
label-mage_tower = Oprava 1 zbraně, nákup kouzel
label-robbers_hut = Po 1 minci: oprava zbraně, 2 zdraví, dobrodružství
label-inn = Tady cesta začíná
web-level = { $level }. úroveň
web-map = Mapa
web-holder = Den zahajuje { $player }
web-places = Co se kde dělá
web-fight = Boj
web-adventure = Dobrodružství
web-card = Karta: { $card }
web-close = Uzavřít slabé místo { $square }
called-square = na řádku { $row } ve sloupci { $column }
web-field = { $token }: šipky posouvají, R otáčí, Enter pokládá
web-rotate = Otočit
web-suggest = Umístit za mě
web-put-down = Položit
web-lift = Vzít zpět { $token-acc }
web-left = Doleva
web-right = Doprava
web-up = Nahoru
web-down = Dolů
web-so-far = Zatím: { $outcome }
web-weak-left = Zbývá slabých míst
web-damage-left = Zbývá zranění
web-health-after = Zdraví poté
web-coins-won = Mince k získání
web-coins-on = Mince na kartě
web-gems-won = Drahokamy k získání
web-xp-won = Zkušenosti k získání
note-buy = cena { $cost }
note-bargain = { note-buy }
web-kind-once = Jednou
web-kind-return = Vrací se
web-kind-each_night = Každou noc
web-kind-persistent = Přetrvává
web-amulet = Amulet, nabité sekce: { $sections } z { $count }
web-skills = Dovednosti
web-known = odemčeno
web-learnt = zkušenosti: { $done } z { $cost }
web-xp = Zkušenosti k umístění
web-ready = připravená
web-damaged = poškozená
web-away = na dobrodružství
web-locked = zatím zamčená
web-night = Netvoři útočí
web-attacks = Teď: { $monster }
web-quests = Úkoly a přísahy
web-quest-sections = Nabité sekce: { $done } z { $wanted }
web-quest-mythical = Zbývá bájných netvorů: { $left }
web-quest-stuns = Omráčení: { $done }, prohra při { $most }
web-supply = Zásoba drahokamů
web-still-attack = Ještě zaútočí: { $count }
web-oaths-left = Zbývá přísah: { $count }
web-nobody = Tady bude postava, kterou si vybereš.
web-hidden-oaths = Skryté přísahy: { $count }
fact-suggested = doporučeno
note-place =
    { $outcome-id ->
        [none] zbývá slabých míst: { $weak_left }
       *[other] zbývá slabých míst: { $weak_left }, zranění: { $damage }
    }{ $suggested ->
        [yes] { "" } · { fact-suggested }
       *[no] { "" }
    }
web-offered = { $player } dává: { $goods }
label-story_chieftainess = Na kraji Provincie družina odrazí smečku goblinů a potká loupežníky, jejichž náčelnice ji pozve do Loupežnické boudy.
web-story_chieftainess-a = Při večeři vypráví o útocích na vesnici.
web-story_chieftainess-b = Ptá se, zda na to výzbroj lovců stačí.
web-story_chieftainess-c = Její lidé nabízejí, že družinu dovedou k přívozu.
label-story_silent_bell = Zvon Kláštera už tři dny nezazněl a cesta k němu je plná stop.
web-story_silent_bell-a = Převor počítá domy, kde se v noci ještě svítí.
web-story_silent_bell-b = Pastýř viděl něco, co je na staré zříceniny příliš velké.
web-story_silent_bell-c = Léků zbývá málo a zima je blízko.
label-story_kings_letter = Královský posel předá zapečetěný dopis a měšec; dál nepojede ani krok.
web-story_kings_letter-a = Dopis přikazuje udržet Panství za každou cenu.
web-story_kings_letter-b = Půl stránky zabírá kresba stopy.
web-story_kings_letter-c = Poslední řádek je varování psané jinou rukou.
label-undead_1 = Každý hráč ztratí 1 zdraví.
label-undead_2 = Hráč (nebo hráči) s nejvyšším zdravím ztratí 1 zdraví.
label-undead_3 = Hráč (nebo hráči) s nejmenším počtem připravených zbraní ztratí 1 zdraví. Netvor se vrátí do Panství.
label-goblins_1 = Každý hráč ztratí 1 minci.
label-goblins_2 = Rej netvorů na Pouti: kdo ji navštíví, zaplatí 1 minci, nebo ztratí 1 zdraví.
label-goblins_3 = Hráč (nebo hráči) s nejvyšším počtem mincí ztratí polovinu z nich, zaokrouhleno dolů.
label-beasts_1 = Každý hráč, jehož figurka je na východním břehu, ztratí 1 zdraví.
label-beasts_2 = Držitel žetonu dne ztratí 1 zdraví. Netvor se vrátí do Doupěte.
label-beasts_3 = Rej netvorů ve Vesnici: kdo ji navštíví, ztratí 1 zdraví.
label-trolls_1 = Překročení řeky stojí o 1 více: 2 platby, každá buď 1 mince, nebo 1 zdraví.
label-trolls_2 = Každý hráč poškodí 1 připravenou zbraň podle své volby.
label-trolls_3 = Věž mágů je zamčená.
label-ghosts_1 = Dovednosti neobnovují zdraví.
label-ghosts_2 = Lektvary a kouzla stojí o 2 mince více.
label-ghosts_3 = Každý hráč ztratí 1 minci.
label-werewolves_1 = Každý hráč ztratí 1 zdraví. Netvor se vrátí do Doupěte.
label-werewolves_2 = Hráč (nebo hráči) s nejvyšším počtem trofejí ztratí 2 zdraví.
label-werewolves_3 = Každý hráč, který nemá plné zdraví, ztratí 1 zdraví.
label-dark_knights_1 = Každý hráč poškodí 1 připravenou zbraň, nebo ztratí 1 zdraví.
label-dark_knights_2 = Loupežnická bouda je zamčená.
label-dark_knights_3 = Rej netvorů na Hradě: kdo ho navštíví, zaplatí 1 minci, nebo ztratí 1 zdraví.
label-gargoyles_1 = Každý hráč ztratí 2 zdraví.
label-gargoyles_2 = Klášter je zamčený.
label-gargoyles_3 = Každý hráč poškodí 1 připravenou zbraň podle své volby.
label-necromancer_1 = Každý hráč ztratí 1 zdraví.
label-necromancer_2 = Každá postava s plným zdravím ztratí 1 zdraví. Netvor se vrátí do Doupěte.
label-necromancer_3 = Každý hráč ztratí 1 zdraví za každého dalšího netvora ve Vesnici, nejvýš však 3.
label-golem_1 = Na Pouti lze při jedné návštěvě opravit nejvýš 1 zbraň.
label-golem_2 = Každý hráč poškodí 2 připravené zbraně podle své volby.
label-golem_3 = Každý hráč poškodí 1 připravenou zbraň podle své volby. Netvor se vrátí do Panství.
label-vampires_1 = Hráč (nebo hráči) s nejvyšším zdravím ztratí 2 zdraví.
label-vampires_2 = V Klášteře lze při jedné návštěvě obnovit nejvýš 2 zdraví.
label-vampires_3 = Každý hráč ztratí 1 zdraví; kdo má 3 trofeje nebo více, ztratí místo toho 2.
label-harpies_1 = Každý hráč ztratí 2 mince.
label-harpies_2 = Rej netvorů ve Věži mágů: kdo ji navštíví, zaplatí 1 minci, nebo ztratí 1 zdraví.
label-harpies_3 = Každý hráč odloží 1 kouzlo nebo lektvar; kdo nic takového nemá, ztratí 1 zdraví.
label-witches_1 = Návštěva Hradu nepřináší zkušenost.
label-witches_2 = Každý hráč vrátí 1 neumístěný drahokam podle své volby; kdo žádný nemá, ztratí 1 zdraví.
label-witches_3 = Pouť je zamčená.
label-demons_1 = Hráč (nebo hráči) s nejvyšším počtem trofejí ztratí 3 zdraví.
label-demons_2 = Každý hráč ztratí 1 zdraví, nebo 2 mince.
label-demons_3 = Každý hráč ztratí 1 zdraví a 1 minci. Netvor se vrátí do Doupěte.
label-pre_worn_tools = Na dobrodružství na Hradě smíš místo připravené zbraně použít poškozenou.
label-pre_pilgrims_path = Řeku překračuješ zdarma.
label-pre_skill_reliquary = Získej tuto zbraň připravenou stranou nahoru.
label-pre_mending_prayer = V Klášteře oprav 1 zbraň.
label-pre_alms = Ve Vesnici získej 2 mince.
label-pre_night_vigil = V noci si každý hráč obnoví 1 zdraví a ty získáš 2 mince.
label-pre_herbal_lore = Lektvary tě stojí o 1 minci méně.
label-pre_skill_scourge = Získej tuto zbraň připravenou stranou nahoru.
label-pre_blood_seal = Jednou za den smíš v boji utrpět 2 zranění navíc a uzavřít tím 1 slabé místo.
label-pre_priest_in_dungeon = V boji s bájným netvorem v Kobkách smíš použít kněze.
label-pre_sanctify = V Doupěti a v Panství smíš použít oba své pomocníky.
label-sor_sacrifice = V boji smíš poškodit 1 připravenou zbraň, která neleží na kartě, a uzavřít 1 slabé místo.
label-sor_arcane_mending = Ve Věži mágů oprav o 1 zbraň více.
label-sor_skill_storm_staff = Získej tuto zbraň připravenou stranou nahoru.
label-sor_spell_thrift = Každé kouzlo tě stojí o 1 minci méně.
label-sor_lone_quest = Na dobrodružství smíš umístit 2 zbraně.
label-sor_skill_crystal_skull = Získej tuto zbraň připravenou stranou nahoru.
label-sor_evening_recall = Po večerním boji si smíš vzít jednu z použitých zbraní zpět připravenou.
label-sor_gem_cutter = Na Pouti smíš vyměnit až 3 drahokamy.
label-sor_mythic_pierce = Štíty na tvých zbraních neplatí v bojích s bájnými netvory.
label-sor_echo = Po boji si smíš ponechat 1 z použitých kouzel.
label-sor_attunement = Když při jedné návštěvě koupíš aspoň 2 kouzla, získej drahokam podle své volby.
label-hun_fair_trophies = Na Pouti získej 1 minci za každého poraženého netvora.
label-hun_bounty = Za každé vítězství nad běžným netvorem získej o 1 minci více.
label-hun_skill_crossbow = Získej tuto zbraň připravenou stranou nahoru.
label-hun_whetstone = Na Hradě oprav 1 zbraň.
label-hun_evening_wound = Ve večerním boji smíš zaplatit 2 mince a uzavřít 1 slabé místo.
label-hun_tracker = V Doupěti a v Kobkách si zbraně volíš až po odhalení karty.
label-hun_skill_hound = Získej tuto zbraň připravenou stranou nahoru.
label-hun_adventure_care = Z dokončeného dobrodružství se tvé zbraně vracejí připravené.
label-hun_night_hunt = V noci smíš bojovat s jedním z netvorů, kteří zůstali v Doupěti, v Panství nebo v Kobkách.
label-hun_no_shields = Štíty na tvých zbraních v bojích neplatí.
label-hun_field_dressing = Po boji, který tě neomráčil, si obnov 1 zdraví.
label-pal_blood_repair = Jednou za fázi smíš ztratit 2 zdraví a opravit 1 zbraň, pokud tě to neomráčí.
label-pal_royal_favour = Na Hradě získej 2 mince.
label-pal_skill_banner = Získej tuto zbraň připravenou stranou nahoru.
label-pal_lay_on_hands = Ve Vesnici si obnov 2 zdraví.
label-pal_elite_helpers = Vždy používáš rytíře a kněze.
label-pal_morning_gem = Když bojuješ ráno, získej žlutý drahokam.
label-pal_skill_lance = Získej tuto zbraň připravenou stranou nahoru.
label-pal_night_adventure = V noci smíš umístit zbraň na dobrodružství.
label-pal_bulwark = Kdykoli kvůli schopnosti netvora ztrácíš v noci zdraví, ztratíš o 1 méně.
label-pal_three_weapons = V boji s bájným netvorem smíš použít 3 zbraně.
label-pal_valor = Když porazíš netvora 2. úrovně nebo bájného, oprav 2 zbraně.
label-thi_hut_discount = V Loupežnické boudě platíš celkem o 2 mince méně.
label-thi_ferry = Řeku překračuješ zdarma.
label-thi_skill_rapier = Získej tuto zbraň připravenou stranou nahoru.
label-thi_pickpocket = Na Pouti získej 2 mince.
label-thi_night_repair = V noci smíš zaplatit 2 mince a opravit 1 zbraň.
label-thi_evening_no_shields = Štíty na tvých zbraních neplatí ve večerních bojích.
label-thi_skill_smoke_bomb = Získej tuto zbraň připravenou stranou nahoru.
label-thi_dungeon_top = Když v Kobkách neleží bájný netvor, smíš tam bojovat s vrchní kartou balíčku bájných netvorů.
label-thi_night_gem = V noci získej drahokam podle své volby.
label-thi_ignore_abilities = Schopnosti netvorů na tebe nepůsobí, ani přetrvávající.
label-thi_greed = Když vyhraješ boj, získáš i zakryté mince na kartě.
label-potion_inventiveness = Pro tento boj si vypůjč jednu poškozenou zbraň jiného hráče. Použij ji navíc ke svým zbraním, jako by byla připravená; vrátí se poškozená.
label-potion_wealth = Zdvojnásob všechny mince z tohoto boje.
label-potion_health = Obnov si 3 zdraví, i během vyhodnocení boje nebo schopnosti netvora.
label-potion_wisdom = Když vyhraješ boj a nezískáš z něj drahokam, získej 2 zkušenosti.
label-potion_vampire_blood = Jen v noci: obnov si 4 zdraví, ostatní hráči ztratí po 1 zdraví (může je to omráčit).
label-potion_agility = Použij v tomto boji nebo na tomto dobrodružství o jednu připravenou zbraň více.
label-potion_stealth = Zruš pro sebe schopnost jednoho netvora a získej jeho drahokam; lze i proti přetrvávající nebo neškodné schopnosti.
label-potion_consciousness = Když by tě mělo něco omráčit, zůstaneš při vědomí s 1 zdravím.
label-potion_durability = Jedna zbraň se po použití nepoškodí.
label-potion_alchemy = Když jiný hráč získá drahokam, získej drahokam stejné barvy.
label-oath_sobriety = Na Pouti odlož 2 lektvary.
label-oath_broken_blades = V noci poškoď 2 své zbraně, které byly na začátku noci připravené.
label-oath_poverty = Ve Vesnici rozdej 6 mincí.
label-oath_humility = Na Hradě odlož 3 své trofeje.
label-oath_blood = V noci ztrať 4 zdraví, aniž by tě to omráčilo.
label-oath_renunciation = Ve Věži mágů odlož 3 kouzla.
label-oath_offering = V Klášteře odlož 3 neumístěné drahokamy tří různých barev.
label-oath_perfection = Vyhraj boj, po němž nezůstane žádný nezakrytý čtverec se zraněním.
label-oath_single_blade = Vyhraj boj, v němž umístíš právě jednu zbraň.
label-oath_fellowship = Zúčastni se 3 dokončených dobrodružství.
label-oath_mastery = Odemkni dovednost z horní řady.
label-oath_light = Měj ve svém amuletu 4 nabité sekce.
label-quest_a0 = Společně nabijte tolik sekcí amuletů, kolik platí pro váš počet hráčů (1 až 5 hráčů: 3, 5, 6, 7, 9). Prohrajete, pokud na konci večera zůstanou netvoři v Panství.
label-quest_a1 = Společně nabijte tolik sekcí amuletů, kolik platí pro váš počet hráčů (1 až 5 hráčů: 4, 7, 8, 10, 12). Prohrajete, pokud na konci večera zůstanou netvoři v Panství.
label-quest_a2 = Společně nabijte tolik sekcí amuletů, kolik platí pro váš počet hráčů (1 až 5 hráčů: 6, 9, 11, 13, 16). Prohrajete, pokud na konci večera zůstanou netvoři v Panství.
label-quest_b0 = Porazte všechny bájné netvory z balíčku. Prohrajete, pokud s některým boj nevyhrajete, nebo pokud jich na začátku posledního dne zbývají v balíčku 3 nebo více.
label-quest_b1 = Porazte všechny bájné netvory z balíčku. Prohrajete, pokud s některým boj nevyhrajete, nebo pokud jich na začátku posledního dne zbývají v balíčku 3 nebo více.
label-quest_b2 = Porazte všechny bájné netvory z balíčku. Prohrajete, pokud s některým boj nevyhrajete, nebo pokud jich na začátku posledního dne zbývají v balíčku 3 nebo více.
label-quest_c0 = Prohrajete při 4. žetonu omráčení. Kdo nabije sekci, smí opravit 1 zbraň.
label-quest_c1 = Prohrajete při 3. žetonu omráčení.
label-quest_c2 = Prohrajete při 3. žetonu omráčení. Netvoři s červeným nebo černým drahokamem mají navíc schopnost: každý hráč ztratí 1 zdraví.
label-upgrade_castle = kromě dobrodružství i 1 zkušenost a 2 mince
label-upgrade_fair = oprava všech zbraní místo 3
label-upgrade_manor = všichni používají kněze místo mnicha
label-upgrade_dungeon = zbraně se volí až po odhalení bájného netvora
label-upgrade_village = oprava 2 zbraní místo 1
label-upgrade_lair = všichni používají rytíře místo bohatýra
label-upgrade_robbers_hut = oprava je zdarma
label-upgrade_monastery = lektvar o 2 mince levnější
label-upgrade_mage_tower = jedno kouzlo za návštěvu o 2 mince levnější
