# Quaro

game-name = Quaro

## Stones

stone-red = red stone
    .short = red
stone-green = green stone
    .short = green
stone-blue = blue stone
    .short = blue
stone-yellow = yellow stone
    .short = yellow

stones-red = { $n ->
    [one] { $n } red stone
   *[other] { $n } red stones
}
    .short = { $n } red
stones-green = { $n ->
    [one] { $n } green stone
   *[other] { $n } green stones
}
    .short = { $n } green
stones-blue = { $n ->
    [one] { $n } blue stone
   *[other] { $n } blue stones
}
    .short = { $n } blue
stones-yellow = { $n ->
    [one] { $n } yellow stone
   *[other] { $n } yellow stones
}
    .short = { $n } yellow

trait-colour = colour

## Lines: four cells one after another. A row is a line with all four colours.

line-across = { $first } to { $last } across
    .short = { $first }-{ $last }
line-down = { $first } to { $last } down
    .short = { $first }-{ $last }
line-diagonal = { $first } to { $last } diagonally
    .short = { $first }-{ $last }

note-open = A { $stone } on { $cell } completes a row: { $line }.
    .short = { $cell } { $stone }: { $line }

## Moves as they are made

places = { $seat } places a { $stone } on { $cell }.
    .short = { $seat }: { $stone } { $cell }
scores = { $seat } places a { $stone } on { $cell }: { $points }.
    .short = { $seat }: { $stone } { $cell }, { $points }
rows-made = { $n ->
    [one] New row: { $lines }.
   *[other] { $n } new rows: { $lines }.
}
    .short = { $lines }
further = { $seat } must place another stone.
    .short = { $seat }: another stone
refills = { $seat } draws { $stones }.
    .short = { $seat } draws { $stones }
bag-empty = The bag is empty.
    .short = Bag empty
stays = { $seat } does not refill.
    .short = { $seat } stays
skipped = { $seat } has no stone left and is skipped.
    .short = { $seat } skipped

## Moves as they are chosen

move-place = place a { $stone } on { $cell }
    .short = { $stone } { $cell }
move-refill = refill
move-stay = stay, without refilling
    .short = stay

act-place = Place
act-refill = Refill
act-stay = Stay with these stones

help-typing = Place a stone by its colour and a cell: “red c4” or “r@c4”. At the end of your turn answer “refill” or “stay”.

# The words that may begin a typed move, separated by commas.
verb-place = place, put
verb-refill = refill, draw
verb-stay = stay

prompt-place = { $seat }, place a stone. In hand: { $stones }.
    .short = { $seat }: place. { $stones }
prompt-further = { $seat }, place another stone. In hand: { $stones }.
    .short = { $seat }: place another. { $stones }
prompt-refill = { $seat }, refill or stay? In hand: { $stones }. In the bag: { $n ->
    [one] { $n } stone
   *[other] { $n } stones
}.
    .short = { $seat }: refill or stay? { $stones }

## Why a move is refused

refused-refill-or-stay = Say first whether to refill or to stay.
refused-refill-automatic = Refilling is automatic in this game.
refused-place-first = First place a stone. Refilling comes at the end of the turn.
refused-no-such-colour = There is no such colour. The colours are r for red, g for green, b for blue and y for yellow.
refused-not-in-hand = You have no { $stone } in hand.
    .short = Not in hand: { $stone }
refused-no-such-cell = There is no such cell. The board is a cross: a to h and 1 to 8, without the two by two cells at each corner.
refused-cell-taken = { $cell } is taken.

## Ends

ending-full = { $n ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
} The board is full. { $standings-part }.
    .short = { $n ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
} Board full. { $standings }
ending-no-more-points = { $n ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
} No row can be completed any more. { $standings-part }.
    .short = { $n ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
} No more rows. { $standings }

## Options

option-seats = How many players?
option-seats-2 = two players
option-seats-3 = three players
option-seats-4 = four players
option-refusal = May players refuse to refill?
option-refusal-yes = as in the leaflet
option-refusal-no = everybody always refills
expected-option-seats = 2, 3 or 4 players
expected-option-refusal = yes or no

## Reading texts

expected-move = a stone and a cell such as y@c4, or refill, or stay
expected-colour = a colour: r, g, b or y
expected-stone = a stone (r, g, b or y) or . for an empty cell
expected-board = eight rows of four, four, eight, eight, eight, eight, four and four cells, separated by /
expected-hands = a hand of at most four stones for each seat, such as rgb, or - for none, separated by commas
expected-bag = the stones in the bag, such as rgby, or - for none
expected-all-stones = twelve stones of each of the four colours
expected-scores = the points of each seat, separated by commas
expected-stage = place, further or refill
expected-points-of-rows = as many points in all as there are rows on the board
expected-reachable-position = a position that a game with these options can reach
