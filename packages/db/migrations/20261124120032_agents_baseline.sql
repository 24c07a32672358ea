-- Agents: contracts between an upline and a direct downline, and what comes of them. Why it looks like this:
-- docs/decisions/0028-agents-and-contracts.md.
--
-- Amounts: whole units of 10^-5 of the currency's main unit.
CREATE SCHEMA agents;
GRANT USAGE ON SCHEMA agents TO champa_app;

CREATE TABLE agents.contract (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('dividend', 'daily', 'hourly', 'realtime')),
  period text NOT NULL CHECK (period IN ('slot', 'hour', 'daily', 'weekly', 'semimonthly', 'monthly')),
  upline_id bigint, -- null: the brand
  downline_id bigint NOT NULL CHECK (downline_id <> upline_id),
  currency text NOT NULL,
  terms jsonb NOT NULL, -- as they were offered; never changed
  state text NOT NULL CHECK (
    state IN ('offered', 'signed', 'rejected', 'termination_requested', 'terminated', 'superseded')
  ),
  requested_by text CHECK (requested_by IN ('upline', 'downline')), -- of a termination
  starts_at timestamptz, -- what is played from here on counts; null: not signed
  ends_at timestamptz, -- and until here; null: no end yet
  offered_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- Of its terms' shape, so that a later program can bring it up to date.
  version integer NOT NULL DEFAULT 1
);
-- One in force, and one on offer, of a kind between two.
CREATE UNIQUE INDEX contract_in_force ON agents.contract (kind, downline_id, coalesce(upline_id, 0))
WHERE state IN ('signed', 'termination_requested');
CREATE UNIQUE INDEX contract_on_offer ON agents.contract (kind, downline_id, coalesce(upline_id, 0))
WHERE state = 'offered';
CREATE INDEX contract_of_upline ON agents.contract (upline_id, id DESC);
CREATE INDEX contract_of_downline ON agents.contract (downline_id, id DESC);
-- What a run looks for.
CREATE INDEX contract_running ON agents.contract (kind, period, ends_at) WHERE starts_at IS NOT NULL;
-- Terminations that wait for their period's end.
CREATE INDEX contract_ending ON agents.contract (ends_at) WHERE state = 'termination_requested';

