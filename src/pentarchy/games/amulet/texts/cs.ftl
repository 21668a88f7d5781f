# Amulet. Česká jména stojí v datových souborech.
move-done = Hotovo
move-pass = Nevyužít
move-choose = Hrát za: { $a }
move-go = Jít na místo: { $a }
move-rest = Zůstat v hostinci
move-pay = Zaplatit: { $a }
move-do = Provést: { $a }
move-leave = Ukončit návštěvu
move-repair = Opravit: { $a }
move-buy = Koupit: { $a }
move-bargain = Koupit se slevou: { $a }
move-exchange = Vyměnit { $a } za { $b }
move-gem = Vzít drahokam: { $a }
move-set = Vsadit na pole { $a }
move-keep = Nechat vedle amuletu
move-learn = Učit se: { $a }
move-face = Bojovat: { $a }
move-arm = Vzít zbraň: { $a }
move-lay = Uchopit: { $a }
move-place = { $a }, otočení { $b }, řádek { $c }, sloupec { $d }
move-close = Uzavřít slabé místo { $a } ({ $b })
move-shatter = Poškodit za to: { $a }
move-wield = Lektvar hbitosti: navíc { $a }
move-borrow = Lektvar vynalézavosti: půjčit si { $a }
move-spare = Ponechat připravené: { $a }
move-retain = Ponechat si kouzlo: { $a }
move-lift = Vzít zpět: { $a }
move-drink = Použít: { $a }
move-sneak = Lektvar plížení proti: { $a }
move-resolve = Jako další útočí: { $a }
move-damage = Poškodit: { $a }
move-suffer = Ztratit: { $a }
move-discard = Odevzdat: { $a }
move-fulfil = Splnit: { $a }
move-drop = Odložit: { $a }
move-trade = Vyměňovat s: { PLAYER($a) }
move-give = Nabídnout: { $a }
move-ask = Žádat: { $a }
move-propose = Předložit nabídku
move-accept = Přijmout
move-refuse = Odmítnout
move-story = Příběh: { $a }
move-first = Začíná { PLAYER($a) }
move-cast = Postava: { $a }
move-stock = V nabídce: { $a }
move-vow = Přísaha: { $a }
move-deal = Lícem dolů přichází: { $a }
move-turn = Dobrodružství: { $a }
move-reveal = Odhaleno: { $a }
move-upgrade = Vylepšeno: { $a }

