"""Writes stored playthroughs like OpenSpiel's: short games, since every state is written in full."""

from pathlib import Path

import numpy as np
from open_spiel.python.algorithms.generate_playthrough import playthrough

import pixcade.lab.openspiel  # noqa: F401 - registers the games

FOLDER = Path(__file__).resolve().parents[4] / "fixtures" / "playthroughs"
MAZE = "m3-3f-db-145-aa"
GAMES = {
    "pixoid": f"pixcade/pixoid-v1(layout={MAZE},game=short)",
    "pixoid_team": f"pixcade/pixoid_team-v1(layout={MAZE})",
    "pixl": "pixcade/pixl-v1(position=pixl players~2 side~5 turn~998 fire@e5 water@b6 earth@h4 spirit@e8 "
    "stacks~d5:f.d6:w.e4:fw.f5:f.g4:e.h3:e)",
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        np.random.seed(1)
        (FOLDER / f"{name}.txt").write_text(playthrough(game, None), encoding="utf-8")


if __name__ == "__main__":
    main()
