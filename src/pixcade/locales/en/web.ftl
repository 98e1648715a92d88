# The browser client: what stands round the games.
web-rule = Rule { $rule }
web-close = Close
web-of-five = { $value } of 5
web-settings = Settings
web-language = Language
web-language-now = Language: { $language }
web-play = Play
web-theme = Theme
web-theme-system = Match device
web-theme-dark = Dark
web-theme-light = Light
web-theme-contrast = High contrast
web-speed-times = { $times }×
# How reveals are shown at a table
web-pace = Reveal animation
web-pace-full = Full
web-pace-brisk = Brisk
web-pace-off = Off
web-sound = Sound
web-less-motion = Reduce motion
web-bot-words = Bot chatter
web-confirm = Confirm each placement
web-notify = Notify me when it’s my turn
web-notify-denied = Your browser blocks notifications from this page. Allow them in its settings for this site.
web-clock = Time left: { $time }
web-seat-ready = Ready
web-seat-choosing = Choosing
web-seat-waiting = Waiting
web-seat-away = A bot fills in
web-seat-gone = Disconnected
web-seat-bot = Bot
web-seat-open = Free seat
# How somebody is called before they have said their name: after a creature. $piece: its controller
web-creature = { $piece ->
    [amber] Beetle
    [sky] Spider
    [rose] Moth
    [mint] Crab
    [ember] Centipede
    [violet] Starfish
   *[other] Player
}
web-you = You
web-you-piece = Your piece
web-you-taken = { $piece }: taken by { $name }
web-you-save = Save
web-you-change = Change name and piece
web-you-named-change = Change name ({ $name })
web-learn = Learn
web-mazes = Mazes
web-puzzles = Puzzles
web-mazes-choose = Choose a maze
web-rules = Rules
web-replays = My games
web-home-about = Two board games, one small console. Play friends or bots, on any screen.
web-home-now = Play now
web-home-start = Start a game
web-home-code = Enter a code
web-home-free = No account, no download. Two clicks and you’re playing.
web-back = I’ve played here before
web-open-seats = Open seats
web-home-which = Which game?
web-home-ways = Four ways to play
web-home-today = Today
web-home-running = In progress
web-continue = Continue
web-continue-turn = Your turn in { $game }
web-continue-others = { $game } in progress
web-continue-lobby = { $game }: waiting for players
web-continue-all = { $games ->
    [2] Both games
   *[other] All { $games } games
}
web-continue-rest = { $games ->
    [one] One more game in progress
   *[other] { $games } more games in progress
}
web-continue-with = With { $names }.
web-continue-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
web-cartridge-pixoid = One little cube flees, three Bugs hunt it. You all plan in secret, then every move happens at once.
web-cartridge-pixoid-players = 3 or 4
web-cartridge-pixoid-pace = 5 to 20 min
web-cartridge-pixl = Four elements grow on hexes. Place a Pixl, and its neighbors are covered, replaced or imprisoned.
web-cartridge-pixl-players = 2 to 4
web-cartridge-pixl-pace = 10 to 20 min
web-home-new = New here?
web-home-lesson = { $game } in 3 minutes
web-home-lesson-pixoid = Flee, hunt, take cubes.
web-home-lesson-pixl = Place, cover, replace, lock.
web-way-bots = Bots
web-way-online = Online
web-way-device = One device
web-way-night = Game night
web-way-bots-about = Start right away, five levels.
web-way-online-about = Send your friends a link.
web-way-device-about = Pass it around the table.
web-way-night-about = The TV is the board, phones are controllers.
web-bots-level = Level
web-bot-name = { $level } bot { $seat }
# A bot that is somebody, with its level
web-bot-persona = { $name } ({ $level })
web-bots-who = Bots
web-change-bot = Change this bot
web-level-easy = Easy
web-level-normal = Normal
web-level-hard = Hard
web-level-master = Master
web-level-grandmaster = Grandmaster
web-level-daily = Daily
web-role-pixoid = Pixoid this round
web-role-bug = Bug
web-lobby-title = Who’s playing?
web-lobby-free = { $free ->
    [one] One of { $seats } seats is free.
   *[other] { $free } of { $seats } seats are free.
}
web-lobby-full = Everyone’s here.
web-lobby-absent = Waiting for { $names }.
web-lobby-bots = Fill seats with bots
web-lobby-start = Start
web-lobby-start-why = Still free: { $seats }. Invite someone or add a bot.
web-lobby-waiting = The host will start the game.
web-lobby-settings = Game settings
web-host-decides = The host decides
web-game = Game
web-shuffle = Shuffle the tiles
web-you-named = { $name } (you)
web-program = custom bot
web-host = host
web-connected = Connected
web-back-soon = Back in a moment
web-sit = Sit here
web-add-player = Add a player
web-add-bot = Add a bot
web-leave = Leave your seat
web-leave-title = Leave the table?
web-leave-alone = The game will wait for you. You can come back from the home page.
web-leave-others = The others play on, and a bot will soon take your place. You can come back from the home page.
web-leave-stay = Stay
web-leave-go = Leave
web-free = Free this seat
web-seat-up = Move up
web-name-ask = What’s your name?
web-invite = Invite friends
web-invite-scan = Scan with your phone, or open this address and type the code:
web-invite-send = Send them the link. It leads straight to this table.
web-invite-type = Or open this address and type the code:
web-qr = QR code with the link to this table
web-copy = Copy the link
web-copied = Link copied.
web-copy-by-hand = Copy this link:
web-code = Code:
web-clock-setting = Clock
web-clock-none = None
web-clock-decision-30 = 30 s per move
web-clock-decision-60 = 60 s per move
web-clock-bank-300 = 5 min in total
web-clock-bank-900 = 15 min in total
web-clock-step-43200 = 12 h per move
web-clock-step-86400 = 1 day per move
web-clock-step-259200 = 3 days per move
web-clock-step-604800 = 1 week per move
# $time: a number of minutes, hours or days
web-time-left = { $time } left
web-their-turn = Their turn
# $names: the players whose moves are missing
web-slow-waiting = Waiting for { $names }
# $day: a weekday or a date
web-slow-back = { $name } is back on { $day }
web-slow-saved = Saved
web-slow-next = Play next game
web-slow-since = Since your last visit
web-slow-board = Go to the board
web-slow-away = You missed two deadlines. Tap the page or press any key to take over again.
# $left: how many; the number stands before
web-days-off-left = { $left ->
    [one] day off left
   *[other] days off left
}
# $total: how many a year
web-days-off-total = of { $total } this year
web-days-off-why = Days off stop all your clocks. The other players see when you’ll be back.
web-days-off-take = Take days off
# $date: the day of return
web-days-off-until = { $days ->
    [one] 1 day, until { $date }
   *[other] { $days } days, until { $date }
}
# $date: a day
web-days-off-back = Your clocks are stopped. You’re back on { $date }.
web-days-off-return = Return now
web-join-title = Join a table
web-join-code = Table code (6 characters)
web-join = Join
web-join-invited = You’re invited to play.
web-sit-down = Sit down
web-watch = Watch
web-watching-full = All seats are taken, so you’re watching.
web-join-code-here = Got the code for this table?
web-your-name = Your name
web-password = Server password
web-connecting = Connecting…
web-lost = Connection lost. Reconnecting…
web-unsaved = The server can’t save moves right now. Please tell the person who runs it.
web-home-link = Home
web-missing = There’s nothing at this address.
web-missing-help = The link may be incomplete. Ask for it again, or for the table code.
web-program-secret = Program in secret
web-ready-count = { $ready } of { $all } ready
web-your-turn = Your turn
web-turn-of = { $name } is thinking
web-place-cube = Choose your Start Pix
web-waiting-others = Waiting for the others
web-watching = You are watching.
web-clock-out = Time’s up! Played for you: { $move }.
web-log-late = Time ran out for { $name }.
web-revealing = Reveal!
web-skip = Skip
web-log = Log
web-log-turn = Turn { $turn }
web-log-setup = Setup
web-round = Round { $round } of { $rounds }
web-turn = Turn { $turn }
web-pause = Pause the clocks
web-resume = Resume
web-paused = The clocks are paused.
web-busy = Bots are busy at other tables.
web-menu = Menu
web-text-view = Text view
web-overview = Overview
web-over = The game is over
web-to-result = Back to the result
web-to-board = Look at the board
web-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
web-stopped = The game was stopped early.
web-rematch = Play again
# After a daily challenge, whose first game counts
web-rematch-daily = Practice
web-rematch-title = Next game
web-rematch-in = Starts in { $seconds } s
web-rematch-waits = It starts when everyone is ready. A bot plays for latecomers until they arrive.
web-rematch-ready = Ready
web-rematch-asked = No answer yet
web-rematch-now = Start now
web-rematch-bots = Change bots
web-rematch-keep-roles = { $game ->
    [pixl] Keep the elements
   *[other] Keep the roles
}
web-rematch-keep-board = Keep the maze
web-series = Series
web-series-games = { $games ->
    [one] after one game
   *[other] after { $games } games
}
web-replay = Replay
web-hint = Hint
# $move: a move in words, $reason: a whole sentence
web-hint-move = Try this: { $move }. { $reason }
# $points: a list such as “Ann: 41, Bob: 37”
web-hint-points = Expected points at the end: { $points }.
web-hint-points-entry = { $player }: { $points }
# A choice with one option is made by itself
web-only-choice = Your only move, played for you: { $move }.
web-only-pass = You can only pass for now.
web-only-pass-skip = Skip ahead
web-step-first = To the beginning
web-step-back = Back
web-step-on = Next
web-step-last = To the end
web-step-of = Step { $step } of { $steps }
web-record-title = Open a saved game
web-record-choose = Choose a file
web-look-at-screen = Look at the big screen.
web-spectator = Spectator
web-next-ready = Another game is ready.
web-next-by = { $name } invites you to another game.
web-next-go = Join
web-lobby-change = Change
web-lobby-bots-come = { $free ->
    [one] A bot takes the free seat.
   *[other] Bots take the free seats.
}
web-scan-to-sit = Scan to sit here
web-nobody-yet = Phones can’t join yet
web-board-here = Show the board here
web-join-shows = This device
web-join-board = Board and controller
web-join-pad = Controller only (the board is on a big screen)
web-played = { $name } has moved
web-own-edge = My side of the board at the bottom
web-turn-board = Turn the board
web-hint-thinking = Thinking…
web-home-puzzle = Today’s puzzle
web-home-puzzle-about = One position, one best move.
web-home-solve = Solve
web-download = Download this game
