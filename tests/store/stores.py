"""The stores under test."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from pixcade.store.api import ChatLine, GamePlayer, GameRow, SeatRow, TableRow, Write
from pixcade.store.postgres import open_postgres
from pixcade.store.sqlite import open_store
from pixcade.store.store import Store

T = TypeVar("T")


class Place:
    """The place of a store: reopened for each scenario, with everything the previous one has left."""

    def __init__(self, opening: Callable[[], Awaitable[Store]]) -> None:
        self.opening = opening

    def run(self, scenario: Callable[[Store], Awaitable[T]]) -> T:
        """Run a scenario with the store open."""

        async def opened() -> T:
            store = await self.opening()
            try:
                return await scenario(store)
            finally:
                await store.close()

        return asyncio.run(opened())


def sqlite_place(folder: Path) -> Place:
    async def opening() -> Store:
        return open_store(folder / "data", now=0)

    return Place(opening)


def postgres_place(url: str) -> Place:
    return Place(lambda: open_postgres(url))


STRANGE = 'Zażółć "gęślą" \\ jaźń \\u0000 🎲\u2028\t\n'
"""Text that a careless encoding would change."""


def table(id: str = "t", **changes: Any) -> TableRow:
    return replace(TableRow(id, "pixoid", "lobby", public=True, created=1, touched=1), **changes)


def chat(number: int, **changes: Any) -> ChatLine:
    line = ChatLine("t", number, 100 + number, "p", 2, "Ada", "hello", "", seats=True, spectators=False)
    return replace(line, **changes)


def game(id: str, ended: int, **changes: Any) -> GameRow:
    players = (GamePlayer(0, f"person {id}", "Ada"), GamePlayer(1, "", "greedy"), GamePlayer(2, "shared", "Bob"))
    return replace(GameRow(id, "pixl", ended, public=True, result="1 0 2", players=players), **changes)


def finished(game: GameRow, **changes: Any) -> list[Write]:
    """A finished game, as a room writes it."""
    seats = (
        SeatRow(game.table, player.seat, f"key {player.seat}" if player.person else "", player.person, player.name)
        for player in game.players
    )
    return [table(game.table, phase="over", game=game.game, **changes), *seats, game]
