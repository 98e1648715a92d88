"""Lets a language model play Pixoid, through a program of your own that reads a question and prints an answer:

    python examples/ask_a_model.py ./my_model.sh

The program is started once a decision, with the question on its standard input; it prints a move such as `U3`. Which
model it asks, and how, is its own business. An answer that is not legal is told to it once; then the first legal move
is played. The game is kept by `pixcade engine` (docs/engine.md), so the same works from any language.
"""

import json
import shlex
import subprocess
import sys

RULES = (
    "You play Pixoid on a 10 x 10 maze. Each turn all four pieces program a direction (U, D, L, R) and a distance "
    "(1 to 9) at once. Pixoid moves first; running onto or over a Bug he is caught. Then the Bugs move; one that runs "
    "onto or over him catches him. Each turn survived gives Pixoid a cube; he wants twelve, the Bugs "
    "want to catch him early."
)


def main(program: str) -> None:
    """Play one short game: the model is Pixoid, the Bugs play their first legal move."""
    with subprocess.Popen(
        [sys.executable, "-m", "pixcade", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as engine:

        def ask(**request: object) -> dict:
            engine.stdin.write(json.dumps(request) + "\n")
            engine.stdin.flush()
            return json.loads(engine.stdout.readline())

        told = ask(do="new", game="pixoid", options={"game": "short"}, seed=7)
        while told["state"]["deciding"]:
            moves = {}
            for decision in told["state"]["deciding"]:
                legal = ask(do="legal", piece=decision["piece"])["moves"]
                first = decision["seat"] == 1
                moves[decision["piece"]] = answer(program, told["state"]["position"], legal) if first else legal[0]
            told = ask(do="play", moves=moves)
        print(told["state"]["outcome"])
        ask(do="quit")


def answer(program: str, position: str, legal: list[str]) -> str:
    """Return the model's move, or the first legal one where it has none after two questions."""
    question = f"{RULES}\nPosition: {position}\nYour legal moves: {', '.join(legal)}\nAnswer with one of them."
    for _ in range(2):
        done = subprocess.run(shlex.split(program), input=question, capture_output=True, text=True, check=True)
        words = done.stdout.split()
        if words and words[-1] in legal:
            return words[-1]
        question += f"\n{done.stdout.strip()[:200]!r} is not legal. Answer with exactly one of the legal moves."
    return legal[0]


if __name__ == "__main__":
    main(sys.argv[1])
