# Quarto

game-name = Quarto

## Traits and pieces

round = ronde
    .plural = rondes
square = carrée
    .plural = carrées
short = petite
    .plural = petites
tall = grande
    .plural = grandes
hollow = creuse
    .plural = creuses
solid = pleine
    .plural = pleines
grooved = rainurée
    .plural = rainurées
smooth = lisse
    .plural = lisses
light = claire
    .plural = claires
dark = foncée
    .plural = foncées
trait-shape = forme
trait-height = taille
trait-body = intérieur
trait-surface = surface
trait-colour = couleur

piece-access = { $height ->
    [tall] grande
   *[short] petite
} pièce { $shape ->
    [round] ronde
   *[square] carrée
}, { $body ->
    [hollow] creuse
   *[solid] pleine
} et { $surface ->
    [grooved] rainurée
   *[smooth] lisse
}
    .short = { $height ->
    [tall] grande
   *[short] petite
} { $shape ->
    [round] ronde
   *[square] carrée
} { $body ->
    [hollow] creuse
   *[solid] pleine
} { $surface ->
    [grooved] rainurée
   *[smooth] lisse
}
piece-classic = { $height ->
    [tall] grande
   *[short] petite
} pièce { $colour ->
    [light] claire
   *[dark] foncée
}, { $shape ->
    [round] ronde
   *[square] carrée
} et { $body ->
    [hollow] creuse
   *[solid] pleine
}
    .short = { $height ->
    [tall] grande
   *[short] petite
} { $colour ->
    [light] claire
   *[dark] foncée
} { $shape ->
    [round] ronde
   *[square] carrée
} { $body ->
    [hollow] creuse
   *[solid] pleine
}

## Lines

line-row = la ligne { $row }
    .start = La ligne { $row }
    .short = ligne { $row }
line-column = la colonne { $column }
    .start = La colonne { $column }
    .short = colonne { $column }
line-diagonal = la diagonale de { $first } à { $last }
    .start = La diagonale de { $first } à { $last }
    .short = { $first }-{ $last }
line-square = le carré de { $first } à { $last }
    .start = Le carré de { $first } à { $last }
    .short = { $first }-{ $last }

note-open = { $line-start } se complète en { $cell } : ses trois pièces sont { $values-plural }.
    .short = { $cell }, { $line } : { $values-plural }

## Moves as they are made

gives = { $seat } donne la { $piece }.
    .short = { $seat } donne la { $piece }
places = { $seat } place en { $cell } la { $piece }.
    .short = { $seat } : { $cell }
calls = QUARTO ! { $seat } annonce { $line }.
    .short = QUARTO ! { $seat } : { $line }
calls-falsely = { $seat } annonce { $line }, mais ce n’est pas un QUARTO. Cette annonce est perdue.
    .short = { $seat } annonce à tort : { $line }
passes = { $seat } passe.

# Told only to who looks back at a game.
missed = Personne n’a annoncé { $line }, dont les quatre pièces sont { $values-plural } : ce QUARTO est perdu.
    .short = Perdu : { $line }, { $values-plural }

## Moves as they are chosen

move-give = donner la { $piece }
    .short = donner la { $piece-short }
move-place = la placer en { $cell }
    .short = { $cell }
move-call = annoncer { $line }
    .short = annoncer { $line-short }
move-pass = passer

act-give = Donner
act-place = Placer
act-call = QUARTO !
act-pass = Passer

help-typing = Donne une pièce par ses caractères ou par son numéro : « donner grande ronde creuse lisse » ou « donner 2 ». Place-la par le nom d’une case : « b3 ». Annonce un alignement par les cases de ses deux bouts : « annoncer a1-d1 ». Pour passer : « passer ».
# The words that may begin a typed move, separated by commas.
verb-give = donner, donne
verb-place = placer, place, poser, pose, mettre, mets
verb-call = annoncer, annonce, quarto
verb-pass = passer, passe

# Said aloud, “Anna, donne” is also the announcement “Anna donne”: hence “à toi de”.
prompt-give = { $seat }, à toi de donner une pièce{ $call ->
    [yes] {" "}; si tu vois un QUARTO, annonce-le d’abord
   *[no] {""}
}.
    .short = { $seat }, à toi de donner
prompt-place = { $seat }, à toi de placer la { $piece }{ $call ->
    [yes] {" "}; si un QUARTO est passé inaperçu, annonce-le d’abord
   *[no] {""}
}.
    .short = { $seat }, à toi de placer la { $piece }
