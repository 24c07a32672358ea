-- Responsible play: what members limit for themselves. Why it looks like this: docs/decisions/0012-inbox-and-limits.md.
--
-- Amounts: whole units of 10^-5 of the currency's main unit.
CREATE SCHEMA limits;
GRANT USAGE ON SCHEMA limits TO champa_app;

-- One row for each member who ever set anything here, so that for all others one look says that there is nothing to obey.
-- Whoever changes it, or a limit, holds the lock of the cash account: a stake is judged under the same lock.
CREATE TABLE limits.guard (
  member_id bigint PRIMARY KEY,
  account bigint NOT NULL, -- his cash; stakes and losses are counted in its currency
  time_zone text NOT NULL, -- his days, weeks and months begin by it: the brand's when the row was made
  time_out_until timestamptz,
  excluded_at timestamptz,
  excluded_until timestamptz, -- 'infinity': for ever
  session_opened_at timestamptz, -- the last sign-in, from which a session limit counts
  reality_check_minutes integer CHECK (reality_check_minutes BETWEEN 10 AND 240)
);

-- A limit, and the raise or removal that comes into force at pending_at by the passing of time alone.
CREATE TABLE limits.member_limit (
  member_id bigint NOT NULL REFERENCES limits.guard,
  kind text NOT NULL CHECK (kind IN ('deposit', 'loss', 'stake', 'session')),
  period text NOT NULL,
  value bigint CHECK (value > 0), -- an amount; minutes of a session; null: none
  pending_value bigint CHECK (pending_value > 0),
  pending_at timestamptz,
  PRIMARY KEY (member_id, kind, period),
  CHECK (period IN ('day', 'week', 'month') AND kind <> 'session' OR period = 'session' AND kind = 'session'),
  CHECK (pending_at IS NOT NULL OR pending_value IS NULL)
);

-- What a guarded member staked (less what was rolled back) and won on a day, of real money. Kept by whoever moves it, in
-- the same transaction.
CREATE TABLE limits.day (
  member_id bigint NOT NULL REFERENCES limits.guard,
  day date NOT NULL,
  staked bigint NOT NULL,
  won bigint NOT NULL,
  PRIMARY KEY (member_id, day)
) WITH (fillfactor = 70); -- today's row changes with each stake, and finds room on its page

-- Who changed what, for ever.
CREATE TABLE limits.change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  what text NOT NULL,
  details jsonb NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX change_of_member ON limits.change (member_id, id DESC);

-- The first day of the period that a day lies in. Weeks begin on Monday.
CREATE FUNCTION limits.begins(period text, day date) RETURNS date
LANGUAGE sql IMMUTABLE
RETURN CASE period WHEN 'day' THEN day ELSE date_trunc(period, day::timestamp)::date END;

-- What a limit is at a time; null: there is none.
CREATE FUNCTION limits.in_force(kept limits.member_limit, at timestamptz) RETURNS bigint
LANGUAGE sql IMMUTABLE
RETURN CASE WHEN (kept).pending_at <= at THEN (kept).pending_value ELSE (kept).value END;

-- When the session that a member opened last has lasted as long as he allows it; null: it may go on.
CREATE FUNCTION limits.session_ends(guard limits.guard, at timestamptz) RETURNS timestamptz
LANGUAGE sql STABLE
AS $$
  SELECT (guard).session_opened_at + limits.in_force(c, at) * interval '1 minute'
  FROM limits.member_limit AS c
  WHERE (c.member_id, c.kind, c.period) = ((guard).member_id, 'session', 'session')
$$;

-- Of these members, those who have limits. The only thing that all others pay.
CREATE FUNCTION limits.guarded(members bigint[]) RETURNS bigint[]
LANGUAGE plpgsql STABLE
AS $$
BEGIN
  RETURN ARRAY(SELECT g.member_id FROM limits.guard AS g WHERE g.member_id = ANY (members));
END
$$;

