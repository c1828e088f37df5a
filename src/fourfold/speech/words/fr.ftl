# What all games share.

language-name = Français
seat = Joueur { $number }
list-two = { $first } et { $last }
    .or = { $first } ou { $last }
list-more = { $first } et { $last }
    .or = { $first } ou { $last }
bot-random = Robot aléatoire
bot-greedy = Robot gourmand
bot-level-1 = Robot de niveau 1
bot-level-2 = Robot de niveau 2
bot-level-3 = Robot de niveau 3
bot-level-4 = Robot de niveau 4
bot-level-5 = Robot de niveau 5
bot-level-6 = Robot de niveau 6
bot-level-7 = Robot de niveau 7
bot-perfect = Robot parfait
yes = oui
no = non

## Points

# The form .word is the noun alone, after a number that has just been said.
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
    .word = { $n ->
    [one] point
   *[other] points
}
standing = { $seat } a { $points }.
    .part = { $seat } a { $points }
    .short = { $seat } : { $points }

## Ends that the players make

ending-resigned = { $loser } abandonne. La victoire revient à { $winners }.
    .short = { $loser } abandonne
ending-time = { $loser } n’a plus de temps. La victoire revient à { $winners }.
    .short = Temps écoulé : { $loser }
ending-agreed-draw = Match nul : tout le monde est d’accord pour arrêter.
    .short = Match nul d’un commun accord
ending-agreed = La victoire revient à { $winners } : tout le monde est d’accord pour arrêter.
    .short = Victoire : { $winners }, d’un commun accord

refused-game-over = La partie est finie.

## The board

board-row = Ligne { $name } : { $cells-short }.
board-row-empty = La ligne { $name } est vide.
    .short = Ligne { $name } : vide
cell = { $name } : { $piece }.
    .short = { $name } { $piece-short }
cell-empty = { $name } : case vide.
    .short = { $name } vide

## Places beside the board

shelf-hand = { $count ->
    [0] { $seat } n’a rien en main.
    [one] { $seat } a en main : { $pieces }.
   *[other] { $seat } a en main : { $pieces-short }.
}
    .short = { $count ->
    [0] { $seat } : rien
   *[other] { $seat } : { $pieces }
}
shelf-hand-nobody = Personne n’a de pièce en main.
shelf-hand-hidden = { $hidden ->
    [one] { $seat } a une carte, face cachée.
   *[other] { $seat } a { $hidden } cartes, face cachée.
}
    .short = { $hidden ->
    [one] { $seat } : une carte
   *[other] { $seat } : { $hidden } cartes
}
shelf-spare = { $count ->
    [0] Il ne reste aucune pièce à côté du plateau.
    [one] Il reste une pièce : { $pieces }.
   *[other] Il reste { $count } pièces : { $pieces-short }.
}
    .short = { $count ->
    [0] Réserve vide
   *[other] { $count } en réserve : { $pieces }
}
shelf-bag = { $hidden ->
    [0] Le sac est vide.
    [one] Il y a un pion dans le sac.
   *[other] Il y a { $hidden } pions dans le sac.
}
shelf-pile = { $hidden ->
    [0] La pioche est épuisée.
    [one] Il y a une carte dans la pioche.
   *[other] Il y a { $hidden } cartes dans la pioche.
}

## Reading texts

notation-error = « { $found } » n’est pas compris. Attendu : { $expected }.
notation-error-at = « { $found } », au caractère { $at }, n’est pas compris. Attendu : { $expected }.
notation-error-line = Ligne { $line }, caractère { $at } : « { $found } » n’est pas compris. Attendu : { $expected }.
broken-record = Le coup { $number }, « { $move } », n’est pas jouable. { $why }
expected-game = le nom d’un jeu, comme quarto
expected-option = une option de ce jeu
expected-key-value = des mots de la forme clé=valeur, aucun en double
expected-cell = le nom d’une case du plateau
expected-seat = le numéro d’une place
expected-state-word = un mot qui fait partie d’une position de ce jeu
expected-short-text = un texte plus court
expected-short-record = l’enregistrement d’une partie, de 65 536 caractères au plus
expected-deal = la donne de ce jeu
expected-header = une des lignes game, options, deal, seats, outcome, chacune une seule fois, sous la forme « clé: valeur », puis une ligne vide
expected-names = un nom pour chaque place, séparés par « | », aucun ne dépassant 40 caractères
expected-outcome = le résultat auquel mènent ces coups
