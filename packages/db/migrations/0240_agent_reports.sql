-- What an agent's reports read of his team's play and money. Functions without more than one SELECT: the planner looks through
-- them, and goes from the team to what it did, or from a time to who was in it, as is less.

-- Members whose lines lie between two: a team is from its head's line to where that line ends.
CREATE FUNCTION member.between(first text, last text)
RETURNS TABLE (member_id bigint, upline_id bigint, line text, username text, type smallint)
LANGUAGE sql STABLE
AS $$
  SELECT m.id, m.upline_id, m.line, m.username, m.type FROM member.member AS m WHERE m.line >= first AND m.line < last
$$;

-- Rounds by when they began, of whomever: a summary of each part of the table, which costs the wire next to nothing.
CREATE INDEX round_started ON vendors.round USING brin (started_at) WITH (pages_per_range = 32, autosummarize = on);

CREATE FUNCTION vendors.rounds()
RETURNS TABLE (
  id bigint, member_id bigint, ref text, vendor_id smallint, game_code text, currency text, state text, stake bigint, win bigint,
  started_at timestamptz, updated_at timestamptz
)
LANGUAGE sql STABLE
AS $$
  SELECT r.id, r.member_id, r.ref, r.vendor_id, r.game_code, r.currency,
    vendors.round_state(r.closed, r.bets, r.cancelled_bets, r.open_bets, r.win), r.stake, r.win, r.started_at, r.updated_at
  FROM vendors.round AS r
$$;

-- The rounds that are not settled, or were taken back, of whomever, latest first.
CREATE INDEX loose_round_latest ON figures.loose_round (state, started_at DESC, round_id DESC);

CREATE FUNCTION figures.loose_rounds()
RETURNS TABLE (round_id bigint, member_id bigint, vendor_id smallint, game_code text, started_at timestamptz, state text)
LANGUAGE sql STABLE
AS $$
  SELECT l.round_id, l.member_id, l.vendor_id, l.game_code, l.started_at, l.state FROM figures.loose_round AS l
$$;

-- Play by game, the last day not included.
CREATE FUNCTION figures.play_of_games(since date, until date)
RETURNS TABLE (
  member_id bigint, day date, vendor_id smallint, game_code text, rounds bigint, stake bigint, win bigint, valid_bet bigint
)
LANGUAGE sql STABLE
AS $$
  SELECT d.member_id, d.day, d.vendor_id, d.game_code, d.rounds, d.stake, d.win, d.valid_bet
  FROM figures.day AS d WHERE d.day >= since AND d.day < until
$$;

-- What was played and is not counted yet, round by round: of everybody, so of about a second. Read in one statement with what
-- is counted, both together are exact.
CREATE FUNCTION figures.play_not_counted(zone text)
RETURNS TABLE (
  round_id bigint, member_id bigint, day date, vendor_id smallint, game_code text, rounds bigint, stake bigint, win bigint,
  valid_bet bigint
)
LANGUAGE sql STABLE
AS $$
  SELECT t.round_id, t.member_id, (t.started_at AT TIME ZONE coalesce(p.time_zone, zone))::date, t.vendor_id, t.game_code,
    t.begun::integer::bigint, t.stake, t.win,
    CASE WHEN t.state = 'open' THEN 0
      ELSE t.stake + coalesce((SELECT l.unsettled FROM figures.loose_round AS l WHERE l.round_id = t.round_id), 0)
    END
  FROM figures.progress AS p
  CROSS JOIN LATERAL vendors.rounds_touched(p.calls_up_to, 9223372036854775807) AS t
$$;

-- What accounts moved beside play, the last day not included; and what of all is not counted yet.
CREATE FUNCTION figures.money_beside_play(since date, until date)
RETURNS TABLE (account bigint, day date, kind text, movements bigint, moved_in bigint, moved_out bigint)
LANGUAGE sql STABLE
AS $$
  SELECT m.account, m.day, m.kind, m.movements, m.moved_in, m.moved_out
  FROM figures.money_day AS m
  WHERE m.day >= since AND m.day < until AND m.kind NOT IN ('stake', 'win', 'rollback')
$$;

CREATE FUNCTION figures.money_not_counted(zone text)
RETURNS TABLE (account bigint, day date, kind text, movements bigint, moved_in bigint, moved_out bigint)
LANGUAGE sql STABLE
AS $$
  SELECT m.account, m.day, m.kind, m.movements, m.moved_in, m.moved_out
  FROM figures.progress AS p
  CROSS JOIN LATERAL ledger.moved_by_day(p.moves_up_to, 9223372036854775807, coalesce(p.time_zone, zone)) AS m
  WHERE m.kind NOT IN ('stake', 'win', 'rollback')
$$;

-- Whose cash an account is, and which account a member's cash is.
CREATE INDEX accounts_cash_of_member ON ledger.accounts ((owner_id::bigint)) WHERE owner_type = 'member' AND purpose = 'cash';

CREATE FUNCTION ledger.cash_holders() RETURNS TABLE (account bigint, member_id bigint)
LANGUAGE sql STABLE
AS $$ SELECT a.id, a.owner_id::bigint FROM ledger.accounts AS a WHERE a.owner_type = 'member' AND a.purpose = 'cash' $$;

-- Movements beside play by time, of whomever, and by what they refer to: the wire never writes to these.
CREATE INDEX journal_beside_play ON ledger.journal (at, id) WHERE kind NOT IN ('stake', 'win', 'rollback');
CREATE INDEX journal_reference_beside_play ON ledger.journal (reference_id, at)
WHERE kind NOT IN ('stake', 'win', 'rollback');

-- What left members' cash beside play, and what came to it. `other`: the account on the other side.
CREATE FUNCTION ledger.cash_debits()
RETURNS TABLE (
  id bigint, at timestamptz, kind text, amount bigint, balance bigint, member_id bigint, other bigint, currency text,
  reference_type text, reference_id text
)
LANGUAGE sql STABLE
AS $$
  SELECT j.id, j.at, j.kind, -j.amount, j.debit_balance, a.owner_id::bigint, j.credit, a.currency, j.reference_type, j.reference_id
  FROM ledger.journal AS j JOIN ledger.accounts AS a ON a.id = j.debit
  WHERE j.debit > 0 AND j.kind NOT IN ('stake', 'win', 'rollback')
    AND a.owner_type = 'member' AND a.purpose = 'cash'
$$;

CREATE FUNCTION ledger.cash_credits()
RETURNS TABLE (
  id bigint, at timestamptz, kind text, amount bigint, balance bigint, member_id bigint, other bigint, currency text,
  reference_type text, reference_id text
)
LANGUAGE sql STABLE
AS $$
  SELECT j.id, j.at, j.kind, j.amount, j.credit_balance, a.owner_id::bigint, j.debit, a.currency, j.reference_type, j.reference_id
  FROM ledger.journal AS j JOIN ledger.accounts AS a ON a.id = j.credit
  WHERE j.credit > 0 AND j.kind NOT IN ('stake', 'win', 'rollback')
    AND a.owner_type = 'member' AND a.purpose = 'cash'
$$;
