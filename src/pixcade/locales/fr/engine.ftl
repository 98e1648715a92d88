### Refusals of `pixcade engine`, which talks to other programs: one JSON object a line.

engine-line-too-long = Cette ligne est trop longue : elle peut compter au plus { $most } octets.
engine-not-utf-8 = Cette ligne n’est pas du texte en UTF-8, à partir de l’octet { $at }.
engine-not-json = Cette ligne n’est pas du JSON, à partir de l’octet { $at }.
engine-too-deep = Cette ligne dépasse { $most } niveaux d’imbrication à l’octet { $at }.
engine-number-too-long = Le nombre à l’octet { $at } a plus de { $most } chiffres.
engine-not-an-object = Une ligne doit contenir un seul objet JSON.
engine-duplicate-field = Le champ « { $field } » figure deux fois.
engine-missing-field = Il manque le champ « { $field } ».
engine-unknown-field = Il n’y a pas de champ « { $field } » ici. Choisissez parmi : { $known }.
engine-field-type = Le champ « { $field } » doit être de ce type : { $expected }.
engine-field-range = Le champ « { $field } » doit être un nombre entier de { $lowest } à { $highest }.
engine-unknown-request = Il n’y a pas de requête « { $name } ». Choisissez parmi : { $known }.
engine-unknown-part = Un état n’a pas de partie « { $name } ». Choisissez parmi : { $known }.
engine-no-game = Aucune partie n’est commencée. Commencez-en une, donnez une position ou chargez une partie enregistrée.
engine-seat-without-move = Une place est indiquée pour { core-piece-the }, mais pas de coup.
engine-undo-too-far = Impossible d’annuler { $steps ->
    [one] { $steps } étape :
   *[other] { $steps } étapes :
} { $played ->
    [0] aucune n’a été jouée.
    [one] une seule a été jouée.
   *[other] seules { $played } ont été jouées.
}
engine-bug = C’est une erreur de Pixcade. La partie continue telle qu’elle était avant cette ligne.
