### Refusals of `pixcade engine`, which talks to other programs: one JSON object a line. Names of fields and
### requests ($field, $name, $known) stay as they are. $at: the first byte that is wrong, counted from 1.

engine-line-too-long = This line is too long: the most is { $most } bytes.
engine-not-utf-8 = This line is no text in UTF-8, from byte { $at } on.
engine-not-json = This line is no JSON, from byte { $at } on.
engine-too-deep = This line nests more than { $most } deep at byte { $at }.
engine-number-too-long = The number at byte { $at } has more than { $most } digits.
engine-not-an-object = A line must hold one JSON object.
engine-duplicate-field = The field “{ $field }” stands there twice.
engine-missing-field = The field “{ $field }” is missing.
engine-unknown-field = There is no field “{ $field }” here. Known are: { $known }.
# $expected: a type of JSON such as string, integer, object or array
engine-field-type = The field “{ $field }” must be of this type: { $expected }.
engine-field-range = The field “{ $field }” must be a whole number from { $lowest } to { $highest }.
engine-unknown-request = There is no request “{ $name }”. Known are: { $known }.
engine-unknown-part = A state has no part “{ $name }”. Known are: { $known }.
engine-no-game = No game has been begun. Start one, set up a position or load a record first.
engine-seat-without-move = A seat is named for { core-piece }, but no move.
engine-undo-too-far = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} can't be taken back: { $played ->
    [0] none has been played yet.
    [one] only { $played } has been played.
   *[other] only { $played } have been played.
}
engine-bug = This is a fault of Pixcade itself. The game goes on as it was before this line.
