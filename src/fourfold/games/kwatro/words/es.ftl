# kwatro

game-name = kwatro

## Cards. A card is a colour, a shape and a number; each of these is also said alone.

# The form .f agrees with a feminine noun (carta, cruz), .hue follows nouns of both genders.
red = rojo
    .f = roja
    .hue = de color rojo
green = verde
    .hue = de color verde
blue = azul
    .hue = de color azul
yellow = amarillo
    .f = amarilla
    .hue = de color amarillo
# The form .un has the indefinite article; .kind says how to go on: f, any, some, single, or else
# masculine.
circle = círculo
    .un = un círculo
square = cuadrado
    .un = un cuadrado
triangle = triángulo
    .un = un triángulo
cross = cruz
    .un = una cruz
    .kind = f
# The form .con follows a shape in a choice of cards.
number = { $n }
    .kind = single
    .con = con el número { $n }

# The form .el has the article, .neg the word that stands after a negation.
card = { $shape } { $shape-kind ->
    [f] { $colour-f }
   *[m] { $colour }
} { $number }
    .el = { $shape-kind ->
    [f] la { $shape } { $colour-f }
   *[m] el { $shape } { $colour }
} { $number }
    .neg = { $shape-kind ->
    [f] la { $shape } { $colour-f }
   *[m] el { $shape } { $colour }
} { $number }
joker = comodín
    .el = un comodín
    .neg = ningún comodín
trait-colour = color
trait-shape = forma
trait-number = número

## Cells and lines. A cell is so many to the right of the start card and so many down from it;
## to the left and up the numbers are negative.

place = { $right },{ $down }
card-at = { $card } en { $cell }
    .el = { $card-el } en { $cell }

line-row = la fila desde { $first } hasta { $last }
    .start = La fila desde { $first } hasta { $last }
    .short = fila { $first } a { $last }
line-column = la columna desde { $first } hasta { $last }
    .start = La columna desde { $first } hasta { $last }
    .short = columna { $first } a { $last }

## Which cards are possible: “red or green, any shape, 2”. Each part is one value or one of these.

# “la cruz roja 2”, “un triángulo rojo o verde con el número 2”, “cualquier carta con el número 2 o 3”,
# “un círculo o una cruz de color rojo con cualquier número”.
candidates = { $shape-kind ->
    [any] { $colour-kind ->
        [any] cualquier carta
       *[other] cualquier carta { $colour-f }
    }{ $number-kind ->
        [any] {""}
       *[other] {" "}{ $number-con }
    }
    [some] { $shape-un } { $colour-hue } { $number-con }
    [f] { $colour-kind ->
        [any] una { $shape } de cualquier color { $number-con }
        [some] una { $shape } { $colour-f } { $number-con }
       *[other] { $number-kind ->
            [single] la { $shape } { $colour-f } { $number }
           *[other] una { $shape } { $colour-f } { $number-con }
        }
    }
   *[m] { $colour-kind ->
        [any] un { $shape } de cualquier color { $number-con }
        [some] un { $shape } { $colour } { $number-con }
       *[other] { $number-kind ->
            [single] el { $shape } { $colour } { $number }
           *[other] un { $shape } { $colour } { $number-con }
        }
    }
}
    .short = { $shape-kind ->
    [any] { $colour-kind ->
        [any] { $number-kind ->
            [any] cualquier carta
           *[other] cualquier { $number }
        }
       *[other] { $number-kind ->
            [any] cualquier carta { $colour-f }
           *[other] carta { $colour-f }, { $number }
        }
    }
    [some] { $shape }, { $colour }, { $number }
    [f] { $colour-kind ->
        [any] { $shape } de cualquier color, { $number }
        [some] { $shape } { $colour-f }, { $number }
       *[other] { $number-kind ->
            [single] { $shape } { $colour-f } { $number }
           *[other] { $shape } { $colour-f }, { $number }
        }
    }
   *[m] { $colour-kind ->
        [any] { $shape } de cualquier color, { $number }
        [some] { $shape } { $colour }, { $number }
       *[other] { $number-kind ->
            [single] { $shape } { $colour } { $number }
           *[other] { $shape } { $colour }, { $number }
        }
    }
}
one-of-two = { $first } o { $second }
    .f = { $first-f } o { $second-f }
    .un = { $first-un } o { $second-un }
    .hue = de color { $first } o { $second }
    .con = con el número { $first } o { $second }
    .kind = some
one-of-three = { $first }, { $second } o { $third }
    .f = { $first-f }, { $second-f } o { $third-f }
    .un = { $first-un }, { $second-un } o { $third-un }
    .hue = de color { $first }, { $second } o { $third }
    .con = con el número { $first }, { $second } o { $third }
    .kind = some
