"""Quarto: four in a row that share a trait, with pieces chosen by the other player."""

from fourfold.core.game import Game
from fourfold.games.quarto import notation, phrases, rules
from fourfold.games.quarto.gain import gain
from fourfold.games.quarto.picture import picture

GAME = Game("quarto", rules, notation, phrases, picture, gain)
