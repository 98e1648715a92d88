"""Pixl in words and lines."""

import re
from collections.abc import Collection, Mapping, Sequence

from pixcade.cli.game_view import AskChoice, Drawing, Player, alternatives, only_move, percent, reject_illegal
from pixcade.cli.screen import Screen
from pixcade.games import GAMES
from pixcade.games.errors import InvalidNotation
from pixcade.games.game import AnyGame, Decision
from pixcade.games.pixl.choices import why_only_pass
from pixcade.games.pixl.elements import ELEMENTS, LETTERS
from pixcade.games.pixl.hexes import Hex, HexBoard, HexSet, members
from pixcade.games.pixl.moves import Move, Pass, Place, PutPort, TakePort
from pixcade.games.pixl.notation import first_values
from pixcade.games.pixl.scoring import element_points, lockers, seat_points
from pixcade.games.pixl.state import State, hunted
from pixcade.games.pixl.text_board import draw
from pixcade.locales import Names, Words

CONVERTING = ("pixl.covered", "pixl.replaced", "pixl.imprisoned")
TELLING = ("pixl.covered", "pixl.replaced", "pixl.imprisoned", "pixl.locked", "pixl.unlocked")
"""Consequences of a placement worth knowing in advance."""
SPACED_HEX = re.compile(r"\b([a-q]) +([0-9])", re.ASCII)


