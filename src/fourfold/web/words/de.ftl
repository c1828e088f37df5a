# The web pages.

## Every page

skip = Zum Inhalt springen
navigation = Seiten
page-lobby = Offene Tische
page-rules = Regeln
page-analysis = Analyse
page-settings = Einstellungen
page-about = Über fourfold
look-for-news = Aktualisieren
title-of-game = { $page }: { $game }
back-to-start = Zur Startseite
back-to-table = Zurück zum Tisch
title-refused = Das hat nicht geklappt

## Start

title-start = Quarto, Quaro und kwatro spielen
start-heading = Vier in einer Reihe, Merkmal um Merkmal
start-about = Drei Spiele für zwei bis vier: zum Sehen, zum Hören oder zum Fühlen, an einem Gerät, übers Netz oder gegen einen Bot. Du brauchst kein Konto.
about-quarto = Gib deinem Gegenüber eine Figur und setze die, die du bekommst. Vier in einer Reihe mit einem gemeinsamen Merkmal gewinnen, wenn jemand QUARTO ruft!
about-quaro = Setze Steine auf ein Kreuz. Jede Reihe aus vier Feldern mit allen vier Farben bringt einen Punkt.
about-kwatro = Lege Karten zu Reihen, in denen die Farben, die Formen und die Zahlen jeweils alle gleich oder alle verschieden sind.
start-play = { $game } spielen
start-rules = Regeln von { $game }
start-recent = Deine Tische

## The lobby

lobby-heading = Offene Tische
lobby-about = An diesen Tischen ist Gesellschaft willkommen. Nimm einen freien Platz, oder sieh zu.
lobby-empty = Gerade ist kein Tisch offen. Eröffne einen, dann finden ihn andere hier.
lobby-open = Tisch für { $game } eröffnen

## A new table

new-heading = Neuer Tisch für { $game }
new-players = Wer spielt mit?
your-name = Dein Name
new-seat = Platz { $number }
new-seats-help = Unten legst du fest, zu wievielt ihr spielt. Überzählige Plätze bleiben unbenutzt.
player-open = jemand, per Link eingeladen
player-here = jemand an diesem Gerät
new-table = Am Tisch
new-starter = Wer beginnt?
starter-random = das Los entscheidet
starter-me = ich
new-pace = Mit Uhr?
pace-none = ohne Uhr
pace-go-60 = eine Minute für jeden Zug
pace-go-300 = fünf Minuten für jeden Zug
pace-game-300-5 = fünf Minuten für das Spiel, dazu fünf Sekunden für jeden Zug
pace-game-900-10 = fünfzehn Minuten für das Spiel, dazu zehn Sekunden für jeden Zug
pace-game-86400 = ein Tag für das Spiel
switch-hints = Felder sagen an, was sie vollenden würden
switch-takeback = Züge dürfen zurückgenommen werden, wenn alle einverstanden sind
switch-chat = Ihr könnt einander schreiben
switch-spectators = Andere dürfen zusehen
switch-listed = Diesen Tisch unter den offenen Tischen zeigen
new-open = Tisch eröffnen

## The table

