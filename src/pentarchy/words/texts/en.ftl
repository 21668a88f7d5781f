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
