"""The games as PettingZoo environments, a module per id: `from pixcade.lab.pettingzoo import pixoid_v1`.

    env = pixoid_v1.parallel_env()
    observations, infos = env.reset(seed=7)

Each has `env` and `raw_env` (one agent after the other) and, for simultaneous games, `parallel_env`; `makers` has them
for any id. Keywords are the options of the rules, as in `pixcade.lab.make`, and:

- `render_mode`: `human` prints the board, `ansi` returns it as text, `rgb_array` as pixels, `svg` as SVG;
- `max_cycles`: the game is truncated after this many turns of everyone.

`reset(seed=...)` draws Pixoid's layout like Gymnasium's environments: the same seed gives the same games, without a
seed the draws continue. A masked action is replaced by the default of the rules, costs PENALTY, and is reported in
`infos` (`illegal_action`).
"""

from pixcade.packages import require

require("pettingzoo", "PettingZoo", extra="pettingzoo")
require("gymnasium", "Gymnasium", extra="pettingzoo")
