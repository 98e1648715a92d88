### What bots say at their seats, when something has happened to them. One line of at most 60 letters, in the first
### person, dry and friendly, about the board: no taunts, no exclamation marks, nothing that only one language has.
###
### catch: caught Pixoid; caught: was caught; away: survived as Pixoid; missed: Pixoid got away; convert: converted many;
### lock: locked a Port; hit: lost Pixls or had a Port locked; won, lost: the game. Every kind has two variants.


# How somebody of the cast plays at any level, behind their name
web-persona = { $persona ->
    [blip] court loin et réfléchit après.
    [chip] collectionne les cubes et ce qui se cache sous les Pixls.
    [dot] avance à petits pas et reste près de chez lui.
    [zap] fonce sur la cible la plus proche.
    [beep] aime le centre et la compagnie.
    [ping] garde ses distances et observe.
    [gizmo] adore les carrefours, les portes et les verrous.
   *[widget] se fie aux murs et aux bords.
}

## Blip

web-said-blip-catch-1 = J’ai couru un peu plus loin que toi.
web-said-blip-catch-2 = Un long couloir. Mes préférés.
web-said-blip-caught-1 = Je ne me retourne jamais. J’aurais dû.
web-said-blip-caught-2 = Rapide, mais pas dans ce virage.
web-said-blip-away-1 = Je cours encore. Personne n’a dit stop.
web-said-blip-away-2 = Douze tours, et je suis à peine échauffé.
web-said-blip-missed-1 = J’ai été rapide. Du mauvais côté, mais rapide.
web-said-blip-missed-2 = Passé à côté de tout. Mais jolie vue.
web-said-blip-convert-1 = Plusieurs d’un coup, ça fait gagner du temps.
web-said-blip-convert-2 = Je ne faisais que passer.
web-said-blip-lock-1 = Verrouillé. Au suivant.
web-said-blip-lock-2 = Pour un verrou, c’était rapide.
web-said-blip-hit-1 = Plus rapide que je ne pensais.
web-said-blip-hit-2 = J’y tenais. Bon, je me dépêche.
web-said-blip-won-1 = Pas de repos. On y retourne ?
web-said-blip-won-2 = Le temps file. Moi aussi.
web-said-blip-lost-1 = Je vais refaire la course dans ma tête.
web-said-blip-lost-2 = Trop rapide pour réfléchir. Belle partie.

## Chip

web-said-chip-catch-1 = Un de plus dans ma collection.
web-said-chip-catch-2 = J’attendais près des cubes.
web-said-chip-caught-1 = Je voulais juste ce cube-là.
web-said-chip-caught-2 = Au moins, mes poches sont pleines.
web-said-chip-away-1 = Les douze. J’ai compté deux fois.
web-said-chip-away-2 = Une réserve vide, c’est beau à voir.
web-said-chip-missed-1 = Les cubes, au moins, étaient bien gardés.
web-said-chip-missed-2 = Je gardais la mauvaise étagère.
web-said-chip-convert-1 = Ils vont bien ensemble.
web-said-chip-convert-2 = Je garde ceux-là, merci.
web-said-chip-lock-1 = Un Port, bien rangé.
web-said-chip-lock-2 = Cinq points dans le tiroir.
web-said-chip-hit-1 = Je les avais triés par taille.
web-said-chip-hit-2 = Un emprunt, je suppose.
web-said-chip-won-1 = Une bonne journée pour la collection.
web-said-chip-won-2 = Je trouverai une étagère pour celle-là.
web-said-chip-lost-1 = Tu as mieux collectionné que moi.
web-said-chip-lost-2 = Il m’en manque un ou deux. Bien joué.

## Dot

web-said-dot-catch-1 = Je n’ai fait qu’un petit pas.
web-said-dot-catch-2 = Pardon, je crois que c’est toi.
web-said-dot-caught-1 = J’aurais dû rester un Pix en arrière.
web-said-dot-caught-2 = Oh. Je faisais pourtant attention.
web-said-dot-away-1 = À petits pas. Jusqu’au bout.
web-said-dot-away-2 = J’ai à peine bougé, et nous y voilà.
web-said-dot-missed-1 = J’ai les jambes plutôt courtes.
web-said-dot-missed-2 = Un Pix de plus, ç’aurait été osé.
web-said-dot-convert-1 = Petit à petit. Enfin, d’un coup.
web-said-dot-convert-2 = Ils étaient si près de chez moi.
web-said-dot-lock-1 = J’ai fermé la porte. Sans bruit.
web-said-dot-lock-2 = Il sera en sécurité là-dedans.
web-said-dot-hit-1 = Je reconstruirai en plus petit.
web-said-dot-hit-2 = C’était presque tout mon jardin.
web-said-dot-won-1 = Gagné ? Déjà ? Oh là là.
web-said-dot-won-2 = Je vais m’asseoir un instant.
web-said-dot-lost-1 = C’était un plaisir d’être là.
web-said-dot-lost-2 = La prochaine fois, un pas un peu plus grand.

## Zap

web-said-zap-catch-1 = Tout droit. Toujours tout droit.
web-said-zap-catch-2 = J’avais dit que je passerais.
web-said-zap-caught-1 = Je voulais frôler. Pas percuter.
web-said-zap-caught-2 = Je le referais. Je vais le refaire.
web-said-zap-away-1 = J’ai senti le courant d’air.
web-said-zap-away-2 = Ils ne regardent jamais tout près d’eux.
web-said-zap-missed-1 = Bon endroit. Mauvais tour.
web-said-zap-missed-2 = Je reviendrai droit sur toi.
web-said-zap-convert-1 = J’aime rencontrer les voisins.
web-said-zap-convert-2 = C’est à ça que servent les frontières.
web-said-zap-lock-1 = Toc, toc. Fermé.
web-said-zap-lock-2 = Plus personne ne sort par là.
web-said-zap-hit-1 = Bien. Ça devient intéressant.
web-said-zap-hit-2 = Osé. J’aurais fait pareil.
web-said-zap-won-1 = Il en fallait bien un premier.
web-said-zap-won-2 = Assez serré pour être amusant.
web-said-zap-lost-1 = Aucun regret. Quelques bleus.
web-said-zap-lost-2 = Tu as tenu bon. Respect.

