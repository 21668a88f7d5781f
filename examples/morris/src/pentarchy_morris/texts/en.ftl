# Nine Men's Morris.

move-place = Place a man on { $a }
move-move = Move from { $a } to { $b }
move-remove = Take the man on { $a }

ask-PlaceMan = Where will you place a man?
ask-MoveMan = Which man will you move?
ask-RemoveMan = A mill! Which man will you take?

why-occupied = A man stands there already.
why-place-first = You still have men in hand: place one.
why-move-now = All your men are on the board: move one.
why-not-yours = None of your men stands there.
why-too-far = That point is no neighbour, and you do not fly.
why-remove-first = You have a mill: take a man of your opponent first.
why-not-theirs = No man of your opponent stands there.
why-in-a-mill = That man stands in a mill, and others do not.

event-placed = { $player } places a man on { $point }.
event-moved = { $player } moves from { $from_point } to { $to_point }.
event-removed = { $player } has a mill and takes the man on { $point }.

option-flying = Whoever has three men left may move anywhere

reason-few = Two men cannot make a mill any more.
reason-stuck = No man can move any more.
reason-calm = Nothing was taken for fifty moves: a draw.
part-men = Men

name-points = Board
name-hand = in hand
name-men = on the board
name-flies = flies
name-calm = moves without a capture
