"""Every sentence a person reads, in their language: codes and values in, whole sentences out.

Sentences stand in `pixcade/locales/<language>/*.ftl` (Project Fluent). The code `pixoid.wall-next-to-you` is said by
the message `pixoid-wall-next-to-you`.
"""

from pixcade.words.language import LANGUAGES, chosen_language, languages
from pixcade.words.telling import Names
from pixcade.words.words import MissingWords, Words

__all__ = ["LANGUAGES", "MissingWords", "Names", "Words", "chosen_language", "languages"]
