"""What operators do: bans, mutes, and changes at tables that nodes have to look at"""

import sqlalchemy as sa
from alembic import op

revision = "0003_operators"
down_revision = "0002_luck"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "measures",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("what", sa.String(length=8), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("subject", sa.String(length=64), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("ends_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_measures")),
    )


def downgrade() -> None:
    op.drop_table("measures")
