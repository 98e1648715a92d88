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
text-input-yes = yes y
text-input-no = no n
# Small words that may stand with a direction or a hex and mean nothing by themselves: “go to the left 3”
text-input-idle = a the to on at by go pix my your

text-command-help = help ?
text-command-rules = rules
text-command-where = where
text-command-moves = moves
text-command-look = look
text-command-reach = reach who
text-command-hint = hint
text-command-draw = draw
text-command-last = last
text-command-score = score
text-command-record = record save
text-command-back = back
text-command-quit = quit exit q


## Setting up

text-welcome = Welcome to Pixcade. Press Enter at any question to take the answer in brackets.
text-game-entry = { $game ->
    [pixoid] { $number } Pixoid: one runs through a maze, three Bugs give chase. 3 or 4 players.
    [pixl] { $number } Pixl: elements spread and convert each other on hexes. 2 to 4 players.
   *[other] { $number } { $game }
}
text-ask-game = Which game? [1]
# $numbers: "3 or 4"
text-ask-players = How many players, bots included, { $numbers }? [{ $default }]
text-ask-people = Who’s playing at this screen? Type the names, separated by commas; bots take the other seats. [{ text-default-name }]
# The name of somebody who gives none. It stands in brackets in the question above.
text-default-name = Player
# A level of the bots with what it does, a sentence of bots-about-...
text-level-entry = { $number } { $level }: { $about }
text-ask-level = Which level should the bots play at? [{ $default }]
# A question with what Enter answers
text-ask-default = { $question } [{ $default }]
# $choices: list of what can be typed
text-choose = Please type one of these: { $choices }.
text-names-differ = Everyone needs a different name.
text-too-many-people = { $people ->
    [one] { $people } person is
   *[other] { $people } people are
} too many. This game has { $seats } seats.

# $kind: bot or person; $pieces: controller or elements in words
text-player = { $kind ->
    [bot] { $player }, a bot ({ $level }): { $pieces }.
   *[person] { $player }: { $pieces }.
}
# $help, $rules, $draw: the words to type
text-help-hint = Type “{ $help }” for all commands, “{ $rules }” for the rules, “{ $draw }” for a picture.


## Playing together at one screen

