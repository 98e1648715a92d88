"""A bot of your own: pixcade bot examples/own_bot.py, or pixcade arena examples/own_bot.py hard"""


def choose(view):
    """In Pixoid, run into no Bug; anything else is played at random."""
    if view.game.info.id != "pixoid" or view.state.placing or view.seat != view.state.roles.pixoid:
        return view.random.choice(view.legal)
    state, roles = view.state, view.state.roles
    bugs, paths = {state.cubes[bug] for bug in roles.bugs}, state.options.board.paths[state.cubes[roles.pixoid]]
    return view.random.choice([move for move in view.legal if not bugs & {*paths[move]}] or view.legal)
