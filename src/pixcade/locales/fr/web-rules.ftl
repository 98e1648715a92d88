### The rules of both games, as the page tells them, in French. The terms are those of pixoid.ftl and pixl.ftl.


## The page

web-rulebook-contents = Sommaire
web-rulebook-search = Chercher dans les règles
web-rulebook-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] { $count } règle trouvée.
   *[other] { $count } règles trouvées.
}
web-rules-about-pixoid = Pour 3 ou 4 joueurs. L’un incarne Pixoid et cherche à rester libre pendant douze tours ; tous les autres sont des Bugs et tentent de l’attraper. Chacun programme en secret, tout est révélé en même temps ; puis Pixoid court, et après lui les Bugs tous ensemble.
web-rules-about-pixl = Pour 2 à 4 joueurs. Quatre éléments s’étendent depuis leurs Ports, convertissent leurs voisins et se verrouillent les uns les autres. Le meilleur score l’emporte.
web-rulebook-reading = Notre interprétation
web-rulebook-reading-means = signale une question que les règles imprimées laissent ouverte, et la réponse de Pixcade.
web-rulebook-try = Essayer dans une leçon


## Pixoid, P1

web-rules-p1 = Le plateau
web-rules-p1-1-title = Quatre tuiles
web-rules-p1-1 = Quatre tuiles Circuit imprimé à deux faces forment un carré. Chacune porte un bord bleu sur deux côtés qui se rejoignent dans un coin, et ces bords doivent faire le tour complet du plateau. La place d’une tuile décide donc de son orientation : 384 plateaux sont possibles, ou 96 si l’on ne compte qu’une fois ceux qui s’obtiennent par rotation.
web-rules-p1-2-title = Pix et murs
web-rules-p1-2 = Les cases s’appellent des Pix. Des murs se dressent entre les Pix, et rien ne les franchit jamais. Il n’y a pas de tunnel : le plateau s’arrête à son cadre.
web-rules-p1-3-title = Pix de départ et Pix de cube Bonus
web-rules-p1-3 = Chaque plateau compte quatre Pix de départ rouges et quatre Pix de cube Bonus. Comme les tuiles se retournent librement, chaque face porte un Pix de chaque sorte, celui de départ près du coin extérieur.
web-rules-p1-4-title = Nos propres labyrinthes
web-rules-p1-4 = Les huit labyrinthes sont de nous. Une tuile compte 5 × 5 Pix et le plateau 100 ; aucun couloir ne dépasse 9 pas, le plus grand nombre de la manette. Entre deux tuiles, un couloir continue là où toutes deux le laissent ouvert. Tous les Pix sont accessibles sur tous les plateaux.
web-rules-p1-5-title = La piste de score
web-rules-p1-5 = Le cadre du plateau porte la piste de score. Elle va de 0 à 52, le maximum possible : 16 en tant que Pixoid et trois fois 12 en tant que Bug. À trois joueurs, le maximum est de 40.


## P2

web-rules-p2 = Mise en place
web-rules-p2-1-title = Seize cubes
web-rules-p2-1 = Un cube neutre va sur chacun des quatre Pix de cube Bonus. Les douze autres forment la réserve.
web-rules-p2-2-title = Le matériel de chacun
web-rules-p2-2 = Une couleur et son symbole, une manette, un cube sur le 0 de la piste de score et un cube qui sert de personnage dans le labyrinthe. Il y a six manettes au choix.
web-rules-p2-3-title = Le premier Pixoid
web-rules-p2-3 = La personne la plus âgée incarne Pixoid à la première manche. Toutes les autres sont des Bugs.
web-rules-p2-4-title = Choisir un Pix de départ
web-rules-p2-4 = Pixoid choisit en premier, n’importe quel Pix de départ. Puis les Bugs, dans le sens des aiguilles d’une montre à partir de sa gauche, en prennent chacun un encore libre.
web-rules-p2-5-title = Poser les tuiles
web-rules-p2-5 = Les tuiles sont posées au hasard, à moins que la table ne choisisse un plateau. Le plateau reste le même pendant toute la partie.


## P3

