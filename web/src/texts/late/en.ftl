# The words of parts that are loaded when they are needed: lessons, about this edition.

lesson-coach = Your first game
lesson-table = first game
lesson-page = { $number } of { $pages }
lesson-next = Next
lesson-leave = Leave the lesson
lesson-play-on = Keep playing
lesson-now = Now:
lesson-others = The others are playing…
lesson-this-time = This time: { $move }. Soon you will decide by yourself.
lesson-read-first = Read on first; then it is your turn.
lesson-luck = A teaching game: its dice and cards are always the same, so there is no seal to check.

edition-what = Not everything on the printed cards is known: some values are given in the rulebooks, some were published by other people, and the rest had to be designed so that the game plays well. Here is what comes from where.
edition-rulebook = printed in the rulebook
edition-public = published by others
edition-memory = from memory
edition-designed = designed for this edition
edition-files = File by file
edition-entry = Entry
edition-source = Where it comes from
edition-correct = Do you own the game? Correct it!
edition-correct-file = Each value is kept in a single text file; its path is above the list. Open it, find the entry by its name and change the value. Set its source to rulebook, and say in the note where you read it.
edition-correct-check = Then run make test: it replays games with the new values and names everything that no longer fits.
edition-correct-send = Raise the version in the game's __init__.py, so that a game begun with the old values is kept as a record and not mixed up with the new ones. And please send us the correction, so that everyone gets it.
