# kwatro

game-name = kwatro

## Cards. A card is a colour, a shape and a number; each of these is also said alone.

# The form .f agrees with a feminine noun (carte, croix), .hue follows nouns of both genders.
red = rouge
    .hue = de couleur rouge
green = vert
    .f = verte
    .hue = de couleur verte
blue = bleu
    .f = bleue
    .hue = de couleur bleue
yellow = jaune
    .hue = de couleur jaune
# The form .un has the indefinite article; .kind says how to go on: f, any, some, single, or else
# masculine.
circle = cercle
    .un = un cercle
square = carré
    .un = un carré
triangle = triangle
    .un = un triangle
cross = croix
    .un = une croix
    .kind = f
# The form .avec follows a shape in a choice of cards.
number = { $n }
    .kind = single
    .avec = avec le nombre { $n }

# The form .le has the article, and .start does at the beginning of a sentence.
card = { $shape } { $shape-kind ->
    [f] { $colour-f }
   *[m] { $colour }
} { $number }
    .le = { $shape-kind ->
    [f] la { $shape } { $colour-f }
   *[m] le { $shape } { $colour }
} { $number }
    .start = { $shape-kind ->
    [f] La { $shape } { $colour-f }
   *[m] Le { $shape } { $colour }
} { $number }
joker = joker
    .le = un joker
trait-colour = couleur
trait-shape = forme
trait-number = nombre

## Cells and lines. A cell is so many to the right of the start card and so many down from it;
## to the left and up the numbers are negative.

place = { $right },{ $down }
card-at = { $card } en { $cell }
    .le = { $card-le } en { $cell }

line-row = la ligne de { $first } à { $last }
    .start = La ligne de { $first } à { $last }
    .short = ligne { $first } à { $last }
line-column = la colonne de { $first } à { $last }
    .start = La colonne de { $first } à { $last }
    .short = colonne { $first } à { $last }

## Which cards are possible: “red or green, any shape, 2”. Each part is one value or one of these.

# « la croix rouge 2 », « un triangle rouge ou vert avec le nombre 2 », « un cercle ou une croix de
# couleur rouge avec n’importe quel nombre », « n’importe quelle carte avec le nombre 2 ou 3 ».
candidates = { $shape-kind ->
    [any] { $colour-kind ->
        [any] n’importe quelle carte
       *[other] n’importe quelle carte { $colour-f }
    }{ $number-kind ->
        [any] {""}
       *[other] {" "}{ $number-avec }
    }
    [some] { $shape-un } { $colour-hue } { $number-avec }
    [f] { $colour-kind ->
        [any] une { $shape } de n’importe quelle couleur { $number-avec }
        [some] une { $shape } { $colour-f } { $number-avec }
       *[other] { $number-kind ->
            [single] la { $shape } { $colour-f } { $number }
           *[other] une { $shape } { $colour-f } { $number-avec }
        }
    }
   *[m] { $colour-kind ->
        [any] un { $shape } de n’importe quelle couleur { $number-avec }
        [some] un { $shape } { $colour } { $number-avec }
       *[other] { $number-kind ->
            [single] le { $shape } { $colour } { $number }
           *[other] un { $shape } { $colour } { $number-avec }
        }
    }
}
    .short = { $shape-kind ->
    [any] { $colour-kind ->
        [any] { $number-kind ->
            [any] n’importe quelle carte
           *[other] n’importe quel { $number }
        }
       *[other] { $number-kind ->
            [any] toute carte { $colour-f }
           *[other] carte { $colour-f }, { $number }
        }
    }
    [some] { $shape }, { $colour }, { $number }
    [f] { $colour-kind ->
        [any] { $shape } de toute couleur, { $number }
        [some] { $shape } { $colour-f }, { $number }
       *[other] { $number-kind ->
            [single] { $shape } { $colour-f } { $number }
           *[other] { $shape } { $colour-f }, { $number }
        }
    }
   *[m] { $colour-kind ->
        [any] { $shape } de toute couleur, { $number }
        [some] { $shape } { $colour }, { $number }
       *[other] { $number-kind ->
            [single] { $shape } { $colour } { $number }
           *[other] { $shape } { $colour }, { $number }
        }
    }
}
one-of-two = { $first } ou { $second }
    .f = { $first-f } ou { $second-f }
    .un = { $first-un } ou { $second-un }
    .hue = de couleur { $first-f } ou { $second-f }
    .avec = avec le nombre { $first } ou { $second }
    .kind = some
