-- Times at which a vendor is under maintenance, as staff plans them. A window ends by itself, or at `ended_at` where somebody ends it earlier;
-- before its start that calls it off.
CREATE TABLE catalogue.maintenance_window (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vassalage text NOT NULL REFERENCES catalogue.vendor,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  reason text NOT NULL,
  planned_by text NOT NULL,
  planned_at timestamptz NOT NULL,
  ended_by text,
  ended_at timestamptz,
  CHECK (starts_at < ends_at),
  CHECK ((ended_by IS NULL) = (ended_at IS NULL))
);

-- Asked for every bet.
CREATE INDEX maintenance_window_vassalage ON catalogue.maintenance_window (vassalage, ends_at);

-- The list of staff.
CREATE INDEX maintenance_window_starts_at ON catalogue.maintenance_window (starts_at, id);

GRANT SELECT, INSERT, UPDATE ON catalogue.maintenance_window TO champa_app;

-- after functions

CREATE TRIGGER count_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON catalogue.maintenance_window
FOR EACH STATEMENT EXECUTE FUNCTION catalogue.count_revision();
