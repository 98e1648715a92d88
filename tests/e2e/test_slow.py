"""Slow games in the browser: saved moves, whom they wait for, what was missed, my games by deadline, days off."""

import asyncio
import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from pixcade.client import TableClient
from pixcade.room.change import Policy
from tests.e2e.evening import DESK, LEAST, PHONE, Evening, nothing_wrong
from tests.e2e.playing import make_table, origin, program_by_mouse
from tests.server.support.mailboxes import Mailboxes, link_in
from tests.server.support.people import half_step, program, stepped, waited
from tests.server.support.push_service import PushService
from tests.server.support.server import Served
from tests.web.browsing import browsing

DAY = 24 * 3_600_000
SUBSCRIBES = """(keys) => {
  let made = null;  // Chromium would ask a push service on the internet
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => (made = {
    endpoint: keys.address,
    toJSON: () => ({ keys: { p256dh: keys.point, auth: keys.auth } }),
    unsubscribe: async () => { made = null; window.ended = applicationServerKey; },
  });
}"""
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.getRegistration("/push/");
  return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
}"""
RENEWED = """async (keys) => {
  PushManager.prototype.subscribe = async () => ({
    endpoint: keys.address,
    toJSON: () => ({ keys: { p256dh: keys.point, auth: keys.auth } }),
  });
  await new Promise((done, failed) => {
    const event = new ExtendableEvent("pushsubscriptionchange");
    event.waitUntil = (work) => work.then(done, failed);
    dispatchEvent(event);
  });
}"""
UNABLE = {
    "blocks notifications": "Object.defineProperty(Notification, 'permission', { get: () => 'denied' })",
    "Add to Home Screen": """
        delete window.PushManager;
        Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => 5 });
        navigator.standalone = false;""",
}
"""What is shown in a browser that blocks notifications, and on an iPhone; and what makes this one like those."""
CLICKED = """() => new Promise(async (done) => {  // only a person's click may open or focus a window
  Object.defineProperty(clients, "openWindow", { value: async (url) => done(["open", url]), configurable: true });
  WindowClient.prototype.focus = async function () { done(["focus", this.url]); };
  const [notification] = await registration.getNotifications();
  dispatchEvent(new NotificationEvent("notificationclick", { notification }));
})"""
PICTURES = os.environ.get("PIXCADE_PICTURES", "")
BOT = {"holder": "bot", "level": "easy"}


async def picture(page: Page, name: str) -> None:
    """Keep a picture of each size, for someone who wants to look."""
    if PICTURES:
        for size, view in (
            ("desk", DESK),
            ("phone", PHONE),
            ("least", LEAST),
            ("tablet", {"width": 820, "height": 1180}),
        ):
            await page.set_viewport_size(view)  # type: ignore[arg-type]
            await page.wait_for_timeout(300)
            await page.screenshot(path=Path(PICTURES) / f"{name}-{size}.png", full_page=name == "games")
        await page.set_viewport_size(DESK)


async def slow_table(page: Page, served: Served, days: int) -> tuple[str, TableClient]:
    """Begin a slow game of Ann, whose page this is, with Ben and two bots."""
    settings: dict[str, Any] = {"game": "pixoid", "clock": "step", "milliseconds": days * DAY, "stand_in": "easy"}
    body = {
        "settings": settings | half_step(),
        "seats": [{"holder": "me", "name": "Ann"}, {"holder": "open"}, BOT, BOT],
    }
    await page.wait_for_selector("#page > *")
    answer = await page.request.post(f"{origin(page)}/api/tables", data=body, headers={"origin": origin(page)})
    made = await answer.json()
    person = await served.person("Ben")
    await person.join_by_link(made["table"], made["invite"])
    ben = await person.table(made["table"]).__aenter__()
    await ben.sit(1, "Ben")
    await page.goto(f"{served.address}/t/{made['table']}")
    await page.locator(".lobby-start .btn.primary").click()
    await stepped(0, ben)
    return made["table"], ben


def test_slow_game_says_what_is_saved_and_what_was_missed(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(served.address)
            first, ben = await slow_table(page, served, 3)
            await expect(page.locator(".phase")).to_contain_text("days")
            await picture(page, "turn")
            second, other = await slow_table(page, served, 1)
            await program_by_mouse(page)
            await expect(page.locator(".phase")).to_contain_text("Saved")
            await expect(page.locator(".phase")).to_contain_text("Waiting for Ben")
            await picture(page, "saved")
            await page.get_by_role("button", name="No, thanks").click()
            await page.get_by_role("link", name="Play next game").click()
            await page.wait_for_url(f"**/t/{first}")

            await page.goto(f"{served.address}/games")
            await expect(page.get_by_role("heading", name="Their turn")).to_be_visible()
            await expect(page.locator(".continue").last).to_contain_text("Waiting for Ben")
            await expect(page.get_by_role("heading", name="Notifications")).to_be_visible()
            await page.get_by_label("Webhook address").fill("https://192.0.2.1/hook")
            await page.get_by_role("button", name="Add", exact=True).click()
            await page.get_by_role("button", name="Send a test").click()
            await expect(page.locator(".notice-channel")).to_contain_text("isn’t on the public internet")
            await page.get_by_text("One message a day").click()
            await expect(page.get_by_role("combobox", name="At", exact=True)).to_have_value("8")
            await page.get_by_text("Quiet hours").click()
            await expect(page.get_by_label("From")).to_have_value("22")
            await picture(page, "games")
            await page.get_by_role("button", name="Take days off").click()
            await page.get_by_role("button", name="3 days").click()
            await expect(page.locator(".days-off")).to_contain_text("You’re back on")
            await picture(page, "off")
            await page.get_by_role("button", name="Return now").click()

            await program(other, 1)
            await stepped(1, other)
            await page.goto(f"{served.address}/t/{second}")
            missed = page.get_by_role("dialog", name="Since your last visit")
            await expect(missed.locator(".log-lines li").first).to_be_visible()
            await picture(page, "missed")
            await missed.get_by_role("button", name="Go to the board").click()
            await expect(page.locator(".pixoid-ready")).to_be_visible()
            for table in (ben, other):
                await table.__aexit__(None, None, None)
            await nothing_wrong(ann)

    evening.run(test)


def test_mail_address_is_confirmed_and_stopped_by_links(evening: Evening) -> None:
    async def main() -> None:
        boxes = Mailboxes()
        async with (
            boxes.open() as mail_server,
            evening.serving(mail_server=mail_server) as served,
            evening.person() as ann,
            evening.person() as phone,
        ):
            page, other = ann.page, phone.page
            await page.goto(served.address)
            _, ben = await slow_table(page, served, 3)
            await page.goto(f"{served.address}/games")
            await page.get_by_label("Your e-mail address").fill("ann@mail.example")
            await page.get_by_role("button", name="Add", exact=True).first.click()
            await expect(page.locator(".notice-channel")).to_contain_text("open the link")
            await picture(page, "games")
            ((_, mail),) = boxes.taken()
            await other.goto(served.address + link_in(mail))
            await picture(other, "mail")
            await other.get_by_role("button", name="Confirm address").click()
            await expect(other.get_by_role("heading", name="Address confirmed")).to_be_visible()
            await nothing_wrong(ann, phone)
            await page.reload()
            await page.get_by_role("button", name="Send a test").click()
            await expect(page.locator(".notice-channel")).to_contain_text("Working")
            (_, notice), *_ = boxes.taken()  # Ann's turn may be announced there, too
            await other.goto(served.address + link_in(notice))
            await other.get_by_role("button", name="Unsubscribe").click()
            await expect(other.get_by_role("heading", name="Unsubscribed")).to_be_visible()
            await page.reload()
            await expect(page.get_by_label("Your e-mail address")).to_be_visible()
            await expect(page.locator(".notice-channel")).to_have_count(0)
            await ben.__aexit__(None, None, None)

    evening.spend(main())


async def deliver(page: Page, message: dict[str, Any]) -> None:
    """Let the browser receive a pushed message."""
    line = await page.context.new_cdp_session(page)
    found: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def registered(event: dict[str, Any]) -> None:
        for one in event["registrations"]:
            if one["scopeURL"].endswith("/push/") and not found.done():
                found.set_result(one["registrationId"])

    line.on("ServiceWorker.workerRegistrationUpdated", registered)
    await line.send("ServiceWorker.enable")
    push = {"origin": origin(page), "registrationId": await found, "data": json.dumps(message)}
    await line.send("ServiceWorker.deliverPushMessage", push)


@pytest.mark.slow(16)
def test_device_is_notified_until_it_is_turned_off(evening: Evening) -> None:
    service = PushService()

    async def main() -> None:
        with service.open() as push:
            async with (
                evening.serving() as served,
                browsing(whole=True) as browser,  # without windows there are no notifications
                replace(evening, browser=browser).person(permissions=["notifications"]) as ann,
            ):
                served.application.notifier.targets.permitted = frozenset({push})
                page = ann.page
                new = service.browser("Ann")
                keys = {"address": new.address, "point": new.point, "auth": new.auth}
                await page.add_init_script(f"({SUBSCRIBES})({json.dumps(keys)})")
                await page.goto(served.address)
                table, ben = await slow_table(page, served, 3)
                await program_by_mouse(page)
                await picture(page, "offer")
                await page.get_by_role("button", name="Notify this device").click()
                await expect(page.get_by_role("alert")).to_contain_text("This device will notify you")
                await expect(page.get_by_text("Want to be notified")).to_have_count(0)
                await page.goto(f"{served.address}/games")
                await program(ben, 1)
                await waited(lambda: service.received)
                ((_, _, message),) = service.requests

                await deliver(page, message)
                link = f"{served.address}/t/{table}"
                body = "Your turn in Pixoid. Time left: 72 h."
                await page.wait_for_function(f"async () => (await ({SHOWN})()).length")
                assert await page.evaluate(SHOWN) == [{"title": "Pixoid", "body": body, "data": link}]
                (worker,) = page.context.service_workers
                for way, place in (("open", f"{served.address}/games"), ("focus", link)):
                    await page.goto(place)
                    await deliver(page, message)
                    await page.wait_for_function(f"async () => (await ({SHOWN})()).length")
                    assert await worker.evaluate(CLICKED) == [way, link]
                    assert await page.evaluate(SHOWN) == []
                await page.goto(f"{served.address}/games")

                await page.get_by_role("button", name="Notify this device").click()
                channel = page.locator(".notice-channel")
                await expect(channel).to_contain_text("This device")
                await channel.get_by_role("button", name="Send a test").click()
                await expect(channel).to_contain_text("Working")
                await picture(page, "push")
                await channel.get_by_role("button", name="Turn off").click()
                await expect(channel).to_have_count(0)
                shown = await page.evaluate("fetch('/api/notices').then((one) => one.json())")
                assert (shown["channels"], await page.evaluate("window.ended")) == ([], shown["push"])
                later = service.browser("Renewed")
                await worker.evaluate(RENEWED, {"address": later.address, "point": later.point, "auth": later.auth})
                await page.reload()
                await expect(channel).to_have_count(1)
                for sentence, script in UNABLE.items():
                    other = await page.context.new_page()
                    await other.add_init_script(script)
                    await other.goto(f"{served.address}/games")
                    await expect(other.locator(".notices").first).to_contain_text(sentence)
                    await expect(other.get_by_role("button", name="Notify this device")).to_have_count(0)
                await ben.__aexit__(None, None, None)
                await nothing_wrong(ann)

    evening.spend(main())


def test_open_seat_is_offered_listed_and_taken(evening: Evening) -> None:
    async def main() -> None:
        async with (
            evening.serving(policy=Policy(open_seats=True)) as served,
            evening.person(kept={"name": "Ann"}) as ann,
            evening.person(kept={"name": "Ben"}) as ben,
        ):
            page, other = ann.page, ben.page
            await page.goto(served.address)
            settings = {"game": "pixoid", "clock": "step", "milliseconds": 3 * DAY, "stand_in": "easy"}
            table = await make_table(page, settings, [{"holder": "me", "name": "Ann"}, {"holder": "open"}, BOT, BOT])
            await page.goto(f"{served.address}/t/{table}")
            card = page.locator(".card").filter(has_text="Anyone on this site")
            await page.get_by_label("15 minutes").check()
            await page.get_by_role("button", name="Offer the seats").click()
            await expect(card).to_contain_text("Bots take the rest in 15 minutes")
            await picture(page, "offered")
            await page.get_by_role("button", name="Withdraw the offer").click()
            await picture(page, "offer")
            await page.get_by_role("button", name="Offer the seats").click()
            await expect(card).to_be_visible()

            await other.goto(served.address)
            await other.get_by_role("link", name="Open seats").click()
            seat = other.locator(".continue").filter(has_text="1 free seat")
            await expect(seat).to_contain_text("3 days per move")
            await picture(other, "games")
            await seat.get_by_role("link", name="Take a seat").click()
            await other.locator(".sit-card .btn.primary").click()
            await expect(other.locator(".phase")).to_contain_text("days")
            await page.goto(f"{served.address}/games")
            await expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
            await nothing_wrong(ann, ben)

    evening.spend(main())
