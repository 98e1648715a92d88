"""Work that any process may do for another: a queue in Redis.

Whoever wants something done offers an errand; a worker takes it, keeps a claim on it for as long as it works, and
answers. Each of these is one script, so that an errand always waits, is begun, is answered, or is lost for everybody to
see: where a worker has died, or Redis was emptied. Where Redis can't be asked, nothing is offered, taken or answered.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from pixcade.bus.redis import RedisBus

CLAIM = 4_000
"""So many milliseconds an errand is a worker's, unless it says that it still works."""
KEPT = 600_000
"""So many milliseconds an errand is kept at most, whatever becomes of those who wanted it."""
LATER = 10_000
"""What nobody waits for goes behind whatever is offered within so many milliseconds; no further, so its turn comes."""
ID_LENGTH = 16

# Microseconds, so that two errands hardly ever have the same time.
TIME = "local t = redis.call('TIME') local now = t[1] * 1000000 + t[2] "

OFFER = (
    TIME
    + """
local errand = KEYS[2] .. ARGV[1]
redis.call('HSET', errand, 'what', ARGV[2], 'asker', ARGV[3])
redis.call('HSETNX', errand, 'since', now)
redis.call('PEXPIRE', errand, ARGV[5])
redis.call('ZADD', KEYS[1], redis.call('HGET', errand, 'since') + ARGV[4] * 1000, ARGV[1])
return 1
"""
)
TAKE = """
while true do
  local first = redis.call('ZPOPMIN', KEYS[1])
  if not first[1] then return false end
  local found = redis.call('HMGET', KEYS[2] .. first[1], 'what', 'asker', 'answer')
  if found[1] and not found[3] then
    redis.call('SET', KEYS[3] .. first[1], ARGV[1], 'PX', ARGV[2])
    return {first[1], found[1], found[2]}
  end
end
"""
KEEP = """
if redis.call('EXISTS', KEYS[2] .. ARGV[1]) == 0 then return 0 end
local owner = redis.call('GET', KEYS[3] .. ARGV[1])
if owner and owner ~= ARGV[2] then return 0 end
redis.call('ZREM', KEYS[1], ARGV[1])
redis.call('SET', KEYS[3] .. ARGV[1], ARGV[2], 'PX', ARGV[3])
return 1
"""
ANSWER = """
local asker = redis.call('HGET', KEYS[2] .. ARGV[1], 'asker')
if not asker then return false end
redis.call('HSETNX', KEYS[2] .. ARGV[1], 'answer', ARGV[2])
redis.call('ZREM', KEYS[1], ARGV[1])
redis.call('DEL', KEYS[3] .. ARGV[1])
return asker
"""
GIVE_BACK = """
if redis.call('GET', KEYS[3] .. ARGV[1]) ~= ARGV[2] then return 0 end
redis.call('DEL', KEYS[3] .. ARGV[1])
if redis.call('EXISTS', KEYS[2] .. ARGV[1]) == 0 then return 0 end
redis.call('ZADD', KEYS[1], 0, ARGV[1])
return 1
"""
STATE = """
local answer = redis.call('HGET', KEYS[2] .. ARGV[1], 'answer')
if answer then return {'answered', answer} end
if redis.call('EXISTS', KEYS[3] .. ARGV[1]) == 1 then return {'begun', ''} end
if redis.call('ZSCORE', KEYS[1], ARGV[1]) then return {'waiting', ''} end
return {'lost', ''}
"""
WITHDRAW = """
local waited = redis.call('ZREM', KEYS[1], ARGV[1])
if waited == 1 or ARGV[2] == '1' then redis.call('DEL', KEYS[2] .. ARGV[1]) end
return waited
"""
HURRY = """
local since = redis.call('HGET', KEYS[2] .. ARGV[1], 'since')
return since and redis.call('ZADD', KEYS[1], 'XX', since + ARGV[2] * 1000, ARGV[1])
"""
ANNOUNCE = (
    TIME
    + """
redis.call('ZADD', KEYS[4], now + ARGV[2] * 1000, ARGV[1])
redis.call('PEXPIRE', KEYS[4], ARGV[3])
return 1
"""
)
WORKERS = TIME + "redis.call('ZREMRANGEBYSCORE', KEYS[4], '-inf', now) return redis.call('ZCARD', KEYS[4])"

BEGUN, ANSWERED = b"b", b"a"


