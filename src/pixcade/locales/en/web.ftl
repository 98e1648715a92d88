# The browser client: what stands round the games.
web-rule = Rule { $rule }
web-close = Close
web-settings = Settings
web-language = Language
web-language-now = Language: { $language }
web-theme = Look
web-theme-system = Like the device
web-theme-dark = Dark
web-theme-light = Light
web-theme-contrast = High contrast
web-speed-times = × { $times }
# How reveals are shown at a table
web-pace = Reveals
web-pace-full = With every scene
web-pace-brisk = Brisk
web-pace-off = Off
web-sound = Sound
web-less-motion = Less motion
web-bot-words = Bots say a word
web-confirm = Confirm each placement
web-notify = Notify me when it is my turn
web-notify-denied = The browser does not allow notifications for this page. Allow them in its settings for this site.
web-clock = Time left: { $time }
web-seat-ready = Ready
web-seat-choosing = Choosing
web-seat-waiting = Waiting
web-seat-away = Away, a bot plays
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
web-you-piece = What you play
web-you-taken = { $piece }: { $name } has it
web-you-save = Save
web-you-change = Change name and piece
web-you-named-change = You are { $name }. Change that
web-learn = Learn
web-mazes = Mazes
web-puzzles = Puzzles
web-mazes-choose = Choose a maze
web-rules = Rules
web-replays = My games
web-home-about = Two board games, one small console. Play friends or bots, on any screen.
web-home-now = Play now against bots
web-home-code = Enter a code
web-continue = Continue
web-continue-turn = Your turn in { $game }
web-continue-others = { $game } goes on
web-continue-lobby = { $game }: the table waits for players
web-continue-with = With { $names }.
web-continue-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
web-cartridge-pixoid = One flees, three hunt. Everybody plans in secret, all reveal at once.
web-cartridge-pixoid-players = 3 or 4 players
web-cartridge-pixoid-pace = all at once
web-cartridge-pixl = Four elements grow, convert and lock each other.
web-cartridge-pixl-players = 2 to 4 players
web-cartridge-pixl-pace = in turns
web-home-new = New here?
web-home-lessons = Learn by playing
web-home-watch = Watch a table
web-home-record = Open a record
web-way-bots = Bots
web-way-online = Online
web-way-device = One device
web-way-night = Game night
web-bots-title = { $game } against bots
web-bots-level = Level
web-bots-first = First game
web-bots-change = Change what is played
web-bot-name = { $level } bot { $seat }
# A bot that is somebody, with its level
web-bot-persona = { $name } ({ $level })
web-bots-who = Who plays
web-bots-shuffle = Shuffle the faces
web-bots-surprise = Choose nobody, and it is a surprise each time.
web-change-bot = Change this bot
web-level-rookie = Rookie
web-level-regular = Regular
web-level-expert = Expert
web-level-master = Master
web-level-grandmaster = Grandmaster
web-role-pixoid = Pixoid this round
web-role-bug = Bug
web-lobby-title = Who is playing?
web-lobby-free = { $free ->
    [one] One of { $seats } seats is free.
   *[other] { $free } of { $seats } seats are free.
}
web-lobby-full = Everybody is here.
web-lobby-bots = Bots on the free seats
web-lobby-start = Start
web-lobby-start-why = Missing for the start: { $seats }. A person or a bot will do.
web-lobby-waiting = The host starts the game.
web-lobby-settings = What is played
web-host-decides = The host decides
web-game = Game
web-shuffle = Shuffle the tiles
web-you-named = { $name } (you)
web-program = plays by program
web-host = host
web-connected = Connected
web-back-soon = Back in a moment
web-sit = Sit here
web-add-player = Another player here
web-add-bot = Add a bot
web-leave = Leave the seat
web-leave-title = Leave this game?
web-leave-alone = It waits for you: the first page leads back to it.
web-leave-others = The others play on, and after a while a bot plays for you. The first page leads back to it.
web-leave-stay = Stay
web-leave-go = Leave
web-free = Free the seat
web-seat-up = Move up
web-name-ask = What is your name?
web-invite = Invite friends
web-invite-scan = Scan with your phone, or open this address and type the code:
web-invite-send = Send them the link. Whoever opens it comes to this table.
web-invite-type = Or open this address and type the code:
web-qr = QR code with the link to this table
web-copy = Copy the link
web-copied = The link is copied.
web-copy-by-hand = Copy this link:
web-code = Code:
web-lan-why = Only this device can reach the table so far.
web-lan-open = Let devices of this network in
web-unreachable = My phone can’t reach it
web-unreachable-help = Phone and computer must be in the same Wi-Fi, and not in a guest network, which keeps devices apart. If the computer asks whether Python may accept connections, allow it; otherwise open the port in its firewall.
web-clock-setting = Clock
web-clock-none = None
web-clock-decision-30 = 30 s a decision
web-clock-decision-60 = 60 s a decision
web-clock-bank-300 = 5 min in all
web-clock-bank-900 = 15 min in all
web-join-title = Come to a table
web-join-code = The six characters of the table
web-join = Join
web-join-invited = You are invited to a table.
web-sit-down = Sit down
web-watch = Watch
web-watching-full = All seats are taken: you are watching.
web-join-code-here = Do you have the six characters of this table?
web-your-name = Your name
web-password = Password of this server
web-connecting = Connecting …
web-lost = The connection is gone. It comes back by itself.
web-unsaved = The server can't save moves now. Whoever runs it should look at it.
web-home-link = First page
web-missing = There is nothing at this address.
web-missing-help = Perhaps a part of it was lost on the way. Whoever sent it to you can send it again, or read you the code of the table.
web-program-secret = Program in secret
web-ready-count = { $ready } of { $all } ready
web-your-turn = Your turn
web-turn-of = { $name } is thinking
web-place-cube = Choose your Start Pix
web-waiting-others = Waiting for the others
web-watching = You are watching.
web-clock-out = Your time ran out: { $move } was played for you.
web-log-late = Time ran out for { $name }.
web-away-title = A bot plays for you
web-away-why = Your time ran out twice in a row. Touch the page or press any key, and you play again.
web-away-back = I’m back
web-gone = { $name } is disconnected.
web-gone-bot = A bot plays in { $time }.
web-gone-now = Let a bot play now
web-revealing = All reveal
web-skip = Skip
web-log = Log
web-log-turn = Turn { $turn }
web-log-setup = Set-up
web-log-unread = Log, { $count ->
    [one] { $count } new turn
   *[other] { $count } new turns
}
web-round = Round { $round } of { $rounds }
web-turn = Turn { $turn }
web-pause = Pause the clocks
web-resume = Go on
web-paused = The clocks stand.
web-busy = Bots are busy at other tables.
web-menu = Menu
web-text-view = Text view
web-overview = Overview
web-stop-wished = { $name } would like to stop the game.
web-stop-game = Agree to stop the game
web-stop-undo = Play on after all
web-over = The game is over
web-to-result = Back to the result
web-to-board = Look at the board
web-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
web-stopped = The game was stopped as it stood.
web-rematch = Play again
web-rematch-bots = Change the bots first
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
web-download = Download the record
web-replay = Replay
web-hint = Hint
# $move: a move in words, $reason: a whole sentence
web-hint-move = Try { $move }. { $reason }
# $points: a list such as “Ann: 41, Bob: 37”
web-hint-points = Expected points at the end: { $points }.
# A choice with one option is made by itself
web-only-choice = There was only one choice, and it is made: { $move }.
# A button that is held: the board then shows where everybody could be after this turn
web-hold = Hold: where could they be?
web-step-first = To the beginning
web-step-back = Back
web-step-on = Next
web-step-last = To the end
web-step-of = Step { $step } of { $steps }
web-record-title = Open a record
web-record-choose = Choose a record file
web-role-spare = Spare Bug
web-look-at-screen = Look at the big screen.
web-spectator = Spectator
web-next-ready = Another game is ready.
web-next-by = { $name } invites you to another game.
web-next-go = Come along
web-lobby-change = Change
web-lobby-bots-come = { $free ->
    [one] A bot takes the free seat.
   *[other] Bots take the free seats.
}
web-scan-to-sit = Scan to sit here
web-nobody-yet = Phones can’t join yet
web-board-here = Show the board here
web-join-shows = This device shows
web-join-board = the board and my controls
web-join-pad = only my controls; the board is on a big screen
web-played = { $name } has moved
web-own-edge = My own side of the board at the bottom
web-turn-board = Turn the board
web-hint-thinking = Thinking …
web-tiles = Tiles, laid by hand (P2.5)
web-tile = { $place ->
    [top-left] Top left: tile { $tile }, side { $side }
    [top-right] Top right: tile { $tile }, side { $side }
    [bottom-left] Bottom left: tile { $tile }, side { $side }
   *[bottom-right] Bottom right: tile { $tile }, side { $side }
}
web-tile-over = Turn over
web-tile-swap = Swap clockwise
