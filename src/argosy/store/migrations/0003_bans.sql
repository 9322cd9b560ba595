-- Guests and addresses that are kept out for a time. Not in backups: a ban is about a moment.
CREATE TABLE bans (
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    until BIGINT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (kind, value)
);
