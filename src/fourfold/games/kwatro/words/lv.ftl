# kwatro

game-name = kwatro

## Cards. A card is a colour, a shape and a number; each of these is also said alone.

red = sarkans
    .acc = sarkanu
    .gen = sarkana
    .fem = sarkana
    .colour = sarkana krāsa
green = zaļš
    .acc = zaļu
    .gen = zaļa
    .fem = zaļa
    .colour = zaļa krāsa
blue = zils
    .acc = zilu
    .gen = zila
    .fem = zila
    .colour = zila krāsa
yellow = dzeltens
    .acc = dzeltenu
    .gen = dzeltena
    .fem = dzeltena
    .colour = dzeltena krāsa
circle = aplis
    .acc = apli
    .gen = apļa
square = kvadrāts
    .acc = kvadrātu
    .gen = kvadrāta
triangle = trijstūris
    .acc = trijstūri
    .gen = trijstūra
cross = krusts
    .acc = krustu
    .gen = krusta
number = { $n }
    .number = skaitlis { $n }

card = { $colour } { $shape } { $number }
    .acc = { $colour-acc } { $shape-acc } { $number }
    .gen = { $colour-gen } { $shape-gen } { $number }
joker = džokers
    .acc = džokeru
    .gen = džokera
trait-colour = krāsa
trait-shape = forma
trait-number = skaitlis

## Cells and lines. A cell is so many to the right of the start card and so many down from it;
## to the left and up the numbers are negative.

place = { $right },{ $down }
card-at = { $card } uz { $cell }
    .acc = { $card-acc } uz { $cell }

line-row = horizontālā rinda no { $first } līdz { $last }
    .loc = horizontālajā rindā no { $first } līdz { $last }
    .start = Horizontālajā rindā no { $first } līdz { $last }
    .short = horizontāle no { $first } līdz { $last }
line-column = vertikālā rinda no { $first } līdz { $last }
    .loc = vertikālajā rindā no { $first } līdz { $last }
    .start = Vertikālajā rindā no { $first } līdz { $last }
    .short = vertikāle no { $first } līdz { $last }

## Which cards are possible: “red or green, any shape, 2”. Each part is one value or one of these.

candidates = { $colour-colour }, { $shape }, { $number-number }
    .short = { $colour-fem }, { $shape }, { $number }
one-of-two = { $first } vai { $second }
    .fem = { $first-fem } vai { $second-fem }
    .colour = { $first-fem } vai { $second-fem } krāsa
    .number = skaitlis { $first } vai { $second }
one-of-three = { $first }, { $second } vai { $third }
    .fem = { $first-fem }, { $second-fem } vai { $third-fem }
    .colour = { $first-fem }, { $second-fem } vai { $third-fem } krāsa
    .number = skaitlis { $first }, { $second } vai { $third }
any-colour = jebkura krāsa
any-shape = jebkura forma
any-number = jebkurš skaitlis

note-open = Uz { $cell } var pabeigt kwatro { $line-loc }. Der: { $candidates }.
    .short = { $cell }: { $candidates }, { $line }
note-joker = Džokera vietā uz { $cell } der: { $candidates }.
    .short = Džokers { $cell }: { $candidates }

## Moves as they are made

plays = { $seat } noliek { $cards-acc }.
    .short = { $seat }: { $cards }
gains = { $seat } gūst punktus: { $score }.
    .short = { $seat }: { $points }
draws = { $n ->
    [1] { $seat } izvelk vienu kārti.
    [2] { $seat } izvelk divas kārtis.
    [3] { $seat } izvelk trīs kārtis.
    [4] { $seat } izvelk četras kārtis.
   *[other] { $seat } izvelk kārtis, pavisam { $n }.
}
    .short = { $n ->
    [1] { $seat } izvelk vienu
    [2] { $seat } izvelk divas
    [3] { $seat } izvelk trīs
    [4] { $seat } izvelk četras
   *[other] { $seat } izvelk: { $n }
}
draws-seen = { $seat } izvelk { $cards-acc }.
    .short = { $seat } izvelk: { $cards }
pile-used-up = Kaudze ir tukša.
    .short = Kaudze tukša
swaps = { $seat } paņem džokeru no { $cell } un noliek tā vietā { $card-acc }.
    .short = { $seat } apmaina džokeru: { $card } uz { $cell }
