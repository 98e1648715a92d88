"""The CUDA kernel compared with the CPU version, if there is a GPU; tests/conftest.py reports if there is none."""

import numpy as np

from pixcade.bots.exact.payoffs import Goal
from pixcade.bots.exact.runs import runs_of
from pixcade.lab.boards import cuda
from pixcade.lab.boards.counters import TOLERANCE
from tests.lab.boards.gpu_comparison import full_board, small_boards
from tests.lab.gpu import has_gpu
from tests.small_boards import small_board

if has_gpu():

    def test_cuda_kernel_equals_cpu_on_small_boards() -> None:
        assert small_boards(2, seed=1)["largest difference"] <= TOLERANCE

    def test_precisions_agree_on_full_board() -> None:
        counters = full_board("p1-1A.2A.3A.4A")
        assert counters["largest gap"] <= TOLERANCE

    def test_gpu_resumes_after_interruption() -> None:
        runs = runs_of(small_board(4, 2))
        whole, parts = cuda.CudaTurns(runs, Goal.MARGIN), cuda.CudaTurns(runs, Goal.MARGIN)
        for _ in range(4):
            whole.solve()
            later = cuda.CudaTurns(runs, Goal.MARGIN)
            later.resume(parts.turns_left, parts.values())
            later.solve()
            parts = later
        assert np.abs(whole.values() - parts.values()).max() <= 4 * TOLERANCE
