### The lessons, in French.


## The page

web-learn-title = Apprendre en jouant
web-learn-about = De courtes positions sur le vrai plateau. Essayez ce que vous voulez : les règles répondent. Les cinq premières leçons de chaque jeu durent environ trois minutes.
web-learn-begin = Commencer
web-learn-go-on = Continuer
web-learn-done = { $done } sur { $all } réussies
web-learn-forget = Oublier ma progression
web-learn-all = Toutes les leçons
web-lesson-number = { $game } : leçon { $number } sur { $all }
web-lesson-part = Étape { $step } sur { $steps }
web-lesson-is-done = réussie
web-lesson-right = C’est ça !
web-lesson-not-yet = Pas tout à fait.
web-lesson-forbidden = Les règles l’interdisent.
web-lesson-happened = Ce qui s’est passé
web-lesson-again = Réessayer
web-lesson-show = Montrez-moi
web-lesson-next = Leçon suivante
web-lesson-finished = C’était la dernière. Vous savez tout maintenant.
web-lesson-play = Jouer contre des bots
web-lesson-you = vous
web-lesson-held = Votre programme est donné, mais les autres choisissent encore. Appuyez de nouveau sur le bouton pour changer de programme.


## Pixoid

web-lesson-pixoid-first-title = Le premier déplacement
web-lesson-pixoid-first-task = Vous êtes Pixoid. Tournez une molette vers le haut, l’autre sur 2, puis appuyez sur Prêt.
web-lesson-pixoid-first-why = Chacun programme en secret, Pixoid part le premier. Vous avez échappé aux Bugs : vous prenez un cube de la réserve.
web-lesson-pixoid-wall-title = Les murs
web-lesson-pixoid-wall-task = Il y a un mur à votre droite. Essayez d’y aller quand même.
web-lesson-pixoid-wall-why = Une direction est fermée quand un mur vous touche de ce côté. La molette le montre.
web-lesson-pixoid-stop-title = Aussi loin que possible
web-lesson-pixoid-stop-task = Allez vers le haut avec un nombre trop grand pour le chemin.
web-lesson-pixoid-stop-why = C’est permis : le mur vous arrête. 9 veut donc dire « jusqu’au bout ».
web-lesson-pixoid-bonus-title = Les cubes Bonus
web-lesson-pixoid-bonus-task = Passez sur le cube Bonus à votre gauche, jusqu’au mur.
web-lesson-pixoid-bonus-why = Vous le récupérez en passant. Il vaut un point, quoi qu’il arrive ensuite.
web-lesson-pixoid-flee-title = S’échapper
web-lesson-pixoid-flee-task = Le Bug au-dessus de vous va descendre tout le couloir. Ne vous faites pas attraper.
web-lesson-pixoid-flee-why = Un Bug qui arrive ou passe sur votre Pix vous attrape. Vous partez le premier : quittez son couloir.
web-lesson-pixoid-hunt-title = La chasse
web-lesson-pixoid-hunt-task = Vous êtes maintenant un Bug. Vous savez que Pixoid avancera de 2 Pix vers la gauche. Attrapez-le.
web-lesson-pixoid-hunt-why = Il part avant vous : visez là où il sera. Il suffit de passer sur lui, et les autres Bugs terminent leur déplacement.
web-lesson-pixoid-start-title = Où commencer
web-lesson-pixoid-start-task = Pixoid a pris sa place. Choisissez un Pix de départ pour votre Bug.
web-lesson-pixoid-start-why = Pixoid choisit d’abord, puis les Bugs, dans le sens horaire à partir de sa gauche, chacun sur un Pix de départ libre.
web-lesson-pixoid-mind-title = Changer d’avis
web-lesson-pixoid-mind-task = Réglez quelque chose et appuyez sur Prêt. Puis changez : allez de 1 vers le haut.
web-lesson-pixoid-mind-why = Tant que quelqu’un n’est pas prêt, vous pouvez changer de programme. Les Bugs ne parlent pas des leurs ; Pixoid dit ce qu’il veut.
web-lesson-pixoid-points-title = Ce que vaut une capture
web-lesson-pixoid-points-task = Vous avez 9 cubes de la réserve et 1 cube Bonus. Percutez le Bug du haut, juste pour voir les points.
web-lesson-pixoid-points-why = Vous marquez vos 10 cubes, chaque Bug les 3 de la réserve. Les Bugs n’ont plus bougé et vous n’avez pas pris de cube.
web-lesson-pixoid-twelfth-title = Le douzième cube
web-lesson-pixoid-twelfth-task = Onze cubes sont à vous. Survivez encore un tour ; le Bug du bas va monter de 3 Pix.
web-lesson-pixoid-twelfth-why = Le douzième cube finit la manche : 12 points, plus 1 pour votre cube Bonus, rien pour les Bugs. Le Pixoid suivant est à votre gauche.
web-lesson-pixoid-stack-title = Les Bugs entre eux
web-lesson-pixoid-stack-task = Vous êtes un Bug. Le Losange rose court de a10 à c10. Allez-y aussi, en passant sur le cube Bonus.
web-lesson-pixoid-stack-why = Les Bugs partagent un Pix sans se gêner, et ils laissent les cubes Bonus en place.
web-lesson-pixoid-contact-title = Un cube gardé
web-lesson-pixoid-contact-task = Un Bug est assis sur le cube Bonus. Essayez de le prendre.
web-lesson-pixoid-contact-why = La capture passe d’abord : le cube du Pix de contact n’est pas à vous. C’est notre lecture ; une table peut en décider autrement.
web-lesson-pixoid-short-title = La partie courte
web-lesson-pixoid-short-task = Deux Bugs balaient les deux couloirs. Vous avez 11 cubes : gagnez tout de suite.
web-lesson-pixoid-short-why = Dans une partie courte, le douzième cube gagne aussitôt, même au milieu de votre déplacement, avant tout Bug.
web-lesson-pixoid-spare-title = À trois joueurs
web-lesson-pixoid-spare-task = Vous tenez votre Bug et le troisième. Pixoid avance de 2 Pix vers la gauche : attrapez-le avec le troisième Bug.
web-lesson-pixoid-spare-why = À trois joueurs, le troisième Bug passe de main en main à chaque tour. Il ne marque rien pour lui-même.