any-colour = cualquier color
    .f = de cualquier color
    .hue = de cualquier color
    .kind = any
any-shape = cualquier forma
    .un = cualquier forma
    .kind = any
any-number = cualquier número
    .con = con cualquier número
    .kind = any

note-open = En { $cell }, { $candidates } completa un kwatro: { $line }.
    .short = { $cell }: { $candidates }, { $line }
note-joker = El comodín de { $cell } puede ser { $candidates }.
    .short = Comodín { $cell }: { $candidates }

## Moves as they are made

plays = { $seat } pone { $cards-el }.
    .short = { $seat }: { $cards }
gains = { $seat } suma { $score } { $points-word }.
    .short = { $seat } suma { $points }
draws = { $n ->
    [one] { $seat } roba una carta.
   *[other] { $seat } roba { $n } cartas.
}
    .short = { $n ->
    [one] { $seat } roba una
   *[other] { $seat } roba { $n }
}
draws-seen = { $seat } roba { $cards-el }.
    .short = { $seat } roba: { $cards }
pile-used-up = El mazo se ha agotado.
    .short = Mazo agotado
swaps = { $seat } cambia { $card-el } por el comodín de { $cell }.
    .short = { $seat } cambia { $card } por comodín en { $cell }
passes = { $n ->
    [0] { $seat } pasa.
    [one] { $seat } pasa y reemplaza una carta.
   *[other] { $seat } pasa y reemplaza { $n } cartas.
}
    .short = { $n ->
    [0] { $seat } pasa
    [one] { $seat } pasa, reemplaza una
   *[other] { $seat } pasa, reemplaza { $n }
}
passes-seen = { $seat } pasa, pone debajo del mazo { $cards-el }, y roba { $drawn-el }.
    .short = { $seat } pasa: { $cards }. Roba { $drawn }

## A score as on the score sheet: “8 + 5 + 4 = 17, doubled for one kwatro: 34”

score = { $addition }
score-doubled = { $addition }, doblados { $reasons }: { $total }
doubled-kwatro = { $n ->
    [1] por un kwatro
    [2] por cada uno de los dos kwatros
    [3] por cada uno de los tres kwatros
   *[other] por cada uno de los { $n } kwatros
}
doubled-four-cards = por las cuatro cartas
doubled-last-card = por la última carta

## Moves as they are chosen

move-play = poner { $cards-el }
    .short = { $cards }
move-swap = cambiar { $card-el } por el comodín que está en { $cell }
    .short = cambiar { $card } por comodín en { $cell }
move-pass = pasar
move-exchange = pasar y reemplazar { $cards-el }
    .short = pasar, reemplazar { $cards }
act-play = Jugar
act-swap = Cambiar por el comodín
act-exchange = Reemplazar cartas y pasar
act-pass = Pasar

# What cards that lie on the grid, not yet played, would bring.
laid-scores = Esta jugada sumaría { $score } { $points-word }.
    .short = { $points }
laid-fits = Así puedes jugar.

# The words that may begin a typed move, separated by commas.
help-typing = Para jugar cartas, di cada una y su sitio: «pon triángulo rojo 2 en 1,0». Para llevarte un comodín de la cuadrícula, di qué carta pones en su lugar: «cambia triángulo rojo 2 en 1,0». Para pasar, escribe «paso»; para pasar y reemplazar cartas, nómbralas: «pasa triángulo rojo 2».
verb-play = poner, pon, pongo, jugar, juega, juego
verb-swap = cambiar, cambia
verb-pass = pasar, pasa, paso, reemplazar, reemplaza, reemplazo

prompt-own = { $seat }, te toca jugar cartas o pasar. Tienes { $cards-el }.{ $swap ->
    [yes] {" "}Antes puedes llevarte un comodín.
   *[no] {""}
}{ $ends ->
    [yes] {" "}Si pasas, termina la partida.
   *[no] {""}
}
    .short = { $seat }, te toca: { $cards }{ $swap ->
    [yes] . Puedes llevarte un comodín
   *[no] {""}
}{ $ends ->
    [yes] . Si pasas, se acaba
   *[no] {""}
}
prompt-other = { $seat }, te toca jugar cartas o pasar.{ $ends ->
    [yes] {" "}Si pasas, termina la partida.
   *[no] {""}
}
    .short = { $seat }, te toca jugar o pasar

## Why a move is refused

refused-no-cards = Juega al menos una carta, o pasa.
refused-not-in-hand = No tienes { $card-neg } en la mano.
refused-cell-taken = El sitio { $cell } está ocupado por { $card-el }.
refused-cell-twice = Has nombrado dos veces el sitio { $cell }.
refused-not-one-line = Pon todas las cartas en una misma fila o en una misma columna.
refused-gap = Queda un hueco en { $cell }: las cartas tienen que formar una sola línea, sin huecos.
    .short = Hueco en { $cell }
