# The dialog for a new game, the first game, and invitations.
web-new-title = { $way ->
    [online] New online game
    [device] New game on one device
    [night] New game night
   *[bots] New game against bots
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
    [pixoid-short] One round, 12 cubes win.
    [pixoid-standard] Each of you is Pixoid once.
    [pixl-quick] 5 hexes a side.
   *[pixl-standard] 7 hexes a side.
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
web-new-opponents-about = Tap a face to swap.
web-new-shuffle = Shuffle
web-new-names = Names
web-new-names-about = A bot takes each seat without a name.
web-new-name = Name for seat { $seat }
web-new-against = Against { $names }.
web-new-minutes = About { $minutes } minutes.
web-maze-choose = Maze
