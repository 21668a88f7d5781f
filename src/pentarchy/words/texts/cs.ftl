# Co je stejné v každé hře.

player = Hráč { $number }
together = { $others } a { $last }
nobody = nikdo
nothing = nic
why-not-on-offer = To teď není na výběr.
tie-shared = Shoda je ve všech kritériích: hráči se o vítězství dělí.
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
   *[other] { $winners } vyhrávají společně se ziskem { $points ->
        [one] { $points } bodu.
       *[other] { $points } bodů.
    }
}

hint-chance = šance na výhru { $percent } %
hint-points = očekává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
hint-cost = tah „{ $move }“ by šanci snížil o { $percent ->
    [one] { $percent } procentní bod
    [few] { $percent } procentní body
   *[other] { $percent } procentních bodů
}
hint-gain = tah „{ $move }“ by šanci zvýšil o { $percent ->
    [one] { $percent } procentní bod
    [few] { $percent } procentní body
   *[other] { $percent } procentních bodů
}
hint-same = tah „{ $move }“ je asi stejně dobrý
hint-only = jiná možnost není
hint-lot = náhodně z { $count } možností

# After the game.

review-class-best = nejlepší
review-class-fine = dobrý
review-class-inaccuracy = nepřesnost
review-class-mistake = chyba
review-class-blunder = hrubá chyba
review-only = Nic jiného nestálo za úvahu.
review-as-good = Nic lepšího se nenašlo: šance na výhru { $percent } %.
review-better = Lepší byl tah „{ $move }“: šance na výhru { $there } % místo { $here } %
review-more-points = asi o { $points ->
    [one] { $points } bod víc
    [few] { $points } body víc
   *[other] { $points } bodů víc
}
review-fewer-points = i když asi o { $points ->
    [one] { $points } bod méně
    [few] { $points } body méně
   *[other] { $points } bodů méně
}
review-goes-to = většinu rozdílu získá { $player }
review-doubtful = rozdíl je tak malý, že může být náhodný (± { $percent } %)
review-turn-luck = Náhoda ({ $player }): { $percent } %
review-turn-choice = { $player }: { $move } ({ $whom }: { $percent } %)
review-turn-secrets = Odkryté tajemství ({ $player }): { $percent } %
review-player = Hráč
review-result = výsledek
review-luck = štěstí
review-skill = umění
review-own-luck = vlastní štěstí
review-others-luck = štěstí ostatních
review-own-play = vlastní tahy
review-others-play = tahy ostatních
review-adjusted = bez štěstí
review-accuracy = přesnost
review-lost = ztraceno
review-turning-points = Zlomové okamžiky
review-choices = Rozhodnutí
review-chances = Šance na výhru po každém tahu
review-title = { $game }: štěstí a umění
review-sums = Štěstí a umění dají dohromady výsledek: šanci na výhru na konci minus šanci na začátku, v procentech.
review-judged = Posuzuje se v pomyslných hrách podle toho, co mohl každý hráč vědět.
review-judged-true = Posuzuje se podle toho, jak skryté karty opravdu ležely.
review-all-fine = Žádné rozhodnutí nestálo nic podstatného.

puzzle-task = Jsi na tahu. Najdi nejlepší tah jen podle toho, co vidíš.
puzzle-right = Správně!
puzzle-wrong = Není to nejlepší tah
puzzle-answer = Řešení
puzzle-better = Existuje lepší tah.
puzzle-loss = Oproti nejlepšímu tahu ti snižuje šanci na výhru o { $percent ->
    [one] { $percent } procentní bod
    [few] { $percent } procentní body
   *[other] { $percent } procentních bodů
}.

# Terminál.

ui-which-game = Kterou hru? Napiš její číslo.
ui-no-such-number = Volba { $number } tu není.
ui-not-understood = „{ $text }“ není platný zápis tahu. Napiš číslo nebo písmeno u volby, tah (třeba „{ $example }“), nebo „{ ui-order-help }“.
ui-empty = Napiš číslo nebo písmeno u volby, nebo „{ ui-order-help }“.
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
    Volí se číslem nebo písmenem u volby, nebo zápisem tahu, třeba „{ $example }“. Anglická slova (help, undo…) platí také.
    rada            co by zvolil silný bot a proč
    zpět            vzít zpět poslední tah, dokud se nic neodhalilo
    proč TAH        proč teď tah není možný
    pravidla [ČÍSLO]  co k otázce říkají pravidla; nebo přesné znění jednoho, třeba: pravidla { $rule }
    ukaž            nakreslit celý stůl
    záznam [POČET]  co se zatím stalo, posledních 20 vět nebo kolik řekneš; „záznam vše“ vypíše všechno
    ulož SOUBOR     odteď ukládat hru do jiného souboru
    konec           odejít; stejně tak Ctrl-C a Ctrl-D. Hra se ukládá po každém tahu
ui-undone = Tvůj poslední tah byl vzat zpět.
ui-cannot-undo = Není co vzít zpět: zatím nemáš za sebou žádný tah, nebo po něm zasáhla náhoda, něco se odhalilo či táhl jiný hráč.
ui-saved = Hra je uložena v souboru { $file }.
ui-resume = Pokračovat v ní lze takto: { $command }
ui-cannot-save = Hru se nepodařilo uložit do souboru { $file }: { $reason }
ui-exists = Soubor { $file } už existuje; zvol jiný.
ui-goodbye = Na shledanou!
ui-possible = To teď možné je: { $move }
ui-why-what = Napiš „{ ui-order-why }“ a tah, třeba: { ui-order-why } { $example }
ui-which-rule = Napiš „{ ui-order-rules }“ a číslo pravidla, třeba: { ui-order-rules } { $rule }
ui-hint = Vévoda by zvolil: { $move } („{ $notation }“) – { $why }.
ui-points = Body
ui-total = Celkem
ui-bot-names = Agáta, Bořek, Cecílie, Dorian, Edita
ui-table = U stolu: { $players }
ui-you = ty
ui-was = předtím { $old }
ui-only-one = Volba je jen jedna; přesto se ptáme, aby se z toho ostatní nic nedozvěděli.
ui-enter = Potvrď klávesou Enter, nebo zvol znovu.
ui-kept = Hra se po každém tahu ukládá do souboru { $file }.
ui-over = Konec hry