-- Who did what with a contract, and when.
CREATE TABLE agents.step (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contract_id bigint NOT NULL REFERENCES agents.contract,
  step text NOT NULL,
  state text NOT NULL, -- after it
  actor text NOT NULL, -- 'member:ID', 'staff:NAME', 'system'
  reason text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX step_of_contract ON agents.step (contract_id, id);

-- How far each kind of contract is settled, by its period. Whoever settles holds the row.
CREATE TABLE agents.beat (
  kind text NOT NULL,
  period text NOT NULL,
  settled_until timestamptz, -- null: nothing was settled yet
  late_up_to bigint NOT NULL DEFAULT 0, -- of figures.late_play, what was looked at
  PRIMARY KEY (kind, period)
);
INSERT INTO agents.beat (kind, period) VALUES
  ('realtime', 'slot'), ('hourly', 'hour'), ('daily', 'daily'),
  ('dividend', 'daily'), ('dividend', 'weekly'), ('dividend', 'semimonthly'), ('dividend', 'monthly');

-- From which valid bet of a period a member is active, by kind of contract. A change holds for periods that begin after it.
CREATE TABLE agents.active_rule (
  kind text NOT NULL,
  since timestamptz NOT NULL,
  valid_bet bigint NOT NULL CHECK (valid_bet > 0),
  PRIMARY KEY (kind, since)
);
INSERT INTO agents.active_rule VALUES
  ('dividend', '-infinity', 1000000000), ('daily', '-infinity', 1000000000), -- 10,000.00
  ('hourly', '-infinity', 1), ('realtime', '-infinity', 1);

-- One contract, one period, once: what was earned, and what became of it. `settled` is how it was settled at its time, `current` how
-- it stands after corrections; both hold the base's parts, the deficit before and after it, the tier reached and the gross.
CREATE TABLE agents.run (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- No foreign key: only settling writes here, and it has just read the contract, which is never deleted.
  contract_id bigint NOT NULL,
  kind text NOT NULL,
  upline_id bigint,
  downline_id bigint NOT NULL,
  currency text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  settled jsonb NOT NULL,
  current jsonb NOT NULL,
  gross bigint NOT NULL CHECK (gross >= 0), -- as settled
  adjusted bigint NOT NULL, -- corrections of earlier periods, told in this one
  carried_in bigint NOT NULL CHECK (carried_in <= 0), -- what the pair still had to give back
  carried_out bigint NOT NULL CHECK (carried_out <= 0),
  due bigint NOT NULL CHECK (due >= 0),
  chain bigint NOT NULL, -- the contract at the top of its chain
  depth integer NOT NULL, -- below it
  state text NOT NULL CHECK (state IN ('computed', 'paid', 'owed', 'nothing')),
  computed_at timestamptz NOT NULL,
  paid_at timestamptz,
  UNIQUE (contract_id, starts_at),
  CHECK (due + carried_out = gross + adjusted + carried_in)
);
CREATE INDEX run_to_pay ON agents.run (chain, depth, id) WHERE state = 'computed';
CREATE INDEX run_owed ON agents.run (depth, id) WHERE state = 'owed';
CREATE INDEX run_of_downline ON agents.run (downline_id, kind, id DESC);
CREATE INDEX run_of_upline ON agents.run (upline_id, kind, starts_at, id DESC);

-- A correction of a closed period, told in a later run of the same contract.
CREATE TABLE agents.adjustment (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  run_id bigint NOT NULL REFERENCES agents.run, -- that tells it
  of_run bigint NOT NULL REFERENCES agents.run, -- that it corrects
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  amount bigint NOT NULL -- may be negative
);
CREATE INDEX adjustment_of_run ON agents.adjustment (run_id, id);
CREATE INDEX adjustment_corrects ON agents.adjustment (of_run, id);

-- What a downline was paid too much and still has to give back, to be kept from what he earns next from the same upline.
CREATE TABLE agents.carry (
  kind text NOT NULL,
  upline_id bigint NOT NULL, -- 0: the brand
  downline_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount <= 0),
  PRIMARY KEY (kind, upline_id, downline_id)
);

-- Moves in the tree: asked for by one, approved by another, done at a day's beginning.
CREATE TABLE agents.move (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  from_upline bigint,
  to_upline bigint,
  state text NOT NULL CHECK (state IN ('requested', 'approved', 'rejected', 'done', 'failed')),
  effective_at timestamptz, -- from its approval on
  reason text NOT NULL,
  requested_by text NOT NULL,
  requested_at timestamptz NOT NULL,
  decided_by text,
  decided_at timestamptz
);
CREATE UNIQUE INDEX move_open ON agents.move (member_id) WHERE state IN ('requested', 'approved');
CREATE INDEX move_due ON agents.move (effective_at) WHERE state = 'approved';

-- Members who want to be agents.
CREATE TABLE agents.application (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  name text NOT NULL,
  contact text NOT NULL,
  website text NOT NULL,
  plan text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'approved', 'rejected')),
  reason text NOT NULL, -- of the decision
  applied_at timestamptz NOT NULL,
  decided_by text,
  decided_at timestamptz
);
CREATE UNIQUE INDEX application_waiting ON agents.application (member_id) WHERE state = 'waiting';
CREATE INDEX application_of_member ON agents.application (member_id, id DESC);

-- What operators did: promotions, moves, decisions.
CREATE TABLE agents.change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  what text NOT NULL,
  member_id bigint,
  details jsonb NOT NULL,
  actor text NOT NULL,
  reason text NOT NULL,
  at timestamptz NOT NULL
);

