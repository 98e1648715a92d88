"""A job queue in Redis: work that any process may do for another.

A client offers a job; a worker takes it, renews its claim while it works, and answers. Each operation is one Lua
script, so every process sees a job as waiting, begun, answered, or lost (its worker died, or Redis was emptied). While
Redis is unreachable nothing is offered, taken or answered. Owners of jobs take turns as in `pixcade.core.fair_queue`.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from pixcade.bus.redis import RedisBus
from pixcade.core.fair_queue import NOBODY, Owner

CLAIM = 4_000
"""Milliseconds for which a worker's claim on a job holds unless it is renewed."""
KEPT = 600_000
"""Milliseconds after which a job is deleted, whatever became of its client."""
EVERYBODYS_TURN = 4
"""One of so many turns goes to the job that waits longest, so that jobs nobody waits for do not starve."""
BACK, SOON, LATER = "back", "soon", "later"
"""The lines of the queue: given back by a worker, waited for by people, and all others. The first one goes first."""
ID_LENGTH = 16

# In microseconds, so that two jobs hardly ever have the same time.
TIME = "local t = redis.call('TIME') local now = t[1] * 1000000 + t[2] "

QUEUE = f"""
local function places(line, address, person)
  local addresses = KEYS[5] .. line
  local people = addresses .. '|' .. address
  return addresses, people, people .. '|' .. person
end
local function put(id, line)
  local job = redis.call('HMGET', KEYS[2] .. id, 'address', 'person', 'since')
  local addresses, people, own = places(line, job[1], job[2])
  local turn = redis.call('HINCRBY', KEYS[6], 'turn', 1)
  redis.call('HSET', KEYS[2] .. id, 'line', line)
  redis.call('ZADD', KEYS[1], job[3], id)
  redis.call('ZADD', own, job[3], id)
  redis.call('ZADD', people, 'NX', turn, job[2])
  redis.call('ZADD', addresses, 'NX', turn, job[1])
  for _, key in ipairs({{own, people, addresses, KEYS[1], KEYS[6]}}) do redis.call('PEXPIRE', key, {2 * KEPT}) end
end
local function remove(id)
  local waited = redis.call('ZREM', KEYS[1], id)
  local job = redis.call('HMGET', KEYS[2] .. id, 'line', 'address', 'person')
  if job[1] then
    local addresses, people, own = places(job[1], job[2], job[3])
    redis.call('ZREM', own, id)
    if redis.call('EXISTS', own) == 0 then redis.call('ZREM', people, job[3]) end
    if redis.call('EXISTS', people) == 0 then redis.call('ZREM', addresses, job[2]) end
  end
  if redis.call('EXISTS', KEYS[1]) == 0 then redis.call('DEL', KEYS[6]) end
  return waited
end
"""
"""A line holds addresses, each of these people, each of these jobs. Whose turn is over goes to the end."""
NEXT = """
local function first(line)
  local addresses = KEYS[5] .. line
  while true do
    local address = redis.call('ZRANGE', addresses, 0, 0)[1]
    if not address then return false end
    local people = addresses .. '|' .. address
    local person = redis.call('ZRANGE', people, 0, 0)[1]
    if not person then
      redis.call('ZREM', addresses, address)
    else
      local id = redis.call('ZRANGE', people .. '|' .. person, 0, 0)[1]
      if not id then
        redis.call('ZREM', people, person)
      elseif redis.call('HEXISTS', KEYS[2] .. id, 'answer') == 0 and redis.call('EXISTS', KEYS[2] .. id) == 1 then
        return id
      else
        redis.call('ZREM', people .. '|' .. person, id)
        redis.call('ZREM', KEYS[1], id)
      end
    end
  end
end
local function chosen()
  local back, soon, later = first('back'), first('soon'), first('later')
  if back or not soon or not later then return back or soon or later end
  if redis.call('HINCRBY', KEYS[6], 'picked', 1) % tonumber(ARGV[3]) > 0 then return soon end
  local older = redis.call('ZSCORE', KEYS[1], later) + 0 < redis.call('ZSCORE', KEYS[1], soon) + 0
  return older and later or soon
end
"""

