### Playing in the terminal, and the command line. Sentences are read aloud by screen readers: keep them short.


## Words that a person types. Several are separated by spaces; the first one is shown in help.
## Letters that stand for a direction must differ from each other. English words always work too.

text-input-u = up u
text-input-d = down d
text-input-l = left l
text-input-r = right r
text-input-pass = pass
text-input-port = port
text-input-off = off take remove
text-input-place = place put pixl
# Small words that may stand with a direction or a hex and mean nothing by themselves: “go to the left 3”
text-input-idle = a the to on at by go pix my your

text-command-help = help ?
text-command-rules = rules
text-command-where = where
text-command-moves = moves
text-command-draw = draw
text-command-last = last
text-command-score = score
text-command-record = record save
text-command-back = back
text-command-quit = quit exit q


## Setting up

text-welcome = Welcome to Pixcade. Press Enter at a question to take what stands in brackets.
text-game-entry = { $game ->
    [pixoid] { $number } Pixoid: one flees through a maze, three Bugs hunt. 3 or 4 players.
    [pixl] { $number } Pixl: elements grow and convert each other on hexes. 2 to 4 players.
   *[other] { $number } { $game }
}
text-ask-game = Which game? [1]
# $numbers: "3 or 4"
text-ask-players = How many players, bots included, { $numbers }? [{ $default }]
text-ask-people = Who plays at this screen? Type names with commas between them; bots take the other seats. [{ text-default-name }]
# The name of somebody who gives none. It stands in brackets in the question above.
text-default-name = Player
# A level of the bots with what it does, a sentence of bots-about-...
text-level-entry = { $number } { $level }: { $about }
text-ask-level = How strong shall the bots be? [{ $default }]
# A question with what Enter answers
text-ask-default = { $question } [{ $default }]
# $choices: list of what can be typed
text-choose = Please type one of these: { $choices }.
text-names-differ = Everybody needs a different name.
text-too-many-people = { $people ->
    [one] { $people } person is
   *[other] { $people } people are
} too many: this game has { $seats } seats.

# $kind: bot or person; $pieces: controller or elements in words
text-player = { $kind ->
    [bot] { $player }, a bot ({ $level }): { $pieces }.
   *[person] { $player }: { $pieces }.
}
# $help, $rules, $draw: the words to type
text-help-hint = Type “{ $help }” for everything you can type, “{ $rules }” for the rules, “{ $draw }” for a picture.


## Playing together at one screen

text-hand-over = Hand over to { $player }. { $player }, press Enter when nobody else is looking.
text-has-decided = { $player } has decided.
text-just-enter = Just press Enter here.
text-reveal = Everybody has decided. Press Enter to go on, or type a name to change that program.
# $names: list of those who can change theirs
text-reveal-who = Press Enter, or type one of these names: { $names }.
text-nothing-before = There is nothing before this that you could change.
text-not-your-turn = Nobody is asked for a move right now.
text-nothing-yet = Nothing has happened yet.
# $points: list, "Ann 10, Bob 3"
text-score = Points: { $points }.
# $sentence: what went wrong with a player who is a bot
text-bot-failed = { $player }: { $sentence }
# $why: warming (it will be better soon) or missing (it stays so)
text-bots-reduced = { $why ->
    [warming] The bots are still warming up and play a little weaker for now.
   *[missing] The bots must do without compiled code here and play a little weaker.
}


## Any game that has no view of its own

# $game: its name
text-any-opening = { core-game } for { $players } players.
text-any-player = { $kind ->
    [bot] { $player }, a bot ({ $level }).
   *[person] { $player }.
}
# A fact of the position: $name and $value are words or codes
text-any-fact = { $name }: { $value }.
# $moves: list of moves in notation
text-any-moves = You can play: { $moves }.
# A move in notation and what it means
text-any-move = { $move } ({ $meaning })
text-any-ask = { $player }, your move for { core-piece }?
text-any-help = Type a move just as it is listed.
text-any-no-rules = This game comes without written rules.
# $level: what a level is called
text-bots-baseline = This game has no bot of the level “{ $level }”. A simple one plays instead: it takes the move that looks best at once.


## Commands

