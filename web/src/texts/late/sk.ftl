# Slová častí, ktoré sa nahrávajú, až keď sú potrebné: prvé hry, o tomto vydaní.

lesson-coach = Tvoja prvá hra
lesson-table = prvá hra
lesson-page = { $number } z { $pages }
lesson-next = Ďalej
lesson-leave = Ukončiť výučbu
lesson-play-on = Hrať ďalej
lesson-now = Teraz:
lesson-others = Hrajú ostatní …
lesson-this-time = Tentoraz: { $move }. Čoskoro budeš rozhodovať podľa seba.
lesson-read-first = Najprv si dočítaj text, potom budeš na rade.
lesson-luck = Prvá hra, ktorá učí: kocky a karty sú v nej vždy rovnaké, preto tu nie je pečať na overenie.