passes = { $n ->
    [0] { $seat } izlaiž gājienu.
    [1] { $seat } izlaiž gājienu un apmaina vienu kārti.
    [2] { $seat } izlaiž gājienu un apmaina divas kārtis.
    [3] { $seat } izlaiž gājienu un apmaina trīs kārtis.
    [4] { $seat } izlaiž gājienu un apmaina četras kārtis.
   *[other] { $seat } izlaiž gājienu un apmaina kārtis, pavisam { $n }.
}
    .short = { $n ->
    [0] { $seat } izlaiž gājienu
    [1] { $seat } izlaiž gājienu, apmaina vienu
    [2] { $seat } izlaiž gājienu, apmaina divas
    [3] { $seat } izlaiž gājienu, apmaina trīs
    [4] { $seat } izlaiž gājienu, apmaina četras
   *[other] { $seat } izlaiž gājienu, apmaina: { $n }
}
passes-seen = { $seat } izlaiž gājienu: zem kaudzes pabāž { $cards-acc }, tad izvelk { $drawn-acc }.
    .short = { $seat } izlaiž gājienu, apmaina: { $cards }. Izvelk: { $drawn }

## A score as on the score sheet: “8 + 5 + 4 = 17, doubled for one kwatro: 34”

score = { $addition }
# The total comes first: “34, namely 8 + 5 + 4 = 17, doubled for one kwatro”
score-doubled = { $total }, proti, { $addition }, dubultojot { $reasons }
doubled-kwatro = { $n ->
    [1] par vienu kwatro
    [2] par katru no diviem kwatro
    [3] par katru no trim kwatro
    [4] par katru no četriem kwatro
    [5] par katru no pieciem kwatro
   *[other] par katru no { $n } kwatro
}
doubled-four-cards = par visām četrām kārtīm
doubled-last-card = par pēdējo kārti

## Moves as they are chosen

# The nominative in all of them, so that the words of a hand that is read out can be typed as they
# were heard.
move-play = { $cards }
move-swap = apmaini džokeru: { $card } uz { $cell }
move-pass = izlaid gājienu
move-exchange = izlaid gājienu un apmaini: { $cards }
    .short = apmaini: { $cards }
act-play = Izspēlēt
act-swap = Apmainīt pret džokeru
act-exchange = Apmainīt kārtis un izlaist gājienu
act-pass = Izlaist gājienu

# What cards that lie on the grid, not yet played, would bring.
laid-scores = Šāds gājiens dotu punktus: { $score }.
    .short = { $points }
laid-fits = Tā drīkst izspēlēt.

# The words that may begin a typed move, separated by commas.
help-typing = Lai izspēlētu kārtis, raksti katru kārti un tās vietu: „liec sarkanu trijstūri 2 uz 1,0”. Lai paņemtu no izklājuma džokeru, raksti derīgu kārti un džokera vietu: „apmaini sarkanu trijstūri 2 uz 1,0”. Lai izlaistu gājienu, raksti „izlaid”, un, ja gribi apmainīt kārtis, nosauc tās: „izlaid sarkanu trijstūri 2”.
verb-play = liec, likt, noliec, nolikt, izspēlē, izspēlēt
verb-swap = apmaini, apmainīt, paņem, paņemt, ņem
verb-pass = izlaid, izlaist, garām

prompt-own = { $seat }: izspēlē kārtis vai izlaid gājienu. Rokā: { $cards }.{ $swap ->
    [yes] {" "}Vispirms vari paņemt džokeru.
   *[no] {""}
}{ $ends ->
    [yes] {" "}Ja izlaidīsi gājienu, spēle beigsies.
   *[no] {""}
}
    .short = { $seat } pie gājiena: { $cards }{ $swap ->
    [yes] . Var paņemt džokeru
   *[no] {""}
}{ $ends ->
    [yes] . Izlaists gājiens beidz spēli
   *[no] {""}
}
prompt-other = { $seat }: izspēlē kārtis vai izlaid gājienu.{ $ends ->
    [yes] {" "}Izlaists gājiens beidz spēli.
   *[no] {""}
}
    .short = { $seat }: izspēlē vai izlaid{ $ends ->
    [yes] . Izlaists gājiens beidz spēli
   *[no] {""}
}

## Why a move is refused

refused-no-cards = Izspēlē vismaz vienu kārti vai izlaid gājienu.
refused-not-in-hand = Rokā nav { $card-gen }.
refused-cell-taken = Vieta { $cell } ir aizņemta: tur ir { $card }.
refused-cell-twice = Vieta { $cell } ir nosaukta divreiz.
refused-not-one-line = Visas kārtis jānoliek vienā horizontālē vai vienā vertikālē.
refused-gap = Vieta { $cell } paliktu tukša, bet kārtīm jāveido viena rinda bez pārrāvuma.
    .short = Tukša vieta { $cell }
refused-touches-nothing = Nevienai no šīm kārtīm nav kopīgas malas ar izklājumu.
refused-line-too-long = { $n ->
    [5] { $line-start } būtu piecas kārtis.
    [6] { $line-start } būtu sešas kārtis.
    [7] { $line-start } būtu septiņas kārtis.
    [8] { $line-start } būtu astoņas kārtis.
    [9] { $line-start } būtu deviņas kārtis.
    [zero] { $line-start } būtu { $n } kāršu.
    [one] { $line-start } būtu { $n } kārts.
   *[other] { $line-start } būtu { $n } kārtis.
} Vairāk par četrām nedrīkst.
    .short = Vairāk par četrām kārtīm: { $line-start }
