-- An employee's username; null where there is none of this ID.
CREATE OR REPLACE FUNCTION staff.username(employee bigint) RETURNS text
LANGUAGE sql STABLE
AS $$
  SELECT who.username FROM staff.staff AS who WHERE who.id = username.employee
$$;

REVOKE ALL ON FUNCTION staff.username FROM PUBLIC;
GRANT EXECUTE ON FUNCTION staff.username TO champa_app;
