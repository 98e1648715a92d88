"""HTTP messages: days off and notices of slow games."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pixcade.protocol.http_messages import Body
from pixcade.table.settings import Word


class TakeDaysOff(Body, frozen=True):
    """Stop one's clocks in all slow games for some days from now on; 0 starts them again."""

    days: Annotated[int, Meta(ge=0, le=14)]


class DaysOffView(Struct, frozen=True):
    """How many of one's days off are left, of how many a year, and for how many milliseconds one still has off."""

    left: int
    total: int
    back: int


class NewWebhook(Body, frozen=True):
    """Send notices of one's slow games to an https address, as JSON that Discord and Slack understand."""

    address: Annotated[str, Meta(min_length=1, max_length=500)]
    language: Annotated[str, Meta(max_length=10)] = "en"


class NewMail(Body, frozen=True):
    """Send notices of one's slow games to a mail address, once its owner has opened the link that is sent there."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Annotated[str, Meta(max_length=10)] = "en"


class NewPush(Body, frozen=True):
    """Send notices of one's slow games to this browser: its push subscription, with both keys in base64url."""

    address: Annotated[str, Meta(min_length=1, max_length=1000)]
    point: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=30)]
    language: Annotated[str, Meta(max_length=10)] = "en"


class LinkDone(Struct, frozen=True):
    """What the link in a mail has done: turned notices to its address on or off."""

    action: Literal["on", "off"]


class NoticeId(Body, frozen=True):
    """Send a test to one of one's channels."""

    id: Word


class ChangeNotices(Body, frozen=True):
    """Turn one of one's channels on or off, or remove it."""

    id: Word
    state: Literal["on", "off", "removed"]


class QuietHours(Body, frozen=True):
    """When notices come: none from one hour to another, unless they are the same.

    `ring` lets the reminder through whose deadline is less than an hour after they end. `digest` is the hour of one
    message a day in place of one for each turn, -1 for none.
    """

    start: Annotated[int, Meta(ge=0, le=23)]
    end: Annotated[int, Meta(ge=0, le=23)]
    zone: Annotated[str, Meta(max_length=64)]
    ring: bool = True
    digest: Annotated[int, Meta(ge=-1, le=23)] = -1


class NoticeChannel(Struct, frozen=True):
    """Where notices are sent: `unverified` for a mail address, `on`, `off`, or `paused` after five failures.

    `sent` and `failed` are how many milliseconds ago that was, -1 for never; `error` is why the last one failed.
    """

    id: str
    kind: str
    address: str
    state: str
    sent: int
    failed: int
    error: str


class NoticesView(Struct, frozen=True):
    """One's channels, quiet hours, and the secret address of the calendar of one's deadlines.

    `mail` is whether this server sends mail, `push` the public key for push subscriptions.
    """

    channels: tuple[NoticeChannel, ...]
    quiet: QuietHours
    calendar: str
    mail: bool = False
    push: str = ""
