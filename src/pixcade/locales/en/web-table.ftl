### What only a table says in the browser, in every game. It is loaded with the table.


## One device for several: the curtain between them

web-curtain-hand = Pass the device to
web-curtain-look-away = Everyone else, look away! Nothing secret shows until you tap the button.
web-curtain-open = I’m { $name } – show me
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
web-match-game = Game { $game }, { $needed } wins needed
web-match-won = { $name } wins the series!
# What the sockets beside a name show
web-match-won-of = { $won } of { $needed } games won
web-match-next = Next game of the series
web-match-go-on = Continue
web-rematch-best-of = Make it a best of three
