-- Play and money of members day by day, for charts of a team. The planner looks through these.
CREATE FUNCTION figures.play_by_day(since date, until date)
RETURNS TABLE (member_id bigint, day date, stake bigint, win bigint, valid_bet bigint)
LANGUAGE sql STABLE
AS $$ SELECT d.member_id, d.day, d.stake, d.win, d.valid_bet FROM figures.day AS d WHERE d.day >= since AND d.day < until $$;

CREATE FUNCTION figures.money_by_day(since date, until date, kinds text[])
RETURNS TABLE (account bigint, day date, kind text, moved_in bigint, moved_out bigint)
LANGUAGE sql STABLE
AS $$
  SELECT m.account, m.day, m.kind, m.moved_in, m.moved_out
  FROM figures.money_day AS m
  WHERE m.day >= since AND m.day < until AND m.kind NOT IN ('stake', 'win', 'rollback') AND m.kind = ANY (kinds)
$$;

-- What an agent was paid in a time, and what his contracts came to in it. (An upline's side has run_of_upline.)
CREATE INDEX run_paid ON agents.run (downline_id, paid_at) WHERE state = 'paid';
CREATE INDEX run_of_downline_time ON agents.run (downline_id, starts_at);
-- Since when somebody has been an agent.
CREATE INDEX change_of_member ON agents.change (member_id, what, id);
