# Quaro

game-name = Quaro

## Stones

stone-red = sarkans kauliņš
    .acc = sarkanu kauliņu
    .gen = sarkana kauliņa
    .short = sarkans
stone-green = zaļš kauliņš
    .acc = zaļu kauliņu
    .gen = zaļa kauliņa
    .short = zaļš
stone-blue = zils kauliņš
    .acc = zilu kauliņu
    .gen = zila kauliņa
    .short = zils
stone-yellow = dzeltens kauliņš
    .acc = dzeltenu kauliņu
    .gen = dzeltena kauliņa
    .short = dzeltens

stones-red = { $n ->
    [1] viens sarkans
    [2] divi sarkani
    [3] trīs sarkani
    [4] četri sarkani
    [zero] { $n } sarkanu
    [one] { $n } sarkans
   *[other] { $n } sarkani
}
    .acc = { $n ->
    [1] vienu sarkanu kauliņu
    [2] divus sarkanus kauliņus
    [3] trīs sarkanus kauliņus
    [4] četrus sarkanus kauliņus
    [zero] { $n } sarkanu kauliņu
    [one] { $n } sarkanu kauliņu
   *[other] { $n } sarkanus kauliņus
}
    .short = { $n ->
    [zero] { $n } sarkanu
    [one] { $n } sarkans
   *[other] { $n } sarkani
}
stones-green = { $n ->
    [1] viens zaļš
    [2] divi zaļi
    [3] trīs zaļi
    [4] četri zaļi
    [zero] { $n } zaļu
    [one] { $n } zaļš
   *[other] { $n } zaļi
}
    .acc = { $n ->
    [1] vienu zaļu kauliņu
    [2] divus zaļus kauliņus
    [3] trīs zaļus kauliņus
    [4] četrus zaļus kauliņus
    [zero] { $n } zaļu kauliņu
    [one] { $n } zaļu kauliņu
   *[other] { $n } zaļus kauliņus
}
    .short = { $n ->
    [zero] { $n } zaļu
    [one] { $n } zaļš
   *[other] { $n } zaļi
}
stones-blue = { $n ->
    [1] viens zils
    [2] divi zili
    [3] trīs zili
    [4] četri zili
    [zero] { $n } zilu
    [one] { $n } zils
   *[other] { $n } zili
}
    .acc = { $n ->
    [1] vienu zilu kauliņu
    [2] divus zilus kauliņus
    [3] trīs zilus kauliņus
    [4] četrus zilus kauliņus
    [zero] { $n } zilu kauliņu
    [one] { $n } zilu kauliņu
   *[other] { $n } zilus kauliņus
}
    .short = { $n ->
    [zero] { $n } zilu
    [one] { $n } zils
   *[other] { $n } zili
}
stones-yellow = { $n ->
    [1] viens dzeltens
    [2] divi dzelteni
    [3] trīs dzelteni
    [4] četri dzelteni
    [zero] { $n } dzeltenu
    [one] { $n } dzeltens
   *[other] { $n } dzelteni
}
    .acc = { $n ->
    [1] vienu dzeltenu kauliņu
    [2] divus dzeltenus kauliņus
    [3] trīs dzeltenus kauliņus
    [4] četrus dzeltenus kauliņus
    [zero] { $n } dzeltenu kauliņu
    [one] { $n } dzeltenu kauliņu
   *[other] { $n } dzeltenus kauliņus
}
    .short = { $n ->
    [zero] { $n } dzeltenu
    [one] { $n } dzeltens
   *[other] { $n } dzelteni
}

trait-colour = krāsa

## Lines: four cells one after another. A row is a line with all four colours.

line-across = horizontāli no { $first } līdz { $last }
    .datstart = Horizontālajai rindai no { $first } līdz { $last }
    .short = { $first }-{ $last }
line-down = vertikāli no { $first } līdz { $last }
    .datstart = Vertikālajai rindai no { $first } līdz { $last }
    .short = { $first }-{ $last }
line-diagonal = pa diagonāli no { $first } līdz { $last }
    .datstart = Diagonālajai rindai no { $first } līdz { $last }
    .short = { $first }-{ $last }

note-open = { $line-datstart } trūkst { $stone-gen } uz lauciņa { $cell }.
    .short = { $cell } { $stone }: { $line }

## Moves as they are made

places = { $seat } noliek { $stone-acc } uz lauciņa { $cell }.
    .short = { $seat }: { $stone } { $cell }
scores = { $seat } noliek { $stone-acc } uz lauciņa { $cell }: { $points }.
    .short = { $seat }: { $stone } { $cell }, { $points }
rows-made = { $n ->
    [1] Jauna rinda: { $lines }.
    [2] Divas jaunas rindas: { $lines }.
    [3] Trīs jaunas rindas: { $lines }.
    [4] Četras jaunas rindas: { $lines }.
    [5] Piecas jaunas rindas: { $lines }.
    [6] Sešas jaunas rindas: { $lines }.
    [7] Septiņas jaunas rindas: { $lines }.
    [8] Astoņas jaunas rindas: { $lines }.
    [9] Deviņas jaunas rindas: { $lines }.
   *[other] { $n } jaunu rindu: { $lines }.
}
    .short = { $lines }
