# The command line.

cli-about = Quarto, Quaro et kwatro : à l’œil, à l’oreille ou au toucher.
cli-commands = commandes{" "}
cli-usage = utilisation :
cli-options = options{" "}
cli-arguments = à indiquer{" "}
cli-help = afficher cette aide et s’arrêter là
cli-lang = langue : { $languages-or } ; par défaut, celle du système
cli-json = répondre en JSON, pour des programmes
word-file = FICHIER
word-name = NOM
word-seat = PLACE
word-game = JEU
word-bot = ROBOT
word-seconds = SECONDES
word-position = POSITION
cli-serve = servir les pages web, à cette machine ou à d’autres
cli-ready = fourfold est prêt : { $url } – Ctrl-C pour arrêter.
cli-host = l’adresse d’écoute ; sinon cette machine seule est servie
cli-port = le port d’écoute ; 0 pour n’importe quel port libre
cli-no-port = Impossible de servir sur { $host }, port { $port } : le port est pris, ou l’adresse n’est pas celle de cette machine.
cli-thinkers = nombre de processus qui réfléchissent pour les robots
cli-behind-proxy = croire le proxy placé devant quand il dit d’où viennent les visites
cli-no-limits = ne pas limiter le nombre d’actions des visiteurs ; si un proxy s’en charge déjà
word-host = ADRESSE
cli-play = jouer à ce clavier, contre des personnes ou des robots
cli-replay = écouter le récit d’une partie enregistrée
cli-rules = lire les règles d’un jeu
cli-perft = compter toutes les suites de coups d’une longueur donnée, pour comparer des règles
cli-game = un des jeux { $games-or } ; sans indication, on te le demande{" "}
cli-game-needed = un des jeux { $games-or }
cli-with = un robot contre qui jouer, à répéter pour chaque robot : { $bots-or }
cli-name = le nom d’une personne à ce clavier, à répéter pour chacune
cli-starter = qui commence : le numéro d’une place, ou random pour tirer au sort
cli-move-time = le nombre de secondes pour chaque tour ; qui le dépasse perd la partie
cli-seed = un nombre qui fixe tout le hasard, pour rejouer la même donne
cli-short = des phrases courtes
cli-resume = reprendre une partie inachevée : celle de ce fichier, ou la plus récente si aucun n’est indiqué
cli-file = le fichier de l’enregistrement, ou - pour l’entrée standard
cli-from = commencer par ce coup
cli-backwards = du dernier coup au premier
cli-depth = la profondeur, en nombre de coups
cli-position = compter à partir de cette position et non du début
cli-divide = donner un nombre pour chaque premier coup
cli-wrong = Cet appel est incomplet ou incompris. Pour obtenir de l’aide : { $help }
cli-wrong-value = « { $value } » ne convient pas ici. Attendu : { $expected }.
cli-wrong-choice = « { $value } » ne convient pas ici. Possible : { $choices-or }.
cli-wrong-seats = Trop de joueurs nommés : { $seats ->
    [one] il n’y a qu’une place
   *[other] il n’y a que { $seats } places
}.
cli-no-file = { $path } est impossible à lire.
cli-no-output = La réponse est impossible à écrire sur la sortie standard.
cli-not-a-record = { $path } n’est pas un enregistrement que l’on puisse jouer. { $why }
cli-no-position = Ce n’est pas une position. { $why }
cli-expected-number = un nombre entier de { $least } à { $most }
cli-nothing-unfinished = Il n’y a aucune partie à reprendre.
cli-over = Cette partie est finie. Pour la réécouter : { $call }

# The commands of those who study Quarto.