text-hand-over = Over to { $player }. { $player }, press Enter when no one else is looking.
text-has-decided = { $player } has chosen.
text-just-enter = Just press Enter here.
# $help: the word to type
text-just-enter-move = Type a move, or “{ $help }” for all commands.
text-reveal = Everyone has chosen. Press Enter, or type a name to change that player’s move.
# $names: list of those who can change theirs
text-reveal-who = Press Enter, or type one of these names: { $names }.
text-nothing-before = There’s nothing earlier to change.
text-taken-back = Your last move and everything after it were taken back.
text-not-your-turn = There’s no move to make right now.
text-nothing-yet = Nothing has happened yet.
# $points: list, "Ann 10, Bob 3"
text-score = Points: { $points }.
# $sentence: what went wrong with a player who is a bot
text-bot-failed = { $player }: { $sentence }
# $why: warming (it will be better soon) or missing (it stays so)
text-bots-reduced = { $why ->
    [warming] The bots are still warming up and play a little weaker for now.
   *[missing] Fast code is missing here, so the bots play a little weaker.
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
text-any-help = Type a move exactly as it’s listed.
text-any-no-rules = This game comes without written rules.
# $level: what a level is called
text-bots-baseline = This game has no “{ $level }” bot. A simple one takes its place and plays the move that looks best right now.


## Commands

# $name: which command; $command: the word to type for it
text-help-entry = { $command }: { $name ->
    [help] show this list.
    [rules] show the rules in short.
    [where] show where everything is.
    [moves] show what you can do now.
    [look] describe one place; add its name, like “{ $command } c4”.
    [reach] say who can reach whom next.
    [hint] say what a strong bot would do.
    [draw] draw the board.
    [last] show what just happened.
    [score] show the points.
    [record] save the game so far; add a file name.
    [back] change the move you just chose.
   *[quit] leave the game.
}
text-record-name = Add a file name, like: { $command } game.txt
# $command: the word to type
text-look-where = Add a place, like: { $command } c4
text-saved = The game is saved in { $path }.
# $file: a name; $no: what can be typed
text-ask-save = Save the game? Press Enter to save it as { $file }, type another name, or “{ $no }”.
# $yes: what can be typed
text-ask-again = Play again? Type “{ $yes }”, or press Enter to leave.
text-not-saved = Nothing was saved.
text-goodbye = Goodbye.
text-input-ended = The input has ended, so the game stops here. Nothing else was saved.


## Files

text-file-missing = There’s no file “{ $path }”.
text-file-is-folder = “{ $path }” is a folder, not a file.
core-named-pipe = “{ $path }” is a named pipe (FIFO), not a file. Remove it, or name a file.
text-file-unreadable = “{ $path }” can’t be read.
text-file-not-utf8 = This file isn’t UTF-8 text.
text-file-exists = “{ $path }” already exists. Choose another name.
text-folder-missing = The folder of “{ $path }” doesn’t exist. Choose another name.
text-file-not-written = “{ $path }” can’t be written. Choose another name or folder.
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
text-replay-help = Press Enter for the next step. Or type b for the previous one, d for a picture, e for the end, q to quit, or a number from 0 to { $last }.
text-replay-first = This is the beginning.
text-replay-end = { $state ->
    [finished] The game ends here.
   *[unfinished] The saved game ends here; it wasn’t played to the end.
}


## What a bot thinks of a position

text-hint-over = The game is over, so there’s nothing left to decide.
# $level: what the bot is called
text-hint-now = A bot ({ $level }) would play “{ $move }”.
# $who: "Pixoid (Ann)", "Bob"; $level: what the bot is called
text-hint-title = { $who }, { core-piece }: the bot ({ $level }) weighs these moves.
text-hint-only = { $who }, { core-piece }: the bot ({ $level }) plays “{ $move }”, without saying why.
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
    [pixl] The bot plays the move with the most weight, the one it has thought about most. The share of the victory is what its player can expect.
    [pixoid] The bot draws its move with these probabilities. The value is what Pixoid can expect, roughly in cubes: he wants more, the Bugs want less.
   *[other] The bot draws its move with these probabilities. The value is what it expects of the move.
}
# $players: a list of names, in the order of the points in the table
text-hint-points-legend = Points are what each player can expect at the end, in this order: { $players }.
text-hint-reduced = Fast code is missing here, so the bot didn’t look as far ahead as usual.
text-percent = { $number }%


## Boards

text-not-an-edge = “{ $text }” isn’t an edge of the board. Choose 1 (bottom), 2 (left), 3 (top) or 4 (right).
text-boards-title = The layouts of tile set { $name }.
text-boards-layout = layout
text-boards-average = reach
text-boards-largest = most
text-boards-dead-ends = dead ends
# What stands before the decimals of a number
text-decimal-sign = { "." }


## The command line: descriptions in its help, and what is wrong with what was typed

cli-about = Pixoid and Pixl, two board games for friends and bots. Without a command, Pixcade starts a server and opens it in the browser.
cli-examples =
    Examples:
      pixcade                                        play in the browser
      pixcade text pixl --people Ann --people Bob    Ann, Bob and two bots
      pixcade text pixl --people Ann --bots hard     Ann against three hard bots
      pixcade replay game.txt                        step through a saved game
