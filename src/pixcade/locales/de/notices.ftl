### What the server sends in notices of slow games

# $hours: until the deadline
server-notice-turn = Du bist am Zug in { $game }. Noch { $hours } h.
# $hours: until the deadline
server-notice-reminder = Deine Zeit in { $game } läuft ab. Noch { $hours } h.
# $games: how many
server-notice-digest = { $games ->
    [one] { $games } Partie wartet auf dich.
   *[other] { $games } Partien warten auf dich.
}
server-notice-deadline = { $game }: Dein Zug endet
server-notice-test = Hier kommen deine Benachrichtigungen von Pixcade an.
server-mail-verify-subject = Bestätige deine Adresse für Benachrichtigungen von Pixcade
server-mail-verify = Öffne diesen Link, dann bekommst du hier eine E-Mail, wenn du am Zug bist. Er gilt einen Tag.
server-mail-not-you = Wenn du das nicht wolltest, lösche diese E-Mail einfach. Es kommt dann nichts mehr.
server-mail-stop = Benachrichtigungen abbestellen:
server-mail-back-subject = Dein Link zu Pixcade
server-mail-back = Öffne diesen Link auf dem Gerät, auf dem du spielen willst. Er gilt einmal und 15 Minuten lang.
