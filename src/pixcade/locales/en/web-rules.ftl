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
web-rules-about-pixoid = For 3 or 4 players. One is Pixoid and tries to stay free for twelve turns; all others are Bugs and try to catch him. Everybody programs in secret and reveals at once; then Pixoid runs, and after him the Bugs all together.
web-rules-about-pixl = For 2 to 4 players. Four elements grow from their Ports, convert their neighbours and lock each other in. Whoever has the most points at the end wins.
web-rulebook-reading = Our reading
web-rulebook-reading-means = marks our reading: a question that the printed rules leave open, and how Pixcade settles it.
web-rulebook-try = Try it in a lesson


## Pixoid, P1

web-rules-p1 = The board
web-rules-p1-1-title = Four tiles
web-rules-p1-1 = Four two-sided Circuit Board tiles form a square. Each has a blue border on two sides that meet in a corner, and together these borders must run all the way round. A tile’s place therefore fixes how it is turned: 384 boards are possible, 96 if turned boards count as one.
web-rules-p1-2-title = Pix and walls
web-rules-p1-2 = The spaces are called Pix. Walls stand between Pix, and nothing ever crosses one. There are no tunnels: the board ends at its frame.
web-rules-p1-3-title = Start Pix and Bonus Pix
web-rules-p1-3 = Every board has four red Start Pix and four Bonus Pix. Tiles may be turned over at will, so each side of a tile has one of either kind, the Start Pix near the outer corner.
web-rules-p1-4-title = Our own mazes
web-rules-p1-4 = The eight mazes are ours. A tile has 5 × 5 Pix and the board 100; no corridor is longer than 9 steps, the largest number on a controller. Where two tiles meet, a corridor goes on if both leave it open. Every Pix can be reached on every board.
web-rules-p1-5-title = The score track
web-rules-p1-5 = The frame round the board is the track for victory points. It runs from 0 to 52, the most that anybody can score: 16 as Pixoid and three times 12 as a Bug. With three players the most is 40.


## P2

web-rules-p2 = Getting ready
web-rules-p2-1-title = Sixteen cubes
web-rules-p2-1 = Put one neutral cube on each of the four Bonus Pix. The other twelve are the reserve.
web-rules-p2-2-title = What everybody has
web-rules-p2-2 = A colour with its symbol, a controller, a cube on 0 of the score track and a cube that is the figure in the maze. There are six controllers to choose from.
web-rules-p2-3-title = Who is Pixoid first
web-rules-p2-3 = The oldest player is Pixoid in the first round. All others are Bugs.
web-rules-p2-4-title = Choosing a Start Pix
web-rules-p2-4 = Pixoid goes first and takes any Start Pix. Then the Bugs follow, clockwise from Pixoid’s left, each on one that is still free.
web-rules-p2-5-title = Who lays the tiles
web-rules-p2-5 = Chance does, unless the table picks a board. The same board stays for the whole game.


## P3

web-rules-p3 = Programming
web-rules-p3-1-title = A direction and a number
web-rules-p3-1 = Each turn everybody secretly sets one of four directions and a number from 1 to 9. You can’t stand still.
web-rules-p3-2-title = No step into a wall
web-rules-p3-2 = You may not choose a direction in which a wall stands right beside your figure. A number larger than the free way is fine: the wall will stop you (P4.1).
web-rules-p3-3-title = The third wheel
web-rules-p3-3 = The wheel with the letters A to D has no use in this game.
web-rules-p3-4-title = Who may talk
web-rules-p3-4 = The Bugs plan in silence: they may not agree on anything. Pixoid may say whatever he likes.
web-rules-p3-5-title = Changing your mind
web-rules-p3-5 = You may change your program as long as somebody is not ready. Once all are, every program is revealed, and nothing can be changed.
web-rules-p3-6-title = Whose up is up
web-rules-p3-6 = Directions are those of the board that all share. Your own screen may show it turned, with your side at the bottom; then your controls turn with it.


## P4

