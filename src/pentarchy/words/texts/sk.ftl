# Čo je rovnaké v každej hre.

player = Hráč { $number }
nobody = nikto
why-not-on-offer = To teraz nie je na výber.
tie-shared = Rovnosť trvá aj po všetkých kritériách: o víťazstvo sa delia.
won = { $winners-count ->
    [0] Nikto nevyhráva.
    [one] { $winners } vyhráva so ziskom { $points ->
        [one] { $points } bodu.
       *[other] { $points } bodov.
    }
   *[other] Spoločne vyhrávajú: { $winners } ({ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }).
}
