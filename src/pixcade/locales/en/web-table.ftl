### What only a table says in the browser, in every game. It is loaded with the table.


## One device for several: the curtain between them

web-curtain-hand = Pass the device to
web-curtain-look-away = Everyone else, look away! Nothing secret shows until the button is tapped.
web-curtain-open = I’m { $name }, show me
web-curtain-done = Done
web-curtain-now = Now
web-curtain-later = Later


## Writing to each other

web-chat = Message
web-chat-send = Send
web-silent = Bugs stay silent until the round ends.
web-says = { $name }: { $text }
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-thanks = Thanks!
web-phrase-well-played = Well played!
web-phrase-nice-move = Nice move!
web-phrase-oops = Oops!
web-phrase-hurry = Your turn, hurry!
web-phrase-one-moment = One moment, please.
web-phrase-sorry = Sorry!
web-phrase-good-game = Good game!
web-phrase-again = Again?
web-phrase-bye = Bye!
# A catch, or a Port that was locked, is shown once more
web-show-again = Show that again

## The menu

web-new-game = New game
web-leave-game = Leave the table
# $rule: the number of the rule that was named last
web-rule-named = Rules: { $rule }
web-talk = Chat
web-talk-unread = Chat, { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}


## A match: the best of so many games

web-best-of = Series
web-best-of-games = { $games ->
    [0] One game
   *[other] Best of { $games }
}
web-match = Best of { $games }
web-match-game = Game { $game }, first to { $needed } wins
web-match-won = { $name } wins the series!
# What the sockets beside a name show
web-match-won-of = { $won } of { $needed } games won
web-match-next = Next game of the series
web-match-go-on = Continue
web-rematch-best-of = Make it a best of three
web-away-title = A bot plays for you
web-away-why = You ran out of time twice in a row. Tap the page or press any key to take over again.
web-away-back = I’m back
web-slow-offer = Want to be notified when it’s your turn again?
web-slow-offer-yes = Set up notifications
web-slow-offer-no = No, thanks
web-gone = { $name } is disconnected.
web-gone-bot = A bot takes over in { $time }.
web-gone-now = Let a bot play now
web-stop-wished = { $name } wants to stop the game.
web-stop-game = Vote to stop the game
web-stop-undo = Withdraw my vote
web-stop-title = Stop this game?
web-stop-alone = The game ends here and can’t be resumed.
web-stop-others = The game ends once everyone agrees. The others will be asked now.
web-stop-stay = Keep playing
web-stop-go = Stop the game
web-tiles = Arrange the tiles
web-tiles-how = Tap two tiles to swap them. To turn one over, tap it first.
web-tile = { $place ->
    [top-left] Top left: tile { $tile }, side { $side }
    [top-right] Top right: tile { $tile }, side { $side }
    [bottom-left] Bottom left: tile { $tile }, side { $side }
   *[bottom-right] Bottom right: tile { $tile }, side { $side }
}
web-tile-over = Turn over
web-lan-why = So far, only this device can reach the table.
web-lan-open = Open to this network
web-unreachable = My phone can’t connect
web-unreachable-help = Your phone and this computer must be on the same Wi-Fi, and not on a guest network, which keeps devices apart. If the computer asks whether Python may accept connections, allow it; otherwise open the port in its firewall.
# A button that is held: the board then shows where everybody could be after this turn
web-hold = Hold to see everyone’s reach
