-- The ledger: accounts and an append-only journal of balanced movements.
-- Why it looks like this, with measurements: docs/decisions/0003-ledger.md.
--
-- The application's role reads everything here and changes it only through the functions of this schema, which belong to the owner.
CREATE SCHEMA ledger;
GRANT USAGE ON SCHEMA ledger TO champa_app;

-- Amounts everywhere: whole units of 10^-5 of the currency's main unit.
--
-- A guarded account (a member's) stores its balance, which no movement takes below zero. Any other account (house, vendor,
-- provider, promotion, agent pool) is touched by so many movements at once that a stored balance would be one row everybody
-- waits for: its balance is a checkpoint plus the entries since. The id tells the two apart: above zero guarded, below not.
CREATE SEQUENCE ledger.account_id AS bigint;
CREATE TABLE ledger.accounts (
  id bigint PRIMARY KEY CHECK (id <> 0),
  owner_type text NOT NULL CHECK (owner_type IN ('member', 'house', 'vendor', 'provider', 'promotion', 'agent_pool')),
  owner_id text NOT NULL,
  purpose text NOT NULL CHECK (owner_type <> 'member' OR purpose IN ('cash', 'bonus', 'locked', 'in_vendor')),
  currency text NOT NULL CHECK (currency ~ '^[A-Z][A-Z0-9_]{2,31}$'),
  opened_at timestamptz NOT NULL,
  UNIQUE (owner_type, owner_id, purpose, currency),
  CHECK ((id > 0) = (owner_type = 'member'))
);

-- The balances of the guarded accounts, apart from what never changes of them: the narrower the row, and the fewer checks
-- and keys hang on it, the cheaper each movement. `version` counts the account's entries.
CREATE TABLE ledger.balances (
  account bigint PRIMARY KEY,
  currency text NOT NULL,
  balance bigint NOT NULL DEFAULT 0 CHECK (balance >= 0),
  version bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 60); -- room on the page, so that a new balance need not touch the index

-- One row is one movement: it takes an amount from one account and gives it to another, so it cannot be unbalanced.
CREATE TABLE ledger.journal (
  id bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  debit bigint NOT NULL,
  credit bigint NOT NULL,
  amount bigint NOT NULL,
  -- What the debit account was short of, borne by another account in a row of its own ('ledger:cover').
  shortfall bigint NOT NULL,
  -- Of a guarded account: the balance after this movement, and its version. Otherwise null.
  debit_balance bigint,
  debit_version bigint,
  credit_balance bigint,
  credit_version bigint,
  kind text NOT NULL,
  source text NOT NULL,
  key text NOT NULL,
  reference_type text NOT NULL,
  reference_id text NOT NULL,
  actor text NOT NULL,
  -- One check, not seven: each costs a call for each movement.
  CHECK (
    amount >= 0 AND shortfall >= 0 AND debit <> credit AND position(E'\n' IN source) = 0
    AND (debit > 0) = (debit_balance IS NOT NULL) AND (debit > 0) = (debit_version IS NOT NULL)
    AND (credit > 0) = (credit_balance IS NOT NULL) AND (credit > 0) = (credit_version IS NOT NULL)
    AND coalesce(debit_balance, 0) >= 0 AND coalesce(credit_balance, 0) >= 0
  )
);
CREATE SEQUENCE ledger.journal_id AS bigint OWNED BY ledger.journal.id;

-- One effect for one key, for ever: the key of every movement, as a digest of fixed size, and the movement's id.
--
-- Keys are random, so a large index of them is written all over: at 10 million each insert touched a page that wasn't
-- touched since the last checkpoint and logged the whole of it. So keys enter a small table, and a job moves them in bulk
-- and in order to the large one (ledger.settle_keys), which posting only reads. A key is always in exactly one of the two.
CREATE TABLE ledger.keys_recent (digest bytea PRIMARY KEY, id bigint NOT NULL);
CREATE TABLE ledger.keys_settled (digest bytea PRIMARY KEY, id bigint NOT NULL);

-- An account's statement.
CREATE INDEX journal_debit ON ledger.journal (debit, at) WHERE debit > 0;
CREATE INDEX journal_credit ON ledger.journal (credit, at) WHERE credit > 0;

CREATE TYPE ledger.movement AS (
  source text, -- whose keys these are: 'vendor:CODE', 'cashier', 'promotions', ...
  key text, -- unique per source, for ever
  kind text,
  debit bigint, -- the account that gives
  credit bigint, -- the account that takes
  amount bigint,
  reference_type text, -- what caused it: 'round', 'deposit', ...
  reference_id text,
  actor text, -- who: 'member:ID', 'vendor:CODE', 'staff:ID', 'system'
  cover bigint, -- the unguarded account that bears what a guarded debit account is short of; null: refuse
  allow_zero boolean -- true where the caller's rule allows an amount of zero
);

