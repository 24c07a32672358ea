-- The attributes of members that an audience may use.
CREATE OR REPLACE FUNCTION member.audience(members bigint[])
RETURNS TABLE (member_id bigint, is_active boolean, language text, country text, currency text, registered_at timestamptz)
LANGUAGE sql STABLE
AS $$
  SELECT m.id, m.status = 'active' AND m.type <> 4, m.language, m.country, m.currency, m.registered_at
  FROM member.member AS m
  WHERE m.id = ANY (members)
$$;

REVOKE ALL ON FUNCTION member.audience FROM PUBLIC;
GRANT EXECUTE ON FUNCTION member.audience TO champa_app;
