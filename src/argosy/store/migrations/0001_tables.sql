-- Plain SQL that SQLite and PostgreSQL both understand. Released files are never changed, only followed.
-- Times are milliseconds since 1970. A mark is a check sum of what stands beside it.

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL
);

-- What a person or a program shows to be recognised: only its hash is kept.
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests (id),
    kind TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT
);
CREATE INDEX tokens_by_guest ON tokens (guest);

-- One row a table, rewritten with each entry: all of it follows from the entries.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    seq BIGINT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    wake_at BIGINT,
    summary TEXT NOT NULL,
    snapshot TEXT NOT NULL,
    mark BIGINT NOT NULL,
    problem TEXT
);
CREATE INDEX tables_to_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX tables_listed ON tables (updated) WHERE public = 1;

-- The log: append only.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    body TEXT NOT NULL,
    mark BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE sittings (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (guest, table_id)
);

-- Which process thinks for a table's bots, and until when it may take.
CREATE TABLE claims (
    table_id TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    until BIGINT NOT NULL
);

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