-- The answer to a movement. `status`:
--   posted              done now
--   duplicate           the same movement was done before: everything else tells what happened then
--   conflict            the key belongs to a movement with other content: nothing was done
--   insufficient_funds  nothing was done; debit_balance is what is there
CREATE TYPE ledger.outcome AS (
  position integer, -- of the movement in the batch, from 1
  status text,
  id bigint,
  at timestamptz,
  amount bigint, -- what was really moved
  shortfall bigint,
  debit_balance bigint,
  debit_version bigint,
  credit_balance bigint,
  credit_version bigint
);
GRANT SELECT ON ledger.accounts, ledger.balances, ledger.journal, ledger.keys_recent, ledger.keys_settled TO champa_app;

-- A hold reserves a member's money for something that isn't certain yet: a withdrawal under review, a move to a vendor's
-- wallet, a bet awaiting acceptance. The money lies in the member's locked account, which is guarded like any other, so
-- more than was reserved cannot leave it; nothing but holds moves that account. Each hold ends at most once.
CREATE TABLE ledger.holds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account bigint NOT NULL REFERENCES ledger.accounts,
  locked bigint NOT NULL REFERENCES ledger.accounts,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'posted', 'voided')),
  -- What was posted, and to whom; the rest went back.
  posted bigint NOT NULL DEFAULT 0 CHECK (posted BETWEEN 0 AND amount),
  credit bigint REFERENCES ledger.accounts,
  reserved_by bigint NOT NULL UNIQUE REFERENCES ledger.journal,
  opened_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- A hold may be paid in parts: one reservation, several postings, what is left stays reserved. The last part ends the hold as a
  -- posting of all of it does; before that, voiding gives back what no part has taken.
  -- What parts have taken, but for the one that ended the hold (that is in `posted`).
  parted bigint NOT NULL DEFAULT 0,
  CHECK ((state = 'posted') = (posted > 0) AND (state = 'posted') = (credit IS NOT NULL)),
  CHECK ((state = 'open') = (ended_at IS NULL)),
  CHECK (parted >= 0 AND posted + parted <= amount)
);
CREATE INDEX holds_open ON ledger.holds (expires_at) WHERE state = 'open';
CREATE INDEX holds_locked ON ledger.holds (locked) WHERE state = 'open';
GRANT SELECT ON ledger.holds TO champa_app;

-- What is final: the journal up to an id below which no transaction can add any more. Final rows are sealed in blocks, each
-- carrying the hash of the one before, and rolled up into the balances of the house's side.
CREATE TABLE ledger.blocks (
  number bigint PRIMARY KEY,
  -- The rows with first_id <= id <= last_id; the next block begins right after.
  first_id bigint NOT NULL,
  last_id bigint NOT NULL UNIQUE,
  movements integer NOT NULL CHECK (movements > 0),
  hash bytea NOT NULL CHECK (length(hash) = 32),
  sealed_at timestamptz NOT NULL,
  CHECK (first_id <= last_id)
);

CREATE TABLE ledger.checkpoints (
  account bigint PRIMARY KEY REFERENCES ledger.accounts,
  balance numeric NOT NULL -- of all players together, for years: more than 64 bits may hold
);
-- One row: the checkpoints hold every movement up to this id.
CREATE TABLE ledger.rolled_up (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  up_to bigint NOT NULL
);
INSERT INTO ledger.rolled_up (up_to) VALUES (0);
GRANT SELECT ON ledger.blocks, ledger.checkpoints, ledger.rolled_up TO champa_app;

-- One row is one part that was paid. The key makes it once: the same key again is the same part.
CREATE TABLE ledger.hold_part (
  hold bigint NOT NULL REFERENCES ledger.holds,
  key text NOT NULL CHECK (key ~ '^[A-Za-z0-9_-]{1,60}$'),
  amount bigint NOT NULL CHECK (amount > 0),
  credit bigint NOT NULL REFERENCES ledger.accounts,
  movement bigint NOT NULL UNIQUE REFERENCES ledger.journal,
  at timestamptz NOT NULL,
  PRIMARY KEY (hold, key)
);
GRANT SELECT ON ledger.hold_part TO champa_app;

-- What records ask of the ledger.
--
-- Nearly all of a member's movements are stakes and wins. Whoever looks for anything else walks these, which the wire never
-- writes to: for a stake or a win they cost the test of a word.
CREATE INDEX journal_debit_beside_play ON ledger.journal (debit, at)
WHERE debit > 0 AND kind NOT IN ('stake', 'win');
CREATE INDEX journal_credit_beside_play ON ledger.journal (credit, at)
WHERE credit > 0 AND kind NOT IN ('stake', 'win');

-- Whose cash an account is, and which account a member's cash is.
CREATE INDEX accounts_cash_of_member ON ledger.accounts ((owner_id::bigint)) WHERE owner_type = 'member' AND purpose = 'cash';

-- Movements beside play by time, of whomever, and by what they refer to: the wire never writes to these.
CREATE INDEX journal_beside_play ON ledger.journal (at, id) WHERE kind NOT IN ('stake', 'win', 'rollback');
CREATE INDEX journal_reference_beside_play ON ledger.journal (reference_id, at)
WHERE kind NOT IN ('stake', 'win', 'rollback');

-- after functions
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.journal
FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.blocks
FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
