### Refusals of the table, where people sit down and hand in their moves.


## Seats

table-no-such-seat = Il n’y a pas de place { $seat } : cette table en compte { $seats }.
table-seat-taken = La place { $seat } est prise. Choisissez-en une autre.
table-seat-open = La place { $seat } est encore libre.
table-name-missing = Indiquez votre nom avant de vous asseoir.
table-not-your-seat = La place { $seat } est à quelqu’un d’autre.
table-nobody-there = Personne ne joue à la place { $seat }.
table-not-away = Vous êtes déjà de retour à la place { $seat }.
table-bot-plays = Un bot joue pour vous à la place { $seat }. Reprenez d’abord votre place.


## Starting and pausing

table-started = Cette partie a déjà commencé.
table-not-started = Cette partie n’a pas encore commencé.
table-paused = La partie est déjà en pause.
table-not-paused = La partie n’est pas en pause.
table-clock-kind = Il n’y a pas de chrono « { $value } ».
table-clock-time = Un chrono ne peut pas être réglé sur { $value } millisecondes. Choisissez entre { $least } et { $most }.


## Handing in moves

table-step-passed = L’étape { $step } est passée ; c’est l’étape { $current } qui est en cours.
table-step-not-open = L’étape { $step } n’est pas encore ouverte ; c’est l’étape { $current } qui est en cours.
table-stale-revision = Ce choix a changé entre-temps. Vérifiez-le et réessayez.
table-time-is-up = Le temps est écoulé pour { core-piece-the } ; son coup est déjà joué.
table-nothing-to-take-back = { core-piece-opening } n’a aucun coup à reprendre.
table-not-yours-to-take-back = Le coup { core-piece-of } a été choisi par quelqu’un d’autre. Vous pouvez le remplacer, mais pas le reprendre.
table-no-takeback = Vous ne pouvez reprendre que vos propres coups, et seulement dans une partie où vous n’affrontez que des bots.
# $most: so many times
table-takebacks-spent = Vous avez repris { $most } coups dans cette partie : c’est le maximum.
table-id-in-use = Un autre coup a été envoyé sous le même identifiant. Renvoyez celui-ci sous un nouveau.


## Logs

table-log-empty = Ce journal est vide.
table-log-line = Cette ligne du journal est illisible : { $text }
table-log-newer = Ce journal est au format { $format }, mais ce programme ne lit que jusqu’au format { $newest }. Installez une version plus récente de Pixcade.
table-log-order = L’entrée { $number } du journal ne découle pas des précédentes.
table-seat-in-use = La place { $seat } est prise et cette partie n’en a que { $seats }. Libérez d’abord la place.
table-same-seat = La place { $seat } ne peut pas s’échanger avec elle-même. Choisissez-en une autre.
table-grace = On peut s’absenter entre { $least } et { $most } secondes, pas { $value }.
table-enough = Vous l’avez déjà fait { $most } fois pendant ce tour. Ce sera de nouveau possible au prochain.
table-too-many-changes = Un coup peut être changé { $most } fois par tour. Celui-ci reste tel quel.
table-no-daily = Ce jeu n’a pas de défi pour ce jour. Choisissez un autre jeu et une date telle que 2026-11-16.
