-- What is unusual about a session of a member's: they signed in before `new_since`, and never by this device or never from
-- this country; and how many others used the same device at the same address since `shared_since`. No row where the member
-- has no such session. Walks the member's part of session_history, and session_device.
CREATE OR REPLACE FUNCTION sessions.unusual(
  member bigint, session_id bigint, new_since timestamptz, shared_since timestamptz
) RETURNS TABLE (is_new_device boolean, is_new_country boolean, shared_with integer, first_at timestamptz)
LANGUAGE sql STABLE
AS $$
  SELECT
    coalesce(bool_or(past.user_agent <> own.user_agent), false)
      AND NOT coalesce(bool_or(past.user_agent = own.user_agent), false),
    coalesce(bool_or(past.country <> own.country), false)
      AND NOT coalesce(bool_or(past.country = own.country), false),
    (SELECT count(DISTINCT other.member_id)::integer
       FROM sessions.session AS other
      WHERE other.ip = own.ip AND own.ip <> '0.0.0.0' AND md5(other.user_agent) = md5(own.user_agent) AND other.created_at >= shared_since
        AND other.member_id <> own.member_id),
    min(every.created_at)
  FROM sessions.session AS own
  JOIN sessions.session AS every ON every.member_id = own.member_id
  LEFT JOIN sessions.session AS past ON past.id = every.id AND past.created_at < new_since
  WHERE own.id = session_id AND own.member_id = member
  GROUP BY own.id
$$;

REVOKE ALL ON FUNCTION sessions.unusual FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sessions.unusual TO champa_app;
