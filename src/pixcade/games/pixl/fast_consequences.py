"""What each placement would bring, added up from what it touches instead of found out by making the move, as JSON.

This is the fast twin of `choices.consequences` for placing a Pixl, since a server tells it after every move. Tests
compare the two on many positions.
"""

from collections.abc import Sequence
from functools import lru_cache
from operator import add
from typing import NamedTuple

from pixcade.core.game import EventKind
from pixcade.core.json_text import compact
from pixcade.games.pixl.elements import ELEMENTS, LETTERS, Relation
from pixcade.games.pixl.hexes import Hex, HexSet, members
from pixcade.games.pixl.scoring import LOCKING, locking, locks, seat_totals, somebody_has_none
from pixcade.games.pixl.state import Options, State
from pixcade.games.pixl.survey import Survey, beside_ports
from pixcade.games.pixl.wire import (
    COVERED,
    GAME_OVER,
    IMPRISONED,
    LOCKED,
    REPLACED,
    SPARED,
    UNLOCKED,
    PixlGameOver,
    PixlImprisoned,
    PixlLock,
)

CONVERSIONS_KEPT = 8192


@lru_cache(8)
def standing_form(count: int, players: int) -> str:
    """Return what `%` makes supplies and points by element and points by seat of."""
    numbers, scores = ",".join(["%d"] * count), ",".join(["%d"] * players)
    return f'"supply":[{numbers}],"points":[{numbers}],"scores":[{scores}]'


class Conversion(NamedTuple):
    """What comes of placing a Pixl that converts these, whatever the rest of the board is like."""

    cost: int
    converts: str
    events: str
    changes: tuple[int, ...]
    """By how much supplies by element, points by element and points by seat change."""


@lru_cache(CONVERSIONS_KEPT)
def conversion(options: Options, element: int, victims: HexSet, stacks: tuple[str, ...]) -> Conversion:
    """Return what comes of it when a new Pixl of an element converts the tops of these stacks (X4, X6.2).

    Answers are kept for a while, because most stacks stay as they are from one turn of an element to its next.
    """
    count, names, mine = len(options.order), options.board.names, ELEMENTS[element]
    supply, points = [0] * count, [0] * count
    supply[element], points[element] = -1, 1
    converts: dict[Relation, list[str]] = {"prey": [], "neutral": [], "predator": []}
    events: dict[Relation, list[str]] = {"prey": [], "neutral": [], "predator": []}
    for hex, stack in zip(members(victims), stacks, strict=True):
        height, victim, name = len(stack), LETTERS.index(stack[-1]), names[hex]
        relation, other = options.relations[element][victim], ELEMENTS[victim]
        points[victim] -= 2 * height - 1  # 1 for the top, 2 for each Pixl underneath
        if relation == "prey":  # X4.3: the whole stack is underneath now
            told = COVERED.data({"element": mine, "hex": name, "victim": other, "height": height + 1})
            points[element] += 2 * height + 1
            supply[element] -= 1
        elif relation == "neutral":  # X4.2: what is underneath changes hands
            told = REPLACED.data({"element": mine, "hex": name, "victim": other})
            points[element] += 2 * height - 1
            supply[element] -= 1
            supply[victim] += 1
        else:  # X4.4: what is next underneath is on top again
            imprisoned: PixlImprisoned = {"element": mine, "hex": name, "victim": other}
            if height > 1:
                freed = LETTERS.index(stack[-2])
                imprisoned["freed"] = ELEMENTS[freed]
                points[freed] += 2 * height - 3
            told = IMPRISONED.data(imprisoned)
            points[element] += 1
        converts[relation].append(compact(name))
        events[relation].append(compact(told))
    return Conversion(
        -supply[element],
        ",".join([name for some in converts.values() for name in some]),
        ",".join([told for some in events.values() for told in some]),
        (*supply, *points, *seat_totals(options, points)),
    )


@lru_cache(512)
def lock_event(kind: EventKind[PixlLock], owner: int, colour: int, hex: str) -> str:
    """Return that the Port of an element, on this hex, is locked or unlocked by another."""
    return compact(kind.data({"element": ELEMENTS[owner], "by": ELEMENTS[colour], "hex": hex}))


