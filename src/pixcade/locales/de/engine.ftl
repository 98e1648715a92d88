### Refusals of `pixcade engine`, which talks to other programs: one JSON object a line. In German. Names of fields and
### requests ($field, $name, $known) stay as they are. $at: the first byte that is wrong, counted from 1.

engine-line-too-long = Diese Zeile ist zu lang: Erlaubt sind höchstens { $most } Bytes.
engine-not-utf-8 = Diese Zeile ist ab Byte { $at } kein Text in UTF-8.
engine-not-json = Diese Zeile ist ab Byte { $at } kein gültiges JSON.
engine-too-deep = Diese Zeile ist bei Byte { $at } mehr als { $most } Ebenen tief verschachtelt.
engine-number-too-long = Die Zahl bei Byte { $at } hat mehr als { $most } Ziffern.
engine-not-an-object = In einer Zeile muss genau ein JSON-Objekt stehen.
engine-duplicate-field = Das Feld „{ $field }“ steht doppelt da.
engine-missing-field = Das Feld „{ $field }“ fehlt.
engine-unknown-field = Ein Feld „{ $field }“ gibt es hier nicht. Zur Wahl stehen: { $known }.
engine-field-type = Das Feld „{ $field }“ muss von diesem Typ sein: { $expected }.
engine-field-range = Das Feld „{ $field }“ muss eine ganze Zahl von { $lowest } bis { $highest } sein.
engine-unknown-request = Eine Anfrage „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
engine-unknown-part = Ein Zustand hat keinen Teil „{ $name }“. Zur Wahl stehen: { $known }.
engine-no-game = Es hat noch keine Partie begonnen. Beginne zuerst eine, bau eine Stellung auf oder lade eine gespeicherte Partie.
engine-seat-without-move = Für { core-piece } ist ein Platz genannt, aber kein Zug.
engine-undo-too-far = { $steps ->
    [one] { $steps } Schritt lässt
   *[other] { $steps } Schritte lassen
} sich nicht zurücknehmen: { $played ->
    [0] Noch ist keiner gespielt.
    [one] Erst einer ist gespielt.
   *[other] Erst { $played } sind gespielt.
}
engine-bug = Das ist ein Fehler in Pixcade. Die Partie geht weiter, wie sie vor dieser Zeile war.
