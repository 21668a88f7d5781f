# Král kostek. Česká jména doplňují datové soubory, které je mají anglicky a slovensky.

move-stop = Už neházet
move-reroll = { $a-count ->
    [one] Hodit znovu kostkou č. { $a }
   *[other] Hodit znovu kostkami č. { $a }
}
move-claim = { $b ->
    [1] Získat { $a-acc }
    [2] Získat { $a-acc } za dvě hvězdy
   *[3] Získat { $a-acc } za tři hvězdy
}
move-spend = Odhodit { $a-acc }
move-alarm = Nevzít občana a vyhlásit dračí poplach
move-take = Vzít { $a-acc } lícem dolů
move-keep = Nechat si { $a-acc }
move-place = Umístit dílek { $a-where }
move-steal = Ukrást { $a-acc }
move-rob = Ukrást { $a } hráči { PLAYER($b) }
move-decline = Nic nekrást
move-slay = Porazit draka { $a-where }
move-conquer = Dobýt hrad { $a-where }
move-borrow = Použít dračí oheň hráče { PLAYER($a) }
move-sixes = { $a ->
    [0] Nepadla žádná šestka
    [one] Padla jedna šestka
    [few] Padly { $a } šestky
   *[other] Padlo { $a } šestek
}
move-roll = Na kostkách padlo { $a }
move-uncover = V nabídce se objevuje { $a }
move-draw = Vytáhnout ze zásoby { $a-acc }
move-join = Podoba mapy: { $a }
move-burn = Dračí oheň { $a-where }
move-gold = Zlatý drahokam { $a-where }
move-white = Bílý drahokam { $a-where }

ask-RerollOrStop = Kterými kostkami hodíš znovu?
ask-ClaimOrAlarm = Kterého občana získáš?
ask-SpendJokers = Kterého žolíka odhodíš?
ask-TakeFaceDown = Která karta se stane tvým superžolíkem?
ask-KeepTile = Který dílek si necháš?
ask-PlaceTile = Kam dílek položíš?
ask-StealCard = Kterého občana ukradneš?
ask-StealGem = Komu ukradneš drahokam?
ask-SlayDragon = Kterého draka porazíš?
ask-ConquerCastle = Který hrad dobudeš?
ask-FireSource = Čí dračí oheň se použije?

