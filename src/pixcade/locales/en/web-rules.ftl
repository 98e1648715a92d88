### The rules of both games, as the page tells them. A number such as P4.3 becomes a link to that rule.
### Each rule has a title and a text: web-rules-p4-3-title, web-rules-p4-3.


## The page

web-rulebook-contents = Contents
web-rulebook-search = Search the rules
web-rulebook-found = { $count ->
    [0] No rule has these words.
    [one] { $count } rule found.
   *[other] { $count } rules found.
}
web-rules-about-pixoid = For 3 or 4 players. One is Pixoid and tries to stay free for twelve turns; all the others are Bugs and try to catch him. Everyone programs in secret and reveals at the same time. Then Pixoid runs, followed by all the Bugs together.
web-rules-about-pixl = For 2 to 4 players. Four elements grow from their Ports, convert their neighbors and lock each other in. The player with the most points wins.
web-rulebook-reading = Our ruling
web-rulebook-reading-means = marks a question that the printed rules leave open, and how Pixcade settles it.
web-rulebook-try = Try it in a lesson


## Pixoid, P1

web-rules-p1 = The board
web-rules-p1-1-title = Four tiles
web-rules-p1-1 = Four two-sided Circuit Board tiles form a square. Each has a blue border on two sides that meet in a corner, and together these borders must run all the way around. So a tile’s place decides how it’s turned: 384 boards are possible, or 96 if rotated boards count as one.
web-rules-p1-2-title = Pix and walls
web-rules-p1-2 = The spaces are called Pix. There are walls between Pix, and nothing ever crosses a wall. There are no tunnels: the board ends at its frame.
web-rules-p1-3-title = Start Pix and Bonus Pix
web-rules-p1-3 = Every board has four red Start Pix and four Bonus Pix. Tiles can be turned over freely, so each side of a tile has one of each, with the Start Pix near the outer corner.
web-rules-p1-4-title = Our own mazes
web-rules-p1-4 = The eight mazes are ours. A tile has 5 × 5 Pix and the board 100; no corridor is longer than 9 steps, the largest number on a controller. Where two tiles meet, a corridor continues if both leave it open. Every Pix can be reached on every board.
web-rules-p1-5-title = The victory point track
web-rules-p1-5 = The frame around the board is the victory point track. It runs from 0 to 52, the most anyone can score: 16 as Pixoid and three times 12 as a Bug. With three players, the most is 40.


## P2

web-rules-p2 = Setup
web-rules-p2-1-title = Sixteen cubes
web-rules-p2-1 = Place one neutral cube on each of the four Bonus Pix. The other twelve are the reserve.
web-rules-p2-2-title = What everyone gets
web-rules-p2-2 = A color with its symbol, a controller, a cube on 0 of the victory point track and a cube as your piece in the maze. There are six controllers to choose from.
web-rules-p2-3-title = The first Pixoid
web-rules-p2-3 = The oldest player is Pixoid in the first round. Everyone else is a Bug.
web-rules-p2-4-title = Choosing a Start Pix
web-rules-p2-4 = Pixoid goes first and takes any Start Pix. Then the Bugs follow, clockwise from Pixoid’s left, each on one that’s still free.
web-rules-p2-5-title = Laying the tiles
web-rules-p2-5 = The tiles are laid at random, unless the table picks a board. The same board stays for the whole game.


## P3

web-rules-p3 = Programming
web-rules-p3-1-title = A direction and a number
web-rules-p3-1 = Each turn, everyone secretly sets one of four directions and a number from 1 to 9. You can’t stand still.
web-rules-p3-2-title = No step into a wall
web-rules-p3-2 = You may not choose a direction with a wall right next to you. A number too big for the corridor is fine: the wall will stop you (P4.1).
web-rules-p3-3-title = The third wheel
web-rules-p3-3 = The wheel with the letters A to D isn’t used in this game.
web-rules-p3-4-title = Who may talk
web-rules-p3-4 = The Bugs plan in silence: they may not coordinate their moves. Pixoid may say whatever he likes.
web-rules-p3-5-title = Changing your mind
web-rules-p3-5 = You can change your move until everyone is ready. Then all moves are revealed, and nothing can be changed.
web-rules-p3-6-title = Which way is up
web-rules-p3-6 = Directions are those of the shared board. Your own screen may show it turned, with your side at the bottom; then your controls turn with it.


## P4

