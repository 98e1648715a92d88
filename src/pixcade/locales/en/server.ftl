### The server and its tables: getting in, sitting down, writing to each other, and the connection.


## Getting in

server-no-session = We don’t recognize this browser. Reload the page and allow cookies.
server-unknown-token = This server doesn’t know this token. Get a new one on the server’s page.
server-password = That’s not the right password. Ask the person who invited you, and try again.
# $hours: until it is over
server-banned = The person who runs this server has blocked you for now. Try again in { $hours ->
    [one] one hour.
   *[other] { $hours } hours.
}
server-not-invited = This table is by invitation only. Ask for its link or its code.
server-wrong-invite = This link no longer leads to this table, or part of it is missing. Ask for it again, and open the whole link.
server-wrong-code = No open table has this code. Check it. Once a game has begun, only its link lets you in.
server-wrong-link = This link to a seat has been used, has expired or was canceled. Make a new one on the device that has the seat.
server-no-such-table = There’s no such table, or it was removed because no one came. Check the link, or create a new table.
server-no-such-page = There’s nothing at this address. Check it, or start from the home page.
server-table-damaged = This table’s data can’t be read. Ask the person who runs the server to restore a backup.
server-no-list = This server has no list of public tables and games. Ask for a link to a table.
# $left: how many days off one still has
server-no-days-off = { $left ->
    [0] You have no days off left. Your clocks keep running.
    [one] You have only one day off left. Choose just that one.
   *[other] You have only { $left } days off left. Choose fewer.
}
# Adding a device to a person
server-wrong-device-link = This link has been used or has expired. Get a new one.
server-own-device = This device is already one of yours.
server-wrong-passkey = This passkey doesn’t work here anymore. Try another one, or choose another way.
server-games-here = You sit at the same table on both devices, as two players. Finish that game first.
server-no-open-seats = This site doesn’t list open seats.
server-nothing-to-offer = Choose a clock of hours or days, take a seat yourself, and leave one free.
# $most: how many tables
server-too-many-offers = You’re already waiting at { $most } tables with open seats. Withdraw one offer first.
server-no-such-device = This device isn’t one of yours, or it’s the one you’re using.
server-no-public-tables = This server has no public tables. Invite people by link or code.
server-here-only = Only the server’s own computer can open it to the network. Do it there.
server-people-only = A program can’t do this. Use the server’s page.


## Tables

server-maintenance = The server is down for maintenance, so no new games can start. Try again later.
server-tables-by-host = On this server, only its own computer can create tables. Ask the person who runs it to create one for you.
server-too-many-tables = There are too many open tables right now. Try again later.
# $known: the levels that there are
server-no-such-level = There’s no bot called “{ $name }” here. Choose one of these: { $known }.
server-persona-taken = { $name } already has a seat at this table. Choose another bot.
server-players-only = Only people who played here can ask for a rematch. Create your own table.


## Seats and hosts

server-host-only = Only the host of this table can do that. Ask the host.
# $name: who sits at this device already
server-who-plays = { $name } already plays on this device. Say whether it’s the same player or another one.
server-which-seat = { $seats } players use this device. Leave one of the seats first, or change places seat by seat.
server-screen-only-shows = A shared screen only shows the table. Do this on your own device.
server-pieces-by-seat = In this game, pieces belong to the seats. Choose another seat instead.
server-piece-taken = { $name } already has that one. Choose another.
server-seat-in-play = Someone is playing at seat { $seat }. During the game, you can free it only after they’ve been gone for a while.
server-still-there = The player at seat { $seat } is still here. A bot can only play for someone who’s gone.
server-bot-in-play = A bot plays at seat { $seat } until the end. Wait for the next game.
server-clocks-wait = After a restart the clocks stay paused until a player whose turn it is comes back. They’ll start again on their own.


## Writing to each other, hints, reports

