# The dialog for a new game, the first game, and invitations.
web-new-title = { $way ->
    [online] New online game
    [device] New game on one device
    [night] New game night
   *[bots] New game against bots
}
web-new-start = { $way ->
    [online] Invite players
    [night] Create table
   *[bots] Start
}
web-new-level-about = How strong your opponents are.
web-new-level = { $level ->
    [easy] Makes friendly mistakes.
    [normal] Plans one turn ahead.
    [hard] Looks further ahead.
    [master] Weighs every answer.
   *[grandmaster] Hardly ever slips.
}
web-new-length = Length
web-length = { $length ->
    [pixoid-short] Short game
    [pixl-quick] Quick game
   *[standard] Standard game
}
web-length-about = { $length ->
    [pixoid-short] One round, 12 cubes to win.
    [pixoid-standard] Each of you is Pixoid once.
    [pixl-quick] 5 hexes per side.
   *[pixl-standard] 7 hexes per side.
}
web-minutes = { $minutes } min
web-new-players-label = Players
web-new-players = { $players } players
web-new-players-about = { $game ->
    [pixoid-4] Pixoid and three Bugs.
    [pixoid-3] The third Bug changes hands.
    [pixl-2] Two elements each.
    [pixl-3] Without Spirit.
   *[pixl-4] One element each.
}
web-new-maze-about = The meter shows how hard it is to flee.
web-new-maze-any = Random
web-new-maze-pick = Pick
web-new-maze-all = Browse all 96 mazes
web-new-opponents = Opponents
web-new-opponents-about = Choose a face to swap it.
web-new-shuffle = Shuffle
web-new-names = Names
web-new-names-about = A bot takes each seat without a name.
web-new-name = Name for seat { $seat }
web-new-against = Against { $names }.
web-new-minutes = About { $minutes } minutes.
web-maze-choose = Maze
web-invited-by = { $name } invites you to play { $game }.
web-invited-to = You’re invited to play { $game }.
web-invited-how = { $line ->
    [pixoid-1] One of you is Pixoid and flees. The others are Bugs and hunt.
    [pixoid-2] Secretly pick a direction and a number of steps. A wall stops you.
    [pixoid-3] Then everything moves. Every turn Pixoid stays free earns a cube.
    [pixl-1] Place one Pixl per turn, next to your own.
    [pixl-2] Two of your Pixls convert a neighbor: prey is covered, predators are imprisoned.
   *[pixl-3] Points for Pixls, prisoners and locked Ports. Most points win.
}
web-coach = { $moment ->
    [pixoid-0] You’re Pixoid. Start where you can leave in more than one direction.
    [pixoid-1] Turn the wheels: a direction and a number of steps. Everyone reveals at once.
    [pixoid-2] A wall stops you, so a number that’s too big does no harm.
    [pixoid-3] You run first, then the Bugs. Don’t stop where a Bug can get to.
    [pixoid-4] Each turn you stay free earns a cube. Twelve win the game.
    [pixoid-5] Run over a cube in the maze to pick it up.
    [pixoid-6] The Bugs guess too. Don’t run the same way every time.
    [pixoid-7] Hold the reach button to see who can get where.
    [pixoid-8] Crossings give you choices. Dead ends give you none.
    [bug-0] You’re a Bug. Start where you can cut Pixoid off.
    [bug-1] This time you’re a Bug. Catch Pixoid before he has 12 cubes.
    [bug-2] Pixoid runs first, then all the Bugs. Aim for where he’ll be.
    [bug-3] Running over him is enough. You don’t have to stop on his Pix.
    [bug-4] Spread out. Each Bug can block a different way.
    [bug-5] Hold the reach button to see where he can get to.
    [pixl-0] Your Port is where you grow from. Choose a place with room. Most points win.
    [pixl-1] Place a Pixl next to your Port. Your chain grows from there. Each one on top is 1 point.
    [pixl-2] Earth preys on Water, Water on Fire, Fire on Spirit, Spirit on Earth.
    [pixl-3] Touch prey with two of your Pixls to convert it: you cover it, and it counts 2.
    [pixl-4] A predator that you convert becomes your prisoner, worth 1.
    [pixl-5] Look before you place: the preview lists every point.
    [pixl-6] Keep your chain together. Pixls that are cut off can’t grow.
    [pixl-7] Three of your Pixls around a Port lock it: 5 points.
    [pixl-8] Big groups of prey are worth the trip. Grow toward them.
   *[other] Not sure? Press Hint and read why.
}
