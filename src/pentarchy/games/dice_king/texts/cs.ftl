# Král kostek. Česká jména doplňují datové soubory, které je mají anglicky a slovensky.

move-stop = Už neházet
move-reroll = Hodit znovu: { $a }
move-claim = { $b ->
    [1] Získat: { $a }
    [2] Získat za dvě hvězdy: { $a }
   *[3] Získat za tři hvězdy: { $a }
}
move-spend = Utratit žolíka: { $a }
move-alarm = Žádný občan: dračí poplach
move-take = Vzít lícem dolů: { $a }
move-keep = Ponechat dílek: { $a }
move-place = Položit dílek na { $a }
move-steal = Ukrást kartu: { $a }
move-rob = Ukrást { $a } (má ho { PLAYER($b) })
move-decline = Nic nekrást
move-slay = Přemoci draka na { $a }
move-conquer = Dobýt hrad na { $a }
move-borrow = Použít dračí oheň (má ho { PLAYER($a) })
move-sixes = Hozené šestky: { $a }
move-roll = Na kostkách padlo { $a }
move-uncover = Další karta: { $a }
move-draw = Tažený dílek: { $a }
move-join = Podoba mapy: { $a }
move-burn = Dračí oheň na { $a }
move-gold = Zlatý drahokam na { $a }
move-white = Bílý drahokam na { $a }

ask-RerollOrStop = Kterými kostkami hodíš znovu?
ask-ClaimOrAlarm = Kterého občana získáš?
ask-SpendJokers = Kterého žolíka utratíš?
ask-TakeFaceDown = Která karta se stane tvým superžolíkem?
ask-KeepTile = Který dílek si necháš?
ask-PlaceTile = Kam dílek položíš?
ask-StealCard = Kterého občana ukradneš?
ask-StealGem = Komu ukradneš drahokam?
ask-SlayDragon = Kterého draka přemůžeš?
ask-ConquerCastle = Který hrad dobudeš?
ask-FireSource = Čí dračí oheň se použije?

why-reroll-nothing = Zvol aspoň jednu kostku, nebo už neházej.
why-only-rolling-now = Ještě se hází ({ $roll }. hod ze { $most }): hoď některými kostkami znovu, nebo přestaň.
why-rolling-is-over = Už je doházeno: v tomto tahu se kostkami znovu nehází.
why-must-take-a-citizen = Samotné kostky splňují kartu z nabídky ({ $cards }), takže občana vzít musíš.
why-claim-or-alarm-now = Teď získej občana, nebo vyhlas dračí poplach.
why-not-in-the-offer = Tato karta neleží navrchu svého balíčku: { $card } ({ $card-label }).
why-has-no-stars = { $card }: tato karta nemá hvězdy, mají je jen obchodníci.
why-stars-are-the-highest = { $reached ->
    [2] Tvoje kostky stačí na dvě hvězdy; o méně si říct nelze.
   *[other] Tvoje kostky stačí na tři hvězdy; o méně si říct nelze.
}
why-jokers-reach-more-stars = { $reached ->
    [2] Žolíci by tu stačili na dvě hvězdy; o méně si říct nelze.
   *[other] Žolíci by tu stačili na tři hvězdy; o méně si říct nelze.
}
why-not-fulfilled = { $lacks ->
    [one] Chybí ještě jedna kostka
    [few] Chybějí ještě { $lacks } kostky
   *[other] Chybí ještě { $lacks } kostek
}{ $dice ->
    [0] { "" } a tvoji žolíci žádnou nedají.
   *[other] { "" } a tvoji žolíci nedají žádnou, která by se hodila.
}
why-too-few-jokers = { $lacks ->
    [few] Chybějí ještě { $lacks } kostky
   *[other] Chybí ještě { $lacks } kostek
}{ $dice ->
    [one] { "" } a tvoji žolíci dají jen jednu.
    [few] { "" } a tvoji žolíci dají jen { $dice }.
   *[other] { "" } a tvoji žolíci jich dají jen { $dice }.
}
why-spend-now = Nejdřív zaplať žolíky za občana: { $card }.
why-no-such-joker = Takového žolíka nemáš: { $joker }.
why-all-such-jokers-named = Všechny takové žolíky už platíš: { $owned }× { $joker }.
why-jokers-in-order = Žolíci se jmenují po řadě, naposledy: { $last }. Vezmi to zpět, chceš-li jmenovat: { $joker }.
why-not-in-a-minimal-payment = Tento žolík k zaplacení není potřeba: { $joker }.
why-take-a-card-now = Teď si vezmi kartu z nabídky lícem dolů.
why-not-turned-up = Takový dílek se neodkryl: { $land }.
why-keep-a-tile-now = Teď vyber dílek, který si necháš.
why-place-a-tile-now = Teď polož dílek.
why-another-land = Na dílku je jiná krajina: { $land }; na poli { $space } je { $there }.
why-occupied = Pole { $space } je obsazené.
why-owns-no-fire = { $from } nemá dračí oheň, který by se dal použít.
why-choose-a-fire-now = Teď vyber, čí dračí oheň se použije.
why-steal-a-card-now = Teď ukradni občana, nebo nic.
why-steal-a-gem-now = Teď ukradni drahokam, nebo nic.
why-super-jokers-stay = Superžolíky ukrást nelze a tato karta leží lícem dolů: { $card }.
why-your-own-card = Tato karta už je tvoje: { $card }.
why-not-with-an-opponent = Tuto kartu žádný soupeř nemá: { $card }.
why-your-own-gem = Sám sobě krást nelze.
why-has-no-such-gem = { $from } nemá { $gem }.
why-no-dragon-there = Na poli { $space } není drak.
why-slay-now = Teď vyber draka, kterého přemůžeš.
why-conquer-now = Teď vyber hrad, který dobudeš.
why-not-the-nearest = Hrad na poli { $space } je od tvých hradů vzdálen o { $steps } { $steps ->
    [few] pole
   *[other] polí
}, { $nearest ->
    [one] jiný s nimi přímo sousedí.
    [few] jiný jen o { $nearest } pole.
   *[other] jiný jen o { $nearest } polí.
}
why-your-own-castle = Hrad na poli { $space } už je tvůj.
why-no-opponent-there = Na poli { $space } nemá hrad žádný soupeř.

