-- Where each of the members signed in last. A device is what a browser says of itself, at its address.
CREATE OR REPLACE FUNCTION sessions.last_seen(members bigint[]) RETURNS TABLE (member_id bigint, device text, ip text)
LANGUAGE sql STABLE
AS $$
  SELECT m.id, md5(host(s.ip) || ' ' || s.user_agent), host(s.ip)
  FROM unnest(members) AS m (id)
  CROSS JOIN LATERAL (
    SELECT h.ip, h.user_agent FROM sessions.session AS h WHERE h.member_id = m.id ORDER BY h.id DESC LIMIT 1
  ) AS s
$$;

REVOKE ALL ON FUNCTION sessions.last_seen(bigint[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sessions.last_seen(bigint[]) TO champa_app;

-- When a member last did anything here, by their last few sessions.
CREATE OR REPLACE FUNCTION sessions.last_seen(member bigint) RETURNS timestamptz
LANGUAGE sql STABLE
AS $$
  SELECT max(latest.seen_at)
  FROM (SELECT s.seen_at FROM sessions.session AS s WHERE s.member_id = member ORDER BY s.id DESC LIMIT 5) AS latest
$$;
