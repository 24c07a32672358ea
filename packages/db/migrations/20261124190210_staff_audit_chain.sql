-- The access log becomes the audit log: each entry has what a change was before and after, why, and the request it came by; and the
-- hash of the entry before it. Entries are only added: the application has no right to change one, and a trigger refuses its owner.
ALTER TABLE staff.access_log
  ADD COLUMN number     bigint,
  ADD COLUMN reason     text,
  ADD COLUMN before     jsonb,
  ADD COLUMN after      jsonb,
  ADD COLUMN request_id text,
  ADD COLUMN hash       bytea;

-- The last entry: it is known by its number and hash, so that cutting off the end is found, too. Its row is the lock of the chain.
CREATE TABLE staff.access_head (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  number  bigint NOT NULL DEFAULT 0,
  hash    bytea NOT NULL DEFAULT decode(repeat('00', 32), 'hex') CHECK (length(hash) = 32)
);
INSERT INTO staff.access_head DEFAULT VALUES;
GRANT SELECT ON staff.access_head TO champa_app;

CREATE INDEX access_log_member ON staff.access_log ((detail->>'memberId')) WHERE detail ? 'memberId';
CREATE INDEX access_log_staff ON staff.access_log (staff_id, number);
CREATE INDEX access_log_action ON staff.access_log (action, number);

-- after functions

-- Entries of before join the chain in their order.
DO $$
DECLARE
  entry staff.access_log;
  head staff.access_head;
BEGIN
  SELECT * INTO head FROM staff.access_head;
  FOR entry IN SELECT * FROM staff.access_log ORDER BY id LOOP
    head.number := head.number + 1;
    entry.number := head.number;
    head.hash := staff.access_hash(head.hash, entry);
    UPDATE staff.access_log SET number = head.number, hash = head.hash WHERE id = entry.id;
  END LOOP;
  UPDATE staff.access_head SET number = head.number, hash = head.hash;
END
$$;

ALTER TABLE staff.access_log
  ALTER COLUMN number SET NOT NULL,
  ALTER COLUMN hash SET NOT NULL,
  ADD CONSTRAINT access_log_number UNIQUE (number);

CREATE TRIGGER chain BEFORE INSERT ON staff.access_log FOR EACH ROW EXECUTE FUNCTION staff.chain_access();
CREATE TRIGGER only_grows BEFORE UPDATE OR DELETE ON staff.access_log FOR EACH ROW EXECUTE FUNCTION staff.refuse_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON staff.access_log FOR EACH STATEMENT EXECUTE FUNCTION staff.refuse_change();
