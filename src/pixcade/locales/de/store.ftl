### Refusals of the store, where logs and everything beside them are kept. In German.


## While a server runs

store-full = Der Datenträger des Servers ist voll, deshalb wurde nichts gespeichert. Bitte den Betreiber, Platz zu schaffen, und versuch es dann noch einmal.
store-read-only = Der Server darf seine Daten nicht ändern, deshalb wurde nichts gespeichert. Bitte den Betreiber, es ihm zu erlauben, und versuch es dann noch einmal.
store-broken = Der Server kann seine Daten nicht lesen oder schreiben, deshalb wurde nichts gespeichert. Bitte den Betreiber, den Datenträger zu prüfen oder eine Sicherung zurückzuspielen.
store-gone = Die Datenbankdatei des Servers wurde gelöscht, verschoben oder ersetzt, deshalb wurde nichts gespeichert. Bitte den Betreiber, sie zurückzulegen, und versuch es dann noch einmal.
store-unreachable = Der Server erreicht seine Datenbank nicht, deshalb wurde nichts gespeichert. Versuch es gleich noch einmal.
store-unclear = Der Server hat beim Speichern seine Datenbank verloren, vielleicht ist also nichts gespeichert. Sieh gleich nach, bevor du es wieder versuchst.
store-closed = Der Server wird gerade beendet, deshalb wurde nichts gespeichert. Versuch es noch einmal, wenn er wieder da ist.
