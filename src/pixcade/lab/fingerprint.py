"""A fingerprint of the rules: 10,000 recorded steps of every variant, as one hash.

Every adapter and fast path must give the same. Actions are drawn from the numbers of the legal actions, by a generator
that is easy to write in any language. For each step this is hashed by SHA-256: the position on one line, a line end;
then for each player who decides, ascending: the player and the number of legal actions as decimals followed by a space
each, the legal actions as 16 bits each, little-endian, the action as a decimal, a line end. At the end of a game: the
position, a line end, the utilities with three decimals followed by a space each, a line end. The hash of all variants
is that of a line for each: its name, `rules=` with the rules version, its hash.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from pixcade.games.parts import loaded
from pixcade.lab.form import ArrayForm, form_class, form_of, own_forms
from pixcade.lab.game_state import GameState

STEPS = 10_000
MASK = (1 << 64) - 1


class Driver(Protocol):
    """Plays a game: the rules themselves, or an adapter through its own interface."""

    def begin(self, form_id: str, options: Mapping[str, str]) -> None:
        """Start a game with options."""

    def legal(self) -> Mapping[int, list[int]]:
        """Return the players who decide now, ascending, with their legal actions; empty after the end."""

    def play(self, actions: Mapping[int, int]) -> None:
        """Take a joint step."""

    def position(self) -> str: ...

    def utilities(self) -> tuple[float, ...]:
        """Return each player's utility in a finished game."""


DRIVERS = {
    "rules": "pixcade.lab.fingerprint:RulesDriver",
    "pettingzoo": "pixcade.lab.pettingzoo.driver:ZooDriver",
    "openspiel": "pixcade.lab.openspiel.driver:SpielDriver",
    "batch": "pixcade.lab.batch:BatchDriver",
    "jax": "pixcade.lab.jax_twin:JaxDriver",
}
"""Drivers by name: callables without arguments."""


class RulesDriver:
    """The rules themselves."""

    def begin(self, form_id: str, options: Mapping[str, str]) -> None:
        form = form_of(form_id, options)
        self.state = GameState(form, form.start())

    def legal(self) -> dict[int, list[int]]:
        return {player: self.state.legal_actions(player) for player in self.state.deciding}

    def play(self, actions: Mapping[int, int]) -> None:
        self.state = self.state.play(actions)

    def position(self) -> str:
        return self.state.position

    def utilities(self) -> tuple[float, ...]:
        return self.state.utilities


@dataclass(frozen=True)
class Variant:
    """A form with options that may differ from the defaults."""

    form_id: str
    options: Mapping[str, str]

    @property
    def name(self) -> str:
        """The id, and the options that aren't defaults."""
        return " ".join([self.form_id, *(f"{name}={value}" for name, value in self.options.items())])


def variants() -> Iterator[Variant]:
    """Yield every variant of Pixcade's games listed by their forms."""
    for form in own_forms().values():
        for options in form.variants():
            yield Variant(form.id, options)


class SplitMix:
    """The random generator SplitMix64."""

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def below(self, count: int) -> int:
        """Return a number below `count`: the upper 64 bits of the next draw times `count`."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = self.state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & MASK
        return (mixed ^ mixed >> 31) * count >> 64


def variant_hash(driver: Driver, variant: Variant, steps: int) -> str:
    """Return the hash of this many steps of a variant; games follow each other, the last one is cut off."""
    chance = SplitMix(int.from_bytes(sha256(variant.name.encode()).digest()[:8], "big"))
    found = sha256()
    legal: Mapping[int, list[int]] = {}
    for _ in range(steps):
        if not legal:
            driver.begin(variant.form_id, game_options(variant, chance))
            legal = driver.legal()
        actions = {player: own[chance.below(len(own))] for player, own in legal.items()}
        found.update(f"{driver.position()}\n".encode())
        for player, own in legal.items():
            found.update(f"{player} {len(own)} ".encode())
            found.update(np.array(own, "<u2").tobytes())
            found.update(f"{actions[player]}\n".encode())
        driver.play(actions)
        legal = driver.legal()
        if not legal:
            gained = "".join(f"{one + 0.0:.3f} " for one in driver.utilities())
            found.update(f"{driver.position()}\n{gained}\n".encode())
    return found.hexdigest()


def game_options(variant: Variant, chance: SplitMix) -> dict[str, str]:
    """Return the options of a game, including a choice for drawn ones, such as the layouts in order."""
    form = form_class(variant.form_id)
    every = {option: form.choices(option) for option in form.drawn if option not in variant.options}
    return {**variant.options, **{option: choices[chance.below(len(choices))] for option, choices in every.items()}}


Progress = Callable[[str, str], None]
"""Called with a variant's name and hash."""


def fingerprint(driver: str = "rules", steps: int = STEPS, progress: Progress | None = None) -> str:
    """Return the hash of all variants played by a driver. Raises MissingPackage."""
    make: Callable[[], Driver] = loaded(DRIVERS[driver])
    lines = []
    for variant in variants():
        digest = variant_hash(make(), variant, steps)
        rules = form_class(variant.form_id).rules.info.rules_version
        lines.append(f"{variant.name} rules={rules} {digest}\n")
        if progress:
            progress(variant.name, digest)
    return sha256("".join(lines).encode()).hexdigest()


class TwinDriver(ABC):
    """One game on a fast path, driven by its masks; rewards are summed."""

    def begin(self, form_id: str, options: Mapping[str, str]) -> None:
        self.start(form_id, options)
        self.now = self.state()
        assert isinstance(self.now.form, ArrayForm)
        self.form = self.now.form
        self.gained = np.zeros(self.form.players)

    def legal(self) -> dict[int, list[int]]:
        return {} if self.now.over else self.form.allowed(self.now.state, self.mask())

    def play(self, actions: Mapping[int, int]) -> None:
        self.gained += self.step(self.form.row(self.now.state, actions))
        self.now = self.state()

    def position(self) -> str:
        return self.now.position

    def utilities(self) -> tuple[float, ...]:
        return tuple(self.gained.tolist())

    @abstractmethod
    def start(self, form_id: str, options: Mapping[str, str]) -> None: ...

    @abstractmethod
    def state(self) -> GameState: ...

    @abstractmethod
    def mask(self) -> NDArray[np.bool_]:
        """Return legal actions, shape (*places, actions)."""

    @abstractmethod
    def step(self, row: NDArray[np.int32]) -> NDArray[np.float32]:
        """Make a joint move, shape (*places,), and return its rewards, shape (players,)."""
