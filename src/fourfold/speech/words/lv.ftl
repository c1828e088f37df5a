# What all games share.

language-name = latviešu
seat = Spēlētājs { $number }
bot-random = Nejaušo gājienu bots
bot-greedy = Mantkārīgais bots
yes = jā
no = nē

## Points

points = { $n ->
    [zero] { $n } punktu
    [one] { $n } punkts
   *[other] { $n } punkti
}
standing = { $seat }: { $points }

## Ends that the players make

ending-resigned = { $loser } padodas. Uzvar { $winners }.
    .short = { $loser } padodas
ending-time = Laiks ir beidzies, un { $loser } zaudē. Uzvar { $winners }.
    .short = Laiks beidzies: { $loser }
ending-agreed-draw = Visi vienojas beigt: neizšķirts.
    .short = Neizšķirts pēc vienošanās
ending-agreed = Visi vienojas beigt. Uzvar { $winners }.
    .short = Beigas pēc vienošanās, uzvar { $winners }

refused-game-over = Spēle ir beigusies.

## Places beside the board

shelf-hand = { $count ->
    [0] { $seat } rokā netur neko
   *[other] { $seat } tur rokā: { $pieces }
}
    .short = { $count ->
    [0] { $seat }: –
   *[other] { $seat }: { $pieces }
}
shelf-hand-nobody = Rokā nav nevienas figūras.
shelf-hand-hidden = { $hidden ->
    [0] { $seat } netur rokā nevienu kārti
    [1] { $seat } tur rokā vienu aizklātu kārti
    [2] { $seat } tur rokā divas aizklātas kārtis
    [zero] { $seat } tur rokā { $hidden } aizklātu kāršu
    [one] { $seat } tur rokā { $hidden } aizklātu kārti
   *[other] { $seat } tur rokā { $hidden } aizklātas kārtis
}
shelf-spare = { $count ->
    [0] Blakus laukumam vairs nav nevienas figūras
    [1] Blakus laukumam vēl ir viena figūra: { $pieces }
    [zero] Blakus laukumam vēl ir { $count } figūru: { $pieces }
    [one] Blakus laukumam vēl ir { $count } figūra: { $pieces }
   *[other] Blakus laukumam vēl ir { $count } figūras: { $pieces }
}
    .short = { $count ->
    [0] Vēl 0
   *[other] Vēl { $count }: { $pieces }
}
shelf-bag = { $hidden ->
    [0] Maisiņš ir tukšs
    [1] Maisiņā ir viens kauliņš
    [zero] Maisiņā ir { $hidden } kauliņu
    [one] Maisiņā ir { $hidden } kauliņš
   *[other] Maisiņā ir { $hidden } kauliņi
}
shelf-pile = { $hidden ->
    [0] Kaudze ir izsmelta
    [1] Kaudzē ir viena kārts
    [zero] Kaudzē ir { $hidden } kāršu
    [one] Kaudzē ir { $hidden } kārts
   *[other] Kaudzē ir { $hidden } kārtis
}

## Reading texts

notation-error = „{ $found }” nav saprotams. Te jābūt: { $expected }.
notation-error-at = { $at }. zīme: „{ $found }” nav saprotams. Te jābūt: { $expected }.
notation-error-line = { $line }. rindiņa, { $at }. zīme: „{ $found }” nav saprotams. Te jābūt: { $expected }.
broken-record = { $number }. gājiens, „{ $move }”, nav iespējams: { $why }
expected-game = spēles nosaukums, piemēram, quarto
expected-option = kāds no šīs spēles iestatījumiem
expected-key-value = vārdi formā atslēga=vērtība, neviens no tiem divreiz
expected-cell = laukuma lauciņa nosaukums
expected-seat = vietas numurs
expected-state-word = vārds, kas pieder pie šīs spēles pozīcijas
expected-short-text = īsāks teksts
expected-short-record = spēles pieraksts, kurā ir ne vairāk kā 65 536 zīmes
expected-deal = šīs spēles izdale
expected-header = viena no rindiņām game, options, deal, seats, outcome, katra vienu reizi, formā „atslēga: vērtība”, un tad tukša rindiņa
expected-names = vārds katrai vietai, vārdi atdalīti ar „|”, neviens garāks par 40 zīmēm
expected-outcome = iznākums, ar kādu beidzas šie gājieni
