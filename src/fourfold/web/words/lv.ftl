# Tīmekļa lapas.

## Visas lapas

skip = Pāriet uz saturu
navigation = Lapas
page-lobby = Atvērtie galdi
page-rules = Noteikumi
page-analysis = Analīze
page-settings = Iestatījumi
page-about = Par fourfold
look-for-news = Skatīt jaunumus
title-of-game = { $page }: { $game }
back-to-start = Uz sākumlapu
back-to-table = Atpakaļ pie galda
title-refused = Tas neizdevās

## Sākumlapa

title-start = Spēlē Quarto, Quaro un kwatro
start-heading = Četri rindā, pazīme pēc pazīmes
start-about = Trīs spēles diviem līdz četriem cilvēkiem: ar acīm, ar ausīm vai ar pirkstiem, pie vienas ierīces, tīmeklī vai pret botu. Konts nav vajadzīgs.
about-quarto = Iedod figūru otram spēlētājam un noliec to, ko iedod tev. Četras figūras rindā ar kopīgu pazīmi uzvar, ja kāds piesaka QUARTO!
about-quaro = Liec kauliņus krustveida laukumā. Katra četru kauliņu rinda ar visām četrām krāsām dod vienu punktu.
about-kwatro = Liec kārtis rindās, kurās gan krāsas, gan formas, gan skaitļi ir vai nu visi vienādi, vai visi dažādi.
start-play = Spēlēt { $game }
start-rules = { $game } noteikumi
start-recent = Tavi galdi

## Atvērtie galdi

lobby-heading = Atvērtie galdi
lobby-about = Te gaida spēlētāji, kas meklē kompāniju. Apsēdies, kur ir brīva vieta, vai skaties.
lobby-empty = Pašlaik nav neviena atvērta galda. Atver savu, un citi to te atradīs.
lobby-open = Atvērt { $game } galdu

## Jauns galds

new-heading = Jauns { $game } galds
new-players = Kas spēlē?
your-name = Tavs vārds
new-seat = { $number }. vieta
new-seats-help = Ja vietu ir vairāk nekā zemāk izvēlēto spēlētāju, pēdējās vietas paliek neizmantotas.
player-open = draugs, kam nosūti saiti
player-here = kāds pie šīs ierīces
new-table = Pie galda
new-starter = Kurš sāk?
starter-random = to izšķir izloze
starter-me = es
new-pace = Vai ar pulksteni?
pace-none = bez pulksteņa
pace-go-60 = viena minūte katram gājienam
pace-go-300 = piecas minūtes katram gājienam
pace-game-300-5 = piecas minūtes spēlei un vēl piecas sekundes katram gājienam
pace-game-900-10 = piecpadsmit minūtes spēlei un vēl desmit sekundes katram gājienam
pace-game-86400 = viena diena visai spēlei
switch-hints = Lauciņi pasaka, ko tie pabeigtu
switch-takeback = Gājienus drīkst atsaukt, ja visi piekrīt
switch-chat = Spēlētāji drīkst sarakstīties
switch-spectators = Citi drīkst skatīties
switch-listed = Rādīt šo galdu starp atvērtajiem galdiem
new-open = Atvērt galdu

## Galds

table-heading = { $game }: { $players }
title-your-turn = Tava kārta
title-turn = { $seat } pie gājiena
title-won = Uzvar { $winners }
title-draw = Neviens neuzvarēja
title-waiting = Gaidām spēlētājus
waiting = { $n ->
    [0] Visas vietas ir aizņemtas.
    [1] Viena vieta ir brīva.
    [2] Divas vietas ir brīvas.
    [3] Trīs vietas ir brīvas.
    [4] Četras vietas ir brīvas.
    [zero] { $n } vietas ir brīvas.
    [one] { $n } vieta ir brīva.
   *[other] { $n } vietas ir brīvas.
}
players = Spēlētāji
time-left = Atlikušais laiks
agreed = Par ko vienojās
offline = Nav savienojuma. Mēģina vēlreiz …
unsent = To nevarēja nosūtīt: nav savienojuma. Mēģini vēlreiz.
invite-here-only = Šī adrese der tikai šajā ierīcē. Lai spēlētu ar citiem tīklā, kādam fourfold jāuztur: skat. docs/hosting.md.
you = (tu)
sit-down = Apsēsties
stand-up = Atstāt galdu
invite-heading = Uzaicināt kādu
invite-about = Kas atver šo saiti, tas var ieņemt brīvu vietu. Konts nav vajadzīgs.
invite-link = Saite
invite-code = Saite kā kods kamerai
copy-link = Kopēt saiti
seat-bot = Vai lai spēlē bots
seat-this-bot = Dot vietu šim botam
board = Laukums
label-cell = { $name } { $piece-short }
label-cell-empty = { $name } tukšs
board-window = Laukums, to var ritināt
mark-newest = pēdējais gājiens
mark-won = uzvaras rindā
mark-dead = rindā, ko neviens nepieteica
mark-scored = rindā, kas deva punktu
mark-laid = nolikta, vēl nav izspēlēta
spare-left = { $n ->
    [0] Blakus laukumam vairs nav nevienas figūras.
    [zero] Blakus laukumam vēl ir { $n } figūru.
    [one] Blakus laukumam vēl ir { $n } figūra.
   *[other] Blakus laukumam vēl ir { $n } figūras.
}
piece-gone = vairs te nav: { $piece }
take-up-again = Paņemt kārtis atpakaļ
choose-to-exchange = Kuras kārtis apmainīsi? Drīkst arī nevienu.
point-at-line = Kura tā ir rinda?
table-not-pointed = Tagad to izdarīt nevar.
table-choose-piece = Vispirms izvēlies, ko tur nolikt.
curtain = { $name }: tava kārta. Atklāj savas kārtis, kad neviens cits tās neredz.
curtain-open = Es esmu { $name }, rādi manas kārtis
messages = Kas noticis
talk = Sarunas
ask-takeback = Lūgt atsaukt manu pēdējo gājienu
ask-end = Te beigt spēli
ask-again = Spēlēt vēlreiz
agree = Piekrist
disagree = Nepiekrist
withdraw = Atsaukt lūgumu
resign = Padoties
really-resign = Vai tiešām gribi šajā spēlē padoties?
resign-sure = Jā, padodos
write = Rakstīt pārējiem
send = Sūtīt
mute-whom = Nelasīt, ko raksta { $whom }
unmute-whom = Atkal lasīt, ko raksta { $whom }
zoom-title = Kāršu lielums
zoom-1 = Ļoti mazs
zoom-2 = Mazs
zoom-3 = Liels
zoom-4 = Ļoti liels

