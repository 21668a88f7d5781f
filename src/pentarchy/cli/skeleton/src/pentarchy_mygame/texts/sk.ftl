move-add = Pridať { $a }
ask-Add = Koľko pridáš?
why-too-much = Pridať smieš jeden, dva alebo tri a súčet nesmie presiahnuť { $goal }.
event-added = { $player }: +{ $amount }, spolu { $total }.
reason-reached = Cieľ je dosiahnutý.
part-win = Víťazstvo
