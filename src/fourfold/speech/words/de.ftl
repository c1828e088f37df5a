# What all games share.

language-name = Deutsch
seat = Spieler { $number }
list-two = { $first } und { $last }
    .or = { $first } oder { $last }
list-more = { $first } und { $last }
    .or = { $first } oder { $last }
bot-random = Bot Zufall
bot-greedy = Bot Nimmersatt
bot-level-1 = Bot der Stufe 1
bot-level-2 = Bot der Stufe 2
bot-level-3 = Bot der Stufe 3
bot-level-4 = Bot der Stufe 4
bot-level-5 = Bot der Stufe 5
bot-level-6 = Bot der Stufe 6
bot-level-7 = Bot der Stufe 7
bot-perfect = Perfekter Bot
yes = ja
no = nein

## Points

# `number` tells one point from several.
points = { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}
    .number = { $n ->
    [one] one
   *[other] other
}
    .acc = { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
}
standing = { $seat } hat { $points-acc }.
    .part = { $seat } hat { $points-acc }
    .short = { $seat }: { $points }

## Ends that the players make

ending-resigned = { $loser } gibt auf. Der Sieg geht an: { $winners }.
    .short = { $loser } gibt auf. Sieg: { $winners }
ending-time = { $loser } hat die Zeit überschritten. Der Sieg geht an: { $winners }.
    .short = Zeit abgelaufen: { $loser }. Sieg: { $winners }
ending-agreed-draw = Unentschieden: Alle wollen aufhören.
    .short = Unentschieden vereinbart
ending-agreed = Alle wollen aufhören. Der Sieg geht an: { $winners }.
    .short = Ende vereinbart. Sieg: { $winners }

refused-game-over = Das Spiel ist schon aus.

## The board

board-row = Zeile { $name }: { $cells }.
board-row-empty = Zeile { $name } ist leer.
    .short = Zeile { $name }: leer
cell = { $name } { $piece }
cell-empty = { $name } leer

## Places beside the board

shelf-hand = { $count ->
    [0] { $seat } hat nichts mehr.
   *[other] { $seat } hat: { $pieces }.
}
    .short = { $count ->
    [0] { $seat }: nichts
   *[other] { $seat }: { $pieces }
}
shelf-hand-nobody = Niemand hat eine Figur in der Hand.
shelf-hand-hidden = { $hidden ->
    [one] { $seat } hat eine verdeckte Karte.
   *[other] { $seat } hat { $hidden } verdeckte Karten.
}
    .short = { $hidden ->
    [one] { $seat }: eine Karte
   *[other] { $seat }: { $hidden } Karten
}
shelf-spare = { $count ->
    [0] Neben dem Brett steht keine Figur mehr.
    [one] Eine Figur ist noch übrig: { $pieces }.
   *[other] { $count } Figuren sind noch übrig: { $pieces }.
}
    .short = { $count ->
    [0] keine übrig
    [one] eine übrig: { $pieces }
   *[other] { $count } übrig: { $pieces }
}
shelf-bag = { $hidden ->
    [0] Der Beutel ist leer.
    [one] Im Beutel ist noch ein Stein.
   *[other] Im Beutel sind noch { $hidden } Steine.
}
shelf-pile = { $hidden ->
    [0] Der Stapel ist aufgebraucht.
    [one] Im Stapel ist noch eine Karte.
   *[other] Im Stapel sind noch { $hidden } Karten.
}

## Reading texts

notation-error = „{ $found }“ ist nicht zu verstehen. Erwartet: { $expected }.
notation-error-at = „{ $found }“ ab Zeichen { $at } ist nicht zu verstehen. Erwartet: { $expected }.
notation-error-line = Zeile { $line }, ab Zeichen { $at }: „{ $found }“ ist nicht zu verstehen. Erwartet: { $expected }.
broken-record = Zug { $number }, „{ $move }“, lässt sich nicht spielen. { $why }
expected-game = der Name eines Spiels, zum Beispiel quarto
expected-option = eine Option dieses Spiels
expected-key-value = Wörter der Form Schlüssel=Wert, keines davon zweimal
expected-cell = der Name eines Feldes auf dem Brett
expected-seat = die Nummer eines Platzes
expected-state-word = ein Wort, das zu einer Stellung dieses Spiels gehört
expected-short-text = ein kürzerer Text
expected-short-record = eine Aufzeichnung mit höchstens 65.536 Zeichen
expected-deal = die Auslosung dieses Spiels
expected-header = eine der Zeilen game, options, deal, seats, outcome, jede einmal in der Form „Schlüssel: Wert“, dann eine leere Zeile
expected-names = ein Name für jeden Platz, getrennt durch „|“, keiner länger als 40 Zeichen
expected-outcome = der Ausgang, zu dem diese Züge führen
