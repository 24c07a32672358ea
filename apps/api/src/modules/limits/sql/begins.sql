-- The first day of the period that contains a day. Weeks begin on Monday.
CREATE OR REPLACE FUNCTION limits.begins(period text, day date) RETURNS date
LANGUAGE sql IMMUTABLE
RETURN CASE period WHEN 'day' THEN day ELSE date_trunc(period, day::timestamp)::date END;

REVOKE ALL ON FUNCTION limits.begins FROM PUBLIC;
GRANT EXECUTE ON FUNCTION limits.begins TO champa_app;
