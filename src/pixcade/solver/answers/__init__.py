"""One position solved when it is asked for: for bots that play, for exact answers and for reviews."""
