"""The games as environments of PettingZoo, a module for each id: `from pixcade.lab.pettingzoo import pixoid_v1`.

    env = pixoid_v1.parallel_env()
    observations, infos = env.reset(seed=7)

Each has `env` and `raw_env` (one agent after the other) and, where several decide at once, `parallel_env`; `makers` has
them for any id. Keywords are the options of the rules, as in `pixcade.lab.make`, and:

- `render_mode`: `human` prints the board, `ansi` returns it as text, `rgb_array` as pixels, `svg` as SVG;
- `max_cycles`: after so many turns of everybody the game is truncated.

`reset(seed=...)` draws Pixoid's layout as Gymnasium's environments draw: the same seed gives the same games, without a
seed the draws go on. An action that the mask forbids harms nobody: the default of the rules is played in its place, it
costs PENALTY, and `infos` say so (`illegal_action`).
"""

from pixcade.packages import require

require("pettingzoo", "PettingZoo", extra="lab")
require("gymnasium", "Gymnasium", extra="lab")
