# Las páginas web.

## Todas las páginas

skip = Saltar al contenido
navigation = Páginas
page-lobby = Mesas abiertas
page-rules = Reglas
page-analysis = Análisis
page-settings = Ajustes
page-about = Acerca de
look-for-news = Ver novedades
title-of-game = { $page }: { $game }
back-to-start = Volver al inicio
back-to-table = Volver a la mesa
title-refused = No ha podido ser

## Inicio

title-start = Juega a Quarto, Quaro y kwatro
start-heading = Cuatro en línea, característica por característica
start-about = Tres juegos para entre dos y cuatro personas: con la vista, con el oído o con el tacto, en un mismo dispositivo, por internet o contra un bot. No hace falta ninguna cuenta.
about-quarto = Entrega una pieza a tu rival y coloca la que te entregan. Gana una línea de cuatro con una característica en común, si alguien canta ¡QUARTO!
about-quaro = Coloca fichas en una cruz. Cada línea de cuatro con los cuatro colores suma un punto.
about-kwatro = Pon cartas en líneas en las que los colores, las formas y los números sean, cada uno por su lado, todos iguales o todos distintos.
start-play = Jugar a { $game }
start-rules = Reglas de { $game }
start-recent = Tus mesas

## Las mesas abiertas

lobby-heading = Mesas abiertas
lobby-about = Aquí esperan jugadores que buscan compañía. Siéntate donde haya un puesto libre, o quédate a mirar.
lobby-empty = Ahora mismo no hay ninguna mesa abierta. Abre una, y otros la encontrarán aquí.
lobby-open = Abrir una mesa de { $game }

## Una mesa nueva

new-heading = Una mesa nueva de { $game }
new-players = ¿Quién juega?
your-name = Tu nombre
new-seat = Puesto { $number }
new-seats-help = Si hay más puestos que los jugadores que eliges abajo, los últimos no se usan.
player-open = alguien a quien envías un enlace
player-here = alguien en este dispositivo
new-table = En la mesa
new-starter = ¿Quién empieza?
starter-random = se echa a suertes
starter-me = yo
new-pace = ¿Con reloj?
pace-none = sin reloj
pace-go-60 = un minuto para cada turno
pace-go-300 = cinco minutos para cada turno
pace-game-300-5 = cinco minutos para la partida y cinco segundos más por cada turno
pace-game-900-10 = quince minutos para la partida y diez segundos más por cada turno
pace-game-86400 = un día para la partida
switch-hints = Las casillas dicen lo que completarían
switch-takeback = Se pueden retirar jugadas si todos están de acuerdo
switch-chat = Los jugadores pueden escribirse
switch-spectators = Otras personas pueden mirar
switch-listed = Mostrar esta mesa entre las mesas abiertas
new-open = Abrir la mesa

## La mesa

table-heading = { $game }: { $players }
title-your-turn = Tu turno
title-turn = Turno de { $seat }
title-won = Victoria de { $winners }
title-draw = Nadie ha ganado
title-waiting = Faltan jugadores
waiting = { $n ->
    [0] Todos los puestos están ocupados.
    [one] Queda un puesto libre.
   *[other] Quedan { $n } puestos libres.
}
players = Jugadores
time-left = Tiempo restante
agreed = Lo acordado
offline = Sin conexión. Se sigue intentando…
unsent = No se ha podido enviar: no hay conexión. Vuelve a intentarlo.
invite-here-only = Esta dirección solo vale en este dispositivo. Para jugar con otros por la red, alguien tiene que alojar fourfold: véase docs/hosting.md.
you = (tú)
sit-down = Sentarse
stand-up = Dejar la mesa
invite-heading = Invitar a alguien
invite-about = Quien abra este enlace puede ocupar un puesto libre. No hace falta ninguna cuenta.
invite-link = Enlace
invite-code = El enlace como código para una cámara
copy-link = Copiar el enlace
seat-bot = O que juegue un bot
seat-this-bot = Dar el puesto a este bot
board = Tablero
label-cell = { $name } { $piece-item }
label-cell-empty = { $name } vacía
board-window = Tablero, se puede desplazar
mark-newest = última jugada
mark-won = en la línea ganadora
mark-dead = en una línea que nadie cantó
mark-scored = en una línea que sumó un punto
mark-laid = puesta, todavía sin jugar
spare-left = { $n ->
    [0] No queda ninguna pieza junto al tablero.
    [one] Queda una pieza junto al tablero.
   *[other] Quedan { $n } piezas junto al tablero.
}
piece-gone = ya no está aquí: { $piece }
take-up-again = Recoger las cartas
choose-to-exchange = ¿Qué cartas reemplazas? También vale ninguna.
point-at-line = ¿Qué línea es?
table-not-pointed = Eso no se puede hacer ahora.
table-choose-piece = Elige primero lo que vas a poner ahí.
curtain = { $name }, es tu turno. Muestra tus cartas cuando nadie más pueda verlas.
curtain-open = Soy { $name }, enséñame mis cartas
messages = Lo que ha pasado
talk = Charla
ask-takeback = Pedir retirar mi última jugada
ask-end = Terminar aquí la partida
ask-again = Jugar otra vez
agree = De acuerdo
disagree = No estoy de acuerdo
withdraw = Retirar la petición
resign = Abandonar
really-resign = ¿De verdad quieres abandonar esta partida?
resign-sure = Sí, abandono
write = Escribir a los demás
send = Enviar
mute-whom = Dejar de leer a { $whom }
unmute-whom = Volver a leer a { $whom }
zoom-title = Tamaño de las cartas
zoom-1 = Muy pequeño
zoom-2 = Pequeño
zoom-3 = Grande
zoom-4 = Muy grande

