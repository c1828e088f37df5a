# Quarto

game-name = Quarto

## Traits and pieces

round = rund
square = quadratisch
short = klein
tall = groß
hollow = mit Loch
solid = ohne Loch
grooved = gerillt
smooth = glatt
light = hell
dark = dunkel
trait-shape = Form
trait-height = Größe
trait-body = Loch
trait-surface = Oberfläche
trait-colour = Farbe

piece-access = { $height ->
    [tall] große
   *[short] kleine
} { $shape ->
    [round] runde
   *[square] quadratische
} { $surface ->
    [grooved] gerillte
   *[smooth] glatte
} Figur { $body ->
    [hollow] mit Loch
   *[solid] ohne Loch
}
    .short = { $height ->
    [tall] große
   *[short] kleine
} { $shape ->
    [round] runde
   *[square] quadratische
} { $surface ->
    [grooved] gerillte
   *[smooth] glatte
} { $body ->
    [hollow] mit Loch
   *[solid] ohne Loch
}
piece-classic = { $height ->
    [tall] große
   *[short] kleine
} { $shape ->
    [round] runde
   *[square] quadratische
} { $colour ->
    [light] helle
   *[dark] dunkle
} Figur { $body ->
    [hollow] mit Loch
   *[solid] ohne Loch
}
    .short = { $height ->
    [tall] große
   *[short] kleine
} { $shape ->
    [round] runde
   *[square] quadratische
} { $colour ->
    [light] helle
   *[dark] dunkle
} { $body ->
    [hollow] mit Loch
   *[solid] ohne Loch
}

## Lines

line-row = Zeile { $row }
    .where = In Zeile { $row }
line-column = Spalte { $column }
    .where = In Spalte { $column }
line-diagonal = Diagonale von { $first } bis { $last }
    .acc = die Diagonale von { $first } bis { $last }
    .where = Auf der Diagonale von { $first } bis { $last }
    .short = { $first } bis { $last }
line-square = Quadrat von { $first } bis { $last }
    .acc = das Quadrat von { $first } bis { $last }
    .where = Im Quadrat von { $first } bis { $last }
    .short = { $first } bis { $last }

note-open = { $line-where } fehlt nur noch { $cell }: drei Figuren, alle { $values }.
    .short = { $cell }, { $line }: { $values }

## Moves as they are made

gives = { $seat } gibt die { $piece }.
    .short = { $seat } gibt: { $piece }
places = { $seat } setzt die { $piece } auf { $cell }.
    .short = { $seat }: { $cell }
calls = QUARTO! { $seat } zeigt auf { $line-acc }.
    .short = QUARTO! { $seat }: { $line }
calls-falsely = Falscher Ruf: { $seat } zeigt auf { $line-acc }, aber damit ist nichts zu gewinnen. Der Ruf ist verbraucht.
    .short = Falscher Ruf, { $seat }: { $line }
passes = { $seat } passt.

# Told only to who looks back at a game.
missed = Niemand hat { $line-acc } ausgerufen, alle vier { $values }: Dieses QUARTO ist verfallen.
    .short = Verfallen: { $line }, { $values }

## Moves as they are chosen

move-give = gib die { $piece }
    .short = gib: { $piece }
move-place = setze sie auf { $cell }
    .short = { $cell }
move-call = rufe QUARTO: { $line }
    .short = QUARTO: { $line }
move-pass = passe

act-give = Geben
act-place = Setzen
act-call = QUARTO!
act-pass = Passen

help-typing = Gib eine Figur mit ihren Merkmalen oder ihrem Zeichen: „gib groß rund mit Loch glatt“ oder „gib 2“. Setze sie mit dem Namen eines Feldes: „b3“. Rufe eine Reihe mit den Feldern an ihren Enden aus: „rufe a1-d1“; ein Quadrat mit zwei gegenüberliegenden Ecken: „rufe b2-c3“. Passe mit „passe“.
# The words that may begin a typed move, separated by commas.
verb-give = gib, gebe, geben
verb-place = setze, setz, setzen, stelle, stell, stellen
verb-call = ruf, rufe, rufen, quarto
verb-pass = passe, pass, passen

prompt-give = { $seat }, gib deinem Gegenüber eine Figur{ $call ->
    [yes] , oder rufe vorher QUARTO
   *[no] {""}
}.
    .short = { $seat }, gib{ $call ->
    [yes] {" "}oder rufe
   *[no] {""}
}
prompt-place = { $seat }, setze die { $piece }{ $call ->
    [yes] , oder rufe QUARTO, falls etwas übersehen wurde
   *[no] {""}
}.
    .short = { $seat }, setze{ $call ->
    [yes] {" "}oder rufe
   *[no] {""}
}: { $piece }
prompt-last = { $seat }, alle Figuren sind gesetzt: { $call ->
    [yes] Rufe QUARTO oder passe
   *[no] Du kannst nur noch passen
}.
    .short = { $seat }, { $call ->
    [yes] rufe oder passe
   *[no] passe
}

