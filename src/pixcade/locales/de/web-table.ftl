### What only a table says in the browser, in every game. It is loaded with the table.


## One device for several: the curtain between them

web-curtain-hand = Weitergeben an
web-curtain-look-away = Alle anderen schauen weg! Geheim wird es erst, wenn du aufdeckst.
web-curtain-open = Ich bin’s: aufdecken
web-curtain-done = Bereit
web-curtain-now = Jetzt
web-curtain-later = Später


## Writing to each other

web-chat = Nachricht
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
web-phrase-one-moment = Einen Moment, bitte.
web-phrase-sorry = Entschuldigung!
web-phrase-good-game = Schöne Partie!
web-phrase-again = Noch eine?
web-phrase-bye = Tschüss!
# A catch, or a Port that was locked, is shown once more
web-show-again = Noch einmal zeigen

## The menu

web-new-game = Neue Partie
web-leave-game = Tisch verlassen
# $rule: the number of the rule that was named last
web-rule-named = Regeln: { $rule }
web-talk = Chat
web-talk-unread = Chat, { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}


## A match: the best of so many games

web-best-of = Serie
web-best-of-games = { $games ->
    [0] Eine Partie
   *[other] Best of { $games }
}
web-match = Best of { $games }
web-match-game = Partie { $game }, { $needed } Siege nötig
web-match-won = { $name } gewinnt die Serie!
# What the sockets beside a name show
web-match-won-of = { $won } von { $needed } Siegen
web-match-next = Nächste Partie der Serie
web-match-go-on = Weiter
web-rematch-best-of = Als Best of 3 spielen
web-away-title = Ein Bot spielt für dich
web-away-why = Deine Zeit ist zweimal hintereinander abgelaufen. Tippe auf die Seite oder drücke eine Taste, um wieder selbst zu spielen.
web-away-back = Ich bin wieder da
web-slow-offer = Möchtest du Bescheid bekommen, wenn du wieder dran bist?
web-slow-offer-yes = Einrichten
web-slow-offer-no = Nein, danke
web-gone = { $name } hat keine Verbindung mehr.
web-gone-bot = Ein Bot übernimmt in { $time }.
web-gone-now = Bot jetzt spielen lassen
web-stop-wished = { $name } möchte die Partie abbrechen.
web-stop-game = Für Abbruch stimmen
web-stop-undo = Stimme zurückziehen
web-stop-title = Diese Partie abbrechen?
web-stop-alone = Sie endet hier und lässt sich nicht fortsetzen.
web-stop-others = Sie endet, sobald alle zustimmen. Die anderen werden jetzt gefragt.
web-stop-stay = Weiterspielen
web-stop-go = Partie abbrechen
web-tiles = Platinen legen
web-tiles-how = Tippe zwei Platinen an, um sie zu tauschen. Zum Umdrehen tippst du zuerst eine an.
web-tile = { $place ->
    [top-left] Oben links: Platine { $tile }, Seite { $side }
    [top-right] Oben rechts: Platine { $tile }, Seite { $side }
    [bottom-left] Unten links: Platine { $tile }, Seite { $side }
   *[bottom-right] Unten rechts: Platine { $tile }, Seite { $side }
}
web-tile-over = Umdrehen
web-lan-why = Bisher kommt nur dieses Gerät an den Tisch.
web-lan-open = Für dieses Netz öffnen
web-unreachable = Mein Handy verbindet sich nicht
web-unreachable-help = Handy und Computer müssen im selben WLAN sein, aber nicht in einem Gastnetz, das Geräte voneinander trennt. Fragt der Computer, ob Python Verbindungen annehmen darf, erlaube es; sonst öffne den Port in seiner Firewall.
# A button that is held: the board then shows where everybody could be after this turn
web-hold = Gedrückt halten: Wer kommt wohin?