cli-solve = prouver ce que vaut Quarto depuis le début, sans le livre
cli-analyse = dire ce que vaut chaque coup d’une position si tout le monde joue au mieux
cli-count = compter les dispositions de toutes les pièces qui ne forment aucun alignement
cli-book = refaire le livre de Quarto ; un appel interrompu reprend là où il en était
cli-threads = nombre de fils d’exécution ; sinon un par cœur
cli-memory = nombre de mébioctets pour ce qui est déjà prouvé
cli-all = les huit jeux de règles : de quatre critères à un seul, sans carrés et avec carrés
cli-analyse-position = une position écrite comme dans la documentation, ou - pour en lire une par ligne sur l’entrée standard
cli-record = analyser plutôt une partie enregistrée
cli-at = après ce nombre de coups de l’enregistrement ; sinon après le dernier
cli-why = pour chaque coup qui gagne ou perd, la suite forcée
cli-output = où mettre le livre
cli-nodes = { $nodes } millions de positions examinées jusqu’ici.
cli-solved =
    { $value } si tout le monde joue au mieux : Quarto avec { $squares ->
        [yes] alignements et carrés
       *[no] alignements seuls
    }, où { $traits ->
        [one] un seul critère compte
       *[other] { $traits } critères comptent
    }. { $nodes } millions de positions en { $seconds } secondes, { $rate } millions par seconde, { $memory } Mio de mémoire.
value-win = Victoire de qui place en premier
value-draw = Match nul
value-loss = Victoire de qui donne en premier
cli-position-worth = Pour qui est au trait : { $worth }.
cli-move-worth = { $written }, { $move } : { $worth }.
cli-follows = Suite forcée : { $moves }.
cli-lines-wrong =
    { $count ->
        [one] Une ligne n’était pas une position.
       *[other] { $count } lignes n’étaient pas des positions.
    }
cli-counted = { $count } dispositions des 16 pièces ne forment aucun alignement.
cli-book-progress = { $done } positions prouvées sur { $due }.
cli-book-made = Le livre se trouve dans { $path }.
cli-not-written = { $path } est impossible à écrire.
cli-no-memory = Il n’y a pas ici { $memory } Mio de mémoire disponibles.
cli-bench = lancer les mesures et garder leurs chiffres
cli-bench-name = une seule d’entre elles, par exemple solve
cli-no-benchmarks = Les mesures accompagnent les sources de fourfold, pas le paquet installé.
cli-bench-failed = La mesure { $name } n’est pas allée jusqu’au bout.
cli-no-kernel = Sans son noyau, fourfold prouve bien plus lentement ; il a été installé sans compilateur.

# Les tables conservées et leurs sauvegardes.

word-url = ADRESSE
cli-backup = sauvegarder toutes les tables conservées dans un nouveau fichier
cli-restore = remettre les tables d’une sauvegarde dans une base de données vide
cli-backup-file = un nouveau fichier ; un fichier existant n’est jamais remplacé
cli-restore-file = le fichier de la sauvegarde
cli-database = où sont conservées les tables : sqlite:///CHEMIN ou postgresql://… ; sinon dans le fichier habituel de cet utilisateur
cli-backup-made = La sauvegarde se trouve dans { $path }.
cli-restored = Toutes les tables de { $path } sont de retour.
backup-exists = { $path } existe déjà et n’est pas remplacé. Indiquez un nouveau fichier.
store-bad-url = « { $database } » n’est pas l’adresse d’une base de données. Attendu : sqlite:///CHEMIN ou postgresql://UTILISATEUR@SERVEUR/BASE.
store-no-driver = Pour PostgreSQL, il manque le paquet Python asyncpg. Installez fourfold avec le supplément « postgres ».
store-unreachable = Impossible d’ouvrir la base de données { $database }. Son message : { $why }
store-missing = La base de données { $database } n’existe pas.
store-newer = { $database } provient d’une version plus récente de fourfold. Installez celle-ci ou une version ultérieure.
store-not-empty = La base de données { $database } n’est pas vide. Une sauvegarde ne se restaure que dans une base vide.
store-not-a-backup = { $path } n’est pas une sauvegarde de fourfold, ou bien elle est endommagée.
store-failed = La base de données { $database } n’a pas pu le faire. Son message : { $why }
store-closed = La base de données est déjà fermée.