web-rules-p4 = Moving
web-rules-p4-1-title = Pixoid first, then all Bugs
web-rules-p4-1 = Pixoid moves before anybody else, then the Bugs all at the same time. Everybody goes as far as programmed; whoever comes to a wall stops in front of it.
web-rules-p4-2-title = Caught
web-rules-p4-2 = If Pixoid runs onto or over a Pix with a Bug, he is caught, and the Bugs do not move any more. If a Bug runs onto or over Pixoid’s Pix, it catches him. Either ends the round. A Pix that Pixoid has already left is safe to cross: nothing happens there.
web-rules-p4-3-title = A cube where he is caught
web-rules-p4-3 = Pixoid stops where he meets a Bug. Bonus cubes that he passed before stay his. One that lies on that very Pix does not become his: the catch comes first. A table can choose that he still gets it; in a short game (P6.1) a twelfth cube then wins even there.
web-rules-p4-4-title = Bonus cubes
web-rules-p4-4 = Pixoid picks up every bonus cube that he runs onto or over, at once. Each can be had only once. Bugs leave them lying.
web-rules-p4-5-title = Bugs share a Pix
web-rules-p4-5 = Bugs are never in each other’s way. Those that end on the same Pix are stacked.
web-rules-p4-6-title = After a catch
web-rules-p4-6 = The Bug that catches stays on Pixoid’s Pix. The others finish their moves, and more than one can catch in the same turn. No points depend on this.


## P5

web-rules-p5 = Points and rounds
web-rules-p5-1-title = One cube a turn
web-rules-p5-1 = If Pixoid was not caught, he takes one cube from the reserve and the next turn begins. With the twelfth he has survived, and the round ends.
web-rules-p5-2-title = What a round is worth
web-rules-p5-2 = Survived: Pixoid scores 12 and 1 for each bonus cube, the Bugs nothing. Caught: Pixoid scores the cubes that he has, and every Bug scores the cubes still in the reserve. With 9 from the reserve and 1 bonus cube that is 10 for Pixoid and 3 for each Bug. In the turn of the catch no cube is taken.
web-rules-p5-3-title = The next Pixoid
web-rules-p5-3 = Whoever sits on Pixoid’s left is Pixoid in the next round. All cubes go back to where they began (P2.1), and everybody chooses a Start Pix again (P2.4).
web-rules-p5-4-title = The end
web-rules-p5-4 = There are as many rounds as players, so everybody is Pixoid once. The most points win; those who are level at the top share the victory.


## P6

web-rules-p6 = The short game
web-rules-p6-1-title = Twelve cubes win
web-rules-p6-1 = One round, no points. Pixoid wins as soon as he has twelve cubes, no matter how many come from the reserve and how many are bonus cubes. That can happen in the middle of his move, before any Bug moves. If he is caught before, the Bugs win together.


## P7

web-rules-p7 = Three players
web-rules-p7-1-title = The spare Bug
web-rules-p7-1 = There are always three Bugs. With three players, whoever sits on Pixoid’s left also takes a spare controller and sets its cube last, on the Start Pix that is left.
web-rules-p7-2-title = From hand to hand
web-rules-p7-2 = Who holds two controllers programs both Bugs. After every turn the spare one goes to the other Bug player. It is always the spare colour that changes hands, never a player’s own.
web-rules-p7-3-title = In the next round
web-rules-p7-3 = In each new round the player on the new Pixoid’s left has the spare Bug first. It scores nothing of its own.
web-rules-p7-4-title = Short game for three
web-rules-p7-4 = The short game (P6.1) can be played by three, too.


## Pixl, X1

web-rules-x1 = Elements
web-rules-x1-1-title = Pixls and Ports
web-rules-x1-1 = Each element has 24 Pixls and one Port: Earth green, Spirit black, Fire red, Water blue.
web-rules-x1-2-title = Four players: who preys on whom
web-rules-x1-2 = Earth preys on Water, Water on Fire, Fire on Spirit, Spirit on Earth. Earth and Fire are neutral to each other, and so are Spirit and Water.
web-rules-x1-3-title = Three players: who preys on whom
web-rules-x1-3 = Spirit stays in the box. Earth preys on Water, Water on Fire, Fire on Earth; nobody is neutral.
web-rules-x1-4-title = Two players
web-rules-x1-4 = All four elements play, related as with four players. One player has Earth and Fire, the other Spirit and Water. Every element has a turn of its own; a player’s two elements are not safe from each other, and their points are added up.
web-rules-x1-5-title = The order of turns
web-rules-x1-5 = Fire begins, then Water, Earth and Spirit. So two players take turns. The order Fire, Spirit, Earth, Water can be chosen instead; three players always play Fire, Water, Earth. Who plays which element is chosen before the game.


## X2

