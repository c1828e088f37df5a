# The web pages.

## Every page

skip = Aller au contenu
navigation = Rubriques
page-lobby = Tables ouvertes
page-rules = Règles
page-analysis = Analyse
page-settings = Réglages
page-about = À propos
look-for-news = Actualiser
title-of-game = { $page } : { $game }
back-to-start = Retour à l’accueil
back-to-table = Retour à la table
title-refused = Cela n’a pas marché

## Start

title-start = Jouer à Quarto, Quaro et kwatro
start-heading = Quatre en ligne, critère par critère
start-about = Trois jeux de deux à quatre personnes : à l’œil, à l’oreille ou au toucher, sur un même appareil, en ligne ou contre un robot. Pas besoin de compte.
about-quarto = Donne une pièce à ton adversaire, place celle que tu reçois. Quatre pièces alignées qui ont un caractère commun gagnent, si quelqu’un annonce QUARTO !
about-quaro = Pose des pions sur une croix. Chaque rangée de quatre cases où figurent les quatre couleurs rapporte un point.
about-kwatro = Pose des cartes en rangées où les couleurs, les formes et les nombres sont, chacun de leur côté, tous identiques ou tous différents.
start-play = Jouer à { $game }
start-rules = Règles de { $game }
start-recent = Tes tables

## The lobby

lobby-heading = Tables ouvertes
lobby-about = À ces tables, on cherche de la compagnie. Prends une place libre, ou regarde.
lobby-empty = Aucune table n’est ouverte en ce moment. Ouvres-en une : les autres la trouveront ici.
lobby-open = Ouvrir une table de { $game }

## A new table

new-heading = Nouvelle table de { $game }
new-players = Qui joue ?
your-name = Ton nom
new-seat = Place { $number }
new-seats-help = Tu choisis plus bas à combien vous jouez. Les places en trop restent inutilisées.
player-open = une personne invitée par un lien
player-here = une personne sur cet appareil
new-table = À la table
new-starter = Qui commence ?
starter-random = tirage au sort
starter-me = moi
new-pace = Une limite de temps ?
pace-none = sans limite de temps
pace-go-60 = une minute par tour
pace-go-300 = cinq minutes par tour
pace-game-300-5 = cinq minutes pour la partie, plus cinq secondes par tour
pace-game-900-10 = quinze minutes pour la partie, plus dix secondes par tour
pace-game-86400 = un jour pour la partie
switch-hints = Les cases disent ce qu’elles compléteraient
switch-takeback = On peut reprendre un coup si tout le monde est d’accord
switch-chat = Les joueurs peuvent s’écrire
switch-spectators = D’autres peuvent regarder
switch-listed = Montrer cette table parmi les tables ouvertes
new-open = Ouvrir la table

## The table

table-heading = { $game } : { $players }
title-your-turn = C’est à toi
title-turn = C’est à { $seat }
title-won = Victoire : { $winners }
title-draw = Match nul
title-waiting = Il manque encore quelqu’un
waiting = { $n ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $n } places sont libres.
}
players = Joueurs
time-left = Temps restant
agreed = Ce qui est convenu
offline = Pas de connexion. Nouvel essai en cours…
unsent = L’envoi a échoué : pas de connexion. Réessaie.
invite-here-only = Cette adresse ne vaut que sur cet appareil. Pour jouer avec d’autres par le réseau, quelqu’un doit héberger fourfold : voir docs/hosting.md.
you = (toi)
sit-down = Prendre place
stand-up = Quitter la table
invite-heading = Inviter quelqu’un
invite-about = Quiconque ouvre ce lien peut prendre une place libre. Pas besoin de compte.
invite-link = Lien
invite-code = Le lien en code QR, pour un appareil photo
copy-link = Copier le lien
seat-bot = Ou faire jouer un robot
seat-this-bot = Donner la place à ce robot
board = Plateau
label-cell = { $name } { $piece-short }
label-cell-empty = { $name } vide
board-window = Grille, à faire défiler
mark-newest = dernier coup
mark-won = dans l’alignement gagnant
mark-dead = dans un alignement que personne n’a annoncé
mark-scored = dans une rangée qui a rapporté un point
mark-laid = à titre provisoire
spare-left = { $n ->
    [0] Il ne reste aucune pièce à côté du plateau.
    [one] Il reste une pièce à côté du plateau.
   *[other] Il reste { $n } pièces à côté du plateau.
}
piece-gone = plus ici : { $piece }
take-up-again = Reprendre les cartes
choose-to-exchange = Quelles cartes remplaces-tu ? Tu peux aussi n’en remplacer aucune.
point-at-line = Quel alignement ?
table-not-pointed = Ce n’est pas possible maintenant.
table-choose-piece = Choisis d’abord ce que tu veux y mettre.
curtain = { $name }, c’est à toi. Montre tes cartes quand personne d’autre ne peut les voir.
curtain-open = Je suis { $name } : montrer mes cartes
messages = Ce qui s’est passé
talk = Discussion
ask-takeback = Demander à reprendre mon dernier coup
ask-end = Arrêter là
ask-again = Rejouer
agree = D’accord
disagree = Pas d’accord
withdraw = Retirer ma demande
resign = Abandonner
really-resign = Veux-tu vraiment abandonner cette partie ?
resign-sure = Oui, j’abandonne
write = Écrire aux autres
send = Envoyer
mute-whom = Ne plus lire { $whom }
unmute-whom = Lire à nouveau { $whom }
zoom-title = Taille des cartes
zoom-1 = Très petite
zoom-2 = Petite
zoom-3 = Grande
zoom-4 = Très grande

