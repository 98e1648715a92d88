"""Pixoid: one little cube of energy flees three Bugs through a circuit-board maze (P1 to P7)."""

from pixcade.games.pixoid.rules import Pixoid

__all__ = ["Pixoid"]
