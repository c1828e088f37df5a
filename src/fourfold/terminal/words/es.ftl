# The terminal.

## Commands: the names of each, separated by commas

command-board = tablero
command-row = fila
command-column = columna
command-cell = casilla
command-pieces = piezas, fichas, bolsa, mazo
command-hand = mano
command-score = puntos, marcador
command-lines = líneas
command-last = última
command-repeat = repetir, repite
command-moves = jugadas
command-clock = reloj, tiempo
command-rules = reglas, regla
command-wording = frases
command-undo = deshacer, deshaz
command-resign = abandonar, abandono
command-agree = acuerdo
command-save = guardar, guarda
command-help = ayuda
command-quit = salir, cerrar

wording-short = cortas, corta, corto
wording-full = completas, completa, completo, largas

## What each command does

help-board = { $names }: todo el tablero, fila por fila
help-row = { $names } 2: una fila, casilla por casilla
help-column = { $names } b: una columna, casilla por casilla
help-cell = { $names } b3: una sola casilla
help-pieces = { $names }: lo que queda junto al tablero, en la bolsa o en el mazo
help-hand = { $names }: lo que hay en la mano
help-score = { $names }: los puntos
help-lines = { $names }: las líneas a las que solo les falta una casilla
help-last = { $names }: la última jugada
help-repeat = { $names }: lo que se ha dicho desde tu última respuesta
help-moves = { $names }: todas las jugadas que puedes hacer ahora
help-clock = { $names }: el tiempo que queda en este turno
help-rules = { $names }: las reglas, o solo una si añades su número
help-wording = { $names } cortas, { $names } completas: hablar con menos palabras o con todas
help-undo = { $names }: retirar tu última jugada
help-resign = { $names }: dar la partida por perdida
help-agree = { $names }: proponer a los demás terminar aquí, si las reglas lo permiten
help-save = { $names }: escribir la partida en un archivo; puedes añadir el nombre que quieras darle
help-help = { $names }: esta lista
help-quit = { $names }: dejar la partida guardada para seguir otro día

## Answers

not-understood = No se entiende «{ $typed }». Se esperaba: { $expected }. Escribe «ayuda» para conocer todos los comandos.
several-fit = { $count ->
    [one] Encaja una jugada
   *[other] Encajan { $count } jugadas
}, por ejemplo: { $moves-item }. Da más detalles.
board-column = Columna { $name }: { $cells-item }.
board-column-empty = La columna { $name } está vacía.
    .short = Columna { $name }: vacía
no-such-row = Esa fila no existe. Las filas son { $names }.
no-such-column = Esa columna no existe. Las columnas son { $names }.
no-such-cell = «{ $name }» no es una casilla del tablero, o allí no hay nada.
no-points = En este juego no hay puntos.
no-open-lines = No hay ninguna línea a punto de completarse.
no-move-yet = Todavía no se ha hecho ninguna jugada.
moves = { $count ->
    [one] Hay una jugada posible:
   *[other] Hay { $count } jugadas posibles:
}
move-listed = { $written }: { $move }
wording-which = Escribe «frases cortas» o «frases completas».
now-short = A partir de ahora, frases cortas.
now-full = A partir de ahora, frases completas.
no-such-clause = Esa regla no existe. Las reglas son { $names }.
no-clock = Se juega sin reloj.
time-left = { $seconds ->
    [one] Queda un segundo.
   *[other] Quedan { $seconds } segundos.
}
nothing-to-undo = No hay ninguna jugada que retirar.
undone = Jugada retirada.
really-resign = { $seat }, ¿de verdad quieres abandonar? Responde sí o no.
go-on = La partida sigue.
no-agreement = Las reglas de este juego no permiten terminar de común acuerdo.
declines-to-stop = { $seat } quiere seguir jugando.
agree-too = { $seat }, ¿te parece bien terminar aquí? Responde sí o no.
saved = Partida guardada en { $path }
not-saved = No se ha podido guardar la partida: no se puede escribir en { $path }.
replace-file = { $path } ya existe. ¿Quieres reemplazar ese archivo? Responde sí o no.
kept = La partida queda guardada. Para volver a oírla: { $call }
put-away = La partida queda guardada. Para seguir: { $call }
take-the-keyboard = { $seat }, el teclado es tuyo. Pulsa Intro cuando nadie más pueda ver ni oír nada.

## Before a game

which-game = ¿A qué jugamos: { $games-or }?
which-answer = Escribe { $answers-or }.
which-option = Eso no vale aquí. Se esperaba: { $expected }.
ask-option = { $question } Intro: { $default }
answer-listed = { $answer }: { $meaning }
who-sits = ¿Quién ocupa el puesto { $number }? Escribe un nombre o uno de los bots: { $bots-or }. Intro: { $default }
who-begins = ¿Quién empieza: { $names-or }? Escribe el número, o azar para echarlo a suertes. Intro: azar
random-start = azar, sorteo, suerte
bad-name = Un nombre tiene entre 1 y 40 caracteres, no contiene «|» y no empieza por «bot:».
resume-question = Hay una partida de { $game } sin terminar, { $count ->
    [0] todavía sin jugadas
    [one] con una jugada hecha
   *[other] con { $count } jugadas hechas
}. ¿Quieres seguir con ella? Responde sí o no.
begins = Empieza { $seat }.
welcome = { $game }. Escribe «ayuda» para conocer todos los comandos.

## Replay

replay-head = { $game }: { $names }.
replay-move = { $number }. { $sentences }
replay-unfinished = El registro acaba aquí; la partida no ha terminado.
