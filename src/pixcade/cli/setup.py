"""Setting up a game: from the command line, and by asking for the rest."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from types import MappingProxyType

from pixcade.bots.api import Budget
from pixcade.bots.external import command_of
from pixcade.bots.levels import LADDER, RENAMED, levels_of
from pixcade.bots.parts import bots_of
from pixcade.bots.registry import is_foreign, require_bot
from pixcade.cli.any_game import view_of
from pixcade.cli.commands import QuitGame, wants_to_quit
from pixcade.cli.game_view import Player
from pixcade.cli.screen import Screen
from pixcade.games import GAMES, rules
from pixcade.games.errors import InvalidOption, PixcadeError
from pixcade.games.game import AnyGame
from pixcade.games.record import LONGEST_NAME
from pixcade.locales import Words
from pixcade.table.personas import CAST, bot_name

USUAL_BOTS = "normal"
USUAL_BUDGET = Budget()


@dataclass(frozen=True)
class Wishes:
    """Values from the command line; None means to ask."""

    game: str | None = None
    players: str | None = None
    people: tuple[str, ...] | None = None
    bots: str | None = None
    """A bot's full name."""
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0


@dataclass(frozen=True)
class GameSetup:
    """A game that is ready to begin."""

    game: AnyGame
    options: object
    players: tuple[Player, ...]
    budget: Budget = USUAL_BUDGET
    values: Mapping[str, str] = field(default_factory=dict)
    """The options that were chosen; the others are drawn or take their defaults."""


def prepare(screen: Screen, words: Words, wishes: Wishes) -> GameSetup:
    """Ask for missing values and return a game that is ready to begin.

    Raises a PixcadeError for an invalid value, and Quit if the user leaves.
    """
    reject_wishes(wishes)
    values = dict(wishes.options)
    if wishes.players is not None:
        values["players"] = wishes.players
    if wishes.game and "players" in values:
        GAMES[wishes.game].configure(values, wishes.seed)  # an invalid option is rejected before any question
    asking = wishes.game is None or wishes.people is None
    if asking:
        screen.say(words.say("text-welcome"))
    game = GAMES[wishes.game or ask_game(screen, words)]
    if "players" not in values:
        values["players"] = (
            ask_players(screen, words, game) if wishes.people is None else usual_players(game, len(wishes.people))
        )
    game.configure(values, wishes.seed)
    people, bots = wishes.people, wishes.bots
    if people is None:
        people = ask_people(screen, words, int(values["players"]))
        if bots is None and len(people) < int(values["players"]):
            bots = ask_level(screen, words, game)
        values |= view_of(game.info.id).set_up(partial(ask_choice, screen, words), words, values)
    options = game.configure(values, wishes.seed)
    seats = game.seats(game.start(options))
    return GameSetup(game, options, seat_players(people, seats, bots or USUAL_BOTS), values=values)


def again(setting: GameSetup) -> GameSetup:
    """Return the same game once more; what was drawn is drawn again."""
    return replace(setting, options=setting.game.configure(setting.values, secrets.randbelow(2**32)))


def usual_players(game: AnyGame, people: int) -> str:
    """Return the default number of players, or as many as there are people."""
    usual = next(option.default for option in game.info.options if option.name == "players")
    return str(max(int(usual), people))


def reject_wishes(wishes: Wishes) -> None:
    """Raise a PixcadeError for an unknown game or bot, or invalid names."""
    if wishes.game is not None and wishes.game not in GAMES:
        rules(wishes.game, 1)
    if wishes.bots is not None:
        reject_bot(wishes.bots)
    reject_names(wishes.people or ())


def reject_bot(name: str) -> None:
    """Raise a PixcadeError unless this is the name of a bot that can play."""
    require_bot(name)
    if is_foreign(name):
        command_of(name)  # finds its program, but starts nothing


