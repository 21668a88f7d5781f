# Mlýn.

move-place = Položit kámen na { $a }
move-move = Táhnout z { $a } na { $b }
move-remove = Vzít kámen z { $a }

ask-PlaceMan = Kam položíš kámen?
ask-MoveMan = Kterým kamenem táhneš?
ask-RemoveMan = Mlýn! Který kámen bereš?

why-occupied = Tam už kámen stojí.
why-place-first = Ještě máš kameny v ruce: jeden polož.
why-move-now = Všechny tvé kameny jsou na desce: jedním táhni.
why-not-yours = Tam žádný tvůj kámen nestojí.
why-too-far = To pole nesousedí a skákat nesmíš.
why-remove-first = Máš mlýn: nejdřív vezmi soupeři kámen.
why-not-theirs = Tam žádný soupeřův kámen nestojí.
why-in-a-mill = Ten kámen stojí v mlýně a jiné ne.

event-placed = { $player } pokládá kámen na { $point }.
event-moved = { $player } táhne z { $from_point } na { $to_point }.
event-removed = { $player } má mlýn a bere kámen z { $point }.

option-flying = Kdo má poslední tři kameny, smí skákat kamkoli

reason-few = Dva kameny už mlýn nesloží.
reason-stuck = Žádným kamenem nelze táhnout.
reason-calm = Padesát tahů nikdo nic nevzal: remíza.
part-men = Kameny

name-points = Deska
name-hand = v ruce
name-men = na desce
name-flies = smí skákat
name-calm = tahů bez braní
