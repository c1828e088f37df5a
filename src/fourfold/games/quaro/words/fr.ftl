# Quaro

game-name = Quaro

## Stones

stone-red = pion rouge
    .short = rouge
stone-green = pion vert
    .short = vert
stone-blue = pion bleu
    .short = bleu
stone-yellow = pion jaune
    .short = jaune

stones-red = { $n ->
    [one] un pion rouge
   *[other] { $n } pions rouges
}
    .short = { $n ->
    [one] { $n } rouge
   *[other] { $n } rouges
}
stones-green = { $n ->
    [one] un pion vert
   *[other] { $n } pions verts
}
    .short = { $n ->
    [one] { $n } vert
   *[other] { $n } verts
}
stones-blue = { $n ->
    [one] un pion bleu
   *[other] { $n } pions bleus
}
    .short = { $n ->
    [one] { $n } bleu
   *[other] { $n } bleus
}
stones-yellow = { $n ->
    [one] un pion jaune
   *[other] { $n } pions jaunes
}
    .short = { $n ->
    [one] { $n } jaune
   *[other] { $n } jaunes
}

trait-colour = couleur

## Lines: four cells one after another. A row is a line with all four colours.

line-across = de { $first } à { $last } à l’horizontale
    .short = { $first }-{ $last }
line-down = de { $first } à { $last } à la verticale
    .short = { $first }-{ $last }
line-diagonal = de { $first } à { $last } en diagonale
    .short = { $first }-{ $last }

note-open = Un { $stone } en { $cell } compléterait la rangée { $line }.
    .short = { $cell } { $stone } : { $line }

## Moves as they are made

places = { $seat } pose un { $stone } en { $cell }.
    .short = { $seat } : { $stone } { $cell }
scores = { $seat } pose un { $stone } en { $cell } et marque { $points }.
    .short = { $seat } : { $stone } { $cell }, { $points }
rows-made = { $n ->
    [one] Nouvelle rangée : { $lines }.
   *[other] { $n } nouvelles rangées : { $lines }.
}
    .short = { $lines }
further = { $seat } doit poser un pion de plus.
    .short = { $seat } : un pion de plus
refills = { $seat } pioche { $stones }.
    .short = { $seat } pioche { $stones }
bag-empty = Le sac est vide.
    .short = Sac vide
stays = { $seat } ne repioche pas.
    .short = { $seat } ne repioche pas
skipped = { $seat } n’a plus de pion : son tour est sauté.
    .short = { $seat } : tour sauté

## Moves as they are chosen

move-place = poser un { $stone } en { $cell }
    .short = { $stone-short } { $cell }
move-refill = repiocher
move-stay = refuser de repiocher
    .short = refuser

act-place = Poser
act-refill = Repiocher
act-stay = Refuser de repiocher

help-typing = Pose un pion en disant sa couleur et une case : « rouge c4 » ou « r@c4 ». À la fin de ton tour, réponds « repiocher » ou « refuser ».

# The words that may begin a typed move, separated by commas.
verb-place = poser, pose, placer, place, mettre, mets
verb-refill = repiocher, repioche, piocher, pioche
verb-stay = refuser, refuse

prompt-place = { $seat }, à toi de poser un pion. En main : { $stones }.
    .short = { $seat }, à toi. En main : { $stones }
prompt-further = { $seat }, à toi de poser un pion de plus. En main : { $stones }.
    .short = { $seat }, un pion de plus. En main : { $stones }
prompt-refill = { $seat }, repiocher ou refuser ? En main : { $stones }. Dans le sac : { $n ->
    [one] un pion
   *[other] { $n } pions
}.
    .short = { $seat } : repiocher ou refuser ? En main : { $stones }

## Why a move is refused

refused-refill-or-stay = Dis d’abord si tu veux repiocher ou refuser.
refused-refill-automatic = Dans cette partie, on repioche toujours, sans avoir à le dire.
refused-place-first = Pose d’abord un pion. On ne repioche qu’à la fin du tour.
refused-no-such-colour = Cette couleur n’existe pas. Les couleurs sont r pour rouge, g pour vert, b pour bleu et y pour jaune.
refused-not-in-hand = Tu n’as pas de { $stone } en main.
refused-no-such-cell = Cette case n’existe pas. Le plateau est une croix, de a à h et de 1 à 8, sans les coins.
refused-cell-taken = La case { $cell } est occupée.

## Ends

ending-full = { $n ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
} Le plateau est plein. { $standings-part }.
    .short = { $n ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
} Plateau plein. { $standings }
ending-no-more-points = { $n ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
} Plus aucune rangée ne peut être complétée. { $standings-part }.
    .short = { $n ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
} Plus aucune rangée possible. { $standings }

## Options

option-seats = À combien jouez-vous ?
option-seats-2 = à deux
option-seats-3 = à trois
option-seats-4 = à quatre
option-refusal = Peut-on refuser de repiocher ?
option-refusal-yes = c’est permis, comme dans la notice
option-refusal-no = tout le monde repioche toujours
expected-option-seats = 2, 3 ou 4 joueurs
expected-option-refusal = yes (oui) ou no (non)

## Reading texts

expected-move = un pion et une case comme y@c4, ou refill pour repiocher, ou stay pour refuser
expected-colour = une couleur : r pour rouge, g pour vert, b pour bleu ou y pour jaune
expected-stone = un pion (r rouge, g vert, b bleu ou y jaune) ou . pour une case vide
expected-board = huit lignes de quatre, quatre, huit, huit, huit, huit, quatre et quatre cases, séparées par /
expected-hands = une main de quatre pions au plus pour chaque joueur, comme rgb, ou - s’il n’a pas de pion, séparées par des virgules
expected-bag = les pions du sac, comme rgby, ou - si le sac est vide
expected-all-stones = douze pions de chacune des quatre couleurs
expected-scores = les points de tous les joueurs, séparés par des virgules
expected-stage = place (poser), further (poser encore) ou refill (repiocher)
expected-points-of-rows = autant de points en tout qu’il y a de rangées sur le plateau
expected-reachable-position = une position qu’une partie avec ces options peut atteindre