one-of-three = { $first }, { $second } ou { $third }
    .f = { $first-f }, { $second-f } ou { $third-f }
    .un = { $first-un }, { $second-un } ou { $third-un }
    .hue = de couleur { $first-f }, { $second-f } ou { $third-f }
    .avec = avec le nombre { $first }, { $second } ou { $third }
    .kind = some
any-colour = n’importe quelle couleur
    .hue = de n’importe quelle couleur
    .kind = any
any-shape = n’importe quelle forme
    .kind = any
any-number = n’importe quel nombre
    .avec = avec n’importe quel nombre
    .kind = any

note-open = En { $cell }, { $candidates } complète un kwatro : { $line }.
    .short = { $cell } : { $candidates }, { $line }
note-joker = Le joker en { $cell } peut être { $candidates }.
    .short = Joker { $cell } : { $candidates }

## Moves as they are made

plays = { $seat } pose { $cards-le }.
    .short = { $seat } : { $cards }
gains = { $seat } marque { $score } { $points-word }.
    .short = { $seat } marque { $points }
draws = { $n ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $n } cartes.
}
    .short = { $n ->
    [one] { $seat } en pioche une
   *[other] { $seat } en pioche { $n }
}
draws-seen = { $seat } pioche { $cards-le }.
    .short = { $seat } pioche : { $cards }
pile-used-up = La pioche est épuisée.
    .short = Pioche épuisée
swaps = { $seat } échange { $card-le } contre le joker en { $cell }.
    .short = { $seat } échange { $card } contre joker en { $cell }
passes = { $n ->
    [0] { $seat } passe.
    [one] { $seat } passe et remplace une carte.
   *[other] { $seat } passe et remplace { $n } cartes.
}
    .short = { $n ->
    [0] { $seat } passe
    [one] { $seat } passe, en remplace une
   *[other] { $seat } passe, en remplace { $n }
}
passes-seen = { $seat } passe, glisse sous la pioche { $cards-le }, et pioche { $drawn-le }.
    .short = { $seat } passe : { $cards }. Pioche : { $drawn }

## A score as on the score sheet: “8 + 5 + 4 = 17, doubled for one kwatro: 34”

score = { $addition }
score-doubled = { $addition }, doublés { $reasons }, soit { $total }
doubled-kwatro = { $n ->
    [1] pour un kwatro
    [2] pour chacun des deux kwatros
    [3] pour chacun des trois kwatros
   *[other] pour chacun des { $n } kwatros
}
doubled-four-cards = pour les quatre cartes de la main
doubled-last-card = pour la dernière carte

## Moves as they are chosen

move-play = poser { $cards-le }
    .short = { $cards }
move-swap = échanger { $card-le } contre le joker en { $cell }
    .short = échanger { $card } contre joker en { $cell }
move-pass = passer
move-exchange = passer et remplacer { $cards-le }
    .short = passer, remplacer { $cards }
act-play = Poser
act-swap = Échanger contre le joker
act-exchange = Remplacer des cartes et passer
act-pass = Passer

# What cards that lie on the grid, not yet played, would bring.
laid-scores = Ce coup rapporterait { $score } { $points-word }.
    .short = { $points }
laid-fits = Tu peux poser ainsi.

# The words that may begin a typed move, separated by commas.
help-typing = Pose des cartes, chacune avec sa place : « pose triangle rouge 2 en 1,0 ». Prends un joker de la grille avec une carte qui convient : « échange triangle rouge 2 en 1,0 ». Passe avec « passe », ou remplace des cartes en passant : « passe triangle rouge 2 ».
verb-play = poser, pose, jouer, joue
verb-swap = échanger, échange
verb-pass = passer, passe, remplacer, remplace

prompt-own = { $seat }, à toi de poser des cartes ou de passer. En main : { $cards }.{ $swap ->
    [yes] {" "}Tu peux d’abord prendre un joker.
   *[no] {""}
}{ $ends ->
    [yes] {" "}Si tu passes, la partie est finie.
   *[no] {""}
}
    .short = { $seat }, à toi : { $cards }{ $swap ->
    [yes] . Joker à prendre
   *[no] {""}
}{ $ends ->
    [yes] . Si tu passes, c’est fini
   *[no] {""}
}
prompt-other = { $seat }, à toi de poser des cartes ou de passer.{ $ends ->
    [yes] {" "}Si tu passes, la partie est finie.
   *[no] {""}
}
    .short = { $seat }, à toi de poser ou de passer

## Why a move is refused

refused-no-cards = Pose au moins une carte, ou passe.
refused-not-in-hand = Tu n’as pas cette carte en main : { $card }.
    .short = Pas en main : { $card }
