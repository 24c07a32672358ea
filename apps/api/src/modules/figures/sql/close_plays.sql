-- From now on, what is counted of play before this time is late.
CREATE OR REPLACE FUNCTION figures.close_plays(before timestamptz) RETURNS void
LANGUAGE sql
AS $$ UPDATE figures.progress SET plays_closed_before = greatest(plays_closed_before, before) $$;