ask-ChooseCharacter = Za koho budeš hrát?
ask-Move = Kam se vydáš?
ask-PayOrBleed = Zaplatíš mincí, nebo zdravím?
ask-Visit = Co tu provedeš?
ask-SecretVisit = Co tu provedeš?
ask-RepairWeapon = Kterou zbraň opravíš?
ask-BuySpells = Které kouzlo koupíš?
ask-BuyPotion = Který lektvar koupíš?
ask-ExchangeGem = Který drahokam vyměníš?
ask-PickChasedGem = Který drahokam zahnaných netvorů si vezmeš?
ask-ChooseGem = Jakou barvu si vezmeš?
ask-PlaceGem = Kam drahokam umístíš?
ask-AssignXp = Na kterou dovednost dáš zkušenost?
ask-ChooseMonster = S kterým netvorem budeš bojovat?
ask-ChooseWeapons = Které zbraně si vezmeš?
ask-Arrange = Co položíš na netvora?
ask-PlaceToken = Kam ho položíš?
ask-ShatterWeapon = Kterou zbraň za to poškodíš?
ask-Contribute = Co položíš na dobrodružství?
ask-DrinkInFight = Napiješ se v boji?
ask-StayOn = Zůstaneš při vědomí?
ask-StayAwake = Zůstaneš při vědomí?
ask-UseWealth = Zdvojnásobíš mince?
ask-UseWisdom = Proměníš vítězství ve zkušenosti?
ask-UseAlchemy = Vezmeš si drahokam stejné barvy?
ask-SpareWeapon = Která zbraň zůstane připravená?
ask-RetainSpell = Které kouzlo si necháš?
ask-NightSlot = Co provedeš v noci?
ask-SecretSlot = Co provedeš v noci?
ask-NightOrder = Který netvor zaútočí jako další?
ask-BeforeAbility = Použiješ něco před útokem?
ask-LossWindow = Napiješ se proti ztrátě zdraví?
ask-DamageWeapon = Která zbraň se poškodí?
ask-ChooseLoss = O co přijdeš?
ask-DiscardItem = Čeho se vzdáš?
ask-GiveUp = Co za přísahu obětuješ?
ask-DiscardQuest = Odložíte úkol?
ask-TradeOrNot = S kým budeš vyměňovat?
ask-ComposeOffer = Co nabídneš a co žádáš?
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
why-already-chosen = Tu už máš vybranou: { $weapon }.
why-another-attacks = Teď útočí jiný netvor: { $monster }.
why-another-character = To je dovednost jiné postavy.
why-another-weapon = To není tvoje zbraň: { $weapon }.
why-arm-now = Nejdřív si vyber zbraně.
why-arrange-now = Pokládej žetony, nebo boj ukonči.
why-asked-already = { $with }: návrh výměny už v této chvíli zazněl.
why-buy-now = Kup něco, nebo skonči.
why-cannot-pay-the-way = Cesta stojí { $needed ->
    [one] { $needed } platbu
    [few] { $needed } platby
   *[other] { $needed } plateb
} mincí nebo zdravím a 1 zdraví musí zbýt. Mince: { $coins }, zdraví: { $health }.
why-character-taken = Tuto postavu už někdo má.
why-chase-first = Nejdřív se zahánějí netvoři z Vesnice.
why-choose-a-character = Nejdřív si vyber postavu.
why-closed-there = Leží tam uzavřené slabé místo, to se zakrýt nesmí.
why-coin-for-coin = Mince za mince by nic nezměnily.
why-comes-by-itself = To přijde samo, až skončíš.
why-contribute-now = Polož žeton na dobrodružství, nebo skonči.
why-covered-already = Slabé místo { $square } už je zakryté.
why-damage-now = Vyber zbraň, která se poškodí.
why-discard-now = Vyber, čeho se vzdáš.
why-discard-or-keep = Úkol odložte, nebo ho zatím nechte.
why-done-already = To už je hotové.
why-drink-or-pass = Použij lektvar, nebo se ho vzdej.
why-exchange-now = Vyměň drahokam, nebo skonči.
why-face-now = Nejdřív si vyber netvora.
why-field-of-another-colour = To není pole pro tento drahokam: { $gem }.
why-field-taken = Na tom poli už drahokam je.
why-forbidden-square = Zakrylo by to zakázaný čtverec.
why-full-health = Už máš plné zdraví.
why-gem-now = Nejdřív si vyber drahokam.
why-gem-or-pass = Vezmi drahokam té barvy, nebo se ho vzdej.
why-give-before-asking = Nejdřív řekni, co dáváš, potom co žádáš.
why-hilt-not-at-the-edge = Jílec se musí dotýkat okraje karty.
why-last-health = Zdraví by ti na cestu nestačilo.
why-learn-now = Nejdřív umísti zkušenosti.
why-lies-there-already = Na kartě už leží: { $token }.
why-locked = Toto místo zamyká: { $monster }.
why-mate-elsewhere = { $with } je jinde: { $place }.
why-monster-elsewhere = Tento netvor tu neleží.
why-move-first = Nejdřív se musíš přesunout.
why-must-fight-first = Boj je tu povinný.
why-must-move = Místo, kde jsi, musíš opustit.
why-mythical-missing = Poražení bájní netvoři: { $have } z { $needed }.
why-name-in-order = Jmenuj věci v pořadí: mince, drahokamy, kouzla, lektvary.
why-needs-coins = Stojí to { $needed ->
    [one] { $needed } minci
    [few] { $needed } mince
   *[other] { $needed } mincí
}, máš { $have }.
why-needs-health = Je k tomu třeba zdraví { $needed }, máš { $have }.
why-no-adventure = Na Hradě žádné dobrodružství neleží.
why-no-coin = Nemáš žádnou minci.
why-no-discount = Sleva na to už není.
why-no-lasting-monster = Tento netvor nemá ve Vesnici trvalou schopnost.
why-no-mate = Není s kým vyměňovat.
why-no-monster-here = Žádný netvor tu není.
why-no-more-weapons = Víc zbraní už teď položit nesmíš, leží tam { $most }.
why-no-ready-weapon = Nemáš připravenou zbraň.
why-no-room-for-it = Není pro něj místo: { $token }.
why-no-such-gem = Vedle amuletu takový drahokam nemáš: { $gem }.
why-no-such-potion = To nemáš: { $potion }.
why-no-trophies = Nemáš žádnou trofej.
why-no-unplaced-gem = Vedle amuletu nemáš žádný drahokam.
why-no-way-to-the-inn = Do hostince se dobrovolně nechodí.
why-no-weak-spot = Na čtverci { $square } slabé místo není.
why-no-weapon-fits = Nemáš zbraň, která by se tam ještě vešla.
why-no-weapon-to-sacrifice = Nemáš připravenou zbraň, která neleží na kartě.
why-none-in-supply = Tato barva už v zásobě není.
why-not-a-choice = To tento netvor nežádá.
why-not-at-hand = To teď k ruce nemáš: { $token }.
why-not-at-night = To teď v noci nejde.
why-not-damaged = Tato zbraň není poškozená: { $weapon }.
why-not-for-sale = V nabídce není: { $item }.
why-not-for-this-oath = To se do této přísahy nepočítá.
why-not-here = To tu není možné.
why-not-in-a-visit = To při této návštěvě nejde.
why-not-in-this-phase = V tuto denní dobu ne: { $skill }.
why-not-learnt = To neumíš: { $skill }.
why-not-on-a-chased-card = Tento drahokam už na žádné zahnané kartě není.
why-not-on-the-card = To na kartě od tebe neleží: { $token }.
why-not-pending = Tento netvor teď neútočí.
why-not-ready = Tato zbraň není připravená: { $weapon }.
why-not-to-be-traded = To se vyměnit nedá.
why-not-used = To použito nebylo.
why-not-your-oath = Tuto přísahu nemáš.
why-not-yours = To nemáš.
why-nothing-damaged = Žádnou zbraň nemáš poškozenou.
why-nothing-on-offer = Nic v nabídce není.
why-nothing-to-trade = Nikdo z vás nemá co předat.
why-oath-by-itself = Tato přísaha se plní sama tím, čeho dosáhneš.
why-oath-elsewhere = Tato přísaha se plní jinde či jindy: { $place }.
why-oath-needs = Přísaha žádá { $needed }, dát můžeš { $have }.
why-off-the-card = Aspoň jeden čtverec musí ležet na kartě.
why-offer-something = Nejdřív něco dej, nebo žádej.
why-once-a-phase = Jen jednou v každé části dne.
why-own-weapon = To je tvoje vlastní zbraň: { $weapon }.
why-pay-now = Nejdřív zaplať cestu.
why-place-the-gem = Nejdřív umísti drahokam: { $gem }.
why-place-this-token = Nejdřív polož žeton, který držíš: { $token }.
why-price-bought-already = V ceně { $price } už jedno máš.
why-quest-goes-by-itself = Úkol C se odloží sám po A a B.
why-quest-gone = Tento úkol už je odložen.
why-repair-limit = Kvůli netvorovi tu lze opravit jen { $needed }, opraveno už je { $have }.
why-repair-now = Vyber zbraň k opravě, nebo skonči.
why-resolve-now = Vyber, kdo zaútočí jako další.
why-retain-or-pass = Nech si kouzlo, nebo se ho vzdej.
why-same-colour = Musí to být jiná barva.
why-sections-missing = Nabité sekce: { $have } z { $needed }.
why-shatter-now = Vyber zbraň, kterou za to poškodíš.
why-shield-on-a-weak-spot = Štít nesmí ležet na slabém místě.
why-skill-known = Tuto dovednost už umíš.
why-skill-not-open = Tato dovednost ještě není dostupná.
why-skill-used-up = To už je použité: { $skill }.
why-spare-or-pass = Nech připravenou jednu použitou zbraň, nebo se toho vzdej.
why-suffer-now = Vyber, o co přijdeš.
why-they-have-no-more = Tolik toho k dání nemá, jen { $have }: { $good }.
why-tokens-overlap = Žetony se nesmějí překrývat.
why-trade-at-the-end = Po první akci se vyměňuje až na konci návštěvy.
why-trade-or-done = Vyměňuj s někým, nebo skonči.
why-weapon-away = Leží na dobrodružství: { $weapon }.
why-weapon-first = Nejdřív zbraň.
why-weapon-locked = Ještě není odemčená: { $weapon }.
why-weapon-on-the-card = Leží na kartě: { $weapon }.
why-you-have-no-more = Máš toho k dání { $have }: { $good }.