# $name: which command; $command: the word to type for it
text-help-entry = { $command }: { $name ->
    [help] this list.
    [rules] the rules in short.
    [where] where everything is.
    [moves] what you can do now.
    [draw] a picture of the board.
    [last] what has just happened.
    [score] the points.
    [record] save the game so far; add a file name.
    [back] change the program you have just given.
   *[quit] leave the game.
}
text-record-name = Add a file name, such as: { $command } game.txt
text-saved = The record is saved in { $path }.
text-ask-save = To save the record, type a file name. Enter leaves without saving.
text-not-saved = Nothing was saved.
text-goodbye = Goodbye.
text-input-ended = The input has ended, so the game stops here. Nothing more was saved.


## Files

text-file-missing = There is no file “{ $path }”.
text-file-is-folder = “{ $path }” is a folder, not a file.
core-named-pipe = “{ $path }” is a named pipe (FIFO), not a file. Remove it, or name a file.
text-file-unreadable = “{ $path }” can't be read.
text-file-not-utf8 = This file is no text in UTF-8.
text-file-exists = There is a file “{ $path }” already. Choose another name.
text-folder-missing = The folder of “{ $path }” does not exist. Choose another name.
text-file-not-written = “{ $path }” can't be written. Choose another name or folder.
# $sentence: what is wrong with a record
text-check-bad = { $path }: bad. { $sentence }
# $state: finished or unfinished
text-check-good = { $path }: good. { core-game }, { $players ->
    [one] { $players } player,
   *[other] { $players } players,
} { $steps ->
    [one] { $steps } step,
   *[other] { $steps } steps,
} { $state ->
    [finished] finished.
   *[unfinished] unfinished.
}


## Stepping through a record

# $players: list of names
text-replay-title = { core-game } with { $players }, { $steps ->
    [one] { $steps } step.
   *[other] { $steps } steps.
}
# An option and its value in words
text-option = { $option }: { $value }.
text-replay-step = Step { $at } of { $last }
text-replay-ask = Step { $at } of { $last }. Enter next, b back, d draw, e end, q quit, or a number:
text-replay-help = Press Enter for the next step. Or type b for the one before, d for a picture, e for the end, q to leave, or a number from 0 to { $last }.
text-replay-first = This is the beginning.
text-replay-end = { $state ->
    [finished] The game ends here.
   *[unfinished] The record ends here; the game was not played to its end.
}


## What a bot thinks of a position

text-hint-over = The game is over: there is nothing left to decide.
# $who: "Pixoid (Ann)", "Bob"; $level: what the bot is called
text-hint-title = { $who }, { core-piece }: the bot ({ $level }) weighs these moves.
text-hint-only = { $who }, { core-piece }: the bot ({ $level }) plays “{ $move }” and does not say why.
# Headings of a table
text-hint-move = move
text-hint-share = { $game ->
    [pixl] weight
   *[other] probability
}
text-hint-value = { $game ->
    [pixl] share of the victory
    [pixoid] value for Pixoid
   *[other] value
}
text-hint-points = points
text-hint-legend = { $game ->
    [pixl] The bot plays the move with the most weight: the one that it has thought about most. The share of the victory is what its player can expect.
    [pixoid] The bot draws its move by these probabilities. The value is what Pixoid can expect, roughly in cubes: he looks for more, Bugs for less.
   *[other] The bot draws its move by these probabilities. The value is what it expects of the move.
}
# $players: a list of names, in the order of the points in the table
text-hint-points-legend = Points are what everybody can expect at the end, in this order: { $players }.
text-hint-reduced = The bot had to do without compiled code, so it has looked less far than usual.
text-percent = { $number }%


## Boards

text-not-an-edge = “{ $text }” is no edge of the board. Choose 1 (bottom), 2 (left), 3 (top) or 4 (right).
text-boards-title = The layouts of tile set { $name }, with the turns that Pixoid survives on average from each of the four Start Pix.
text-boards-layout = layout
text-boards-average = reach
text-boards-largest = most
text-boards-dead-ends = dead ends
text-boards-random = random bots
text-boards-greedy = greedy bots
text-boards-spread = spread
# What stands before the decimals of a number
text-decimal-sign = { "." }


## The command line: descriptions in its help, and what is wrong with what was typed

