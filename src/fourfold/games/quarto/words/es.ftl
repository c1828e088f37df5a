# Quarto

game-name = Quarto

## Traits and pieces

round = redonda
    .plural = redondas
square = cuadrada
    .plural = cuadradas
short = baja
    .plural = bajas
tall = alta
    .plural = altas
hollow = hueca
    .plural = huecas
solid = llena
    .plural = llenas
grooved = ranurada
    .plural = ranuradas
smooth = lisa
    .plural = lisas
light = clara
    .plural = claras
dark = oscura
    .plural = oscuras
trait-shape = forma
trait-height = altura
trait-body = interior
trait-surface = superficie
trait-colour = color

# The form .item stands in lists of pieces, where commas part the pieces and not the traits.
piece-access = pieza { $height ->
    [tall] alta
   *[short] baja
}, { $shape ->
    [round] redonda
   *[square] cuadrada
}, { $body ->
    [hollow] hueca
   *[solid] llena
} y { $surface ->
    [grooved] ranurada
   *[smooth] lisa
}
    .item = { $height ->
    [tall] alta
   *[short] baja
} { $shape ->
    [round] redonda
   *[square] cuadrada
} { $body ->
    [hollow] hueca
   *[solid] llena
} { $surface ->
    [grooved] ranurada
   *[smooth] lisa
}
    .short = { $height ->
    [tall] alta
   *[short] baja
} { $shape ->
    [round] redonda
   *[square] cuadrada
} { $body ->
    [hollow] hueca
   *[solid] llena
} { $surface ->
    [grooved] ranurada
   *[smooth] lisa
}
piece-classic = pieza { $colour ->
    [light] clara
   *[dark] oscura
}, { $height ->
    [tall] alta
   *[short] baja
}, { $shape ->
    [round] redonda
   *[square] cuadrada
} y { $body ->
    [hollow] hueca
   *[solid] llena
}
    .item = { $colour ->
    [light] clara
   *[dark] oscura
} { $height ->
    [tall] alta
   *[short] baja
} { $shape ->
    [round] redonda
   *[square] cuadrada
} { $body ->
    [hollow] hueca
   *[solid] llena
}
    .short = { $colour ->
    [light] clara
   *[dark] oscura
} { $height ->
    [tall] alta
   *[short] baja
} { $shape ->
    [round] redonda
   *[square] cuadrada
} { $body ->
    [hollow] hueca
   *[solid] llena
}

## Lines

line-row = la fila { $row }
    .start = La fila { $row }
    .short = fila { $row }
line-column = la columna { $column }
    .start = La columna { $column }
    .short = columna { $column }
line-diagonal = la diagonal entre { $first } y { $last }
    .start = La diagonal entre { $first } y { $last }
    .short = { $first }-{ $last }
line-square = el cuadrado entre { $first } y { $last }
    .start = El cuadrado entre { $first } y { $last }
    .short = { $first }-{ $last }

note-open = { $line-start } se completa en { $cell }: ya tiene tres piezas { $values-plural }.
    .short = { $cell }, { $line }: { $values-plural }

## Moves as they are made

gives = { $seat } entrega la { $piece }.
    .short = { $seat } entrega: { $piece }
places = { $seat } coloca en { $cell } la { $piece }.
    .short = { $seat }: { $cell }
calls = ¡QUARTO! { $seat } canta { $line }.
    .short = ¡QUARTO! { $seat }: { $line }
calls-falsely = { $seat } canta { $line }, pero ahí no hay QUARTO. El canto queda gastado.
    .short = { $seat } canta en falso: { $line }
passes = { $seat } pasa.

# Told only to who looks back at a game.
missed = Nadie ha cantado { $line }, con cuatro piezas { $values-plural }: ese QUARTO está perdido.
    .short = Perdido: { $line }, { $values-plural }

## Moves as they are chosen

move-give = entregar la { $piece }
    .item = la { $piece-item }
    .short = entregar { $piece }
move-place = colocarla en { $cell }
    .short = { $cell }
move-call = cantar { $line }
move-pass = pasar

act-give = Entregar
act-place = Colocar
act-call = ¡QUARTO!
act-pass = Pasar

help-typing = Para entregar una pieza, escribe sus características o su número: «entrega alta redonda hueca lisa» o «entrega 2». Para colocarla, basta el nombre de la casilla: «b3». Para cantar, da las casillas de los extremos de una línea: «canta a1-d1». Para pasar, escribe «paso».
# The words that may begin a typed move, separated by commas.
verb-give = entregar, entrega, dar, da
verb-place = colocar, coloca, colocarla, poner, pon
verb-call = cantar, canta, canto, quarto
verb-pass = pasar, paso, pasa

prompt-give = { $seat }, te toca entregar una pieza{ $call ->
    [yes] ; antes puedes cantar
   *[no] {""}
}.
    .short = { $seat }, te toca entregar
