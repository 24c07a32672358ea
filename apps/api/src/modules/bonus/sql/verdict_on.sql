-- How play ends a bonus that is being wagered; null: it goes on. Never while a bet of it is open, whose win or rollback
-- could still change it. Less than a hundredth of the main unit counts as zero.
CREATE OR REPLACE FUNCTION bonus.verdict_on(bonus_id bigint, funds bigint) RETURNS text
LANGUAGE plpgsql
AS $$
#variable_conflict use_variable
DECLARE
  reached boolean := (SELECT b.wagered >= b.required FROM bonus.bonus AS b WHERE b.id = bonus_id);
BEGIN
  IF (reached OR funds < 1000) AND NOT EXISTS (SELECT FROM bonus.stake AS s WHERE s.bonus_id = bonus_id AND s.open) THEN
    RETURN CASE WHEN reached THEN 'completed' ELSE 'used_up' END;
  END IF;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION bonus.verdict_on FROM PUBLIC;
