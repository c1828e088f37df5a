# The table.

## What happens

sits-down = { $seat } takes a seat.
stands-up = { $name } leaves the table.
begins-round = A new game. { $seat } begins.
asks-takeback = { $seat } asks to take the last move back.
asks-end = { $seat } asks to stop the game here.
agrees = { $seat } agrees.
disagrees = { $seat } does not agree.
withdraws = { $seat } withdraws the question.
takes-back = { $n ->
    [one] One move is taken back.
   *[other] { $n } moves are taken back.
}
wants-another = { $seat } would like another game.
says = { $seat }: { $text }
mutes = You no longer read what { $whom } writes.
unmutes = You read again what { $whom } writes.

## Quick phrases

hail-hello = Hello!
hail-good-luck = Good luck!
hail-well-played = Well played!
hail-thanks = Thank you!
hail-moment = One moment, please.
hail-sorry = Sorry!
hail-good-game = That was a good game.
hail-goodbye = Goodbye!

## Why something is refused

table-table-full = So much has happened at this table that nothing more can be added. Please open a new one.
table-time-up = The time for this move is up.
table-no-such-seat = There is no such seat at this table.
table-bad-name = A name has 1 to 40 characters, none of them “|”, and does not begin with “bot:”.
table-name-taken = Somebody at this table is called { $name } already. Please choose another name.
table-no-such-bot = There is no such bot.
table-seat-taken = This seat is taken already.
table-already-begun = The game has begun already.
table-not-ready = The game cannot begin yet.
table-stale = The game has moved on meanwhile. Please look at it again.
table-not-your-turn = It is not your turn.
table-already-asked = This was asked already.
table-no-takeback = At this table no move is taken back.
table-no-agreement = The rules of this game do not let you agree on an end.
table-bot-plays-on = A bot does not stop before the end.
table-nothing-to-take-back = You have not made a move yet.
table-nothing-asked = Nothing waits for your answer.
table-not-sure = To resign, please confirm that you are sure.
table-still-on = The game is still on.
table-no-chat = At this table only the quick phrases are used.
table-bad-text = A message has 1 to { $longest } characters on one line.
table-no-such-hail = There is no such quick phrase.
table-nobody-there = You have no seat at this table on this device.
table-not-begun = The game has not begun yet: a seat is still free.
table-round-over = The game is over.
expected-pace = none for no clock, seconds for each turn such as go:60, or for a whole game such as game:600+5
expected-starter = the number of a seat, or random