cli-about = The board games Pixoid and Pixl. Without a command, the page is served and opened in the browser.
cli-examples =
    Examples:
      pixcade                                        open the page in the browser
      pixcade text                                   play here in the terminal
      pixcade text pixoid --players 3 --people Ann   Ann against two bots
      pixcade text pixl --people Ann --people Bob    Ann, Bob and two bots
      pixcade text pixl --people Ann --bots expert   Ann against three experts
      pixcade board p1-1A.3B.2A.4B                   draw a maze
      pixcade replay game.txt                        step through a saved game
      pixcade hint game.txt                          what a bot would do next
cli-help = show this help and leave
cli-version = show the version and leave
cli-language = language of all sentences: { $languages }
cli-commands = commands
cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-text = play in the terminal, against bots or at one screen
cli-text-about = Play line by line. What you leave out is asked, or takes its usual value.
cli-text-game = the game: { $games }
cli-text-players = how many play, bots included
cli-text-people = name of somebody who plays at this screen; repeat it for more
cli-text-watch = nobody plays: watch the bots
cli-text-bots = how well the bots play, or which they are, regular unless you choose: { $bots }
cli-text-option = an option of the game; repeat it for more (see below)
cli-text-oldest = seat of the oldest player, who is Pixoid first
cli-text-seed = number that the layout is drawn from, to play on the same one again
cli-text-draw = draw the board before every question
cli-ascii = draw with letters and dashes only
# $game: a game whose options are listed below it
cli-options-of = Options of { core-game } (the usual value stands first):
cli-board = draw a layout of Pixoid
cli-board-code = layout, such as p1-1A.3B.2A.4B
cli-board-edge = edge of the board that is at the bottom: 1 bottom, 2 left, 3 top, 4 right
cli-boards = list all layouts of Pixoid that differ, with figures
cli-boards-about = For each layout: reach is how many Pix one sees in straight lines from a Pix on average, most the largest such number; then the turns that Pixoid survives on average from each Start Pix, bots against bots; spread is how much longer he survives from the best start than from the worst.
cli-replay = step through a saved game
cli-replay-file = file with a record
cli-replay-draw = draw the board at every step
cli-check = say whether saved games are good
cli-hint = say what a bot thinks of a saved position
cli-hint-about = For the position at the end of a saved game: the moves that a bot weighs, how likely each is, and what it expects of it.
cli-hint-bots = who is asked, the strongest level unless you choose: { $bots }
cli-arena = let bots play tournaments
cli-arena-about = Let bots play each other, and rate them. It can be stopped at any time: the same command goes on from there.
cli-engine = talk to other programs, one JSON object a line
# $message: what is wrong, in English; $help: the command that helps
cli-wrong = { $message } Try: { $help }
# $file: a path; $user: who runs this; $reason: from the system, in English
cli-forbidden = The user { $user } may not use { $file }. Try again as somebody who may, or name another place.
cli-file-failed = { $file } can't be used: { $reason }. Look at it, or name another place.
cli-output-failed = What was to be shown could not be written: { $reason }.
# $argument and $other: as they are typed, or a word for what is typed, such as FILE; $arguments: several of them
cli-invalid-choice = “{ $value }” is an invalid choice for { $argument }. Choose one of: { $choices }.
cli-not-together = { $argument } and { $other } can't stand together. Leave one of them out.
cli-needs-value = { $argument } needs a value.
cli-takes-no-value = { $argument } takes no value.
cli-above-zero = “{ $text }” is no number above 0.
cli-number-up-to = { $argument } is a whole number from 1 to { $most }.
cli-arguments-unknown = This is not known here: { $arguments }.
cli-arguments-missing = This is missing: { $arguments }.
cli-option-form = “{ $text }” must have the form NAME=VALUE, such as game=short.
cli-seed = “{ $text }” is no whole number.
cli-unknown-language = Pixcade does not speak “{ $name }”. Choose one of: { $known }.
cli-serve = run a server for the page, for phones and friends
cli-serve-about = Serve Pixcade to this machine's browser, and on request to the network or the world. Settings come from flags, variables PIXCADE_NAME, the file pixcade.toml in the data folder, and defaults, in this order.

# The command `pixcade review`

cli-review = say what decisions cost and what luck gave in a saved game
cli-review-about = For a saved game that is over: what it was worth at the start, what everybody's decisions have cost, what was luck, turn by turn. For Pixoid it adds up to the last digit; values come from the board's table in the data folder, else from the evaluator. For Pixl every move is compared with what a strong bot finds, which takes a while.
cli-review-json = print the review as JSON
cli-review-keep = also save the record with the review in it, under a new name
