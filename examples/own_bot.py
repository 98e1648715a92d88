"""A bot of one's own: pixcade arena python:examples/own_bot.py:choose random --games 20 --folder tournament"""

from pixcade.games import GAMES


def choose(state, decision, budget, random):
    """Pixoid runs into no Bug; Bugs run anywhere."""
    moves = GAMES["pixoid"].legal(state, decision)
    if state.placing or decision.seat != state.roles.pixoid:
        return random.choice(moves)
    bugs, paths = {state.cubes[bug] for bug in state.roles.bugs}, state.options.board.paths[state.cubes[decision.seat]]
    return random.choice([move for move in moves if not bugs & {*paths[move]}] or moves)
