### Refusals of the table, where people sit down and hand in their moves.


## Seats

table-no-such-seat = Il n’y a pas de place { $seat } : cette table en compte { $seats }.
table-seat-taken = La place { $seat } est prise. Choisissez-en une autre.
table-seat-open = La place { $seat } est encore libre.
table-name-missing = Pour prendre une place, il faut un nom.
table-not-your-seat = La place { $seat } est à quelqu’un d’autre.
table-nobody-there = Il n’y a personne à la place { $seat } qui puisse s’absenter.
table-not-away = Vous êtes déjà de retour à la place { $seat }.
table-bot-plays = Un bot joue pour vous à la place { $seat }. Reprenez d’abord votre place.


## Starting and pausing

table-started = Cette partie a déjà commencé.
table-not-started = Cette partie n’a pas encore commencé.
table-paused = La partie est déjà en pause.
table-not-paused = La partie n’est pas en pause.
table-clock-kind = Il n’y a pas de pendule « { $value } ».
table-clock-time = Une pendule ne peut pas être réglée sur { $value } millisecondes. Le minimum est { $least }, le maximum { $most }.


## Handing in moves

table-step-passed = L’étape { $step } est passée ; c’est l’étape { $current } qui est en cours.
table-step-not-open = L’étape { $step } n’est pas encore ouverte ; c’est l’étape { $current } qui est en cours.
table-stale-revision = Ce choix a changé entre-temps. Regardez-le de nouveau : vous remplaciez le numéro { $revision }, et c’est maintenant le numéro { $current }.
table-time-is-up = Le temps est écoulé pour { core-piece-the } ; son coup est déjà joué.
table-nothing-to-take-back = Il n’y a pas de programmation { core-piece-of } à reprendre.
table-not-yours-to-take-back = La programmation { core-piece-of } vient de quelqu’un d’autre. Vous pouvez la remplacer, mais pas la reprendre.
table-id-in-use = Un autre coup a été envoyé sous le même identifiant. Renvoyez celui-ci sous un nouveau.


## Logs

table-log-empty = Ce journal est vide.
table-log-line = Cette ligne du journal est illisible : { $text }
table-log-newer = Ce journal est au format { $format }, et ce programme lit jusqu’au format { $newest }. Procurez-vous un Pixcade plus récent.
table-log-order = L’entrée { $number } du journal ne découle pas des précédentes.
table-seat-in-use = La place { $seat } est prise et cette partie n’en a que { $seats }. Libérez d’abord la place.
table-same-seat = La place { $seat } ne peut pas s’échanger avec elle-même. Choisissez-en une autre.
table-grace = On peut s’absenter entre { $least } et { $most } secondes, pas { $value }.
table-enough = Cela a déjà été fait { $most } fois dans ce tour. Ce sera de nouveau possible au prochain.
table-silent-once = Les Bugs se taisent pendant la manche : une fois par tour, vous pouvez changer votre programmation, revenir ou accepter l’arrêt après Pixoid, et rien ne peut être repris.
table-silent-vote = Les Bugs se taisent pendant la manche : vous pourrez accepter l’arrêt quand Pixoid l’aura fait, ou à la fin de la manche.
table-silent-host = Pendant la manche vous êtes un Bug, et les Bugs se taisent : en tant qu’hôte, vous pourrez de nouveau le faire quand elle sera finie.
table-too-many-changes = Une programmation peut être changée { $most } fois par tour. Celle-ci reste telle quelle.
