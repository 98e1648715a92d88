### The day's challenges: their page, their cards on the first page, and their results.

web-today = Daily challenges
# $game: which game it is
web-today-title = { $game ->
    [pixoid] Daily escape
   *[other] Daily duel
}
web-today-about = { $game ->
    [pixoid] You’re Pixoid. How many cubes can you get before the Bugs get you?
   *[other] You against one bot, on a small board.
}
web-today-play = Play
web-today-continue = Continue
web-today-look = Look again
web-today-solved = { $streak ->
    [one] Solved.
   *[other] Solved, { $streak } days in a row.
}
web-today-share = Copy result
web-today-counts = Your result for the day.
web-today-practice = This was practice: your first result of the day counts.
web-today-streak = Days in a row
web-today-best = Best streak: { $best }. Finish the escape or the duel to keep it going.
web-today-day = { $done ->
    [true] played
   *[false] not played
}
web-today-rules = The same maze, the same start and the same bots for everyone, new at midnight. The first result counts; after that you can practice as often as you like.
