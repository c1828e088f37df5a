# The terminal.

## Commands: the names of each, separated by commas

command-board = board
command-row = row
command-column = column
command-cell = cell
command-pieces = pieces
command-hand = hand
command-score = score
command-lines = lines
command-last = last
command-repeat = repeat
command-moves = moves
command-clock = clock, time
command-rules = rules
command-wording = wording
command-undo = undo
command-resign = resign
command-agree = agree
command-save = save
command-help = help
command-quit = quit, exit

wording-short = short
wording-full = full

## What each command does

help-board = { $names }: the whole board, row by row
help-row = { $names } 2: one row, cell by cell
help-column = { $names } b: one column, cell by cell
help-cell = { $names } b3: one cell
help-pieces = { $names }: what lies beside the board
help-hand = { $names }: what is in hand
help-score = { $names }: the points
help-lines = { $names }: the lines that one more piece may complete
help-last = { $names }: the last move
help-repeat = { $names }: what was said since your last answer
help-moves = { $names }: every move you can make now
help-clock = { $names }: the time left for this turn
help-rules = { $names }: the rules, or one clause of them by its number
help-wording = { $names } short, { $names } full: short or full sentences
help-undo = { $names }: take back your last move
help-resign = { $names }: give the game up
help-agree = { $names }: ask the others to stop here, if the rules allow it
help-save = { $names }, with or without a file name: write the game to a file
help-help = { $names }: this list
help-quit = { $names }: put the game away, to go on later

## Answers

not-understood = “{ $typed }” is not understood. Expected: { $expected }. “help” lists all commands.
several-fit = { $count ->
    [one] One move fits
   *[other] { $count } moves fit
}, for example: { $moves }. Be more precise.
board-column = Column { $name }: { $cells }.
board-column-empty = Column { $name } is empty.
    .short = Column { $name }: empty
no-such-row = There is no such row. The rows are { $names }.
no-such-column = There is no such column. The columns are { $names }.
no-such-cell = { $name } is not a cell of the board, or nothing lies there.
no-points = This game has no points.
no-open-lines = No line is close to completion.
no-move-yet = No move has been made yet.
moves = { $count ->
    [one] One move is possible:
   *[other] { $count } moves are possible:
}
move-listed = { $written }: { $move }
wording-which = Type “wording short” or “wording full”.
now-short = Short sentences from now on.
now-full = Full sentences from now on.
no-such-clause = There is no such clause. The clauses are { $names }.
no-clock = No clock is running.
time-left = { $seconds ->
    [one] One second is left.
   *[other] { $seconds } seconds are left.
}
nothing-to-undo = There is nothing to take back.
undone = Taken back.
really-resign = { $seat }, do you really want to resign? yes or no
go-on = The game goes on.
no-agreement = The rules of this game do not let you agree on an end.
declines-to-stop = { $seat } wants to play on.
agree-too = { $seat }, do you agree to stop here? yes or no
saved = Saved: { $path }
not-saved = Not saved: { $path } cannot be written.
replace-file = { $path } is there already. Replace it? yes or no
kept = The game is kept. Hear it again: { $call }
put-away = The game is kept. Go on: { $call }
take-the-keyboard = { $seat }, the keyboard is yours. Press Enter when nobody else can see or hear.

## Before a game

which-game = Which game: { $games-or }?
which-answer = Answer with { $answers-or }.
which-option = Answer with { $expected }.
ask-option = { $question } Enter: { $default }
answer-listed = { $answer }: { $meaning }
who-sits = Who plays in seat { $number }? Type a name or one of the bots: { $bots-or }. Enter: { $default }
who-begins = Who begins: random, { $names-or }? Type the number, or “random”. Enter: random
random-start = random
bad-name = A name has 1 to 40 characters, none of them “|”, and does not begin with “bot:”.
resume-question = A game of { $game } is not finished yet: { $count ->
    [one] one move
   *[other] { $count } moves
} so far. Go on with it? yes or no
begins = { $seat } begins.
welcome = { $game }. Type “help” for all commands.

## Replay

replay-head = { $game }: { $names }.
replay-move = { $number }. { $sentences }
replay-unfinished = The record ends here; the game is not over.
