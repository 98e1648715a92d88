"""Whether there is a GPU to test on."""

from importlib.util import find_spec


def has_gpu() -> bool:
    """Whether the CUDA kernel can be run."""
    if find_spec("cupy") is None:
        return False
    from pixcade.lab.boards.cuda import available

    return available()
