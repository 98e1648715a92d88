"""A bot of one's own: pixcade arena python:examples/own_bot.py:choose random --games 20 --folder tournament"""


def choose(view):
    """Pixoid runs into no Bug; Bugs run anywhere."""
    state, roles = view.state, view.state.roles
    if state.placing or view.seat != roles.pixoid:
        return view.random.choice(view.legal)
    bugs, paths = {state.cubes[bug] for bug in roles.bugs}, state.options.board.paths[state.cubes[roles.pixoid]]
    return view.random.choice([move for move in view.legal if not bugs & {*paths[move]}] or view.legal)