refused-touches-nothing = Ninguna de tus cartas toca la cuadrícula, lado con lado.
refused-line-too-long = { $n ->
    [one] { $line-start } tendría { $n } carta. Puede tener cuatro como máximo.
   *[other] { $line-start } tendría { $n } cartas. Puede tener cuatro como máximo.
}
    .short = { $n } cartas, máximo cuatro: { $line }
refused-colours-mixed = { $line-start } mezcla colores: { $values }. Tienen que ser todos iguales o todos distintos.
    .short = Colores mezclados, { $line }: { $values }
refused-shapes-mixed = { $line-start } mezcla formas: { $values }. Tienen que ser todas iguales o todas distintas.
    .short = Formas mezcladas, { $line }: { $values }
refused-numbers-mixed = { $line-start } mezcla números: { $values }. Tienen que ser todos iguales o todos distintos.
    .short = Números mezclados, { $line }: { $values }
refused-joker-without-colour = { $n ->
    [one] No quedaría ningún color para el comodín de { $jokers }.
   *[other] No quedaría ningún color para los comodines de { $jokers }.
}
refused-joker-without-shape = { $n ->
    [one] No quedaría ninguna forma para el comodín de { $jokers }.
   *[other] No quedaría ninguna forma para los comodines de { $jokers }.
}
refused-joker-without-number = { $n ->
    [one] No quedaría ningún número para el comodín de { $jokers }.
   *[other] No quedaría ningún número para los comodines de { $jokers }.
}
refused-joker-for-joker = Un comodín no se puede cambiar por otro: pon en su lugar una carta.
refused-no-joker-there = No hay ningún comodín en { $cell }.
refused-card-does-not-fit = En lugar del comodín de { $cell } no encaja { $card-el }. Sí encaja { $candidates }.
    .short = En { $cell } encaja: { $candidates }
refused-pile-empty = El mazo está agotado: pasa sin reemplazar cartas.

## Ends

ending-last-card = { $n ->
    [one] { $winners } gana.
   *[other] { $winners } comparten la victoria.
} { $seat } ha jugado la última carta. { $standings-part }.
    .short = { $n ->
    [one] { $winners } gana.
   *[other] { $winners } comparten la victoria.
} { $standings }
ending-all-passed = { $n ->
    [one] { $winners } gana.
   *[other] { $winners } comparten la victoria.
} Todos han pasado. { $standings-part }.
    .short = { $n ->
    [one] { $winners } gana.
   *[other] { $winners } comparten la victoria.
} Todos han pasado. { $standings }
ending-last-card-unscored = { $winners } gana con la última carta.
ending-all-passed-unscored = Todos comparten la victoria, porque todos han pasado.
    .short = Victoria compartida: todos han pasado

## Options

option-seats = ¿Cuántos jugadores?
option-seats-2 = dos jugadores
option-seats-3 = tres jugadores
option-seats-4 = cuatro jugadores
option-length = ¿Partida larga o corta?
option-length-full = con todas las cartas
    .label = larga
option-length-short = con la mitad de las cartas
    .label = corta
option-scoring = ¿Se cuentan los puntos?
option-scoring-yes = gana quien tiene más puntos
option-scoring-no = para jugar con niños: gana quien primero se queda sin cartas
expected-option-seats = 2, 3 o 4 jugadores
expected-option-length = full (larga) o short (corta)
expected-option-scoring = yes (sí) o no

## Reading texts

expected-move = play (jugar), swap (cambiar) o pass (pasar), como play rt2@1,0
expected-card-at-place = una carta y un sitio, como rt2@1,0
expected-card = una carta como rt2, o ** para un comodín
expected-place = un sitio: cuánto a la derecha y cuánto hacia abajo, como 1,-2
expected-card-in-hand = una carta de tu mano
expected-free-place = un sitio libre
expected-card-once = cada carta una vez como máximo, y dos comodines
expected-both-jokers = los dos comodines
expected-full-deck = 66 cartas
expected-short-deck = 33 cartas
expected-position = la cuadrícula, las manos y el mazo, separados por espacios
expected-grid = sitios nombrados una sola vez y unidos todos con la carta inicial, que está en 0,0 y no es un comodín
expected-lines = líneas de cuatro cartas como máximo en las que los colores, las formas y los números sean, cada uno por su lado, todos iguales o todos distintos
expected-scores = los puntos de cada puesto, separados por comas
expected-passes = de 1 a 8 pases
expected-reachable-position = una posición a la que pueda llegar una partida con estas opciones
