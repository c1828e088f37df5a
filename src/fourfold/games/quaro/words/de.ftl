# Quaro

game-name = Quaro

## Stones

stone-red = roter Stein
    .acc = roten Stein
    .short = rot
stone-green = grüner Stein
    .acc = grünen Stein
    .short = grün
stone-blue = blauer Stein
    .acc = blauen Stein
    .short = blau
stone-yellow = gelber Stein
    .acc = gelben Stein
    .short = gelb

stones-red = { $n ->
    [one] ein roter Stein
   *[other] { $n } rote Steine
}
    .acc = { $n ->
    [one] einen roten Stein
   *[other] { $n } rote Steine
}
    .short = { $n } rot
stones-green = { $n ->
    [one] ein grüner Stein
   *[other] { $n } grüne Steine
}
    .acc = { $n ->
    [one] einen grünen Stein
   *[other] { $n } grüne Steine
}
    .short = { $n } grün
stones-blue = { $n ->
    [one] ein blauer Stein
   *[other] { $n } blaue Steine
}
    .acc = { $n ->
    [one] einen blauen Stein
   *[other] { $n } blaue Steine
}
    .short = { $n } blau
stones-yellow = { $n ->
    [one] ein gelber Stein
   *[other] { $n } gelbe Steine
}
    .acc = { $n ->
    [one] einen gelben Stein
   *[other] { $n } gelbe Steine
}
    .short = { $n } gelb

trait-colour = Farbe

## Lines: four cells one after another. A row is a line with all four colours.

line-across = waagrecht von { $first } bis { $last }
    .short = { $first } bis { $last }
line-down = senkrecht von { $first } bis { $last }
    .short = { $first } bis { $last }
line-diagonal = diagonal von { $first } bis { $last }
    .short = { $first } bis { $last }

note-open = Ein { $stone } auf { $cell } vollendet eine Reihe: { $line }.
    .short = { $cell } { $stone }: { $line }

## Moves as they are made

places = { $seat } setzt einen { $stone-acc } auf { $cell }.
    .short = { $seat }: { $stone } { $cell }
scores = { $seat } setzt einen { $stone-acc } auf { $cell } und bekommt { $points-acc }.
    .short = { $seat }: { $stone } { $cell }, { $points }
rows-made = { $n ->
    [one] Neue Reihe: { $lines }.
   *[other] { $n } neue Reihen: { $lines }.
}
    .short = { $lines }
further = { $seat } muss noch einen Stein setzen.
    .short = { $seat }: noch ein Stein
refills = { $seat } zieht { $stones-acc }.
    .short = { $seat } zieht { $stones }
bag-empty = Der Beutel ist jetzt leer.
    .short = Beutel leer
stays = { $seat } füllt nicht nach.
    .short = { $seat } füllt nicht nach
skipped = { $seat } hat keinen Stein mehr und wird übersprungen.
    .short = { $seat } wird übersprungen

## Moves as they are chosen

move-place = setze einen { $stone-acc } auf { $cell }
    .short = { $stone } { $cell }
move-refill = fülle nach
    .short = nachfüllen
move-stay = verweigere das Nachfüllen
    .short = verweigern

act-place = Setzen
act-refill = Nachfüllen
act-stay = Nachfüllen verweigern

help-typing = Setze einen Stein mit seiner Farbe und einem Feld: „rot c4“ oder „r@c4“. Am Ende deines Zuges antworte „nachfüllen“ oder „verweigern“.

# The words that may begin a typed move, separated by commas.
verb-place = setze, setz, setzen, lege, legen
verb-refill = nachfüllen, auffüllen, fülle, zieh, ziehe, ziehen
verb-stay = verweigern, verweigere, verzichte, verzichten, nicht

prompt-place = { $seat }, setze einen Stein. Du hast { $stones-acc }.
    .short = { $seat }, setze. { $stones }
prompt-further = { $seat }, setze noch einen Stein. Du hast { $stones-acc }.
    .short = { $seat }, setze noch einen. { $stones }
prompt-refill = { $seat }, nachfüllen oder verweigern? Du hast { $stones-acc }. { $n ->
    [one] Im Beutel ist noch ein Stein.
   *[other] Im Beutel sind noch { $n } Steine.
}
    .short = { $seat }, nachfüllen oder verweigern? { $stones }

## Why a move is refused

refused-refill-or-stay = Entscheide zuerst, ob du nachfüllst oder das Nachfüllen verweigerst.
refused-refill-automatic = In diesem Spiel wird von selbst nachgefüllt.
refused-place-first = Setze zuerst einen Stein. Nachgefüllt wird am Ende des Zuges.
refused-no-such-colour = Diese Farbe gibt es nicht. Die Farben sind r für Rot, g für Grün, b für Blau und y für Gelb.
refused-not-in-hand = Du hast keinen { $stone-acc }.
    .short = Das hast du nicht: { $stone }
refused-no-such-cell = Dieses Feld gibt es nicht. Das Brett ist ein Kreuz: a bis h und 1 bis 8, ohne die zwei mal zwei Felder an jeder Ecke.
refused-cell-taken = { $cell } ist schon besetzt.

## Ends

ending-full = { $n ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
} Das Brett ist voll. { $standings-part }.
    .short = { $n ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
} Brett voll. { $standings }
ending-no-more-points = { $n ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
} Es lässt sich keine Reihe mehr vollenden. { $standings-part }.
    .short = { $n ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
} Keine Reihe mehr möglich. { $standings }

## Options

option-seats = Zu wievielt spielt ihr?
option-seats-2 = zu zweit
option-seats-3 = zu dritt
option-seats-4 = zu viert
option-refusal = Dürft ihr das Nachfüllen verweigern?
option-refusal-yes = wie in der Anleitung
option-refusal-no = es wird immer nachgefüllt
expected-option-seats = 2, 3 oder 4, so viele, wie mitspielen
expected-option-refusal = ja oder nein, englisch yes oder no

## Reading texts

expected-move = ein Stein und ein Feld wie y@c4, refill für Nachfüllen oder stay für Verweigern
expected-colour = eine Farbe: r, g, b oder y
expected-stone = ein Stein (r, g, b oder y) oder . für ein leeres Feld
expected-board = acht Zeilen mit vier, vier, acht, acht, acht, acht, vier und vier Feldern, getrennt durch /
expected-hands = höchstens vier Steine für jeden Platz, etwa rgb, oder - für keinen, durch Kommas getrennt
expected-bag = die Steine im Beutel, etwa rgby, oder - für keinen
expected-all-stones = zwölf Steine in jeder der vier Farben
expected-scores = die Punkte jedes Platzes, durch Kommas getrennt
expected-stage = place, further oder refill
expected-points-of-rows = insgesamt so viele Punkte, wie Reihen auf dem Brett liegen
expected-reachable-position = eine Stellung, die in einem Spiel mit diesen Optionen entstehen kann
