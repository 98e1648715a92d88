"""Lets a language model play, through a program of your own that reads a question and prints an answer:

    MODEL="./my_model.sh" pixcade bot examples/ask_a_model.py --seconds 60

The program is started once for each decision, with the question on its standard input, and prints a move such as `U3`.
An answer that isn't legal is sent back to it once; after that the first legal move is played.
"""

import os
import shlex
import subprocess

RULES = {
    "pixoid": "You play Pixoid on a 10 x 10 maze. Each turn all four pieces choose a direction (U, D, L, R) and a "
    "distance (1 to 9) at once. Pixoid moves first; if he runs onto or over a Bug he is caught. Then the Bugs move; "
    "one that runs onto or over him catches him. Each turn survived gives Pixoid a cube; he wants twelve, the Bugs "
    "want to catch him early.",
    "pixl": "You play Pixl on a board of hexes. Place a Pixl next to your chain, cover your prey's Pixls, and keep "
    "your own connected to your Port.",
}


def choose(view):
    """Return the model's move, or the first legal one if it names none twice."""
    legal = [view.game.format_move(view.state, move) for move in view.legal]
    question = (
        f"{RULES.get(view.game.info.id, '')}\nPosition: {view.position}\nYour piece: {view.piece}\n"
        f"Your legal moves: {', '.join(legal)}\nAnswer with one of them."
    )
    for _ in range(2):
        done = subprocess.run(
            shlex.split(os.environ["MODEL"]), input=question, capture_output=True, text=True, check=True
        )
        words = done.stdout.split()
        if words and words[-1] in legal:
            return words[-1]
        question += f"\n{done.stdout.strip()[:200]!r} is not legal. Answer with exactly one of the legal moves."
    return legal[0]
