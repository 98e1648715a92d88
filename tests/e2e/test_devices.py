"""Two devices become one person; everything of a person is deleted."""

import os
import re
from pathlib import Path

from playwright.async_api import Page, expect

from pixcade.protocol.http_messages import NewSeat
from pixcade.store.api import Channel
from tests.e2e.evening import DESK, LEAST, PHONE, Evening, nothing_wrong
from tests.e2e.playing import make_table
from tests.server.support.mailboxes import Mailboxes, text_of
from tests.server.support.server import Served
from tests.waits import until

PICTURES = os.environ.get("PIXCADE_PICTURES", "")
SIZES = {"desk": DESK, "phone": PHONE, "least": LEAST, "tablet": {"width": 820, "height": 1180}}


async def picture(page: Page, name: str) -> None:
    """Keep a picture of each size, for someone who wants to look."""
    if PICTURES:
        for size, view in SIZES.items():
            await page.set_viewport_size(view)  # type: ignore[arg-type]
            await page.wait_for_timeout(300)
            await page.screenshot(path=Path(PICTURES) / f"{name}-{size}.png", full_page=True)
        await page.set_viewport_size(DESK)


def test_mail_brings_a_new_phone_back(evening: Evening) -> None:
    async def main() -> None:
        boxes = Mailboxes()
        async with (
            boxes.open() as mail_server,
            evening.serving(mail_server=mail_server) as served,
            evening.person(viewport=PHONE) as phone,
        ):
            ann = await served.person("Ann")
            person = (await ann.about()).person
            await served.table(ann, "pixoid", NewSeat("me", name="Ann"), clock="step", milliseconds=86_400_000)
            reader = f'{{"origin":"{served.address}","language":"en"}}'
            await served.store.write(Channel("one", person, "mail", "ann@mail.example", reader))
            page = phone.page
            await page.goto(served.address)
            await page.get_by_role("link", name="I’ve played here before").click()
            await picture(page, "back")
            await page.get_by_label("e-mail address").fill("ann@mail.example")
            await page.get_by_role("button", name="Send me a link").click()
            await expect(page.get_by_role("status").filter(has_text="on its way")).to_be_visible()
            await until(lambda: boxes.received)
            ((_, mail),) = boxes.taken()
            link = re.search(r"http\S+/device#\w+", text_of(mail))
            assert link
            await page.goto(link[0])
            await page.reload()
            await expect(page.locator("main")).to_contain_text("you’ll play as Ann")
            await page.get_by_role("button", name="Add this device").click()
            await page.wait_for_url("**/games")
            await expect(page.locator(".continue")).to_be_visible()
            await nothing_wrong(phone)
            await page.goto("about:blank")
            await page.goto(link[0])
            await expect(page.locator("main")).to_contain_text("has been used")
            await picture(page, "back-used")

    evening.spend(main())


def test_passkey_brings_one_back_after_clearing(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page, here = ann.page, f"http://localhost:{served.port}"
            devtools = await page.context.new_cdp_session(page)
            await devtools.send("WebAuthn.enable")
            key = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
            options = {**key, "isUserVerified": True, "automaticPresenceSimulation": True}
            await devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
            await page.goto(here)
            settings = {"game": "pixoid", "clock": "step", "milliseconds": 86_400_000}
            await page.wait_for_selector("#page > *")
            await page.request.post(f"{here}/api/session", data={"name": "Ann"}, headers={"origin": here})
            await make_table(page, settings, [{"holder": "me", "name": "Ann"}])
            await page.goto(f"{here}/games")
            await page.get_by_role("button", name="Add a passkey").click()
            card = page.locator(".notices").filter(has_text="Passkeys")
            await expect(card.locator(".notice-channel")).to_have_count(1)
            await picture(page, "passkeys")
            await page.get_by_role("button", name="Add a passkey").click()
            await expect(page.locator("body")).to_contain_text("already has a passkey")

            await page.context.clear_cookies()
            await page.evaluate("localStorage.clear()")
            await page.goto(here)
            await page.get_by_role("link", name="I’ve played here before").click()
            await picture(page, "passkey")
            await page.get_by_role("button", name="Use your passkey").click()
            await expect(page.locator("main")).to_contain_text("you’ll play as Ann")
            await page.get_by_role("button", name="Add this device").click()
            await page.wait_for_url("**/games")
            await expect(page.locator(".continue")).to_be_visible()
            await nothing_wrong(ann)
            await card.get_by_role("button", name="Remove").click()
            await expect(card.locator(".notice-channel")).to_have_count(0)
            await page.context.clear_cookies()
            await page.goto(f"{here}/device")
            await page.get_by_role("button", name="Use your passkey").click()
            await expect(page.locator("body")).to_contain_text("doesn’t work here anymore")
            await page.goto(f"{served.address}/device")
            await expect(page.get_by_role("heading", name="With your other device")).to_be_visible()
            await expect(page.get_by_role("button", name="Use your passkey")).to_have_count(0)

    evening.run(test)


def test_two_devices_become_one_person_until_deletion(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(kept={"name": "Ann"}) as ann, evening.person(viewport=PHONE) as phone:
            page, pocket = ann.page, phone.page
            await page.context.grant_permissions(["clipboard-read", "clipboard-write"])
            await page.goto(served.address)
            settings = {"game": "pixoid", "clock": "step", "milliseconds": 86_400_000, "stand_in": "easy"}
            await page.request.post(
                f"{served.address}/api/session", data={"name": "Ann"}, headers={"origin": served.address}
            )
            await make_table(
                page, settings, [{"holder": "me", "name": "Ann"}, *[{"holder": "bot", "level": "easy"}] * 3]
            )
            await page.goto(f"{served.address}/games")
            await expect(page.get_by_role("heading", name="Your devices")).to_be_visible()
            await page.get_by_role("button", name="Add a device").click()
            dialog = page.get_by_role("dialog", name="Add a device")
            await expect(dialog.get_by_role("img")).to_be_visible()
            await picture(page, "add")
            await dialog.get_by_role("button", name="Copy").click()
            link = await page.evaluate("navigator.clipboard.readText()")
            await dialog.locator(".head button").click()

            await pocket.goto(link)
            await expect(pocket.locator("main")).to_contain_text("you’ll play as Ann")
            await picture(pocket, "join")
            await pocket.set_viewport_size(PHONE)
            await pocket.get_by_role("button", name="Add this device").click()
            await pocket.wait_for_url("**/games")
            await expect(pocket.locator(".continue")).to_be_visible()
            await expect(pocket.locator(".notice-channel")).to_have_count(2)
            await picture(pocket, "devices")

            await pocket.goto("about:blank")
            await pocket.goto(link)
            await expect(pocket.locator("main")).to_contain_text("has been used")
            await picture(pocket, "used")

            await page.reload()
            await page.get_by_role("button", name="Delete everything").click()
            await picture(page, "delete")
            await page.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
            await page.wait_for_url(f"{served.address}/")
            await pocket.goto(f"{served.address}/games")
            await expect(pocket.get_by_role("heading", name="Your devices")).to_be_visible()
            await expect(pocket.locator(".notice-channel, .continue")).to_have_count(0)
            await nothing_wrong(ann)

    evening.run(test)
