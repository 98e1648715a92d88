### Refusals of `pixcade engine`, which talks to other programs: one JSON object a line. Names of fields and
### requests ($field, $name, $known) stay as they are. $at: the first byte that is wrong, counted from 1.

engine-line-too-long = Ten wiersz jest za długi: może mieć najwyżej { $most ->
    [one] { $most } bajt.
    [few] { $most } bajty.
   *[many] { $most } bajtów.
}
engine-not-utf-8 = Ten wiersz od bajtu { $at } nie jest tekstem w UTF-8.
engine-not-json = Ten wiersz od bajtu { $at } nie jest poprawnym JSON-em.
engine-too-deep = Przy bajcie { $at } zagnieżdżenie w tym wierszu jest za głębokie: może mieć najwyżej { $most ->
    [one] { $most } poziom.
    [few] { $most } poziomy.
   *[many] { $most } poziomów.
}
engine-number-too-long = Liczba przy bajcie { $at } ma za dużo cyfr: może ich mieć najwyżej { $most }.
engine-not-an-object = Wiersz musi zawierać jeden obiekt JSON.
engine-duplicate-field = Pole „{ $field }” występuje dwa razy.
engine-missing-field = Brakuje pola „{ $field }”.
engine-unknown-field = Nie ma tu pola „{ $field }”. Dostępne: { $known }.
# $expected: a type of JSON such as string, integer, object or array
engine-field-type = Pole „{ $field }” musi być tego typu: { $expected }.
engine-field-range = Pole „{ $field }” musi być liczbą całkowitą od { $lowest } do { $highest }.
engine-unknown-request = Nie ma żądania „{ $name }”. Dostępne: { $known }.
engine-unknown-part = Stan nie ma części „{ $name }”. Dostępne: { $known }.
engine-no-game = Żadna gra się jeszcze nie zaczęła. Najpierw zacznij grę, ustaw pozycję albo wczytaj zapis gry.
engine-seat-without-move = Dla { core-piece-genitive } podano miejsce, ale nie ruch.
engine-undo-too-far = { $steps ->
    [one] Nie można cofnąć { $steps } kroku:
   *[many] Nie można cofnąć { $steps } kroków:
} { $played ->
    [0] żaden nie jest jeszcze rozegrany.
    [one] rozegrany jest tylko { $played }.
   *[many] rozegrano tylko { $played }.
}
engine-bug = To błąd Pixcade. Gra wraca do stanu sprzed tego wiersza.