web-rules-p3 = Programmer
web-rules-p3-1-title = Une direction et un nombre
web-rules-p3-1 = À chaque tour, chacun choisit en secret l’une des quatre directions et un nombre de 1 à 9. Il est impossible de rester sur place.
web-rules-p3-2-title = Interdit de foncer dans un mur
web-rules-p3-2 = Vous ne pouvez pas choisir une direction si un mur s’y dresse juste devant vous. Un nombre plus grand que le chemin libre est permis : le mur vous arrête (P4.1).
web-rules-p3-3-title = La troisième molette
web-rules-p3-3 = La molette aux lettres A à D ne sert pas dans ce jeu.
web-rules-p3-4-title = Qui peut parler
web-rules-p3-4 = Les Bugs préparent leurs coups en silence : ils n’ont pas le droit de se concerter. Pixoid peut dire ce qu’il veut.
web-rules-p3-5-title = Changer d’avis
web-rules-p3-5 = Vous pouvez modifier votre programmation tant que tout le monde n’a pas validé. Ensuite, tout est révélé et rien ne change plus.
web-rules-p3-6-title = Où est le haut
web-rules-p3-6 = Les directions sont celles du plateau commun. Votre écran peut l’afficher tourné, votre côté en bas ; les commandes tournent alors avec lui.


## P4

web-rules-p4 = Se déplacer
web-rules-p4-1-title = Pixoid d’abord, puis les Bugs
web-rules-p4-1 = Pixoid se déplace en premier, puis tous les Bugs en même temps. Chacun avance de toute la distance programmée, à moins qu’un mur ne l’arrête.
web-rules-p4-2-title = Attrapé
web-rules-p4-2 = Si Pixoid arrive ou passe sur le Pix d’un Bug, il est attrapé et les Bugs ne bougent plus. Si un Bug arrive ou passe sur le Pix de Pixoid, il l’attrape. Dans les deux cas, la manche est finie. Traverser un Pix que Pixoid a déjà quitté n’a aucun effet.
web-rules-p4-3-title = Un cube à l’endroit du contact
web-rules-p4-3 = Pixoid s’arrête là où il rencontre un Bug. Il garde les cubes Bonus croisés avant. Celui du Pix où a lieu le contact n’est pas à lui : la capture passe avant. Une table peut décider qu’il le prend quand même ; dans une partie courte (P6.1), un douzième cube fait alors gagner même là.
web-rules-p4-4-title = Cubes Bonus
web-rules-p4-4 = Pixoid récupère aussitôt chaque cube Bonus sur lequel il arrive ou passe. Chacun ne se prend qu’une fois. Les Bugs les laissent en place.
web-rules-p4-5-title = Plusieurs Bugs sur un Pix
web-rules-p4-5 = Les Bugs ne se gênent jamais. Ceux qui finissent sur le même Pix s’empilent.
web-rules-p4-6-title = Après une capture
web-rules-p4-6 = Le Bug qui attrape Pixoid reste sur son Pix. Les autres terminent leur déplacement, et plusieurs peuvent l’attraper au même tour. Cela ne change rien aux points.


## P5

web-rules-p5 = Points et manches
web-rules-p5-1-title = Un cube par tour
web-rules-p5-1 = Si Pixoid n’a pas été attrapé, il prend un cube de la réserve et un nouveau tour commence. Au douzième, il a survécu et la manche est finie.
web-rules-p5-2-title = Les points d’une manche
web-rules-p5-2 = Pixoid a survécu : il marque 12 points, plus 1 par cube Bonus, et les Bugs rien. Pixoid est attrapé : il marque autant de points qu’il a de cubes, et chaque Bug autant qu’il en reste dans la réserve. Avec 9 cubes de la réserve et 1 cube Bonus, cela fait 10 pour Pixoid et 3 pour chaque Bug. Aucun cube n’est pris au tour de la capture.
web-rules-p5-3-title = Le Pixoid suivant
web-rules-p5-3 = À la manche suivante, Pixoid est la personne assise à sa gauche. Tous les cubes retournent à leur place (P2.1), et chacun choisit de nouveau un Pix de départ (P2.4).
web-rules-p5-4-title = La fin
web-rules-p5-4 = Il y a autant de manches que de joueurs : chacun est Pixoid une fois. Le meilleur score gagne ; en cas d’égalité en tête, la victoire est partagée.


## P6

