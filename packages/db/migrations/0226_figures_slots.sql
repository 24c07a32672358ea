-- What agents' contracts are settled by: valid bets by member and five minutes, and what became of play after its time was closed.
CREATE TABLE figures.slot (
  slot timestamptz NOT NULL, -- when the five minutes begin; a round counts where it began, as in figures.day
  member_id bigint NOT NULL,
  valid_bet bigint NOT NULL,
  PRIMARY KEY (slot, member_id)
) WITH (fillfactor = 70);

-- Play of five minutes that were closed when it was counted: late settlements, voids, corrections. Ids grow in the order of commits,
-- for one counts at a time.
CREATE TABLE figures.late_play (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slot timestamptz NOT NULL,
  member_id bigint NOT NULL,
  valid_bet bigint NOT NULL,
  win bigint NOT NULL
);

ALTER TABLE figures.progress ADD COLUMN plays_closed_before timestamptz NOT NULL DEFAULT '-infinity';

-- All play of a day, and of its money what is not play.
CREATE INDEX day_of_brand ON figures.day (day);
CREATE INDEX money_day_beside_play ON figures.money_day (day) WHERE kind NOT IN ('stake', 'win', 'rollback');

GRANT SELECT, INSERT, UPDATE, DELETE ON figures.slot, figures.late_play TO champa_app;

CREATE FUNCTION figures.slot_of(at timestamptz) RETURNS timestamptz
LANGUAGE sql IMMUTABLE
RETURN date_bin('5 minutes', at, '2000-01-01 00:00:00+00'::timestamptz);

-- The planner looks through these.
CREATE FUNCTION figures.valid_bets_between(since timestamptz, until timestamptz)
RETURNS TABLE (member_id bigint, slot timestamptz, valid_bet bigint)
LANGUAGE sql STABLE
AS $$ SELECT s.member_id, s.slot, s.valid_bet FROM figures.slot AS s WHERE s.slot >= since AND s.slot < until $$;

-- The first five minutes with any, from a time on.
CREATE FUNCTION figures.next_slot(since timestamptz) RETURNS timestamptz
LANGUAGE sql STABLE
RETURN (SELECT min(s.slot) FROM figures.slot AS s WHERE s.slot >= since);

-- Of one member.
CREATE FUNCTION figures.valid_bet_of(member bigint, since timestamptz, until timestamptz)
RETURNS TABLE (slot timestamptz, valid_bet bigint)
LANGUAGE sql STABLE
AS $$
  SELECT s.slot, s.valid_bet
  FROM generate_series(since, until - interval '5 minutes', '5 minutes') AS five (slot)
  JOIN figures.slot AS s ON s.slot = five.slot AND s.member_id = member
$$;

CREATE FUNCTION figures.plays_of_member(member bigint, since date, until date)
RETURNS TABLE (day date, valid_bet bigint, win bigint)
LANGUAGE sql STABLE
AS $$
  SELECT d.day, sum(d.valid_bet)::bigint, sum(d.win)::bigint
  FROM figures.day AS d WHERE d.member_id = member AND d.day >= since AND d.day < until GROUP BY d.day
$$;

CREATE FUNCTION figures.play_of_days(since date, until date)
RETURNS TABLE (member_id bigint, stake bigint, win bigint, valid_bet bigint)
LANGUAGE sql STABLE
AS $$ SELECT d.member_id, d.stake, d.win, d.valid_bet FROM figures.day AS d WHERE d.day >= since AND d.day < until $$;

CREATE FUNCTION figures.money_of_days(since date, until date, kinds text[])
RETURNS TABLE (account bigint, kind text, moved_in bigint, moved_out bigint)
LANGUAGE sql STABLE
AS $$
  SELECT m.account, m.kind, m.moved_in, m.moved_out
  FROM figures.money_day AS m
  WHERE m.day >= since AND m.day < until AND m.kind NOT IN ('stake', 'win', 'rollback') AND m.kind = ANY (kinds)
$$;

CREATE FUNCTION figures.plays_of_days(since date, until date)
RETURNS TABLE (member_id bigint, day date, valid_bet bigint, win bigint)
LANGUAGE sql STABLE
AS $$ SELECT d.member_id, d.day, d.valid_bet, d.win FROM figures.day AS d WHERE d.day >= since AND d.day < until $$;

-- What members received of these kinds, less what went back.
CREATE FUNCTION figures.received_of_days(since date, until date, kinds text[])
RETURNS TABLE (account bigint, day date, received bigint)
LANGUAGE sql STABLE
AS $$
  SELECT m.account, m.day, m.moved_in - m.moved_out
  FROM figures.money_day AS m
  WHERE m.day >= since AND m.day < until AND m.kind NOT IN ('stake', 'win', 'rollback') AND m.kind = ANY (kinds)
$$;

