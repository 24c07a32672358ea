-- What members must stake before they withdraw: a requirement of each deposit and each transfer they received. How much of it is done is not stored, it is what
-- the rounds say (docs/decisions/0016-withdrawals.md).
CREATE SCHEMA turnover;
GRANT USAGE ON SCHEMA turnover TO champa_app;

CREATE TABLE turnover.requirement (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id  bigint NOT NULL,
  cause      text NOT NULL UNIQUE, -- what brought the money: deposit:ID or transfer:ID
  currency   text NOT NULL,
  -- Units of 10^-5: what came in, and the stakes asked for it.
  deposited  bigint NOT NULL CHECK (deposited > 0),
  required   bigint NOT NULL CHECK (required >= 0),
  -- Rounds begun from then on count.
  since      timestamptz NOT NULL,
  closed_at  timestamptz,
  -- met: staked in full, together with all others of its time. spent: nothing to speak of was left of the money.
  -- met: staked in full, together with all others of its time. spent: nothing to speak of was left of the money.
  -- returned: the money went back where it came from; a refunded deposit asks for no stakes any more.
  outcome    text CHECK (outcome IN ('met', 'spent', 'returned')),
  CHECK ((closed_at IS NULL) = (outcome IS NULL))
);

CREATE INDEX requirement_open ON turnover.requirement (member_id, since, id) WHERE closed_at IS NULL;

GRANT SELECT, INSERT, UPDATE ON turnover.requirement TO champa_app;
