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
lesson-luck = Prvá hra, ktorá učí: kocky a karty sú v nej vždy rovnaké, preto tu nie je pečať na overenie.

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
edition-correct-check = Potom spusti make test: odohrá hry s novými hodnotami a vypíše všetko, čo už nesedí.
edition-correct-send = Zvýš verziu v súbore __init__.py danej hry: hra rozohraná so starými hodnotami potom zostane ako záznam a nové ju nezmätú. A pošli, prosím, opravu, nech ju majú všetci.
