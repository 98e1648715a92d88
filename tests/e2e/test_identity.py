"""Identity: a name that is asked once and can be changed anywhere, and one of six creatures."""

import pytest
from playwright.async_api import Page, expect

from tests.e2e.evening import LEAST, PHONE, Evening, lan, nothing_wrong
from tests.e2e.playing import make_table, new_table
from tests.server.support.server import Served

FAMILY = "👨\u200d👩\u200d👧"


async def own_row(page: Page, name: str) -> None:
    await expect(page.locator(".row.person", has_text=f"{name} (you)")).to_be_visible()


@pytest.mark.slow(5)
def test_name_is_asked_once_with_default_and_remembered(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(viewport=PHONE) as ann:
            page = ann.page
            await page.goto(served.address)
            await new_table(page, "online")
            asked = page.locator(".name-card")
            await expect(asked.get_by_label("Your name")).to_have_value("Beetle")
            await own_row(page, "Beetle")
            await asked.get_by_label("Your name").fill(FAMILY)
            await asked.get_by_label("Ember Crown").check()
            await asked.get_by_role("button", name="Save").click()
            await own_row(page, FAMILY)
            await expect(page.locator(".row.person")).to_contain_text("Ember Crown")
            await expect(asked).to_have_count(0)
            await page.get_by_role("link", name="Home").click()
            await new_table(page, "online")
            await own_row(page, FAMILY)
            await expect(page.locator(".row.person")).to_contain_text("Ember Crown")
            await expect(asked).to_have_count(0)
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.slow(5)
def test_name_and_creature_are_changed_everywhere(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(kept={"name": "Ann"}) as ann, evening.person(kept={"name": "Ben"}) as ben:
            page = ann.page
            await page.goto(served.address)
            seats = [{"holder": "me", "name": "Ann"}, {"holder": "open"}, *[{"holder": "bot", "level": "easy"}] * 2]
            table = await make_table(page, {"game": "pixoid", "options": {"game": "short"}}, seats)
            await page.goto(f"{served.address}/t/{table}")
            await own_row(page, "Ann")
            link = await page.evaluate("location.hash")
            await ben.page.goto(f"{served.address}/t/{table}{link}")
            await ben.page.get_by_role("button", name="Sit down").click()
            await own_row(ben.page, "Ben")

            await page.get_by_role("button", name="Change name and piece").click()
            dialog = page.get_by_role("dialog")
            await expect(dialog.get_by_label("Sky Ring: taken by Ben")).to_be_disabled()
            await dialog.get_by_label("Your name").fill("Anna")
            await dialog.get_by_label("Violet Hourglass").check()
            await dialog.get_by_role("button", name="Save").click()
            await own_row(page, "Anna")
            row = ben.page.locator(".row.person", has_text="Anna")
            await expect(row).to_contain_text("Violet Hourglass")

            await page.get_by_role("button", name="Start", exact=True).click()
            await page.get_by_role("button", name="Menu").click()
            await page.get_by_role("dialog").get_by_role("button", name="Change name (Anna)").click()
            await page.get_by_role("dialog").get_by_label("Your name").fill("Anke")
            await page.keyboard.press("Enter")
            await expect(ben.page.locator(".seat-card", has_text="Anke")).to_be_visible()

            await page.locator(".seat-card").get_by_role("button", name="Change name (Anke (you))").click()
            await page.get_by_role("dialog").get_by_label("Your name").fill("Ann")
            await page.keyboard.press("Enter")
            await expect(ben.page.locator(".seat-card .who", has_text="Ann")).to_have_text("Ann")
            await nothing_wrong(ann, ben)

    evening.run(test)


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("x" * 21, "A name can have at most 20 characters. Choose a shorter one."),
        ("An\u202en", "The character U+202E can’t be used here"),
        (FAMILY * 8, "These characters are made of too many parts."),
        ("", "A name needs at least one character. Type one."),
    ],
)
def test_invalid_name_is_explained_while_typing(evening: Evening, typed: str, problem: str) -> None:
    async def test(served: Served) -> None:
        async with evening.person(viewport=LEAST, kept={"name": "Ann"}) as ann:
            page = ann.page
            await page.goto(served.address)
            menu = page.get_by_role("button", name="Menu")
            await menu.click()
            await page.get_by_role("button", name="Change name (Ann)").click()
            field = page.get_by_role("dialog").get_by_label("Your name")
            await field.fill(typed)
            await expect(page.locator(".name-problem")).to_contain_text(problem)
            await page.keyboard.press("Enter")
            await expect(page.get_by_role("dialog")).to_be_visible()
            await field.fill(FAMILY)
            await expect(page.locator(".name-problem")).to_have_text("")
            await page.keyboard.press("Enter")
            await expect(page.get_by_role("dialog")).to_have_count(0)
            await menu.click()
            await expect(page.get_by_role("button", name=f"Change name ({FAMILY})")).to_be_visible()
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.long
def test_invitation_names_the_waiting_creature(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(kept={"name": "Ann"}) as ann, evening.person(viewport=PHONE) as ben:
            await ann.page.goto(served.address)
            await new_table(ann.page, "online")
            await own_row(ann.page, "Ann")
            path = await ann.page.evaluate("location.pathname + location.hash")
            await ben.page.goto(lan(served) + path)
            await expect(ben.page.get_by_label("Your name")).to_have_value("Spider")
            await ben.page.get_by_role("button", name="Sit down").click()
            await own_row(ben.page, "Spider")
            await nothing_wrong(ann, ben)

    evening.run(test)
