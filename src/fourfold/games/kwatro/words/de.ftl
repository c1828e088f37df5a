# kwatro

game-name = kwatro

## Cards. A card is a colour, a shape and a number; each of these is also said alone.

# Forms of a colour by its ending (rot-er, rot-es, rot-e, rot-en); `gender` of a shape chooses one.
red = rot
    .er = roter
    .es = rotes
    .e = rote
    .en = roten
green = grün
    .er = grüner
    .es = grünes
    .e = grüne
    .en = grünen
blue = blau
    .er = blauer
    .es = blaues
    .e = blaue
    .en = blauen
yellow = gelb
    .er = gelber
    .es = gelbes
    .e = gelbe
    .en = gelben
circle = Kreis
    .gender = masculine
square = Quadrat
    .gender = neuter
triangle = Dreieck
    .gender = neuter
cross = Kreuz
    .gender = neuter
number = { $n }
    .with = {" "}mit der Zahl { $n }

# `bare` is the accusative without an article, as people type it.
card = { $shape-gender ->
    [masculine] { $colour-er }
   *[neuter] { $colour-es }
} { $shape } { $number }
    .nom = { $shape-gender ->
    [masculine] der
   *[neuter] das
} { $colour-e } { $shape } { $number }
    .start = { $shape-gender ->
    [masculine] Der
   *[neuter] Das
} { $colour-e } { $shape } { $number }
    .acc = { $shape-gender ->
    [masculine] den { $colour-en }
   *[neuter] das { $colour-e }
} { $shape } { $number }
    .bare = { $shape-gender ->
    [masculine] { $colour-en }
   *[neuter] { $colour-es }
} { $shape } { $number }
    .short = { $shape-gender ->
    [masculine] { $colour-er }
   *[neuter] { $colour-es }
} { $shape } { $number }
joker = Joker
    .nom = ein Joker
    .acc = einen Joker
    .short = Joker
trait-colour = Farbe
trait-shape = Form
trait-number = Zahl

## Cells and lines. A cell is so many to the right of the start card and so many down from it;
## to the left and up the numbers are negative.

place = { $right },{ $down }
card-at = { $card } auf { $cell }
    .acc = { $card-acc } auf { $cell }
    .bare = { $card-bare } auf { $cell }

line-row = die waagrechte Reihe von { $first } bis { $last }
    .where = In der waagrechten Reihe von { $first } bis { $last }
    .short = waagrecht { $first } bis { $last }
line-column = die senkrechte Reihe von { $first } bis { $last }
    .where = In der senkrechten Reihe von { $first } bis { $last }
    .short = senkrecht { $first } bis { $last }

## Which cards are possible: “red or green, any shape, 2”. Each part is one value or one of these.

candidates = { $shape-gender ->
    [masculine] { $colour-er } { $shape } { $number-after }
    [neuter] { $colour-es } { $shape } { $number-after }
    [any] { $colour-e } Karte{ $number-with }
   *[several] { $colour }, { $shape }, { $number }
}
one-of-two = { $first } oder { $second }
    .er = { $first-er } oder { $second-er }
    .es = { $first-es } oder { $second-es }
    .e = { $first-e } oder { $second-e }
    .gender = several
    .with = {" "}mit der Zahl { $first } oder { $second }
one-of-three = { $first }, { $second } oder { $third }
    .er = { $first-er }, { $second-er } oder { $third-er }
    .es = { $first-es }, { $second-es } oder { $third-es }
    .e = { $first-e }, { $second-e } oder { $third-e }
    .gender = several
    .with = {" "}mit der Zahl { $first }, { $second } oder { $third }
any-colour = beliebige Farbe
    .er = beliebiger
    .es = beliebiges
    .e = beliebige
any-shape = beliebige Form
    .gender = any
any-number = beliebige Zahl
    .after = mit beliebiger Zahl
    .with = {""}

note-open = { $line-where } fehlt zum kwatro nur noch { $cell }. Dort passt: { $candidates }.
    .short = { $cell }: { $candidates }, { $line }
note-joker = Für den Joker auf { $cell } kommt infrage: { $candidates }.
    .short = Joker { $cell }: { $candidates }

## Moves as they are made

plays = { $seat } legt { $cards-acc }.
    .short = { $seat }: { $cards }
# `number` tells one point from several.
gains = { $points-number ->
    [one] { $seat } bekommt einen Punkt.
   *[other] { $seat } bekommt { $score } Punkte.
}
    .short = { $seat }: { $points }
