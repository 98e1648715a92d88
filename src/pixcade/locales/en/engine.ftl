### Refusals of `pixcade engine`, which talks to other programs: one JSON object a line. Names of fields and
### requests ($field, $name, $known) stay as they are. $at: the first byte that is wrong, counted from 1.

engine-line-too-long = This line is too long. The limit is { $most } bytes.
engine-not-utf-8 = This line isn’t valid UTF-8 from byte { $at } on.
engine-not-json = This line isn’t valid JSON from byte { $at } on.
engine-too-deep = This line is nested more than { $most } levels deep at byte { $at }.
engine-number-too-long = The number at byte { $at } has more than { $most } digits.
engine-not-an-object = A line must contain exactly one JSON object.
engine-duplicate-field = The field “{ $field }” appears twice.
engine-missing-field = The field “{ $field }” is missing.
engine-unknown-field = There’s no field “{ $field }” here. Choose one of: { $known }.
# $expected: a type of JSON such as string, integer, object or array
engine-field-type = The field “{ $field }” must be of this type: { $expected }.
engine-field-range = The field “{ $field }” must be a whole number from { $lowest } to { $highest }.
engine-unknown-request = There’s no request “{ $name }”. Choose one of: { $known }.
engine-unknown-part = A state has no part “{ $name }”. Choose one of: { $known }.
engine-no-game = There’s no game yet. Start one, set up a position or load a saved game first.
engine-seat-without-move = { core-piece } has a seat here, but no move.
engine-undo-too-far = Can’t take back { $steps ->
    [one] { $steps } step:
   *[other] { $steps } steps:
} { $played ->
    [0] none has been played yet.
    [one] only { $played } has been played.
   *[other] only { $played } have been played.
}
engine-bug = This is a bug in Pixcade. The game continues as it was before this line.
