-- Where members' withdrawals may go. The numbers are sealed; what finds them again is a keyed hash.
CREATE SCHEMA payees;
GRANT USAGE ON SCHEMA payees TO champa_app;

CREATE TABLE payees.payee (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id   bigint NOT NULL,
  kind        text NOT NULL CHECK (kind IN ('BANK', 'E_WALLET', 'CRYPTO')),
  provider    text NOT NULL,
  -- Number, holder's name and branch, sealed by the program's own key.
  sealed      text NOT NULL,
  number_mac  bytea NOT NULL,
  is_default  boolean NOT NULL,
  added_at    timestamptz NOT NULL,
  usable_from timestamptz NOT NULL,
  -- Kept after that: withdrawals went there.
  removed_at  timestamptz,
  CHECK (removed_at IS NULL OR NOT is_default)
);

CREATE INDEX payee_of_member ON payees.payee (member_id, id) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX payee_once ON payees.payee (member_id, number_mac) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX payee_default ON payees.payee (member_id) WHERE is_default;
-- Who else has, or had, this account.
CREATE INDEX payee_number ON payees.payee (number_mac);

-- The same account at two members (compliance row 9): noted for staff, never told to either.
CREATE TABLE payees.duplicate_flag (
  payee_id        bigint NOT NULL REFERENCES payees.payee (id),
  other_payee_id  bigint NOT NULL REFERENCES payees.payee (id),
  noted_at        timestamptz NOT NULL,
  PRIMARY KEY (payee_id, other_payee_id)
);

GRANT SELECT, INSERT, UPDATE ON payees.payee TO champa_app;
GRANT SELECT, INSERT ON payees.duplicate_flag TO champa_app;
