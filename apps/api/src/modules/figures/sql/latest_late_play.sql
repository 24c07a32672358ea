CREATE OR REPLACE FUNCTION figures.latest_late_play() RETURNS bigint
LANGUAGE sql STABLE
RETURN (SELECT coalesce(max(id), 0) FROM figures.late_play);
