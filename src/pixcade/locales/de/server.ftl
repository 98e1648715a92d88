### The server and its tables: getting in, sitting down, writing to each other, and the connection.


## Getting in

server-no-session = Wir erkennen diesen Browser nicht. Lade die Seite neu und erlaube Cookies.
server-unknown-token = Dieser Server kennt dieses Token nicht. Hol dir auf der Seite des Servers ein neues.
server-password = Das Passwort stimmt nicht. Frag die Person, die dich eingeladen hat, und versuch es noch einmal.
# $hours: until it is over
server-banned = Der Betreiber hat dich vorerst ausgesperrt. Versuch es in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} noch einmal.
server-not-invited = An diesen Tisch kommst du nur mit Einladung. Bitte um den Link oder den Code.
server-wrong-invite = Dieser Link führt nicht mehr an diesen Tisch, oder ein Teil davon fehlt. Lass ihn dir noch einmal schicken und öffne ihn vollständig.
server-wrong-code = Kein offener Tisch hat diesen Code. Sieh noch einmal nach; hat eine Partie begonnen, kommst du nur über ihren Link hinein.
server-wrong-link = Dieser Link zu einem Platz wurde schon benutzt, ist abgelaufen oder ungültig. Mach einen neuen auf dem Gerät, das den Platz hat.
server-no-such-table = Diesen Tisch gibt es nicht oder nicht mehr. Prüfe den Link oder mach einen neuen auf.
server-no-such-page = Unter dieser Adresse ist nichts. Prüfe sie oder fang auf der Startseite an.
server-table-damaged = Die Daten dieses Tisches lassen sich nicht lesen. Bitte den Betreiber, eine Sicherung zurückzuspielen.
server-no-list = Dieser Server hat keine Liste öffentlicher Tische und Partien. Bitte um den Link eines Tisches.
# $left: how many days off one still has
server-no-days-off = { $left ->
    [0] Du hast keine freien Tage mehr. Deine Uhren laufen weiter.
    [one] Du hast nur noch einen freien Tag. Wähle nur diesen einen.
   *[other] Du hast nur noch { $left } freie Tage. Wähle weniger.
}
# Adding a device to a person
server-wrong-device-link = Dieser Link wurde schon benutzt oder ist abgelaufen. Hol dir einen neuen.
server-own-device = Dieses Gerät gehört schon zu deinen.
server-wrong-passkey = Dieser Passkey gilt hier nicht mehr. Nimm einen anderen, oder einen anderen Weg.
server-games-here = Auf beiden Geräten sitzt du am selben Tisch, auf zwei Plätzen. Spiel diese Partie zuerst zu Ende.
server-no-open-seats = Diese Seite zeigt keine freien Plätze.
server-nothing-to-offer = Wähle eine Uhr mit Stunden oder Tagen, nimm selbst Platz und lass einen Platz frei.
# $most: how many tables
server-too-many-offers = Du wartest schon an { $most } Tischen mit freien Plätzen. Zieh erst ein Angebot zurück.
server-no-such-device = Dieses Gerät gehört nicht zu deinen, oder du benutzt es gerade.
server-no-public-tables = Auf diesem Server gibt es keine öffentlichen Tische. Lade andere mit Link oder Code ein.
server-here-only = Nur der Rechner des Servers kann ihn für sein Netz öffnen. Mach es dort.
server-people-only = Ein Programm kann das nicht. Nutze die Seite des Servers.


## Tables

server-maintenance = Der Server wird gewartet, vorerst beginnen keine neuen Partien. Versuch es später noch einmal.
server-tables-by-host = Auf diesem Server kann nur sein eigener Rechner Tische aufmachen. Bitte den Betreiber um einen.
server-too-many-tables = Gerade sind zu viele Tische offen. Versuch es später noch einmal.
# $known: the levels that there are
server-no-such-level = Einen Bot namens „{ $name }“ gibt es hier nicht. Wähle einen von diesen: { $known }.
server-persona-taken = { $name } sitzt schon an diesem Tisch. Wähle einen anderen Bot.
server-players-only = Um eine Revanche kann nur bitten, wer hier gespielt hat. Mach einen eigenen Tisch auf.


## Seats and hosts

server-host-only = Das kann nur der Gastgeber dieses Tisches. Bitte ihn darum.
# $name: who sits at this device already
server-who-plays = An diesem Gerät sitzt schon { $name }. Sag, ob es dieselbe Person ist oder eine andere.
server-which-seat = An diesem Gerät sitzen { $seats } Personen. Verlasse zuerst einen der Plätze, oder tausche Platz für Platz.
server-screen-only-shows = Ein gemeinsamer Bildschirm zeigt den Tisch nur. Mach das auf deinem eigenen Gerät.
server-pieces-by-seat = In diesem Spiel gehören die Figuren zu den Plätzen. Wähle einen anderen Platz.
server-piece-taken = Das hat schon { $name }. Wähle etwas anderes.
server-seat-in-play = Auf Platz { $seat } spielt jemand. Während der Partie wird er erst frei, wenn die Person eine Weile fort ist.
server-still-there = Wer auf Platz { $seat } spielt, ist da. Ein Bot spielt nur für jemanden, der weg ist.
server-bot-in-play = Auf Platz { $seat } spielt bis zum Ende ein Bot. Warte auf die nächste Partie.
server-clocks-wait = Nach einem Neustart stehen die Uhren, bis jemand zurück ist, der am Zug ist. Sie laufen dann automatisch weiter.


## Writing to each other, hints, reports

