# Čo je rovnaké v každej hre.

player = Hráč { $number }
nobody = nikto
why-not-on-offer = To teraz nie je na výber.
tie-shared = Rovnosť trvá aj po všetkých kritériách: o víťazstvo sa delia.
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
ui-not-understood = „{ $text }“ sa nedá prečítať ako ťah. Napíš, čo stojí pred voľbou, ťah ako „{ $example }“, alebo „help“.
ui-empty = Napíš, čo stojí pred voľbou, alebo „help“.
ui-since = Čo sa stalo
ui-earlier = … a predtým ešte { $count }
ui-any-of = čokoľvek z { $words }
ui-orders = help · hint · undo · why · rules · save · quit
ui-help =
    Volí sa tým, čo stojí pred voľbou, alebo zápisom ťahu, napríklad „{ $example }“.
    hint            čo by zvolil chamtivý hráč
    undo            vziať späť posledný ťah, kým sa nič neodhalilo
    why ŤAH         prečo teraz ťah nie je možný
    rules ČÍSLO     znenie pravidla (po anglicky), napríklad: rules { $rule }
    show            znova nakresliť stôl
    save [SÚBOR]    zapísať hru do súboru
    quit            uložiť hru a odísť; rovnako Ctrl-C a Ctrl-D
ui-undone = Posledný ťah je vzatý späť.
ui-cannot-undo = Vziať späť sa nedá nič: buď si ešte nebol(a) na ťahu, alebo po tvojom ťahu prišla náhoda, odhalenie či iný hráč.
ui-saved = Hra je uložená v { $file }.
ui-resume = Pokračovať v nej sa dá takto: { $command }
ui-cannot-save = Hru sa nepodarilo uložiť do { $file }: { $reason }
ui-goodbye = Dovidenia!
ui-possible = To teraz možné je: { $move }
ui-why-what = Napíš „why“ a ťah, napríklad: why { $example }
ui-which-rule = Napíš „rules“ a číslo pravidla, napríklad: rules { $rule }
ui-hint = Chamtivý hráč by zvolil: { $move } („{ $notation }“).
ui-total = Spolu
ui-bot-names = Agáta, Boris, Cecília, Dorián, Edita
ui-table = Pri stole: { $players }
ui-you = ty
ui-over = Koniec hry
