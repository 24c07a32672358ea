-- The first five minutes with play, from a time on.
CREATE OR REPLACE FUNCTION figures.next_slot(since timestamptz) RETURNS timestamptz
LANGUAGE sql STABLE
RETURN (SELECT min(s.slot) FROM figures.slot AS s WHERE s.slot >= since);