event-start-roll = { $player } hází o začátek: { $sixes ->
    [0] žádná šestka
    [one] jedna šestka
    [few] { $sixes } šestky
   *[other] { $sixes } šestek
}.
event-starts = Začíná { $player }.
event-uncovered = Nově v nabídce: { $card } ({ $card-label }).
event-rolled = { $player } hází { $dice } ({ $roll }. hod).
event-claimed = { $player } získává: { $card }{ $stars ->
    [1] { "" }
    [2] { "" } za dvě hvězdy
   *[3] { "" } za tři hvězdy
}{ $jokers-count ->
    [0] .
   *[other] , utrácí žolíky: { $jokers }.
}
event-alarm = Dračí poplach! { $player } bere jako superžolíka: { $card }.
event-drew = Odkrytý dílek: { $land }.
event-kept = { $player } si nechává dílek: { $land }; zpět do zásoby: { $back }.
event-placed = { $player } staví hrad na { $space }{ $gem-id ->
    [none] .
   *[other] { "" } a bere { $gem }.
}
event-fire = Na { $space } vzplál dračí oheň{ $from-id ->
    [nobody] .
   *[other] { "" } ze zásoby hráče { $from }.
}
event-ruin = Dračí ohně došly: na { $space } zůstávají trosky.
event-supply-gem = { $player } bere ze zásoby { $gem }.
event-stole-card = { $player } krade kartu { $card } (dosud: { $from }).
event-stole-gem = { $player } krade { $gem } (dosud: { $from }).
event-slain = { $player } přemáhá draka na { $space } a bere dračí oheň{ $gem-id ->
    [none] .
   *[other] { "" } a { $gem }.
}
event-no-dragon = Není koho přemoci: na mapě není žádný drak ({ $player }).
event-no-castle = Není co dobýt: na mapě není žádný cizí hrad ({ $player }).
event-nothing-to-steal = Není co ukrást ({ $player }).
event-no-gem = V zásobě už není žádný drahokam ({ $player }).
event-declined = { $player } nic nekrade.
event-conquered = { $player } dobývá hrad na { $space } (dosud: { $from }); žeton se vrací majiteli.
event-tiles-placed = Poslední dílek hradu leží na mapě.
event-seventeenth-token = { $player } potřebuje sedmnáctý žeton!

