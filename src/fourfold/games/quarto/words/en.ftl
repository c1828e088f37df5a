# Quarto

game-name = Quarto

## Traits and pieces

round = round
square = square
short = short
tall = tall
hollow = hollow
solid = solid
grooved = grooved
smooth = smooth
light = light
dark = dark
trait-shape = shape
trait-height = height
trait-body = body
trait-surface = surface
trait-colour = colour

piece-access = { $height ->
    [tall] tall
   *[short] short
} { $shape ->
    [round] round
   *[square] square
} { $body ->
    [hollow] hollow
   *[solid] solid
} { $surface ->
    [grooved] grooved
   *[smooth] smooth
} piece
    .short = { $height ->
    [tall] tall
   *[short] short
} { $shape ->
    [round] round
   *[square] square
} { $body ->
    [hollow] hollow
   *[solid] solid
} { $surface ->
    [grooved] grooved
   *[smooth] smooth
}
piece-classic = { $colour ->
    [light] light
   *[dark] dark
} { $height ->
    [tall] tall
   *[short] short
} { $shape ->
    [round] round
   *[square] square
} { $body ->
    [hollow] hollow
   *[solid] solid
} piece
    .short = { $colour ->
    [light] light
   *[dark] dark
} { $height ->
    [tall] tall
   *[short] short
} { $shape ->
    [round] round
   *[square] square
} { $body ->
    [hollow] hollow
   *[solid] solid
}

## Lines

line-row = row { $row }
    .start = Row { $row }
line-column = column { $column }
    .start = Column { $column }
line-diagonal = the diagonal { $first } to { $last }
    .start = The diagonal { $first } to { $last }
    .short = { $first }-{ $last }
line-square = the square { $first } to { $last }
    .start = The square { $first } to { $last }
    .short = { $first }-{ $last }

note-open = { $line-start } lacks only { $cell }: three pieces, all { $values }.
    .short = { $cell }, { $line }: { $values }

## Moves as they are made

gives = { $seat } gives the { $piece }.
    .short = { $seat } gives: { $piece }
places = { $seat } places the { $piece } on { $cell }.
    .short = { $seat }: { $cell }
calls = QUARTO! { $seat } calls { $line }.
    .short = QUARTO! { $seat }: { $line }
calls-falsely = False call: { $seat } names { $line }, which does not win. The call is used up.
    .short = False call, { $seat }: { $line }
passes = { $seat } passes.

# Told only to who looks back at a game.
missed = Nobody called { $line }, all { $values }: it is dead now.
    .short = Dead now: { $line }, { $values }

## Moves as they are chosen

move-give = give the { $piece }
    .short = give { $piece }
move-place = place it on { $cell }
    .short = { $cell }
move-call = call { $line }
move-pass = pass

act-give = Give
act-place = Place
act-call = QUARTO!
act-pass = Pass

help-typing = Give a piece by its traits or its sign: “give tall round hollow smooth” or “give 2”. Place it with the name of a cell: “b3”. Call a line by the cells at its ends: “call a1-d1”; a square by two opposite corners: “call b2-c3”. Pass with “pass”.
# The words that may begin a typed move, separated by commas.
verb-give = give
verb-place = place, put
verb-call = call, quarto
verb-pass = pass

prompt-give = { $seat }, give a piece{ $call ->
    [yes] , or call first
   *[no] {""}
}.
    .short = { $seat }: give{ $call ->
    [yes] {" "}or call
   *[no] {""}
}
prompt-place = { $seat }, place the { $piece }{ $call ->
    [yes] , or call if a line was missed
   *[no] {""}
}.
    .short = { $seat }: place { $piece }{ $call ->
    [yes] , or call
   *[no] {""}
}
prompt-last = { $seat }, all pieces are placed: { $call ->
    [yes] call or pass
   *[no] you can only pass
}.
    .short = { $seat }: { $call ->
    [yes] call or pass
   *[no] pass
}

## Why a move is refused

refused-place-first = First place the { $piece }, which is in your hand.
    .short = First place: { $piece }
refused-give-first = Place nothing now: give a piece to the other player.
refused-nothing-to-give = No piece is left to give. Call or pass.
refused-no-such-piece = There is no such piece. There are sixteen, 0 to 9 and a to f.
refused-piece-gone = The { $piece } is already on the board.
    .short = Already on the board: { $piece }
refused-no-such-cell = There is no such cell. The cells are a1 to d4.
refused-cell-taken = { $cell } is taken.
refused-calling-automatic = Nobody calls in this game: a completed winning line wins by itself.
refused-line-not-counted = Squares do not count in this game.
refused-window-shut = There is nothing to call yet.
refused-call-used = You have already used your call in this window.
refused-nothing-to-pass = You can pass only when all pieces are placed.

## Ends

ending-line = { $seat } wins: { $line }, all { $values }.
    .short = { $seat } wins: { $line }, { $values }
ending-called = { $seat } wins with QUARTO: { $line }, all { $values }.
    .short = { $seat } wins: { $line }, { $values }
ending-stolen = { $seat } wins with a QUARTO the other player missed: { $line }, all { $values }.
    .short = { $seat } wins with a missed QUARTO: { $line }, { $values }
ending-full = A draw: all sixteen pieces are placed.
    .short = Draw

## Options

option-set = Which set of pieces?
option-set-access = round or square, short or tall, hollow or solid, grooved or smooth
option-set-classic = light or dark, round or square, tall or short, hollow or solid
option-calling = How is a win noticed?
option-calling-spoken = players call QUARTO themselves, as in the leaflet
option-calling-automatic = a completed winning line wins by itself
option-squares = Do squares of four adjacent cells count too?
option-squares-no = only lines
option-squares-yes = lines and squares
option-traits = Which traits count? Access: 0 shape, 1 height, 2 body, 3 surface. Classic: 0 colour, 1 shape, 2 height, 3 body. Give the numbers in rising order, for example 0,2.
    .question = Which traits count?
option-traits-0 = shape (Access) or colour (Classic)
option-traits-1 = height (Access) or shape (Classic)
option-traits-2 = body (Access) or height (Classic)
option-traits-3 = surface (Access) or body (Classic)
expected-option-set = access or classic
expected-option-calling = spoken or automatic
expected-option-squares = yes or no
expected-option-traits = numbers of traits from 0 to 3 in rising order, separated by commas

## What moves are worth with best play

placements =
    { $n ->
        [one] 1 placement
       *[other] { $n } placements
    }
worth-win = win, { $distance } to the end
worth-draw = draw, { $distance } to the end
worth-loss = loss, { $distance } to the end

## Reading texts

expected-move = a piece (0 to 9, a to f), a cell (a1 to d4), a call such as !a1-d1, or - to pass
expected-line = a line by its end cells such as a1-d1, or a square by its corners such as b2-c3
expected-board = four rows of four, separated by /
expected-piece = a piece (0 to 9, a to f) or . for an empty cell
expected-piece-once = every piece at most once
expected-hand = the piece in hand (0 to 9, a to f), or - for none
expected-passes = 1 or 2 passes
expected-one-last-placement = lines that one last placement can have completed
expected-reachable-position = a position that a game with these options can reach
