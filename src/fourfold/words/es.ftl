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
cli-serve = servir las páginas web, a este equipo o a otros
cli-ready = fourfold está listo en { $url } – para pararlo, pulsa Ctrl-C.
cli-host = la dirección en la que escuchar; si falta, solo se sirve a este equipo
cli-port = el puerto en el que escuchar; 0 para cualquiera que esté libre
cli-no-port = No se puede servir nada en { $host }, puerto { $port }: el puerto está ocupado, o la dirección no es de este equipo.
cli-thinkers = cuántos procesos piensan por los bots
cli-behind-proxy = confiar en lo que un proxy situado delante dice sobre el origen de las visitas
cli-no-limits = no limitar la frecuencia con que actúan las visitas; para cuando ya lo hace un proxy
word-host = DIRECCIÓN
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

# The commands of those who study Quarto.

cli-solve = demostrar cuánto vale Quarto desde el principio, sin el libro
cli-analyse = decir cuánto vale cada jugada de una posición con el mejor juego
cli-count = contar las colocaciones de todas las piezas que no forman ninguna línea
cli-book = rehacer el libro de Quarto; una llamada interrumpida sigue donde estaba
cli-threads = cuántos hilos a la vez; si no se dice, uno por núcleo
cli-memory = cuántos mebibytes para lo ya demostrado
cli-all = los ocho conjuntos de reglas: de cuatro características a una, sin cuadrados y con ellos
cli-analyse-position = una posición escrita como en la documentación, o - para leer una en cada línea de la entrada estándar
cli-record = analizar en su lugar el registro de una partida
cli-at = tras tantas jugadas del registro; si no se dice, tras la última
cli-why = para cada jugada que gana o pierde, lo que sigue a la fuerza
cli-output = dónde queda el libro
cli-nodes = { $nodes } millones de posiciones miradas hasta ahora.
cli-solved =
    { $value } con el mejor juego: Quarto con { $squares ->
        [yes] líneas y cuadrados
       *[no] solo líneas
    }, donde { $traits ->
        [one] cuenta una característica
       *[other] cuentan { $traits } características
    }. { $nodes } millones de posiciones en { $seconds } segundos, { $rate } millones por segundo, { $memory } MiB de memoria.
value-win = Victoria de quien coloca primero
value-draw = Empate
value-loss = Victoria de quien entrega primero
cli-position-worth = Para quien tiene el turno: { $worth }.
cli-move-worth = { $written }, { $move }: { $worth }.
cli-follows = A la fuerza: { $moves }.
cli-lines-wrong =
    { $count ->
        [one] Una línea no era una posición.
       *[other] { $count } líneas no eran posiciones.
    }
cli-counted = { $count } colocaciones de las 16 piezas no forman ninguna línea.
cli-book-progress = { $done } de { $due } posiciones demostradas.
cli-book-made = El libro está en { $path }.
cli-not-written = No se puede escribir { $path }.
cli-no-memory = Aquí no hay { $memory } MiB de memoria disponibles.
cli-bench = hacer las mediciones y guardar sus cifras
cli-bench-name = solo una de ellas, por ejemplo solve
cli-no-benchmarks = Las mediciones acompañan al código fuente de fourfold, no al paquete instalado.
cli-bench-failed = La medición { $name } no llegó a su fin.
cli-no-kernel = Sin su núcleo, fourfold demuestra mucho más despacio; se instaló sin compilador.

# Las mesas guardadas y sus copias de seguridad.

word-url = DIRECCIÓN
cli-backup = copiar todas las mesas guardadas en un archivo nuevo
cli-restore = devolver las mesas de una copia de seguridad a una base de datos vacía
cli-backup-file = un archivo nuevo; uno que ya existe nunca se reemplaza
cli-restore-file = el archivo de la copia de seguridad
cli-database = dónde se guardan las mesas: sqlite:///RUTA o postgresql://…; si no se indica, en el archivo habitual de este usuario
cli-backup-made = La copia de seguridad está en { $path }.
cli-restored = Todas las mesas de { $path } están de vuelta.
backup-exists = { $path } ya existe y no se reemplaza. Indica un archivo nuevo.
store-bad-url = «{ $database }» no es la dirección de una base de datos. Se espera: sqlite:///RUTA o postgresql://USUARIO@SERVIDOR/BASE.
store-no-driver = Para PostgreSQL falta el paquete de Python asyncpg. Instala fourfold con el complemento «postgres».
store-unreachable = No se puede abrir la base de datos { $database }. Su mensaje: { $why }
store-missing = No existe la base de datos { $database }.
store-newer = { $database } procede de una versión más nueva de fourfold. Instala esa versión o una posterior.
store-not-empty = La base de datos { $database } no está vacía. Una copia de seguridad solo se restaura en una vacía.
store-not-a-backup = { $path } no es una copia de seguridad de fourfold o está dañado.
store-failed = La base de datos { $database } no ha podido hacerlo. Su mensaje: { $why }
store-closed = La base de datos ya está cerrada.
