"""For programs that a test starts and interrupts."""

import signal


def interruptible() -> None:
    """Let Ctrl-C through, whatever started the tests: a shell's background jobs, for one, are deaf to it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