web-rules-p4 = Moving
web-rules-p4-1-title = Pixoid first, then the Bugs
web-rules-p4-1 = Pixoid moves first, then all the Bugs at the same time. Everyone goes as far as programmed, unless a wall stops them.
web-rules-p4-2-title = Caught
web-rules-p4-2 = If Pixoid runs onto or over a Pix with a Bug, he is caught, and the Bugs don’t get to move. If a Bug runs onto or over Pixoid’s Pix, it catches him. Either way, the round ends. Crossing a Pix that Pixoid has already left has no effect.
web-rules-p4-3-title = A cube on the Pix of the catch
web-rules-p4-3 = Pixoid stops where he meets a Bug. He keeps the bonus cubes he passed before. One on that very Pix isn’t his: the catch comes first. A table can decide that he still gets it; in a short game (P6.1), a twelfth cube then wins even there.
web-rules-p4-4-title = Bonus cubes
web-rules-p4-4 = Pixoid immediately picks up every bonus cube he runs onto or over. Each one can be taken only once. Bugs leave them where they are.
web-rules-p4-5-title = Bugs share a Pix
web-rules-p4-5 = Bugs never get in each other’s way. Bugs that end on the same Pix are stacked.
web-rules-p4-6-title = After a catch
web-rules-p4-6 = The Bug that catches Pixoid stays on his Pix. The others finish their moves, and more than one can catch him in the same turn. This doesn’t affect the points.


## P5

web-rules-p5 = Points and rounds
web-rules-p5-1-title = One cube per turn
web-rules-p5-1 = If Pixoid wasn’t caught, he takes a cube from the reserve and the next turn begins. With the twelfth cube he has survived, and the round ends.
web-rules-p5-2-title = Scoring a round
web-rules-p5-2 = Survived: Pixoid scores 12 and 1 for each bonus cube, the Bugs nothing. Caught: Pixoid scores 1 for each of his cubes, and each Bug scores 1 for each cube still in the reserve. With 9 from the reserve and 1 bonus cube, that’s 10 for Pixoid and 3 for each Bug. No cube is taken in the turn of the catch.
web-rules-p5-3-title = The next Pixoid
web-rules-p5-3 = The player on Pixoid’s left is Pixoid in the next round. All cubes go back to where they started (P2.1), and everyone chooses a Start Pix again (P2.4).
web-rules-p5-4-title = The end
web-rules-p5-4 = There are as many rounds as players, so everyone is Pixoid once. The player with the most points wins; players tied for first place share the victory.


## P6

web-rules-p6 = The short game
web-rules-p6-1-title = Twelve cubes to win
web-rules-p6-1 = One round, no points. Pixoid wins as soon as he has twelve cubes, whether from the reserve or bonus cubes. That can happen in the middle of his move, before any Bug moves. If he’s caught before that, the Bugs win together.


## P7

web-rules-p7 = Three players
web-rules-p7-1-title = The third Bug
web-rules-p7-1 = There are always three Bugs. With three players, the player on Pixoid’s left also takes a second controller and places its cube last, on the remaining Start Pix.
web-rules-p7-2-title = From hand to hand
web-rules-p7-2 = The player with two controllers programs both Bugs. After every turn, the third Bug’s controller goes to the other Bug player. It’s always this color that changes hands, never a player’s own.
web-rules-p7-3-title = In the next round
web-rules-p7-3 = In each new round, the player on the new Pixoid’s left has the third Bug first. It scores nothing itself.
web-rules-p7-4-title = Short game for three
web-rules-p7-4 = Three players can play the short game (P6.1), too.


## Pixl, X1

web-rules-x1 = Elements
web-rules-x1-1-title = Pixls and Ports
web-rules-x1-1 = Each element has 24 Pixls and one Port: Earth green, Spirit black, Fire red, Water blue.
web-rules-x1-2-title = Four players: predators and prey
web-rules-x1-2 = Earth preys on Water, Water on Fire, Fire on Spirit, Spirit on Earth. Earth and Fire are neutral to each other, and so are Spirit and Water.
web-rules-x1-3-title = Three players: predators and prey
web-rules-x1-3 = Spirit stays in the box. Earth preys on Water, Water on Fire, Fire on Earth; no one is neutral.
web-rules-x1-4-title = Two players
web-rules-x1-4 = All four elements play, with the same relations as for four players. One player has Earth and Fire, the other Spirit and Water. Every element has its own turn; a player’s two elements aren’t safe from each other, and their points are added up.
web-rules-x1-5-title = Turn order
web-rules-x1-5 = Fire begins, then Water, Earth and Spirit, so two players alternate. You can choose the order Fire, Spirit, Earth, Water instead; three players always play Fire, Water, Earth. Who plays which element is chosen before the game.


