# What is the same in every game.

player = Player { $number }
together = { $others } and { $last }
nobody = nobody
nothing = nothing
why-not-on-offer = That is not one of your choices right now.
tie-shared = Every tie-break is equal, so the victory is shared.
fact-gain = brings { $gain }
fact-cost = costs { $cost }
fact-leaves = leaves { $leaves }
fact-missing = { $missing } missing
won = { $winners-count ->
    [0] Nobody wins.
    [one] { $winners } wins with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $winners } win together with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}

hint-chance = { $percent }% chance of winning
hint-points = expects { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-cost = “{ $move }” would lower the chance by { $percent ->
    [one] { $percent } percentage point
   *[other] { $percent } percentage points
}
hint-gain = “{ $move }” would raise the chance by { $percent ->
    [one] { $percent } percentage point
   *[other] { $percent } percentage points
}
hint-same = “{ $move }” is about as good
hint-only = it is the only choice
hint-lot = picked at random from { $count } choices

# After the game.

review-class-best = best
review-class-fine = fine
review-class-inaccuracy = inaccuracy
review-class-mistake = mistake
review-class-blunder = blunder
review-only = No other choice was worth considering.
review-as-good = Nothing better was found ({ $percent }% chance of winning).
review-better = “{ $move }” was better: { $there }% chance of winning instead of { $here }%
review-more-points = about { $points ->
    [one] { $points } point more
   *[other] { $points } points more
}
review-fewer-points = though about { $points ->
    [one] { $points } point fewer
   *[other] { $points } points fewer
}
review-goes-to = most of the difference goes to { $player }
review-doubtful = so close that it may be chance (±{ $percent }%)
review-turn-luck = Chance, worth { $percent }% to { $player }
review-turn-choice = { $player }: { $move }; { $percent }% for { $whom }
review-turn-secrets = Secrets revealed, worth { $percent }% to { $player }
review-player = Player
review-result = result
review-luck = luck
review-skill = skill
review-own-luck = own luck
review-others-luck = others’ luck
review-own-play = own choices
review-others-play = others’ choices
review-adjusted = without luck
review-accuracy = accuracy
review-lost = given away
review-turning-points = Turning points
review-choices = Choices
review-chances = Chance of winning after every move
review-title = { $game }: luck and skill
review-sums = Luck and skill add up to the result: the chance of winning at the end minus the chance at the start, in per cent.
review-judged = Judged by what each player could know, using imagined games.
review-judged-true = Judged by how the hidden cards really lay.
review-all-fine = No choice cost anything worth mentioning.

puzzle-task = The choice is yours: find the best move, judging only by what you can see.
puzzle-right = Right!
puzzle-wrong = Not the best move
puzzle-answer = The answer
puzzle-better = There is a better move.
puzzle-loss = Compared with the best move, this lowers your chance of winning by { $percent ->
    [one] { $percent } percentage point
   *[other] { $percent } percentage points
}.

# The terminal.

ui-which-game = Which game? Type its number.
ui-no-such-number = There is no choice { $number }.
ui-not-understood = I cannot read “{ $text }” as a move. Type the number or letter before a choice, a move such as “{ $example }”, or “{ ui-order-help }”.
ui-empty = Type the number or letter before a choice, or “{ ui-order-help }”.
ui-since = What happened
ui-earlier = … and { $count } before that
ui-any-of = any of { $words }
ui-order-help = help
ui-order-hint = hint
ui-order-undo = undo
ui-order-why = why
ui-order-rules = rules
ui-order-show = show
ui-order-log = log
ui-order-save = save
ui-order-quit = quit
ui-orders = { ui-order-help } · { ui-order-hint } · { ui-order-undo } · { ui-order-why } · { ui-order-rules } · { ui-order-show } · { ui-order-log } · { ui-order-save } · { ui-order-quit }
ui-help =
    Choose by the number or letter before a choice, or by its notation, for example “{ $example }”.
    hint            what a strong bot would choose, and why
    undo            take your last move back, as long as nothing has been revealed since
    why MOVE        why a move is not possible now
    rules [ID]      what the rules say about the question; or a rule word for word, for example: rules { $rule }
    show            draw the whole table
    log [NUMBER]    the last 20 things that happened, or as many as you ask for; “log all” shows everything
    save FILE       keep the game in another file from now on
    quit            leave; so do Ctrl-C and Ctrl-D. The game is saved after every move
ui-undone = Your last move has been taken back.
ui-cannot-undo = Nothing can be taken back: you have not moved yet, or since your move chance has decided something, something was revealed or another player has moved.
ui-saved = The game is saved in { $file }.
ui-resume = To continue it: { $command }
ui-cannot-save = The game could not be saved to { $file }: { $reason }
ui-exists = { $file } already exists; choose another file.
ui-goodbye = Goodbye!
ui-possible = That is possible now: { $move }
ui-why-what = Type “{ ui-order-why }” and a move, for example: { ui-order-why } { $example }
ui-which-rule = Type “{ ui-order-rules }” and the id of a rule, for example: { ui-order-rules } { $rule }
ui-hint = A duke would choose: { $move } (“{ $notation }”) – { $why }.
ui-points = Points
ui-total = Total
ui-bot-names = Agatha, Boris, Cecily, Dorian, Edith
ui-table = At the table: { $players }
ui-you = you
ui-was = was { $old }
ui-only-one = There is only one choice; you are still asked, so that the others learn nothing from it.
ui-enter = Press Enter to do that, or choose again.
ui-kept = The game is saved after every move, in { $file }.
ui-over = The game is over
