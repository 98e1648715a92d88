"""What each placement would bring, added up from what it touches instead of found out by making the move.

This is the fast twin of `choosing.consequences` for placing a Pixl, since a server tells it after every move. Tests
compare the two on many positions.
"""

from typing import NamedTuple

from pixcade.core.game import EventData
from pixcade.games.pixl.elements import ELEMENTS, LETTERS
from pixcade.games.pixl.hexes import Hex, HexSet, members
from pixcade.games.pixl.placement import reached
from pixcade.games.pixl.scoring import LOCKING, element_totals, locking, locks, seat_totals, somebody_has_none
from pixcade.games.pixl.state import Options, State
from pixcade.games.pixl.wire import (
    COVERED,
    IMPRISONED,
    LOCKED,
    REPLACED,
    UNLOCKED,
    PixlConsequences,
    PixlImprisoned,
    PixlMove,
    PixlStanding,
    PixlTold,
)


def standing(options: Options, supply: list[int], points: list[int]) -> PixlStanding:
    """Return supplies and points by element, and points by seat."""
    return {"supply": supply, "points": points, "scores": seat_totals(options, points)}


class Effect(NamedTuple):
    """What comes of converting one Pixl, wherever the new one is placed."""

    event: EventData
    hex: str
    victim: int
    loss: int
    """What the victim's element loses: 1 for the top, 2 for each Pixl underneath (X6.2)."""
    gain: int
    freed: int | None
    regained: int
    """What the element gets whose Pixl is on top again (X4.4)."""


class Foresight:
    """What comes of it when the element whose turn it is places a Pixl."""

    __slots__ = (
        "beside_ports", "effects", "element", "lively", "near", "neutral", "neutrals", "points", "predators", "preys",
        "state", "struck", "third",
    )  # fmt: skip

    def __init__(self, state: State, element: int) -> None:
        """Look round once."""
        self.state = state
        self.element = element
        self.near = near = state.options.board.near
        self.points = list(element_totals(state))
        own = state.tops[element]
        struck = lively = 0  # what touches one of the mover's Pixls already: the new one is the second (X4.1)
        prey, self.neutral, predator = state.options.hunted[element]
        preys, neutrals, predators = state.tops[prey], state.tops[self.neutral], state.tops[predator]
        for hex in members(self.beside(own) & (preys | neutrals | predators) & ~own):
            if near[hex] & own:
                struck |= 1 << hex
                lively |= near[hex]
        self.struck: HexSet = struck
        self.preys: HexSet = struck & preys
        self.neutrals: HexSet = struck & neutrals
        self.predators: HexSet = struck & predators
        self.effects: dict[Hex, Effect] = {}
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
        self.lively: HexSet = lively | third
        """Where a Pixl converts something, or locks a Port."""

    def beside(self, own: HexSet) -> HexSet:
        """Return what is next to the mover's Pixls, and to its Port."""
        beside = reached(self.state, self.element)
        for hex in members(own & ~beside):  # X3.4: what is cut off converts too
            beside |= self.near[hex]
        return beside

    def victims(self, hex: Hex) -> HexSet:
        """Return what a Pixl placed on a hex would convert (X4.1)."""
        return self.near[hex] & self.struck

    def pickable(self, hex: Hex) -> list[Hex]:
        """Return the victims of which the placer picks one, where the table plays so (X4.1)."""
        enough = self.state.supply[self.element] > 1
        return members(self.victims(hex) if enough else self.near[hex] & self.predators)

    def usual(self) -> PixlConsequences | None:
        """Return what a Pixl brings that converts and locks nothing, or None if the game is over then."""
        supply, points = list(self.state.supply), self.points.copy()
        supply[self.element] -= 1
        points[self.element] += 1
        if not supply[self.element] and somebody_has_none(self.state.options, supply):
            return None
        return {"cost": 1, "supply": supply, "points": points, "scores": seat_totals(self.state.options, points)}

    def consequences(self, move: str, hex: Hex, victims: HexSet) -> PixlMove | None:
        """Return a move with what it brings to place a Pixl on a hex where these are its victims.

        Return None where the rules must say it: the supply does not suffice (X4.6), or the game is over then (X6.1).
        """
        state, element = self.state, self.element
        points, supply = self.points.copy(), list(state.supply)
        cost = 1 + (victims & ~self.predators).bit_count()
        supply[element] -= cost
        supply[self.neutral] += (victims & self.neutrals).bit_count()  # X4.2
        if supply[element] < 0 or (not supply[element] and somebody_has_none(state.options, supply)):
            return None
        points[element] += 1
        events: list[EventData] = []
        converts: list[str] = []
        if victims:
            for victim in self.in_order(victims):
                event, name, colour, loss, gain, freed, regained = self.effects.get(victim) or self.effect(victim)
                points[colour] -= loss
                points[element] += gain
                if freed is not None:
                    points[freed] += regained
                events.append(event)
                converts.append(name)
        if victims & self.beside_ports or self.third >> hex & 1:
            self.lock(hex, victims, points, events)
        told: PixlTold = {}
        if converts:
            told["converts"] = converts
        if events:
            told["events"] = events
        scores = seat_totals(state.options, points)
        return {"move": move, "cost": cost, **told, "supply": supply, "points": points, "scores": scores}

    def in_order(self, victims: HexSet) -> list[Hex]:
        """Return victims in the order in which they are told: prey, neutrals, predators."""
        if victims & (victims - 1):
            return members(victims & self.preys) + members(victims & self.neutrals) + members(victims & self.predators)
        return [victims.bit_length() - 1]

    def effect(self, hex: Hex) -> Effect:
        """Work out what comes of converting the Pixl on a hex, once."""
        stack = self.state.stacks[hex]
        height = len(stack)
        loss = 2 * height - 1
        victim = LETTERS.index(stack[-1])
        name = self.state.options.board.names[hex]
        mine, other = ELEMENTS[self.element], ELEMENTS[victim]
        freed = None
        if self.preys >> hex & 1:  # X4.3: the whole stack is underneath now
            event = COVERED.data({"element": mine, "hex": name, "victim": other, "height": height + 1})
            gain = 2 * height + 1
        elif self.neutrals >> hex & 1:  # X4.2: what is underneath changes hands
            event, gain = REPLACED.data({"element": mine, "hex": name, "victim": other}), loss
        else:  # X4.4: what is next underneath is on top again
            imprisoned: PixlImprisoned = {"element": mine, "hex": name, "victim": other}
            if height > 1:
                freed = LETTERS.index(stack[-2])
                imprisoned["freed"] = ELEMENTS[freed]
            event, gain = IMPRISONED.data(imprisoned), 1
        effect = Effect(event, name, victim, loss, gain, freed, loss - 2)
        self.effects[hex] = effect
        return effect

    def lock(self, hex: Hex, victims: HexSet, points: list[int], events: list[EventData]) -> None:
        """Ports beside what has changed are unlocked and locked (X5.1, X6.2)."""
        state, near = self.state, self.near
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
            freed = self.effects[victim].freed
            if freed is not None:
                tops[freed] |= 1 << victim
        return tops
