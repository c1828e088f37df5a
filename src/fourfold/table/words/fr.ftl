# The table.

## What happens

sits-down = { $seat } prend place.
stands-up = { $name } quitte la table.
begins-round = Nouvelle partie. { $seat } commence.
asks-takeback = { $seat } demande à reprendre le dernier coup.
asks-end = { $seat } propose d’arrêter là.
agrees = { $seat } est d’accord.
disagrees = { $seat } n’est pas d’accord.
withdraws = { $seat } retire sa demande.
takes-back = { $n ->
    [one] Un coup est repris.
   *[other] { $n } coups sont repris.
}
wants-another = { $seat } voudrait faire une autre partie.
says = { $seat } : { $text }
mutes = Tu ne lis plus ce que { $whom } écrit.
unmutes = Tu lis à nouveau ce que { $whom } écrit.

## Quick phrases

hail-hello = Bonjour !
hail-good-luck = Bonne chance !
hail-well-played = Bien joué !
hail-thanks = Merci !
hail-moment = Un petit instant.
hail-sorry = Pardon !
hail-good-game = C’était une belle partie.
hail-goodbye = Au revoir !

## Why something is refused

table-table-full = Il s’est passé tant de choses à cette table qu’on ne peut plus rien y ajouter. Ouvres-en une nouvelle.
table-time-up = Le temps de ce tour est écoulé.
table-no-such-seat = Cette place n’existe pas à cette table.
table-bad-name = Un nom compte de 1 à 40 caractères, ne contient pas « | » et ne commence pas par « bot: ».
table-name-taken = Quelqu’un s’appelle déjà { $name } à cette table. Choisis un autre nom.
table-no-such-bot = Ce robot n’existe pas.
table-seat-taken = Cette place est déjà prise.
table-already-begun = La partie a déjà commencé.
table-not-ready = La partie ne peut pas encore commencer.
table-stale = La partie a avancé entre-temps. Regarde-la de nouveau.
table-not-your-turn = Ce n’est pas à toi de jouer.
table-already-asked = Cela a déjà été demandé.
table-no-takeback = À cette table, on ne reprend pas ses coups.
table-no-agreement = Les règles de ce jeu ne permettent pas d’arrêter d’un commun accord.
table-bot-plays-on = Un robot ne s’arrête pas avant la fin.
table-nothing-to-take-back = Tu n’as encore joué aucun coup.
table-nothing-asked = Rien n’attend ta réponse.
table-not-sure = Pour abandonner, confirme que c’est bien ce que tu veux.
table-still-on = La partie est encore en cours.
table-no-chat = À cette table, on n’utilise que les petites phrases toutes prêtes.
table-bad-text = Un message compte de 1 à { $longest } caractères, sur une seule ligne.
table-no-such-hail = Cette petite phrase n’existe pas.
table-nobody-there = Tu n’as pas de place à cette table sur cet appareil.
table-not-begun = La partie n’a pas encore commencé : une place est encore libre.
table-round-over = La partie est finie.
expected-pace = none pour aucune limite de temps, des secondes pour chaque tour comme go:60, ou pour toute une partie comme game:600+5
expected-starter = le numéro d’une place, ou random pour tirer au sort