draws = { $n ->
    [one] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $n } Karten.
}
    .short = { $n ->
    [one] { $seat } zieht eine
   *[other] { $seat } zieht { $n }
}
draws-seen = { $seat } zieht { $cards-acc }.
    .short = { $seat } zieht: { $cards }
pile-used-up = Der Stapel ist jetzt aufgebraucht.
    .short = Stapel aufgebraucht
swaps = { $seat } tauscht { $card-acc } gegen den Joker auf { $cell }.
    .short = { $seat } tauscht auf { $cell }: { $card }
passes = { $n ->
    [0] { $seat } passt.
    [one] { $seat } passt und tauscht eine Karte aus.
   *[other] { $seat } passt und tauscht { $n } Karten aus.
}
    .short = { $n ->
    [0] { $seat } passt
    [one] { $seat } passt, tauscht eine aus
   *[other] { $seat } passt, tauscht { $n } aus
}
passes-seen = { $seat } passt, legt { $cards-acc } unter den Stapel und zieht { $drawn-acc }.
    .short = { $seat } passt, gibt ab: { $cards }. Neu: { $drawn }

## A score as on the score sheet: “8 + 5 + 4 = 17, doubled for one kwatro: 34”

score = { $addition }
score-doubled = { $addition }, verdoppelt { $reasons }, also { $total }
doubled-kwatro = { $n ->
    [1] für ein kwatro
    [2] für jedes der zwei kwatros
    [3] für jedes der drei kwatros
   *[other] für jedes der { $n } kwatros
}
doubled-four-cards = für alle vier Karten
doubled-last-card = für die letzte Karte

## Moves as they are chosen

move-play = lege { $cards-bare }
    .short = { $cards }
move-swap = tausche { $card-bare } gegen den Joker auf { $cell }
    .short = tausche auf { $cell }: { $card }
move-pass = passe
move-exchange = passe und tausche { $cards-bare } aus
    .short = tausche aus: { $cards }
act-play = Legen
act-swap = Gegen den Joker tauschen
act-exchange = Karten austauschen und passen
act-pass = Passen

# What cards that lie on the grid, not yet played, would bring.
laid-scores = { $points-number ->
    [one] Das bringt einen Punkt.
   *[other] Das bringt { $score } Punkte.
}
    .short = { $points }
laid-fits = So darfst du legen.

help-typing = Lege Karten, jede mit ihrem Feld: „lege rotes Dreieck 2 auf 1,0“. Tausche eine passende Karte gegen einen Joker in der Auslage: „tausche rotes Dreieck 2 auf 1,0“. Passe mit „passe“, oder tausche dabei Karten aus: „passe rotes Dreieck 2“.
# The words that may begin a typed move, separated by commas.
verb-play = lege, leg, legen
verb-swap = tausche, tausch, tauschen
verb-pass = passe, pass, passen, austauschen

prompt-own = { $seat }, lege Karten oder passe. Auf der Hand: { $cards }.{ $swap ->
    [yes] {" "}Vorher kannst du eine Karte gegen einen Joker tauschen.
   *[no] {""}
}{ $ends ->
    [yes] {" "}Passt du, ist das Spiel aus.
   *[no] {""}
}
    .short = { $seat }, lege oder passe: { $cards }{ $swap ->
    [yes] . Jokertausch möglich
   *[no] {""}
}{ $ends ->
    [yes] . Passen beendet das Spiel
   *[no] {""}
}
prompt-other = { $seat }, lege Karten oder passe.{ $ends ->
    [yes] {" "}Passt du, ist das Spiel aus.
   *[no] {""}
}
    .short = { $seat }, lege oder passe{ $ends ->
    [yes] . Passen beendet das Spiel
   *[no] {""}
}

## Why a move is refused

refused-no-cards = Lege mindestens eine Karte, oder passe.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refused-cell-taken = Auf { $cell } liegt schon { $card-nom }.
    .short = Auf { $cell } liegt schon: { $card }
refused-cell-twice = Das Feld { $cell } hast du zweimal genannt.
refused-not-one-line = Lege alle Karten in dieselbe Zeile oder in dieselbe Spalte.
refused-gap = Auf { $cell } bliebe eine Lücke: Die Karten müssen zusammen eine Reihe ohne Lücke ergeben.
    .short = Lücke auf { $cell }
