# Slova částí, které se nahrávají, až když jsou potřeba: první hry, o tomto vydání.

lesson-coach = Tvá první hra
lesson-table = první hra
lesson-page = { $number } z { $pages }
lesson-next = Dál
lesson-leave = Ukončit výuku
lesson-play-on = Hrát dál
lesson-now = Teď:
lesson-others = Hrají ostatní …
lesson-this-time = Tentokrát: { $move }. Brzy budeš rozhodovat podle sebe.
lesson-read-first = Nejdřív si dočti text, pak budeš na řadě.
lesson-luck = První hra, která učí: kostky a karty jsou v ní vždy stejné, proto tu není pečeť k ověření.