## Why a move is refused

refused-place-first = Setze zuerst die { $piece }, die du in der Hand hast.
    .short = Setze zuerst: { $piece }
refused-give-first = Jetzt wird nicht gesetzt: Gib deinem Gegenüber eine Figur.
refused-nothing-to-give = Alle Figuren sind schon gesetzt. Rufe QUARTO oder passe.
refused-no-such-piece = Diese Figur gibt es nicht. Es sind sechzehn: 0 bis 9 und a bis f.
refused-piece-gone = Die { $piece } steht schon auf dem Brett.
    .short = Schon auf dem Brett: { $piece }
refused-no-such-cell = Dieses Feld gibt es nicht. Die Felder heißen a1 bis d4.
refused-cell-taken = { $cell } ist schon besetzt.
refused-calling-automatic = In diesem Spiel ruft niemand: Eine vollendete Gewinnreihe gewinnt von selbst.
refused-line-not-counted = Quadrate zählen in diesem Spiel nicht.
refused-window-shut = Es gibt noch nichts auszurufen.
refused-call-used = In diesem Zeitfenster hast du schon gerufen.
refused-nothing-to-pass = Passen kannst du erst, wenn alle Figuren gesetzt sind.

## Ends

ending-line = { $seat } gewinnt: { $line }, alle vier { $values }.
    .short = { $seat } gewinnt: { $line }, { $values }
ending-called = { $seat } gewinnt mit QUARTO: { $line }, alle vier { $values }.
    .short = { $seat } gewinnt: { $line }, { $values }
ending-stolen = { $seat } gewinnt mit einem QUARTO, das vom Gegenüber übersehen wurde: { $line }, alle vier { $values }.
    .short = { $seat } gewinnt mit übersehenem QUARTO: { $line }, { $values }
ending-full = Unentschieden: Alle sechzehn Figuren sind gesetzt.
    .short = Unentschieden

## Options

option-set = Welcher Figurensatz?
option-set-access = rund oder quadratisch, klein oder groß, mit oder ohne Loch, gerillt oder glatt
option-set-classic = hell oder dunkel, rund oder quadratisch, groß oder klein, mit oder ohne Loch
    .label = klassisch
option-calling = Wie wird ein Sieg bemerkt?
option-calling-spoken = Ihr ruft selbst QUARTO, wie in der Anleitung
    .label = gerufen
option-calling-automatic = Eine vollendete Gewinnreihe gewinnt von selbst
    .label = automatisch
option-squares = Zählen auch Quadrate aus vier benachbarten Feldern?
option-squares-no = nur Reihen
option-squares-yes = Reihen und Quadrate
option-traits = Welche Merkmale zählen? Im Access-Satz: 0 Form, 1 Größe, 2 Loch, 3 Oberfläche. Im klassischen Satz: 0 Farbe, 1 Form, 2 Größe, 3 Loch. Nenne die Nummern in aufsteigender Folge, zum Beispiel 0,2.
    .question = Welche Merkmale zählen?
option-traits-0 = Form (Access) oder Farbe (klassisch)
option-traits-1 = Größe (Access) oder Form (klassisch)
option-traits-2 = Loch (Access) oder Größe (klassisch)
option-traits-3 = Oberfläche (Access) oder Loch (klassisch)
expected-option-set = access oder klassisch, englisch access oder classic
expected-option-calling = gerufen oder automatisch, englisch spoken oder automatic
expected-option-squares = ja oder nein, englisch yes oder no
expected-option-traits = Nummern von Merkmalen, 0 bis 3, in aufsteigender Folge und durch Kommas getrennt

## What moves are worth with best play

placements =
    { $n ->
        [one] 1 Figur
       *[other] { $n } Figuren
    }
worth-win = Sieg, noch { $distance } bis zum Ende
worth-draw = unentschieden, noch { $distance } bis zum Ende
worth-loss = Niederlage, noch { $distance } bis zum Ende

## Reading texts

expected-move = eine Figur (0 bis 9, a bis f), ein Feld (a1 bis d4), ein Ruf wie !a1-d1 oder - zum Passen
expected-line = eine Reihe mit ihren Endfeldern wie a1-d1 oder ein Quadrat mit seinen Ecken wie b2-c3
expected-board = vier Zeilen zu je vier Feldern, getrennt durch /
expected-piece = eine Figur (0 bis 9, a bis f) oder . für ein leeres Feld
expected-piece-once = jede Figur höchstens einmal
expected-hand = die Figur in der Hand (0 bis 9, a bis f) oder - für keine
expected-passes = 1 oder 2 für ein- oder zweimal Passen
expected-one-last-placement = Reihen, die eine einzige letzte Figur vollendet haben kann
expected-reachable-position = eine Stellung, die in einem Spiel mit diesen Optionen entstehen kann
