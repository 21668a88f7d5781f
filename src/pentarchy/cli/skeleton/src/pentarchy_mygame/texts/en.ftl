move-add = Add { $a }
ask-Add = How much do you add?
why-too-much = You may add one, two or three, and the total may not exceed { $goal }.
event-added = { $player } adds { $amount }: that makes { $total }.
reason-reached = The goal is reached.
part-win = Victory