prompt-last = { $seat }, toutes les pièces sont placées : { $call ->
    [yes] à toi d’annoncer ou de passer
   *[no] à toi de passer
}.
    .short = { $seat }, à toi { $call ->
    [yes] d’annoncer ou de passer
   *[no] de passer
}

## Why a move is refused

refused-place-first = Tu as encore en main la { $piece } : place-la d’abord.
refused-give-first = Tu n’as rien à placer pour l’instant : donne une pièce à ton adversaire.
refused-nothing-to-give = Il ne reste aucune pièce à donner. Annonce ou passe.
refused-no-such-piece = Cette pièce n’existe pas. Il y en a seize, de 0 à 9 et de a à f.
refused-piece-gone = La { $piece } est déjà sur le plateau.
refused-no-such-cell = Cette case n’existe pas. Les cases vont de a1 à d4.
refused-cell-taken = La case { $cell } est occupée.
refused-calling-automatic = Dans cette partie, il n’y a rien à annoncer : un alignement gagnant l’emporte de lui-même dès qu’il est complet.
refused-line-not-counted = Dans cette partie, les carrés ne comptent pas.
refused-window-shut = Il n’y a encore rien à annoncer.
refused-call-used = Tu as déjà utilisé ton annonce pour la dernière pièce placée.
refused-nothing-to-pass = Tu ne peux pas encore passer : passer, c’est renoncer à la dernière occasion d’annoncer.

## Ends

ending-line = { $seat } gagne avec { $line } : les quatre pièces sont { $values-plural }.
    .short = { $seat } gagne : { $line }, { $values-plural }
ending-called = { $seat } gagne par un QUARTO sur { $line } : les quatre pièces sont { $values-plural }.
    .short = { $seat } gagne : { $line }, { $values-plural }
ending-stolen = { $seat } gagne par un QUARTO que son adversaire n’a pas vu, sur { $line } : les quatre pièces sont { $values-plural }.
    .short = { $seat } souffle la victoire : { $line }, { $values-plural }
ending-full = Match nul : les seize pièces sont placées.
    .short = Match nul

## Options

option-set = Quel jeu de pièces ?
option-set-access = les pièces Access, rondes ou carrées, petites ou grandes, creuses ou pleines, rainurées ou lisses
option-set-classic = les pièces Classique, claires ou foncées, rondes ou carrées, grandes ou petites, creuses ou pleines
    .label = classique
option-calling = Comment reconnaît-on une victoire ?
option-calling-spoken = les joueurs annoncent eux-mêmes « QUARTO ! », comme dans la notice
    .label = annoncée
option-calling-automatic = un alignement gagnant l’emporte de lui-même dès qu’il est complet
    .label = automatique
option-squares = Les carrés de quatre cases voisines comptent-ils aussi ?
option-squares-no = seulement les alignements
option-squares-yes = les alignements et les carrés
option-traits = Quels critères comptent ? Access : 0 forme, 1 taille, 2 intérieur, 3 surface. Classique : 0 couleur, 1 forme, 2 taille, 3 intérieur. Donne les numéros dans l’ordre croissant, par exemple 0,2.
    .question = Quels critères comptent ?
option-traits-0 = forme (Access) ou couleur (Classique)
option-traits-1 = taille (Access) ou forme (Classique)
option-traits-2 = intérieur (Access) ou taille (Classique)
option-traits-3 = surface (Access) ou intérieur (Classique)
expected-option-set = access ou classic (classique)
expected-option-calling = spoken (annoncée) ou automatic (automatique)
expected-option-squares = yes (oui) ou no (non)
expected-option-traits = des numéros de critères de 0 à 3, dans l’ordre croissant et séparés par des virgules

## What moves are worth with best play

placements =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
worth-win = victoire, encore { $distance } à placer jusqu’à la fin
worth-draw = match nul, encore { $distance } à placer jusqu’à la fin
worth-loss = défaite, encore { $distance } à placer jusqu’à la fin

## Reading texts

expected-move = une pièce (0 à 9, a à f), une case (a1 à d4), une annonce comme !a1-d1, ou - pour passer
expected-line = un alignement par les cases de ses deux bouts, comme a1-d1, ou un carré par ses coins, comme b2-c3
expected-board = quatre lignes de quatre, séparées par /
expected-piece = une pièce (0 à 9, a à f) ou . pour une case vide
expected-piece-once = chaque pièce une fois au plus
expected-hand = la pièce en main (0 à 9, a à f), ou - s’il n’y en a pas
expected-passes = 1 ou 2 tours passés
expected-one-last-placement = des alignements qu’une seule et même dernière pièce a pu compléter
expected-reachable-position = une position qu’une partie avec ces options peut atteindre