class RedisWork:
    """One process's end of a queue: it may offer work, or do it. Processes with other versions have other queues."""

    def __init__(self, bus: RedisBus, version: str) -> None:
        """Use a bus, which is started and closed by whoever made it."""
        self.bus = bus
        base = f"{bus.prefix}work:{version}:"
        self._keys = [f"{base}{name}" for name in ("waiting", "errand:", "claim:", "workers")]
        self._offered = f"work:{version}"

    @property
    def healthy(self) -> bool:
        """Whether Redis can be asked, as far as we know."""
        return self.bus.healthy

    def listen_for_answers(self, begun: Callable[[str], None], answered: Callable[[str, bytes], None]) -> None:
        """Be told at once when errands of ours are begun or answered. Such news can be lost: `state` knows as well."""

        def heard(message: bytes) -> None:
            kind, id, rest = message[:1], message[1 : 1 + ID_LENGTH].decode(errors="replace"), message[1 + ID_LENGTH :]
            if kind == BEGUN:
                begun(id)
            elif kind == ANSWERED:
                answered(id, rest)

        self.bus.subscribe(self._to(self.bus.process), heard)

    def listen_for_offers(self, offered: Callable[[], None]) -> None:
        """Be told at once when there is something to do. Such news can be lost: who does nothing looks now and then."""
        self.bus.subscribe(self._offered, lambda _: offered())

    async def offer(self, id: str, what: bytes, *, soon: bool) -> bool:
        """Let an errand of this id be done by somebody: `soon` where people wait for it. False where nobody can be
        told."""
        assert len(id) == ID_LENGTH, "ids are cut out of messages by their length"
        done = await self._ask(OFFER, 0, id, what, self.bus.process, 0 if soon else LATER, KEPT)
        if done:
            self.bus.publish(self._offered, b"")
        return bool(done)

    async def state(self, id: str) -> tuple[str, bytes]:
        """Return `waiting`, `begun`, `answered` with the answer, `lost`, or `away` where nobody can be asked."""
        found = await self._ask(STATE, None, id)
        return ("away", b"") if found is None else (found[0].decode(), found[1])

    async def withdraw(self, id: str) -> bool:
        """Let an errand not be done, unless somebody has begun it; whether it is taken back."""
        return bool(await self._ask(WITHDRAW, 0, id, 0))

    async def forget(self, id: str) -> None:
        """Want nothing more of an errand, whatever has become of it."""
        await self._ask(WITHDRAW, 0, id, 1)

    async def hurry(self, id: str, soon: bool) -> None:
        """Change whether people wait for an errand, if it still waits."""
        await self._ask(HURRY, 0, id, 0 if soon else LATER)

    async def workers(self) -> int:
        """Return how many workers there are."""
        return int(await self._ask(WORKERS, 0))

    async def announce(self, milliseconds: int) -> None:
        """Say that this process is a worker, for so long."""
        await self._ask(ANNOUNCE, 0, self.bus.process, milliseconds, KEPT)

    async def leave(self) -> None:
        """Say that this process is a worker no more."""
        await self.bus.ask(lambda: self.bus.client.zrem(self._keys[3], self.bus.process), 0)

    async def take(self) -> tuple[str, bytes] | None:
        """Take the errand that is next, if there is one: its id, and what is wanted. It is ours for a while."""
        found = await self._ask(TAKE, None, self.bus.process, CLAIM)
        if found is None:
            return None
        id = found[0].decode()
        self.bus.publish(self._to(found[2].decode()), BEGUN + found[0])
        return id, found[1]

    async def keep(self, id: str) -> bool:
        """Say that we still work on it; False where nobody wants it any more, or somebody else has it by now."""
        return bool(await self._ask(KEEP, 1, id, self.bus.process, CLAIM))

    async def answer(self, id: str, what: bytes) -> bool:
        """Answer an errand; False where nobody wants it any more, or can be told."""
        asker = await self._ask(ANSWER, None, id, what)
        if asker is None:
            return False
        self.bus.publish(self._to(asker.decode()), ANSWERED + id.encode() + what)
        return True

    async def give_back(self, id: str) -> None:
        """Let somebody else do an errand of ours, before all others."""
        if await self._ask(GIVE_BACK, 0, id, self.bus.process):
            self.bus.publish(self._offered, b"")

    def _to(self, process: str) -> str:
        return f"{self._offered}:{process}"

    async def _ask(self, script: str, otherwise: Any, *values: str | bytes | int) -> Any:
        return await self.bus.ask(lambda: self._eval(script, values), otherwise)

    def _eval(self, script: str, values: tuple[str | bytes | int, ...]) -> Awaitable[Any]:
        return self.bus.client.eval(script, len(self._keys), *self._keys, *values)
