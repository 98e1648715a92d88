"""Bots wait until a reveal has been shown; a person alone with them can say that it has been."""

from collections.abc import Sequence

from pixcade.bots.api import Thought
from pixcade.protocol.client_messages import Accept, RevealShown, Submit
from pixcade.protocol.client_messages import Request as Message
from pixcade.room.effects import Effects, Job, Think
from pixcade.room.guest import Visitor
from pixcade.room.inputs import Request
from tests.room.test_rematch import ANN, BEN, Playing


class WithBots(Playing):
    """A game of Pixl whose people have placed their Ports, and whose first bot has chosen where."""

    def __init__(self, people: Sequence[Visitor], bots: int) -> None:
        self.jobs: list[Job] = []
        super().__init__(people, bots=bots, game="pixl")
        self.come(*people)
        for one in people:
            self.ask(one, Accept("a"))
        for seat, one in enumerate(people):
            (due,) = self.room.table.due
            game, state = self.room.table.game, self.room.table.state
            move = game.format_move(state, game.default(state, due))
            self.ask(one, Submit(f"b{seat}", seat, self.room.table.step, due.piece, move))
        task = self.jobs[-1].task
        state = game.parse_position(task.position)
        move = game.format_move(state, game.default(state, task.decision))
        self.carry_out(self.room.answered(self.jobs[-1], Thought(move), self.at()))

    def carry_out(self, effects: Effects) -> None:
        self.jobs += [effect.job for effect in effects if isinstance(effect, Think)]
        super().carry_out(effects)

    def ask(self, one: Visitor, message: Message) -> None:
        self.carry_out(self.room.receive(Request(one, message, message.id), self.at()))


def test_bot_moves_when_the_person_alone_with_it_has_seen_the_reveal() -> None:
    game = WithBots([ANN], bots=3)
    step = game.room.table.step
    game.ask(ANN, RevealShown("c", step - 1))
    assert game.room.table.step == step, "an earlier reveal was shown"
    game.ask(ANN, RevealShown("d", step))
    assert game.room.table.step == step + 1


def test_bot_waits_for_the_reveal_among_several_people() -> None:
    game = WithBots([ANN, BEN], bots=2)
    step, shown = game.room.table.step, game.room.table.ticks_from
    game.ask(ANN, RevealShown("c", step))
    game.ask(BEN, RevealShown("d", step))
    assert game.room.table.step == step
    game.wait(shown)
    assert game.room.table.step == step + 1
