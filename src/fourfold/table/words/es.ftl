# La mesa.

## Lo que pasa

sits-down = { $seat } se sienta a la mesa.
stands-up = { $name } deja la mesa.
begins-round = Partida nueva. Empieza { $seat }.
asks-takeback = { $seat } pide retirar su última jugada.
asks-end = { $seat } pide terminar aquí la partida.
agrees = { $seat } está de acuerdo.
disagrees = { $seat } no está de acuerdo.
withdraws = { $seat } retira la petición.
takes-back = { $n ->
    [one] Se retira una jugada.
   *[other] Se retiran { $n } jugadas.
}
wants-another = { $seat } quiere jugar otra partida.
says = { $seat }: { $text }
mutes = Ya no lees lo que escribe { $whom }.
unmutes = Vuelves a leer lo que escribe { $whom }.

## Frases rápidas

hail-hello = ¡Hola!
hail-good-luck = ¡Suerte!
hail-well-played = ¡Bien jugado!
hail-thanks = ¡Gracias!
hail-moment = Un momento, por favor.
hail-sorry = ¡Perdón!
hail-good-game = Ha sido una buena partida.
hail-goodbye = ¡Hasta pronto!

## Por qué se rechaza algo

table-table-full = En esta mesa ha pasado tanto que ya no cabe nada más. Abre una nueva, por favor.
table-time-up = Se ha agotado el tiempo para esta jugada.
table-no-such-seat = Ese puesto no existe en esta mesa.
table-bad-name = Un nombre tiene entre 1 y 40 caracteres, no contiene «|» y no empieza por «bot:».
table-name-taken = En esta mesa ya hay alguien que se llama { $name }. Elige otro nombre, por favor.
table-no-such-bot = Ese bot no existe.
table-seat-taken = Este puesto ya está ocupado.
table-already-begun = La partida ya ha empezado.
table-not-ready = La partida todavía no puede empezar.
table-stale = La partida ha avanzado mientras tanto. Vuelve a mirarla, por favor.
table-not-your-turn = No es tu turno.
table-already-asked = Eso ya se ha pedido.
table-no-takeback = En esta mesa no se retira ninguna jugada.
table-no-agreement = Las reglas de este juego no permiten terminar de común acuerdo.
table-bot-plays-on = Un bot siempre juega hasta el final.
table-nothing-to-take-back = Todavía no has hecho ninguna jugada.
table-nothing-asked = No hay nada que espere tu respuesta.
table-not-sure = Para abandonar, confirma que de verdad quieres hacerlo.
table-still-on = La partida todavía no ha terminado.
table-no-chat = En esta mesa solo se usan las frases rápidas.
table-bad-text = Un mensaje tiene entre 1 y { $longest } caracteres, en una sola línea.
table-no-such-hail = Esa frase rápida no existe.
table-nobody-there = En este dispositivo no tienes puesto en esta mesa.
table-not-begun = La partida todavía no ha empezado: queda algún puesto libre.
table-round-over = La partida ha terminado.
expected-pace = none para jugar sin reloj, los segundos para cada turno, como go:60, o para toda la partida, como game:600+5
expected-starter = el número de un puesto, o random para echarlo a suertes
