"""Every sentence a person reads, in their language: codes and values in, whole sentences out.

Sentences stand in `pixcade/locales/<language>/*.ftl` (Project Fluent). The code `pixoid.wall-next-to-you` is said by
the message `pixoid-wall-next-to-you`. A game that is not one of our own brings its sentences with it.
"""

from pixcade.locales.fluent import MissingWords, Words, words_of_game
from pixcade.locales.language import LANGUAGES, chosen_language, languages
from pixcade.locales.variables import Names

__all__ = ["LANGUAGES", "MissingWords", "Names", "Words", "chosen_language", "languages", "words_of_game"]