cli-help = show this help and exit
cli-version = show the version and exit
cli-language = language of the output: { $languages }
# Headings in the list of commands
cli-group = { $group ->
    [play] play
    [bots] write a bot
    [saved] look at saved games
   *[server] look after a server
}
# $commands: the names of all other commands
cli-more = More commands: { $commands }
cli-more-help = To learn about one: pixcade COMMAND --help
cli-commands = commands
cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-text = play in the terminal, against bots or together at one screen
cli-text-about = Play line by line. Pixcade asks for what you leave out or uses the default.
cli-text-game = the game: { $games }
cli-text-players = number of players, bots included
cli-text-people = name of a person at this screen; repeat for more
cli-text-watch = watch the bots play
cli-text-bots = level of the bots, or which bots (default: normal): { $bots }
cli-text-option = an option of the game; repeat for more (see below)
cli-text-oldest = seat of the oldest player (Pixoid first)
cli-text-seed = seed of a random layout; the same number gives the same layout
cli-text-draw = draw the board before every question
cli-ascii = draw with plain characters only
# $game: a game whose options are listed below it
cli-options-of = Options of { core-game } (defaults first):
cli-board = draw a Pixoid layout
cli-board-code = layout, like p1-1A.3B.2A.4B
cli-board-edge = edge of the board at the bottom: 1 bottom, 2 left, 3 top, 4 right
cli-boards = list all different Pixoid layouts, with statistics
cli-boards-about = For each layout: reach is how many Pix you can see in straight lines from a Pix on average, most the largest such number, dead ends the Pix with a single way out.
cli-replay = step through a saved game
cli-replay-file = a saved game
cli-replay-draw = draw the board at every step
cli-check = check saved games for errors
cli-hint = show what a bot thinks of a saved position
cli-hint-about = For the position at the end of a saved game: the moves a bot considers, how likely each one is, and what the bot expects of it.
cli-hint-bots = bot to ask (default: the strongest level): { $bots }
cli-arena = run tournaments between bots
cli-arena-about = Let bots play each other, and rate them. You can stop at any time: the same command continues from there.
cli-bot = try your own bot here, or seat it at a table
cli-bot-about = Without a code, your bot plays one seat of a game here against bots of a level, and you see every move. With a code, it joins that table on a server and plays until the game is over. Everyone at the table sees that a program plays.
cli-bot-bot = a Python file with a function “choose(view)”, exec:COMMAND for any other language, python:MODULE:NAME, or a level
cli-bot-code = code of the table
# $address: where a server is by default
cli-bot-server = address of the server (default: { $address })
cli-bot-game = game to play here
# $level: as it is typed
cli-bot-against = who plays the other seats here: a level or another bot (default: { $level })
cli-bot-name = name at the table (default: the name of the file)
cli-bot-seconds = limit for a move, in seconds
cli-bot-code-missing = To join a table, add its code: --code CODE
cli-bot-waits = { $name } has a seat at the { core-game } table and plays as soon as the host starts.
cli-bot-over = The game is over. { $count ->
    [0] No one has won.
   *[other] Won by: { $winners }.
}
cli-engine = talk to other programs, one JSON object per line
# $message: what is wrong, in English; $help: the command that helps
cli-wrong = { $message } Try: { $help }
# $file: a path; $user: who runs this; $reason: from the system, in English
cli-forbidden = The user { $user } isn’t allowed to use { $file }. Try again as another user, or name another place.
cli-file-failed = { $file } can’t be used: { $reason }. Check it, or name another place.
cli-output-failed = Couldn’t write the output: { $reason }.
cli-option-form = “{ $text }” must have the form NAME=VALUE, like game=short.
cli-seed = “{ $text }” isn’t a whole number.
cli-unknown-language = Pixcade doesn’t speak “{ $name }”. Choose one of: { $known }.
cli-serve = run a server for browsers, phones and friends
cli-admin = manage a running server
cli-doctor = check that a server has everything it needs
cli-backup = copy all of a server’s data to a file
cli-restore = restore a backup
cli-migrate-store = move all of a server’s data to PostgreSQL

# The command `pixcade review`

cli-review = review a saved game: decisions and luck
cli-review-about = For a finished game: its value at the start, what everyone’s decisions cost and what was luck, turn by turn. For Pixoid, the sum is right to the last digit; values come from the solved board in the data folder or from estimates. For Pixl, a strong bot checks every move, which takes a while.
cli-review-json = print the review as JSON
cli-review-keep = also save the game with its review, under a new name
core-package-missing = { $name } isn’t installed. Install it with: { $command }
