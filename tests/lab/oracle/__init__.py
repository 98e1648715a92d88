"""How far Pixoid's bots are from exact play, on boards that are small enough to know it."""
