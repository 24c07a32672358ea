-- The value of a limit at a time; null: there is none.
CREATE OR REPLACE FUNCTION limits.in_force(kept limits.member_limit, at timestamptz) RETURNS bigint
LANGUAGE sql IMMUTABLE
RETURN CASE WHEN (kept).pending_at <= at THEN (kept).pending_value ELSE (kept).value END;

REVOKE ALL ON FUNCTION limits.in_force FROM PUBLIC;
GRANT EXECUTE ON FUNCTION limits.in_force TO champa_app;
