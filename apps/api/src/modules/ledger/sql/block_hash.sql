-- SHA-256 over the hash before (32 zero bytes in the first block) and the block's rows in id order, a line each: a JSON
-- array of the columns, the time in microseconds since 1970.
CREATE OR REPLACE FUNCTION ledger.block_hash(before bytea, first_id bigint, last_id bigint) RETURNS bytea
LANGUAGE sql
STABLE
AS $$
  SELECT sha256(before || convert_to(coalesce(string_agg(
    json_build_array(
      j.id, (extract(epoch FROM j.at) * 1000000)::bigint, j.debit, j.credit, j.amount, j.shortfall,
      j.debit_balance, j.debit_version, j.credit_balance, j.credit_version,
      j.kind, j.source, j.key, j.reference_type, j.reference_id, j.actor
    )::text, E'\n' ORDER BY j.id), ''), 'UTF8'))
  FROM ledger.journal AS j
  WHERE j.id BETWEEN block_hash.first_id AND block_hash.last_id
$$;

REVOKE ALL ON FUNCTION ledger.block_hash FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.block_hash TO champa_app;
