### Programs that play on a server through its protocol: what they can meet before the server has a word.

# $address: as it was given
client-address = „{ $address }“ ist keine Serveradresse. Schreib sie so: http://127.0.0.1:8128.
# $status: of HTTP
client-no-answer = Unter dieser Adresse antwortet kein Pixcade-Server (Status { $status }). Prüfe die Adresse.
client-not-understood = Der Server hat etwas geschickt, das dieses Programm nicht lesen kann. Installiere hier eine neuere Version von Pixcade.
client-certificate = Dem Zertifikat dieses Servers kann nicht vertraut werden. Prüfe die Adresse oder lass das Zertifikat erneuern.
client-closed = Die Verbindung wurde von hier aus geschlossen. Öffne den Tisch noch einmal, um weiterzuspielen.
client-no-seat = Alle Plätze an diesem Tisch sind besetzt. Bitte den Gastgeber um einen freien.
# $reason: from the system, in English
client-unreachable = Unter { $address } antwortet kein Server ({ $reason }). Prüfe die Adresse oder starte einen mit: pixcade serve