refused-touches-nothing = Mindestens eine deiner Karten muss Seite an Seite mit einer Karte der Auslage liegen.
refused-line-too-long = { $n ->
    [one] { $line-where } läge dann eine Karte. Mehr als vier dürfen es nicht sein.
   *[other] { $line-where } lägen dann { $n } Karten. Mehr als vier dürfen es nicht sein.
}
    .short = { $n ->
    [one] Zu lang, eine Karte: { $line }
   *[other] Zu lang, { $n } Karten: { $line }
}
refused-colours-mixed = { $line-where } wären die Farben gemischt: { $values }. Sie müssen alle gleich oder alle verschieden sein.
    .short = Farben gemischt, { $line }: { $values }
refused-shapes-mixed = { $line-where } wären die Formen gemischt: { $values }. Sie müssen alle gleich oder alle verschieden sein.
    .short = Formen gemischt, { $line }: { $values }
refused-numbers-mixed = { $line-where } wären die Zahlen gemischt: { $values }. Sie müssen alle gleich oder alle verschieden sein.
    .short = Zahlen gemischt, { $line }: { $values }
refused-joker-without-colour = { $n ->
    [one] Für den Joker auf { $jokers } bliebe keine Farbe übrig.
   *[other] Für die Joker auf { $jokers } bliebe keine Farbe übrig.
}
refused-joker-without-shape = { $n ->
    [one] Für den Joker auf { $jokers } bliebe keine Form übrig.
   *[other] Für die Joker auf { $jokers } bliebe keine Form übrig.
}
refused-joker-without-number = { $n ->
    [one] Für den Joker auf { $jokers } bliebe keine Zahl übrig.
   *[other] Für die Joker auf { $jokers } bliebe keine Zahl übrig.
}
refused-joker-for-joker = Einen Joker kannst du nicht gegen einen Joker tauschen.
refused-no-joker-there = Auf { $cell } liegt kein Joker.
refused-card-does-not-fit = { $card-start } passt nicht an die Stelle des Jokers auf { $cell }. Dort passt: { $candidates }.
    .short = Auf { $cell } passt: { $candidates }
refused-pile-empty = Der Stapel ist aufgebraucht: Passe, ohne Karten auszutauschen.

## Ends

ending-last-card = { $n ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
} { $seat } hat die letzte Karte gelegt. { $standings-part }.
    .short = { $n ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
} { $standings }
ending-all-passed = { $n ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
} Alle haben gepasst. { $standings-part }.
    .short = { $n ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
} Alle haben gepasst. { $standings }
ending-last-card-unscored = { $winners } gewinnt mit der letzten Karte.
ending-all-passed-unscored = Alle haben gepasst und teilen sich den Sieg.

## Options

option-seats = Zu wievielt spielt ihr?
option-seats-2 = zu zweit
option-seats-3 = zu dritt
option-seats-4 = zu viert
option-length = Wie lang soll das Spiel sein?
option-length-full = mit allen Karten
    .label = lang
option-length-short = mit der Hälfte der Karten
    .label = kurz
option-scoring = Zählt ihr Punkte?
option-scoring-yes = wie in der Anleitung
option-scoring-no = für Kinder: Es gewinnt, wer zuerst keine Karten mehr hat
expected-option-seats = 2, 3 oder 4, so viele, wie mitspielen
expected-option-length = lang oder kurz, englisch full oder short
expected-option-scoring = ja oder nein, englisch yes oder no

## Reading texts

expected-move = play für Legen, swap für Tauschen oder pass für Passen, zum Beispiel play rt2@1,0
expected-card-at-place = eine Karte und ihr Feld, zum Beispiel rt2@1,0
expected-card = eine Karte, zum Beispiel rt2, oder ** für einen Joker
expected-place = ein Feld: wie weit rechts und wie weit unten, zum Beispiel 1,-2
expected-card-in-hand = eine Karte auf deiner Hand
expected-free-place = ein freies Feld
expected-card-once = jede Karte höchstens einmal, dazu zwei Joker
expected-both-jokers = beide Joker
expected-full-deck = 66 Karten
expected-short-deck = 33 Karten
expected-position = die Auslage, die Handkarten und der Stapel, durch Leerzeichen getrennt
expected-grid = Felder, jedes nur einmal genannt, die mit der Startkarte auf 0,0 zusammenhängen; sie ist kein Joker
expected-lines = Reihen aus höchstens vier Karten, in denen die Farben, die Formen und die Zahlen jeweils alle gleich oder alle verschieden sind
expected-scores = die Punkte von allen, die mitspielen, durch Kommas getrennt
expected-passes = 1 bis 8 für ein- bis achtmal Passen
expected-reachable-position = eine Stellung, die in einem Spiel mit diesen Optionen entstehen kann
