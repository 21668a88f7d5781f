# Kráľ kociek. Mená krajín, kariet a farieb sú v dátových súboroch.

move-stop = Už nehádzať
move-reroll = { $a-count ->
    [one] Hodiť znova kockou č. { $a }
   *[other] Hodiť znova kockami č. { $a }
}
move-claim = { $b ->
    [1] Získať { $a-acc }
    [2] Získať { $a-acc } za dve hviezdy
   *[3] Získať { $a-acc } za tri hviezdy
}
move-spend = Odhodiť { $a-acc }
move-alarm = Nevziať občana a vyhlásiť dračí poplach
move-take = Vziať { $a-acc } lícom nadol
move-keep = Nechať si { $a-acc }
move-place = Umiestniť dielik { $a-where }
move-steal = Ukradnúť { $a-acc }
move-rob = Ukradnúť { $a } hráčovi { PLAYER($b) }
move-decline = Nič nekradnúť
move-slay = Poraziť draka { $a-where }
move-conquer = Dobyť hrad { $a-where }
move-borrow = Použiť dračí oheň hráča { PLAYER($a) }
move-sixes = { $a ->
    [0] Nepadla žiadna šestka
    [one] Padla jedna šestka
    [few] Padli { $a } šestky
   *[other] Padlo { $a } šestiek
}
move-roll = Na kockách padlo { $a }
move-uncover = V ponuke sa objavuje { $a }
move-draw = Vytiahnuť zo zásoby { $a-acc }
move-join = Podoba mapy: { $a }
move-burn = Dračí oheň { $a-where }
move-gold = Zlatý drahokam { $a-where }
move-white = Biely drahokam { $a-where }

ask-RerollOrStop = Ktorými kockami hodíš znova?
ask-ClaimOrAlarm = Ktorého občana získaš?
ask-SpendJokers = Ktorého žolíka odhodíš?
ask-TakeFaceDown = Ktorá karta sa stane tvojím superžolíkom?
ask-KeepTile = Ktorý dielik si necháš?
ask-PlaceTile = Kam dielik položíš?
ask-StealCard = Ktorého občana ukradneš?
ask-StealGem = Komu ukradneš drahokam?
ask-SlayDragon = Ktorého draka porazíš?
ask-ConquerCastle = Ktorý hrad dobyješ?
ask-FireSource = Čí dračí oheň sa použije?

