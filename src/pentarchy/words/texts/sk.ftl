# Čo je rovnaké v každej hre.

player = Hráč { $number }
nobody = nikto
nothing = nič
why-not-on-offer = To teraz nie je na výber.
tie-shared = Pri všetkých kritériách je zhoda: o víťazstvo sa hráči delia.
fact-gain = prinesie { $gain }
fact-cost = stojí { $cost }
fact-leaves = zostane { $leaves }
fact-missing = chýba { $missing }
won = { $winners-count ->
    [0] Nikto nevyhráva.
    [one] { $winners } vyhráva so ziskom { $points ->
        [one] { $points } bodu.
       *[other] { $points } bodov.
    }
   *[other] Spoločne vyhrávajú: { $winners } ({ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }).
}

# Terminál.

ui-which-game = Ktorú hru? Napíš jej číslo.
ui-no-such-number = Voľba { $number } tu nie je.
ui-not-understood = „{ $text }“ sa nedá prečítať ako ťah. Napíš, čo je pred voľbou, ťah ako „{ $example }“, alebo „{ ui-order-help }“.
ui-empty = Napíš, čo je pred voľbou, alebo „{ ui-order-help }“.
ui-since = Čo sa stalo
ui-earlier = … a predtým ešte { $count }
ui-any-of = čokoľvek z { $words }
ui-order-help = pomoc
ui-order-hint = rada
ui-order-undo = späť
ui-order-why = prečo
ui-order-rules = pravidlá
ui-order-show = ukáž
ui-order-log = záznam
ui-order-save = ulož
ui-order-quit = koniec
ui-orders = { ui-order-help } · { ui-order-hint } · { ui-order-undo } · { ui-order-why } · { ui-order-rules } · { ui-order-show } · { ui-order-log } · { ui-order-save } · { ui-order-quit }
ui-help =
    Volí sa tým, čo je pred voľbou, alebo zápisom ťahu, napríklad „{ $example }“. Anglické slová (help, undo…) platia tiež.
    rada            čo by zvolil jednoduchý bot
    späť            vziať späť posledný ťah, kým sa nič neodhalilo
    prečo ŤAH       prečo teraz ťah nie je možný
    pravidlá ČÍSLO  znenie pravidla, napríklad: pravidlá { $rule }
    ukáž            nakresliť celý stôl
    záznam [POČET]  čo sa zatiaľ stalo, posledných 20 viet alebo koľko povieš; „záznam všetko“ vypíše všetko
    ulož SÚBOR      odteraz ukladať hru do iného súboru
    koniec          odísť; rovnako Ctrl-C a Ctrl-D. Hra sa ukladá po každom ťahu
ui-undone = Posledný ťah je vzatý späť.
ui-cannot-undo = Nie je čo vziať späť: ešte nebol žiadny tvoj ťah, alebo po ňom zasiahla náhoda, odhalenie či iný hráč.
ui-saved = Hra je uložená v súbore { $file }.
ui-resume = Pokračovať v nej sa dá takto: { $command }
ui-cannot-save = Hru sa nepodarilo uložiť do súboru { $file }: { $reason }
ui-exists = Súbor { $file } už existuje; zvoľ iný.
ui-goodbye = Dovidenia!
ui-possible = To teraz možné je: { $move }
ui-why-what = Napíš „{ ui-order-why }“ a ťah, napríklad: { ui-order-why } { $example }
ui-which-rule = Napíš „{ ui-order-rules }“ a číslo pravidla, napríklad: { ui-order-rules } { $rule }
ui-hint = Jednoduchý bot by zvolil: { $move } („{ $notation }“).
ui-points = Body
ui-total = Spolu
ui-bot-names = Agáta, Boris, Cecília, Dorián, Edita
ui-table = Pri stole: { $players }
ui-you = ty
ui-was = predtým { $old }
ui-only-one = Voľba je len jedna; pýtame sa preto, aby sa ostatní nič nedozvedeli.
ui-enter = Enter to vykoná; alebo zvoľ znova.
ui-kept = Hra sa po každom ťahu ukladá do súboru { $file }.
ui-over = Koniec hry