OFFER = (
    QUEUE
    + TIME
    + """
local job = KEYS[2] .. ARGV[1]
remove(ARGV[1])
redis.call('HSET', job, 'what', ARGV[2], 'asker', ARGV[3], 'address', ARGV[6], 'person', ARGV[7])
redis.call('HSETNX', job, 'since', now)
redis.call('PEXPIRE', job, ARGV[5])
put(ARGV[1], ARGV[4])
return 1
"""
)
TAKE = (
    QUEUE
    + NEXT
    + """
local id = chosen()
if not id then return false end
local job = redis.call('HMGET', KEYS[2] .. id, 'what', 'asker', 'line', 'address', 'person')
local addresses, people = places(job[3], job[4], job[5])
local turn = redis.call('HINCRBY', KEYS[6], 'turn', 1)
redis.call('ZADD', addresses, 'XX', turn, job[4])
redis.call('ZADD', people, 'XX', turn, job[5])
remove(id)
redis.call('SET', KEYS[3] .. id, ARGV[1], 'PX', ARGV[2])
return {id, job[1], job[2]}
"""
)
KEEP = (
    QUEUE
    + """
if redis.call('EXISTS', KEYS[2] .. ARGV[1]) == 0 then return 0 end
local owner = redis.call('GET', KEYS[3] .. ARGV[1])
if owner and owner ~= ARGV[2] then return 0 end
remove(ARGV[1])
redis.call('SET', KEYS[3] .. ARGV[1], ARGV[2], 'PX', ARGV[3])
return 1
"""
)
ANSWER = (
    QUEUE
    + """
local asker = redis.call('HGET', KEYS[2] .. ARGV[1], 'asker')
if not asker then return false end
redis.call('HSETNX', KEYS[2] .. ARGV[1], 'answer', ARGV[2])
remove(ARGV[1])
redis.call('DEL', KEYS[3] .. ARGV[1])
return asker
"""
)
GIVE_BACK = (
    QUEUE
    + """
if redis.call('GET', KEYS[3] .. ARGV[1]) ~= ARGV[2] then return 0 end
redis.call('DEL', KEYS[3] .. ARGV[1])
if redis.call('EXISTS', KEYS[2] .. ARGV[1]) == 0 then return 0 end
put(ARGV[1], ARGV[3])
return 1
"""
)
STATE = """
local answer = redis.call('HGET', KEYS[2] .. ARGV[1], 'answer')
if answer then return {'answered', answer} end
if redis.call('EXISTS', KEYS[3] .. ARGV[1]) == 1 then return {'begun', ''} end
if redis.call('ZSCORE', KEYS[1], ARGV[1]) then return {'waiting', ''} end
return {'lost', ''}
"""
WITHDRAW = (
    QUEUE
    + """
local waited = remove(ARGV[1])
if waited == 1 or ARGV[2] == '1' then redis.call('DEL', KEYS[2] .. ARGV[1]) end
return waited
"""
)
HURRY = (
    QUEUE
    + """
local job = redis.call('HMGET', KEYS[2] .. ARGV[1], 'line', 'address', 'person')
if job[1] == ARGV[2] and job[2] == ARGV[3] and job[3] == ARGV[4] then return 0 end
if remove(ARGV[1]) == 0 then return 0 end
redis.call('HSET', KEYS[2] .. ARGV[1], 'address', ARGV[3], 'person', ARGV[4])
put(ARGV[1], ARGV[2])
return 1
"""
)
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
    """One process's end of a job queue: it may offer jobs, or do them. Each version of Pixcade has its own queue."""

    def __init__(self, bus: RedisBus, version: str) -> None:
        """Use a bus, which its owner starts and closes."""
        self.bus = bus
        base = f"{bus.prefix}work:{version}:"
        self._keys = [f"{base}{name}" for name in ("waiting", "job:", "claim:", "workers", "line:", "turns")]
        self._offered = f"work:{version}"

    @property
    def healthy(self) -> bool:
        """Whether Redis is reachable, as far as we know."""
        return self.bus.healthy

    def listen_for_answers(self, begun: Callable[[str], None], answered: Callable[[str, bytes], None]) -> None:
        """Be notified when our jobs are begun or answered. A notification can be lost: `state` also tells."""

        def heard(message: bytes) -> None:
            kind, id, rest = message[:1], message[1 : 1 + ID_LENGTH].decode(errors="replace"), message[1 + ID_LENGTH :]
            if kind == BEGUN:
                begun(id)
            elif kind == ANSWERED:
                answered(id, rest)

        self.bus.subscribe(self._to(self.bus.process), heard)

    def listen_for_offers(self, offered: Callable[[], None]) -> None:
        """Be notified when a job is offered. A notification can be lost: an idle worker must poll too."""
        self.bus.subscribe(self._offered, lambda _: offered())

    async def offer(self, id: str, what: bytes, *, soon: bool, owner: Owner = NOBODY) -> bool:
        """Offer a job under this id; `soon` where people wait for it. False where Redis is unreachable.

        Addresses take turns, and behind each address people: `owner` says whose turn it takes.
        """
        assert len(id) == ID_LENGTH, "ids are cut out of messages by their length"
        done = await self._ask(OFFER, 0, id, what, self.bus.process, SOON if soon else LATER, KEPT, *owner)
        if done:
            self.bus.publish(self._offered, b"")
        return bool(done)

    async def state(self, id: str) -> tuple[str, bytes]:
        """Return `waiting`, `begun`, `answered` with the answer, `lost`, or `away` where Redis is unreachable."""
        found = await self._ask(STATE, None, id)
        return ("away", b"") if found is None else (found[0].decode(), found[1])

    async def withdraw(self, id: str) -> bool:
        """Withdraw a job unless a worker has begun it; whether it was withdrawn."""
        return bool(await self._ask(WITHDRAW, 0, id, 0))

    async def forget(self, id: str) -> None:
        """Delete a job, whatever its state."""
        await self._ask(WITHDRAW, 0, id, 1)

    async def hurry(self, id: str, soon: bool, owner: Owner = NOBODY) -> None:
        """Change whether people wait for a job, and whose turn it takes, if it is still waiting."""
        await self._ask(HURRY, 0, id, SOON if soon else LATER, *owner)

    async def workers(self) -> int:
        """Return how many workers there are."""
        return int(await self._ask(WORKERS, 0))

    async def announce(self, milliseconds: int) -> None:
        """Register this process as a worker, for a time."""
        await self._ask(ANNOUNCE, 0, self.bus.process, milliseconds, KEPT)

    async def leave(self) -> None:
        """Unregister this process as a worker."""
        await self.bus.ask(lambda: self.bus.client.zrem(self._keys[3], self.bus.process), 0)

    async def take(self) -> tuple[str, bytes] | None:
        """Take the next job, if there is one: its id and its content. The claim lasts for a while."""
        found = await self._ask(TAKE, None, self.bus.process, CLAIM, EVERYBODYS_TURN)
        if found is None:
            return None
        id = found[0].decode()
        self.bus.publish(self._to(found[2].decode()), BEGUN + found[0])
        return id, found[1]

    async def keep(self, id: str) -> bool:
        """Renew the claim on a job; False where it was deleted or another worker has it."""
        return bool(await self._ask(KEEP, 1, id, self.bus.process, CLAIM))

    async def answer(self, id: str, what: bytes) -> bool:
        """Answer a job; False where it was deleted, or Redis is unreachable."""
        asker = await self._ask(ANSWER, None, id, what)
        if asker is None:
            return False
        self.bus.publish(self._to(asker.decode()), ANSWERED + id.encode() + what)
        return True

    async def give_back(self, id: str) -> None:
        """Return a job of ours to the head of the queue."""
        if await self._ask(GIVE_BACK, 0, id, self.bus.process, BACK):
            self.bus.publish(self._offered, b"")

    def _to(self, process: str) -> str:
        return f"{self._offered}:{process}"

    async def _ask(self, script: str, otherwise: Any, *values: str | bytes | int) -> Any:
        return await self.bus.ask(lambda: self._eval(script, values), otherwise)

    def _eval(self, script: str, values: tuple[str | bytes | int, ...]) -> Awaitable[Any]:
        return self.bus.client.eval(script, len(self._keys), *self._keys, *values)