web-rules-p6 = La partie courte
web-rules-p6-1-title = Douze cubes pour gagner
web-rules-p6-1 = Une seule manche, sans points. Pixoid gagne dès qu’il a douze cubes, réserve et Bonus confondus. Cela peut arriver au milieu de son déplacement, avant que le moindre Bug ne bouge. S’il est attrapé avant, les Bugs gagnent ensemble.


## P7

web-rules-p7 = À trois joueurs
web-rules-p7-1-title = Le troisième Bug
web-rules-p7-1 = Il y a toujours trois Bugs. À trois joueurs, la personne à gauche de Pixoid prend aussi une deuxième manette et pose son cube en dernier, sur le Pix de départ restant.
web-rules-p7-2-title = De main en main
web-rules-p7-2 = La personne qui a deux manettes programme les deux Bugs. Après chaque tour, la manette du troisième Bug passe à l’autre joueur incarnant un Bug. C’est toujours cette couleur qui change de mains, jamais celle d’un joueur.
web-rules-p7-3-title = À la manche suivante
web-rules-p7-3 = À chaque nouvelle manche, la personne à gauche du nouveau Pixoid a d’abord le troisième Bug. Il ne marque aucun point pour lui-même.
web-rules-p7-4-title = Partie courte à trois
web-rules-p7-4 = La partie courte (P6.1) se joue aussi à trois.


## Pixl, X1

web-rules-x1 = Les éléments
web-rules-x1-1-title = Pixls et Ports
web-rules-x1-1 = Chaque élément a 24 Pixls et un Port : la Terre est verte, l’Esprit noir, le Feu rouge, l’Eau bleue.
web-rules-x1-2-title = Quatre joueurs : prédateurs et proies
web-rules-x1-2 = La Terre chasse l’Eau, l’Eau le Feu, le Feu l’Esprit, l’Esprit la Terre. La Terre et le Feu sont neutres l’un pour l’autre, l’Esprit et l’Eau aussi.
web-rules-x1-3-title = Trois joueurs : prédateurs et proies
web-rules-x1-3 = L’Esprit reste dans la boîte. La Terre chasse l’Eau, l’Eau le Feu, le Feu la Terre ; personne n’est neutre.
web-rules-x1-4-title = Deux joueurs
web-rules-x1-4 = Les quatre éléments jouent, avec les mêmes relations qu’à quatre. L’un a la Terre et le Feu, l’autre l’Esprit et l’Eau. Chaque élément a son propre tour ; les deux éléments d’un joueur ne sont pas à l’abri l’un de l’autre, et leurs points s’additionnent.
web-rules-x1-5-title = L’ordre du tour
web-rules-x1-5 = Le Feu commence, puis viennent l’Eau, la Terre et l’Esprit ; à deux, les joueurs alternent donc. Vous pouvez choisir plutôt l’ordre Feu, Esprit, Terre, Eau ; à trois, c’est toujours Feu, Eau, Terre. Les éléments se répartissent avant la partie.


## X2

web-rules-x2 = Le plateau
web-rules-x2-1-title = Des cases et une bordure grise
web-rules-x2-1 = Le plateau est un grand hexagone de sept cases de côté, 127 en tout. L’anneau extérieur de 36 cases est la bordure grise. On peut choisir un plateau de cinq à neuf cases de côté.
web-rules-x2-2-title = Pas de Port sur le gris
web-rules-x2-2 = Les Pixls peuvent aller sur les cases grises, pas les Ports. Une table peut être plus stricte : un Port n’a alors pas non plus le droit de toucher le gris, et le plateau doit avoir au moins sept cases de côté.
web-rules-x2-3-title = Une case, une pile
web-rules-x2-3 = Une case contient un Port, un Pixl ou une pile de Pixls. On ne place que sur des cases vides.


## X3

web-rules-x3 = Un tour
web-rules-x3-1-title = Le premier tour : les Ports
web-rules-x3-1 = Chaque élément place son Port, pas sur le gris, avec au moins deux cases entre lui et tout autre Port, y compris le second du même joueur. Un élément qui n’en trouve aucune passe, et place son Port dès qu’il le peut.
web-rules-x3-2-title = Vos possibilités
web-rules-x3-2 = Placer un Pixl, retirer son Port du plateau, le reposer ou passer. La partie est finie quand tous les éléments en jeu passent l’un après l’autre.
web-rules-x3-3-title = S’étendre depuis le Port
web-rules-x3-3 = Un nouveau Pixl va à côté de son propre Port, ou d’un Pixl qu’une chaîne de sa couleur relie à ce Port. D’une pile, seul le sommet compte. Les Ports font obstacle : rien ne les convertit, et aucune chaîne d’une autre couleur ne les traverse.
web-rules-x3-4-title = Coupés du Port
web-rules-x3-4 = Tant que des Pixls ne sont pas reliés à leur Port, on ne peut rien construire à partir d’eux. Ils comptent toujours pour convertir (X4.1).