further = { $seat } turpina gājienu: jānoliek vēl viens kauliņš.
    .short = { $seat }: vēl viens kauliņš
refills = { $seat } izvelk { $stones-acc }.
    .short = { $seat } izvelk: { $stones }
bag-empty = Maisiņš ir tukšs.
    .short = Maisiņš tukšs
stays = { $seat } krājumu nepapildina.
    .short = { $seat } atsakās
skipped = { $seat }: kauliņu vairs nav, gājiens izpaliek.
    .short = { $seat }: gājiens izpaliek

## Moves as they are chosen

move-place = noliec { $stone-acc } uz lauciņa { $cell }
    .short = { $stone } { $cell }
move-refill = papildini krājumu
    .short = papildini
move-stay = atsakies no papildināšanas
    .short = atsakies

act-place = Nolikt
act-refill = Papildināt krājumu
act-stay = Atteikties no papildināšanas

help-typing = Lai noliktu kauliņu, raksti krāsu un lauciņu: „sarkanu c4” vai „r@c4”. Gājiena beigās atbildi „papildini” vai „atsakies”.

# The words that may begin a typed move, separated by commas.
verb-place = noliec, nolikt, liec, likt
verb-refill = papildini, papildināt, velc, vilkt
verb-stay = atsakies, atteikties, paliec

prompt-place = { $seat }: noliec kauliņu. Rokā: { $stones }.
    .short = { $seat }: noliec. { $stones }
prompt-further = { $seat }: noliec nākamo kauliņu. Rokā: { $stones }.
    .short = { $seat }: nākamais kauliņš. { $stones }
prompt-refill = { $seat }: papildini krājumu vai atsakies? Rokā: { $stones }. Maisiņā: { $n ->
    [zero] { $n } kauliņu
    [one] { $n } kauliņš
   *[other] { $n } kauliņi
}.
    .short = { $seat }: papildini vai atsakies? { $stones }

## Why a move is refused

refused-refill-or-stay = Vispirms pasaki: papildini krājumu vai atsakies?
refused-refill-automatic = Šajā spēlē krājums papildinās pats.
refused-place-first = Vispirms noliec kauliņu. Krājumu papildina gājiena beigās.
refused-no-such-colour = Tādas krāsas nav. Krāsas ir r, g, b un y: sarkana, zaļa, zila un dzeltena.
refused-not-in-hand = Rokā nav neviena { $stone-gen }.
    .short = Rokā nav: { $stone }
refused-no-such-cell = Tāda lauciņa nav. Laukums ir krusts no a līdz h un no 1 līdz 8, bez stūriem.
refused-cell-taken = Lauciņš { $cell } ir aizņemts.

## Ends

ending-full = { $n ->
    [1] Uzvar { $winners }.
   *[other] Uzvaru dala { $winners }.
} Laukums ir pilns. { $standings-part }.
    .short = { $n ->
    [1] Uzvar { $winners }.
   *[other] Uzvaru dala { $winners }.
} Laukums pilns. { $standings }
ending-no-more-points = { $n ->
    [1] Uzvar { $winners }.
   *[other] Uzvaru dala { $winners }.
} Nevienu rindu vairs nevar pabeigt. { $standings-part }.
    .short = { $n ->
    [1] Uzvar { $winners }.
   *[other] Uzvaru dala { $winners }.
} Rindu vairs nebūs. { $standings }

## Options

option-seats = Cik spēlētāju?
option-seats-2 = divi spēlētāji
option-seats-3 = trīs spēlētāji
option-seats-4 = četri spēlētāji
option-refusal = Vai no krājuma papildināšanas drīkst atteikties?
option-refusal-yes = drīkst, kā noteikumu lapiņā
option-refusal-no = nedrīkst, krājums vienmēr papildinās pats
expected-option-seats = 2, 3 vai 4 spēlētāji
expected-option-refusal = „yes” (jā) vai „no” (nē)

## Reading texts

expected-move = kauliņš un lauciņš, piemēram, y@c4, vai refill, kas papildina krājumu, vai stay, kas no tā atsakās
expected-colour = krāsa: r, g, b vai y
expected-stone = kauliņš (r, g, b vai y) vai punkts . tukšam lauciņam
expected-board = astoņas rindiņas, kurās ir četras, četras, astoņas, astoņas, astoņas, astoņas, četras un četras zīmes, atdalītas ar slīpsvītru /
expected-hands = katrai vietai ne vairāk kā četri kauliņi, piemēram, rgb, vai svītriņa -, ja rokā nav nekā; vietas atdalītas ar komatiem
expected-bag = kauliņi maisiņā, piemēram, rgby, vai svītriņa -, ja maisiņš ir tukšs
expected-all-stones = pa divpadsmit kauliņiem katrā no četrām krāsām
expected-scores = katras vietas punkti, atdalīti ar komatiem
expected-stage = place, further vai refill
expected-points-of-rows = kopā tik punktu, cik laukumā ir rindu
expected-reachable-position = pozīcija, kādu spēlē ar šiem iestatījumiem var sasniegt