## Another device

other-device = Continuer sur un autre appareil
device-about = Ouvre ce lien sur l’autre appareil, et ta place y sera aussi. Garde le lien pour toi : quiconque le possède joue à ta place. Il est valable quinze minutes.
device-link = Ton lien personnel
device-code = Ton lien personnel en code QR, pour un appareil photo
take-heading = Continuer ici
take-seat = Jouer sur cet appareil

## Replay

replay = Revoir la partie
replay-steps = Coup par coup
replay-title = Coup { $at } sur { $count }
replay-first = Au début
replay-back = Coup précédent
replay-on = Coup suivant
replay-last = À la fin
replay-moves = Tous les coups
replay-rounds = Toutes les parties à cette table
replay-round = Partie { $number }
record-text = La partie en texte
analyse-here = Que vaut ici chaque coup ?

## Analysis

analysis-heading = Analyse de { $game }
analysis-about = Ce que vaut chaque coup si, ensuite, personne ne fait d’erreur.
analysis-position = Position, ligne par ligne, puis la pièce en main
analysis-example = Un exemple : le début de la partie
analysis-signs = Ce que signifient les signes
analyse = Analyser
analysis-moves = Tous les coups, les meilleurs d’abord
analysis-move = Coup
analysis-worth = Valeur
analysis-why = Pourquoi ?
analysis-why-move = Pourquoi ? { $move }
no-analysis = Personne ne sait encore ce que valent les coups de ce jeu.

## Settings

setting-language = Langue
setting-theme = Couleurs
setting-theme-auto = comme sur l’appareil
setting-theme-light = claires
setting-theme-dark = sombres
setting-theme-contrast = très contrastées
setting-text = Taille du texte
setting-text-normal = normale
setting-text-large = grande
setting-text-larger = très grande
setting-wording = Phrases
setting-wording-full = complètes
setting-wording-short = courtes
setting-announce = Annoncer aux lecteurs d’écran ce qui se passe
setting-announce-yes = oui
setting-announce-no = non
settings-keep = Garder ces réglages
settings-kept = Tes réglages sont conservés sur cet appareil.

## About

about-heading = À propos de fourfold
about-what = fourfold réunit trois jeux nés d’une même idée : quatre en ligne, critère par critère. C’est un logiciel libre, sous licence Apache.
about-keys-heading = Au clavier et à l’oreille
about-keys = Sur le plateau, les flèches vont de case en case, les touches Début et Fin aux deux bouts d’une ligne, et Entrée choisit une case. La touche Q annonce QUARTO quand une annonce est possible. Tout ce qui se passe est annoncé, et reste dans la liste « Ce qui s’est passé ».
about-no-script = Chaque page fonctionne aussi sans JavaScript ; « Actualiser » montre alors ce que les autres ont fait.
about-privacy-heading = Ce qui est conservé
about-privacy = Les parties, les noms que choisissent les joueurs et ce qu’ils écrivent à une table. Pas de compte, pas de publicité, rien qui vienne d’autres sites. Tes places et tes réglages sont conservés dans des cookies sur ton appareil.
about-owners-heading = À qui sont ces jeux
about-owners = Les noms des jeux appartiennent à leurs propriétaires. fourfold n’a aucun lien avec leurs auteurs ou leurs éditeurs et n’utilise rien de leurs images ni de leurs textes.

## When something cannot be had

error-400 = Cette demande n’est pas comprise.
error-403 = Tu ne peux pas voir ou faire cela d’ici.
error-404 = Il n’y a rien ici. Le lien est peut-être incomplet.
error-405 = Ce n’est pas possible ici.
error-408 = La demande a pris trop de temps.
error-409 = Cela ne convient pas à la situation actuelle.
error-413 = C’est trop à la fois.
error-414 = L’adresse est trop longue.
error-422 = Ce qui a été envoyé n’est pas compris.
error-429 = C’était trop souvent en peu de temps. Attends un petit moment.
error-431 = La demande a des en-têtes trop longs.
error-500 = Un problème est survenu ici. Il a été noté, et ta partie est conservée.
error-503 = Rien ne peut être conservé pour le moment, donc rien n’a été fait. Réessaie bientôt.
