"""kwatro: lines of cards whose colours, shapes and numbers are each all alike or all different."""

from fourfold.core.game import Game
from fourfold.games.kwatro import notation, phrases, rules
from fourfold.games.kwatro.acts import acts
from fourfold.games.kwatro.gain import gain
from fourfold.games.kwatro.picture import picture, pieces

GAME = Game("kwatro", rules, notation, phrases, picture, gain, acts, pieces)
