# Galds.

## Kas notiek

sits-down = { $seat } apsēžas pie galda.
stands-up = { $name } atstāj galdu.
begins-round = Jauna spēle. { $seat } sāk.
asks-takeback = { $seat } lūdz atļauju atsaukt savu pēdējo gājienu.
asks-end = { $seat } lūdz te beigt spēli.
agrees = { $seat } piekrīt.
disagrees = { $seat } nepiekrīt.
withdraws = { $seat } atsauc lūgumu.
takes-back = { $n ->
    [1] Atsaukts viens gājiens.
    [2] Atsaukti divi gājieni.
    [zero] Atsaukti { $n } gājieni.
    [one] Atsaukts { $n } gājiens.
   *[other] Atsaukti { $n } gājieni.
}
wants-another = { $seat } grib spēlēt vēlreiz.
says = { $seat }: { $text }
mutes = Tu vairs nelasi, ko raksta { $whom }.
unmutes = Tu atkal lasi, ko raksta { $whom }.

## Gatavās frāzes

hail-hello = Sveiki!
hail-good-luck = Lai veicas!
hail-well-played = Labi nospēlēts!
hail-thanks = Paldies!
hail-moment = Vienu mirklīti, lūdzu.
hail-sorry = Atvainojos!
hail-good-game = Tā bija laba spēle.
hail-goodbye = Uz redzēšanos!

## Kāpēc kaut kas nav iespējams

table-table-full = Pie šī galda ir noticis tik daudz, ka nekas vairs neietilpst. Lūdzu, atver jaunu galdu.
table-time-up = Šī gājiena laiks ir beidzies.
table-no-such-seat = Tādas vietas pie šī galda nav.
table-bad-name = Vārdā jābūt 1 līdz 40 zīmēm, zīmes „|” tajā nedrīkst būt, un tas nedrīkst sākties ar „bot:”.
table-name-taken = Vārds „{ $name }” pie šī galda jau ir aizņemts. Lūdzu, izvēlies citu.
table-no-such-bot = Tāda bota nav.
table-seat-taken = Šī vieta jau ir aizņemta.
table-already-begun = Spēle jau ir sākusies.
table-not-ready = Spēli vēl nevar sākt.
table-stale = Pa to laiku spēle ir pavirzījusies uz priekšu. Lūdzu, apskati to vēlreiz.
table-not-your-turn = Tagad nav tava kārta.
table-already-asked = Tas jau ir lūgts.
table-no-takeback = Pie šī galda gājienus neatsauc.
table-no-agreement = Šīs spēles noteikumi neļauj vienoties par beigām.
table-bot-plays-on = Bots vienmēr spēlē līdz galam.
table-nothing-to-take-back = Tev vēl nav neviena gājiena, ko atsaukt.
table-nothing-asked = Nekas negaida tavu atbildi.
table-not-sure = Lai padotos, lūdzu, apstiprini, ka tiešām to gribi.
table-still-on = Spēle vēl nav beigusies.
table-no-chat = Pie šī galda lieto tikai gatavās frāzes.
table-bad-text = Ziņā jābūt 1 līdz { $longest } zīmēm vienā rindiņā.
table-no-such-hail = Tādas gatavās frāzes nav.
table-nobody-there = Šajā ierīcē tev nav vietas pie šī galda.
table-not-begun = Spēle vēl nav sākusies: kāda vieta vēl ir brīva.
table-round-over = Spēle ir beigusies.
expected-pace = none, ja bez pulksteņa, sekundes katram gājienam, piemēram, go:60, vai visai spēlei, piemēram, game:600+5
expected-starter = vietas numurs vai random, kas nozīmē „nejauši”