server-chat-off = Der Chat ist hier ausgeschaltet. Redet auf anderem Weg miteinander.
server-silent = Bugs schweigen vom ersten Klötzchen bis zum Ende der Runde. Schreib, wenn die Runde vorbei ist.
server-silent-name = Bugs schweigen bis zum Ende der Runde, und ein neuer Name könnte etwas verraten. Ändere ihn danach.
server-no-spectator = Du hattest an diesem Tisch einen Platz und kannst erst nach dem Ende der Partie als Zuschauer schreiben.
server-text-or-phrase = Schreib einen Text oder wähle einen fertigen Satz, nicht beides.
server-no-such-phrase = Einen Satz namens „{ $name }“ gibt es nicht. Wähle einen aus der Liste.
server-no-hints = Tipps gibt es nur an Tischen mit einer Person. Spiel gegen Bots, um welche zu bekommen.
server-daily-fixed = Die Tagesaufgabe ist für alle gleich. Tipps und Einstellungen gibt es hier deshalb nicht.
server-no-hint-now = Gerade gibt es keinen Tipp. Entscheide selbst, oder frag gleich noch einmal.
server-nothing-to-report = Es ist nicht klar, was du melden willst. Wähle den Namen oder die Nachricht noch einmal aus und melde von dort.


## The connection

server-hello-first = Die erste Nachricht einer Verbindung muss „hello“ sein. Lade die Seite neu.
server-hello-once = „hello“ wird pro Verbindung nur einmal gesendet. Öffne eine neue, um von vorn anzufangen.
# $asked and $speaks: numbers of the protocol
server-protocol = Diese Seite nutzt Protokoll { $asked }, der Server nutzt { $speaks }. Lade die Seite neu, um die passende Version zu bekommen.
# $problem: from the reader of messages, in English
server-not-understood = Der Server versteht diese Nachricht nicht ({ $problem }). Lade die Seite neu. Hast du ein Programm geschrieben, korrigiere es.
server-too-slow = Dieses Gerät ist mit dem Tisch nicht mitgekommen, und die Verbindung wurde beendet. Sie wird automatisch wiederhergestellt.
server-silence = Dieses Gerät hat eine Weile nicht geantwortet, und die Verbindung wurde beendet. Sie wird automatisch wiederhergestellt.
server-going-down = Der Server wird angehalten oder neu gestartet. Warte, bis er zurück ist.
server-fault = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal. Bleibt es dabei, sag dem Betreiber Bescheid.


## Finished games, and tables that were closed

server-no-such-game = Unter dieser Adresse gibt es keine beendete Partie. Prüfe den Link.
server-no-such-words = Es gibt keine Texte eines Spiels „{ $game }“ in der Sprache „{ $language }“.
server-being-played = Du spielst gerade eine andere Partie dieses Spiels. Spiel sie zu Ende, dann frag noch einmal.
server-not-over = Diese Partie läuft noch. Komm wieder, wenn sie zu Ende ist.
server-upload-too-slow = Das Lesen dieser Datei hat länger als { $seconds } Sekunden gedauert und wurde abgebrochen. Prüfe, ob es eine gespeicherte Partie ist.
server-upload-not-read = Diese Datei konnte nicht gelesen werden, weil sie zu viel Speicher braucht. Prüfe, ob es eine gespeicherte Partie ist.
server-position-over = In dieser Stellung ist die Partie zu Ende, es gibt nichts weiterzuspielen. Wähle eine frühere.
server-not-our-link = QR-Codes gibt es nur für Links zu diesem Server. Nimm eine Adresse, die er für andere Geräte nennt.
server-qr-by-post = Der Teil eines Links nach dem # ist geheim und darf in keiner Adresse stehen. Frag diesen QR-Code mit POST ab.
server-closed = Der Betreiber hat diesen Tisch geschlossen. Mach einen neuen auf.


## The network in the house

serving-no-network = Dieser Rechner ist mit keinem Netz verbunden. Verbinde ihn mit demselben WLAN wie die anderen Geräte und versuch es noch einmal.
serving-lan-busy = Ein anderes Programm benutzt Port { $port } auf den Adressen des Netzes. Starte Pixcade mit einem anderen --port.

## Notices of slow games

server-notice-address = Das ist keine https-Adresse. Kopiere die Adresse noch einmal dort, wo du den Webhook angelegt hast.
server-notice-not-public = Diese Adresse ist aus dem Internet nicht erreichbar. Nimm eine öffentliche.
server-notice-no-answer = Die Adresse antwortet nicht. Prüfe sie, oder versuch es später noch einmal.
server-notice-not-found = Die Adresse hat mit „nicht gefunden“ geantwortet. Leg einen neuen Webhook an und gib seine Adresse ein.
server-notice-rejected = Die Adresse hat die Nachricht abgelehnt. Prüfe, ob sie stimmt.
# $most: a number
server-notice-too-many = Du bekommst schon an { $most } Stellen Benachrichtigungen. Entferne zuerst eine davon.
server-notice-no-such-channel = Diesen Eintrag gibt es nicht mehr. Lade die Seite neu.
server-mail-address = Das ist keine E-Mail-Adresse. Prüfe die Schreibweise.
server-mail-link = Dieser Link gilt nicht mehr. Schick dir unter „Meine Partien“ einen neuen.
server-mail-no-answer = Der Mailserver dieser Seite kann gerade nichts senden. Versuch es später noch einmal.
server-mail-rejected = Das Postfach hat die Nachricht abgelehnt. Prüfe die Adresse.
server-push-keys = Dein Browser hat ungültige Schlüssel geschickt. Lade die Seite neu und versuch es noch einmal.
server-push-gone = Dieser Browser nimmt keine Benachrichtigungen mehr an. Schalte sie dort neu ein.
server-push-no-answer = Der Push-Dienst des Browsers antwortet nicht. Versuch es später noch einmal.
server-push-rejected = Der Push-Dienst des Browsers hat die Nachricht abgelehnt. Schalte die Benachrichtigungen dort aus und wieder ein.
