### What only a table says in the browser, in every game. It is loaded with the table.


## One device for several: the curtain between them

web-curtain-hand = Hand over to
web-curtain-look-away = Everybody else looks away. Nothing secret is on this screen until you open it.
web-curtain-open = I am { $name }: open
web-curtain-done = Done
web-curtain-now = Now
web-curtain-later = Later


## Writing to each other

web-chat = Write
web-chat-send = Send
web-silent = Bugs are silent until the round ends.
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
