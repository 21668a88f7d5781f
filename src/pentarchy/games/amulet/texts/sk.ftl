# Amulet. Slovenské mená dopĺňajú dátové súbory, ktoré ich majú anglicky a česky.
move-done = Hotovo
move-pass = Nevyužiť
move-choose = Hrať za { $a-acc }
move-go = Ísť { $a-to }
move-rest = Zostať v Hostinci
move-pay = Zaplatiť { $a-id ->
    [coin] 1 mincu
   *[health] 1 zdravie
}
move-do = { $a-id ->
    [adventure] Vydať sa za dobrodružstvom
    [hut_adventure] Vydať sa za dobrodružstvom
    [xp] Vziať si skúsenosť
    [coins] Vziať si mince
    [repair] Opraviť zbrane
    [exchange] Vymeniť drahokamy
    [spells] Kúpiť kúzla
    [chase] Zahnať netvory
    [fight] Bojovať
    [heal] Obnoviť všetko zdravie
    [potion] Kúpiť elixír
    [hut_repair] Opraviť zbraň
    [hut_heal] Obnoviť 2 zdravia
   *[other] Použiť zručnosť { $a }
}
move-leave = Ukončiť návštevu
move-repair = Opraviť { $a-acc }
move-buy = Kúpiť { $a-acc }
move-bargain = Kúpiť so zľavou { $a-acc }
move-exchange = Vymeniť { $a } za { $b }
move-gem = Vziať { $a }
move-set = Umiestniť na pole { $a }
move-keep = Nechať vedľa amuletu
move-learn = Dať skúsenosť na zručnosť { $a }
move-face = Bojovať proti { $a-dat }
move-arm = Vziať si { $a-acc }
move-lay = Uchopiť { $a-acc }
move-place = { $a }, { $b ->
    [0] bez otočenia
    [one] štvrť otáčky
    [2] pol otáčky
   *[other] tri štvrte otáčky
}, riadok { FROM_ONE($c) }, stĺpec { FROM_ONE($d) }
move-close = Uzavrieť slabé miesto { $a } (zručnosť { $b })
move-shatter = Poškodiť za to { $a-acc }
move-wield = Elixír obratnosti: použiť aj { $a-acc }
move-borrow = Elixír vynaliezavosti: požičať si { $a-acc }
move-spare = Nechať si pripravenú zbraň { $a }
move-retain = Ponechať si { $a-acc }
move-lift = Vziať späť { $a-acc }
move-drink = Použiť { $a-acc }
move-sneak = Elixír zakrádania proti { $a-dat }
move-resolve = Vyhodnotiť schopnosť { $a-gen }
move-damage = Poškodiť { $a-acc }
move-suffer = { $a-id ->
    [weapon] Poškodiť pripravenú zbraň
    [health] Stratiť zdravie
   *[coins] Stratiť mince
}
move-discard = Odložiť { $a-acc }
move-fulfil = Splniť { $a-acc }
move-drop = Odložiť { $a-acc }
move-trade = Ponúknuť výmenu hráčovi { PLAYER($a) }
move-give = Ponúknuť { $a-acc }
move-ask = Požiadať o { $a-acc }
move-propose = Predložiť ponuku
move-accept = Prijať
move-refuse = Odmietnuť
move-story = Príbeh: { $a }
move-first = Začína { PLAYER($a) }
move-cast = Postava: { $a }
move-stock = Do ponuky prichádza { $a }
move-vow = Prísaha z balíčka: { $a }
move-deal = Lícom nadol prichádza karta { $a-gen }
move-turn = Dobrodružstvo: { $a }
move-reveal = Odhalená je karta { $a-gen }
move-upgrade = Vylepšená lokácia: { $a }

ask-ChooseCharacter = Za koho budeš hrať?
ask-Move = Kam sa vydáš?
ask-PayOrBleed = Zaplatíš mincu, alebo stratíš zdravie?
ask-Visit = Čo tu urobíš?
ask-SecretVisit = Čo tu urobíš?
ask-RepairWeapon = Ktorú zbraň opravíš?
ask-BuySpells = Ktoré kúzlo kúpiš?
ask-BuyPotion = Ktorý elixír kúpiš?
ask-ExchangeGem = Ktorý drahokam vymeníš?
ask-PickChasedGem = Ktorý drahokam zahnaných netvorov si vezmeš?
ask-ChooseGem = Akú farbu si vezmeš?
ask-PlaceGem = Kam drahokam umiestniš?
ask-AssignXp = Na ktorú zručnosť dáš skúsenosť?
ask-ChooseMonster = S ktorým netvorom budeš bojovať?
ask-ChooseWeapons = Ktoré zbrane si vezmeš?
ask-Arrange = Čo položíš na netvora?
ask-PlaceToken = Kam žetón položíš?
ask-ShatterWeapon = Ktorú zbraň za to poškodíš?
ask-Contribute = Čo položíš na dobrodružstvo?
ask-DrinkInFight = Použiješ v boji elixír?
ask-StayOn = Zostaneš pri vedomí?
ask-StayAwake = Zostaneš pri vedomí?
ask-UseWealth = Zdvojnásobíš mince?
ask-UseWisdom = Premeníš víťazstvo na skúsenosti?
ask-UseAlchemy = Vezmeš si drahokam rovnakej farby?
ask-SpareWeapon = Ktorá zbraň zostane pripravená?
ask-RetainSpell = Ktoré kúzlo si necháš?
ask-NightSlot = Čo urobíš v noci?
ask-SecretSlot = Čo urobíš v noci?
ask-NightOrder = Schopnosť ktorého netvora sa vyhodnotí ako ďalšia?
ask-BeforeAbility = Použiješ niečo pred vyhodnotením schopnosti?
ask-LossWindow = Použiješ elixír proti strate zdravia?
ask-DamageWeapon = Ktorá zbraň sa poškodí?
ask-ChooseLoss = O čo prídeš?
ask-DiscardItem = Čo odložíš?
ask-GiveUp = Čo odložíš na splnenie prísahy?
ask-DiscardQuest = Odložíte úlohu?
ask-TradeOrNot = Komu ponúkneš výmenu?
ask-ComposeOffer = Čo ponúkneš a čo za to chceš?
ask-AnswerOffer = Prijmeš výmenu?
ask-DrawStory = Žrebuje sa príbeh.
ask-DrawFirst = Žrebuje sa začínajúci hráč.
ask-CastCharacter = Žrebuje sa postava.
ask-StockSpell = Žrebuje sa kúzlo do Veže mágov.
ask-StockPotion = Žrebuje sa elixír do Kláštora.
ask-DealOath = Rozdáva sa prísaha.
ask-DealMonster = Prichádza netvor.
ask-TurnUpAdventure = Odkrýva sa dobrodružstvo.
ask-RevealFoe = Odhaľuje sa bájny netvor.
ask-DrawUpgrade = Žrebuje sa vylepšenie.

