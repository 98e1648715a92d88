"""Pixoid in JAX: see `pixcade.lab.jax_twin`. Actions have the numbers of `pixcade.lab.pixoid.actions`.

Runs are computed arithmetically: a board is the length of the corridor from each Pix in each direction, in four bits.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from pixcade.games.pixoid.board import LONGEST_DISTANCE
from pixcade.games.pixoid.moves import DIRECTIONS
from pixcade.games.pixoid.state import CUBES, RESERVE, Options, State
from pixcade.lab.game_state import GameState
from pixcade.lab.jax_random import choice_of, jax, jnp, mixed
from pixcade.lab.pixoid.actions import PROGRAMS, WAIT
from pixcade.lab.pixoid.form import PixoidTeamForm, forms_on

NOWHERE = 127
FAR = 99
"""More steps than any corridor has."""


class JaxPixoidState(NamedTuple):
    """A position. Cubes are Pixoid's, then the Bugs' from his left; bonus cubes are in the order of `Board.bonus`."""

    board: jax.Array
    """int32 (): the board's index in `JaxPixoid.layouts`."""
    cubes: jax.Array
    """int32 (4,): each cube's Pix, 127 before it is placed."""
    taken: jax.Array
    """int32 (): cubes taken from the reserve."""
    bonus: jax.Array
    """int32 (): a bit for each bonus cube left."""
    round: jax.Array
    """int32 (): starting at 0."""
    scores: jax.Array
    """int32 (seats,)"""
    over: jax.Array
    """bool ()"""
    seed: jax.Array
    """uint32 (): determines the boards of all episodes."""
    episode: jax.Array
    """uint32 (): the number of earlier games."""


