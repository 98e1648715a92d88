### The server and its tables: getting in, sitting down, writing to each other, and the connection.


## Getting in

server-no-session = This browser is not known here yet. Load the page again; cookies must be allowed.
server-unknown-token = This server does not know this token. Have a new one made on the server's page.
server-password = This server asks for a password, and this is not it. Ask whoever invited you, and type it again.
# $hours: until it is over
server-banned = The operator has kept you out for now. Try again in { $hours ->
    [one] one hour.
   *[other] { $hours } hours.
}
server-not-invited = This table is only for those who were invited. Ask for its link or its code.
server-wrong-invite = This link does not lead to this table any more, or a part of it is missing. Ask for it again, and open all of it.
server-wrong-code = No open table has this code. Look at it again; once a game has begun, only its link lets you in.
server-wrong-link = This link to a seat has been used, has expired, or was ended. Make a new one on the device that has the seat.
server-no-such-table = There is no such table, or it was removed because nobody came. Check the link, or make a new table.
server-no-such-page = There is nothing at this address. Check it, or begin at the front page.
server-table-damaged = What is kept of this table can't be read. Ask whoever runs the server to put a backup back.
server-no-list = This server has no list of public tables and games. Ask for the link of a table.
server-no-public-tables = This server has no public tables. Invite people by link or code.
server-here-only = Only the machine itself can open the server to its network. Do it there.
server-people-only = A program can't ask for this. Ask on the server's page.


## Tables

server-maintenance = The server is being looked after, and no new games begin for now. Try again later.
server-tables-by-host = On this server only its own machine makes tables. Ask whoever runs it to make one for you.
server-too-many-tables = There are too many open tables just now. Try again later.
# $known: the levels that there are
server-no-such-level = There is no bot called “{ $name }” here. Choose one of these: { $known }.
server-persona-taken = { $name } already has a seat at this table. Choose somebody else.
server-players-only = Only those who have played here can ask for a rematch. Make a table of your own.


## Seats and hosts

server-host-only = Only the host of this table can do that. Ask the host.
# $name: who sits at this device already
server-who-plays = { $name } sits at this device already. Say whether it is the same player, or another one.
server-which-seat = { $seats } players sit at this device. Leave one of the seats first, or change places seat by seat.
server-screen-only-shows = A shared screen only shows the table. Do this on a device of your own.
server-pieces-by-seat = In this game pieces belong to the seats. Choose another seat instead.
server-piece-taken = { $name } plays that already. Choose something else.
server-seat-in-play = Somebody plays on seat { $seat }. After the start it can be freed only when they have been gone for a while.
server-still-there = Whoever plays on seat { $seat } is there. A bot plays for somebody only when they are gone.
server-bot-in-play = A bot plays on seat { $seat }, and stays there until the end. Wait for the next game.
server-clocks-wait = The clocks stand after a restart until somebody who is awaited is back. Wait a moment: they run on by themselves.


## Writing to each other, hints, reports

server-chat-off = Chat is turned off here. Talk to each other in another way.
server-silent = Bugs are silent from the first cube to the end of the round. Write when the round is over.
server-silent-name = Bugs are silent until the round is over, and a new name would say something. Change it then.
server-no-spectator = You have had a seat at this table, so you can't write as a spectator before the game is over. Write then.
server-text-or-phrase = Write a text or choose a phrase: one of the two.
server-no-such-phrase = There is no phrase called “{ $name }”. Choose one of those that are offered.
server-no-hints = Hints are given only at tables with one person. Play against bots to get some.
server-no-hint-now = There is no hint just now. Decide yourself, or ask again in a moment.
server-nothing-to-report = It can't be seen what this report is about. Choose the name or the message once more, and report it from there.


## The connection

server-hello-first = The first message on a connection must be “hello”. Load the page again.
server-hello-once = “hello” is said only once on a connection. Open a new one to begin anew.
# $asked and $speaks: numbers of the protocol
server-protocol = This page speaks protocol { $asked }, and the server speaks { $speaks }. Load the page again to get the one that fits.
# $problem: from the reader of messages, in English
server-not-understood = The server does not understand this message ({ $problem }). Load the page again; a program must be corrected.
server-too-slow = This device has not kept up with the table, so the connection was ended. It is opened again by itself.
server-silence = Nothing was heard from this device for a while, so the connection was ended. It is opened again by itself.
server-going-down = The server is being stopped or started again. Wait until it is back.
server-fault = The server has made a mistake, and this was not done. Try again; if it stays so, tell whoever runs the server.


## Finished games, and tables that were closed

server-no-such-game = There is no finished game at this address. Check the link.
server-no-such-words = There are no words of a game “{ $game }” in the language “{ $language }”.
server-being-played = This position has stood at a table that is being played here, so nobody is told. Ask again when that game is over.
server-not-over = This game is still going on. Come back when it is over.
server-upload-too-slow = Reading this record took longer than { $seconds } seconds, so it was stopped. Check that it is the record of a game.
server-upload-not-read = This record could not be read, because it needs too much memory. Check that it is the record of a game.
server-position-over = The game is over in this position, so there is nothing to play on. Choose an earlier one.
server-not-our-link = A QR code is drawn only for links to this server. Use an address that it shows for other devices.
server-qr-by-post = What stands after the # of a link is secret and must stand in no address. Ask for this QR code with POST.
server-closed = The operator has closed this table. Start a new one.


## The network in the house

serving-no-network = This machine is connected to no network. Connect it to the same Wi-Fi as the other devices and try again.
serving-lan-busy = Port { $port } is used by another program on the network's addresses. Start Pixcade with another --port.
