### What only a table says in the browser, in every game. It is loaded with the table.


## One device for several: the curtain between them

web-curtain-hand = Gib weiter an
web-curtain-look-away = Alle anderen sehen weg. Auf diesem Bildschirm steht nichts Geheimes, bis du ihn öffnest.
web-curtain-open = Ich bin { $name }: öffnen
web-curtain-done = Bereit
web-curtain-now = Jetzt
web-curtain-later = Später


## Writing to each other

web-chat = Chat
web-chat-send = Senden
web-silent = Bugs schweigen bis zum Ende der Runde.
web-says = { $name }: { $text }
web-phrase-hello = Hallo!
web-phrase-good-luck = Viel Glück!
web-phrase-thanks = Danke!
web-phrase-well-played = Gut gespielt!
web-phrase-nice-move = Schöner Zug!
web-phrase-oops = Hoppla!
web-phrase-hurry = Du bist dran, schnell!
web-phrase-one-moment = Einen Moment bitte.
web-phrase-sorry = Entschuldigung!
web-phrase-good-game = Schöne Partie!
web-phrase-again = Noch eine?
web-phrase-bye = Tschüss!
# A catch, or a Port that was locked, is shown once more
web-show-again = Nochmals zeigen
