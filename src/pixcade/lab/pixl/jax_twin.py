"""Pixl in JAX: see `pixcade.lab.jax_twin`. Actions have the numbers of `pixcade.lab.pixl.actions`.

A set of hexes is uint32 (R,): a row for each letter of the board, R = 2 x side - 1, and in it a bit for each number.
All neighbours of a set are then a dozen operations on whole rows, and a chain is followed by repeating them.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from pixcade.games.pixl.elements import ELEMENTS, LETTERS, PIXLS
from pixcade.games.pixl.hexes import members
from pixcade.games.pixl.scoring import LAST_TURN, LOCKING
from pixcade.games.pixl.state import Options, State, tops_of
from pixcade.lab.form import form_of
from pixcade.lab.game_state import GameState
from pixcade.lab.jax_random import choice_of, jax, jnp
from pixcade.lab.pixl.actions import NEIGHBOURS
from pixcade.lab.pixl.form import PixlForm

NOWHERE = 255
NOBODY = 7
MOST = len(ELEMENTS)

UNDER_WORDS = 3
"""Two bits per covered Pixl give room for 48. There are at most 47: each was placed on an empty hex next to the stack,
which still has a Pixl unless it was imprisoned; and twice 47 plus the top are 95 of 96 Pixls."""


class JaxPixlState(NamedTuple):
    """A position. Arrays of four are by element: fire, water, earth, spirit."""

    tops: jax.Array
    """uint32 (4, R): the hexes by top element."""
    under: jax.Array
    """uint32 (3, hexes): the Pixls under a top, two bits each, the highest in the lowest bits of the first word."""
    height: jax.Array
    """uint8 (hexes,): the number of Pixls under the top."""
    beneath: jax.Array
    """int32 (4,): the number of Pixls under an element's tops."""
    ports: jax.Array
    """int32 (4,): the Port's hex, 255 if off the board."""
    came_from: jax.Array
    """int32 (4,): the origin of a removed Port, else 255 (X5.2)."""
    fresh: jax.Array
    """bool (4,): the Port was moved and no Pixl has been placed since (X5.3)."""
    supply: jax.Array
    """int32 (4,)"""
    prisoners: jax.Array
    """int32 (4,)"""
    turn: jax.Array
    """int32 ()"""
    passes: jax.Array
    """int32 (): consecutive passes."""


