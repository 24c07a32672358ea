-- SHA-256 over the hash of the entry before (32 zero bytes for the first) and this entry: a JSON array of its columns, the time in
-- microseconds since 1970.
CREATE OR REPLACE FUNCTION staff.access_hash(previous bytea, entry staff.access_log) RETURNS bytea
LANGUAGE sql
STABLE
AS $$
  SELECT sha256(previous || convert_to(json_build_array(
    entry.number, entry.id, (extract(epoch FROM entry.at) * 1000000)::bigint, entry.staff_id, entry.action, entry.detail,
    host(entry.ip), entry.reason, entry.before, entry.after, entry.request_id
  )::text, 'UTF8'))
$$;

REVOKE ALL ON FUNCTION staff.access_hash FROM PUBLIC;
GRANT EXECUTE ON FUNCTION staff.access_hash TO champa_app;
