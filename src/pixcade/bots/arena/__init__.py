"""Tournaments between bots: `pixcade arena`. Parallel, resumable, the same for a seed, written as records."""

from pixcade.bots.arena.command_line import add_arguments, command

__all__ = ["add_arguments", "command"]
