# The web pages.

## Every page

skip = Skip to the content
navigation = Pages
page-lobby = Open tables
page-rules = Rules
page-analysis = Analysis
page-settings = Settings
page-about = About
look-for-news = Look for news
title-of-game = { $page }: { $game }
back-to-start = Back to the start
back-to-table = Back to the table
title-refused = That did not work

## Start

title-start = Play Quarto, Quaro and kwatro
start-heading = Four in a row, trait by trait
start-about = Three games for two to four people: by eye, by ear or by touch, at one device, across the net or against a bot. No account is needed.
about-quarto = Give your opponent a piece, place the one you are given. Four in a row that share a trait win, if somebody calls QUARTO!
about-quaro = Place stones on a cross. Every row of four with all four colours scores a point.
about-kwatro = Lay cards in lines in which colours, shapes and numbers are each all alike or all different.
start-play = Play { $game }
start-rules = Rules of { $game }
start-recent = Your tables

## The lobby

lobby-heading = Open tables
lobby-about = Players here are waiting for company. Sit down where a seat is free, or watch.
lobby-empty = No table is open at the moment. Open one, and others will find it here.
lobby-open = Open a table of { $game }

## A new table

new-heading = A new table of { $game }
new-players = Who plays?
your-name = Your name
new-seat = Seat { $number }
new-seats-help = Seats beyond the number of players you choose below stay unused.
player-open = a friend, by a link
player-here = somebody at this device
new-table = At the table
new-starter = Who begins?
starter-random = whoever is drawn by lot
starter-me = me
new-pace = A clock?
pace-none = no clock
pace-go-60 = one minute for each turn
pace-go-300 = five minutes for each turn
pace-game-300-5 = five minutes for the game, and five seconds more for each turn
pace-game-900-10 = fifteen minutes for the game, and ten seconds more for each turn
pace-game-86400 = one day for the game
switch-hints = Cells tell what they would complete
switch-takeback = Moves may be taken back if all agree
switch-chat = Players may write to each other
switch-spectators = Others may watch
switch-listed = Show this table among the open tables
new-open = Open the table

## The table

table-heading = { $game }: { $players }
title-your-turn = Your turn
title-turn = { $seat } is to move
title-won = { $winners } won
title-draw = Nobody won
title-waiting = Waiting for players
waiting = { $n ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $n } seats are free.
}
players = Players
time-left = Time left
agreed = What was agreed
offline = No connection. Trying again …
unsent = That could not be sent: there is no connection. Please try again.
invite-here-only = This address works on this machine alone. To play with others across the net, somebody has to host fourfold: see docs/hosting.md.
you = (you)
sit-down = Sit down
stand-up = Leave the table
invite-heading = Invite somebody
invite-about = Whoever opens this link can take a free seat. No account is needed.
invite-link = Link
invite-code = The link as a code for a camera
copy-link = Copy the link
seat-bot = Or let a bot play
seat-this-bot = Give the seat to this bot
board = Board
label-cell = { $name } { $piece-short }
label-cell-empty = { $name } empty
board-window = Board, can be scrolled
mark-newest = newest
mark-won = in the winning line
mark-dead = in a line that nobody called
mark-scored = in a row that scored
mark-laid = laid, not played yet
spare-left = { $n ->
    [0] No piece is left beside the board.
    [one] One piece is left beside the board.
   *[other] { $n } pieces are left beside the board.
}
piece-gone = not here any more: { $piece }
take-up-again = Take the cards up again
choose-to-exchange = Which cards do you exchange? None is allowed too.
point-at-line = Which line is it?
table-not-pointed = That cannot be done now.
table-choose-piece = Choose first what to place there.
curtain = { $name }, it is your turn. Your cards are shown when nobody else can see them.
curtain-open = I am { $name }, show my cards
messages = What happened
talk = Talk
ask-takeback = Ask to take back my last move
ask-end = Stop the game here
ask-again = Play again
agree = Agree
disagree = Do not agree
withdraw = Withdraw the question
resign = Resign
really-resign = Do you really want to give this game up?
resign-sure = Yes, I resign
write = Write to the others
send = Send
mute-whom = Do not read { $whom } any more
unmute-whom = Read { $whom } again
zoom-title = Size of the cards
zoom-1 = Smallest
zoom-2 = Small
zoom-3 = Large
zoom-4 = Largest

## Another device

other-device = Go on playing on another device
device-about = Open this link on the other device and your seat is there too. Keep the link to yourself: whoever has it plays in your place. It works for fifteen minutes.
device-link = Your own link
device-code = Your own link as a code for a camera
take-heading = Go on playing here
take-seat = Play on this device

## Replay

replay = Replay
replay-steps = Steps of the replay
replay-title = Move { $at } of { $count }
replay-first = To the start
replay-back = One back
replay-on = One on
replay-last = To the end
replay-moves = All moves
replay-rounds = All games at this table
replay-round = Game { $number }
record-text = The game as text
analyse-here = What is each move worth here?

## Analysis

analysis-heading = Analysis of { $game }
analysis-about = What every move is worth if both play without a mistake from then on.
analysis-position = Position, row by row, then the piece in hand
analysis-example = An example: the start of the game
analysis-signs = What the signs mean
analyse = Analyse
analysis-moves = All moves, the best first
analysis-move = Move
analysis-worth = Worth
analysis-why = Why?
analysis-why-move = Why? { $move }
no-analysis = Nobody can say yet what the moves of this game are worth.

## Settings

setting-language = Language
setting-theme = Colours
setting-theme-auto = as the device has them
setting-theme-light = light
setting-theme-dark = dark
setting-theme-contrast = high contrast
setting-text = Size of text
setting-text-normal = as usual
setting-text-large = large
setting-text-larger = larger
setting-wording = Sentences
setting-wording-full = whole sentences
setting-wording-short = short
setting-announce = Announce to screen readers what happens
setting-announce-yes = yes
setting-announce-no = no
settings-keep = Keep these settings
settings-kept = Your settings are kept on this device.

## About

about-heading = About fourfold
about-what = fourfold is the home of three games that share one idea: four in a row, judged trait by trait. It is free software under the Apache licence.
about-keys-heading = By keyboard and by ear
about-keys = On the board the arrow keys go from cell to cell, Home and End to the ends of a row, Enter points. The key Q calls QUARTO when a call is possible. Everything that happens is announced, and stands in the list of what happened.
about-no-script = Every page works without JavaScript too; “Look for news” then shows what the others have done.
about-privacy-heading = What is kept
about-privacy = The games, the names that players choose, and what they write at a table. No account, no advertising, nothing from other sites. Your seats and settings are kept in cookies on your device.
about-owners-heading = Whose games these are
about-owners = The names of the games belong to their owners. fourfold is not affiliated with their authors or publishers and uses none of their artwork or text.

## When something cannot be had

error-400 = This request is not understood.
error-403 = You may not see or do this from here.
error-404 = There is nothing here. Perhaps the link is incomplete.
error-405 = This cannot be done here.
error-408 = The request took too long.
error-409 = This does not fit how things stand now.
error-413 = That is too much at once.
error-414 = The address is too long.
error-422 = What was sent is not understood.
error-429 = That was too often within a short time. Please wait a moment.
error-431 = The request has headers that are too long.
error-500 = Something went wrong here. It has been noted, and your game is kept.
error-503 = Nothing can be kept at the moment, so nothing was done. Please try again soon.
