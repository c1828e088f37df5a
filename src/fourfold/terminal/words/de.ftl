# The terminal.

## Commands: the names of each, separated by commas

command-board = brett
command-row = zeile
command-column = spalte
command-cell = feld
command-pieces = figuren, vorrat, beutel, stapel
command-hand = hand, steine, karten
command-score = punkte, stand, punktestand
command-lines = reihen
command-last = zuletzt, letzter
command-repeat = wiederholen, nochmal
command-moves = züge
command-clock = uhr, zeit
command-rules = regeln, regel
command-wording = ansage
command-undo = zurück, rückgängig
command-resign = aufgeben
command-agree = einigen, einigung
command-save = speichern, sichern
command-help = hilfe
command-quit = beenden, ende, schluss

wording-short = kurz
wording-full = lang, voll, ausführlich

## What each command does

help-board = { $names }: das ganze Brett, Zeile für Zeile
help-row = { $names } 2: eine Zeile, Feld für Feld
help-column = { $names } b: eine Spalte, Feld für Feld
help-cell = { $names } b3: ein einzelnes Feld
help-pieces = { $names }: was noch übrig ist, neben dem Brett, im Beutel oder im Stapel
help-hand = { $names }: was in der Hand ist
help-score = { $names }: die Punkte
help-lines = { $names }: die Reihen, die kurz vor der Vollendung stehen
help-last = { $names }: der letzte Zug
help-repeat = { $names }: noch einmal, was seit deiner letzten Eingabe gesagt wurde
help-moves = { $names }: alle Züge, die du jetzt machen kannst
help-clock = { $names }: die Zeit, die dir in diesem Zug noch bleibt
help-rules = { $names }: alle Regeln, oder mit einer Nummer nur diese eine
help-wording = { $names } kurz, { $names } lang: kurze oder ausführliche Sätze
help-undo = { $names }: deinen letzten Zug zurücknehmen
help-resign = { $names }: das Spiel verloren geben
help-agree = { $names }: den anderen vorschlagen, hier aufzuhören, wenn die Regeln das erlauben
help-save = { $names }, auch mit einem Dateinamen dahinter: das Spiel in eine Datei schreiben
help-help = { $names }: diese Liste
help-quit = { $names }: das Spiel weglegen und später weiterspielen

## Answers

not-understood = „{ $typed }“ ist nicht zu verstehen. Erwartet: { $expected }. „hilfe“ nennt alle Befehle.
several-fit = { $count ->
    [one] Ein Zug passt dazu
   *[other] { $count } Züge passen dazu
}, zum Beispiel: { $moves }. Sag es genauer.
board-column = Spalte { $name }: { $cells }.
board-column-empty = Spalte { $name } ist leer.
    .short = Spalte { $name }: leer
no-such-row = Diese Zeile gibt es nicht. Die Zeilen heißen { $names }.
no-such-column = Diese Spalte gibt es nicht. Die Spalten heißen { $names }.
no-such-cell = „{ $name }“ ist kein Feld des Bretts, oder dort liegt nichts.
no-points = In diesem Spiel gibt es keine Punkte.
no-open-lines = Keine Reihe steht kurz vor der Vollendung.
no-move-yet = Es wurde noch kein Zug gemacht.
moves = { $count ->
    [one] Ein Zug ist möglich:
   *[other] { $count } Züge sind möglich:
}
move-listed = { $written }: { $move }
wording-which = Tippe „ansage kurz“ oder „ansage lang“.
now-short = Ab jetzt kurze Sätze.
now-full = Ab jetzt ausführliche Sätze.
no-such-clause = Eine Regel mit dieser Nummer gibt es nicht. Es gibt { $names }.
no-clock = Es läuft keine Uhr.
time-left = { $seconds ->
    [one] Noch eine Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
nothing-to-undo = Es gibt nichts zurückzunehmen.
undone = Zurückgenommen.
really-resign = { $seat }, willst du wirklich aufgeben? Ja oder nein
go-on = Das Spiel geht weiter.
no-agreement = In diesem Spiel sehen die Regeln nicht vor, dass ihr euch auf ein Ende einigt.
declines-to-stop = { $seat } will weiterspielen.
agree-too = { $seat }, willst du auch hier aufhören? Ja oder nein
saved = Gespeichert: { $path }
not-saved = Nicht gespeichert: In { $path } lässt sich nicht schreiben.
replace-file = { $path } gibt es schon. Soll die Datei ersetzt werden? Ja oder nein
kept = Das Spiel ist gespeichert. Noch einmal anhören: { $call }
put-away = Das Spiel ist gespeichert. Weiterspielen: { $call }
take-the-keyboard = { $seat }, die Tastatur gehört dir. Drück die Eingabetaste, sobald sonst niemand zusehen oder mithören kann.

## Before a game

which-game = Welches Spiel: { $games-or }?
which-answer = Antworte mit { $answers-or }.
which-option = Antworte mit { $expected }.
ask-option = { $question } Eingabetaste: { $default }
answer-listed = { $answer }: { $meaning }
who-sits = Wer spielt auf Platz { $number }? Tippe einen Namen oder einen der Bots: { $bots-or }. Eingabetaste: { $default }
who-begins = Wer beginnt: { $names-or }? Tippe die Nummer, oder „zufall“ für das Los. Eingabetaste: zufall
random-start = zufall, zufällig, los, egal
bad-name = Ein Name hat 1 bis 40 Zeichen, darunter kein „|“, und beginnt nicht mit „bot:“.
resume-question = Ein Spiel ist noch nicht zu Ende: { $game }, { $count ->
    [0] noch ohne Zug
    [one] bisher ein Zug
   *[other] bisher { $count } Züge
}. Willst du es fortsetzen? Ja oder nein
begins = { $seat } beginnt.
welcome = { $game }. „hilfe“ nennt alle Befehle.

## Replay

replay-head = { $game }: { $names }.
replay-move = { $number }: { $sentences }
replay-unfinished = Hier endet die Aufzeichnung; das Spiel ist noch nicht aus.
