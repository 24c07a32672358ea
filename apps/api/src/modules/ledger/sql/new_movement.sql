-- A movement by the names of its parts: eleven positions are easily mixed up. The planner inlines the row, so the names
-- cost nothing.
CREATE OR REPLACE FUNCTION ledger.new_movement(
  source text,
  key text,
  kind text,
  debit bigint,
  credit bigint,
  amount bigint,
  reference_type text,
  reference_id text,
  actor text,
  cover bigint DEFAULT NULL,
  allow_zero boolean DEFAULT false
) RETURNS ledger.movement
LANGUAGE sql IMMUTABLE
AS $$
  SELECT ROW(source, key, kind, debit, credit, amount, reference_type, reference_id, actor, cover, allow_zero)::ledger.movement
$$;

REVOKE ALL ON FUNCTION ledger.new_movement FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.new_movement TO champa_app;
