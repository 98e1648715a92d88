### Bots: what they are called, how well they play, and what goes wrong with them.

## Levels, the weakest first. English names are typed on the command line; in a question one's own words work too.

# $name: a level, another bot of ours, or what somebody typed to name a bot of their own
bots-name = { $name ->
    [rookie] rookie
    [regular] regular
    [expert] expert
    [master] master
    [grandmaster] grandmaster
    [master-together] master, Bugs as one mind
    [greedy] greedy
    [random] random
   *[other] { $name }
}
# One sentence each, behind the level's name
bots-about-pixoid = { $level ->
    [rookie] looks one step ahead half of the time, and otherwise just moves.
    [regular] weighs all moves of one turn against each other.
    [expert] looks two turns ahead.
    [grandmaster] solves every turn exactly, and values what comes after it by what it learned from every solved maze.
   *[master] looks three turns ahead.
}
bots-about-pixl = { $level ->
    [rookie] looks one step ahead half of the time, and otherwise just moves.
    [regular] takes the move that looks best at once.
    [expert] plays many games in its head before it moves.
    [grandmaster] learned from half a million games against itself, and weighs hundreds of positions before it moves.
   *[master] plays tens of thousands of games in its head before it moves.
}
# Of a game that brings no bots
bots-about-baseline = { $level ->
    [rookie] looks one step ahead half of the time, and otherwise just moves.
   *[other] takes the move that looks best at once; this game has no stronger bot.
}


## Names that can't be

bots-unknown = There is no bot called “{ $name }”. Choose one of: { $known }.
bots-unknown-form = “{ $name }” names no bot. Begin with one of: { $known }
bots-not-a-command = “{ $name }” holds no command that can be run. Check the words and quotation marks behind the colon.
bots-no-such-program = There is no program “{ $program }”, so the bot “{ $name }” can't play.
bots-not-a-python-name = “{ $name }” must have the form python:MODULE:NAME or python:FILE.py:NAME.
bots-no-such-file = There is no file “{ $path }”, so the bot “{ $name }” can't play.


## A bot that fails loses its move to the game's default

# $bot: as it was named on the command line; $detail: in nobody's language, from the system or the bot itself
bots-failed = { $reason ->
    [not-started] The bot “{ $bot }” could not be started ({ $detail }), so the game moves for it.
    [too-slow] The bot “{ $bot }” took too long, so the game moves for it.
    [raised] The bot “{ $bot }” broke down ({ $detail }), so the game moves for it.
    [exited] The bot “{ $bot }” ended without an answer ({ $detail }), so the game moves for it.
    [closed] The bot “{ $bot }” fell silent, so the game moves for it.
    [too-long] The bot “{ $bot }” wrote too long a line, so the game moves for it.
    [unasked] The bot “{ $bot }” spoke before it was asked, so the game moves for it.
    [nonsense] The bot “{ $bot }” gave an answer that can't be read ({ $detail }), so the game moves for it.
    [not-a-move] The bot “{ $bot }” answered “{ $detail }”, which is no move, so the game moves for it.
   *[illegal] The bot “{ $bot }” answered “{ $detail }”, which is not allowed here, so the game moves for it.
}


## Tournaments

bots-arena-two = A tournament needs at least two bots, each named once.
bots-arena-seats = In { $game } the arena gives out the seats itself. Leave out --players and --alone.
bots-arena-players = { $game } can be measured with these numbers of players: { $possible }. Choose one of them.
bots-yardstick-compiled = A plain-N bot needs compiled code, and numba is not installed. Install it, or leave the bot out.
bots-arena-folder = “{ $path }” can't be used as the folder of a tournament. Choose another one.
# $names: settings such as seed or work, as they are typed
bots-arena-another = The folder “{ $path }” holds another tournament; these are different: { $names }. Choose another folder.
bots-arena-worker-lost = A process that played for the tournament was lost. The same command goes on from here.