refused-cell-taken = La place { $cell } est déjà prise par { $card-le }.
refused-cell-twice = La place { $cell } est nommée deux fois.
refused-not-one-line = Pose toutes les cartes sur une même ligne ou dans une même colonne.
refused-gap = Il reste un trou en { $cell } : les cartes doivent former une seule rangée sans trou.
    .short = Trou en { $cell }
refused-touches-nothing = Aucune de ces cartes ne touche la grille, bord contre bord.
refused-line-too-long = { $n ->
    [one] { $line-start } compterait { $n } carte. Quatre au plus.
   *[other] { $line-start } compterait { $n } cartes. Quatre au plus.
}
    .short = { $n } cartes, quatre au plus : { $line }
refused-colours-mixed = { $line-start } mélange des couleurs : { $values }. Elles doivent être toutes identiques ou toutes différentes.
    .short = Couleurs mélangées, { $line } : { $values }
refused-shapes-mixed = { $line-start } mélange des formes : { $values }. Elles doivent être toutes identiques ou toutes différentes.
    .short = Formes mélangées, { $line } : { $values }
refused-numbers-mixed = { $line-start } mélange des nombres : { $values }. Ils doivent être tous identiques ou tous différents.
    .short = Nombres mélangés, { $line } : { $values }
refused-joker-without-colour = { $n ->
    [one] Il ne resterait aucune couleur pour le joker en { $jokers }.
   *[other] Il ne resterait aucune couleur pour les jokers en { $jokers }.
}
refused-joker-without-shape = { $n ->
    [one] Il ne resterait aucune forme pour le joker en { $jokers }.
   *[other] Il ne resterait aucune forme pour les jokers en { $jokers }.
}
refused-joker-without-number = { $n ->
    [one] Il ne resterait aucun nombre pour le joker en { $jokers }.
   *[other] Il ne resterait aucun nombre pour les jokers en { $jokers }.
}
refused-joker-for-joker = Un joker ne s’échange pas contre l’autre joker : il faut une carte.
refused-no-joker-there = Il n’y a pas de joker en { $cell }.
refused-card-does-not-fit = { $card-start } ne convient pas à la place du joker en { $cell }. Ce qui convient : { $candidates }.
    .short = Convient en { $cell } : { $candidates }
refused-pile-empty = La pioche est épuisée : passe sans remplacer de cartes.

## Ends

ending-last-card = { $n ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
} { $seat } a posé la dernière carte. { $standings-part }.
    .short = { $n ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
} { $standings }
ending-all-passed = { $n ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
} Tout le monde a passé. { $standings-part }.
    .short = { $n ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
} Tout le monde a passé. { $standings }
ending-last-card-unscored = { $winners } gagne avec la dernière carte.
ending-all-passed-unscored = Tout le monde se partage la victoire, car tout le monde a passé.
    .short = Victoire partagée : tout le monde a passé

## Options

option-seats = À combien jouez-vous ?
option-seats-2 = à deux
option-seats-3 = à trois
option-seats-4 = à quatre
option-length = Une partie longue ou courte ?
option-length-full = avec toutes les cartes
    .label = longue
option-length-short = avec la moitié des cartes
    .label = courte
option-scoring = Comptez-vous les points ?
option-scoring-yes = le plus grand nombre de points l’emporte
option-scoring-no = pour jouer avec des enfants : gagne qui n’a plus de cartes avant les autres
expected-option-seats = 2, 3 ou 4 joueurs
expected-option-length = full (longue) ou short (courte)
expected-option-scoring = yes (oui) ou no (non)

## Reading texts

expected-move = play pour poser, swap pour échanger ou pass pour passer, comme play rt2@1,0
expected-card-at-place = une carte et sa place, comme rt2@1,0
expected-card = une carte comme rt2, ou ** pour un joker
expected-place = une place : de combien à droite et de combien vers le bas, comme 1,-2
expected-card-in-hand = une carte que tu as en main
expected-free-place = une place libre
expected-card-once = chaque carte une fois au plus, et deux jokers
expected-both-jokers = les deux jokers
expected-full-deck = 66 cartes
expected-short-deck = 33 cartes
expected-position = la grille, les mains et la pioche, séparées par des espaces
expected-grid = des places nommées une seule fois chacune et toutes reliées à la carte de départ, qui est en 0,0 et n’est pas un joker
expected-lines = des rangées de quatre cartes au plus, où les couleurs, les formes et les nombres sont, chacun de leur côté, tous identiques ou tous différents
expected-scores = les points de tous les joueurs, séparés par des virgules
expected-passes = de 1 à 8 tours passés
expected-reachable-position = une position qu’une partie avec ces options peut atteindre
