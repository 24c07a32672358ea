-- Deletes five-minute figures that began before a time, up to `most` rows; returns how many.
CREATE OR REPLACE FUNCTION figures.drop_slots(before timestamptz, late_up_to bigint, most integer) RETURNS bigint
LANGUAGE plpgsql
AS $$
DECLARE
  dropped bigint;
BEGIN
  UPDATE figures.progress SET slots_since = greatest(slots_since, before);
  DELETE FROM figures.slot AS s
  WHERE (s.slot, s.member_id) IN (
    SELECT o.slot, o.member_id FROM figures.slot AS o WHERE o.slot < before ORDER BY o.slot LIMIT most
  );
  GET DIAGNOSTICS dropped = ROW_COUNT;
  DELETE FROM figures.late_play AS l
  WHERE l.id IN (SELECT o.id FROM figures.late_play AS o WHERE o.id <= late_up_to AND o.slot < before ORDER BY o.id LIMIT most);
  RETURN dropped;
END
$$;