## Beep

web-said-beep-catch-1 = Te voilà. Tu nous manquais.
web-said-beep-catch-2 = La compagnie fait toujours plaisir.
web-said-beep-caught-1 = J’aime bien la foule. D’habitude.
web-said-beep-caught-2 = Finalement, tout le monde est venu.
web-said-beep-away-1 = Belle soirée. Personne ne m’a rattrapé.
web-said-beep-away-2 = Le milieu de la pièce me réussit.
web-said-beep-missed-1 = On est tous allés du même côté. Oups.
web-said-beep-missed-2 = C’était quand même bien, tous ensemble.
web-said-beep-convert-1 = Plus on est de fous, plus on rit.
web-said-beep-convert-2 = Bienvenue au milieu.
web-said-beep-lock-1 = Reste donc un peu.
web-said-beep-lock-2 = La fête est de ce côté maintenant.
web-said-beep-hit-1 = Tu aurais pu sonner avant.
web-said-beep-hit-2 = Bon, ils ont de nouveaux amis.
web-said-beep-won-1 = Une tournée pour toute la table.
web-said-beep-won-2 = C’est gentil d’être venus.
web-said-beep-lost-1 = La meilleure compagnie de la journée.
web-said-beep-lost-2 = Les mêmes la prochaine fois, s’il vous plaît.

## Ping

web-said-ping-catch-1 = J’ai vu ça de là-bas.
web-said-ping-catch-2 = De la patience, puis une course.
web-said-ping-caught-1 = Je surveillais l’autre.
web-said-ping-caught-2 = Trop près. Je préfère avoir du recul.
web-said-ping-away-1 = De loin, ça avait l’air facile.
web-said-ping-away-2 = La distance a du bon.
web-said-ping-missed-1 = J’ai tout observé de très près.
web-said-ping-missed-2 = Au moins, belle vue sur la sortie.
web-said-ping-convert-1 = J’ai repéré une brèche.
web-said-ping-convert-2 = Attendre un peu, ça aide.
web-said-ping-lock-1 = Je peux le surveiller d’ici.
web-said-ping-lock-2 = J’ai vu que la porte était ouverte.
web-said-ping-hit-1 = Pas vu venir. Et pourtant je regarde.
web-said-ping-hit-2 = C’est noté.
web-said-ping-won-1 = Je l’ai vu venir à mi-chemin.
web-said-ping-won-2 = J’ai surtout regardé. Ça aide.
web-said-ping-lost-1 = C’est beau de voir jouer comme ça.
web-said-ping-lost-2 = Je regarderai mieux la prochaine fois.

## Gizmo

web-said-gizmo-catch-1 = Toutes les pièces étaient en place.
web-said-gizmo-catch-2 = Le carrefour a fait le travail.
web-said-gizmo-caught-1 = Quatre sorties, et j’ai pris la cinquième.
web-said-gizmo-caught-2 = À l’atelier, ça marchait.
web-said-gizmo-away-1 = Toujours laisser une porte ouverte.
web-said-gizmo-away-2 = Réglé comme une horloge.
web-said-gizmo-missed-1 = Une vis mal serrée. La mienne, je crois.
web-said-gizmo-missed-2 = Je tenais le mauvais carrefour.
web-said-gizmo-convert-1 = Clic, clic. Deux pièces s’emboîtent.
web-said-gizmo-convert-2 = J’ai juste resserré un boulon.
web-said-gizmo-lock-1 = J’aime les bons verrous.
web-said-gizmo-lock-2 = Trois verrous. Ça tient.
web-said-gizmo-hit-1 = Il va falloir remonter tout ça.
web-said-gizmo-hit-2 = Intéressant. Il faudra me montrer.
web-said-gizmo-won-1 = C’était plutôt bien construit.
web-said-gizmo-won-2 = Tous les rouages dans le même sens.
web-said-gizmo-lost-1 = Retour à l’établi.
web-said-gizmo-lost-2 = Une pièce en trop. Ça arrive.

## Widget

web-said-widget-catch-1 = Joli mur. Une seule sortie.
web-said-widget-catch-2 = J’étais contre le mur. Ça suffisait.
web-said-widget-caught-1 = Le mur était là avant moi.
web-said-widget-caught-2 = Un coin a deux côtés. J’en ai oublié un.
web-said-widget-away-1 = Joli mur. Je reste.
web-said-widget-away-2 = Dos au mur, pendant douze tours.
web-said-widget-missed-1 = Je m’y suis appuyé trop longtemps.
web-said-widget-missed-2 = Le mur et moi, on attendait.
web-said-widget-convert-1 = Un peu de rangement le long du bord.
web-said-widget-convert-2 = La ligne est plus droite ainsi.
web-said-widget-lock-1 = Un Port avec des murs. Bien mieux.
web-said-widget-lock-2 = Chaque chose dans son cadre.
web-said-widget-hit-1 = On a grignoté mon bord.
web-said-widget-hit-2 = Ce bord venait d’être fini.
web-said-widget-won-1 = Du solide. Je n’en demande pas plus.
web-said-widget-won-2 = Construit du bord vers le centre.
web-said-widget-lost-1 = Les murs n’y sont pour rien. C’est moi.
web-said-widget-lost-2 = Je chercherai un meilleur coin.
