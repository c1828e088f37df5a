"""Alembic runs this: migrations on the connection and in the transaction of `store.upgrade`."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
