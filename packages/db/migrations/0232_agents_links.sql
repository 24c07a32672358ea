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
