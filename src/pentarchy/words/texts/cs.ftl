# Co je stejné v každé hře.

player = Hráč { $number }
nobody = nikdo
why-not-on-offer = To teď není na výběr.
tie-shared = Rovnost trvá i po všech kritériích: o vítězství se dělí.
won = { $winners-count ->
    [0] Nikdo nevyhrává.
    [one] { $winners } vyhrává se ziskem { $points ->
        [one] { $points } bodu.
       *[other] { $points } bodů.
    }
   *[other] Společně vyhrávají: { $winners } ({ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }).
}

# Terminál.

ui-which-game = Kterou hru? Napiš její číslo.
ui-no-such-number = Volba { $number } tu není.
ui-not-understood = „{ $text }“ nejde přečíst jako tah. Napiš, co stojí před volbou, tah jako „{ $example }“, nebo „help“.
ui-empty = Napiš, co stojí před volbou, nebo „help“.
ui-since = Co se stalo
ui-earlier = … a předtím ještě { $count }
ui-any-of = cokoli z { $words }
ui-orders = help · hint · undo · why · rules · save · quit
ui-help =
    Volí se tím, co stojí před volbou, nebo zápisem tahu, třeba „{ $example }“.
    hint            co by zvolil chamtivý hráč
    undo            vzít zpět poslední tah, dokud se nic neodhalilo
    why TAH         proč teď tah není možný
    rules ČÍSLO     znění pravidla (anglicky), třeba: rules { $rule }
    show            znovu nakreslit stůl
    save [SOUBOR]   zapsat hru do souboru
    quit            uložit hru a odejít; stejně tak Ctrl-C a Ctrl-D
ui-undone = Poslední tah je vzat zpět.
ui-cannot-undo = Vzít zpět nelze nic: buď jsi ještě netáhl(a), nebo po tvém tahu přišla náhoda, odhalení či jiný hráč.
ui-saved = Hra je uložena v { $file }.
ui-resume = Pokračovat v ní lze takto: { $command }
ui-cannot-save = Hru se nepodařilo uložit do { $file }: { $reason }
ui-goodbye = Na shledanou!
ui-possible = To teď možné je: { $move }
ui-why-what = Napiš „why“ a tah, třeba: why { $example }
ui-which-rule = Napiš „rules“ a číslo pravidla, třeba: rules { $rule }
ui-hint = Chamtivý hráč by zvolil: { $move } („{ $notation }“).
ui-total = Celkem
ui-bot-names = Agáta, Bořek, Cecílie, Dorian, Edita
ui-table = U stolu: { $players }
ui-you = ty
ui-over = Konec hry