class PixlView:
    """Line-by-line play of Pixl."""

    game: AnyGame = GAMES["pixl"]
    in_opening = ("players", "oldest", "elements", "side")

    def names(self, words: Words, state: State, players: Sequence[str]) -> Names:
        del words
        seat_of = state.options.seat_of
        return Names({ELEMENTS[element]: players[seat] for element, seat in enumerate(seat_of)}, players)

    def opening(self, words: Words, state: State, players: Sequence[Player]) -> list[str]:
        """The elements of the players, and the predator cycle."""
        options = state.options
        lines = [words.say("text-pixl-opening", side=options.side, hexes=len(options.board.names))]
        for player, own in zip(players, options.elements, strict=True):
            pieces = words.list([words.say("core-piece", piece=ELEMENTS[element]) for element in own])
            lines.append(player.seated(words, pieces))
        lines.append(words.say("text-pixl-prey", elements=len(options.order)))
        return lines

    def aim(self, words: Words) -> list[str]:
        return [words.say("text-aim-pixl")]

    def help(self, words: Words) -> str:
        return words.say("text-help-pixl")

    def set_up(self, ask: AskChoice, words: Words, values: Mapping[str, str]) -> dict[str, str]:
        del ask, words, values
        return {}

    def defaults(self, values: Mapping[str, str]) -> dict[str, str]:
        """Order and elements depend on the number of players (X1.5)."""
        return first_values(dict(values))

    def rules(self, words: Words, state: State) -> list[str]:
        return [words.say("text-rules-pixl"), words.say("text-pixl-prey", elements=len(state.options.order))]

    def situation(self, words: Words, state: State, names: Names) -> list[str]:
        """Each element's Port, supply, prisoners and Pixls, hex by hex."""
        lines = [self._turn(words, state, names)]
        for element in state.options.order:
            lines.append(self._element(words, state, element, names))
        return lines

    def _turn(self, words: Words, state: State, names: Names) -> str:
        mover = ELEMENTS[state.mover]
        return words.say("text-pixl-turn", turn=state.turn + 1, element=mover, player=names.piece(mover))

    def _element(self, words: Words, state: State, element: int, names: Names) -> str:
        """Describe an element's hexes."""
        port = state.ports[element]
        code = ELEMENTS[element]
        sentences = [
            words.say(
                "text-pixl-element",
                element=code,
                player=names.piece(code),
                port="none" if port is None else state.options.board.names[port],
                supply=state.supply[element],
                points=sum(element_points(state)[element]),
            )
        ]
        if state.prisoners[element]:
            sentences.append(words.say("text-pixl-prisoners", count=state.prisoners[element]))
        locking = [words.say("core-piece", piece=ELEMENTS[colour]) for colour in lockers(state, element)]
        if locking:
            sentences.append(words.say("text-pixl-locked", by=words.list(locking)))
        standing = [self._stack(words, state, hex) for hex in members(state.tops[element])]
        if standing:
            sentences.append(words.say("text-pixl-standing", hexes=words.enumeration(standing)))
        return " ".join(sentences)

    def _stack(self, words: Words, state: State, hex: int) -> str:
        name, height = state.options.board.names[hex], len(state.stacks[hex])
        return name if height == 1 else words.say("text-pixl-stack", hex=name, height=height)

    def summary(self, words: Words, state: State, decision: Decision, names: Names) -> list[str]:
        """The element on turn, its supply, and where it may place."""
        element = ELEMENTS.index(decision.piece)
        supply = words.say("text-pixl-supply", count=state.supply[element])
        score = self.score(words, state, names)[0]
        return [
            " ".join((self._turn(words, state, names), supply, score)),
            *self._grouped(words, state, decision, telling=True),
        ]

    def _grouped(self, words: Words, state: State, decision: Decision, *, telling: bool) -> list[str]:
        """Name the hexes for placing and, if wanted, those that convert something."""
        board = state.options.board
        legal = self.game.legal(state, decision)
        puts = [board.names[move.hex] for move in legal if isinstance(move, PutPort)]
        if puts:
            return [words.say("text-pixl-port-hexes", count=len(puts), hexes=ranges(words, puts))]
        places = [move for move in legal if isinstance(move, Place)]
        lines = []
        if places:
            hexes = list(dict.fromkeys(board.names[move.hex] for move in places))
            lines.append(words.say("text-pixl-places", hexes=ranges(words, hexes)))
            converting = [move for move in places if telling and self._consequences(state, decision, move)]
            if converting:
                spelt = [self.game.format_move(state, move) for move in converting]
                lines.append(words.say("text-pixl-telling", moves=words.enumeration(spelt)))
        if len(legal) == 1:
            why = why_only_pass(state, ELEMENTS.index(decision.piece))
            return [words.say("text-pixl-only-pass", element=decision.piece, why=why)]
        can_take = any(isinstance(move, TakePort) for move in legal)
        kind = "pass" if not can_take else "both" if places else "port"
        lines.append(words.say("text-pixl-others", kind=kind))
        return lines

    def _consequences(self, state: State, decision: Decision, move: Move) -> list[object]:
        step = self.game.apply(state, {decision: move})
        return [event for event in step.events if event.code in TELLING]

    def moves(self, words: Words, state: State, decision: Decision, names: Names) -> list[str]:
        """The grouped moves, and the effect of each that does more than place a Pixl."""
        lines = self._grouped(words, state, decision, telling=False)
        for move in self.game.legal(state, decision):
            if isinstance(move, Place):
                step = self.game.apply(state, {decision: move})
                effects = [words.event(event, names) for event in step.events if event.code in TELLING]
                if effects:
                    spelt = self.game.format_move(state, move)
                    lines.append(words.say("text-pixl-consequence", move=spelt, told=" ".join(effects)))
        return lines

    def look(self, words: Words, state: State, place: str, names: Names) -> list[str]:
        """What is on a hex from the top, and on its neighbours."""
        board = state.options.board
        hex = board.hex(place.casefold().replace(" ", ""))
        pieces = [words.say("core-piece", piece=ELEMENTS[LETTERS.index(one)]) for one in reversed(state.stacks[hex])]
        ports = {
            port: words.say("text-pixl-look-port", element=code, player=names.piece(code))
            for code, port in zip(ELEMENTS, state.ports, strict=False)
            if port is not None
        }
        if hex in ports:
            pieces = [ports[hex]]
        sentences = [
            words.say("text-pixl-look", hex=board.names[hex], count=len(pieces), pieces=words.enumeration(pieces))
        ]
        if board.gray >> hex & 1:
            sentences.append(words.say("text-pixl-look-gray"))
        around = members(board.near[hex])
        tops = ports | {
            one: words.say("core-piece", piece=ELEMENTS[LETTERS.index(state.stacks[one][-1])])
            for one in around
            if state.stacks[one]
        }
        taken = [f"{board.names[one]} {tops[one]}" for one in around if one in tops]
        free = [board.names[one] for one in around if one not in tops]
        near = words.say(
            "text-pixl-look-near", taken=len(taken), who=words.enumeration(taken), free=len(free),
            hexes=words.enumeration(free),
        )  # fmt: skip
        return [" ".join(sentences), near]

    def reach(self, words: Words, state: State, decision: Decision | None, names: Names) -> list[str]:
        """Which Pixls of the seat on turn the others can convert with their next one, if the board stays as it is."""
        if decision is None:
            return [words.say("text-not-your-turn")]
        own = {ELEMENTS[element] for element in state.options.elements[decision.seat]}
        lines = []
        for later in range(1, len(state.options.order)):
            then = state._replace(turn=state.turn + later)
            hunter = ELEMENTS[then.mover]
            if hunter not in own:
                hexes = self._convertible(then, own)
                spelt = words.enumeration(hexes)
                lines.append(
                    words.say(
                        "text-pixl-reach", element=hunter, player=names.piece(hunter), count=len(hexes), hexes=spelt
                    )
                )
        return lines

    def _convertible(self, state: State, victims: Collection[str]) -> list[str]:
        """Return the hexes where the element on turn can convert a Pixl of these elements."""
        found: dict[str, None] = {}
        for due in self.game.deciding(state):
            for move in self.game.legal(state, due):
                for event in self.game.apply(state, {due: move}).events if isinstance(move, Place) else ():
                    if event.code in CONVERTING and event.values["victim"] in victims:
                        found[str(event.values["hex"])] = None
        return sorted(found)

    def prompt(self, words: Words, state: State, decision: Decision, player: str) -> str:
        move = only_move(self.game, state, decision)
        what = "port" if puts_port(state, decision) and move != Pass() else "move"
        question = words.say("text-pixl-ask", player=player, element=decision.piece, what=what)
        if move is None:
            return question
        default = alternatives(words, "text-input-pass")[0] if move == Pass() else self.game.format_move(state, move)
        return words.say("text-ask-default", question=question, default=default.removeprefix("@"))

    def read(self, words: Words, state: State, decision: Decision, text: str) -> Move:
        """Read `d4`, `d4 x e5`, `port d4`, `port off`, `pass`; a bare hex is the Port's if that is to be placed."""
        try:
            move = self._read_loosely(words, state, decision, text.casefold())
        except InvalidNotation as error:
            if error.code != "pixl.not-a-move":
                raise
            what = "port" if puts_port(state, decision) else "move"  # explained without record notation
            raise InvalidNotation("text.not-a-move", rule=error.rule, text=text[:40], what=what) from None
        reject_illegal(self.game, state, decision, move)
        return move

    def _read_loosely(self, words: Words, state: State, decision: Decision, text: str) -> Move:
        """Read a move, its words in any order."""
        names = ("port", "off", "place", "pass", "idle")
        port, off, place, passing, idle = (alternatives(words, f"text-input-{name}") for name in names)
        tokens = [token for token in SPACED_HEX.sub(r"\1\2", text).replace("@", " @ ").split() if token not in idle]
        rest = [token for token in tokens if token not in (*port, *place, "@")]
        if len(tokens) == 1 and tokens[0] in passing:
            return Pass()
        if rest and all(token in off for token in rest):
            return TakePort()
        for_port = any(token in (*port, "@") for token in tokens)
        bare = "".join(rest)
        if len(rest) == 2 and "x" not in bare:
            bare = "x".join(rest)
        move: Move = self.game.parse_move(state, "@" + bare if for_port else bare)
        if isinstance(move, Place) and move.victim is None and puts_port(state, decision):
            return PutPort(move.hex)
        return move

    def input_text(self, words: Words, state: State, move: Move) -> str:
        port, off, passing = (alternatives(words, f"text-input-{name}")[0] for name in ("port", "off", "pass"))
        if isinstance(move, Pass):
            return passing
        if isinstance(move, TakePort):
            return f"{port} {off}"
        spelt = self.game.format_move(state, move)
        return f"{port} {spelt.removeprefix('@')}" if isinstance(move, PutPort) else spelt

    def reason(self, words: Words, state: State, move: Move) -> str:
        """The reason for a Port's hex: nothing on the board shows it yet."""
        return port_reason(words, state, move.hex) if isinstance(move, PutPort) else ""

    def worth(self, words: Words, value: float) -> str:
        return percent(words, value)

    def score(self, words: Words, state: State, names: Names) -> list[str]:
        """Everyone's points, then the source of each element's."""
        entries = [
            words.say("core-points-entry", player=names.seat(seat), points=points)
            for seat, points in enumerate(seat_points(state), start=1)
        ]
        lines = [words.say("text-score", points=words.enumeration(entries))]
        for element in state.options.order:
            points, code = element_points(state)[element], ELEMENTS[element]
            values = {**points._asdict(), "total": sum(points), "player": names.piece(code)}
            lines.append(words.say("text-pixl-points", element=code, **values))
        result = self.game.outcome(state)
        totals = seat_points(state)
        if result and any(totals[seat] == max(totals) for seat in range(len(totals)) if seat not in result.winners):
            lines.append(words.say("text-pixl-tie"))  # X6.3
        return lines

    def draw(self, words: Words, state: State, decision: Decision | None, names: Names, screen: Screen) -> Drawing:
        del names
        marked: HexSet = 0
        for move in self.game.legal(state, decision) if decision else ():
            if isinstance(move, Place | PutPort):
                marked |= 1 << move.hex
        lines = draw(state, marked, plain=screen.plain, paint=screen.paint)
        return Drawing(lines, [words.say("text-pixl-legend", signs="plain" if screen.plain else "drawn")])


