# The command line.

cli-about = Quarto, Quaro un kwatro: ar acīm, ar ausīm vai ar pirkstiem.
cli-commands = komandas
cli-usage = lietojums:
cli-options = opcijas
cli-arguments = kas jānosauc
cli-help = parādīt šo palīdzību un beigt
cli-lang = valoda: { $languages-or }; ja tā nav nosaukta, sistēmas valoda
cli-json = atbildēt JSON formātā, kas domāts programmām
word-file = FAILS
word-name = VĀRDS
word-seat = VIETA
word-game = SPĒLE
word-bot = BOTS
word-seconds = SEKUNDES
word-position = POZĪCIJA
cli-serve = piedāvāt tīmekļa lapas šim datoram vai arī citiem
cli-ready = fourfold ir gatavs: { $url } – apturēt var ar Ctrl-C.
cli-host = adrese, kurā klausīties; ja tā nav nosaukta, lapas ir tikai šim datoram
cli-port = ports, kurā klausīties; 0 nozīmē jebkuru brīvu portu
cli-no-port = Adresē { $host }, portā { $port }, lapas piedāvāt nevar: ports ir aizņemts, vai arī adrese nepieder šim datoram.
cli-thinkers = tik daudz procesu, kas domā botu vietā
cli-behind-proxy = uzticēties tam, ko priekšā esošs starpniekserveris saka par to, no kurienes nāk apmeklētāji
cli-no-limits = neierobežot, cik bieži apmeklētāji drīkst ko darīt; ja to jau dara starpniekserveris
word-host = ADRESE
cli-play = spēlēt pie šīs tastatūras ar cilvēkiem vai botiem
cli-replay = noklausīties pierakstītu spēli teikumos
cli-rules = lasīt kādas spēles noteikumus
cli-perft = saskaitīt visas noteikta garuma gājienu virknes, lai salīdzinātu noteikumus
cli-game = spēle: { $games-or }; ja tā nav nosaukta, par to jautās
cli-game-needed = spēle: { $games-or }
cli-with = bots, ar kuru spēlēt, katrs jānosauc atsevišķi: { $bots-or }
cli-name = spēlētāja vārds pie šīs tastatūras, katrs jānosauc atsevišķi
cli-starter = kurš sāk: vietas numurs vai random, kas nozīmē „nejauši”
cli-move-time = cik sekunžu ir katram gājienam; kam vajag ilgāk, tas zaudē
cli-seed = skaitlis, kas nosaka visu nejaušo, lai vēlreiz varētu spēlēt ar to pašu izlozi
cli-short = īsi teikumi
cli-resume = turpināt nepabeigtu spēli: nosaukto failu vai, ja nekas nav nosaukts, jaunāko spēli
cli-file = pieraksta fails vai -, ja pieraksts nāk no standarta ievades
cli-from = sākt ar šo gājienu
cli-backwards = no pēdējā gājiena līdz pirmajam
cli-depth = cik gājienu dziļi
cli-position = skaitīt no šīs pozīcijas, nevis no sākuma
cli-divide = skaitīt katram pirmajam gājienam atsevišķi
cli-wrong = Komandā kaut kā trūkst vai kaut kas nav saprotams. Palīdzība: { $help }
cli-wrong-value = „{ $value }” te neder. Te jābūt: { $expected }.
cli-wrong-choice = „{ $value }” te neder. Iespējams: { $choices-or }.
cli-wrong-seats = Nosaukts vairāk spēlētāju, nekā ir vietu. Vietu skaits: { $seats }.
cli-no-file = Failu { $path } nevar nolasīt.
cli-no-output = Atbildi nevar ierakstīt standarta izvadē.
cli-not-a-record = { $path } nav pieraksts, ko varētu izspēlēt. { $why }
cli-no-position = Tā nav pozīcija. { $why }
cli-expected-number = vesels skaitlis no { $least } līdz { $most }
cli-nothing-unfinished = Nav saglabāta neviena nepabeigta spēle.
cli-over = Šī spēle ir beigusies. Noklausīties: { $call }

# The commands of those who study Quarto.

