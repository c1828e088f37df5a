"""Quaro: rows of four colours on a cross of 48 cells, with every hand open."""

from fourfold.core.game import Game
from fourfold.games.quaro import notation, phrases, rules
from fourfold.games.quaro.acts import acts
from fourfold.games.quaro.gain import gain
from fourfold.games.quaro.picture import picture, pieces

GAME = Game("quaro", rules, notation, phrases, picture, gain, acts, pieces, agreement=True)