refused-colours-mixed = { $line-start } krāsas nesader: { $values-fem }. Tām jābūt vai nu visām vienādām, vai visām dažādām.
    .short = Krāsas nesader, { $line-start }: { $values-fem }
refused-shapes-mixed = { $line-start } formas nesader: { $values }. Tām jābūt vai nu visām vienādām, vai visām dažādām.
    .short = Formas nesader, { $line-start }: { $values }
refused-numbers-mixed = { $line-start } skaitļi nesader: { $values }. Tiem jābūt vai nu visiem vienādiem, vai visiem dažādiem.
    .short = Skaitļi nesader, { $line-start }: { $values }
refused-joker-without-colour = { $n ->
    [1] Džokerim uz { $jokers } vairs nederētu neviena krāsa.
   *[other] Džokeriem uz { $jokers } vairs nederētu neviena krāsa.
}
refused-joker-without-shape = { $n ->
    [1] Džokerim uz { $jokers } vairs nederētu neviena forma.
   *[other] Džokeriem uz { $jokers } vairs nederētu neviena forma.
}
refused-joker-without-number = { $n ->
    [1] Džokerim uz { $jokers } vairs nederētu neviens skaitlis.
   *[other] Džokeriem uz { $jokers } vairs nederētu neviens skaitlis.
}
refused-joker-for-joker = Džokeru apmaina pret parastu kārti, nevis pret otru džokeru.
refused-no-joker-there = Uz { $cell } nav džokera.
refused-card-does-not-fit = Džokera vietā uz { $cell } neder { $card }. Der: { $candidates }.
    .short = Uz { $cell } der: { $candidates }
refused-pile-empty = Kaudze ir tukša: gājienu var izlaist tikai bez kāršu maiņas.

## Ends

ending-last-card = { $n ->
    [1] Uzvar { $winners }.
   *[other] Uzvaru dala { $winners }.
} Pēdējo kārti izspēlēja { $seat }. { $standings-part }.
    .short = { $n ->
    [1] Uzvar { $winners }.
   *[other] Uzvaru dala { $winners }.
} { $standings }
ending-all-passed = { $n ->
    [1] Uzvar { $winners }.
   *[other] Uzvaru dala { $winners }.
} Visi izlaida gājienu. { $standings-part }.
    .short = { $n ->
    [1] Uzvar { $winners }.
   *[other] Uzvaru dala { $winners }.
} Visi izlaida gājienu. { $standings }
ending-last-card-unscored = { $winners } uzvar ar pēdējo kārti.
ending-all-passed-unscored = Uzvaru dala visi, jo visi izlaida gājienu.

## Options

option-seats = Cik spēlētāju?
option-seats-2 = divi spēlētāji
option-seats-3 = trīs spēlētāji
option-seats-4 = četri spēlētāji
option-length = Cik gara būs spēle?
option-length-full = ar visām kārtīm
    .label = pilna
option-length-short = ar pusi kāršu
    .label = īsa
option-scoring = Vai skaitīsiet punktus?
option-scoring-yes = uzvar tas, kam punktu visvairāk
option-scoring-no = spēle ar bērniem, kurā uzvar tas, kuram pirmajam beidzas kārtis
expected-option-seats = 2, 3 vai 4 spēlētāji
expected-option-length = „full” (pilna) vai „short” (īsa)
expected-option-scoring = „yes” (jā) vai „no” (nē)

## Reading texts

expected-move = play, kas izspēlē kārtis, swap, kas apmaina džokeru, vai pass, kas izlaiž gājienu, piemēram, play rt2@1,0
expected-card-at-place = kārts un vieta, piemēram, rt2@1,0
expected-card = kārts, piemēram, rt2, vai džokers **
expected-place = vieta: cik tālu pa labi un cik tālu uz leju, piemēram, 1,-2
expected-card-in-hand = kārts, kas ir tavā rokā
expected-free-place = brīva vieta
expected-card-once = katra kārts ne vairāk kā vienu reizi un divi džokeri
expected-both-jokers = abi džokeri
expected-full-deck = 66 kārtis
expected-short-deck = 33 kārtis
expected-position = izklājums, kārtis rokās un kaudze, atdalīti ar atstarpēm
expected-grid = izklājums, kurā katra vieta nosaukta vienu reizi, visas kārtis turas kopā ar sākuma kārti uz 0,0 un sākuma kārts nav džokers
expected-lines = rindas, kurās nav vairāk par četrām kārtīm un krāsas, formas un skaitļi katrs par sevi ir vai nu visi vienādi, vai visi dažādi
expected-scores = katras vietas punkti, atdalīti ar komatiem
expected-passes = no 1 līdz 8 izlaistiem gājieniem
expected-reachable-position = pozīcija, kādu spēlē ar šiem iestatījumiem var sasniegt
