-- When members were credited their first deposit: the planner inlines it.
CREATE OR REPLACE FUNCTION deposits.first_credits() RETURNS TABLE (member_id bigint, credited_at timestamptz)
LANGUAGE sql STABLE
AS $$
  SELECT d.member_id, min(d.credited_at) FROM deposits.deposit AS d WHERE d.credited_at IS NOT NULL GROUP BY d.member_id
$$;