GRANT SELECT, INSERT, UPDATE ON agents.contract, agents.run, agents.carry, agents.move, agents.application TO champa_app;
GRANT SELECT, INSERT ON agents.step, agents.adjustment, agents.change, agents.active_rule TO champa_app;
GRANT SELECT, UPDATE ON agents.beat TO champa_app;

-- What an agent was paid in a time, and what his contracts came to in it. (An upline's side has run_of_upline.)
CREATE INDEX run_paid ON agents.run (downline_id, paid_at) WHERE state = 'paid';
CREATE INDEX run_of_downline_time ON agents.run (downline_id, starts_at);
-- Since when somebody has been an agent.
CREATE INDEX change_of_member ON agents.change (member_id, what, id);

-- How people come into an agent's team by himself: links that invite, and accounts he opens. Why it looks like this:
-- docs/decisions/0031-invitation-links.md.

-- A link's code stands in member.invitation, too, as every code does that puts a new member below an agent.
CREATE TABLE agents.link (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  agent_id bigint NOT NULL,
  code text NOT NULL,
  makes text NOT NULL CHECK (makes IN ('agent', 'player')),
  domain text, -- null: every address of the brand
  note text NOT NULL,
  contracts jsonb NOT NULL, -- kind, period, terms; covered: the agent had a contract of the kind himself
  valid_until timestamptz, -- null: without end
  most_uses integer CHECK (most_uses > 0), -- null: as often as people come
  uses integer NOT NULL DEFAULT 0 CHECK (uses <= most_uses),
  idempotency_key uuid NOT NULL,
  created_at timestamptz NOT NULL,
  paused_at timestamptz,
  deleted_at timestamptz,
  -- How often people come by an invitation link: docs/decisions/0041-visits-of-invitation-links.md.
  visits integer NOT NULL DEFAULT 0,
  UNIQUE (agent_id, idempotency_key)
);
CREATE UNIQUE INDEX link_code ON agents.link (lower(code));
CREATE INDEX link_of_agent ON agents.link (agent_id, id DESC) WHERE deleted_at IS NULL;

-- Who came in, and how. Where he hangs now is the tree's to say: he may have been moved since.
CREATE TABLE agents.recruit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL UNIQUE,
  agent_id bigint NOT NULL,
  link_id bigint REFERENCES agents.link, -- null: the agent opened the account
  idempotency_key uuid, -- of opening it
  joined_at timestamptz NOT NULL,
  deposited_at timestamptz, -- his first deposit since
  CHECK ((link_id IS NULL) = (idempotency_key IS NOT NULL)),
  UNIQUE (agent_id, idempotency_key)
);
CREATE INDEX recruit_of_agent ON agents.recruit (agent_id, id DESC);
CREATE INDEX recruit_of_link ON agents.recruit (link_id, id DESC) WHERE link_id IS NOT NULL;
-- The count of a link's depositors.
CREATE INDEX recruit_deposited ON agents.recruit (link_id) WHERE deposited_at IS NOT NULL;

GRANT SELECT, INSERT, UPDATE ON agents.link, agents.recruit TO champa_app;

-- A member's moves in the tree.
CREATE INDEX move_of_member ON agents.move (member_id, effective_at DESC) WHERE state = 'done';

-- What agents' contracts came to is paid set by set: docs/decisions/0028-agents-and-contracts.md.

-- Pairs that have something to give back are few.
CREATE INDEX carry_open ON agents.carry (kind) WHERE amount <> 0;
-- From when on there is anything to settle by.
CREATE INDEX contract_starting ON agents.contract (kind, period, starts_at) WHERE starts_at IS NOT NULL;

-- Who was counted on a day, by a keyed hash that names no address and is another for every link and day. Dropped soon after.
CREATE TABLE agents.visit (
  link_id bigint NOT NULL,
  day date NOT NULL,
  mark bytea NOT NULL,
  PRIMARY KEY (link_id, day, mark)
);
CREATE INDEX visit_of_day ON agents.visit (day);

GRANT SELECT, INSERT, DELETE ON agents.visit TO champa_app;
