-- One idempotency key of one caller asks for one thing: the call, with its content.
CREATE SCHEMA idempotency;
GRANT USAGE ON SCHEMA idempotency TO champa_app;

CREATE TABLE idempotency.claimed_key (
  holder text NOT NULL, -- member:ID or staff:ID
  key uuid NOT NULL,
  wish bytea NOT NULL CHECK (octet_length(wish) = 32), -- SHA-256 of what was asked for
  claimed_at timestamptz NOT NULL,
  PRIMARY KEY (holder, key)
);
CREATE INDEX claimed_key_at ON idempotency.claimed_key (claimed_at);
GRANT SELECT, INSERT, DELETE ON idempotency.claimed_key TO champa_app;
