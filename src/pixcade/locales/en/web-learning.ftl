### The lessons: short positions that one plays oneself. Each has a title, a task for each of its steps, and why it is so.


## The page

web-learn-title = Learn by playing
web-learn-about = Short positions on the real board. Try whatever you like: the rules answer. The first five of each game take about three minutes.
web-learn-begin = Begin
web-learn-go-on = Go on
web-learn-done = { $done } of { $all } done
web-learn-forget = Forget what I have done
web-learn-all = All lessons
web-lesson-number = { $game }: lesson { $number } of { $all }
web-lesson-part = Step { $step } of { $steps }
web-lesson-is-done = done
web-lesson-right = That’s it!
web-lesson-not-yet = Not quite.
web-lesson-forbidden = The rules say no.
web-lesson-happened = What happened
web-lesson-again = Try again
web-lesson-show = Show me
web-lesson-next = Next lesson
web-lesson-finished = That was the last one. You know it all now.
web-lesson-play = Play against bots
# Beside the name of an element: "Fire (you) places a Pixl on d5."
web-lesson-you = you
web-lesson-held = You are ready, but the others are still choosing. Press the button again to change your program.


## Pixoid

web-lesson-pixoid-first-title = The first move
web-lesson-pixoid-first-task = You are Pixoid. Turn one wheel to up and the other to 2, then press Ready.
web-lesson-pixoid-first-why = Everybody programs in secret, Pixoid moves first. You got away, so you took a cube from the reserve.
web-lesson-pixoid-wall-title = Walls
web-lesson-pixoid-wall-task = There is a wall on your right. Try to go there all the same.
web-lesson-pixoid-wall-why = A direction is closed when a wall stands right beside you. The wheel shows it.
web-lesson-pixoid-stop-title = As far as it goes
web-lesson-pixoid-stop-task = Go up with a number that is too large for the way.
web-lesson-pixoid-stop-why = That is allowed: the wall stops you. So 9 means “all the way”.
web-lesson-pixoid-bonus-title = Bonus cubes
web-lesson-pixoid-bonus-task = Run over the bonus cube on your left, as far as the wall.
web-lesson-pixoid-bonus-why = You pick it up in passing. It is worth a point whatever happens afterwards.
web-lesson-pixoid-flee-title = Get away
web-lesson-pixoid-flee-task = The Bug above you will come down the whole corridor. Don’t be caught.
web-lesson-pixoid-flee-why = A Bug that runs onto or over your Pix catches you. You move first, so leave its corridor.
web-lesson-pixoid-hunt-title = Hunting
web-lesson-pixoid-hunt-task = Now you are a Bug. You happen to know that Pixoid will go left by 2. Catch him.
web-lesson-pixoid-hunt-why = He moves before you: aim at where he will be. Running over him is enough, and the other Bugs still finish their moves.
web-lesson-pixoid-start-title = Where to begin
web-lesson-pixoid-start-task = Pixoid has taken his place. Choose a Start Pix for your Bug.
web-lesson-pixoid-start-why = Pixoid chooses first, then the Bugs, clockwise from his left, each on a free Start Pix.
web-lesson-pixoid-mind-title = Changing your mind
web-lesson-pixoid-mind-task = Dial something and press Ready. Then change it: go up by 1.
web-lesson-pixoid-mind-why = As long as somebody is not ready you may change your program. Bugs may not talk about theirs; Pixoid may say anything.
web-lesson-pixoid-points-title = What a catch is worth
web-lesson-pixoid-points-task = You have 9 cubes from the reserve and 1 bonus cube. Run into the Bug above, just to see the points.
web-lesson-pixoid-points-why = You score your 10 cubes, every Bug the 3 left in the reserve. The Bugs did not move any more, and you took no cube.
web-lesson-pixoid-twelfth-title = The twelfth cube
web-lesson-pixoid-twelfth-task = Eleven cubes are yours. Survive one more turn; the Bug below will come up by 3.
web-lesson-pixoid-twelfth-why = With the twelfth cube the round is over: 12 points and 1 for your bonus cube, nothing for the Bugs. The player on your left is the next Pixoid.
web-lesson-pixoid-stack-title = Bugs among themselves
web-lesson-pixoid-stack-task = You are a Bug. Rose Diamond runs from a10 to c10. Go there too, over the bonus cube.
web-lesson-pixoid-stack-why = Bugs share a Pix without trouble, and they leave bonus cubes lying.
web-lesson-pixoid-contact-title = A guarded cube
web-lesson-pixoid-contact-task = A Bug sits on the bonus cube. Try to grab it.
web-lesson-pixoid-contact-why = The catch comes first: a cube on the Pix of contact is not yours. That is our reading; a table can choose otherwise.
web-lesson-pixoid-short-title = The short game
web-lesson-pixoid-short-task = Two Bugs sweep both corridors. You have 11 cubes: win at once.
web-lesson-pixoid-short-why = In a short game the twelfth cube wins on the spot, even in the middle of your move, before any Bug moves.
web-lesson-pixoid-spare-title = Three players
web-lesson-pixoid-spare-task = You hold your own Bug and the spare one. Pixoid goes left by 2: catch him with the spare Bug.
web-lesson-pixoid-spare-why = With three players the third Bug goes from hand to hand, every turn. It scores nothing of its own.


