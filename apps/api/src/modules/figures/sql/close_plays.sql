-- Play before this time that is counted from now on is late.
CREATE OR REPLACE FUNCTION figures.close_plays(before timestamptz) RETURNS void
LANGUAGE sql
AS $$ UPDATE figures.progress SET plays_closed_before = greatest(plays_closed_before, before) $$;
