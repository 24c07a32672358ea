-- Which earlier members signed in since a time from the addresses of these members' latest sessions; `same_device`: with the
-- same browser. A whole town may share an address: a few of each are enough.
CREATE OR REPLACE FUNCTION sessions.sharing(members bigint[], since timestamptz)
RETURNS TABLE (member_id bigint, other_id bigint, same_device boolean)
LANGUAGE sql STABLE
AS $$
  SELECT m.id, o.member_id, bool_or(o.same_device)
  FROM unnest(members) AS m (id)
  CROSS JOIN LATERAL (
    SELECT DISTINCT h.ip, h.user_agent
    FROM (
      SELECT l.ip, l.user_agent FROM sessions.session AS l WHERE l.member_id = m.id ORDER BY l.id DESC LIMIT 20
    ) AS h
  ) AS s
  CROSS JOIN LATERAL (
    SELECT e.member_id, md5(e.user_agent) = md5(s.user_agent) AS same_device
    FROM sessions.session AS e
    WHERE e.ip = s.ip AND e.ip <> '0.0.0.0' AND e.created_at >= since AND e.member_id < m.id
    LIMIT 200
  ) AS o
  GROUP BY m.id, o.member_id
$$;

REVOKE ALL ON FUNCTION sessions.sharing FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sessions.sharing TO champa_app;