## Pixl

web-lesson-pixl-port-title = Your Port
web-lesson-pixl-port-task = You are Earth. Place your Port. Try a hex that is too near, too.
web-lesson-pixl-port-why = Ports keep two hexes between them and stay off the gray border. Fire begins, then Water, Earth, Spirit.
web-lesson-pixl-grow-title = Growing
web-lesson-pixl-grow-task-1 = From now on you are Fire. Place a Pixl beside your Port.
web-lesson-pixl-grow-task-2 = The others have passed. Build on from there.
web-lesson-pixl-grow-why = New Pixls touch your Port or a chain of your colour that leads to it. You have 24, and only empty hexes take one.
web-lesson-pixl-replace-title = Neutral
web-lesson-pixl-replace-task = Earth is neutral to Fire. Place a Pixl so that the Earth touches two of yours.
web-lesson-pixl-replace-why = Two of your Pixls, the new one among them, convert a neighbour. A neutral one goes home, and yours takes its place.
web-lesson-pixl-cover-title = Prey
web-lesson-pixl-cover-task = Fire preys on Spirit. Convert the Spirit in the same way.
web-lesson-pixl-cover-why = Prey is covered and stays underneath: 1 point for your top, 2 for what lies beneath.
web-lesson-pixl-jail-title = Predator
web-lesson-pixl-jail-task = Water preys on Fire, and it sits on one of yours. Convert it.
web-lesson-pixl-jail-why = A predator becomes your prisoner, worth 1 point. Nothing takes its place, and what lay beneath is free.
web-lesson-pixl-three-title = Three at once
web-lesson-pixl-three-task = One hex converts a Water, a Spirit and an Earth together. Find it.
web-lesson-pixl-three-why = All neighbours that touch two of yours are converted, each in its own way.
web-lesson-pixl-chain-title = No chain reaction
web-lesson-pixl-chain-task-1 = Cover the Spirit on f3. What happens to the one on f2?
web-lesson-pixl-chain-task-2 = Nothing happened to it. Now cover it, too.
web-lesson-pixl-chain-why = Only the Pixl that you place converts. What is converted sets off nothing more, until you place another beside it.
web-lesson-pixl-top-title = The top decides
web-lesson-pixl-top-task-1 = On f3 an Earth lies on a Spirit. Convert it.
web-lesson-pixl-top-task-2 = On d4 a Spirit lies on an Earth. Convert that one as well.
web-lesson-pixl-top-why = The colour on top counts: the Earth was replaced, the Spirit covered.
web-lesson-pixl-cut-title = Cut off
web-lesson-pixl-cut-task-1 = Your Pixl on h2 has no chain to your Port. Try to build beside it, on g2.
web-lesson-pixl-cut-task-2 = Now join it to your Port again.
web-lesson-pixl-cut-why = Nothing can be built from Pixls that are cut off. They still help to convert.
web-lesson-pixl-lock-title = Locking a Port
web-lesson-pixl-lock-task = Two of your Pixls touch Water’s Port. Place a third.
web-lesson-pixl-lock-why = Three of one colour lock a Port. That is worth 5 points for as long as it lasts.
web-lesson-pixl-locked-title = Locked in
web-lesson-pixl-locked-task = Water has locked your Port. Try to take it off.
web-lesson-pixl-locked-why = A locked Port stays where it is, but you go on placing Pixls.
web-lesson-pixl-move-title = Moving your Port
web-lesson-pixl-move-task-1 = Take your Port off the board.
web-lesson-pixl-move-task-2 = Put it down somewhere else, near your Pixls.
web-lesson-pixl-move-task-3 = Try to take it off again at once.
web-lesson-pixl-move-why = A move takes two turns, and between two moves you have to place a Pixl.
web-lesson-pixl-short-title = The last Pixls
web-lesson-pixl-short-task = You have two Pixls left. Place one where it would convert both the Spirit and the Earth.
web-lesson-pixl-short-why = The second one was enough for the prey only: prey comes before neutrals. Your supply is empty, so the game is over.
web-lesson-pixl-end-title = Passing
web-lesson-pixl-end-task = Everybody else has passed and you are ahead. End the game.
web-lesson-pixl-end-why = Four passes in a row end it. Tops count 1, Pixls beneath 2, prisoners 1, locked Ports 5; if level, more Pixls beneath win.
web-lesson-pixl-two-title = Two players
web-lesson-pixl-two-task = Fire and Earth are both yours now. Place Fire on f4 and see what it does to your Earth.
web-lesson-pixl-two-why = Your own elements are not safe from each other: they are neutral, and converting is not your choice.
web-lesson-pixl-trio-title = Three players
web-lesson-pixl-trio-task = Without Spirit, Fire preys on Earth. Convert the Earth.
web-lesson-pixl-trio-why = With three elements nobody is neutral: one you hunt, the other hunts you.
