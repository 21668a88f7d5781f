# Slová častí, ktoré sa nahrávajú, až keď sú potrebné: prvé hry, o tomto vydaní.

lesson-coach = Tvoja prvá hra
lesson-table = prvá hra
lesson-page = { $number } z { $pages }
lesson-next = Ďalej
lesson-leave = Ukončiť výučbu
lesson-play-on = Hrať ďalej
lesson-now = Teraz:
lesson-others = Hrajú ostatní…
lesson-this-time = Tentoraz: { $move }. Čoskoro budeš rozhodovať podľa seba.
lesson-read-first = Najprv si dočítaj text, potom budeš na rade.
lesson-luck = Toto je výuková hra: kocky a karty sú v nej vždy rovnaké, preto tu nie je pečať na overenie.

edition-what = Nie všetko z tlačených kariet je známe: niektoré hodnoty uvádzajú pravidlá, niektoré zverejnili iní ľudia a zvyšok bolo treba navrhnúť tak, aby sa hra dobre hrala. Tu je, čo odkiaľ pochádza.
edition-rulebook = vytlačené v pravidlách
edition-public = zverejnili iní
edition-memory = spamäti
edition-designed = navrhnuté pre toto vydanie
edition-files = Súbor po súbore
edition-entry = Záznam
edition-source = Odkiaľ pochádza
edition-correct = Máš hru doma? Oprav to!
edition-correct-file = Každá hodnota je uložená v jednom textovom súbore; jeho cesta je nad zoznamom. Otvor ho, nájdi záznam podľa mena a hodnotu zmeň. Ako source napíš rulebook a do note, kde je uvedená.
edition-correct-check = Potom spusti make regenerate a za GAME= napíš názov priečinka hry: všetko, čo z hodnoty vyplýva, sa zapíše nanovo, verzia pravidiel sa zvýši, aby sa rozohrané hry nezmiešali s novými, a vypíše sa, čo sa zmenilo.
edition-correct-send = make test povie, či všetko sedí, pentarchy balance, či je hra teraz spravodlivejšia. A pošli, prosím, opravu, nech ju majú všetci.

engine-loading = Pripravujem stôl: { $percent } %
engine-too-old = Tento prehliadač je na hranie príliš starý: chýba mu WebAssembly. Stačí ktorýkoľvek súčasný Firefox, Chrome, Edge alebo Safari.
engine-failed = Hru sa nepodarilo spustiť: nenačítali sa všetky jej súbory. Načítaj stránku znova; ak to nepomôže, skús iný prehliadač.
engine-no-memory = Hra nemá dosť voľnej pamäte. Zavri ostatné karty a programy a načítaj stránku znova: rozohrané hry sú uložené.
engine-restarted = Program hry sa zastavil a spúšťa sa znova. Hry pokračujú od miesta, kde boli uložené.
engine-not-kept = Tento prehliadač nedovoľuje hry ukladať (anonymné okno alebo plný disk). Hrať môžeš ďalej, ale po zatvorení stránky sa hra stratí.

review-luck-and-skill = Šťastie a umenie
review-running = Rozoberám hru…
review-not-over = Rozobrať možno len dohrané hry.
review-busy = Práve sa rozoberá priveľa hier. Skús to o chvíľu.
review-before = Predchádzajúce rozhodnutie
review-after = Ďalšie rozhodnutie
review-deeper = Premyslieť hlbšie
review-thinking = Premýšľam…
review-true = podľa toho, ako skryté karty naozaj ležali
review-looks = ({ $count ->
    [one] { $count } pomyselná hra
    [few] { $count } pomyselné hry
   *[other] { $count } pomyselných hier
})
review-whose = Čie rozhodnutia
review-all-players = všetkých hráčov
review-good-too = aj dobré
review-try = Skúsiť to odtiaľto inak
review-game = Hra
review-games = počet hier
review-accuracy = presnosť
review-luck = šťastie
review-over-time = presnosť v čase
review-luck-over-time = šťastie v čase

branches = Iné vyskúšané priebehy
branch = Iný priebeh
branch-of = Iný priebeh hry
branch-to-game = Pôvodná hra
branch-the-game = hra
branch-compare = Porovnať
branch-keep = Uložiť k hre
branch-from = od ťahu { $moment }
branch-luck = Náhoda
branch-same-luck = rovnaká náhoda
branch-other-luck = iná náhoda
branch-name = Názov
branch-number = Pokus { $number }
branch-line = Od tejto chvíle hráš ďalej proti botom. Pôvodná hra sa nezmení a tvoj pokus sa uloží k nej. Pri rovnakej náhode prichádzajú kocky a karty v rovnakom poradí ako vtedy.
branch-not-here = Od tejto chvíle sa nedá pokračovať. Vyber inú.
branch-file = Súbor
branch-delete = Zmazať
branch-delete-sure = Zmazať „{ $name }“? Odkazy naň prestanú fungovať.
branch-won = výhra
branch-lost = bez výhry
branch-parting = Kde sa rozchádzajú: { $percent } %

analysis-line = Hraj za všetkých hráčov, vracaj sa, skúšaj iné ťahy a sleduj, čo ktorý z nich prinesie. Nič z toho sa neukladá.
analysis-fresh = Od začiatku
analysis-open = Otvoriť
analysis-edit = Upraviť záznam
analysis-edit-line = Zmeň ťahy, kocky či karty, alebo vlož iný záznam. Kontrolný súčet na konci sa opraví sám.
analysis-record = Záznam
analysis-bad = Tento záznam sa nedá spustiť.
analysis-bad-line = Tento záznam sa nedá spustiť: chyba je v riadku { $line }.
analysis-moves = Ťahy
analysis-chance = { $percent } % (± { $doubt })

puzzles-line = Pozície z partií botov. Jeden ťah je zreteľne najlepší, no ťažko ho vidno. Nájdi ho!
puzzle-number = Hádanka { $number }
puzzle-difficulty = Náročnosť
puzzle-difficulty-of = Náročnosť { $difficulty } z 5
puzzle-any = akákoľvek
puzzle-found = Boti, ktorí premýšľajú málo, ho nájdu v { $percent } % pokusov.
puzzle-solved = Vyriešené: { $solved } z { $count }
puzzle-streak = { $days ->
    [0] Vyrieš dnes jednu a začni sériu.
    [one] { $days } deň po sebe
    [few] { $days } dni po sebe
   *[other] { $days } dní po sebe
}
puzzle-keys = Klávesy: { $next } ďalšia, { $answer } riešenie, { $again } znova, { $rules } pravidlá.
puzzle-again = Skúsiť znova
puzzle-show = Ukázať riešenie
puzzle-next = Ďalšia hádanka
puzzle-skip = Iná hádanka
puzzle-none = Taká hádanka neexistuje.
