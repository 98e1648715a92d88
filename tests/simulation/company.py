"""Who comes to an evening, and the table that they open."""

from random import Random

from pixcade.games import GAMES
from pixcade.protocol.http_messages import NewSeat
from pixcade.room.change import Policy
from pixcade.room.guest import Guest
from pixcade.room.inputs import At
from pixcade.room.new_table import NewTable
from pixcade.table.settings import TableSettings
from tests.simulation.devices import CLOCKS, Device
from tests.simulation.trace import BEGAN

POLICY = Policy(grace=5_000)


def company(random: Random) -> list[Device]:
    """Draw who comes, with which devices; the first is the host's."""
    devices = []
    for name in ["Ann", "Ben", "Cem", "Dee"][: random.choice([1, 1, 2, 3, 4])]:
        people = random.choice([1, 1, 1, 2])
        program = name != "Ann" and random.random() < 0.2
        guest = Guest(f"browser of {name}", f"person {name}", name, program)
        devices.append(Device(name, guest, people=people))
        if random.random() < 0.3:
            tablet = Guest(f"tablet of {name}", f"person {name} again", name)
            devices.append(Device(f"{name}'s tablet", tablet, people=0))
    if random.random() < 0.4:
        devices.append(Device("screen", devices[0].guest, screen=True))
    if random.random() < 0.5:
        devices.append(Device("Sue", Guest("browser of Sue", "person Sue", "Sue"), people=0))
    if random.random() < 0.5:
        devices.append(Device("Eve", Guest("browser of Eve", "person Eve", "Eve"), people=0, hostile=True))
    return devices


def new_table(random: Random, game: str, host: Guest) -> NewTable:
    id = f"table{random.randrange(10**6)}"
    players = str(random.choice(GAMES[game].info.players))
    options = {"players": players} | ({"rounds": "5"} if game == "unary" else {})
    clock = random.choice(CLOCKS)
    milliseconds = random.choice([5_000, 30_000, 120_000])
    settings = TableSettings(game, options, clock=clock, milliseconds=milliseconds, stand_in="normal", grace=5_000)
    table = NewTable(id, "code", host, At(BEGAN, random.randbytes(32)), POLICY)
    table.open(settings, host=host.person)
    if random.random() < 0.8:
        table.fill(0, NewSeat("me", name=host.name))
    for seat in range(1, int(players)):
        if random.random() < 0.3:
            table.fill(seat, NewSeat("bot", random.choice(["normal", "hard", "hard.blip"])))
            break
    table.finish()
    return table
