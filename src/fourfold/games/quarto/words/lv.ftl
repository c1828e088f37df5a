# Quarto

game-name = Quarto

## Traits and pieces

round = apaļa
    .plural = apaļas
square = kantaina
    .plural = kantainas
short = īsa
    .plural = īsas
tall = gara
    .plural = garas
hollow = ar iedobumu
solid = bez iedobuma
grooved = rievota
    .plural = rievotas
smooth = gluda
    .plural = gludas
light = gaiša
    .plural = gaišas
dark = tumša
    .plural = tumšas
trait-shape = forma
trait-height = garums
trait-body = iedobums
trait-surface = virsma
trait-colour = krāsa

piece-access = { $height ->
    [tall] gara
   *[short] īsa
} { $shape ->
    [round] apaļa
   *[square] kantaina
} { $surface ->
    [grooved] rievota
   *[smooth] gluda
} figūra { $body ->
    [hollow] ar iedobumu
   *[solid] bez iedobuma
}
    .start = { $height ->
    [tall] Garā
   *[short] Īsā
} { $shape ->
    [round] apaļā
   *[square] kantainā
} { $surface ->
    [grooved] rievotā
   *[smooth] gludā
} figūra { $body ->
    [hollow] ar iedobumu
   *[solid] bez iedobuma
}
    .acc = { $height ->
    [tall] garo
   *[short] īso
} { $shape ->
    [round] apaļo
   *[square] kantaino
} { $surface ->
    [grooved] rievoto
   *[smooth] gludo
} figūru { $body ->
    [hollow] ar iedobumu
   *[solid] bez iedobuma
}
    .short = { $height ->
    [tall] gara
   *[short] īsa
} { $shape ->
    [round] apaļa
   *[square] kantaina
} { $surface ->
    [grooved] rievota
   *[smooth] gluda
} { $body ->
    [hollow] ar iedobumu
   *[solid] bez iedobuma
}
piece-classic = { $colour ->
    [light] gaiša
   *[dark] tumša
} { $height ->
    [tall] gara
   *[short] īsa
} { $shape ->
    [round] apaļa
   *[square] kantaina
} figūra { $body ->
    [hollow] ar iedobumu
   *[solid] bez iedobuma
}
    .start = { $colour ->
    [light] Gaišā
   *[dark] Tumšā
} { $height ->
    [tall] garā
   *[short] īsā
} { $shape ->
    [round] apaļā
   *[square] kantainā
} figūra { $body ->
    [hollow] ar iedobumu
   *[solid] bez iedobuma
}
    .acc = { $colour ->
    [light] gaišo
   *[dark] tumšo
} { $height ->
    [tall] garo
   *[short] īso
} { $shape ->
    [round] apaļo
   *[square] kantaino
} figūru { $body ->
    [hollow] ar iedobumu
   *[solid] bez iedobuma
}
    .short = { $colour ->
    [light] gaiša
   *[dark] tumša
} { $height ->
    [tall] gara
   *[short] īsa
} { $shape ->
    [round] apaļa
   *[square] kantaina
} { $body ->
    [hollow] ar iedobumu
   *[solid] bez iedobuma
}

## Lines

line-row = horizontāle { $row }
    .loc = horizontālē { $row }
    .locstart = Horizontālē { $row }
line-column = vertikāle { $column }
    .loc = vertikālē { $column }
    .locstart = Vertikālē { $column }
line-diagonal = diagonāle no { $first } līdz { $last }
    .loc = diagonālē no { $first } līdz { $last }
    .locstart = Diagonālē no { $first } līdz { $last }
    .short = { $first }-{ $last }
line-square = kvadrāts no { $first } līdz { $last }
    .loc = kvadrātā no { $first } līdz { $last }
    .locstart = Kvadrātā no { $first } līdz { $last }
    .short = { $first }-{ $last }

note-open = { $line-locstart } brīvs palicis tikai lauciņš { $cell }: visas trīs figūras ir { $values-plural }.
    .short = { $cell }, { $line }: { $values-plural }

