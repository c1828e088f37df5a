# The terminal.

## Commands: the names of each, separated by commas

command-board = plateau, grille
command-row = ligne
command-column = colonne
command-cell = case
command-pieces = pièces, pions, réserve, sac, paquet
command-hand = main
command-score = score, points
command-lines = alignements, rangées
command-last = dernier, dernière
command-repeat = répéter, répète
command-moves = coups
command-clock = temps, pendule, montre
command-rules = règles, règle
command-wording = phrases
command-undo = annuler
command-resign = abandonner, abandon
command-agree = accord
command-save = enregistrer, sauvegarder
command-help = aide
command-quit = quitter, sortir

wording-short = courtes, courte, court, brèves
wording-full = complètes, complète, complet, longues

## What each command does

help-board = { $names } : tout le plateau, ligne par ligne
help-row = { $names } 2 : une ligne, case par case
help-column = { $names } b : une colonne, case par case
help-cell = { $names } b3 : une seule case
help-pieces = { $names } : ce qui reste à côté du plateau, dans le sac ou dans la pioche
help-hand = { $names } : ce qu’on a en main
help-score = { $names } : les points de tout le monde
help-lines = { $names } : les alignements ou les rangées où il ne manque plus qu’une case
help-last = { $names } : le dernier coup
help-repeat = { $names } : ce qui a été dit depuis ta dernière réponse
help-moves = { $names } : tous les coups que tu peux jouer maintenant
help-clock = { $names } : le temps qui reste pour ce tour
help-rules = { $names } : toutes les règles, ou un seul paragraphe si tu ajoutes son numéro
help-wording = { $names } courtes, { $names } complètes : pour changer la longueur des phrases
help-undo = { $names } : reprendre ton dernier coup
help-resign = { $names } : déclarer la partie perdue
help-agree = { $names } : proposer aux autres d’arrêter là, si les règles le permettent
help-save = { $names }, avec ou sans nom de fichier : enregistrer la partie dans un fichier
help-help = { $names } : cette liste
help-quit = { $names } : mettre la partie de côté, pour la reprendre plus tard

## Answers

not-understood = « { $typed } » n’est pas compris. Attendu : { $expected }. Tape « aide » pour voir toutes les commandes.
several-fit = { $count ->
    [one] Un coup correspond
   *[other] { $count } coups correspondent
}, par exemple : { $moves-short }. Donne plus de détails.
board-column = Colonne { $name } : { $cells-short }.
board-column-empty = La colonne { $name } est vide.
    .short = Colonne { $name } : vide
no-such-row = Cette ligne n’existe pas. Les lignes sont { $names }.
no-such-column = Cette colonne n’existe pas. Les colonnes sont { $names }.
no-such-cell = « { $name } » n’est pas une case du plateau, ou bien il n’y a rien à cet endroit.
no-points = Ce jeu se joue sans points.
no-open-lines = Rien n’est près d’être complété.
no-move-yet = Aucun coup n’a encore été joué.
moves = { $count ->
    [one] Un seul coup est possible :
   *[other] { $count } coups sont possibles :
}
move-listed = { $written } : { $move }
wording-which = Tape « phrases courtes » ou « phrases complètes ».
now-short = À partir de maintenant, les phrases sont courtes.
now-full = À partir de maintenant, les phrases sont complètes.
no-such-clause = Ce paragraphe n’existe pas. Les paragraphes sont { $names }.
no-clock = Il n’y a pas de limite de temps.
time-left = { $seconds ->
    [0] Il ne reste plus de temps.
    [one] Il reste une seconde.
   *[other] Il reste { $seconds } secondes.
}
nothing-to-undo = Il n’y a aucun coup à reprendre.
undone = Coup repris.
really-resign = { $seat }, veux-tu vraiment abandonner ? Oui ou non ?
go-on = La partie continue.
no-agreement = Les règles de ce jeu ne permettent pas d’arrêter d’un commun accord.
declines-to-stop = { $seat } veut continuer à jouer.
agree-too = { $seat }, veux-tu bien arrêter là ? Oui ou non ?
saved = Partie enregistrée : { $path }
not-saved = Partie non enregistrée : on ne peut pas écrire dans { $path }.
replace-file = { $path } existe déjà. Faut-il remplacer ce fichier ? Oui ou non ?
kept = La partie est conservée. Pour la réécouter : { $call }
put-away = La partie est conservée. Pour la reprendre : { $call }
take-the-keyboard = { $seat }, à toi le clavier. Appuie sur Entrée quand personne d’autre ne peut voir ni entendre.

## Before a game

which-game = Quel jeu : { $games-or } ?
which-answer = Réponds par { $answers-or }.
which-option = Réponds par { $expected }.
ask-option = { $question } Entrée : { $default }
answer-listed = { $answer } : { $meaning }
who-sits = Qui occupe la place { $number } ? Tape un nom, ou un des robots : { $bots-or }. Entrée : { $default }
who-begins = Qui commence : { $names-or } ? Tape un numéro, ou « hasard » pour tirer au sort. Entrée : hasard
random-start = hasard, sort
bad-name = Un nom compte de 1 à 40 caractères, ne contient pas « | » et ne commence pas par « bot: ».
resume-question = Tu as une partie de { $game } en cours : { $count ->
    [0] aucun coup joué
    [one] un coup joué
   *[other] { $count } coups joués
}. Veux-tu la reprendre ? Oui ou non ?
begins = { $seat } commence.
welcome = { $game }. Tape « aide » pour voir toutes les commandes.

## Replay

replay-head = { $game } : { $names }.
replay-move = { $number }. { $sentences }
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