why-accept-or-refuse = Ponuku prijmi, alebo odmietni.
why-already-chosen = Zbraň { $weapon } už je vybraná.
why-another-attacks = Teraz sa vyhodnocuje schopnosť iného netvora: { $monster }.
why-another-character = To je zručnosť inej postavy.
why-another-weapon = Zbraň { $weapon } nie je tvoja.
why-arm-now = Najprv si vyber zbrane.
why-arrange-now = Pokladaj žetóny, alebo boj ukonči.
why-asked-already = Hráčovi { $with } môžeš v tejto chvíli ponúknuť výmenu len raz.
why-buy-now = Kúp niečo, alebo skonči.
why-cannot-pay-the-way = Za cestu sa platí { $needed ->
    [one] mincou alebo zdravím
   *[other] { $needed }× mincou alebo zdravím
} a 1 zdravie ti musí zostať. Máš { $coins ->
    [one] { $coins } mincu
    [few] { $coins } mince
   *[other] { $coins } mincí
} a { $health ->
    [one] { $health } zdravie
    [few] { $health } zdravia
   *[other] { $health } zdraví
}.
why-character-taken = Túto postavu už niekto má.
why-chase-first = Najprv sa z Dediny zaženú netvory.
why-choose-a-character = Najprv si vyber postavu.
why-closed-there = Je tam uzavreté slabé miesto a to sa nesmie zakryť.
why-coin-for-coin = Mince za mince by nič nezmenili.
why-comes-by-itself = To príde samo, keď skončíš.
why-contribute-now = Polož žetón na dobrodružstvo, alebo skonči.
why-covered-already = Slabé miesto { $square } už je zakryté.
why-damage-now = Vyber zbraň, ktorá sa poškodí.
why-discard-now = Vyber, čo odložíš.
why-discard-or-keep = Úlohu odložte, alebo ju zatiaľ nechajte.
why-done-already = To už je hotové.
why-drink-or-pass = Použi elixír, alebo zvoľ „Nevyužiť“.
why-exchange-now = Vymeň drahokam, alebo skonči.
why-face-now = Najprv si vyber netvora.
why-field-of-another-colour = Na toto pole { $gem } nepatrí.
why-field-taken = Na tom poli už drahokam je.
why-forbidden-square = Zakrylo by to zakázaný štvorec.
why-full-health = Už máš plné zdravie.
why-gem-now = Najprv si vyber drahokam.
why-gem-or-pass = Vezmi si drahokam tej farby, alebo zvoľ „Nevyužiť“.
why-give-before-asking = Najprv povedz, čo dávaš, potom čo za to chceš.
why-hilt-not-at-the-edge = Rukoväť sa musí dotýkať okraja karty.
why-last-health = Na cestu by ti nezostalo dosť zdravia.
why-learn-now = Najprv umiestni skúsenosti.
why-lies-there-already = Žetón { $token } už na karte leží.
why-locked = Túto lokáciu zamyká schopnosť { $monster-gen }.
why-mate-elsewhere = { $with } je teraz { $place-here }.
why-monster-elsewhere = Tento netvor tu neleží.
why-move-first = Najprv sa musíš presunúť.
why-must-fight-first = Boj je tu povinný.
why-must-move = Lokáciu, kde si, musíš opustiť.
why-mythical-missing = Zatiaľ { $have ->
    [one] je porazený { $have } bájny netvor
    [few] sú porazené { $have } bájne netvory
   *[other] je porazených { $have } bájnych netvorov
} z { $needed }.
why-name-in-order = Veci pridávaj v poradí: mince, drahokamy, kúzla, elixíry.
why-needs-coins = Stojí to { $needed ->
    [one] { $needed } mincu
    [few] { $needed } mince
   *[other] { $needed } mincí
}, máš { $have }.
why-needs-health = Treba na to { $needed ->
    [one] { $needed } zdravie
    [few] { $needed } zdravia
   *[other] { $needed } zdraví
}, máš { $have }.
why-no-adventure = Na Hrade žiadne dobrodružstvo neleží.
why-no-coin = Nemáš žiadnu mincu.
why-no-discount = Zľava je už využitá.
why-no-lasting-monster = Tento netvor nemá v Dedine pretrvávajúcu schopnosť.
why-no-mate = Nie je s kým si vymieňať.
why-no-monster-here = Žiadny netvor tu nie je.
why-no-more-weapons = Ďalšiu zbraň už teraz položiť nesmieš: { $most ->
    [one] jedna už tam leží
    [few] { $most } už tam ležia
   *[other] { $most } ich tam už leží
}.
why-no-ready-weapon = Nemáš pripravenú zbraň.
why-no-room-for-it = { $token }: pre tento žetón už nie je miesto.
why-no-such-gem = Vedľa amuletu nemáš { $gem }.
why-no-such-potion = { $potion-acc } nemáš.
why-no-trophies = Nemáš žiadnu trofej.
why-no-unplaced-gem = Vedľa amuletu nemáš žiadny drahokam.
why-no-way-to-the-inn = Do Hostinca sa dobrovoľne nechodí.
why-no-weak-spot = Žiadne slabé miesto { $square } nie je.
why-no-weapon-fits = Nemáš zbraň, ktorá by sa tam ešte zmestila.
why-no-weapon-to-sacrifice = Nemáš pripravenú zbraň, ktorá neleží na karte.
why-none-in-supply = Drahokam tejto farby už v zásobe nie je.
why-not-a-choice = To od teba tento netvor nechce.
why-not-at-hand = { $token }: tento žetón teraz použiť nemôžeš.
why-not-at-night = To sa teraz v noci nedá.
why-not-damaged = Zbraň { $weapon } nie je poškodená.
why-not-for-sale = { $item } v ponuke nie je.
why-not-for-this-oath = To sa do tejto prísahy nepočíta.
why-not-here = To tu nie je možné.
why-not-in-a-visit = To sa pri tejto návšteve nedá.
why-not-in-this-phase = Zručnosť { $skill } sa v tejto časti dňa nedá použiť.
why-not-learnt = Zručnosť { $skill } nemáš odomknutú.
why-not-on-a-chased-card = Tento drahokam už na žiadnej zahnanej karte nie je.
why-not-on-the-card = { $token-acc } na karte nemáš.
why-not-pending = Tento netvor teraz neútočí.
why-not-ready = Zbraň { $weapon } nie je pripravená.
why-not-to-be-traded = To sa vymeniť nedá.
why-not-used = Túto zbraň ani kúzlo tentoraz na karte nemáš.
why-not-your-oath = Túto prísahu nemáš.
why-not-yours = To nemáš.
why-nothing-damaged = Žiadnu zbraň nemáš poškodenú.
why-nothing-on-offer = V ponuke nič nie je.
why-nothing-to-trade = Nikto z vás nemá čo odovzdať.
why-oath-by-itself = Táto prísaha sa splní sama tým, čo dosiahneš.
why-oath-elsewhere = Táto prísaha sa plní { $place-here }.
why-oath-needs = Prísaha vyžaduje { $needed }, odložiť môžeš { $have }.
why-off-the-card = Aspoň jeden štvorec musí ležať na karte.
why-offer-something = Najprv niečo ponúkni, alebo o niečo požiadaj.
why-once-a-phase = Len raz v každej fáze dňa.
why-own-weapon = Zbraň { $weapon } je tvoja vlastná.
why-pay-now = Najprv zaplať za cestu.
why-place-the-gem = Najprv umiestni { $gem }.
why-place-this-token = Najprv polož žetón, ktorý držíš: { $token }.
why-price-bought-already = Pri tejto návšteve už máš kúzlo s cenou { $price }.
why-quest-goes-by-itself = Úloha C sa odloží sama po úlohách A a B.
why-quest-gone = Táto úloha už je odložená.
why-repair-limit = Pre schopnosť netvora tu smieš opraviť najviac { $needed ->
    [one] { $needed } zbraň
    [few] { $needed } zbrane
   *[other] { $needed } zbraní
}; počet opravených: { $have }.
why-repair-now = Vyber zbraň na opravu, alebo skonči.
why-resolve-now = Vyber, schopnosť ktorého netvora sa vyhodnotí ako ďalšia.
why-retain-or-pass = Nechaj si kúzlo, alebo zvoľ „Nevyužiť“.
why-same-colour = Musí to byť iná farba.
why-sections-missing = Zatiaľ { $have ->
    [one] je nabitá { $have } sekcia
    [few] sú nabité { $have } sekcie
   *[other] je nabitých { $have } sekcií
} z { $needed }.
why-shatter-now = Vyber zbraň, ktorú za to poškodíš.
why-shield-on-a-weak-spot = Štít nesmie ležať na slabom mieste.
why-skill-known = Túto zručnosť už máš odomknutú.
why-skill-not-open = Táto zručnosť ešte nie je dostupná.
why-skill-used-up = Zručnosť { $skill } už je použitá.
why-spare-or-pass = Nechaj si pripravenú jednu použitú zbraň, alebo zvoľ „Nevyužiť“.
why-suffer-now = Vyber, o čo prídeš.
why-they-have-no-more = { $have ->
    [0] Vypýtať si { $good-acc } nemôžeš: nič také spoluhráč nemá.
   *[other] Vypýtať si ešte { $good-acc } nemôžeš: spoluhráč má len { $have }.
}
why-tokens-overlap = Žetóny sa nesmú prekrývať.
why-trade-at-the-end = Po prvej akcii si môžeš vymieňať až na konci návštevy.
why-trade-or-done = Ponúkni niekomu výmenu, alebo skonči.
why-weapon-away = Zbraň { $weapon } leží na dobrodružstve.
why-weapon-first = Najprv polož zbraň.
why-weapon-locked = Zbraň { $weapon } ešte nie je odomknutá.
why-weapon-on-the-card = Zbraň { $weapon } leží na karte.
why-you-have-no-more = { $have ->
    [0] Ponúknuť { $good-acc } nemôžeš: nič také nemáš.
   *[other] Ponúknuť ešte { $good-acc } nemôžeš: máš len { $have }.
}

