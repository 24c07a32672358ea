-- What an agent sees of his downlines, a page at a time in the order he chose, and what he allows them of transfers.

-- Direct downlines by name and by the time they came; and whoever's name begins so.
CREATE INDEX member_upline_name ON member.member (upline_id, (lower(username) COLLATE "C"), id)
WHERE upline_id IS NOT NULL;
CREATE INDEX member_upline_registered ON member.member (upline_id, registered_at, id) WHERE upline_id IS NOT NULL;
CREATE INDEX member_name_prefix ON member.member ((lower(username) COLLATE "C"));

-- Everybody's cash; the planner looks through it. The owner is text, as the accounts have it.
CREATE FUNCTION ledger.member_cash() RETURNS TABLE (member text, currency text, balance bigint)
LANGUAGE sql STABLE
AS $$
  SELECT a.owner_id, a.currency, b.balance
  FROM ledger.accounts AS a JOIN ledger.balances AS b ON b.account = a.id
  WHERE a.owner_type = 'member' AND a.purpose = 'cash'
$$;

-- When a member last did anything here. Of his sessions the last few tell.
CREATE FUNCTION identity.last_seen(member bigint) RETURNS timestamptz
LANGUAGE sql STABLE
AS $$
  SELECT max(latest.seen_at)
  FROM (SELECT s.seen_at FROM identity.session AS s WHERE s.member_id = member ORDER BY s.id DESC LIMIT 5) AS latest
$$;

-- What an upline allows a direct downline. It holds while he is that: the row of another upline counts for nothing.
CREATE TABLE transfers.pair_limit (
  upline_id bigint NOT NULL,
  downline_id bigint NOT NULL CHECK (downline_id <> upline_id),
  may_receive boolean NOT NULL,
  may_send boolean NOT NULL,
  per_transfer bigint CHECK (per_transfer > 0), -- of what he sends; null: the brand's
  per_day bigint CHECK (per_day > 0),
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (downline_id, upline_id)
);
GRANT SELECT, INSERT, UPDATE ON transfers.pair_limit TO champa_app;

-- A member's transfers with one other.
CREATE INDEX member_transfer_between ON transfers.member_transfer (from_member, to_member, id DESC);

-- A member's moves in the tree.
CREATE INDEX move_of_member ON agents.move (member_id, effective_at DESC) WHERE state = 'done';
