move-add = Přidat { $a }
ask-Add = Kolik přidáš?
why-too-much = Přidat smíš jedna, dvě nebo tři a součet nesmí přesáhnout { $goal }.
event-added = { $player }: +{ $amount }, celkem { $total }.
reason-reached = Cíl je dosažen.
part-win = Vítězství