def reject_names(names: Sequence[str]) -> None:
    """Raise a PixcadeError unless these are valid names: short, visible, different."""
    for name in names:
        if not name or name != name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise InvalidOption("record.name", most=LONGEST_NAME)
    if len({name.casefold() for name in names}) < len(names):
        raise InvalidOption("text.names-differ")


def seat_players(people: Sequence[str], seats: int, bots: str) -> tuple[Player, ...]:
    """Seat people first, then bots with unused names. Raises a PixcadeError if there are too many people.

    Bots of a level each get a persona; other bots only have a name.
    """
    if len(people) > seats:
        raise InvalidOption("text.too-many-people", people=len(people), seats=seats)
    taken = {name.casefold() for name in people}
    free = [one for one in CAST if one.id not in taken]
    return (
        *(Player(name) for name in people),
        *(Player(one.name, bot_name(bots, one.id if bots in LADDER else "")) for one in free[: seats - len(people)]),
    )


def ask(screen: Screen, words: Words, question: str) -> str:
    """Return an answer. Raises Quit for the word that leaves, which is therefore not a valid name."""
    answer = screen.ask(question)
    if wants_to_quit(words, answer):
        screen.say(words.say("text-goodbye"))
        raise QuitGame
    return answer


def ask_choice(
    screen: Screen,
    words: Words,
    question: str,
    choices: Mapping[str, str],
    default: str = "",
    renamed: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """Ask until one of the choices is typed; Enter takes the default, or the first."""
    while True:
        answer = ask(screen, words, question).casefold()
        if not answer:
            return choices[default or next(iter(choices))]
        if answer in choices:
            return choices[answer]
        if answer in renamed:
            screen.say(words.say("bots-renamed", old=answer, new=renamed[answer]))
        else:
            screen.say(words.say("text-choose", choices=words.choices(list(choices))))


def ask_game(screen: Screen, words: Words) -> str:
    """Ask for the game, by number or name."""
    ids = list(GAMES)
    for number, game in enumerate(ids, start=1):
        screen.say(words.say("text-game-entry", number=number, game=words.game(game)))
    numbered = {str(number): game for number, game in enumerate(ids, start=1)}
    return ask_choice(screen, words, words.say("text-ask-game"), {**numbered, **{game: game for game in ids}})


def ask_players(screen: Screen, words: Words, game: AnyGame) -> str:
    """Ask for the number of players, including bots; the default is the most."""
    numbers = [str(number) for number in reversed(game.info.players)]
    question = words.say("text-ask-players", numbers=words.choices(numbers[::-1]), default=numbers[0])
    return ask_choice(screen, words, question, {number: number for number in numbers})


def ask_people(screen: Screen, words: Words, seats: int) -> tuple[str, ...]:
    """Ask for the people at this screen; Enter is one person."""
    while True:
        answer = ask(screen, words, words.say("text-ask-people", seats=seats))
        names = tuple(name.strip() for name in answer.split(",") if name.strip())
        if not names:
            return (words.say("text-default-name"),)
        try:
            reject_names(names)
            seat_players(names, seats, USUAL_BOTS)
        except PixcadeError as error:
            screen.say(words.error(error))
        else:
            return names


def ask_level(screen: Screen, words: Words, game: AnyGame) -> str:
    """Ask for the bots' level, by number or name, in the user's language or as on the command line."""
    levels, numbered, named = levels_of(game.info.id), {}, {}
    for number, name in enumerate(levels, start=1):
        called = words.say("bots-name", name=name)
        about = words.say(bots_of(game.info.id).about, level=name)
        screen.say(words.say("text-level-entry", number=number, level=called, about=about))
        numbered[str(number)] = name
        named[called.casefold()] = name
    choices = {**numbered, **named, **{name: name for name in levels}}
    return ask_choice(
        screen, words, words.say("text-ask-level", default=levels.index(USUAL_BOTS) + 1), choices, USUAL_BOTS, RENAMED
    )
