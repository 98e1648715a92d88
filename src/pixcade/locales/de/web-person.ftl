### Who one is: devices, and coming back.


## Devices

web-devices = Deine Geräte
web-devices-about = Spiel auf Handy und Computer unter demselben Namen: Deine Partien, freien Tage und Benachrichtigungen sind auf allen deinen Geräten.
web-devices-here = Dieses Gerät
web-devices-unknown = Gerät
web-devices-added = Dabei seit { $date }
web-devices-add = Gerät hinzufügen
web-devices-scan = Scanne diesen Code mit deinem anderen Gerät, oder öffne dort den Link. Er gilt einmal und 10 Minuten lang.
web-devices-export = Daten herunterladen
web-devices-delete = Alles löschen
web-devices-delete-ask = Bots übernehmen deine Plätze. Deine Chatnachrichten, Benachrichtigungen und freien Tage werden gelöscht, und beendete Partien zeigen deinen Namen nicht mehr. Alle deine Geräte werden abgemeldet. Das lässt sich nicht rückgängig machen.
web-devices-keep = Alles behalten
web-devices-join = Gerät hinzufügen
web-devices-join-as = Auf diesem Gerät spielst du dann als { $name }, mit denselben Partien, freien Tagen und Benachrichtigungen.
web-devices-join-nameless = Auf diesem Gerät hast du dann dieselben Partien, freien Tage und Benachrichtigungen wie auf dem anderen.
web-devices-join-own = Partien, die du hier beendet hast, kommen mit.
web-devices-joined = Dieses Gerät ist jetzt eins von deinen.


## Coming back

web-back-about = Spiel auch auf diesem Gerät unter deinem Namen. Deine Partien, freien Tage und Benachrichtigungen kommen mit.
web-back-mail = Per E-Mail
web-back-address = Deine hier bestätigte E-Mail-Adresse
web-back-send = Link schicken
web-back-sent = Wenn du diese Adresse bestätigt hast, ist ein Link unterwegs. Er gilt 15 Minuten. Nichts da? Schau im Spam-Ordner nach.
web-back-device = Mit deinem anderen Gerät
web-back-device-about = Öffne auf einem Gerät, auf dem du noch spielst, „Meine Partien“, wähle „Gerät hinzufügen“ und scanne den Code mit diesem hier.


## Open seats

web-open-none = Gerade ist kein Platz frei. Starte online eine Partie mit Stunden oder Tagen pro Zug und biete deine an.
# $free: how many seats
web-open-free = { $free ->
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
}
# $time: a duration, as in 3 days
web-open-bots = Bots in { $time }
web-open-take = Platz nehmen


## Offering open seats

web-offer-about = Alle auf dieser Seite können einen freien Platz nehmen. Die Partie beginnt, sobald alle Plätze besetzt sind.
web-offer-bots = Mit Bots auffüllen nach
web-offer-never = Nie
web-offer-do = Plätze anbieten
web-offer-undo = Angebot zurückziehen
# $day: a weekday, or a date
web-offer-on = Alle auf dieser Seite können einen freien Platz nehmen. Das Angebot endet: { $day }. Die Partie beginnt, sobald alle Plätze besetzt sind.
# $time: a duration, as in 3 days
web-offer-bots-in = In { $time } füllen Bots die Plätze auf.


## Passkeys

web-passkeys = Passkeys
web-passkeys-about = Mit einem Passkey kommst du per Fingerabdruck, Gesicht oder Bildschirmsperre zurück, auch wenn dieses Gerät verloren geht.
web-passkeys-add = Passkey hinzufügen
web-passkeys-known = Auf diesem Gerät gibt es schon einen Passkey für dich.
web-passkeys-none = Es wurde kein Passkey benutzt. Versuch es noch einmal, oder nimm einen anderen Weg.
web-passkeys-use = Mit einem Passkey
web-passkeys-use-do = Passkey benutzen
