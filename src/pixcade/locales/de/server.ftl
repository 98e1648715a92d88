### The server and its tables: getting in, sitting down, writing to each other, and the connection.


## Getting in

server-no-session = Dieser Browser ist hier noch nicht bekannt. Lade die Seite neu; Cookies müssen erlaubt sein.
server-unknown-token = Dieser Server kennt dieses Token nicht. Lass dir auf der Seite des Servers ein neues geben.
server-password = Dieser Server verlangt ein Passwort, und dieses ist es nicht. Frag die Person, die dich eingeladen hat, und gib es noch einmal ein.
# $hours: until it is over
server-banned = Der Betreiber hat dich vorerst ausgesperrt. Versuche es in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} noch einmal.
server-not-invited = An diesen Tisch kommt nur, wer eingeladen ist. Bitte um den Link oder den Code.
server-wrong-invite = Dieser Link führt nicht mehr an diesen Tisch, oder ein Teil davon fehlt. Lass ihn dir noch einmal schicken und öffne ihn vollständig.
server-wrong-code = Kein offener Tisch hat diesen Code. Sieh noch einmal nach; hat eine Partie begonnen, kommst du nur über ihren Link hinein.
server-wrong-link = Dieser Link zu einem Platz wurde schon benutzt, ist abgelaufen oder wurde beendet. Mach einen neuen auf dem Gerät, das den Platz hat.
server-no-such-table = Diesen Tisch gibt es nicht, oder er wurde entfernt, weil niemand kam. Prüfe den Link oder mach einen neuen Tisch auf.
server-no-such-page = Unter dieser Adresse ist nichts. Prüfe sie oder fang auf der Startseite an.
server-table-damaged = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen. Bitte den Betreiber, eine Sicherung zurückzuspielen.
server-no-list = Dieser Server hat keine Liste öffentlicher Tische und Partien. Bitte um den Link eines Tisches.
server-no-public-tables = Auf diesem Server gibt es keine öffentlichen Tische. Lade andere mit Link oder Code ein.
server-here-only = Nur der Rechner selbst kann den Server für sein Netz öffnen. Tu es dort.
server-people-only = Ein Programm kann darum nicht bitten. Tu es auf der Seite des Servers.


## Tables

server-maintenance = Der Server wird gewartet, und vorerst beginnen keine neuen Partien. Versuche es später noch einmal.
server-tables-by-host = Auf diesem Server macht nur sein eigener Rechner Tische auf. Bitte den Betreiber um einen.
server-too-many-tables = Gerade sind zu viele Tische offen. Versuche es später noch einmal.
# $known: the levels that there are
server-no-such-level = Einen Bot namens „{ $name }“ gibt es hier nicht. Wähle einen von diesen: { $known }.
server-persona-taken = { $name } sitzt schon an diesem Tisch. Wähle jemand anderen.
server-players-only = Um eine Revanche kann nur bitten, wer hier gespielt hat. Mach einen eigenen Tisch auf.


## Seats and hosts

server-host-only = Das kann nur der Gastgeber dieses Tisches. Bitte ihn darum.
# $name: who sits at this device already
server-who-plays = An diesem Gerät sitzt schon { $name }. Sag, ob es dieselbe Person ist oder eine andere.
server-which-seat = An diesem Gerät sitzen { $seats } Personen. Verlasse zuerst einen der Plätze, oder tausche Platz für Platz.
server-screen-only-shows = Ein gemeinsamer Bildschirm zeigt den Tisch nur. Tu das auf deinem eigenen Gerät.
server-pieces-by-seat = In diesem Spiel gehören die Figuren zu den Plätzen. Wähle einen anderen Platz.
server-piece-taken = Das spielt schon { $name }. Wähle etwas anderes.
server-seat-in-play = Auf Platz { $seat } spielt jemand. Nach dem Beginn wird er erst frei, wenn die Person eine Weile fort ist.
server-still-there = Wer auf Platz { $seat } spielt, ist da. Ein Bot spielt nur für jemanden, der weg ist.
server-bot-in-play = Auf Platz { $seat } spielt ein Bot, und er bleibt bis zum Ende. Warte auf die nächste Partie.
server-clocks-wait = Nach einem Neustart stehen die Uhren, bis jemand zurück ist, auf den gewartet wird. Warte kurz: Sie laufen von selbst weiter.


