# What all games share.

language-name = Español
seat = Jugador { $number }
list-two = { $first } y { $last }
    .or = { $first } o { $last }
list-more = { $first } y { $last }
    .or = { $first } o { $last }
bot-random = Bot aleatorio
bot-greedy = Bot codicioso
bot-level-1 = Bot de nivel 1
bot-level-2 = Bot de nivel 2
bot-level-3 = Bot de nivel 3
bot-level-4 = Bot de nivel 4
bot-level-5 = Bot de nivel 5
bot-level-6 = Bot de nivel 6
bot-level-7 = Bot de nivel 7
bot-perfect = Bot perfecto
yes = sí
no = no

## Points

# The form .word is the noun alone, after a number that has just been said.
points = { $n ->
    [one] un punto
   *[other] { $n } puntos
}
    .word = { $n ->
    [one] punto
   *[other] puntos
}
# The form .part stands in lists inside a sentence.
standing = { $seat } tiene { $points }.
    .part = { $seat } tiene { $points }
    .short = { $seat }: { $points }

## Ends that the players make

ending-resigned = { $loser } abandona. La victoria es para { $winners }.
    .short = { $loser } abandona
ending-time = { $loser } agota su tiempo. La victoria es para { $winners }.
    .short = Tiempo agotado: { $loser }
ending-agreed-draw = Empate: la partida termina de común acuerdo.
    .short = Empate acordado
ending-agreed = La victoria es para { $winners }: la partida termina de común acuerdo.
    .short = Victoria acordada para { $winners }

refused-game-over = La partida ha terminado.

## The board

board-row = Fila { $name }: { $cells-item }.
board-row-empty = La fila { $name } está vacía.
    .short = Fila { $name }: vacía
# The form .item stands in lists of cells, where commas part the cells.
cell = { $name }: { $piece }
    .item = { $name } { $piece-item }
cell-empty = { $name }: vacía
    .item = { $name } vacía

## Places beside the board

shelf-hand = { $count ->
    [0] { $seat } no tiene nada en la mano.
    [one] { $seat } tiene en la mano: { $pieces }.
   *[other] { $seat } tiene en la mano: { $pieces-item }.
}
    .short = { $count ->
    [0] { $seat }: nada
   *[other] { $seat }: { $pieces }
}
shelf-hand-nobody = Nadie tiene una pieza en la mano.
shelf-hand-hidden = { $hidden ->
    [one] { $seat } tiene una carta, boca abajo.
   *[other] { $seat } tiene { $hidden } cartas, boca abajo.
}
    .short = { $hidden ->
    [one] { $seat }: una carta
   *[other] { $seat }: { $hidden } cartas
}
shelf-spare = { $count ->
    [0] No queda ninguna pieza junto al tablero.
    [one] Queda una pieza: { $pieces-item }.
   *[other] Quedan { $count } piezas: { $pieces-item }.
}
    .short = { $count ->
    [0] No queda ninguna
    [one] Queda una: { $pieces }
   *[other] Quedan { $count }: { $pieces }
}
shelf-bag = { $hidden ->
    [0] La bolsa está vacía.
    [one] Queda una ficha en la bolsa.
   *[other] Quedan { $hidden } fichas en la bolsa.
}
shelf-pile = { $hidden ->
    [0] El mazo está agotado.
    [one] Queda una carta en el mazo.
   *[other] Quedan { $hidden } cartas en el mazo.
}

## Reading texts

notation-error = No se entiende «{ $found }». Se esperaba: { $expected }.
notation-error-at = Carácter { $at }: no se entiende «{ $found }». Se esperaba: { $expected }.
notation-error-line = Línea { $line }, carácter { $at }: no se entiende «{ $found }». Se esperaba: { $expected }.
broken-record = La jugada { $number }, «{ $move }», no es posible. { $why }
expected-game = el nombre de un juego, como quarto
expected-option = una opción de este juego
expected-key-value = palabras de la forma clave=valor, ninguna repetida
expected-cell = el nombre de una casilla del tablero
expected-seat = el número de un puesto
expected-state-word = una palabra propia de una posición de este juego
expected-short-text = un texto más corto
expected-short-record = un registro de 65.536 caracteres como máximo
expected-deal = el reparto de este juego
expected-header = una de las líneas game, options, deal, seats y outcome, cada una solo una vez y con la forma «clave: valor», y después una línea vacía
expected-names = un nombre para cada puesto, separados por «|», ninguno de más de 40 caracteres
expected-outcome = el resultado al que llevan estas jugadas
