"""Tables, their events, and settings of the installation."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the event log."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.Column("opened", sa.BigInteger(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
    )
    _index("tables_listed", "opened", "listed", "listed = 1")
    _index("tables_due", "due", "due IS NOT NULL", "due IS NOT NULL")
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(), primary_key=True),
        sa.Column("value", sa.LargeBinary(), nullable=False),
    )


def _index(name: str, column: str, postgresql: str, sqlite: str) -> None:
    """An index of few tables; SQLite uses it for the very words that queries have."""
    first, second = sa.text(postgresql), sa.text(sqlite)
    op.create_index(name, "tables", [column], postgresql_where=first, sqlite_where=second)
