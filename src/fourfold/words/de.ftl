# The command line.

cli-about = Quarto, Quaro und kwatro: zum Sehen, zum Hören und zum Fühlen.
cli-commands = Befehle
cli-usage = Aufruf:
cli-options = Optionen
cli-arguments = Angaben
cli-help = diese Hilfe zeigen und aufhören
cli-lang = Sprache: { $languages-or }; ohne Angabe die Sprache des Systems
cli-json = Antwort als JSON, für Programme
word-file = DATEI
word-name = NAME
word-seat = PLATZ
word-game = SPIEL
word-bot = BOT
word-seconds = SEKUNDEN
word-position = STELLUNG
cli-serve = die Webseiten anbieten, nur auf diesem Rechner oder auch für andere
cli-ready = fourfold ist bereit: { $url } – beenden mit Strg-C.
cli-host = die Adresse, unter der gelauscht wird; sonst nur für diesen Rechner
cli-port = der Port, an dem gelauscht wird; 0 für irgendeinen freien
cli-no-port = Auf { $host }, Port { $port } lässt sich nichts anbieten: Der Port ist belegt, oder die Adresse gehört nicht zu diesem Rechner.
cli-thinkers = so viele Prozesse, die für Bots denken
cli-behind-proxy = dem Proxy davor glauben, woher Besuche kommen
cli-no-limits = nicht begrenzen, wie oft jemand etwas tun darf; für einen Proxy, der das schon tut
word-host = ADRESSE
cli-play = an dieser Tastatur spielen, gegen Menschen oder Bots
cli-replay = ein aufgezeichnetes Spiel in Sätzen anhören
cli-rules = die Regeln eines Spiels lesen
cli-perft = alle Zugfolgen einer Länge zählen, um Regeln zu vergleichen
cli-game = eines von { $games-or }; ohne Angabe wirst du gefragt
cli-game-needed = eines von { $games-or }
cli-with = ein Bot, der mitspielt, für jeden Bot einmal: { $bots-or }
cli-name = wie jemand an dieser Tastatur heißt, für jede Person einmal
cli-starter = wer beginnt: die Nummer eines Platzes oder random für das Los
cli-move-time = Sekunden für jeden Zug; wer länger braucht, verliert
cli-seed = eine Zahl, die allen Zufall festlegt, um dieselbe Auslosung noch einmal zu spielen
cli-short = kurze Sätze
cli-resume = ein angefangenes Spiel fortsetzen: seine Datei oder, ohne Angabe, das neueste
cli-file = die Datei mit der Aufzeichnung oder - für die Standardeingabe
cli-from = mit diesem Zug beginnen
cli-backwards = vom letzten Zug zum ersten
cli-depth = wie viele Züge tief
cli-position = ab dieser Stellung zählen statt vom Anfang
cli-divide = für jeden ersten Zug einzeln zählen
cli-wrong = Dieser Aufruf ist unvollständig oder nicht zu verstehen. Hilfe gibt es mit: { $help }
cli-wrong-value = „{ $value }“ passt hier nicht. Erwartet: { $expected }.
cli-wrong-choice = „{ $value }“ passt hier nicht. Möglich: { $choices-or }.
cli-wrong-seats = Du hast mehr Namen und Bots genannt, als es Plätze gibt. Plätze: { $seats }.
cli-no-file = { $path } lässt sich nicht lesen.
cli-no-output = Die Antwort lässt sich nicht auf die Standardausgabe schreiben.
cli-not-a-record = { $path } ist keine Aufzeichnung, die sich spielen lässt. { $why }
cli-no-position = Das ist keine Stellung. { $why }
cli-expected-number = eine ganze Zahl von { $least } bis { $most }
cli-nothing-unfinished = Es ist kein angefangenes Spiel gespeichert.
cli-over = Dieses Spiel ist schon aus. Anhören: { $call }

# The commands of those who study Quarto.

