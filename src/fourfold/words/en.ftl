# The command line.

cli-about = Quarto, Quaro and kwatro: by eye, by ear or by touch.
cli-commands = commands
cli-usage = usage:
cli-options = options
cli-arguments = what to name
cli-help = show this help and stop
cli-lang = language: { $languages-or }; without it the language of the system
cli-json = answer in JSON, for programs
word-file = FILE
word-name = NAME
word-seat = SEAT
word-game = GAME
word-bot = BOT
word-seconds = SECONDS
word-position = POSITION
cli-serve = serve the web pages, to this machine or to others
cli-ready = fourfold is ready at { $url } – stop it with Ctrl-C.
cli-host = the address to listen on; without it this machine alone is served
cli-port = the port to listen on; 0 for any that is free
cli-no-port = Nothing can be served on { $host }, port { $port }: the port is taken, or the address is not of this machine.
cli-thinkers = so many processes that think for bots
cli-behind-proxy = trust what a proxy in front says about where visitors come from
cli-no-limits = do not limit how often visitors may do things; for a proxy that does
word-host = ADDRESS
cli-play = play at this keyboard, against people or bots
cli-replay = hear a recorded game as sentences
cli-rules = read the rules of a game
cli-perft = count all move sequences of a length, to compare rules
cli-game = one of { $games-or }; without it you are asked
cli-game-needed = one of { $games-or }
cli-with = a bot to play against, once for each bot: { $bots-or }
cli-name = the name of a player at this keyboard, once for each
cli-starter = who begins: the number of a seat, or random
cli-move-time = seconds for each turn; whoever takes longer loses
cli-seed = a number that fixes all chance, to play the same deal again
cli-short = short sentences
cli-resume = go on with an unfinished game: its file or, without one, the newest
cli-file = the file of the record, or - for standard input
cli-from = begin with this move
cli-backwards = from the last move to the first
cli-depth = how many moves deep
cli-position = count from this position instead of the start
cli-divide = count for each first move
cli-wrong = This call is not complete or not understood. For help: { $help }
cli-wrong-value = “{ $value }” does not fit here. Expected: { $expected }.
cli-wrong-choice = “{ $value }” does not fit here. Possible: { $choices-or }.
cli-wrong-seats = More players were named than there are seats: { $seats }.
cli-no-file = { $path } cannot be read.
cli-no-output = The answer cannot be written to standard output.
cli-not-a-record = { $path } is not a record that can be played. { $why }
cli-no-position = That is not a position. { $why }
cli-expected-number = a whole number from { $least } to { $most }
cli-nothing-unfinished = No unfinished game is kept.
cli-over = This game is over. Hear it: { $call }

# The commands of those who study Quarto.

cli-solve = prove what Quarto is worth from the start, without the book
cli-analyse = tell what every move of a position is worth with best play
cli-count = count the orders of all pieces on all cells that make no line
cli-book = make the book of Quarto anew; an interrupted call goes on where it was
cli-threads = so many threads; without it one for each core
cli-memory = so many mebibytes for what was proved
cli-all = all eight rule sets: four to one traits, without squares and with them
cli-analyse-position = a position as in the docs, or - for one on each line of standard input
cli-record = analyse a recorded game instead
cli-at = after so many moves of the record; without it after the last
cli-why = for each move that wins or loses, what follows by force
cli-output = where the book goes
cli-nodes = { $nodes } million positions looked at so far.
cli-solved =
    { $value } with best play: Quarto with { $squares ->
        [yes] lines and squares
       *[no] lines alone
    }, { $traits ->
        [one] one trait
       *[other] { $traits } traits
    } counting. { $nodes } million positions in { $seconds } seconds, { $rate } million a second, { $memory } MiB of memory.
value-win = A win for whoever places first
value-draw = A draw
value-loss = A win for whoever gives first
cli-position-worth = For the seat to move: { $worth }.
cli-move-worth = { $written }, { $move }: { $worth }.
cli-follows = By force: { $moves }.
cli-lines-wrong =
    { $count ->
        [one] One line was no position.
       *[other] { $count } lines were no positions.
    }
cli-counted = { $count } orders of the 16 pieces make no line.
cli-book-progress = { $done } of { $due } positions proved.
cli-book-made = The book is in { $path }.
cli-not-written = { $path } cannot be written.
cli-no-memory = { $memory } MiB of memory cannot be had here.
cli-bench = run the benchmarks and keep their figures
cli-bench-name = one of them alone, for example solve
cli-no-benchmarks = The benchmarks come with the sources of fourfold, not with the installed package.
cli-bench-failed = The benchmark { $name } did not come to its end.
cli-no-kernel = Without its kernel fourfold proves much more slowly; it was installed without a compiler.

# Tables that are kept, and their backups.

word-url = URL
cli-backup = write all tables that are kept to one new file
cli-restore = bring the tables of a backup back into an empty database
cli-backup-file = a new file; one that is there is never replaced
cli-restore-file = the file of the backup
cli-database = where tables are kept: sqlite:///PATH or postgresql://…; without it the usual file of this user
cli-backup-made = The backup is in { $path }.
cli-restored = All tables of { $path } are back.
backup-exists = { $path } is there already and is not replaced. Name a new file.
store-bad-url = “{ $database }” is not the URL of a database. Expected: sqlite:///PATH or postgresql://USER@SERVER/DATABASE.
store-no-driver = For PostgreSQL the Python package asyncpg is missing. Install fourfold with the extra “postgres”.
store-unreachable = The database { $database } cannot be opened. It says: { $why }
store-missing = There is no database { $database }.
store-newer = { $database } was written by a newer version of fourfold. Install that one or a later one.
store-not-empty = The database { $database } is not empty. Backups are restored into an empty one only.
store-not-a-backup = { $path } is not a backup of fourfold, or it is damaged.
store-failed = The database { $database } could not do this. It says: { $why }
store-closed = The database is closed already.
