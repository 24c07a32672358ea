-- What real members reached, from their own rows.
CREATE OR REPLACE FUNCTION dashboard.milestones() RETURNS TABLE (member_id bigint, kind text, currency text, slot timestamptz)
LANGUAGE sql STABLE
AS $$
  SELECT m.member_id, 'sign_up', m.currency, date_bin('5 minutes', m.registered_at, '2000-01-01 00:00:00+00'::timestamptz)
  FROM member.real_members() AS m
  UNION ALL
  SELECT m.member_id, 'first_deposit', m.currency, date_bin('5 minutes', d.credited_at, '2000-01-01 00:00:00+00'::timestamptz)
  FROM member.real_members() AS m JOIN deposits.first_credits() AS d ON d.member_id = m.member_id
$$;
