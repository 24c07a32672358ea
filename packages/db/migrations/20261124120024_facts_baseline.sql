-- What happened to members, told to whoever in the house wants to know: docs/decisions/0021-facts-and-gifts.md.
CREATE SCHEMA facts;
GRANT USAGE ON SCHEMA facts TO champa_app;

CREATE SEQUENCE facts.fact_id AS bigint;

CREATE TABLE facts.fact (
  id bigint PRIMARY KEY,
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('registered', 'signed_in', 'deposit_credited', 'deposit_refunded', 'withdrawal_paid',
    'messenger_linked', 'birthday', 'played', 'vip_changed')),
  cause text NOT NULL CHECK (length(cause) BETWEEN 1 AND 120), -- what it is told for; one cause tells once
  data jsonb NOT NULL, -- amounts as text, in units of 10^-5
  at timestamptz NOT NULL,
  UNIQUE (member_id, kind, cause)
);
CREATE INDEX fact_at ON facts.fact USING brin (at);

-- Whoever follows the facts, and up to which he has handled them.
CREATE TABLE facts.consumer (
  name text PRIMARY KEY CHECK (name ~ '^[a-z][a-z0-9_]{0,39}$'),
  place bigint NOT NULL,
  first_seen_at timestamptz NOT NULL
);
GRANT SELECT ON facts.fact, facts.fact_id TO champa_app;
GRANT SELECT, INSERT, UPDATE ON facts.consumer TO champa_app;
