"""The tables of the database. Times are milliseconds since 1970; what could be used to pose as somebody is hashed."""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("terms", Text, nullable=False),  # tables.terms.Terms as JSON
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seed", String(160).with_variant(String(64), "sqlite"), nullable=False),  # encrypted
    Column("scheme", Integer, nullable=False, server_default="1"),  # tables.seeding: how the seed comes about
    Column("inherited", Integer, nullable=False),  # how many record lines came from another game
    Column("host_hash", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),  # when a bot or a clock has to act
)
Index("ix_tables_status", tables.c.status, tables.c.public)
Index("ix_tables_due_at", tables.c.due_at)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("level", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("user_id", String(32)),
    Column("token_hash", String(64)),
    Column("seen_at", BigInteger, nullable=False),
)
Index("ix_seats_user_id", seats.c.user_id)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("folded_name", String(128), nullable=False, unique=True),
    Column("password", String(255), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

played = Table(  # how well an account has played, also after the table is gone
    "played",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("played_at", BigInteger, nullable=False),
    Column("accuracy", Float, nullable=False),
    Column("luck", Float, nullable=False),
    Column("result", Float, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user_id", String(32)),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE")),
    Column("seat", Integer),
    Column("kind", String(8), nullable=False),
    Column("target", Text, nullable=False),  # encrypted
)
Index("ix_notices_table_id", notices.c.table_id)
Index("ix_notices_user_id", notices.c.user_id)

jobs = Table(
    "jobs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
    Column("due_at", BigInteger, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
)

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
)

downtimes = Table(
    "downtimes",
    metadata,
    Column("began_at", BigInteger, primary_key=True),
    Column("ended_at", BigInteger, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),  # encrypted
)

measures = Table(
    "measures",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("what", String(8), nullable=False),  # ban, mute; kick, remove, reread
    Column("kind", String(8), nullable=False),  # of the subject: address, account, table
    Column("subject", String(64), nullable=False),
    Column("reason", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger),  # never, where there is none
)
