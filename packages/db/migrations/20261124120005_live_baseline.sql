-- Tickets that open a member's live stream, each once. Unlogged: a crash may lose them, and the screen asks for another.
CREATE SCHEMA live;
GRANT USAGE ON SCHEMA live TO champa_app;

CREATE UNLOGGED TABLE live.ticket (
  token_hash bytea PRIMARY KEY,
  member_id bigint NOT NULL,
  session_id bigint NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX ticket_expiry ON live.ticket (expires_at);

GRANT SELECT, INSERT, DELETE ON live.ticket TO champa_app;
