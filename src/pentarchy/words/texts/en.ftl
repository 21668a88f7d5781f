# What is the same in every game.

player = Player { $number }
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
    hint            what a simple bot would choose
    undo            take your last move back, as long as nothing was revealed since
    why MOVE        why a move is not possible now
    rules ID        the text of a rule, for example: rules { $rule }
    show            draw the whole table
    log [NUMBER]    what has happened so far, the last 20 or as many as you say; “log all” tells everything
    save FILE       keep the game in another file from now on
    quit            leave; so do Ctrl-C and Ctrl-D. The game is saved after every move
ui-undone = Your last move has been taken back.
ui-cannot-undo = Nothing can be taken back: you have not moved yet, or chance, a reveal or another player came after your move.
ui-saved = The game is saved in { $file }.
ui-resume = To continue it: { $command }
ui-cannot-save = The game could not be saved in { $file }: { $reason }
ui-exists = { $file } exists already; name another file.
ui-goodbye = Goodbye!
ui-possible = That is possible now: { $move }
ui-why-what = Write “{ ui-order-why }” and a move, for example: { ui-order-why } { $example }
ui-which-rule = Write “{ ui-order-rules }” and the id of a rule, for example: { ui-order-rules } { $rule }
ui-hint = A simple bot would choose: { $move } (“{ $notation }”).
ui-points = Points
ui-total = Total
ui-bot-names = Agatha, Boris, Cecily, Dorian, Edith
ui-table = At the table: { $players }
ui-you = you
ui-was = was { $old }
ui-only-one = There is only one choice; you are asked so that the others learn nothing.
ui-enter = Press Enter to do that, or choose again.
ui-kept = The game is saved after every move, in { $file }.
ui-over = The game is over
