-- Hand-over tickets: each opens one session of its member's, once, within a minute. The ticket itself is stored nowhere.
CREATE TABLE sessions.hand_over (
  ticket_hash bytea PRIMARY KEY,
  member_id   bigint NOT NULL REFERENCES member.member (id),
  -- What made it: a session of the member's, or the operator by a command.
  issuer      text NOT NULL CHECK (issuer IN ('session', 'operator')),
  session_id  bigint REFERENCES sessions.session (id),
  -- Where it holds: the brand's domain that it was made for, with its port.
  host        text NOT NULL,
  created_at  timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL,
  used_at     timestamptz,
  CHECK ((issuer = 'session') = (session_id IS NOT NULL))
);

CREATE INDEX hand_over_expiry ON sessions.hand_over (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON sessions.hand_over TO champa_app;