## Otro dispositivo

other-device = Seguir jugando en otro dispositivo
device-about = Abre este enlace en el otro dispositivo y allí tendrás también tu puesto. No des el enlace a nadie: quien lo tiene juega en tu lugar. Vale durante quince minutos.
device-link = Tu propio enlace
device-code = Tu propio enlace como código para una cámara
take-heading = Seguir jugando aquí
take-seat = Jugar en este dispositivo

## Repetición

replay = Repetición
replay-steps = Pasos de la repetición
replay-title = Jugada { $at } de { $count }
replay-first = Al principio
replay-back = Una atrás
replay-on = Una adelante
replay-last = Al final
replay-moves = Todas las jugadas
replay-rounds = Todas las partidas de esta mesa
replay-round = Partida { $number }
record-text = La partida como texto
analyse-here = ¿Cuánto vale aquí cada jugada?

## Análisis

analysis-heading = Análisis de { $game }
analysis-about = Cuánto vale cada jugada si después nadie se equivoca.
analysis-position = Posición, fila por fila, y después la pieza que está en la mano
analysis-example = Un ejemplo: el comienzo de la partida
analysis-signs = Qué significan los signos
analyse = Analizar
analysis-moves = Todas las jugadas, la mejor primero
analysis-move = Jugada
analysis-worth = Valor
analysis-why = ¿Por qué?
analysis-why-move = ¿Por qué? { $move }
no-analysis = Todavía nadie sabe cuánto valen las jugadas de este juego.

## Ajustes

setting-language = Idioma
setting-theme = Colores
setting-theme-auto = los del dispositivo
setting-theme-light = claros
setting-theme-dark = oscuros
setting-theme-contrast = de alto contraste
setting-text = Tamaño del texto
setting-text-normal = el habitual
setting-text-large = grande
setting-text-larger = más grande
setting-wording = Frases
setting-wording-full = completas
setting-wording-short = cortas
setting-announce = Anunciar lo que pasa a los lectores de pantalla
setting-announce-yes = sí
setting-announce-no = no
settings-keep = Guardar estos ajustes
settings-kept = Tus ajustes están guardados en este dispositivo.

## Acerca de

about-heading = Acerca de fourfold
about-what = fourfold es la casa de tres juegos que comparten una idea: cuatro en línea, característica por característica. Es software libre con la licencia Apache.
about-keys-heading = Con el teclado y con el oído
about-keys = En el tablero, las flechas van de casilla en casilla, Inicio y Fin llevan a los extremos de una fila, e Intro señala. La tecla Q canta QUARTO cuando es posible cantar. Todo lo que pasa se anuncia y queda en la lista de lo que ha pasado.
about-no-script = Todas las páginas funcionan también sin JavaScript; entonces, «Ver novedades» muestra lo que han hecho los demás.
about-privacy-heading = Lo que se guarda
about-privacy = Las partidas, los nombres que eligen los jugadores y lo que escriben en una mesa. Ninguna cuenta, ninguna publicidad, nada de otros sitios. Tus puestos y tus ajustes se guardan en cookies en tu dispositivo.
about-owners-heading = De quién son estos juegos
about-owners = Los nombres de los juegos pertenecen a sus dueños. fourfold no tiene relación con sus autores ni con sus editoriales y no usa ninguna de sus ilustraciones ni de sus textos.

## Cuando algo no es posible

error-400 = No se entiende esta petición.
error-403 = Desde aquí no puedes ver ni hacer esto.
error-404 = Aquí no hay nada. Quizá el enlace esté incompleto.
error-405 = Eso no se puede hacer aquí.
error-408 = La petición ha tardado demasiado.
error-409 = Eso no encaja con la situación de ahora.
error-413 = Es demasiado de una sola vez.
error-414 = La dirección es demasiado larga.
error-422 = No se entiende lo que se ha enviado.
error-429 = Han sido demasiadas veces en poco tiempo. Espera un momento, por favor.
error-431 = La petición tiene encabezados demasiado largos.
error-500 = Aquí algo ha ido mal. Ha quedado anotado, y tu partida está guardada.
error-503 = En este momento no se puede guardar nada, así que no se ha hecho nada. Vuelve a intentarlo pronto.
