"""What each placement would bring, added up from what it touches instead of found out by making the move.

This is the fast twin of `choices.consequences` for placing a Pixl, since a server tells it after every move. Tests
compare the two on many positions.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from pixcade.core.game import EventData
from pixcade.games.pixl.elements import ELEMENTS, LETTERS, Relation
from pixcade.games.pixl.hexes import Hex, HexSet, hex_board, members
from pixcade.games.pixl.scoring import LOCKING, element_totals, locking, locks, seat_totals, somebody_has_none
from pixcade.games.pixl.state import Options, State
from pixcade.games.pixl.wire import (
    COVERED,
    GAME_OVER,
    IMPRISONED,
    LOCKED,
    REPLACED,
    SPARED,
    UNLOCKED,
    PixlConsequences,
    PixlGameOver,
    PixlImprisoned,
    PixlStanding,
    PixlTold,
)

EFFECTS_KEPT = 8192


def standing(options: Options, supply: list[int], points: list[int]) -> PixlStanding:
    """Return supplies and points by element, and points by seat."""
    return {"supply": supply, "points": points, "scores": seat_totals(options, points)}


class Effect(NamedTuple):
    """What comes of converting one Pixl, wherever the new one is placed and whatever the rest of the board is like."""

    event: EventData
    hex: str
    victim: int
    loss: int
    """What the victim's element loses: 1 for the top, 2 for each Pixl underneath (X6.2)."""
    gain: int
    freed: int | None
    regained: int
    """What the element gets whose Pixl is on top again (X4.4)."""


@lru_cache(EFFECTS_KEPT)
def effect(side: int, element: int, relation: Relation, hex: Hex, stack: str) -> Effect:
    """Return what comes of it when an element converts the top of a stack, which is this to it.

    Answers are kept for a while, because most stacks stay as they are from one turn of an element to its next.
    """
    height = len(stack)
    loss = 2 * height - 1
    victim = LETTERS.index(stack[-1])
    name = hex_board(side).names[hex]
    mine, other = ELEMENTS[element], ELEMENTS[victim]
    if relation == "prey":  # X4.3: the whole stack is underneath now
        covered = COVERED.data({"element": mine, "hex": name, "victim": other, "height": height + 1})
        return Effect(covered, name, victim, loss, 2 * height + 1, None, 0)
    if relation == "neutral":  # X4.2: what is underneath changes hands
        replaced = REPLACED.data({"element": mine, "hex": name, "victim": other})
        return Effect(replaced, name, victim, loss, loss, None, 0)
    imprisoned: PixlImprisoned = {"element": mine, "hex": name, "victim": other}
    freed = None
    if height > 1:  # X4.4: what is next underneath is on top again
        freed = LETTERS.index(stack[-2])
        imprisoned["freed"] = ELEMENTS[freed]
    return Effect(IMPRISONED.data(imprisoned), name, victim, loss, 1, freed, loss - 2)


