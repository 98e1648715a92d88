### Refusals at the door: names and texts that can't be shown, requests from elsewhere, and too much at once. In German.


## Names and texts that people type

names-empty = Ein Name braucht mindestens ein Zeichen. Gib einen ein.
# $most: visible characters
names-too-long = Ein Name darf höchstens { $most } Zeichen haben. Wähle einen kürzeren.
names-too-many-characters = Diese Zeichen bestehen aus zu vielen Teilen. Lass ein paar davon weg.
# $character: a character's number in Unicode, such as U+202E
names-forbidden-character = Das Zeichen { $character } geht hier nicht, weil es unsichtbar ist oder den Text ringsum stört. Lass es weg.
names-text-empty = In dieser Nachricht steht noch nichts. Schreib etwas.
names-text-too-long = Eine Nachricht darf höchstens { $most } Zeichen haben. Kürze sie.


## Requests that are not let in

# $host: the name in the request
guard-host = Dieser Server hört nicht auf den Namen „{ $host }“. Öffne die Adresse, die er auf seinem eigenen Rechner anzeigt, oder lass den Namen mit --public-url hinzufügen.
# $host: the name in the request
guard-proto = „{ $host }“ wird über https bereitgestellt, aber diese Anfrage kam als einfaches http an. Der Reverse-Proxy muss den Header „X-Forwarded-Proto: https“ senden, und --trusted-proxy muss seine Adresse nennen.
# $origin: the page in the request; empty or “null” where none is named
guard-origin = Diese Anfrage kam von einer Seite, die nicht zu diesem Server gehört („{ $origin }“). Öffne die Seite des Servers und versuch es dort.
guard-cross-site = Diese Anfrage kam von einer anderen Website. Öffne die Seite des Servers und versuch es dort.
guard-token = Das Token in dieser Anfrage ist nicht lesbar. Schick „Authorization: Bearer“ und dahinter das Token, so wie es ausgegeben wurde.
# $most: kibibytes
guard-too-large = Das ist zu groß. Auf einmal lassen sich höchstens { $most } KiB senden.
# $length: signs of a code
guard-code = Das ist kein Code. Ein Code hat { $length } Buchstaben oder Ziffern, nie I, O, 0 oder 1. Sieh noch einmal nach.


## Too much at once

# Ends the sentences below. $seconds: until it works again
limits-wait = Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
limits-create = Zu viele neue Tische in kurzer Zeit. { limits-wait }
limits-join = Zu viel Kommen und Gehen an den Tischen in kurzer Zeit. { limits-wait }
limits-name = Zu viele neue Namen in kurzer Zeit. { limits-wait }
limits-code = Zu viele Versuche in kurzer Zeit. { limits-wait }
limits-hint = Zu viele Tipps in kurzer Zeit. { limits-wait }
limits-whatif = Zu viele Partien aus einer Stellung in kurzer Zeit. { limits-wait }
limits-upload = Zu viele Dateien in kurzer Zeit. { limits-wait }
limits-chat = Zu viele Chat-Nachrichten in kurzer Zeit. { limits-wait }
limits-message = Dieses Gerät sendet zu schnell. { limits-wait }
limits-mail = Zu viele E-Mails in kurzer Zeit. { limits-wait }
limits-report = Zu viele Meldungen in kurzer Zeit. { limits-wait }
limits-waiting = Du hast schon { $most } solche Anfragen in der Warteschlange. Warte, bis eine davon erledigt ist.
# $most: connections
limits-connections = Du hast schon { $most } Verbindungen zu diesem Server offen. Schließe einen Tab, den du nicht brauchst, hier oder auf einem anderen Gerät.
limits-connections-address = Aus deinem Netz sind schon { $most } Verbindungen offen, mehr geht nicht. Schließ Seiten, die niemand braucht.
limits-connections-server = Auf diesem Server sind schon { $most } Verbindungen offen, und mehr Platz gibt es nicht. Versuch es in ein paar Minuten noch einmal.
