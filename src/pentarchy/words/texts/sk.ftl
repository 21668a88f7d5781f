# Čo je rovnaké v každej hre.

player = Hráč { $number }
together = { $others } a { $last }
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
   *[other] { $winners } vyhrávajú spoločne so ziskom { $points ->
        [one] { $points } bodu.
       *[other] { $points } bodov.
    }
}

hint-chance = šanca na výhru { $percent } %
hint-points = očakáva { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
hint-cost = ťah „{ $move }“ by šancu znížil o { $percent ->
    [one] { $percent } percentuálny bod
    [few] { $percent } percentuálne body
   *[other] { $percent } percentuálnych bodov
}
hint-gain = ťah „{ $move }“ by šancu zvýšil o { $percent ->
    [one] { $percent } percentuálny bod
    [few] { $percent } percentuálne body
   *[other] { $percent } percentuálnych bodov
}
hint-same = ťah „{ $move }“ je asi rovnako dobrý
hint-only = iná možnosť nie je
hint-lot = náhodne z { $count } možností

# After the game.

review-class-best = najlepší
review-class-fine = dobrý
review-class-inaccuracy = nepresnosť
review-class-mistake = chyba
review-class-blunder = hrubá chyba
review-only = Nič iné nestálo za úvahu.
review-as-good = Nič lepšie sa nenašlo: šanca na výhru { $percent } %.
review-better = Lepší bol ťah „{ $move }“: šanca na výhru { $there } % namiesto { $here } %
review-more-points = asi o { $points ->
    [one] { $points } bod viac
    [few] { $points } body viac
   *[other] { $points } bodov viac
}
review-fewer-points = hoci asi o { $points ->
    [one] { $points } bod menej
    [few] { $points } body menej
   *[other] { $points } bodov menej
}
review-goes-to = väčšinu rozdielu získa { $player }
review-doubtful = rozdiel je taký malý, že môže byť náhodný (± { $percent } %)
review-turn-luck = Náhoda, { $player }: { $percent } %
review-turn-choice = { $player }: { $move }; { $whom }: { $percent } %
review-turn-secrets = Odkryté tajomstvo, { $player }: { $percent } %
review-player = Hráč
review-result = výsledok
review-luck = šťastie
review-skill = umenie
review-own-luck = vlastné šťastie
review-others-luck = šťastie ostatných
review-own-play = vlastné ťahy
review-others-play = ťahy ostatných
review-adjusted = bez šťastia
review-accuracy = presnosť
review-lost = stratené
review-turning-points = Zlomové okamihy
review-choices = Rozhodnutia
review-chances = Šanca na výhru po každom ťahu
review-title = { $game }: šťastie a umenie
review-sums = Šťastie a umenie dajú spolu výsledok: šancu na výhru na konci mínus šancu na začiatku, v percentách.
review-judged = Posudzuje sa podľa toho, čo každý hráč mohol vedieť, v pomyselných hrách.
review-judged-true = Posudzuje sa podľa toho, ako skryté karty naozaj ležali.
review-all-fine = Žiadne rozhodnutie šancu na výhru citeľne neznížilo.

puzzle-task = Si na ťahu. Nájdi najlepší ťah len podľa toho, čo vidíš.
puzzle-right = Správne!
puzzle-wrong = Toto nie je najlepší ťah
puzzle-answer = Riešenie
puzzle-better = Existuje lepší ťah.
puzzle-loss = Oproti najlepšiemu ti tento ťah znižuje šancu na výhru o { $percent ->
    [one] { $percent } percentuálny bod
    [few] { $percent } percentuálne body
   *[other] { $percent } percentuálnych bodov
}.

# Terminál.

ui-which-game = Ktorú hru? Napíš jej číslo.
ui-no-such-number = Voľba { $number } tu nie je.
ui-not-understood = „{ $text }“ sa nedá prečítať ako ťah. Napíš číslo alebo písmeno pri voľbe, ťah ako „{ $example }“, alebo „{ ui-order-help }“.
ui-empty = Napíš číslo alebo písmeno pri voľbe, alebo „{ ui-order-help }“.
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
    Volí sa číslom alebo písmenom pri voľbe, alebo zápisom ťahu, napríklad „{ $example }“. Anglické slová (help, undo…) platia tiež.
    rada            čo by zvolil silný bot a prečo
    späť            vziať späť posledný ťah, ak sa odvtedy nič neodhalilo
    prečo ŤAH       prečo teraz ťah nie je možný
    pravidlá [ČÍSLO]  čo k otázke hovoria pravidlá; alebo presné znenie jedného, napríklad: pravidlá { $rule }
    ukáž            nakresliť celý stôl
    záznam [POČET]  čo sa zatiaľ stalo, posledných 20 viet alebo koľko povieš; „záznam všetko“ vypíše všetko
    ulož SÚBOR      odteraz ukladať hru do iného súboru
    koniec          odísť; rovnako Ctrl-C a Ctrl-D. Hra sa ukladá po každom ťahu
ui-undone = Tvoj posledný ťah je vrátený.
ui-cannot-undo = Nie je čo vziať späť: buď zatiaľ nemáš za sebou žiadny ťah, alebo po tvojom ťahu zasiahla náhoda, niečo sa odhalilo či ťahal iný hráč.
ui-saved = Hra je uložená v súbore { $file }.
ui-resume = Pokračovať v nej sa dá takto: { $command }
ui-cannot-save = Hru sa nepodarilo uložiť do súboru { $file }: { $reason }
ui-exists = Súbor { $file } už existuje; zvoľ iný.
ui-goodbye = Dovidenia!
ui-possible = Tento ťah teraz možný je: { $move }
ui-why-what = Napíš „{ ui-order-why }“ a ťah, napríklad: { ui-order-why } { $example }
ui-which-rule = Napíš „{ ui-order-rules }“ a číslo pravidla, napríklad: { ui-order-rules } { $rule }
ui-hint = Vojvoda by zvolil: { $move } („{ $notation }“) – { $why }.
ui-points = Body
ui-total = Spolu
ui-bot-names = Agáta, Boris, Cecília, Dorián, Edita
ui-table = Pri stole: { $players }
ui-you = ty
ui-was = predtým { $old }
ui-only-one = Voľba je len jedna; pýtame sa preto, aby sa ostatní nič nedozvedeli.
ui-enter = Potvrď klávesom Enter, alebo zvoľ znova.
ui-kept = Hra sa po každom ťahu ukladá do súboru { $file }.
ui-over = Koniec hry
