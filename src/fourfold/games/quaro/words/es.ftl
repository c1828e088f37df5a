# Quaro

game-name = Quaro

## Stones

# The form .item stands where the word for stone has just been said, or goes without saying.
stone-red = ficha roja
    .item = roja
    .short = roja
stone-green = ficha verde
    .item = verde
    .short = verde
stone-blue = ficha azul
    .item = azul
    .short = azul
stone-yellow = ficha amarilla
    .item = amarilla
    .short = amarilla

stones-red = { $n ->
    [one] una ficha roja
   *[other] { $n } fichas rojas
}
    .item = { $n ->
    [one] una roja
   *[other] { $n } rojas
}
    .short = { $n ->
    [one] una roja
   *[other] { $n } rojas
}
stones-green = { $n ->
    [one] una ficha verde
   *[other] { $n } fichas verdes
}
    .item = { $n ->
    [one] una verde
   *[other] { $n } verdes
}
    .short = { $n ->
    [one] una verde
   *[other] { $n } verdes
}
stones-blue = { $n ->
    [one] una ficha azul
   *[other] { $n } fichas azules
}
    .item = { $n ->
    [one] una azul
   *[other] { $n } azules
}
    .short = { $n ->
    [one] una azul
   *[other] { $n } azules
}
stones-yellow = { $n ->
    [one] una ficha amarilla
   *[other] { $n } fichas amarillas
}
    .item = { $n ->
    [one] una amarilla
   *[other] { $n } amarillas
}
    .short = { $n ->
    [one] una amarilla
   *[other] { $n } amarillas
}

trait-colour = color

## Lines: four cells one after another. A row is a line with all four colours.

line-across = desde { $first } hasta { $last } en horizontal
    .short = { $first }-{ $last }
line-down = desde { $first } hasta { $last } en vertical
    .short = { $first }-{ $last }
line-diagonal = desde { $first } hasta { $last } en diagonal
    .short = { $first }-{ $last }

note-open = Una { $stone } en { $cell } completaría la línea { $line }.
    .short = { $cell } { $stone }: { $line }

## Moves as they are made

places = { $seat } coloca una { $stone } en { $cell }.
    .short = { $seat }: { $stone } { $cell }
scores = { $seat } coloca una { $stone } en { $cell } y suma { $points }.
    .short = { $seat }: { $stone } { $cell }, { $points }
rows-made = { $n ->
    [one] Línea nueva: { $lines }.
   *[other] { $n } líneas nuevas: { $lines }.
}
    .short = { $lines }
further = { $seat } tiene que colocar una ficha más.
    .short = { $seat }: una ficha más
refills = { $seat } saca de la bolsa { $stones }.
    .short = { $seat } saca { $stones }
bag-empty = La bolsa está vacía.
    .short = Bolsa vacía
stays = { $seat } renuncia a reponer.
    .short = { $seat } renuncia
skipped = { $seat } no tiene fichas y pierde el turno.
    .short = { $seat } pierde el turno

## Moves as they are chosen

move-place = colocar una { $stone } en { $cell }
    .item = una { $stone-item } en { $cell }
    .short = { $stone } { $cell }
move-refill = reponer
move-stay = renunciar a reponer
    .short = renunciar

act-place = Colocar
act-refill = Reponer
act-stay = Renunciar a reponer

help-typing = Para colocar una ficha, di su color y la casilla: «roja c4» o «r@c4». Al final de tu turno, responde «reponer» o «renunciar».

# The words that may begin a typed move, separated by commas.
verb-place = colocar, coloca, coloco, poner, pon, pongo
verb-refill = reponer, repón, repongo, sacar, saca, saco
verb-stay = renunciar, renuncia, renuncio

prompt-place = { $seat }, te toca colocar una ficha. Tienes { $stones-item }.
    .short = { $seat }, te toca. Tienes { $stones }
prompt-further = { $seat }, te toca colocar una ficha más. Tienes { $stones-item }.
    .short = { $seat }, una ficha más. Tienes { $stones }
prompt-refill = { $seat }, ¿repones fichas o renuncias? Tienes { $stones-item }. En la bolsa { $n ->
    [one] queda una
   *[other] quedan { $n }
}.
    .short = { $seat }, ¿reponer o renunciar? Tienes { $stones }

## Why a move is refused

refused-refill-or-stay = Di primero si repones o renuncias a reponer.
refused-refill-automatic = En esta partida las fichas se reponen solas.
refused-place-first = Coloca primero una ficha. Se repone al final del turno.
refused-no-such-colour = Ese color no existe. Los colores se escriben con la inicial inglesa: rojo «r», verde «g», azul «b» y amarillo «y».
refused-not-in-hand = No tienes ninguna { $stone } en la mano.
refused-no-such-cell = Esa casilla no existe. El tablero es una cruz, de la «a» a la «h» y del 1 al 8, sin las esquinas.
refused-cell-taken = La casilla { $cell } está ocupada.

## Ends

ending-full = { $n ->
    [one] { $winners } gana.
   *[other] { $winners } comparten la victoria.
} El tablero está lleno. { $standings-part }.
    .short = { $n ->
    [one] { $winners } gana.
   *[other] { $winners } comparten la victoria.
} Tablero lleno. { $standings }
ending-no-more-points = { $n ->
    [one] { $winners } gana.
   *[other] { $winners } comparten la victoria.
} Ya no se puede completar ninguna línea. { $standings-part }.
    .short = { $n ->
    [one] { $winners } gana.
   *[other] { $winners } comparten la victoria.
} Ya no hay línea posible. { $standings }

## Options

option-seats = ¿Cuántos jugadores?
option-seats-2 = dos jugadores
option-seats-3 = tres jugadores
option-seats-4 = cuatro jugadores
option-refusal = ¿Se puede renunciar a reponer?
option-refusal-yes = como en el folleto
option-refusal-no = todos reponen siempre
expected-option-seats = 2, 3 o 4 jugadores
expected-option-refusal = yes (sí) o no

## Reading texts

expected-move = una ficha y una casilla, como y@c4; o bien refill (reponer) o stay (renunciar)
expected-colour = un color: «r» rojo, «g» verde, «b» azul o «y» amarillo
expected-stone = una ficha (r, g, b o y), o . para una casilla vacía
expected-board = ocho filas de cuatro, cuatro, ocho, ocho, ocho, ocho, cuatro y cuatro casillas, separadas por /
expected-hands = para cada puesto, una mano de cuatro fichas como máximo, como rgb, o - si no hay ninguna, separadas por comas
expected-bag = las fichas de la bolsa, como rgby, o - si no hay ninguna
expected-all-stones = doce fichas de cada uno de los cuatro colores
expected-scores = los puntos de cada puesto, separados por comas
expected-stage = place (colocar), further (colocar una ficha más) o refill (reponer)
expected-points-of-rows = en total, tantos puntos como líneas hay en el tablero
expected-reachable-position = una posición a la que pueda llegar una partida con estas opciones
