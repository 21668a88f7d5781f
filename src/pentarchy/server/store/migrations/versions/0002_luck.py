"""How the seed of a table came about, and room for secrets that are encrypted.

Encrypting what is there needs the key, which migrations do not have: `store.sealing` does it right after them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002_luck"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("scheme", sa.Integer(), nullable=False, server_default="1"))
    # SQLite looks at no lengths; to make a new table there would remove all that hangs on it.
    if op.get_context().dialect.name == "postgresql":
        op.alter_column("tables", "seed", type_=sa.String(160), existing_nullable=False)


def downgrade() -> None:
    raise NotImplementedError("what is encrypted does not become plain again: restore a backup")
