### Bots: what they are called, how well they play, and what goes wrong with them.

## Levels, the weakest first. English names are typed on the command line; in a question one's own words work too.

# $name: a level, another bot of ours, or what somebody typed to name a bot of their own
bots-name = { $name ->
    [easy] { web-level-easy }
    [normal] { web-level-normal }
    [hard] { web-level-hard }
    [master] { web-level-master }
    [grandmaster] { web-level-grandmaster }
    [daily] { web-level-daily }
    [master-together] Master, Bugs as one
    [greedy] Greedy
    [random] Random
   *[other] { $name }
}
# One sentence each, behind the level's name
bots-about-pixoid = { $level ->
    [easy] looks one move ahead half the time, and plays at random otherwise.
    [normal] compares all the moves of one turn.
    [hard] looks two turns ahead.
    [grandmaster] solves every turn exactly, and judges the rest from all the mazes that were solved.
   *[master] looks three turns ahead.
}
bots-about-pixl = { $level ->
    [easy] looks one move ahead half the time, and plays at random otherwise.
    [normal] plays the move that looks best right now.
    [hard] plays many games in its head before it moves.
    [grandmaster] learned from half a million games against itself, and weighs hundreds of positions before it moves.
   *[master] plays tens of thousands of games in its head before it moves.
}
# Of a game that brings no bots
bots-about-baseline = { $level ->
    [easy] looks one move ahead half the time, and plays at random otherwise.
   *[other] plays the move that looks best right now; this game has no stronger bot.
}


## Names that can't be

bots-unknown = There’s no bot called “{ $name }”. Choose one of: { $known }.
# $old and $new: what was typed, such as expert, and the name to type
bots-renamed = “{ $old }” is now “{ $new }”.
bots-unknown-form = “{ $name }” isn’t a bot. Begin with one of: { $known }
bots-not-a-command = “{ $name }” has no command that can be run. Check the words and quotation marks after the colon.
bots-no-such-program = There’s no program “{ $program }”, so the bot “{ $name }” can’t play.
bots-not-a-python-name = “{ $name }” must have the form python:MODULE:NAME or python:FILE.py:NAME.
bots-no-such-file = There’s no file “{ $path }”, so the bot “{ $name }” can’t play.


## A bot that fails loses its move to the game's default

# $bot: as it was named on the command line; $detail: in nobody's language, from the system or the bot itself
bots-failed = { $reason ->
    [not-started] The bot “{ $bot }” couldn’t be started ({ $detail }), so the game moves for it.
    [too-slow] The bot “{ $bot }” took too long, so the game moves for it.
    [raised] The bot “{ $bot }” crashed ({ $detail }), so the game moves for it.
    [exited] The bot “{ $bot }” exited without an answer ({ $detail }), so the game moves for it.
    [closed] The bot “{ $bot }” stopped answering, so the game moves for it.
    [too-long] The bot “{ $bot }” wrote a line that’s too long, so the game moves for it.
    [unasked] The bot “{ $bot }” answered before it was asked, so the game moves for it.
    [nonsense] The answer of the bot “{ $bot }” can’t be read ({ $detail }), so the game moves for it.
    [not-a-move] The bot “{ $bot }” answered “{ $detail }”, which isn’t a move, so the game moves for it.
   *[illegal] The bot “{ $bot }” answered “{ $detail }”, which isn’t allowed here, so the game moves for it.
}


## Tournaments

bots-arena-two = A tournament needs at least two bots, each named once.
bots-arena-seats = In { $game }, the arena assigns the seats itself. Leave out --players and --alone.
bots-arena-players = A { $game } tournament works with these numbers of players: { $possible }. Choose one of them.
bots-yardstick-compiled = A plain-N bot needs compiled code, and numba isn’t installed. Install it, or leave the bot out.
bots-arena-folder = “{ $path }” can’t be used as a tournament folder. Choose another one.
# $names: settings such as seed or work, as they are typed
bots-arena-another = The folder “{ $path }” holds another tournament, with a different { $names }. Choose another folder.
bots-arena-worker-lost = A tournament process stopped unexpectedly. Run the same command to continue.
# $detail: a code such as exited, and the last line that the bot wrote
bots-first-move = The bot “{ $bot }” failed on its first move, so no game was played: { $detail }
