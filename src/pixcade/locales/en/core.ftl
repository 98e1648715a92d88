### Words that both games share: pieces, lists, refusals of the common core.
###
### How to translate these files
### - A message id is a code of the program with "-" in place of ".": the code record.too-long is record-too-long.
### - Translate whole sentences. Keep every { $variable } that the sentence needs; you may leave one out or move it.
### - A number that a sentence counts has a selector; give it the plural forms of your language.
### - Words that must be inflected (colours, elements, directions) are chosen by a selector from a code, never glued
###   on. If your language needs another case, add a message of your own beside the one here (for instance
###   core-piece-genitive) and refer to it: helper messages that are referred to are allowed.
### - Names of players ($who, $player, $winners) are typed by people and can't be inflected: word the sentence so
###   that they stand in the basic form.
### - Things that one types (option names, headers of a record, moves such as U3 or @d4) stay as they are.


## Putting sentences together

# $sentence: a whole refusal, with its full stop; $rule: a rule's number such as P3.2
core-with-rule = { $sentence } (Rule { $rule }.)

# $sentence: a whole refusal about one place of a record
core-in-record = Line { $line }, column { $column }: { $sentence }

# A list of names, numbers, hexes or Pix: all but the last are joined with core-list-comma, then the last is added.
core-list-comma = { $first }, { $next }
core-list-and = { $first } and { $last }
core-list-or = { $first } or { $last }

# One player's entry in a list of points: "Ann 10"
core-points-entry = { $player } { $points }


## Pieces

# $piece: code of a controller (Pixoid) or an element (Pixl). Each controller has a colour and a symbol.
core-piece = { $piece ->
    [amber] Amber Bolt
    [sky] Sky Ring
    [rose] Rose Diamond
    [mint] Mint Plus
    [ember] Ember Crown
    [violet] Violet Hourglass
    [fire] Fire
    [water] Water
    [earth] Earth
    [spirit] Spirit
   *[other] { $piece }
}

# The name of a game. $game: its code
core-game = { $game ->
    [pixoid] Pixoid
    [pixl] Pixl
   *[other] { $game }
}


## Refusals of any game

core-game-over = This game is over: no more moves can be made.
core-not-awaited = It isn’t { core-piece }’s turn.
# $seat: number of the seat that tried
core-not-your-piece = Someone else plays { core-piece } right now.
core-move-missing = There’s no move for { core-piece } (seat { $seat }). All moves of a step are made together.
# $name: what was asked for; $known: the games there are
core-unknown-game = There’s no game called “{ $name }”. Choose one of: { $known }.
core-rules-newer = This needs version { $version } of the { $name } rules, but this program only knows them up to version { $newest }. Get a newer Pixcade.
core-rules-unknown = There’s no version { $version } of the { $name } rules. The newest is { $newest }.

# $name: an option's name as it is typed; $known: all names
core-unknown-option = There’s no option called “{ $name }”. Choose one of: { $known }.
# $choices: the values that can be typed
core-option-value = The option “{ $name }” can’t be “{ $value }”. Choose one of: { $choices }.
