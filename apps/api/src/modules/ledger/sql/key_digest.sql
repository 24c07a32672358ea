CREATE OR REPLACE FUNCTION ledger.key_digest(source text, key text) RETURNS bytea
LANGUAGE sql
IMMUTABLE
RETURN substr(sha256(convert_to(source || E'\n' || key, 'UTF8')), 1, 16); -- no source contains a line break

REVOKE ALL ON FUNCTION ledger.key_digest FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.key_digest TO champa_app;
