-- A member's rank; 0 for a member without one.
CREATE OR REPLACE FUNCTION vip.level_of(member_id bigint) RETURNS integer
LANGUAGE sql STABLE
AS $$
  SELECT coalesce((SELECT m.level FROM vip.member AS m WHERE m.member_id = level_of.member_id), 0)
$$;

REVOKE ALL ON FUNCTION vip.level_of FROM PUBLIC;
GRANT EXECUTE ON FUNCTION vip.level_of TO champa_app;