## Moves as they are made

gives = { $seat } iedod { $piece-acc }.
    .short = { $seat } iedod: { $piece }
# The cell comes first: the piece has been named when it was given.
places = { $seat } noliek uz lauciņa { $cell } { $piece-acc }.
    .short = { $seat }: { $cell }
calls = QUARTO! { $seat } piesaka uzvaru { $line-loc }.
    .short = QUARTO! { $seat }: { $line }
calls-falsely = { $seat } kļūdaini piesaka QUARTO { $line-loc }. Pieteikums ir izlietots.
    .short = { $seat } kļūdaini piesaka: { $line }
passes = { $seat } saka „garām”.

# Told only to who looks back at a game.
missed = Neviens nepieteica QUARTO { $line-loc }, kur visas četras figūras ir { $values-plural }: izdevība ir zaudēta.
    .short = Nepieteikts: { $line }, { $values-plural }

## Moves as they are chosen

move-give = iedod { $piece-acc }
    .short = iedod: { $piece }
move-place = noliec to uz lauciņa { $cell }
    .short = { $cell }
move-call = piesaki QUARTO { $line-loc }
    .short = QUARTO: { $line }
move-pass = saki „garām”

act-give = Iedot
act-place = Nolikt
act-call = QUARTO!
act-pass = Garām

help-typing = Lai iedotu figūru, raksti tās pazīmes vai numuru: „dod garo apaļo rievoto ar iedobumu” vai „dod 2”. Lai to noliktu, raksti lauciņu: „b3”. Lai pieteiktu QUARTO, nosauc rindas galējos lauciņus: „piesaki a1-d1”. Ja pēdējā figūra ir nolikta un pieteikt negribi, raksti „garām”.
# The words that may begin a typed move, separated by commas.
verb-give = iedod, iedot, dod, dot
verb-place = noliec, nolikt, liec, likt
verb-call = piesaki, pieteikt, quarto
verb-pass = garām, saki, teikt, izlaid

# “Iedod” is both “give” and “gives”: by ear, “Ben: iedod” would tell of a move that was made.
prompt-give = { $seat }: tava kārta iedot figūru{ $call ->
    [yes] {" "}vai vispirms pieteikt QUARTO
   *[no] {""}
}.
    .short = { $seat }: jāiedod figūra
prompt-place = { $seat }: noliec { $piece-acc }{ $call ->
    [yes] {" "}vai piesaki QUARTO, ja kaut kas palicis nepamanīts
   *[no] {""}
}.
    .short = { $seat }: jānoliek { $piece }
prompt-last = { $seat }: visas figūras ir noliktas. { $call ->
    [yes] Piesaki QUARTO vai saki „garām”
   *[no] Saki „garām”
}.
    .short = { $seat }: { $call ->
    [yes] piesaki QUARTO vai saki „garām”
   *[no] saki „garām”
}

## Why a move is refused

refused-place-first = Vispirms noliec { $piece-acc }: tā tev ir rokā.
    .short = Vispirms jānoliek { $piece }
refused-give-first = Pagaidām neliec neko: iedod figūru otram spēlētājam.
refused-nothing-to-give = Vairs nav ko dot. Piesaki QUARTO vai saki „garām”.
refused-no-such-piece = Tādas figūras nav. Figūru ir sešpadsmit: no 0 līdz 9 un no a līdz f.
refused-piece-gone = { $piece-start } jau ir laukumā.
    .short = Jau laukumā: { $piece }
refused-no-such-cell = Tāda lauciņa nav. Lauciņi ir no a1 līdz d4.
refused-cell-taken = Lauciņš { $cell } ir aizņemts.
refused-calling-automatic = Šajā spēlē nekas nav jāpiesaka: uzvar tas, kurš pabeidz uzvaras rindu.
refused-line-not-counted = Šajā spēlē kvadrāti neskaitās.
refused-window-shut = Vēl nav ko pieteikt.
refused-call-used = Tavs pieteikums šajā izdevībā jau ir izlietots.
refused-nothing-to-pass = Teikt „garām” vēl ir par agru: ar to atsakās no pēdējās iespējas pieteikt QUARTO.