class Foresight:
    """What comes of it when the element whose turn it is places a Pixl."""

    __slots__ = (
        "element", "form", "known", "lively", "neutrals", "numbers", "predators", "preys", "state", "struck", "tense",
        "third",
    )  # fmt: skip

    def __init__(self, state: State, element: int, known: Survey) -> None:
        """Look round once."""
        options = state.options
        board = options.board
        near = board.near
        tops = state.tops
        self.state = state
        self.element = element
        self.form = standing_form(len(tops), options.players)
        self.numbers = [*state.supply, *known.totals, *known.scores]
        """Supplies by element, points by element, points by seat, as they are told."""
        own = tops[element]
        touched = board.beside(own) & ~own  # by one of the mover's Pixls already: the new one is the second (X4.1)
        prey, neutral, predator = options.hunted[element]
        self.preys: HexSet = touched & tops[prey]
        self.neutrals: HexSet = touched & tops[neutral]
        self.predators: HexSet = touched & tops[predator]
        self.struck: HexSet = self.preys | self.neutrals | self.predators
        third = tense = 0
        if (own | self.struck) & beside_ports(options.side, state.ports):
            for owner, port in enumerate(state.ports):
                if port is not None:
                    around = near[port]
                    if owner != element and (around & own).bit_count() == LOCKING - 1:
                        third |= around
                    if around & self.struck and (
                        known.locks[owner]
                        or around & self.predators
                        or (around & (own | self.struck)).bit_count() >= LOCKING - 1
                    ):
                        tense |= around
        self.third: HexSet = third
        """Where a Pixl is the third of its colour beside a Port of another, and locks it (X5.1)."""
        self.tense: HexSet = tense
        """Where what is converted may lock or unlock a Port."""
        self.lively: HexSet = board.beside(self.struck) | third if self.struck else third
        """Where a Pixl converts something, or locks a Port."""
        self.known: dict[HexSet, str] = {}
        """What converting these brings, where no Port is near: the same on every hex from which it is these."""

    def now(self) -> str:
        """Return how everybody stands."""
        return self.form % tuple(self.numbers)

    def victims(self, hex: Hex) -> HexSet:
        """Return what a Pixl placed on a hex would convert (X4.1)."""
        return self.state.options.board.near[hex] & self.struck

    def pickable(self, hex: Hex) -> list[Hex]:
        """Return the victims of which the placer picks one, where the table plays so (X4.1)."""
        enough = self.state.supply[self.element] > 1
        return members(self.victims(hex) & (self.struck if enough else self.predators))

    def consequences(self, hex: Hex, victims: HexSet) -> str | None:
        """Return what it brings to place a Pixl on a hex where these are its victims.

        Return None where the rules must say it: the game is over then, and who has won is not seen from the points.
        """
        locking = victims & self.tense or self.third >> hex & 1
        if not locking and victims in self.known:
            return self.known[victims]
        state, element = self.state, self.element
        options, stacks = state.options, state.stacks
        converted: HexSet = victims
        spared: Sequence[Hex] = ()
        if (victims & ~self.predators).bit_count() >= state.supply[element]:
            converted, spared = self.affordable(victims)
        found = conversion(options, element, converted, tuple([stacks[victim] for victim in members(converted)]))
        cost, converts, told, changes = found
        numbers = list(map(add, self.numbers, changes))
        events = [told] if told else []
        if spared:
            events += [self.spares(victim) for victim in spared]
        if locking:
            self.lock(hex, converted, numbers, events)
        if not numbers[element] and somebody_has_none(options, numbers[: len(state.supply)]):  # X6.1
            scores = numbers[2 * len(state.supply) :]
            best = max(scores)
            if scores.count(best) > 1:  # X6.3: tied
                return None
            over: PixlGameOver = {"winners": [scores.index(best) + 1], "points": scores, "reason": "supply-empty"}
            events.append(compact(GAME_OVER.data(over)))
        if converts:
            converts = f'"converts":[{converts}],'
        if events:
            converts += f'"events":[{",".join(events)}],'
        brings = f'"cost":{cost},{converts}{self.form % tuple(numbers)}'
        if not locking:
            self.known[victims] = brings
        return brings

    def affordable(self, victims: HexSet) -> tuple[HexSet, Sequence[Hex]]:
        """Split victims into those that can be converted with the supply and those that can't (X4.6)."""
        left = self.state.supply[self.element] - 1
        prey, neutral = members(victims & self.preys), members(victims & self.neutrals)
        spared = prey[left:] + neutral[max(0, left - len(prey)) :]
        return victims & ~sum(1 << hex for hex in spared), spared

    def spares(self, hex: Hex) -> str:
        """Return that there is no Pixl for a victim."""
        victim = ELEMENTS[LETTERS.index(self.state.stacks[hex][-1])]
        name = self.state.options.board.names[hex]
        return compact(SPARED.data({"element": ELEMENTS[self.element], "hex": name, "victim": victim}))

    def lock(self, hex: Hex, victims: HexSet, numbers: list[int], events: list[str]) -> None:
        """Ports beside what has changed are unlocked and locked (X5.1, X6.2)."""
        state, near = self.state, self.state.options.board.near
        changed = victims | 1 << hex
        tops = self.tops_after(hex, victims)
        count, seat_of, names = len(tops), state.options.seat_of, state.options.board.names
        for owner, port in enumerate(state.ports):
            if port is None or not near[port] & changed:
                continue
            was, now = locks(state)[owner], locking(near[port], tops, owner)
            if was == now:
                continue
            for kind, worth, colours, others in ((UNLOCKED, -5, was, now), (LOCKED, 5, now, was)):
                for colour in colours:
                    if colour not in others:
                        events.append(lock_event(kind, owner, colour, names[port]))
                        if seat_of[colour] != seat_of[owner]:
                            numbers[count + colour] += worth
                            numbers[2 * count + seat_of[colour]] += worth

    def tops_after(self, hex: Hex, victims: HexSet) -> list[HexSet]:
        """Return the tops of each element after a placement that converts these (X4)."""
        state = self.state
        tops = [hexes & ~victims for hexes in state.tops]
        tops[self.element] |= 1 << hex | victims & ~self.predators
        for victim in members(victims & self.predators):
            beneath = state.stacks[victim][-2:-1]
            if beneath:  # X4.4: free again
                tops[LETTERS.index(beneath)] |= 1 << victim
        return tops
