-- Which change of a provider somebody looked at, so that two employees do not overwrite each other. A key that is replaced alone is a change of its own.
ALTER TABLE payments.provider ADD COLUMN revision integer NOT NULL DEFAULT 1;
ALTER TABLE payments.change
  DROP CONSTRAINT change_action_check,
  ADD CONSTRAINT change_action_check CHECK (action IN ('added', 'changed', 'switched', 'key replaced'));
