### What the server sends in notices of slow games

# $hours: until the deadline
server-notice-turn = Your turn in { $game }. Time left: { $hours } h.
# $hours: until the deadline
server-notice-reminder = Your turn in { $game }: time is running out, { $hours } h left.
# $games: how many
server-notice-digest = { $games ->
    [one] { $games } game is waiting for you.
   *[other] { $games } games are waiting for you.
}
server-notice-deadline = { $game }: your turn ends
server-notice-test = Your notifications from Pixcade will arrive here.
server-mail-verify-subject = Confirm your address for notifications from Pixcade
server-mail-verify = Open this link to get an e-mail when it’s your turn. It works for one day.
server-mail-not-you = If you didn’t ask for this, ignore this e-mail. Nothing else will be sent.
server-mail-stop = Unsubscribe:
server-mail-back-subject = Your link to Pixcade
server-mail-back = Open this link on the device where you want to play. It works once, within 15 minutes.