VIEW = PixlView()


def puts_port(state: State, decision: Decision) -> bool:
    """Whether an element's Port is off the board, so that a hex is where the Port goes."""
    return state.ports[ELEMENTS.index(decision.piece)] is None


def ranges(words: Words, hexes: Sequence[str]) -> str:
    """List hexes, joining neighbours in one column: `c4 to c7, d3`."""
    runs: list[list[str]] = []
    for name in hexes:
        last = runs[-1][-1] if runs else ""
        if last and last[0] == name[0] and int(last[1:]) + 1 == int(name[1:]):
            runs[-1].append(name)
        else:
            runs.append([name])
    parts = []
    for run in runs:
        if len(run) < 3:
            parts += run
        else:
            parts.append(words.say("text-pixl-range", first=run[0], last=run[-1]))
    return words.enumeration(parts)


def port_reason(words: Words, state: State, hex: Hex) -> str:
    board = state.options.board
    prey, _, predator = (state.ports[one] for one in hunted(state.mover, state.options.relations[state.mover]))
    reasons = {
        "pixl-hint-middle": 2 * distance(board, hex, len(board.names) // 2) <= board.side,
        "pixl-hint-prey": prey is not None and 2 * distance(board, hex, prey) <= board.side + 2,
        "pixl-hint-predator": predator is not None and distance(board, hex, predator) >= board.side - 1,
    }
    why = [reason for reason, applies in reasons.items() if applies] or ["pixl-hint-edge"]
    return words.say("pixl-hint-port", why=words.enumeration([words.say(reason) for reason in why]))


def distance(board: HexBoard, one: Hex, other: Hex) -> int:
    (q1, r1), (q2, r2) = ((ord(name[0]), int(name[1:])) for name in (board.names[one], board.names[other]))
    q, r = q1 - q2, r1 - r2
    return max(abs(q), abs(r), abs(q + r))
