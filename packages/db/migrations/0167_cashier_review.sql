-- What staff works with: slips of bank transfers, and who did what to a deposit.
CREATE TABLE cashier.slip (
  deposit_id bigint NOT NULL,
  number integer NOT NULL,
  member_id bigint NOT NULL,
  -- The picture drawn anew: nothing of the file but its pixels.
  bytes bytea NOT NULL,
  -- Of the file as it came: the same slip sent for two deposits shows.
  file_hash bytea NOT NULL,
  uploaded_at timestamptz NOT NULL,
  PRIMARY KEY (deposit_id, number),
  FOREIGN KEY (member_id, deposit_id) REFERENCES cashier.deposit (member_id, id)
);
CREATE INDEX slip_file ON cashier.slip (file_hash);

CREATE TABLE cashier.act (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  deposit_id bigint NOT NULL,
  action text NOT NULL CHECK (action IN ('claim', 'approve', 'reject', 'refund')),
  actor text NOT NULL,
  detail jsonb NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX act_of_deposit ON cashier.act (deposit_id, id);

GRANT SELECT, INSERT ON cashier.slip, cashier.act TO champa_app;