## Ends

ending-line = { $seat } uzvar: { $line }, visas četras figūras ir { $values-plural }.
    .short = { $seat } uzvar: { $line }, { $values-plural }
ending-called = { $seat } uzvar ar QUARTO: { $line }, visas četras figūras ir { $values-plural }.
    .short = { $seat } uzvar: { $line }, { $values-plural }
ending-stolen = { $seat } uzvar ar QUARTO, ko otrs spēlētājs nepamanīja: { $line }, visas četras figūras ir { $values-plural }.
    .short = { $seat } pārtver uzvaru: { $line }, { $values-plural }
ending-full = Neizšķirts: visas sešpadsmit figūras ir noliktas.
    .short = Neizšķirts

## Options

option-set = Kurš figūru komplekts?
option-set-access = apaļa vai kantaina, īsa vai gara, ar iedobumu vai bez tā, rievota vai gluda
option-set-classic = gaiša vai tumša, apaļa vai kantaina, gara vai īsa, ar iedobumu vai bez tā
    .label = klasiskais
option-calling = Kā nosaka uzvaru?
option-calling-spoken = spēlētāji paši piesaka QUARTO, kā noteikumu lapiņā
    .label = balsī
option-calling-automatic = uzvaras rinda nav jāpiesaka, uzvar tas, kurš to pabeidz
    .label = automātiski
option-squares = Vai skaitās arī kvadrāti no četriem blakus lauciņiem?
option-squares-no = tikai rindas
option-squares-yes = rindas un kvadrāti
option-traits = Kuras pazīmes skaitās? Access: 0 forma, 1 garums, 2 iedobums, 3 virsma. Classic: 0 krāsa, 1 forma, 2 garums, 3 iedobums. Nosauc numurus augošā secībā, piemēram, 0,2.
    .question = Kuras pazīmes skaitās?
option-traits-0 = forma (Access) vai krāsa (Classic)
option-traits-1 = garums (Access) vai forma (Classic)
option-traits-2 = iedobums (Access) vai garums (Classic)
option-traits-3 = virsma (Access) vai iedobums (Classic)
expected-option-set = „access” vai „classic” (klasiskais)
expected-option-calling = „spoken” (balsī) vai „automatic” (automātiski)
expected-option-squares = „yes” (jā) vai „no” (nē)
expected-option-traits = pazīmju numuri no 0 līdz 3 augošā secībā, atdalīti ar komatiem

## What moves are worth with best play

placements =
    { $n ->
        [zero] { $n } figūru
        [one] { $n } figūra
       *[other] { $n } figūras
    }
worth-win = uzvara, līdz beigām jāliek { $distance }
worth-draw = neizšķirts, līdz beigām jāliek { $distance }
worth-loss = zaudējums, līdz beigām jāliek { $distance }

## Reading texts

expected-move = figūra (no 0 līdz 9, no a līdz f), lauciņš (no a1 līdz d4), pieteikums, piemēram, !a1-d1, vai svītriņa -, kas nozīmē „garām”
expected-line = rinda ar tās galējiem lauciņiem, piemēram, a1-d1, vai kvadrāts ar tā stūriem, piemēram, b2-c3
expected-board = četras rindiņas pa četrām zīmēm, atdalītas ar slīpsvītru /
expected-piece = figūra (no 0 līdz 9, no a līdz f) vai punkts . tukšam lauciņam
expected-piece-once = katra figūra ne vairāk kā vienu reizi
expected-hand = figūra rokā (no 0 līdz 9, no a līdz f) vai svītriņa -, ja rokā nav nekā
expected-passes = 1 vai 2 reizes „garām”
expected-one-last-placement = rindas, ko varēja pabeigt viena pati pēdējā figūra
expected-reachable-position = pozīcija, kādu spēlē ar šiem iestatījumiem var sasniegt
