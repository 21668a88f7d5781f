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
lesson-luck = První hra, která učí: kostky a karty jsou v ní vždy stejné, proto tu není pečeť k ověření.

edition-what = Ne všechno z tištěných karet je známo: některé hodnoty uvádějí pravidla, některé zveřejnili jiní lidé a zbytek bylo nutné navrhnout tak, aby se hra dobře hrála. Tady je, co odkud pochází.
edition-rulebook = vytištěno v pravidlech
edition-public = zveřejnili jiní
edition-memory = zpaměti
edition-designed = navrženo pro toto vydání
edition-files = Soubor po souboru
edition-entry = Záznam
edition-source = Odkud pochází
edition-correct = Máš hru doma? Oprav to!
edition-correct-file = Každá hodnota je uložena v jednom textovém souboru; jeho cesta je nad seznamem. Otevři ho, najdi záznam podle jména a hodnotu změň. Jako source napiš rulebook a do note, kde je uvedena.
edition-correct-check = Pak spusť make test: přehraje hry s novými hodnotami a vypíše všechno, co už nesedí.
edition-correct-send = Zvyš verzi v souboru __init__.py dané hry: hra rozehraná se starými hodnotami pak zůstane jako záznam a nové ji nezmatou. A pošli prosím opravu, ať ji mají všichni.