CREATE FUNCTION figures.late_plays(after bigint, up_to bigint)
RETURNS TABLE (slot timestamptz, member_id bigint, valid_bet bigint, win bigint)
LANGUAGE sql STABLE
AS $$
  SELECT l.slot, l.member_id, sum(l.valid_bet)::bigint, sum(l.win)::bigint
  FROM figures.late_play AS l WHERE l.id > after AND l.id <= up_to GROUP BY l.slot, l.member_id
$$;

CREATE FUNCTION figures.latest_late_play() RETURNS bigint
LANGUAGE sql STABLE
RETURN (SELECT coalesce(max(id), 0) FROM figures.late_play);

-- From now on, what is counted of play before this time is late.
CREATE FUNCTION figures.close_plays(before timestamptz) RETURNS void
LANGUAGE sql
AS $$ UPDATE figures.progress SET plays_closed_before = greatest(plays_closed_before, before) $$;

-- Forgets five-minute figures that began before a time. At most so many rows; answers how many.
CREATE FUNCTION figures.drop_slots(before timestamptz, late_up_to bigint, most integer) RETURNS bigint
LANGUAGE plpgsql
AS $$
DECLARE
  dropped bigint;
BEGIN
  DELETE FROM figures.slot AS s
  WHERE (s.slot, s.member_id) IN (
    SELECT o.slot, o.member_id FROM figures.slot AS o WHERE o.slot < before ORDER BY o.slot LIMIT most
  );
  GET DIAGNOSTICS dropped = ROW_COUNT;
  DELETE FROM figures.late_play AS l
  WHERE l.id IN (SELECT o.id FROM figures.late_play AS o WHERE o.id <= late_up_to AND o.slot < before ORDER BY o.id LIMIT most);
  RETURN dropped;
END
$$;

-- Members' cash accounts, many at once.
CREATE FUNCTION ledger.cash_accounts(members bigint[])
RETURNS TABLE (member_id bigint, currency text, account bigint)
LANGUAGE sql STABLE
AS $$
  SELECT a.owner_id::bigint, a.currency, a.id
  FROM ledger.accounts AS a
  WHERE a.owner_type = 'member' AND a.purpose = 'cash' AND a.owner_id = ANY (members::text[])
$$;

-- Whose a member's account is.
CREATE FUNCTION ledger.member_accounts() RETURNS TABLE (account bigint, member_id bigint)
LANGUAGE sql STABLE
AS $$ SELECT a.id, a.owner_id::bigint FROM ledger.accounts AS a WHERE a.owner_type = 'member' $$;

-- What members have in cash.
CREATE FUNCTION ledger.cash_of(members bigint[]) RETURNS TABLE (member_id bigint, currency text, balance bigint)
LANGUAGE sql STABLE
AS $$
  SELECT c.member_id, c.currency, b.balance
  FROM ledger.cash_accounts(members) AS c JOIN ledger.balances AS b ON b.account = c.account
$$;

-- Rounds of a member that began between two times, first to last, after one.
CREATE FUNCTION vendors.rounds_between(member bigint, since timestamptz, until timestamptz, after bigint, most integer)
RETURNS TABLE (
  id bigint, ref text, vassalage text, game_code text, state text, stake bigint, win bigint, started_at timestamptz
)
LANGUAGE sql STABLE
AS $$
  SELECT r.id, r.ref, v.code, r.game_code, vendors.round_state(r.closed, r.bets, r.cancelled_bets, r.open_bets, r.win),
    r.stake, r.win, r.started_at
  FROM vendors.round AS r JOIN vendors.vendor AS v ON v.id = r.vendor_id
  WHERE r.member_id = member AND r.started_at >= since AND r.started_at < until AND r.id > after
  ORDER BY r.id
  LIMIT most
$$;

-- What rounds that began between two times come to, by member: for whoever counts anew. Reads the rounds themselves.
CREATE FUNCTION vendors.played_between(members bigint[], since timestamptz, until timestamptz)
RETURNS TABLE (member_id bigint, valid_bet bigint, win bigint)
LANGUAGE sql STABLE
AS $$
  SELECT r.member_id,
    coalesce(sum(r.stake) FILTER (
      WHERE vendors.round_state(r.closed, r.bets, r.cancelled_bets, r.open_bets, r.win) <> 'open'), 0)::bigint,
    sum(r.win)::bigint
  FROM vendors.round AS r
  WHERE r.member_id = ANY (members) AND r.started_at >= since AND r.started_at < until
  GROUP BY r.member_id
$$;

-- Who uses a session, since a time.
CREATE FUNCTION identity.seen_since(since timestamptz) RETURNS TABLE (member_id bigint)
LANGUAGE sql STABLE
AS $$ SELECT DISTINCT s.member_id FROM identity.session AS s WHERE s.ended_at IS NULL AND s.seen_at >= since $$;