why-reroll-nothing = Zvoľ aspoň jednu kocku, alebo už nehádž.
why-only-rolling-now = Ešte sa hádže ({ $roll }. hod z { $most }): hoď niektorými kockami znova, alebo prestaň.
why-rolling-is-over = Už je dohádzané: v tomto ťahu sa kockami znova nehádže.
why-must-take-a-citizen = Samotné kocky stačia na { $cards-acc }, takže si občana vziať musíš.
why-claim-or-alarm-now = Teraz získaj občana, alebo vyhlás dračí poplach.
why-not-in-the-offer = { $card } ({ $card-label }) neleží na vrchu svojho balíčka.
why-has-no-stars = { $card } nemá hviezdy, majú ich len obchodníci.
why-stars-are-the-highest = { $reached ->
    [2] Tvoje kocky stačia na dve hviezdy; menej si vybrať nemôžeš.
   *[other] Tvoje kocky stačia na tri hviezdy; menej si vybrať nemôžeš.
}
why-jokers-reach-more-stars = { $reached ->
    [2] So žolíkmi to stačí na dve hviezdy; menej si vybrať nemôžeš.
   *[other] So žolíkmi to stačí na tri hviezdy; menej si vybrať nemôžeš.
}
why-not-fulfilled = { $lacks ->
    [one] Chýba ešte jedna kocka
    [few] Chýbajú ešte { $lacks } kocky
   *[other] Chýba ešte { $lacks } kociek
}{ $dice ->
    [0] { "" } a tvoje žolíky žiadnu nedajú.
   *[other] { "" } a tvoje žolíky nedajú žiadnu, ktorá by sa hodila.
}
why-too-few-jokers = { $lacks ->
    [few] Chýbajú ešte { $lacks } kocky
   *[other] Chýba ešte { $lacks } kociek
}{ $dice ->
    [one] { "" } a tvoje žolíky dajú len jednu.
    [few] { "" } a tvoje žolíky dajú len { $dice }.
   *[other] { "" } a tvoje žolíky ich dajú len { $dice }.
}
why-spend-now = Najprv zaplať žolíkmi za { $card-acc }.
why-no-such-joker = Medzi tvojimi žolíkmi nie je { $joker }.
why-all-such-jokers-named = Viac { $joker-many } na odhodenie už nemáš.
why-jokers-in-order = Žolíky sa vyberajú podľa poradia a { $joker } patrí pred { $last-acc }. Vezmi poslednú voľbu späť, ak chceš odhodiť { $joker-acc }.
why-not-in-a-minimal-payment = Na zaplatenie netreba { $joker-acc }.
why-take-a-card-now = Teraz si vezmi kartu z ponuky lícom nadol.
why-not-turned-up = Žiadny odkrytý dielik neukazuje { $land-acc }.
why-keep-a-tile-now = Teraz vyber dielik, ktorý si necháš.
why-place-a-tile-now = Teraz polož dielik.
why-another-land = Dielik ukazuje { $land-acc }; { $space-where } preň nie je miesto.
why-occupied = Políčko { $space-where } je obsadené.
why-owns-no-fire = { $from } nemá dračí oheň, ktorý by sa dal použiť.
why-choose-a-fire-now = Teraz vyber, čí dračí oheň sa použije.
why-steal-a-card-now = Teraz ukradni občana, alebo sa krádeže vzdaj.
why-steal-a-gem-now = Teraz ukradni drahokam, alebo sa krádeže vzdaj.
why-super-jokers-stay = { $card } leží lícom nadol a superžolíky sa ukradnúť nedajú.
why-your-own-card = { $card } ({ $card-label }) už patrí tebe.
why-not-with-an-opponent = { $card } ({ $card-label }) neleží lícom nahor pred žiadnym súperom.
why-your-own-gem = Vlastný drahokam sa ukradnúť nedá.
why-has-no-such-gem = { $from } nemá žiadny { $gem }.
why-no-dragon-there = Na políčku { $space-where } nie je drak.
why-slay-now = Teraz vyber draka, ktorého porazíš.
why-conquer-now = Teraz vyber hrad, ktorý dobyješ.
why-not-the-nearest = Hrad { $space-where } je od tvojich hradov vzdialený o { $steps } { $steps ->
    [few] políčka
   *[other] políčok
}, { $nearest ->
    [one] iný s nimi priamo susedí.
    [few] iný len o { $nearest } políčka.
   *[other] iný len o { $nearest } políčok.
}
why-your-own-castle = Hrad { $space-where } už je tvoj.
why-no-opponent-there = Žiadny súper nemá hrad { $space-where }.

event-start-roll = { $sixes ->
    [0] { $player } hádže o začiatok a nemá žiadnu šestku.
    [one] { $player } hádže o začiatok a má jednu šestku.
    [few] { $player } hádže o začiatok a má { $sixes } šestky.
   *[other] { $player } hádže o začiatok a má { $sixes } šestiek.
}
event-starts = Začína { $player }.
event-uncovered = V ponuke sa objavuje { $card } ({ $card-label }).
event-rolled = { $player } hádže { $dice } ({ $roll }. hod).
event-claimed = { $player } získava { $card-acc }{ $stars ->
    [1] { "" }
    [2] { "" } za dve hviezdy
   *[3] { "" } za tri hviezdy
}{ $jokers-count ->
    [0] .
   *[other] { "" } a ako žolíky odhadzuje { $jokers-acc }.
}
event-alarm = Dračí poplach! { $player } si berie { $card-acc } ako superžolíka.
event-drew = { $player } odkrýva { $land-acc }.
event-kept = { $player } si necháva { $land-acc } a do zásoby vracia { $back-acc }.
event-placed = { $player } stavia hrad { $space-where }{ $gem-id ->
    [none] .
   *[other] { "" } a berie si { $gem }.
}
event-fire = { $from-id ->
    [nobody] Dračí oheň vzplanul { $space-where }.
   *[other] Dračí oheň zo zásoby hráča { $from } vzplanul { $space-where }.
}
event-ruin = Dračie ohne sa minuli: { $space-where } zostáva ruina.
event-supply-gem = { $player } si berie zo zásoby { $gem }.
event-stole-card = { $player } kradne { $card-acc } hráčovi { $from }.
event-stole-gem = { $player } kradne { $gem } hráčovi { $from }.
event-slain = { $player } poráža draka { $space-where } a berie si { $gem-id ->
    [none] jeho dračí oheň.
   *[other] jeho dračí oheň aj { $gem }.
}
event-no-dragon = Na mape nie je žiadny drak, takže { $player } nemá koho poraziť.
event-no-castle = Na mape nie je žiadny cudzí hrad, takže { $player } nemá čo dobyť.
event-nothing-to-steal = { $player } nemá komu čo ukradnúť.
event-no-gem = V zásobe už nie je žiadny drahokam, takže { $player } nič nedostáva.
event-declined = { $player } nič nekradne.
event-conquered = { $player } dobýva hrad hráča { $from } { $space-where }; žetón sa vracia majiteľovi.
event-tiles-placed = Posledný dielik hradu leží na mape.
event-seventeenth-token = { $player } potrebuje sedemnásty žetón!