prompt-place = { $seat }, te toca colocar la { $piece }{ $call ->
    [yes] ; si a tu rival se le escapó algo, cántalo antes
   *[no] {""}
}.
    .short = { $seat }, te toca colocar { $piece }
prompt-last = { $seat }, todas las piezas están colocadas: te toca { $call ->
    [yes] cantar o pasar
   *[no] pasar
}.
    .short = { $seat }, te toca { $call ->
    [yes] cantar o pasar
   *[no] pasar
}

## Why a move is refused

refused-place-first = Coloca primero la { $piece }, que tienes en la mano.
refused-give-first = Ahora no toca colocar: entrega una pieza a tu rival.
refused-nothing-to-give = Ya no queda ninguna pieza que entregar. Canta o pasa.
refused-no-such-piece = Esa pieza no existe. Hay dieciséis: del 0 al 9 y de la «a» a la «f».
refused-piece-gone = La { $piece } ya está en el tablero.
refused-no-such-cell = Esa casilla no existe. Las casillas van desde a1 hasta d4.
refused-cell-taken = La casilla { $cell } está ocupada.
refused-calling-automatic = En esta partida nadie tiene que cantar: una línea ganadora gana por sí sola.
refused-line-not-counted = En esta partida los cuadrados no cuentan.
refused-window-shut = Todavía no hay nada que cantar.
refused-call-used = Ya has gastado tu canto para la última pieza colocada.
refused-nothing-to-pass = Todavía no puedes pasar: se pasa para renunciar a la última ocasión de cantar.

## Ends

ending-line = { $seat } gana con { $line }: cuatro piezas { $values-plural }.
    .short = { $seat } gana: { $line }, { $values-plural }
ending-called = { $seat } gana con un QUARTO en { $line }: cuatro piezas { $values-plural }.
    .short = { $seat } gana: { $line }, { $values-plural }
ending-stolen = { $seat } gana con un QUARTO que su rival pasó por alto en { $line }: cuatro piezas { $values-plural }.
    .short = { $seat } roba la victoria: { $line }, { $values-plural }
ending-full = Empate: las dieciséis piezas están colocadas.
    .short = Empate

## Options

option-set = ¿Con qué juego de piezas?
option-set-access = redonda o cuadrada, baja o alta, hueca o llena, ranurada o lisa
option-set-classic = clara u oscura, redonda o cuadrada, alta o baja, hueca o llena
    .label = clásico
option-calling = ¿Cómo se reconoce la victoria?
option-calling-spoken = los propios jugadores cantan QUARTO, como en el folleto
    .label = cantada
option-calling-automatic = una línea ganadora gana por sí sola en cuanto se completa
    .label = automática
option-squares = ¿Cuentan también los cuadrados de cuatro casillas contiguas?
option-squares-no = solo las líneas
option-squares-yes = las líneas y los cuadrados
option-traits = ¿Qué características cuentan? Access: 0 forma, 1 altura, 2 interior, 3 superficie. Clásico: 0 color, 1 forma, 2 altura, 3 interior. Da los números de menor a mayor, por ejemplo 0,2.
    .question = ¿Qué características cuentan?
option-traits-0 = forma (Access) o color (Clásico)
option-traits-1 = altura (Access) o forma (Clásico)
option-traits-2 = interior (Access) o altura (Clásico)
option-traits-3 = superficie (Access) o interior (Clásico)
expected-option-set = access o classic (clásico)
expected-option-calling = spoken (cantada) o automatic (automática)
expected-option-squares = yes (sí) o no
expected-option-traits = números de características, del 0 al 3, de menor a mayor y separados por comas

## What moves are worth with best play

placements =
    { $n ->
        [one] { $n } pieza
       *[other] { $n } piezas
    }
worth-win = victoria, por colocar hasta el final: { $distance }
worth-draw = empate, por colocar hasta el final: { $distance }
worth-loss = derrota, por colocar hasta el final: { $distance }

## Reading texts

expected-move = una pieza (del 0 al 9 o de la «a» a la «f»), una casilla (desde a1 hasta d4), un canto como !a1-d1, o - para pasar
expected-line = una línea por las casillas de sus extremos, como a1-d1, o un cuadrado por sus esquinas, como b2-c3
expected-board = cuatro filas de cuatro, separadas por /
expected-piece = una pieza (del 0 al 9 o de la «a» a la «f»), o . para una casilla vacía
expected-piece-once = cada pieza una vez como máximo
expected-hand = la pieza que está en la mano (del 0 al 9 o de la «a» a la «f»), o - si no hay ninguna
expected-passes = 1 o 2 pases
expected-one-last-placement = líneas que una sola colocación, la última, pueda haber completado
expected-reachable-position = una posición a la que pueda llegar una partida con estas opciones
