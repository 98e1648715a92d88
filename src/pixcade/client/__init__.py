"""Python client for Pixcade servers, on the same protocol as the web client.

async with Server("http://127.0.0.1:8128", token=TOKEN) as server:
    table_id = await server.join("ABC234")
    async with server.table(table_id) as table:
        await table.sit(2, "Robot")
        async for step in table.steps():
            for decision in step.mine:
                await table.submit(decision.piece, step.choices(decision.piece)["default"])
"""

from pixcade.client.errors import Goodbye
from pixcade.client.server import Server
from pixcade.client.state import OwnStep
from pixcade.client.table import TableClient

__all__ = ["Goodbye", "OwnStep", "Server", "TableClient"]