class Foresight:
    """What comes of it when the element whose turn it is places a Pixl."""

    __slots__ = (
        "beside_ports", "element", "known", "lively", "neutral", "neutrals", "points", "predators", "preys", "state",
        "struck", "third",
    )  # fmt: skip

    def __init__(self, state: State, element: int) -> None:
        """Look round once."""
        board = state.options.board
        near = board.near
        self.state = state
        self.element = element
        self.points = list(element_totals(state))
        own = state.tops[element]
        touched = board.beside(own) & ~own  # by one of the mover's Pixls already: the new one is the second (X4.1)
        prey, self.neutral, predator = state.options.hunted[element]
        self.preys: HexSet = touched & state.tops[prey]
        self.neutrals: HexSet = touched & state.tops[self.neutral]
        self.predators: HexSet = touched & state.tops[predator]
        self.struck: HexSet = self.preys | self.neutrals | self.predators
        beside_ports = third = 0
        for owner, port in enumerate(state.ports):
            if port is not None:
                around = near[port]
                beside_ports |= around
                if owner != element and (around & own).bit_count() == LOCKING - 1:
                    third |= around
        self.beside_ports: HexSet = beside_ports
        self.third: HexSet = third
        """Where a Pixl is the third of its colour beside a Port of another, and locks it (X5.1)."""
        self.lively: HexSet = board.beside(self.struck) | third
        """Where a Pixl converts something, or locks a Port."""
        self.known: dict[HexSet, PixlConsequences | None] = {}
        """What converting these brings, where no Port is near: the same on every hex from which it is these."""

    def victims(self, hex: Hex) -> HexSet:
        """Return what a Pixl placed on a hex would convert (X4.1)."""
        return self.state.options.board.near[hex] & self.struck

    def pickable(self, hex: Hex) -> list[Hex]:
        """Return the victims of which the placer picks one, where the table plays so (X4.1)."""
        enough = self.state.supply[self.element] > 1
        return members(self.victims(hex) & (self.struck if enough else self.predators))

    def usual(self) -> PixlConsequences | None:
        """Return what a Pixl brings that converts and locks nothing, or None if the game is over then."""
        return self.added_up(0, self.points.copy(), [], [])

    def consequences(self, hex: Hex, victims: HexSet) -> PixlConsequences | None:
        """Return what it brings to place a Pixl on a hex where these are its victims.

        Return None where the rules must say it: the game is over then, and who has won is not seen from the points.
        """
        beside_port = victims & self.beside_ports or self.third >> hex & 1
        if not beside_port and victims in self.known:
            return self.known[victims]
        converted: HexSet = victims
        spared: Sequence[Hex] = ()
        if (victims & ~self.predators).bit_count() >= self.state.supply[self.element]:
            converted, spared = self.affordable(victims)
        points = self.points.copy()
        converts: list[str] = []
        events: list[EventData] = []
        for victim in self.in_order(converted):
            event, name, colour, loss, gain, freed, regained = self.effect(victim)
            points[colour] -= loss
            points[self.element] += gain
            if freed is not None:
                points[freed] += regained
            events.append(event)
            converts.append(name)
        events += [self.spares(victim) for victim in spared]
        if beside_port:
            self.lock(hex, converted, points, events)
            return self.added_up(converted, points, converts, events)
        brings = self.known[victims] = self.added_up(converted, points, converts, events)
        return brings

    def affordable(self, victims: HexSet) -> tuple[HexSet, Sequence[Hex]]:
        """Split victims into those that can be converted with the supply and those that can't (X4.6)."""
        left = self.state.supply[self.element] - 1
        prey, neutral = members(victims & self.preys), members(victims & self.neutrals)
        spared = prey[left:] + neutral[max(0, left - len(prey)) :]
        return victims & ~sum(1 << hex for hex in spared), spared

    def spares(self, hex: Hex) -> EventData:
        """Return that there is no Pixl for a victim."""
        victim = ELEMENTS[LETTERS.index(self.state.stacks[hex][-1])]
        name = self.state.options.board.names[hex]
        return SPARED.data({"element": ELEMENTS[self.element], "hex": name, "victim": victim})

    def added_up(
        self, converted: HexSet, points: list[int], converts: list[str], events: list[EventData]
    ) -> PixlConsequences | None:
        """Return what a Pixl brings, from the points that its conversions and locks lead to."""
        options, element = self.state.options, self.element
        supply = list(self.state.supply)
        cost = 1 + (converted & ~self.predators).bit_count()
        supply[element] -= cost
        supply[self.neutral] += (converted & self.neutrals).bit_count()  # X4.2
        points[element] += 1
        scores = seat_totals(options, points)
        if not supply[element] and somebody_has_none(options, supply):  # X6.1
            best = max(scores)
            if scores.count(best) > 1:  # X6.3: tied
                return None
            over: PixlGameOver = {"winners": [scores.index(best) + 1], "points": scores, "reason": "supply-empty"}
            events.append(GAME_OVER.data(over))
        told: PixlTold = {}
        if converts:
            told["converts"] = converts
        if events:
            told["events"] = events
        return {"cost": cost, **told, "supply": supply, "points": points, "scores": scores}

    def in_order(self, victims: HexSet) -> list[Hex]:
        """Return victims in the order in which they are told: prey, neutrals, predators."""
        if victims & (victims - 1):
            return members(victims & self.preys) + members(victims & self.neutrals) + members(victims & self.predators)
        return [victims.bit_length() - 1] if victims else []

    def effect(self, hex: Hex) -> Effect:
        """Return what comes of converting the Pixl on a hex."""
        bit = 1 << hex
        relation: Relation = "prey" if self.preys & bit else "neutral" if self.neutrals & bit else "predator"
        return effect(self.state.options.side, self.element, relation, hex, self.state.stacks[hex])

    def lock(self, hex: Hex, victims: HexSet, points: list[int], events: list[EventData]) -> None:
        """Ports beside what has changed are unlocked and locked (X5.1, X6.2)."""
        state, near = self.state, self.state.options.board.near
        changed = victims | 1 << hex
        tops = self.tops_after(hex, victims)
        seat_of, names = state.options.seat_of, state.options.board.names
        for owner, port in enumerate(state.ports):
            if port is None or not near[port] & changed:
                continue
            was, now = locks(state)[owner], locking(near[port], tops, owner)
            if was == now:
                continue
            for kind, worth, colours, others in ((UNLOCKED, -5, was, now), (LOCKED, 5, now, was)):
                for colour in colours:
                    if colour not in others:
                        lock = kind.data({"element": ELEMENTS[owner], "by": ELEMENTS[colour], "hex": names[port]})
                        events.append(lock)
                        points[colour] += worth if seat_of[colour] != seat_of[owner] else 0

    def tops_after(self, hex: Hex, victims: HexSet) -> list[HexSet]:
        """Return the tops of each element after a placement that converts these (X4)."""
        tops = [hexes & ~victims for hexes in self.state.tops]
        tops[self.element] |= 1 << hex | victims & ~self.predators
        for victim in members(victims & self.predators):
            freed = self.effect(victim).freed
            if freed is not None:
                tops[freed] |= 1 << victim
        return tops
