# Slova částí, které se nahrávají, až když jsou potřeba: první hry, o tomto vydání.

lesson-coach = Tvá první hra
lesson-table = první hra
lesson-page = { $number } z { $pages }
lesson-next = Dál
lesson-leave = Ukončit výuku
lesson-play-on = Hrát dál
lesson-now = Teď:
lesson-others = Hrají ostatní…
lesson-this-time = Tentokrát: { $move }. Brzy budeš rozhodovat podle sebe.
lesson-read-first = Nejdřív si dočti text, pak budeš na řadě.
lesson-luck = Tohle je výuková hra: kostky a karty jsou v ní vždy stejné, proto tu není pečeť k ověření.

edition-what = Ne všechno z tištěných karet je známo: některé hodnoty uvádějí pravidla, některé zveřejnili jiní lidé a zbytek bylo nutné navrhnout tak, aby se hra dobře hrála. Tady se dozvíš, co odkud pochází.
edition-rulebook = vytištěno v pravidlech
edition-public = zveřejnili jiní
edition-memory = zpaměti
edition-designed = navrženo pro toto vydání
edition-files = Soubor po souboru
edition-entry = Záznam
edition-source = Odkud pochází
edition-correct = Máš hru doma? Oprav to!
edition-correct-file = Každá hodnota je uložena v jednom textovém souboru; jeho cesta je nad seznamem. Otevři ho, najdi záznam podle jména a hodnotu změň. Jako source napiš rulebook a do note, kde je uvedena.
edition-correct-check = Pak spusť make regenerate a za GAME= napiš název složky hry: všechno, co z hodnoty plyne, se zapíše znovu, verze pravidel se zvýší, aby se rozehrané hry nesmíchaly s novými, a vypíše se, co se změnilo.
edition-correct-send = make test řekne, jestli všechno sedí, pentarchy balance, jestli je hra teď spravedlivější. A pošli prosím opravu, ať ji mají všichni.

engine-loading = Připravuji stůl: { $percent } %
engine-too-old = Tento prohlížeč je na hraní příliš starý: chybí mu WebAssembly. Stačí kterýkoli současný Firefox, Chrome, Edge nebo Safari.
engine-failed = Hru se nepodařilo spustit: nenačetly se všechny její soubory. Načti stránku znovu; když to nepomůže, zkus jiný prohlížeč.
engine-no-memory = Hra nemá dost volné paměti. Zavři ostatní karty a programy a načti stránku znovu: rozehrané hry jsou uložené.
engine-restarted = Program hry se zastavil a spouští se znovu. Hry pokračují od místa, kde byly uloženy.
engine-not-kept = Tento prohlížeč nedovoluje hry ukládat (anonymní okno nebo plný disk). Hrát můžeš dál, ale po zavření stránky se hra ztratí.

review-luck-and-skill = Štěstí a umění
review-running = Rozebírám hru…
review-not-over = Rozebrat lze jen dohrané hry.
review-busy = Právě se rozebírá příliš mnoho her. Zkus to za chvíli.
review-before = Předchozí rozhodnutí
review-after = Další rozhodnutí
review-deeper = Promyslet hlouběji
review-thinking = Přemýšlím…
review-true = podle toho, jak skryté karty opravdu ležely
review-looks = ({ $count ->
    [one] { $count } pomyslná hra
    [few] { $count } pomyslné hry
   *[other] { $count } pomyslných her
})
review-whose = Čí rozhodnutí
review-all-players = všech hráčů
review-good-too = i dobrá
review-try = Zkusit to odtud jinak
review-game = Hra
review-games = počet her
review-accuracy = přesnost
review-luck = štěstí
review-over-time = přesnost v čase
review-luck-over-time = štěstí v čase

branches = Jiné průběhy hry
branch = Jinak
branch-of = Jiný průběh hry
branch-to-game = Původní hra
branch-the-game = hra
branch-compare = Porovnat
branch-keep = Uložit ke hře
branch-from = od tahu { $moment }
branch-luck = Náhoda
branch-same-luck = stejná náhoda
branch-other-luck = jiná náhoda
branch-name = Název
branch-number = Pokus { $number }
branch-line = Od této chvíle hraješ dál proti botům. Hra zůstane, jak byla, a tvůj pokus se uloží vedle ní. Při stejné náhodě přicházejí kostky a karty v pořadí, v jakém přišly tehdy.
branch-not-here = Z této chvíle nejde pokračovat. Vyber jinou.
branch-file = Soubor
branch-delete = Smazat
branch-delete-sure = Smazat „{ $name }“? Odkazy na něj přestanou fungovat.
branch-won = výhra
branch-lost = bez výhry
branch-parting = Kde se rozcházejí: { $percent } %

analysis-line = Hraj za všechny hráče, vracej se, zkoušej jiné tahy a sleduj, co který z nich přinese. Nic z toho se neukládá.
analysis-fresh = Od začátku
analysis-open = Otevřít
analysis-edit = Upravit záznam
analysis-edit-line = Změň tahy, kostky či karty, nebo vlož jiný záznam. Kontrolní součet na konci se opraví sám.
analysis-record = Záznam
analysis-bad = Tento záznam nejde přehrát.
analysis-bad-line = Tento záznam nejde přehrát: chyba je na řádku { $line }.
analysis-moves = Tahy
analysis-chance = { $percent } % (± { $doubt })

puzzles-line = Pozice z partií botů. Jeden tah je zřetelně nejlepší, ale není snadné ho najít.
puzzle-number = Hádanka { $number }
puzzle-difficulty = Obtížnost
puzzle-difficulty-of = Obtížnost { $difficulty } z 5
puzzle-any = jakákoli
puzzle-found = Boti, kteří přemýšlejí málo, ho najdou v { $percent } % pokusů.
puzzle-solved = Vyřešeno: { $solved } z { $count }
puzzle-streak = { $days ->
    [0] Vyřeš dnes jednu a začni sérii.
    [one] { $days } den v řadě
    [few] { $days } dny v řadě
   *[other] { $days } dní v řadě
}
puzzle-keys = Klávesy: { $next } další, { $answer } řešení, { $again } znovu, { $rules } pravidla.
puzzle-again = Zkusit znovu
puzzle-show = Ukázat řešení
puzzle-next = Další hádanka
puzzle-skip = Jiná hádanka
puzzle-none = Taková hádanka neexistuje.
