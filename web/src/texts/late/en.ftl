# The words of parts that are loaded when they are needed: lessons, about this edition.

lesson-coach = Your first game
lesson-table = first game
lesson-page = { $number } of { $pages }
lesson-next = Next
lesson-leave = Leave the lesson
lesson-play-on = Keep playing
lesson-now = Now:
lesson-others = The others are playing…
lesson-this-time = This time: { $move }. Soon you will decide for yourself.
lesson-read-first = Read on first; then it is your turn.
lesson-luck = A teaching game: its dice and cards are always the same, so there is no seal to check.

edition-what = Not everything on the printed cards is known: some values are given in the rulebooks, some were published by other people, and the rest had to be designed so that the game plays well. This page shows where each value comes from.
edition-rulebook = printed in the rulebook
edition-public = published by others
edition-memory = from memory
edition-designed = designed for this edition
edition-files = File by file
edition-entry = Entry
edition-source = Where it comes from
edition-correct = Do you own the game? Help us correct the values!
edition-correct-file = Each value is kept in a single text file; its path is above the list. Open it, find the entry by its name and change the value. Set its source to rulebook, and say in the note where you read it.
edition-correct-check = Then run make regenerate with GAME= and the name of the game’s folder: it writes anew everything that follows from the value, raises the version of the rules so that games begun with the old value stay apart, and lists what is different.
edition-correct-send = make test tells whether everything fits, pentarchy balance whether the game is fairer now. And please send us the correction, so that everyone gets it.

engine-loading = Getting the table ready: { $percent }%
engine-too-old = This browser is too old to play here: it lacks WebAssembly. Any current Firefox, Chrome, Edge or Safari will do.
engine-failed = The game could not be started: not all of its files arrived. Load the page again; if that does not help, try another browser.
engine-no-memory = There is too little free memory for the game. Close other tabs and programs, then load the page again: your games are saved.
engine-restarted = The game program stopped and is being started again. Games continue from where they were saved.
engine-not-kept = This browser will not save games (a private window, or a full disk). You can play on, but the game is lost when you close the page.

review-luck-and-skill = Luck and skill
review-running = Reviewing the game…
review-not-over = Only games that were played to the end can be reviewed.
review-busy = Too many games are being reviewed at the moment. Try again soon.
review-before = Previous choice
review-after = Next choice
review-deeper = Think longer about this one
review-thinking = Thinking…
review-true = as the hidden cards really lay
review-looks = ({ $count ->
    [one] { $count } imagined game
   *[other] { $count } imagined games
})
review-whose = Choices of
review-all-players = all players
review-good-too = good choices too
review-try = Try it another way from here
review-game = Game
review-games = games
review-accuracy = accuracy
review-luck = luck
review-over-time = accuracy over time
review-luck-over-time = luck over time

branches = Other attempts
branch = the other attempt
branch-of = Another attempt at a game
branch-to-game = The game itself
branch-the-game = the game
branch-compare = Compare
branch-keep = Keep this attempt
branch-from = from move { $moment }
branch-luck = Luck
branch-same-luck = the same luck
branch-other-luck = other luck
branch-name = Name
branch-number = Attempt { $number }
branch-line = You play on from this moment against bots; the game stays as it was, and your attempt is listed beside it. With the same luck, dice and cards come in the same order as they did in the game.
branch-not-here = The game cannot be continued from this moment. Choose another one.
branch-file = File
branch-delete = Delete
branch-delete-sure = Delete “{ $name }”? Links to it will no longer work.
branch-won = won
branch-lost = not won
branch-parting = Chance where they part: { $percent }%

analysis-line = Play for all players, step back, try another move, and see what each move is worth. Nothing is stored.
analysis-fresh = From the beginning
analysis-open = Open
analysis-edit = Edit the record
analysis-edit-line = Change moves, dice or cards, or paste another record. The checksum at its end is corrected automatically.
analysis-record = Record
analysis-bad = This record cannot be played.
analysis-bad-line = This record cannot be played: line { $line } is wrong.
analysis-moves = Moves
analysis-chance = { $percent }% (± { $doubt })

puzzles-line = Positions from games between bots. One move is clearly the best, but hard to see: find it.
puzzle-number = Puzzle { $number }
puzzle-difficulty = Difficulty
puzzle-difficulty-of = Difficulty { $difficulty } of 5
puzzle-any = any
puzzle-found = Bots that think only briefly find it { $percent }% of the time.
puzzle-solved = Solved: { $solved } of { $count }
puzzle-streak = { $days ->
    [0] Solve one today to start a streak.
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzle-keys = Keys: { $next } next, { $answer } answer, { $again } try again, { $rules } rules.
puzzle-again = Try again
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-skip = Another one
puzzle-none = There is no such puzzle.
