"""Invitations: by every address that a lobby shows or has in the address bar, directly to a seat."""

import asyncio
import re

import pytest
from playwright.async_api import Page, Route, expect

from tests.e2e.evening import PHONE, Evening, lan, nothing_wrong
from tests.e2e.playing import new_table
from tests.server.support.server import Served


async def host_lobby(page: Page, served: Served) -> str:
    """Open a lobby with three free seats, and return its address."""
    await page.goto(lan(served))
    await new_table(page, "online")
    await page.locator("img.qr").wait_for()
    return page.url


def test_lobby_link_needs_one_button_to_join(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann, evening.person(viewport=PHONE) as ben:
            bar = await host_lobby(ann.page, served)
            await ben.page.goto(bar)
            invited = ben.page.locator(".sit-card")
            await expect(invited.get_by_role("heading")).to_have_text("Beetle invites you to play Pixoid.")
            await expect(invited.locator(".facts")).to_contain_text("20 min")
            await expect(invited.locator("li")).to_have_count(3)
            await ben.page.get_by_label("Your name").fill("Ben")
            await invited.get_by_role("radio", name="Rose Diamond").check(force=True)
            await ben.page.get_by_role("button", name="Sit down").click()
            await expect(ann.page.locator(".row").nth(1)).to_contain_text("Ben")
            await expect(ann.page.locator(".row.s-rose")).to_contain_text("Ben")
            await expect(ben.page.locator(".sit-card")).to_have_count(0)
            for one in (ann, ben):  # those admitted need no invitation
                await one.page.reload()
                await expect(one.page.locator(".row.person")).to_have_count(2)
                await expect(one.page.locator(".sit-card")).to_have_count(0)
            await nothing_wrong(ann, ben)

    evening.run(test)


def test_printed_address_and_code_admit_player(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann, evening.person() as ben:
            bar = await host_lobby(ann.page, served)
            printed = await ann.page.locator(".address code").all_inner_texts()
            await expect(ann.page.locator(".code")).to_be_in_viewport()
            code = await ann.page.locator(".code").inner_text()
            shown = await ann.page.locator("body").inner_text()
            assert {f"http://{one}" for one in printed} == {f"{lan(served)}/join"}
            assert re.findall(r"\S+/t/\S+", shown) == []
            await ben.page.goto(f"http://{printed[0]}")
            await ben.page.locator(".code-field").fill(code)
            await ben.page.get_by_label("Your name").fill("Ben")
            await ben.page.keyboard.press("Enter")
            await expect(ann.page.locator(".row").nth(1)).to_contain_text("Ben")
            async with evening.person() as dan:  # whoever gives no name is called after the seat's creature
                await dan.page.goto(f"http://{printed[0]}")
                await dan.page.locator(".code-field").fill(code)
                await dan.page.keyboard.press("Enter")
                await expect(ann.page.locator(".row").nth(2)).to_contain_text("Moth")
                await nothing_wrong(dan)
            async with evening.person() as cleo:  # without the secret the link explains how to join
                await cleo.page.goto(bar.partition("#")[0])
                await cleo.page.locator(".code-field").fill(code)
                await cleo.page.get_by_label("Your name").fill("Cleo")
                await cleo.page.get_by_role("button", name="Sit down").click()
                await expect(ann.page.locator(".row").nth(3)).to_contain_text("Cleo")
                await nothing_wrong(ann, ben, cleo)

    evening.run(test)


def test_fifth_person_is_told_they_are_watching(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann, evening.person() as eve, evening.person(viewport=PHONE) as fay:
            bar = await host_lobby(ann.page, served)
            await fay.page.goto(bar)
            await fay.page.get_by_label("Your name").fill("Fay")
            await fay.page.get_by_role("button", name="Watch").click()
            await expect(fay.page.get_by_role("status").filter(has_text="You are watching.")).to_be_visible()
            await ann.page.get_by_role("button", name="Fill seats with bots").click()
            await eve.page.goto(bar)
            notice = eve.page.get_by_role("status").filter(has_text="All seats are taken, so you’re watching.")
            await expect(notice).to_be_visible()
            await ann.page.get_by_role("button", name="Start", exact=True).click()
            for one in (eve, fay):
                await expect(one.page.locator(".watching-note")).to_have_text("You are watching.")
            await expect(ann.page).to_have_url(re.compile(r"^[^#]*$"))  # a started game has no invitation
            await nothing_wrong(ann, eve, fay)

    evening.run(test)


@pytest.mark.long
def test_typed_name_stays_when_another_player_joins(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann, evening.person() as ben, evening.person(viewport=PHONE) as cleo:
            bar = await host_lobby(ann.page, served)
            for one in (ben, cleo):
                await one.page.goto(bar)
                await one.page.get_by_label("Your name").wait_for()
            await cleo.page.get_by_label("Your name").fill("Cleo")
            await ben.page.get_by_role("button", name="Sit down").click()
            await expect(cleo.page.locator(".row.person")).to_have_count(2)
            await expect(cleo.page.get_by_label("Your name")).to_have_value("Cleo")
            await cleo.page.get_by_role("button", name="Sit down").click()
            await expect(ann.page.locator(".row").nth(2)).to_contain_text("Cleo")
            await nothing_wrong(ann, ben, cleo)

    evening.run(test)


def test_rejoining_by_code_with_other_name_renames(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann, evening.person() as ben:
            await host_lobby(ann.page, served)
            code = await ann.page.locator(".code").inner_text()
            for name in ("Ben", "Benno"):
                await ben.page.goto(f"{lan(served)}/join")
                await ben.page.locator(".code-field").fill(code)
                await ben.page.get_by_label("Your name").fill(name)
                await expect(ben.page.get_by_role("radio", name="Board and controller")).to_be_checked()
                await ben.page.get_by_role("button", name="Sit down").click()
                await expect(ben.page.locator(".row.person", has_text=f"{name} (you)")).to_be_visible()
            await expect(ann.page.locator(".row.person")).to_have_count(2)
            await expect(ann.page.locator(".row").nth(1)).to_contain_text("Benno")
            await nothing_wrong(ann, ben)

    evening.run(test)


def test_name_is_typed_before_the_table_of_a_code_is_found(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann, evening.person() as ben:
            await host_lobby(ann.page, served)
            code = await ann.page.locator(".code").inner_text()
            typing = asyncio.Event()

            async def late(route: Route) -> None:
                await typing.wait()
                await route.continue_()

            page = ben.page
            await page.goto(f"{lan(served)}/join")
            await page.route("**/api/join", late)
            await page.locator(".code-field").fill(code)
            await page.get_by_label("Your name").focus()
            async with page.expect_response("**/api/join"):
                typing.set()
            await page.evaluate(
                "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
            )
            await page.keyboard.type("Ben")
            await expect(page.get_by_label("Your name")).to_have_value("Ben")
            await nothing_wrong(ann, ben)

    evening.run(test)


def test_full_lobby_names_disconnected_player(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann, evening.person() as ben:
            bar = await host_lobby(ann.page, served)
            await ben.page.goto(bar)
            await ben.page.get_by_label("Your name").fill("Ben")
            await ben.page.get_by_role("button", name="Sit down").click()
            await ann.page.get_by_role("button", name="Fill seats with bots").click()
            title = ann.page.locator(".lobby-title p")
            await expect(title).to_have_text("Everyone’s here.")
            await ben.page.goto("about:blank")
            await expect(title).to_have_text("Waiting for Ben.")
            await ben.page.goto(bar)
            await expect(title).to_have_text("Everyone’s here.")
            await nothing_wrong(ann, ben)

    evening.run(test)
