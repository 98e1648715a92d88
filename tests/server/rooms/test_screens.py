"""Controllers follow the host's shared screen, and it can't be used to communicate."""

from pathlib import Path

from pixcade.client import TableClient
from pixcade.protocol.client_messages import RevealShown
from pixcade.protocol.server_messages import Present
from tests.server.support.people import at, company, half_step, program, stepped
from tests.server.support.server import run, serving


def shown_step(table: TableClient) -> int:
    """Return the step shown on screens, as a client received it."""
    return next((one.shown for one in reversed(table.heard) if isinstance(one, Present)), -1)


def test_only_the_hosts_screen_is_followed(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", **half_step())
            names = ("Ann", "Ben", "Cleo", "Dan")
            async with at(host, made, screen=True) as screen, company(served, made, *names) as people:
                ann = people[0]
                async with at(host, made) as hosting:
                    await hosting.start()
                await stepped(0, screen, *people)
                await screen.ask(RevealShown(screen.new_id(), 9))  # no one has shown anything secret yet
                await ann.until(lambda: shown_step(ann) == 0)
                await ann.ask(RevealShown(ann.new_id(), 0))  # no screen, and not the host
                for seat, person in enumerate(people):
                    await program(person, seat)
                await stepped(1, screen, *people)
                assert shown_step(ann) == 0
                await screen.ask(RevealShown(screen.new_id(), 1))
                await ann.until(lambda: shown_step(ann) == 1)
                await screen.ask(RevealShown(screen.new_id(), 0))  # never back
                await screen.ask(RevealShown(screen.new_id(), 1))
                assert shown_step(ann) == 1

    run(main())
