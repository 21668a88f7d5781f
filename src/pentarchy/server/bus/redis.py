"""The bus over Redis (or Valkey): publish and subscribe on one channel."""

from collections.abc import AsyncIterator

from redis.asyncio import Redis
from redis.exceptions import RedisError

from pentarchy.server.bus.memory import CHANNEL
from pentarchy.server.bus.remote import RemoteBus


class RedisBus(RemoteBus):
    def breaks(self) -> tuple[type[Exception], ...]:
        return (OSError, RedisError)

    async def check(self) -> None:
        async with Redis.from_url(self.address) as redis:
            await redis.ping()

    async def messages(self) -> AsyncIterator[str]:
        async with Redis.from_url(self.address) as redis, redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] == "subscribe":
                    self.listening.set()
                elif message["type"] == "message":
                    yield message["data"].decode()

    async def speak(self) -> None:
        async with Redis.from_url(self.address) as redis:
            while True:
                await redis.publish(CHANNEL, await self.outbox.get())
