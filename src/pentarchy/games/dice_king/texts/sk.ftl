# Kráľ kociek. Mená krajín, kariet a farieb sú v dátových súboroch.

move-stop = Už nehádzať
move-reroll = Hodiť znova: { $a }
move-claim = { $b ->
    [1] Získať: { $a }
    [2] Získať za dve hviezdy: { $a }
   *[3] Získať za tri hviezdy: { $a }
}
move-spend = Minúť žolíka: { $a }
move-alarm = Žiadny občan: dračí poplach
move-take = Vziať lícom nadol: { $a }
move-keep = Nechať si dielik: { $a }
move-place = Položiť dielik na { $a }
move-steal = Ukradnúť kartu: { $a }
move-rob = Ukradnúť { $a } (má ho { PLAYER($b) })
move-decline = Nič nekradnúť
move-slay = Premôcť draka na { $a }
move-conquer = Dobyť hrad na { $a }
move-borrow = Použiť dračí oheň (má ho { PLAYER($a) })
move-sixes = Hodené šestky: { $a }
move-roll = Na kockách padlo { $a }
move-uncover = Ďalšia karta: { $a }
move-draw = Ťahaný dielik: { $a }
move-join = Podoba mapy: { $a }
move-burn = Dračí oheň na { $a }
move-gold = Zlatý drahokam na { $a }
move-white = Biely drahokam na { $a }

ask-RerollOrStop = Ktorými kockami hodíš znova?
ask-ClaimOrAlarm = Ktorého občana získaš?
ask-SpendJokers = Ktorého žolíka minieš?
ask-TakeFaceDown = Ktorá karta sa stane tvojím superžolíkom?
ask-KeepTile = Ktorý dielik si necháš?
ask-PlaceTile = Kam dielik položíš?
ask-StealCard = Ktorého občana ukradneš?
ask-StealGem = Komu ukradneš drahokam?
ask-SlayDragon = Ktorého draka premôžeš?
ask-ConquerCastle = Ktorý hrad dobyješ?
ask-FireSource = Čí dračí oheň sa použije?

