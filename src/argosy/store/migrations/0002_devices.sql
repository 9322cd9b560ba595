-- When a token was last used, to the hour, and by what: "Firefox, Linux".
ALTER TABLE tokens ADD COLUMN used BIGINT;
ALTER TABLE tokens ADD COLUMN about TEXT NOT NULL DEFAULT '';

-- What a guest can look up: devices that came, were claimed, were revoked.
CREATE TABLE sign_ins (
    guest TEXT NOT NULL REFERENCES guests (id),
    at BIGINT NOT NULL,
    what TEXT NOT NULL,
    about TEXT NOT NULL
);
CREATE INDEX sign_ins_by_guest ON sign_ins (guest, at);