cli-solve = beweisen, was Quarto von Anfang an wert ist, ohne das Buch
cli-analyse = sagen, was jeder Zug einer Stellung bei bestem Spiel wert ist
cli-count = zählen, wie oft alle Figuren auf allen Feldern keine Reihe ergeben
cli-book = das Buch von Quarto neu anlegen; ein abgebrochener Aufruf geht dort weiter, wo er war
cli-threads = so viele Stränge zugleich; sonst einer für jeden Kern
cli-memory = so viele Mebibyte für das schon Bewiesene
cli-all = alle acht Regelsätze: vier bis ein Merkmal, ohne Quadrate und mit ihnen
cli-analyse-position = eine Stellung wie in der Dokumentation, oder - für eine auf jeder Zeile der Standardeingabe
cli-record = stattdessen eine aufgezeichnete Partie untersuchen
cli-at = nach so vielen Zügen der Aufzeichnung; sonst nach dem letzten
cli-why = zu jedem Zug, der gewinnt oder verliert, was zwingend folgt
cli-output = wohin das Buch kommt
cli-nodes = Bisher { $nodes } Millionen Stellungen angesehen.
cli-solved =
    { $value } bei bestem Spiel: Quarto mit { $squares ->
        [yes] Reihen und Quadraten
       *[no] Reihen allein
    }, wobei { $traits ->
        [one] ein Merkmal zählt
       *[other] { $traits } Merkmale zählen
    }. { $nodes } Millionen Stellungen in { $seconds } Sekunden, { $rate } Millionen in der Sekunde, { $memory } MiB Speicher.
value-win = Sieg für die Seite, die zuerst setzt,
value-draw = Unentschieden
value-loss = Sieg für die Seite, die zuerst eine Figur gibt,
cli-position-worth = Für die Seite am Zug: { $worth }.
cli-move-worth = { $written }, { $move }: { $worth }.
cli-follows = Erzwungen: { $moves }.
cli-lines-wrong =
    { $count ->
        [one] Eine Zeile war keine Stellung.
       *[other] { $count } Zeilen waren keine Stellungen.
    }
cli-counted = { $count } Anordnungen der 16 Figuren ergeben keine Reihe.
cli-book-progress = { $done } von { $due } Stellungen bewiesen.
cli-book-made = Das Buch liegt in { $path }.
cli-not-written = { $path } lässt sich nicht schreiben.
cli-no-memory = { $memory } MiB Speicher sind hier nicht zu haben.
cli-bench = die Messungen laufen lassen und ihre Zahlen festhalten
cli-bench-name = nur eine davon, zum Beispiel solve
cli-no-benchmarks = Die Messungen liegen bei den Quellen von fourfold, nicht im installierten Paket.
cli-bench-failed = Die Messung { $name } kam nicht bis zum Ende.
cli-no-kernel = Ohne seinen Kern beweist fourfold viel langsamer; es wurde ohne Compiler installiert.

# Tische, die aufbewahrt werden, und ihre Sicherungen.

word-url = ADRESSE
cli-backup = alle aufbewahrten Tische in eine neue Datei sichern
cli-restore = die Tische einer Sicherung in eine leere Datenbank zurückholen
cli-backup-file = eine neue Datei; eine vorhandene wird nie ersetzt
cli-restore-file = die Datei der Sicherung
cli-database = wo die Tische aufbewahrt werden: sqlite:///PFAD oder postgresql://…; sonst in der üblichen Datei dieses Benutzers
cli-backup-made = Die Sicherung liegt in { $path }.
cli-restored = Alle Tische aus { $path } sind wieder da.
backup-exists = { $path } gibt es schon und wird nicht ersetzt. Nenne eine neue Datei.
store-bad-url = „{ $database }“ ist keine Adresse einer Datenbank. Erwartet: sqlite:///PFAD oder postgresql://BENUTZER@SERVER/DATENBANK.
store-no-driver = Für PostgreSQL fehlt das Python-Paket asyncpg. Installiere fourfold mit dem Zusatz „postgres“.
store-unreachable = Die Datenbank { $database } lässt sich nicht öffnen. Sie meldet: { $why }
store-missing = Die Datenbank { $database } gibt es nicht.
store-newer = { $database } stammt von einer neueren Version von fourfold. Installiere diese oder eine spätere.
store-not-empty = Die Datenbank { $database } ist nicht leer. Eine Sicherung kommt nur in eine leere zurück.
store-not-a-backup = { $path } ist keine Sicherung von fourfold, oder sie ist beschädigt.
store-failed = Die Datenbank { $database } konnte das nicht ausführen. Sie meldet: { $why }
store-closed = Die Datenbank ist schon geschlossen.
