"""The store: tables as append-only logs in SQLite or PostgreSQL, and backups of them."""
