# The command line.

cli-about = Quarto, Quaro y kwatro: con la vista, con el oído o con el tacto.
cli-commands = comandos
cli-usage = uso:
cli-options = opciones
cli-arguments = lo que hay que indicar
cli-help = mostrar esta ayuda y terminar
cli-lang = idioma: { $languages-or }; si falta, el del sistema
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
cli-game = uno de estos juegos: { $games-or }; si falta, se te pregunta
cli-game-needed = uno de estos juegos: { $games-or }
cli-with = un bot contra el que jugar, una vez por cada bot: { $bots-or }
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
cli-wrong-choice = «{ $value }» no vale aquí. Prueba con { $choices-or }.
cli-wrong-seats = Has indicado demasiados jugadores: { $seats ->
    [one] solo hay un puesto
   *[other] solo hay { $seats } puestos
}.
cli-no-file = No se puede leer { $path }.
cli-no-output = No se puede escribir la respuesta en la salida estándar.
cli-not-a-record = { $path } no es un registro que se pueda reproducir. { $why }
cli-no-position = Eso no es una posición. { $why }
cli-expected-number = un número entero entre { $least } y { $most }
cli-nothing-unfinished = No hay ninguna partida guardada sin terminar.
cli-over = Esta partida ya ha terminado. Para oírla: { $call }
