"""A whole game line by line: bots think from the public state while people decide one after the other."""

from collections.abc import Mapping, Sequence
from contextlib import suppress

from pixcade.bots.api import Budget
from pixcade.bots.levels import is_missing, levels_of
from pixcade.bots.running.local import PendingThought, Thinkers
from pixcade.bots.search import AVAILABLE
from pixcade.cli.any_game import view_of
from pixcade.cli.commands import Commands, GoBack, QuitGame
from pixcade.cli.game_view import introduction, only_move
from pixcade.cli.screen import EndOfInput, Screen
from pixcade.cli.setup import GameSetup
from pixcade.games.errors import PixcadeError
from pixcade.games.game import Decision, Seat
from pixcade.games.record import Record
from pixcade.locales import Names, Words

HINTS_BY = "hard"
"""The level that gives hints: strong, and still quick without compiled code."""


class TakenBack(Exception):
    """An earlier decision is open again."""


class TerminalGame:
    """One game at one screen, from the first move to the result."""

    def __init__(
        self, screen: Screen, words: Words, setting: GameSetup, date: str, secret: bytes, *, drawing: bool = False
    ) -> None:
        """`date` goes into the record; the bots' randomness is derived from the secret."""
        self.screen = screen
        self.words = words
        self.setting = setting
        self.game = setting.game
        self.view = view_of(setting.game.info.id)
        self.state: object = setting.game.start(setting.options)
        self.date = date
        self.drawing = drawing
        self.names = [player.name for player in setting.players]
        self.secret = secret
        self.thinkers = Thinkers()
        self.narration_of_reduced = False
        self.failed = set[str]()
        """Bots whose traceback was shown."""
        self.steps: list[dict[str, str]] = []
        self.marks: dict[tuple[int, str], Mapping[str, str]] = {}
        """Default moves, as a record marks them."""
        self.narration: list[str] = []
        """The events since a person last decided, including that step."""
        self.attended = any(not player.bot for player in setting.players)
        self.commands = Commands(self)

    @property
    def names_now(self) -> Names:
        return self.view.names(self.words, self.state, self.names)

    @property
    def is_over(self) -> bool:
        return not self.game.deciding(self.state)

    @property
    def record(self) -> Record:
        info = self.game.info
        values = self.game.option_values(self.setting.options)
        names, steps = tuple(self.names), tuple(self.steps)
        return Record(info.id, info.rules_version, self.date, names, values, steps, server=dict(self.marks))

    def run(self) -> int:
        """Play to the end, or until a player leaves, and offer to save the record. Return the exit code."""
        try:
            self.play()
        except QuitGame:
            return 0
        except EndOfInput:
            self.screen.say(self.words.say("text-input-ended"))
            return 1
        with suppress(EndOfInput):
            self.commands.offer_to_save()
        return 0

    def play(self) -> None:
        """Play to the end and print the score. Raises QuitGame and EndOfInput."""
        with self.thinkers:
            for bot in {player.bot for player in self.setting.players if player.bot}:
                self.thinkers.prepare(bot, self.game.info.id)
            self.introduce()
            while due := self.game.deciding(self.state):
                with suppress(TakenBack):
                    self.step(due)
        self.screen.say()
        for line in self.view.score(self.words, self.state, self.names_now):
            if not self.narration[-1].endswith(line):  # just printed
                self.screen.say(line)

    def introduce(self) -> None:
        """Print the roles, the options, the aim, what to type and how to get help."""
        info = self.game.info
        lines = introduction(self.words, self.view, self.state, self.setting.players)
        lines += self.view.aim(self.words)
        for level in dict.fromkeys(player.level for player in self.setting.players):
            if is_missing(level, info.id):
                lines.append(self.words.say("text-bots-baseline", level=self.words.say("bots-name", name=level)))
        if self.attended:
            lines.append(self.view.help(self.words))
            typed = {name: self.commands.shown(name) for name in ("help", "rules", "draw")}
            lines.append(self.words.say("text-help-hint", **typed))
        for line in lines:
            self.screen.say(line)

    def step(self, due: tuple[Decision, ...]) -> None:
        thinking = {
            decision: self.thinkers.begin(
                bot, self.game, self.state, decision, self.setting.budget, self.secret, len(self.steps)
            )
            for decision in due
            if (bot := self.setting.players[decision.seat].bot)
        }
        seats = list(dict.fromkeys(decision.seat for decision in due if decision not in thinking))
        moves: dict[Decision, object] = {}
        if seats:
            self.screen.say()
        if len(seats) > 1:
            moves |= self.decide_secretly(due, seats)
        elif seats:
            moves |= self.decide(due, seats[0])
        moves |= self.wait_for_bots(thinking)
        called = self.names_now
        ordered = {decision: moves[decision] for decision in due}
        step = self.game.apply(self.state, ordered)
        texts = {decision.piece: self.game.format_move(self.state, move) for decision, move in ordered.items()}
        self.steps.append(texts)
        self.state = step.state
        lines = [self.words.event(event, called) for event in step.events]
        self.narration = lines if seats or not self.attended else self.narration + lines
        for line in lines:
            self.screen.say(line)

    def hint(self, decision: Decision) -> None:
        """Say what a strong bot would do, and why if it says so."""
        level = HINTS_BY if HINTS_BY in levels_of(self.game.info.id) else levels_of(self.game.info.id)[-1]
        secret, step = self.secret, len(self.steps)
        thought, failure = self.thinkers.think(level, self.game, self.state, decision, Budget(), secret, step)
        if failure is not None:
            self.screen.say(self.words.error(failure))
            return
        shown = self.view.input_text(self.words, self.state, thought.move)
        self.screen.say(self.words.say("text-hint-now", level=self.words.say("bots-name", name=level), move=shown))
        if reason := self.view.reason(self.words, self.state, thought.move):
            self.screen.say(reason)

    def wait_for_bots(self, thinking: Mapping[Decision, PendingThought]) -> dict[Decision, object]:
        """Wait for the bots; name those that failed, and warn once if they search less than they could."""
        moves, reduced = {}, False
        for decision, one in thinking.items():
            answer, failure = one.answer()
            moves[decision] = answer.move
            reduced = reduced or answer.reduced
            if failure is not None:
                sentence = self.words.error(failure)
                self.screen.say(self.words.say("text-bot-failed", player=self.names[decision.seat], sentence=sentence))
                if one.name not in self.failed:
                    self.failed.add(one.name)
                    self.screen.show(failure.log)
                self.marks[len(self.steps) + 1, decision.piece] = {"default": ""}
        if reduced and not self.narration_of_reduced:
            self.narration_of_reduced = True
            self.screen.say(self.words.say("text-bots-reduced", why="warming" if AVAILABLE else "missing"))
        return moves

    def decide_secretly(self, due: tuple[Decision, ...], seats: Sequence[Seat]) -> dict[Decision, object]:
        """Ask one person after the other in secret; all may change their moves until the reveal."""
        moves: dict[Decision, object] = {}
        waiting = list(seats)
        while waiting:
            for seat in waiting:
                name = self.names[seat]
                self.pause(self.words.say("text-hand-over", player=name))
                moves |= self.decide(due, seat)
                self.screen.clear()
                self.screen.say(self.words.say("text-has-decided", player=name))
            waiting = self.second_thoughts(seats)
        return moves

    def pause(self, question: str) -> None:
        """Wait for Enter; commands work here too."""
        while answer := self.screen.ask(question):
            if not self.commands.obey(answer, None):
                self.screen.say(self.words.say("text-just-enter"))

    def second_thoughts(self, seats: Sequence[Seat]) -> list[Seat]:
        """Return who wants to change a move before the reveal (P3.5)."""
        known = {self.names[seat].casefold(): seat for seat in seats}
        while True:
            answer = self.screen.ask(self.words.say("text-reveal"))
            if not answer:
                return []
            if answer.casefold() in known:
                return [known[answer.casefold()]]
            if not self.commands.obey(answer, None):
                self.screen.say(
                    self.words.say("text-reveal-who", names=self.words.list([self.names[seat] for seat in seats]))
                )

    def decide(self, due: tuple[Decision, ...], seat: Seat) -> dict[Decision, object]:
        """Ask one person for all their decisions; they can go back to the previous one."""
        own = [decision for decision in due if decision.seat == seat]
        moves: dict[Decision, object] = {}
        at = 0
        while at < len(own):
            try:
                moves[own[at]] = self.ask(own[at], brief=at > 0)
                at += 1
            except GoBack:
                at -= 1
        return moves

    @property
    def can_take_back(self) -> bool:
        """Whether one person plays against bots, everyone moves in turn, and somebody has moved."""
        alone = sum(not player.bot for player in self.setting.players) == 1
        return alone and len(self.game.deciding(self.state)) == 1 and bool(self.steps)

    def take_back(self, seat: Seat) -> bool:
        """Return to this seat's last choice, if it is alone with bots and nobody has hidden anything since."""
        if not self.can_take_back:
            return False
        game, state = self.game, self.setting.game.start(self.setting.options)
        positions = []
        for moves in self.steps:
            due = game.deciding(state)
            positions.append((state, due))
            state = game.apply(state, {one: game.parse_move(state, moves[one.piece]) for one in due}).state
        for at, (earlier, due) in reversed([*enumerate(positions)]):
            if len(due) > 1:
                return False
            if due[0].seat == seat and len(game.legal(earlier, due[0])) > 1:
                self.state, self.narration = earlier, []
                del self.steps[at:]
                self.marks = {place: mark for place, mark in self.marks.items() if place[0] <= at}
                self.screen.say(self.words.say("text-taken-back"))
                return True
        return False

    def ask(self, decision: Decision, *, brief: bool) -> object:
        """Describe the position, or just the moves, and ask until a legal move is typed."""
        words = self.words
        if self.drawing and not brief:
            self.view.draw(words, self.state, decision, self.names_now, self.screen).show(self.screen)
        describe = self.view.moves if brief else self.view.summary
        for line in describe(words, self.state, decision, self.names_now):
            self.screen.say(line)
        while True:
            answer = self.screen.ask(self.view.prompt(words, self.state, decision, self.names[decision.seat]))
            if not answer:
                move = only_move(self.game, self.state, decision)
                if move is not None:
                    return move
                self.screen.say(words.say("text-just-enter-move", help=self.commands.shown("help")))
                continue
            try:
                if not self.commands.obey(answer, decision):
                    return self.view.read(words, self.state, decision, answer)
            except GoBack:
                if brief:
                    raise
                if self.take_back(decision.seat):
                    raise TakenBack from None
                self.screen.say(words.say("text-nothing-before"))
            except PixcadeError as error:
                self.screen.say(words.error(error))