## Writing to each other, hints, reports

server-chat-off = Der Chat ist hier ausgeschaltet. Redet auf anderem Weg miteinander.
server-silent = Bugs schweigen vom ersten Klötzchen bis zum Ende der Runde. Schreib, wenn die Runde vorbei ist.
server-silent-name = Bugs schweigen bis zum Ende der Runde, und ein neuer Name würde etwas sagen. Ändere ihn danach.
server-no-spectator = Du hattest an diesem Tisch einen Platz und kannst vor dem Ende der Partie nicht als Zuschauer schreiben. Schreib danach.
server-text-or-phrase = Schreib einen Text oder wähle einen fertigen Satz: eins von beiden.
server-no-such-phrase = Einen Satz namens „{ $name }“ gibt es nicht. Wähle einen von denen, die angeboten werden.
server-no-hints = Tipps gibt es nur an Tischen mit einer Person. Spiel gegen Bots, um welche zu bekommen.
server-no-hint-now = Gerade gibt es keinen Tipp. Entscheide selbst, oder frag gleich noch einmal.
server-nothing-to-report = Es ist nicht zu erkennen, worum es in dieser Meldung geht. Wähle den Namen oder die Nachricht noch einmal und melde von dort.


## The connection

server-hello-first = Die erste Nachricht einer Verbindung muss „hello“ sein. Lade die Seite neu.
server-hello-once = „hello“ wird in einer Verbindung nur einmal gesagt. Öffne eine neue, um von vorn anzufangen.
# $asked and $speaks: numbers of the protocol
server-protocol = Diese Seite spricht Protokoll { $asked }, der Server spricht { $speaks }. Lade die Seite neu, um die passende zu bekommen.
# $problem: from the reader of messages, in English
server-not-understood = Der Server versteht diese Nachricht nicht ({ $problem }). Lade die Seite neu; ein Programm muss berichtigt werden.
server-too-slow = Dieses Gerät ist mit dem Tisch nicht mitgekommen, und die Verbindung wurde beendet. Sie öffnet sich von selbst wieder.
server-silence = Von diesem Gerät war eine Weile nichts zu hören, und die Verbindung wurde beendet. Sie öffnet sich von selbst wieder.
server-going-down = Der Server wird angehalten oder neu gestartet. Warte, bis er zurück ist.
server-fault = Der Server hat einen Fehler gemacht, und das wurde nicht ausgeführt. Versuche es noch einmal; bleibt es dabei, sag dem Betreiber Bescheid.


## Finished games, and tables that were closed

server-no-such-game = Unter dieser Adresse gibt es keine beendete Partie. Prüfe den Link.
server-no-such-words = Es gibt keine Texte eines Spiels „{ $game }“ in der Sprache „{ $language }“.
server-being-played = Diese Stellung kam an einem Tisch vor, an dem hier gerade gespielt wird, darum erfährt niemand etwas. Frag wieder, wenn die Partie vorbei ist.
server-not-over = Diese Partie läuft noch. Komm wieder, wenn sie zu Ende ist.
server-upload-too-slow = Das Lesen dieser Aufzeichnung hat länger als { $seconds } Sekunden gedauert und wurde abgebrochen. Prüfe, ob es die Aufzeichnung einer Partie ist.
server-upload-not-read = Diese Aufzeichnung konnte nicht gelesen werden, weil sie zu viel Speicher braucht. Prüfe, ob es die Aufzeichnung einer Partie ist.
server-position-over = In dieser Stellung ist die Partie zu Ende, es gibt nichts weiterzuspielen. Wähle eine frühere.
server-not-our-link = Ein QR-Code wird nur für Links zu diesem Server gezeichnet. Nimm eine Adresse, die er für andere Geräte nennt.
server-qr-by-post = Was in einem Link nach dem # steht, ist geheim und darf in keiner Adresse stehen. Frage diesen QR-Code mit POST ab.
server-closed = Dieser Tisch wurde vom Betreiber des Servers geschlossen. Mach einen neuen auf.


## The network in the house

serving-no-network = Dieser Rechner ist mit keinem Netz verbunden. Verbinde ihn mit demselben WLAN wie die anderen Geräte und versuche es noch einmal.
serving-lan-busy = Port { $port } wird auf den Adressen des Netzes von einem anderen Programm benutzt. Starte Pixcade mit einem anderen --port.