## X4

web-rules-x4 = Convertir
web-rules-x4-1-title = Deux contre un
web-rules-x4-1 = Regardez tous les voisins du Pixl que vous venez de placer. Ceux d’une autre couleur qui touchent maintenant au moins deux de vos Pixls, dont le nouveau, sont convertis. Cela se fait tout seul et une seule fois : un Pixl converti ne déclenche rien de plus. Une table peut décider que l’on n’en choisit qu’un.
web-rules-x4-2-title = Neutre : remplacer
web-rules-x4-2 = Le Pixl converti retourne dans la réserve de son propriétaire, et un Pixl de la vôtre prend sa place.
web-rules-x4-3-title = Proie : recouvrir
web-rules-x4-3 = Un Pixl de votre réserve va par-dessus. Les piles peuvent monter aussi haut que l’on veut.
web-rules-x4-4-title = Prédateur : emprisonner
web-rules-x4-4 = Vous emprisonnez le Pixl du sommet. Rien ne prend sa place ; ce qui était dessous est de nouveau libre, et cela ne déclenche rien de plus.
web-rules-x4-5-title = Le sommet décide
web-rules-x4-5 = C’est la couleur du sommet qui fait d’une pile une proie, un neutre ou un prédateur. À deux joueurs, votre autre élément est neutre pour vous et se convertit comme tout neutre.
web-rules-x4-6-title = Trop peu de Pixls
web-rules-x4-6 = Si votre réserve ne suffit pas, les proies passent d’abord, puis les neutres, dans l’ordre des coordonnées. Le reste ne change pas. Les prédateurs ne demandent pas de Pixl et sont toujours emprisonnés.


## X5

web-rules-x5 = Les Ports
web-rules-x5-1-title = Verrouiller un Port
web-rules-x5-1 = Un Port qui touche au moins trois Pixls d’une autre couleur est verrouillé par elle, tant que cela dure ; plusieurs couleurs peuvent le verrouiller à la fois, jamais la sienne. Un Port verrouillé ne peut pas être retiré. Son propriétaire continue de jouer.
web-rules-x5-2-title = Déplacer un Port
web-rules-x5-2 = Il faut deux tours : on le retire, puis, au prochain tour de cet élément, on le pose sur une autre case, comme le dit X3.1. Rien d’autre n’est permis alors, sinon passer tant qu’aucune case ne convient. Tant que le Port est hors du plateau, sa couleur ne peut pas placer de Pixl et rien ne peut le verrouiller ; ses Pixls restent en place.
web-rules-x5-3-title = Pas deux fois de suite
web-rules-x5-3 = Après avoir déplacé son Port, un élément doit placer au moins un Pixl avant de le déplacer de nouveau. La première pose de la partie n’est pas un déplacement.


## X6

web-rules-x6 = Fin et points
web-rules-x6-1-title = Une réserve vide
web-rules-x6-1 = La partie finit dès qu’un joueur n’a plus de Pixl en réserve à la fin d’un tour. À deux joueurs, il faut que les deux éléments d’un joueur soient épuisés ; d’ici là, un élément épuisé ne peut que passer. À deux, on peut choisir de finir au premier élément épuisé.
web-rules-x6-2-title = Points
web-rules-x6-2 = 1 par sommet de votre couleur, 2 par Pixl en dessous, quelle que soit sa couleur, 1 par prisonnier, 5 par Port que vous verrouillez. À deux joueurs, verrouiller son propre Port ne rapporte rien.
web-rules-x6-3-title = Égalités
web-rules-x6-3 = Le meilleur score gagne. À égalité, le nombre de Pixls sous vos sommets départage ; s’il est le même, la victoire est partagée.
web-rules-x6-4-title = Le dernier tour
web-rules-x6-4 = Une partie qui atteint 1 000 tours s’arrête et est comptée telle quelle.
