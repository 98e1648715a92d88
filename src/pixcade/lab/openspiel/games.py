"""Games and states of OpenSpiel on top of forms."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import pyspiel

from pixcade.games.game import OptionInfo
from pixcade.lab.form import Form, forms
from pixcade.lab.game_state import GameState, make
from pixcade.lab.openspiel.observer import observer_of

SEED, POSITION = "seed", "position"
EQUALS = "~"
"""Replaces the equals sign in `position`: OpenSpiel's game names can't contain one in a parameter."""


def is_number(option: OptionInfo) -> bool:
    return bool(option.choices) and all(choice.isdecimal() for choice in option.choices)


def parameters_of(form: type[Form]) -> dict[str, Any]:
    """Return a game's parameters with their defaults; an empty text follows from the others."""
    found: dict[str, Any] = {SEED: 0, POSITION: ""}
    for option in form.rules.info.options:
        name = option.name.replace("-", "_")
        if not (name == "players" and len(form.player_counts()) == 1):
            found[name] = int(option.default) if is_number(option) else option.default
    return found


def game_type(form: type[Form]) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=form.id,
        long_name=f"Pixcade {form.__name__.removesuffix('Form')}",
        dynamics=kind.Dynamics.SIMULTANEOUS if form.simultaneous else kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.DETERMINISTIC,
        information=kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(form.player_counts()),
        min_num_players=min(form.player_counts()),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(form),
    )


def first_state(form_id: str, parameters: Mapping[str, Any]) -> GameState:
    """Return the first state for these parameters. Raises a PixcadeError."""
    if parameters.get(POSITION):
        return make(form_id, position=str(parameters[POSITION]).replace(EQUALS, "="))
    given = {name: value for name, value in parameters.items() if name not in (SEED, POSITION) and value != ""}
    return make(form_id, seed=int(parameters.get(SEED, 0)), **given)


def load_game(name: str) -> Any:
    """Return a game by name. Unpickling calls this, and importing this module has registered it."""
    return pyspiel.load_game(name)


class SpielGame(pyspiel.Game):  # type: ignore[misc] # pyspiel publishes no types
    """A form as a game: a subclass per form, since OpenSpiel creates games by calling the registered class."""

    form_id: ClassVar[str]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        """Create the first state; equal parameters give equal games."""
        kind = GAME_TYPES[self.form_id]
        given = dict(parameters or {})
        if POSITION in given:
            given[POSITION] = given[POSITION].replace("=", EQUALS)
        self.first = first_state(self.form_id, {**kind.parameter_specification, **given})
        form = self.first.form
        lowest, highest = form.bounds
        info = pyspiel.GameInfo(
            num_distinct_actions=form.actions,
            max_chance_outcomes=0,
            num_players=form.players,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=0.0,
            max_game_length=form.longest,
        )
        super().__init__(kind, info, given)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        return load_game, (str(self),)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self.first)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """Return an observer with tensors and texts. Raises ValueError for unsupported parameters."""
        if params:
            raise ValueError("observations have no parameters")
        return observer_of(self.first, iig_obs_type)


class SpielState(pyspiel.State):  # type: ignore[misc] # pyspiel publishes no types
    """A GameState behind OpenSpiel's interface. States are immutable, so clones share them."""

    def __init__(self, game: SpielGame, held: GameState) -> None:
        super().__init__(game)
        self.held = held

    def current_player(self) -> int:
        """Return the acting player, or OpenSpiel's id for simultaneous or terminal nodes."""
        deciding = self.held.deciding
        if not deciding:
            return int(pyspiel.PlayerId.TERMINAL)
        return deciding[0] if len(deciding) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        self.held = self.held.play({self.held.deciding[0]: action})

    def _apply_actions(self, actions: list[int]) -> None:
        self.held = self.held.play(dict(enumerate(actions)))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.spelled(player, action)

    def is_terminal(self) -> bool:
        return self.held.over

    def returns(self) -> list[float]:
        """Return the utilities of a finished game."""
        return [*self.held.utilities] if self.held.over else [0.0] * self.held.form.players

    def __str__(self) -> str:
        return self.held.position


GAME_TYPES: dict[str, Any] = {}
"""The types of all registered games by id."""


def register_games() -> None:
    """Register every new form. OpenSpiel can't unregister games."""
    for form in forms().values():
        if form.id not in GAME_TYPES:
            GAME_TYPES[form.id] = game_type(form)
            # A class, not a function: OpenSpiel lets go of it after Python ended, which a function does not survive.
            maker = type(f"Spiel{form.__name__}", (SpielGame,), {"form_id": form.id})
            pyspiel.register_game(GAME_TYPES[form.id], maker)


register_games()
