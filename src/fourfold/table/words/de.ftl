# The table.

## What happens

sits-down = { $seat } nimmt Platz.
stands-up = { $name } verlässt den Tisch.
begins-round = Ein neues Spiel. { $seat } beginnt.
asks-takeback = { $seat } möchte den letzten Zug zurücknehmen.
asks-end = { $seat } schlägt vor, hier aufzuhören.
agrees = { $seat } ist einverstanden.
disagrees = { $seat } ist nicht einverstanden.
withdraws = { $seat } zieht die Anfrage zurück.
takes-back = { $n ->
    [one] Ein Zug wird zurückgenommen.
   *[other] { $n } Züge werden zurückgenommen.
}
wants-another = { $seat } möchte noch ein Spiel.
says = { $seat }: { $text }
mutes = Du liest nicht mehr, was { $whom } schreibt.
unmutes = Du liest wieder, was { $whom } schreibt.

## Quick phrases

hail-hello = Hallo!
hail-good-luck = Viel Glück!
hail-well-played = Gut gespielt!
hail-thanks = Danke!
hail-moment = Einen Moment, bitte.
hail-sorry = Entschuldigung!
hail-good-game = Das war ein schönes Spiel.
hail-goodbye = Tschüss!

## Why something is refused

table-table-full = An diesem Tisch ist so viel geschehen, dass nichts mehr dazukommen kann. Eröffne bitte einen neuen.
table-time-up = Die Zeit für diesen Zug ist abgelaufen.
table-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
table-bad-name = Ein Name hat 1 bis 40 Zeichen, darunter kein „|“, und beginnt nicht mit „bot:“.
table-name-taken = An diesem Tisch heißt schon jemand { $name }. Wähle bitte einen anderen Namen.
table-no-such-bot = Diesen Bot gibt es nicht.
table-seat-taken = Dieser Platz ist schon besetzt.
table-already-begun = Das Spiel hat schon begonnen.
table-not-ready = Das Spiel kann noch nicht beginnen.
table-stale = Das Spiel ist inzwischen weitergegangen. Sieh es dir bitte noch einmal an.
table-not-your-turn = Du bist nicht am Zug.
table-already-asked = Danach wurde schon gefragt.
table-no-takeback = An diesem Tisch wird kein Zug zurückgenommen.
table-no-agreement = In diesem Spiel sehen die Regeln nicht vor, dass ihr euch auf ein Ende einigt.
table-bot-plays-on = Ein Bot hört nicht vor dem Ende auf.
table-nothing-to-take-back = Du hast noch keinen Zug gemacht.
table-nothing-asked = Es gibt nichts zu beantworten.
table-not-sure = Bestätige bitte, dass du wirklich aufgeben willst.
table-still-on = Das Spiel läuft noch.
table-no-chat = An diesem Tisch gibt es nur die fertigen Grüße.
table-bad-text = Eine Nachricht hat 1 bis { $longest } Zeichen in einer einzigen Zeile.
table-no-such-hail = Diesen Gruß gibt es nicht.
table-nobody-there = Du hast auf diesem Gerät keinen Platz an diesem Tisch.
table-not-begun = Das Spiel hat noch nicht begonnen: Ein Platz ist noch frei.
table-round-over = Das Spiel ist aus.
expected-pace = none für keine Uhr, Sekunden für jeden Zug wie go:60, oder für ein ganzes Spiel wie game:600+5
expected-starter = die Nummer eines Platzes, oder random für das Los