server-chat-off = Chat is turned off here. Talk to each other some other way.
server-silent = Bugs stay silent from the first cube to the end of the round. Write when the round is over.
server-silent-name = Bugs stay silent until the round is over, and a new name could give something away. Change it then.
server-no-spectator = You had a seat at this table, so you can’t write as a spectator until the game is over.
server-text-or-phrase = Write a message or choose a phrase, not both.
server-no-such-phrase = There’s no phrase called “{ $name }”. Choose one from the list.
server-no-hints = Hints are only for tables with one person. Play against bots to get some.
server-daily-fixed = The daily challenge is the same for everyone, so there are no hints or settings.
server-no-hint-now = There’s no hint right now. Decide for yourself, or ask again in a moment.
server-nothing-to-report = We can’t tell what this report is about. Select the name or message again and report it from there.


## The connection

server-hello-first = The first message on a connection must be “hello”. Reload the page.
server-hello-once = “hello” can be sent only once per connection. Open a new connection to start over.
# $asked and $speaks: numbers of the protocol
server-protocol = This page uses protocol { $asked }, but the server uses { $speaks }. Reload the page to get the right version.
# $problem: from the reader of messages, in English
server-not-understood = The server doesn’t understand this message ({ $problem }). Reload the page. If you wrote a program, fix it.
server-too-slow = This device couldn’t keep up with the table, so the connection was closed. It will reconnect automatically.
server-silence = This device hasn’t answered for a while, so the connection was closed. It will reconnect automatically.
server-going-down = The server is stopping or restarting. Wait until it’s back.
server-fault = Something went wrong on the server. Try again. If it keeps happening, tell the person who runs it.


## Finished games, and tables that were closed

server-no-such-game = There’s no finished game at this address. Check the link.
server-no-such-words = There are no texts for a game “{ $game }” in the language “{ $language }”.
server-being-played = You’re still playing another game of this kind, so this has to wait. Finish that one, then try again.
server-not-over = This game is still in progress. Come back when it’s over.
server-upload-too-slow = Reading this file took longer than { $seconds } seconds, so it was stopped. Check that it’s a saved game.
server-upload-not-read = This file couldn’t be read, because it needs too much memory. Check that it’s a saved game.
server-position-over = The game is over in this position, so there’s nothing to play. Choose an earlier one.
server-not-our-link = QR codes are only for links to this server. Use an address that it shows for other devices.
server-qr-by-post = The part of a link after the # is secret and mustn’t appear in an address. Request this QR code with POST.
server-closed = The person who runs this server closed this table. Start a new one.


## The network in the house

serving-no-network = This computer isn’t connected to a network. Connect it to the same Wi-Fi as the other devices and try again.
serving-lan-busy = Another program is using port { $port } on the network’s addresses. Start Pixcade with another --port.

## Notices of slow games

server-notice-address = This isn’t an https address. Copy it again from where you created the webhook.
server-notice-not-public = This address isn’t on the public internet. Use one that is.
server-notice-no-answer = The address doesn’t answer. Check it, or try again later.
server-notice-not-found = The address answered “not found”. Create a new webhook and enter its address.
server-notice-rejected = The address rejected the message. Check that it’s right.
# $most: a number
server-notice-too-many = You already get notifications at { $most } places. Remove one first.
server-notice-no-such-channel = This entry has been removed. Reload the page.
server-mail-address = This isn’t an e-mail address. Check how it’s written.
server-mail-link = This link doesn’t work anymore. Send a new one from “My games”.
server-mail-no-answer = This site’s mail server can’t send right now. Try again later.
server-mail-rejected = The mailbox rejected the message. Check the address.
server-push-keys = Your browser sent keys that don’t work. Reload the page and try again.
server-push-gone = That browser doesn’t accept notifications anymore. Turn them on there again.
server-push-no-answer = The browser’s push service doesn’t answer. Try again later.
server-push-rejected = The browser’s push service rejected the message. Turn notifications off and on again there.
