"""Saying codes, events and errors; choosing a language; falling back."""

from random import Random

import pytest

from pixcade.bots.baseline import BOTS
from pixcade.games import GAMES
from pixcade.games.errors import IllegalMove, InvalidRecord, PixcadeError
from pixcade.locales import MissingWords, Names, Words, chosen_language
from tests.locales.codes import TEXT_COMMANDS, spoken
from tests.random_games import OPTIONS


def test_error_is_a_sentence_with_its_rule() -> None:
    error = IllegalMove("pixoid.wall-next-to-you", rule="P3.2", direction="L", pix="a4")
    expected = "You can’t go left from a4: there’s a wall. Choose another direction. (Rule P3.2.)"
    assert Words(strict=True).error(error) == expected


def test_record_error_has_its_position() -> None:
    error = InvalidRecord("record.number", line=3, column=9, text="one")
    assert Words(strict=True).error(error).startswith("Line 3, column 9: “one” isn’t a rules version")


def test_codes_of_several_elements_become_a_list_of_names() -> None:
    error = IllegalMove("pixl.port-locked", rule="X5.1", element="fire", by="water, earth")
    assert "is locked by Water and Earth." in Words(strict=True).error(error)


def test_strict_words_raise_for_a_missing_message() -> None:
    words = Words(strict=True)
    with pytest.raises(MissingWords):
        words.say("core-no-such-message")
    with pytest.raises(MissingWords):
        words.say("record-too-long")


def test_lenient_words_fall_back_to_english_then_to_the_code() -> None:
    words = Words("xx")
    assert words.say("core-game-over") == Words().say("core-game-over")
    assert words.error(PixcadeError("core.no-such-message")) == "core-no-such-message"


def test_lists_are_joined_naturally() -> None:
    words = Words(strict=True)
    assert words.list([]) == ""
    assert words.list(["Ann"]) == "Ann"
    assert words.list(["Ann", "Bob"]) == "Ann and Bob"
    assert words.list(["Ann", "Bob", "Cleo"]) == "Ann, Bob and Cleo"
    assert words.choices(["2", "3", "4"]) == "2, 3 or 4"


@pytest.mark.parametrize("language", spoken())
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_narrated_in_every_language(language: str, game: str) -> None:
    words = Words(language, strict=True)
    rules = GAMES[game]
    draw = OPTIONS[game]
    for seed in range(6):
        random = Random(seed)
        state = rules.start(draw(random))
        names = Names({}, ["Ann", "Bob", "Cleo", "Dan"])
        while due := rules.deciding(state):
            bots = random.choice([*BOTS.values()])
            step = rules.apply(state, {decision: bots(rules, state, decision, random) for decision in due})
            for event in step.events:
                told = words.event(event, names)
                assert "\n" not in told
                assert told == told.strip()
            state = step.state


@pytest.mark.parametrize("language", spoken())
def test_every_option_and_value_has_words_in_every_language(language: str) -> None:
    words = Words(language, strict=True)
    for game in GAMES.values():
        for option in game.info.options:
            assert words.say(f"{game.info.id}-option-{option.name}")
            for value in option.choices or ("x",):
                assert words.option_value(game.info.id, option.name, value)


@pytest.mark.parametrize("language", spoken())
def test_direction_letters_differ(language: str) -> None:
    words = Words(language, strict=True)
    typed = [word for way in "udlr" for word in words.say(f"text-input-{way}").casefold().split()]
    assert len(set(typed)) == len(typed)


@pytest.mark.parametrize("language", spoken())
def test_commands_are_different_words(language: str) -> None:
    words = Words(language, strict=True)
    typed = [word for name in TEXT_COMMANDS for word in words.say(f"text-command-{name}").casefold().split()]
    inputs = (*"udlr", "port", "off", "place", "pass", "idle", "yes", "no")
    moves = [word for name in inputs for word in words.say(f"text-input-{name}").casefold().split()]
    assert len(set(typed + moves)) == len(typed + moves)


@pytest.mark.parametrize("language", spoken())
def test_words_for_skipping_and_passing_differ(language: str) -> None:
    words = Words(language, strict=True)
    assert words.say("web-skip") != words.say("web-pixl-pass")


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        (None, {}, "en"),
        ("EN", {"PIXCADE_LANGUAGE": "xx"}, "en"),
        ("tlh", {}, "tlh"),
        (None, {"PIXCADE_LANGUAGE": "en", "LANG": "xx"}, "en"),
        (None, {"LANG": "en_GB.UTF-8"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "POSIX"}, "en"),
        (None, {"PIXCADE_LANGUAGE": "klingon", "LANG": "xx_YY"}, "en"),
    ],
)
def test_language_is_the_requested_or_the_systems(
    asked: str | None, environment: dict[str, str], language: str
) -> None:
    assert chosen_language(asked, environment) == language


@pytest.mark.parametrize("language", spoken())
def test_system_language_is_used_if_available(language: str) -> None:
    assert chosen_language(None, {"LANG": f"{language}_XX.UTF-8@euro"}) == language
    assert chosen_language(None, {"PIXCADE_LANGUAGE": language, "LC_ALL": "C"}) == language
