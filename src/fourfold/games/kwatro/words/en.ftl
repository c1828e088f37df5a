# kwatro

game-name = kwatro

## Cards. A card is a colour, a shape and a number; each of these is also said alone. A card is one of
## its kind and needs no article; a joker needs one within a sentence, the form `a`.

red = red
green = green
blue = blue
yellow = yellow
circle = circle
square = square
triangle = triangle
cross = cross
number = { $n }
    .with = {" "}with the number { $n }

card = { $colour } { $shape } { $number }
joker = joker
    .a = a joker
trait-colour = colour
trait-shape = shape
trait-number = number

## Cells and lines. A cell is so many to the right of the start card and so many down from it;
## to the left and up the numbers are negative.

place = { $right },{ $down }
card-at = { $card } at { $cell }
    .a = { $card-a } at { $cell }

line-row = the row from { $first } to { $last }
    .start = The row from { $first } to { $last }
    .short = row { $first } to { $last }
line-column = the column from { $first } to { $last }
    .start = The column from { $first } to { $last }
    .short = column { $first } to { $last }

## Which cards are possible: “red or green cross 2”, “any card with the number 2”, “red, circle or square, 2”. Each part
## is one value or one of these.

candidates = { $shape-kind ->
    [several] { $colour }, { $shape }, { $number }
    [any] { $colour-which } card{ $number-with }
   *[single] { $colour-which } { $shape } { $number-after }
}
one-of-two = { $first } or { $second }
    .kind = several
    .with = {" "}with the number { $first } or { $second }
one-of-three = { $first }, { $second } or { $third }
    .kind = several
    .with = {" "}with the number { $first }, { $second } or { $third }
any-colour = any colour
    .which = any
any-shape = any shape
    .kind = any
any-number = any number
    .after = with any number
    .with = {""}

note-open = { $line-start } lacks only { $cell } for a kwatro. What fits there: { $candidates }.
    .short = { $cell }: { $candidates }, { $line }
note-joker = The joker at { $cell } can stand for: { $candidates }.
    .short = Joker { $cell }: { $candidates }

## Moves as they are made

plays = { $seat } plays { $cards-a }.
    .short = { $seat }: { $cards }
gains = { $seat } scores { $score }.
    .short = { $seat }: { $points }
draws = { $n ->
    [one] { $seat } draws { $n } card.
   *[other] { $seat } draws { $n } cards.
}
    .short = { $seat } draws { $n }
draws-seen = { $seat } draws { $cards-a }.
pile-used-up = The pile is used up.
    .short = Pile used up
swaps = { $seat } swaps { $card } for the joker at { $cell }.
    .short = { $seat } swaps { $card } at { $cell }
passes = { $n ->
    [0] { $seat } passes.
    [one] { $seat } passes and exchanges { $n } card.
   *[other] { $seat } passes and exchanges { $n } cards.
}
    .short = { $n ->
    [0] { $seat } passes
   *[other] { $seat } passes, exchanges { $n }
}
passes-seen = { $seat } passes, puts { $cards-a } under the pile and draws { $drawn-a }.
    .short = { $seat } passes, puts back: { $cards }. New: { $drawn }

## A score as on the score sheet: “8 + 5 + 4 = 17, doubled for one kwatro: 34”

score = { $addition }
score-doubled = { $addition }, doubled { $reasons }: { $total }
doubled-kwatro = { $n ->
    [1] for one kwatro
    [2] for each of two kwatros
    [3] for each of three kwatros
   *[other] for each of { $n } kwatros
}
doubled-four-cards = for all four cards
doubled-last-card = for the last card

## Moves as they are chosen

move-play = play { $cards-a }
    .short = { $cards }
move-swap = swap { $card } for the joker at { $cell }
    .short = swap { $card } at { $cell }
move-pass = pass
move-exchange = pass and exchange { $cards-a }
    .short = exchange { $cards }
act-play = Play
act-swap = Swap for the joker
act-exchange = Exchange cards and pass
act-pass = Pass

# What cards that lie on the grid, not yet played, would bring.
laid-scores = This play would score { $score }.
    .short = { $points }
laid-fits = You can play like this.

help-typing = Play cards, each with its cell: “play red triangle 2 at 1,0”. Swap a card that fits for a joker on the grid: “swap red triangle 2 at 1,0”. Pass with “pass”, or exchange cards with “pass red triangle 2”.
# The words that may begin a typed move, separated by commas.
verb-play = play, lay
verb-swap = swap
verb-pass = pass, exchange