table-heading = { $game }: { $players }
title-your-turn = Du bist am Zug
title-turn = { $seat } ist am Zug
title-won = Sieg: { $winners }
title-draw = Unentschieden
title-waiting = Es fehlt noch jemand
waiting = { $n ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
players = Wer mitspielt
time-left = Restzeit
agreed = Was vereinbart ist
offline = Keine Verbindung. Es wird weiter versucht …
unsent = Das ließ sich nicht senden: Es gibt keine Verbindung. Versuche es noch einmal.
invite-here-only = Diese Adresse gilt nur auf diesem Gerät. Um mit anderen über das Netz zu spielen, muss jemand fourfold bereitstellen: siehe docs/hosting.md.
you = (du)
sit-down = Platz nehmen
stand-up = Tisch verlassen
invite-heading = Jemanden einladen
invite-about = Wer diesen Link öffnet, kann einen freien Platz nehmen. Ein Konto ist nicht nötig.
invite-link = Einladungslink
invite-code = Der Link als QR-Code für eine Kamera
copy-link = Link kopieren
seat-bot = Oder einen Bot mitspielen lassen
seat-this-bot = Diesem Bot den Platz geben
board = Brett
label-cell = { $name } { $piece-short }
label-cell-empty = { $name } leer
board-window = Auslage, lässt sich scrollen
mark-newest = zuletzt gespielt
mark-won = in der Gewinnreihe
mark-dead = in einer Reihe, die niemand ausgerufen hat
mark-scored = in einer Reihe, die einen Punkt brachte
mark-laid = hingelegt, noch nicht gespielt
spare-left = { $n ->
    [0] Neben dem Brett steht keine Figur mehr.
    [one] Neben dem Brett steht noch eine Figur.
   *[other] Neben dem Brett stehen noch { $n } Figuren.
}
piece-gone = nicht mehr hier: { $piece }
take-up-again = Karten wieder aufnehmen
choose-to-exchange = Welche Karten tauschst du aus? Es darf auch keine sein.
point-at-line = Welche Reihe ist es?
table-not-pointed = Das geht jetzt nicht.
table-choose-piece = Wähle zuerst aus, was dort hinsoll.
curtain = { $name }, du bist am Zug. Zeig deine Karten erst, wenn sonst niemand sie sehen kann.
curtain-open = Ich bin { $name }: Karten zeigen
messages = Verlauf
talk = Gespräch
ask-takeback = Um Rücknahme meines letzten Zugs bitten
ask-end = Hier aufhören
ask-again = Noch ein Spiel
agree = Einverstanden
disagree = Nicht einverstanden
withdraw = Anfrage zurückziehen
resign = Aufgeben
really-resign = Willst du dieses Spiel wirklich aufgeben?
resign-sure = Ja, ich gebe auf
write = Den anderen schreiben
send = Senden
mute-whom = { $whom } nicht mehr lesen
unmute-whom = { $whom } wieder lesen
zoom-title = Größe der Karten
zoom-1 = Sehr klein
zoom-2 = Klein
zoom-3 = Groß
zoom-4 = Sehr groß

## Another device

other-device = Auf einem anderen Gerät weiterspielen
device-about = Öffne diesen Link auf dem anderen Gerät, dann ist dein Platz auch dort. Behalte den Link für dich: Wer ihn hat, spielt an deiner Stelle. Er gilt fünfzehn Minuten.
device-link = Dein eigener Link
device-code = Dein eigener Link als QR-Code für eine Kamera
take-heading = Hier weiterspielen
take-seat = Auf diesem Gerät spielen

## Replay

replay = Nachspielen
replay-steps = Schritte beim Nachspielen
replay-title = Zug { $at } von { $count }
replay-first = Zum Anfang
replay-back = Ein Zug zurück
replay-on = Ein Zug weiter
replay-last = Zum Ende
replay-moves = Alle Züge
replay-rounds = Alle Spiele an diesem Tisch
replay-round = Spiel { $number }
record-text = Das Spiel als Text
analyse-here = Was ist hier jeder Zug wert?

## Analysis

analysis-heading = Analyse von { $game }
analysis-about = Was jeder Zug wert ist, wenn danach beide fehlerlos spielen.
analysis-position = Stellung, Zeile für Zeile, dann die Figur in der Hand
analysis-example = Ein Beispiel: der Beginn des Spiels
analysis-signs = Was die Zeichen bedeuten
analyse = Analysieren
analysis-moves = Alle Züge, die besten zuerst
analysis-move = Zug
analysis-worth = Wert
analysis-why = Warum?
analysis-why-move = Warum? { $move }
no-analysis = Was die Züge dieses Spiels wert sind, kann noch niemand sagen.

## Settings

setting-language = Sprache
setting-theme = Farben
setting-theme-auto = wie auf dem Gerät eingestellt
setting-theme-light = hell
setting-theme-dark = dunkel
setting-theme-contrast = hoher Kontrast
setting-text = Schriftgröße
setting-text-normal = normal
setting-text-large = groß
setting-text-larger = sehr groß
setting-wording = Sätze
setting-wording-full = ausführlich
setting-wording-short = kurz
setting-announce = Für Screenreader ansagen, was geschieht
setting-announce-yes = ja
setting-announce-no = nein
settings-keep = Einstellungen speichern
settings-kept = Deine Einstellungen sind auf diesem Gerät gespeichert.

## About

about-heading = Über fourfold
about-what = fourfold ist das Zuhause von drei Spielen mit einer gemeinsamen Idee: vier in einer Reihe, Merkmal um Merkmal betrachtet. Es ist freie Software unter der Apache-Lizenz.
about-keys-heading = Mit Tastatur und Gehör
about-keys = Auf dem Brett gehst du mit den Pfeiltasten von Feld zu Feld und mit Pos1 und Ende an die Enden einer Zeile. Die Eingabetaste wählt ein Feld. Die Taste Q ruft QUARTO, wenn ein Ruf möglich ist. Alles, was geschieht, wird angesagt und steht im Verlauf.
about-no-script = Jede Seite funktioniert auch ohne JavaScript; „Aktualisieren“ zeigt dann, was die anderen getan haben.
about-privacy-heading = Was gespeichert wird
about-privacy = Die Spiele, die gewählten Namen und was an einem Tisch geschrieben wird. Kein Konto, keine Werbung, nichts von anderen Websites. Deine Plätze und Einstellungen liegen in Cookies auf deinem Gerät.
about-owners-heading = Wem die Spiele gehören
about-owners = Die Namen der Spiele gehören ihren Inhabern. fourfold steht in keiner Verbindung mit den Autoren oder Verlagen und verwendet nichts von ihren Bildern oder Texten.

## When something cannot be had

error-400 = Diese Anfrage ist nicht zu verstehen.
error-403 = Das darfst du von hier aus nicht sehen oder tun.
error-404 = Hier gibt es nichts. Vielleicht ist der Link unvollständig.
error-405 = Das geht hier nicht.
error-408 = Die Anfrage hat zu lange gedauert.
error-409 = Das passt nicht zum jetzigen Stand.
error-413 = Das ist zu viel auf einmal.
error-414 = Die Adresse ist zu lang.
error-422 = Was gesendet wurde, ist nicht zu verstehen.
error-429 = Das war zu oft in kurzer Zeit. Warte bitte einen Moment.
error-431 = Die Kopfzeilen der Anfrage sind zu lang.
error-500 = Hier ist etwas schiefgegangen. Es wurde vermerkt, und dein Spiel ist gespeichert.
error-503 = Im Moment lässt sich nichts aufbewahren, darum wurde nichts getan. Versuche es bald noch einmal.
