"""The kernels' random numbers in plain Python: splitmix64 as its author published it."""

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


def drawn(state: int) -> int:
    value = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & MASK
    value = (value ^ value >> 27) * 0x94D049BB133111EB & MASK
    return value ^ value >> 31


def stream(seed: int, number: int) -> int:
    return drawn(drawn(seed) + number & MASK)


class Draws:
    """Random numbers below a bound, two from each 64 bits, the upper half first."""

    def __init__(self, seed: int) -> None:
        self.state = seed
        self.bits = 0
        self.halves = 0

    def fresh(self) -> None:
        self.halves = 0

    def below(self, count: int) -> int:
        if not self.halves:
            self.state = self.state + GAMMA & MASK
            self.bits = drawn(self.state)
            self.halves = 2
        self.halves -= 1
        half = self.bits >> 32 if self.halves else self.bits & 0xFFFFFFFF
        return half * count >> 32
