# What all games share.

language-name = English
seat = Player { $number }
list-two = { $first } and { $last }
    .or = { $first } or { $last }
list-more = { $first }, and { $last }
    .or = { $first }, or { $last }
bot-random = Random bot
bot-greedy = Greedy bot
bot-level-1 = Bot of level 1
bot-level-2 = Bot of level 2
bot-level-3 = Bot of level 3
bot-level-4 = Bot of level 4
bot-level-5 = Bot of level 5
bot-level-6 = Bot of level 6
bot-level-7 = Bot of level 7
bot-perfect = Perfect bot
yes = yes
no = no

## Points

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
standing = { $seat } has { $points }.
    .part = { $seat } has { $points }
    .short = { $seat }: { $points }

## Ends that the players make

ending-resigned = { $loser } resigns. The win goes to { $winners }.
    .short = { $loser } resigns. Win: { $winners }
ending-time = Time is up for { $loser }. The win goes to { $winners }.
    .short = Time up: { $loser }. Win: { $winners }
ending-agreed-draw = A draw: all agree to stop.
    .short = Agreed draw
ending-agreed = All agree to stop. The win goes to { $winners }.
    .short = Agreed end. Win: { $winners }

refused-game-over = The game is over.

## The board

board-row = Row { $name }: { $cells }.
board-row-empty = Row { $name } is empty.
    .short = Row { $name }: empty
cell = { $name } { $piece }
cell-empty = { $name } empty

## Places beside the board

shelf-hand = { $count ->
    [0] { $seat } has nothing in hand.
   *[other] { $seat } has in hand: { $pieces }.
}
    .short = { $count ->
    [0] { $seat }: nothing
   *[other] { $seat }: { $pieces }
}
shelf-hand-nobody = No piece is in hand.
shelf-hand-hidden = { $hidden ->
    [one] { $seat } has one card, face down.
   *[other] { $seat } has { $hidden } cards, face down.
}
    .short = { $hidden ->
    [one] { $seat }: one card
   *[other] { $seat }: { $hidden } cards
}
shelf-spare = { $count ->
    [0] No piece is left beside the board.
    [one] One piece is left: { $pieces }.
   *[other] { $count } pieces are left: { $pieces }.
}
    .short = { $count ->
    [0] none left
   *[other] { $count } left: { $pieces }
}
shelf-bag = { $hidden ->
    [0] The bag is empty.
    [one] One stone is in the bag.
   *[other] { $hidden } stones are in the bag.
}
shelf-pile = { $hidden ->
    [0] The pile is used up.
    [one] One card is in the pile.
   *[other] { $hidden } cards are in the pile.
}

## Reading texts

notation-error = “{ $found }” is not understood. Expected: { $expected }.
notation-error-at = “{ $found }” at character { $at } is not understood. Expected: { $expected }.
notation-error-line = Line { $line }, character { $at }: “{ $found }” is not understood. Expected: { $expected }.
broken-record = Move { $number }, “{ $move }”, cannot be played. { $why }
expected-game = the name of a game, such as quarto
expected-option = an option of this game
expected-key-value = words of the form key=value, none of them twice
expected-cell = the name of a cell on the board
expected-seat = the number of a seat
expected-state-word = a word that belongs to a position of this game
expected-short-text = a shorter text
expected-short-record = a record of at most 65,536 characters
expected-deal = the deal of this game
expected-header = one of the lines game, options, deal, seats, outcome, each once, as “key: value”, then an empty line
expected-names = a name for each seat, separated by “|”, none longer than 40 characters
expected-outcome = the outcome that these moves lead to
