"""Types of the arrays that the batches of every game take: n games, s seats or sides."""

import numpy as np
from numpy.typing import NDArray

Actions = NDArray[np.int32]
"""Numbers of actions, one or more a game."""
Seeds = NDArray[np.uint32]
"""(n,)"""
Rewards = NDArray[np.float32]
"""(n, s)"""
Flags = NDArray[np.bool_]
