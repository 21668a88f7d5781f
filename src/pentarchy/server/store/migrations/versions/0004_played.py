"""How well people with an account have played"""

import sqlalchemy as sa
from alembic import op

revision = "0004_played"
down_revision = "0003_operators"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "played",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("played_at", sa.BigInteger(), nullable=False),
        sa.Column("accuracy", sa.Float(), nullable=False),
        sa.Column("luck", sa.Float(), nullable=False),
        sa.Column("result", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_played_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "table_id", name=op.f("pk_played")),
    )


def downgrade() -> None:
    op.drop_table("played")
