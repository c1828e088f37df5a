"""The tables of the database. What changes here needs a migration."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    text,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("last", Integer, nullable=False),  # seq of the newest event
    Column("opened", BigInteger, nullable=False),  # nanoseconds since the epoch
    Column("listed", Boolean, nullable=False),
    Column("due", BigInteger),  # milliseconds since the epoch
    Index(
        "tables_listed", "opened", postgresql_where=text("listed"), sqlite_where=text("listed = 1")
    ),
    Index(
        "tables_due",
        "due",
        postgresql_where=text("due IS NOT NULL"),
        sqlite_where=text("due IS NOT NULL"),
    ),
)

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # the events of a table lie side by side
)

SETTINGS = Table(
    "settings",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