option-setup = Príprava hry
option-layout = Podoba mapy
option-fires = Políčka s dračími ohňami
option-gold = Políčka so zlatými drahokamami
option-white = Políčka s bielymi drahokamami

reason-tiles_placed = Na mape leží posledný dielik hradu.
reason-seventeenth_token = Sedemnásty žetón vyhráva ihneď, nech sú body akékoľvek.
part-largest_territory = Najväčšie územie
part-other_castles = Ostatné hrady
part-most_dragon_fires = Najviac dračích ohňov
part-gold_gem = Zlaté drahokamy
part-white_gem = Biele drahokamy
tie-dragon_fires = Pri zhode rozhodli dračie ohne.

name-white = biely drahokam
name-gold = zlatý drahokam
name-super = superžolík
    .acc = superžolíka
    .few = superžolíky
    .many = superžolíkov
called-space = { $land } { $side-where }
    .where = { $land-where } { $side-where }
name-north = sever
    .where = na severe
name-south = juh
    .where = na juhu
name-west = západ
    .where = na západe
name-east = východ
    .where = na východe
name-by_setup = podľa prípravy
name-standard = Základná príprava
name-random = Náhodná príprava
name-free = Voľná príprava
name-merchant = 1 dielik z ★; ★★★ aj drahokam
name-thief_card = 1 dielik z 2; krádež karty
name-thief_gem = 1 dielik; krádež drahokamu
name-slayer = hrad namiesto dračieho ohňa
name-rogue = najbližší cudzí hrad
name-landowner = 2 dieliky
name-dragon_alarm = 1 dielik s dračím ohňom
name-red-1 = červená jednotka
    .acc = červenú jednotku
    .few = červené jednotky
    .many = červených jednotiek
name-red-2 = červená dvojka
    .acc = červenú dvojku
    .few = červené dvojky
    .many = červených dvojok
name-red-3 = červená trojka
    .acc = červenú trojku
    .few = červené trojky
    .many = červených trojok
name-red-4 = červená štvorka
    .acc = červenú štvorku
    .few = červené štvorky
    .many = červených štvoriek
name-red-5 = červená päťka
    .acc = červenú päťku
    .few = červené päťky
    .many = červených pätiek
name-red-6 = červená šestka
    .acc = červenú šestku
    .few = červené šestky
    .many = červených šestiek
name-blue-1 = modrá jednotka
    .acc = modrú jednotku
    .few = modré jednotky
    .many = modrých jednotiek
name-blue-2 = modrá dvojka
    .acc = modrú dvojku
    .few = modré dvojky
    .many = modrých dvojok
name-blue-3 = modrá trojka
    .acc = modrú trojku
    .few = modré trojky
    .many = modrých trojok
name-blue-4 = modrá štvorka
    .acc = modrú štvorku
    .few = modré štvorky
    .many = modrých štvoriek
name-blue-5 = modrá päťka
    .acc = modrú päťku
    .few = modré päťky
    .many = modrých pätiek
name-blue-6 = modrá šestka
    .acc = modrú šestku
    .few = modré šestky
    .many = modrých šestiek
name-green-1 = zelená jednotka
    .acc = zelenú jednotku
    .few = zelené jednotky
    .many = zelených jednotiek
