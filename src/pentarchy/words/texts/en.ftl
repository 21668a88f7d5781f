# What is the same in every game.

player = Player { $number }
nobody = nobody
why-not-on-offer = That is not one of the choices you have now.
tie-shared = All tie-breaks are equal: the victory is shared.
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
ui-not-understood = I cannot read “{ $text }” as a move. Type what stands before a choice, a move such as “{ $example }”, or “help”.
ui-empty = Type what stands before a choice, or “help”.
ui-since = What happened
ui-earlier = … and { $count } before that
ui-any-of = any of { $words }
ui-orders = help · hint · undo · why · rules · save · quit
ui-help =
    A choice is made by what stands before it, or by its notation, for example “{ $example }”.
    hint            what a greedy player would choose
    undo            take your last move back, as long as nothing was revealed since
    why MOVE        why a move is not possible now
    rules ID        the text of a rule, for example: rules { $rule }
    show            draw the table again
    save [FILE]     write the game to a file
    quit            save the game and leave; so do Ctrl-C and Ctrl-D
ui-undone = Your last move is taken back.
ui-cannot-undo = Nothing can be taken back: you have not moved yet, or chance, something revealed or another player came after your move.
ui-saved = The game is saved in { $file }.
ui-resume = To go on with it: { $command }
ui-cannot-save = The game could not be saved in { $file }: { $reason }
ui-goodbye = Goodbye!
ui-possible = That is possible now: { $move }
ui-why-what = Write “why” and a move, for example: why { $example }
ui-which-rule = Write “rules” and the id of a rule, for example: rules { $rule }
ui-hint = A greedy player would choose: { $move } (“{ $notation }”).
ui-total = Total
ui-bot-names = Agatha, Boris, Cecily, Dorian, Edith
ui-table = At the table: { $players }
ui-you = you
ui-over = The game is over