class JaxPixoid:
    """The rules for a form on a list of boards: see `PixoidBatch` for the rewards."""

    def __init__(
        self,
        form_id: str,
        *,
        options: Mapping[str, str] | None = None,
        boards: Sequence[str] | None = None,
    ) -> None:
        """Compute the boards' tables, by default for all layouts. Raises a PixcadeError."""
        self.forms = forms_on(form_id, options or {}, boards)
        each: list[Options] = [form.options for form in self.forms]
        first = each[0]
        self.layouts = tuple(one.layout for one in each)
        self.by_side = isinstance(self.forms[0], PixoidTeamForm)
        self.size = first.board.size
        self.players, self.oldest = first.players, first.oldest
        self.rounds = 1 if self.by_side else first.rounds
        self.short, self.contact_taken = first.game == "short", first.contact_cube == "taken"
        self.open = np.array([open_steps(one) for one in each], np.uint16)  # (boards, Pix)
        self.starts = np.array([one.board.starts for one in each], np.int32)  # (boards, 4)
        self.bonus = np.array([one.board.bonus for one in each], np.int32)  # (boards, 4)
        self.bits = np.arange(CUBES, dtype=np.int32)

    def start(self, seed: jax.Array | int = 0, episode: jax.Array | int = 0) -> JaxPixoidState:
        """Return the start of an episode of a seed, both uint32 (), which determine the board."""
        seed, number = jnp.uint32(seed), jnp.uint32(episode)
        board = choice_of(mixed(seed, number), len(self.layouts)).astype(jnp.int32)
        nothing = jnp.int32(0)
        cubes = jnp.full(CUBES, NOWHERE, jnp.int32)
        scores = jnp.zeros(self.players, jnp.int32)
        return JaxPixoidState(board, cubes, nothing, jnp.int32(15), nothing, scores, jnp.bool_(False), seed, number)

    def begun(self, options: Mapping[str, str]) -> JaxPixoidState:
        return self.start()._replace(board=jnp.int32(self.layouts.index(options["layout"])))

    def game_state(self, state: JaxPixoidState) -> GameState:
        board, cubes, taken, bonus, number, scores, over, _, _ = (np.asarray(array).tolist() for array in state)
        form = self.forms[board]
        options: Options = form.options
        by_cube = dict(zip(options.roles[number].all_cubes, cubes, strict=True))
        found = State(
            options=options,
            round=number + 1,
            taken=taken,
            bonus=tuple(pix for at, pix in enumerate(options.board.bonus) if bonus >> at & 1),
            cubes=tuple(None if by_cube[cube] == NOWHERE else by_cube[cube] for cube in range(CUBES)),
            scores=tuple(scores),
            over=over,
        )
        return GameState(form, form.settled(found))

    def legal(self, state: JaxPixoidState) -> jax.Array:
        """Return each cube's legal actions, bool (4, 41). A cube without a decision may only wait, with 40."""
        ways = jnp.arange(len(DIRECTIONS))
        can_run = self._open(state)[:, None] >> 4 * ways & 15 > 0  # P3.2
        programs = jnp.repeat(can_run, LONGEST_DISTANCE, axis=1)
        placed = self._placed(state)
        running = (placed == CUBES) & ~state.over
        setting = ((self.bits == placed) & ~state.over)[:, None]
        waits = ~(running | setting)
        return jnp.concatenate([programs & running, self._free(state) & setting, waits], axis=1)

    def random_actions(self, state: JaxPixoidState, bits: jax.Array) -> jax.Array:
        """Return a uniformly random legal action for each cube, int32 (4,); bits are uint32 ()."""
        draws = []
        for place in range(CUBES):
            bits = mixed(bits, jnp.uint32(place))
            draws.append(bits)
        drawn = jnp.stack(draws)
        open_ways = self._open(state)[:, None] >> 4 * jnp.arange(len(DIRECTIONS)) & 15 > 0  # (4 cubes, 4 directions)
        wanted = choice_of(drawn, LONGEST_DISTANCE * open_ways.sum(axis=1)).astype(jnp.int32)
        program = LONGEST_DISTANCE * nth(open_ways, wanted // LONGEST_DISTANCE) + wanted % LONGEST_DISTANCE
        placed = self._placed(state)
        wanted = choice_of(drawn, CUBES - self.bits).astype(jnp.int32)
        start = PROGRAMS + nth(jnp.broadcast_to(self._free(state), (CUBES, CUBES)), wanted)
        action = jnp.where(placed == CUBES, program, jnp.where(self.bits == placed, start, WAIT))
        return jnp.where(state.over, WAIT, action)

    def step(
        self, state: JaxPixoidState, actions: jax.Array, *, auto_reset: bool = True
    ) -> tuple[JaxPixoidState, jax.Array, jax.Array]:
        """Return the position after a joint move, int32 (4,), the rewards, float32 (sides or seats,), and whether it is
        over.

        A finished game restarts on the next episode's board, or without `auto_reset` stays as it is.
        """
        placed = self._placed(state)
        placing = placed < CUBES
        due = jnp.where(self.bits == placed, actions, 0).sum()
        start = jnp.asarray(self.starts)[state.board, due - PROGRAMS]
        cubes = jnp.where(self.bits == placed, start, state.cubes)
        turn, ended = self._turn(state, actions)
        moved = chosen(placing, state._replace(cubes=cubes), turn)
        ended &= ~placing
        after = self._end_of_round(moved, ended)
        after = chosen(state.over, state, after)
        rewards = jnp.where(state.over, 0.0, self._rewards(state, moved, after, ended))
        if auto_reset:
            again = self.start(state.seed, state.episode + jnp.uint32(1))
            return chosen(after.over, again, after), rewards, after.over
        return after, rewards, after.over

    def _placed(self, state: JaxPixoidState) -> jax.Array:
        return (state.cubes != NOWHERE).sum()

    def _open(self, state: JaxPixoidState) -> jax.Array:
        return jnp.asarray(self.open)[state.board, state.cubes].astype(jnp.int32)

    def _free(self, state: JaxPixoidState) -> jax.Array:
        """The free Start Pix (P2.4)."""
        return (jnp.asarray(self.starts)[state.board][:, None] != state.cubes).all(axis=1)

    def _steps(self, here: jax.Array, way: jax.Array, there: jax.Array) -> jax.Array:
        """The number of steps in a direction to a Pix, ignoring walls; 0 if it isn't in that direction."""
        apart = jnp.maximum(jnp.where(way & 1, there - here, here - there), 0)
        across = jax.lax.div(apart, jnp.full_like(apart, self.size))
        return jnp.where(way < 2, apart, jnp.where(across * self.size == apart, across, 0))

    def _turn(self, state: JaxPixoidState, actions: jax.Array) -> tuple[JaxPixoidState, jax.Array]:
        """Return the position after all runs, and whether the round is over (P4, P5.1)."""
        way, distance = actions // LONGEST_DISTANCE, actions % LONGEST_DISTANCE + 1
        length = jnp.minimum(distance, self._open(state) >> 4 * way & 15)  # P4.1
        stride = jnp.where(way < 2, 1, self.size) * jnp.where(way & 1, 1, -1)
        here, bugs = state.cubes[0], state.cubes[1:]
        meets = self._steps(here, way[0], bugs)
        contact_step = jnp.where((meets >= 1) & (meets <= length[0]), meets, FAR).min()
        contact = contact_step <= length[0]  # P4.2
        run = jnp.minimum(contact_step, length[0])
        clear = run if self.contact_taken else run - contact  # P4.3
        passed = self._steps(here, way[0], jnp.asarray(self.bonus)[state.board])
        lying = state.bonus >> self.bits & 1 == 1
        picked = lying & (passed >= 1) & (passed <= clear)  # P4.4
        won = jnp.bool_(False)
        if self.short:  # P6.1: immediately, in the middle of the move
            so_far = (picked & (passed <= passed[:, None])).sum(axis=1)
            enough = picked & (state.taken + CUBES - lying.sum() + so_far >= RESERVE)
            last = jnp.where(enough, passed, FAR).min()
            won = last < FAR
            run = jnp.where(won, last, run)
            picked &= passed <= run
            contact &= ~won
        bonus = state.bonus & ~(picked.astype(jnp.int32) << self.bits).sum()
        pixoid = here + stride[0] * run
        reaches = self._steps(bugs, way[1:], pixoid)
        catches = (reaches >= 1) & (reaches <= length[1:])
        ends = jnp.where(catches, pixoid, bugs + stride[1:] * length[1:])  # P4.5, P4.6
        stay = contact | won  # P4.2: the Bugs don't move any more
        caught = contact | (~stay & catches.any())
        taken = state.taken + (~caught & ~won)  # P5.1
        survived = ~caught & (taken == RESERVE)
        if self.short:
            survived |= ~caught & (taken + CUBES - jax.lax.population_count(bonus) >= RESERVE)
        cubes = jnp.concatenate([pixoid[None], jnp.where(stay, bugs, ends)])
        return state._replace(cubes=cubes, taken=taken, bonus=bonus), caught | won | survived

    def _end_of_round(self, state: JaxPixoidState, ended: jax.Array) -> JaxPixoidState:
        """Score the round, then start the next one or end the game (P5.2, P5.3, P5.4, P6.1)."""
        scores = state.scores
        if not self.short:
            held = state.taken + CUBES - jax.lax.population_count(state.bonus)
            pixoid = (self.oldest + state.round) % self.players
            points = jnp.where(np.arange(self.players) == pixoid, held, RESERVE - state.taken)
            scores = jnp.where(ended, scores + points, scores)
        last = state.round + 1 >= self.rounds
        following = state._replace(
            cubes=jnp.full(CUBES, NOWHERE, jnp.int32), taken=jnp.int32(0), bonus=jnp.int32(15), round=state.round + 1
        )
        after = chosen(ended & ~last, following, state)
        return after._replace(scores=scores, over=ended & last)

    def _rewards(
        self, before: JaxPixoidState, moved: JaxPixoidState, after: JaxPixoidState, ended: jax.Array
    ) -> jax.Array:
        held = moved.taken + CUBES - jax.lax.population_count(moved.bonus)
        if self.short:
            won = (held >= RESERVE) & ended
            if self.by_side:
                return jnp.stack([won, -won.astype(jnp.int32)]).astype(jnp.float32)
            pixoid = np.arange(self.players) == self.oldest
            return margins(jnp.where(pixoid, won, ended & ~won).astype(jnp.int32))
        if self.by_side:
            picked = jax.lax.population_count(before.bonus) - jax.lax.population_count(moved.bonus)
            paid = (moved.taken - before.taken).astype(jnp.float32) + 0.5 * picked.astype(jnp.float32)
            return jnp.stack([paid, -paid])
        return margins(after.scores - before.scores)


def open_steps(options: Options) -> list[int]:
    """Return the corridor lengths of each Pix, four bits per direction, up in the lowest."""
    board = options.board
    return [
        sum(len(board.rays[pix][way]) << 4 * at for at, way in enumerate(DIRECTIONS)) for pix in range(board.size**2)
    ]


def nth(flags: jax.Array, wanted: jax.Array) -> jax.Array:
    """Return the index of the flag in the last axis preceded by this many set ones."""
    before = jnp.cumsum(flags, axis=-1) - flags
    return (flags & (before == wanted[..., None])).argmax(axis=-1)


def margins(gained: jax.Array) -> jax.Array:
    """Return each seat's summed margins over all others."""
    return (gained * gained.shape[0] - gained.sum()).astype(jnp.float32)


def chosen(first: jax.Array, one: JaxPixoidState, other: JaxPixoidState) -> JaxPixoidState:
    """Return one of two positions, by a flag."""
    return JaxPixoidState(*(jnp.where(first, this, that) for this, that in zip(one, other, strict=True)))
