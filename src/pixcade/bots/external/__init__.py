"""Third-party bots: executables and Python functions, each in its own process. See docs/bots.md.

They run with the operator's rights, so only the operator's command line may name them: `foreign_bot` is the only entry
point, and nothing that came over a network is ever passed to it.
"""

from pixcade.bots.external.bot import ForeignBot, command_of, foreign_bot, try_first_move
from pixcade.bots.running.fallback import BotFailed, InvalidBotName, choose_or_default, think_or_default

__all__ = [
    "BotFailed",
    "ForeignBot",
    "InvalidBotName",
    "choose_or_default",
    "command_of",
    "foreign_bot",
    "think_or_default",
    "try_first_move",
]