## Cita ierīce

other-device = Turpināt spēli citā ierīcē
device-about = Atver šo saiti otrā ierīcē, un tava vieta būs arī tur. Nedod saiti nevienam: kam tā ir, tas spēlē tavā vietā. Saite der piecpadsmit minūtes.
device-link = Tava personīgā saite
device-code = Tava personīgā saite kā kods kamerai
take-heading = Turpināt spēli šeit
take-seat = Spēlēt šajā ierīcē

## Atkārtojums

replay = Atkārtojums
replay-steps = Atkārtojuma soļi
replay-title = { $at }. gājiens no { $count }
replay-first = Uz sākumu
replay-back = Soli atpakaļ
replay-on = Soli uz priekšu
replay-last = Uz beigām
replay-moves = Visi gājieni
replay-rounds = Visas spēles pie šī galda
replay-round = { $number }. spēle
record-text = Spēle kā teksts
analyse-here = Cik te vērts katrs gājiens?

## Analīze

analysis-heading = { $game } analīze
analysis-about = Cik vērts ir katrs gājiens, ja pēc tā abi spēlē bez kļūdām.
analysis-position = Pozīcija, horizontāle pēc horizontāles, tad figūra rokā
analysis-example = Piemērs: spēles sākums
analysis-signs = Ko nozīmē zīmes
analyse = Analizēt
analysis-moves = Visi gājieni, labākais vispirms
analysis-move = Gājiens
analysis-worth = Vērtība
analysis-why = Kāpēc?
analysis-why-move = Kāpēc? { $move }
no-analysis = Neviens vēl nevar pateikt, cik vērti ir šīs spēles gājieni.

## Iestatījumi

setting-language = Valoda
setting-theme = Krāsas
setting-theme-auto = kā ierīcē
setting-theme-light = gaišas
setting-theme-dark = tumšas
setting-theme-contrast = ar augstu kontrastu
setting-text = Teksta lielums
setting-text-normal = parasts
setting-text-large = liels
setting-text-larger = vēl lielāks
setting-wording = Teikumi
setting-wording-full = pilni
setting-wording-short = īsi
setting-announce = Paziņot ekrāna lasītājiem, kas notiek
setting-announce-yes = jā
setting-announce-no = nē
settings-keep = Saglabāt šos iestatījumus
settings-kept = Tavi iestatījumi ir saglabāti šajā ierīcē.

## Par fourfold

about-heading = Par fourfold
about-what = fourfold ir mājas trim spēlēm ar vienu kopīgu ideju: četri rindā, pazīme pēc pazīmes. Tā ir brīva programmatūra ar Apache licenci.
about-keys-heading = Ar tastatūru un ar ausīm
about-keys = Laukumā bultiņas ved no lauciņa uz lauciņu, Home un End ved uz horizontāles galiem, Enter izvēlas. Taustiņš Q piesaka QUARTO, kad to var pieteikt. Viss, kas notiek, tiek paziņots un paliek notikumu sarakstā.
about-no-script = Visas lapas darbojas arī bez JavaScript; tad „Skatīt jaunumus” parāda, ko darījuši pārējie.
about-privacy-heading = Kas tiek glabāts
about-privacy = Spēles, vārdi, ko spēlētāji izvēlas, un tas, ko viņi raksta pie galda. Nav ne kontu, ne reklāmu, ne satura no citām vietnēm. Tavas vietas un iestatījumi glabājas sīkdatnēs tavā ierīcē.
about-owners-heading = Kam šīs spēles pieder
about-owners = Spēļu nosaukumi pieder to īpašniekiem. fourfold nav saistīts ar spēļu autoriem un izdevējiem un neizmanto ne viņu attēlus, ne tekstus.

## Kad kaut kas nav iespējams

error-400 = Šis pieprasījums nav saprotams.
error-403 = To no šejienes nevar ne skatīt, ne darīt.
error-404 = Te nekā nav. Varbūt saite ir nepilnīga.
error-405 = Te to izdarīt nevar.
error-408 = Pieprasījums aizņēma pārāk daudz laika.
error-409 = Tas vairs neatbilst pašreizējam stāvoklim.
error-413 = Tas ir par daudz vienā reizē.
error-414 = Adrese ir pārāk gara.
error-422 = Nosūtītais nav saprotams.
error-429 = Tas īsā laikā notika pārāk bieži. Lūdzu, mirkli uzgaidi.
error-431 = Pieprasījumam ir pārāk garas galvenes.
error-500 = Te kaut kas nogāja greizi. Tas ir pierakstīts, un tava spēle ir saglabāta.
error-503 = Šobrīd neko nevar saglabāt, tāpēc nekas nav izdarīts. Drīz mēģini vēlreiz.
