"""Where a process spends its time: a signal for every millisecond of the processor, and the stack as it is then."""

import signal
from collections import Counter
from types import FrameType

INTERVAL = 0.001
DEEPEST = 60


class Sampler:
    """Counts stacks of the main thread, innermost frame first."""

    def __init__(self) -> None:
        self.stacks: Counter[tuple[str, ...]] = Counter()

    def begin(self) -> None:
        signal.signal(signal.SIGPROF, self.note)
        signal.siginterrupt(signal.SIGPROF, False)
        signal.setitimer(signal.ITIMER_PROF, INTERVAL, INTERVAL)

    def end(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)

    def note(self, number: int, frame: FrameType | None) -> None:
        del number
        stack: list[str] = []
        while frame is not None and len(stack) < DEEPEST:
            code = frame.f_code
            stack.append(f"{code.co_filename}:{frame.f_lineno}:{code.co_qualname}")
            frame = frame.f_back
        self.stacks[tuple(stack)] += 1

    def written(self) -> str:
        """One line for every stack: how often it was met, and its frames."""
        return "".join("\t".join((str(count), *stack)) + "\n" for stack, count in self.stacks.most_common())
