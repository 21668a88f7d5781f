"""The bus over PostgreSQL's own LISTEN and NOTIFY, for those who want no further service."""

from collections.abc import AsyncIterator

import psycopg

from pentarchy.server.bus.memory import CHANNEL
from pentarchy.server.bus.remote import RemoteBus


class PostgresBus(RemoteBus):
    def breaks(self) -> tuple[type[Exception], ...]:
        return (OSError, psycopg.Error)

    async def check(self) -> None:
        await (await psycopg.AsyncConnection.connect(self.address)).close()

    async def messages(self) -> AsyncIterator[str]:
        async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            self.listening.set()
            async for notice in connection.notifies():
                yield notice.payload

    async def speak(self) -> None:
        async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as connection:
            while True:
                message = await self.outbox.get()
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message))
