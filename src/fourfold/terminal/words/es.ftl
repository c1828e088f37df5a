# The terminal.

## Commands: the names of each, separated by commas

command-board = tablero
command-row = fila
command-column = columna
command-cell = casilla
command-pieces = piezas, fichas
command-hand = mano
command-score = puntos, marcador
command-lines = líneas
command-last = última
command-repeat = repetir, repite
command-moves = jugadas
command-clock = reloj, tiempo
command-rules = reglas
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
help-pieces = { $names }: lo que hay junto al tablero
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
help-save = { $names }, con nombre de archivo o sin él: escribir la partida en un archivo
help-help = { $names }: esta lista
help-quit = { $names }: dejar la partida guardada para seguir otro día

## Answers

not-understood = No se entiende «{ $typed }». Se esperaba: { $expected }. Con «ayuda» conoces todos los comandos.
several-fit = { $count ->
    [one] Encaja una jugada
   *[other] Encajan { $count } jugadas
}, por ejemplo: { $moves }. Di algo más.
board-row = Fila { $name }: { $cells-item }.
board-row-empty = La fila { $name } está vacía.
    .short = Fila { $name }: vacía
board-column = Columna { $name }: { $cells-item }.
board-column-empty = La columna { $name } está vacía.
    .short = Columna { $name }: vacía
# The form .item stands in lists of cells, where commas part the cells.
cell = { $name }: { $piece }
    .item = { $name } { $piece-item }
cell-empty = { $name }: vacía
    .item = { $name } vacía
no-such-row = Esa fila no existe. Las filas son { $names }.
no-such-column = Esa columna no existe. Las columnas son { $names }.
no-such-cell = «{ $name }» no es una casilla del tablero, o allí no hay nada.
no-points = En este juego no hay puntos.
no-open-lines = No hay ninguna línea a la que le falte una sola casilla.
no-move-yet = Todavía no se ha hecho ninguna jugada.
moves = { $count ->
    [one] Hay una jugada posible:
   *[other] Hay { $count } jugadas posibles:
}
move-listed = { $written }: { $move }
wording-which = ¿Frases cortas o completas?
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
bot-plays-on = { $seat } quiere seguir jugando.
agree-too = { $seat }, ¿te parece bien terminar aquí? Responde sí o no.
saved = Partida guardada en { $path }
not-saved = No se ha podido guardar en { $path }. { $why }
kept = La partida queda guardada en { $path }. Para volver a oírla: fourfold replay { $path }
put-away = La partida queda guardada. Para seguir: fourfold play --resume { $path }
take-the-keyboard = { $seat }, el teclado es tuyo. Pulsa Intro cuando nadie más pueda ver ni oír lo que te toca.

## Before a game

which-game = ¿A qué jugamos? Puedes elegir entre { $games }.
which-answer = Puedes responder con una de estas palabras: { $answers }
ask-option = { $question } Intro: { $default }
answer-listed = { $answer }: { $meaning }
who-sits = ¿Quién juega con el número { $number }? Escribe un nombre o uno de los bots: { $bots }. Intro: { $default }
who-begins = ¿Quién empieza? Escribe el número: { $names }. O escribe azar para echarlo a suertes. Intro: azar
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

## Command line

cli-about = Quarto, Quaro y kwatro: con la vista, con el oído o con el tacto.
cli-commands = comandos
cli-usage = uso:
cli-options = opciones
cli-arguments = lo que hay que indicar
cli-help = mostrar esta ayuda y terminar
cli-lang = idioma: { $languages }; si falta, el del sistema
cli-json = responder en JSON, para programas
word-file = ARCHIVO
word-name = NOMBRE
word-seat = PUESTO
word-game = JUEGO
word-bot = BOT
word-seconds = SEGUNDOS
word-position = POSICIÓN
cli-play = jugar con este teclado, contra personas o bots
cli-replay = oír en frases una partida registrada
cli-rules = leer las reglas de un juego
cli-perft = contar todas las series de jugadas de una longitud, para comparar reglas
cli-game = uno de estos juegos: { $games }; si falta, se te pregunta
cli-game-needed = uno de estos juegos: { $games }
cli-with = un bot contra el que jugar, una vez por cada bot: { $bots }
cli-name = el nombre de quien juega con este teclado, una vez por persona
cli-starter = quién empieza: el número de un puesto, o random para echarlo a suertes
cli-move-time = segundos para cada turno; quien tarda más, pierde
cli-seed = un número que fija todo el azar, para repetir el mismo reparto
cli-short = frases cortas
cli-resume = seguir con una partida sin terminar: su archivo o, sin nombre, la más reciente
cli-file = el archivo del registro, o - para la entrada estándar
cli-from = empezar por esta jugada
cli-backwards = de la última jugada a la primera
cli-depth = cuántas jugadas de profundidad
cli-position = contar desde esta posición en lugar de hacerlo desde el principio
cli-divide = contar por separado para cada primera jugada
cli-wrong = La orden está incompleta o no se entiende. Para ver la ayuda: { $help }
cli-wrong-value = «{ $value }» no vale aquí. Se esperaba: { $expected }.
cli-wrong-choice = «{ $value }» no es una de las posibilidades: { $choices }.
cli-wrong-seats = Has indicado demasiados jugadores: { $seats ->
    [one] solo hay un puesto
   *[other] solo hay { $seats } puestos
}.
cli-no-file = No se puede leer { $path }: { $why }
cli-not-a-record = { $path } no es un registro que se pueda reproducir. { $why }
cli-no-position = Eso no es una posición. { $why }
cli-expected-number = un número entero entre { $least } y { $most }
cli-nothing-unfinished = No hay ninguna partida guardada sin terminar.
cli-over = Esta partida ya ha terminado. Para oírla: fourfold replay { $path }