option-setup = Příprava hry
option-layout = Podoba mapy
option-fires = Pole s dračími ohni
option-gold = Pole se zlatými drahokamy
option-white = Pole s bílými drahokamy

reason-tiles_placed = Na mapě leží poslední dílek hradu.
reason-seventeenth_token = Sedmnáctý žeton vyhrává ihned, ať jsou body jakékoli.
part-largest_territory = Největší území
part-other_castles = Ostatní hrady
part-most_dragon_fires = Nejvíc dračích ohňů
part-gold_gem = Zlaté drahokamy
part-white_gem = Bílé drahokamy
tie-dragon_fires = O remíze rozhodly dračí ohně.

name-white = bílý drahokam
name-gold = zlatý drahokam
name-super = superžolík
name-by_setup = podle přípravy
name-standard = Základní příprava
name-random = Náhodná příprava
name-free = Volná příprava
name-band = Pás
name-hourglass = Přesýpací hodiny
name-barrel = Sud
name-wave = Vlna
name-tower = Věž
name-purple = Fialová
name-yellow = Žlutá
name-turquoise = Tyrkysová
name-black = Černá
name-red = Červená
name-blue = Modrá
name-green = Zelená
name-floodplain = Niva
name-coast = Pobřeží
name-swamp = Močál
name-meadow = Louka
name-desert = Poušť
name-cave = Jeskyně
name-volcano = Sopka
name-farmland = Pole
name-mountains = Hory
name-lava = Láva
name-steppe = Step
name-pine_forest = Borový les
name-mushroom_forest = Houbový les
name-flower_meadow = Květinová louka
name-quarry = Kamenolom
name-merchant = 1 dílek z ★; ★★★ i drahokam
name-thief_card = 1 dílek ze 2; krádež karty
name-thief_gem = 1 dílek; krádež drahokamu
name-slayer = hrad místo dračího ohně
name-rogue = nejbližší cizí hrad
name-landowner = 2 dílky
name-dragon_alarm = 1 dílek s dračím ohněm
name-red-1 = červená 1
name-red-2 = červená 2
name-red-3 = červená 3
name-red-4 = červená 4
name-red-5 = červená 5
name-red-6 = červená 6
name-blue-1 = modrá 1
name-blue-2 = modrá 2
name-blue-3 = modrá 3
name-blue-4 = modrá 4
name-blue-5 = modrá 5
name-blue-6 = modrá 6
name-green-1 = zelená 1
name-green-2 = zelená 2
name-green-3 = zelená 3
name-green-4 = zelená 4
name-green-5 = zelená 5
name-green-6 = zelená 6
name-C1-01 = Nevrlý obchodník
name-C1-02 = Nevrlý obchodník
name-C1-03 = Nevrlý obchodník
name-C1-04 = Nevrlý obchodník
name-C1-05 = Nevrlý obchodník
name-C1-06 = Nevrlý obchodník
name-C1-07 = Nevrlý obchodník
name-C1-08 = Nevrlý obchodník
name-C1-09 = Nevrlý obchodník
name-C1-10 = Nevrlý obchodník
name-C1-11 = Nevrlý obchodník
name-C1-12 = Nevrlý obchodník
name-C2-01 = Arogantní zlodějka
name-C2-02 = Arogantní zlodějka
name-C2-03 = Arogantní zlodějka
name-C2-04 = Arogantní zlodějka
name-C2-05 = Arogantní zlodějka
name-C2-06 = Arogantní zlodějka
name-C2-07 = Arogantní zlodějka
name-C2-08 = Arogantní zlodějka
name-C2-09 = Arogantní zlodějka
name-C2-10 = Arogantní zlodějka
name-C2-11 = Arogantní zlodějka
name-C2-12 = Arogantní zlodějka
name-C3-01 = Zaneprázdněná drakobijka
name-C3-02 = Zaneprázdněná drakobijka
name-C3-03 = Zaneprázdněná drakobijka
name-C3-04 = Zaneprázdněná drakobijka
name-C3-05 = Zaneprázdněná drakobijka
name-C3-06 = Zaneprázdněná drakobijka
name-C3-07 = Zaneprázdněná drakobijka
name-C3-08 = Zaneprázdněná drakobijka
name-C3-09 = Zaneprázdněná drakobijka
name-C3-10 = Zaneprázdněná drakobijka
name-C3-11 = Zaneprázdněná drakobijka
name-C3-12 = Zaneprázdněná drakobijka
name-C4-01 = Agresivní lotr
name-C4-02 = Agresivní lotr
name-C4-03 = Agresivní lotr
name-C4-04 = Agresivní lotr
name-C4-05 = Agresivní lotr
name-C4-06 = Agresivní lotr
name-C4-07 = Agresivní lotr
name-C4-08 = Agresivní lotr
name-C4-09 = Agresivní lotr
name-C4-10 = Agresivní lotr
name-C4-11 = Agresivní lotr
name-C4-12 = Agresivní lotr
name-C5-01 = Chamtivý statkář
name-C5-02 = Chamtivý statkář
name-C5-03 = Chamtivý statkář
name-C5-04 = Chamtivý statkář
name-C5-05 = Chamtivý statkář
name-C5-06 = Chamtivý statkář
name-C5-07 = Chamtivý statkář
name-C5-08 = Chamtivý statkář
name-C5-09 = Chamtivý statkář
name-C5-10 = Chamtivý statkář
name-C5-11 = Chamtivý statkář
name-C5-12 = Chamtivý statkář

