"""The process of a Python bot: loads it, and answers one request a line until the input ends."""

import importlib
import importlib.util
import json
import os
import sys
import traceback
from pathlib import Path
from random import Random
from typing import IO, Any

from pixcade.bots.api import Bot, Budget, Thought, View, as_thought
from pixcade.bots.external.messages import encode
from pixcade.bots.external.process import LONGEST_LINE
from pixcade.games import GAMES
from pixcade.games.game import AnyGame, Decision, Seat

LONGEST_ERROR = 400


def main(source: str, name: str) -> None:
    """Load the bot and serve it. If it can't be loaded, the process ends with its traceback."""
    requests, answers = own_pipes()
    bot = load(source, name)
    for line in requests:
        answers.write(answer(bot, json.loads(line)))
        answers.flush()


def own_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """Return standard input and output, and redirect the bot's: its input is empty, its prints go to the log."""
    # Closed only by the end of the process: EOF on the output means that the bot has ended.
    requests, answers = os.fdopen(os.dup(0), "rb", closefd=False), os.fdopen(os.dup(1), "wb", closefd=False)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(line_buffering=True, errors="replace")
    return requests, answers


def load(source: str, name: str) -> Bot:
    """Return the function of a module or a file; a class is instantiated without arguments."""
    if source.endswith(".py"):
        path = Path(source)
        sys.path.insert(0, str(path.parent))
        spec = importlib.util.spec_from_file_location(path.stem, path)
        assert spec is not None, "a file that ends in .py can be loaded"
        assert spec.loader is not None, "a file that ends in .py can be loaded"
        module = importlib.util.module_from_spec(spec)
        sys.modules[path.stem] = module
        spec.loader.exec_module(module)
    else:
        sys.path.append(os.getcwd())
        module = importlib.import_module(source)
    found = getattr(module, name)
    bot: Bot = found() if isinstance(found, type) else found
    return bot


def answer(bot: Bot, request: dict[str, Any]) -> bytes:
    game = GAMES[request["state"]["game"]]
    state = game.parse_position(request["state"]["position"])
    decision = Decision(request["decision"]["piece"], Seat(request["decision"]["seat"] - 1))
    budget = Budget(work=request["budget"]["work"], seconds=request["budget"]["seconds"])
    view = View(game, state, decision, budget, Random(int(request["seed"], 16)))
    try:
        return encode_thought(game, state, as_thought(bot(view)))
    except Exception as error:
        traceback.print_exc()
        return encode({"error": f"{type(error).__name__}: {error}"[:LONGEST_ERROR]})


def encode_thought(game: AnyGame, state: object, chosen: Thought) -> bytes:
    """Encode a thought; without the evaluated moves if the line would be too long."""
    move = {"move": notation(game, state, chosen.move)}
    weighed = [
        {"move": str(one.move), "probability": float(one.probability), "value": float(one.value)}
        for one in chosen.weighed
    ]
    line = encode({**move, "weighed": weighed, "reduced": bool(chosen.reduced)})
    return line if len(line) <= LONGEST_LINE else encode(move)


def notation(game: AnyGame, state: object, move: object) -> str:
    """Return a move's notation; for anything else, text that isn't notation either."""
    if isinstance(move, str):
        return move
    try:
        return game.format_move(state, move)
    except Exception:
        return repr(move)[:LONGEST_ERROR]