prompt-own = { $seat }, play or pass. In hand: { $cards }.{ $swap ->
    [yes] {" "}You can swap a card for a joker first.
   *[no] {""}
}{ $ends ->
    [yes] {" "}A pass ends the game.
   *[no] {""}
}
    .short = { $seat }, play or pass: { $cards }{ $swap ->
    [yes] . Joker swap possible
   *[no] {""}
}{ $ends ->
    [yes] . A pass ends the game
   *[no] {""}
}
prompt-other = { $seat }, play or pass.{ $ends ->
    [yes] {" "}A pass ends the game.
   *[no] {""}
}
    .short = { $seat }, play or pass{ $ends ->
    [yes] . A pass ends the game
   *[no] {""}
}

## Why a move is refused

refused-no-cards = Play at least one card, or pass.
refused-not-in-hand = Not in hand: { $card }.
refused-cell-taken = { $cell } is taken: { $card-a } lies there.
    .short = { $cell } taken: { $card }
refused-cell-twice = { $cell } is named twice.
refused-not-one-line = Lay all cards in one row or one column.
refused-gap = A gap at { $cell }: the cards must stand in one unbroken line.
    .short = Gap at { $cell }
refused-touches-nothing = At least one of your cards must touch a card on the grid, side to side.
refused-line-too-long = { $n ->
    [one] { $line-start } would have { $n } card. Four is the most.
   *[other] { $line-start } would have { $n } cards. Four is the most.
}
    .short = { $n ->
    [one] Too long, { $n } card: { $line }
   *[other] Too long, { $n } cards: { $line }
}
refused-colours-mixed = { $line-start } would mix colours: { $values }. They must be all alike or all different.
    .short = Colours mixed, { $line }: { $values }
refused-shapes-mixed = { $line-start } would mix shapes: { $values }. They must be all alike or all different.
    .short = Shapes mixed, { $line }: { $values }
refused-numbers-mixed = { $line-start } would mix numbers: { $values }. They must be all alike or all different.
    .short = Numbers mixed, { $line }: { $values }
refused-joker-without-colour = { $n ->
    [one] No colour would be left for the joker at { $jokers }.
   *[other] No colour would be left for the jokers at { $jokers }.
}
refused-joker-without-shape = { $n ->
    [one] No shape would be left for the joker at { $jokers }.
   *[other] No shape would be left for the jokers at { $jokers }.
}
refused-joker-without-number = { $n ->
    [one] No number would be left for the joker at { $jokers }.
   *[other] No number would be left for the jokers at { $jokers }.
}
refused-joker-for-joker = You cannot swap a joker for a joker.
refused-no-joker-there = No joker lies at { $cell }.
refused-card-does-not-fit = The joker at { $cell } cannot stand for { $card }. What fits there: { $candidates }.
    .short = What fits at { $cell }: { $candidates }
refused-pile-empty = The pile is used up: pass without exchanging cards.

## Ends

ending-last-card = { $n ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
} { $seat } has played the last card. { $standings-part }.
    .short = { $n ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
} { $standings }
ending-all-passed = { $n ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
} All have passed. { $standings-part }.
    .short = { $n ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
} All passed. { $standings }
ending-last-card-unscored = { $winners } wins with the last card.
ending-all-passed-unscored = All share the win: all have passed.

## Options

option-seats = How many players?
option-seats-2 = two players
option-seats-3 = three players
option-seats-4 = four players
option-length = How long a game?
option-length-full = with all cards
option-length-short = with half of the cards
option-scoring = Do you count points?
option-scoring-yes = as in the leaflet
option-scoring-no = for children: whoever first has no cards left wins
expected-option-seats = 2, 3 or 4 players
expected-option-length = full or short
expected-option-scoring = yes or no

## Reading texts

expected-move = play, swap or pass, such as play rt2@1,0
expected-card-at-place = a card and a cell, such as rt2@1,0
expected-card = a card such as rt2, or ** for a joker
expected-place = a cell: how far right and how far down, such as 1,-2
expected-card-in-hand = a card in your hand
expected-free-place = a free cell
expected-card-once = every card at most once, and two jokers
expected-both-jokers = both jokers
expected-full-deck = 66 cards
expected-short-deck = 33 cards
expected-position = the grid, the hands and the pile, separated by spaces
expected-grid = cells, each named once, all connected with the start card at 0,0, which is no joker
expected-lines = lines of at most four cards in which colours, shapes and numbers are each all alike or all different
expected-scores = the points of each seat, separated by commas
expected-passes = 1 to 8 passes
expected-reachable-position = a position that a game with these options can reach
