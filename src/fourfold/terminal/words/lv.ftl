# The terminal.

## Commands: the names of each, separated by commas

command-board = laukums
command-row = horizontāle, hor
command-column = vertikāle, vert
command-cell = lauciņš
command-pieces = figūras, maisiņš, kaudze
command-hand = rokā
command-score = punkti
command-lines = rindas
command-last = pēdējais
command-repeat = vēlreiz, atkārto
command-moves = gājieni
command-clock = pulkstenis, laiks
command-rules = noteikumi
command-wording = teikumi
command-undo = atsauc, atsaukt
command-resign = padodos, padoties
command-agree = vienojamies, vienoties
command-save = saglabā, saglabāt
command-help = palīdzība, palīgā
command-quit = iziet, beigt

wording-short = īsi, īss, īsos
wording-full = pilni, pilns, pilnos, gari

## What each command does

help-board = { $names }: viss laukums, horizontāle pēc horizontāles
help-row = { $names }, piemēram, „horizontāle 2”: viena horizontāle, lauciņš pēc lauciņa
help-column = { $names }, piemēram, „vertikāle b”: viena vertikāle, lauciņš pēc lauciņa
help-cell = { $names }, piemēram, „lauciņš b3”: viens lauciņš
help-pieces = { $names }: kas ir blakus laukumam, maisiņā vai kaudzē
help-hand = { $names }: kas kuram ir rokā
help-score = { $names }: cik kuram punktu
help-lines = { $names }: rindas, ko varētu pabeigt jau nākamais gājiens
help-last = { $names }: pēdējais izdarītais gājiens
help-repeat = { $names }: viss, kas teikts kopš tavas iepriekšējās atbildes
help-moves = { $names }: visi gājieni, kas tev tagad iespējami
help-clock = { $names }: cik laika vēl ir šim gājienam
help-rules = { $names }: visi noteikumi vai, ja piebilsti numuru, viens no tiem
help-wording = { $names } īsi, { $names } pilni: runāt īsos vai pilnos teikumos
help-undo = { $names }: atsaukt tavu pēdējo gājienu
help-resign = { $names }: atzīt, ka spēle ir zaudēta
help-agree = { $names }: aicināt pārējos te beigt, ja noteikumi to ļauj
help-save = { $names }, ar faila nosaukumu vai bez tā: saglabāt spēli failā
help-help = { $names }: šis saraksts
help-quit = { $names }: atlikt spēli, lai to turpinātu vēlāk

## Answers

not-understood = „{ $typed }” nav saprotams. Te jābūt: { $expected }. Visas komandas uzskaita „palīdzība”.
several-fit = { $count ->
    [zero] Der { $count } gājienu
    [one] Der { $count } gājiens
   *[other] Der { $count } gājieni
}, piemēram: { $moves }. Pasaki precīzāk.
board-column = Vertikāle { $name }: { $cells }.
board-column-empty = Vertikāle { $name } ir tukša.
    .short = Vertikāle { $name }: tukša
no-such-row = Tādas horizontāles nav. Horizontāles ir { $names }.
no-such-column = Tādas vertikāles nav. Vertikāles ir { $names }.
no-such-cell = „{ $name }” nav laukuma lauciņš, vai arī tur nekā nav.
no-points = Šajā spēlē punktu nav.
no-open-lines = Pašlaik nav nevienas gandrīz pabeigtas rindas.
no-move-yet = Vēl nav izdarīts neviens gājiens.
moves = { $count ->
    [1] Iespējams tikai viens gājiens:
    [zero] Ir { $count } iespējamu gājienu:
    [one] Ir { $count } iespējams gājiens:
   *[other] Ir { $count } iespējami gājieni:
}
move-listed = { $written }: { $move }
wording-which = Raksti „teikumi īsi” vai „teikumi pilni”.
now-short = Turpmāk teikumi būs īsi.
now-full = Turpmāk teikumi būs pilni.
no-such-clause = Noteikuma ar tādu numuru nav. Noteikumi ir { $names }.
no-clock = Šajā spēlē pulkstenis ir izslēgts.
time-left = { $seconds ->
    [0] Laika vairs nav.
    [1] Atlikusi viena sekunde.
    [2] Atlikušas divas sekundes.
   *[other] Atlikušās sekundes: { $seconds }.
}
nothing-to-undo = Nav ko atsaukt.
undone = Atsaukts.
really-resign = { $seat }: vai tiešām padodies? Jā vai nē?
go-on = Spēle turpinās.
no-agreement = Šīs spēles noteikumi neļauj vienoties par beigām.
declines-to-stop = { $seat } grib spēlēt tālāk.
agree-too = { $seat }: vai piekrīti te beigt? Jā vai nē?
saved = Saglabāts: { $path }
not-saved = Nav saglabāts: failu { $path } nevar ierakstīt.
replace-file = Fails { $path } jau ir. Vai to aizstāt? Jā vai nē?
kept = Spēle ir saglabāta. Noklausīties vēlreiz: { $call }
put-away = Spēle ir saglabāta. Turpināt: { $call }
take-the-keyboard = { $seat }: tava kārta pie tastatūras. Nospied Enter, kad neviens cits neredz un nedzird.

## Before a game

which-game = Kura spēle: { $games-or }?
which-answer = Te jāatbild: { $answers-or }.
which-option = Te jāatbild: { $expected }.
ask-option = { $question } Enter nozīmē: { $default }
answer-listed = { $answer }: { $meaning }
who-sits = Kurš būs { $number }. spēlētājs? Raksti vārdu vai kādu no botiem: { $bots-or }. Enter nozīmē: { $default }
who-begins = Kurš sāk: { $names-or }? Raksti numuru vai „nejauši”. Enter nozīmē: nejauši
random-start = nejauši, izloze
bad-name = Vārdā jābūt 1 līdz 40 zīmēm, zīmes „|” tajā nedrīkst būt, un tas nedrīkst sākties ar „bot:”.
resume-question = Spēle { $game } vēl nav pabeigta, līdz šim tajā { $count ->
    [0] nav neviena gājiena
    [zero] ir { $count } gājienu
    [one] ir { $count } gājiens
   *[other] ir { $count } gājieni
}. Vai turpināt? Jā vai nē?
begins = { $seat } sāk.
welcome = { $game }. Visas komandas uzskaita „palīdzība”.

## Replay

replay-head = { $game }: { $names }.
replay-move = { $number }: { $sentences }
replay-unfinished = Pieraksts te beidzas, bet spēle vēl nav galā.
