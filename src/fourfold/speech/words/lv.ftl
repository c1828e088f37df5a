# What all games share.

language-name = latviešu
seat = Spēlētājs { $number }
list-two = { $first } un { $last }
    .or = { $first } vai { $last }
list-more = { $first } un { $last }
    .or = { $first } vai { $last }
bot-random = Nejaušo gājienu bots
bot-greedy = Mantkārīgais bots
bot-level-1 = 1. līmeņa bots
bot-level-2 = 2. līmeņa bots
bot-level-3 = 3. līmeņa bots
bot-level-4 = 4. līmeņa bots
bot-level-5 = 5. līmeņa bots
bot-level-6 = 6. līmeņa bots
bot-level-7 = 7. līmeņa bots
bot-perfect = Nekļūdīgais bots
yes = jā
no = nē

## Points

points = { $n ->
    [zero] { $n } punktu
    [one] { $n } punkts
   *[other] { $n } punkti
}
standing = { $seat }: pavisam { $points }.
    .part = { $seat }: { $points }
    .short = { $seat }: { $points }

## Ends that the players make

ending-resigned = { $loser } padodas. Uzvar { $winners }.
    .short = { $loser } padodas
ending-time = { $loser } pārsniedz laiku un zaudē. Uzvar { $winners }.
    .short = Laiks beidzies: { $loser }
ending-agreed-draw = Neizšķirts: visi vienojās beigt.
    .short = Neizšķirts pēc vienošanās
ending-agreed = Uzvar { $winners }. Visi vienojās beigt.
    .short = Uzvar { $winners }, beigas pēc vienošanās

refused-game-over = Spēle ir beigusies.

## The board

board-row = Horizontāle { $name }: { $cells }.
board-row-empty = Horizontāle { $name } ir tukša.
    .short = Horizontāle { $name }: tukša
cell = { $name } { $piece-short }
cell-empty = { $name } tukšs

## Places beside the board

shelf-hand = { $count ->
    [0] { $seat }: rokā nav nekā.
   *[other] { $seat }: rokā ir { $pieces }.
}
    .short = { $count ->
    [0] { $seat }: nekā
   *[other] { $seat }: { $pieces }
}
shelf-hand-nobody = Nevienam rokā nav figūras.
shelf-hand-hidden = { $hidden ->
    [1] { $seat }: rokā ir viena aizklāta kārts.
    [2] { $seat }: rokā ir divas aizklātas kārtis.
    [3] { $seat }: rokā ir trīs aizklātas kārtis.
    [4] { $seat }: rokā ir četras aizklātas kārtis.
   *[other] { $seat }: rokā ir aizklātas kārtis, pavisam { $hidden }.
}
    .short = { $hidden ->
    [1] { $seat }: viena kārts
    [2] { $seat }: divas kārtis
    [3] { $seat }: trīs kārtis
    [4] { $seat }: četras kārtis
   *[other] { $seat }: kārtis, pavisam { $hidden }
}
shelf-spare = { $count ->
    [0] Blakus laukumam vairs nav nevienas figūras.
    [1] Blakus laukumam vēl ir viena figūra: { $pieces-short }.
    [2] Blakus laukumam vēl ir divas figūras: { $pieces-short }.
    [3] Blakus laukumam vēl ir trīs figūras: { $pieces-short }.
    [4] Blakus laukumam vēl ir četras figūras: { $pieces-short }.
    [5] Blakus laukumam vēl ir piecas figūras: { $pieces-short }.
    [6] Blakus laukumam vēl ir sešas figūras: { $pieces-short }.
    [7] Blakus laukumam vēl ir septiņas figūras: { $pieces-short }.
    [8] Blakus laukumam vēl ir astoņas figūras: { $pieces-short }.
    [9] Blakus laukumam vēl ir deviņas figūras: { $pieces-short }.
   *[other] Blakus laukumam vēl ir { $count } figūru: { $pieces-short }.
}
    .short = { $count ->
    [0] vairs nevienas figūras
   *[other] vēl { $count }: { $pieces }
}
shelf-bag = { $hidden ->
    [0] Maisiņš ir tukšs.
    [1] Maisiņā ir viens kauliņš.
    [zero] Maisiņā ir { $hidden } kauliņu.
    [one] Maisiņā ir { $hidden } kauliņš.
   *[other] Maisiņā ir { $hidden } kauliņi.
}
shelf-pile = { $hidden ->
    [0] Kaudze ir tukša.
    [1] Kaudzē ir viena kārts.
    [2] Kaudzē ir divas kārtis.
   *[other] Kārtis kaudzē: { $hidden }.
}

## Reading texts

notation-error = „{ $found }” nav saprotams. Te jābūt: { $expected }.
notation-error-at = { $at }. zīme: „{ $found }” nav saprotams. Te jābūt: { $expected }.
notation-error-line = { $line }. rindiņa, { $at }. zīme: „{ $found }” nav saprotams. Te jābūt: { $expected }.
broken-record = { $number }. gājiens, „{ $move }”, nav iespējams. { $why }
expected-game = spēles nosaukums, piemēram, quarto
expected-option = kāds no šīs spēles iestatījumiem
expected-key-value = vārdi formā atslēga=vērtība, katrs ne vairāk kā vienu reizi
expected-cell = laukuma lauciņa nosaukums
expected-seat = vietas numurs
expected-state-word = vārds, kas pieder pie šīs spēles pozīcijas
expected-short-text = īsāks teksts
expected-short-record = spēles pieraksts, kurā ir ne vairāk kā 65 536 zīmes
expected-deal = šīs spēles izloze
expected-header = viena no rindiņām game, options, deal, seats, outcome, katra vienu reizi, formā „atslēga: vērtība”, un tad tukša rindiņa
expected-names = vārds katrai vietai, vārdi atdalīti ar „|”, neviens garāks par 40 zīmēm
expected-outcome = iznākums, ar kādu beidzas šie gājieni