web-rules-x2 = The board
web-rules-x2-1-title = Hexes and a gray border
web-rules-x2-1 = The board is a large hexagon with seven hexes a side, 127 in all. The outermost ring of 36 is the gray border. Boards with five to nine hexes a side can be chosen.
web-rules-x2-2-title = No Ports on gray
web-rules-x2-2 = Pixls may stand on gray hexes, Ports may not. A table can choose to be stricter: then Ports may not stand beside gray either, and the board needs at least seven hexes a side.
web-rules-x2-3-title = One hex, one stack
web-rules-x2-3 = A hex holds one Port, one Pixl or one stack of Pixls. Pieces are placed on empty hexes only.


## X3

web-rules-x3 = A turn
web-rules-x3-1-title = The first round: Ports
web-rules-x3-1 = Each element places its Port, not on gray, with at least two hexes between it and every other Port, a player’s own second one included. An element that finds no such hex passes and places its Port as soon as it can.
web-rules-x3-2-title = What you can do
web-rules-x3-2 = Place a Pixl, or take your Port off the board, or put it back, or pass. When as many elements have passed in a row as are in play, the game is over.
web-rules-x3-3-title = Growing from the Port
web-rules-x3-3 = A new Pixl goes beside its own Port, or beside a Pixl that a chain of its own colour joins to that Port. Of a stack only the top counts. Ports are obstacles: nothing converts them, and no other colour’s chain runs through them.
web-rules-x3-4-title = Cut off
web-rules-x3-4 = Pixls without a chain to their Port can’t be built from until they are joined to it again. They still count when something is converted (X4.1).


## X4

web-rules-x4 = Converting
web-rules-x4-1-title = Two touch one
web-rules-x4-1 = Look at every neighbour of the Pixl that you placed. One of another colour that now touches two or more of your Pixls, the new one among them, is converted, and so are all others like it. This happens by itself and only once: what is converted sets off nothing more. A table can choose that the placer picks just one.
web-rules-x4-2-title = Neutral: replace
web-rules-x4-2 = The victim goes back to its owner’s supply, and a Pixl from your supply takes its place.
web-rules-x4-3-title = Prey: cover
web-rules-x4-3 = A Pixl from your supply goes on top of it. Stacks may grow as high as they like.
web-rules-x4-4-title = Predator: imprison
web-rules-x4-4 = You take the top away as your prisoner. Nothing of yours comes in its place; what lay beneath is free again, and that sets off nothing more.
web-rules-x4-5-title = The top decides
web-rules-x4-5 = Whether a stack is prey, neutral or predator depends on the colour of its top. With two players, your own other element is neutral to you and is converted like any neutral.
web-rules-x4-6-title = Too few Pixls
web-rules-x4-6 = If your supply does not suffice, prey comes first, then neutrals, each in the order of their coordinates. The rest stays as it is. Predators need no Pixl and are always imprisoned.


## X5

web-rules-x5 = Ports
web-rules-x5-1-title = Locking a Port
web-rules-x5-1 = A Port that touches three or more Pixls of one other colour is locked by that colour for as long as this is so; several colours can lock it at once, its own never does. A locked Port can’t be taken off. Its owner plays on all the same.
web-rules-x5-2-title = Moving a Port
web-rules-x5-2 = It takes two turns: off the board in one, down on another hex in that element’s next one, as X3.1 says. Then nothing else is allowed, except to pass as long as there is no such hex. While the Port is off, its colour places no Pixl, and the Port can’t be locked; its Pixls stay where they are.
web-rules-x5-3-title = Not twice in a row
web-rules-x5-3 = After a move of its Port, an element must place at least one Pixl before it moves the Port again. The first placement in the game is no move.


## X6

web-rules-x6 = End and points
web-rules-x6-1-title = An empty supply
web-rules-x6-1 = The game ends as soon as a player has no Pixl left in supply after a turn. With two players both elements of one player must be empty; until then an empty element can only pass. A table of two can choose to end with the first empty element.
web-rules-x6-2-title = Points
web-rules-x6-2 = 1 for each of your Pixls on top, 2 for each Pixl of any colour beneath your tops, 1 for each prisoner, 5 for each Port that you have locked. With two players, locking a Port of your own gives nothing.
web-rules-x6-3-title = Ties
web-rules-x6-3 = The most points win. If players are level, the one with more Pixls beneath their tops wins; if they are still level, they share the victory.
web-rules-x6-4-title = The last turn
web-rules-x6-4 = A game that has come to 1,000 turns is scored as it stands.