label-C1-01 = 4 / 5 / 6 červených kostek
label-C1-02 = 4 / 5 / 6 modrých kostek
label-C1-03 = 4 / 5 / 6 zelených kostek
label-C1-04 = Řada 4 / 5 / 6 čísel
label-C1-05 = Řada 4 / 5 / 6 čísel
label-C1-06 = 2 červené + 2 modré / 3 červené + 2 modré / 3 červené + 3 modré
label-C1-07 = 3 modré + 1 zelená / 4 modré + 1 zelená / 4 modré + 2 zelené
label-C1-08 = Dvě dvojice / trojice a dvojice / dvě trojice
label-C1-09 = Trojice / čtveřice / pětice stejných čísel
label-C1-10 = Dvě / tři / čtyři dvojky
label-C1-11 = Dvě / tři / čtyři čtyřky
label-C1-12 = Dvě / tři / čtyři šestky
label-C2-01 = Součet všech kostek aspoň 26
label-C2-02 = Dvě pětky
label-C2-03 = Řada 4 čísel
label-C2-04 = Trojice a dvojice
label-C2-05 = 4 modré kostky
label-C2-06 = Součet červených > modrých > zelených
label-C2-07 = Součet červených > modrých > zelených
label-C2-08 = 3 zelené + 2 červené kostky
label-C2-09 = Dvě jedničky + jedna trojka
label-C2-10 = Součet červených kostek aspoň 14
label-C2-11 = 4 červené + 1 zelená kostka
label-C2-12 = Součet všech kostek aspoň 28
label-C3-01 = Dvě jedničky + dvě šestky
label-C3-02 = Řada 5 čísel
label-C3-03 = Řada 5 čísel
label-C3-04 = Čtveřice stejných čísel
label-C3-05 = 2 červené + 2 modré + 2 zelené kostky
label-C3-06 = 3 červené + 2 zelené + 1 modrá kostka
label-C3-07 = Součet všech kostek aspoň 29
label-C3-08 = Součet červených kostek aspoň 15
label-C3-09 = Tři trojky
label-C3-10 = Tři pětky
label-C3-11 = Dvě dvojky + jedna trojka + jedna čtyřka
label-C3-12 = 4 modré + 1 zelená kostka
label-C4-01 = 5 červených kostek
label-C4-02 = 5 modrých kostek
label-C4-03 = 5 zelených kostek
label-C4-04 = 3 červené + 3 zelené kostky
label-C4-05 = 4 zelené + 1 červená + 1 modrá kostka
label-C4-06 = Součet všech kostek aspoň 30
label-C4-07 = Součet červených kostek aspoň 17
label-C4-08 = Čtveřice a dvě další různá čísla
label-C4-09 = Tři šestky + jedna jednička
label-C4-10 = Dvě pětky + dvě trojky
label-C4-11 = Tři čtyřky + jedna dvojka
label-C4-12 = 3 modré + 3 zelené kostky
label-C5-01 = Tři dvojice
label-C5-02 = Čtveřice a dvojice
label-C5-03 = Dvě trojice
label-C5-04 = Řada 6 čísel
label-C5-05 = Součet všech kostek aspoň 31
label-C5-06 = Součet červených kostek aspoň 19
label-C5-07 = Čtyři šestky
label-C5-08 = Dvě dvojky + dvě čtyřky + jedna šestka
label-C5-09 = Dvě jedničky + dvě trojky + jedna pětka
label-C5-10 = 5 červených + 1 modrá kostka
label-C5-11 = 5 modrých + 1 zelená kostka
label-C5-12 = 4 zelené + 2 červené kostky