-- What a guarded member may still stake. `refusal`: why he may not play at all. A null amount: as much as he wants.
CREATE TYPE limits.allowance AS (
  refusal text, -- 'blocked' by a time-out or an exclusion, 'limit_reached' by the length of his session
  account bigint,
  time_zone text,
  today date,
  stake bigint, -- until the first of his limits on stakes is reached
  loss bigint -- the same of his limits on losses
);

CREATE FUNCTION limits.allowance_of(member_id bigint, at timestamptz) RETURNS limits.allowance
LANGUAGE plpgsql STABLE
AS $$
#variable_conflict use_variable
DECLARE
  found limits.allowance;
BEGIN
  SELECT
    CASE
      WHEN greatest(g.time_out_until, g.excluded_until) > at THEN 'blocked'
      WHEN limits.session_ends(g, at) <= at THEN 'limit_reached'
    END,
    g.account, g.time_zone, (at AT TIME ZONE g.time_zone)::date
  INTO found.refusal, found.account, found.time_zone, found.today
  FROM limits.guard AS g
  WHERE g.member_id = member_id;

  SELECT
    min(limits.in_force(c, at) - used.staked) FILTER (WHERE c.kind = 'stake'),
    min(limits.in_force(c, at) - used.staked + used.won) FILTER (WHERE c.kind = 'loss')
  INTO found.stake, found.loss
  FROM limits.member_limit AS c
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(d.staked), 0)::bigint AS staked, coalesce(sum(d.won), 0)::bigint AS won
    FROM limits.day AS d
    WHERE d.member_id = c.member_id AND d.day BETWEEN limits.begins(c.period, found.today) AND found.today
  ) AS used
  WHERE c.member_id = member_id AND c.kind IN ('stake', 'loss');
  RETURN found;
END
$$;

-- Counts play of a guarded member on a day. What is taken back of a day that is not kept any more limits nothing.
CREATE FUNCTION limits.note(member_id bigint, day date, staked bigint, won bigint) RETURNS void
LANGUAGE plpgsql
AS $$
#variable_conflict use_variable
BEGIN
  UPDATE limits.day AS d SET staked = d.staked + staked, won = d.won + won
  WHERE d.member_id = member_id AND d.day = day;
  IF NOT FOUND AND (staked > 0 OR won > 0) THEN
    INSERT INTO limits.day VALUES (member_id, day, staked, won);
  END IF;
END
$$;

-- What an account's play came to, day by day: a stake on its day, a rollback on the day it came. The ledger's face for a
-- member who has just set his first limit.
CREATE FUNCTION ledger.played_by_day(account bigint, since timestamptz, time_zone text)
RETURNS TABLE (day date, staked bigint, won bigint)
LANGUAGE sql STABLE
AS $$
  SELECT
    (j.at AT TIME ZONE time_zone)::date,
    greatest(sum(CASE j.kind WHEN 'stake' THEN j.amount WHEN 'rollback' THEN -j.amount ELSE 0 END), 0)::bigint,
    sum(CASE j.kind WHEN 'win' THEN j.amount ELSE 0 END)::bigint
  FROM (
    SELECT at, kind, amount FROM ledger.journal WHERE debit = account AND debit > 0 AND at >= since
    UNION ALL
    SELECT at, kind, amount FROM ledger.journal WHERE credit = account AND credit > 0 AND at >= since
  ) AS j
  WHERE j.kind IN ('stake', 'win', 'rollback')
  GROUP BY 1
$$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA limits FROM PUBLIC;
REVOKE ALL ON FUNCTION ledger.played_by_day FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.played_by_day, limits.begins, limits.in_force, limits.session_ends TO champa_app;
GRANT SELECT, INSERT, UPDATE ON limits.guard, limits.member_limit TO champa_app;
GRANT SELECT, INSERT, DELETE ON limits.day TO champa_app;
GRANT SELECT, INSERT ON limits.change TO champa_app;
