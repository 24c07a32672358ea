CREATE OR REPLACE FUNCTION figures.slot_of(at timestamptz) RETURNS timestamptz
LANGUAGE sql IMMUTABLE
RETURN date_bin('5 minutes', at, '2000-01-01 00:00:00+00'::timestamptz);