event-adventure = Na Hradě leží dobrodružství: { $adventure }.
event-armed = { $player } si bere zbraň: { $weapon }.
event-attacked = Útočí: { $monster }.
event-bought = { $player } kupuje { $item } za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-came-home = { $player }: z dobrodružství se vrací { $damaged ->
    [yes] poškozená
   *[no] připravená
} zbraň { $weapon }.
event-character = { $player } hraje za postavu { $character }.
event-charged = { $player } nabíjí sekci, nabito má { $sections ->
    [one] jednu
    [few] { $sections }
   *[other] { $sections }
}.
event-chased = { $player } zahání: { $monsters }.
event-closed = { $player } uzavírá slabé místo { $square } ({ $skill }).
event-completed = Dobrodružství je dokončeno: { $adventure }.
event-damaged = { $player }: poškozuje se { $weapon }.
event-day-token = Žeton dne dostává { $player }.
event-dealt = { $back }, nové místo: { $place }.
event-dungeon-filled = V Kobkách leží lícem dolů bájný netvor, v balíčku zbývá { $left }.
event-exchanged = { $player } vyměňuje { $gem } za { $for }.
event-first = Začíná { $player }.
event-fought = { $player } proti kartě { $card }: { $outcome }.
event-gained-coins = { $player } získává { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-gained-gem = { $player } získává drahokam: { $gem }.
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
event-gave-up = { $player } odevzdává: { $things }.
event-healed = { $player } si obnovuje { $health } zdraví.
event-kept-gem = { $player } si nechává drahokam vedle amuletu: { $gem }.
event-laid = { $player } pokládá: { $token }.
event-lifted = { $player } bere zpět: { $token }.
event-lost-coins = { $player } ztrácí { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-lost-health = { $player } ztrácí { $health } zdraví{ $healing ->
    [0] {""}
   *[other] , obnovuje { $healing }
}; zbývá { $left }.
event-monster-goes = { $monster }, nové místo: { $place }.
event-more-damage = { $player } za to přidává ke zranění { $health }.
event-moved = { $player } jde na místo: { $place }.
event-oath-fulfilled = { $player } plní přísahu: { $oath }.
event-paid = { $player } platí za cestu: { $with }.
event-phase = { $day }. den: { $phase }.
event-placed-xp = { $player } dává zkušenost na dovednost { $skill }: { $xp } (potřeba { $needed }).
event-quest-discarded = { $quest } je odložen.
event-reckoned = { $player }: zranění { $damage }, léčení { $healing }, zdraví potom { $health }.
event-repaired = { $player } opravuje: { $weapon }.
event-retained = { $player } si nechává kouzlo: { $spell }.
event-revealed = { $player } čelí netvorovi: { $card }.
event-set-gem = { $player } vsazuje do amuletu { $gem }.
event-shattered = { $player } tříští: { $weapon }.
event-sneaked = { $player } se proplíží kolem: { $monster }.
event-spared = { $player }: připravená zůstává { $weapon }.
event-spells-back = Zpět do Věže mágů: { $spells }.
event-spent-coins = { $player } platí { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-spent-health = { $player } za to dává { $health } zdraví.
event-stocked = V nabídce: { $item }.
event-story = Příběh: { $story }.
event-stunned = { $player }: omráčení a ztráta { $coins ->
    [one] { $coins } mince
   *[other] { $coins } mincí
}.
event-trade-refused = { $player } odmítá výměnu, kterou nabízí { $from }.
event-traded = { $player } dává, { $with } dostává: { $given }. Na oplátku: { $got }.
event-turned-up = Odhaleno: { $monster }.
event-unlocked = { $player } odemyká: { $skill }.
event-upgraded = Vylepšené místo: { $place }.
event-used-potion = { $player } používá: { $potion }.
event-vowed = { $player } přísahá: { $oath }.
event-vowed-unseen = { $player } přísahá tajně.

option-mode = Způsob hry
option-characters = Postavy
option-agreed = Dohodnuté postavy podle míst
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
reason-stun_tokens = Omráčení už bylo příliš.
reason-cards_left = Čas vypršel a úkoly či přísahy zbyly.

part-trophies = Trofeje
part-sections = Nabité sekce
part-coins = Mince
part-ready_weapons = Připravené zbraně
part-potions_and_spells = Lektvary a kouzla
part-unplaced_gems = Drahokamy vedle amuletu
part-top_row_experience = Zkušenosti v horní řadě
part-stun_tokens = Omráčení
part-oath = Splněná přísaha
part-quests = Splněné úkoly
tie-gems = O remíze rozhodly drahokamy.
tie-coins = O remíze rozhodly mince.
tie-character = O remíze rozhodly postavy.

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
board-square-plain = prázdné políčko
board-square-covered = zakryté
board-square-off = mimo kartu
board-placing = Napiš otočení a políčko karty pro „◉“, třeba „{ $example }“. Samotné otočení ukáže, kam se vejde.
board-turned = Otočení { $turn }
board-turn-fits = Otočení { $turn } se vejde se značkou na: { $squares }
board-laid-there = { $token }, otočení { $turn }: { $squares }
board-does-not-fit = { $token }, otočení { $turn }, se značkou na { $square } se nevejde.
board-day = { $day }. den z { $days }, { $phase }
board-decks = Netvorů v balíčku: { $monsters }, bájných: { $mythical }
board-place = Místo
board-figures = Figurky
board-lies = Leží tam
board-player = Hráč
board-health = Zdraví, mince
board-weapons = Zbraně
board-gems = Amulet
board-items = Lektvary, kouzla, přísahy
board-trophies = Trofeje
board-points = Body
board-sections = { $sections ->
    [one] jedna sekce
    [few] { $sections } sekce
   *[other] { $sections } sekcí
}

name-competitive = soutěžní
name-cooperative = společná
name-solo = sólová
name-hidden_oaths = skryté přísahy
name-draft = postupným výběrem
name-random = náhodně
name-coin = mince
name-coins = mince
name-health = zdraví
name-weapon = připravená zbraň
name-yellow = žlutý drahokam
name-red = červený drahokam
name-blue = modrý drahokam
name-green = zelený drahokam
name-black = černý drahokam
name-adventure = výprava za dobrodružstvím
name-xp = vzít zkušenost
name-repair = opravit zbraně
name-exchange = vyměnit drahokamy
name-spells = koupit kouzla
name-chase = zahnat netvory
name-fight = bojovat
name-heal = obnovit všechno zdraví
name-potion = koupit lektvar
name-hut_repair = opravit zbraň
name-hut_heal = obnovit 2 zdraví
name-hut_adventure = výprava za dobrodružstvím
name-mythical = bájný netvor
name-a = Úkol A
name-b = Úkol B
name-c = Úkol C
name-dawn = úsvit
name-morning = ráno
name-evening = večer
name-night = noc
name-victory = vítězství
name-mutual_destruction = vzájemné zničení
name-retreat = ústup
name-defeat = porážka

name-undead-24-32 = Umrlci (2,4 3,2)
name-undead-11-32 = Umrlci (1,1 3,2)
name-undead-12-32 = Umrlci (1,2 3,2)
name-goblins-20-44 = Goblini (2,0 4,4)
name-goblins-11-42 = Goblini (1,1 4,2)
name-goblins-13-24 = Goblini (1,3 2,4)
name-beasts-23-32 = Zvěř (2,3 3,2)
name-beasts-00-34 = Zvěř (0,0 3,4)
name-beasts-03-42 = Zvěř (0,3 4,2)
name-trolls-14-22 = Trollové (1,4 2,2)
name-trolls-03-04 = Trollové (0,3 0,4)
name-trolls-00-32 = Trollové (0,0 3,2)
name-ghosts-03-12 = Duchové (0,3 1,2)
name-ghosts-21-34 = Duchové (2,1 3,4)
name-ghosts-31-43 = Duchové (3,1 4,3)
name-werewolves-02-22 = Vlkodlaci (0,2 2,2)
name-werewolves-01-33 = Vlkodlaci (0,1 3,3)
name-werewolves-13-22 = Vlkodlaci (1,3 2,2)
name-dark_knights-11-41 = Rytíři temnoty (1,1 4,1)
name-dark_knights-00-12 = Rytíři temnoty (0,0 1,2)
name-dark_knights-31-41 = Rytíři temnoty (3,1 4,1)
name-gargoyles-21-33-43 = Chrliči (2,1 3,3 4,3)
name-gargoyles-01-33-34 = Chrliči (0,1 3,3 3,4)
name-gargoyles-10-14-22 = Chrliči (1,0 1,4 2,2)
name-necromancer-03-14-23 = Nekromant (0,3 1,4 2,3)
name-necromancer-11-23-44 = Nekromant (1,1 2,3 4,4)
name-necromancer-22-31-34 = Nekromant (2,2 3,1 3,4)
name-golem-23-30-32 = Golem (2,3 3,0 3,2)
name-golem-10-21-24 = Golem (1,0 2,1 2,4)
name-golem-21-24-42 = Golem (2,1 2,4 4,2)
name-vampires-32-33-42 = Upíři (3,2 3,3 4,2)
name-vampires-20-24-32 = Upíři (2,0 2,4 3,2)
name-vampires-03-12-41 = Upíři (0,3 1,2 4,1)
name-harpies-01-33-43 = Harpyje (0,1 3,3 4,3)
name-harpies-20-23-41 = Harpyje (2,0 2,3 4,1)
name-harpies-12-20-21 = Harpyje (1,2 2,0 2,1)
name-witches-22-42-43 = Čarodějnice (2,2 4,2 4,3)
name-witches-10-11-12 = Čarodějnice (1,0 1,1 1,2)
name-witches-10-24-34 = Čarodějnice (1,0 2,4 3,4)
name-demons-21-22-41 = Démoni (2,1 2,2 4,1)
name-demons-11-21-43 = Démoni (1,1 2,1 4,3)
name-demons-11-12-21 = Démoni (1,1 1,2 2,1)

# The browser: what is written on cards, and the words around them.
label-castle = Dobrodružství a 1 zkušenost
label-fair = Oprava až 3 zbraní, výměna drahokamu
label-village = Zaženeš netvory, vezmeš drahokam, opravíš 1 zbraň
label-monastery = Obnova zdraví, nákup lektvaru
label-lair = Boj s jedním z netvorů, pomáhá bohatýr
label-manor = Boj s jedním z netvorů, pomáhá mnich
label-dungeon = Boj s bájným netvorem
label-mage_tower = Oprava 1 zbraně, nákup kouzel
label-robbers_hut = Po minci: oprava, 2 zdraví, dobrodružství
label-inn = Tady cesta začíná
web-level = { $level }. úroveň
web-map = Mapa
web-holder = Den začíná: { $player }
web-places = Co se kde dělá
web-fight = Boj
web-adventure = Dobrodružství
web-card = Karta: { $card }
web-close = Uzavřít slabé místo { $square }
web-field = { $token }: šipky posouvají, R otáčí, Enter pokládá
web-rotate = Otočit
web-suggest = Umístit za mě
web-put-down = Položit
web-lift = Vzít zpět: { $token }
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
note-buy = Cena { $cost }
note-bargain = { note-buy }
web-kind-once = Jednou
web-kind-return = Vrací se
web-kind-each_night = Každou noc
web-kind-persistent = Přetrvává
web-amulet = Amulet: nabité sekce: { $sections } z { $count }
web-skills = Dovednosti
web-known = naučeno
web-learnt = zkušenosti: { $done } z { $cost }
web-xp = Zkušenosti k umístění
web-ready = připravená
web-damaged = poškozená
web-away = na dobrodružství
web-locked = zatím nenaučená
web-night = Netvoři útočí
web-attacks = Nyní: { $monster }
web-quests = Úkoly a přísahy
web-quest-sections = Nabité sekce: { $done } z { $wanted }
web-quest-mythical = Zbývá bájných netvorů: { $left }
web-quest-stuns = Omráčení: { $done }, prohra při { $most }
web-supply = Zásoba drahokamů
web-still-attack = Ještě zaútočí: { $count }
web-oaths-left = Zbývá přísah: { $count }
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
label-story_chieftainess = Na kraji Provincie družina odrazí smečku goblinů a potká loupežníky, jejichž náčelnice je pozve do Loupežnické boudy.
web-story_chieftainess-a = Při večeři vypráví o útocích na vesnici.
web-story_chieftainess-b = Ptá se, zda výzbroj lovců na to stačí.
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
label-undead_2 = Hráč (nebo hráči) s nejvíce zdravím ztratí 1 zdraví.
label-undead_3 = Hráč (nebo hráči) s nejméně připravenými zbraněmi ztratí 1 zdraví. Netvor se vrátí do Panství.
label-goblins_1 = Každý hráč ztratí 1 minci.
label-goblins_2 = Rej netvorů na Pouti: kdo ji navštíví, zaplatí 1 minci nebo ztratí 1 zdraví.
label-goblins_3 = Hráč (nebo hráči) s nejvíce mincemi ztratí polovinu, zaokrouhleno dolů.
label-beasts_1 = Každý hráč, jehož figurka je na východním břehu, ztratí 1 zdraví.
label-beasts_2 = Držitel žetonu dne ztratí 1 zdraví. Netvor se vrátí do Doupěte.
label-beasts_3 = Rej netvorů ve Vesnici: kdo ji navštíví, ztratí 1 zdraví.
label-trolls_1 = Překročení řeky stojí o 1 více (2 platby, každá mince nebo zdraví).
label-trolls_2 = Každý hráč poškodí 1 připravenou zbraň podle své volby.
label-trolls_3 = Věž mágů je zamčená.
label-ghosts_1 = Dovednosti neobnovují zdraví.
label-ghosts_2 = Lektvary a kouzla stojí o 2 mince více.
label-ghosts_3 = Každý hráč ztratí 1 minci.
label-werewolves_1 = Každý hráč ztratí 1 zdraví. Netvor se vrátí do Doupěte.
label-werewolves_2 = Hráč (nebo hráči) s nejvíce trofejemi ztratí 2 zdraví.
label-werewolves_3 = Každý hráč, který nemá plné zdraví, ztratí 1 zdraví.
label-dark_knights_1 = Každý hráč poškodí 1 připravenou zbraň, nebo ztratí 1 zdraví.
label-dark_knights_2 = Loupežnická bouda je zamčená.
label-dark_knights_3 = Rej netvorů na Hradě: kdo jej navštíví, zaplatí 1 minci nebo ztratí 1 zdraví.
label-gargoyles_1 = Každý hráč ztratí 2 zdraví.
label-gargoyles_2 = Klášter je zamčený.
label-gargoyles_3 = Každý hráč poškodí 1 připravenou zbraň podle své volby.
label-necromancer_1 = Každý hráč ztratí 1 zdraví.
label-necromancer_2 = Každá postava s plným zdravím ztratí 1 zdraví. Netvor se vrátí do Doupěte.
label-necromancer_3 = Každý hráč ztratí 1 zdraví za každého dalšího netvora ve Vesnici, nejvýše 3.
label-golem_1 = Pouť opraví při návštěvě nejvýše 1 zbraň.
label-golem_2 = Každý hráč poškodí 2 připravené zbraně podle své volby.
label-golem_3 = Každý hráč poškodí 1 připravenou zbraň podle své volby. Netvor se vrátí do Panství.
label-vampires_1 = Hráč (nebo hráči) s nejvíce zdravím ztratí 2 zdraví.
label-vampires_2 = Klášter obnoví při návštěvě nejvýše 2 zdraví.
label-vampires_3 = Každý hráč ztratí 1 zdraví; kdo má 3 a více trofejí, ztratí místo toho 2.
label-harpies_1 = Každý hráč ztratí 2 mince.
label-harpies_2 = Rej netvorů u Věže mágů: kdo ji navštíví, zaplatí 1 minci nebo ztratí 1 zdraví.
label-harpies_3 = Každý hráč odhodí 1 kouzlo nebo lektvar; kdo žádné nemá, ztratí 1 zdraví.
label-witches_1 = Hrad nedává zkušenost.
label-witches_2 = Každý hráč vrátí 1 neumístěný drahokam podle své volby; kdo žádný nemá, ztratí 1 zdraví.
label-witches_3 = Pouť je zamčená.
label-demons_1 = Hráč (nebo hráči) s nejvíce trofejemi ztratí 3 zdraví.
label-demons_2 = Každý hráč ztratí 1 zdraví nebo 2 mince.
label-demons_3 = Každý hráč ztratí 1 zdraví a 1 minci. Netvor se vrátí do Doupěte.
label-pre_worn_tools = Na dobrodružství na Hradě smíš místo připravené zbraně použít poškozenou.
label-pre_pilgrims_path = Řeku překračuješ zdarma.
label-pre_skill_reliquary = Získej tuto zbraň připravenou stranou nahoru.
label-pre_mending_prayer = V Klášteře oprav 1 zbraň.
label-pre_alms = Ve Vesnici získej 2 mince.
label-pre_night_vigil = V noci si každý hráč obnoví 1 zdraví a ty získáš 2 mince.
label-pre_herbal_lore = Lektvary tě stojí o 1 minci méně.
label-pre_skill_scourge = Získej tuto zbraň připravenou stranou nahoru.
label-pre_blood_seal = Jednou za den smíš v boji ztratit 2 zdraví a uzavřít 1 slabé místo.
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
label-hun_field_dressing = Po boji, v němž tě nic neomráčilo, si obnov 1 zdraví.
label-pal_blood_repair = Jednou za fázi smíš ztratit 2 zdraví a opravit 1 zbraň; ne pokud by tě to omráčilo.
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
label-thi_dungeon_top = Když v Kobkách neleží bájný netvor, smíš tam bojovat s vrchní kartou jejich balíčku.
label-thi_night_gem = V noci získej drahokam podle své volby.
label-thi_ignore_abilities = Schopnosti netvorů na tebe nepůsobí, ani přetrvávající.
label-thi_greed = Když vyhraješ boj, platí i zakryté mince na kartě.
label-potion_inventiveness = Pro tento boj si vypůjč jednu poškozenou zbraň jiného hráče; použiješ ji připravenou navíc ke svým a vrátí se poškozená.
label-potion_wealth = Zdvojnásob všechny mince z tohoto boje.
label-potion_health = Obnov si 3 zdraví, i během vyhodnocení boje nebo schopnosti netvora.
label-potion_wisdom = Když vyhraješ boj a nezískáš z něj drahokam: získej 2 zkušenosti.
label-potion_vampire_blood = Jen v noci: obnov si 4 zdraví, každý jiný hráč ztratí 1 zdraví (může ho to omráčit).
label-potion_agility = Použij v tomto boji nebo na tomto dobrodružství o jednu připravenou zbraň více.
label-potion_stealth = Zruš pro sebe schopnost jednoho netvora a získej jeho drahokam; lze i proti přetrvávající nebo neškodné schopnosti.
label-potion_consciousness = Kdyby tě mělo něco omráčit: neomráčí, máš 1 zdraví.
label-potion_durability = Jedna zbraň se po použití nepoškodí.
label-potion_alchemy = Když jiný hráč získá drahokam: získej drahokam stejné barvy.
label-oath_sobriety = Na Pouti odhoď 2 lektvary.
label-oath_broken_blades = V noci poškoď 2 své zbraně, které byly na začátku noci připravené.
label-oath_poverty = Ve Vesnici rozdej 6 mincí.
label-oath_humility = Na Hradě odhoď 3 své trofeje.
label-oath_blood = V noci ztrať 4 zdraví, aniž by tě to omráčilo.
label-oath_renunciation = Ve Věži mágů odhoď 3 kouzla.
label-oath_offering = V Klášteře odhoď 3 neumístěné drahokamy tří různých barev.
label-oath_perfection = Vyhraj boj, v němž nezůstane odkryté žádné zranění.
label-oath_single_blade = Vyhraj boj, v němž umístíš právě jednu zbraň.
label-oath_fellowship = Zúčastni se 3 dokončených dobrodružství.
label-oath_mastery = Odemkni dovednost horní řady.
label-oath_light = Měj ve svém amuletu 4 nabité sekce.
label-quest_a0 = Společně nabijte tolik sekcí amuletů. Prohrajete, pokud na konci večera zůstanou netvoři v Panství.
label-quest_a1 = Společně nabijte tolik sekcí amuletů. Prohrajete, pokud na konci večera zůstanou netvoři v Panství.
label-quest_a2 = Společně nabijte tolik sekcí amuletů. Prohrajete, pokud na konci večera zůstanou netvoři v Panství.
label-quest_b0 = Porazte všechny bájné netvory balíčku. Prohrajete, pokud s některým boj nevyhrajete nebo pokud jich na začátku posledního dne zbývají v balíčku 3 a více.
label-quest_b1 = Porazte všechny bájné netvory balíčku. Prohrajete, pokud s některým boj nevyhrajete nebo pokud jich na začátku posledního dne zbývají v balíčku 3 a více.
label-quest_b2 = Porazte všechny bájné netvory balíčku. Prohrajete, pokud s některým boj nevyhrajete nebo pokud jich na začátku posledního dne zbývají v balíčku 3 a více.
label-quest_c0 = Prohrajete při 4. omráčení. Kdo nabije sekci, smí opravit 1 zbraň.
label-quest_c1 = Prohrajete při 3. omráčení.
label-quest_c2 = Prohrajete při 3. omráčení. Netvoři s červeným nebo černým drahokamem mají navíc schopnost: každý hráč ztratí 1 zdraví.
label-upgrade_castle = 1 zkušenost a 2 mince kromě dobrodružství
label-upgrade_fair = oprava všech zbraní místo 3
label-upgrade_manor = všichni používají kněze místo mnicha
label-upgrade_dungeon = zbraně se volí až po odhalení bájného netvora
label-upgrade_village = oprava 2 zbraní místo 1
label-upgrade_lair = všichni používají rytíře místo bohatýra
label-upgrade_robbers_hut = oprava je zdarma
label-upgrade_monastery = lektvar o 2 mince levnější
label-upgrade_mage_tower = jedno kouzlo za návštěvu o 2 mince levnější
