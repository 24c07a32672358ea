-- A stored setting tells which version of its schema it is of, so that a later program can bring it up to date; and who
-- changed it is an employee, with a reason.
ALTER TABLE site.setting ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE site.setting_history
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN staff_id bigint,
  ADD COLUMN reason text NOT NULL DEFAULT '';
CREATE INDEX setting_history_by_key ON site.setting_history (key, id DESC);
