# Co je stejné v každé hře.

player = Hráč { $number }
nobody = nikdo
nothing = nic
why-not-on-offer = To teď není na výběr.
tie-shared = Při všech kritériích je shoda: o vítězství se hráči dělí.
fact-gain = přinese { $gain }
fact-cost = stojí { $cost }
fact-leaves = zbude { $leaves }
fact-missing = chybí { $missing }
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
ui-not-understood = „{ $text }“ nejde přečíst jako tah. Napiš, co je před volbou, tah jako „{ $example }“, nebo „{ ui-order-help }“.
ui-empty = Napiš, co je před volbou, nebo „{ ui-order-help }“.
ui-since = Co se stalo
ui-earlier = … a předtím ještě { $count }
ui-any-of = cokoli z { $words }
ui-order-help = pomoc
ui-order-hint = rada
ui-order-undo = zpět
ui-order-why = proč
ui-order-rules = pravidla
ui-order-show = ukaž
ui-order-log = záznam
ui-order-save = ulož
ui-order-quit = konec
ui-orders = { ui-order-help } · { ui-order-hint } · { ui-order-undo } · { ui-order-why } · { ui-order-rules } · { ui-order-show } · { ui-order-log } · { ui-order-save } · { ui-order-quit }
ui-help =
    Volí se tím, co je před volbou, nebo zápisem tahu, třeba „{ $example }“. Anglická slova (help, undo…) platí také.
    rada            co by zvolil jednoduchý bot
    zpět            vzít zpět poslední tah, dokud se nic neodhalilo
    proč TAH        proč teď tah není možný
    pravidla ČÍSLO  znění pravidla, třeba: pravidla { $rule }
    ukaž            nakreslit celý stůl
    záznam [POČET]  co se zatím stalo, posledních 20 vět nebo kolik řekneš; „záznam vše“ vypíše všechno
    ulož SOUBOR     odteď ukládat hru do jiného souboru
    konec           odejít; stejně tak Ctrl-C a Ctrl-D. Hra se ukládá po každém tahu
ui-undone = Poslední tah je vzat zpět.
ui-cannot-undo = Není co vzít zpět: ještě nebyl žádný tvůj tah, nebo po něm zasáhla náhoda, odhalení či jiný hráč.
ui-saved = Hra je uložena v souboru { $file }.
ui-resume = Pokračovat v ní lze takto: { $command }
ui-cannot-save = Hru se nepodařilo uložit do souboru { $file }: { $reason }
ui-exists = Soubor { $file } už existuje; zvol jiný.
ui-goodbye = Na shledanou!
ui-possible = To teď možné je: { $move }
ui-why-what = Napiš „{ ui-order-why }“ a tah, třeba: { ui-order-why } { $example }
ui-which-rule = Napiš „{ ui-order-rules }“ a číslo pravidla, třeba: { ui-order-rules } { $rule }
ui-hint = Jednoduchý bot by zvolil: { $move } („{ $notation }“).
ui-points = Body
ui-total = Celkem
ui-bot-names = Agáta, Bořek, Cecílie, Dorian, Edita
ui-table = U stolu: { $players }
ui-you = ty
ui-was = předtím { $old }
ui-only-one = Volba je jen jedna; ptáme se proto, aby se ostatní nic nedozvěděli.
ui-enter = Enter to provede; nebo zvol znovu.
ui-kept = Hra se po každém tahu ukládá do souboru { $file }.
ui-over = Konec hry
