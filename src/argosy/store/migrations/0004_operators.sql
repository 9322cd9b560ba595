-- What operators did. `who` is the key of the store, or a session of the operator's page.
CREATE TABLE audit (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    who TEXT NOT NULL,
    what TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL
);
CREATE INDEX audit_by_time ON audit (at);

-- Links that open the operator's page once, and the sessions they became. Not in backups: they are short.
CREATE TABLE operators (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL
);

-- What people reported about each other. `reporter` and `reason` are empty once that person was forgotten.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    table_id TEXT NOT NULL,
    about TEXT NOT NULL,
    name TEXT NOT NULL,
    lines TEXT NOT NULL,
    reason TEXT NOT NULL,
    closed BIGINT
);
CREATE INDEX reports_open ON reports (at) WHERE closed IS NULL;
CREATE INDEX reports_by_guest ON reports (about);
