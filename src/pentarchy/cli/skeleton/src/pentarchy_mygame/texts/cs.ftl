move-add = Přidat { $a }
ask-Add = Kolik přidáš?
why-too-much = Přidat smíš 1, 2 nebo 3 a součet nesmí přesáhnout { $goal }.
event-added = { $player }: +{ $amount }, celkem { $total }.
reason-reached = Cíl je dosažen.
part-win = Vítězství
