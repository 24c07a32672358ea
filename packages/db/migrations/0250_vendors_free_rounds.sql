-- Free rounds that the house has given and vendors are told of: each gift once, until its vendor has it or refuses it for good.
CREATE TABLE vendors.free_rounds (
  id uuid PRIMARY KEY, -- the vendor's key of the gift
  member_id bigint NOT NULL,
  cause text NOT NULL, -- of the gift; one cause gives once
  vendor_code text NOT NULL,
  game_code text NOT NULL,
  rounds integer NOT NULL CHECK (rounds > 0),
  stake bigint NOT NULL CHECK (stake > 0), -- units of 10^-5
  currency text NOT NULL,
  valid_until timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'given', 'refused')),
  attempts integer NOT NULL DEFAULT 0,
  reason text, -- what the vendor last said instead of taking it
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  UNIQUE (member_id, cause)
);
-- What an operator looks after.
CREATE INDEX free_rounds_open ON vendors.free_rounds (created_at) WHERE state <> 'given';

GRANT SELECT, INSERT, UPDATE ON vendors.free_rounds TO champa_app;
