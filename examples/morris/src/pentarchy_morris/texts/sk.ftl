# Mlyn.

move-place = Položiť kameň na { $a }
move-move = Ťahať z { $a } na { $b }
move-remove = Vziať kameň z { $a }

ask-PlaceMan = Kam položíš kameň?
ask-MoveMan = Ktorým kameňom ťaháš?
ask-RemoveMan = Mlyn! Ktorý kameň berieš?

why-occupied = Tam už kameň stojí.
why-place-first = Ešte máš kamene v ruke: jeden polož.
why-move-now = Všetky tvoje kamene sú na doske: jedným ťahaj.
why-not-yours = Tam žiadny tvoj kameň nestojí.
why-too-far = To pole nesusedí a skákať nesmieš.
why-remove-first = Máš mlyn: najprv vezmi súperovi kameň.
why-not-theirs = Tam žiadny súperov kameň nestojí.
why-in-a-mill = Ten kameň stojí v mlyne a iné nie.

event-placed = { $player } kladie kameň na { $point }.
event-moved = { $player } ťahá z { $from_point } na { $to_point }.
event-removed = { $player } má mlyn a berie kameň z { $point }.

option-flying = Kto má posledné tri kamene, smie skákať kamkoľvek

reason-few = Dva kamene už mlyn nezložia.
reason-stuck = Žiadnym kameňom sa nedá ťahať.
reason-calm = Päťdesiat ťahov nikto nič nevzal: remíza.
part-men = Kamene

name-points = Doska
name-hand = v ruke
name-men = na doske
name-flies = smie skákať
name-calm = ťahov bez brania
