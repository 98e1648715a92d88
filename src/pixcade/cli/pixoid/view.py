"""Pixoid in words and lines."""

import re
from collections.abc import Mapping, Sequence

from pixcade.cli.game_view import TOKEN, AskChoice, Drawing, Player, alternatives, only_move, reject_illegal
from pixcade.cli.screen import Screen
from pixcade.games import GAMES
from pixcade.games.errors import InvalidNotation
from pixcade.games.game import AnyGame, Decision
from pixcade.games.pixoid.board import Pix
from pixcade.games.pixoid.moves import DIRECTIONS, Direction, Move, Placement, Program
from pixcade.games.pixoid.state import CUBES, SPARE, State
from pixcade.games.pixoid.text_board import draw
from pixcade.locales import Names, Words

NOTATION = re.compile(r"([UDLR])([0-9]+)", re.ASCII)
"""A move in record notation. In lower case the words of the user's language come first."""


class PixoidView:
    """Line-by-line play of Pixoid."""

    game: AnyGame = GAMES["pixoid"]
    in_opening = ("players", "game", "layout", "oldest", "controllers")

    def names(self, words: Words, state: State, players: Sequence[str]) -> Names:
        """Pixoid with his player's name, the Bugs with their players' names, the spare one with its holder's."""
        pieces = {}
        for decision in state.programming:
            cube = state.options.controllers.index(decision.piece)
            name = players[decision.seat]
            if cube == state.roles.pixoid:
                name = words.say("pixoid-name-pixoid", player=name)
            elif cube == SPARE and state.options.players < CUBES:
                name = words.say("pixoid-name-spare", player=name)
            pieces[decision.piece] = name
        return Names(pieces, players)

    def opening(self, words: Words, state: State, players: Sequence[Player]) -> list[str]:
        """The controllers of the players, the first Pixoid, and the maze."""
        options = state.options
        lines = [words.say("text-pixoid-opening", game=options.game, layout=options.layout)]
        for seat, player in enumerate(players):
            lines.append(player.seated(words, words.say("core-piece", piece=options.controllers[seat])))
        if options.players < CUBES:
            lines.append(words.say("text-pixoid-spare", piece=options.controllers[SPARE]))
        lines.append(words.say("text-pixoid-first", game=options.game, player=players[options.oldest].name))
        return lines

    def aim(self, words: Words) -> list[str]:
        return [words.say("text-aim-pixoid")]

    def help(self, words: Words) -> str:
        return words.say("text-help-pixoid")

    def set_up(self, ask: AskChoice, words: Words, values: Mapping[str, str]) -> dict[str, str]:
        if "game" in values:
            return {}
        choices = {"1": "standard", "2": "short", "standard": "standard", "short": "short"}
        return {"game": ask(words.say("text-ask-length"), choices)}

    def defaults(self, values: Mapping[str, str]) -> dict[str, str]:
        del values
        return {option.name: option.default for option in self.game.info.options}

    def rules(self, words: Words, state: State) -> list[str]:
        del state
        return [words.say("text-rules-pixoid")]

    def situation(self, words: Words, state: State, names: Names) -> list[str]:
        """Round and turn, every cube's space, and who sees Pixoid in a straight line."""
        options = state.options
        if state.placing:
            placed = [cube for cube in state.roles.all_cubes if state.cubes[cube] is not None]
            began = words.say("text-pixoid-placing", round=state.round, rounds=options.rounds)
            cubes = [self._place(words, state, cube, names) for cube in placed]
            return [began, *cubes, self._starts(words, state), self._bonus(words, state)]
        lines = [
            words.say(
                "text-pixoid-turn",
                round=state.round,
                rounds=options.rounds,
                turn=state.turn,
                taken=state.taken,
                bonus=state.picked_up,
            )
        ]
        for cube in state.roles.all_cubes:
            lines.append(self._place(words, state, cube, names))
        return [*lines, self._bonus(words, state)]

    def _bonus(self, words: Words, state: State) -> str:
        lying = [state.options.board.names[pix] for pix in state.bonus]
        return words.say("text-pixoid-bonus", count=len(lying), pix=words.list(lying))

    def _starts(self, words: Words, state: State) -> str:
        free = free_starts(state)
        return words.say("text-pixoid-starts", count=len(free), pix=words.list(free))

    def _place(self, words: Words, state: State, cube: int, names: Names) -> str:
        """Describe a cube's space."""
        board = state.options.board
        who = names.piece(state.options.controllers[cube])
        here, pixoid = state.cubes[cube], state.cubes[state.roles.pixoid]
        assert here is not None, "only cubes on the board have a place"
        if cube != state.roles.pixoid and pixoid is not None:
            for direction, ray in board.rays[here].items():
                if pixoid in ray:
                    steps = ray.index(pixoid) + 1
                    return words.say(
                        "text-pixoid-in-line", who=who, pix=board.names[here], direction=direction, steps=steps
                    )
        return words.say("text-pixoid-place", who=who, pix=board.names[here])

    def summary(self, words: Words, state: State, decision: Decision, names: Names) -> list[str]:
        situation = self.situation(words, state, names)  # while placing, it lists the moves
        return situation if state.placing else situation + self.moves(words, state, decision, names)

    def moves(self, words: Words, state: State, decision: Decision, names: Names) -> list[str]:
        """Free Start Pix, or how far each direction goes and what is on the way."""
        here = state.cubes[state.options.controllers.index(decision.piece)]
        if here is None:
            return [self._starts(words, state)]
        roles = state.roles
        if state.options.controllers[roles.pixoid] == decision.piece:
            return self._ways(words, state, here, roles.bugs, names)
        return self._ways(words, state, here, (roles.pixoid,), names, bonus=False)

    def _ways(
        self, words: Words, state: State, here: Pix, met: Sequence[int], names: Names, *, bonus: bool = True
    ) -> list[str]:
        """Describe each direction from a Pix: how far it goes, and which of these cubes and bonus cubes are there."""
        board = state.options.board
        lines = []
        for direction, ray in board.rays[here].items():
            if not ray:
                continue
            sentences = [words.say("text-pixoid-way", direction=direction, free=len(ray), end=board.names[ray[-1]])]
            for steps, pix in enumerate(ray, start=1):
                if bonus and pix in state.bonus:
                    sentences.append(words.say("text-pixoid-way-bonus", steps=steps))
                who = self._at(state, pix, met, names)
                if who:
                    sentences.append(words.say("text-pixoid-way-cube", who=words.list(who), steps=steps))
            lines.append(" ".join(sentences))
        walls = [words.say("pixoid-wall-at", direction=way) for way, ray in board.rays[here].items() if not ray]
        if walls:
            lines.append(words.say("text-pixoid-walls", count=len(walls), directions=words.list(walls)))
        return lines

    def _at(self, state: State, pix: Pix, cubes: Sequence[int], names: Names) -> list[str]:
        return [names.piece(state.options.controllers[cube]) for cube in cubes if state.cubes[cube] == pix]

    def look(self, words: Words, state: State, place: str, names: Names) -> list[str]:
        """What is on a Pix, and what one meets in each direction."""
        board = state.options.board
        pix = board.pix(place.casefold().replace(" ", ""))
        everyone = state.roles.all_cubes
        there = self._at(state, pix, everyone, names)
        line = words.say("text-pixoid-look", pix=board.names[pix], count=len(there), who=words.list(there))
        kinds = [kind for kind, found in (("start", board.starts), ("bonus", state.bonus)) if pix in found]
        more = [words.say("text-pixoid-look-kind", kind=kind) for kind in kinds]
        return [" ".join((line, *more)), *self._ways(words, state, pix, everyone, names)]

    def reach(self, words: Words, state: State, decision: Decision | None, names: Names) -> list[str]:
        """Which Bugs can run over Pixoid where he is, and on every Pix up to the first Bug in each direction."""
        del decision
        board, pixoid = state.options.board, state.cubes[state.roles.pixoid]
        if state.placing or pixoid is None:
            return [words.say("text-pixoid-reach-later")]
        who = self._reaching(state, pixoid, names)
        lines = [words.say("text-pixoid-reach", count=len(who), pix=board.names[pixoid], who=words.list(who))]
        for direction, ray in board.rays[pixoid].items():
            found = []
            for pix in ray:
                there = self._at(state, pix, state.roles.bugs, names)
                who = there or self._reaching(state, pix, names)
                kind = "there" if there else "reached" if who else "safe"
                found.append(words.say("text-pixoid-reach-entry", kind=kind, pix=board.names[pix], who=words.list(who)))
                if there:
                    break
            if found:
                lines.append(words.say("text-pixoid-reach-way", direction=direction, found=words.enumeration(found)))
        return lines

    def _reaching(self, state: State, pix: Pix, names: Names) -> list[str]:
        """Return the Bugs whose next run can cross a Pix."""
        rays, controllers = state.options.board.rays, state.options.controllers
        return [
            names.piece(controllers[bug])
            for bug in state.roles.bugs
            if (here := state.cubes[bug]) is not None and any(pix in ray for ray in rays[here].values())
        ]

    def prompt(self, words: Words, state: State, decision: Decision, player: str) -> str:
        cube = state.options.controllers.index(decision.piece)
        spare = cube == SPARE and state.options.players < CUBES
        role = "pixoid" if cube == state.roles.pixoid else "spare" if spare else "bug"
        here = state.cubes[cube]
        if here is None:
            question = words.say("text-pixoid-ask-start", player=player, role=role)
            if only_move(self.game, state, decision) is None:
                return question
            return words.say("text-ask-default", question=question, default=free_starts(state)[0])
        return words.say("text-pixoid-ask", player=player, role=role, pix=state.options.board.names[here])

    def read(self, words: Words, state: State, decision: Decision, text: str) -> Move:
        """Read `U3`, `up 3`, `3 up`, or a Start Pix `c4`."""
        move = self._read_loosely(words, state, text)
        reject_illegal(self.game, state, decision, move)
        return move

    def _read_loosely(self, words: Words, state: State, text: str) -> Move:
        if state.placing:
            return read_start(words, state, text)
        written = NOTATION.fullmatch(text)
        if written:
            return Program(next(way for way in DIRECTIONS if way == written[1]), int(written[2][:6]))
        idle = alternatives(words, "text-input-idle")
        tokens = [token for token in TOKEN.findall(text.casefold()) if token not in idle]
        numbers = [token for token in tokens if token.isascii() and token.isdecimal()]
        directions = [way for token in tokens if (way := direction_of(words, token))]
        if len(tokens) == len(directions) == 1:
            raise InvalidNotation("text.distance-missing", rule="P3.1")
        if len(tokens) == len(numbers) == 1:
            raise InvalidNotation("text.direction-missing", rule="P3.1")
        if len(tokens) != 2 or len(numbers) != 1 or len(directions) != 1:
            raise InvalidNotation("text.not-a-program", rule="P3.1", text=text[:40])
        return Program(directions[0], int(numbers[0][:6]))

    def input_text(self, words: Words, state: State, move: Move) -> str:
        """`up 3`, or a Start Pix."""
        if isinstance(move, Placement):
            return state.options.board.names[move.pix]
        return f"{words.say('pixoid-direction', direction=move.direction)} {move.distance}"

    def reason(self, words: Words, state: State, move: object) -> str:
        del words, state, move
        return ""

    def worth(self, words: Words, value: float) -> str:
        return f"{value:.1f}".replace(".", words.say("text-decimal-sign"))

    def score(self, words: Words, state: State, names: Names) -> list[str]:
        """Everyone's points; in a short game the cubes Pixoid still needs."""
        if state.options.game == "short":
            cubes = state.taken + state.picked_up
            return [words.say("text-pixoid-score-short", cubes=cubes)]
        entries = [
            words.say("core-points-entry", player=names.seat(seat), points=points)
            for seat, points in enumerate(state.scores, start=1)
        ]
        return [words.say("text-score", points=words.enumeration(entries))]

    def draw(self, words: Words, state: State, decision: Decision | None, names: Names, screen: Screen) -> Drawing:
        """The maze with every cube, Pixoid as @ and the Bugs by the letters of their controllers."""
        del decision
        cubes, legend = {}, []
        for cube in state.roles.all_cubes:
            piece, pix = state.options.controllers[cube], state.cubes[cube]
            label = "@" if cube == state.roles.pixoid else piece[0].upper()
            if pix is not None:
                cubes[label] = pix
                legend.append(words.say("text-legend-entry", sign=label, meaning=names.piece(piece)))
        lines = draw(state.options.board, cubes, state.bonus, plain=screen.plain, paint=screen.paint)
        signs = words.say("text-pixoid-legend", signs="plain" if screen.plain else "drawn")
        return Drawing(lines, [words.enumeration(legend), signs] if legend else [signs])


VIEW = PixoidView()


def free_starts(state: State) -> list[str]:
    board = state.options.board
    return [board.names[pix] for pix in board.starts if pix not in state.cubes]


def read_start(words: Words, state: State, text: str) -> Placement:
    """Read a Pix; the error lists the free ones. Raises a PixcadeError."""
    try:
        return Placement(state.options.board.pix(text.casefold().removeprefix("@").replace(" ", "")))
    except InvalidNotation:
        free = words.choices(free_starts(state))
        raise InvalidNotation("text.not-a-start-pix", rule="P2.4", text=text[:40], free=free) from None


def direction_of(words: Words, token: str) -> Direction | None:
    """Return a direction; the words of the user's language come first."""
    for speaker in (words, Words()):
        for direction in DIRECTIONS:
            if token in speaker.say(f"text-input-{direction.lower()}").casefold().split():
                return direction
    return None
