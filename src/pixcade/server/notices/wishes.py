"""A person's wishes for notices: quiet hours and a daily digest, in their time zone."""

from datetime import datetime, timedelta
from typing import Annotated
from zoneinfo import ZoneInfo

import msgspec

Hour = Annotated[int, msgspec.Meta(ge=0, le=23)]
NO_DIGEST = -1
ZONE_LETTERS = 64


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Quiet hours from one hour to another, the same for none, and whether the last hour's reminder comes anyway.

    `digest` is the hour of a daily message in place of one for each turn.
    """

    quiet_from: Hour = 0
    quiet_to: Hour = 0
    zone: Annotated[str, msgspec.Meta(max_length=ZONE_LETTERS)] = "UTC"
    ring: bool = True
    digest: Annotated[int, msgspec.Meta(ge=NO_DIGEST, le=23)] = NO_DIGEST

    def quiet_until(self, now: int) -> int:
        """Return when the present quiet hours end, 0 outside of them."""
        local = datetime.fromtimestamp(now / 1000, zone_named(self.zone))
        since = (local.hour - self.quiet_from) % 24
        if since >= (self.quiet_to - self.quiet_from) % 24:
            return 0
        days = 1 if local.hour >= self.quiet_to else 0
        end = local.replace(hour=self.quiet_to, minute=0, second=0, microsecond=0) + timedelta(days=days)
        return round(end.timestamp() * 1000)

    def digest_at(self, since: int) -> int:
        """Return when the first digest comes since a time: that time itself if it is one's hour. 0 for no digest."""
        if self.digest == NO_DIGEST:
            return 0
        local = datetime.fromtimestamp(since / 1000, zone_named(self.zone))
        hour = local.replace(hour=self.digest, minute=0, second=0, microsecond=0)
        if hour < local:
            hour += timedelta(days=1)
        return round(hour.timestamp() * 1000)


def zone_named(name: str) -> ZoneInfo:
    """Return a time zone; UTC for an unknown one."""
    try:
        return ZoneInfo(name)
    except (LookupError, ValueError, OSError):
        return ZoneInfo("UTC")


def wish_of(text: str) -> Wish:
    """Return stored wishes, by default none."""
    return msgspec.json.decode(text, type=Wish) if text else Wish()
