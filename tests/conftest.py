"""What all tests share."""

from hypothesis import settings

# The same tests on every run, and no clock that a busy machine could miss; `run.py prove` draws more.
settings.register_profile("pixcade", deadline=None, derandomize=True)
settings.load_profile("pixcade")
