-- Reconciliation (docs/decisions/0077-reconciliation.md): what a provider says it moved on a day, beside what moved here.
--
-- Amounts: whole units of 10^-5 of the currency's main unit.
CREATE SCHEMA reconciliation;
GRANT USAGE ON SCHEMA reconciliation TO champa_app;

CREATE TABLE reconciliation.day (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider    text NOT NULL,
  -- A day of the brand.
  day         date NOT NULL,
  state       text NOT NULL CHECK (state IN ('comparing', 'compared', 'failed')),
  -- Of one that failed: why.
  fault       text,
  compared_at timestamptz,
  UNIQUE (provider, day),
  CHECK ((state = 'failed') = (fault IS NOT NULL)),
  CHECK (state <> 'compared' OR compared_at IS NOT NULL)
);
CREATE INDEX day_newest ON reconciliation.day (day DESC, id DESC);

-- What moved on the day, here and there. Money may move there before midnight and here after it: these differ then, without a difference.
CREATE TABLE reconciliation.total (
  day_id       bigint NOT NULL REFERENCES reconciliation.day,
  kind         text NOT NULL CHECK (kind IN ('deposit', 'refund', 'payout')),
  currency     text NOT NULL,
  own_count    integer NOT NULL,
  own          bigint NOT NULL,
  theirs_count integer NOT NULL,
  theirs       bigint NOT NULL,
  PRIMARY KEY (day_id, kind, currency)
);

CREATE TABLE reconciliation.difference (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day_id     bigint NOT NULL REFERENCES reconciliation.day,
  kind       text NOT NULL CHECK (kind IN ('deposit', 'refund', 'payout')),
  reference  text COLLATE "C" NOT NULL,
  currency   text NOT NULL,
  -- Null: it did not move on that side.
  own        bigint,
  theirs     bigint,
  -- The deposit or withdrawal that it belongs to, and its member; null: nothing here has this reference.
  case_id    bigint,
  member_id  bigint,
  -- gone: a later comparison no longer found it.
  state      text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'explained', 'gone')),
  note       text NOT NULL DEFAULT '',
  decided_by text,
  decided_at timestamptz,
  found_at   timestamptz NOT NULL,
  UNIQUE (day_id, kind, reference, currency),
  CHECK (own IS DISTINCT FROM theirs),
  CHECK ((state = 'explained') <= (decided_by IS NOT NULL))
);
CREATE INDEX difference_open ON reconciliation.difference (day_id) WHERE state = 'open';

GRANT SELECT, INSERT, UPDATE ON reconciliation.day, reconciliation.difference TO champa_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON reconciliation.total TO champa_app;
