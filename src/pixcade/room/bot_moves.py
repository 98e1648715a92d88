"""What the bots of a table are deciding, and the moves they have chosen that aren't durable yet."""

from functools import partial
from typing import NamedTuple

from pixcade.bots.api import DecisionTask, Thought
from pixcade.bots.levels import TOP
from pixcade.games.errors import PixcadeError
from pixcade.games.game import Decision
from pixcade.protocol.server_messages import Done
from pixcade.room import seats, submissions
from pixcade.room.change import Change, Saved
from pixcade.room.effects import Cancel, Effects, Job, Think
from pixcade.room.guest import Client
from pixcade.room.inputs import At, Request
from pixcade.room.own_changes import OwnChange
from pixcade.table.table import BOT_KEY, Table

HINT_MOVES = 8


class JobKey(NamedTuple):
    """A decision of a bot, in one tenancy of its seat."""

    step: int
    piece: str
    since: int


class BotMoves:
    """The bots of one table. `paced` makes them wait until the last reveal has been shown."""

    def __init__(self, paced: bool) -> None:
        self.paced = paced
        self.jobs: dict[JobKey, Job] = {}
        self.chosen: dict[JobKey, str] = {}
        self.hints: list[Job] = []
        self.seen = -1
        """The step that the person alone with bots has been shown."""

    def start(self, saved: Saved, ahead: Table, *, unwatched: bool) -> Effects:
        """Start every bot that has to decide and isn't thinking yet, while anyone is connected or the game is slow."""
        table = saved.table
        wanted: dict[JobKey, Decision] = {}
        if table.started and not table.over:
            for one in table.awaited:
                seat = table.seat(one.seat)
                if seat.plays == BOT_KEY:
                    wanted[JobKey(table.step, one.piece, seat.since)] = one
        self.chosen = {key: move for key, move in self.chosen.items() if key in wanted}
        if unwatched and not table.slow:
            wanted = {}
        effects: Effects = [Cancel(self.jobs.pop(key)) for key in [*self.jobs] if key not in wanted]
        for key, decision in wanted.items():
            decided = ahead.step != table.step or ahead.secret(key.piece).move is not None
            if key not in self.jobs and key not in self.chosen and not decided:
                seat = table.seat(decision.seat)
                bot = seat.name if seat.holder == "bot" else table.settings.stand_in
                self.jobs[key] = job(table, decision, bot, saved.row.secret)
                effects.append(Think(self.jobs[key]))
        return effects

    def answer(self, job: Job, thought: Thought | None, table: Table) -> None:
        """Keep the move that a bot has chosen; one that has failed plays the default move."""
        key = JobKey(job.task.step, job.task.decision.piece, job.since)
        if self.jobs.pop(key, None) is not None:
            move = table.game.format_move(table.state, table.game.default(table.state, job.task.decision))
            self.chosen[key] = move if thought is None else thought.move

    def submissions(self, ahead: Table) -> list[OwnChange]:
        """Return when the chosen moves are submitted: once the last reveal has been shown, or its time is over."""
        found = []
        for key, move in self.chosen.items():
            seat = next((one.seat for one in ahead.due if one.piece == key.piece), None)
            if ahead.step == key.step and ahead.secret(key.piece).move is None and seat is not None:
                waits = self.paced and not (key.step <= self.seen and seats.is_alone(ahead))
                found.append(OwnChange(ahead.ticks_from if waits else 0, partial(self.submit, key, seat, move)))
        return found

    def submit(self, key: JobKey, seat: int, move: str, change: Change) -> None:
        try:
            submissions.submit_for_bot(change, key.step, key.piece, seat, key.since, move)
        except PixcadeError:  # too late: the bot is asked again if it still has to decide
            del self.chosen[key]

    def hint(self, saved: Saved, decision: Decision, request: Request, at: At) -> Job:
        """Return the work for a hint: the strongest bot, for a person who plays alone against bots."""
        table = saved.table  # what isn't durable may still be rolled back
        secret = at.random_bytes(32)  # not the table's: a hint must not reveal what bots will draw
        hint = job(table, decision, TOP, secret, request)
        self.hints.append(hint)
        return hint

    def cancel_hints(self, client: Client) -> Effects:
        theirs = [job for job in self.hints if job.request is not None and job.request.client is client]
        self.hints = [job for job in self.hints if job not in theirs]
        return [Cancel(job) for job in theirs]


def job(table: Table, decision: Decision, bot: str, secret: bytes, request: Request | None = None) -> Job:
    since = table.seat(decision.seat).since
    position = table.game.format_position(table.state)
    return Job(DecisionTask(table.step, bot, table.game.info.id, position, decision, secret), since, request)


def hinted(job: Job, thought: Thought | None) -> Done | PixcadeError:
    """Return the answer to a request for a hint."""
    assert job.request is not None
    if thought is None:
        return PixcadeError("server.no-hint-now")
    weighed = sorted(thought.weighed, key=lambda one: -one.probability)[:HINT_MOVES]
    values = {
        "step": job.task.step,
        "move": thought.move,
        "reduced": thought.reduced,
        "weighed": [
            {"move": one.move, "probability": one.probability, "value": one.value, "points": one.points}
            for one in weighed
        ],
    }
    return Done(job.request.id, 0, values=values)
