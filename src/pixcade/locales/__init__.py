"""Everything people read, in four languages: codes and values in, whole sentences out.

Messages are in `pixcade/locales/<language>/*.ftl` (Project Fluent). The message for the code `pixoid.wall-next-to-you`
is `pixoid-wall-next-to-you`. Games from other packages bring their own messages.
"""

from pixcade.locales.fluent import MissingWords, Words, words_of_game
from pixcade.locales.language import COMPLETE_LANGUAGES, chosen_language, languages
from pixcade.locales.variables import Names

__all__ = ["COMPLETE_LANGUAGES", "MissingWords", "Names", "Words", "chosen_language", "languages", "words_of_game"]