## Pixl

web-lesson-pixl-port-title = Votre Port
web-lesson-pixl-port-task = Vous êtes la Terre. Placez votre Port. Essayez aussi une case trop proche.
web-lesson-pixl-port-why = Deux cases au moins séparent les Ports, et aucun n’est sur la bordure grise. Le Feu commence, puis l’Eau, la Terre, l’Esprit.
web-lesson-pixl-grow-title = S’étendre
web-lesson-pixl-grow-task-1 = Désormais vous êtes le Feu. Placez un Pixl à côté de votre Port.
web-lesson-pixl-grow-task-2 = Les autres ont passé. Continuez à partir de là.
web-lesson-pixl-grow-why = Un nouveau Pixl touche votre Port ou une chaîne de votre couleur qui y mène. Vous en avez 24, pour des cases vides seulement.
web-lesson-pixl-replace-title = Neutre
web-lesson-pixl-replace-task = La Terre est neutre pour le Feu. Placez un Pixl pour que la Terre touche deux des vôtres.
web-lesson-pixl-replace-why = Deux de vos Pixls, dont le nouveau, convertissent un voisin. S’il est neutre, il rentre chez lui et le vôtre prend sa place.
web-lesson-pixl-cover-title = Proie
web-lesson-pixl-cover-task = Le Feu chasse l’Esprit. Convertissez l’Esprit de la même façon.
web-lesson-pixl-cover-why = La proie est recouverte et reste dessous : 1 point pour votre sommet, 2 pour ce qu’il recouvre.
web-lesson-pixl-jail-title = Prédateur
web-lesson-pixl-jail-task = L’Eau chasse le Feu et se tient sur un de vos Pixls. Convertissez-la.
web-lesson-pixl-jail-why = Un prédateur devient votre prisonnier et vaut 1 point. Rien ne prend sa place, et ce qui était dessous est libre.
web-lesson-pixl-three-title = Trois d’un coup
web-lesson-pixl-three-task = Une case convertit à la fois une Eau, un Esprit et une Terre. Trouvez-la.
web-lesson-pixl-three-why = Tous les voisins qui touchent deux de vos Pixls sont convertis, chacun à sa façon.
web-lesson-pixl-chain-title = Pas de réaction en chaîne
web-lesson-pixl-chain-task-1 = Recouvrez l’Esprit en f3. Qu’arrive-t-il à celui de f2 ?
web-lesson-pixl-chain-task-2 = Il ne lui est rien arrivé. Recouvrez-le à son tour.
web-lesson-pixl-chain-why = Seul le Pixl que vous placez convertit. Ce qui est converti ne déclenche rien, jusqu’à ce que vous en placiez un autre à côté.
web-lesson-pixl-top-title = Le sommet décide
web-lesson-pixl-top-task-1 = En f3, une Terre recouvre un Esprit. Convertissez-la.
web-lesson-pixl-top-task-2 = En d4, un Esprit recouvre une Terre. Convertissez-le aussi.
web-lesson-pixl-top-why = C’est la couleur du sommet qui compte : la Terre a été remplacée, l’Esprit recouvert.
web-lesson-pixl-cut-title = Coupé du Port
web-lesson-pixl-cut-task-1 = Votre Pixl en h2 n’est pas relié à votre Port. Essayez de construire à côté, en g2.
web-lesson-pixl-cut-task-2 = Reliez-le maintenant à votre Port.
web-lesson-pixl-cut-why = On ne construit rien à partir de Pixls coupés du Port. Ils aident toujours à convertir.
web-lesson-pixl-lock-title = Verrouiller un Port
web-lesson-pixl-lock-task = Deux de vos Pixls touchent le Port de l’Eau. Placez-en un troisième.
web-lesson-pixl-lock-why = Trois Pixls d’une couleur verrouillent un Port. Cela vaut 5 points tant que cela dure.
web-lesson-pixl-locked-title = Verrouillé
web-lesson-pixl-locked-task = L’Eau a verrouillé votre Port. Essayez de le retirer.
web-lesson-pixl-locked-why = Un Port verrouillé reste où il est, mais vous continuez à placer des Pixls.
web-lesson-pixl-move-title = Déplacer votre Port
web-lesson-pixl-move-task-1 = Retirez votre Port du plateau.
web-lesson-pixl-move-task-2 = Posez-le ailleurs, près de vos Pixls.
web-lesson-pixl-move-task-3 = Essayez de le retirer de nouveau aussitôt.
web-lesson-pixl-move-why = Un déplacement prend deux tours, et entre deux déplacements il faut placer un Pixl.
web-lesson-pixl-short-title = Les derniers Pixls
web-lesson-pixl-short-task = Il vous reste deux Pixls. Placez-en un là où il convertirait à la fois l’Esprit et la Terre.
web-lesson-pixl-short-why = Le second n’a suffi que pour la proie : les proies passent avant les neutres. Votre réserve est vide, la partie est finie.
web-lesson-pixl-end-title = Passer
web-lesson-pixl-end-task = Tous les autres ont passé et vous êtes en tête. Mettez fin à la partie.
web-lesson-pixl-end-why = Quatre tours passés de suite y mettent fin. Un sommet compte 1, un Pixl dessous 2, un prisonnier 1, un Port verrouillé 5 ; à égalité, plus de Pixls dessous l’emporte.
web-lesson-pixl-two-title = Deux joueurs
web-lesson-pixl-two-task = Le Feu et la Terre sont maintenant à vous. Placez le Feu en f4 et voyez ce qu’il fait à votre Terre.
web-lesson-pixl-two-why = Vos éléments ne sont pas à l’abri l’un de l’autre : ils sont neutres, et la conversion ne dépend pas de vous.
web-lesson-pixl-trio-title = Trois joueurs
web-lesson-pixl-trio-task = Sans l’Esprit, le Feu chasse la Terre. Convertissez la Terre.
web-lesson-pixl-trio-why = À trois éléments, personne n’est neutre : vous chassez l’un, l’autre vous chasse.
