-- The ID up to which the journal is final and may be read by a job, at most so far after the ID it has read.
CREATE OR REPLACE FUNCTION ledger.sealed_up_to(after bigint, most bigint) RETURNS bigint
LANGUAGE sql STABLE
AS $$ SELECT least(coalesce(max(last_id), 0), after + most) FROM ledger.blocks $$;

REVOKE ALL ON FUNCTION ledger.sealed_up_to FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.sealed_up_to TO champa_app;
