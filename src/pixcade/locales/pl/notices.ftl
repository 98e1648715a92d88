### What the server sends in notices of slow games

# $hours: until the deadline
server-notice-turn = Twoja kolej: { $game }. Pozostało: { $hours } h.
# $hours: until the deadline
server-notice-reminder = Twój czas się kończy: { $game }. Pozostało: { $hours } h.
# $games: how many
server-notice-digest = { $games ->
    [one] { $games } gra czeka na ciebie.
    [few] { $games } gry czekają na ciebie.
    [many] { $games } gier czeka na ciebie.
   *[other] { $games } gry czekają na ciebie.
}
server-notice-deadline = { $game }: termin twojego ruchu
server-notice-test = Tu będą przychodzić powiadomienia z Pixcade.
server-mail-verify-subject = Potwierdź adres do powiadomień z Pixcade
server-mail-verify = Otwórz ten link, żeby dostawać tu powiadomienia, gdy jest twoja kolej. Link działa jeden dzień.
server-mail-not-you = Jeśli to nie była twoja prośba, zignoruj tę wiadomość. Nic więcej tu nie przyjdzie.
server-mail-stop = Wyłącz te powiadomienia:
server-mail-back-subject = Twój link do Pixcade
server-mail-back = Otwórz ten link na urządzeniu, na którym chcesz grać. Działa raz, przez 15 minut.