cli-solve = pierādīt, kā beidzas Quarto no paša sākuma, bez grāmatas
cli-analyse = pateikt, cik vērts ir katrs pozīcijas gājiens, ja abi spēlē vislabāk
cli-count = saskaitīt visu figūru izkārtojumus, kuros nav nevienas rindas
cli-book = izveidot Quarto grāmatu no jauna; pārtraukts darbs turpinās no tās pašas vietas
cli-threads = tik daudz pavedienu reizē; citādi pa vienam katram kodolam
cli-memory = tik daudz mebibaitu tam, kas jau pierādīts
cli-all = visi astoņi noteikumu komplekti: no četrām pazīmēm līdz vienai, bez kvadrātiem un ar tiem
cli-analyse-position = pozīcija, kā rakstīts dokumentācijā, vai - , lai lasītu pa vienai katrā standarta ievades rindā
cli-record = tās vietā analizēt pierakstītu spēli
cli-at = pēc tik gājieniem no pieraksta; citādi pēc pēdējā
cli-why = katram gājienam, kas uzvar vai zaudē, tas, kas neizbēgami seko
cli-output = kur likt grāmatu
cli-nodes = Līdz šim aplūkoti { $nodes } miljoni pozīciju.
cli-solved =
    { $value } ja abi spēlē vislabāk: Quarto ar { $squares ->
        [yes] rindām un kvadrātiem
       *[no] rindām vien
    }, { $traits ->
        [zero] skaitās { $traits } pazīmju
        [one] skaitās { $traits } pazīme
       *[other] skaitās { $traits } pazīmes
    }. { $nodes } miljoni pozīciju { $seconds } sekundēs, { $rate } miljoni sekundē, { $memory } MiB atmiņas.
value-win = Uzvar tas, kurš liek pirmais,
value-draw = Neizšķirts,
value-loss = Uzvar tas, kurš dod pirmais,
cli-position-worth = Tam, kura kārta: { $worth }.
cli-move-worth = { $written }, { $move }: { $worth }.
cli-follows = Neizbēgami seko: { $moves }.
cli-lines-wrong =
    { $count ->
        [zero] { $count } rindu nebija pozīcijas.
        [one] { $count } rinda nebija pozīcija.
       *[other] { $count } rindas nebija pozīcijas.
    }
cli-counted = { $count } izkārtojumos no 16 figūrām nav nevienas rindas.
cli-book-progress = Pierādītas { $done } no { $due } pozīcijām.
cli-book-made = Grāmata atrodas failā { $path }.
cli-not-written = Failu { $path } nevar ierakstīt.
cli-no-memory = Šeit nav pieejami { $memory } MiB atmiņas.
cli-bench = veikt mērījumus un saglabāt to skaitļus
cli-bench-name = tikai vienu no tiem, piemēram, solve
cli-no-benchmarks = Mērījumi atrodas pie fourfold pirmkoda, nevis uzstādītajā pakotnē.
cli-bench-failed = Mērījums { $name } netika līdz galam.
cli-no-kernel = Bez sava kodola fourfold pierāda daudz lēnāk; tas uzstādīts bez kompilatora.

# Saglabātie galdi un to rezerves kopijas.

word-url = ADRESE
cli-backup = ierakstīt visus saglabātos galdus vienā jaunā failā
cli-restore = atjaunot galdus no rezerves kopijas tukšā datubāzē
cli-backup-file = jauns fails; esošs fails nekad netiek aizstāts
cli-restore-file = rezerves kopijas fails
cli-database = kur tiek glabāti galdi: sqlite:///CEĻŠ vai postgresql://…; ja nav norādīts, šī lietotāja parastajā failā
cli-backup-made = Rezerves kopija atrodas failā { $path }.
cli-restored = Visi galdi no faila { $path } ir atjaunoti.
backup-exists = Fails { $path } jau pastāv un netiek aizstāts. Norādi jaunu failu.
store-bad-url = „{ $database }” nav datubāzes adrese. Jābūt: sqlite:///CEĻŠ vai postgresql://LIETOTĀJS@SERVERIS/DATUBĀZE.
store-no-driver = PostgreSQL datubāzei trūkst Python pakotnes asyncpg. Uzstādi fourfold ar papildinājumu „postgres”.
store-unreachable = Datubāzi { $database } nevar atvērt. Tās ziņojums: { $why }
store-missing = Datubāzes { $database } nav.
store-newer = { $database } ir veidots ar jaunāku fourfold versiju. Uzstādi šo versiju vai vēl jaunāku.
store-not-empty = Datubāze { $database } nav tukša. Rezerves kopiju var atjaunot tikai tukšā datubāzē.
store-not-a-backup = Fails { $path } nav fourfold rezerves kopija, vai arī tas ir bojāts.
store-failed = Datubāze { $database } to nevarēja izdarīt. Tās ziņojums: { $why }
store-closed = Datubāze jau ir slēgta.