why-reroll-nothing = Zvol aspoň jednu kostku, nebo už neházej.
why-only-rolling-now = Ještě se hází ({ $roll }. hod ze { $most }): hoď některými kostkami znovu, nebo přestaň.
why-rolling-is-over = Házení skončilo, v tomto tahu už znovu házet nemůžeš.
why-must-take-a-citizen = Samotné kostky stačí na { $cards-acc }, takže si občana vzít musíš.
why-claim-or-alarm-now = Teď získej občana, nebo vyhlas dračí poplach.
why-not-in-the-offer = { $card } ({ $card-label }) neleží na vrchu svého balíčku.
why-has-no-stars = { $card } nemá hvězdy, mají je jen obchodníci.
why-stars-are-the-highest = { $reached ->
    [2] Tvoje kostky stačí na dvě hvězdy; méně si vybrat nemůžeš.
   *[other] Tvoje kostky stačí na tři hvězdy; méně si vybrat nemůžeš.
}
why-jokers-reach-more-stars = { $reached ->
    [2] S žolíky to stačí na dvě hvězdy; méně si vybrat nemůžeš.
   *[other] S žolíky to stačí na tři hvězdy; méně si vybrat nemůžeš.
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
why-spend-now = Nejdřív zaplať žolíky za { $card-acc }.
why-no-such-joker = Mezi tvými žolíky není { $joker }.
why-all-such-jokers-named = Víc { $joker-many } k odhození už nemáš.
why-jokers-in-order = Žolíci se vybírají popořadě a { $joker } patří před { $last-acc }. Vezmi poslední volbu zpět, chceš-li odhodit { $joker-acc }.
why-not-in-a-minimal-payment = K zaplacení není potřeba { $joker }.
why-take-a-card-now = Teď si vezmi kartu z nabídky lícem dolů.
why-not-turned-up = Žádný odkrytý dílek neukazuje { $land-acc }.
why-keep-a-tile-now = Teď vyber dílek, který si necháš.
why-place-a-tile-now = Teď polož dílek.
why-another-land = Dílek ukazuje { $land-acc }; { $space-where } pro něj není místo.
why-occupied = Pole { $space-where } je obsazené.
why-owns-no-fire = { $from } nemá dračí oheň, který by se dal použít.
why-choose-a-fire-now = Teď vyber, čí dračí oheň se použije.
why-steal-a-card-now = Teď ukradni občana, nebo se krádeže vzdej.
why-steal-a-gem-now = Teď ukradni drahokam, nebo se krádeže vzdej.
why-super-jokers-stay = { $card } leží lícem dolů a superžolíky ukrást nelze.
why-your-own-card = { $card } ({ $card-label }) už patří tobě.
why-not-with-an-opponent = { $card } ({ $card-label }) neleží lícem nahoru před žádným soupeřem.
why-your-own-gem = Vlastní drahokam ukrást nelze.
why-has-no-such-gem = { $from } nemá žádný { $gem }.
why-no-dragon-there = Žádný drak { $space-where } není.
why-slay-now = Teď vyber draka, kterého porazíš.
why-conquer-now = Teď vyber hrad, který dobudeš.
why-not-the-nearest = Hrad { $space-where } je od tvých hradů vzdálen o { $steps } { $steps ->
    [few] pole
   *[other] polí
}, { $nearest ->
    [one] jiný s nimi přímo sousedí.
    [few] jiný jen o { $nearest } pole.
   *[other] jiný jen o { $nearest } polí.
}
why-your-own-castle = Hrad { $space-where } už je tvůj.
why-no-opponent-there = Žádný soupeř nemá hrad { $space-where }.

event-start-roll = { $sixes ->
    [0] { $player } hází o to, kdo začne, a nemá žádnou šestku.
    [one] { $player } hází o to, kdo začne, a má jednu šestku.
    [few] { $player } hází o to, kdo začne, a má { $sixes } šestky.
   *[other] { $player } hází o to, kdo začne, a má { $sixes } šestek.
}
event-starts = Začíná { $player }.
event-uncovered = V nabídce se objevuje { $card } ({ $card-label }).
event-rolled = { $player } hází { $dice } ({ $roll }. hod).
event-claimed = { $player } získává { $card-acc }{ $stars ->
    [1] { "" }
    [2] { "" } za dvě hvězdy
   *[3] { "" } za tři hvězdy
}{ $jokers-count ->
    [0] .
   *[other] { "" } a jako žolíky odhazuje { $jokers-acc }.
}
event-alarm = Dračí poplach! { $player } si bere { $card-acc } jako superžolíka.
event-drew = { $player } odkrývá { $land-acc }.
event-kept = { $player } si nechává { $land-acc } a do zásoby vrací { $back-acc }.
event-placed = { $player } staví hrad { $space-where }{ $gem-id ->
    [none] .
   *[other] { "" } a bere si { $gem }.
}
event-fire = { $from-id ->
    [nobody] Dračí oheň vzplál { $space-where }.
   *[other] Dračí oheň ze zásoby hráče { $from } vzplál { $space-where }.
}
event-ruin = Dračí ohně došly: { $space-where } zůstává ruina.
event-supply-gem = { $player } si bere ze zásoby { $gem }.
event-stole-card = { $player } krade { $card-acc } hráči { $from }.
event-stole-gem = { $player } krade { $gem } hráči { $from }.
event-slain = { $player } poráží draka { $space-where } a bere si { $gem-id ->
    [none] jeho dračí oheň.
   *[other] jeho dračí oheň i { $gem }.
}
event-no-dragon = Na mapě není žádný drak, { $player } nemá koho porazit.
event-no-castle = Na mapě není žádný cizí hrad, { $player } nemá co dobýt.
event-nothing-to-steal = { $player } nemá komu co ukrást.
event-no-gem = V zásobě už není žádný drahokam, { $player } nic nedostává.
event-declined = { $player } nic nekrade.
event-conquered = { $player } dobývá hrad hráče { $from } { $space-where }; žeton se vrací majiteli.
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
tie-dragon_fires = Při shodě rozhodly dračí ohně.

name-white = bílý drahokam
name-gold = zlatý drahokam
name-super = superžolík
    .acc = superžolíka
    .few = superžolíci
    .few-acc = superžolíky
    .many = superžolíků
called-space = { $land } { $side-where }
    .where = { $land-where } { $side-where }
name-north = sever
    .where = na severu
name-south = jih
    .where = na jihu
name-west = západ
    .where = na západě
name-east = východ
    .where = na východě
name-by_setup = podle přípravy
name-standard = Základní příprava
name-random = Náhodná příprava
name-free = Volná příprava
name-band = pás
name-hourglass = přesýpací hodiny
name-barrel = sud
name-wave = vlna
name-tower = věž
name-purple = fialová
name-yellow = žlutá
name-turquoise = tyrkysová
name-black = černá
name-red = červená
name-blue = modrá
name-green = zelená
name-floodplain = niva
    .acc = nivu
    .where = v nivě
name-coast = pobřeží
    .acc = pobřeží
    .where = na pobřeží
name-swamp = močál
    .acc = močál
    .where = v močálu
name-meadow = louka
    .acc = louku
    .where = na louce
name-desert = poušť
    .acc = poušť
    .where = na poušti
name-cave = jeskyně
    .acc = jeskyni
    .where = v jeskyni
name-volcano = sopka
    .acc = sopku
    .where = na sopce
name-farmland = orná půda
    .acc = ornou půdu
    .where = na orné půdě
name-mountains = hory
    .acc = hory
    .where = v horách
name-lava = láva
    .acc = lávu
    .where = na lávě
name-steppe = step
    .acc = step
    .where = ve stepi
name-pine_forest = borový les
    .acc = borový les
    .where = v borovém lese
name-mushroom_forest = houbový les
    .acc = houbový les
    .where = v houbovém lese
name-flower_meadow = květinová louka
    .acc = květinovou louku
    .where = na květinové louce
name-quarry = kamenolom
    .acc = kamenolom
    .where = v kamenolomu
name-merchant = 1 dílek z ★; ★★★ i drahokam
name-thief_card = 1 dílek ze 2; krádež karty
name-thief_gem = 1 dílek; krádež drahokamu
name-slayer = hrad místo dračího ohně
name-rogue = nejbližší cizí hrad
name-landowner = 2 dílky
name-dragon_alarm = 1 dílek s dračím ohněm
name-red-1 = červená jednička
    .acc = červenou jedničku
    .few = červené jedničky
    .many = červených jedniček
name-red-2 = červená dvojka
    .acc = červenou dvojku
    .few = červené dvojky
    .many = červených dvojek
name-red-3 = červená trojka
    .acc = červenou trojku
    .few = červené trojky
    .many = červených trojek
name-red-4 = červená čtyřka
    .acc = červenou čtyřku
    .few = červené čtyřky
    .many = červených čtyřek
name-red-5 = červená pětka
    .acc = červenou pětku
    .few = červené pětky
    .many = červených pětek
name-red-6 = červená šestka
    .acc = červenou šestku
    .few = červené šestky
    .many = červených šestek
name-blue-1 = modrá jednička
    .acc = modrou jedničku
    .few = modré jedničky
    .many = modrých jedniček
name-blue-2 = modrá dvojka
    .acc = modrou dvojku
    .few = modré dvojky
    .many = modrých dvojek
name-blue-3 = modrá trojka
    .acc = modrou trojku
    .few = modré trojky
    .many = modrých trojek
name-blue-4 = modrá čtyřka
    .acc = modrou čtyřku
    .few = modré čtyřky
    .many = modrých čtyřek
name-blue-5 = modrá pětka
    .acc = modrou pětku
    .few = modré pětky
    .many = modrých pětek
name-blue-6 = modrá šestka
    .acc = modrou šestku
    .few = modré šestky
    .many = modrých šestek
name-green-1 = zelená jednička
    .acc = zelenou jedničku
    .few = zelené jedničky
    .many = zelených jedniček
name-green-2 = zelená dvojka
    .acc = zelenou dvojku
    .few = zelené dvojky
    .many = zelených dvojek
name-green-3 = zelená trojka
    .acc = zelenou trojku
    .few = zelené trojky
    .many = zelených trojek
name-green-4 = zelená čtyřka
    .acc = zelenou čtyřku
    .few = zelené čtyřky
    .many = zelených čtyřek
name-green-5 = zelená pětka
    .acc = zelenou pětku
    .few = zelené pětky
    .many = zelených pětek
name-green-6 = zelená šestka
    .acc = zelenou šestku
    .few = zelené šestky
    .many = zelených šestek
name-C1-01 = Nevrlý obchodník
    .acc = Nevrlého obchodníka
name-C1-02 = Nevrlý obchodník
    .acc = Nevrlého obchodníka
name-C1-03 = Nevrlý obchodník
    .acc = Nevrlého obchodníka
name-C1-04 = Nevrlý obchodník
    .acc = Nevrlého obchodníka
name-C1-05 = Nevrlý obchodník
    .acc = Nevrlého obchodníka
name-C1-06 = Nevrlý obchodník
    .acc = Nevrlého obchodníka
name-C1-07 = Nevrlý obchodník
    .acc = Nevrlého obchodníka
name-C1-08 = Nevrlý obchodník
    .acc = Nevrlého obchodníka
name-C1-09 = Nevrlý obchodník
    .acc = Nevrlého obchodníka
name-C1-10 = Nevrlý obchodník
    .acc = Nevrlého obchodníka
name-C1-11 = Nevrlý obchodník
    .acc = Nevrlého obchodníka
name-C1-12 = Nevrlý obchodník
    .acc = Nevrlého obchodníka
name-C2-01 = Arogantní zlodějka
    .acc = Arogantní zlodějku
name-C2-02 = Arogantní zlodějka
    .acc = Arogantní zlodějku
name-C2-03 = Arogantní zlodějka
    .acc = Arogantní zlodějku
name-C2-04 = Arogantní zlodějka
    .acc = Arogantní zlodějku
name-C2-05 = Arogantní zlodějka
    .acc = Arogantní zlodějku
name-C2-06 = Arogantní zlodějka
    .acc = Arogantní zlodějku
name-C2-07 = Arogantní zlodějka
    .acc = Arogantní zlodějku
name-C2-08 = Arogantní zlodějka
    .acc = Arogantní zlodějku
name-C2-09 = Arogantní zlodějka
    .acc = Arogantní zlodějku
name-C2-10 = Arogantní zlodějka
    .acc = Arogantní zlodějku
name-C2-11 = Arogantní zlodějka
    .acc = Arogantní zlodějku
name-C2-12 = Arogantní zlodějka
    .acc = Arogantní zlodějku
name-C3-01 = Zaneprázdněná drakobijka
    .acc = Zaneprázdněnou drakobijku
name-C3-02 = Zaneprázdněná drakobijka
    .acc = Zaneprázdněnou drakobijku
name-C3-03 = Zaneprázdněná drakobijka
    .acc = Zaneprázdněnou drakobijku
name-C3-04 = Zaneprázdněná drakobijka
    .acc = Zaneprázdněnou drakobijku
name-C3-05 = Zaneprázdněná drakobijka
    .acc = Zaneprázdněnou drakobijku
name-C3-06 = Zaneprázdněná drakobijka
    .acc = Zaneprázdněnou drakobijku
name-C3-07 = Zaneprázdněná drakobijka
    .acc = Zaneprázdněnou drakobijku
name-C3-08 = Zaneprázdněná drakobijka
    .acc = Zaneprázdněnou drakobijku
name-C3-09 = Zaneprázdněná drakobijka
    .acc = Zaneprázdněnou drakobijku
name-C3-10 = Zaneprázdněná drakobijka
    .acc = Zaneprázdněnou drakobijku
name-C3-11 = Zaneprázdněná drakobijka
    .acc = Zaneprázdněnou drakobijku
name-C3-12 = Zaneprázdněná drakobijka
    .acc = Zaneprázdněnou drakobijku
name-C4-01 = Agresivní lotr
    .acc = Agresivního lotra
name-C4-02 = Agresivní lotr
    .acc = Agresivního lotra
name-C4-03 = Agresivní lotr
    .acc = Agresivního lotra
name-C4-04 = Agresivní lotr
    .acc = Agresivního lotra
name-C4-05 = Agresivní lotr
    .acc = Agresivního lotra
name-C4-06 = Agresivní lotr
    .acc = Agresivního lotra
name-C4-07 = Agresivní lotr
    .acc = Agresivního lotra
name-C4-08 = Agresivní lotr
    .acc = Agresivního lotra
name-C4-09 = Agresivní lotr
    .acc = Agresivního lotra
name-C4-10 = Agresivní lotr
    .acc = Agresivního lotra
name-C4-11 = Agresivní lotr
    .acc = Agresivního lotra
name-C4-12 = Agresivní lotr
    .acc = Agresivního lotra
name-C5-01 = Chamtivý statkář
    .acc = Chamtivého statkáře
name-C5-02 = Chamtivý statkář
    .acc = Chamtivého statkáře
name-C5-03 = Chamtivý statkář
    .acc = Chamtivého statkáře
name-C5-04 = Chamtivý statkář
    .acc = Chamtivého statkáře
name-C5-05 = Chamtivý statkář
    .acc = Chamtivého statkáře
name-C5-06 = Chamtivý statkář
    .acc = Chamtivého statkáře
name-C5-07 = Chamtivý statkář
    .acc = Chamtivého statkáře
name-C5-08 = Chamtivý statkář
    .acc = Chamtivého statkáře
name-C5-09 = Chamtivý statkář
    .acc = Chamtivého statkáře
name-C5-10 = Chamtivý statkář
    .acc = Chamtivého statkáře
name-C5-11 = Chamtivý statkář
    .acc = Chamtivého statkáře
name-C5-12 = Chamtivý statkář
    .acc = Chamtivého statkáře

label-C1-01 = 4 / 5 / 6 červených kostek
label-C1-02 = 4 / 5 / 6 modrých kostek
label-C1-03 = 4 / 5 / 6 zelených kostek
label-C1-04 = postupka 4 / 5 / 6 čísel
label-C1-05 = postupka 4 / 5 / 6 čísel
label-C1-06 = 2 červené + 2 modré / 3 červené + 2 modré / 3 červené + 3 modré
label-C1-07 = 3 modré + 1 zelená / 4 modré + 1 zelená / 4 modré + 2 zelené
label-C1-08 = dvě dvojice / trojice a dvojice / dvě trojice
label-C1-09 = trojice / čtveřice / pětice stejných čísel
label-C1-10 = dvě / tři / čtyři dvojky
label-C1-11 = dvě / tři / čtyři čtyřky
label-C1-12 = dvě / tři / čtyři šestky
label-C2-01 = součet všech kostek aspoň 26
label-C2-02 = dvě pětky
label-C2-03 = postupka 4 čísel
label-C2-04 = trojice a dvojice
label-C2-05 = 4 modré kostky
label-C2-06 = součet červených > modrých > zelených
label-C2-07 = součet červených > modrých > zelených
label-C2-08 = 3 zelené + 2 červené kostky
label-C2-09 = dvě jedničky + jedna trojka
label-C2-10 = součet červených kostek aspoň 14
label-C2-11 = 4 červené + 1 zelená kostka
label-C2-12 = součet všech kostek aspoň 28
label-C3-01 = dvě jedničky + dvě šestky
label-C3-02 = postupka 5 čísel
label-C3-03 = postupka 5 čísel
label-C3-04 = čtveřice stejných čísel
label-C3-05 = 2 červené + 2 modré + 2 zelené kostky
label-C3-06 = 3 červené + 2 zelené + 1 modrá kostka
label-C3-07 = součet všech kostek aspoň 29
label-C3-08 = součet červených kostek aspoň 15
label-C3-09 = tři trojky
label-C3-10 = tři pětky
label-C3-11 = dvě dvojky + jedna trojka + jedna čtyřka
label-C3-12 = 4 modré + 1 zelená kostka
label-C4-01 = 5 červených kostek
label-C4-02 = 5 modrých kostek
label-C4-03 = 5 zelených kostek
label-C4-04 = 3 červené + 3 zelené kostky
label-C4-05 = 4 zelené + 1 červená + 1 modrá kostka
label-C4-06 = součet všech kostek aspoň 30
label-C4-07 = součet červených kostek aspoň 17
label-C4-08 = čtveřice a dvě další různá čísla
label-C4-09 = tři šestky + jedna jednička
label-C4-10 = dvě pětky + dvě trojky
label-C4-11 = tři čtyřky + jedna dvojka
label-C4-12 = 3 modré + 3 zelené kostky
label-C5-01 = tři dvojice
label-C5-02 = čtveřice a dvojice
label-C5-03 = dvě trojice
label-C5-04 = postupka 6 čísel
label-C5-05 = součet všech kostek aspoň 31
label-C5-06 = součet červených kostek aspoň 19
label-C5-07 = čtyři šestky
label-C5-08 = dvě dvojky + dvě čtyřky + jedna šestka
label-C5-09 = dvě jedničky + dvě trojky + jedna pětka
label-C5-10 = 5 červených + 1 modrá kostka
label-C5-11 = 5 modrých + 1 zelená kostka
label-C5-12 = 4 zelené + 2 červené kostky

board-space-free = volné
board-space-castle = hrad hráče { $player }
board-space-dragon = drak
board-space-ruin = ruina
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
    [0] nesousedí s žádným tvým hradem
    [1] sousedí s jedním tvým hradem
    [2] sousedí se dvěma tvými hrady
    [3] sousedí se třemi tvými hrady
    [4] sousedí se čtyřmi tvými hrady
    [5] sousedí s pěti tvými hrady
   *[6] sousedí se šesti tvými hrady
}
board-of = má { $player }
board-joker-is = { $joker } jako žolík