board-space-free = volné
board-space-castle = hrad, { $player }
board-space-dragon = drak
board-space-ruin = zřícenina
board-sign-fire = oheň
board-sign-castle = hrad
board-sign-star = hvězda
board-status = { $turn }. tah
board-roll = { $roll }. hod ze 3
board-tiles = { $tiles ->
    [one] zbývá { $tiles } dílek
    [few] zbývají { $tiles } dílky
   *[other] zbývá { $tiles } dílků
}
board-supply = Zásoba
board-turned-up = Odkryto
board-claiming = Získává se
board-offer = Nabídka
board-citizen = Občan
board-condition = Kostky
board-effect = Účinek
board-joker = Žolík
board-left = Zbývá
board-now = Teď
board-reached = splněno
board-lacks = { $dice ->
    [few] chybějí { $dice }
   *[other] chybí { $dice }
}
board-areas = Hráči
board-player = Hráč
board-castles = Hrady
board-gems = Drahokamy
board-fires = Ohně
board-jokers = Žolíci
board-points = Body
board-you = ty
board-empty = prázdný
board-legend = ◆ zlatý ◇ bílý drahokam ▲ oheň ♜ hrad
board-neighbours = { $count ->
    [one] sousedí s jedním tvým hradem
   *[other] sousedí s { $count } tvými hrady
}
board-of = má { $player }
board-joker-is = žolík { $joker }

# Kolik volba stojí: žolíci, kteří se s ní utratí.
note-claim = { $ways ->
    [1] utratí: { $jokers }
   *[other] { $fewest ->
        [few] utratí aspoň { $fewest } žolíky, které si vybereš
       *[other] utratí aspoň { $fewest } žolíků, které si vybereš
    }
}
note-spend = { $ways ->
    [1] { $fewest ->
        [1] a je zaplaceno
       *[other] vše, co zbývá zaplatit: { $jokers }
    }
   *[other] další žolíci následují
}

# Co říká jen prohlížeč.
web-map = Mapa
web-dragon = dračí oheň
web-ruin = ruina
web-unseen = { $count ->
    [0] žádný takový dílek nezbývá
    [one] zbývá { $count } takový dílek
    [few] zbývají { $count } takové dílky
   *[other] zbývá { $count } takových dílků
}
web-free = jen kostky
web-below = { $count ->
    [one] pod ní { $count } karta
    [few] pod ní { $count } karty
   *[other] pod ní { $count } karet
}
web-castles = { $count ->
    [one] { $count } hrad, žetonů zbývá { $left }
    [few] { $count } hrady, žetonů zbývá { $left }
   *[other] { $count } hradů, žetonů zbývá { $left }
}
web-spent = Zatím zvoleno: { $jokers }
web-die = { $number }. kostka: { $face }
web-roll = { $count ->
    [one] Přehodit { $count } kostku
    [few] Přehodit { $count } kostky
   *[other] Přehodit { $count } kostek
}
web-mark = Označ kostky k přehození
web-mark-for = Označit { $count } pro ni
web-discard = Odhazovací balíček
web-points = { $count ->
    [one] bod
    [few] body
   *[other] bodů
}
