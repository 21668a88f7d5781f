# The words of parts that are loaded when they are needed: lessons, about this edition.

lesson-coach = Your first game
lesson-table = first game
lesson-page = { $number } of { $pages }
lesson-next = Next
lesson-leave = Leave lesson
lesson-play-on = Play on
lesson-now = Now:
lesson-others = The others are playing …
lesson-this-time = This time: { $move }. Soon you will decide by yourself.
lesson-read-first = Read on first, then it is your turn.
lesson-luck = A first game that teaches: its dice and cards are always the same, so there is no seal to check.
