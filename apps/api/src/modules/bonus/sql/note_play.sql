-- Counts play towards a bonus, and returns how that ends it.
CREATE OR REPLACE FUNCTION bonus.note_play(bonus_id bigint, wagered bigint, funds bigint) RETURNS text
LANGUAGE plpgsql
AS $$
#variable_conflict use_variable
BEGIN
  IF wagered <> 0 THEN
    UPDATE bonus.bonus AS b SET wagered = b.wagered + wagered WHERE b.id = bonus_id;
  END IF;
  RETURN bonus.verdict_on(bonus_id, funds);
END
$$;

REVOKE ALL ON FUNCTION bonus.note_play FROM PUBLIC;