name-green-2 = zelená dvojka
    .acc = zelenú dvojku
    .few = zelené dvojky
    .many = zelených dvojok
name-green-3 = zelená trojka
    .acc = zelenú trojku
    .few = zelené trojky
    .many = zelených trojok
name-green-4 = zelená štvorka
    .acc = zelenú štvorku
    .few = zelené štvorky
    .many = zelených štvoriek
name-green-5 = zelená päťka
    .acc = zelenú päťku
    .few = zelené päťky
    .many = zelených pätiek
name-green-6 = zelená šestka
    .acc = zelenú šestku
    .few = zelené šestky
    .many = zelených šestiek

board-space-free = voľné
board-space-castle = hrad hráča { $player }
board-space-dragon = drak
board-space-ruin = ruina
board-sign-fire = oheň
board-sign-castle = hrad
board-sign-star = hviezda
board-status = { $turn }. ťah
board-roll = { $roll }. hod z 3
board-tiles = { $tiles ->
    [one] zostáva { $tiles } dielik
    [few] zostávajú { $tiles } dieliky
   *[other] zostáva { $tiles } dielikov
}
board-supply = Zásoba
board-turned-up = Odkryté
board-claiming = Získava sa
board-offer = Ponuka
board-citizen = Občan
board-condition = Kocky
board-effect = Efekt
board-joker = Žolík
board-left = Zvyšok
board-now = Teraz
board-reached = splnené
board-lacks = { $dice ->
    [few] chýbajú { $dice }
   *[other] chýba { $dice }
}
board-areas = Hráči
board-player = Hráč
board-castles = Hrady
board-gems = Drahokamy
board-fires = Ohne
board-jokers = Žolíky
board-points = Body
board-you = ty
board-empty = prázdny
board-legend = ◆ zlatý ◇ biely drahokam ▲ oheň ♜ hrad
board-neighbours = { $count ->
    [0] nesusedí so žiadnym tvojím hradom
    [1] susedí s jedným tvojím hradom
    [2] susedí s dvoma tvojimi hradmi
    [3] susedí s tromi tvojimi hradmi
    [4] susedí so štyrmi tvojimi hradmi
    [5] susedí s piatimi tvojimi hradmi
   *[6] susedí so šiestimi tvojimi hradmi
}
board-of = má { $player }
board-joker-is = { $joker } ako žolík

# Koľko voľba stojí: žolíky, ktoré sa s ňou odhodia.
note-claim = { $ways ->
    [1] odhodíš { $jokers-acc }
   *[other] { $fewest ->
        [few] odhodíš aspoň { $fewest } žolíky podľa svojho výberu
       *[other] odhodíš aspoň { $fewest } žolíkov podľa svojho výberu
    }
}
note-spend = { $ways ->
    [1] { $fewest ->
        [1] a je zaplatené
       *[other] a tým zaplatíš celý zvyšok: { $jokers }
    }
   *[other] potom odhodíš ešte ďalšie žolíky
}

# Čo hovorí len prehliadač.
web-map = Mapa
web-dragon = dračí oheň
web-ruin = ruina
web-unseen = { $count ->
    [0] žiadny taký dielik nezostáva
    [one] zostáva { $count } taký dielik
    [few] zostávajú { $count } také dieliky
   *[other] zostáva { $count } takých dielikov
}
web-free = len kocky
web-below = { $count ->
    [one] pod ňou { $count } karta
    [few] pod ňou { $count } karty
   *[other] pod ňou { $count } kariet
}
web-castles = { $count ->
    [one] { $count } hrad, žetónov zostáva { $left }
    [few] { $count } hrady, žetónov zostáva { $left }
   *[other] { $count } hradov, žetónov zostáva { $left }
}
web-spent = Zatiaľ vybrané: { $jokers }
web-die = { $number }. kocka: { $face }
web-roll = { $count ->
    [one] Hodiť znova { $count } kockou
   *[other] Hodiť znova { $count } kockami
}
web-mark = Označ kocky, ktorými hodíš znova
web-mark-for = Označiť { $count } na ďalší hod
web-discard = Odhadzovací balíček
web-points = { $count ->
    [one] bod
    [few] body
   *[other] bodov
}