why-reroll-nothing = Zvoľ aspoň jednu kocku, alebo už nehádž.
why-only-rolling-now = Ešte sa hádže ({ $roll }. hod z { $most }): hoď niektorými kockami znova, alebo prestaň.
why-rolling-is-over = Už je dohádzané: v tomto ťahu sa kockami znova nehádže.
why-must-take-a-citizen = Samotné kocky spĺňajú kartu z ponuky ({ $cards }), takže občana vziať musíš.
why-claim-or-alarm-now = Teraz získaj občana, alebo vyhlás dračí poplach.
why-not-in-the-offer = Táto karta neleží navrchu svojho balíčka: { $card } ({ $card-label }).
why-has-no-stars = { $card }: táto karta nemá hviezdy, majú ich len obchodníci.
why-stars-are-the-highest = { $reached ->
    [2] Tvoje kocky stačia na dve hviezdy; o menej sa žiadať nedá.
   *[other] Tvoje kocky stačia na tri hviezdy; o menej sa žiadať nedá.
}
why-jokers-reach-more-stars = { $reached ->
    [2] Žolíky by tu stačili na dve hviezdy; o menej sa žiadať nedá.
   *[other] Žolíky by tu stačili na tri hviezdy; o menej sa žiadať nedá.
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
why-spend-now = Najprv zaplať žolíkmi za občana: { $card }.
why-no-such-joker = Takého žolíka nemáš: { $joker }.
why-all-such-jokers-named = Všetkými takými žolíkmi už platíš: { $owned }× { $joker }.
why-jokers-in-order = Žolíky sa menujú po poradí, naposledy: { $last }. Vezmi to späť, ak chceš pomenovať: { $joker }.
why-not-in-a-minimal-payment = Tento žolík na zaplatenie netreba: { $joker }.
why-take-a-card-now = Teraz si vezmi kartu z ponuky lícom nadol.
why-not-turned-up = Taký dielik sa neodkryl: { $land }.
why-keep-a-tile-now = Teraz vyber dielik, ktorý si necháš.
why-place-a-tile-now = Teraz polož dielik.
why-another-land = Na dieliku je iná krajina: { $land }; na políčku { $space } je { $there }.
why-occupied = Políčko { $space } je obsadené.
why-owns-no-fire = { $from } nemá dračí oheň, ktorý by sa dal použiť.
why-choose-a-fire-now = Teraz vyber, čí dračí oheň sa použije.
why-steal-a-card-now = Teraz ukradni občana, alebo nič.
why-steal-a-gem-now = Teraz ukradni drahokam, alebo nič.
why-super-jokers-stay = Superžolíky sa ukradnúť nedajú a táto karta leží lícom nadol: { $card }.
why-your-own-card = Táto karta už je tvoja: { $card }.
why-not-with-an-opponent = Túto kartu nemá žiadny súper: { $card }.
why-your-own-gem = Sebe samému kradnúť nemožno.
why-has-no-such-gem = { $from } nemá { $gem }.
why-no-dragon-there = Na políčku { $space } nie je drak.
why-slay-now = Teraz vyber draka, ktorého premôžeš.
why-conquer-now = Teraz vyber hrad, ktorý dobyješ.
why-not-the-nearest = Hrad na políčku { $space } je od tvojich hradov vzdialený o { $steps } { $steps ->
    [few] políčka
   *[other] políčok
}, { $nearest ->
    [one] iný s nimi priamo susedí.
    [few] iný len o { $nearest } políčka.
   *[other] iný len o { $nearest } políčok.
}
why-your-own-castle = Hrad na políčku { $space } už je tvoj.
why-no-opponent-there = Na políčku { $space } nemá hrad žiadny súper.

event-start-roll = { $player } hádže o začiatok: { $sixes ->
    [0] žiadna šestka
    [one] jedna šestka
    [few] { $sixes } šestky
   *[other] { $sixes } šestiek
}.
event-starts = Začína { $player }.
event-uncovered = Nové v ponuke: { $card } ({ $card-label }).
event-rolled = { $player } hádže { $dice } ({ $roll }. hod).
event-claimed = { $player } získava: { $card }{ $stars ->
    [1] { "" }
    [2] { "" } za dve hviezdy
   *[3] { "" } za tri hviezdy
}{ $jokers-count ->
    [0] .
   *[other] , míňa žolíky: { $jokers }.
}
event-alarm = Dračí poplach! { $player } berie ako superžolíka: { $card }.
event-drew = Odkrytý dielik: { $land }.
event-kept = { $player } si necháva dielik: { $land }; späť do zásoby: { $back }.
event-placed = { $player } stavia hrad na { $space }{ $gem-id ->
    [none] .
   *[other] { "" } a berie { $gem }.
}
event-fire = Na { $space } vzplanul dračí oheň{ $from-id ->
    [nobody] .
   *[other] { "" } zo zásoby hráča { $from }.
}
event-ruin = Dračie ohne sa minuli: na { $space } ostávajú trosky.
event-supply-gem = { $player } berie zo zásoby { $gem }.
event-stole-card = { $player } kradne kartu { $card } (doteraz: { $from }).
event-stole-gem = { $player } kradne { $gem } (doteraz: { $from }).
event-slain = { $player } premáha draka na { $space } a berie dračí oheň{ $gem-id ->
    [none] .
   *[other] { "" } a { $gem }.
}
event-no-dragon = Niet koho premôcť: na mape nie je žiadny drak ({ $player }).
event-no-castle = Niet čo dobyť: na mape nie je žiadny cudzí hrad ({ $player }).
event-nothing-to-steal = Niet čo ukradnúť ({ $player }).
event-no-gem = V zásobe už nie je žiadny drahokam ({ $player }).
event-declined = { $player } nič nekradne.
event-conquered = { $player } dobýja hrad na { $space } (doteraz: { $from }); žetón sa vracia majiteľovi.
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
tie-dragon_fires = O remíze rozhodli dračie ohne.

name-white = biely drahokam
name-gold = zlatý drahokam
name-super = superžolík
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

board-space-free = voľné
board-space-castle = hrad, { $player }
board-space-dragon = drak
board-space-ruin = zrúcanina
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
board-effect = Účinok
board-joker = Žolík
board-left = Zost.
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
    [one] susedí s jedným tvojím hradom
   *[other] susedí s { $count } tvojimi hradmi
}
board-of = má { $player }
board-joker-is = žolík { $joker }

# Koľko voľba stojí: žolíky, ktoré sa s ňou minú.
note-claim = { $ways ->
    [1] minie: { $jokers }
   *[other] { $fewest ->
        [few] minie aspoň { $fewest } žolíky, ktoré si vyberieš
       *[other] minie aspoň { $fewest } žolíkov, ktoré si vyberieš
    }
}
note-spend = { $ways ->
    [1] { $fewest ->
        [1] a je zaplatené
       *[other] všetko, čo ešte treba zaplatiť: { $jokers }
    }
   *[other] ďalšie žolíky nasledujú
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
web-spent = Zatiaľ zvolené: { $jokers }
web-die = { $number }. kocka: { $face }
web-roll = { $count ->
    [one] Prehodiť { $count } kocku
    [few] Prehodiť { $count } kocky
   *[other] Prehodiť { $count } kociek
}
web-mark = Označ kocky na prehodenie
web-mark-for = Označiť { $count } pre ňu
web-discard = Odhadzovací balíček
web-points = { $count ->
    [one] bod
    [few] body
   *[other] bodov
}
