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
why-another-character = To je dovednost jiné postavy.
why-arm-now = Nejdřív si vyber zbraně.
why-arrange-now = Pokládej žetony, nebo boj ukonči.
why-cannot-buy = Není v nabídce, nemáš na to, nebo už jsi v této ceně kupoval.
why-cannot-close-it = Takto teď slabé místo uzavřít nejde.
why-cannot-contribute = To na dobrodružství položit nejde.
why-cannot-pay-so = Na zbytek by nestačilo zdraví, nebo nemáš minci.
why-cannot-pay-the-way = Cesta by tě stála poslední zdraví.
why-cannot-suffer-so = To nemůžeš splnit celé.
why-character-taken = Tuto postavu už někdo má.
why-choose-a-character = Nejdřív si vyber postavu.
why-damage-now = Vyber zbraň, která se poškodí.
why-discard-now = Vyber, čeho se vzdáš.
why-discard-or-keep = Úkol odložte, nebo ho zatím nechte.
why-drink-or-pass = Použij lektvar, nebo se ho vzdej.
why-exchange-now = Vyměň drahokam, nebo skonči.
why-face-now = Nejdřív si vyber netvora.
why-forbidden-or-shield = Zakrylo by to zakázaný čtverec, nebo by štít ležel na slabém místě.
why-gem-now = Nejdřív si vyber drahokam.
why-gem-or-pass = Vezmi drahokam té barvy, nebo se ho vzdej.
why-learn-now = Nejdřív umísti zkušenosti.
why-locked = Toto místo netvoři zamkli.
why-move-first = Nejdřív se musíš přesunout.
why-must-fight-first = Boj je tu povinný.
why-must-move = Místo, kde jsi, musíš opustit.
why-no-extra-weapon = Nemáš na to lektvar, nebo se zbraň nevejde.
why-no-free-field = Není to volné pole této barvy.
why-no-room-for-it = Není pro něj místo.
why-no-such-gem = Takový drahokam nemáš, nebo došel.
why-no-trade-now = Teď tu není s kým vyměňovat.
why-no-way-to-the-inn = Do hostince se dobrovolně nechodí.
why-none-in-supply = Tato barva už v zásobě není.
why-not-at-hand = Tento žeton v boji nemáš.
why-not-at-night = To teď v noci nejde.
why-not-damaged = To není tvoje poškozená zbraň.
why-not-for-this-oath = To se do této přísahy nepočítá.
why-not-here = To tu není možné.
why-not-in-a-visit = To při této návštěvě nejde.
why-not-on-a-chased-card = Tento drahokam už na žádné zahnané kartě není.
why-not-pending = Tento netvor teď neútočí.
why-not-ready = Tato zbraň není připravená.
why-not-to-be-traded = To se vyměnit nedá.
why-not-used = To použito nebylo.
why-not-yours = To nemáš.
why-nothing-to-gain = Teď by to k ničemu nebylo.
why-oath-cannot-be-paid = Tuto přísahu tady a teď splnit nemůžeš.
why-off-the-card-or-hilt = Musí ležet na kartě a jílcem u okraje; ze stejných otočení platí menší.
why-pay-now = Nejdřív zaplať cestu.
why-place-the-gem = Nejdřív umísti drahokam.
why-place-this-token = Nejdřív polož žeton, který držíš.
why-quest-not-met = Tento úkol není splněný.
why-repair-now = Vyber zbraň k opravě, nebo skonči.
why-resolve-now = Vyber, kdo zaútočí jako další.
why-retain-or-pass = Nech si kouzlo, nebo se ho vzdej.
why-shatter-a-ready-weapon = Musí to být připravená zbraň, která na kartě neleží.
why-skill-not-open = Tato dovednost ještě není dostupná.
why-spare-or-pass = Nech připravenou jednu použitou zbraň, nebo se toho vzdej.
why-tokens-overlap = Žetony se nesmějí překrývat.
why-weapon-first = Nejdřív zbraň.

event-adventure = Na Hradě leží dobrodružství: { $adventure }.
event-attacked = Útočí: { $monster }.
event-bought = { $player } kupuje { $item } za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-character = { $player } hraje za postavu { $character }.
event-charged = { $player } nabíjí sekci, nabito má { $sections ->
    [one] jednu
    [few] { $sections }
   *[other] { $sections }
}.
event-chased = { $player } zahání { $monsters ->
    [one] jednoho netvora
    [few] { $monsters } netvory
   *[other] { $monsters } netvorů
}.
event-closed = { $player } uzavírá slabé místo { $square }.
event-completed = Dobrodružství je dokončeno: { $adventure }.
event-damaged = { $player }: poškozuje se { $weapon }.
event-dealt = { $back }, nové místo: { $place }.
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
event-game-ended = Hra končí.
event-healed = { $player } si obnovuje { $health } zdraví.
event-laid = { $player } pokládá žeton.
event-lost-coins = { $player } ztrácí { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-lost-health = { $player } ztrácí { $health } zdraví.
event-moved = { $player } jde na místo: { $place }.
event-oath-fulfilled = { $player } plní přísahu: { $oath }.
event-paid = { $player } platí za cestu: { $with }.
event-phase = { $day }. den: { $phase }.
event-quest-discarded = { $quest } je odložen.
event-repaired = { $player } opravuje: { $weapon }.
event-revealed = { $player } čelí netvorovi: { $card }.
event-set-gem = { $player } vsazuje do amuletu { $gem }.
event-shattered = { $player } tříští: { $weapon }.
event-sneaked = { $player } se proplíží kolem: { $monster }.
event-story = Příběh: { $story }.
event-stunned = { $player }: omráčení a ztráta { $coins ->
    [one] { $coins } mince
   *[other] { $coins } mincí
}.
event-traded = Vyměňují si { $player } a { $with }.
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
