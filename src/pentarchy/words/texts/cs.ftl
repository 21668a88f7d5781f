# Co je stejné v každé hře.

player = Hráč { $number }
nobody = nikdo
why-not-on-offer = To teď není na výběr.
tie-shared = Rovnost trvá i po všech kritériích: o vítězství se dělí.
won = { $winners-count ->
    [0] Nikdo nevyhrává.
    [one] { $winners } vyhrává se ziskem { $points ->
        [one] { $points } bodu.
       *[other] { $points } bodů.
    }
   *[other] Společně vyhrávají: { $winners } ({ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }).
}