event-adventure = Na Hrade leží dobrodružstvo { $adventure }.
event-armed = { $player } si berie do boja { $weapon-acc }.
event-attacked = Vyhodnocuje sa schopnosť { $monster-gen }.
event-bought = { $player } kupuje { $item-acc } za { $coins ->
    [one] { $coins } mincu
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-came-home = Z dobrodružstva sa hráčovi { $player } vracia { $damaged ->
    [yes] poškodená
   *[no] pripravená
} zbraň { $weapon }.
event-character = { $player } hrá za { $character-acc }.
event-charged = { $player } nabíja sekciu amuletu a má { $sections ->
    [one] nabitú jednu
    [few] nabité { $sections }
   *[other] nabitých { $sections }
}.
event-chased = { $player } zaháňa { $monsters-acc }.
event-closed = { $player } uzatvára slabé miesto { $square } (zručnosť { $skill }).
event-completed = Dobrodružstvo { $adventure } je dokončené.
event-damaged = { $player } poškodzuje { $weapon-acc }.
event-day-token = Žetón dňa dostáva { $player }.
event-dealt = Karta { $back-gen } prichádza { $place-to }.
event-dungeon-filled = V Kobkách leží lícom nadol bájny netvor a v balíčku { $left ->
    [0] už nie je žiadny ďalší
    [one] zostáva { $left } karta
    [few] zostávajú { $left } karty
   *[other] zostáva { $left } kariet
}.
event-exchanged = { $player } vymieňa { $gem } za { $for }.
event-first = Začína { $player }.
event-fought = { $player } proti { $card-dat }: { $outcome }.
event-gained-coins = { $player } získava { $coins ->
    [one] { $coins } mincu
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-gained-gem = { $player } získava { $gem }.
event-gained-xp = { $player } získava { $xp ->
    [one] { $xp } skúsenosť
    [few] { $xp } skúsenosti
   *[other] { $xp } skúseností
}.
event-game-ended = Hra sa končí. { $reason-id ->
    [cards_left] { reason-cards_left }
    [stun_tokens] { reason-stun_tokens }
    [mythical_deck_left] { reason-mythical_deck_left }
    [mythical_not_defeated] { reason-mythical_not_defeated }
    [monsters_at_manor] { reason-monsters_at_manor }
    [quests_discarded] { reason-quests_discarded }
    [all_discarded] { reason-all_discarded }
   *[last_day] { reason-last_day }
}
event-gave-up = { $player } odkladá { $things-acc }.
event-healed = { $player } si obnovuje { $health ->
    [one] { $health } zdravie
    [few] { $health } zdravia
   *[other] { $health } zdraví
}.
event-kept-gem = { $player } si necháva { $gem } vedľa amuletu.
event-laid = { $player } kladie { $token-acc }.
event-lifted = { $player } berie späť { $token-acc }.
event-lost-coins = { $player } stráca { $coins ->
    [one] { $coins } mincu
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-lost-health = { $player } stráca { $health ->
    [one] { $health } zdravie
    [few] { $health } zdravia
   *[other] { $health } zdraví
}{ $healing ->
    [0] {""}
   *[other] {""} a obnovuje si { $healing }
}; teraz má { $left }.
event-monster-goes = Karta { $monster-gen } sa presúva { $place-to }.
event-more-damage = { $player } za to dostáva { $health ->
    [one] { $health } zranenie
    [few] { $health } zranenia
   *[other] { $health } zranení
} navyše.
event-moved = { $player } ide { $place-to }.
event-oath-fulfilled = { $player } plní { $oath-acc }.
event-paid = { $player } platí za cestu { $with-id ->
    [coin] 1 mincu
   *[health] 1 zdravie
}.
event-phase = { $day }. deň: { $phase }.
event-placed-xp = { $player } dáva skúsenosť na zručnosť { $skill }: { $xp } z { $needed }.
event-quest-discarded = Odkladá sa { $quest }.
event-reckoned = { $player }: zranenie { $damage }, obnova { $healing }, zdravie potom { $health }.
event-repaired = { $player } opravuje { $weapon-acc }.
event-retained = { $player } si ponecháva { $spell-acc }.
event-revealed = { $player } čelí { $card-dat }.
event-set-gem = { $player } vsádza do amuletu { $gem }.
event-shattered = { $player } za to poškodzuje { $weapon-acc }.
event-sneaked = { $player } sa prekráda okolo { $monster-gen }.
event-spared = { $player } si necháva pripravenú zbraň { $weapon }.
event-spells-back = Späť vo Veži mágov: { $spells }.
event-spent-coins = { $player } platí { $coins ->
    [one] { $coins } mincu
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-spent-health = { $player } za to stráca { $health ->
    [one] { $health } zdravie
    [few] { $health } zdravia
   *[other] { $health } zdraví
}.
event-stocked = V ponuke je { $item }.
event-story = Príbeh: { $story }.
event-stunned = { $coins ->
    [0] { $player } dostáva žetón omráčenia; mince nemá žiadne.
    [one] { $player } dostáva žetón omráčenia a stráca { $coins } mincu.
    [few] { $player } dostáva žetón omráčenia a stráca { $coins } mince.
   *[other] { $player } dostáva žetón omráčenia a stráca { $coins } mincí.
}
event-trade-refused = { $player } odmieta ponuku hráča { $from }.
event-traded = { $given-count ->
    [0] { $player } dostáva od hráča { $with } { $got-acc }.
   *[other] { $player } dáva hráčovi { $with } { $given-acc }{ $got-count ->
        [0] .
       *[other] {""} a dostáva { $got-acc }.
    }
}
event-turned-up = Odhalená je karta { $monster-gen }.
event-unlocked = { $player } odomyká zručnosť { $skill }.
event-upgraded = Vylepšuje sa lokácia { $place }.
event-used-potion = { $player } používa { $potion-acc }.
event-vowed = { $player } skladá { $oath-acc }.
event-vowed-unseen = { $player } skladá skrytú prísahu.

option-mode = Variant hry
option-characters = Postavy
option-agreed = Dohodnuté postavy podľa poradia hráčov
option-first = Začínajúci hráč
option-quest_a = Náročnosť úlohy A
option-quest_b = Náročnosť úlohy B
option-quest_c = Náročnosť úlohy C
option-more_mythical = Bájne netvory navyše

reason-last_day = Posledný deň sa skončil.
reason-all_discarded = Všetky úlohy a prísahy sú splnené.
reason-quests_discarded = Všetky úlohy sú splnené.
reason-monsters_at_manor = V Panstve zostali večer netvory.
reason-mythical_not_defeated = Bájneho netvora sa nepodarilo poraziť.
reason-mythical_deck_left = Na posledný deň zostalo priveľa bájnych netvorov.
reason-stun_tokens = Žetónov omráčenia už je priveľa.
reason-cards_left = Čas vypršal a niektoré úlohy či prísahy zostali.
won-shared = { $winners-count ->
    [0] Spoločná prehra.
    [one] { $winners } vyhráva.
   *[other] { $winners } vyhrávajú spoločne.
}
won-all_discarded = { won-shared }
won-quests_discarded = { won-shared }
won-monsters_at_manor = { won-shared }
won-mythical_not_defeated = { won-shared }
won-mythical_deck_left = { won-shared }
won-stun_tokens = { won-shared }
won-cards_left = { won-shared }

part-trophies = Trofeje
part-sections = Nabité sekcie
part-coins = Mince
part-ready_weapons = Pripravené zbrane
part-potions_and_spells = Elixíry a kúzla
part-unplaced_gems = Drahokamy vedľa amuletu
part-top_row_experience = Skúsenosti v hornom rade
part-stun_tokens = Žetóny omráčenia
part-oath = Splnená prísaha
part-quests = Splnené úlohy
tie-gems = Pri zhode rozhodli drahokamy.
tie-coins = Pri zhode rozhodli mince.
tie-character = Pri zhode rozhodlo poradie postáv.

board-letter-yellow = Ž
board-letter-red = R
board-letter-blue = M
board-letter-green = Z
board-letter-black = Č
board-letter-any = ?
board-armed = Vzaté so sebou
board-sign-first = začína
board-sign-mark = značku
board-sign-stun = omráčenie
board-square-W = slabé miesto
board-square-D = zranenie
board-square-C = minca
board-square-X = zakázané
board-square-gem = drahokam
board-square-plain = prázdny štvorec
board-square-covered = zakryté
board-square-off = mimo karty
board-placing = Napíš otočenie a štvorec karty pre „◉“, napríklad „{ $example }“. Samotné otočenie ukáže, kam sa žetón zmestí.
board-turned = Otočenie { $turn }
board-turn-fits = Otočenie { $turn } sa zmestí, keď značka leží na: { $squares }
board-laid-there = { $token }, otočenie { $turn }: { $squares }
board-does-not-fit = { $token }, otočenie { $turn }: so značkou na { $square } sa nezmestí.
board-day = { $day ->
    [0] Príprava
   *[other] { $day }. deň z { $days }, { $phase }
}
board-decks = Netvorov v balíčku: { $monsters }, bájnych: { $mythical }
board-place = Lokácia
board-figures = Figúrky
board-lies = Leží tam
board-player = Hráč
board-health = Zdravie, mince
board-weapons = Zbrane
board-gems = Amulet
board-items = Elixíry, kúzla, prísahy
board-trophies = Trofeje
board-points = Body moci
board-sections = { $sections ->
    [one] jedna sekcia
    [few] { $sections } sekcie
   *[other] { $sections } sekcií
}

name-competitive = kompetitívny
name-cooperative = kooperatívny
name-solo = sólový
name-hidden_oaths = skryté prísahy
name-draft = postupným výberom
name-random = náhodne
name-coin = minca
    .acc = mincu
    .few = mince
    .many = mincí
name-coins = mince
name-health = zdravie
    .acc = zdravie
    .few = zdravia
    .many = zdraví
name-weapon = pripravená zbraň
name-yellow = žltý drahokam
    .acc = žltý drahokam
    .few = žlté drahokamy
    .many = žltých drahokamov
name-red = červený drahokam
    .acc = červený drahokam
    .few = červené drahokamy
    .many = červených drahokamov
name-blue = modrý drahokam
    .acc = modrý drahokam
    .few = modré drahokamy
    .many = modrých drahokamov
name-green = zelený drahokam
    .acc = zelený drahokam
    .few = zelené drahokamy
    .many = zelených drahokamov
name-black = čierny drahokam
    .acc = čierny drahokam
    .few = čierne drahokamy
    .many = čiernych drahokamov
name-adventure = vydať sa za dobrodružstvom
name-xp = vziať si skúsenosť
name-repair = opraviť zbrane
name-exchange = vymeniť drahokamy
name-spells = kúpiť kúzla
name-chase = zahnať netvory
name-fight = bojovať
name-heal = obnoviť všetko zdravie
name-potion = kúpiť elixír
name-hut_repair = opraviť zbraň
name-hut_heal = obnoviť 2 zdravia
name-hut_adventure = vydať sa za dobrodružstvom
name-mythical = bájny netvor
    .gen = bájneho netvora
    .dat = bájnemu netvorovi
name-a = úloha A
    .acc = úlohu A
name-b = úloha B
    .acc = úlohu B
name-c = úloha C
    .acc = úlohu C
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
name-victory = víťazstvo
name-mutual_destruction = vzájomné zničenie
name-retreat = ústup
name-defeat = porážka

name-undead-24-32 = Umrlci (slabé miesta: 3. riadok 5. stĺpec, 4. riadok 3. stĺpec)
    .gen = Umrlcov
    .dat = Umrlcom (slabé miesta: 3. riadok 5. stĺpec, 4. riadok 3. stĺpec)
name-undead-11-32 = Umrlci (slabé miesta: 2. riadok 2. stĺpec, 4. riadok 3. stĺpec)
    .gen = Umrlcov
    .dat = Umrlcom (slabé miesta: 2. riadok 2. stĺpec, 4. riadok 3. stĺpec)
name-undead-12-32 = Umrlci (slabé miesta: 2. riadok 3. stĺpec, 4. riadok 3. stĺpec)
    .gen = Umrlcov
    .dat = Umrlcom (slabé miesta: 2. riadok 3. stĺpec, 4. riadok 3. stĺpec)
name-goblins-20-44 = Goblini (slabé miesta: 3. riadok 1. stĺpec, 5. riadok 5. stĺpec)
    .gen = Goblinov
    .dat = Goblinom (slabé miesta: 3. riadok 1. stĺpec, 5. riadok 5. stĺpec)
name-goblins-11-42 = Goblini (slabé miesta: 2. riadok 2. stĺpec, 5. riadok 3. stĺpec)
    .gen = Goblinov
    .dat = Goblinom (slabé miesta: 2. riadok 2. stĺpec, 5. riadok 3. stĺpec)
name-goblins-13-24 = Goblini (slabé miesta: 2. riadok 4. stĺpec, 3. riadok 5. stĺpec)
    .gen = Goblinov
    .dat = Goblinom (slabé miesta: 2. riadok 4. stĺpec, 3. riadok 5. stĺpec)
name-beasts-23-32 = Zver (slabé miesta: 3. riadok 4. stĺpec, 4. riadok 3. stĺpec)
    .gen = Zveri
    .dat = Zveri (slabé miesta: 3. riadok 4. stĺpec, 4. riadok 3. stĺpec)
name-beasts-00-34 = Zver (slabé miesta: 1. riadok 1. stĺpec, 4. riadok 5. stĺpec)
    .gen = Zveri
    .dat = Zveri (slabé miesta: 1. riadok 1. stĺpec, 4. riadok 5. stĺpec)
name-beasts-03-42 = Zver (slabé miesta: 1. riadok 4. stĺpec, 5. riadok 3. stĺpec)
    .gen = Zveri
    .dat = Zveri (slabé miesta: 1. riadok 4. stĺpec, 5. riadok 3. stĺpec)
name-trolls-14-22 = Trolovia (slabé miesta: 2. riadok 5. stĺpec, 3. riadok 3. stĺpec)
    .gen = Trolov
    .dat = Trolom (slabé miesta: 2. riadok 5. stĺpec, 3. riadok 3. stĺpec)
name-trolls-03-04 = Trolovia (slabé miesta: 1. riadok 4. a 5. stĺpec)
    .gen = Trolov
    .dat = Trolom (slabé miesta: 1. riadok 4. a 5. stĺpec)
name-trolls-00-32 = Trolovia (slabé miesta: 1. riadok 1. stĺpec, 4. riadok 3. stĺpec)
    .gen = Trolov
    .dat = Trolom (slabé miesta: 1. riadok 1. stĺpec, 4. riadok 3. stĺpec)
name-ghosts-03-12 = Duchovia (slabé miesta: 1. riadok 4. stĺpec, 2. riadok 3. stĺpec)
    .gen = Duchov
    .dat = Duchom (slabé miesta: 1. riadok 4. stĺpec, 2. riadok 3. stĺpec)
name-ghosts-21-34 = Duchovia (slabé miesta: 3. riadok 2. stĺpec, 4. riadok 5. stĺpec)
    .gen = Duchov
    .dat = Duchom (slabé miesta: 3. riadok 2. stĺpec, 4. riadok 5. stĺpec)
name-ghosts-31-43 = Duchovia (slabé miesta: 4. riadok 2. stĺpec, 5. riadok 4. stĺpec)
    .gen = Duchov
    .dat = Duchom (slabé miesta: 4. riadok 2. stĺpec, 5. riadok 4. stĺpec)
name-werewolves-02-22 = Vlkolaci (slabé miesta: 1. riadok 3. stĺpec, 3. riadok 3. stĺpec)
    .gen = Vlkolakov
    .dat = Vlkolakom (slabé miesta: 1. riadok 3. stĺpec, 3. riadok 3. stĺpec)
name-werewolves-01-33 = Vlkolaci (slabé miesta: 1. riadok 2. stĺpec, 4. riadok 4. stĺpec)
    .gen = Vlkolakov
    .dat = Vlkolakom (slabé miesta: 1. riadok 2. stĺpec, 4. riadok 4. stĺpec)
name-werewolves-13-22 = Vlkolaci (slabé miesta: 2. riadok 4. stĺpec, 3. riadok 3. stĺpec)
    .gen = Vlkolakov
    .dat = Vlkolakom (slabé miesta: 2. riadok 4. stĺpec, 3. riadok 3. stĺpec)
name-dark_knights-11-41 = Rytieri temnoty (slabé miesta: 2. riadok 2. stĺpec, 5. riadok 2. stĺpec)
    .gen = Rytierov temnoty
    .dat = Rytierom temnoty (slabé miesta: 2. riadok 2. stĺpec, 5. riadok 2. stĺpec)
name-dark_knights-00-12 = Rytieri temnoty (slabé miesta: 1. riadok 1. stĺpec, 2. riadok 3. stĺpec)
    .gen = Rytierov temnoty
    .dat = Rytierom temnoty (slabé miesta: 1. riadok 1. stĺpec, 2. riadok 3. stĺpec)
name-dark_knights-31-41 = Rytieri temnoty (slabé miesta: 4. riadok 2. stĺpec, 5. riadok 2. stĺpec)
    .gen = Rytierov temnoty
    .dat = Rytierom temnoty (slabé miesta: 4. riadok 2. stĺpec, 5. riadok 2. stĺpec)
name-gargoyles-21-33-43 = Chrliče (slabé miesta: 3. riadok 2. stĺpec, 4. riadok 4. stĺpec, 5. riadok 4. stĺpec)
    .gen = Chrličov
    .dat = Chrličom (slabé miesta: 3. riadok 2. stĺpec, 4. riadok 4. stĺpec, 5. riadok 4. stĺpec)
name-gargoyles-01-33-34 = Chrliče (slabé miesta: 1. riadok 2. stĺpec, 4. riadok 4. a 5. stĺpec)
    .gen = Chrličov
    .dat = Chrličom (slabé miesta: 1. riadok 2. stĺpec, 4. riadok 4. a 5. stĺpec)
name-gargoyles-10-14-22 = Chrliče (slabé miesta: 2. riadok 1. a 5. stĺpec, 3. riadok 3. stĺpec)
    .gen = Chrličov
    .dat = Chrličom (slabé miesta: 2. riadok 1. a 5. stĺpec, 3. riadok 3. stĺpec)
name-necromancer-03-14-23 = Nekromant (slabé miesta: 1. riadok 4. stĺpec, 2. riadok 5. stĺpec, 3. riadok 4. stĺpec)
    .gen = Nekromanta
    .dat = Nekromantovi (slabé miesta: 1. riadok 4. stĺpec, 2. riadok 5. stĺpec, 3. riadok 4. stĺpec)
name-necromancer-11-23-44 = Nekromant (slabé miesta: 2. riadok 2. stĺpec, 3. riadok 4. stĺpec, 5. riadok 5. stĺpec)
    .gen = Nekromanta
    .dat = Nekromantovi (slabé miesta: 2. riadok 2. stĺpec, 3. riadok 4. stĺpec, 5. riadok 5. stĺpec)
name-necromancer-22-31-34 = Nekromant (slabé miesta: 3. riadok 3. stĺpec, 4. riadok 2. a 5. stĺpec)
    .gen = Nekromanta
    .dat = Nekromantovi (slabé miesta: 3. riadok 3. stĺpec, 4. riadok 2. a 5. stĺpec)
name-golem-23-30-32 = Golem (slabé miesta: 3. riadok 4. stĺpec, 4. riadok 1. a 3. stĺpec)
    .gen = Golema
    .dat = Golemovi (slabé miesta: 3. riadok 4. stĺpec, 4. riadok 1. a 3. stĺpec)
name-golem-10-21-24 = Golem (slabé miesta: 2. riadok 1. stĺpec, 3. riadok 2. a 5. stĺpec)
    .gen = Golema
    .dat = Golemovi (slabé miesta: 2. riadok 1. stĺpec, 3. riadok 2. a 5. stĺpec)
name-golem-21-24-42 = Golem (slabé miesta: 3. riadok 2. a 5. stĺpec, 5. riadok 3. stĺpec)
    .gen = Golema
    .dat = Golemovi (slabé miesta: 3. riadok 2. a 5. stĺpec, 5. riadok 3. stĺpec)
name-vampires-32-33-42 = Upíri (slabé miesta: 4. riadok 3. a 4. stĺpec, 5. riadok 3. stĺpec)
    .gen = Upírov
    .dat = Upírom (slabé miesta: 4. riadok 3. a 4. stĺpec, 5. riadok 3. stĺpec)
name-vampires-20-24-32 = Upíri (slabé miesta: 3. riadok 1. a 5. stĺpec, 4. riadok 3. stĺpec)
    .gen = Upírov
    .dat = Upírom (slabé miesta: 3. riadok 1. a 5. stĺpec, 4. riadok 3. stĺpec)
name-vampires-03-12-41 = Upíri (slabé miesta: 1. riadok 4. stĺpec, 2. riadok 3. stĺpec, 5. riadok 2. stĺpec)
    .gen = Upírov
    .dat = Upírom (slabé miesta: 1. riadok 4. stĺpec, 2. riadok 3. stĺpec, 5. riadok 2. stĺpec)
name-harpies-01-33-43 = Harpyje (slabé miesta: 1. riadok 2. stĺpec, 4. riadok 4. stĺpec, 5. riadok 4. stĺpec)
    .gen = Harpyjí
    .dat = Harpyjám (slabé miesta: 1. riadok 2. stĺpec, 4. riadok 4. stĺpec, 5. riadok 4. stĺpec)
name-harpies-20-23-41 = Harpyje (slabé miesta: 3. riadok 1. a 4. stĺpec, 5. riadok 2. stĺpec)
    .gen = Harpyjí
    .dat = Harpyjám (slabé miesta: 3. riadok 1. a 4. stĺpec, 5. riadok 2. stĺpec)
name-harpies-12-20-21 = Harpyje (slabé miesta: 2. riadok 3. stĺpec, 3. riadok 1. a 2. stĺpec)
    .gen = Harpyjí
    .dat = Harpyjám (slabé miesta: 2. riadok 3. stĺpec, 3. riadok 1. a 2. stĺpec)
name-witches-22-42-43 = Čarodejnice (slabé miesta: 3. riadok 3. stĺpec, 5. riadok 3. a 4. stĺpec)
    .gen = Čarodejníc
    .dat = Čarodejniciam (slabé miesta: 3. riadok 3. stĺpec, 5. riadok 3. a 4. stĺpec)
name-witches-10-11-12 = Čarodejnice (slabé miesta: 2. riadok 1., 2. a 3. stĺpec)
    .gen = Čarodejníc
    .dat = Čarodejniciam (slabé miesta: 2. riadok 1., 2. a 3. stĺpec)
name-witches-10-24-34 = Čarodejnice (slabé miesta: 2. riadok 1. stĺpec, 3. riadok 5. stĺpec, 4. riadok 5. stĺpec)
    .gen = Čarodejníc
    .dat = Čarodejniciam (slabé miesta: 2. riadok 1. stĺpec, 3. riadok 5. stĺpec, 4. riadok 5. stĺpec)
name-demons-21-22-41 = Démoni (slabé miesta: 3. riadok 2. a 3. stĺpec, 5. riadok 2. stĺpec)
    .gen = Démonov
    .dat = Démonom (slabé miesta: 3. riadok 2. a 3. stĺpec, 5. riadok 2. stĺpec)
name-demons-11-21-43 = Démoni (slabé miesta: 2. riadok 2. stĺpec, 3. riadok 2. stĺpec, 5. riadok 4. stĺpec)
    .gen = Démonov
    .dat = Démonom (slabé miesta: 2. riadok 2. stĺpec, 3. riadok 2. stĺpec, 5. riadok 4. stĺpec)
name-demons-11-12-21 = Démoni (slabé miesta: 2. riadok 2. a 3. stĺpec, 3. riadok 2. stĺpec)
    .gen = Démonov
    .dat = Démonom (slabé miesta: 2. riadok 2. a 3. stĺpec, 3. riadok 2. stĺpec)

name-adv_lost_caravan = Stratená karavána
name-adv_bandit_toll = Zbojnícke mýto
name-adv_drowned_bell = Utopený zvon
name-adv_hermits_riddle = Pustovníkova hádanka
name-adv_black_mill = Čierny mlyn
name-adv_royal_hunt = Kráľovská poľovačka
name-adv_burning_tower = Horiaca veža
name-adv_sunken_vault = Zatopená klenotnica
name-adv_haunted_pass = Strašidelný priesmyk
name-amulet_preacher = Pútnický kríž
name-amulet_sorceress = Mesačné koleso
name-amulet_hunter = Šíp
name-amulet_paladin = Štít
name-amulet_thief = Dvojitá hviezda
name-castle = Hrad
    .to = na Hrad
    .here = na Hrade
name-fair = Jarmok
    .to = na Jarmok
    .here = na Jarmoku
name-robbers_hut = Zbojnícka búda
    .to = do Zbojníckej búdy
    .here = v Zbojníckej búde
name-mage_tower = Veža mágov
    .to = do Veže mágov
    .here = vo Veži mágov
name-village = Dedina
    .to = do Dediny
    .here = v Dedine
name-manor = Panstvo
    .to = do Panstva
    .here = v Panstve
name-lair = Brloh
    .to = do Brlohu
    .here = v Brlohu
name-dungeon = Kobky
    .to = do Kobiek
    .here = v Kobkách
name-monastery = Kláštor
    .to = do Kláštora
    .here = v Kláštore
name-inn = Hostinec
    .to = do Hostinca
    .here = v Hostinci
name-preacher = Kazateľ
    .acc = Kazateľa
name-sorceress = Čarodejka
    .acc = Čarodejku
name-hunter = Lovec
    .acc = Lovca
name-paladin = Svätý rytier
    .acc = Svätého rytiera
name-thief = Zlodejka
    .acc = Zlodejku
name-hero = Bohatier
    .acc = Bohatiera
name-knight = Rytier
    .acc = Rytiera
name-monk = Mních
    .acc = Mnícha
name-priest = Kňaz
    .acc = Kňaza
name-undead_1 = Umrlci
    .gen = Umrlcov
    .dat = Umrlcom
    .acc = Umrlcov
name-undead_2 = Umrlci
    .gen = Umrlcov
    .dat = Umrlcom
    .acc = Umrlcov
name-undead_3 = Umrlci
    .gen = Umrlcov
    .dat = Umrlcom
    .acc = Umrlcov
name-goblins_1 = Goblini
    .gen = Goblinov
    .dat = Goblinom
    .acc = Goblinov
name-goblins_2 = Goblini
    .gen = Goblinov
    .dat = Goblinom
    .acc = Goblinov
name-goblins_3 = Goblini
    .gen = Goblinov
    .dat = Goblinom
    .acc = Goblinov
name-beasts_1 = Zver
    .gen = Zveri
    .dat = Zveri
    .acc = Zver
name-beasts_2 = Zver
    .gen = Zveri
    .dat = Zveri
    .acc = Zver
name-beasts_3 = Zver
    .gen = Zveri
    .dat = Zveri
    .acc = Zver
name-trolls_1 = Trolovia
    .gen = Trolov
    .dat = Trolom
    .acc = Trolov
name-trolls_2 = Trolovia
    .gen = Trolov
    .dat = Trolom
    .acc = Trolov
name-trolls_3 = Trolovia
    .gen = Trolov
    .dat = Trolom
    .acc = Trolov
name-ghosts_1 = Duchovia
    .gen = Duchov
    .dat = Duchom
    .acc = Duchov
name-ghosts_2 = Duchovia
    .gen = Duchov
    .dat = Duchom
    .acc = Duchov
name-ghosts_3 = Duchovia
    .gen = Duchov
    .dat = Duchom
    .acc = Duchov
name-werewolves_1 = Vlkolaci
    .gen = Vlkolakov
    .dat = Vlkolakom
    .acc = Vlkolakov
name-werewolves_2 = Vlkolaci
    .gen = Vlkolakov
    .dat = Vlkolakom
    .acc = Vlkolakov
name-werewolves_3 = Vlkolaci
    .gen = Vlkolakov
    .dat = Vlkolakom
    .acc = Vlkolakov
name-dark_knights_1 = Rytieri temnoty
    .gen = Rytierov temnoty
    .dat = Rytierom temnoty
    .acc = Rytierov temnoty
name-dark_knights_2 = Rytieri temnoty
    .gen = Rytierov temnoty
    .dat = Rytierom temnoty
    .acc = Rytierov temnoty
name-dark_knights_3 = Rytieri temnoty
    .gen = Rytierov temnoty
    .dat = Rytierom temnoty
    .acc = Rytierov temnoty
name-gargoyles_1 = Chrliče
    .gen = Chrličov
    .dat = Chrličom
    .acc = Chrliče
name-gargoyles_2 = Chrliče
    .gen = Chrličov
    .dat = Chrličom
    .acc = Chrliče
name-gargoyles_3 = Chrliče
    .gen = Chrličov
    .dat = Chrličom
    .acc = Chrliče
name-necromancer_1 = Nekromant
    .gen = Nekromanta
    .dat = Nekromantovi
    .acc = Nekromanta
name-necromancer_2 = Nekromant
    .gen = Nekromanta
    .dat = Nekromantovi
    .acc = Nekromanta
name-necromancer_3 = Nekromant
    .gen = Nekromanta
    .dat = Nekromantovi
    .acc = Nekromanta
name-golem_1 = Golem
    .gen = Golema
    .dat = Golemovi
    .acc = Golema
name-golem_2 = Golem
    .gen = Golema
    .dat = Golemovi
    .acc = Golema
name-golem_3 = Golem
    .gen = Golema
    .dat = Golemovi
    .acc = Golema
name-vampires_1 = Upíri
    .gen = Upírov
    .dat = Upírom
    .acc = Upírov
name-vampires_2 = Upíri
    .gen = Upírov
    .dat = Upírom
    .acc = Upírov
name-vampires_3 = Upíri
    .gen = Upírov
    .dat = Upírom
    .acc = Upírov
name-harpies_1 = Harpyje
    .gen = Harpyjí
    .dat = Harpyjám
    .acc = Harpyje
name-harpies_2 = Harpyje
    .gen = Harpyjí
    .dat = Harpyjám
    .acc = Harpyje
name-harpies_3 = Harpyje
    .gen = Harpyjí
    .dat = Harpyjám
    .acc = Harpyje
name-witches_1 = Čarodejnice
    .gen = Čarodejníc
    .dat = Čarodejniciam
    .acc = Čarodejnice
name-witches_2 = Čarodejnice
    .gen = Čarodejníc
    .dat = Čarodejniciam
    .acc = Čarodejnice
name-witches_3 = Čarodejnice
    .gen = Čarodejníc
    .dat = Čarodejniciam
    .acc = Čarodejnice
name-demons_1 = Démoni
    .gen = Démonov
    .dat = Démonom
    .acc = Démonov
name-demons_2 = Démoni
    .gen = Démonov
    .dat = Démonom
    .acc = Démonov
name-demons_3 = Démoni
    .gen = Démonov
    .dat = Démonom
    .acc = Démonov
name-cyclops = Kyklop
    .gen = Kyklopa
    .dat = Kyklopovi
    .acc = Kyklopa
name-giant_centipedes = Obrie stonožky
    .gen = Obrích stonožiek
    .dat = Obrím stonožkám
    .acc = Obrie stonožky
name-minotaur = Minotaurus
    .gen = Minotaura
    .dat = Minotaurovi
    .acc = Minotaura
name-great_mole_rat = Veľslepec
    .gen = Veľslepca
    .dat = Veľslepcovi
    .acc = Veľslepca
name-hydra = Hydra
    .gen = Hydry
    .dat = Hydre
    .acc = Hydru
name-basilisk = Bazilisk
    .gen = Baziliska
    .dat = Baziliskovi
    .acc = Baziliska
name-oath_sobriety = Prísaha triezvosti
    .acc = Prísahu triezvosti
name-oath_broken_blades = Prísaha zlomených čepelí
    .acc = Prísahu zlomených čepelí
name-oath_poverty = Prísaha chudoby
    .acc = Prísahu chudoby
name-oath_humility = Prísaha pokory
    .acc = Prísahu pokory
name-oath_blood = Prísaha krvi
    .acc = Prísahu krvi
name-oath_renunciation = Prísaha odriekania
    .acc = Prísahu odriekania
name-oath_offering = Prísaha obety
    .acc = Prísahu obety
name-oath_perfection = Prísaha dokonalosti
    .acc = Prísahu dokonalosti
name-oath_single_blade = Prísaha jedinej čepele
    .acc = Prísahu jedinej čepele
name-oath_fellowship = Prísaha družnosti
    .acc = Prísahu družnosti
name-oath_mastery = Prísaha majstrovstva
    .acc = Prísahu majstrovstva
name-oath_light = Prísaha svetla
    .acc = Prísahu svetla
name-potion_inventiveness = Elixír vynaliezavosti
    .acc = Elixír vynaliezavosti
name-potion_wealth = Elixír bohatstva
    .acc = Elixír bohatstva
name-potion_health = Elixír zdravia
    .acc = Elixír zdravia
name-potion_wisdom = Elixír múdrosti
    .acc = Elixír múdrosti
name-potion_vampire_blood = Upíria krv
    .acc = Upíriu krv
name-potion_agility = Elixír obratnosti
    .acc = Elixír obratnosti
name-potion_stealth = Elixír zakrádania
    .acc = Elixír zakrádania
name-potion_consciousness = Elixír vedomia
    .acc = Elixír vedomia
name-potion_durability = Elixír odolnosti
    .acc = Elixír odolnosti
name-potion_alchemy = Elixír alchýmie
    .acc = Elixír alchýmie
name-quest_a0 = Úloha A0
name-quest_a1 = Úloha A1
name-quest_a2 = Úloha A2
name-quest_b0 = Úloha B0
name-quest_b1 = Úloha B1
name-quest_b2 = Úloha B2
name-quest_c0 = Úloha C0
name-quest_c1 = Úloha C1
name-quest_c2 = Úloha C2
name-pre_worn_tools = Osvedčené náradie
name-pre_pilgrims_path = Pútnický chodník
name-pre_skill_reliquary = Relikviár
name-pre_mending_prayer = Modlitba nápravy
name-pre_alms = Almužna
name-pre_night_vigil = Nočné bdenie
name-pre_herbal_lore = Bylinkárstvo
name-pre_skill_scourge = Dutky
name-pre_blood_seal = Krvavá pečať
name-pre_priest_in_dungeon = Vymietač
name-pre_sanctify = Spoločenstvo svätých
name-sor_sacrifice = Roztrieštenie
name-sor_arcane_mending = Tajomná náprava
name-sor_skill_storm_staff = Búrková palica
name-sor_spell_thrift = Úsporné kúzla
name-sor_lone_quest = Osamelá výprava
name-sor_skill_crystal_skull = Krištáľová lebka
name-sor_evening_recall = Večerné privolanie
name-sor_gem_cutter = Brusička
name-sor_mythic_pierce = Hubiteľka bájí
name-sor_echo = Ozvena
name-sor_attunement = Súznenie
name-hun_fair_trophies = Poľovnícke historky
name-hun_bounty = Odmena za hlavu
name-hun_skill_crossbow = Kuša
name-hun_whetstone = Brúsik
name-hun_evening_wound = Večerná návnada
name-hun_tracker = Stopár
name-hun_skill_hound = Stavač
name-hun_adventure_care = Opatrný pútnik
name-hun_night_hunt = Nočný lov
name-hun_no_shields = Presná rana
name-hun_field_dressing = Poľný obväz
name-pal_blood_repair = Krvavá obnova
name-pal_royal_favour = Kráľovská priazeň
name-pal_skill_banner = Korúhva
name-pal_lay_on_hands = Vkladanie rúk
name-pal_elite_helpers = Bratia v zbrani
name-pal_morning_gem = Požehnanie úsvitu
name-pal_skill_lance = Kopija
name-pal_night_adventure = Nočná pochôdzka
name-pal_bulwark = Hradba
name-pal_three_weapons = Šampión
name-pal_valor = Udatnosť
name-thi_hut_discount = Jedna z nás
name-thi_ferry = Priateľka prievozníka
name-thi_skill_rapier = Rapier
name-thi_pickpocket = Vreckárka
name-thi_night_repair = Nočná dielňa
name-thi_evening_no_shields = Úder za súmraku
name-thi_skill_smoke_bomb = Dymovnica
name-thi_dungeon_top = Tajná chodba
name-thi_night_gem = Nočná lupička
name-thi_ignore_abilities = Tieň
name-thi_greed = Šikovné prsty
name-spell_spark_1 = Iskra
    .acc = Iskru
name-spell_spark_2 = Iskra
    .acc = Iskru
name-spell_spark_3 = Iskra
    .acc = Iskru
name-spell_spark_4 = Iskra
    .acc = Iskru
name-spell_spark_5 = Iskra
    .acc = Iskru
name-spell_fire_lance_1 = Ohnivá kopija
    .acc = Ohnivú kopiju
name-spell_fire_lance_2 = Ohnivá kopija
    .acc = Ohnivú kopiju
name-spell_frost_hook_1 = Mrazivý hák
    .acc = Mrazivý hák
name-spell_frost_hook_2 = Mrazivý hák
    .acc = Mrazivý hák
name-spell_stone_weight = Kamenná ťarcha
    .acc = Kamennú ťarchu
name-spell_thunder = Hrom
    .acc = Hrom
name-spell_whirlwind = Víchor
    .acc = Víchor
name-spell_serpent = Had
    .acc = Hada
name-story_chieftainess = Šarmantná náčelníčka
name-story_silent_bell = Nemý zvon
name-story_kings_letter = Kráľov list
name-upgrade_castle = Vylepšenie Hradu
name-upgrade_fair = Vylepšenie Jarmoku
name-upgrade_manor = Vylepšenie Panstva
name-upgrade_dungeon = Vylepšenie Kobiek
name-upgrade_village = Vylepšenie Dediny
name-upgrade_lair = Vylepšenie Brlohu
name-upgrade_robbers_hut = Vylepšenie Zbojníckej búdy
name-upgrade_monastery = Vylepšenie Kláštora
name-upgrade_mage_tower = Vylepšenie Veže mágov
name-pre_staff = Pútnická palica
    .acc = Pútnickú palicu
name-pre_aspergillum = Kropáč
    .acc = Kropáč
name-pre_holy_book = Svätá kniha
    .acc = Svätú knihu
name-pre_censer = Kadidelnica
    .acc = Kadidelnicu
name-pre_reliquary = Relikviár
    .acc = Relikviár
name-pre_scourge = Dutky
    .acc = Dutky
name-sor_wand = Jaseňový prútik
    .acc = Jaseňový prútik
name-sor_ritual_dagger = Obradná dýka
    .acc = Obradnú dýku
name-sor_grimoire = Grimoár
    .acc = Grimoár
name-sor_orb = Živá guľa
    .acc = Živú guľu
name-sor_storm_staff = Búrková palica
    .acc = Búrkovú palicu
name-sor_crystal_skull = Krištáľová lebka
    .acc = Krištáľovú lebku
name-hun_bow = Dlhý luk
    .acc = Dlhý luk
name-hun_knife = Sťahovací nôž
    .acc = Sťahovací nôž
name-hun_snare = Oko
    .acc = Oko
name-hun_spear = Kančí oštep
    .acc = Kančí oštep
name-hun_crossbow = Kuša
    .acc = Kušu
name-hun_hound = Stavač
    .acc = Stavača
name-pal_longsword = Dlhý meč
    .acc = Dlhý meč
name-pal_tower_shield = Pavéza
    .acc = Pavézu
name-pal_mace = Palcát
    .acc = Palcát
name-pal_holy_symbol = Svätý symbol
    .acc = Svätý symbol
name-pal_banner = Korúhva
    .acc = Korúhvu
name-pal_lance = Kopija
    .acc = Kopiju
name-thi_dagger = Dýka
    .acc = Dýku
name-thi_throwing_knives = Vrhacie nože
    .acc = Vrhacie nože
name-thi_hook = Kotvička
    .acc = Kotvičku
name-thi_lockpicks = Pakľúče
    .acc = Pakľúče
name-thi_rapier = Rapier
    .acc = Rapier
name-thi_smoke_bomb = Dymovnica
    .acc = Dymovnicu

# The browser: what is written on cards, and the words around them.
label-castle = Dobrodružstvo a 1 skúsenosť
label-fair = Oprava až 3 zbraní, výmena drahokamu
label-village = Zahnanie netvorov, drahokam, oprava 1 zbrane
label-monastery = Obnova všetkého zdravia, nákup elixíru
label-lair = Boj s jedným z tunajších netvorov, pomáha bohatier
label-manor = Boj s jedným z tunajších netvorov, pomáha mních
label-dungeon = Boj s bájnym netvorom
label-mage_tower = Oprava 1 zbrane, nákup kúziel
label-robbers_hut = Po 1 minci: oprava zbrane, 2 zdravia, dobrodružstvo
label-inn = Tu sa cesta začína
web-level = { $level }. úroveň
web-map = Mapa
web-holder = Deň začína { $player }
web-places = Čo sa kde robí
web-fight = Boj
web-adventure = Dobrodružstvo
web-card = Karta: { $card }
web-close = Uzavrieť slabé miesto { $square }
called-square = v riadku { $row } a stĺpci { $column }
web-field = { $token }: šípky posúvajú, R otáča, Enter kladie
web-rotate = Otočiť
web-suggest = Umiestniť za mňa
web-put-down = Položiť
web-lift = Vziať späť { $token-acc }
web-left = Doľava
web-right = Doprava
web-up = Nahor
web-down = Nadol
web-so-far = Zatiaľ: { $outcome }
web-weak-left = Zostáva slabých miest
web-damage-left = Zostáva zranení
web-health-after = Zdravie potom
web-coins-won = Mince, ktoré získaš
web-coins-on = Mince na karte
web-gems-won = Drahokamy, ktoré získaš
web-xp-won = Skúsenosti, ktoré získaš
note-buy = cena { $cost }
note-bargain = { note-buy }
web-kind-once = Raz
web-kind-return = Vracia sa
web-kind-each_night = Každú noc
web-kind-persistent = Pretrváva
web-amulet = Amulet, nabité sekcie: { $sections } z { $count }
web-skills = Zručnosti
web-known = odomknuté
web-learnt = skúsenosti: { $done } z { $cost }
web-xp = Skúsenosti na umiestnenie
web-ready = pripravená
web-damaged = poškodená
web-away = na dobrodružstve
web-locked = zatiaľ zamknutá
web-night = Netvory útočia
web-attacks = Teraz: { $monster }
web-quests = Úlohy a prísahy
web-quest-sections = Nabité sekcie: { $done } z { $wanted }
web-quest-mythical = Zostáva bájnych netvorov: { $left }
web-quest-stuns = Omráčenia: { $done }, prehra pri { $most }
web-supply = Zásoba drahokamov
web-still-attack = Ešte zaútočí: { $count }
web-oaths-left = Zostáva prísah: { $count }
web-nobody = Tu bude postava, ktorú si vyberieš.
web-hidden-oaths = Skryté prísahy: { $count }
fact-suggested = odporúčané
note-place =
    { $outcome-id ->
        [none] zostáva slabých miest: { $weak_left }
       *[other] zostáva slabých miest: { $weak_left }, zranení: { $damage }
    }{ $suggested ->
        [yes] { "" } · { fact-suggested }
       *[no] { "" }
    }
web-offered = { $player } dáva: { $goods }
label-story_chieftainess = Na kraji Provincie družina odrazí svorku goblinov a stretne zbojníkov, ktorých náčelníčka ju pozve do Zbojníckej búdy.
web-story_chieftainess-a = Pri večeri rozpráva o útokoch na dedinu.
web-story_chieftainess-b = Pýta sa, či výzbroj lovcov na to stačí.
web-story_chieftainess-c = Jej ľudia ponúkajú, že družinu dovedú k prievozu.
label-story_silent_bell = Zvon Kláštora už tri dni nezaznel a cesta k nemu je plná stôp.
web-story_silent_bell-a = Prior počíta domy, kde sa v noci ešte svieti.
web-story_silent_bell-b = Pastier videl niečo, čo je na staré zrúcaniny priveľké.
web-story_silent_bell-c = Liekov zostáva málo a zima je blízko.
label-story_kings_letter = Kráľovský posol odovzdá zapečatený list a mešec; ďalej nepôjde ani krok.
web-story_kings_letter-a = List prikazuje udržať Panstvo za každú cenu.
web-story_kings_letter-b = Pol strany zaberá kresba stopy.
web-story_kings_letter-c = Posledný riadok je varovanie písané inou rukou.
label-undead_1 = Každý hráč stratí 1 zdravie.
label-undead_2 = Hráč (alebo hráči) s najvyšším zdravím stratí 1 zdravie.
label-undead_3 = Hráč (alebo hráči) s najmenším počtom pripravených zbraní stratí 1 zdravie. Netvor sa vráti do Panstva.
label-goblins_1 = Každý hráč stratí 1 mincu.
label-goblins_2 = Rej netvorov na Jarmoku: kto ho navštívi, zaplatí 1 mincu alebo stratí 1 zdravie.
label-goblins_3 = Hráč (alebo hráči) s najvyšším počtom mincí stratí polovicu z nich, zaokrúhlené nadol.
label-beasts_1 = Každý hráč, ktorého figúrka je na východnom brehu, stratí 1 zdravie.
label-beasts_2 = Držiteľ žetónu dňa stratí 1 zdravie. Netvor sa vráti do Brlohu.
label-beasts_3 = Rej netvorov v Dedine: kto ju navštívi, stratí 1 zdravie.
label-trolls_1 = Prekročenie rieky stojí o 1 viac: platí sa dvakrát, zakaždým 1 mincou alebo 1 zdravím.
label-trolls_2 = Každý hráč poškodí 1 pripravenú zbraň podľa svojej voľby.
label-trolls_3 = Veža mágov je zamknutá.
label-ghosts_1 = Zručnosti neobnovujú zdravie.
label-ghosts_2 = Elixíry a kúzla stoja o 2 mince viac.
label-ghosts_3 = Každý hráč stratí 1 mincu.
label-werewolves_1 = Každý hráč stratí 1 zdravie. Netvor sa vráti do Brlohu.
label-werewolves_2 = Hráč (alebo hráči) s najvyšším počtom trofejí stratí 2 zdravia.
label-werewolves_3 = Každý hráč, ktorý nemá plné zdravie, stratí 1 zdravie.
label-dark_knights_1 = Každý hráč poškodí 1 pripravenú zbraň alebo stratí 1 zdravie.
label-dark_knights_2 = Zbojnícka búda je zamknutá.
label-dark_knights_3 = Rej netvorov na Hrade: kto ho navštívi, zaplatí 1 mincu alebo stratí 1 zdravie.
label-gargoyles_1 = Každý hráč stratí 2 zdravia.
label-gargoyles_2 = Kláštor je zamknutý.
label-gargoyles_3 = Každý hráč poškodí 1 pripravenú zbraň podľa svojej voľby.
label-necromancer_1 = Každý hráč stratí 1 zdravie.
label-necromancer_2 = Každá postava s plným zdravím stratí 1 zdravie. Netvor sa vráti do Brlohu.
label-necromancer_3 = Každý hráč stratí 1 zdravie za každého ďalšieho netvora v Dedine, najviac však 3.
label-golem_1 = Na Jarmoku sa dá pri jednej návšteve opraviť najviac 1 zbraň.
label-golem_2 = Každý hráč poškodí 2 pripravené zbrane podľa svojej voľby.
label-golem_3 = Každý hráč poškodí 1 pripravenú zbraň podľa svojej voľby. Netvor sa vráti do Panstva.
label-vampires_1 = Hráč (alebo hráči) s najvyšším zdravím stratí 2 zdravia.
label-vampires_2 = V Kláštore sa dajú pri jednej návšteve obnoviť najviac 2 zdravia.
label-vampires_3 = Každý hráč stratí 1 zdravie; kto má 3 trofeje alebo viac, stratí namiesto toho 2.
label-harpies_1 = Každý hráč stratí 2 mince.
label-harpies_2 = Rej netvorov vo Veži mágov: kto ju navštívi, zaplatí 1 mincu alebo stratí 1 zdravie.
label-harpies_3 = Každý hráč odloží 1 kúzlo alebo elixír; kto nič také nemá, stratí 1 zdravie.
label-witches_1 = Návšteva Hradu neprináša skúsenosť.
label-witches_2 = Každý hráč vráti 1 neumiestnený drahokam podľa svojej voľby; kto žiadny nemá, stratí 1 zdravie.
label-witches_3 = Jarmok je zamknutý.
label-demons_1 = Hráč (alebo hráči) s najvyšším počtom trofejí stratí 3 zdravia.
label-demons_2 = Každý hráč stratí 1 zdravie alebo 2 mince.
label-demons_3 = Každý hráč stratí 1 zdravie a 1 mincu. Netvor sa vráti do Brlohu.
label-pre_worn_tools = Na dobrodružstvo na Hrade smieš namiesto pripravenej zbrane použiť poškodenú.
label-pre_pilgrims_path = Rieku prekračuješ zadarmo.
label-pre_skill_reliquary = Získaj túto zbraň pripravenou stranou nahor.
label-pre_mending_prayer = V Kláštore oprav 1 zbraň.
label-pre_alms = V Dedine získaj 2 mince.
label-pre_night_vigil = V noci si každý hráč obnoví 1 zdravie a ty získaš 2 mince.
label-pre_herbal_lore = Elixíry ťa stoja o 1 mincu menej.
label-pre_skill_scourge = Získaj túto zbraň pripravenou stranou nahor.
label-pre_blood_seal = Raz za deň smieš v boji utrpieť 2 zranenia navyše a uzavrieť tým 1 slabé miesto.
label-pre_priest_in_dungeon = V boji s bájnym netvorom v Kobkách smieš použiť kňaza.
label-pre_sanctify = V Brlohu a v Panstve smieš použiť oboch svojich pomocníkov.
label-sor_sacrifice = V boji smieš poškodiť 1 pripravenú zbraň, ktorá neleží na karte, a uzavrieť 1 slabé miesto.
label-sor_arcane_mending = Vo Veži mágov oprav o 1 zbraň viac.
label-sor_skill_storm_staff = Získaj túto zbraň pripravenou stranou nahor.
label-sor_spell_thrift = Každé kúzlo ťa stojí o 1 mincu menej.
label-sor_lone_quest = Na dobrodružstvo smieš umiestniť 2 zbrane.
label-sor_skill_crystal_skull = Získaj túto zbraň pripravenou stranou nahor.
label-sor_evening_recall = Po večernom boji si smieš vziať jednu z použitých zbraní späť pripravenú.
label-sor_gem_cutter = Na Jarmoku smieš vymeniť až 3 drahokamy.
label-sor_mythic_pierce = Štíty na tvojich zbraniach neplatia v bojoch s bájnymi netvormi.
label-sor_echo = Po boji si smieš ponechať 1 z použitých kúziel.
label-sor_attunement = Keď pri jednej návšteve kúpiš aspoň 2 kúzla, získaj drahokam podľa svojej voľby.
label-hun_fair_trophies = Na Jarmoku získaj 1 mincu za každého porazeného netvora.
label-hun_bounty = Za každé víťazstvo nad bežným netvorom získaj o 1 mincu viac.
label-hun_skill_crossbow = Získaj túto zbraň pripravenou stranou nahor.
label-hun_whetstone = Na Hrade oprav 1 zbraň.
label-hun_evening_wound = Vo večernom boji smieš zaplatiť 2 mince a uzavrieť 1 slabé miesto.
label-hun_tracker = V Brlohu a v Kobkách si zbrane volíš až po odhalení karty.
label-hun_skill_hound = Získaj túto zbraň pripravenou stranou nahor.
label-hun_adventure_care = Z dokončeného dobrodružstva sa tvoje zbrane vracajú pripravené.
label-hun_night_hunt = V noci smieš bojovať s jedným z netvorov, ktoré zostali v Brlohu, v Panstve alebo v Kobkách.
label-hun_no_shields = Štíty na tvojich zbraniach v bojoch neplatia.
label-hun_field_dressing = Po boji, ktorý ťa neomráčil, si obnov 1 zdravie.
label-pal_blood_repair = Raz za fázu smieš stratiť 2 zdravia a opraviť 1 zbraň, ak ťa to neomráči.
label-pal_royal_favour = Na Hrade získaj 2 mince.
label-pal_skill_banner = Získaj túto zbraň pripravenou stranou nahor.
label-pal_lay_on_hands = V Dedine si obnov 2 zdravia.
label-pal_elite_helpers = Vždy používaš rytiera a kňaza.
label-pal_morning_gem = Keď bojuješ ráno, získaj žltý drahokam.
label-pal_skill_lance = Získaj túto zbraň pripravenou stranou nahor.
label-pal_night_adventure = V noci smieš umiestniť zbraň na dobrodružstvo.
label-pal_bulwark = Kedykoľvek v noci strácaš zdravie pre schopnosť netvora, stratíš o 1 menej.
label-pal_three_weapons = V boji s bájnym netvorom smieš použiť 3 zbrane.
label-pal_valor = Keď porazíš netvora 2. úrovne alebo bájneho, oprav 2 zbrane.
label-thi_hut_discount = V Zbojníckej búde platíš spolu o 2 mince menej.
label-thi_ferry = Rieku prekračuješ zadarmo.
label-thi_skill_rapier = Získaj túto zbraň pripravenou stranou nahor.
label-thi_pickpocket = Na Jarmoku získaj 2 mince.
label-thi_night_repair = V noci smieš zaplatiť 2 mince a opraviť 1 zbraň.
label-thi_evening_no_shields = Štíty na tvojich zbraniach neplatia vo večerných bojoch.
label-thi_skill_smoke_bomb = Získaj túto zbraň pripravenou stranou nahor.
label-thi_dungeon_top = Keď v Kobkách neleží bájny netvor, smieš tam bojovať s vrchnou kartou balíčka bájnych netvorov.
label-thi_night_gem = V noci získaj drahokam podľa svojej voľby.
label-thi_ignore_abilities = Schopnosti netvorov na teba nepôsobia, ani pretrvávajúce.
label-thi_greed = Keď vyhráš boj, získaš aj zakryté mince na karte.
label-potion_inventiveness = Na tento boj si požičaj jednu poškodenú zbraň iného hráča. Použi ju navyše k svojim zbraniam, akoby bola pripravená; vráti sa poškodená.
label-potion_wealth = Zdvojnásob všetky mince z tohto boja.
label-potion_health = Obnov si 3 zdravia, aj počas vyhodnotenia boja alebo schopnosti netvora.
label-potion_wisdom = Keď vyhráš boj a nezískaš z neho drahokam, získaj 2 skúsenosti.
label-potion_vampire_blood = Len v noci: obnov si 4 zdravia, každý iný hráč stratí 1 zdravie (môže ho to omráčiť).
label-potion_agility = Použi v tomto boji alebo na tomto dobrodružstve o jednu pripravenú zbraň viac.
label-potion_stealth = Zruš pre seba schopnosť jedného netvora a získaj jeho drahokam; platí aj proti pretrvávajúcej alebo neškodnej schopnosti.
label-potion_consciousness = Keď by ťa malo niečo omráčiť, zostaneš pri vedomí s 1 zdravím.
label-potion_durability = Jedna zbraň sa po použití nepoškodí.
label-potion_alchemy = Keď iný hráč získa drahokam, získaj drahokam rovnakej farby.
label-oath_sobriety = Na Jarmoku odlož 2 elixíry.
label-oath_broken_blades = V noci poškoď 2 svoje zbrane, ktoré boli na začiatku noci pripravené.
label-oath_poverty = V Dedine rozdaj 6 mincí.
label-oath_humility = Na Hrade odlož 3 svoje trofeje.
label-oath_blood = V noci strať 4 zdravia bez toho, aby ťa to omráčilo.
label-oath_renunciation = Vo Veži mágov odlož 3 kúzla.
label-oath_offering = V Kláštore odlož 3 neumiestnené drahokamy troch rôznych farieb.
label-oath_perfection = Vyhraj boj, po ktorom nezostane žiadny nezakrytý štvorec so zranením.
label-oath_single_blade = Vyhraj boj, v ktorom umiestniš práve jednu zbraň.
label-oath_fellowship = Zúčastni sa na 3 dokončených dobrodružstvách.
label-oath_mastery = Odomkni zručnosť z horného radu.
label-oath_light = Nabi 4 sekcie svojho amuletu.
label-quest_a0 = Spoločne nabite toľko sekcií amuletov, koľko platí pre váš počet hráčov (1 až 5 hráčov: 3, 5, 6, 7, 9). Prehráte, ak na konci večera zostanú netvory v Panstve.
label-quest_a1 = Spoločne nabite toľko sekcií amuletov, koľko platí pre váš počet hráčov (1 až 5 hráčov: 4, 7, 8, 10, 12). Prehráte, ak na konci večera zostanú netvory v Panstve.
label-quest_a2 = Spoločne nabite toľko sekcií amuletov, koľko platí pre váš počet hráčov (1 až 5 hráčov: 6, 9, 11, 13, 16). Prehráte, ak na konci večera zostanú netvory v Panstve.
label-quest_b0 = Porazte všetky bájne netvory z balíčka. Prehráte, ak s niektorým boj nevyhráte, alebo ak ich na začiatku posledného dňa zostáva v balíčku 3 alebo viac.
label-quest_b1 = Porazte všetky bájne netvory z balíčka. Prehráte, ak s niektorým boj nevyhráte, alebo ak ich na začiatku posledného dňa zostáva v balíčku 3 alebo viac.
label-quest_b2 = Porazte všetky bájne netvory z balíčka. Prehráte, ak s niektorým boj nevyhráte, alebo ak ich na začiatku posledného dňa zostáva v balíčku 3 alebo viac.
label-quest_c0 = Prehráte pri 4. žetóne omráčenia. Kto nabije sekciu, smie opraviť 1 zbraň.
label-quest_c1 = Prehráte pri 3. žetóne omráčenia.
label-quest_c2 = Prehráte pri 3. žetóne omráčenia. Netvory s červeným alebo čiernym drahokamom majú ešte jednu schopnosť: každý hráč stratí 1 zdravie.
label-upgrade_castle = okrem dobrodružstva aj 1 skúsenosť a 2 mince
label-upgrade_fair = oprava všetkých zbraní namiesto 3
label-upgrade_manor = všetci používajú kňaza namiesto mnícha
label-upgrade_dungeon = zbrane sa volia až po odhalení bájneho netvora
label-upgrade_village = oprava 2 zbraní namiesto 1
label-upgrade_lair = všetci používajú rytiera namiesto bohatiera
label-upgrade_robbers_hut = oprava je zadarmo
label-upgrade_monastery = elixír o 2 mince lacnejší
label-upgrade_mage_tower = jedno kúzlo za návštevu o 2 mince lacnejšie
