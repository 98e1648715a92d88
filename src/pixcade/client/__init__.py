"""Python client for Pixcade servers, on the same protocol as the web client.

async with Server("http://127.0.0.1:8128", token=TOKEN) as server:
    async with server.table(await server.join("ABC234")) as table:
        await take_seat(table, "Robot")
        outcome = await play(table, choose)  # the same `choose(view)` as for `pixcade bot`
"""

from pixcade.client.bot_player import play, take_seat
from pixcade.client.errors import Goodbye
from pixcade.client.server import Server
from pixcade.client.state import OwnStep
from pixcade.client.table import TableClient

__all__ = ["Goodbye", "OwnStep", "Server", "TableClient", "play", "take_seat"]