class JaxPixl:
    """The rules for games with the same options."""

    def __init__(
        self,
        form_id: str = PixlForm.id,
        *,
        options: Mapping[str, str] | None = None,
        boards: Sequence[str] | None = None,
    ) -> None:
        """Compute a board's tables. Raises a PixcadeError, or ValueError for boards."""
        if boards:
            raise ValueError("Pixl has one board of each size: the option `side` chooses it")
        self.form = form_of(form_id, options or {})
        chosen: Options = self.form.options
        self.options, self.picks_one = chosen, chosen.conversion == "one"
        board = chosen.board
        self.hexes, self.rows = len(board.names), 2 * board.side - 1
        self.elements, self.players = len(chosen.order), chosen.players
        row = [ord(name[0]) - ord("a") for name in board.names]
        bit = [int(name[1:]) - 1 for name in board.names]
        outside = NOWHERE + 1 - self.hexes
        self.row = np.array(row + [NOWHERE] * outside, np.int32)
        self.bit = np.array(bit + [0] * outside, np.uint32)
        self.first = np.array([row.index(at) - bit[row.index(at)] for at in range(self.rows)], np.int32)
        near = [members(around) for around in board.near]
        self.near = np.array([around + [NOWHERE] * (NEIGHBOURS - len(around)) for around in near], np.int32)
        self.every = self._rows_of(board.every)
        self.port_hexes = self._rows_of(chosen.port_hexes)
        self.order = np.array(chosen.order, np.int32)
        self.seat_of = np.array([*chosen.seat_of, *[NOBODY] * (MOST - self.elements)], np.int32)
        hunted = [[NOBODY if other == at else other for other in one] for at, one in enumerate(chosen.hunted)]
        self.hunted = np.array(hunted, np.int32)  # (elements, 3): prey, neutral, predator
        self.numbers = np.arange(MOST, dtype=np.int32)

    def _rows_of(self, hexes: int) -> "np.ndarray[tuple[int], np.dtype[np.uint32]]":
        found = np.zeros(self.rows, np.uint32)
        for hex in members(hexes):
            found[self.row[hex]] |= np.uint32(1) << self.bit[hex]
        return found

    def start(self, seed: jax.Array | int = 0, episode: jax.Array | int = 0) -> JaxPixlState:
        """Return the empty board (X1.1): the seed has no effect."""
        del seed, episode
        nothing = jnp.zeros(MOST, jnp.int32)
        nowhere = jnp.full(MOST, NOWHERE, jnp.int32)
        return JaxPixlState(
            tops=jnp.zeros((MOST, self.rows), jnp.uint32),
            under=jnp.zeros((UNDER_WORDS, self.hexes), jnp.uint32),
            height=jnp.zeros(self.hexes, jnp.uint8),
            beneath=nothing,
            ports=nowhere,
            came_from=nowhere,
            fresh=jnp.zeros(MOST, jnp.bool_),
            supply=jnp.asarray(np.where(self.numbers < self.elements, PIXLS, 0), jnp.int32),
            prisoners=nothing,
            turn=jnp.int32(0),
            passes=jnp.int32(0),
        )

    def begun(self, options: Mapping[str, str]) -> JaxPixlState:
        """Return the empty board: Pixl has no drawn options."""
        assert not options
        return self.start()

    def game_state(self, state: JaxPixlState) -> GameState:
        arrays = JaxPixlState(*(np.asarray(array) for array in state))
        tops = arrays.tops[:, self.row[: self.hexes]] >> self.bit[: self.hexes] & 1  # (4, hexes)
        assert (tops.sum(axis=0) <= 1).all(), "one top a hex"
        stacks = [""] * self.hexes
        for element, hex in zip(*np.nonzero(tops), strict=True):
            stacks[hex] = self._stack(arrays, int(element), int(hex))
        assert arrays.height.sum() == sum(len(stack) - 1 for stack in stacks if stack), "nothing lies under no top"

        def places(hexes: jax.Array) -> tuple[int | None, ...]:
            return tuple(None if hex == NOWHERE else int(hex) for hex in hexes[: self.elements])

        found = State(
            options=self.options,
            turn=int(arrays.turn),
            passes=int(arrays.passes),
            stacks=tuple(stacks),
            tops=tops_of(tuple(stacks), self.elements),
            ports=places(arrays.ports),
            came_from=places(arrays.came_from),
            fresh=tuple(arrays.fresh[: self.elements].tolist()),
            supply=tuple(arrays.supply[: self.elements].tolist()),
            prisoners=tuple(arrays.prisoners[: self.elements].tolist()),
        )
        return GameState(self.form, found)

    def _stack(self, arrays: JaxPixlState, element: int, hex: int) -> str:
        below = sum(int(word) << 32 * at for at, word in enumerate(arrays.under[:, hex]))
        height = int(arrays.height[hex])
        assert below >> 2 * height == 0, "nothing is left of Pixls that are gone"
        return "".join(LETTERS[below >> 2 * at & 3] for at in reversed(range(height))) + LETTERS[element]

    def mover(self, state: JaxPixlState) -> jax.Array:
        """Return the element on turn (X1.5)."""
        return jnp.asarray(self.order)[state.turn % self.elements]

    def legal(self, state: JaxPixlState) -> jax.Array:
        """Return the legal actions of the element on turn, bool (actions,); none after the end."""
        hexes, may_take, may_pass = self._choices(state)
        mask = self._flags(hexes)
        absent = self._absent(state)
        placing, others = mask & ~absent, [mask & absent, may_take[None], may_pass[None]]
        if not self.picks_one:
            return jnp.concatenate([placing, *others])
        picks = placing[:, None] & self._pickable(state)
        return jnp.concatenate([placing & ~picks.any(axis=1), *others, picks.reshape(-1)])

    def _flags(self, hexes: jax.Array) -> jax.Array:
        """A set of hexes as bool (hexes,)."""
        return hexes[self.row[: self.hexes]] >> self.bit[: self.hexes] & 1 == 1

    def _pickable(self, state: JaxPixlState) -> jax.Array:
        """Mark each hex's neighbours that are victims to pick from (X4.1): (hexes, 6)."""
        element = self.mover(state)
        prey, neutral, predator = (self._tops_of(state, jnp.asarray(self.hunted)[element, at]) for at in range(3))
        enough = state.supply[element] > 1
        victims = (predator | jnp.where(enough, prey | neutral, jnp.uint32(0))) & self._near(state.tops[element])
        return self._flags(victims)[np.minimum(self.near, self.hexes - 1)] & (self.near != NOWHERE)

    def _tops_of(self, state: JaxPixlState, element: jax.Array) -> jax.Array:
        """The hexes with an element's tops; empty for no element."""
        return jnp.where((self.numbers == element)[:, None], state.tops, jnp.uint32(0)).sum(axis=0, dtype=jnp.uint32)

    def random_actions(self, state: JaxPixlState, bits: jax.Array) -> jax.Array:
        """Return a uniformly random legal action, int32 (); bits are uint32 ()."""
        if self.picks_one:
            mask = self.legal(state).astype(jnp.int32)
            before = jnp.cumsum(mask) - mask
            wanted = choice_of(bits, mask.sum()).astype(jnp.int32)
            found = ((mask == 1) & (before == wanted)).argmax()
            return jnp.where(mask.sum() == 0, 2 * self.hexes + 1, found).astype(jnp.int32)
        hexes, may_take, may_pass = self._choices(state)
        counts = jax.lax.population_count(hexes).astype(jnp.int32)
        places = counts.sum()
        wanted = choice_of(bits, places + may_take + may_pass).astype(jnp.int32)
        before = below(counts)
        here = (before <= wanted) & (wanted < before + counts)
        row = jnp.where(here, hexes, 0).sum(dtype=jnp.uint32)
        left = jnp.where(here, wanted - before, 0).sum()
        digits = (row >> jnp.arange(self.rows, dtype=jnp.uint32) & 1).astype(jnp.int32)
        bit = ((digits == 1) & (below(digits) == left)).argmax()
        hex = jnp.where(here, self.first, 0).sum() + bit + jnp.where(self._absent(state), self.hexes, 0)
        other = jnp.where((wanted == places) & may_take, 2 * self.hexes, 2 * self.hexes + 1)
        return jnp.where(wanted < places, hex, other).astype(jnp.int32)

    def step(
        self, state: JaxPixlState, action: jax.Array, *, auto_reset: bool = True
    ) -> tuple[JaxPixlState, jax.Array, jax.Array]:
        """Return the position after a move, int32 (), the rewards, float32 (seats,), and whether the game is over.

        A finished game restarts, or without `auto_reset` stays as it is.
        """
        was_over = self.ended(state) > 0
        after = self._move(state, action)
        if not auto_reset:  # otherwise no game is over when a step starts
            after = self._chosen(was_over, state, after)
        over = self.ended(after) > 0
        points = self.points(after)
        margins = points * self.players - points.sum()
        rewards = jnp.where(over & ~was_over, margins, 0).astype(jnp.float32)
        return (self._chosen(over, self.start(), after) if auto_reset else after), rewards, over

    def ended(self, state: JaxPixlState) -> jax.Array:
        """Return the reason for the end: 1 empty supply, 2 all passed, 3 turn limit; 0 if unfinished."""
        own = self.seat_of == np.arange(self.players)[:, None]  # (seats, 4)
        left = jnp.where(own, state.supply, 0).sum(axis=1)
        empty = (left == 0).any()
        if self.options.end == "element":
            empty = (state.supply[: self.elements] == 0).any()
        passed = state.passes >= self.elements
        late = state.turn >= LAST_TURN
        return jnp.where(empty, 1, jnp.where(passed, 2, jnp.where(late, 3, 0)))

    def points(self, state: JaxPixlState) -> jax.Array:
        """Return the seats' current points (X6.2), int32 (seats,)."""
        own = self.seat_of == np.arange(self.players)[:, None]
        return jnp.where(own, self._element_points(state), 0).sum(axis=1)

    def _absent(self, state: JaxPixlState) -> jax.Array:
        return state.ports[self.mover(state)] == NOWHERE

    def _element_points(self, state: JaxPixlState) -> jax.Array:
        """Tops, twice the covered ones, prisoners, and five for each locked Port of another seat (X6.2)."""
        near = self._near(self._bits(state.ports))  # (4 owners, R)
        locked = self._locking(near, state.tops)  # (4 owners, 4 colours)
        others = self.seat_of[:, None] != self.seat_of
        locks = (locked & others).sum(axis=0)
        tops = jax.lax.population_count(state.tops).sum(axis=1).astype(jnp.int32)
        return tops + 2 * state.beneath + state.prisoners + 5 * locks

    def _locking(self, near: jax.Array, tops: jax.Array) -> jax.Array:
        """The colours with enough tops next to each Port to lock it (X5.1): (owners, colours)."""
        counts = jax.lax.population_count(near[:, None, :] & tops[None, :, :]).sum(axis=2)
        return counts >= LOCKING

    def _bits(self, hex: jax.Array) -> jax.Array:
        """Sets of one hex each, empty for NOWHERE: (..., R)."""
        row, bit = jnp.asarray(self.row)[hex], jnp.asarray(self.bit)[hex]
        return jnp.where(np.arange(self.rows) == row[..., None], (jnp.uint32(1) << bit)[..., None], jnp.uint32(0))

    def _near(self, hexes: jax.Array) -> jax.Array:
        """All neighbours of a set, (..., R): within the row, in the next and in the previous one."""
        after = jnp.concatenate([hexes[..., 1:], jnp.zeros_like(hexes[..., :1])], axis=-1)
        before = jnp.concatenate([jnp.zeros_like(hexes[..., :1]), hexes[..., :-1]], axis=-1)
        return (hexes << 1 | hexes >> 1 | after | after << 1 | before | before >> 1) & self.every

    def _reach(self, port: jax.Array, own: jax.Array) -> jax.Array:
        """The neighbours of a Port and of the tops chained to it (X3.3)."""

        def grow(carry: tuple[jax.Array, jax.Array]) -> tuple[jax.Array, jax.Array]:
            reach, _ = carry
            more = reach | self._near(reach & own)
            return more, (more != reach).any()

        first = self._near(port)
        return jax.lax.while_loop(lambda carry: carry[1], grow, (first, (first & own).any()))[0]

    def _choices(self, state: JaxPixlState) -> tuple[jax.Array, jax.Array, jax.Array]:
        """Return the selectable hexes, whether the Port may be removed, whether passing is legal (X3, X5)."""
        element = self.mover(state)
        standing = self._bits(state.ports)  # (4, R)
        ports = standing.sum(axis=0, dtype=jnp.uint32)  # Ports are on different hexes, so their sum is their union
        free = self.every & ~(ports | state.tops.sum(axis=0, dtype=jnp.uint32))
        own, port = state.tops[element], standing[element]
        absent = state.ports[element] == NOWHERE
        growth = self._reach(port, own) & free
        close = ports | self._near(ports)
        close |= self._near(close)
        places = self.port_hexes & free & ~close & ~self._bits(state.came_from[element])  # X2.2, X3.1, X5.2
        goes_on = self.ended(state) == 0
        able = goes_on & (state.supply[element] > 0)  # X6.1
        hexes = jnp.where(able, jnp.where(absent, places, growth), jnp.uint32(0))
        locked = self._locking(self._near(port)[None], state.tops)[0] & (self.numbers != element)
        may_take = able & ~absent & ~state.fresh[element] & ~locked.any()  # X5.1, X5.3
        may_pass = goes_on & ~(able & absent & (places != 0).any())
        return hexes, may_take, may_pass

    def _move(self, state: JaxPixlState, action: jax.Array) -> JaxPixlState:
        """Return the position after a legal move (X3, X4, X5)."""
        element = self.mover(state)
        mine = self.numbers == element
        last = 2 * self.hexes
        hex, victim = action, jnp.int32(-1)
        if self.picks_one:
            picking = action > last + 1
            hex = jnp.where(picking, (action - last - 2) // NEIGHBOURS, action)
            victim = jnp.where(picking, (action - last - 2) % NEIGHBOURS, victim)
        placing = hex < self.hexes
        put, take, passing = ~placing & (action < last), action == last, action == last + 1
        after = self._place(state, element, mine, jnp.where(placing, hex, 0), placing, victim)
        moved = state.came_from != NOWHERE  # X5.3: the first placement is not a move
        return after._replace(
            ports=jnp.where(mine & put, action - self.hexes, jnp.where(mine & take, NOWHERE, state.ports)),
            came_from=jnp.where(mine & put, NOWHERE, jnp.where(mine & take, state.ports, state.came_from)),
            fresh=jnp.where(mine & put, moved, state.fresh & ~(mine & placing)),
            turn=state.turn + 1,
            passes=jnp.where(passing, state.passes + 1, 0),
        )

    def _place(
        self,
        state: JaxPixlState,
        element: jax.Array,
        mine: jax.Array,
        hex: jax.Array,
        placing: jax.Array,
        victim: jax.Array,
    ) -> JaxPixlState:
        """Place a Pixl and convert its victims (X4); no change unless `placing`.

        If one is picked, `victim` is its index among the hex's neighbours, or -1.
        """
        prey, neutral, predator = (jnp.asarray(self.hunted)[element, at] for at in range(3))
        near = jnp.asarray(self.near)[hex]  # (6,), in board order
        row = jnp.minimum(jnp.asarray(self.row)[near], self.rows - 1)
        bit = jnp.asarray(self.bit)[near]
        there = near != NOWHERE
        tops = (state.tops[:, row] >> bit & 1 == 1) & there  # (4, 6)
        touched = self._near(state.tops[element])[row] >> bit & 1 == 1  # X4.1: another of the placer
        if self.picks_one:
            touched &= np.arange(NEIGHBOURS) == victim
        hunted = [(tops & (self.numbers == who)[:, None]).any(axis=0) & touched & placing for who in (prey, neutral)]
        taken = (tops & (self.numbers == predator)[:, None]).any(axis=0) & touched & placing
        left = state.supply[element] - 1
        covered = hunted[0] & (below(hunted[0]) < left)  # X4.6: prey first, then neutrals, in board order
        replaced = hunted[1] & (below(hunted[1]) < left - hunted[0].sum())

        place = jnp.minimum(near, self.hexes - 1)
        height = jnp.where(there, state.height[place], 0).astype(jnp.int32)
        under = state.under[:, place]  # (3, 6)
        freed = (under[0] & 3).astype(jnp.int32)
        frees = taken & (height > 0)  # X4.4: the covered Pixl is free again
        pushed = jnp.stack([under[0] << 2 | prey.astype(jnp.uint32), *(under[1:] << 2 | under[:-1] >> 30)])
        popped = jnp.stack([*(under[:-1] >> 2 | under[1:] << 30), under[-1] >> 2])
        under = jnp.where(covered, pushed, jnp.where(frees, popped, under))
        heights = (height + covered - frees).astype(jnp.uint8)
        all_under, all_heights = state.under, state.height
        for at in range(NEIGHBOURS):
            hit = np.arange(self.hexes) == near[at]
            all_under = jnp.where(hit, under[:, at, None], all_under)
            all_heights = jnp.where(hit, heights[at], all_heights)

        bits = self._bits(near)  # (6, R)

        def rows(which: jax.Array) -> jax.Array:
            return jnp.where(which[:, None], bits, jnp.uint32(0)).sum(axis=0, dtype=jnp.uint32)

        new = jnp.where(placing, self._bits(hex), jnp.uint32(0))
        gained = new | rows(covered) | rows(replaced)
        freed_by = (freed == self.numbers[:, None]) & frees  # (4, 6)
        changes = ((prey, covered), (neutral, replaced), (predator, taken))
        after = state.tops
        beneath = state.beneath + jnp.where(mine, (covered * (height + 1) + replaced * height).sum(), 0)
        for who, which in changes:
            lost = (self.numbers == who)[:, None]
            after = jnp.where(lost, after & ~rows(which), after)
            beneath -= jnp.where(lost[:, 0], (which * height).sum(), 0)
        after |= jnp.where(mine[:, None], gained, jnp.uint32(0))
        after |= jnp.where(freed_by[:, :, None], bits, jnp.uint32(0)).sum(axis=1, dtype=jnp.uint32)
        beneath += (freed_by * (height - 1)).sum(axis=1)
        spent = placing + covered.sum() + replaced.sum()
        return state._replace(
            tops=after,
            under=all_under,
            height=all_heights,
            beneath=beneath,
            supply=state.supply - mine * spent + (self.numbers == neutral) * replaced.sum(),
            prisoners=state.prisoners + mine * taken.sum(),
        )

    def _chosen(self, first: jax.Array, one: JaxPixlState, other: JaxPixlState) -> JaxPixlState:
        """Return one of two positions, by a flag."""
        return JaxPixlState(*(jnp.where(first, this, that) for this, that in zip(one, other, strict=True)))


def below(flags: jax.Array) -> jax.Array:
    """Return exclusive prefix sums of a short array."""
    size = flags.shape[0]
    return jnp.where(np.tri(size, k=-1, dtype=np.bool_), flags.astype(jnp.int32), 0).sum(axis=1)
