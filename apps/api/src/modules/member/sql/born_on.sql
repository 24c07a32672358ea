-- The members born on one of these days of a year, each as month * 100 + day.
CREATE OR REPLACE FUNCTION member.born_on(days integer[]) RETURNS SETOF bigint
LANGUAGE sql STABLE
AS $$
  SELECT p.member_id
  FROM member.profile AS p
  JOIN member.member AS m ON m.id = p.member_id
  WHERE (extract(month FROM p.birthday) * 100 + extract(day FROM p.birthday))::integer = ANY (days)
    AND p.birthday IS NOT NULL AND m.status = 'active' AND m.type <> 4
$$;

REVOKE ALL ON FUNCTION member.born_on FROM PUBLIC;
