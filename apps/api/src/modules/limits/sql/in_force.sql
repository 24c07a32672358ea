-- The value of a limit at a time, the stricter of the member's and the operator's; null: there is none.
CREATE OR REPLACE FUNCTION limits.in_force(kept limits.member_limit, at timestamptz) RETURNS bigint
LANGUAGE sql IMMUTABLE
RETURN least(CASE WHEN (kept).pending_at <= at THEN (kept).pending_value ELSE (kept).value END, (kept).operator_value);

REVOKE ALL ON FUNCTION limits.in_force FROM PUBLIC;
GRANT EXECUTE ON FUNCTION limits.in_force TO champa_app;