# Kolik volba stojí: žolíci, kteří se s ní odhodí.
note-claim = { $ways ->
    [1] odhodíš { $jokers-acc }
   *[other] { $fewest ->
        [few] odhodíš aspoň { $fewest } žolíky podle svého výběru
       *[other] odhodíš aspoň { $fewest } žolíků podle svého výběru
    }
}
note-spend = { $ways ->
    [1] { $fewest ->
        [1] a je zaplaceno
       *[other] a tím zaplatíš celý zbytek: { $jokers-acc }
    }
   *[other] pak odhodíš ještě další žolíky
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
    [one] { $count } hrad
    [few] { $count } hrady
   *[other] { $count } hradů
}, { $left ->
    [one] zbývá { $left } žeton
    [few] zbývají { $left } žetony
   *[other] zbývá { $left } žetonů
}
web-spent = Zatím vybráno: { $jokers }
web-die = { $number }. kostka: { $face }
web-roll = { $count ->
    [one] Hodit znovu { $count } kostkou
   *[other] Hodit znovu { $count } kostkami
}
web-mark = Označ kostky, kterými hodíš znovu
web-mark-for = Označit { $count } k hodu
web-discard = Odhazovací balíček
web-points = { $count ->
    [one] bod
    [few] body
   *[other] bodů
}

# Co je v krabici, pro stránku o tomto vydání.

name-board_half = polovina herní desky
name-castle_tile = dílek hradu
name-citizen_card = karta občana
name-overview_card = přehledová karta
name-white_gem = bílý drahokam
name-gold_gem = zlatý drahokam
name-die = kostka
name-dragon_fire = dračí oheň
name-token = žeton hráče
