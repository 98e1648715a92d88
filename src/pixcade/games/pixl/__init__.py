"""Pixl: four elements grow chains of Pixls, converting, burying and imprisoning each other (X1 to X6)."""

from pixcade.games.pixl.rules import Pixl

__all__ = ["Pixl"]
