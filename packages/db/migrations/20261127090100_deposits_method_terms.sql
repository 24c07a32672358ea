-- Staff changes methods in the console (docs/decisions/0070-money-in-the-console.md): when a method is open, and which change of it
-- somebody looked at.
ALTER TABLE deposits.method
  -- The hours of a day, in the brand's time zone, in which it is offered; null: always. Past midnight where it closes before it opens.
  ADD COLUMN opens time,
  ADD COLUMN closes time,
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN changed_by text,
  ADD COLUMN changed_at timestamptz,
  ADD CHECK ((opens IS NULL) = (closes IS NULL) AND opens IS DISTINCT FROM closes OR opens IS NULL AND closes IS NULL);