## X2

web-rules-x2 = The board
web-rules-x2-1-title = Hexes and a gray border
web-rules-x2-1 = The board is a large hexagon with seven hexes per side, 127 in total. The outermost ring of 36 is the gray border. You can choose boards with five to nine hexes per side.
web-rules-x2-2-title = No Ports on gray
web-rules-x2-2 = Pixls can go on gray hexes, Ports can’t. A table can be stricter: then Ports can’t go next to gray either, and the board needs at least seven hexes per side.
web-rules-x2-3-title = One hex, one stack
web-rules-x2-3 = A hex holds one Port, one Pixl or one stack of Pixls. Pieces are placed on empty hexes only.


## X3

web-rules-x3 = A turn
web-rules-x3-1-title = The first round: Ports
web-rules-x3-1 = Each element places its Port, not on gray, with at least two hexes between it and every other Port, including the same player’s second one. An element that finds no such hex passes and places its Port as soon as it can.
web-rules-x3-2-title = Your options
web-rules-x3-2 = Place a Pixl, remove your Port from the board, place it again, or pass. The game is over when as many elements pass in a row as are in play.
web-rules-x3-3-title = Growing from the Port
web-rules-x3-3 = A new Pixl goes next to its own Port, or next to a Pixl that a chain of its color connects to that Port. Only the top of a stack counts. Ports are obstacles: nothing converts them, and no other color’s chain runs through them.
web-rules-x3-4-title = Cut off
web-rules-x3-4 = You can’t build from Pixls without a chain to their Port until they’re connected to it again. They still count for converting (X4.1).


## X4

web-rules-x4 = Converting
web-rules-x4-1-title = Two touch one
web-rules-x4-1 = Look at every neighbor of the Pixl you placed. Each one of another color that now touches two or more of your Pixls, including the new one, is converted. This happens automatically and only once: converted Pixls set off nothing else. A table can decide that you pick just one.
web-rules-x4-2-title = Neutral: replace
web-rules-x4-2 = The converted Pixl goes back to its owner’s supply, and a Pixl from your supply takes its place.
web-rules-x4-3-title = Prey: cover
web-rules-x4-3 = A Pixl from your supply goes on top of it. Stacks can be any height.
web-rules-x4-4-title = Predator: imprison
web-rules-x4-4 = You take the top Pixl prisoner. Nothing of yours takes its place; what was underneath is free again, and that sets off nothing else.
web-rules-x4-5-title = The top decides
web-rules-x4-5 = Whether a stack is prey, neutral or predator depends on the color of its top. With two players, your own other element is neutral to you and is converted like any neutral.
web-rules-x4-6-title = Too few Pixls
web-rules-x4-6 = If your supply isn’t enough, prey comes first, then neutrals, each in the order of their coordinates. The rest stays as it is. Predators need no Pixl and are always imprisoned.


## X5

web-rules-x5 = Ports
web-rules-x5-1-title = Locking a Port
web-rules-x5-1 = A Port that touches three or more Pixls of one other color is locked by that color for as long as this lasts. Several colors can lock it at once, but never its own. A locked Port can’t be removed. Its owner keeps playing.
web-rules-x5-2-title = Moving a Port
web-rules-x5-2 = It takes two turns: remove the Port in one, and place it on another hex in that element’s next turn, as X3.1 says. Nothing else is allowed then, except passing while there’s no such hex. While the Port is off the board, its color can’t place Pixls, and the Port can’t be locked; its Pixls stay where they are.
web-rules-x5-3-title = Not twice in a row
web-rules-x5-3 = After moving its Port, an element must place at least one Pixl before it moves the Port again. The first placement of the game isn’t a move.


## X6

web-rules-x6 = End and points
web-rules-x6-1-title = An empty supply
web-rules-x6-1 = The game ends as soon as a player has no Pixls left in their supply after a turn. With two players, both elements of one player must be empty; until then, an empty element can only pass. Two players can choose to end with the first empty element.
web-rules-x6-2-title = Points
web-rules-x6-2 = 1 for each of your Pixls on top, 2 for each Pixl of any color underneath your tops, 1 for each prisoner, 5 for each Port you have locked. With two players, locking your own Port gives nothing.
web-rules-x6-3-title = Ties
web-rules-x6-3 = The player with the most points wins. In a tie, the player with more Pixls underneath their tops wins; if that’s a tie too, the victory is shared.
web-rules-x6-4-title = The last turn
web-rules-x6-4 = A game that reaches 1,000 turns ends and is scored as it is.
