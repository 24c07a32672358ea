-- Begins a bonus that was just granted, where its member is wagering none.
CREATE OR REPLACE FUNCTION bonus.begin(member_id bigint, at timestamptz) RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog
AS $$
#variable_conflict use_variable
BEGIN
  IF EXISTS (SELECT FROM bonus.holder AS h WHERE h.member_id = member_id AND h.active IS NULL) THEN
    PERFORM bonus.post(bonus.next_turn(member_id, at), at);
  END IF;
END
$$;

REVOKE ALL ON FUNCTION bonus.begin FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bonus.begin TO champa_app;
